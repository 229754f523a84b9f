//! The witness: whole games written down so exactly that two builds of the program can be held against each other.
//!
//! A record holds, for each game, the orders that were given, each as its place in the sorted list of what was lawful, followed by the
//! last byte of a chain of hashes. The chain runs over the order, the events that are told, the position as text and that list. Each
//! [`EVERY`] orders, and at the end, all of it stands there in full (of most games the chain alone). A later program is given the same
//! orders and must write the same text. How the rules keep their state, the form of questions and the order of the list do not count.
//!
//! The record is written anew for corrections of rules alone, and the commit says which: a change that corrects nothing must leave the
//! record as it is. To find the first order that differs in two programs, let both write every order in full and compare.

mod record;

pub use record::Subject;

use crate::script::{Script, command_text};
use crate::{Command, GameBox, Start, Table};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::{Character, Player};
use std::fmt::Write as _;
use table::{DiceCup, Game, Order};

/// After so many orders everything is written in full.
pub const EVERY: usize = 100;
/// A game is followed no further than this.
pub const ORDERS_MAX: usize = 600;

/// A game that witnesses are kept of: of what is told of it ([`GameBox::in_words`]) and its positions.
pub trait Witnessed: GameBox {
    /// The position as text, whatever form the rules keep it in.
    fn position_text(table: &Table<Self>) -> String;
}

/// Who gives the orders of a game.
pub enum Hand<G: GameBox> {
    /// Two computer players, and the seed of players and dice.
    Players([Character; 2], u64),
    /// The orders of a record: places in the sorted list, and the seed of the dice.
    Recorded(Vec<usize>, u64),
    /// A script.
    Script(Script<G::Rules>),
}

enum Chooser<G: GameBox> {
    Players([Box<dyn Player<G::Rules> + Send>; 2]),
    Recorded(std::vec::IntoIter<usize>),
    Script(std::vec::IntoIter<Command<G>>),
}

impl<G: GameBox> Chooser<G> {
    /// The next order and its place in the list; none: no more are given.
    fn next(
        &mut self,
        game: &Game<G::Rules>,
        listed: &[Command<G>],
    ) -> anyhow::Result<Option<(Command<G>, Option<usize>)>> {
        let place = match self {
            Chooser::Script(orders) => return Ok(orders.next().map(|order| (order, None))),
            Chooser::Recorded(places) => match places.next() {
                Some(place) => place,
                None => return Ok(None),
            },
            Chooser::Players(players) => match game.to_act() {
                Some(side) => opponent::ask(players[side.index()].as_mut(), game, side, listed),
                None => return Ok(None),
            },
        };
        let command = listed.get(place).with_context(|| format!("order {place} of {} lawful ones", listed.len()))?;
        Ok(Some((command.clone(), Some(place))))
    }
}

/// The players of a game by its seed: each has a seed of his own, never that of the dice.
fn players<G: GameBox>(characters: [Character; 2], seed: u64) -> [Box<dyn Player<G::Rules> + Send>; 2] {
    let [first, second] = opponent::seeds(seed);
    [characters[0].player(first), characters[1].player(second)]
}

/// How much of a game is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// In full after each so many orders and at the end.
    FullEach(usize),
    /// Choices and the chain alone.
    Short,
}

/// Plays a game and writes it down.
///
/// # Errors
/// The dice do not fit, or an order that is recorded or listed is refused: the text so far says where.
pub fn write_down<G: Witnessed>(
    start: &Start<G>,
    hand: Hand<G>,
    detail: Detail,
) -> Result<String, (String, anyhow::Error)> {
    let mut text = String::new();
    match play(start, hand, detail, &mut text) {
        Ok(()) => Ok(text),
        Err(error) => Err((text, error)),
    }
}

fn play<G: Witnessed>(start: &Start<G>, hand: Hand<G>, detail: Detail, text: &mut String) -> anyhow::Result<()> {
    let (every, is_full) = match detail {
        Detail::FullEach(every) => (every, true),
        Detail::Short => (EVERY, false),
    };
    let (cup, mut chooser): (DiceCup, Chooser<G>) = match hand {
        Hand::Players(characters, seed) => (DiceCup::from_seed(seed), Chooser::Players(players::<G>(characters, seed))),
        Hand::Recorded(places, seed) => (DiceCup::from_seed(seed), Chooser::Recorded(places.into_iter())),
        Hand::Script(script) => (script.cup(), Chooser::Script(script.orders.into_iter())),
    };
    let mut game: Game<G::Rules> = Game::new(World::new(), start.clone(), cup)?;
    let mut told: Vec<String> = game.journal().events().filter_map(G::in_words).collect();
    game = game.without_journal();
    let mut chain = blake3::hash(b"");
    let mut order_text = "none".to_string();
    let mut commands = Vec::new();
    for given in 0.. {
        game.legal_commands(&mut commands);
        let mut listed: Vec<(String, Command<G>)> = commands.drain(..).map(|one| (command_text(&one), one)).collect();
        listed.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        let (texts, in_order): (Vec<String>, Vec<Command<G>>) = listed.into_iter().unzip();
        let position = G::position_text(&game.table());
        let full = format!(
            "order {order_text}\n{}\n{position}lawful {}\n{}\n",
            told.join("\n"),
            texts.len(),
            texts.join("\n")
        );
        let mut hasher = blake3::Hasher::new();
        hasher.update(chain.as_bytes());
        hasher.update(full.as_bytes());
        chain = hasher.finalize();
        if given > 0 {
            write!(text, ".{:02x}", chain.as_bytes()[0])?;
        }
        let next = if given < ORDERS_MAX { chooser.next(&game, &in_order)? } else { None };
        if given > 0 && (given % every == 0 || next.is_none()) {
            writeln!(text, "\nafter {given} chain {}", &chain.to_hex()[..16])?;
            if is_full {
                text.push_str(&full);
            }
        }
        let Some((command, place)) = next else { break };
        text.push_str(if given % every == 0 { "choices " } else { " " });
        match place {
            Some(place) => write!(text, "{place}")?,
            None => text.push('-'),
        }
        order_text = command_text(&command);
        let side = game.owner(&command).context("the game is over")?;
        let events = game.give(&Order { side, command }).with_context(|| order_text.clone())?;
        told = events.iter().filter_map(G::in_words).collect();
    }
    Ok(())
}

/// The places in the list that a record of one game holds.
///
/// # Errors
/// A line that no record has.
pub fn choices(game: &str) -> anyhow::Result<Vec<usize>> {
    let lines = game.lines().filter_map(|line| line.strip_prefix("choices "));
    let choice = |token: &str| -> anyhow::Result<usize> {
        let (place, _) = token.split_once('.').with_context(|| format!("`{token}` is no choice"))?;
        place.parse().with_context(|| format!("`{token}` is no choice"))
    };
    lines.flat_map(|line| line.split(' ')).map(choice).collect()
}

/// Where two records of a game part: the number of the order, and the lines there; none if they are equal.
pub fn difference(recorded: &str, today: &str) -> Option<String> {
    if recorded == today {
        return None;
    }
    let (mut one, mut other) = (recorded.lines(), today.lines());
    let mut before = 0;
    loop {
        match (one.next(), other.next()) {
            (None, None) => return Some("the ends of lines differ".into()),
            (Some(a), Some(b)) if a == b => {
                before += a.strip_prefix("choices ").map_or(0, |choices| choices.split(' ').count());
            }
            (Some(a), Some(b)) if a.starts_with("choices ") && b.starts_with("choices ") => {
                let same = a.split(' ').zip(b.split(' ')).take_while(|(a, b)| a == b).count();
                return Some(format!("after order {} all is as recorded, after the next one not", before + same - 1));
            }
            (a, b) => {
                let line = |line: Option<&str>| line.unwrap_or("nothing").chars().take(160).collect::<String>();
                return Some(format!("after order {before} was recorded `{}`, today it is `{}`", line(a), line(b)));
            }
        }
    }
}

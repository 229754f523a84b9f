//! What a side cannot know it never learns: a toy with a hidden counter, the test for leaks, and five leaks put in on purpose.
//!
//! A scout of the first side walks along a path of ten hexes. A sniper of the second side hides on it once, at any time, and may fire at
//! the scout whenever he has taken a step; who fires, or is run into, is seen. Whoever keeps a sniper hidden is asked at every step,
//! whether he can fire or not: a question that comes only sometimes would tell where he lies.

use crate::*;
use bevy_ecs::prelude::{Component, Resource, World};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Where the toy tells what it should not.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
    Nowhere,
    /// A fact that both sides see.
    Fact,
    /// An event that both sides are told of.
    Event,
    /// A fact of the battle itself is not blanked. (What is lawful and what is offered cannot leak: they never get the table.)
    Flow,
    /// Whether a side has a choice is asked of the table.
    Choice,
    /// Only who can answer is asked.
    Question,
}

#[allow(dead_code, reason = "a toy needs less than all that is made")]
mod men {
    use super::{CounterId, Everybody, Leak, Side, UnlessHidden};

    crate::facts! {
        /// A man.
        row Man on ();
        fixed {
            /// His id.
            id: CounterId,
            /// His side.
            side: Side,
            /// What is tried in this game.
            leak: Leak,
        }
        told {}
        facts {
            /// Where he stands; none: not on the path.
            at: At(Option<u8>) = None, seen by UnlessHidden;
            /// The enemy does not know where he is.
            hidden: Hidden(bool) = false, seen by Everybody;
            /// Goes no further.
            hurt: Hurt(bool) = false, seen by Everybody;
        }
    }
}
use men::{Counters, Is, Kept, Man, Rows};

struct UnlessHidden;
impl SeenBy<Man> for UnlessHidden {
    fn sees(man: &Man, side: Side) -> bool {
        man.side == side || !man.hidden || man.leak == Leak::Fact
    }
}

const SCOUT: usize = 0;
const SNIPER: usize = 1;
/// The last hex of the path.
const LAST: u8 = 9;
/// How far a sniper fires.
const REACH: u8 = 2;
const TURNS: u8 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Command {
    Step,
    Wait,
    Hide { at: u8 },
    Fire,
    Hold,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Event {
    Stepped,
    Fired { die: u8 },
    Is { man: usize, fact: Is },
    TurnOver,
    Asked(bool),
    Marked(Option<u8>),
}

/// Where the game stands: the turn, whether the sniper's side is asked, and the hex that he has marked for his shot, which his own side
/// alone sees.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Hash)]
struct Flow {
    turn: u8,
    asked: bool,
    marked: Option<u8>,
}
impl Flow {
    /// What a side sees of it.
    fn seen_by(self, side: Side, leak: Leak) -> Self {
        if side == Side::Second || leak == Leak::Flow { self } else { Self { marked: None, ..self } }
    }
}

#[derive(Clone, Copy)]
struct Table<'w> {
    men: Rows<'w>,
    flow: &'w Flow,
}

impl Table<'_> {
    fn leak(&self) -> Leak {
        self.men.at(SCOUT).leak
    }
    /// Whether the scout may take a step, by what is seen.
    fn may_step(&self) -> Result<(), Refusal> {
        let (scout, sniper) = (self.men.at(SCOUT), self.men.at(SNIPER));
        let next = scout.at.filter(|at| *at < LAST).map(|at| at + 1);
        match next {
            None => Err(Refusal::new(RuleId("PATH-1"), Say::told("the path ends here"))),
            Some(_) if scout.hurt => Err(Refusal::new(RuleId("PATH-2"), Say::told("he is hurt"))),
            Some(next) if sniper.at == Some(next) => {
                Err(Refusal::new(RuleId("PATH-3"), Say::told("an enemy stands there")))
            }
            Some(_) => Ok(()),
        }
    }
    /// Whether the sniper reaches the scout.
    fn may_fire(&self) -> bool {
        let [scout, sniper] = [SCOUT, SNIPER].map(|no| self.men.at(no).at);
        scout.zip(sniper).is_some_and(|(scout, sniper)| scout.abs_diff(sniper) <= REACH)
    }
    /// Asked of what the scout's side sees; with some leaks of the table.
    fn scout_may(&self, leak: Leak) -> Result<(), Refusal> {
        if self.leak() == leak { self.may_step() } else { Path::seen_by(self, Side::First, |seen| seen.may_step()) }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Path;

impl RuleSet for Path {
    type Command = Command;
    type Event = Event;
    type Report = Command;
    type Start = Leak;
    type Table<'w> = Table<'w>;

    const DICE: RuleId = RuleId("PATH-4");

    fn set_up(world: &mut World, leak: &Leak) {
        let man = |id: &str, side| Man::new(id.parse().unwrap(), side, *leak);
        let men =
            [Man { at: Some(0), ..man("scout", Side::First) }, Man { hidden: true, ..man("sniper", Side::Second) }];
        Counters::set_up(world, &men);
        world.insert_resource(Flow { turn: 1, asked: false, marked: None });
    }
    fn table(world: &World) -> Table<'_> {
        Table { men: world.resource::<Counters>().rows(world), flow: world.resource() }
    }
    fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<Table<'_>>) -> T) -> T {
        let kept = table.men.seen_by(side);
        let flow = table.flow.seen_by(side, table.leak());
        ask(&Seen::on(Table { men: kept.as_ref().map_or(table.men, Kept::rows), flow: &flow }))
    }
    fn told_to(table: &Table, event: &Event) -> [bool; 2] {
        Side::BOTH.map(|side| match event {
            Event::Is { man, fact } => table.leak() == Leak::Event || fact.fact().seen_by(&table.men.at(*man), side),
            Event::Marked(_) => side == Side::Second,
            Event::Stepped | Event::Fired { .. } | Event::TurnOver | Event::Asked(_) => true,
        })
    }
    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Is { fact: Is::Hidden(false), .. })
    }
    fn judge(seen: &Seen<Table<'_>>, side: Side, command: &Command) -> Result<Command, Refusal> {
        let (scout, sniper, asked) = (seen.men.at(SCOUT), seen.men.at(SNIPER), seen.flow.asked);
        let in_time = match command {
            Command::Hide { at } => {
                side == Side::Second && sniper.hidden && sniper.at.is_none() && *at <= LAST && scout.at != Some(*at)
            }
            Command::Step => {
                if side == Side::First && !asked {
                    seen.may_step()?;
                }
                side == Side::First && !asked
            }
            Command::Wait => side == Side::First && !asked,
            Command::Fire => side == Side::Second && asked && seen.may_fire(),
            Command::Hold => side == Side::Second && asked,
        };
        let not_now = || Refusal::new(RuleId("PATH-5"), Say::told("this is no time for that order"));
        if in_time { Ok(*command) } else { Err(not_now()) }
    }
    fn carry_out(table: &Table, dice: &mut DiceCup, _: Side, command: Command) -> Vec<Event> {
        let (scout, sniper) = (table.men.at(SCOUT), table.men.at(SNIPER));
        let is = |man, fact| Event::Is { man, fact };
        let shown = [is(SNIPER, Is::Hidden(false)), is(SNIPER, Is::At(sniper.at))];
        match command {
            Command::Hide { at } => vec![is(SNIPER, Is::At(Some(at))), Event::Marked(Some(at))],
            Command::Step => {
                let next = scout.at.map(|at| at + 1);
                if sniper.at == next {
                    return shown.into_iter().chain([Event::TurnOver]).collect();
                }
                let can = table.leak() != Leak::Question
                    || sniper.at.is_some_and(|at| at.abs_diff(next.unwrap_or(0)) <= REACH);
                vec![is(SCOUT, Is::At(next)), Event::Stepped, Event::Asked(sniper.hidden && can)]
            }
            Command::Wait => vec![Event::TurnOver],
            Command::Fire => {
                let die = dice.roll_1d6();
                let hit = (die >= 4).then(|| is(SCOUT, Is::Hurt(true)));
                shown.into_iter().chain([Event::Fired { die }, Event::Asked(false)]).chain(hit).collect()
            }
            Command::Hold => vec![Event::Asked(false)],
        }
    }
    fn proceed(table: &Table, _: &mut DiceCup) -> Vec<Event> {
        let decides = table.flow.asked || Self::to_act(table).is_none() || table.scout_may(Leak::Choice).is_ok();
        if decides { Vec::new() } else { vec![Event::TurnOver] }
    }
    fn to_act(table: &Table) -> Option<Side> {
        let asked = if table.flow.asked { Side::Second } else { Side::First };
        (table.flow.turn <= TURNS).then_some(asked)
    }
    fn owner(table: &Table, command: &Command) -> Option<Side> {
        let hides = matches!(command, Command::Hide { .. });
        Self::to_act(table).map(|side| if hides { Side::Second } else { side })
    }
    fn legal_commands(seen: &Seen<Table<'_>>, side: Side, commands: &mut Vec<Command>) {
        match side {
            Side::First if !seen.flow.asked => {
                commands.push(Command::Wait);
                commands.extend(seen.may_step().is_ok().then_some(Command::Step));
            }
            Side::Second if seen.flow.asked => {
                commands.push(Command::Hold);
                commands.extend(seen.may_fire().then_some(Command::Fire));
            }
            Side::First | Side::Second => {}
        }
    }
    fn aim(_: &Seen<Table<'_>>, _: Side, _: &Command) -> Aim {
        Aim::Prepare
    }
    fn apply(world: &mut World, event: &Event) {
        match event {
            Event::Is { man, fact } => Counters::write(world, *man, fact.fact()),
            Event::TurnOver => world.resource_mut::<Flow>().turn += 1,
            Event::Asked(asked) => world.resource_mut::<Flow>().asked = *asked,
            Event::Marked(marked) => world.resource_mut::<Flow>().marked = *marked,
            Event::Stepped | Event::Fired { .. } => {}
        }
    }
    fn admit(_: &Table, _: &Event) -> Result<(), String> {
        Ok(())
    }
    fn rests(_: &Table) -> Result<(), String> {
        Ok(())
    }
    fn settle(_: &mut World) {}
    fn snapshot(table: &Table) -> Vec<Event> {
        let men = table.men.iter().enumerate();
        let facts = men.flat_map(|(man, row)| Is::all(&row).into_iter().map(move |fact| Event::Is { man, fact }));
        let turns = (1..table.flow.turn).map(|_| Event::TurnOver);
        facts.chain(turns).chain([Event::Asked(table.flow.asked), Event::Marked(table.flow.marked)]).collect()
    }
    fn copy(from: &Table, to: &mut World) {
        Counters::copy(&from.men, to);
        to.insert_resource(*from.flow);
    }
    fn digest(table: &Table, mut sink: &mut dyn Hasher) {
        table.men.digest(sink);
        table.flow.hash(&mut sink);
    }
}

fn game(leak: Leak) -> Game<Path> {
    Game::new(World::new(), leak, DiceCup::from_seed(7)).unwrap()
}

fn give(game: &mut Game<Path>, side: Side, command: Command) {
    game.give(&Order { side, command }).unwrap_or_else(|error| panic!("{command:?}: {error}"));
}

fn hidden(leak: Leak, at: u8) -> Game<Path> {
    let mut game = game(leak);
    give(&mut game, Side::Second, Command::Hide { at });
    game
}

/// The first side plays alike in two games in which the sniper hides in different places and holds his fire, until he is found. How often
/// they were compared, and in what they came to differ.
fn played_alike(leak: Leak, places: [u8; 2]) -> (usize, Option<Difference>) {
    let mut games = places.map(|at| hidden(leak, at));
    for compared in 1.. {
        let found = difference(&games[0], &games[1], Side::First, &[Command::Step, Command::Wait, Command::Fire]);
        let side = games[0].to_act();
        let Some(side) = side.filter(|_| found.is_none()) else { return (compared, found) };
        let mut offers = Vec::new();
        games[0].legal_commands(&mut offers);
        let command = if side == Side::Second { Command::Hold } else { offers[offers.len() - 1] };
        games.iter_mut().for_each(|game| give(game, side, command));
        if games.iter().any(|game| game.journal().entries.last().is_some_and(|entry| entry.reveals)) {
            return (compared, None);
        }
    }
    unreachable!("the game has an end")
}

#[test]
fn nothing_that_a_side_gets_tells_where_the_other_hides() {
    let mut in_all = 0;
    for places in (1..=LAST).flat_map(|one| (1..=LAST).map(move |other| [one, other])) {
        let (compared, found) = played_alike(Leak::Nowhere, places);
        assert_eq!(found, None, "{places:?}");
        in_all += compared;
    }
    assert!(in_all > 400, "{in_all}");
}

#[test]
fn a_snapshot_tells_a_side_no_more_than_it_sees() {
    let game = hidden(Leak::Nowhere, 6);
    let snapshot = game.snapshot();
    let place = Event::Is { man: SNIPER, fact: Is::At(Some(6)) };
    assert!(snapshot.events.contains(&place));
    assert!(snapshot.told(Side::Second).events.contains(&&place));
    assert!(!snapshot.told(Side::First).events.contains(&&place));
    let mut laid = self::game(Leak::Nowhere);
    assert_eq!(laid.load(vec![snapshot]), Ok(()));
    assert_eq!(laid.hash(), game.hash());
}

#[test]
fn the_test_finds_each_of_five_leaks() {
    for (leak, found) in [
        (Leak::Fact, Difference::View),
        (Leak::Event, Difference::Told),
        (Leak::Flow, Difference::View),
        (Leak::Choice, Difference::Waits),
        (Leak::Question, Difference::Waits),
    ] {
        assert_eq!(played_alike(leak, [3, 8]).1, Some(found), "{leak:?}");
    }
}

#[test]
fn the_save_of_a_side_holds_what_it_was_told() {
    let [mut one, mut other] = [3, 8].map(|at| hidden(Leak::Nowhere, at));
    for game in [&mut one, &mut other] {
        give(game, Side::First, Command::Step);
        give(game, Side::Second, Command::Hold);
    }
    let save = |game: &Game<Path>, side| serde_json::to_string(&game.journal().told(side).collect::<Vec<_>>()).unwrap();
    assert_eq!(save(&one, Side::First), save(&other, Side::First));
    assert!(save(&one, Side::Second).contains(r#"{"at":3}"#) && !save(&one, Side::First).contains(r#"{"at":3}"#));
}

#[test]
fn what_has_been_seen_is_not_taken_back() {
    let mut game = hidden(Leak::Nowhere, 2);
    assert!(game.undo(), "where he hides nobody has seen");
    give(&mut game, Side::Second, Command::Hide { at: 2 });
    give(&mut game, Side::First, Command::Step);
    give(&mut game, Side::Second, Command::Hold);
    give(&mut game, Side::First, Command::Step);
    let [scout, sniper] = [SCOUT, SNIPER].map(|no| game.table().men.at(no));
    assert_eq!(
        (scout.at, sniper.at, sniper.hidden),
        (Some(1), Some(2), false),
        "who runs into him finds him and stops"
    );
    assert_eq!(game.dice().drawn(), 0);
    assert!(!game.can_undo() && !game.undo());
}

#[test]
fn what_a_side_is_told_is_what_it_sees_and_is_saved_so() {
    let mut game = game(Leak::Nowhere);
    let keep = |game: &Game<Path>, side| game.seen_by(side, |seen| seen.men.keep());
    let mut memories = Side::BOTH.map(|side| keep(&game, side));
    for (side, command) in [
        (Side::Second, Command::Hide { at: 4 }),
        (Side::First, Command::Step),
        (Side::Second, Command::Hold),
        (Side::First, Command::Step),
        (Side::Second, Command::Fire),
    ] {
        give(&mut game, side, command);
        for (side, memory) in Side::BOTH.into_iter().zip(&mut memories) {
            let entry = &game.journal().entries[game.journal().entries.len() - 1];
            for event in entry.told(side).events {
                if let Event::Is { man, fact } = event {
                    memory.write(*man, fact.fact());
                }
            }
            assert_eq!(*memory, keep(&game, side), "{side:?} after {command:?}");
        }
    }
    let orders = |side| game.journal().told(side).filter_map(|told| told.order).count();
    assert_eq!(Side::BOTH.map(orders), [4, 5], "the first side was not told that and where the other hid");
    let saved = serde_json::to_string(&game.journal().entries).unwrap();
    assert_eq!(serde_json::from_str::<Vec<JournalEntry<Path>>>(&saved).unwrap(), game.journal().entries);
    assert_eq!(game.journal().entries[1].untold, [(0, Side::First), (1, Side::First)]);
}

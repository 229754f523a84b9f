//! One game of two computer players, to its end.

use super::records::Records;
use super::tally::Played;
use crate::caught::caught;
use crate::luck::ledger;
use crate::{Command, GameBox, Start};
use anyhow::Context as _;
use bevy_ecs::world::World;
use opponent::{Commander, Opponent};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::{DiceCup, Game, Side};

/// More orders than any battle takes: a game that reaches it never ends.
pub(crate) const ORDERS_MAX: usize = 20_000;

/// Who plays, on what, by which chance.
pub(crate) struct Playing<'a, G: GameBox> {
    pub start: &'a Start<G>,
    /// The first side's player and the second's.
    pub opponents: [Opponent; 2],
    /// What each thinks by: never the seed of the dice.
    pub seeds: [u64; 2],
    /// The seed of the dice.
    pub dice: u64,
    /// On how many threads each player thinks.
    pub lanes: usize,
    pub records: Option<&'a Records<G>>,
    pub stop: Option<&'a AtomicBool>,
    /// Orders and events are counted by kind.
    pub kinds: bool,
    /// What the dice have added is reckoned at the end.
    pub luck: bool,
}

impl<G: GameBox> Playing<'_, G> {
    /// Plays to the end and tells each order before it is given; none if it was stopped. A panic in the rules is a failed game, not the
    /// end of the program.
    pub fn play(&self, chosen: impl FnMut(&Command<G>)) -> Option<Played> {
        let mut played = Played::new(self.dice);
        match caught(|| self.to_end(&mut played, chosen)) {
            Ok(true) => {}
            Ok(false) => return None,
            Err(error) => played.failure = Some(format!("{error:#}")),
        }
        Some(played)
    }

    /// Plays until the game is over, which is true, or stopped, which is false.
    fn to_end(&self, played: &mut Played, mut chosen: impl FnMut(&Command<G>)) -> anyhow::Result<bool> {
        let mut game: Game<G::Rules> = Game::new(World::new(), self.start.clone(), DiceCup::from_seed(self.dice))?;
        let mut record = self.records.and_then(|records| records.begin(self.dice, &game));
        if record.is_none() && !self.luck {
            game = game.without_journal();
        }
        let seated = |n: usize| self.opponents[n].commander::<G::Insight>(self.seeds[n], self.lanes);
        let mut players: [Box<dyn Commander<G::Rules>>; 2] = [seated(0), seated(1)];
        while let Some(side) = game.to_act() {
            if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Ok(false);
            }
            anyhow::ensure!(played.orders < ORDERS_MAX, "the game does not end");
            let player = &mut players[side.index()];
            let (tried, asked) = (player.slips().strokes, Instant::now());
            let command = player.order(&game.view(side)).context("no legal order")?;
            played.thought[side.index()].took(asked.elapsed(), player.slips().strokes > tried);
            chosen(&command);
            let counted = self.kinds.then(|| command.clone());
            let events = game.obey(side, command)?;
            played.orders += 1;
            if let Some(command) = counted {
                played.count::<G>(&command, events);
            }
            if let Some(record) = &mut record {
                record.keep(&game);
            }
        }
        played.end = G::end(&game.table());
        played.reason = G::reason(&game.table());
        if self.luck {
            let [own, other] = ledger::<G>(&game)?.luck(Side::First);
            played.luck = Some(own + other);
        }
        for (thought, player) in played.thought.iter_mut().zip(&players) {
            thought.ends_with(player.slips());
        }
        Ok(true)
    }
}

//! Scripts of orders with forced dice, and the one way to play them.

use lock_n_load::{Command, Event, LockNLoad, Start};
use serde::{Deserialize, Serialize};
use table::{DiceCup, Game, GameError, Order};

/// A script file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The dice, in the order of RUL-98. With `seed` they are not needed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// Throws dice by this seed in place of a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The orders. Each is given by the side whose decision it is; a sniper is placed by his own side.
    pub orders: Vec<Command>,
}

/// Something in a script that no game is needed to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptFault {
    /// The field, as `orders[3].leader`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// True if the script can be played all the same.
    pub warning: bool,
}

/// Why a script stopped.
pub enum Stop {
    /// An order was refused, or the dice did not fit it.
    Order {
        /// Position in the script.
        index: usize,
        /// Why.
        error: GameError,
    },
    /// The dice did not reach to the first decision.
    Start(GameError),
    /// Dice of the list are left over.
    LeftOver(usize),
    /// The game was over before this order.
    Over(usize),
}

impl Script {
    /// The script's dice.
    pub fn cup(&self) -> DiceCup {
        match self.seed {
            Some(seed) if self.dice.is_empty() => DiceCup::from_seed(seed),
            _ => DiceCup::forced(self.dice.clone()),
        }
    }

    /// What is wrong with the script whatever it is played on: orders with fields that mean nothing in them, dice that nobody throws.
    pub fn faults(&self) -> Vec<ScriptFault> {
        let mut faults = Vec::new();
        let mut tell = |field: String, message: &str, warning| {
            faults.push(ScriptFault { field, message: message.to_string(), warning });
        };
        if self.seed.is_some() && !self.dice.is_empty() {
            tell("seed".into(), "the dice are listed: nothing is thrown by this seed", true);
        }
        for (n, _) in self.dice.iter().enumerate().filter(|(_, die)| **die == 0) {
            tell(format!("dice[{n}]"), "no die shows 0", false);
        }
        for (n, order) in self.orders.iter().enumerate() {
            if let Some(idle) = order.idle_field() {
                tell(format!("orders[{n}].{}", idle.field), &format!("{} [{}]", idle.reason, idle.rule), false);
            }
        }
        faults
    }

    /// Plays the script. `seen` is told of every batch of events, with the position of its order (none at the start).
    ///
    /// # Errors
    /// The first order that is refused, or dice that do not fit.
    pub fn play(
        &self,
        start: Start,
        mut seen: impl FnMut(Option<usize>, &[Event], &mut Game<LockNLoad>),
    ) -> (Option<Game<LockNLoad>>, Option<Stop>) {
        let mut game = match Game::new(bevy_ecs::world::World::new(), start, self.cup()) {
            Ok(game) => game,
            Err(error) => return (None, Some(Stop::Start(error))),
        };
        let first = game.journal().entries[0].events.clone();
        seen(None, &first, &mut game);
        for (index, command) in self.orders.iter().enumerate() {
            let Some(side) = game.owner(command) else {
                return (Some(game), Some(Stop::Over(index)));
            };
            match game.give(&Order { side, command: command.clone() }) {
                Ok(events) => {
                    let events = events.to_vec();
                    seen(Some(index), &events, &mut game);
                }
                Err(error) => return (Some(game), Some(Stop::Order { index, error })),
            }
        }
        let left = game.dice().left_over();
        let stop = (left > 0).then_some(Stop::LeftOver(left));
        (Some(game), stop)
    }
}

/// A command in the shortest form that a script understands: what records compare and sort by.
pub fn command_text(command: &Command) -> String {
    scenario_files::options().to_string(command).unwrap_or_else(|error| format!("/* {error} */"))
}

/// A command as people write it in a script: in one line, with spaces.
pub fn script_text(command: &Command) -> String {
    let one_line = ron::ser::PrettyConfig::new().depth_limit(0);
    let text = scenario_files::options().to_string_pretty(command, one_line);
    text.unwrap_or_else(|error| format!("/* {error} */"))
}

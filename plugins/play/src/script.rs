//! Scripts of orders with forced dice, and the one way to play and to tell them.

use crate::json::says;
pub use crate::json::{command_text, script_text};
use crate::{Command, Event, GameBox, Start, event_json};
use bevy_ecs::world::World;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{DiceCup, Game, GameError, Order, RuleId, RuleSet};

/// A script file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "R: RuleSet")]
pub struct Script<R: RuleSet> {
    /// The dice, in the order in which they are thrown. With `seed` they are not needed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// Throws dice by this seed in place of a list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The orders. Each is given by the side whose it is ([`RuleSet::owner`]).
    pub orders: Vec<R::Command>,
    /// What must be told when it is played, in this order and with anything between: of each line the fields that matter, as
    /// `{"event": "Fell", "unit": "red-1"}`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Value>,
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
    /// Something that must be told was not.
    Untold {
        /// Position in the list of the script.
        index: usize,
        /// What must be told.
        wanted: Value,
        /// What was told of that kind after the one before.
        instead: Vec<Value>,
    },
}

/// A script as it was played.
pub struct Told<R: RuleSet> {
    /// Every event and every decision, each an object with the field `event`.
    pub lines: Vec<Value>,
    /// The game where it ended; none if it could not begin.
    pub game: Option<Game<R>>,
    /// Why it ended before its end.
    pub stop: Option<Stop>,
}

impl<R: RuleSet> Script<R> {
    /// A script whose dice are thrown by a seed.
    pub fn by_seed(seed: u64, orders: Vec<R::Command>) -> Self {
        Self { dice: Vec::new(), seed: Some(seed), orders, told: Vec::new() }
    }

    /// The script's dice.
    pub fn cup(&self) -> DiceCup {
        match self.seed {
            Some(seed) if self.dice.is_empty() => DiceCup::from_seed(seed),
            _ => DiceCup::forced(self.dice.clone()),
        }
    }

    /// What is wrong with the script whatever it is played on: orders with fields that mean nothing in them, dice that nobody throws.
    pub fn faults<G: GameBox<Rules = R>>(&self) -> Vec<ScriptFault> {
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
            if let Some((field, why)) = G::idle_field(order) {
                tell(format!("orders[{n}].{field}"), &why.to_string(), false);
            }
        }
        faults
    }

    /// Plays the script. `seen` is told of every batch of events, with the position of its order (none at the start). What is left of
    /// it, if anything, is why it stopped.
    pub fn play(
        &self,
        start: R::Start,
        mut seen: impl FnMut(Option<usize>, &[R::Event], &Game<R>),
    ) -> (Option<Game<R>>, Option<Stop>) {
        let mut game = match Game::new(World::new(), start, self.cup()) {
            Ok(game) => game,
            Err(error) => return (None, Some(Stop::Start(error))),
        };
        seen(None, last_events(&game), &game);
        for (index, command) in self.orders.iter().enumerate() {
            let Some(side) = game.owner(command) else {
                return (Some(game), Some(Stop::Over(index)));
            };
            if let Err(error) = game.give(&Order { side, command: command.clone() }) {
                return (Some(game), Some(Stop::Order { index, error }));
            }
            seen(Some(index), last_events(&game), &game);
        }
        let left = game.dice().left_over();
        let stop = (left > 0).then_some(Stop::LeftOver(left));
        (Some(game), stop)
    }

    /// Plays the script and tells it line by line.
    pub fn tell<G: GameBox<Rules = R>>(&self, start: Start<G>) -> Told<R> {
        let mut lines: Vec<Value> = Vec::new();
        let (game, stop) = self.play(start, |index, events: &[Event<G>], game| {
            lines.extend(events.iter().filter(|event| G::prints(event)).map(|event| event_json(event, index)));
            let mut decision = Map::from_iter([("event".to_string(), Value::from("Decision"))]);
            decision.extend(G::decision(&game.table()));
            lines.push(decision.into());
        });
        let stop = stop.or_else(|| self.untold(&lines));
        lines.extend(stop.as_ref().map(|stop| stop.told::<G>(&self.orders)));
        Told { lines, game, stop }
    }

    /// The first of what must be told that is not among these lines.
    fn untold(&self, lines: &[Value]) -> Option<Stop> {
        let mut rest = lines;
        for (index, wanted) in self.told.iter().enumerate() {
            let Some(found) = rest.iter().position(|line| says(line, wanted)) else {
                let of_kind = rest.iter().filter(|line| line["event"] == wanted["event"]);
                return Some(Stop::Untold { index, wanted: wanted.clone(), instead: of_kind.cloned().collect() });
            };
            rest = &rest[found + 1..];
        }
        None
    }
}

/// What has followed from the last order.
fn last_events<R: RuleSet>(game: &Game<R>) -> &[R::Event] {
    game.journal().entries.last().map_or(&[], |entry| &entry.events)
}

impl Stop {
    /// Why a script of these orders stopped, as an object.
    pub fn told<G: GameBox>(&self, orders: &[Command<G>]) -> Value {
        let dice = <G::Rules as RuleSet>::DICE;
        let refused = |index: Option<usize>, order: Option<String>, rule: RuleId, reason: String, message: String| {
            json!({
                "event": "Refused",
                "index": index,
                "order": order,
                "rule": rule,
                "reason": reason,
                "message": message,
            })
        };
        match self {
            Stop::Order { index, error } => {
                let order = script_text(&orders[*index]);
                let (rule, reason) = match error {
                    GameError::Refused(refusal) => (refusal.rule, refusal.reason.to_string()),
                    GameError::Dice { fault, rule } => (*rule, fault.to_string()),
                    GameError::Endless => (G::SEQUENCE, error.to_string()),
                };
                let message = format!("orders[{index}] {order}: {reason} [{rule}]");
                refused(Some(*index), Some(order), rule, reason, message)
            }
            Stop::Start(error) => {
                let rule = if *error == GameError::Endless { G::SEQUENCE } else { dice };
                refused(None, None, rule, error.to_string(), format!("before the first order: {error}"))
            }
            Stop::LeftOver(left) => json!({"event": "DiceLeftOver", "left": left, "rule": dice,
                "message": format!("{left} dice of the list are left over [{dice}]")}),
            Stop::Over(index) => {
                let (rule, reason) = (G::END, "the game is over");
                let order = script_text(&orders[*index]);
                refused(Some(*index), Some(order), rule, reason.into(), format!("orders[{index}]: {reason} [{rule}]"))
            }
            Stop::Untold { index, wanted, instead } => {
                let instead: Vec<String> = instead.iter().map(Value::to_string).collect();
                let instead = if instead.is_empty() { "nothing of this kind".into() } else { instead.join(", ") };
                let message = format!("told[{index}] {wanted} was not told; what was: {instead}");
                json!({"event": "NotTold", "index": index, "line": wanted, "message": message})
            }
        }
    }

    /// The same in a sentence.
    pub fn message<G: GameBox>(&self, orders: &[Command<G>]) -> String {
        self.told::<G>(orders)["message"].as_str().unwrap_or_default().to_string()
    }
}

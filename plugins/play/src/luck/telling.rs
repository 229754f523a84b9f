//! How a game is told where its luck and its decisions are: by the rule set's box, or by a window that has names of its own.

use crate::GameBox;
use opponent::{Insight, OrderOf, TableOf};
use table::{Game, RuleSet};

/// Who tells of a game, and what computer players know of it.
pub trait Telling {
    /// What computer players are told.
    type Insight: Insight;

    /// The turn.
    fn turn(table: &TableOf<Self::Insight>) -> u8;
    /// An order in words, before it is given.
    fn order(table: &TableOf<Self::Insight>, command: &OrderOf<Self::Insight>) -> String;
    /// A plan in words, before it is carried out.
    fn plan(table: &TableOf<Self::Insight>, plan: &PlanOf<Self>) -> String;
}

/// The plans of those who think about a game.
pub type PlanOf<T> = <<T as Telling>::Insight as Insight>::Plan;
/// The rules of a game that is told of.
pub type RulesOf<T> = <<T as Telling>::Insight as Insight>::Rules;
/// A game that is told of.
pub type GameOf<T> = Game<RulesOf<T>>;
/// An order of it.
pub(super) type Command<T> = <RulesOf<T> as RuleSet>::Command;

impl<G: GameBox> Telling for G {
    type Insight = <G as GameBox>::Insight;

    fn turn(table: &TableOf<Self::Insight>) -> u8 {
        G::end(table).turn
    }
    fn order(table: &TableOf<Self::Insight>, command: &OrderOf<Self::Insight>) -> String {
        G::order_told(table, command)
    }
    fn plan(table: &TableOf<Self::Insight>, plan: &PlanOf<Self>) -> String {
        G::plan_told(table, plan)
    }
}

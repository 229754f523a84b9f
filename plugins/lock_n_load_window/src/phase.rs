//! The phases of a turn: what the section that owns one says of it, while nothing is asked.

use crate::battle::Battle;
use crate::draft::{Asking, Draft};
use crate::intent::{Clicked, Desk};
use crate::model::{Mode, Selection};
use lock_n_load::Table;
use table::Side;

/// A phase as it is played.
pub(crate) trait InPhase {
    /// The mode in which nothing is chosen.
    fn rest(&self) -> Mode;
    /// What is to be decided, in a sentence.
    fn decision(&self, table: &Table, side: Side, selection: &Selection) -> String;
    /// What the selection comes to.
    fn draft(&self, asking: &Asking) -> Draft;
    /// What a click on the map does.
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked);
    /// Who is selected next, where nobody of those who were can act any more.
    fn next(&self, _battle: &Battle, _old: &Selection, _next: &mut Selection) {}
}

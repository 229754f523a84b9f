//! The phases of a turn: what the section that owns one says of it, while nothing is asked.

use crate::battle::Battle;
use crate::model::Selection;
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::{Clicked, Dropped};
use crate::seams::desk::Desk;
use crate::seams::marks::Marks;
use lock_n_load::Table;
use table::{CounterId, Say, Side};

/// A phase as it is played.
pub(crate) trait InPhase {
    /// What a click is for while nothing is chosen; none: the phase hears it itself.
    fn at_rest(&self) -> Option<&'static dyn Aim> {
        None
    }
    /// What the mouse does while nothing is chosen: a word and what it leads to.
    fn hints(&self) -> Vec<(Say, Say)>;
    /// What is to be decided, in a sentence.
    fn decision(&self, table: &Table, side: Side, selection: &Selection) -> String;
    /// What the selection comes to.
    fn draft(&self, asking: &Asking) -> Draft;
    /// What a click on the map does.
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked);
    /// A counter was dragged to a hex.
    fn dragged(&self, _battle: &Battle, _desk: &mut Desk, _drop: &Dropped) {}
    /// A counter was let go beside the map.
    fn let_go(&self, _battle: &Battle, _desk: &mut Desk, _counter: CounterId) {}
    /// What it marks on the map.
    fn marks(&self, _marks: &mut Marks, _table: &Table, _side: Side, _selection: &Selection) {}
    /// Who is selected next, where nobody of those who were can act any more.
    fn next(&self, _battle: &Battle, _old: &Selection, _next: &mut Selection) {}
}

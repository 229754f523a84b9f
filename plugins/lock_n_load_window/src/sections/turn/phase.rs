//! The Administrative Phase, in which nobody decides anything.

use super::words;
use crate::battle::Battle;
use crate::model::Selection;
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::seams::phase::InPhase;
use lock_n_load::Table;
use table::{Say, Side};

/// The Administrative Phase.
pub(crate) struct Administrative;

impl InPhase for Administrative {
    fn hints(&self) -> Vec<(Say, Say)> {
        vec![(words::mouse_point(), words::see_what_is_in_it()), (words::mouse_wheel(), words::zoom_or_drag())]
    }
    fn decision(&self, _table: &Table, _side: Side, _selection: &Selection) -> String {
        words::turn_ends().said()
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn click(&self, _battle: &Battle, _desk: &mut Desk, _table: &Table, _click: &Clicked) {}
}

//! Questions that a side must answer: what the section that owns one says of it.

use crate::battle::{Battle, ResultCard};
use crate::model::Selection;
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sheets::{Page, Reading};
use hex_board::{Place, Spot};
use hex_view::OverlayKind;
use lock_n_load::Table;
use table::{CounterId, RuleId, Say};

/// A question as it is put to a player.
pub(crate) trait Asked {
    /// The question in a sentence.
    fn sentence(&self, table: &Table) -> String;
    /// What its card is called, and the rule there.
    fn title(&self) -> (Say, RuleId);
    /// What stands on the card below the title.
    fn sheet(&self, reading: &Reading) -> Page;
    /// The Locations that it is about: they are marked on the map, and the first one is looked at.
    fn places(&self) -> &[Place] {
        &[]
    }
    /// How they are marked.
    fn mark(&self) -> OverlayKind {
        OverlayKind::Target
    }
    /// The Location that its card must not hide.
    fn in_view(&self) -> Option<Place> {
        None
    }
    /// The answer that is preset: the best offer.
    fn preset(&self, battle: &Battle) -> Selection;
    /// What the answer that is chosen comes to.
    fn draft(&self, asking: &Asking) -> Draft;
    /// What a click on the map does.
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked);
    /// The stack of a Location, where others may be chosen than those who can act.
    fn stack(&self, _table: &Table, _spot: Spot) -> Option<Selection> {
        None
    }
    /// Its answers as buttons.
    fn buttons(&self, bar: &mut Bar);
    /// It comes of this result, so that the one is read before the other.
    fn comes_of(&self, result: &ResultCard) -> bool;
}

/// Nothing is chosen in answer yet, and somebody is shown.
pub(crate) fn answering(table: &Table, units: Vec<CounterId>) -> Selection {
    let spot = units.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.spot());
    Selection { spot, units, ..Selection::default() }
}

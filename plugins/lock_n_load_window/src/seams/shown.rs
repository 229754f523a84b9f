//! What the panel at the side shows of an order that is being prepared, and what the map does: one struct for each kind, in the section
//! that owns it.

use crate::model::{Preview, Same};
use crate::seams::marks::Marks;
use crate::sheets::questions::refusal;
use crate::sheets::{Page, Reading};
use board_art::Icon;
use hex_board::Spot;
use hex_view::OverlayKind;
use lock_n_load::catalogue::CATALOGUE;
use lock_n_load::{Command, Part, Table};
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::SMALL;
use std::any::Any;
use std::fmt;
use table::Say;

/// An order that is being prepared, as a preview holds it.
struct Prepared(Box<dyn Shown>);

/// Its name is that of the struct in its section.
impl fmt::Debug for Prepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for Prepared {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).same(&*other.0)
    }
}

impl Preview {
    /// An order that is being prepared.
    pub(crate) fn of(shown: impl Shown) -> Self {
        Self::holding(Prepared(Box::new(shown)))
    }
    /// The order that is being prepared.
    pub(crate) fn shown(&self) -> Option<&dyn Shown> {
        let held: &dyn Any = self.held()?;
        held.downcast_ref::<Prepared>().map(|prepared| &*prepared.0)
    }
    /// The same, if it is of this type.
    pub(crate) fn get<S: Shown>(&self) -> Option<&S> {
        let shown: &dyn Any = self.shown()?;
        shown.downcast_ref()
    }
    /// What stands of it in the panel at the side.
    pub(crate) fn sheet(&self, reading: &Reading) -> Page {
        let Some(why) = self.refusal() else {
            return self.shown().map_or_else(Page::default, |shown| shown.sheet(reading));
        };
        Page::of(|page| {
            page.card(|card| {
                refusal(card, &reading.table(), why);
                card.text(text(CATALOGUE.sentence(why.rule), SMALL, Ink::Muted).wrap());
            });
        })
    }
}

/// The button that orders what is shown.
pub(crate) struct Confirm {
    pub name: Say,
    pub hint: Say,
    pub icon: Icon,
}

/// What is shown of an order before it is given.
pub(crate) trait Shown: Same {
    /// The button that orders it.
    fn confirm(&self) -> Confirm;
    /// What stands of it in the panel at the side.
    fn sheet(&self, reading: &Reading) -> Page;
    /// What it marks on the map.
    fn marks(&self, _marks: &mut Marks, _table: &Table) {}
    /// How the Location is marked that was clicked for it; none: it is marked otherwise.
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Choice)
    }
    /// It names its hex itself, which needs no card of its own then.
    fn names_its_hex(&self) -> bool {
        false
    }
    /// It shows the counters of its hex itself.
    fn shows_counters(&self) -> bool {
        self.names_its_hex()
    }
    /// It shows itself who of its hex is spotted.
    fn shows_spotted(&self) -> bool {
        false
    }
    /// Who takes part with what, where that can be chosen in its panel.
    fn parts(&self) -> Option<&[Part]> {
        None
    }
    /// The way that goes on where a question interrupts it.
    fn path(&self) -> Option<Vec<Spot>> {
        None
    }
    /// An order is the very one that is shown: it needs no second button.
    fn is(&self, _order: &Command) -> bool {
        false
    }
}

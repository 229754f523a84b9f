//! What the panel at the side shows of an order that is being prepared, and what the map does: one struct for each kind, in the section
//! that owns it.

use crate::seams::marks::Marks;
use crate::seams::same::Same;
use crate::sheets::questions::refusal;
use crate::sheets::{Page, Reading};
use bevy::prelude::Resource;
use board_art::Icon;
use hex_board::Spot;
use hex_view::OverlayKind;
use lock_n_load::catalogue::CATALOGUE;
use lock_n_load::{Command, Part, Table};
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::SMALL;
use std::any::Any;
use std::sync::Arc;
use table::{Refusal, Say};

/// What would happen, worked out by the rules' own functions; nothing has been ordered.
#[derive(Resource, Clone, Debug, Default)]
pub struct Preview(Now);

/// What there is to show.
#[derive(Clone, Debug, Default)]
enum Now {
    #[default]
    Nothing,
    /// The rules forbid it.
    Refused(Refusal),
    /// An order that is being prepared.
    Shown(Arc<dyn Shown>),
}

impl Preview {
    /// There is nothing to show.
    pub(crate) const NOTHING: Self = Self(Now::Nothing);

    /// An order that is being prepared.
    pub(crate) fn of(shown: impl Shown) -> Self {
        Self(Now::Shown(Arc::new(shown)))
    }
    /// The rules forbid it.
    pub(crate) const fn refused(why: Refusal) -> Self {
        Self(Now::Refused(why))
    }
    /// There is nothing to show.
    pub fn is_nothing(&self) -> bool {
        matches!(self.0, Now::Nothing)
    }
    /// Why the rules forbid it.
    pub fn refusal(&self) -> Option<&Refusal> {
        if let Now::Refused(why) = &self.0 { Some(why) } else { None }
    }
    /// The order that is being prepared.
    pub(crate) fn shown(&self) -> Option<&dyn Shown> {
        if let Now::Shown(shown) = &self.0 { Some(&**shown) } else { None }
    }
    /// What stands of it in the panel at the side.
    pub(crate) fn sheet(&self, reading: &Reading) -> Page {
        match &self.0 {
            Now::Nothing => Page::default(),
            Now::Shown(shown) => shown.sheet(reading),
            Now::Refused(why) => Page::of(|page| {
                page.card(|card| {
                    refusal(card, &reading.table(), why);
                    card.text(text(CATALOGUE.sentence(why.rule), SMALL, Ink::Muted).wrap());
                });
            }),
        }
    }
    /// The same, if it is of this type.
    pub(crate) fn get<S: Shown>(&self) -> Option<&S> {
        let shown: &dyn Any = self.shown()?;
        shown.downcast_ref()
    }
}

impl PartialEq for Preview {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Now::Nothing, Now::Nothing) => true,
            (Now::Refused(one), Now::Refused(other)) => one == other,
            (Now::Shown(one), Now::Shown(other)) => (**one).same(&**other),
            (Now::Nothing | Now::Refused(_) | Now::Shown(_), _) => false,
        }
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

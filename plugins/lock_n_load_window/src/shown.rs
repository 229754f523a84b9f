//! What the panel at the side shows of an order that is being prepared, and what the map does: one struct for each kind, in the section
//! that owns it.

use crate::overlays::Marks;
use crate::panels::Panels;
use bevy_egui::egui::Ui;
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::{Command, Table};

/// The button that orders what is shown.
pub(crate) struct Confirm {
    pub name: &'static str,
    pub hint: &'static str,
    pub icon: Icon,
}

/// What is shown of an order before it is given.
pub(crate) trait Shown {
    /// The button that orders it.
    fn confirm(&self) -> Confirm;
    /// Draws it in the panel at the side.
    fn draw(&self, ui: &mut Ui, panels: &mut Panels);
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
    /// An order is the very one that is shown: it needs no second button.
    fn is(&self, _order: &Command) -> bool {
        false
    }
}

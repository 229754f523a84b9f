//! What the next click on the map is for, once a player has chosen it: a mode, owned by a section.

use crate::battle::Battle;
use crate::draft::{Asking, Draft};
use crate::model::Selection;
use crate::overlays::Marks;
use hex_board::Place;
use hex_view::OverlayKind;
use lock_n_load::sections::movement::stack::FACTOR;
use lock_n_load::{Command, Table};
use table::{Refusal, Side};

/// What a click in a mode does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Click {
    /// It aims at the Location: the first one shows, the second one orders.
    Aims,
    /// It chooses the stack of the deciding side.
    Picks,
    /// It looks at the Location, with nobody chosen.
    Looks,
}

/// Where a click falls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fall {
    /// On a stack of the deciding side.
    pub own: bool,
    /// On the selected Location.
    pub here: bool,
    /// On a Location that can be reached.
    pub reachable: bool,
    /// Somebody is selected.
    pub somebody: bool,
}

/// What the section that owns a mode says of it.
pub(crate) trait Aim {
    /// What is to be done, for the bar at the top; none: nothing is aimed at in particular.
    fn wants(&self) -> Option<&'static str>;
    /// What would happen at the Location that is meant.
    fn draft(&self, asking: &Asking) -> Draft;
    /// Why a Location that was clicked is nothing for it, where the rules' functions have not been asked.
    fn nothing_there(&self) -> Refusal {
        Refusal::new(FACTOR, "this hex is out of reach")
    }
    /// What a click does.
    fn click(&self, fall: Fall) -> Click {
        match fall {
            Fall { own: true, .. } => Click::Picks,
            Fall { somebody: true, here: false, .. } => Click::Aims,
            Fall { .. } => Click::Looks,
        }
    }
    /// Where an order leads that this mode gives, so that it is marked on the map; none: it is no order of this mode.
    fn leads_to(&self, _table: &Table, _selection: &Selection, _command: &Command) -> Option<Place> {
        None
    }
    /// How those Locations are marked: a reticle is for enemies.
    fn mark(&self) -> OverlayKind {
        OverlayKind::Target
    }
    /// What else is marked.
    fn marks(&self, _marks: &mut Marks, _table: &Table, _side: Side) {}
    /// What can be reached is marked.
    fn shows_reach(&self) -> bool {
        false
    }
    /// It needs a line of sight, which is shown where the rules forbid it; `enemies` stand there.
    fn looks(&self, _enemies: bool) -> bool {
        false
    }
    /// It may be ordered at any time, whoever decides and whatever is asked.
    fn any_time(&self) -> bool {
        false
    }
    /// What is selected when the mode begins.
    fn begin(&self, _battle: &Battle, _selection: &mut Selection) {}
}

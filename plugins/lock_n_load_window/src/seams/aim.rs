//! What the next click on the map is for. A mode belongs to the section that owns what is ordered by it: a struct in its folder, known
//! by type to nobody else.

use crate::battle::Battle;
use crate::model::{Action, Kind, Mode, Same, Selection};
use crate::seams::asking::{Asking, Draft};
use hex_board::Place;
use hex_view::OverlayKind;
use lock_n_load::{Deed, Movement, Table};
use std::any::Any;
use std::fmt;
use table::{CounterId, Say};

/// What is chosen, as a mode holds it.
struct Chosen(Box<dyn Aim>);

/// Its name is that of the struct in its section.
impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq for Chosen {
    fn eq(&self, other: &Self) -> bool {
        (*self.0).same(&*other.0)
    }
}

impl Mode {
    /// What a player has chosen to do.
    pub(crate) fn of(aim: impl Aim) -> Self {
        Self::holding(Chosen(Box::new(aim)))
    }
    /// What is chosen.
    pub(crate) fn aim(&self) -> Option<&dyn Aim> {
        let held: &dyn Any = self.held()?;
        held.downcast_ref::<Chosen>().map(|chosen| &*chosen.0)
    }
    /// The same, if it may be ordered whoever decides and whatever is asked.
    pub(crate) fn any_time(&self) -> Option<&dyn Aim> {
        self.aim().filter(|aim| aim.any_time())
    }
    /// What is chosen, if it is of this type.
    pub(crate) fn get<A: Aim>(&self) -> Option<&A> {
        let aim: &dyn Any = self.aim()?;
        aim.downcast_ref()
    }
}

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
pub(crate) trait Aim: Same {
    /// What is to be done, for the bar at the top; none: nothing is aimed at in particular.
    fn wants(&self) -> Option<Say>;
    /// What would happen at the Location that is meant.
    fn draft(&self, asking: &Asking) -> Draft;
    /// What a click does.
    fn click(&self, fall: Fall) -> Click {
        match fall {
            Fall { own: true, .. } => Click::Picks,
            Fall { somebody: true, here: false, .. } => Click::Aims,
            Fall { .. } => Click::Looks,
        }
    }
    /// The offers that the map marks, by the Locations to which they lead: to whom, and of which kind.
    fn offers(&self, _table: &Table, _selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        None
    }
    /// More Locations that the map marks: where the rules' offers lead that belong to no such kind.
    fn leads_to(&self, _battle: &Battle, _selection: &Selection) -> Vec<Place> {
        Vec::new()
    }
    /// It may be ordered while the stack moves that is selected.
    fn while_moving(&self) -> bool {
        false
    }
    /// How those Locations are marked: a reticle is for enemies.
    fn mark(&self) -> OverlayKind {
        OverlayKind::Target
    }
    /// How those who are selected would move, and the leader of their Double Time: what they can reach so is worked out.
    fn moves(&self, _table: &Table, _selection: &Selection) -> Option<(Movement, Option<CounterId>)> {
        None
    }
    /// The same with those who move so: who is selected, on the map or waiting beside it.
    fn kind(&self, table: &Table, selection: &Selection) -> Option<Kind> {
        let (by, double_time) = self.moves(table, selection)?;
        Some(Kind { units: selection.units.clone(), by, double_time }).filter(|kind| !kind.units.is_empty())
    }
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
    /// Which of the actions of the selected counters stand in the menu at the cursor.
    fn in_menu(&self, _action: &Action) -> bool {
        true
    }
    /// What is selected when the mode begins.
    fn begin(&self, _battle: &Battle, _selection: &mut Selection) {}
}

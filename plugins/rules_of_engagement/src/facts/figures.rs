//! What is true of a figure: a man, the hull of a vehicle, a gun; and which side sees it.

use crate::facts::field::Field;
use crate::facts::units::UnitNo;
use crate::files::values::{Fate, Veil};
use bevy_ecs::component::Component;
use measured_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use table::{CounterId, Everybody, SeenBy, Side};

/// Which vehicle or gun of the game a figure is; none: it is a man.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[component(immutable)]
#[serde(transparent)]
pub struct VehicleNo(pub Option<u8>);

/// No game has more figures.
pub const MOST_FIGURES: usize = 250;
/// Nothing of a figure is counted further.
const MOST_OF_ALL: u8 = 200;

table::facts! {
    /// A figure as it stands now.
    row Figure on Field;
    fixed {
        /// Its id.
        id: CounterId,
        /// Its side.
        side: Side,
        /// Its unit.
        unit: UnitNo,
        /// Which vehicle or gun it is.
        vehicle: VehicleNo,
    }
    told {}
    facts {
        /// The middle of its base; none: it is not on the table, or one does not know where.
        at: Stands(Option<Point>) = None, seen by WhoSees, if |at, field| at.is_none_or(|at| field.has(at));
        /// Where it looks.
        facing: Faces(Heading) = Heading::NORTH, seen by WhoSees;
        /// As its unit (ROE-ST-04): the row alone says who sees it.
        veil: Veiled(Veil) = Veil::Open, seen by Everybody;
        /// What has become of it.
        fate: HasFate(Fate) = Fate::Here, seen by WhoSees;
        /// The vehicle in which it is, by its place in the list of figures (ROE-ST-12): then it stands nowhere.
        aboard: Aboard(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| field.has_figure(no));
        /// Its support weapon is set up (ROE-ST-10).
        set_up: IsSetUp(bool) = false, seen by WhoSees;
        /// How often it has fired what does not last for ever: a flamethrower, a Panzerfaust (ROE-ST-10).
        shots: Shots(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// It was the last to fire with a weapon that now fires every other turn (ROE-ST-10).
        rests: Rests(bool) = false, seen by WhoSees;
    }
}

/// Its owner, and the enemy unless its unit is Hidden and nobody has spotted it.
pub struct WhoSees;
impl SeenBy<Figure> for WhoSees {
    fn sees(figure: &Figure, side: Side) -> bool {
        figure.side == side || figure.veil != Veil::Hidden
    }
}

impl Figure {
    /// True of a vehicle or a gun.
    pub const fn is_vehicle(&self) -> bool {
        self.vehicle.0.is_some()
    }
    /// True if it is in the game: on the table, aboard, or where one does not know.
    pub fn is_there(&self) -> bool {
        self.fate == Fate::Here
    }
    /// Where it stands, while it is in the game.
    pub fn stands(&self) -> Option<Point> {
        self.at.filter(|_| self.is_there())
    }
}

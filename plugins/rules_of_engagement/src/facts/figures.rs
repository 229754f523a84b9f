//! What is true of a figure: a man, the hull of a vehicle, a gun; and which side sees it.

use crate::facts::field::Field;
use crate::facts::units::UnitNo;
use crate::files::values::{Fate, MainWeapon, Station, Veil};
use bevy_ecs::component::Component;
use measured_table::{Heading, Point};
use serde::{Deserialize, Serialize};
use table::{CounterId, Everybody, SeenBy, Side};

/// Which vehicle or gun of the game a figure is; none: it is a man.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[component(immutable)]
#[serde(transparent)]
pub struct VehicleNo(pub Option<u8>);

/// How a hull stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// Its middle.
    pub at: Point,
    /// Where it looks.
    pub facing: Heading,
}

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
        /// Its weapon has fired smoke in this turn (ROE-SHT-17, ROE-H-27).
        smoked: Smoked(bool) = false, seen by WhoSees;
        /// The level of the building in which it is, from the ground (ROE-H-38).
        storey: Storey(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// The point at which a mortar has fired and may go on firing (ROE-IND-04, ROE-ST-11).
        aimed: AimedAt(Option<Point>) = None, seen by WhoSees, if |at, field| at.is_none_or(|at| field.ground.bounds.holds(at));
        /// Where a vehicle's turret looks; where it has none it looks ahead.
        turret: Turret(Heading) = Heading::NORTH, seen by WhoSees;
        /// It has turned its turret in its last turn, or in this one (ROE-VWP-10).
        turret_turned: TurretTurned(bool) = false, seen by WhoSees;
        /// How far a vehicle has moved in its last turn, or in this one, in tenths (ROE-ST-15).
        driven: Driven(u16) = 0, seen by WhoSees;
        /// The driver's station (ROE-ST-13).
        driver: DriverIs(Station) = Station::Fit, seen by WhoSees;
        /// The gunner's station.
        gunner: GunnerIs(Station) = Station::Fit, seen by WhoSees;
        /// The bow gunner's station.
        bow: BowIs(Station) = Station::Fit, seen by WhoSees;
        /// The main weapon.
        weapon: WeaponIs(MainWeapon) = MainWeapon::Fit, seen by WhoSees;
        /// Its turret does not turn any more.
        turret_jammed: TurretJammed(bool) = false, seen by WhoSees;
        /// A track or wheel is damaged: it moves 10 cm less.
        track_damaged: TrackDamaged(bool) = false, seen by WhoSees;
        /// It does not move any more.
        immobile: Immobile(bool) = false, seen by WhoSees;
        /// Its engine is damaged: its crew tests for bailing out at the start of each of its Discipline phases.
        engine_damaged: EngineDamaged(bool) = false, seen by WhoSees;
        /// It goes out of control in its next Movement phase (ROE-VEH-11).
        wild: OutOfControl(bool) = false, seen by WhoSees;
        /// Its hatches are shut (ROE-H-32).
        buttoned: Buttoned(bool) = true, seen by WhoSees;
        /// It is bogged down (ROE-MOV-05).
        bogged: Bogged(bool) = false, seen by WhoSees;
        /// Infantry was near to lead it to cover, at the start of the Orders phase (ROE-VCV-02).
        escorted: Escorted(bool) = false, seen by WhoSees;
        /// Where it would have halted before cover to which infantry has led it in this turn (ROE-VCV-03).
        trusts: Trusts(Option<Stand>) = None, seen by WhoSees, if |stand, field| stand.is_none_or(|stand| field.has(stand.at));
        /// It has used its smoke dischargers (ROE-VWP-12).
        discharged: Discharged(bool) = false, seen by WhoSees;
        /// Its crew was driven out of it, or has come back in this turn: it does not fire (ROE-VEH-15, ROE-VEH-17).
        bailed: Bailed(bool) = false, seen by WhoSees;
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

impl Field {
    /// The radius of a figure's base, in tenths: of a man, of a gun, or of a disc as wide as a vehicle (ROE-H-23).
    pub fn base_of(&self, figure: &Figure) -> i32 {
        let vehicle = figure.vehicle.0.and_then(|no| self.vehicles.get(usize::from(no)));
        vehicle.map_or(self.base(), |vehicle| vehicle.size.1 / 2)
    }
}

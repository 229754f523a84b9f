//! What is true of a unit (ROE-ST-01 to ROE-ST-09), and which side sees it.
//!
//! A unit is a counter without a body: a squad, a team, a crew, a single man, or a vehicle with its crew. Where it is say its figures. Of
//! a unit that is Hidden the enemy sees nothing but that it is (ROE-R-53).

use crate::facts::field::Field;
use crate::facts::set::UnitSet;
use crate::files::values::{Answer, Discipline, Order, Use, Veil};
use bevy_ecs::component::Component;
use measured_table::Point;
use serde::{Deserialize, Serialize};
use table::{CounterId, Everybody, SeenBy, Side};

pub use crate::files::values::{Choice, Haze};

/// The place of a unit in the list.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[component(immutable)]
#[serde(transparent)]
pub struct UnitNo(pub u8);

/// At whom a unit has fired in turns one after another (ROE-SHT-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Zeroed {
    /// The unit fired at, by its place in the list.
    pub at: u8,
    /// In how many turns running.
    pub turns: u8,
}

/// Nothing of a unit is counted further.
pub(crate) const MOST_OF_ALL: u8 = 200;

table::facts! {
    /// A unit as it stands now.
    row Unit on Field;
    fixed {
        /// Its id.
        id: CounterId,
        /// Its side.
        side: Side,
        /// Its place in the list.
        no: UnitNo,
    }
    told {}
    facts {
        /// Its discipline (ROE-ST-01).
        discipline: Disciplined(Discipline) = Discipline::Confident, seen by WhoSees;
        /// Its order (ROE-ST-02); none: it has not been given one in this turn.
        order: Ordered(Option<Order>) = None, seen by WhoSees;
        /// What it does under its order (ROE-ST-03).
        purpose: Purposed(Use) = Use::Nothing, seen by WhoSees;
        /// The unit that it is to shoot at (ROE-ORD-05).
        target: Targets(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| field.has_unit(no));
        /// The unit that it is to charge (ROE-ORD-05).
        charges: Charges(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| field.has_unit(no));
        /// Whether it may choose any target (ROE-ORD-07).
        choice: Chooses(Choice) = Choice::Bound, seen by WhoSees;
        /// Whether it is Hidden (ROE-ST-04).
        veil: Veiled(Veil) = Veil::Open, seen by Everybody;
        /// The enemy units that know of it while it is Hidden (ROE-R-44).
        known: KnownTo(UnitSet) = UnitSet::NONE, seen by Enemy, if |known, field| known.numbers().all(|no| no < field.units.len());
        /// Where it was last spotted: it cannot hide again near that place (ROE-HID-13).
        spotted_at: SpottedAt(Option<Point>) = None, seen by WhoSees, if |at, field| at.is_none_or(|at| field.ground.bounds.holds(at));
        /// The hits that it has taken in this player turn (ROE-ST-05).
        hits: Hits(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// The figures that it had at the start of this player turn (ROE-ST-05).
        at_start: AtStart(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// The enemy units that have hit it in this player turn (ROE-H-07).
        hit_by: HitBy(UnitSet) = UnitSet::NONE, seen by WhoSees, if |by, field| by.numbers().all(|no| no < field.units.len());
        /// It was in a crossfire in the last enemy turn (ROE-H-07).
        crossfire: Crossed(bool) = false, seen by WhoSees;
        /// It came under fire in the last enemy turn (ROE-ST-06).
        fired_on: FiredOn(bool) = false, seen by WhoSees;
        /// It was engaged in close quarters in the last enemy turn (ROE-ST-06).
        engaged: Engaged(bool) = false, seen by WhoSees;
        /// It has taken its one immediate test of this turn (ROE-DIS-26).
        tested: TestedAtOnce(bool) = false, seen by WhoSees;
        /// It has chosen in this Discipline phase, or needs not (ROE-DIS-02).
        settled: Settled(bool) = false, seen by WhoSees;
        /// It hides to be Confident at the start of its next turn (ROE-DIS-07).
        recovers: Recovers(bool) = false, seen by WhoSees;
        /// It does nothing in this turn (ROE-DIS-03).
        idle: Idle(bool) = false, seen by WhoSees;
        /// At whom it has fired in turns running (ROE-ST-08).
        zeroed: ZeroedIn(Option<Zeroed>) = None, seen by WhoSees, if |one, field| one.is_none_or(|one| field.has_unit(one.at));
        /// It has moved in its last turn, or in this one.
        moved: Moved(bool) = false, seen by WhoSees;
        /// It has got out of a vehicle in its last turn, or in this one (ROE-EMB-04).
        alighted: Alighted(bool) = false, seen by WhoSees;
        /// It has done all that it does in the Movement phase.
        gone: Gone(bool) = false, seen by WhoSees;
        /// It has fired in this turn.
        fired: Fired(bool) = false, seen by WhoSees;
        /// How often it has tried to spot in this phase (ROE-H-22).
        looked: Looked(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// The unit that it has spotted in this phase, at which it may fire (ROE-H-22).
        found: Found(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| field.has_unit(no));
        /// It has prepared opportunity fire (ROE-SHT-11).
        ready: Ready(bool) = false, seen by WhoSees;
        /// What it does on opportunity fire without being asked (ROE-D-12).
        answer: Answers(Answer) = Answer::AtBest, seen by Own;
        /// Its Reserve Fire was triggered: it does not fire in its next turn (ROE-ORD-04).
        spent: Spent(bool) = false, seen by WhoSees;
        /// The smoke around it (ROE-ST-09).
        haze: InHaze(Haze) = Haze::None, seen by WhoSees;
        /// It has charged, or was charged, in this Close Quarters phase.
        fought: Fought(bool) = false, seen by WhoSees;
        /// The enemy unit with which it is locked in a fight that goes on (ROE-H-10).
        locked: Locked(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| field.has_unit(no));
        /// How many rounds of that fight its side has lost (ROE-CQ-03).
        rounds_lost: RoundsLost(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// It was behind cover from the unit that has charged it (ROE-CQ-03).
        sheltered: Sheltered(bool) = false, seen by WhoSees;
    }
}

/// Its own side alone.
pub struct Own;
impl SeenBy<Unit> for Own {
    fn sees(unit: &Unit, side: Side) -> bool {
        unit.side == side
    }
}

/// The enemy alone: its owner would learn from it which of those who Hide from him are near.
pub struct Enemy;
impl SeenBy<Unit> for Enemy {
    fn sees(unit: &Unit, side: Side) -> bool {
        unit.side != side
    }
}

/// Its owner, and the enemy unless it is Hidden and nobody has spotted it.
pub struct WhoSees;
impl SeenBy<Unit> for WhoSees {
    fn sees(unit: &Unit, side: Side) -> bool {
        unit.side == side || unit.veil != Veil::Hidden
    }
}

impl Unit {
    /// True if the enemy cannot aim at it without having spotted it (ROE-HID-04).
    pub fn is_hidden(&self) -> bool {
        self.veil != Veil::Open
    }
    /// Its order; who has been given none has Hold (ROE-ORD-10).
    pub fn ordered(&self) -> Order {
        self.order.unwrap_or(Order::Hold)
    }
    /// True if it has this order.
    pub fn has(&self, order: Order) -> bool {
        self.ordered() == order
    }
    /// True if its order lets it fire in its own Shooting phase (ROE-ORD-01, ROE-R-32); who has been given none may fire at what it spots
    /// (ROE-H-22, ROE-H-36).
    pub fn order_lets_fire(&self) -> bool {
        match self.order {
            None | Some(Order::Advance) => true,
            Some(Order::Hold | Order::Sneak) => self.purpose == Use::Fire,
            Some(Order::Run | Order::ReserveFire | Order::FallBack) => false,
        }
    }
    /// True if its order lets it engage in close quarters (ROE-ORD-01).
    pub fn order_lets_charge(&self) -> bool {
        match self.ordered() {
            Order::Sneak | Order::Advance | Order::Run => true,
            Order::Hold | Order::ReserveFire | Order::FallBack => false,
        }
    }
}

//! What is true of a figure (PH-ST-01 to PH-ST-13), and which side sees it.
//!
//! A figure that the enemy has not located is a numbered counter to him (PH-2-01): he sees that it is there and that it moves, and
//! nothing else. One that is concealed (PH-3.4-05) he does not see at all. Which man stands under which number is a fact, not a name.

use crate::facts::field::Field;
use crate::files::values::{Answer, Arm, Gait, Health, Jam, Left, Morale, Motion, Posture, Round};
use bevy_ecs::component::Component;
use measured_table::{Heading, Point, Share};
use serde::{Deserialize, Serialize};
use table::{CounterId, Everybody, SeenBy, Side};

/// A set of figures, by their places in the list: in files a list of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct Known(u128);

/// No figure has more of anything that it has a number of: points, grenades, turns.
const MOST_OF_ALL: u8 = 200;

/// No game has more figures.
pub const MOST_FIGURES: usize = 128;

impl Known {
    /// Nobody.
    pub const NOBODY: Self = Self(0);

    /// True if the figure in this place of the list is in it.
    pub const fn has(self, no: usize) -> bool {
        no < MOST_FIGURES && self.0 >> no & 1 == 1
    }
    /// With one more.
    pub const fn with(self, no: usize) -> Self {
        if no < MOST_FIGURES { Self(self.0 | 1 << no) } else { self }
    }
    /// With all of another set.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Without one.
    pub const fn without(self, no: usize) -> Self {
        if no < MOST_FIGURES { Self(self.0 & !(1 << no)) } else { self }
    }
    /// True if it holds all of another set.
    pub const fn holds(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
    /// True if nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The places in the list, ascending.
    pub fn numbers(self) -> impl Iterator<Item = usize> {
        (0..MOST_FIGURES).filter(move |no| self.has(*no))
    }
}
impl From<Vec<u8>> for Known {
    fn from(numbers: Vec<u8>) -> Self {
        numbers.into_iter().fold(Self::NOBODY, |known, no| known.with(usize::from(no)))
    }
}
impl From<Known> for Vec<u8> {
    fn from(known: Known) -> Self {
        known.numbers().filter_map(|no| u8::try_from(no).ok()).collect()
    }
}
impl FromIterator<usize> for Known {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::NOBODY, Self::with)
    }
}

/// A team, by its place among all teams of the game.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[component(immutable)]
#[serde(transparent)]
pub struct TeamNo(pub u8);

/// Which vehicle of the game a counter is; none: it is a man.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[component(immutable)]
#[serde(transparent)]
pub struct VehicleNo(pub Option<u8>);

/// At what a main gun is aimed (PH-7.21-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// At an enemy, by his place in the list.
    Enemy(u8),
    /// At a place, where high explosive is to burst.
    Place(Point),
}

table::facts! {
    /// A counter: one man, or one vehicle. What is true of men alone stays as it is at the start for a vehicle, and the other way round.
    row Figure on Field;
    fixed {
        /// Its id: the number on its counter.
        id: CounterId,
        /// Its side.
        side: Side,
        /// Its team, among all teams of the game: that of its card.
        team: TeamNo,
        /// Which vehicle it is: that a counter is one is seen by all.
        vehicle: VehicleNo,
    }
    told {}
    facts {
        /// Which man of the game it is; none: it has not been dealt, or one does not know.
        who: Who(Option<u8>) = None, seen by Owner, if |who, field| who.is_none_or(|who| usize::from(who) < field.men.len());
        /// The middle of its base; none: it is not on the table, or one does not know where.
        at: Stands(Option<Point>) = None, seen by WhoSees, if |at, field| at.is_none_or(|at| field.has(at));
        /// Where it looks (PH-H-24).
        facing: Faces(Heading) = Heading::NORTH, seen by WhoSees;
        /// The enemy has located it (PH-ST-04).
        located: Located(bool) = false, seen by Everybody;
        /// It is on the map of its owner alone (PH-3.4-05).
        concealed: Concealed(bool) = false, seen by Everybody;
        /// How it has left the table (PH-H-43).
        left: HasLeft(Left) = Left::No, seen by Everybody;
        /// Its health (PH-ST-01); that of who is exposed in a located vehicle the enemy sees too.
        health: Healthy(Health) = Health::Fit, seen by Owner;
        /// Its morale (PH-ST-02).
        morale: Spirited(Morale) = Morale::Operational, seen by Owner;
        /// Its posture (PH-ST-03).
        posture: Holds(Posture) = Posture::Standing, seen by Owner;
        /// What it has done since its own card was turned (PH-ST-06): whoever sees the counter sees it move.
        motion: Moves(Motion) = Motion::Still, seen by WhoSees;
        /// The last gait with which it moved in this activation; none: it has not.
        gait: Goes(Option<Gait>) = None, seen by Own;
        /// It is on alert (PH-ST-07): the marker lies beside the counter.
        alert: Alert(bool) = false, seen by WhoSees;
        /// What it answers on alert (PH-D-16).
        answer: Answers(Answer) = Answer::AtBest, seen by Own;
        /// On alert it has made its one attempt to locate without action points, in vain (PH-R-66).
        tried: Tried(bool) = false, seen by Own;
        /// It is under suppressive fire (PH-ST-08).
        suppressed: Suppressed(bool) = false, seen by WhoSees;
        /// Its weapon (PH-ST-09).
        jam: Jammed(Jam) = Jam::Ready, seen by Owner;
        /// Which of its weapons that is, where it is not ready.
        jams: Jams(Arm) = Arm::Light, seen by Owner;
        /// Its launcher is fitted (PH-ST-10).
        launcher: Launcher(bool) = false, seen by Owner;
        /// The enemies whom it knows as located (PH-7.5-11).
        knows: Knows(Known) = Known::NOBODY, seen by Own, if |known, field| known.numbers().all(|no| no < field.counters());
        /// Of whom it carries word as a messenger (PH-7.5-08).
        carries: Carries(Known) = Known::NOBODY, seen by Own, if |known, field| known.numbers().all(|no| no < field.counters());
        /// For how many turns it has stayed still, crouched or prone (PH-3.4-08).
        still: Stays(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// In how many turns one after another it has fired while concealed (PH-3.4-07).
        volleys: Volleys(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// It has fired in this turn.
        fired: Fired(bool) = false, seen by Own;
        /// Its action points, where each holds his own (PH-6.1-04).
        points: HasPoints(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// What it has used of action points in this turn (PH-6.1-05).
        used: Used(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// It has done something in this turn (PH-7.14-01).
        acted: Acted(bool) = false, seen by Own;
        /// It has fled, or clears a jam: it does nothing more in this activation (PH-H-12, PH-7.7-13).
        spent: Spent(bool) = false, seen by Own;
        /// It has searched or worked at a trap instead of moving (PH-7.11-01, PH-7.15-01).
        stayed: Stayed(bool) = false, seen by Own;
        /// What it has used of its allowance of movement (PH-7.16-03).
        walked: Walked(Share) = Share::NONE, seen by Own, if |share, _| Share::NONE.with(share).is_some();
        /// Its fragmentation grenades (PH-ST-13).
        grenades: Grenades(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its smoke grenades.
        smoke_grenades: SmokeGrenades(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its rifle grenades.
        rifle_grenades: RifleGrenades(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its charges for traps.
        traps: Traps(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its Panzerfausts.
        panzerfausts: Panzerfausts(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its Molotov cocktails.
        molotovs: Molotovs(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// Its anti-tank mines.
        mines: Mines(u8) = 0, seen by Own, if |many, _| many <= MOST_OF_ALL;
        /// The vehicle in which the man rides, by its place in the list (PH-ST-18): then he stands nowhere.
        aboard: Aboard(Option<u8>) = None, seen by WhoSees, if |no, field| no.is_none_or(|no| usize::from(no) < field.counters());
        /// Where the vehicle's turret looks; where it has none it looks ahead, and so it is asked for by `Table::gun_heading`.
        turret: Turret(Heading) = Heading::NORTH, seen by WhoSees;
        /// What the vehicle's gun holds (PH-ST-14).
        round: Loaded(Round) = Round::Empty, seen by Own;
        /// At what the gun is aimed.
        aim: Aimed(Option<Mark>) = None, seen by Own, if |mark, field| mark.is_none_or(|mark| occurs(mark, field));
        /// The gun has fired at what it is aimed at, so that the machine gun beside it may fire (PH-7.19-02).
        shot_at: ShotAt(bool) = false, seen by Own;
        /// The vehicle's hatch is open (PH-ST-17).
        hatch: Hatch(bool) = false, seen by WhoSees;
        /// In how many turns one after another the vehicle has moved (PH-ST-06).
        paces: Paces(u8) = 0, seen by WhoSees, if |many, _| many <= MOST_OF_ALL;
        /// It cannot move any more (PH-ST-15, state I).
        immobile: Immobile(bool) = false, seen by WhoSees;
        /// Its turret cannot turn any more.
        turret_jammed: TurretJammed(bool) = false, seen by WhoSees;
        /// Its main gun cannot fire any more.
        gun_useless: GunUseless(bool) = false, seen by WhoSees;
        /// It is damaged (PH-ST-15, state E).
        damaged: Damaged(bool) = false, seen by WhoSees;
        /// Its crew has left it.
        abandoned: Abandoned(bool) = false, seen by WhoSees;
        /// The gun has fired in this turn, where it may do so once (PH-H-30).
        gun_fired: GunFired(bool) = false, seen by Own;
    }
}

/// True of a mark that there may be.
fn occurs(mark: Mark, field: &Field) -> bool {
    match mark {
        Mark::Enemy(no) => usize::from(no) < field.counters(),
        Mark::Place(at) => field.ground.bounds.holds(at),
    }
}

/// Its own side alone.
pub struct Own;
impl SeenBy<Figure> for Own {
    fn sees(figure: &Figure, side: Side) -> bool {
        figure.side == side
    }
}

/// Its owner, and the enemy once it is located.
pub struct Owner;
impl SeenBy<Figure> for Owner {
    fn sees(figure: &Figure, side: Side) -> bool {
        figure.side == side || figure.located
    }
}

/// Whoever sees its counter: its owner, and the enemy unless it is concealed.
pub struct WhoSees;
impl SeenBy<Figure> for WhoSees {
    fn sees(figure: &Figure, side: Side) -> bool {
        figure.side == side || !figure.concealed
    }
}

impl Figure {
    /// It is this man, with all that he starts with.
    pub(crate) fn becomes(&mut self, who: u8, field: &Field) {
        let man = &field.men[usize::from(who)];
        self.who = Some(who);
        self.grenades = man.grenades;
        self.smoke_grenades = man.smoke_grenades;
        self.rifle_grenades = man.rifle_grenades;
        self.traps = man.traps;
        (self.panzerfausts, self.molotovs, self.mines) = (man.panzerfausts, man.molotovs, man.mines);
    }
    /// True of a vehicle or a gun on a carriage.
    pub const fn is_vehicle(&self) -> bool {
        self.vehicle.0.is_some()
    }
    /// Where it stands, as a living man on the table.
    pub fn stands(&self) -> Option<Point> {
        if self.health == Health::Dead { None } else { self.at }
    }
    /// True if it is alive and has not left.
    pub fn is_there(&self) -> bool {
        self.health != Health::Dead && self.left == Left::No
    }
    /// True if it has a wound marker (PH-4.4-02).
    pub fn is_marked(&self) -> bool {
        matches!(self.health, Health::Wounded | Health::Treated)
    }
    /// True if it has a morale marker (PH-4.5-02).
    pub fn has_morale_marker(&self) -> bool {
        self.morale != Morale::Operational
    }
}

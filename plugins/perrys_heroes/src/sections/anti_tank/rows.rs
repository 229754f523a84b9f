//! What the die of an attack on a vehicle gets and needs (PH-7.2-03 to -06), and what the distance takes from what goes through.

use super::rules::{ANTI_TANK_ROWS, ATTACKER};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::{Experience, Grade, Motion, Speciality};
use crate::sections::fire::rows::Band;
use crate::sections::sight;
use measured_table::numbers::CM;
use measured_table::{Gap, Point};
use table::{Line, Tally};

/// What an assault needs (PH-7.2-06).
pub const ASSAULTS: i8 = 5;

/// What a shot needs (PH-7.2-06).
pub const fn needed(band: Band) -> i8 {
    match band {
        Band::Short => 4,
        Band::Medium => 6,
        Band::Long => 8,
        Band::Far => 10,
    }
}

/// What the distance takes from what goes through (PH-7.2-09).
pub fn adjustment(gap: Gap) -> i8 {
    if gap.less_than(40 * CM) {
        0
    } else if gap.within(80 * CM) {
        -2
    } else {
        -4
    }
}

/// What the die gets for the target: that it moves, where it stands, and smoke, which hinders no explosion (PH-R-26). Of several covers the
/// best counts alone (PH-R-10).
pub fn of_target(table: &Table, from: Point, target: &Figure, bursts: bool, tally: &mut impl Tally) {
    let mut add = |value| tally.add(Line::from(ANTI_TANK_ROWS, value, target.id));
    // PH-R-43: the row is one of vehicles.
    if target.is_vehicle() && target.motion != Motion::Still {
        add(-2);
    }
    if !bursts && target.at.is_some_and(|at| sight::smoke_between(table, from, at)) {
        add(-2);
    }
    let of_cover = sight::cover(table, from, target).map(|(cover, _)| match cover {
        Cover::LowWall | Cover::Building | Cover::Scrub | Cover::Orchard => -1,
        Cover::Wood => -2,
    });
    let partly = sight::is_partly_seen(table, from, target).then_some(-1);
    if let Some(value) = of_cover.into_iter().chain(partly).min() {
        add(value);
    }
}

/// What the die of an assault gets for who makes it (PH-7.2-04, PH-R-24).
pub fn of_attacker(table: &Table, figure: &Figure, tally: &mut impl Tally) {
    let Some(man) = table.man(figure) else { return };
    let mut add = |value| tally.add(Line::from(ATTACKER, value, figure.id));
    match man.grade {
        Grade::Nco => add(1),
        // PH-R-53
        Grade::Officer | Grade::Soldier => {}
    }
    match man.experience {
        Experience::Veteran => add(1),
        Experience::Green => add(-2),
        Experience::Normal => {}
    }
    match man.speciality {
        Speciality::Engineer => add(1),
        Speciality::None
        | Speciality::Sniper
        | Speciality::Radio
        | Speciality::Marksman
        | Speciality::Messenger
        | Speciality::Medic => {}
    }
}

//! What things of the rules are called for players: the lines of breakdowns, and what is true of a man.

use crate::sheets::words;
use crate::told;
use measured_table::Heading;
use measured_table::numbers::CM;
use perrys_heroes::sections::fire::rows::Band;
use perrys_heroes::sections::{
    anti_tank, artillery, casualties, damage, driving, fire, grenades, gunnery, healing, locating, melee, movement,
    points, rally, riding, sight, traps,
};
use perrys_heroes::values::{Answer, Health, Morale, Motion, Mount, Posture, Seat};
use table::{RuleId, Say};

/// The rules by which something is added to a number, each with the short name of its line.
const LINES: [(RuleId, fn() -> Say); 71] = [
    (fire::rules::ROWS, words::skill),
    (fire::rules::LOW_TARGET, words::low),
    (fire::rules::MOVING, words::moving),
    (fire::rules::RUNNING_TARGET, words::running),
    (fire::rules::SMOKE, words::smoke_between),
    (fire::rules::SHAKEN_FIRER, words::shaken),
    (fire::rules::SUPPRESSION, words::suppressive),
    (fire::rules::POWER, words::weapon_near),
    (fire::rules::LONG, words::weapon_far),
    (fire::rules::CASUALTY, words::behind_cover),
    (fire::rules::PRONE_CASUALTY, words::prone_hit),
    (sight::rules::COVERED, words::covered),
    (sight::rules::BESIDE_A_BUILDING, words::beside_building),
    (casualties::rules::MARKED, words::morale_marker),
    (casualties::rules::VIOLENT, words::violent),
    (casualties::rules::MORALE, words::morale_man),
    (casualties::rules::ELITE, words::elite),
    (rally::rules::RALLY, words::rally_marks),
    (rally::rules::SEASONED, words::seasoned),
    (points::rules::BY_HEALTH, words::by_health),
    (points::rules::BY_GRADE, words::by_grade),
    (locating::rules::AMBUSH, words::ambush),
    (locating::rules::CLOTHING, words::clothing),
    (locating::rules::FOLIAGE, words::foliage),
    (movement::rules::TERRAIN_PRICE, words::ground_price),
    (movement::rules::RUNNING, words::run_price),
    (driving::rules::GROUND_PRICE, words::ground_price),
    (driving::rules::TURNING, words::turn_price),
    (driving::rules::ON_THE_SPOT, words::turn_price),
    (driving::rules::DRIVE_CROSSING, words::crossing_price),
    (riding::rules::JUMP, words::jump_line),
    (sight::rules::ABOARD, words::covered),
    (gunnery::rules::LOADING, words::load_price),
    (gunnery::rules::LOADING_REDUCED, words::load_reduced),
    (points::rules::REDUCED, words::crew_lacks),
    (gunnery::rules::PRICE, words::aim_price),
    (gunnery::rules::AIMING, words::swing_price),
    (gunnery::rules::GUN_ROWS, words::gun_rows),
    (gunnery::rules::FAST, words::gun_fast),
    (gunnery::rules::SHELL, words::shell_cover),
    (gunnery::rules::IN_BUILDING, words::shell_building),
    (gunnery::rules::SECONDARY, words::machine_gun_rows),
    (gunnery::rules::GUN_DISTANCE, words::gun_far),
    (movement::rules::CROSSING, words::crossing_price),
    (melee::rules::BOUT, words::bout),
    (melee::rules::ARMS, words::blade_or_pistol),
    (melee::rules::MEN, words::fighter),
    (grenades::rules::THROW_ROLL, words::thrower),
    (grenades::rules::RIFLE_ROLL, words::thrower),
    (grenades::rules::BURST_DIE, words::burst_cover),
    (grenades::rules::SHELL_DIE, words::burst_cover),
    (artillery::rules::ACCURACY, words::called_by),
    (artillery::rules::REGISTERED, words::registered),
    (grenades::rules::BLAST, words::charge),
    (grenades::rules::CONFINED, words::confined),
    (anti_tank::rules::ANTI_TANK_ROWS, words::at_rows),
    (anti_tank::rules::ATTACKER, words::at_attacker),
    (anti_tank::rules::RANGE, words::weapon_near),
    (damage::rules::ARMOUR, words::armour_line),
    (damage::rules::TOP, words::armour_top),
    (damage::rules::SHELTERED, words::armour_sheltered),
    (damage::rules::PENETRATION, words::power_line),
    (damage::rules::DISTANCE, words::gun_far),
    (damage::rules::FIXED, words::power_fixed),
    (damage::rules::DAMAGE, words::turret_struck),
    (damage::rules::CREW_MORALE, words::crew_morale),
    (damage::rules::CREW_RALLY, words::crew_rally),
    (damage::rules::VETERAN, words::crew_veteran),
    (healing::rules::HEAL_ROLL, words::medic),
    (traps::rules::SEARCH, words::searcher),
    (traps::rules::WORK, words::worker),
];

/// The short name of a line by this rule.
pub fn of_rule(rule: RuleId) -> String {
    LINES.iter().find(|(one, _)| *one == rule).map_or_else(|| rule.0.to_owned(), |(_, name)| name().said())
}

/// To where the wind blows: one of six headings.
pub fn compass(to: Heading) -> Say {
    match to.tenths() / 600 {
        0 => told::words::north(),
        1 => told::words::north_east(),
        2 => told::words::south_east(),
        3 => told::words::south(),
        4 => told::words::south_west(),
        _ => told::words::north_west(),
    }
}

/// His health.
pub fn health(health: Health) -> Say {
    match health {
        Health::Fit => words::fit(),
        Health::Wounded => words::wounded(),
        Health::Treated => words::treated(),
        Health::Dead => words::dead(),
    }
}

/// His morale.
pub fn morale(morale: Morale) -> Say {
    match morale {
        Morale::Operational => words::operational(),
        Morale::Pinned => words::pinned(),
        Morale::Demoralised => words::demoralised(),
        Morale::Panicked => words::panicked(),
    }
}

/// How he holds himself.
pub fn posture(posture: Posture) -> Say {
    match posture {
        Posture::Standing => words::standing(),
        Posture::Crouched => words::crouched(),
        Posture::Prone => words::prone(),
    }
}

/// What he has done since his card was turned.
pub fn motion(motion: Motion) -> Say {
    match motion {
        Motion::Still => words::still(),
        Motion::Moved => words::moved(),
        Motion::Ran => words::ran(),
    }
}

/// A station of a crew.
pub fn seat(seat: Seat) -> Say {
    match seat {
        Seat::Commander => words::commander(),
        Seat::Gunner => words::gunner(),
        Seat::Loader => words::loader(),
        Seat::Driver => words::driver(),
        Seat::HullGunner => words::hull_gunner(),
    }
}

/// Where a machine gun of a vehicle is.
pub fn mount(mount: Mount) -> Say {
    match mount {
        Mount::Coaxial => words::coaxial(),
        Mount::Hull => words::in_hull(),
        Mount::Roof => words::on_roof(),
    }
}

/// A band of range.
pub fn band(band: Band) -> Say {
    match band {
        Band::Short => words::short(),
        Band::Medium => words::medium(),
        Band::Long => words::long(),
        Band::Far => words::far(),
    }
}

/// The same as the head of a column.
pub fn column(band: Band) -> Say {
    match band {
        Band::Short | Band::Medium | Band::Long => self::band(band),
        Band::Far => words::far_column(),
    }
}

/// What he answers on alert.
pub fn answer(answer: Answer) -> Say {
    match answer {
        Answer::AtBest => words::at_best(),
        Answer::Ask => words::ask_me(),
        Answer::AtOnce => words::at_once_answer(),
        Answer::Hold => words::hold_fire(),
    }
}

/// A length on a sheet, in centimetres to a millimetre.
pub fn cm(tenths: i32) -> String {
    match (tenths / CM, tenths % CM / 10) {
        (whole, 0) => whole.to_string(),
        (whole, part) => format!("{whole}.{}", part.abs()),
    }
}

/// A length as a tape says it: in centimetres with one decimal, so that it does not leap while it grows.
pub fn centimetres(tenths: i32) -> String {
    format!("{:.1}", f64::from(tenths) / f64::from(CM))
}

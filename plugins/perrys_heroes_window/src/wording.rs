//! What things of the rules are called for players: the lines of breakdowns, and what is true of a man.

use crate::sheets::words;
use perrys_heroes::sections::fire::rows::Band;
use perrys_heroes::sections::{
    casualties, fire, grenades, healing, locating, melee, movement, points, rally, sight, traps,
};
use perrys_heroes::values::{Answer, Experience, Grade, Health, Morale, Motion, Posture, Speciality};
use table::{RuleId, Say};

/// The rules by which something is added to a number, each with the short name of its line.
const LINES: [(RuleId, fn() -> Say); 38] = [
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
    (movement::rules::CROSSING, words::crossing_price),
    (melee::rules::BOUT, words::bout),
    (melee::rules::ARMS, words::blade_or_pistol),
    (melee::rules::MEN, words::fighter),
    (grenades::rules::THROW_ROLL, words::thrower),
    (grenades::rules::RIFLE_ROLL, words::rifle_thrower),
    (grenades::rules::BURST_DIE, words::burst_cover),
    (grenades::rules::BLAST, words::charge),
    (grenades::rules::CONFINED, words::confined),
    (healing::rules::HEAL_ROLL, words::medic),
    (traps::rules::SEARCH, words::searcher),
    (traps::rules::WORK, words::worker),
];

/// The short name of a line by this rule.
pub fn of_rule(rule: RuleId) -> Option<Say> {
    LINES.iter().find(|(one, _)| *one == rule).map(|(_, name)| name())
}

/// A rank.
pub fn grade(grade: Grade) -> Say {
    match grade {
        Grade::Officer => words::officer(),
        Grade::Nco => words::nco(),
        Grade::Soldier => words::soldier(),
    }
}

/// How much he has seen.
pub fn experience(experience: Experience) -> Say {
    match experience {
        Experience::Green => words::green(),
        Experience::Normal => words::normal(),
        Experience::Veteran => words::veteran(),
    }
}

/// What he has learned; none: nothing.
pub fn speciality(speciality: Speciality) -> Option<Say> {
    Some(match speciality {
        Speciality::None => return None,
        Speciality::Sniper => words::sniper(),
        Speciality::Engineer => words::engineer(),
        Speciality::Radio => words::radio(),
        Speciality::Marksman => words::marksman(),
        Speciality::Messenger => words::messenger(),
        Speciality::Medic => words::medic_man(),
    })
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

/// A length in centimetres, to a millimetre.
pub fn cm(tenths: i32) -> String {
    match (tenths / 100, tenths % 100 / 10) {
        (whole, 0) => whole.to_string(),
        (whole, part) => format!("{whole}.{}", part.abs()),
    }
}

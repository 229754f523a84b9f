//! The words for what a man is.

pub use perrys_heroes::campaign::{experience_told as experience, grade_told as grade};

use super::words;
use perrys_heroes::values::{Battery, Nation, Speciality};
use perrys_heroes::weapons::WeaponClass;
use table::Say;

/// What a man has learned besides.
pub fn speciality(speciality: Speciality) -> Say {
    match speciality {
        Speciality::None => words::no_speciality(),
        Speciality::Sniper => words::sniper(),
        Speciality::Engineer => words::engineer(),
        Speciality::Radio => words::radio(),
        Speciality::Marksman => words::marksman(),
        Speciality::Messenger => words::messenger(),
        Speciality::Medic => words::medic(),
    }
}

/// What may be called for.
pub fn battery(battery: Battery) -> Say {
    match battery {
        Battery::Mortar => words::mortars(),
        Battery::Guns => words::guns(),
    }
}

/// Whose men they are.
pub fn nation(nation: Nation) -> Say {
    match nation {
        Nation::Usa => words::usa(),
        Nation::Gb => words::gb(),
        Nation::Ussr => words::ussr(),
        Nation::Germany => words::germany(),
    }
}

/// What kind of firearm it is.
pub fn class(class: WeaponClass) -> Say {
    match class {
        WeaponClass::Pistol => words::pistol(),
        WeaponClass::Rifle => words::rifle(),
        WeaponClass::SubmachineGun => words::submachine_gun(),
        WeaponClass::AssaultRifle => words::assault_rifle(),
        WeaponClass::Light => words::light_machine_gun(),
        WeaponClass::Medium => words::medium_machine_gun(),
        WeaponClass::Heavy => words::heavy_machine_gun(),
    }
}

//! What men and forces cost (4.3).

use crate::files::charts::Charts;
use crate::files::force::ManDef;
use crate::files::values::{Experience, Grade, Speciality};
use crate::files::weapons::{WeaponClass, Weapons};

/// What a man costs, with all that he has (PH-4.3-02); the surcharge of a pair is the gunner's (PH-4.3-03, PH-R-44).
pub fn cost(man: &ManDef, charts: &Charts, weapons: &Weapons) -> i16 {
    let prices = &charts.prices;
    let grade = match man.grade {
        Grade::Officer => prices.officer,
        Grade::Nco => prices.nco,
        Grade::Soldier => prices.soldier,
    };
    let experience = match man.experience {
        Experience::Green => prices.green,
        Experience::Normal => prices.normal,
        Experience::Veteran => prices.veteran,
    };
    let speciality = match man.speciality {
        Speciality::None => 0,
        Speciality::Sniper => prices.sniper,
        Speciality::Engineer => prices.engineer,
        Speciality::Radio => prices.radio,
        Speciality::Marksman => prices.marksman,
        Speciality::Messenger => prices.messenger,
        Speciality::Medic => prices.medic,
    };
    let class = |key: &Option<String>| key.as_ref().and_then(|key| weapons.no(key)).map(|no| weapons.def(no).class);
    let price = |class: WeaponClass| match class {
        WeaponClass::Pistol => prices.soldiers_pistol,
        WeaponClass::Rifle => prices.rifle,
        WeaponClass::SubmachineGun => prices.submachine_gun,
        WeaponClass::AssaultRifle => prices.assault_rifle,
        WeaponClass::Light => prices.light_machine_gun,
        WeaponClass::Medium => prices.medium_machine_gun,
        WeaponClass::Heavy => prices.heavy_machine_gun,
    };
    let weapon = |key: &Option<String>| class(key).map_or(0, price);
    // PH-4.3-05: officers and NCOs have theirs for free.
    let pistol = if man.grade == Grade::Soldier { weapon(&man.pistol) } else { 0 };
    // PH-4.3-07: a medic has his kit for free.
    let kit = if man.first_aid && man.speciality != Speciality::Medic { prices.first_aid } else { 0 };
    let counted = |number: u8, by: u8, price: i8| i16::from(number.div_ceil(by)) * i16::from(price);
    let flat = [grade, experience, speciality, weapon(&man.weapon), weapon(&man.support), pistol, kit];
    flat.into_iter().map(i16::from).sum::<i16>()
        + counted(man.grenades, 2, prices.two_grenades)
        + counted(man.smoke_grenades, 1, prices.smoke_grenade)
        + counted(man.rifle_grenades, 2, prices.launcher_with_two)
        + counted(man.traps, 1, prices.trap)
        + counted(man.panzerfausts, 1, prices.panzerfaust)
        + if man.binoculars { i16::from(prices.binoculars) } else { 0 }
}

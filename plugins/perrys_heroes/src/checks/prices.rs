//! What men and forces cost (4.3).

use super::Stock;
use crate::files::force::{CrewedDef, ForceDef, ManDef};
use crate::files::values::{Build, Experience, Grade, Nation, Speciality};
use crate::files::vehicles::VehicleDef;
use crate::files::weapons::WeaponClass;

/// The keys of what men carry by number.
pub const PANZERFAUST: &str = "panzerfaust";
/// A bottle that burns.
pub const MOLOTOV: &str = "molotov";
/// An anti-tank mine.
pub const MINE: &str = "mine";

/// What a man costs, with all that he has (PH-4.3-02); the surcharge of a pair is the gunner's (PH-4.3-03, PH-R-44).
pub fn cost(man: &ManDef, stock: Stock<'_>) -> i16 {
    let (prices, weapons) = (&stock.charts.prices, stock.weapons);
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
    let anti_tank =
        |key: &str| weapons.anti_tank.iter().find(|weapon| weapon.key == key).map_or(0, |weapon| weapon.cost);
    let each = |number: u8, key: &str| i16::from(number) * i16::from(anti_tank(key));
    let flat = [grade, experience, speciality, weapon(&man.weapon), weapon(&man.support), pistol, kit];
    flat.into_iter().map(i16::from).sum::<i16>()
        + counted(man.grenades, 2, prices.two_grenades)
        + counted(man.smoke_grenades, 1, prices.smoke_grenade)
        + counted(man.rifle_grenades, 2, prices.launcher_with_two)
        + counted(man.traps, 1, prices.trap)
        + each(man.panzerfausts, PANZERFAUST)
        + each(man.molotovs, MOLOTOV)
        + each(man.mines, MINE)
        + man.anti_tank.as_ref().map_or(0, |key| i16::from(anti_tank(key)))
        + if man.binoculars { i16::from(prices.binoculars) } else { 0 }
}

/// What a vehicle costs with its crew (PH-4.3-12).
pub fn crewed_cost(def: &CrewedDef, stock: Stock<'_>) -> i16 {
    let prices = &stock.charts.prices;
    let commander = match def.commander {
        Grade::Officer => prices.vehicle_officer,
        Grade::Nco => prices.vehicle_nco,
        Grade::Soldier => 0,
    };
    let crew = match def.experience {
        Experience::Green => prices.crew_green,
        Experience::Normal => prices.crew_normal,
        Experience::Veteran => prices.crew_veteran,
    };
    vehicle_cost(&def.vehicle, stock) + i16::from(commander) + i16::from(crew)
}

/// What a vehicle or a gun costs by itself.
pub fn vehicle_cost(key: &str, stock: Stock<'_>) -> i16 {
    stock.vehicles.find(key).map_or(0, |vehicle| i16::from(vehicle.cost))
}

/// The vehicles that may come in a campaign for a lost one: of its nation, at most as dear, and a gun on a carriage for a gun alone
/// (PH-H-37).
pub(crate) fn in_place_of<'a>(
    lost: &str,
    is_gun: bool,
    nation: Nation,
    stock: Stock<'a>,
) -> impl Iterator<Item = &'a VehicleDef> + use<'a> {
    let most = vehicle_cost(lost, stock);
    let crew = stock.vehicles.find(lost).map_or(u8::MAX, |lost| lost.crew);
    stock.vehicles.vehicles.iter().filter(move |one| {
        let fits = !is_gun || one.crew <= crew;
        (one.build == Build::Carriage) == is_gun && fits && one.nations.contains(&nation) && i16::from(one.cost) <= most
    })
}

/// What the men of a force cost, with the guns that they serve and the artillery that they may call for (PH-4.3-01, PH-H-16).
pub fn men_cost(force: &ForceDef, stock: Stock<'_>) -> i32 {
    let artillery = force.artillery.iter().map(|battery| i32::from(stock.charts.artillery.of(*battery).price));
    let men = force.teams.iter().flat_map(|team| &team.men).map(|man| i32::from(cost(man, stock)));
    let guns = force.teams.iter().filter_map(|team| team.gun.as_ref()).map(|gun| i32::from(vehicle_cost(gun, stock)));
    men.sum::<i32>() + guns.sum::<i32>() + artillery.sum::<i32>()
}

/// What its vehicles cost (PH-4.3-12).
pub fn vehicles_cost(force: &ForceDef, stock: Stock<'_>) -> i32 {
    force.vehicles.iter().map(|vehicle| i32::from(crewed_cost(vehicle, stock))).sum()
}

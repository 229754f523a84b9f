//! The rules by which a force is built (PH-4.2, PH-4.3), so that whoever builds one is told while he does.

use super::prices::{MINE, MOLOTOV, PANZERFAUST, men_cost, vehicles_cost};
use super::rules::{
    BUDGET, CREW_ARMS, GUN_CREW, LIGHT_WEAPON, ONE_LEADER, PAIR, PISTOL, PRICES, SCOPED, SECTION, SPECIALISTS,
    SQUAD_LEADER, SQUAD_LEADERS, TEAM_LEADER, UNSPLIT, VEHICLE_COMMANDED,
};
use super::{Stock, words};
use crate::files::force::{CrewedDef, ForceDef, ManDef, TeamDef};
use crate::files::values::{Build, Grade, Speciality};
use crate::files::weapons::{AntiTankUse, WeaponClass, WeaponDef, Weapons};
use table::{RuleId, Say};

/// So many submachine guns a vehicle carries (PH-4.3-13).
const MOST_SUBMACHINE_GUNS: usize = 3;

/// A rule that a force breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForceFault {
    /// Which.
    pub rule: RuleId,
    /// In which team; none: in the whole force, or in a vehicle.
    pub team: Option<usize>,
    /// Which man of the team; none: the team.
    pub man: Option<usize>,
    /// In which vehicle.
    pub vehicle: Option<usize>,
    /// What is wrong, and what would mend it.
    pub say: Say,
}

/// What a force costs: its men, its artillery and its vehicles (PH-4.3-01, PH-4.3-12, PH-H-16).
pub fn total(force: &ForceDef, stock: Stock<'_>) -> i32 {
    men_cost(force, stock) + vehicles_cost(force, stock)
}

/// Every rule of 4.2 and 4.3 that a force breaks.
pub fn faults(force: &ForceDef, stock: Stock<'_>) -> Vec<ForceFault> {
    let weapons = stock.weapons;
    let mut found = Vec::new();
    let mut of_force = |rule, say| found.push(ForceFault { rule, team: None, man: None, vehicle: None, say });
    let men = || force.teams.iter().flat_map(|team| &team.men);
    let leaders = men().filter(|man| leads(man)).count();
    // PH-4.2-04: one officer and one NCO, two NCOs, or a single leader.
    match leaders {
        // PH-4.2-06: a group of vehicles alone is led by who commands one of them.
        0 if force.teams.is_empty() && !force.vehicles.is_empty() => {}
        0 => of_force(SQUAD_LEADER, words::nobody_leads()),
        1 | 2 => {}
        more => of_force(SQUAD_LEADERS, words::too_many_leaders(more)),
    }
    if men().filter(|man| man.grade == Grade::Officer).count() > 1 {
        of_force(SQUAD_LEADERS, words::two_officers());
    }
    let cost = men_cost(force, stock);
    if cost > i32::from(force.budget) {
        of_force(BUDGET, words::too_dear(cost, force.budget));
    }
    let cost = vehicles_cost(force, stock);
    if cost > i32::from(force.vehicle_budget) {
        of_force(SECTION, words::vehicles_too_dear(cost, force.vehicle_budget));
    }
    if men().filter(|man| man.speciality == Speciality::Sniper).count() > 1 {
        of_force(SPECIALISTS, words::two_snipers());
    }
    for (no, team) in force.teams.iter().enumerate() {
        let broken = of_team(force, team).into_iter().chain(of_gun(force, team, stock));
        found.extend(broken.map(|(rule, say)| ForceFault { rule, team: Some(no), man: None, vehicle: None, say }));
        let mut gunner = false;
        for (place, man) in team.men.iter().enumerate() {
            let next = team.men.get(place + 1);
            let mut broken = pairs(man, next, gunner);
            gunner = man.serves();
            broken.extend(arms(force, man, weapons));
            found.extend(broken.into_iter().map(|(rule, say)| ForceFault {
                rule,
                team: Some(no),
                man: Some(place),
                vehicle: None,
                say,
            }));
        }
    }
    for (no, crewed) in force.vehicles.iter().enumerate() {
        let broken = of_vehicle(force, crewed, stock).into_iter();
        found.extend(broken.map(|(rule, say)| ForceFault { rule, team: None, man: None, vehicle: Some(no), say }));
    }
    found
}

/// What is wrong with the gun of a team (PH-H-20, PH-H-30). Keys that there are not are told elsewhere.
fn of_gun(force: &ForceDef, team: &TeamDef, stock: Stock<'_>) -> Vec<(RuleId, Say)> {
    let Some(gun) = team.gun.as_ref().and_then(|key| stock.vehicles.find(key)) else { return Vec::new() };
    let mut broken = Vec::new();
    if gun.build != Build::Carriage {
        broken.push((GUN_CREW, words::no_carriage(&gun.name)));
    }
    if team.men.len() < usize::from(gun.crew) {
        broken.push((GUN_CREW, words::gun_without_crew(&gun.name, gun.crew)));
    }
    if !gun.nations.contains(&force.nation) {
        broken.push((GUN_CREW, words::vehicle_of_another_nation(&gun.name)));
    }
    broken
}

/// What is wrong with a vehicle and its crew (PH-4.2-06, PH-4.2-07, PH-4.3-12, PH-4.3-13).
fn of_vehicle(force: &ForceDef, crewed: &CrewedDef, stock: Stock<'_>) -> Vec<(RuleId, Say)> {
    let Some(vehicle) = stock.vehicles.find(&crewed.vehicle) else { return Vec::new() };
    let mut broken = Vec::new();
    if vehicle.build == Build::Carriage {
        broken.push((SECTION, words::carriage_is_served(&vehicle.name)));
    }
    if crewed.commander == Grade::Soldier {
        broken.push((VEHICLE_COMMANDED, words::nobody_commands(&crewed.name)));
    }
    if !vehicle.nations.contains(&force.nation) {
        broken.push((SECTION, words::vehicle_of_another_nation(&vehicle.name)));
    }
    if crewed.submachine_guns.len() > MOST_SUBMACHINE_GUNS {
        broken.push((CREW_ARMS, words::too_many_submachine_guns(&crewed.name)));
    }
    let guns = crewed.submachine_guns.iter().filter_map(|key| stock.weapons.no(key)).map(|no| stock.weapons.def(no));
    for gun in guns {
        if gun.class != WeaponClass::SubmachineGun {
            broken.push((CREW_ARMS, words::no_submachine_gun(&gun.name)));
        }
        if !gun.nations.contains(&force.nation) {
            broken.push((CREW_ARMS, words::of_another_nation(&gun.name)));
        }
    }
    broken
}

fn leads(man: &ManDef) -> bool {
    matches!(man.grade, Grade::Officer | Grade::Nco)
}

/// What is wrong with who is in a team (PH-4.2-03, PH-4.2-05, PH-4.3-09).
fn of_team(force: &ForceDef, team: &TeamDef) -> Vec<(RuleId, Say)> {
    let mut broken = Vec::new();
    match team.men.iter().filter(|man| leads(man)).count() {
        0 => broken.push((TEAM_LEADER, words::team_without_leader(&team.name))),
        1 => {}
        // PH-R-01: a squad that is not split may hold both of its leaders.
        _ if force.teams.len() == 1 => {}
        2 => broken.push((ONE_LEADER, words::team_with_two(&team.name))),
        _ => broken.push((UNSPLIT, words::team_with_two(&team.name))),
    }
    let most_one: [(Speciality, Say); 3] = [
        (Speciality::Medic, words::two_medics(&team.name)),
        (Speciality::Engineer, words::two_engineers(&team.name)),
        (Speciality::Radio, words::two_radios(&team.name)),
    ];
    for (speciality, say) in most_one {
        if team.men.iter().filter(|man| man.speciality == speciality).count() > 1 {
            broken.push((SPECIALISTS, say));
        }
    }
    broken
}

/// What is wrong with a man in a pair that serves a weapon: gunner and assistant stand one behind the other in their team (PH-4.3-04).
fn pairs(man: &ManDef, next: Option<&ManDef>, after_gunner: bool) -> Vec<(RuleId, Say)> {
    let mut broken = Vec::new();
    if man.serves() {
        if man.assists || (man.support.is_some() && man.anti_tank.is_some()) {
            broken.push((PAIR, words::two_guns(&man.name)));
        }
        if !next.is_some_and(|next| next.assists) {
            broken.push((PAIR, words::no_assistant(&man.name)));
        }
        if man.weapon.is_some() {
            broken.push((PAIR, words::gunner_with_rifle(&man.name)));
        }
    } else if man.assists && !after_gunner {
        broken.push((PAIR, words::no_gunner(&man.name)));
    }
    broken
}

/// What is wrong with what a man carries. Keys that there are not are told elsewhere.
fn arms(force: &ForceDef, man: &ManDef, weapons: &Weapons) -> Vec<(RuleId, Say)> {
    let mut broken = Vec::new();
    let weapon = |key: &Option<String>| key.as_ref().and_then(|key| weapons.no(key)).map(|no| weapons.def(no));
    let is_light = |weapon: &WeaponDef| match weapon.class {
        WeaponClass::Rifle | WeaponClass::SubmachineGun | WeaponClass::AssaultRifle => true,
        WeaponClass::Pistol | WeaponClass::Light | WeaponClass::Medium | WeaponClass::Heavy => false,
    };
    let [light, support, pistol] = [&man.weapon, &man.support, &man.pistol].map(weapon);
    if let Some(light) = light.filter(|light| !is_light(light)) {
        broken.push((LIGHT_WEAPON, words::not_light(&light.name)));
    }
    if let Some(support) = support.filter(|support| !support.class.is_support()) {
        broken.push((PAIR, words::not_support(&support.name)));
    }
    if let Some(pistol) = pistol.filter(|pistol| pistol.class != WeaponClass::Pistol) {
        broken.push((PISTOL, words::not_a_pistol(&pistol.name)));
    }
    for weapon in [light, support, pistol].into_iter().flatten() {
        if !weapon.nations.contains(&force.nation) {
            broken.push((LIGHT_WEAPON, words::of_another_nation(&weapon.name)));
        }
        if weapon.scoped && man.speciality != Speciality::Sniper {
            broken.push((SCOPED, words::only_snipers(&weapon.name)));
        }
        if weapon.paratroopers && !force.paratroopers {
            broken.push((LIGHT_WEAPON, words::only_paratroopers(&weapon.name)));
        }
    }
    broken.extend(against_vehicles(force, man, weapons));
    if man.rifle_grenades > 0 && light.is_none_or(|light| light.class != WeaponClass::Rifle) {
        broken.push((PRICES, words::no_rifle(&man.name)));
    }
    broken
}

/// What is wrong with what a man carries against vehicles (PH-4.3-02, PH-9.2-01).
fn against_vehicles(force: &ForceDef, man: &ManDef, weapons: &Weapons) -> Vec<(RuleId, Say)> {
    let mut broken = Vec::new();
    let served = man.anti_tank.as_deref();
    let carried = [(PANZERFAUST, man.panzerfausts), (MOLOTOV, man.molotovs), (MINE, man.mines)];
    let carried = carried.into_iter().filter(|(_, many)| *many > 0).map(|(key, _)| key);
    for weapon in served.into_iter().chain(carried).filter_map(|key| weapons.anti_tank_no(key)) {
        let weapon = &weapons.anti_tank[usize::from(weapon)];
        if !weapon.nations.contains(&force.nation) {
            broken.push((PRICES, words::of_another_nation(&weapon.name)));
        }
        if served == Some(weapon.key.as_str()) && weapon.used != AntiTankUse::Again {
            broken.push((PRICES, words::not_served(&weapon.name)));
        }
    }
    broken
}

#[cfg(test)]
#[path = "force_test.rs"]
mod tests;

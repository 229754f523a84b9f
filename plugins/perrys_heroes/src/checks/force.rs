//! The rules by which a force is built (PH-4.2, PH-4.3), so that whoever builds one is told while he does.

use super::prices::cost;
use super::rules::{
    BUDGET, LIGHT_WEAPON, ONE_LEADER, PAIR, PISTOL, PRICES, SCOPED, SPECIALISTS, SQUAD_LEADER, SQUAD_LEADERS,
    TEAM_LEADER, UNSPLIT,
};
use super::words;
use crate::files::charts::Charts;
use crate::files::force::{ForceDef, ManDef, TeamDef};
use crate::files::values::{Grade, Nation, Speciality};
use crate::files::weapons::{WeaponClass, WeaponDef, Weapons};
use table::{RuleId, Say};

/// A rule that a force breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForceFault {
    /// Which.
    pub rule: RuleId,
    /// In which team; none: in the whole force.
    pub team: Option<usize>,
    /// Which man of the team; none: the team.
    pub man: Option<usize>,
    /// What is wrong, and what would mend it.
    pub say: Say,
}

/// What a force costs (PH-4.3-01), with its artillery (PH-H-16).
pub fn total(force: &ForceDef, charts: &Charts, weapons: &Weapons) -> i32 {
    let men = force.teams.iter().flat_map(|team| &team.men);
    let artillery = force.artillery.iter().map(|battery| i32::from(charts.artillery.of(*battery).price));
    men.map(|man| i32::from(cost(man, charts, weapons))).chain(artillery).sum()
}

/// Every rule of 4.2 and 4.3 that a force breaks.
pub fn faults(force: &ForceDef, charts: &Charts, weapons: &Weapons) -> Vec<ForceFault> {
    let mut found = Vec::new();
    let mut of_force = |rule, say| found.push(ForceFault { rule, team: None, man: None, say });
    let men = || force.teams.iter().flat_map(|team| &team.men);
    let leaders = men().filter(|man| leads(man)).count();
    // PH-4.2-04: one officer and one NCO, two NCOs, or a single leader.
    match leaders {
        0 => of_force(SQUAD_LEADER, words::nobody_leads()),
        1 | 2 => {}
        more => of_force(SQUAD_LEADERS, words::too_many_leaders(more)),
    }
    if men().filter(|man| man.grade == Grade::Officer).count() > 1 {
        of_force(SQUAD_LEADERS, words::two_officers());
    }
    let cost = total(force, charts, weapons);
    if cost > i32::from(force.budget) {
        of_force(BUDGET, words::too_dear(cost, force.budget));
    }
    if men().filter(|man| man.speciality == Speciality::Sniper).count() > 1 {
        of_force(SPECIALISTS, words::two_snipers());
    }
    for (no, team) in force.teams.iter().enumerate() {
        let broken = of_team(force, team).into_iter();
        found.extend(broken.map(|(rule, say)| ForceFault { rule, team: Some(no), man: None, say }));
        let mut gunner = false;
        for (place, man) in team.men.iter().enumerate() {
            let next = team.men.get(place + 1);
            let mut broken = pairs(man, next, gunner);
            gunner = man.support.is_some();
            broken.extend(arms(force, man, weapons));
            found.extend(broken.into_iter().map(|(rule, say)| ForceFault {
                rule,
                team: Some(no),
                man: Some(place),
                say,
            }));
        }
    }
    found
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
    if man.support.is_some() {
        if man.assists {
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
    if man.panzerfausts > 0 && force.nation != Nation::Germany {
        broken.push((PRICES, words::only_germans()));
    }
    if man.rifle_grenades > 0 && light.is_none_or(|light| light.class != WeaponClass::Rifle) {
        broken.push((PRICES, words::no_rifle(&man.name)));
    }
    broken
}

#[cfg(test)]
#[path = "force_test.rs"]
mod tests;

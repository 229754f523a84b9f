//! What may be wrong with the file of weapons.

use super::lengths::{LONGEST, length};
use crate::files::charts::Charts;
use crate::files::values::{Shell, WeaponTrait};
use crate::files::weapons::{WeaponDef, Weapons};
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// Most weapons, makes among them: their numbers fit a byte.
const MOST: usize = 250;
/// The most dice of a weapon.
const MOST_DICE: i64 = 12;
/// The most that a weapon adds against armour.
const MOST_AT: i64 = 30;

/// Everything that is wrong with the weapons, by themselves and with the templates of the charts.
pub fn faults(weapons: &Weapons, charts: &Charts) -> Vec<Fault> {
    let mut faults = Faults::default();
    let mut seen = BTreeSet::new();
    if weapons.weapons.len() + weapons.makes.len() > MOST {
        faults.add("weapons", format_args!("more than {MOST} weapons and makes"));
    }
    for (n, weapon) in weapons.weapons.iter().enumerate() {
        faults.key(format_args!("weapons[{n}].key"), "weapons", &weapon.key, &mut seen);
        of_one(weapon, charts, &format!("weapons[{n}]"), &mut faults);
    }
    for (n, make) in weapons.makes.iter().enumerate() {
        let field = |name: &str| format!("makes[{n}].{name}");
        faults.key(field("key"), "weapons", &make.key, &mut seen);
        if make.name.trim().is_empty() {
            faults.warn(field("name"), "this name is empty");
        }
        let known = weapons.weapons.iter().map(|weapon| weapon.key.as_str());
        faults.known(field("like"), "weapon", &make.like, known);
        let like = weapons.weapons.iter().find(|weapon| weapon.key == make.like);
        let crew = make.crew.or_else(|| like.map(|like| like.crew));
        let needs = make.needs.or_else(|| like.map(|like| like.needs));
        if let (Some(crew), Some(needs)) = (crew, needs) {
            crews(crew, needs, &format!("makes[{n}]"), &mut faults);
        }
        if let (Some(shells), Some(like)) = (&make.shells, like) {
            of_shells(shells, like, &format!("makes[{n}]"), &mut faults);
        }
        let is_gun = |like: &WeaponDef| !like.shells.is_empty();
        if make.traits.has(WeaponTrait::Carriage) && like.is_some_and(|like| !is_gun(like)) {
            faults.add(field("traits"), "only a gun stands on a carriage");
        }
    }
    faults.0
}

/// ROE-H-30: a crew is not smaller than what it needs.
fn crews(crew: u8, needs: u8, prefix: &str, faults: &mut Faults) {
    faults.range(format_args!("{prefix}.crew"), crew.into(), 1, 12);
    faults.range(format_args!("{prefix}.needs"), needs.into(), 1, crew.max(1).into());
}

/// ROE-VWP-01: no shell twice, and HE where its values are said.
fn of_shells(shells: &[Shell], gun: &WeaponDef, prefix: &str, faults: &mut Faults) {
    let field = format!("{prefix}.shells");
    let twice = shells.iter().enumerate().find(|(n, shell)| shells[..*n].contains(shell));
    if let Some((n, _)) = twice {
        faults.add(format_args!("{field}[{n}]"), "this shell is named twice");
    }
    if shells.contains(&Shell::He) && gun.explosive.is_none() {
        faults.add(field, "this gun has no HE shell: `explosive` says nothing");
    }
}

fn of_one(weapon: &WeaponDef, charts: &Charts, prefix: &str, faults: &mut Faults) {
    let field = |name: &str| format!("{prefix}.{name}");
    if weapon.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    length(faults, field("range"), weapon.range, 0, LONGEST);
    length(faults, field("least"), weapon.least, 0, weapon.range.0.max(0));
    let fires = !weapon.traits.has(WeaponTrait::AntiTankGrenade);
    for (place, dice) in [weapon.rof.0, weapon.rof.1].into_iter().enumerate() {
        // What is used in contact alone throws no dice to hit (ROE-CQV-05).
        let (least, most) = if fires { (1, MOST_DICE) } else { (0, 0) };
        faults.range(format_args!("{}.{place}", field("rof")), dice.into(), least, most);
    }
    if fires != (weapon.range.0 > 0) {
        faults.add(field("range"), "what fires has a range, and what is used in contact has none");
    }
    faults.range(field("ap"), weapon.ap.into(), 2, 6);
    for (place, at) in [weapon.at.0, weapon.at.1].into_iter().enumerate() {
        faults.range(format_args!("{}.{place}", field("at")), at.into(), 0, MOST_AT);
    }
    faults.range(field("blast"), weapon.blast.into(), 0, charts.templates.len() as i64);
    crews(weapon.crew, weapon.needs, prefix, faults);
    of_shells(&weapon.shells, weapon, prefix, faults);
    if let Some(explosive) = weapon.explosive {
        faults.range(field("explosive.ap"), explosive.ap.into(), 2, 6);
        faults.range(field("explosive.blast"), explosive.blast.into(), 1, charts.templates.len() as i64);
        if !weapon.shells.contains(&Shell::He) {
            faults.add(field("explosive"), "`shells` must name HE");
        }
    }
    traits(weapon, &field, faults);
}

/// What needs another thing, and what excludes it.
fn traits(weapon: &WeaponDef, field: &impl Fn(&str) -> String, faults: &mut Faults) {
    use WeaponTrait::{
        Automatic, Carriage, CloseQuarters, Flame, Grenade, Indirect, InfantryAntiTank, Lmg, NeedsAssistant,
        NoOpportunityFire, RifleGrenade, SingleUse, Smokes, Support,
    };
    let has = |one| weapon.traits.has(one);
    let wrong = [
        (has(CloseQuarters) && has(Automatic), "one weapon counts once in close quarters"),
        (has(NeedsAssistant) && !has(Lmg), "an assistant belongs to a light machine gun"),
        (
            has(Indirect) && (!has(Support) || !has(NoOpportunityFire)),
            "a mortar is a support weapon without opportunity fire",
        ),
        (
            has(Flame) && (weapon.blast == 0 || !has(NoOpportunityFire)),
            "a flamethrower has a template and no opportunity fire",
        ),
        ((has(Grenade) || has(RifleGrenade)) && weapon.blast == 0, "a grenade has a template"),
        (has(SingleUse) != (weapon.shots == 1), "what is used up by one shot has `shots: 1`"),
        (has(Smokes) && !has(Indirect), "guns say by their shells whether they fire smoke"),
        (has(InfantryAntiTank) && weapon.at.0 == 0, "a weapon against tanks has an AT"),
        (has(Carriage), "a gun is put on a carriage by a make of it"),
    ];
    for (_, why) in wrong.into_iter().filter(|(is, _)| *is) {
        faults.add(field("traits"), why);
    }
}

#[cfg(test)]
#[path = "weapons_test.rs"]
mod tests;

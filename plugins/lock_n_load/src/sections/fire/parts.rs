//! What each unit brings to an attack (LNL-1.6.1-10 to -18, LNL-1.6.2-17): its own firepower, its weapons, and which of them leads.

use crate::facts::command::Part;
use crate::facts::frames::Shots;
use crate::facts::rules::LEADER_UNARMED;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::{AtOnce, Trait};
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::sections::fire::rules::{AFTER_VEHICLE_ASSAULT, CONDITIONS, GLIDER, JOINT_ATTACK, LEAD, TWO_MEN};
use crate::sections::fire::strength::{FireFacts, Source, SourceKind, gain_by_leading};
use crate::sections::fire::{
    damage, distance, mortar_joins, mounted, own_reaches, own_unit, ready, riding, serves_weapons, stands,
    weapon_reaches, words,
};
use crate::sections::impulse::salvos;
use crate::sections::movement::rules::{AFTER_ASSAULT, AFTER_STEALTH};
use crate::sections::weapons::rules::{HALF_SQUAD_FIRES, OWNER, SHAKEN_WEAPONS, SINGLE_MAN_FIRES, SQUAD_FIRES};
use table::{CounterId, Refusal, RuleId, Say};

/// One more unit with what it fires (LNL-1.6.1-10 to -18, LNL-1.6.2-17). Who fires a weapon only has fired too (LNL-4.0-15).
pub(super) fn add_part(table: &Table, part: &Part, facts: &mut FireFacts) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let unit = own_unit(table, facts.side, part.unit)?;
    if stands(table, unit)? != facts.from {
        return no(JOINT_ATTACK, words::not_there(unit.id, table.field.map.place(facts.from)));
    }
    if !part.weapons.is_empty() {
        serves_weapons(unit)?;
    }
    if facts.firers.contains(&unit.id) {
        return no(JOINT_ATTACK, words::named_twice(unit.id));
    }
    // A leader has no firepower of his own, so there is nothing to leave out.
    let own = part.own && unit.may(Trait::HasFirepower);
    if unit.shaken && !own && !part.weapons.is_empty() {
        return no(SHAKEN_WEAPONS, words::shaken_weapons(unit.id));
    }
    let ops = ready(table, unit, facts.at, facts.opportunity)?;
    for weapon in table.weapons_of(unit.id).filter(|weapon| part.weapons.contains(&weapon.id)) {
        if table.weapon_definition(weapon).kind == WeaponKind::Mortar {
            mortar_joins(table, weapon, facts.from, facts.opportunity)?;
        }
    }
    fires_beside(table, unit, own, &part.weapons)?;
    if own {
        mounted::team_in_arc(table, unit, facts.from, facts.at)?;
        if !own_reaches(table, unit, distance(table, facts.from, facts.at)) {
            return no(CONDITIONS, words::own_out_of_range(unit.id));
        }
        let glider = unit.may(Trait::NotHalvedInGroups) && !unit.may(Trait::ServesGuns) && table.plays(GLIDER);
        let kind = if unit.is_mmc() { SourceKind::MultiMan { glider } } else { SourceKind::Hero };
        let firepower = table.own_firepower(unit);
        facts.sources.push(Source {
            from: unit.id,
            kind,
            firepower,
            captured: false,
            single_man: false,
            ops,
            riding: riding(table, unit),
            after_move: after_move(unit),
        });
    }
    let second = second_man(table, unit, part, facts)?;
    for id in &part.weapons {
        add_weapon(table, unit, *id, second, ops, facts)?;
    }
    facts.firers.push(unit.id);
    let commander = damage::commander(table, unit);
    facts.commander = (commander != 0).then_some((unit.id, commander));
    facts.firers.extend(second.map(|second| second.id));
    Ok(())
}

/// The rule by which a unit's own movement counts -2 where it adds firepower.
pub(crate) fn after_move(unit: UnitNow) -> Option<RuleId> {
    if unit.has(Marker::AssaultMoved) {
        Some(if unit.may(Trait::Drives) { AFTER_VEHICLE_ASSAULT } else { AFTER_ASSAULT })
    } else {
        unit.has(Marker::Stealthy).then_some(AFTER_STEALTH)
    }
}

/// Whether a unit can fire these weapons, with its own firepower or without, beside the ordnance that it has fired in this action
/// (LNL-1.6.1-B04). What is mounted on it does not count.
pub(crate) fn fires_beside(table: &Table, unit: UnitNow, own: bool, weapons: &[CounterId]) -> Result<(), Refusal> {
    let carried = weapons.iter().filter(|id| table.weapon(**id).is_none_or(|weapon| weapon.mount.0.is_none())).count();
    if !own && weapons.len() > carried {
        return Ok(());
    }
    let before = if own || carried > 0 { weapons_fired(table, unit) } else { 0 };
    fires_at_once(table, unit, own, carried + before)
}

/// How many support weapons a unit has fired in the action that goes on.
pub(crate) fn weapons_fired(table: &Table, unit: UnitNow) -> usize {
    let fired = salvos::salvo(table, unit.id).map_or(&[][..], |salvo| &salvo.weapons);
    let carried = |shots: &&Shots| table.weapon(shots.weapon).is_some_and(|weapon| weapon.mount.0.is_none());
    fired.iter().filter(carried).count()
}

/// Whether a unit has anything that fires: a leader has not without a weapon.
pub(crate) fn has_something_to_fire(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    if unit.may(Trait::HasFirepower) {
        return Ok(());
    }
    let mut carried = table.weapons_of(unit.id).map(|weapon| weapon_reaches(table, weapon, 0, true));
    match carried.next() {
        None => fires_at_once(table, unit, false, 0),
        Some(first) => {
            if carried.any(|weapon| weapon.is_ok()) {
                Ok(())
            } else {
                first.map(|_| ())
            }
        }
    }
}

/// Whether a unit can fire so many weapons, with its own firepower or without.
pub(crate) fn fires_at_once(table: &Table, unit: UnitNow, own: bool, weapons: usize) -> Result<(), Refusal> {
    let AtOnce { beside, instead } = table.class(unit).at_once;
    if weapons > usize::from(if own { beside } else { instead }) {
        let rule = match (unit.is_mmc(), own) {
            (true, _) if beside > 0 => SQUAD_FIRES,
            (true, _) => HALF_SQUAD_FIRES,
            (false, true) => TWO_MEN,
            (false, false) => SINGLE_MAN_FIRES,
        };
        return Err(Refusal::new(rule, words::not_at_once(unit.id)));
    }
    if !own && weapons == 0 {
        let rule = if unit.may(Trait::Leads) { LEADER_UNARMED } else { CONDITIONS };
        return Err(Refusal::new(rule, words::nothing_to_fire(unit.id)));
    }
    Ok(())
}

/// One of the weapons that a unit fires, alone or with a second man at it; a captured one may be used (LNL-1.6.1-07). No machine gun jams (LNL-1.6.1.1-01).
fn add_weapon(
    table: &Table,
    unit: UnitNow,
    id: CounterId,
    second: Option<UnitNow>,
    ops: bool,
    facts: &mut FireFacts,
) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let carried = table.weapons_of(unit.id).find(|weapon| weapon.id == id);
    // A weapon does nothing by itself (LNL-1.1-08).
    let Some(weapon) = carried else { return no(OWNER, words::not_carried(unit.id, id)) };
    if facts.weapons.contains(&id) {
        return no(OWNER, words::named_twice(id));
    }
    let firepower = weapon_reaches(table, weapon, distance(table, facts.from, facts.at), facts.adjacent)?;
    if let Some(mount) = weapon.mount.0 {
        mounted::may_use(table, unit, weapon, mount)?;
    }
    let def = table.weapon_definition(weapon);
    facts.sources.push(Source {
        from: weapon.id,
        kind: SourceKind::Weapon(def.kind),
        firepower,
        captured: weapon.mount.0.is_none() && def.nation != table.formation(unit).nation,
        single_man: unit.is_smc() && second.is_none(),
        ops,
        riding: 0,
        after_move: after_move(unit).or_else(|| second.and_then(after_move)),
    });
    facts.weapons.push(weapon.id);
    match def.kind {
        WeaponKind::SatchelCharge => facts.used_up.push(weapon.id),
        // In full, against vehicles too (LNL-1.6.2-B01).
        WeaponKind::Flamethrower => facts.flamethrower = Some(unit.id),
        // LNL-1.6.22-B01, -B05: it is used up, and who becomes Shaken by it retreats as from a flamethrower.
        WeaponKind::Molotov => {
            facts.used_up.push(weapon.id);
            facts.flamethrower = Some(unit.id);
            facts.molotov = true;
        }
        // The others have been refused: they are no small arms.
        WeaponKind::MachineGun | WeaponKind::Ordnance | WeaponKind::AntiTankGrenade => {}
        WeaponKind::Mortar => facts.higher = true,
    }
    Ok(())
}

/// RUL-42: the second single man at one weapon.
fn second_man(table: &Table, unit: UnitNow, part: &Part, facts: &FireFacts) -> Result<Option<UnitNow>, Refusal> {
    let Some(id) = part.with else { return Ok(None) };
    let no = |reason: Say| Err(Refusal::new(TWO_MEN, reason));
    let second = own_unit(table, facts.side, id)?;
    let man = |unit: UnitNow| unit.is_smc() && unit.may(Trait::Fires);
    if !man(unit) || !man(second) || part.weapons.is_empty() {
        return no(words::two_men());
    }
    if second.spot() != Some(facts.from) || second.id == unit.id || facts.firers.contains(&id) {
        return no(words::cannot_help(id, unit.id));
    }
    if second.shaken {
        return Err(Refusal::new(SHAKEN_WEAPONS, words::shaken_weapons(id)));
    }
    ready(table, second, facts.at, facts.opportunity)?;
    Ok(Some(second))
}

/// Which source leads: the one named, or the one for which it makes the most (LNL-5.2-02).
pub(super) fn lead(facts: &FireFacts, named: Option<CounterId>) -> Result<Option<usize>, Refusal> {
    if let Some(id) = named {
        let found = facts.sources.iter().position(|source| source.from == id && source.may_lead());
        return match found {
            Some(n) => Ok(Some(n)),
            None => Err(Refusal::new(LEAD, words::cannot_lead(id))),
        };
    }
    let mut best: Option<(usize, i32)> = None;
    for (n, source) in facts.sources.iter().enumerate().filter(|(_, source)| source.may_lead()) {
        let gain = gain_by_leading(source);
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((n, gain));
        }
    }
    Ok(best.map(|(n, _)| n))
}

//! Melee arithmetic: who can fight, strengths, columns, shifts, the roll (8.0, 8.2, 13.92).

pub mod entry;
mod orders;
pub mod round;
pub mod rules;
#[cfg(test)]
pub(crate) mod test_bench;
pub mod withdrawal;
pub(crate) mod words;

use crate::facts::command::Part;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::{AtOnce, Trait};
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::sections::fire::conditions::weapon_face;
use crate::sections::fire::strength::{half_up, is_thrown};
use crate::sections::melee::rules::{
    DEFENDERS, GLIDER_SHIFT, HERO_SHIFT, HERO_WEAPON, LEADER_HALF, LEADER_SATCHEL, LEFT_OUT, MELEE_BONUS, MELEE_LEADER,
    MELEE_ROLL, MELEE_SUM, MELEE_WEAPONS, NO_ORDNANCE, NOT_ELIGIBLE, ODDS_FLOOR, TEAM_DEFENDS, TWO_LEADERS,
    ZERO_ATTACKS, ZERO_DEFENDS, ZERO_IS_ONE,
};
use crate::sections::rally;
use crate::sections::weapons::rules::PACKED;
use smallvec::SmallVec;
use table::{CounterId, Line, Refusal, Side};

/// What one side brings to an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strength {
    /// Line by line.
    pub lines: Vec<Line>,
    /// The sum.
    pub total: i32,
    /// Multi-man counters with firepower 0 that fight with their own (LNL-8.2-04, RUL-41).
    pub zeros: i32,
}

/// An attack in melee before the dice: the panel prints it, the round rolls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeleeReport {
    /// The attackers' strength.
    pub attack: Strength,
    /// The chosen defenders' strength.
    pub defence: Strength,
    /// Column before and after shifts, as positions in the table.
    pub columns: [usize; 2],
    /// The column's names, as `3-2`.
    pub names: [String; 2],
    /// The shifts.
    pub shifts: Vec<Line>,
    /// Modifiers of the roll.
    pub lines: Vec<Line>,
    /// The kill number.
    pub needed: i32,
    /// In how many of 36 throws the defenders fall.
    pub chance_of_36: u8,
}

/// True if the unit could fight if it were in Good Order: everybody but snipers (LNL-11.4-11), medics (LNL-11.3-08) and leaders without a
/// melee weapon (LNL-8.1-13, RUL-39).
pub fn is_fighter(table: &Table, unit: UnitNow) -> bool {
    let armed = || table.carried_by(unit.id).any(|weapon| melee_firepower(table, weapon).is_some());
    unit.may(Trait::OnlyDefends) || (unit.may(Trait::Melees) && (unit.may(Trait::HasFirepower) || armed()))
}

/// LNL-8.0-B01: vehicles take no part in melee; they neither fight nor surrender.
pub fn takes_part(table: &Table, unit: UnitNow) -> bool {
    table.vehicle(unit).is_none()
}

/// LNL-8.1-13: melee-eligible now, whatever activity markers it has (LNL-8.0-19, LNL-4.1-16).
pub fn is_eligible(table: &Table, unit: UnitNow) -> bool {
    unit.good_order() && is_fighter(table, unit)
}

/// LNL-17.1-02: with this enemy in a hex, entry means melee, and vehicles there are not Close Assaulted.
// Reading: a leader with a Molotov too, which is a melee weapon (RUL-39).
pub fn fights_off(table: &Table, unit: UnitNow) -> bool {
    takes_part(table, unit) && unit.good_order() && (unit.is_mmc() || is_fighter(table, unit))
}

/// True for weapons that are of use in melee: not ordnance and mortars (LNL-8.0-22), nor anti-tank grenades (LNL-1.6.23-02).
fn serves_in_melee(table: &Table, weapon: WeaponNow) -> bool {
    match table.weapon_definition(weapon).kind {
        WeaponKind::MachineGun | WeaponKind::Flamethrower | WeaponKind::SatchelCharge | WeaponKind::Molotov => true,
        WeaponKind::Ordnance | WeaponKind::Mortar | WeaponKind::AntiTankGrenade => false,
    }
}

/// A weapon's printed firepower in melee on the side it lies on (RUL-100); none where that side prints none, or it is of no use there.
pub fn melee_firepower(table: &Table, weapon: WeaponNow) -> Option<i32> {
    weapon_face(table, weapon).filter(|_| serves_in_melee(table, weapon)).map(|(firepower, _)| firepower)
}

/// What one unit's part is worth, added to `sum` (LNL-8.0-17, -21 to -27, LNL-8.2).
///
/// # Errors
/// A refusal where the unit may not fight so.
fn add_part(table: &Table, part: &Part, sum: &mut Strength) -> Result<(), Refusal> {
    let unit = table.unit(part.unit).ok_or_else(|| Refusal::new(LEFT_OUT, words::no_such_unit()))?;
    if !is_eligible(table, unit) {
        return Err(Refusal::new(NOT_ELIGIBLE, words::cannot_fight(unit.id)));
    }
    // A leader has no firepower of his own, so there is nothing to leave out.
    let defends = unit.may(Trait::OnlyDefends);
    let own = part.own && (unit.may(Trait::HasFirepower) || defends);
    let AtOnce { beside, instead } = table.class(unit).at_once;
    let weapons_max = usize::from(if own { beside } else { instead });
    if !own && part.weapons.is_empty() {
        return Err(Refusal::new(MELEE_WEAPONS, words::fights_with_nothing(unit.id)));
    }
    if part.weapons.len() > weapons_max {
        return Err(Refusal::new(MELEE_WEAPONS, words::not_together(unit.id)));
    }
    let shared = helper(table, unit, part)?.is_some();
    if own {
        let printed = table.own_firepower(unit);
        if defends {
            // Whatever is printed.
            sum.lines.push(Line::from(TEAM_DEFENDS, 1, unit.id));
            sum.total += 1;
        } else if unit.is_mmc() && printed == 0 {
            sum.lines.push(Line::from(ZERO_IS_ONE, 1, unit.id));
            sum.total += 1;
            sum.zeros += 1;
        } else {
            // Nothing is halved: LNL-8.0-18 has examples.
            sum.lines.push(Line::from(MELEE_SUM, printed, unit.id));
            sum.total += printed;
        }
        if unit.may(Trait::MeleeBonus) {
            sum.lines.push(Line::from(MELEE_BONUS, 1, unit.id));
            sum.total += 1;
        }
    }
    for id in &part.weapons {
        let carried = table.carried_by(unit.id).find(|weapon| weapon.id == *id);
        let weapon = carried.ok_or_else(|| Refusal::new(MELEE_WEAPONS, words::not_carried(unit.id, *id)))?;
        if !serves_in_melee(table, weapon) {
            return Err(Refusal::new(NO_ORDNANCE, words::of_no_use(*id)));
        }
        let full = melee_firepower(table, weapon).ok_or_else(|| Refusal::new(PACKED, words::packed(*id)))?;
        let charge = is_charge(table, weapon);
        if shared && charge {
            return Err(Refusal::new(TWO_LEADERS, words::no_second_man(*id)));
        }
        let half = half_up(full);
        let (rule, value) = match (unit.is_smc(), unit.may(Trait::HasFirepower)) {
            (false, _) => (MELEE_WEAPONS, full),
            (true, false) if charge => (LEADER_SATCHEL, full),
            (true, false) if shared => (TWO_LEADERS, full),
            (true, false) => (LEADER_HALF, half),
            (true, true) if charge => (HERO_WEAPON, full),
            (true, true) => (HERO_WEAPON, half),
        };
        sum.lines.push(Line::from(rule, value, weapon.id));
        sum.total += value;
    }
    Ok(())
}

/// The second leader of LNL-8.0-24, checked.
fn helper(table: &Table, unit: UnitNow, part: &Part) -> Result<Option<UnitNow>, Refusal> {
    let Some(id) = part.with else { return Ok(None) };
    let second = table.unit(id).filter(|second| unit.may(Trait::Leads) && can_help(unit, *second));
    match second {
        Some(second) => Ok(Some(second)),
        None => Err(Refusal::new(TWO_LEADERS, words::cannot_help(id, unit.id))),
    }
}

/// A leader in Good Order who stands beside another one.
fn can_help(leader: UnitNow, second: UnitNow) -> bool {
    second.id != leader.id
        && second.side == leader.side
        && second.may(Trait::Leads)
        && second.good_order()
        && second.state == leader.state
}

/// True for satchel charges, and for Molotovs, which are used in melee as they are (LNL-1.6.22-B03): in full by everybody, and gone after
/// the round.
pub fn is_charge(table: &Table, weapon: WeaponNow) -> bool {
    is_thrown(table.weapon_definition(weapon).kind)
}

/// The strength of a group.
///
/// # Errors
/// A refusal where a part is not lawful, or a unit or weapon is named twice.
pub fn strength(table: &Table, parts: &[Part]) -> Result<Strength, Refusal> {
    sum(table, parts.iter())
}

/// The strength of chosen defenders.
// Reading: a leader whose only melee weapon is a charge that he does not use is eligible all the same (LNL-8.1-13), so he may be chosen
// (LNL-8.0-11); he defends with nothing.
fn defence_strength(table: &Table, parts: &[Part]) -> Result<Strength, Refusal> {
    let leader = |part: &Part| table.unit(part.unit).filter(|unit| unit.may(Trait::Leads));
    let idle = |part: &Part| part.weapons.is_empty() && leader(part).is_some_and(|unit| is_eligible(table, unit));
    sum(table, parts.iter().filter(|part| !idle(part)))
}

fn sum<'a>(table: &Table, parts: impl Iterator<Item = &'a Part>) -> Result<Strength, Refusal> {
    let mut sum = Strength::default();
    let mut seen: SmallVec<[CounterId; 12]> = SmallVec::new();
    for part in parts {
        for id in part.weapons.iter().chain(&part.with).chain([&part.unit]) {
            if seen.contains(id) {
                return Err(Refusal::new(MELEE_WEAPONS, words::named_twice(*id)));
            }
            seen.push(*id);
        }
        add_part(table, part, &mut sum)?;
    }
    Ok(sum)
}

/// The strongest way for a unit to fight without satchel charges other than those in `satchels`. At equal strength the way without
/// the penalty for firepower 0 (LNL-8.2-04) is better.
pub fn best_part(table: &Table, unit: UnitNow, satchels: &[CounterId]) -> Part {
    let usable: SmallVec<[WeaponNow; 2]> = table
        .carried_by(unit.id)
        .filter(|weapon| melee_firepower(table, *weapon).is_some())
        .filter(|weapon| !is_charge(table, *weapon) || satchels.contains(&weapon.id))
        .collect();
    let mut best = Part {
        unit: unit.id,
        own: unit.may(Trait::HasFirepower) || unit.may(Trait::OnlyDefends),
        weapons: SmallVec::new(),
        with: None,
    };
    let mut best_worth = worth(table, &best);
    let mut consider = |own: bool, weapons: SmallVec<[CounterId; 2]>| {
        let part = Part { unit: unit.id, own, weapons, with: None };
        let part_worth = worth(table, &part);
        if part_worth > best_worth {
            best_worth = part_worth;
            best = part;
        }
    };
    for (n, weapon) in usable.iter().enumerate() {
        let one = || SmallVec::from_iter([weapon.id]);
        consider(false, one());
        consider(true, one());
        for other in &usable[n + 1..] {
            consider(false, SmallVec::from_iter([weapon.id, other.id]));
        }
    }
    // LNL-8.0-24: a second leader who does not fight with a weapon of his own makes it count in full.
    // Reading: in defence he helps without being asked and without being chosen, so a kill does not take him along.
    let gun = |weapon: &WeaponNow| best.weapons.contains(&weapon.id) && !is_charge(table, *weapon);
    if unit.may(Trait::Leads) && usable.iter().copied().any(|weapon| gun(&weapon)) {
        let free = |second: &UnitNow| can_help(unit, *second) && !is_fighter(table, *second);
        best.with = unit.spot().and_then(|spot| table.side_at(spot, unit.side).find(free)).map(|second| second.id);
    }
    best
}

fn worth(table: &Table, part: &Part) -> (i32, i32) {
    let mut sum = Strength::default();
    match add_part(table, part, &mut sum) {
        Ok(()) => (sum.total, -sum.zeros),
        Err(_) => (-1, 0),
    }
}

/// The column of odds `attack` : `defence`, lowered to the next printed one (LNL-8.0-12, RUL-05); none: below the first (LNL-8.0-13).
pub fn column(table: &Table, attack: i32, defence: i32) -> Option<usize> {
    let columns = &table.field.definitions.tables.melee;
    // Reading: a defence of 0, a wounded hero alone, counts as 1, as odds to 0 have no column.
    let defence = defence.max(1);
    columns.iter().rposition(|(a, d, _)| attack * i32::from(*d) >= i32::from(*a) * defence)
}

fn column_name(table: &Table, column: usize) -> String {
    let (attack, defence, _) = table.field.definitions.tables.melee[column];
    format!("{attack}-{defence}")
}

/// RUL-105, RUL-44, LNL-13.92-04 to -06: whether glider infantry gives its shift to a group: one full squad, and more than half.
// Reading: a leader who only adds his leadership does not take part in the attack and is not counted.
fn glider_majority(table: &Table, units: &[CounterId]) -> bool {
    let found: SmallVec<[UnitNow; 8]> = units.iter().filter_map(|id| table.unit(*id)).collect();
    let glider = |unit: &UnitNow| unit.may(Trait::ShiftsMeleeInGroups) && unit.is_mmc();
    let gliders = found.iter().copied().filter(glider).count();
    let squads = found.iter().copied().filter(glider).filter(|unit| unit.may(Trait::Reduces)).count();
    squads >= 1 && gliders * 2 > found.len() && table.plays(GLIDER_SHIFT)
}

/// Works an attack out before the dice, as it may be declared.
///
/// # Errors
/// A refusal where attackers, defenders or leader are not lawful.
pub fn report(
    table: &Table,
    side: Side,
    attackers: &[Part],
    defenders: &[Part],
    leader: Option<CounterId>,
) -> Result<MeleeReport, Refusal> {
    let report = declared(table, side, attackers, defenders, leader)?;
    if defenders.len() > 1 && column(table, report.attack.total, report.defence.total).is_none() {
        return Err(Refusal::new(ODDS_FLOOR, words::one_defender()));
    }
    Ok(report)
}

/// Works a declared attack out. Satchel charges in defence are named after the choice of defenders, so the odds may have fallen
/// below 1-3 against several of them: the choice stands (LNL-8.0-13).
///
/// # Errors
/// A refusal where attackers, defenders or leader are not lawful.
pub fn declared(
    table: &Table,
    side: Side,
    attackers: &[Part],
    defenders: &[Part],
    leader: Option<CounterId>,
) -> Result<MeleeReport, Refusal> {
    let only_defends = |part: &&Part| table.unit(part.unit).is_some_and(|unit| unit.may(Trait::OnlyDefends));
    if let Some(team) = attackers.iter().find(only_defends) {
        return Err(Refusal::new(TEAM_DEFENDS, words::only_defends(team.unit)));
    }
    let attack = strength(table, attackers)?;
    let defence = defence_strength(table, defenders)?;
    if attackers.is_empty() || defenders.is_empty() {
        return Err(Refusal::new(DEFENDERS, words::both_needed()));
    }
    let found = column(table, attack.total, defence.total);
    let units = |parts: &[Part]| -> SmallVec<[CounterId; 8]> {
        parts.iter().flat_map(|part| [Some(part.unit), part.with]).flatten().collect()
    };
    let (attacking, defending) = (units(attackers), units(defenders));
    let mut shifts = Vec::new();
    let hero = attackers.iter().find(|part| table.unit(part.unit).is_some_and(|unit| unit.may(Trait::ShiftsMelee)));
    if let Some(hero) = hero {
        // In the defence he shifts nothing (LNL-11.2-10).
        shifts.push(Line::from(HERO_SHIFT, 1, hero.unit));
    }
    if glider_majority(table, &attacking) {
        // Once per attack (LNL-13.92-03).
        shifts.push(Line::of(GLIDER_SHIFT, 1));
    }
    if glider_majority(table, &defending) {
        shifts.push(Line::of(GLIDER_SHIFT, -1));
    }
    let before = found.unwrap_or(0);
    let last = table.field.definitions.tables.melee.len() as i32 - 1;
    // LNL-8.0-16, RUL-43: shifts are summed, then the table's ends hold.
    let after = (before as i32 + shifts.iter().map(|shift| shift.value).sum::<i32>()).clamp(0, last) as usize;
    let mut lines = Vec::new();
    if let Some(id) = leader {
        let leader = lawful_leader(table, side, id, &attacking)?;
        lines.push(Line::from(MELEE_ROLL, table.leadership(leader), id));
    }
    if attack.zeros > 0 {
        lines.push(Line::of(ZERO_ATTACKS, -attack.zeros));
    }
    if defence.zeros > 0 {
        // LNL-8.2-05 is an example of both.
        lines.push(Line::of(ZERO_DEFENDS, defence.zeros));
    }
    let needed = i32::from(table.field.definitions.tables.melee[after].2);
    let modifier: i32 = lines.iter().map(|line| line.value).sum();
    let chance = 36 - rally::throws_up_to(needed - modifier - 1);
    Ok(MeleeReport {
        attack,
        defence,
        columns: [before, after],
        names: [column_name(table, before), column_name(table, after)],
        shifts,
        lines,
        needed,
        chance_of_36: chance,
    })
}

/// LNL-8.0-30, RUL-93: one Good Order leader of the attacking side in the Location, whichever.
fn lawful_leader(table: &Table, side: Side, id: CounterId, attacking: &[CounterId]) -> Result<UnitNow, Refusal> {
    let place = attacking.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.spot());
    table
        .unit(id)
        .filter(|unit| unit.side == side && unit.leads() && unit.spot() == place)
        .ok_or_else(|| Refusal::new(MELEE_LEADER, words::no_leader(id)))
}

/// The leader whose leadership helps an attack most, if one helps at all.
pub fn best_leader(table: &Table, side: Side, at: hex_board::Spot) -> Option<CounterId> {
    table
        .side_at(at, side)
        .filter(|unit| unit.leads() && table.leadership(*unit) > 0)
        .max_by_key(|unit| (table.leadership(*unit), std::cmp::Reverse(unit.id)))
        .map(|unit| unit.id)
}

/// Activity markers that end a unit's turn (LNL-4.0-20): with one of them it starts no round and does not withdraw.
pub const ACTIVITY: &[Marker] =
    &[Marker::Moved, Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy, Marker::Fired, Marker::OpsComplete];

#[cfg(test)]
#[path = "melee_test.rs"]
mod tests;

#[cfg(test)]
#[path = "anti_tank_test.rs"]
mod anti_tank_tests;
#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_tests;

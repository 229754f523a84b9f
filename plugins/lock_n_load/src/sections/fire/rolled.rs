//! An attack that is made: the dice, who is marked, and the Damage Checks that follow (LNL-5.0-08 to -15).

use crate::facts::event::{Event, FireRoll, TargetTotals};
use crate::facts::frames::{Attack, Check, Salvo};
use crate::facts::situation::Table;
use crate::files::markers::Marker;
use crate::sections::fire::strength::{FireFacts, strength};
use crate::sections::fire::turning;
use crate::sections::impulse;
use crate::sections::impulse::salvos;
use table::{CounterId, DiceCup};

/// An attack: in an own impulse, or as the answer to the question of Opportunity Fire.
pub(crate) fn fire(table: &Table, dice: &mut DiceCup, facts: &FireFacts) -> Vec<Event> {
    let mut events = if facts.opportunity {
        salvos::answered(table, |all| remember(table, facts, all))
    } else {
        in_impulse(table, facts)
    };
    if let Some(unit) = facts.firers.first() {
        events.extend(turning::events(table, *unit, facts.turned));
    }
    events.extend(resolve(table, dice, facts));
    events
}

/// What an attack in an own impulse does to it.
fn in_impulse(table: &Table, facts: &FireFacts) -> Vec<Event> {
    let mut impulse = impulse::acting_from(table, facts.from);
    if !facts.apart {
        impulse.fired_from.push(table.field.map.place(facts.from));
    }
    remember(table, facts, &mut impulse.salvos);
    // LNL-16.2-09: their vehicle stays where it is, if it has not moved yet.
    let seats = facts.firers.iter().filter_map(|id| table.unit(*id)?.aboard);
    for vehicle in seats.map(|seat| seat.vehicle) {
        if !impulse.has_moved(vehicle) && !impulse.held.contains(&vehicle) {
            impulse.held.push(vehicle);
        }
    }
    match table.flow.moving() {
        None => vec![Event::top(impulse)],
        // Riders fire while their vehicle moves: the impulse lies below its move.
        Some(moving) => vec![Event::Popped, Event::top(impulse), Event::push(moving.clone())],
    }
}

/// True for an attack of Opportunity Fire that does not count, as it is made beside another out of its Location (LNL-5.3-B02).
fn is_beside(table: &Table, facts: &FireFacts) -> bool {
    let from = table.field.map.place(facts.from);
    facts.apart && facts.opportunity && table.flow.window().is_some_and(|window| window.shot_from.contains(&from))
}

/// Where ordnance, vehicles or teams are at hand it is remembered who has fired what, as they fire apart (LNL-1.6.1-B05, LNL-15.0-16).
fn remember(table: &Table, facts: &FireFacts, all: &mut Vec<Salvo>) {
    if !salvos::remembered(table, facts.side, facts.from) {
        return;
    }
    for firer in &facts.firers {
        let salvo = salvos::of(all, *firer);
        salvo.attacked = true;
        turning::remember(salvo, facts.turned);
        salvo.own |= facts.sources.iter().any(|source| source.from == *firer);
    }
    for weapon in facts.weapons.iter().filter_map(|id| table.weapon(*id)) {
        if let Some(owner) = table.carrier(weapon) {
            salvos::of(all, owner.id).fires(weapon.id, None);
        }
    }
    if let Some((leader, _)) = facts.leader {
        salvos::of(all, leader).aided = true;
    }
}

/// Throws the dice (LNL-5.0-14), whatever the strength (LNL-5.0-15), marks those who fired or aided (LNL-5.3-10, LNL-5.01-06,
/// LNL-6.1-10, LNL-16.2-08) and says what follows; the Damage Checks are made afterwards one by one.
pub(crate) fn resolve(table: &Table, dice: &mut DiceCup, facts: &FireFacts) -> Vec<Event> {
    let map = &table.field.map;
    let report = strength(facts);
    let two = facts.sniper || facts.higher;
    let attack_dice: Vec<u8> = if two { dice.roll_2d6().to_vec() } else { vec![dice.roll_1d6()] };
    let defence_die = dice.roll_1d6();
    let dice = attack_dice.iter().map(|die| i32::from(*die));
    let attack: i32 = if facts.higher { dice.max().unwrap_or_default() } else { dice.sum() };
    let targets = thrown(report.targets, attack, i32::from(defence_die));
    let checks = damage_checks(table, facts, &targets);
    let aided = facts.leader.map(|(leader, _)| leader);
    let firers: Vec<CounterId> = facts.firers.iter().copied().chain(aided).collect();
    let fired: Vec<Event> =
        firers.iter().map(|unit| Event::MarkerPlaced { unit: *unit, marker: Marker::Fired }).collect();
    let mut events = vec![Event::FireResolved(Box::new(FireRoll {
        side: facts.side,
        from: map.place(facts.from),
        at: map.place(facts.at),
        firers,
        weapons: facts.weapons.to_vec(),
        attack: report.attack,
        attack_dice,
        defence_die,
        targets,
        opportunity: facts.opportunity,
        target: facts.target,
        beside: is_beside(table, facts),
        apart: facts.apart,
        higher: facts.higher,
    }))];
    events.extend(fired);
    events.extend(facts.used_up.iter().map(|weapon| Event::WeaponGone { weapon: *weapon }));
    events.extend(checks);
    events
}

/// The totals with their dice.
pub(crate) fn thrown(mut targets: Vec<TargetTotals>, attack: i32, defence: i32) -> Vec<TargetTotals> {
    for target in &mut targets {
        target.attack_total += attack;
        target.defence_total += defence;
        target.margin = target.attack_total - target.defence_total;
    }
    targets
}

/// The Damage Checks that an attack with these totals leads to; none: a total not greater than the defence has no effect (LNL-5.0-08).
pub(crate) fn damage_checks(table: &Table, facts: &FireFacts, targets: &[TargetTotals]) -> Option<Event> {
    let checks = |leaders: bool| -> Vec<Check> {
        let hit = facts.targets.iter().zip(targets).filter(|(fact, target)| target.margin > 0 && fact.leads == leaders);
        hit.map(|(fact, target)| Check { unit: target.unit, margin: target.margin, unarmoured: fact.unarmoured })
            .collect()
    };
    let (leaders, others) = (checks(true), checks(false));
    let map = &table.field.map;
    (!leaders.is_empty() || !others.is_empty()).then(|| {
        Event::push(Attack {
            side: facts.side,
            from: map.place(facts.from),
            at: map.place(facts.at),
            leaders,
            others,
            retreat_from: facts.flamethrower,
            retreating: Vec::new(),
            opportunity: facts.opportunity,
            molotov: facts.molotov,
            checked: None,
            driven_off: None,
        })
    })
}

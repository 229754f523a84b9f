//! What a click on enemies comes to: which of those who are selected fire with what, and at what of the Location. Small arms are drafted
//! in [`fire`], ordnance in [`ordnance`].

use crate::battle::Battle;
use crate::model::{Arms, Gunnery, Victim};
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::Clicked;
use crate::sections::{fire, ordnance};
use crate::sheets::ways::Ways;
use hex_board::Spot;
use lock_n_load::definition::WeaponKind;
use lock_n_load::{Command, FireOrder, ShotOrder, Table, Trait, UnitNow};
use std::iter;
use table::{CounterId, Side};

/// The orders of the rules' own list that lead from those who are selected to a Location.
struct Offered<'a> {
    shots: Vec<&'a ShotOrder>,
    attacks: Vec<&'a FireOrder>,
}

/// The attack of the selected units on a Location.
pub(crate) fn draft(asking: &Asking, at: Spot) -> Draft {
    let ways = ways(asking, at);
    match ways.fires {
        Some(Arms::Gun(weapon)) => ordnance::draft(asking, at, weapon, ways),
        Some(Arms::Alone(_) | Arms::Together) | None => fire::draft(asking, at, ways),
    }
}

/// Who answers the question of Opportunity Fire best, and with what: the shot at a vehicle that is most likely to harm it, else the
/// strongest attack, else any shot.
pub(crate) fn best_answer(battle: &Battle, side: Side) -> Option<(Vec<CounterId>, Gunnery)> {
    let shots = || {
        let shots = battle.legal().iter().filter_map(|command| {
            let Command::Shoot(order) = command else { return None };
            Some(order)
        });
        // Of equal ones the first.
        shots.rev().max_by_key(|order| ordnance::harm(battle, order))
    };
    let shot = |order: &ShotOrder| {
        let gunnery =
            Gunnery { arms: Some(Arms::Gun(order.weapon)), victim: Some(Victim::of(order.target)), turn: order.turn };
        (iter::once(order.unit).chain(order.leader).collect(), gunnery)
    };
    let at_vehicle = shots().filter(|order| order.target.is_some());
    let attack = || {
        let order = fire::best_offer(&battle.table(), side, battle.legal())?;
        let gunnery = Gunnery { victim: Some(Victim::of(order.target)), ..Gunnery::default() };
        Some((order.firers.iter().map(|part| part.unit).chain(order.leader).collect(), gunnery))
    };
    at_vehicle.map(shot).or_else(attack).or_else(|| shots().map(shot))
}

/// What a click on a counter means of a Location where several things may be fired at; none: there is nothing to choose.
pub(crate) fn victim_of(table: &Table, click: &Clicked) -> Option<Victim> {
    let unit = click.unit(table).and_then(|id| table.unit(id)).filter(|unit| Some(unit.side) != table.flow.to_act())?;
    let several = victims(table, unit.side, click.spot()).len() > 1;
    several.then(|| if unit.may(Trait::Drives) { Victim::Vehicle(unit.id) } else { Victim::Others })
}

/// What of a side may be fired at in a Location: all that are no vehicles, and each vehicle.
fn victims(table: &Table, side: Side, at: Spot) -> Vec<Victim> {
    let mut found = Vec::new();
    for unit in table.side_at(at, side) {
        let victim = if unit.may(Trait::Drives) { Victim::Vehicle(unit.id) } else { Victim::Others };
        if !found.contains(&victim) {
            found.push(victim);
        }
    }
    found
}

/// What of these units fires, each by itself: guns, then the small arms of vehicles and teams, then those of all others together.
fn arms(table: &Table, units: &[UnitNow]) -> Vec<Arms> {
    let is_ordnance = |weapon: CounterId| {
        table.weapon(weapon).is_some_and(|weapon| table.weapon_definition(weapon).kind == WeaponKind::Ordnance)
    };
    let weapons = |unit: &UnitNow| table.weapons_of(unit.id).map(|weapon| weapon.id);
    let mut found: Vec<Arms> =
        units.iter().flat_map(weapons).filter(|weapon| is_ordnance(*weapon)).map(Arms::Gun).collect();
    for unit in units {
        let apart = unit.may(Trait::FiresApart);
        let small = || unit.may(Trait::HasFirepower) || weapons(unit).any(|weapon| !is_ordnance(weapon));
        let arms = if apart { Arms::Alone(unit.id) } else { Arms::Together };
        if (!apart || small()) && !found.contains(&arms) {
            found.push(arms);
        }
    }
    found
}

impl<'a> Offered<'a> {
    fn of(asking: &'a Asking, at: Spot) -> Self {
        let map = &asking.table.field.map;
        let chosen = |unit: CounterId| asking.selection.units.contains(&unit);
        let (mut shots, mut attacks) = (Vec::new(), Vec::new());
        for command in asking.battle.legal() {
            if let Command::Shoot(order) = command
                && chosen(order.unit)
                && map.spot(order.at) == Some(at)
            {
                shots.push(order);
            }
            if let Command::Fire(order) = command
                && order.firers.first().is_some_and(|part| chosen(part.unit))
                && map.spot(order.at) == Some(at)
            {
                attacks.push(order);
            }
        }
        Self { shots, attacks }
    }

    /// The rules offer this.
    fn has(&self, table: &Table, arms: Arms, victim: Victim) -> bool {
        let apart = |unit: CounterId| table.unit(unit).is_some_and(|unit| unit.may(Trait::FiresApart));
        let fires = |fits: &dyn Fn(CounterId) -> bool| {
            let of_them = |order: &FireOrder| order.firers.iter().all(|part| fits(part.unit));
            self.attacks.iter().any(|order| order.target == victim.target() && of_them(order))
        };
        match arms {
            Arms::Gun(weapon) => {
                self.shots.iter().any(|order| order.weapon == weapon && order.target == victim.target())
            }
            Arms::Alone(unit) => fires(&|firer| firer == unit),
            Arms::Together => fires(&|firer| !apart(firer)),
        }
    }

    /// The weapons of these shots, the one that is most likely to harm a vehicle first.
    fn best_guns(&self, asking: &Asking) -> Vec<CounterId> {
        let mut worth: Vec<(CounterId, u64)> = Vec::new();
        for order in &self.shots {
            let harm = ordnance::harm(asking.battle, order);
            match worth.iter_mut().find(|(weapon, _)| *weapon == order.weapon) {
                Some((_, most)) => *most = (*most).max(harm),
                None => worth.push((order.weapon, harm)),
            }
        }
        worth.sort_by_key(|(_, harm)| std::cmp::Reverse(*harm));
        worth.into_iter().map(|(weapon, _)| weapon).collect()
    }
}

/// What may fire at what, and what is meant: as the player has chosen, else what is most likely wanted of what the rules allow.
fn ways(asking: &Asking, at: Spot) -> Ways {
    let (table, selection) = (&asking.table, asking.selection);
    let units: Vec<UnitNow> = selection.units.iter().filter_map(|id| table.unit(*id)).collect();
    let arms = arms(table, &units);
    let victims = victims(table, asking.side.other(), at);
    let offered = Offered::of(asking, at);
    let chosen_arms = selection.gunnery.arms.filter(|chosen| arms.contains(chosen));
    let chosen = selection.gunnery.victim.filter(|chosen| victims.contains(chosen));
    let fits = |(fires, victim): &(Arms, Victim)| {
        chosen_arms.is_none_or(|chosen| chosen == *fires) && chosen.is_none_or(|chosen| chosen == *victim)
    };
    let wanted = likely(&units, &arms, &victims, &offered.best_guns(asking));
    let mut wanted = wanted.into_iter().filter(fits);
    let first = wanted.clone().next();
    let lawful = wanted.find(|(fires, victim)| offered.has(table, *fires, *victim));
    let (fires, victim) = lawful.or(first).unzip();
    Ways { fires: fires.or(chosen_arms).or(arms.first().copied()), victim: victim.or(chosen), arms, victims }
}

/// What may fire at what, what is most likely wanted first: guns at vehicles, the best before the others; then, at men, small arms, or the
/// gun of those who fire by themselves, as tanks do; small arms at vehicles last.
fn likely(units: &[UnitNow], arms: &[Arms], victims: &[Victim], best_guns: &[CounterId]) -> Vec<(Arms, Victim)> {
    let mut guns: Vec<Arms> = best_guns.iter().copied().map(Arms::Gun).collect();
    let (others, small): (Vec<Arms>, Vec<Arms>) = arms.iter().partition(|arms| matches!(arms, Arms::Gun(_)));
    let others: Vec<Arms> = others.into_iter().filter(|gun| !guns.contains(gun)).collect();
    guns.extend(others);
    let (men, vehicles): (Vec<Victim>, Vec<Victim>) = victims.iter().partition(|victim| **victim == Victim::Others);
    let apart = units.iter().all(|unit| unit.may(Trait::FiresApart));
    let [first, second] = if apart { [&guns, &small] } else { [&small, &guns] };
    let mut found = Vec::new();
    for (arms, victims) in [(&guns, &vehicles), (first, &men), (second, &men), (&small, &vehicles)] {
        found.extend(arms.iter().flat_map(|arms| victims.iter().map(|victim| (*arms, *victim))));
    }
    found
}

//! An attack that is being prepared: who takes part with what, and what it comes to.

use crate::model::{Arms, LeaderChoice, Preview, Selection, Victim};
use crate::seams::asking::{Asking, Draft};
use crate::sheets::crew::{self, CrewMember};
use crate::sheets::ways::Ways;
use hex_board::{Sight, Spot};
use lock_n_load::definition::WeaponKind;
use lock_n_load::sections::fire;
use lock_n_load::sections::fire::odds::{self, FireOdds};
use lock_n_load::sections::fire::strength::{self, FireFacts, FireReport};
use lock_n_load::sections::wrecks::fates::{self, Blows, Fate};
use lock_n_load::{Command, FireOrder, Part, Report, Table, Trait, TurnToFire, UnitNow, WeaponNow};
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// An attack that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct FirePreview {
    /// The order as it would be given.
    pub order: FireOrder,
    /// What the attack depends on.
    pub facts: FireFacts,
    /// Every line with its rule; totals without dice.
    pub report: FireReport,
    /// The exact chances, one entry per unit of the target.
    pub odds: FireOdds,
    /// The line of sight.
    pub sight: Sight,
    /// Every unit of the Location that could take part, with what it brings now.
    pub crew: Vec<CrewMember>,
    /// Leaders who could aid.
    pub leaders: Vec<CounterId>,
    /// What may fire at what.
    pub ways: Ways,
    /// What becomes of the crew of the vehicle that is attacked, and of those inside: riders check for themselves.
    pub fates: Vec<Fate>,
}

/// Those of the selection who ride on a vehicle; else all who ride on the vehicles that are selected.
pub(super) fn riders(table: &Table, units: &[CounterId]) -> Vec<CounterId> {
    let ride = |id: &CounterId| table.unit(*id).is_some_and(|unit| unit.aboard.is_some_and(|seat| seat.outside));
    let chosen: Vec<CounterId> = units.iter().copied().filter(ride).collect();
    if !chosen.is_empty() {
        return chosen;
    }
    let aboard = units.iter().flat_map(|vehicle| table.passengers(*vehicle)).map(|unit| unit.id);
    aboard.filter(ride).collect()
}

/// The attack of the selected units at a Location, by small arms.
pub(crate) fn draft(asking: &Asking, at: Spot, ways: Ways) -> Draft {
    let (table, side) = (&asking.table, asking.side);
    let Some(from) = stands(asking) else { return Draft::default() };
    let selection = &together(table, asking.selection, ways.fires);
    let target = ways.victim.and_then(Victim::target);
    let offers = offers_between(table, side, from, at, target);
    let order = FireOrder { target, ..order(table, selection, from, at, &offers) };
    asking.judged(Command::Fire(order.clone()), |report| {
        let Report::Fire(facts) = report else { return Preview::NOTHING };
        let crew = members(asking, selection, from, at, &order);
        let leaders = leaders(table, side, from, at, &order);
        Preview::of(preview(table, order, *facts, crew, leaders, ways))
    })
}

/// From where those who are selected fire: riders from their vehicle's hex.
fn stands(asking: &Asking) -> Option<Spot> {
    let table = &asking.table;
    let rides = || table.fires_from(table.unit(*asking.selection.units.first()?)?);
    asking.selection.spot.or_else(rides)
}

/// Those of the selection who fire together: a vehicle or a team by itself, with the leader who aids a team, or all others (LNL-5.2-B01).
fn together(table: &Table, selection: &Selection, fires: Option<Arms>) -> Selection {
    let takes_part = |id: &CounterId| {
        let unit = table.unit(*id);
        match fires {
            Some(Arms::Alone(alone)) => {
                let aided = || table.unit(alone).is_some_and(|unit| !unit.may(Trait::Drives));
                *id == alone || (aided() && unit.is_some_and(|unit| unit.may(Trait::Leads)))
            }
            Some(Arms::Gun(_) | Arms::Together) | None => unit.is_none_or(|unit| !unit.may(Trait::FiresApart)),
        }
    };
    let units = selection.units.iter().copied().filter(takes_part).collect();
    let leader = match fires {
        Some(Arms::Alone(alone)) if table.unit(alone).is_some_and(|unit| unit.may(Trait::Drives)) => {
            LeaderChoice::Nobody
        }
        Some(Arms::Alone(_) | Arms::Gun(_) | Arms::Together) | None => selection.leader,
    };
    Selection { units, leader, ..selection.clone() }
}

/// A sniper's attack, as the answer to the question where he fires.
pub(crate) fn of_sniper(asking: &Asking, id: CounterId, at: Spot) -> Draft {
    let place = asking.table.field.map.place(at);
    asking.judged(Command::SniperFire { sniper: id, at: place }, |report| {
        let Report::SniperFire(facts) = report else { return Preview::NOTHING };
        let part = Part { unit: id, own: true, weapons: SmallVec::new(), with: None };
        let order = FireOrder { firers: vec![part], at: place, target: None, leader: None, lead: None, turn: None };
        Preview::of(preview(&asking.table, order, *facts, Vec::new(), Vec::new(), Ways::default()))
    })
}

fn preview(
    table: &Table,
    order: FireOrder,
    facts: FireFacts,
    crew: Vec<CrewMember>,
    leaders: Vec<CounterId>,
    ways: Ways,
) -> FirePreview {
    let sight = hex_board::sight(&table.field.map, table.hexes.added(), facts.from, facts.at);
    let (report, odds) = (strength::strength(&facts), odds::odds(&facts));
    let fates = fates_of(table, &facts, &odds);
    FirePreview { report, odds, sight, crew, leaders, ways, fates, order, facts }
}

/// What becomes of those in a vehicle that is attacked.
fn fates_of(table: &Table, facts: &FireFacts, odds: &FireOdds) -> Vec<Fate> {
    let of = |unit: CounterId| odds.units.iter().find(|odds| odds.unit == unit);
    let vehicle = facts.target.and_then(|id| Some((table.unit(id)?, of(id)?)));
    let Some((vehicle, chances)) = vehicle else { return Vec::new() };
    let (abandoned, destroyed) = (chances.abandoned, chances.eliminated - chances.abandoned);
    let blows = Blows { out_of: odds.out_of, destroyed, abandoned, hit: 0 };
    let all = fates::fates(table, vehicle, &blows);
    all.into_iter().filter(|fate| of(fate.unit).is_none() && fate.stays < fate.out_of).collect()
}

/// The rules' own proposals for attacks between two Locations, on this vehicle or on all others.
fn offers_between(table: &Table, side: Side, from: Spot, at: Spot, target: Option<CounterId>) -> Vec<FireOrder> {
    let mut listed = Vec::new();
    fire::offers::attacks_at(table, side, at, fire::is_opportunity(table), &mut listed);
    let here = |order: &FireOrder| {
        let first = order.firers.first().and_then(|part| table.unit(part.unit));
        order.target == target && first.and_then(|unit| table.fires_from(unit)) == Some(from)
    };
    let attack = |command: Command| if let Command::Fire(order) = command { Some(order) } else { None };
    listed.into_iter().filter_map(attack).filter(here).collect()
}

/// What the rules propose for one unit: its part in the attack of all, else its strongest way alone.
fn proposed_part(offers: &[FireOrder], unit: CounterId) -> Option<&Part> {
    offers.iter().flat_map(|order| &order.firers).find(|part| part.unit == unit)
}

fn order(table: &Table, selection: &Selection, from: Spot, at: Spot, offers: &[FireOrder]) -> FireOrder {
    let custom = |id: CounterId| selection.parts.iter().find(|part| part.unit == id);
    let mut firers: Vec<Part> = Vec::new();
    let mut charges: Vec<Part> = Vec::new();
    for id in &selection.units {
        let part = custom(*id).or_else(|| proposed_part(offers, *id));
        let Some(part) = part.filter(|part| part.own || !part.weapons.is_empty()) else { continue };
        if custom(*id).is_none() && only_charges(table, part) { &mut charges } else { &mut firers }.push(part.clone());
    }
    // A charge is thrown with others only where the player says so: alone it has its own modifiers.
    if firers.is_empty() {
        firers = charges;
    }
    let leader = leader(table, selection, from, at, &firers);
    if let Some(leader) = leader {
        firers.retain(|part| part.unit != leader);
    }
    if firers.is_empty() {
        // Nobody can: an order of everybody, so that the rules say why not.
        let all = selection.units.iter().filter_map(|id| table.unit(*id));
        let all = all.filter(|unit| table.fires_from(*unit) == Some(from));
        firers.extend(all.map(|unit| Part {
            unit: unit.id,
            own: unit.may(Trait::HasFirepower),
            weapons: SmallVec::new(),
            with: None,
        }));
    }
    let own = |id: &CounterId| firers.iter().any(|part| part.unit == *id && part.own);
    let lead = selection.lead.filter(own);
    let turn = turn(offers, &firers);
    FireOrder { firers, at: table.field.map.place(at), target: None, leader, lead, turn }
}

/// How a vehicle must turn its hull so that these machine guns fire, as the rules propose it.
fn turn(offers: &[FireOrder], firers: &[Part]) -> Option<TurnToFire> {
    let [part] = firers else { return None };
    let same = |other: &Part| other.unit == part.unit && part.weapons.iter().all(|id| other.weapons.contains(id));
    let fitting = || offers.iter().filter(|order| order.firers.len() == 1 && order.firers.iter().all(same));
    // As it stands, if that is enough.
    if fitting().any(|order| order.turn.is_none()) { None } else { fitting().find_map(|order| order.turn) }
}

fn only_charges(table: &Table, part: &Part) -> bool {
    let charge = |id: &CounterId| {
        table.weapon(*id).is_some_and(|weapon| table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge)
    };
    !part.own && part.weapons.iter().all(charge)
}

/// Who aids: as the player chose, or the selected leader who adds most and whom the rules allow.
fn leader(table: &Table, selection: &Selection, from: Spot, at: Spot, firers: &[Part]) -> Option<CounterId> {
    match selection.leader {
        LeaderChoice::Nobody => None,
        LeaderChoice::This(leader) => Some(leader),
        LeaderChoice::Best => {
            let chosen = |id: CounterId| selection.parts.iter().any(|part| part.unit == id);
            let aids = |unit: &UnitNow| {
                let others =
                    || firers.iter().filter(|part| part.unit != unit.id).filter_map(|part| table.unit(part.unit));
                selection.units.contains(&unit.id)
                    && !chosen(unit.id)
                    && table.leadership(*unit) > 0
                    && fire::may_aid(table, *unit, at, fire::is_opportunity(table)).is_ok()
                    && others().next().is_some()
                    && others().all(|other| fire::same_force(table, other, *unit))
            };
            table.units_at(from).filter(aids).max_by_key(|unit| table.leadership(*unit)).map(|unit| unit.id)
        }
    }
}

fn leaders(table: &Table, side: Side, from: Spot, at: Spot, order: &FireOrder) -> Vec<CounterId> {
    let aids = |unit: &UnitNow| {
        table.fires_from(*unit) == Some(from)
            && fire::may_aid(table, *unit, at, fire::is_opportunity(table)).is_ok()
            && fire::rides_along(table, *unit, order.firers.iter().map(|part| part.unit)).is_ok()
            && !order.firers.iter().any(|part| part.unit == unit.id)
    };
    table.side(side).filter(aids).map(|unit| unit.id).collect()
}

/// Everybody who could fire with those who do: vehicles and teams fire by themselves.
fn members(asking: &Asking, selection: &Selection, from: Spot, at: Spot, order: &FireOrder) -> Vec<CrewMember> {
    let (table, side) = (&asking.table, asking.side);
    let apart = |id: CounterId| table.unit(id).is_some_and(|unit| unit.may(Trait::FiresApart));
    let alone = order.firers.first().map(|part| part.unit).filter(|first| apart(*first));
    let small_arms = |weapon: &WeaponNow| table.weapon_definition(*weapon).ordnance.is_none();
    let member = |unit: UnitNow| {
        let part = order.firers.iter().find(|part| part.unit == unit.id);
        let has_own = unit.may(Trait::Fires) && unit.may(Trait::HasFirepower);
        let used = |weapon: CounterId| part.is_some_and(|part| part.weapons.contains(&weapon));
        CrewMember {
            unit: unit.id,
            takes_part: part.is_some() || order.leader == Some(unit.id),
            own: has_own.then(|| part.is_some_and(|part| part.own)),
            weapons: table.weapons_of(unit.id).filter(small_arms).map(|weapon| (weapon.id, used(weapon.id))).collect(),
            helpers: helpers(asking, from, order, unit),
            refusal: fire::ready(table, unit, at, fire::is_opportunity(table)).err(),
        }
    };
    let may = |unit: &UnitNow| match alone {
        Some(alone) => unit.id == alone,
        None => !unit.may(Trait::FiresApart),
    };
    let riders = selection.units.iter().filter_map(|id| table.unit(*id)).filter(|unit| unit.spot().is_none());
    table.side_at(from, side).chain(riders).filter(may).map(member).collect()
}

/// Who could fire the unit's weapon together with it (RUL-42).
fn helpers(asking: &Asking, from: Spot, order: &FireOrder, unit: UnitNow) -> Vec<(CounterId, bool)> {
    crew::helpers(&asking.table, asking.side, from, &order.firers, unit, |second, firers| {
        let leader = order.leader.filter(|leader| *leader != second);
        let together = FireOrder { firers, leader, lead: None, ..order.clone() };
        asking.battle.judge(&Command::Fire(together)).is_ok()
    })
}

/// The attack with the greatest total among offers: what is preset when Opportunity Fire is asked for.
pub(crate) fn best_offer<'a>(table: &Table, side: Side, legal: &'a [Command]) -> Option<&'a FireOrder> {
    let total =
        |order: &FireOrder| -> Result<i32, Refusal> { Ok(strength::attack_total(&fire::facts(table, side, order)?)) };
    let mut best: Option<(&FireOrder, i32)> = None;
    for command in legal {
        let Command::Fire(order) = command else { continue };
        let Ok(total) = total(order) else { continue };
        if best.is_none_or(|(_, most)| total > most) {
            best = Some((order, total));
        }
    }
    best.map(|(order, _)| order)
}

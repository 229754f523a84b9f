//! What may be fired: for each pair of Locations the sensible groups, each of which `fire` accepts.

use crate::facts::command::{Command, FireOrder, Part};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::sections::fire::rules::CONDITIONS;
use crate::sections::fire::strength::half_up;
use crate::sections::fire::words;
use crate::sections::movement::rules::OFF_MAP;
use crate::sections::{fire, impulse};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// The most orders offered for one pair of Locations.
const OFFERS_MAX: usize = 8;

/// Lists the attacks that the side may make in its own impulse.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let positions = positions(table, side, false, out);
    if positions.is_empty() {
        return;
    }
    let mut seen: SmallVec<[Spot; 16]> = SmallVec::new();
    for at in table.spots(side.other()) {
        if !seen.contains(&at) {
            seen.push(at);
            from_positions(table, side, &positions, at, false, out);
        }
    }
}

/// Lists the attacks that may answer the question of Opportunity Fire at one Location.
pub(crate) fn answers(table: &Table, side: Side, at: Spot, out: &mut Offers) {
    from_positions(table, side, &positions(table, side, true, out), at, true, out);
}

/// Lists the attacks at one Location, in an own impulse or as Opportunity Fire.
pub fn attacks_at(table: &Table, side: Side, at: Spot, opportunity: bool, out: &mut Vec<Command>) {
    let mut out = Offers::all(out);
    let positions = positions(table, side, opportunity, &out);
    from_positions(table, side, &positions, at, opportunity, &mut out);
}

/// Why none of these units may fire, where no attack of theirs is offered: what keeps their Location from it, then what keeps each of them,
/// then the enemy.
pub(crate) fn why_none(table: &Table, side: Side, units: &[CounterId]) -> Refusal {
    let opportunity = fire::is_opportunity(table);
    let on_map = || units.iter().filter_map(|id| table.unit(*id)).filter_map(|unit| Some((unit, unit.spot()?)));
    let Some((first, from)) = on_map().next() else {
        return Refusal::new(OFF_MAP, impulse::words::off_map());
    };
    let place = if opportunity { Ok(()) } else { fire::first_from(table, from) };
    if let Err(refusal) = place.and_then(|()| fire::may_fire_from(table, side, from)) {
        return refusal;
    }
    let may = |(unit, spot): (UnitNow, Spot)| {
        fire::ready(table, unit, spot, opportunity).and_then(|_| fire::has_something_to_fire(table, unit))
    };
    let each = may((first, from)).err().filter(|_| on_map().all(|unit| may(unit).is_err()));
    each.unwrap_or_else(|| Refusal::new(CONDITIONS, words::no_target()))
}

/// Markers that keep a unit from any fire.
const DONE: [Marker; 3] = [Marker::Fired, Marker::Moved, Marker::LowCrawled];

/// A Location out of which units could fire, and how far at the most.
struct Position {
    spot: Spot,
    reach: u16,
}

/// Where units of the side could fire from now.
fn positions(table: &Table, side: Side, opportunity: bool, out: &Offers) -> SmallVec<[Position; 16]> {
    let mut found: SmallVec<[Position; 16]> = SmallVec::new();
    for unit in table.side(side).filter(could_fire) {
        let Some(spot) = unit.spot().filter(|spot| out.wants_from(*spot) && out.wants_unit(unit.id)) else { continue };
        if !opportunity && impulse::may_act(table, unit).is_err() {
            continue;
        }
        let own = table.own_range(unit);
        let weapons = table.carried_by(unit.id).filter_map(|weapon| fire::weapon_face(table, weapon));
        let reach = u16::from(weapons.map(|(_, range)| range).fold(own, u8::max));
        match found.iter_mut().find(|position| position.spot == spot) {
            Some(position) => position.reach = position.reach.max(reach),
            None => found.push(Position { spot, reach }),
        }
    }
    found.retain(|position| {
        let place = table.field.map.place(position.spot);
        (opportunity || !table.flow.impulse().is_some_and(|impulse| impulse.fired_from.contains(&place)))
            && fire::may_fire_from(table, side, position.spot).is_ok()
    });
    found
}

/// Lists the attacks at one Location.
fn from_positions(table: &Table, side: Side, positions: &[Position], at: Spot, opportunity: bool, out: &mut Offers) {
    let mut is_target = None;
    for Position { spot, reach } in positions {
        if fire::distance(table, *spot, at) <= *reach
            && table.sights.get(*spot, at).is_open()
            && *is_target.get_or_insert_with(|| fire::is_target(table, side, at).is_ok())
        {
            between(table, side, *spot, at, opportunity, out);
        }
    }
}

/// Whether a unit could fire at all this turn, as far as can be said of it alone.
pub(crate) fn could_fire(unit: &UnitNow) -> bool {
    unit.good_order() && !unit.markers.any(&DONE) && unit.may(Trait::Fires)
}

/// True if any unit of the side may lawfully use Opportunity Fire at the Location.
pub fn somebody_may_fire(table: &Table, side: Side, at: Spot) -> bool {
    watchers(table, side, at).next().is_some() && fire::is_target(table, side, at).is_ok()
}

/// The Locations out of which units of the side may use Opportunity Fire at a Location, if there is a target (LNL-5.3-02, -06); with
/// several units of one Location it is named for each.
pub(crate) fn watchers<'a>(table: &Table<'a>, side: Side, at: Spot) -> impl Iterator<Item = Spot> + use<'a> {
    let table = *table;
    let units = table.side(side).filter(could_fire);
    units.filter_map(move |unit| {
        let from = unit.spot()?;
        let may = table.sights.get(from, at).is_open()
            && fire::ready(&table, unit, at, true).is_ok()
            && reach(&table, unit, from, at).any()
            && fire::may_fire_from(&table, side, from).is_ok();
        may.then_some(from)
    })
}

/// What of a unit's firepower reaches a target.
struct Reach {
    own: bool,
    /// Machine guns and flamethrowers, the strongest first.
    weapons: SmallVec<[(WeaponNow, i32); 2]>,
    satchels: SmallVec<[WeaponNow; 2]>,
}
impl Reach {
    fn any(&self) -> bool {
        self.own || !self.weapons.is_empty() || !self.satchels.is_empty()
    }
}

fn reach(table: &Table, unit: UnitNow, from: Spot, at: Spot) -> Reach {
    let (distance, adjacent) = (fire::distance(table, from, at), table.field.map.adjacent(from, at));
    let mut reach =
        Reach { own: fire::own_reaches(table, unit, distance), weapons: SmallVec::new(), satchels: SmallVec::new() };
    for weapon in table.carried_by(unit.id) {
        let Ok(firepower) = fire::weapon_reaches(table, weapon, distance, adjacent) else { continue };
        if table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge {
            reach.satchels.push(weapon);
        } else {
            reach.weapons.push((weapon, firepower));
        }
    }
    reach.weapons.sort_by_key(|(_, firepower)| -firepower);
    reach
}

fn part(unit: UnitNow, own: bool, weapons: &[WeaponNow]) -> Part {
    Part { unit: unit.id, own, weapons: weapons.iter().map(|weapon| weapon.id).collect(), with: None }
}

/// The sensible ways for one unit to fire, the strongest first; satchel charges last.
fn parts(table: &Table, unit: UnitNow, reach: &Reach) -> SmallVec<[Part; 5]> {
    let mut parts = SmallVec::new();
    let strongest = reach.weapons.first().map(|(weapon, _)| *weapon);
    let firepower = table.own_firepower(unit);
    let with_a_weapon = table.class(unit).at_once.beside > 0;
    if with_a_weapon {
        if let [(first, a), (second, b)] = reach.weapons[..] {
            let both = part(unit, false, &[first, second]);
            let one = part(unit, true, &[first]);
            match (reach.own, a + b > firepower + a) {
                (true, true) => parts.extend([both, one]),
                (true, false) => parts.extend([one, both]),
                (false, _) => parts.push(both),
            }
        } else if let (true, Some(weapon)) = (reach.own, strongest) {
            parts.push(part(unit, true, &[weapon]));
        }
    } else {
        let worth = |best: i32| if unit.is_smc() { half_up(best) } else { best };
        let best = reach.weapons.first().map_or(i32::MIN, |(_, best)| worth(*best));
        if reach.own && firepower > best {
            parts.push(part(unit, true, &[]));
        }
    }
    if let Some(weapon) = strongest {
        parts.push(part(unit, false, &[weapon]));
    }
    let plain = part(unit, true, &[]);
    if reach.own && !parts.contains(&plain) {
        parts.push(plain);
    }
    if let Some(satchel) = reach.satchels.first() {
        if reach.own && with_a_weapon {
            parts.push(part(unit, true, &[*satchel]));
        }
        parts.push(part(unit, false, &[*satchel]));
    }
    parts
}

/// Lists the attacks from one Location at another: everybody together under the best leader, then each alone in its ways.
fn between(table: &Table, side: Side, from: Spot, at: Spot, opportunity: bool, out: &mut Offers) {
    let place = table.field.map.place(at);
    let ready = |unit: &UnitNow| {
        could_fire(unit) && fire::ready(table, *unit, at, opportunity).is_ok() && out.wants_unit(unit.id)
    };
    let units: SmallVec<[(UnitNow, SmallVec<[Part; 5]>); 6]> = table
        .side_at(from, side)
        .filter(ready)
        .map(|unit| (unit, parts(table, unit, &reach(table, unit, from, at))))
        .filter(|(_, parts)| !parts.is_empty())
        .collect();
    if units.is_empty() {
        return;
    }
    let leads = |unit: &UnitNow| unit.may(Trait::Leads) && out.wants_unit(unit.id);
    let leaders: SmallVec<[UnitNow; 2]> = table.side_at(from, side).filter(leads).collect();
    let leader = best_leader(table, &leaders, at, opportunity, &units);
    let satchel = |part: &Part| {
        let id = part.weapons.first().and_then(|id| table.weapon(*id));
        id.is_some_and(|weapon| table.weapon_definition(weapon).kind == WeaponKind::SatchelCharge)
    };
    let together: Vec<Part> = units
        .iter()
        .filter(|(unit, parts)| Some(unit.id) != leader && (units.len() == 1 || !satchel(&parts[0])))
        .map(|(_, parts)| parts[0].clone())
        .collect();
    let mut listed = 0;
    let mut list = |firers: Vec<Part>, leader| {
        if listed < OFFERS_MAX {
            out.push(Command::Fire(FireOrder { firers, at: place, target: None, leader, lead: None }));
            listed += 1;
        }
    };
    let alone = together.len() == 1;
    if !together.is_empty() && (!alone || leader.is_some()) {
        list(together, leader);
    }
    // Every unit's strongest way before anybody's second, so that the limit leaves nobody out.
    for way in 0..5 {
        for (_, parts) in &units {
            if let Some(part) = parts.get(way) {
                list(vec![part.clone()], None);
            }
        }
    }
}

/// The leader who adds most, of the force of all who fire (D-20); none if nobody adds anything.
fn best_leader(
    table: &Table,
    leaders: &[UnitNow],
    at: Spot,
    opportunity: bool,
    units: &[(UnitNow, SmallVec<[Part; 5]>)],
) -> Option<CounterId> {
    let mut best: Option<UnitNow> = None;
    for leader in leaders.iter().copied() {
        let others = || units.iter().filter(|(unit, _)| unit.id != leader.id);
        if table.leadership(leader) > best.map_or(0, |best| table.leadership(best))
            && others().next().is_some()
            && others().all(|(unit, _)| fire::same_force(table, *unit, leader))
            && fire::may_aid(table, leader, at, opportunity).is_ok()
        {
            best = Some(leader);
        }
    }
    best.map(|leader| leader.id)
}

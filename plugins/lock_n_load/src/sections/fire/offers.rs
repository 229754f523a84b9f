//! What may be fired: for each pair of Locations the sensible groups, each of which `fire` accepts.

use crate::facts::command::{Command, FireOrder, Part, TurnToFire};
use crate::facts::frames::{Salvo, Window};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::sections::fire::rules::CONDITIONS;
use crate::sections::fire::strength::{half_up, is_thrown};
use crate::sections::fire::{turning, words};
use crate::sections::impulse::salvos;
use crate::sections::movement::rules::OFF_MAP;
use crate::sections::{fire, impulse};
use hex_board::{Facing, Spot};
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
    let on_map =
        || units.iter().filter_map(|id| table.unit(*id)).filter_map(|unit| Some((unit, table.fires_from(unit)?)));
    let Some((first, from)) = on_map().next() else {
        return Refusal::new(OFF_MAP, impulse::words::off_map());
    };
    let apart = on_map().all(|(unit, _)| unit.may(Trait::FiresApart));
    let place = match (opportunity, apart) {
        (true, _) => fire::in_this_moment(table, from, apart),
        (false, true) => Ok(()),
        (false, false) => fire::first_from(table, from),
    };
    if let Err(refusal) = place.and_then(|()| fire::may_fire_from(table, side, from)) {
        return refusal;
    }
    let may = |(unit, spot): (UnitNow, Spot)| {
        fire::ready(table, unit, spot, opportunity).and_then(|_| fire::has_something_to_fire(table, unit))
    };
    let each = may((first, from)).err().filter(|_| on_map().all(|unit| may(unit).is_err()));
    each.unwrap_or_else(no_target)
}

/// Nobody is there to be fired at.
pub(crate) fn no_target() -> Refusal {
    Refusal::new(CONDITIONS, words::no_target())
}

/// Units that fire, each with its ways.
type Firing = SmallVec<[(UnitNow, SmallVec<[Part; 5]>); 6]>;
/// Some of them.
type SomeFiring<'a> = SmallVec<[&'a (UnitNow, SmallVec<[Part; 5]>); 6]>;

/// Markers that keep a unit from any fire.
const DONE: [Marker; 3] = [Marker::Fired, Marker::Moved, Marker::LowCrawled];

/// A Location out of which units could fire, how far at the most, and who they are.
struct Position {
    spot: Spot,
    reach: u16,
    units: SmallVec<[UnitNow; 4]>,
}

/// Whether a unit in a Location may join in an attack now, as far as attacks made out of it before go (LNL-4.0-12, LNL-5.2-B02,
/// LNL-5.3-08, LNL-5.3-B02).
fn allowed(table: &Table, from: Spot, unit: UnitNow, opportunity: bool) -> bool {
    let (place, apart) = (table.field.map.place(from), unit.may(Trait::FiresApart));
    if opportunity {
        return fire::in_this_moment(table, from, apart).is_ok();
    }
    // While a vehicle moves its riders may, and nobody else.
    let rides = || {
        unit.aboard.is_some_and(|seat| table.flow.moving().is_some_and(|moving| moving.units.contains(&seat.vehicle)))
    };
    if table.flow.moving().is_some() && !rides() {
        return false;
    }
    apart || !table.flow.impulse().is_some_and(|impulse| impulse.fired_from.contains(&place))
}

/// Where units of the side could fire from now.
fn positions(table: &Table, side: Side, opportunity: bool, out: &Offers) -> SmallVec<[Position; 16]> {
    let mut found: SmallVec<[Position; 16]> = SmallVec::new();
    for unit in table.side(side).filter(|unit| could_fire(table, *unit)) {
        let wanted = |spot: &Spot| out.wants_from(*spot) && out.wants_unit(unit.id);
        let Some(spot) = table.fires_from(unit).filter(wanted) else { continue };
        if (!opportunity && !may_fire_on(table, unit)) || !allowed(table, spot, unit, opportunity) {
            continue;
        }
        let own = table.own_range(unit);
        let weapons = table.weapons_of(unit.id).filter_map(|weapon| fire::weapon_face(table, weapon));
        let reach = u16::from(weapons.map(|(_, range)| range).fold(own, u8::max));
        match found.iter_mut().find(|position| position.spot == spot) {
            Some(position) => {
                position.reach = position.reach.max(reach);
                position.units.push(unit);
            }
            None => found.push(Position { spot, reach, units: SmallVec::from_slice(&[unit]) }),
        }
    }
    found.retain(|position| fire::may_fire_from(table, side, position.spot).is_ok());
    found
}

/// Lists the attacks at one Location.
fn from_positions(table: &Table, side: Side, positions: &[Position], at: Spot, opportunity: bool, out: &mut Offers) {
    let mut is_target = None;
    for position in positions {
        if fire::distance(table, position.spot, at) > position.reach || !table.sights.get(position.spot, at).is_open() {
            continue;
        }
        let there = is_target.get_or_insert_with(|| match fire::is_target(table, side, at) {
            Ok(()) => What::at(table, side.other(), at),
            Err(_) => What::default(),
        });
        for target in there.from(table, position.spot) {
            between(table, side, position, (at, target), opportunity, out);
        }
    }
}

/// What may be attacked in a Location: all but the vehicles, and each vehicle (LNL-17.2-03).
#[derive(Default)]
struct What {
    others: bool,
    vehicles: SmallVec<[UnitNow; 2]>,
}

impl What {
    fn at(table: &Table, side: Side, at: Spot) -> Self {
        let mut what = Self::default();
        for unit in table.side_at(at, side) {
            if table.vehicle(unit).is_some() {
                what.vehicles.push(unit);
            } else {
                what.others = true;
            }
        }
        what
    }
    /// What of it small arms in a Location can harm.
    fn from(&self, table: &Table, from: Spot) -> SmallVec<[Option<CounterId>; 3]> {
        let harmed = |vehicle: &&UnitNow| fire::target::vehicle(table, **vehicle, from).is_ok();
        let vehicles = self.vehicles.iter().filter(harmed).map(|vehicle| Some(vehicle.id));
        self.others.then_some(None).into_iter().chain(vehicles).collect()
    }
}

/// Whether a unit could fire at all this turn, as far as can be said of it alone.
pub(crate) fn could_fire(table: &Table, unit: UnitNow) -> bool {
    unit.good_order() && unit.may(Trait::Fires) && (!unit.markers.any(&DONE) || fires_on(table, unit))
}

/// Whether a unit may fire in its own impulse now, as far as its activation goes.
pub(crate) fn may_fire_on(table: &Table, unit: UnitNow) -> bool {
    fire::may_act(table, unit).is_ok() || fires_on(table, unit)
}

/// Whether a unit has fired in the action that goes on, so that its other weapons may follow.
fn fires_on(table: &Table, unit: UnitNow) -> bool {
    salvos::salvo(table, unit.id).is_some_and(Salvo::fires_on)
}

/// True if any unit of the side may lawfully use Opportunity Fire at the Location, as far as this moment allows.
pub fn somebody_may_fire(table: &Table, side: Side, at: Spot, window: &Window) -> bool {
    let may = |from: Spot, unit: UnitNow| window.allows(table.field.map.place(from), unit.may(Trait::FiresApart));
    watchers(table, side, at, may).next().is_some() && fire::is_target(table, side, at).is_ok()
}

/// The Locations out of which units of the side may use Opportunity Fire at a Location, if there is a target (LNL-5.3-02, -06); with
/// several units of one Location it is named for each.
pub(crate) fn watchers<'a>(
    table: &Table<'a>,
    side: Side,
    at: Spot,
    may: impl Fn(Spot, UnitNow) -> bool,
) -> impl Iterator<Item = Spot> {
    let table = *table;
    let what = What::at(&table, side.other(), at);
    // Where nobody is yet, whoever comes may be fired at.
    let empty = !what.others && what.vehicles.is_empty();
    table.side(side).filter(move |unit| could_fire(&table, *unit)).filter_map(move |unit| {
        let from = table.fires_from(unit)?;
        let fires = table.sights.get(from, at).is_open()
            && may(from, unit)
            && fire::ready(&table, unit, at, true).is_ok()
            && reach(&table, unit, from, at, true).any()
            && fire::may_fire_from(&table, side, from).is_ok()
            && (empty || what.others || !what.from(&table, from).is_empty());
        fires.then_some(from)
    })
}

/// What of a unit's firepower reaches a target.
struct Reach {
    own: bool,
    /// Machine guns and flamethrowers, the strongest first.
    weapons: SmallVec<[(WeaponNow, i32); 2]>,
    /// Machine guns of vehicles that reach it only if the whole vehicle turns.
    by_turning: SmallVec<[WeaponNow; 2]>,
    /// Charges and Molotovs.
    satchels: SmallVec<[WeaponNow; 2]>,
}
impl Reach {
    fn any(&self) -> bool {
        self.own || !self.weapons.is_empty() || !self.by_turning.is_empty() || !self.satchels.is_empty()
    }
}

fn reach(table: &Table, unit: UnitNow, from: Spot, at: Spot, opportunity: bool) -> Reach {
    let (distance, adjacent) = (fire::distance(table, from, at), table.field.map.adjacent(from, at));
    let own = fire::own_reaches(table, unit, distance) && fire::mounted::team_in_arc(table, unit, from, at).is_ok();
    let mut reach = Reach { own, weapons: SmallVec::new(), by_turning: SmallVec::new(), satchels: SmallVec::new() };
    // Riders use none (LNL-16.2-06).
    for weapon in table.weapons_of(unit.id).filter(|_| unit.aboard.is_none()) {
        let Ok(firepower) = fire::weapon_reaches(table, weapon, distance, adjacent) else { continue };
        if let Some(mount) = weapon.mount.0 {
            if fire::mounted::may_use(table, unit, weapon, mount).is_err() {
                continue;
            }
            if !turning::serves(table, unit, weapon, at) {
                if !hulls(table, unit, weapon, at).is_empty() {
                    reach.by_turning.push(weapon);
                }
                continue;
            }
        }
        let mortar = table.weapon_definition(weapon).kind == WeaponKind::Mortar;
        if mortar && fire::mortar_joins(table, weapon, from, opportunity).is_err() {
            continue;
        }
        if is_thrown(table.weapon_definition(weapon).kind) {
            reach.satchels.push(weapon);
        } else {
            reach.weapons.push((weapon, firepower));
        }
    }
    reach.weapons.sort_by_key(|(_, firepower)| -firepower);
    reach
}

/// To where a vehicle may turn its hull with the fewest steps, so that a machine gun fires at the target (LNL-15.1-10, LNL-15.1-11).
fn hulls(table: &Table, unit: UnitNow, weapon: WeaponNow, at: Spot) -> SmallVec<[Facing; 2]> {
    let lawful = |to: &Facing| turning::to_fire(table, unit, &[weapon], at, Some(TurnToFire::Hull(*to))).is_ok();
    turning::hull_turns(table, unit, weapon, at).into_iter().filter(lawful).collect()
}

fn part(unit: UnitNow, own: bool, weapons: &[WeaponNow]) -> Part {
    Part { unit: unit.id, own, weapons: weapons.iter().map(|weapon| weapon.id).collect(), with: None }
}

/// The sensible ways for one unit to fire, the strongest first; satchel charges last.
fn parts(table: &Table, unit: UnitNow, reach: &Reach) -> SmallVec<[Part; 5]> {
    let mut parts = SmallVec::new();
    if unit.may(Trait::FiresApart) && !reach.weapons.is_empty() {
        // LNL-15.0-17: all together, or one at a time (LNL-DB-11).
        let all: SmallVec<[WeaponNow; 3]> = reach.weapons.iter().map(|(weapon, _)| *weapon).collect();
        parts.push(part(unit, reach.own, &all));
        if all.len() > 1 {
            parts.extend(all.iter().map(|weapon| part(unit, false, &[*weapon])));
        }
        return parts;
    }
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

/// Lists the attacks from one Location at a target in another: everybody together under the best leader, then each alone in its ways.
fn between(
    table: &Table,
    side: Side,
    position: &Position,
    (at, target): (Spot, Option<CounterId>),
    opportunity: bool,
    out: &mut Offers,
) {
    let from = position.spot;
    let ready = position.units.iter().filter(|unit| fire::ready(table, **unit, at, opportunity).is_ok());
    let all: SmallVec<[(UnitNow, Reach); 6]> =
        ready.map(|unit| (*unit, reach(table, *unit, from, at, opportunity))).collect();
    let units: Firing = all
        .iter()
        .map(|(unit, reach)| {
            let unit = *unit;
            let mut parts = parts(table, unit, reach);
            let own = |part: &Part| part.own && unit.may(Trait::HasFirepower);
            parts.retain(|part| fire::fires_beside(table, unit, own(part), &part.weapons).is_ok());
            (unit, parts)
        })
        .filter(|(_, parts)| !parts.is_empty())
        .collect();
    if units.is_empty() && all.iter().all(|(_, reach)| reach.by_turning.is_empty()) {
        return;
    }
    let there = |unit: &UnitNow| unit.side == side && table.fires_from(*unit) == Some(from) && out.wants_unit(unit.id);
    let leaders: SmallVec<[UnitNow; 2]> = table.able(Trait::Leads).filter(there).collect();
    // Vehicles and teams fire by themselves (LNL-5.2-B01).
    let (apart, joint): (SomeFiring, SomeFiring) = units.iter().partition(|(unit, _)| unit.may(Trait::FiresApart));
    let mut attacks = Attacks { table, leaders: &leaders, at, target, opportunity, listed: 0, out };
    attacks.together(&joint);
    attacks.of_riders(&joint);
    for (team, parts) in apart.iter().filter(|(unit, _)| table.vehicle(*unit).is_none()) {
        if let Some(leader) = attacks.best_leader(std::iter::once(*team)) {
            attacks.list(vec![parts[0].clone()], Some(leader), None);
        }
    }
    // Every unit's strongest way before anybody's second, so that the limit leaves nobody out.
    for way in 0..5 {
        for (_, parts) in &units {
            if let Some(part) = parts.get(way) {
                attacks.list(vec![part.clone()], None, None);
            }
        }
    }
    all.iter().for_each(|(vehicle, reach)| attacks.turned(*vehicle, reach));
}

/// The attacks of one Location on a target, as they are listed.
struct Attacks<'a, 'o> {
    table: &'a Table<'a>,
    /// The leaders there.
    leaders: &'a [UnitNow],
    at: Spot,
    target: Option<CounterId>,
    opportunity: bool,
    /// How many are listed.
    listed: usize,
    out: &'a mut Offers<'o>,
}

impl Attacks<'_, '_> {
    fn list(&mut self, firers: Vec<Part>, leader: Option<CounterId>, turn: Option<TurnToFire>) {
        if self.listed < OFFERS_MAX {
            let at = self.table.field.map.place(self.at);
            let order = FireOrder { firers, at, target: self.target, leader, lead: None, turn };
            self.out.push(Command::Fire(order));
            self.listed += 1;
        }
    }

    fn best_leader(&self, units: impl Iterator<Item = UnitNow> + Clone) -> Option<CounterId> {
        best_leader(self.table, self.leaders, self.at, self.opportunity, units)
    }

    /// All of one Location who fire together, with whoever leads them best.
    fn together(&mut self, joint: &SomeFiring) {
        let table = self.table;
        let leader = self.best_leader(joint.iter().map(|(unit, _)| *unit));
        let satchel = |part: &Part| {
            let id = part.weapons.first().and_then(|id| table.weapon(*id));
            id.is_some_and(|weapon| is_thrown(table.weapon_definition(weapon).kind))
        };
        let together: Vec<Part> = joint
            .iter()
            .filter(|(unit, parts)| Some(unit.id) != leader && (joint.len() == 1 || !satchel(&parts[0])))
            .map(|(_, parts)| parts[0].clone())
            .collect();
        if together.len() > 1 || (together.len() == 1 && leader.is_some()) {
            self.list(together, leader, None);
        }
    }

    /// RUL-116: where others fire too, those who ride with a leader fire with him apart from them.
    fn of_riders(&mut self, joint: &SomeFiring) {
        for rider in self.leaders.iter().filter(|leader| leader.aboard.is_some()) {
            let mates = joint.iter().filter(|(unit, _)| unit.aboard == rider.aboard && unit.id != rider.id);
            let units = mates.clone().map(|(unit, _)| *unit);
            if units.clone().count() < joint.len() && self.best_leader(units) == Some(rider.id) {
                self.list(mates.map(|(_, parts)| parts[0].clone()).collect(), Some(rider.id), None);
            }
        }
    }

    /// With all that reaches the target when the hull has turned.
    fn turned(&mut self, vehicle: UnitNow, reach: &Reach) {
        let (table, at) = (self.table, self.at);
        let Some(first) = reach.by_turning.first() else { return };
        for to in hulls(table, vehicle, *first, at) {
            let usable = reach.weapons.iter().map(|(weapon, _)| weapon).chain(&reach.by_turning).copied();
            let weapons: SmallVec<[WeaponNow; 4]> =
                usable.filter(|weapon| turning::bears(table, vehicle, *weapon, at, to)).collect();
            self.list(vec![part(vehicle, false, &weapons)], None, Some(TurnToFire::Hull(to)));
        }
    }
}

/// The leader who adds most to an attack of these, of the force of all who fire (D-20); none if nobody adds anything.
fn best_leader(
    table: &Table,
    leaders: &[UnitNow],
    at: Spot,
    opportunity: bool,
    units: impl Iterator<Item = UnitNow> + Clone,
) -> Option<CounterId> {
    let mut best: Option<UnitNow> = None;
    for leader in leaders.iter().copied() {
        let others = || units.clone().filter(|unit| unit.id != leader.id);
        if table.leadership(leader) > best.map_or(0, |best| table.leadership(best))
            && others().next().is_some()
            && others().all(|unit| fire::same_force(table, unit, leader))
            && fire::rides_along(table, leader, others().map(|unit| unit.id)).is_ok()
            && fire::may_aid(table, leader, at, opportunity).is_ok()
        {
            best = Some(leader);
        }
    }
    best.map(|leader| leader.id)
}

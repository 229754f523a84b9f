//! Section 18.1: mortars on the map bombard one hex, seen by their own men or by a caller; and the indirect fire of the 51 mm mortar
//! (1.6.21). Its direct fire is part of an attack like any other, which [`fire`] makes.

use crate::facts::event::Event;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::fire::strength::{FireFacts, Source, SourceKind};
use crate::sections::impulse;
use crate::sections::impulse::rules::OPS_COMPLETE;
use crate::sections::impulse::salvos;
use crate::sections::indirect_fire::rules::{
    CALLED_MORTAR, LIGHT_MORTAR, LIGHT_MORTAR_JOINS, MORTAR_CALLERS, MORTAR_TARGET, MORTARS, NO_OBSERVERS, OBSERVER,
    ONLY_INDIRECT_STAYS,
};
use crate::sections::indirect_fire::strike::{self, Strike};
use crate::sections::indirect_fire::{calls_now, words};
use crate::sections::{fire, spotting};
use hex_board::{Place, Seen, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, RuleId, Side};

/// A bombardment that may be fired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bombardment {
    /// The mortar.
    pub mortar: CounterId,
    /// The unit that serves it.
    pub unit: CounterId,
    /// Who calls or observes; none: the mortar sees its target itself.
    pub caller: Option<CounterId>,
    /// The leader who aids direct fire.
    pub leader: Option<CounterId>,
    /// The Location out of which the impulse is used: the caller's, or the mortar's (LNL-RB-42).
    pub acts_from: Spot,
    /// What falls on the target.
    pub strike: Strike,
    /// The marker that it leaves, after direct and indirect fire alike (LNL-18.1-08, -09, but LNL-RB-43); none: the 51 mm mortar
    /// (LNL-1.6.21-12).
    pub leaves: Option<HexMarker>,
}

/// Whether a weapon is carried: the 51 mm mortar is, all others are served by a team or stand on a vehicle (LNL-1.6.21-03).
pub fn is_carried(weapon: WeaponNow) -> bool {
    weapon.mount.0.is_none()
}

/// The mortars of a side that somebody serves on the map, with those who do.
pub fn of_side<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = (WeaponNow, UnitNow)> + use<'a> {
    let table = *table;
    table.weapons_defined(|weapon| weapon.kind == WeaponKind::Mortar).filter_map(move |weapon| {
        let unit = table.carrier_of(weapon, side).filter(|unit| unit.spot().is_some())?;
        Some((weapon, unit))
    })
}

/// A mortar with the unit that serves it.
#[derive(Clone, Copy)]
pub(super) struct Served {
    /// The mortar.
    pub(super) weapon: WeaponNow,
    /// Who serves it.
    pub(super) unit: UnitNow,
    /// Where.
    pub(super) from: Spot,
}

/// A mortar of the side with the unit that serves it.
pub(super) fn served(table: &Table, side: Side, mortar: CounterId) -> Result<Served, Refusal> {
    let no = |reason| Err(Refusal::new(MORTARS, reason));
    let found = table.weapon(mortar).filter(|weapon| table.weapon_definition(*weapon).kind == WeaponKind::Mortar);
    let Some(weapon) = found else { return no(words::no_mortar(mortar)) };
    let Some(unit) = table.carrier(weapon).filter(|unit| unit.side == side) else {
        return no(words::nobody_serves(mortar));
    };
    fire::serves_weapons(unit)?;
    let Some(from) = unit.spot() else { return no(words::unit_off_the_map()) };
    Ok(Served { weapon, unit, from })
}

impl Served {
    /// Whether it may fire out of its Location at all.
    pub(super) fn may_fire(&self, table: &Table) -> Result<(), Refusal> {
        fire::mortar_stands_clear(table, self.weapon, self.from)?;
        fire::may_fire_from(table, self.unit.side, self.from)
    }
    /// Whether it reaches a Location, and its firepower there.
    pub(super) fn reaches(&self, table: &Table, at: Spot) -> Result<i32, Refusal> {
        let Served { weapon, unit, from } = *self;
        if let Some(mount) = weapon.mount.0 {
            fire::mounted::may_use(table, unit, weapon, mount)?;
            fire::turning::within(table, unit, weapon, at)?;
        }
        fire::weapon_reaches(table, weapon, fire::distance(table, from, at), table.field.map.adjacent(from, at))
    }
}

/// Whether a mortar of the side may bombard a Location, and what that comes to.
///
/// # Errors
/// The rule that forbids it.
pub fn bombardment(
    table: &Table,
    side: Side,
    mortar: CounterId,
    at: Place,
    caller: Option<CounterId>,
    leader: Option<CounterId>,
) -> Result<Bombardment, Refusal> {
    let served = served(table, side, mortar)?;
    let Served { weapon, unit, from } = served;
    let target = table.field.map.spot(at).ok_or_else(|| Refusal::new(MORTARS, words::off_the_map(at)))?;
    served.may_fire(table)?;
    let firepower = served.reaches(table, target)?;
    let (attack, acts_from) = match caller {
        None => (direct(table, &served, target, leader)?, from),
        Some(caller) => indirect(table, &served, target, caller)?,
    };
    let attack = with_firepower(table, attack, weapon, unit, firepower);
    let definition = table.weapon_definition(weapon);
    let leaves = HexMarker::Ffe { firepower: definition.firepower, mortar: true };
    let stays = !is_carried(weapon) && (caller.is_some() || !table.plays(ONLY_INDIRECT_STAYS));
    Ok(Bombardment {
        mortar,
        unit: unit.id,
        caller,
        leader: attack.leader.map(|(leader, _)| leader),
        acts_from,
        strike: Strike {
            side,
            mortar: Some(mortar),
            caller,
            from: Some(table.field.map.place(from)),
            at: table.field.map.place(Spot { hex: target.hex, storey: 0 }),
            entering: false,
            groups: strike::groups(table, &attack, target.hex, None),
        },
        leaves: stays.then_some(leaves),
    })
}

/// Direct fire: at a Spotted hex in the mortar's own line of sight, with all modifiers (LNL-18.1-02).
pub(super) fn direct(
    table: &Table,
    served: &Served,
    at: Spot,
    leader: Option<CounterId>,
) -> Result<FireFacts, Refusal> {
    let Served { weapon, unit, from } = *served;
    if is_carried(weapon) {
        return Err(Refusal::new(LIGHT_MORTAR_JOINS, words::fires_with_its_unit(weapon.id)));
    }
    fire::ready(table, unit, at, false)?;
    let seen = fire::line_of_fire(table, unit.side, from, at)?;
    let mut facts = fire::empty(table, unit.side, from, at, seen);
    facts.firers.push(unit.id);
    if let Some(leader) = leader {
        facts.leader = Some(fire::aid(table, &facts, leader)?);
    }
    Ok(facts)
}

/// Indirect fire: somebody else sees the Spotted target (LNL-18.1-03, -04, LNL-1.6.21-09). Leadership and degrading terrain do not count
/// (LNL-18.1-06, LNL-1.6.21-11), nor do hexsides.
fn indirect(table: &Table, served: &Served, at: Spot, caller: CounterId) -> Result<(FireFacts, Spot), Refusal> {
    let Served { weapon, unit, from } = *served;
    let rule = callers_rule(weapon);
    let caller = impulse::own_unit(table, unit.side, caller, rule)?;
    let stands = may_call(table, served, caller)?;
    sees_freshly(table, caller, at)?;
    stands_beside(table, served, caller, stands)?;
    is_fresh(table, served)?;
    // LNL-1.6.21-07 too.
    if !spotting::is_spotted(table, at, unit.side) {
        return Err(Refusal::new(MORTAR_TARGET, words::not_spotted()));
    }
    fire::is_target(table, unit.side, at)?;
    if !table.sights.get(stands, at).is_open() {
        return Err(Refusal::new(rule, spotting::sight::no_sight(table, stands, at)));
    }
    let mut facts = fire::empty(table, unit.side, from, at, Seen::Clear);
    facts.cover = strike::cover(table, at.hex);
    facts.firers.push(unit.id);
    Ok((facts, stands))
}

/// The rule that says who calls for a mortar's fire.
fn callers_rule(weapon: WeaponNow) -> RuleId {
    if is_carried(weapon) { OBSERVER } else { MORTAR_CALLERS }
}

/// Whether a unit may call for this mortar's fire: a leader and those who call as he does (LNL-18.1-03); for the 51 mm mortar any who
/// look out, but neither medics nor teams (LNL-1.6.21-14). Where he stands.
fn may_call(table: &Table, served: &Served, caller: UnitNow) -> Result<Spot, Refusal> {
    if is_carried(served.weapon) {
        // Reading: all but medics and teams; a vehicle too, also Buttoned, as a line of sight is all that is asked for.
        let team = caller.is_mmc() && caller.may(Trait::FiresApart);
        if !caller.may(Trait::Spots) || team {
            return Err(Refusal::new(NO_OBSERVERS, words::no_observer(caller.id)));
        }
    } else if !caller.may(Trait::CallsFire) {
        return Err(Refusal::new(MORTAR_CALLERS, words::no_caller(caller.id)));
    }
    calls_now(table, caller, callers_rule(served.weapon))
}

/// Under Ops Complete a caller calls for fire on what he has spotted in this impulse (LNL-18.1-04, LNL-1.6.21-10).
fn sees_freshly(table: &Table, caller: UnitNow, at: Spot) -> Result<(), Refusal> {
    if caller.has(Marker::OpsComplete) && !fire::spotted_freshly(table, caller, at) {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    Ok(())
}

/// Who observes for the 51 mm mortar is its neighbour (LNL-1.6.21-09).
fn stands_beside(table: &Table, served: &Served, caller: UnitNow, stands: Spot) -> Result<(), Refusal> {
    if is_carried(served.weapon) && !table.field.map.adjacent(stands, served.from) {
        return Err(Refusal::new(OBSERVER, words::not_beside(caller.id, served.unit.id)));
    }
    Ok(())
}

/// Whether a mortar that is called can fire, in whosever impulse (LNL-18.1-07).
fn is_fresh(table: &Table, served: &Served) -> Result<(), Refusal> {
    let unit = served.unit;
    let no = |reason| Err(Refusal::new(CALLED_MORTAR, reason));
    if !unit.may(Trait::Fires) {
        return Err(Refusal::new(LIGHT_MORTAR, words::cannot_serve(unit.id)));
    }
    if unit.shaken {
        return no(words::shaken_mortar());
    }
    if unit.markers.any(&[Marker::Moved, Marker::LowCrawled, Marker::Fired, Marker::OpsComplete]) {
        return no(words::mortar_has_acted());
    }
    if table.flow.impulse().is_none_or(|impulse| impulse.side != unit.side) {
        return no(words::own_impulse());
    }
    if is_carried(served.weapon) { fire::first_from(table, served.from) } else { Ok(()) }
}

/// The callers among some units through whom a mortar may fire in this impulse, each with his Location, whatever the target.
pub(super) fn callers(table: &Table, served: &Served, among: &[UnitNow]) -> SmallVec<[(UnitNow, Spot); 4]> {
    if is_fresh(table, served).is_err() {
        return SmallVec::new();
    }
    let calls = |caller: &UnitNow| {
        let stands = may_call(table, served, *caller).ok()?;
        stands_beside(table, served, *caller, stands).ok().map(|()| (*caller, stands))
    };
    among.iter().filter_map(calls).collect()
}

/// True if one of these callers may call for fire on a Location that may be fired at.
pub(super) fn sees_target(table: &Table, (caller, stands): (UnitNow, Spot), at: Spot) -> bool {
    table.sights.get(stands, at).is_open() && sees_freshly(table, caller, at).is_ok()
}

/// The attack with the mortar's firepower; the higher of two dice counts.
fn with_firepower(table: &Table, mut attack: FireFacts, weapon: WeaponNow, unit: UnitNow, firepower: i32) -> FireFacts {
    attack.sources.push(Source {
        from: weapon.id,
        kind: SourceKind::Weapon(WeaponKind::Mortar),
        firepower,
        captured: table.weapon_definition(weapon).nation != table.formation(unit).nation && is_carried(weapon),
        single_man: unit.is_smc(),
        ops: false,
        riding: 0,
        after_move: fire::after_move(unit),
    });
    attack.weapons.push(weapon.id);
    attack.higher = true;
    attack
}

/// Fires a bombardment: the mortar and who aids it are marked Fired, the caller Ops Complete, and the fire stays (LNL-18.1-05, -07, -08,
/// LNL-1.6.21-13).
pub(crate) fn bombard(table: &Table, dice: &mut DiceCup, order: &Bombardment) -> Vec<Event> {
    let mut acting = impulse::acting_from(table, order.acts_from);
    // LNL-5.01-05: he may aid the other attacks of his Location too.
    if let Some(leader) = order.leader {
        salvos::of(&mut acting.salvos, leader).aided = true;
    }
    // The 51 mm mortar is fired as all weapons of its Location are (LNL-4.0-12); teams fire apart (LNL-18.1-14).
    if table.weapon(order.mortar).is_some_and(is_carried) {
        acting.fired_from.extend(order.strike.from);
    } else {
        if let Some(team) = table.weapon(order.mortar).and_then(|mortar| table.carrier(mortar)) {
            salvos::of(&mut acting.salvos, team.id).fires(order.mortar, None);
        }
    }
    let mut events = vec![Event::top(acting)];
    let struck = strike::resolve(table, dice, &order.strike);
    let (told, attacks) = struck.map_or((None, Vec::new()), |struck| (Some(struck.told), struck.attacks));
    events.extend(told);
    let marked = |unit, marker| Event::MarkerPlaced { unit, marker };
    events.push(marked(order.unit, Marker::Fired));
    events.extend(order.leader.map(|leader| marked(leader, Marker::Fired)));
    events.extend(order.caller.map(|caller| marked(caller, Marker::OpsComplete)));
    events.extend(order.leaves.and_then(|ffe| lay(table, order.strike.at, ffe)));
    events.extend(attacks);
    events
}

/// The fire stays; a second marker that is the same adds nothing (LNL-18.1-14, RUL-119).
// Reading: two markers alike on a hex are one.
pub(super) fn lay(table: &Table, at: Place, ffe: HexMarker) -> Option<Event> {
    let spot = table.field.map.spot(at)?;
    (!table.hexes.has(spot, ffe)).then_some(Event::HexMarkerPlaced { at, marker: ffe })
}

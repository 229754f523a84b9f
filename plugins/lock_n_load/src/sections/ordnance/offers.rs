//! What may be fired: for each ordnance weapon every target in range, with the turn that it needs, and with the best leader where one
//! may direct it.

use crate::facts::command::{Command, ShotOrder, TurnToFire};
use crate::facts::frames::{AnyFrame, Window};
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::vehicle::OrdnanceDef;
use crate::sections::fire::turning;
use crate::sections::ordnance;
use crate::sections::{fire, ordnance::facts_as};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// An ordnance weapon that could be fired, with its unit.
#[derive(Clone, Copy)]
struct Gun<'a> {
    unit: UnitNow,
    weapon: WeaponNow,
    ordnance: &'a OrdnanceDef,
    from: Spot,
}

impl Gun<'_> {
    /// True if a Location lies in its range and in sight.
    fn reaches(&self, table: &Table, at: Spot) -> bool {
        ordnance::column(self.ordnance, fire::distance(table, self.from, at)).is_some()
            && table.sights.get(self.from, at).is_open()
    }
}

/// The ordnance weapons of a side that could be fired as far as can be said of them alone.
fn guns<'a>(table: &Table<'a>, side: Side) -> impl Iterator<Item = Gun<'a>> + use<'a> {
    let table = *table;
    table.weapons_defined(|weapon| weapon.ordnance.is_some()).filter_map(move |weapon| {
        let ordnance = table.weapon_definition(weapon).ordnance.as_ref()?;
        let unit = table.carrier_of(weapon, side).filter(|unit| fire::offers::could_fire(&table, *unit))?;
        let from = unit.spot()?;
        fire::may_fire_from(&table, side, from).ok()?;
        Some(Gun { unit, weapon, ordnance, from })
    })
}

/// Whether a unit has ordnance that it could fire, as far as can be said of it alone.
pub(crate) fn could_shoot(table: &Table, unit: UnitNow) -> bool {
    let ordnance = |weapon: WeaponNow| table.weapon_definition(weapon).ordnance.is_some();
    fire::offers::could_fire(table, unit) && table.weapons_of(unit.id).any(ordnance)
}

/// Why none of these units may fire, where neither an attack nor a shot of theirs is offered: of ordnance that is ready the lack of targets,
/// of all else what keeps small arms from it.
pub(crate) fn why_none(table: &Table, side: Side, units: &[CounterId]) -> Refusal {
    let opportunity = fire::is_opportunity(table);
    let mut all = units.iter().filter_map(|id| table.unit(*id));
    let ready = all.any(|unit| could_shoot(table, unit) && (opportunity || fire::offers::may_fire_on(table, unit)));
    if ready { fire::offers::no_target() } else { fire::offers::why_none(table, side, units) }
}

/// Lists the shots that the side may make in its own impulse.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    let mut known: Option<SmallVec<[(Spot, Option<bool>); 16]>> = None;
    for gun in guns(table, side) {
        if !out.wants_from(gun.from) || !out.wants_unit(gun.unit.id) || !fire::offers::may_fire_on(table, gun.unit) {
            continue;
        }
        for (at, is_target) in known.get_or_insert_with(|| enemies(table, side)) {
            // Whether it may be fired at at all is the dearest question.
            if gun.reaches(table, *at) && *is_target.get_or_insert_with(|| fire::is_target(table, side, *at).is_ok()) {
                shots(table, gun, *at, None, &mut |order| out.push(Command::Shoot(order)));
            }
        }
    }
}

/// The Locations with enemies, each once; nobody has asked yet whether they may be fired at.
fn enemies(table: &Table, side: Side) -> SmallVec<[(Spot, Option<bool>); 16]> {
    let mut found: SmallVec<[(Spot, Option<bool>); 16]> = SmallVec::new();
    for at in table.spots(side.other()) {
        if found.iter().all(|(other, _)| *other != at) {
            found.push((at, None));
        }
    }
    found
}

/// Lists the shots that may answer the question of Opportunity Fire at one Location.
pub(crate) fn answers(table: &Table, side: Side, at: Spot, out: &mut Offers) {
    let Some(AnyFrame::Window(window)) = table.flow.stack.last() else { return };
    for gun in guns(table, side) {
        if out.wants_unit(gun.unit.id) && window.allows(table.field.map.place(gun.from), true) {
            shots(table, gun, at, Some(&window.units), &mut |order| out.push(Command::Shoot(order)));
        }
    }
}

/// True if a side may lawfully fire ordnance at those who move, in such a moment.
pub(crate) fn somebody_may_shoot(table: &Table, side: Side, at: Spot, movers: &[CounterId], window: &Window) -> bool {
    guns(table, side).filter(|gun| window.allows(table.field.map.place(gun.from), true)).any(|gun| {
        let mut any = false;
        shots(table, gun, at, Some(movers), &mut |_| any = true);
        any
    })
}

/// The Locations out of which ordnance of a side may use Opportunity Fire at a Location if somebody is there; named for each weapon.
pub(crate) fn watchers<'a>(table: &Table<'a>, side: Side, at: Spot) -> impl Iterator<Item = Spot> + use<'a> {
    let table = *table;
    let may = move |gun: &Gun| gun.reaches(&table, at) && ordnance::ready(&table, gun.unit, at, true).is_ok();
    guns(&table, side).filter(may).map(|gun| gun.from)
}

/// What may be fired at in a Location: each vehicle, and all others together. In Opportunity Fire only those who move.
fn aims(table: &Table, side: Side, at: Spot, movers: Option<&[CounterId]>) -> SmallVec<[Option<CounterId>; 4]> {
    let mut aims: SmallVec<[Option<CounterId>; 4]> = SmallVec::new();
    for unit in table.side_at(at, side.other()).filter(|unit| movers.is_none_or(|movers| movers.contains(&unit.id))) {
        let aim = unit.may(Trait::Drives).then_some(unit.id);
        if !aims.contains(&aim) {
            aims.push(aim);
        }
    }
    aims
}

/// Lists the shots of one weapon at a Location: in an own impulse, or with those who move as Opportunity Fire.
fn shots(table: &Table, gun: Gun, at: Spot, movers: Option<&[CounterId]>, list: &mut impl FnMut(ShotOrder)) {
    let Gun { unit, weapon, .. } = gun;
    let side = unit.side;
    if !gun.reaches(table, at) {
        return;
    }
    let opportunity = movers.is_some();
    let leader = best_leader(table, unit, at, opportunity);
    for target in aims(table, side, at, movers) {
        let place = table.field.map.place(at);
        let order = ShotOrder { unit: unit.id, weapon: weapon.id, at: place, target, leader: None, turn: None };
        let mut lawful = |order: ShotOrder| {
            let may = facts_as(table, side, &order, opportunity).is_ok();
            if may {
                if leader.is_some() {
                    list(ShotOrder { leader, ..order });
                }
                list(order);
            }
            may
        };
        if !lawful(order) {
            for to in turning::hull_turns(table, unit, weapon, at) {
                lawful(ShotOrder { turn: Some(TurnToFire::Hull(to)), ..order });
            }
        }
    }
}

/// The leader in the Location who helps a shot most, if anybody helps (LNL-5.01-B01).
fn best_leader(table: &Table, unit: UnitNow, at: Spot, opportunity: bool) -> Option<CounterId> {
    if unit.may(Trait::Drives) {
        return None;
    }
    let may = |leader: &UnitNow| {
        leader.id != unit.id
            && leader.may(Trait::Leads)
            && table.leadership(*leader) > 0
            && fire::same_force(table, unit, *leader)
            && fire::may_aid(table, *leader, at, opportunity).is_ok()
    };
    let leaders = table.side_at(unit.spot()?, unit.side).filter(may);
    leaders.max_by_key(|leader| table.leadership(*leader)).map(|leader| leader.id)
}

#[cfg(test)]
#[path = "offers_test.rs"]
mod tests;

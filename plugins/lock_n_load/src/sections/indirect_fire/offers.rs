//! What may be called for: bombardments of each mortar that is ready, and missions on hexes where they do more harm to the enemy than to
//! friends.

use crate::facts::command::Command;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::sections::fire;
use crate::sections::indirect_fire::around::worth_around;
use crate::sections::indirect_fire::mortars::Served;
use crate::sections::indirect_fire::{artillery, ground, mortars, seen_from};
use hex_board::{HexId, Spot};
use smallvec::SmallVec;
use table::{CounterId, Side};

/// Whether a unit may have part in a bombardment or a call, as far as can be said of it alone: it serves a mortar, or it calls.
pub(crate) fn may_have_part(table: &Table, unit: UnitNow) -> [bool; 2] {
    let mortar = |weapon: WeaponNow| table.weapon_definition(weapon).kind == WeaponKind::Mortar;
    let serves = || unit.spot().is_some() && table.weapons_of(unit.id).any(mortar);
    let calls = unit.may(Trait::CallsFire)
        && !table.field.scenario.side(unit.side).artillery.is_empty()
        && artillery::may_call(table, unit).is_ok();
    [fire::offers::could_fire(table, unit) && serves(), calls]
}

/// The Locations with enemies, each once.
fn targets(table: &Table, side: Side) -> SmallVec<[Spot; 16]> {
    let mut found: SmallVec<[Spot; 16]> = SmallVec::new();
    for at in table.spots(side.other()) {
        if !found.contains(&at) {
            found.push(at);
        }
    }
    found
}

/// A mortar that may fire now, with the callers through whom it does.
struct Ready {
    served: Served,
    callers: SmallVec<[(UnitNow, Spot); 4]>,
}

/// The mortars of a side that may fire now.
fn ready_mortars(table: &Table, side: Side, out: &Offers) -> SmallVec<[Ready; 2]> {
    let wanted = |unit: &UnitNow| unit.spot().is_some_and(|spot| out.wants_from(spot)) && out.wants_unit(unit.id);
    let served = mortars::of_side(table, side)
        .filter(|(_, unit)| fire::offers::could_fire(table, *unit) && wanted(unit))
        .filter_map(|(weapon, _)| mortars::served(table, side, weapon.id).ok())
        .filter(|served| served.may_fire(table).is_ok());
    let served: SmallVec<[Served; 2]> = served.collect();
    if served.is_empty() {
        return SmallVec::new();
    }
    let among: SmallVec<[UnitNow; 16]> =
        table.side(side).filter(|unit| unit.spot().is_some() && unit.good_order() && out.wants_unit(unit.id)).collect();
    served.into_iter().map(|served| Ready { callers: mortars::callers(table, &served, &among), served }).collect()
}

/// Bombardments that may be fired: of each mortar at each target by its own sight, with the leader who aids most, and through each caller.
pub(crate) fn bombard_offers(table: &Table, side: Side, out: &mut Offers) {
    let ready = ready_mortars(table, side, out);
    if ready.is_empty() {
        return;
    }
    for at in targets(table, side) {
        let mut is_target = None;
        for Ready { served, callers } in &ready {
            if served.reaches(table, at).is_err() {
                continue;
            }
            let own_sight = !mortars::is_carried(served.weapon) && table.sights.get(served.from, at).is_open();
            let seeing = || callers.iter().filter(|caller| mortars::sees_target(table, **caller, at));
            if !own_sight && seeing().next().is_none() {
                continue;
            }
            // The dearest question comes last.
            if !*is_target.get_or_insert_with(|| fire::is_target(table, side, at).is_ok()) {
                break;
            }
            let place = table.field.map.place(at);
            let order = |caller, leader| Command::Bombard { mortar: served.weapon.id, at: place, caller, leader };
            if own_sight && let Some(leader) = direct_offer(table, served, at, out) {
                out.push(order(None, leader));
            }
            out.extend(seeing().map(|(caller, _)| order(Some(caller.id), None)));
        }
    }
}

/// Whether a mortar may bombard a Location by its own sight, and the leader who then aids it most.
fn direct_offer(table: &Table, served: &Served, at: Spot, out: &Offers) -> Option<Option<CounterId>> {
    let facts = mortars::direct(table, served, at, None).ok()?;
    let helps = |unit: &UnitNow| {
        unit.may(Trait::Leads)
            && unit.good_order()
            && out.wants_unit(unit.id)
            && table.leadership(*unit) > 0
            && fire::aid(table, &facts, unit.id).is_ok()
    };
    // Who aids stands beside those who fire.
    let leaders = table.side_at(served.from, served.unit.side).filter(helps);
    Some(leaders.max_by_key(|unit| table.leadership(*unit)).map(|unit| unit.id))
}

/// Calls that may be made: of each caller, for each kind of mission, on each hex in his sight with enemies in it where more enemies than
/// friends would be struck; everywhere, if that is wanted, as any hex in sight may be named (LNL-18.2-03).
pub(crate) fn artillery_offers(table: &Table, side: Side, out: &mut Offers) {
    let all = &table.field.scenario.side(side).artillery;
    if all.is_empty() {
        return;
    }
    let mut worth_it: Option<Vec<HexId>> = None;
    for caller in table.able(Trait::CallsFire).filter(|unit| unit.side == side) {
        let wanted = caller.spot().is_some_and(|spot| out.wants_from(spot)) && out.wants_unit(caller.id);
        let Some(from) = artillery::may_call(table, caller).ok().filter(|_| wanted) else { continue };
        for missions in all.iter().filter(|missions| artillery::is_available(table, caller, missions).is_ok()) {
            let every = out.wants_everywhere();
            let hexes = || if every { table.field.map.ids().collect() } else { hexes_worth_it(table, side) };
            for hex in worth_it.get_or_insert_with(hexes) {
                // All else has been asked.
                if seen_from(table, from, *hex).is_some() {
                    let at = ground(table, *hex);
                    out.push(Command::CallArtillery { caller: caller.id, at, mission: missions.id.clone() });
                }
            }
        }
    }
}

/// The hexes with enemies around which more enemies than friends would be struck, in the map's order.
fn hexes_worth_it(table: &Table, side: Side) -> Vec<HexId> {
    let mut hexes: Vec<HexId> = targets(table, side).into_iter().map(|spot| spot.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| worth_around(table, side, *hex) > 0);
    hexes
}

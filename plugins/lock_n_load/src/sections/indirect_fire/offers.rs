//! What may be called for: bombardments of each mortar that is ready, and missions on hexes where they do more harm to the enemy than to
//! friends.

use crate::facts::command::Command;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::fire;
use crate::sections::indirect_fire::mission::worth_around;
use crate::sections::indirect_fire::{artillery, mortars};
use hex_board::{HexId, Spot};
use smallvec::SmallVec;
use table::{CounterId, Side};

/// Whether a unit may have part in a bombardment or a call, as far as can be said of it alone: it serves a mortar, or it calls.
pub(crate) fn may_have_part(table: &Table, unit: UnitNow) -> [bool; 2] {
    let serves = || mortars::of_side(table, unit.side).any(|(_, serving)| serving.id == unit.id);
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

/// Bombardments that may be fired: of each mortar at each target by its own sight, with the leader who aids most, and through each caller.
pub(crate) fn bombard_offers(table: &Table, side: Side, out: &mut Offers) {
    let wanted = |unit: &UnitNow| unit.spot().is_some_and(|spot| out.wants_from(spot)) && out.wants_unit(unit.id);
    let ready: SmallVec<[CounterId; 4]> = mortars::of_side(table, side)
        .filter(|(_, unit)| fire::offers::could_fire(table, *unit) && wanted(unit))
        .map(|(weapon, _)| weapon.id)
        .collect();
    if ready.is_empty() {
        return;
    }
    let callers: SmallVec<[UnitNow; 8]> =
        table.side(side).filter(|unit| unit.spot().is_some() && unit.good_order() && out.wants_unit(unit.id)).collect();
    let mut found: Vec<Command> = Vec::new();
    for at in targets(table, side) {
        let at = table.field.map.place(at);
        for mortar in &ready {
            let lawful = |caller, leader| mortars::bombardment(table, side, *mortar, at, caller, leader).is_ok();
            let order = |caller, leader| Command::Bombard { mortar: *mortar, at, caller, leader };
            if lawful(None, None) {
                let helps = |unit: &&UnitNow| unit.may(Trait::Leads) && table.leadership(**unit) > 0;
                let leaders = callers.iter().filter(helps).filter(|unit| lawful(None, Some(unit.id)));
                let best = leaders.max_by_key(|unit| table.leadership(**unit)).map(|unit| unit.id);
                found.push(order(None, best));
            }
            let through = callers.iter().map(|unit| Some(unit.id)).filter(|caller| lawful(*caller, None));
            found.extend(through.map(|caller| order(caller, None)));
        }
    }
    out.extend(found);
}

/// Calls that may be made: of each caller, for each kind of mission, on each hex in his sight with enemies in it where more enemies than
/// friends would be struck.
pub(crate) fn artillery_offers(table: &Table, side: Side, out: &mut Offers) {
    let all = &table.field.scenario.side(side).artillery;
    if all.is_empty() {
        return;
    }
    let mut hexes: Vec<HexId> = targets(table, side).into_iter().map(|spot| spot.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| worth_around(table, side, *hex) > 0);
    for caller in table.side(side).filter(|unit| unit.may(Trait::CallsFire)) {
        let wanted = caller.spot().is_some_and(|spot| out.wants_from(spot)) && out.wants_unit(caller.id);
        if !wanted || artillery::may_call(table, caller).is_err() {
            continue;
        }
        for missions in all.iter().filter(|missions| artillery::is_available(table, caller, missions).is_ok()) {
            for hex in &hexes {
                let at = artillery::ground(table, *hex);
                if artillery::call(table, side, caller.id, at, &missions.id).is_ok() {
                    out.push(Command::CallArtillery { caller: caller.id, at, mission: missions.id.clone() });
                }
            }
        }
    }
}

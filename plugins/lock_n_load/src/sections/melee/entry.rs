//! What an entry into an enemy hex leads to before any round, and who gives himself up (8.1, 8.15, 13.81).

use crate::facts::event::{Event, LossCause, MoraleRoll};
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::files::markers::HexMarker;
use crate::sections::rally::rules::FANATICISM;
use crate::sections::{impulse, melee, rally, victory};
use hex_board::Place;
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Side};

/// RUL-38: those who cannot fight surrender when their last fighting friend has withdrawn.
pub(crate) fn left_alone(table: &Table) -> Vec<Event> {
    let melees = table.hexes.all().iter().filter(|(_, marker)| *marker == HexMarker::Melee);
    for (spot, _) in melees {
        for side in Side::BOTH {
            let fights = |side| table.side_at(*spot, side).any(|unit| melee::is_eligible(table, unit));
            let place = table.field.map.place(*spot);
            let entered = table.flow.impulse().is_some_and(|impulse| impulse.melees.contains(&place));
            let mut there = table.side_at(*spot, side).filter(|unit| melee::takes_part(table, *unit)).peekable();
            if !entered && there.peek().is_some() && !fights(side) && fights(side.other()) {
                return surrender(table, there);
            }
        }
    }
    Vec::new()
}

/// These units give themselves up.
pub(crate) fn surrender(table: &Table, units: impl Iterator<Item = UnitNow>) -> Vec<Event> {
    units.flat_map(|unit| victory::losses::lose(table, unit.id, LossCause::Surrender)).collect()
}

/// Consequences of an entry before any round, also of either side's reinforcement (LNL-8.15-01, -02): SS Fanaticism (LNL-13.81-01 to -04), then the end of those who cannot fight
/// (LNL-8.1-16; a leader without a weapon by LNL-11.1-03, the Shaken by LNL-5.1-06), without a roll or a marker (RUL-83). Where a round has been fought this turn, newcomers are locked and wait for the next turn (LNL-8.1-03, LNL-8.15-03).
pub(crate) fn entry(table: &Table, dice: &mut DiceCup, side: Side, at: Place) -> Vec<Event> {
    let spot = table.field.map.spot(at).expect("flow names places of the map");
    let mut impulse = impulse::now(table);
    impulse.entered.push(at);
    let mut events = Vec::new();
    let mut own = table.side_at(spot, side).filter(|unit| melee::takes_part(table, *unit)).peekable();
    // Reading: whom fire for effect has shaken as they came in is where no Shaken unit may be (LNL-5.1-06), whoever else is there.
    if own.peek().is_some() && own.clone().all(|unit| unit.shaken) {
        impulse.melees.retain(|place| *place != at);
        events.extend(surrender(table, own));
        events.push(Event::top(impulse));
        return events;
    }
    let enemies: SmallVec<[UnitNow; 8]> =
        table.side_at(spot, side.other()).filter(|unit| melee::takes_part(table, *unit)).collect();
    let mut fighters = enemies.iter().filter(|unit| melee::is_eligible(table, **unit)).count();
    let mut gone: SmallVec<[CounterId; 8]> = SmallVec::new();
    let fought = table.flow.turn.fought.contains(&at);
    // Reading: newcomers after a round find the Shaken among friends who fight on; the SS try when enemies come to fight them.
    let fanatics = if fought && fighters > 0 { SmallVec::new() } else { fanatics(table, &enemies) };
    // LNL-13.81-01: the try replaces the elimination, so there must be one who would fight if he were in Good Order.
    if fanatics.iter().any(|unit| melee::is_fighter(table, *unit)) {
        let mut helpers: SmallVec<[CounterId; 4]> =
            enemies.iter().filter(|unit| unit.good_order()).map(|unit| unit.id).collect();
        for unit in &fanatics {
            let roll = rally::fanaticism(table, dice, *unit, &helpers);
            let passed = matches!(&roll, Event::MoraleRolled { what: MoraleRoll::Fanaticism, passed: true, .. });
            events.push(roll);
            if passed {
                events.push(Event::UnitRallied { unit: unit.id });
                helpers.push(unit.id);
                fighters += usize::from(melee::is_fighter(table, *unit));
            } else {
                events.extend(victory::losses::lose(table, unit.id, LossCause::Surrender));
                gone.push(unit.id);
            }
        }
    }
    if fighters == 0 {
        events.extend(surrender(table, enemies.iter().copied().filter(|unit| !gone.contains(&unit.id))));
    }
    if fought || fighters == 0 {
        impulse.melees.retain(|place| *place != at);
    }
    // Reading: newcomers after a round lock a hex that was cleared in it, so it gets its marker now.
    if fought && fighters > 0 && !table.hexes.has(spot, HexMarker::Melee) {
        events.push(Event::HexMarkerPlaced { at, marker: HexMarker::Melee });
    }
    events.push(Event::top(impulse));
    events
}

/// RUL-102: all Shaken SS units of the Location, leaders first.
fn fanatics(table: &Table, enemies: &[UnitNow]) -> SmallVec<[UnitNow; 8]> {
    let mut found: SmallVec<[UnitNow; 8]> = enemies
        .iter()
        .copied()
        .filter(|unit| unit.shaken && unit.may(Trait::Fanaticism) && table.plays(FANATICISM))
        .collect();
    found.sort_by_key(|unit| !unit.may(Trait::Leads));
    found
}

#[cfg(test)]
#[path = "entry_test.rs"]
mod tests;

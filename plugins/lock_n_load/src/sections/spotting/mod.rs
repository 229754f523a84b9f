//! Spotting (10.1): which Locations may be fired at, and attempts to find out.

mod orders;
pub mod rules;
pub mod sight;
pub(crate) mod words;

use crate::facts::command::{Command, Movement};
use crate::facts::event::Event;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::driving::rules::MOVES_ON;
use crate::sections::fire::rules::SHAKEN_SPOTTING;
use crate::sections::impulse;
use crate::sections::impulse::rules::OPS_COMPLETE;
use crate::sections::medics::rules::MEDIC_LIMITS;
use crate::sections::movement::rules::{OFF_MAP, STEALTH_SEEN};
use crate::sections::spotting::rules::{
    ACTIVE, ADJACENT, CLEAR, DEGRADING, MAY_NOT_SPOT, ONE_SPOTTING, OPEN_SPOTS, PASSING, SPOTTED_MARKER,
    SPOTTER_LEADERSHIP, SPOTTING_FIRST, TARGET, VEHICLES_SPOTTED, VEHICLES_STAND_OUT,
};
use hex_board::{Place, Seen, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, RuleId, Side};

/// Every reason for which a Location, storey by storey (LNL-10.1-02), is Spotted for a side now; none: it is not Spotted. Asked anew at
/// each moment (LNL-10.1-08), so units that stand still keep nothing of a mover that has gone on (LNL-5.3-15) or has fallen (RUL-78).
pub fn reasons(table: &Table, at: Spot, by: Side) -> SmallVec<[RuleId; 4]> {
    look(table, at, by, None, false)
}

/// True if a Location is Spotted for a side now (LNL-10.1-01).
pub fn is_spotted(table: &Table, at: Spot, by: Side) -> bool {
    !look(table, at, by, None, true).is_empty()
}

/// True if a Location would be Spotted for a side if units of the other came there by this kind of movement.
pub fn would_be_spotted(table: &Table, at: Spot, by: Side, coming: Movement) -> bool {
    !look(table, at, by, Some(coming), true).is_empty()
}

fn look(table: &Table, at: Spot, by: Side, coming: Option<Movement>, first_only: bool) -> SmallVec<[RuleId; 4]> {
    let mut found: SmallVec<[RuleId; 4]> = SmallVec::new();
    let map = &table.field.map;
    if table.hexes.has(at, HexMarker::Spotted) {
        found.push(SPOTTED_MARKER);
        if first_only {
            return found;
        }
    }
    // LNL-10.1-B02: vehicles by the same markers. LNL-10.1-09, LNL-6.3-03: Low Crawl and Stealth are not among the markers that show a unit.
    let mut somebody = coming.is_some();
    let mut all_hidden = coming.is_none_or(|by| by == Movement::Stealth);
    let mut passing = matches!(coming, Some(Movement::Move | Movement::AssaultMove));
    let mut active = false;
    for unit in table.side_at(at, by.other()) {
        somebody = true;
        all_hidden &= unit.has(Marker::Stealthy);
        if unit.has(Marker::Fired) {
            active = true;
        } else if unit.markers.any(&[Marker::Moved, Marker::AssaultMoved]) {
            let moves = table.flow.moving().is_some_and(|moving| moving.units.contains(&unit.id));
            *(if moves { &mut passing } else { &mut active }) = true;
        }
        // LNL-16.2-08, RUL-117: riders who have fired show where their vehicle stands.
        active |= unit.may(Trait::Drives) && table.passengers(unit.id).any(|rider| rider.has(Marker::Fired));
    }
    if active || table.hexes.has(at, HexMarker::Melee) {
        found.push(ACTIVE);
    }
    if passing {
        found.push(PASSING);
    }
    if first_only && !found.is_empty() {
        return found;
    }
    if stands_out(table, at, by.other()) {
        found.push(VEHICLES_STAND_OUT);
        if first_only {
            return found;
        }
    }
    // What matters is the ground: a position for a tank hides nothing (LNL-21.7-06).
    let open = number(table, at).is_none();
    if somebody && all_hidden {
        // LNL-6.4-06: neither neighbours nor the terrain alone show units under Stealth.
        if open && table.side(by).any(|unit| watches(unit) && sees(table, unit, at)) {
            found.push(STEALTH_SEEN);
        }
        return found;
    }
    // The dearest question comes last where one reason is enough.
    let near = |standing: units::Standing| standing.0.spot().is_some_and(|spot| map.adjacent(at, spot));
    let sides = table.units.side.iter().zip(table.units.state).enumerate();
    let mut beside = sides.filter(|(_, (side, standing))| **side == by && near(**standing));
    if !(first_only && open) && beside.any(|(no, _)| watches(table.units.at(no))) {
        found.push(ADJACENT);
    }
    if open {
        found.push(CLEAR);
    }
    found
}

/// True if a Location holds a vehicle of the side in terrain that does not hide it, and no smoke does.
// Reading: as one who has moved does, it shows the whole Location.
fn stands_out(table: &Table, at: Spot, side: Side) -> bool {
    let terrain = table.field.definitions.terrain(table.field.map.at(at.hex).terrain);
    terrain.vehicles_spotted
        && !table.hexes.smoke().contains(at.hex)
        && table.side_at(at, side).any(|unit| unit.may(Trait::Drives))
}

/// LNL-10.1-04, LNL-5.1-05, RUL-52, RUL-74: a unit that makes adjacent Locations Spotted, whatever markers it has; a Buttoned vehicle too
/// (RUL-114).
fn watches(unit: UnitNow) -> bool {
    unit.good_order() && unit.may(Trait::Spots)
}

fn sees(table: &Table, unit: UnitNow, at: Spot) -> bool {
    unit.spot().is_some_and(|from| table.sights.get(from, at).is_open())
}

/// The number that finds unspotted units in a Location on one die or less (LNL-10.1-13); none: it is always Spotted. Smoke is
/// blocking terrain, even in the open (RUL-107).
pub fn number(table: &Table, at: Spot) -> Option<i32> {
    let definitions = &table.field.definitions;
    let own = table.hex_spot(at.hex);
    let smoke = table.hexes.smoke().contains(at.hex).then_some(definitions.effects.smoke_spot);
    match (own, smoke) {
        (Some(own), Some(smoke)) => Some(i32::from(own.min(smoke))),
        (own, smoke) => own.or(smoke).map(i32::from),
    }
}

/// A spotting attempt, worked out before the die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotReport {
    /// The modified die must be this or less.
    pub needed: i32,
    /// Modifiers of the die.
    pub lines: SmallVec<[Line; 2]>,
    /// The line of sight.
    pub sight: Seen,
}

impl SpotReport {
    /// The modified die.
    pub fn total(&self, die: u8) -> i32 {
        i32::from(die) + self.lines.iter().map(|line| line.value).sum::<i32>()
    }
    /// On how many of the six faces it succeeds.
    pub fn chance_of_6(&self) -> u8 {
        (1..=6).filter(|die| self.total(*die) <= self.needed).count() as u8
    }
}

/// Whether a unit may make a spotting attempt at all in this impulse.
///
/// # Errors
/// The refusal.
pub fn may_spot(table: &Table, unit: UnitNow) -> Result<Spot, Refusal> {
    impulse::on_foot(unit)?;
    let from = unit.spot().ok_or_else(|| Refusal::new(OFF_MAP, words::unit_off_the_map()))?;
    if table.flow.impulse().is_some_and(|impulse| impulse.spotting.is_some()) {
        return Err(Refusal::new(ONE_SPOTTING, words::one_attempt()));
    }
    if table.flow.impulse().is_some_and(|impulse| impulse.acted) {
        // RUL-94.
        return Err(Refusal::new(SPOTTING_FIRST, words::before_acting()));
    }
    if !unit.may(Trait::Spots) {
        return Err(Refusal::new(MEDIC_LIMITS, words::medics()));
    }
    if unit.shaken {
        return Err(Refusal::new(SHAKEN_SPOTTING, words::shaken()));
    }
    if unit.buttoned {
        return Err(Refusal::new(OPEN_SPOTS, words::buttoned(unit.id)));
    }
    if unit.has(Marker::OpsComplete) {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    if unit.is_still_moving() {
        // Under Ops Complete it could not move any more.
        return Err(Refusal::new(MOVES_ON, words::moves_first(unit.id)));
    }
    let tired = [Marker::Fired, Marker::Moved, Marker::LowCrawled, Marker::Stealthy, Marker::AssaultMoved];
    if unit.markers.any(&tired) {
        // Nor after an Assault Move (LNL-6.1-12).
        return Err(Refusal::new(MAY_NOT_SPOT, words::moved_or_fired()));
    }
    if table.hexes.has(from, HexMarker::Melee) {
        return Err(Refusal::new(MAY_NOT_SPOT, words::in_melee()));
    }
    Ok(from)
}

/// What a unit's attempt to spot a Location would come to.
///
/// # Errors
/// The unit may not spot, or there is nothing to spot there.
pub fn report(table: &Table, unit: UnitNow, at: Spot) -> Result<SpotReport, Refusal> {
    let from = may_spot(table, unit)?;
    if table.side_at(at, unit.side.other()).next().is_none() {
        return Err(Refusal::new(TARGET, words::no_enemy()));
    }
    if is_spotted(table, at, unit.side) {
        return Err(Refusal::new(TARGET, words::spotted_already()));
    }
    let sight = table.sights.get(from, at);
    if !sight.is_open() {
        return Err(Refusal::new(TARGET, sight::no_sight(table, from, at)));
    }
    // A Location with units under Stealth in the open is seen by nobody in sight of it, so a number is always there in the end.
    let needed = number(table, at).ok_or_else(|| Refusal::new(CLEAR, words::clear_terrain()))?;
    let mut lines = SmallVec::new();
    if sight.degrading() > 0 {
        lines.push(Line::of(DEGRADING, i32::from(sight.degrading())));
    }
    if unit.may(Trait::Leads) && table.leadership(unit) != 0 {
        // His own only (RUL-18).
        lines.push(Line::from(SPOTTER_LEADERSHIP, -table.leadership(unit), unit.id));
    }
    let vehicle = |unit: UnitNow| table.vehicle(unit).is_some();
    if table.plays(VEHICLES_SPOTTED) && table.side_at(at, unit.side.other()).any(vehicle) {
        lines.push(Line::of(VEHICLES_SPOTTED, -1));
    }
    Ok(SpotReport { needed, lines, sight })
}

/// A spotting attempt that may be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotAttempt {
    /// Who.
    pub unit: CounterId,
    /// Which Location, by the name that the map shows.
    pub at: Place,
    /// Number needed and modifiers.
    pub report: SpotReport,
}

/// Whether a unit of the side may try to spot a Location, and what that comes to.
pub(crate) fn attempt(table: &Table, side: Side, unit: CounterId, at: Place) -> Result<SpotAttempt, Refusal> {
    let spotter = impulse::own_unit(table, side, unit, ONE_SPOTTING)?;
    let target = table.field.map.spot(at).ok_or_else(|| Refusal::new(TARGET, words::off_the_map(at)))?;
    let report = report(table, spotter, target)?;
    Ok(SpotAttempt { unit, at: table.field.map.place(target), report })
}

/// Tries to spot (LNL-10.1-12 to -20). It takes no impulse and activates nobody.
pub(crate) fn spot(dice: &mut DiceCup, attempt: SpotAttempt) -> Vec<Event> {
    let SpotAttempt { unit, at, report } = attempt;
    let die = dice.roll_1d6();
    let total = report.total(die);
    let spotted = total <= report.needed;
    let lines = report.lines.to_vec();
    let mut events = vec![
        Event::SpotRolled { unit, at, die, lines, total, needed: report.needed, spotted },
        // LNL-10.1-18, LNL-4.1-01: successful or not.
        Event::MarkerPlaced { unit, marker: Marker::OpsComplete },
    ];
    if spotted {
        events.push(Event::HexMarkerPlaced { at, marker: HexMarker::Spotted });
    }
    events
}

/// Why none of these units may spot, where no attempt of theirs is offered: what keeps each of them from it, then the enemy.
pub(crate) fn why_none(table: &Table, units: &[CounterId]) -> Refusal {
    let found = || units.iter().filter_map(|id| table.unit(*id));
    let first = found().next().and_then(|unit| may_spot(table, unit).err());
    let each = first.filter(|_| found().all(|unit| may_spot(table, unit).is_err()));
    each.unwrap_or_else(|| Refusal::new(TARGET, words::nobody_hidden()))
}

/// Attempts worth making: for each Location of the side and each hidden enemy Location the best leader, and the first of the others.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    if table.flow.impulse().is_some_and(|impulse| impulse.spotting.is_some() || impulse.acted) {
        return;
    }
    let mut spotters: SmallVec<[(Spot, bool, UnitNow); 24]> = SmallVec::new();
    for unit in table.side(side) {
        let wanted = |from: &Spot| out.wants_from(*from) && out.wants_unit(unit.id);
        let Some(from) = may_spot(table, unit).ok().filter(wanted) else { continue };
        let leads = unit.may(Trait::Leads);
        match spotters.iter_mut().find(|(spot, leader, _)| *spot == from && *leader == leads) {
            None => spotters.push((from, leads, unit)),
            Some((.., best)) if leads && table.leadership(unit) > table.leadership(*best) => *best = unit,
            Some(_) => {}
        }
    }
    if spotters.is_empty() {
        return;
    }
    let mut targets: SmallVec<[Spot; 16]> = SmallVec::new();
    for spot in table.spots(side.other()) {
        let seen = || spotters.iter().any(|(from, ..)| table.sights.get(*from, spot).is_open());
        if !targets.contains(&spot) && number(table, spot).is_some() && seen() && !is_spotted(table, spot, side) {
            targets.push(spot);
        }
    }
    for (from, _, unit) in &spotters {
        let seen = targets.iter().filter(|at| table.sights.get(*from, **at).is_open());
        out.extend(seen.map(|at| Command::Spot { unit: unit.id, at: table.field.map.place(*at) }));
    }
}

/// LNL-10.1-23: takes off the Spotted markers of Locations that all units have left.
pub(crate) fn unspot(table: &Table) -> Vec<Event> {
    let spotted = table.hexes.all().iter().filter(|(_, marker)| *marker == HexMarker::Spotted);
    let left = spotted.filter(|(spot, _)| table.units_at(*spot).next().is_none());
    left.map(|(spot, marker)| Event::HexMarkerRemoved { at: table.field.map.place(*spot), marker: *marker }).collect()
}

#[cfg(test)]
#[path = "spotting_test.rs"]
mod tests;

#[cfg(test)]
#[path = "terrain_test.rs"]
mod terrain_tests;

#[cfg(test)]
#[path = "vehicles_test.rs"]
mod vehicles_tests;

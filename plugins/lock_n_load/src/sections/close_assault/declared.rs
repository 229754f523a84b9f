//! A Close Assault as it is ordered: who may take part, and how they come into the hex.

use crate::facts::command::{Assault, Movement};
use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::{HexMarker, Marker};
use crate::sections::close_assault::rules::{
    ASSAULT_STEP, ASSAULTERS, BARRED, LEADER_CHECKS, LEADER_HELPS, NEXT_VEHICLE, ONE_WEAPON, SPENT_ASSAULTERS,
};
use crate::sections::close_assault::{self as close_assault, may_assault, weapon_adds, words};
use crate::sections::impulse::rules::OPS_COMPLETE;
use crate::sections::melee::rules::LOCKED;
use crate::sections::movement::stack::{self, Beginning};
use crate::sections::movement::{self, FirstStep};
use crate::sections::wrecks::check::MoraleCheck;
use crate::sections::{fire, impulse, melee};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

/// How the assaulters come into the hex of the vehicles.
#[derive(Clone, Debug, PartialEq)]
pub enum Way {
    /// They stand in it (LNL-RB-30).
    There,
    /// With the first step of a move.
    Begins(Box<Beginning>, FirstStep),
    /// With the next step of the moving stack.
    GoesOn(Spot, FirstStep),
}

/// A Close Assault that may be made.
#[derive(Clone, Debug, PartialEq)]
pub struct Declared {
    /// Whose.
    pub side: Side,
    /// Where the vehicles are.
    pub at: Spot,
    /// How the assaulters come there.
    pub way: Way,
    /// Leaders who go along: they check first, in the order of the assaults.
    pub leaders: SmallVec<[UnitNow; 2]>,
    /// The assaults, in the order in which they are rolled.
    pub assaults: Vec<Assault>,
    /// They come out of a hex with a positive target modifier (LNL-17.1-07).
    pub cover: bool,
}

impl Declared {
    /// Everybody who goes along: leaders, then assaulters.
    pub fn units(&self) -> impl Iterator<Item = CounterId> {
        self.leaders.iter().map(|leader| leader.id).chain(self.assaults.iter().map(|assault| assault.unit))
    }
    /// The Morale Check of each, leaders first, as if the best of them passed.
    pub fn checks(&self, table: &Table) -> Vec<MoraleCheck> {
        let best = close_assault::best_leader(table, &self.leaders);
        let of_leader = |leader: &UnitNow| close_assault::check(table, *leader, self.cover, None);
        let assaulters = self.assaults.iter().filter_map(|assault| table.unit(assault.unit));
        let of_unit = |unit: UnitNow| close_assault::check(table, unit, self.cover, best);
        self.leaders.iter().map(of_leader).chain(assaulters.map(of_unit)).collect()
    }
}

/// Whether these assaults may be made in the side's own impulse.
///
/// # Errors
/// The refusal.
pub fn attempt(table: &Table, side: Side, at: Place, assaults: &[Assault]) -> Result<Declared, Refusal> {
    let spot = table.field.map.spot(at).ok_or_else(|| Refusal::new(ASSAULT_STEP, words::off_the_map(at)))?;
    let first = assaults.first().ok_or_else(|| Refusal::new(ASSAULTERS, words::nobody()))?;
    let mut leaders: SmallVec<[UnitNow; 2]> = SmallVec::new();
    for (n, assault) in assaults.iter().enumerate() {
        if assaults[..n].iter().any(|other| other.unit == assault.unit) {
            return Err(Refusal::new(ASSAULTERS, words::named_twice(assault.unit)));
        }
        let unit = impulse::own_unit(table, side, assault.unit, ASSAULTERS)?;
        if !may_assault(unit) {
            return Err(Refusal::new(ASSAULTERS, words::cannot(unit.id)));
        }
        weapon_of(table, unit, assault.weapon)?;
        if !close_assault::vehicles(table, spot, side).contains(&assault.target) {
            return Err(Refusal::new(NEXT_VEHICLE, words::no_target(assault.target)));
        }
        if let Some(id) = assault.leader {
            if leaders.iter().any(|leader| leader.id == id) {
                return Err(Refusal::new(LEADER_HELPS, words::helps_one(id)));
            }
            leaders.push(leader(table, side, unit, id)?);
        }
    }
    not_barred(table, spot, side)?;
    let from = table.unit(first.unit).and_then(|unit| unit.spot());
    let mut declared = Declared { side, at: spot, way: Way::There, leaders, assaults: assaults.to_vec(), cover: false };
    let units: SmallVec<[CounterId; 8]> = declared.units().collect();
    if from == Some(spot) {
        units.iter().try_for_each(|id| there_already(table, *id, spot))?;
        return Ok(declared);
    }
    declared.way = way(table, side, &units, spot)?;
    // Reading: a positive modifier of the hex with its smoke and wrecks, as they are part of it (LNL-7.0-07).
    declared.cover = from.is_some_and(|from| {
        let cover = fire::cover(table, from, from);
        cover.hex + cover.smoke > 0 || table.hexes.hulks().contains(from.hex)
    });
    Ok(declared)
}

/// LNL-17.1-02: where enemies would fight in melee there is no Close Assault.
fn not_barred(table: &Table, at: Spot, side: Side) -> Result<(), Refusal> {
    if table.side_at(at, side.other()).any(|unit| melee::fights_off(table, unit)) {
        return Err(Refusal::new(BARRED, words::melee_first()));
    }
    Ok(())
}

/// The weapon that a unit adds: one, its own, and of a kind that adds something (LNL-17.1-12).
///
/// # Errors
/// The refusal.
pub(crate) fn weapon_of(table: &Table, unit: UnitNow, weapon: Option<CounterId>) -> Result<(), Refusal> {
    let Some(id) = weapon else { return Ok(()) };
    let carried = table.carried_by(unit.id).find(|carried| carried.id == id);
    let carried = carried.ok_or_else(|| Refusal::new(ONE_WEAPON, words::not_carried(unit.id, id)))?;
    weapon_adds(table, carried).map(drop)
}

/// A leader in Good Order who stands with the unit and helps its assault.
///
/// # Errors
/// The refusal.
pub(crate) fn leader(table: &Table, side: Side, unit: UnitNow, id: CounterId) -> Result<UnitNow, Refusal> {
    let found = table.unit(id).filter(|leader| leader.side == side && leader.leads() && leader.state == unit.state);
    found.ok_or_else(|| Refusal::new(LEADER_CHECKS, words::no_leader(id)))
}

/// LNL-RB-30: who stands in the hex of the vehicle assaults it from there, in an impulse in which he may still act (LNL-RB-72).
fn there_already(table: &Table, id: CounterId, at: Spot) -> Result<(), Refusal> {
    let unit = table.unit(id).filter(|unit| unit.spot() == Some(at));
    let unit = unit.ok_or_else(|| Refusal::new(ASSAULTERS, words::one_place()))?;
    if table.flow.moving().is_some() {
        return Err(Refusal::new(ASSAULT_STEP, words::not_with_them(id)));
    }
    if unit.has(Marker::OpsComplete) {
        return Err(Refusal::new(OPS_COMPLETE, words::ops_complete()));
    }
    if unit.markers.any(melee::ACTIVITY) {
        return Err(Refusal::new(SPENT_ASSAULTERS, words::has_acted()));
    }
    if table.hexes.has(at, HexMarker::Melee) {
        return Err(Refusal::new(LOCKED, words::locked()));
    }
    impulse::may_act(table, unit)
}

/// The step into the hex: a normal one in all but that it leads among enemies (LNL-17.1-05).
fn way(table: &Table, side: Side, units: &[CounterId], to: Spot) -> Result<Way, Refusal> {
    let Some(moving) = table.flow.moving() else {
        let beginning = stack::beginning(table, side, units, Movement::Move, None)?;
        let step = movement::step_among(table, &beginning, to)?;
        return Ok(Way::Begins(Box::new(beginning), step));
    };
    if moving.by != Movement::Move {
        return Err(Refusal::new(ASSAULT_STEP, words::not_by()));
    }
    if let Some(other) = units.iter().find(|unit| !moving.units.contains(unit)) {
        return Err(Refusal::new(ASSAULT_STEP, words::not_with_them(*other)));
    }
    let (from, step) = movement::next_step_among(table, moving, to)?;
    Ok(Way::GoesOn(from, step))
}

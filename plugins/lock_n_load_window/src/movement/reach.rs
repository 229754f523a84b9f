//! What a stack that may move can reach, and where the enemy could open fire at it.

use crate::aim::aim;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Selection};
use bevy::prelude::*;
use hex_board::{Facing, Spot};
use lock_n_load::sections::{movement, opportunity_fire};
use lock_n_load::{Movement, Phase, Table, UnitNow};
use std::collections::BTreeMap;
use table::{CounterId, Refusal};

/// Who would move and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Who.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
}

/// What the selected units could reach by the kind of movement that is chosen; worked out once per change.
#[derive(Resource, Default)]
pub struct ReachNow {
    /// For whom and how; none: nobody is to move.
    pub kind: Option<Kind>,
    reach: Option<movement::Reach>,
    /// Why nobody can move so.
    pub refusal: Option<Refusal>,
    /// Locations in reach where enemies could open fire, with the Locations of those enemies.
    pub dangers: BTreeMap<Spot, Vec<Spot>>,
}

impl ReachNow {
    /// The points spent when the stack stands there; none: out of reach.
    pub fn points(&self, spot: Spot) -> Option<u8> {
        self.reach.as_ref()?.points(spot)
    }
    /// Every Location in reach with its points, the present one among them.
    pub fn all(&self) -> impl Iterator<Item = (Spot, u8)> + '_ {
        self.reach.iter().flat_map(|reach| reach.all())
    }
    /// The cheapest way, leg by leg, each with the points spent with it.
    pub fn legs(&self, to: Spot) -> Vec<(movement::Leg, u8)> {
        self.reach.as_ref().map(|reach| reach.legs(to)).unwrap_or_default()
    }
    /// The cheapest way of a vehicle that faces so in the end.
    pub fn legs_facing(&self, to: Spot, facing: Facing) -> Vec<(movement::Leg, u8)> {
        self.reach.as_ref().map(|reach| reach.legs_facing(to, facing)).unwrap_or_default()
    }
    /// The cheapest way.
    pub fn path(&self, to: Spot) -> Vec<Spot> {
        self.reach.as_ref().map(|reach| reach.path(to)).unwrap_or_default()
    }
}

/// Who would move and how, by the selection's mode.
pub fn kind_of(table: &Table, selection: &Selection) -> Option<Kind> {
    if table.flow.turn.phase != Phase::Operations || table.flow.question.is_some() || table.flow.outcome.is_some() {
        return None;
    }
    if let Some(moving) = table.flow.moving() {
        return Some(Kind { units: moving.units.clone(), by: moving.by, double_time: moving.double_time });
    }
    let on_map = selection.units.iter().filter_map(|id| table.unit(*id)).all(|unit| unit.spot().is_some());
    if selection.units.is_empty() || !on_map {
        return None;
    }
    let (by, double_time) = aim(table, selection)?.moves(table, selection)?;
    Some(Kind { units: selection.units.clone(), by, double_time })
}

/// The leader of Double Time: the one chosen, or the fastest selected leader in Good Order.
pub(crate) fn double_time_leader(table: &Table, selection: &Selection) -> Option<CounterId> {
    if let LeaderChoice::This(leader) = selection.leader {
        return Some(leader);
    }
    let leads = |unit: &UnitNow| unit.leads();
    let selected = selection.units.iter().filter_map(|id| table.unit(*id));
    selected.filter(leads).max_by_key(|unit| table.movement_factor(*unit)).map(|unit| unit.id)
}

/// Brings the reach up to date.
pub(crate) fn update_reach(battle: Option<Res<Battle>>, selection: Res<Selection>, mut now: ResMut<ReachNow>) {
    let Some(battle) = battle else { return };
    let changed = battle.is_changed();
    if !changed && !selection.is_changed() {
        return;
    }
    let table = battle.table();
    let kind = kind_of(&table, &selection);
    if changed || kind != now.kind {
        *now = reach_of(&table, kind);
    }
}

/// Works the reach out.
pub fn reach_of(table: &Table, kind: Option<Kind>) -> ReachNow {
    let (Some(kind), Some(side)) = (kind, table.flow.to_act()) else { return ReachNow::default() };
    match movement::reach(table, side, &kind.units, kind.by, kind.double_time) {
        Ok(reach) => {
            let dangers = reach.all().filter_map(|(spot, _)| {
                let eyes = dangers(table, &kind, spot);
                (!eyes.is_empty()).then_some((spot, eyes))
            });
            ReachNow { dangers: dangers.collect(), kind: Some(kind), reach: Some(reach), refusal: None }
        }
        Err(refusal) => ReachNow { kind: Some(kind), reach: None, refusal: Some(refusal), dangers: BTreeMap::new() },
    }
}

/// Enemy Locations from which units could use Opportunity Fire at a stack that moves there.
pub fn dangers(table: &Table, kind: &Kind, at: Spot) -> Vec<Spot> {
    let side = kind.units.first().and_then(|id| table.unit(*id)).map(|unit| unit.side);
    side.map_or_else(Vec::new, |side| opportunity_fire::threats(table, side.other(), at, kind.by).into_vec())
}

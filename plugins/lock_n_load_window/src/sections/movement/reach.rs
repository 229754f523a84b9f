//! What a stack that may move can reach, and where the enemy could open fire at it.

use crate::model::{Kind, LeaderChoice, ReachNow, Selection};
use crate::seams::aim::Aim;
use hex_board::Spot;
use lock_n_load::sections::{movement, opportunity_fire};
use lock_n_load::{Phase, Table, UnitNow};
use table::CounterId;

/// Who would move and how, by what a click is for.
pub(crate) fn kind_of(table: &Table, selection: &Selection, aim: Option<&dyn Aim>) -> Option<Kind> {
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
    let (by, double_time) = aim?.moves(table, selection)?;
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

/// The legs over these Locations and what is in reach from the last of them; none: the way cannot go over them.
pub(crate) fn over(table: &Table, kind: &Kind, bends: &[Spot]) -> Option<(Vec<(movement::Leg, u8)>, movement::Reach)> {
    let side = table.flow.to_act()?;
    movement::reach_over(table, side, (&kind.units, kind.by, kind.double_time), bends).ok().flatten()
}

/// Works the reach out, over the bends of the way where it can go over them.
pub fn reach_of(table: &Table, kind: Option<Kind>, bends: &[Spot]) -> ReachNow {
    let bends = bends.to_vec();
    let (Some(kind), Some(side)) = (kind, table.flow.to_act()) else {
        return ReachNow { bends, ..ReachNow::default() };
    };
    let bent = if bends.is_empty() { None } else { over(table, &kind, &bends) };
    let (before, beyond) = bent.map_or_else(|| (Vec::new(), None), |(before, beyond)| (before, Some(beyond)));
    let reached = match beyond {
        Some(beyond) => Ok(beyond),
        None => movement::reach(table, side, &kind.units, kind.by, kind.double_time),
    };
    match reached {
        Ok(reach) => {
            let entered = before.iter().filter_map(|(leg, _)| match leg {
                movement::Leg::Step(spot) => Some(*spot),
                movement::Leg::Turn(_) => None,
            });
            let dangers = entered.chain(reach.all().map(|(spot, _)| spot)).filter_map(|spot| {
                let eyes = dangers(table, &kind, spot);
                (!eyes.is_empty()).then_some((spot, eyes))
            });
            ReachNow { dangers: dangers.collect(), kind: Some(kind), bends, before, reach: Some(reach), refusal: None }
        }
        Err(refusal) => ReachNow { kind: Some(kind), bends, refusal: Some(refusal), ..ReachNow::default() },
    }
}

/// Enemy Locations from which units could use Opportunity Fire at a stack that moves there.
pub fn dangers(table: &Table, kind: &Kind, at: Spot) -> Vec<Spot> {
    let side = kind.units.first().and_then(|id| table.unit(*id)).map(|unit| unit.side);
    side.map_or_else(Vec::new, |side| opportunity_fire::threats(table, side.other(), at, kind.by).into_vec())
}

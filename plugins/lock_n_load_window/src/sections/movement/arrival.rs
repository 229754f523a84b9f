//! How those who face are to face where their move ends.

use super::draft::{along, limit, orders_along};
use super::entry;
use crate::model::Kind;
use crate::seams::asking::{Asking, Draft};
use hex_board::{Facing, Spot};
use lock_n_load::sections::movement::{self, Leg};
use lock_n_load::{Command, Event, Report, Trait};

/// The way to a Location where whoever faces is to face so in the end: a vehicle turns on its way, a team takes the facing with its last
/// step, and whoever comes onto the map with his first.
pub(crate) fn arriving(asking: &Asking, to: Spot, facing: Facing) -> Draft {
    let (table, now) = (&asking.table, asking.reach);
    let Some(kind) = &now.kind else { return entry::facing(asking, to, facing) };
    let drives = kind.units.iter().filter_map(|id| table.unit(*id)).any(|unit| unit.may(Trait::Drives));
    if !drives {
        return team_arriving(asking, kind, to, facing);
    }
    let legs = now.legs_facing(to, facing);
    let (Some(comes), Some((_, spent))) = (arrival(asking, to), now.legs(to).last().copied()) else {
        return Draft::default();
    };
    match movement::affords(kind.by, limit(table, kind), comes.steps_to(facing), spent) {
        Err(refusal) if legs.is_empty() => Draft::refused(refusal),
        _ => along(asking, kind, &legs),
    }
}

/// A team goes straight into a neighbouring hex where it may, so that its facing there is the one that is meant.
fn team_arriving(asking: &Asking, kind: &Kind, to: Spot, facing: Facing) -> Draft {
    let now = asking.reach;
    let faced = |legs: &[(Leg, u8)]| {
        let mut draft = along(asking, kind, legs);
        if let Some(Command::Move { facing: named, .. } | Command::Step { facing: named, .. }) = draft.orders.last_mut()
        {
            *named = Some(facing);
        }
        // A first step is held against the rules with its facing.
        match draft.orders.first().map(|first| asking.battle.judge(first)) {
            Some(Err(refusal)) => Draft::refused(refusal),
            Some(Ok(_)) | None => draft,
        }
    };
    let legs = now.legs(to);
    let straight = [(Leg::Step(to), straight_points(asking, kind, to))];
    match straight {
        [(leg, Some(points))] if legs.len() > 1 => faced(&[(leg, points)]),
        _ => faced(&legs),
    }
}

/// The points spent with a step straight into a neighbouring Location; none: the rules do not allow it.
fn straight_points(asking: &Asking, kind: &Kind, to: Spot) -> Option<u8> {
    let table = &asking.table;
    let order = orders_along(table, kind, &[Leg::Step(to)]).pop()?;
    let Ok(Report::Done(events)) = asking.battle.judge(&order) else { return None };
    let spent = table.flow.moving().map_or(0, |moving| moving.spent);
    events.iter().find_map(|event| if let Event::Stepped { cost, .. } = event { Some(spent + cost) } else { None })
}

/// How whoever faces comes to face in a Location by the cheapest way there, with nothing else said.
pub(crate) fn arrival(asking: &Asking, to: Spot) -> Option<Facing> {
    let kind = asking.reach.kind.as_ref()?;
    let unit = kind.units.iter().filter_map(|id| asking.table.unit(*id)).find(|unit| unit.may(Trait::Faces))?;
    let legs = asking.reach.legs(to);
    let turned = |(leg, _): &(Leg, u8)| if let Leg::Turn(to) = leg { Some(*to) } else { None };
    Some(legs.iter().rev().find_map(turned).unwrap_or(unit.facing))
}

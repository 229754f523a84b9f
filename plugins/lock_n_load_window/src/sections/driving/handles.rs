//! The handles at the corners of a hex: who is turned by them, what each would order, and what it costs.
//!
//! The inner ring turns a hull or a team, the outer one a turret. Around a hex that has been clicked for a move they say how the unit is
//! to face there.

use super::turn::TurnPreview;
use crate::battle::Battle;
use crate::model::{Preview, ReachNow, Selection};
use crate::seams::aim::Aim;
use crate::seams::asking::{Asking, Draft};
use crate::sections::movement::{self, MovePreview};
use hex_board::{Facing, Spot};
use hex_view::{Corner, CornerHandle, GripState};
use lock_n_load::{Command, Movement, Phase, Table, Trait, UnitNow};
use table::CounterId;

/// The ring of hulls and teams, and that of turrets.
const HULL: u8 = 0;
const TURRET: u8 = 1;

/// What the handles are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// It is set up, and faces so.
    SetUp,
    /// It turns where it is, as a part of such a move.
    Turns(Movement),
    /// It is to face so where its move ends.
    Arrives,
}

/// Who is turned by them, and where they stand.
#[derive(Clone, Copy, Debug)]
struct Held {
    unit: UnitNow,
    at: Spot,
    what: What,
}

/// Who is turned by handles now: of the selected units, or of the stack that moves, the only one that faces. None: nobody is.
fn held(table: &Table, selection: &Selection, reach: &ReachNow, aim: Option<&dyn Aim>) -> Option<Held> {
    let flow = table.flow;
    let side = flow.to_act().filter(|_| flow.question.is_none() && flow.outcome.is_none())?;
    let units: &[CounterId] = flow.moving().map_or(&selection.units, |moving| &moving.units);
    let faces = |unit: &UnitNow| unit.side == side && unit.may(Trait::Faces);
    let mut facing = units.iter().filter_map(|id| table.unit(*id)).filter(faces);
    let unit = facing.next().filter(|_| facing.next().is_none())?;
    let here = unit.spot();
    match flow.turn.phase {
        Phase::SetUp => Some(Held { unit, at: here?, what: What::SetUp }),
        Phase::Operations => {
            let comes = |to: &Spot| here.is_none() || reach.points(*to).is_some();
            let target = selection.target.filter(|to| Some(*to) != here && comes(to));
            let (by, _) = aim?.moves(table, selection)?;
            let by = flow.moving().map_or(by, |moving| moving.by);
            match (target, here) {
                (Some(at), _) => Some(Held { unit, at, what: What::Arrives }),
                // Who aims at somebody is not turned by hand.
                (None, Some(at)) if selection.target.is_none_or(|to| to == at) => {
                    Some(Held { unit, at, what: What::Turns(by) })
                }
                (None, _) => None,
            }
        }
        Phase::Rally | Phase::Administrative => None,
    }
}

/// What a handle comes to, as the rules judge it.
pub(crate) fn draft(asking: &Asking, aim: Option<&dyn Aim>, corner: Corner) -> Draft {
    let held = held(&asking.table, asking.selection, asking.reach, aim).filter(|held| held.at.hex == corner.hex);
    held.map_or_else(Draft::default, |held| turned(asking, &held, corner))
}

/// What it comes to for whoever is turned by it.
fn turned(asking: &Asking, held: &Held, corner: Corner) -> Draft {
    let table = &asking.table;
    let (unit, to) = (held.unit, corner.towards);
    let order = match (held.what, corner.ring) {
        (What::Arrives, _) => return movement::arriving(asking, held.at, to),
        (What::SetUp, _) => Command::Place { unit: unit.id, at: table.field.map.place(held.at), facing: Some(to) },
        (What::Turns(_), TURRET) => Command::TurnTurret { unit: unit.id, to },
        (What::Turns(by), _) => Command::Turn { unit: unit.id, to, by },
    };
    let turret = corner.ring == TURRET;
    let limit = asking.reach.kind.as_ref().map(|kind| movement::limit(table, kind));
    asking
        .judged(order, |report| Preview::of(TurnPreview::new(table, &held.unit, held.at, (to, turret), limit, &report)))
}

/// The handles as things stand.
pub(crate) fn handles(
    battle: &Battle,
    selection: &Selection,
    reach: &ReachNow,
    aim: Option<&dyn Aim>,
) -> Vec<CornerHandle> {
    let table = battle.table();
    let Some((held, side)) = held(&table, selection, reach, aim).zip(table.flow.to_act()) else { return Vec::new() };
    let can_act = table.flow.moving().is_some() || battle.ready().contains(&held.unit.id);
    if !can_act {
        return Vec::new();
    }
    let asking = Asking { battle, table, side, selection, at: selection.target, reach };
    let turret = held.what != What::Arrives && table.vehicle(held.unit).is_some_and(|def| def.turret.is_some());
    let turret = turret && held.what != What::SetUp;
    let rings: &[u8] = if turret { &[HULL, TURRET] } else { &[HULL] };
    let mut all = Vec::new();
    for ring in rings {
        let corners = Facing::ALL.map(|towards| Corner { hex: held.at.hex, towards, ring: *ring });
        let ring: Vec<CornerHandle> = corners.into_iter().map(|corner| handle(&asking, &held, corner)).collect();
        // A team that cannot turn at all has no handles; why a vehicle cannot is worth knowing.
        let some = ring.iter().any(|handle| handle.state == GripState::Open);
        if some || held.unit.may(Trait::Drives) {
            all.extend(ring);
        }
    }
    all
}

fn handle(asking: &Asking, held: &Held, corner: Corner) -> CornerHandle {
    let draft = turned(asking, held, corner);
    let now = match (held.what, corner.ring) {
        (What::Arrives, _) => movement::arrival(asking, held.at),
        (_, TURRET) => Some(held.unit.turret_facing()),
        (What::SetUp | What::Turns(_), _) => Some(held.unit.facing),
    };
    let state = match draft.orders.is_empty() {
        _ if now == Some(corner.towards) => GripState::Now,
        true => GripState::Closed,
        false => GripState::Open,
    };
    let points = match (draft.preview.get::<TurnPreview>(), draft.preview.get::<MovePreview>()) {
        (Some(turn), _) => turn.points.filter(|points| *points > 0),
        (None, Some(way)) => way.steps.last().map(|step| step.spent),
        (None, None) => None,
    };
    CornerHandle { corner, state, text: points.map_or_else(String::new, |points| points.to_string()) }
}

#[cfg(test)]
#[path = "handles_test.rs"]
mod tests;

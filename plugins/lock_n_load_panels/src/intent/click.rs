//! What a click on the map does.

use super::{Desk, rest_mode, select};
use crate::battle::Battle;
use crate::model::{Choose, CursorMenu, Mode, Preview, Selection};
use crate::prepare::{self, kind_of, orders_along};
use bevy::prelude::*;
use hex_board::{HexId, Spot};
use lock_n_load::rules::{melee, movement};
use lock_n_load::{Command, Phase, Question, Table};
use table::CounterId;

/// A click with the left button.
#[derive(Clone, Copy, Debug)]
pub(super) struct Click {
    pub hex: HexId,
    pub storey: u8,
    pub piece: Option<CounterId>,
    pub add: bool,
    pub double: bool,
    pub screen: Vec2,
}

impl Click {
    fn spot(&self) -> Spot {
        Spot { hex: self.hex, storey: self.storey }
    }
}

pub(super) fn left(battle: &Battle, desk: &mut Desk, click: Click) {
    let table = battle.table();
    if desk.tools.sight {
        let tools = crate::model::Tools { sight: true, from: Some(click.spot()) };
        desk.tools.set_if_neq(tools);
        return;
    }
    if let Mode::Sniper(sniper) = desk.selection.mode {
        // A sniper appears at any time, also while something is asked.
        let at = table.field.map.place(click.spot());
        desk.order(battle, vec![Command::PlaceSniper { sniper, at }]);
        return;
    }
    if let Some(question) = &table.flow.question {
        answer(battle, desk, &table, question, click);
        return;
    }
    match table.flow.phase {
        Phase::SetUp => set_up(battle, desk, &table, click),
        Phase::Rally => {
            if !pick(battle, desk, &table, click) {
                desk.cancel(battle);
            }
        }
        Phase::Operations => operations(battle, desk, &table, click),
        Phase::Administrative => {}
    }
}

fn operations(battle: &Battle, desk: &mut Desk, table: &Table, click: Click) {
    let spot = click.spot();
    if table.flow.moving.is_some() {
        if desk.reach.points(spot).is_some() && movement::position(table) != Some(spot) {
            go(battle, desk, table, spot);
        } else if own_stack(table, spot) && movement::position(table) != Some(spot) {
            // Whoever turns to another stack is done with this one.
            desk.order(battle, vec![Command::Stop]);
            desk.select(select::stack(battle, spot));
        }
        return;
    }
    match &desk.selection.mode {
        Mode::Fire | Mode::Spot | Mode::Smoke => {
            let throws_here = desk.selection.mode == Mode::Smoke;
            if own_stack(table, spot) && !throws_here {
                pick(battle, desk, table, click);
            } else {
                aim(battle, desk, click);
            }
        }
        Mode::Move(_) | Mode::DoubleTime => {
            if click.piece.is_some() && Some(spot) == desk.selection.spot {
                pick(battle, desk, table, click);
            } else {
                go(battle, desk, table, spot);
            }
        }
        Mode::Enter(_) => {
            let mut selection = desk.selection.clone();
            selection.target = Some(spot);
            let orders = prepare::draft(battle, &selection, None, &desk.reach).orders;
            desk.order(battle, orders);
        }
        Mode::Sniper(_) | Mode::Withdraw | Mode::Idle | Mode::SetUp | Mode::Rally | Mode::Answer => {
            idle(battle, desk, table, click);
        }
    }
}

fn idle(battle: &Battle, desk: &mut Desk, table: &Table, click: Click) {
    let spot = click.spot();
    let side = table.flow.to_act();
    let enemies = table.units_at(spot).any(|unit| Some(unit.side) != side);
    let acting = !desk.selection.units.is_empty();
    if acting && enemies && Some(spot) != desk.selection.spot {
        aim(battle, desk, click);
    } else if own_stack(table, spot) {
        pick(battle, desk, table, click);
    } else if acting && desk.reach.points(spot).is_some() {
        aim(battle, desk, click);
    } else if enemies {
        // Somebody to look at: the panel shows the stack.
        desk.select(Selection { spot: Some(spot), mode: rest_mode(battle), ..Selection::default() });
    } else {
        desk.cancel(battle);
    }
}

/// The first click shows what would happen, the second orders it. With nothing but a stack selected the menu opens at the cursor.
fn aim(battle: &Battle, desk: &mut Desk, click: Click) {
    let spot = click.spot();
    let mut selection = desk.selection.clone();
    let again = selection.target == Some(spot);
    selection.target = Some(spot);
    let draft = prepare::draft(battle, &selection, None, &desk.reach);
    let menu = selection.mode == Mode::Idle && matches!(draft.preview, Preview::Move(_));
    desk.select(selection);
    if let Preview::Refused(refusal) = &draft.preview {
        desk.refuse(refusal.clone());
    } else if (again || click.double) && !draft.orders.is_empty() {
        if let Preview::Move(_) = draft.preview {
            go(battle, desk, &battle.table(), spot);
        } else {
            desk.order(battle, draft.orders);
        }
    } else if menu {
        desk.menu.set_if_neq(CursorMenu { at: Some(click.screen) });
    }
}

/// Orders the way to a Location, step by step; where it is out of reach, the rules say why.
fn go(battle: &Battle, desk: &mut Desk, table: &Table, to: Spot) {
    let Some(kind) = kind_of(table, &desk.selection) else { return };
    let path = desk.reach.path(to);
    let path = if path.is_empty() { vec![to] } else { path };
    let orders = orders_along(table, &kind, &path);
    let mut selection = desk.selection.clone();
    selection.path = path;
    selection.target = None;
    desk.select(selection);
    desk.order(battle, orders);
}

fn own_stack(table: &Table, spot: Spot) -> bool {
    table.flow.to_act().is_some_and(|side| table.side_at(spot, side).next().is_some())
}

/// Selects a stack, or counters of the selected one. False if no counter of the deciding side is there.
fn pick(battle: &Battle, desk: &mut Desk, table: &Table, click: Click) -> bool {
    let spot = click.spot();
    if !own_stack(table, spot) {
        return false;
    }
    let whole = select::stack(battle, spot);
    let piece = click.piece.and_then(|piece| select::unit_of(table, piece));
    let piece = piece.filter(|id| table.unit(*id).is_some_and(|unit| Some(unit.side) == table.flow.to_act()));
    let next = match piece {
        Some(unit) if Some(spot) == desk.selection.spot => {
            let mut selection = Selection { target: None, ..desk.selection.clone() };
            if !click.add && selection.units == whole.units && selection.units.len() > 1 {
                selection.units = vec![unit];
            } else if !click.add && selection.units == [unit] {
                selection.units = whole.units;
            } else {
                select::toggle(table, &mut selection.units, unit);
            }
            let units = selection.units.clone();
            selection.parts.retain(|part| units.contains(&part.unit));
            selection
        }
        Some(unit) if click.add => Selection { units: vec![unit], ..whole },
        // In the Rally Phase every counter acts by itself; a stack that is clicked shows one that can.
        Some(unit) if table.flow.phase == Phase::Rally => {
            let can = battle.ready().contains(&unit);
            let other = whole.units.first().copied().filter(|_| !can);
            Selection { units: vec![other.unwrap_or(unit)], ..whole }
        }
        _ => whole,
    };
    let again = desk.selection.spot == Some(spot);
    desk.select(next);
    if !again && desk.decides(battle) {
        desk.menu.set_if_neq(CursorMenu { at: Some(click.screen) });
    }
    true
}

fn set_up(battle: &Battle, desk: &mut Desk, table: &Table, click: Click) {
    let piece = click.piece.and_then(|piece| select::unit_of(table, piece));
    let own = piece.filter(|id| table.unit(*id).is_some_and(|unit| Some(unit.side) == table.flow.to_act()));
    let held = desk.selection.units.first().copied();
    // A counter from the tray goes on top of a stack; a placed one is put down where no counter is, or dragged.
    let from_tray = held.filter(|id| table.unit(*id).is_some_and(|unit| unit.spot().is_none()));
    match (own.filter(|_| from_tray.is_none()), held) {
        (Some(unit), held) if held != Some(unit) => {
            let spot = table.unit(unit).and_then(|unit| unit.spot());
            desk.select(Selection { spot, units: vec![unit], mode: Mode::SetUp, ..Selection::default() });
        }
        (None, Some(unit)) => {
            let at = table.field.map.place(click.spot());
            desk.order(battle, vec![Command::Place { unit, at }]);
        }
        _ => desk.select(Selection { mode: Mode::SetUp, ..Selection::default() }),
    }
}

/// A counter dragged to a hex: it is placed there. A stack of the upper storey is reached by a click.
pub(super) fn dragged(battle: &Battle, desk: &mut Desk, piece: CounterId, to: HexId) {
    let table = battle.table();
    let Some(unit) = select::unit_of(&table, piece) else { return };
    if table.flow.phase == Phase::SetUp {
        let at = table.field.map.place(Spot { hex: to, storey: 0 });
        desk.order(battle, vec![Command::Place { unit, at }]);
    }
}

/// Clicks that answer a question.
fn answer(battle: &Battle, desk: &mut Desk, table: &Table, question: &Question, click: Click) {
    let map = &table.field.map;
    let spot = click.spot();
    let place = map.place(spot);
    let piece = click.piece.and_then(|piece| select::unit_of(table, piece));
    match question {
        Question::OpportunityFire { at, .. } => {
            if map.spot(*at).is_some_and(|at| at.hex == spot.hex) {
                // The preview has been on the screen since the question came: a click on the target fires.
                desk.confirm(battle);
            } else if own_stack(table, spot) {
                pick(battle, desk, table, click);
            }
        }
        Question::CheckNext { leaders, .. } => {
            if let Some(leader) = piece.filter(|id| leaders.contains(id)) {
                desk.order(battle, vec![Command::CheckNext { leader }]);
            }
        }
        Question::DropWeapon { unit, .. } => {
            let carried = click.piece.filter(|id| table.carried_by(*unit).any(|weapon| weapon.id == *id));
            if let Some(weapon) = carried {
                desk.order(battle, vec![Command::DropWeapon { weapon }]);
            }
        }
        Question::GoTo { unit, places, .. } => {
            let hex = places.iter().find(|at| **at == place).or_else(|| places.iter().find(|at| at.hex == place.hex));
            if let Some(to) = hex {
                desk.order(battle, vec![Command::GoTo { unit: *unit, to: *to }]);
            }
        }
        Question::SniperFire { places, .. } => {
            if places.contains(&place) {
                aim(battle, desk, click);
            }
        }
        Question::MeleeAttack { side, places } => {
            let Some(unit) = piece.and_then(|id| table.unit(id)) else {
                if places.contains(&place) && desk.selection.spot != Some(spot) {
                    other_melee(desk, table, *side, spot);
                }
                return;
            };
            if places.contains(&place) && desk.selection.spot != Some(spot) {
                other_melee(desk, table, *side, spot);
            } else if places.contains(&place) {
                let what = if unit.side == *side { Choose::Unit(unit.id) } else { Choose::Defender(unit.id) };
                super::choose::choose(battle, desk, &Preview::None, &what);
            }
        }
        Question::MeleeDefence { satchels, .. } => {
            if let Some(charge) = click.piece.filter(|id| satchels.contains(id)) {
                super::choose::choose(battle, desk, &Preview::None, &Choose::Defender(charge));
            }
        }
    }
}

/// Turns to another melee of those that may be fought first: everybody against everybody.
fn other_melee(desk: &mut Desk, table: &Table, side: table::Side, spot: Spot) {
    let fighters = |who: table::Side| {
        table.side_at(spot, who).filter(|unit| melee::is_eligible(table, unit)).map(|unit| unit.id).collect()
    };
    desk.select(Selection {
        spot: Some(spot),
        units: fighters(side),
        chosen: fighters(side.other()),
        mode: Mode::Answer,
        ..Selection::default()
    });
}

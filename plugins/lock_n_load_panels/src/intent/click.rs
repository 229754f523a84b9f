//! What a click on the map does.

use super::{Desk, rest_mode, select};
use crate::battle::Battle;
use crate::model::{Choose, CursorMenu, Mode, Preview, Selection};
use crate::prepare;
use bevy::prelude::*;
use hex_board::{HexId, Spot};
use lock_n_load::sections::{movement, smoke};
use lock_n_load::{Command, Phase, Question, Table};
use table::{CounterId, Refusal};

/// A click with the left button.
#[derive(Clone, Copy, Debug)]
pub(super) struct Click {
    pub hex: HexId,
    pub storey: u8,
    pub piece: Option<CounterId>,
    pub fanned: bool,
    pub add: bool,
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
        // A sniper appears at any time, also while his own side is asked something.
        let offered = |command: &Command| matches!(command, Command::PlaceSniper { sniper: id, .. } if *id == sniper);
        if battle.legal().iter().any(offered) {
            aim(battle, desk, click.spot());
            return;
        }
    }
    if let Some(question) = &table.flow.question {
        answer(battle, desk, &table, question, click);
        return;
    }
    match table.flow.phase {
        Phase::SetUp => set_up(battle, desk, &table, click),
        Phase::Rally => {
            if shows_again(battle, desk, &table, click) {
                desk.confirm(battle);
            } else if !pick(battle, desk, &table, click) {
                desk.select(look(battle, click.spot()));
            }
        }
        Phase::Operations => operations(battle, desk, &table, click),
        Phase::Administrative => {}
    }
}

fn operations(battle: &Battle, desk: &mut Desk, table: &Table, click: Click) {
    let spot = click.spot();
    let here = Some(spot) == desk.selection.spot;
    let own = own_stack(table, spot);
    let reachable = desk.reach.points(spot).is_some();
    if table.flow.moving().is_some() {
        if movement::position(table) != Some(spot) {
            aim(battle, desk, spot);
        }
        return;
    }
    match &desk.selection.mode {
        Mode::Fire | Mode::Spot if own => _ = pick(battle, desk, table, click),
        Mode::Move(_) | Mode::DoubleTime if own && (here || !reachable) => _ = pick(battle, desk, table, click),
        Mode::Fire | Mode::Spot | Mode::Smoke | Mode::Move(_) | Mode::DoubleTime | Mode::Enter(_) => {
            aim(battle, desk, spot);
        }
        Mode::Sniper(_) | Mode::Withdraw | Mode::Idle | Mode::SetUp | Mode::Rally | Mode::Answer => {
            if own {
                pick(battle, desk, table, click);
            } else if !desk.selection.units.is_empty() && !here {
                aim(battle, desk, spot);
            } else {
                desk.select(look(battle, spot));
            }
        }
    }
}

/// A hex to look at, with nobody chosen.
fn look(battle: &Battle, spot: Spot) -> Selection {
    Selection { spot: Some(spot), mode: rest_mode(battle), ..Selection::default() }
}

/// One way to click, whatever is meant: the first click shows what would happen there, or why it cannot; the second orders it.
fn aim(battle: &Battle, desk: &mut Desk, spot: Spot) {
    let again = desk.selection.target == Some(spot);
    let selection = Selection { target: Some(spot), ..desk.selection.clone() };
    let draft = prepare::draft(battle, &selection, None, &desk.reach);
    let table = battle.table();
    desk.menu.set_if_neq(CursorMenu::default());
    if let Preview::Refused(refusal) = &draft.preview {
        desk.refuse(refusal.clone());
    } else if draft.orders.is_empty() {
        desk.refuse(why_nothing(&table, &selection));
        desk.select(Selection { target: None, ..selection });
        return;
    } else if again {
        desk.carry_out(battle, selection, draft);
        return;
    }
    desk.select(selection);
}

/// Why a Location that was clicked is nothing for what is prepared, where the rules' functions have not been asked.
fn why_nothing(table: &Table, selection: &Selection) -> Refusal {
    match selection.mode {
        Mode::Smoke => Refusal::new(smoke::WHO, "smoke is placed here or in an adjacent hex"),
        Mode::Sniper(_) => Refusal::new(lock_n_load::sections::snipers::PLACED, "no sniper appears there"),
        Mode::Enter(_) => Refusal::new(movement::entry::ENTRY, "they do not enter by this hex"),
        _ => match &table.flow.question {
            Some(Question::GoTo { rule, .. }) => Refusal::new(*rule, "nobody goes there"),
            Some(_) => Refusal::new(lock_n_load::sections::snipers::ATTACKS, "the sniper has no target there"),
            None => Refusal::new(movement::stack::FACTOR, "this hex is out of reach"),
        },
    }
}

/// The roll of the counter that is clicked has been shown already.
fn shows_again(battle: &Battle, desk: &Desk, table: &Table, click: Click) -> bool {
    let [unit] = desk.selection.units[..] else { return false };
    let clicked = click.piece.and_then(|piece| select::unit_of(table, piece));
    let same = clicked.is_none_or(|id| id == unit) && Some(click.spot()) == desk.selection.spot;
    same && !click.add && !prepare::draft(battle, &desk.selection, None, &desk.reach).orders.is_empty()
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
            if click.add {
                select::toggle(table, &mut selection.units, unit);
            } else if selection.units == [unit] {
                selection.units = whole.units;
            } else {
                selection.units = vec![unit];
            }
            let units = selection.units.clone();
            selection.parts.retain(|part| units.contains(&part.unit));
            selection
        }
        Some(unit) if click.add || click.fanned => Selection { units: vec![unit], ..whole },
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
    // Whoever chooses among the cards of a fan goes on with it.
    if !again && !click.fanned && desk.decides(battle) && desk.menu_wanted.0 {
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
            one_of(battle, desk, piece.filter(|id| leaders.contains(id)));
        }
        Question::DropWeapon { unit, .. } => {
            one_of(battle, desk, click.piece.filter(|id| table.carried_by(*unit).any(|weapon| weapon.id == *id)));
        }
        Question::GoTo { places, .. } => {
            let hex = places.iter().find(|at| **at == place).or_else(|| places.iter().find(|at| at.hex == place.hex));
            aim(battle, desk, hex.and_then(|at| map.spot(*at)).unwrap_or(spot));
        }
        Question::SniperFire { .. } => aim(battle, desk, spot),
        Question::MeleeAttack { side, places } => {
            let Some(unit) = piece.and_then(|id| table.unit(id)) else {
                if places.contains(&place) && desk.selection.spot != Some(spot) {
                    desk.select(select::fighters(table, *side, spot));
                }
                return;
            };
            if places.contains(&place) && desk.selection.spot != Some(spot) {
                desk.select(select::fighters(table, *side, spot));
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

/// The first click on a counter chooses it as the answer, the second gives it.
fn one_of(battle: &Battle, desk: &mut Desk, counter: Option<CounterId>) {
    let Some(counter) = counter else { return };
    if desk.selection.chosen == [counter] {
        desk.confirm(battle);
    } else {
        desk.select(Selection { chosen: vec![counter], ..desk.selection.clone() });
    }
}

//! The end of the game: who has won and why, losses, points, dice.

use crate::counters::names;
use crate::model::Wish;
use crate::panels::reads::Panels;
use crate::panels::words;
use bevy_egui::egui;
use lock_n_load::OffMap;
use lock_n_load::{Event, LossCause, UnitState};
use panel_kit::result::{self, After, Outcome};
use panel_kit::screen::over;
use table::{Say, Side};

/// Draws the panel when the game is over, until it is put away.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    let Some((winner, reason)) = &panels.sentence.outcome else { return };
    if !panels.open.result {
        return;
    }
    let table = panels.table();
    let counted = Side::BOTH.map(|side| losses(panels, side));
    let rows = [
        (words::lost_eliminated(), counted.map(|losses| losses.eliminated as i64)),
        (words::lost_surrendered(), counted.map(|losses| losses.surrendered as i64)),
        (words::lost_left(), counted.map(|losses| losses.exited as i64)),
        (words::still_on_the_map(), counted.map(|losses| losses.left as i64)),
        (words::of_them_shaken(), counted.map(|losses| losses.shaken as i64)),
        (words::points_for_losses(), table.flow.loss_points.map(i64::from)),
        (words::points_for_exits(), table.flow.exit_points.map(i64::from)),
    ];
    let rows = rows.map(|(what, counted): (Say, [i64; 2])| (what.said(), counted));
    let rows: Vec<(&str, [i64; 2])> = rows.iter().map(|(what, counted)| (what.as_str(), *counted)).collect();
    let (battle, sentence) = (panels.battle, panels.sentence);
    let when = words::turn_of(sentence.turn, sentence.turns).said();
    let more = names::told(&table, &panel_kit::luck::title());
    let again = over::again(battle.two_people()).said();
    let outcome = Outcome {
        winner: *winner,
        reason,
        when,
        conditions: &sentence.standing,
        rows: &rows,
        dice: battle.dice(),
        of_several: battle.is_of_several(),
        more: Some(&more),
        again: Some(&again),
    };
    match result::show(ctx, panels, &outcome) {
        Some(After::Look) => panels.open.result = false,
        Some(After::More) => (panels.open.result, panels.open.luck) = (false, true),
        Some(After::Again) => panels.wishes.push(Wish::Rematch),
        Some(After::Menu) => panels.wishes.push(Wish::ToMenu),
        None => {}
    }
}

/// What a side has lost and gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Losses {
    pub eliminated: usize,
    pub surrendered: usize,
    pub exited: usize,
    pub shaken: usize,
    pub left: usize,
}

/// Counts what the journal and the table say.
pub(crate) fn losses(panels: &Panels, side: Side) -> Losses {
    let table = panels.table();
    let mut losses = Losses::default();
    for event in panels.battle.journal().events() {
        if let Event::UnitLost { unit, cause } = event
            && table.unit(*unit).is_some_and(|unit| unit.side == side)
        {
            match cause {
                LossCause::Joined => {}
                LossCause::Surrender | LossCause::NoRetreat => losses.surrendered += 1,
                LossCause::Fire
                | LossCause::Melee
                | LossCause::CloseAssault
                | LossCause::Overrun
                | LossCause::Destroyed
                | LossCause::Abandoned
                | LossCause::WithVehicle => losses.eliminated += 1,
            }
        }
    }
    for unit in table.side(side) {
        match unit.state {
            UnitState::On(_) => {
                losses.left += 1;
                losses.shaken += usize::from(unit.shaken);
            }
            UnitState::Off(OffMap::Exited) => losses.exited += 1,
            UnitState::Off(_) => {}
        }
    }
    losses
}

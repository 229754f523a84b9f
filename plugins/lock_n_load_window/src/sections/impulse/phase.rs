//! How an impulse is played: a stack is chosen, then what it does.

use super::words;
use crate::battle::Battle;
use crate::counters::names;
use crate::model::Selection;
use crate::seams::aim::{Aim, Click};
use crate::seams::asking::{Asking, Draft};
use crate::seams::clicked::{Clicked, Dropped};
use crate::seams::desk::Desk;
use crate::seams::phase::InPhase;
use crate::sections::passengers::drag;
use crate::sections::{attack, movement};
use lock_n_load::sections::movement::position;
use lock_n_load::{Activated, Deed, Movement, Table};
use table::{CounterId, Say, Side};

/// The Operations Phase.
pub(crate) struct Operations;

impl InPhase for Operations {
    fn at_rest(&self) -> Option<&'static dyn Aim> {
        Some(&Idle)
    }
    fn hints(&self) -> Vec<(Say, Say)> {
        vec![
            (words::mouse_click(), words::choose_who_acts()),
            (words::mouse_point(), words::see_what_comes()),
            (words::mouse_click_there(), words::order_what_is_shown()),
            (words::mouse_shift_click(), words::hold_or_bend()),
            (words::mouse_right_click(), words::go_back()),
            (words::mouse_wheel(), words::zoom_or_drag()),
        ]
    }
    fn decision(&self, table: &Table, _side: Side, selection: &Selection) -> String {
        let moving = table.flow.moving().is_some();
        match meant(table, selection).wants() {
            Some(wants) => wants.said(),
            None if moving => movement::may_go_on(table),
            None => activation(table),
        }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        match asking.selection.mode.aim() {
            Some(aim) if aim.any_time() => aim.draft(asking),
            _ => meant(&asking.table, asking.selection).draft(asking),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        let spot = click.spot();
        let mode = desk.selection().mode.clone();
        let aim = mode.aim().unwrap_or(&Idle);
        let does = match table.flow.moving() {
            Some(_) if position(table) == Some(spot) => return,
            Some(_) => Click::Aims,
            None => aim.click(desk.fall(table, spot)),
        };
        match does {
            Click::Aims => desk.aim_at(battle, click),
            Click::Picks => _ = desk.pick(battle, table, click),
            Click::Looks => desk.look(spot),
        }
    }
    fn dragged(&self, battle: &Battle, desk: &mut Desk, drop: &Dropped) {
        drag::dropped(battle, desk, drop);
    }
}

/// What a click is for: what is chosen, as far as that may be ordered while a stack moves.
fn meant<'a>(table: &Table, selection: &'a Selection) -> &'a dyn Aim {
    match selection.mode.aim() {
        Some(aim) if table.flow.moving().is_none() || aim.while_moving() => aim,
        _ if table.flow.moving().is_some() => &GoesOn,
        _ => &Idle,
    }
}

/// A stack moves: it goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GoesOn;

impl Aim for GoesOn {
    fn wants(&self) -> Option<Say> {
        None
    }
    fn draft(&self, asking: &Asking) -> Draft {
        movement::goes_on(asking)
    }
}

/// What is activated, and what that leaves to do.
fn activation(table: &Table) -> String {
    let impulse = table.flow.impulse();
    let activated = match impulse.and_then(|impulse| impulse.activated.as_ref()) {
        None => words::activate_or_pass(),
        Some(Activated::Places(places)) => words::act_in(names::either(places.iter().map(ToString::to_string))),
        Some(Activated::Entry(_)) => words::bring_in(),
    };
    let acted = impulse.is_some_and(|impulse| impulse.acted);
    if acted { words::or_end(activated) } else { activated }.said()
}

/// Nothing is chosen: enemies are fired at, elsewhere is moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Idle;

impl Aim for Idle {
    fn wants(&self) -> Option<Say> {
        None
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let Some(at) = asking.aimed_elsewhere() else {
            // With the pointer nowhere the way as far as it is bent stays.
            let bend = asking.reach.bends.last().filter(|_| !asking.reach.before().is_empty());
            return bend.map_or_else(Draft::default, |bend| movement::draft(asking, *bend));
        };
        let table = &asking.table;
        if table.side_at(at, asking.side.other()).next().is_some() {
            return attack::draft(asking, at);
        }
        // Where nobody can go is told by a click, not wherever the pointer passes.
        let clicked = asking.selection.target == Some(at);
        if clicked || asking.reach.points(at).is_some() || !asking.reach.before().is_empty() {
            movement::draft(asking, at)
        } else {
            Draft::default()
        }
    }
    fn offers(&self, _table: &Table, selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        Some((selection.units.clone(), Deed::Fire))
    }
    fn moves(&self, _table: &Table, _selection: &Selection) -> Option<(Movement, Option<CounterId>)> {
        Some((Movement::Move, None))
    }
    fn shows_reach(&self) -> bool {
        true
    }
    fn looks(&self, enemies: bool) -> bool {
        // It is enemies that are fired at; elsewhere a move was refused.
        enemies
    }
}

//! The orders a side may give now: every section lists its own.

use crate::command::Command;
use crate::flow::{Phase, Question};
use crate::rules::*;
use crate::seen::Seen;
use crate::situation::Table;
use table::Side;

/// Whose order this is: a sniper is placed by his own side, also when the other one decides (LNL-11.4-13).
pub(crate) fn owner(table: &Table, command: &Command) -> Option<Side> {
    let to_act = table.flow.to_act()?;
    if let Command::PlaceSniper { sniper, .. } = command {
        return Some(table.unit(*sniper).map_or(to_act, |sniper| sniper.side));
    }
    Some(to_act)
}

/// Lists the legal orders of the side to act. Where combinations of who takes part would explode, the sensible groups are listed;
/// `decide` accepts every other lawful group too.
pub(crate) fn list(table: &Seen, side: Side, out: &mut Vec<Command>) {
    if table.flow.to_act() != Some(side) {
        return;
    }
    match &table.flow.question {
        Some(Question::OpportunityFire { .. }) => opportunity::offers(table, side, out),
        Some(Question::CheckNext { leaders, .. }) => {
            out.extend(leaders.iter().map(|leader| Command::CheckNext { leader: *leader }));
        }
        Some(Question::DropWeapon { unit, .. }) => {
            out.extend(table.carried_by(*unit).map(|weapon| Command::DropWeapon { weapon: weapon.id }));
        }
        Some(Question::GoTo { unit, places, .. }) => {
            out.extend(places.iter().map(|to| Command::GoTo { unit: *unit, to: *to }));
        }
        Some(Question::SniperFire { sniper, places, .. }) => {
            out.extend(places.iter().map(|at| Command::SniperFire { sniper: *sniper, at: *at }));
        }
        Some(Question::MeleeAttack { .. }) => melee_round::offers(table, side, out),
        Some(Question::MeleeDefence { satchels, .. }) => melee_round::defence_offers(satchels, out),
        None => open(table, side, out),
    }
    sniper::placement_offers(table, side, out);
}

fn open(table: &Table, side: Side, out: &mut Vec<Command>) {
    match table.flow.phase {
        Phase::SetUp => set_up::offers(table, side, out),
        Phase::Rally => {
            rally::offers(table, side, out);
            medic::offers(table, side, out);
            weapons::offers(table, side, out);
            out.push(Command::RallyDone);
        }
        Phase::Operations if table.flow.moving.is_some() => movement::step_offers(table, side, out),
        Phase::Operations => {
            impulse::offers(table, side, out);
            spotting::offers(table, side, out);
            fire::offers(table, side, out);
            movement::offers(table, side, out);
            smoke::offers(table, side, out);
            withdrawal::offers(table, side, out);
            melee_round::fight_offers(table, side, out);
        }
        Phase::Administrative => {}
    }
}

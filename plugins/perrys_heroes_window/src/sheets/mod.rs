//! What stands at the side: an order before its dice, by what it comes to.

use crate::names;
use crate::window_box::Battle;
use board_art::Icon;
use panel_kit::sheet::{Ink, Sheet};
use perrys_heroes::{Command, Report};
use table::{Line, RuleId};

/// An order that is prepared, with all that it comes to.
pub fn prepared(battle: &Battle, order: &Command) -> Sheet<Command> {
    let table = battle.table();
    Sheet::of(|sheet| {
        sheet.title(Icon::Flag, desk::sentence(&names::deed(&table, order)));
        let Ok(report) = battle.judge(order) else { return };
        match report {
            Report::Fire(fire) => {
                for shot in fire.salvo.dice.iter().flatten() {
                    lines(sheet, &shot.lines);
                }
            }
            Report::Move(_)
            | Report::Locate(_)
            | Report::Tell(_)
            | Report::Suppress(_)
            | Report::Melee(_)
            | Report::Throw(_)
            | Report::Trap(_)
            | Report::Heal(_)
            | Report::Done(_) => {}
        }
    })
}

/// The lines of a number, each with its rule.
pub fn lines(sheet: &mut Sheet<Command>, lines: &[Line]) {
    for line in lines {
        let rule: RuleId = line.rule;
        sheet.line(rule.0, format!("{:+}", line.value), Ink::Text, Some(rule));
    }
}

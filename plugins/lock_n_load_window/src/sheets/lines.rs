//! Lines of the rules' reports in our words.

use crate::sheets::meanings;
use lock_n_load::Table;
use panel_kit::sheet::{self, Ink, Sheet};
use table::Line;

/// The lines of a report.
pub(crate) fn lines<A>(page: &mut Sheet<A>, table: &Table, lines: &[Line]) {
    all(page, table, lines, 1);
}

/// The same where less is better for whoever acts: modifiers of a die that must be low.
pub(crate) fn lines_low<A>(page: &mut Sheet<A>, table: &Table, lines: &[Line]) {
    all(page, table, lines, -1);
}

fn all<A>(page: &mut Sheet<A>, table: &Table, lines: &[Line], good: i32) {
    lines.iter().for_each(|line| page.push(sheet::Block::Line(one(table, line, good))));
}

/// A line of a report; `good`: 1 where more of it is better for whoever acts, -1 where less is.
fn one(table: &Table, line: &Line, good: i32) -> sheet::Line {
    sheet::Line {
        what: meanings::line(table, line),
        value: meanings::value(line),
        ink: Ink::of_value(good * line.value),
        rule: Some(line.rule),
    }
}

/// Lines of a report on one side of the table of attack and defence: 0 the attack, 1 the defence. What helps the defence harms whoever
/// attacks.
pub(crate) fn sided<A>(page: &mut Sheet<A>, table: &Table, lines: &[Line], half: usize) {
    lines.iter().for_each(|line| page.sided(half, one(table, line, if half == 0 { 1 } else { -1 })));
}

/// Attack and defence, line by line, with both sums.
pub(crate) fn both<A>(page: &mut Sheet<A>, table: &Table, [attack, defence]: [&[Line]; 2], sums: [String; 2]) {
    page.close(|page| {
        page.sides_head();
        sided(page, table, attack, 0);
        sided(page, table, defence, 1);
        page.sided_total(crate::words::total().said(), sums);
    });
}

//! What the sheets of men and of vehicles share: words in boxes, and who knows an enemy.

use super::{Of, note, words};
use crate::names;
use panel_kit::sheet::Ink;
use perrys_heroes::{Figure, Table};
use table::{CounterId, Say};

/// Between words in boxes, and between answers.
pub(super) const BETWEEN: f32 = 4.0;

/// A word in a box.
pub(super) type Pill = (Say, Ink);

pub(super) fn pills(sheet: &mut Of, all: &[Pill]) {
    sheet.wrapped(|row| {
        row.apart(BETWEEN, BETWEEN);
        all.iter().for_each(|(word, ink)| row.pill(word.said(), *ink));
    });
}

/// Who of the viewer's men knows an enemy.
pub(super) fn known_to(sheet: &mut Of, table: &Table, figure: &Figure) {
    let Some(no) = table.no(figure.id) else { return };
    let knows = table.bodies(figure.side.other()).filter(|one| one.knows.has(no));
    let ids: Vec<CounterId> = knows.map(|one| one.id).collect();
    sheet.heading(words::known_to().said());
    note(sheet, if ids.is_empty() { words::knows_nobody().said() } else { names::all(table, &ids) });
}

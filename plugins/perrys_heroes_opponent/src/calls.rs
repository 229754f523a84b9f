//! What calls for fire are thought to take that are in the air.

use crate::sights::WOUND;
use crate::strength;
use perrys_heroes::Table;
use perrys_heroes::sections::artillery;
use perrys_heroes::values::Mission;
use table::Side;

/// So much of what stands in a hex is there a turn later.
const STAYS: f64 = 0.75;

/// So much of what stands in a hex is there when a call strikes that is due in that turn.
pub(crate) fn stays(table: &Table, due: u8) -> f64 {
    (table.flow.turn..due).fold(1.0, |left, _| left * STAYS)
}

/// What they take of a side, as far as one knows of them, in hundredths of a point as men stand now.
pub(crate) fn take_of(table: &Table, side: Side) -> f64 {
    let mut all = 0.0;
    for support in &table.battle.supports {
        let Some(call) = support.call.filter(|call| call.mission == Mission::Shells && call.due <= table.field.turns)
        else {
            continue;
        };
        let odds = artillery::of_call(table, support, &call);
        let struck = odds.figures.iter().filter_map(|one| Some((one, table.figure(one.unit)?)));
        let takes = struck.filter(|(_, figure)| figure.side == side).map(|(one, figure)| {
            let part = (one.dead as f64 + WOUND * one.wounded as f64) / one.out_of as f64;
            part * strength::of(table, &figure) as f64
        });
        all += takes.sum::<f64>() * stays(table, call.due);
    }
    all
}

#[cfg(test)]
#[path = "calls_test.rs"]
mod tests;

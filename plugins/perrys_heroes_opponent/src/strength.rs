//! What men are still worth.

use perrys_heroes::values::{Health, Left, Morale};
use perrys_heroes::{Figure, Table};
use table::Side;

/// A whole man of one point.
const WHOLE: i64 = 100;
/// What a man of whom nothing is known is thought to cost.
const UNKNOWN: i64 = 5;

/// The share of a man that his health leaves, in hundredths.
const fn by_health(health: Health) -> i64 {
    match health {
        Health::Fit => 100,
        Health::Treated => 60,
        Health::Wounded => 35,
        Health::Dead => 0,
    }
}

/// The share that his morale leaves, in hundredths.
const fn by_morale(morale: Morale) -> i64 {
    match morale {
        Morale::Operational => 100,
        Morale::Pinned => 80,
        Morale::Demoralised => 50,
        Morale::Panicked => 25,
    }
}

/// What a figure is worth, in hundredths of a point. Who has left as he was told fights no more, and is not lost.
pub(crate) fn of(table: &Table, figure: &Figure) -> i64 {
    let cost = table.man(figure).map_or(UNKNOWN, |man| i64::from(man.cost).max(1));
    let whole = cost * WHOLE * by_health(figure.health) / 100 * by_morale(figure.morale) / 100;
    match figure.left {
        Left::No | Left::Own | Left::Enemy | Left::Other => whole,
        Left::Fled => 0,
    }
}

/// What a side is still worth.
pub(crate) fn of_side(table: &Table, side: Side) -> i64 {
    table.side(side).map(|figure| of(table, &figure)).sum()
}

//! The chances of an attack or a shot.

use super::counters;
use crate::panels::words;
use lock_n_load::sections::fire::odds::{FireOdds, UnitOdds};
use lock_n_load::sections::ordnance::odds::VehicleOdds;
use lock_n_load::sections::wrecks::fates::Fate;
use lock_n_load::{Table, Trait};
use panel_kit::sheet::{Chance, Ink, Sheet};
use table::Say;

/// A unit's chances, or a vehicle's.
pub(crate) fn fire<A>(page: &mut Sheet<A>, table: &Table, all: &FireOdds, odds: &UnitOdds) {
    let drives = table.unit(odds.unit).is_some_and(|unit| unit.may(Trait::Drives));
    let reduced = if counters::is_one_man(table, odds.unit) { words::wounded() } else { words::casualties() };
    let [third, fourth] = if drives {
        [(words::abandoned(), odds.abandoned), (words::destroyed(), odds.eliminated - odds.abandoned)]
    } else {
        [(reduced, odds.reduced), (words::eliminated(), odds.eliminated)]
    };
    let four = [(words::no_effect(), odds.no_effect), (words::shaken(), odds.shaken), third, fourth];
    page.chances(scale(four), vec![chance((words::hero(), odds.hero), Ink::Focus)], all.out_of);
}

fn chance((word, part): (Say, u64), ink: Ink) -> Chance {
    Chance { what: word.said(), part, ink }
}

/// Results from nothing to the worst, in their colours.
fn scale(four: [(Say, u64); 4]) -> Vec<Chance> {
    four.into_iter().zip(0..).map(|(one, n)| chance(one, Ink::Result(n))).collect()
}

/// What becomes of a vehicle that is fired at with ordnance: chances that together are `out_of`.
pub(crate) fn vehicle<A>(page: &mut Sheet<A>, odds: &VehicleOdds, out_of: u64) {
    let four = [
        (words::no_effect(), odds.no_effect),
        (words::shaken(), odds.shaken),
        (words::abandoned(), odds.abandoned),
        (words::destroyed(), odds.destroyed),
    ];
    page.chances(scale(four), vec![chance((words::catastrophic(), odds.catastrophic), Ink::Muted)], out_of);
}

/// What becomes of somebody who is in a vehicle or on it.
pub(crate) fn fate<A>(page: &mut Sheet<A>, fate: &Fate) {
    let four = [
        (words::stays(), fate.stays),
        (words::gets_out_shaken(), fate.shaken),
        (words::gets_out(), fate.unharmed),
        (words::lost(), fate.lost),
    ];
    page.chances(scale(four), Vec::new(), fate.out_of);
}

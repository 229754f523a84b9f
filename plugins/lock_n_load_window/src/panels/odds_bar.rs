//! The chances of an attack or a shot as a bar.

use crate::panels::cards::values;
use crate::panels::reads::Panels;
use crate::panels::words;
use bevy_egui::egui::Ui;
use lock_n_load::Trait;
use lock_n_load::sections::fire::odds::{FireOdds, UnitOdds};
use lock_n_load::sections::ordnance::odds::VehicleOdds;
use lock_n_load::sections::wrecks::fates::Fate;
use panel_kit::odds_bar::{Chance, results};
use table::Say;

pub(crate) use panel_kit::odds_bar::success;

/// Draws a unit's chances, or a vehicle's.
pub(crate) fn fire(ui: &mut Ui, panels: &Panels, all: &FireOdds, odds: &UnitOdds) {
    let table = panels.table();
    let drives = table.unit(odds.unit).is_some_and(|unit| unit.may(Trait::Drives));
    let reduced = if values::is_one_man(&table, odds.unit) { words::wounded() } else { words::casualties() };
    let [third, fourth] = if drives {
        [(words::abandoned(), odds.abandoned), (words::destroyed(), odds.eliminated - odds.abandoned)]
    } else {
        [(reduced, odds.reduced), (words::eliminated(), odds.eliminated)]
    };
    let four = [(words::no_effect(), odds.no_effect), (words::shaken(), odds.shaken), third, fourth].map(said);
    let hero = words::hero().said();
    let hero = Chance::of(&hero, odds.hero, all.out_of, panels.theme.focus);
    results(ui, panels, &scale(panels, &four, all.out_of), &[hero], all.out_of);
}

fn said((word, chance): (Say, u64)) -> (String, u64) {
    (word.said(), chance)
}

/// Results from nothing to the worst, in their colours.
fn scale<'a>(panels: &Panels, four: &'a [(String, u64); 4], out_of: u64) -> [Chance<'a>; 4] {
    let colours = panels.theme.results;
    [0, 1, 2, 3].map(|n| Chance::of(&four[n].0, four[n].1, out_of, colours[n]))
}

/// Draws what becomes of a vehicle that is fired at with ordnance: chances that together are `out_of`.
pub(crate) fn vehicle(ui: &mut Ui, panels: &Panels, odds: &VehicleOdds, out_of: u64) {
    let four = [
        (words::no_effect(), odds.no_effect),
        (words::shaken(), odds.shaken),
        (words::abandoned(), odds.abandoned),
        (words::destroyed(), odds.destroyed),
    ]
    .map(said);
    let catastrophic = words::catastrophic().said();
    let catastrophic = Chance::of(&catastrophic, odds.catastrophic, out_of, panels.theme.muted);
    results(ui, panels, &scale(panels, &four, out_of), &[catastrophic], out_of);
}

/// Draws what becomes of somebody who is in a vehicle or on it.
pub(crate) fn fate(ui: &mut Ui, panels: &Panels, fate: &Fate) {
    let four = [
        (words::stays(), fate.stays),
        (words::gets_out_shaken(), fate.shaken),
        (words::gets_out(), fate.unharmed),
        (words::lost(), fate.lost),
    ]
    .map(said);
    results(ui, panels, &scale(panels, &four, fate.out_of), &[], fate.out_of);
}

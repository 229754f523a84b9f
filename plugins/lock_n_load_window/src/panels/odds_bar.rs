//! The chances of an attack on a unit as a bar.

use super::Panels;
use bevy_egui::egui::Ui;
use lock_n_load::sections::fire::odds::{FireOdds, UnitOdds};
use panel_kit::odds_bar::{Chance, results};

pub(crate) use panel_kit::odds_bar::success;

/// Draws a unit's chances.
pub(crate) fn fire(ui: &mut Ui, panels: &Panels, all: &FireOdds, odds: &UnitOdds, one_man: bool) {
    let reduced = if one_man { "wounded" } else { "Casualties" };
    let chance = |what, part, colour| Chance { what, part, fraction: all.fraction(part), colour };
    let [nothing, shaken, worse, worst] = panels.theme.results;
    let four = [
        chance("no effect", odds.no_effect, nothing),
        chance("Shaken", odds.shaken, shaken),
        chance(reduced, odds.reduced, worse),
        chance("eliminated", odds.eliminated, worst),
    ];
    results(ui, panels, &four, &[chance("hero", odds.hero, panels.theme.focus)], all.out_of);
}

//! What the weapons of a unit cover, on request: the arc of one of them, its bands of ranges, and what of them is in sight.

use super::words;
use crate::counters::names;
use crate::drafting::draft::{Asking, Draft};
use crate::input::BattleAction;
use crate::map::overlays::Marks;
use crate::model::Does;
use crate::panels::breakdown::{self, Row};
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{choice, heading, note};
use crate::seams::aim::{Aim, Click, Fall, Mode};
use crate::seams::buttons::Bar;
use crate::seams::shown::{Confirm, Shown};
use crate::theme::{self, SMALL};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use hex_board::Seen;
use hex_view::OverlayKind;
use lock_n_load::sections::fire::rules::{ALL_ROUND, IN_ARC};
use lock_n_load::sections::ordnance::coverage::{self, Brings, Coverage};
use lock_n_load::sections::ordnance::rules::COLUMNS;
use lock_n_load::{Table, WeaponNow};
use table::{CounterId, Say};

/// The arc of this weapon is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Covering(CounterId);

impl Aim for Covering {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_to_see_arcs())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let table = &asking.table;
        let weapon = table.weapon(self.0);
        let Some((weapon, unit)) = weapon.and_then(|weapon| Some((weapon, table.carrier(weapon)?))) else {
            return Draft::default();
        };
        let weapons = asking.selection.units.iter().flat_map(|unit| worth_seeing(table, *unit));
        let coverage = coverage::coverage(table, unit, weapon);
        let shown = Arcs { unit: unit.id, weapon: weapon.id, weapons: weapons.collect(), coverage };
        Draft::of(shown, Vec::new())
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own && !fall.here { Click::Picks } else { Click::Aims }
    }
}

/// The weapons of a unit that have an arc, or a to-hit table.
fn worth_seeing(table: &Table, unit: CounterId) -> Vec<CounterId> {
    let worth = |weapon: &WeaponNow| weapon.mount.0.is_some() || table.weapon_definition(*weapon).ordnance.is_some();
    table.weapons_of(unit).filter(worth).map(|weapon| weapon.id).collect()
}

/// The button to see arcs, where somebody is chosen who has a weapon.
pub(crate) fn arcs(bar: &mut Bar) {
    let table = bar.table;
    let Some((_, units)) = bar.selected() else { return };
    let shown = bar.selection.mode.get::<Covering>().copied();
    let weapon = units.iter().flat_map(|unit| worth_seeing(&table, unit.id)).next();
    if let Some(aim) = shown.or(weapon.map(Covering)) {
        let hint = words::arcs_hint().said();
        bar.push(bar.mode(words::arcs().said(), hint, Icon::Sight, aim).key(BattleAction::Arcs));
    }
}

/// What a weapon covers.
#[derive(Clone, Debug, PartialEq)]
pub struct Arcs {
    /// Whose it is.
    pub unit: CounterId,
    /// The weapon.
    pub weapon: CounterId,
    /// All that may be looked at.
    pub weapons: Vec<CounterId>,
    /// What it covers.
    pub coverage: Coverage,
}

fn number(brings: Brings) -> String {
    match brings {
        Brings::ToHit(column) => column.to_hit.to_string(),
        Brings::Firepower(firepower) => firepower.to_string(),
    }
}

impl Shown for Arcs {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::arcs(), hint: words::arcs_confirm(), icon: Icon::Sight }
    }
    fn draw(&self, ui: &mut Ui, panels: &mut Panels) {
        let table = panels.table();
        side_panel::title(ui, panels, Icon::Sight, &names::told(&table, &words::arc_of(self.weapon)));
        side_panel::in_card(ui, panels, |ui, panels| {
            values::who(ui, panels, self.unit);
            weapons(ui, panels, self);
            legend(ui, panels, self);
        });
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        for covered in &self.coverage.hexes {
            match covered.seen {
                Seen::Clear => {}
                Seen::Degraded(_) => marks.mark(covered.hex, OverlayKind::Degraded),
                Seen::Blocked => {
                    marks.mark(covered.hex, OverlayKind::Blocked);
                    continue;
                }
            }
            let band = OverlayKind::Band(u8::try_from(covered.band).unwrap_or(u8::MAX));
            marks.mark_with(covered.hex, band, Some(number(self.coverage.bands[covered.band].brings)));
        }
    }
    fn target(&self) -> Option<OverlayKind> {
        None
    }
    fn shows_counters(&self) -> bool {
        true
    }
}

/// The weapons of those who are chosen: another one is looked at by a click.
fn weapons(ui: &mut Ui, panels: &mut Panels, arcs: &Arcs) {
    let table = panels.table();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for weapon in &arcs.weapons {
            let (name, chosen) = (meanings::counter(&table, *weapon), *weapon == arcs.weapon);
            let pressed = choice(ui, chosen, &name, theme::text(&name, SMALL, panels.theme.text)).clicked();
            if pressed && !chosen {
                panels.perform(Does::Mode(Mode::of(Covering(*weapon))));
            }
        }
    });
}

/// Its bands of ranges with what they bring, and how its hexes are marked.
fn legend(ui: &mut Ui, panels: &mut Panels, arcs: &Arcs) {
    let (theme, coverage) = (panels.theme, &arcs.coverage);
    heading(ui, theme, &words::ranges().said());
    for band in &coverage.bands {
        let (value, rule) = match band.brings {
            Brings::ToHit(column) => (words::hits_with(column.to_hit, column.penetration), COLUMNS),
            Brings::Firepower(firepower) => (words::firepower(firepower), IN_ARC),
        };
        let hexes = if band.from == band.to { words::hexes(band.to) } else { words::from_to(band.from, band.to) };
        let (what, value) = (hexes.said(), value.said());
        breakdown::row(ui, panels, &Row { what: &what, value: &value, colour: theme.text, rule: Some(rule) });
    }
    if coverage.bands.is_empty() {
        let row =
            Row { what: &words::cannot_be_used().said(), value: "", colour: theme.warning, rule: Some(ALL_ROUND) };
        breakdown::row(ui, panels, &row);
    }
    let points = coverage.points.map_or_else(|| words::all_directions().said(), |facing| facing.to_string());
    let what = words::points().said();
    breakdown::row(ui, panels, &Row { what: &what, value: &points, colour: theme.text, rule: Some(IN_ARC) });
    let seen = coverage.hexes.iter().filter(|covered| covered.seen.is_open()).count();
    note(ui, theme::text(words::in_sight(seen, coverage.hexes.len()).said(), SMALL, theme.muted));
}

#[cfg(test)]
#[path = "arcs_test.rs"]
mod tests;

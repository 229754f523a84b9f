//! What the weapons of a unit cover, on request: the arc of one of them, its bands of ranges, and what of them is in sight.

use super::words;
use crate::counters::names;
use crate::input::BattleAction;
use crate::model::{Does, Mode, Wish};
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::Bar;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, meanings, options};
use board_art::Icon;
use hex_board::Seen;
use hex_view::OverlayKind;
use lock_n_load::sections::fire::rules::{ALL_ROUND, IN_ARC};
use lock_n_load::sections::ordnance::coverage::{self, Brings, Coverage};
use lock_n_load::sections::ordnance::rules::COLUMNS;
use lock_n_load::{Table, WeaponNow};
use panel_kit::sheet::{Ink, Pick, text};
use panel_kit::theme::SMALL;
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
    fn sheet(&self, reading: &Reading) -> Page {
        let table = reading.table();
        Page::of(|page| {
            page.title(Icon::Sight, names::told(&table, &words::arc_of(self.weapon)));
            page.card(|card| {
                counters::who(card, reading, self.unit);
                weapons(card, &table, self);
                legend(card, self);
            });
        })
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
fn weapons(page: &mut Page, table: &Table, arcs: &Arcs) {
    let picks = arcs.weapons.iter().map(|weapon| {
        let chosen = *weapon == arcs.weapon;
        let wish = Wish::Perform(Does::Mode(Mode::of(Covering(*weapon))));
        Pick::new(chosen, meanings::counter(table, *weapon), wish).idle_if(chosen)
    });
    options(page, picks);
}

/// Its bands of ranges with what they bring, and how its hexes are marked.
fn legend(page: &mut Page, arcs: &Arcs) {
    let coverage = &arcs.coverage;
    page.heading(words::ranges().said());
    for band in &coverage.bands {
        let (value, rule) = match band.brings {
            Brings::ToHit(column) => (words::hits_with(column.to_hit, column.penetration), COLUMNS),
            Brings::Firepower(firepower) => (words::firepower(firepower), IN_ARC),
        };
        let hexes = if band.from == band.to { words::hexes(band.to) } else { words::from_to(band.from, band.to) };
        page.line(hexes.said(), value.said(), Ink::Text, Some(rule));
    }
    if coverage.bands.is_empty() {
        page.line(words::cannot_be_used().said(), "", Ink::Warning, Some(ALL_ROUND));
    }
    let points = coverage.points.map_or_else(|| words::all_directions().said(), |facing| facing.to_string());
    page.line(words::points().said(), points, Ink::Text, Some(IN_ARC));
    let seen = coverage.hexes.iter().filter(|covered| covered.seen.is_open()).count();
    page.text(text(words::in_sight(seen, coverage.hexes.len()).said(), SMALL, Ink::Muted).wrap());
}

#[cfg(test)]
#[path = "arcs_test.rs"]
mod tests;

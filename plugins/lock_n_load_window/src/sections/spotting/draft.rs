//! A spotting attempt that is being prepared.

use super::words;
use crate::model::Selection;
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, lines, meanings};
use board_art::Icon;
use hex_board::{Seen, Sight, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::spotting::rules::SPOTTING_NUMBER;
use lock_n_load::sections::spotting::{SpotAttempt, SpotReport};
use lock_n_load::{Command, Deed, Report, Table};
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::SMALL;
use table::{CounterId, Say};

/// A spotting attempt that is being prepared.
#[derive(Clone, Debug, PartialEq)]
pub struct SpotPreview {
    /// Who.
    pub unit: CounterId,
    /// Where he stands.
    pub from: Spot,
    /// Where.
    pub at: Spot,
    /// Number needed and modifiers.
    pub report: SpotReport,
    /// The line of sight.
    pub sight: Sight,
}

impl Shown for SpotPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::try_to_spot(), hint: words::try_to_spot_confirm(), icon: Icon::Spot }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            let place = reading.table().field.map.place(self.at);
            page.title(Icon::Spot, words::spot_place(place).said());
            page.card(|card| chances(card, reading, self));
        })
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        marks.sight_line(&self.sight, self.from, self.at);
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
}

/// What is needed, line by line, and how likely it is.
fn chances(page: &mut Page, reading: &Reading, spot: &SpotPreview) {
    counters::who(page, reading, spot.unit);
    let (what, needed) = (words::number_of_the_terrain().said(), crate::words::at_most(spot.report.needed).said());
    page.line(what, needed, Ink::Text, Some(SPOTTING_NUMBER));
    lines::lines_low(page, &reading.table(), &spot.report.lines);
    let modifier: i32 = spot.report.lines.iter().map(|line| line.value).sum();
    let roll = match modifier {
        0 => crate::words::at_most_on_one(spot.report.needed),
        more => words::die_and_modifier(meanings::signed(more), spot.report.needed),
    };
    page.total(words::spotted_with().said(), roll.said());
    page.success(words::spotted_chance().said(), u64::from(spot.report.chance_of_6()), 6);
    if let Seen::Degraded(count) = spot.report.sight {
        page.text(text(words::degraded_times(count).said(), SMALL, Ink::Muted).wrap());
    }
}

/// The next Location clicked is to be spotted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Searching;

impl Aim for Searching {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_hex_to_spot())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own { Click::Picks } else { Click::Aims }
    }
    fn offers(&self, _table: &Table, selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        Some((selection.units.clone(), Deed::Spot))
    }
    fn looks(&self, _enemies: bool) -> bool {
        true
    }
}

/// Of the selected units the one with the best chance; of equals not the leader, who is worth more elsewhere.
fn draft(asking: &Asking, at: Spot) -> Draft {
    let table = &asking.table;
    let place = table.field.map.place(at);
    let mut refusal = None;
    let mut best: Option<(u8, Spot, SpotAttempt)> = None;
    for id in asking.selection.units.iter().rev() {
        let Some(unit) = table.unit(*id) else { continue };
        match asking.battle.judge(&Command::Spot { unit: *id, at: place }) {
            Ok(report) => {
                let Report::Spot(attempt) = report else { continue };
                let chance = attempt.report.chance_of_6();
                let better =
                    best.as_ref().is_none_or(|(most, ..)| chance > *most || (chance == *most && unit.is_mmc()));
                if better {
                    best = Some((chance, unit.spot().unwrap_or(at), attempt));
                }
            }
            Err(reason) => refusal = Some(reason),
        }
    }
    match (best, refusal) {
        (Some((_, from, SpotAttempt { unit, report, .. })), _) => {
            let sight = hex_board::sight(&table.field.map, table.hexes.added(), from, at);
            let order = Command::Spot { unit, at: place };
            Draft::of(SpotPreview { unit, from, at, report, sight }, vec![order])
        }
        (None, Some(refusal)) => Draft::refused(refusal),
        (None, None) => Draft::default(),
    }
}

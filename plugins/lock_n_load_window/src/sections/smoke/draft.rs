//! An attempt to place smoke that is being prepared.

use super::words;
use crate::model::Selection;
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters};
use board_art::Icon;
use hex_board::{Place, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::smoke::rules::SMOKE_CAPABILITY;
use lock_n_load::{Command, Deed, Report, Table, UnitNow};
use panel_kit::sheet::Ink;
use table::{CounterId, Say};

/// An attempt to place smoke that is being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmokePreview {
    /// Who.
    pub unit: CounterId,
    /// Where; none: the hex is not chosen yet.
    pub at: Option<Spot>,
    /// This or less on one die.
    pub needed: i32,
}

impl Shown for SmokePreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::throw_smoke(), hint: words::throw_smoke_confirm(), icon: Icon::Smoke }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let place = self.at.map(|at| reading.table().field.map.place(at));
        let title = place.map_or_else(words::choose_a_hex, words::smoke_in);
        Page::of(|page| {
            page.title(Icon::Smoke, title.said());
            page.card(|card| {
                counters::who(card, reading, self.unit);
                let (what, value) = (words::smoke_capability().said(), crate::words::at_most(self.needed).said());
                card.line(what, value, Ink::Text, Some(SMOKE_CAPABILITY));
                card.total(words::placed_with().said(), crate::words::at_most_on_one(self.needed).said());
                card.success(words::placed().said(), self.needed.clamp(0, 6) as u64, 6);
            });
        })
    }
}

/// The next Location clicked gets smoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Throwing;

impl Aim for Throwing {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_hex_for_smoke())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn click(&self, _fall: Fall) -> Click {
        Click::Aims
    }
    fn offers(&self, _table: &Table, selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        Some((selection.units.clone(), Deed::Smoke))
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
}

/// Of the selected units the one whose fire is missed least. While the pointer only passes over other hexes, its number is shown.
fn draft(asking: &Asking, at: Spot) -> Draft {
    let table = &asking.table;
    // Smoke fills its hex with all storeys: another hex is named by its ground floor.
    let ground = if asking.selection.spot == Some(at) { at } else { Spot { hex: at.hex, storey: 0 } };
    let place = table.field.map.place(ground);
    let mut units: Vec<UnitNow> = asking.selection.units.iter().filter_map(|id| table.unit(*id)).collect();
    units.sort_by_key(|unit| (table.own_firepower(*unit), unit.id));
    let throws = |place: Place| {
        let attempt = |unit: &UnitNow| {
            let order = Command::Smoke { unit: unit.id, at: place };
            asking.battle.judge(&order).map(|report| (report, order))
        };
        units.iter().map(attempt).find(Result::is_ok).or_else(|| units.first().map(attempt))
    };
    match throws(place) {
        Some(Ok((Report::Smoke(attempt), order))) => {
            let shown = SmokePreview { unit: attempt.unit, at: Some(at), needed: attempt.needed };
            Draft::of(shown, vec![order])
        }
        None | Some(Ok(_)) => Draft::default(),
        Some(Err(refusal)) if asking.clicked() => Draft::refused(refusal),
        Some(Err(refusal)) => {
            let here = asking.selection.spot.map(|spot| table.field.map.place(spot));
            let Some(Ok((Report::Smoke(attempt), _))) = here.and_then(throws) else { return Draft::refused(refusal) };
            let shown = SmokePreview { unit: attempt.unit, at: None, needed: attempt.needed };
            Draft::of(shown, Vec::new())
        }
    }
}

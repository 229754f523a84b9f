//! A bombardment before it is fired: who observes it, the attack line by line, and the exact chances of everybody in the hex.

use super::mortar::BombardPreview;
use super::words;
use crate::model::{Arms, Choose, LeaderChoice, Wish};
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sections::fire;
use crate::sheets::{Page, Reading, meanings, options};
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::Table;
use lock_n_load::markers::HexMarker;
use panel_kit::sheet::{Ink, Pick, text};
use panel_kit::theme::SMALL;

impl Shown for BombardPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::open_fire(), hint: words::open_fire_confirm(), icon: Icon::Fire }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        marks.mark(self.at.hex, OverlayKind::Target);
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
    fn shows_spotted(&self) -> bool {
        true
    }
}

/// The preview of a bombardment.
fn sheet(reading: &Reading, preview: &BombardPreview) -> Page {
    let table = reading.table();
    let bombardment = &preview.bombardment;
    let at = bombardment.strike.at;
    let title =
        bombardment.strike.from.map_or_else(|| words::bombardment_title(at), |from| words::bombardment_from(from, at));
    Page::of(|page| {
        page.title(Icon::Fire, title.said());
        page.card(|card| {
            with_what(card, &table, preview);
            if let Some(HexMarker::Ffe { firepower, .. }) = bombardment.leaves {
                card.text(text(words::fire_stays(firepower).said(), SMALL, Ink::Muted).wrap());
            }
        });
        for (n, (report, odds)) in preview.groups.iter().enumerate() {
            page.card(|card| {
                let group = &bombardment.strike.groups[n];
                let whom = match group.target {
                    Some(vehicle) => meanings::unit(&table, vehicle),
                    None => reading.side_name(group.side.other()).to_owned(),
                };
                card.heading(whom);
                fire::strengths(card, &table, report, group.higher);
            });
            fire::unit_cards(page, reading, report, odds);
        }
    })
}

/// Which mortar fires, and who observes it.
fn with_what(page: &mut Page, table: &Table, preview: &BombardPreview) {
    let bombardment = &preview.bombardment;
    if preview.mortars.len() > 1 {
        page.heading(words::with_what().said());
        let picks = preview.mortars.iter().map(|mortar| {
            let wish = Wish::Choose(Choose::Arms(Arms::Gun(*mortar)));
            Pick::new(*mortar == bombardment.mortar, meanings::counter(table, *mortar), wish)
        });
        options(page, picks);
    }
    page.heading(words::who_observes().said());
    let picks = preview.observers.iter().map(|observer| {
        let name = observer.map_or_else(|| words::own_men().said(), |who| meanings::unit(table, who));
        let choice = observer.map_or(LeaderChoice::Nobody, LeaderChoice::This);
        Pick::new(*observer == bombardment.caller, name, Wish::Choose(Choose::Leader(choice)))
    });
    options(page, picks);
}

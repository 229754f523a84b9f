//! A call for artillery before the dice: who may call and why others may not, how far the round drifts, and the chance of every hex.

use super::call::{CallPreview, Caller, THROWS, blast, struck, struck_in_words};
use super::words;
use crate::model::{Choose, LeaderChoice, Wish};
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, lines, meanings};
use board_art::Icon;
use hex_board::Spot;
use hex_view::OverlayKind;
use lock_n_load::Table;
use lock_n_load::sections::indirect_fire::rules::{BARRAGE, MISSIONS, ROUND_LOST, SCATTER};
use panel_kit::sheet::{Ink, Pick, text};
use panel_kit::theme::SMALL;
use table::{CounterId, RuleId, Say};

impl Shown for CallPreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::call(), hint: words::call_confirm(), icon: Icon::Fire }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, table: &Table) {
        for (hex, throws) in &self.chances.hexes {
            let percent = (u64::from(*throws) * 100 + THROWS / 2) / THROWS;
            let heat = OverlayKind::Heat(u8::try_from(*throws).unwrap_or(u8::MAX));
            marks.mark_with(*hex, heat, Some(words::in_percent(percent as i64).said()));
        }
        // What would be struck if it falls as aimed.
        blast(marks, table, self.call.at);
        if let Some(sight) = &self.sight {
            marks.sight_line(sight, self.call.from, Spot { hex: self.call.at, storey: 0 });
        }
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
}

/// The preview of a call.
fn sheet(reading: &Reading, preview: &CallPreview) -> Page {
    let table = reading.table();
    let call = &preview.call;
    Page::of(|page| {
        let at = table.field.map.name(call.at);
        page.title(Icon::Fire, words::mission_title(&preview.name, at).said());
        page.card(|card| {
            card.heading(words::who_calls().said());
            preview.callers.iter().for_each(|caller| one(card, &table, caller, call.caller));
            card.line(words::missions_left().said(), preview.left.to_string(), Ink::Text, Some(MISSIONS));
        });
        page.card(|card| how_far(card, &table, preview));
        page.card(|card| {
            card.heading(words::if_as_aimed().said());
            card.line(words::firepower_in_each().said(), call.firepower.to_string(), Ink::Text, Some(BARRAGE));
            if let Some(side) = table.unit(call.caller).map(|unit| unit.side) {
                let counted = struck(&table, side, call.at);
                let ink = if counted[0] > 0 { Ink::Warning } else { Ink::Muted };
                card.text(text(struck_in_words(counted).said(), SMALL, ink).wrap());
            }
        });
    })
}

/// How far the round drifts, and how often it falls where.
fn how_far(page: &mut Page, table: &Table, preview: &CallPreview) {
    let call = &preview.call;
    page.heading(words::how_far().said());
    lines::lines_low(page, table, &call.lines);
    let sum: i32 = call.lines.iter().map(|line| line.value).sum();
    let formula = if sum == 0 { words::half_a_die() } else { words::half_a_die_and(meanings::signed(sum)) };
    page.total(words::hexes().said(), formula.said());
    for (what, throws, rule) in chances(preview) {
        page.line(what.said(), meanings::percent(throws, THROWS), Ink::Text, Some(rule));
    }
    page.text(text(words::map_shows_chances().said(), SMALL, Ink::Muted).wrap());
}

/// The chances in a few lines: as aimed, elsewhere in sight, lost.
fn chances(preview: &CallPreview) -> [(Say, u64, RuleId); 3] {
    let aimed = preview.chances.hexes.iter().find(|(hex, _)| *hex == preview.call.at).map_or(0, |(_, throws)| *throws);
    let seen: u32 = preview.chances.hexes.iter().map(|(_, throws)| throws).sum();
    [
        (words::falls_as_aimed(), aimed.into(), SCATTER),
        (words::elsewhere_in_sight(), (seen - aimed).into(), SCATTER),
        (words::round_lost(), preview.chances.lost.into(), ROUND_LOST),
    ]
}

/// Somebody who calls, who could by a click, or who may not, with the reason.
fn one(page: &mut Page, table: &Table, caller: &Caller, calls: CounterId) {
    let name = meanings::counter(table, caller.unit);
    page.wrapped(|row| {
        row.apart(5.0, 2.0);
        match &caller.refusal {
            None => {
                let chosen = caller.unit == calls;
                let wish = Wish::Choose(Choose::Leader(LeaderChoice::This(caller.unit)));
                row.choice(Pick::new(chosen, name, wish).size(SMALL).idle_if(chosen));
            }
            Some(refusal) => {
                let reason = crate::counters::names::told(table, &refusal.reason);
                // Some reasons name him.
                let words = if reason.starts_with(&name) { reason } else { words::why_not(&name, reason).said() };
                row.text(text(words, SMALL, Ink::Muted).wrap());
                row.rule(refusal.rule);
            }
        }
    });
}

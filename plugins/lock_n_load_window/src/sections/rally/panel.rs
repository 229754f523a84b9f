//! Rolls of two dice against morale before they are made: rally, medic, Dedication, withdrawal.

use super::draft::MoralePreview;
use super::words;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, counters, crew, lines, meanings};
use board_art::Icon;
use lock_n_load::{Command, Phase, Table};

impl Shown for Vec<MoralePreview> {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::roll(), hint: words::roll_confirm(), icon: Icon::Rally }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn is(&self, order: &Command) -> bool {
        let (Command::Rally { unit, by }, [roll]) = (order, &self[..]) else { return false };
        (roll.unit, roll.by) == (*unit, *by)
    }
}

/// Rolls of two dice against morale.
fn sheet(reading: &Reading, rolls: &[MoralePreview]) -> Page {
    let table = reading.table();
    let rally = table.flow.turn.phase == Phase::Rally;
    let (icon, name) =
        if rally { (Icon::Rally, words::rally()) } else { (Icon::Withdraw, crate::words::morale_check()) };
    Page::of(|page| {
        page.title(icon, name.said());
        for roll in rolls {
            page.card(|card| {
                counters::who(card, reading, roll.unit);
                lines::lines(card, &table, &roll.lines);
                let needed = crate::words::at_most_on_two(meanings::number(roll.needed));
                card.total(words::passes_with().said(), needed.said());
                card.success(words::passes_chance().said(), u64::from(roll.chance_of_36), 36);
                if rally {
                    helpers(card, &table, roll);
                }
            });
        }
    })
}

/// Who could help a rally, to choose from.
fn helpers(page: &mut Page, table: &Table, roll: &MoralePreview) {
    let Some(unit) = table.unit(roll.unit) else { return };
    let leaders: Vec<_> = lock_n_load::sections::rally::helpers(table, unit).iter().map(|leader| leader.id).collect();
    crew::leader(page, table, &words::leader_who_helps(), &leaders, roll.by);
}

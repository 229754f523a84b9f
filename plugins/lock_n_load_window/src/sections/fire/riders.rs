//! What is asked of those who still ride on a vehicle from which an attack has driven others.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::model::Selection;
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sheets::{Page, Reading, questions};
use board_art::Icon;
use lock_n_load::sections::fire::rules::DRIVEN_OFF;
use lock_n_load::{Command, Event, Table};
use table::{CounterId, RuleId, Say};

/// Which riders leave the vehicle too?
pub(crate) struct JumpOff<'a> {
    pub vehicle: CounterId,
    pub units: &'a [CounterId],
}

/// An answer in words; none, if the order is no answer to this question.
fn named(table: &Table, command: &Command) -> Option<String> {
    match command {
        Command::JumpOff { unit } => Some(names::sentence(&names::told(table, &words::jumps_off(*unit)))),
        Command::Stay => Some(words::others_stay_on().said()),
        _ => None,
    }
}

impl Asked for JumpOff<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::who_jumps_off(self.vehicle))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::jump_off_the_vehicle_title(), DRIVEN_OFF)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            questions::note(page, words::others_may_too().said());
            let table = reading.table();
            let offered = reading.battle.legal().iter();
            questions::answers(page, offered.filter_map(|order| Some((named(&table, order)?, order.clone()))));
        })
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), self.units.to_vec())
    }
    fn draft(&self, _asking: &Asking) -> Draft {
        Draft::default()
    }
    fn click(&self, _battle: &Battle, _desk: &mut Desk, _table: &Table, _click: &Clicked) {}
    fn buttons(&self, bar: &mut Bar) {
        for command in bar.battle.legal() {
            if let Some(name) = named(&bar.table, command) {
                bar.push(order(name, "", Icon::Hold, command.clone()));
            }
        }
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        result.events.iter().any(|event| matches!(event, Event::DamageChecked { .. }))
    }
}

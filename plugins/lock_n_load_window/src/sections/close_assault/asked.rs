//! What is asked in a Close Assault: the next vehicle, when an assaulter's own is destroyed.

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
use lock_n_load::sections::close_assault::rules::NEXT_VEHICLE;
use lock_n_load::{Command, Event, Table};
use table::{CounterId, RuleId, Say};

/// Which vehicle does an assaulter go for whose own is destroyed?
pub(crate) struct NextVehicle<'a> {
    pub unit: CounterId,
    pub vehicles: &'a [CounterId],
}

impl Asked for NextVehicle<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::which_vehicle_now(self.unit))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::another_vehicle_title(), NEXT_VEHICLE)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            let line = names::told(&reading.table(), &words::its_vehicle_is_destroyed(self.unit));
            questions::note(page, names::sentence(&line));
            questions::choices(page, reading, self.vehicles, |target| Command::AssaultNext { target });
            questions::answers(page, [(words::none().said(), Command::Decline)]);
        })
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), vec![self.unit])
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let table = &asking.table;
        match asking.selection.chosen.first().filter(|vehicle| self.vehicles.contains(vehicle)) {
            Some(target) => asking
                .plain(names::told(table, &words::is_assaulted(*target)), Command::AssaultNext { target: *target }),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, _table: &Table, click: &Clicked) {
        desk.one_of(battle, click.piece.filter(|piece| self.vehicles.contains(piece)));
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for target in self.vehicles {
            let name = names::told(&bar.table, &words::assault(*target));
            bar.push(order(name, "", Icon::Melee, Command::AssaultNext { target: *target }));
        }
        bar.push(order(words::assault_none().said(), words::attacks_nobody().said(), Icon::Hold, Command::Decline));
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        result.events.iter().any(|event| matches!(event, Event::CloseAssaultRolled(_)))
    }
}

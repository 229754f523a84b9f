//! What is asked in a Close Assault: the next vehicle, when an assaulter's own is destroyed.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::drafting::draft::{Asking, Draft};
use crate::intent::{Clicked, Desk};
use crate::model::Selection;
use crate::panels::question;
use crate::panels::reads::Panels;
use crate::panels::widgets::{Wide, note, wide_button};
use crate::seams::asked::{Asked, answering};
use crate::seams::buttons::{Bar, order};
use crate::theme::{self, TEXT};
use bevy_egui::egui::Ui;
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
    fn card(&self, ui: &mut Ui, panels: &mut Panels) {
        let line = names::told(&panels.table(), &words::its_vehicle_is_destroyed(self.unit));
        note(ui, theme::text(names::sentence(&line), TEXT, panels.theme.text));
        question::choices(ui, panels, self.vehicles, |target| Command::AssaultNext { target });
        if wide_button(ui, panels, Wide { name: &words::none().said(), ..Wide::default() }).clicked() {
            panels.order(Command::Decline);
        }
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

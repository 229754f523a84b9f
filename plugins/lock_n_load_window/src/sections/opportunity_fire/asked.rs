//! The question whether fire is opened at those who move.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::drafting::attack;
use crate::drafting::draft::{Asking, Draft};
use crate::input::{BattleAction, Key};
use crate::intent::{Clicked, Desk};
use crate::model::{Choose, Does, Selection};
use crate::panels::reads::Panels;
use crate::panels::widgets::{Wide, card, choice, wide_button};
use crate::seams::asked::{Asked, answering};
use crate::seams::buttons::{Bar, order};
use crate::sections::fire::{self, FirePreview};
use crate::sections::ordnance::{self, ShotPreview};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use hex_board::{Place, Spot};
use lock_n_load::sections::opportunity_fire::rules::OPPORTUNITY_FIRE;
use lock_n_load::{Command, Table};
use panel_kit::DeskKey;
use table::{CounterId, RuleId, Say, Side};

/// Fire at the units that move?
pub(crate) struct OpenFire<'a> {
    pub side: Side,
    pub at: &'a Place,
    pub targets: &'a [CounterId],
}

impl Asked for OpenFire<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::open_fire_at(self.targets, self.at))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::opportunity_fire_title(), OPPORTUNITY_FIRE)
    }
    fn card(&self, ui: &mut Ui, panels: &mut Panels) {
        self.from(ui, panels);
        let theme = panels.theme;
        // The panel at the side shows the whole preview; where it is closed, the card shows what matters.
        let preview = panels.preview;
        if !panels.open.side && preview.shown().is_some() {
            card(theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                if let Some(fire) = preview.get::<FirePreview>() {
                    fire::summary(ui, panels, fire);
                } else if let Some(shot) = preview.get::<ShotPreview>() {
                    ordnance::in_short(ui, panels, shot);
                }
            });
        }
        answers(ui, panels);
    }
    fn places(&self) -> &[Place] {
        std::slice::from_ref(self.at)
    }
    fn in_view(&self) -> Option<Place> {
        Some(*self.at)
    }
    fn preset(&self, battle: &Battle) -> Selection {
        let table = battle.table();
        let Some((mut units, gunnery)) = attack::best_answer(battle, self.side) else {
            return answering(&table, Vec::new());
        };
        units.sort_by_key(|id| table.unit_no(*id));
        Selection { target: table.field.map.spot(*self.at), gunnery, ..answering(&table, units) }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        match asking.table.field.map.spot(*self.at) {
            Some(at) => attack::draft(asking, at),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        if table.field.map.spot(*self.at).is_some_and(|at| at.hex == click.hex) {
            // The preview has been on the screen since the question came: a click on the target fires.
            desk.fire_at(battle, click);
        } else {
            desk.pick(battle, table, click);
        }
    }
    fn buttons(&self, bar: &mut Bar) {
        if bar.ready {
            bar.confirms(&words::fire().said(), &words::fire_hint().said(), Icon::Fire);
        }
        let hint = words::hold_fire_hint().said();
        let hold = order(words::hold_fire().said(), hint, Icon::Hold, Command::HoldFire);
        bar.push(hold.key(BattleAction::HoldFire));
        if bar.offers(|command| *command == Command::HoldFireForMove) {
            let hint = words::hold_for_move_hint().said();
            let hold = order(words::hold_for_move().said(), hint, Icon::HoldForMove, Command::HoldFireForMove);
            bar.push(hold.key(BattleAction::HoldForMove));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        false
    }
}

/// Height of a word that can be chosen.
const CHOICE: f32 = 24.0;

impl OpenFire<'_> {
    /// Who moves, and from which of the stacks that can fire.
    fn from(&self, ui: &mut Ui, panels: &mut Panels) {
        let theme = panels.theme;
        let stacks = stacks_that_fire(panels);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
            // As high as the words that are chosen from, which stand in the same line.
            if stacks.len() > 1 {
                ui.spacing_mut().interact_size.y = CHOICE;
            }
            let line = names::sentence(&names::told(&panels.table(), &words::who_moves(self.targets, self.at)));
            ui.label(theme::text(line, TEXT, theme.text));
            if stacks.len() < 2 {
                return;
            }
            ui.label(theme::text(words::from().said(), SMALL, theme.muted));
            for spot in stacks {
                let name = panels.table().field.map.place(spot).to_string();
                let chosen = panels.selection.spot == Some(spot);
                if choice(ui, chosen, &words::from_place(&name).said(), theme::title(name, TEXT, theme.text)).clicked()
                {
                    panels.choose(Choose::Stack(spot));
                }
            }
        });
    }
}

/// Fire, or hold.
fn answers(ui: &mut Ui, panels: &mut Panels) {
    let side = panels.sentence.side.map_or(panels.theme.focus, |side| panels.accent(side));
    let keys = [DeskKey::Confirm.into(), BattleAction::HoldFire.into(), BattleAction::HoldForMove.into()]
        .map(|key: Key| panels.key(key).to_owned());
    ui.horizontal(|ui| {
        let can_fire = panels.preview.shown().is_some();
        ui.add_enabled_ui(can_fire, |ui| {
            let name = &words::fire().said();
            let fire = Wide { icon: Some(Icon::Fire), name, key: &keys[0], main: Some(side), width: None };
            if wide_button(ui, panels, fire).clicked() {
                panels.perform(Does::Confirm);
            }
        });
        let name = &words::hold_fire().said();
        let hold = Wide { icon: Some(Icon::Hold), name, key: &keys[1], main: None, width: None };
        if wide_button(ui, panels, hold).clicked() {
            panels.order(Command::HoldFire);
        }
        if !panels.battle.legal().contains(&Command::HoldFireForMove) {
            return;
        }
        let name = &words::hold_for_move().said();
        let hold = Wide { icon: Some(Icon::HoldForMove), name, key: &keys[2], main: None, width: None };
        if wide_button(ui, panels, hold).clicked() {
            panels.order(Command::HoldFireForMove);
        }
    });
}

/// Locations from which the rules offer fire.
fn stacks_that_fire(panels: &Panels) -> Vec<Spot> {
    let table = panels.table();
    let mut stacks: Vec<Spot> = Vec::new();
    for command in panels.battle.legal() {
        let firer = match command {
            Command::Fire(order) => order.firers.first().map(|part| part.unit),
            Command::Shoot(order) => Some(order.unit),
            _ => None,
        };
        if let Some(spot) = firer.and_then(|id| table.unit(id)).and_then(|unit| table.fires_from(unit))
            && !stacks.contains(&spot)
        {
            stacks.push(spot);
        }
    }
    stacks.sort();
    stacks
}

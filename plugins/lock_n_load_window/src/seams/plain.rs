//! An order without dice or arithmetic, shown in words.

use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::note;
use crate::seams::shown::{Confirm, Shown};
use crate::theme::{self, TEXT};
use crate::words;
use bevy_egui::egui::Ui;
use board_art::Icon;

impl Shown for String {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::do_it(), hint: words::orders_what_is_shown(), icon: Icon::Done }
    }
    fn draw(&self, ui: &mut Ui, panels: &mut Panels) {
        side_panel::in_card(ui, panels, |ui, panels| _ = note(ui, theme::text(self, TEXT, panels.theme.text)));
    }
}

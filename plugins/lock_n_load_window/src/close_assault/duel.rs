//! One die and strength against another: what a Close Assault and an overrun have in common in the panel of results.

use crate::panels::{Panels, breakdown, dice, words};
use crate::theme::{self, TEXT};
use bevy_egui::egui::Ui;
use lock_n_load::Line;
use table::Side;

/// Both strengths line by line, both dice, and what they come to.
pub(crate) struct Duel<'a> {
    /// Who attacks.
    pub side: Side,
    /// The lines of the attack and of the defence.
    pub lines: [&'a [Line]; 2],
    /// The dice of the attack and of the defence.
    pub dice: [u8; 2],
    /// Both totals.
    pub totals: [i32; 2],
}

impl Duel<'_> {
    /// Draws it.
    pub(crate) fn show(&self, ui: &mut Ui, panels: &mut Panels) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            breakdown::sides_head(ui, panels);
            for (half, lines) in self.lines.into_iter().enumerate() {
                breakdown::sided_lines(ui, panels, lines, half);
            }
            let [attack, defence] = self.totals.map(words::number);
            breakdown::sided_total(ui, panels, "total", [&attack, &defence]);
        });
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            let [attack, defence] = self.dice;
            dice::row(ui, &[attack], panels.accent(self.side), 28.0);
            dice::row(ui, &[defence], panels.accent(self.side.other()), 28.0);
            let [attack, defence] = self.totals;
            ui.label(theme::title(format!("{attack} against {defence}"), TEXT, panels.theme.text));
        });
    }
}

//! One die and strength against another: what a Close Assault and an overrun have in common in the panel of results.

use crate::panels::breakdown;
use crate::panels::dice;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::theme::{self, TEXT};
use bevy_egui::egui::Ui;
use table::{Line, Side};

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

/// The same before the dice.
pub(crate) struct Odds<'a> {
    /// The lines of the attack and of the defence.
    pub lines: [&'a [Line]; 2],
    /// Both totals, without dice.
    pub totals: [i32; 2],
}

impl Odds<'_> {
    /// Draws it.
    pub(crate) fn show(&self, ui: &mut Ui, panels: &mut Panels) {
        let totals = self.totals.map(|total| crate::words::and_a_die(meanings::number(total)).said());
        strengths(ui, panels, self.lines, &totals);
    }
}

/// Both strengths, line by line, with what they come to.
fn strengths(ui: &mut Ui, panels: &mut Panels, lines: [&[Line]; 2], [attack, defence]: &[String; 2]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::sides_head(ui, panels);
        for (half, lines) in lines.into_iter().enumerate() {
            breakdown::sided_lines(ui, panels, lines, half);
        }
        breakdown::sided_total(ui, panels, &crate::words::total().said(), [attack, defence]);
    });
}

impl Duel<'_> {
    /// Draws it.
    pub(crate) fn show(&self, ui: &mut Ui, panels: &mut Panels) {
        let [attack, defence] = self.dice.map(i32::from);
        let before = [self.totals[0] - attack, self.totals[1] - defence];
        strengths(ui, panels, self.lines, &before.map(meanings::number));
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            let [attack, defence] = self.dice;
            dice::row(ui, panels, &[attack], Some(self.side), 28.0);
            dice::row(ui, panels, &[defence], Some(self.side.other()), 28.0);
            let [attack, defence] = self.totals;
            ui.label(theme::title(crate::words::against(attack, defence).said(), TEXT, panels.theme.text));
        });
    }
}

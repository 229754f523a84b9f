//! What a shot came to: the to-hit roll with every line, penetration against armour, and each unit that a hit attacked.

use crate::fire;
use crate::panels::widgets::card;
use crate::panels::{Panels, breakdown, dice, side_panel, words};
use crate::theme::{self, FIGURE, SMALL};
use bevy_egui::egui::Ui;
use board_art::Icon;
use lock_n_load::{Event, Impact, Shot, VehiclePart};
use table::Side;

/// Draws a shot and, for each unit that a hit attacked, what of `rest` happened to it.
pub(super) fn shot<'w>(ui: &mut Ui, panels: &mut Panels<'w>, shot: &Shot, rest: &mut Vec<&'w Event>) {
    let kind = if shot.opportunity { "Opportunity Fire" } else { "Ordnance" };
    side_panel::title(ui, panels, Icon::Fire, &format!("{kind}  {} to {}", shot.from, shot.at));
    side_panel::in_card(ui, panels, |ui, panels| {
        breakdown::lines_low(ui, panels, &shot.lines);
        rolled(ui, panels, shot.side, &shot.dice, &format!("= {} against {}", words::number(shot.total), shot.to_hit));
    });
    if let Some(impact) = &shot.impact {
        side_panel::in_card(ui, panels, |ui, panels| against_armour(ui, panels, shot, impact));
    }
    let Some(blast) = &shot.blast else { return };
    side_panel::in_card(ui, panels, |ui, panels| {
        breakdown::lines(ui, panels, &blast.attack);
        rolled(ui, panels, shot.side, &[blast.attack_die], "attack");
        rolled(ui, panels, shot.side.other(), &[blast.defence_die], "defence");
    });
    for target in &blast.targets {
        card(panels.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            fire::target_card(ui, panels, &blast.targets, target, rest);
        });
    }
}

/// Penetration against the armour that was struck.
fn against_armour(ui: &mut Ui, panels: &mut Panels, shot: &Shot, impact: &Impact) {
    if let Some(struck) = shot.struck {
        let part = match struck.part {
            VehiclePart::Hull => "Hull",
            VehiclePart::Turret => "Turret",
        };
        ui.label(theme::text(format!("{part}, {:?}", struck.sector).to_lowercase(), SMALL, panels.theme.muted));
    }
    breakdown::sides_head(ui, panels);
    breakdown::sided_lines(ui, panels, &impact.penetration, 0);
    breakdown::sided_lines(ui, panels, &impact.armour, 1);
    rolled(ui, panels, shot.side, &[impact.die], &format!("= {} penetration", words::number(impact.total)));
    let armour = format!("= {} armour", words::number(impact.armour_total));
    rolled(ui, panels, shot.side.other(), &[impact.armour_die], &armour);
}

/// Dice of a side and what they come to.
fn rolled(ui: &mut Ui, panels: &mut Panels, side: Side, thrown: &[u8], sum: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        dice::row(ui, thrown, panels.accent(side), 24.0);
        ui.label(theme::figure(sum.to_owned(), FIGURE, panels.theme.text));
    });
}

//! What an attack came to: the totals that were compared with every line, each Damage Check.

use super::panel;
use super::told::{Checked, Rolled};
use super::words;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::dice;
use crate::panels::last_action;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{card, pill};
use crate::seams::tale;
use crate::theme::{self, FIGURE, SMALL, TEXT, Theme};
use bevy_egui::egui::{self, Align, Color32, Layout, Ui};
use board_art::Icon;
use lock_n_load::sections::fire::rules::HALF_SQUAD_ROLL;
use lock_n_load::sections::fire::strength;
use lock_n_load::{CheckResult, Event, TargetTotals};
use table::CounterId;

/// Draws an attack and, for each unit fired at, what of `rest` happened to it.
pub(crate) fn attack<'w>(ui: &mut Ui, panels: &mut Panels<'w>, title: &str, fire: &Rolled, rest: &mut Vec<&'w Event>) {
    side_panel::title(ui, panels, Icon::Fire, title);
    cards(ui, panels, fire, rest);
}

/// The same without a title.
pub(crate) fn cards<'w>(ui: &mut Ui, panels: &mut Panels<'w>, fire: &Rolled, rest: &mut Vec<&'w Event>) {
    side_panel::in_card(ui, panels, |ui, panels| strengths(ui, panels, fire));
    target_cards(ui, panels, fire.targets, rest);
}

/// A card for each unit that was attacked.
pub(crate) fn target_cards<'w>(
    ui: &mut Ui,
    panels: &mut Panels<'w>,
    targets: &[TargetTotals],
    rest: &mut Vec<&'w Event>,
) {
    for target in targets {
        card(panels.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            target_card(ui, panels, targets, target, rest);
        });
    }
}

/// Both sides of the attack, line by line, with their dice and sums.
fn strengths(ui: &mut Ui, panels: &mut Panels, fire: &Rolled) {
    let theme = panels.theme;
    let defence = panel::common(fire.targets);
    let sums = [strength::sum(fire.attack), strength::sum(&defence)];
    let thrown: [&[u8]; 2] = [fire.attack_dice, &[fire.defence_die]];
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::sides_head(ui, panels);
        breakdown::sided_lines(ui, panels, fire.attack, 0);
        breakdown::sided_lines(ui, panels, &defence, 1);
        let [attack, defence] = sums.map(meanings::number);
        breakdown::sided_total(ui, panels, &crate::words::total().said(), [&attack, &defence]);
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        for (half, side) in [fire.side, fire.side.other()].into_iter().enumerate() {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                let whose = theme::title(panels.side_name(side), SMALL, panels.accent(side));
                ui.add(egui::Label::new(whose).truncate());
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 5.0;
                    ui.label(theme::figure(format!("{} +", meanings::number(sums[half])), FIGURE, theme.text));
                    dice::row(ui, panels, thrown[half], Some(side), 26.0);
                    let counts = if half == 0 { fire.thrown() } else { u32::from(fire.defence_die) };
                    let all = sums[half] + counts as i32;
                    ui.label(theme::figure(format!("= {}", meanings::number(all)), FIGURE, theme.text));
                });
            });
        }
    });
}

/// One unit that was attacked: its own lines, what the totals with their dice come to, its Damage Check; or in a word that nothing
/// happened.
fn target_card<'w>(
    ui: &mut Ui,
    panels: &mut Panels<'w>,
    all: &[TargetTotals],
    target: &TargetTotals,
    rest: &mut Vec<&'w Event>,
) {
    let theme = panels.theme;
    let table = panels.table();
    let own = |event: &&Event| tale::telling(table, event).on_card_of == Some(target.unit);
    let checks: Vec<&Event> = rest.iter().copied().filter(own).collect();
    rest.retain(|event| !own(event));
    let result = checks.iter().find_map(|event| match event {
        Event::DamageChecked { result, .. } => Some(*result),
        _ => None,
    });
    ui.horizontal(|ui| {
        values::small(ui, panels, target.unit, 38.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(theme::title(last_action::name_before(panels, target.unit), TEXT, theme.text));
            // Totals of an event hold the dice: what is printed here is what the rules compared.
            let [attack, defence] = [target.attack_total, target.defence_total].map(meanings::number);
            let sums = words::compared(attack, defence, meanings::signed(target.margin));
            ui.label(theme::text(sums.said(), SMALL, theme.muted));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (word, colour) = match result {
                Some(result) => (meanings::result(result), result_colour(theme, result)),
                None if target.margin > 0 => (words::to_be_checked(), theme.warning),
                None => (words::no_effect(), theme.muted),
            };
            pill(ui, &word.said(), colour);
        });
    });
    panel::own_lines(ui, panels, all, target);
    for event in checks {
        tale::show(ui, panels, event, &mut Vec::new());
    }
}

/// A Damage Check: the die, every line, the sum.
pub(super) fn check(ui: &mut Ui, panels: &mut Panels, check: &Checked) {
    let theme = panels.theme;
    ui.separator();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.label(theme::text(words::damage_check().said(), SMALL, theme.muted));
        dice::row(ui, panels, &[*check.die], last_action::side_of(panels, *check.unit), 22.0);
        let sum = words::comes_to_against_morale(meanings::number(*check.total), *check.morale);
        ui.label(theme::title(sum.said(), SMALL, theme.text));
    });
    ui.spacing_mut().item_spacing.y = 0.0;
    breakdown::lines_low(ui, panels, check.lines);
}

/// The die for the half-squad that is left.
pub(super) fn half_squad(ui: &mut Ui, panels: &mut Panels, unit: CounterId, die: u8, becomes: &str) {
    let definitions = &panels.table().field.definitions;
    let face = definitions.unit(becomes).map(|n| definitions.units[usize::from(n)].front);
    let values = face.map(|face| format!("{}-{}-{}", face.firepower, face.range, face.movement));
    let line = words::half_squad_of(values.unwrap_or_default()).said();
    last_action::die_row(ui, panels, unit, die, &line, HALF_SQUAD_ROLL);
}

fn result_colour(theme: &Theme, result: CheckResult) -> Color32 {
    match result {
        CheckResult::NoEffect => theme.muted,
        CheckResult::Shaken => theme.results[1],
        CheckResult::Wounded | CheckResult::Casualties => theme.results[2],
        CheckResult::Eliminated | CheckResult::Abandoned | CheckResult::Destroyed => theme.bad,
    }
}

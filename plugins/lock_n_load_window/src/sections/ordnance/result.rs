//! What a shot came to: the to-hit roll with every line, the place struck on a drawing of the vehicle, penetration against armour, and each
//! unit that a hit attacked.

use super::impact;
use super::words;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::cards::vehicle_plan::Plan;
use crate::panels::dice;
use crate::panels::last_action;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{heading, pill};
use crate::seams::tale;
use crate::sections::fire::{self, Rolled};
use crate::theme::{self, FIGURE, SMALL, TEXT};
use bevy_egui::egui::{Align, Color32, Layout, Ui};
use board_art::Icon;
use lock_n_load::sections::ordnance::target::Plate;
use lock_n_load::{Event, Impact, LossCause, Shot, ShotResult};
use table::{CounterId, Say, Side};

/// Draws a shot and, for each unit that a hit attacked, what of `rest` happened to it.
pub(super) fn shot<'w>(ui: &mut Ui, panels: &mut Panels<'w>, shot: &Shot, rest: &mut Vec<&'w Event>) {
    let (from, at) = (shot.from, shot.at);
    let title = if shot.opportunity { fire::words::opportunity_title(from, at) } else { words::shot_title(from, at) };
    side_panel::title(ui, panels, Icon::Fire, &title.said());
    side_panel::in_card(ui, panels, |ui, panels| to_hit(ui, panels, shot));
    if let Some(vehicle) = shot.target.filter(|_| shot.hit) {
        side_panel::in_card(ui, panels, |ui, panels| struck(ui, panels, shot, vehicle, rest));
    }
    if let Some(blast) = &shot.blast {
        let attack = Rolled {
            side: shot.side,
            attack: &blast.attack,
            attack_dice: &[blast.attack_die],
            defence_die: blast.defence_die,
            targets: &blast.targets,
            higher: false,
        };
        fire::cards(ui, panels, &attack, rest);
    }
}

/// The to-hit roll.
fn to_hit(ui: &mut Ui, panels: &mut Panels, shot: &Shot) {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        heading(ui, theme, &words::to_hit().said());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (word, colour) = if shot.hit { (words::hit(), theme.good) } else { (words::miss(), theme.muted) };
            pill(ui, &word.said(), colour);
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::lines_low(ui, panels, &shot.lines);
    });
    ui.add_space(2.0);
    let natural: u8 = shot.dice.iter().sum();
    let modifier = shot.total - i32::from(natural);
    let (total, needed) = (meanings::number(shot.total), shot.to_hit);
    let sum = match modifier {
        0 => words::natural_against(natural, needed),
        1.. => words::more_against(natural, modifier, total, needed),
        _ => words::less_against(natural, -modifier, total, needed),
    };
    rolled(ui, panels, shot.side, &shot.dice, &sum.said());
}

/// What was struck, and what came of it.
fn struck<'w>(ui: &mut Ui, panels: &mut Panels<'w>, shot: &Shot, vehicle: CounterId, rest: &mut Vec<&'w Event>) {
    let (theme, table) = (panels.theme, panels.table());
    ui.horizontal(|ui| {
        values::small(ui, panels, vehicle, 38.0);
        ui.label(theme::title(last_action::name_before(panels, vehicle), TEXT, theme.text));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (word, colour) = outcome(panels, shot, vehicle, rest);
            if let Some(word) = word {
                pill(ui, &word.said(), colour);
            }
        });
    });
    ui.horizontal(|ui| {
        if let Some(plan) = plan(panels, shot, vehicle) {
            plan.show(ui, panels, impact::SIDE);
        }
        ui.vertical(|ui| place(ui, panels, shot));
    });
    if let Some(impact) = &shot.impact {
        against_armour(ui, panels, shot, impact);
    }
    let own = |event: &&Event| tale::telling(table, event).on_card_of == Some(vehicle);
    let checks: Vec<&Event> = rest.iter().copied().filter(own).collect();
    rest.retain(|event| !own(event));
    for event in checks {
        tale::show(ui, panels, event, &mut Vec::new());
    }
}

/// The vehicle as it stood when it was fired at, with what was struck.
fn plan(panels: &Panels, shot: &Shot, vehicle: CounterId) -> Option<Plan> {
    let table = panels.table();
    let map = &table.field.map;
    let before = &panels.results.card()?.before;
    let unit = before.rows().at(usize::from(table.unit_no(vehicle)?));
    let hexes = [map.spot(shot.from)?.hex, map.spot(shot.at)?.hex];
    let mut plan = Plan::of(&table, unit, hexes)?;
    plan.struck.extend(shot.struck.map(|struck| (struck.part, struck.sector)));
    plan.burst = true;
    Some(plan)
}

/// The place that was struck, in words.
fn place(ui: &mut Ui, panels: &mut Panels, shot: &Shot) {
    let Some(struck) = shot.struck else { return };
    ui.spacing_mut().item_spacing.y = 2.0;
    let armour = shot.impact.as_ref().map(|impact| impact.armour.iter().map(|line| line.value).sum::<i32>());
    let factor = armour.and_then(|armour| u8::try_from(armour).ok());
    impact::legend(ui, panels, struck.part, Plate { sector: struck.sector, factor });
    let natural: u8 = shot.dice.iter().sum();
    ui.label(theme::text(words::by_a_natural(natural).said(), SMALL, panels.theme.muted));
}

/// What became of the vehicle, in a word; none: nothing is to be said.
fn outcome(panels: &Panels, shot: &Shot, vehicle: CounterId, rest: &[&Event]) -> (Option<Say>, Color32) {
    let [_, shaken, worse, worst] = panels.theme.results;
    let muted = panels.theme.muted;
    let is_shaken = |event: &&Event| matches!(event, Event::UnitShaken { unit } if *unit == vehicle);
    let is_left =
        |event: &&Event| matches!(event, Event::UnitLost { unit, cause: LossCause::Abandoned } if *unit == vehicle);
    let (word, colour) = match shot.result {
        ShotResult::Missed | ShotResult::Burst => return (None, muted),
        ShotResult::InVain => (words::dug_in(), muted),
        ShotResult::Dud => (words::a_dud(), muted),
        ShotResult::Weak | ShotResult::Equal if rest.iter().any(is_left) => (fire::words::abandoned(), worse),
        ShotResult::Weak | ShotResult::Equal if rest.iter().any(is_shaken) => (fire::words::shaken(), shaken),
        ShotResult::Weak | ShotResult::Equal => (fire::words::no_effect(), muted),
        ShotResult::Destroyed => (fire::words::destroyed(), worst),
        ShotResult::Catastrophic => (words::catastrophic_hit(), worst),
    };
    (Some(word), colour)
}

/// Penetration against the armour that was struck.
fn against_armour(ui: &mut Ui, panels: &mut Panels, shot: &Shot, impact: &Impact) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::sides_head(ui, panels);
        breakdown::sided_lines(ui, panels, &impact.penetration, 0);
        breakdown::sided_lines(ui, panels, &impact.armour, 1);
        let totals = [impact.total - i32::from(impact.die), impact.armour_total - i32::from(impact.armour_die)];
        let [penetration, armour] = totals.map(meanings::number);
        breakdown::sided_total(ui, panels, &crate::words::total().said(), [&penetration, &armour]);
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        dice::row(ui, panels, &[impact.die], Some(shot.side), 26.0);
        dice::row(ui, panels, &[impact.armour_die], Some(shot.side.other()), 26.0);
        let [total, armour] = [impact.total, impact.armour_total].map(meanings::number);
        ui.label(theme::figure(crate::words::against(total, armour).said(), FIGURE, panels.theme.text));
    });
}

/// Dice of a side and what they come to.
fn rolled(ui: &mut Ui, panels: &mut Panels, side: Side, thrown: &[u8], sum: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        dice::row(ui, panels, thrown, Some(side), 26.0);
        ui.label(theme::figure(sum.to_owned(), FIGURE, panels.theme.text));
    });
}

//! A shot before it is fired: to hit line by line, then for each place that it may strike penetration against armour, and the exact chances
//! of all that may come of it.

use super::draft::ShotPreview;
use super::impact;
use crate::attack;
use crate::crew;
use crate::fire;
use crate::model::Choose;
use crate::panels::breakdown::Row;
use crate::panels::vehicle_plan::place_name;
use crate::panels::widgets::{choice, heading};
use crate::panels::{Panels, breakdown, odds_bar, side_panel, values, words};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use lock_n_load::TurnToFire;
use lock_n_load::sections::ordnance::rules::ORDNANCE_RANGE;
use lock_n_load::sections::ordnance::target::{Target, VehicleTarget};
use lock_n_load::sections::ordnance::{odds::PlateOdds, to_hit};
use lock_n_load::sections::wrecks::fates::Fate;

/// Draws the preview of a shot.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    title(ui, panels, shot);
    if shot.ways.any() || !shot.leaders.is_empty() || shot.turns.len() > 1 {
        side_panel::in_card(ui, panels, |ui, panels| {
            attack::choosers(ui, panels, shot.facts.at, &shot.ways);
            crew::leader(ui, panels, "Leader who directs", &shot.leaders, shot.order.leader);
            turns(ui, panels, shot);
        });
    }
    if let Target::Vehicle(vehicle) = &shot.facts.target {
        side_panel::in_card(ui, panels, |ui, panels| summary(ui, panels, shot));
        side_panel::in_card(ui, panels, |ui, panels| chance_to_hit(ui, panels, shot));
        side_panel::in_card(ui, panels, |ui, panels| places(ui, panels, shot, vehicle));
        fates(ui, panels, &shot.fates);
    } else {
        side_panel::in_card(ui, panels, |ui, panels| chance_to_hit(ui, panels, shot));
    }
    if let Some((report, odds)) = &shot.blast {
        side_panel::in_card(ui, panels, |ui, panels| {
            heading(ui, panels.theme, "A hit attacks");
            fire::strengths(ui, panels, report, false);
        });
        fire::unit_cards(ui, panels, report, odds);
    }
}

/// The same in a few lines: for the question of Opportunity Fire.
pub(crate) fn in_short(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let from = panels.table().field.map.place(shot.facts.from);
    let weapon = words::counter(&panels.table(), shot.order.weapon);
    let hit = words::percent(shot.odds.hit, shot.odds.out_of);
    let words = format!("From {from}: {weapon} hits in {hit}");
    ui.label(theme::title(words, TITLE - 1.0, panels.theme.text));
    summary(ui, panels, shot);
    if let Some((_, odds)) = &shot.blast {
        for unit in &odds.units {
            odds_bar::fire(ui, panels, odds, unit);
        }
    }
}

fn title(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let map = &panels.table().field.map;
    let (from, at) = (map.place(shot.facts.from), map.place(shot.facts.at));
    let kind = if shot.facts.opportunity { "Opportunity Fire" } else { "Ordnance" };
    side_panel::title(ui, panels, Icon::Fire, &format!("{kind}  {from} to {at}"));
    fire::line_of_fire(ui, panels, shot.facts.from, shot.facts.at, &shot.sight);
}

/// What could be turned, of several ways.
fn turns(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    if shot.turns.len() < 2 {
        return;
    }
    heading(ui, panels.theme, "Turns to fire");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for turn in &shot.turns {
            let name = match turn {
                TurnToFire::Turret(to) => format!("turret to {to}"),
                TurnToFire::Hull(to) => format!("to {to}"),
            };
            if choice(ui, shot.order.turn == Some(*turn), &name, theme::text(&name, SMALL, panels.theme.text)).clicked()
            {
                panels.choose(Choose::Turn(*turn));
            }
        }
    });
}

/// The vehicle, and all that may become of it.
fn summary(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let Target::Vehicle(vehicle) = &shot.facts.target else { return };
    let Some(odds) = &shot.odds.vehicle else { return };
    let table = panels.table();
    let theme = panels.theme;
    ui.horizontal(|ui| {
        values::small(ui, panels, vehicle.unit, 42.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(theme::title(words::unit(&table, vehicle.unit), TEXT, theme.text));
            let weapon = words::counter(&table, shot.order.weapon);
            ui.label(theme::text(format!("fired at by {weapon}"), SMALL, theme.muted));
        });
    });
    odds_bar::vehicle(ui, panels, odds, shot.odds.out_of);
}

/// The to-hit roll, line by line.
fn chance_to_hit(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let theme = panels.theme;
    let table = panels.table();
    heading(ui, theme, "To hit");
    ui.spacing_mut().item_spacing.y = 0.0;
    fire::turned(ui, panels, shot.facts.turned);
    let what = format!("{}, up to {}", words::counter(&table, shot.order.weapon), shot.facts.column.range);
    let needed = i32::from(shot.facts.column.to_hit);
    let value = words::number(needed);
    let number = Row { what: &what, value: &value, colour: theme.text, rule: Some(ORDNANCE_RANGE) };
    breakdown::row(ui, panels, &number);
    breakdown::lines_low(ui, panels, &shot.lines);
    let modifier = to_hit::modifier(&shot.facts.modifiers);
    // A 2 always hits and a 12 never.
    let most = (needed - modifier).clamp(2, 11);
    let chance = words::percent(shot.odds.hit, shot.odds.out_of);
    breakdown::total(ui, panels, &format!("hits in {chance}"), &format!("2d6 \u{2264} {most}"));
}

/// The vehicle from above, and each place that may be struck: how often, penetration against armour, and what comes of it.
fn places(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview, vehicle: &VehicleTarget) {
    heading(ui, panels.theme, "Penetration against armour");
    if let Some(plan) = &shot.plan {
        ui.horizontal(|ui| {
            plan.show(ui, panels, impact::SIDE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for plate in &shot.odds.plates {
                    impact::legend(ui, panels, plate.part, plate.plate);
                    let share = words::percent(plate.hit, shot.odds.hit);
                    ui.label(theme::text(format!("{share} of hits"), SMALL, panels.theme.muted));
                    ui.add_space(6.0);
                }
            });
        });
    }
    for plate in &shot.odds.plates {
        ui.separator();
        place(ui, panels, vehicle, plate);
    }
}

/// A hit in one place.
fn place(ui: &mut Ui, panels: &mut Panels, vehicle: &VehicleTarget, plate: &PlateOdds) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let strong = impact::strengths(ui, panels, vehicle, plate.plate);
        let totals = strong.map(|sum| format!("{} + 1d6", words::number(sum)));
        let name = place_name(plate.part, plate.plate.sector);
        breakdown::sided_total(ui, panels, &name, [&totals[0], &totals[1]]);
    });
    odds_bar::vehicle(ui, panels, &plate.odds, plate.hit);
}

/// What becomes of the crew and of those whom the vehicle carries.
pub(crate) fn fates(ui: &mut Ui, panels: &mut Panels, fates: &[Fate]) {
    if fates.is_empty() {
        return;
    }
    side_panel::in_card(ui, panels, |ui, panels| {
        heading(ui, panels.theme, "In and on it");
        for fate in fates {
            ui.horizontal(|ui| {
                values::small(ui, panels, fate.unit, 30.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let name = words::unit(&panels.table(), fate.unit);
                    ui.label(theme::text(name, SMALL, panels.theme.text));
                    odds_bar::fate(ui, panels, fate);
                });
            });
        }
    });
}

//! A shot before it is fired: to hit line by line, then for each place that it may strike penetration against armour, and the exact chances
//! of all that may come of it.

use super::draft::ShotPreview;
use super::impact;
use super::words;
use crate::counters::names;
use crate::drafting::attack;
use crate::drafting::crew;
use crate::model::Choose;
use crate::panels::breakdown;
use crate::panels::breakdown::Row;
use crate::panels::cards::values;
use crate::panels::cards::vehicle_plan::place_name;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{choice, heading};
use crate::sections::fire;
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
            crew::leader(ui, panels, &words::leader_who_directs().said(), &shot.leaders, shot.order.leader);
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
            heading(ui, panels.theme, &words::hit_attacks().said());
            fire::strengths(ui, panels, report, false);
        });
        fire::unit_cards(ui, panels, report, odds);
    }
}

/// The same in a few lines: for the question of Opportunity Fire.
pub(crate) fn in_short(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let from = panels.table().field.map.place(shot.facts.from);
    let hit = meanings::percent(shot.odds.hit, shot.odds.out_of);
    let line = names::told(&panels.table(), &words::in_short(from, shot.order.weapon, hit));
    ui.label(theme::title(line, TITLE - 1.0, panels.theme.text));
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
    let opportunity = shot.facts.opportunity;
    let title = if opportunity { fire::words::opportunity_title(from, at) } else { words::shot_title(from, at) };
    side_panel::title(ui, panels, Icon::Fire, &title.said());
    fire::line_of_fire(ui, panels, shot.facts.from, shot.facts.at, &shot.sight);
}

/// What could be turned, of several ways.
fn turns(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    if shot.turns.len() < 2 {
        return;
    }
    heading(ui, panels.theme, &words::turns_to_fire().said());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for turn in &shot.turns {
            let name = match turn {
                TurnToFire::Turret(to) => words::turret_to(to),
                TurnToFire::Hull(to) => words::hull_to(to),
            }
            .said();
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
            ui.label(theme::title(meanings::unit(&table, vehicle.unit), TEXT, theme.text));
            let by = names::told(&table, &words::fired_at_by(shot.order.weapon));
            ui.label(theme::text(by, SMALL, theme.muted));
        });
    });
    odds_bar::vehicle(ui, panels, odds, shot.odds.out_of);
}

/// The to-hit roll, line by line.
fn chance_to_hit(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview) {
    let theme = panels.theme;
    let table = panels.table();
    heading(ui, theme, &words::to_hit().said());
    ui.spacing_mut().item_spacing.y = 0.0;
    fire::turned(ui, panels, shot.facts.turned);
    let what = names::told(&table, &words::up_to(shot.order.weapon, shot.facts.column.range));
    let needed = i32::from(shot.facts.column.to_hit);
    let value = meanings::number(needed);
    let number = Row { what: &what, value: &value, colour: theme.text, rule: Some(ORDNANCE_RANGE) };
    breakdown::row(ui, panels, &number);
    breakdown::lines_low(ui, panels, &shot.lines);
    let modifier = to_hit::modifier(&shot.facts.modifiers);
    // A 2 always hits and a 12 never.
    let most = (needed - modifier).clamp(2, 11);
    let chance = meanings::percent(shot.odds.hit, shot.odds.out_of);
    breakdown::total(ui, panels, &words::hits_in(chance).said(), &crate::words::at_most_on_two(most).said());
}

/// The vehicle from above, and each place that may be struck: how often, penetration against armour, and what comes of it.
fn places(ui: &mut Ui, panels: &mut Panels, shot: &ShotPreview, vehicle: &VehicleTarget) {
    heading(ui, panels.theme, &words::penetration_against_armour().said());
    if let Some(plan) = &shot.plan {
        ui.horizontal(|ui| {
            plan.show(ui, panels, impact::SIDE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                for plate in &shot.odds.plates {
                    impact::legend(ui, panels, plate.part, plate.plate);
                    let share = meanings::percent(plate.hit, shot.odds.hit);
                    ui.label(theme::text(words::of_hits(share).said(), SMALL, panels.theme.muted));
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
        let totals = strong.map(|sum| crate::words::and_a_die(meanings::number(sum)).said());
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
        heading(ui, panels.theme, &words::in_and_on_it().said());
        for fate in fates {
            ui.horizontal(|ui| {
                values::small(ui, panels, fate.unit, 30.0);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let name = meanings::unit(&panels.table(), fate.unit);
                    ui.label(theme::text(name, SMALL, panels.theme.text));
                    odds_bar::fate(ui, panels, fate);
                });
            });
        }
    });
}

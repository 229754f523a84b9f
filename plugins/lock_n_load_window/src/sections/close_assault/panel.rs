//! A Close Assault before it is made: the chance of every vehicle, then each unit's Morale Check and its strength against the vehicle's.

use super::draft::AssaultPreview;
use super::duel::Odds;
use super::words;
use crate::counters::names;
use crate::drafting::attack;
use crate::drafting::crew;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{heading, note, rule_tag};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::Ui;
use board_art::Icon;
use lock_n_load::Assault;
use lock_n_load::sections::close_assault::odds::AssaultOdds;
use lock_n_load::sections::close_assault::rules::LAST_VEHICLE;
use lock_n_load::sections::wrecks::check::MoraleCheck;
use table::Line;

/// Draws the preview of a Close Assault.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, assault: &AssaultPreview) {
    let place = panels.table().field.map.place(assault.declared.at);
    side_panel::title(ui, panels, Icon::Melee, &words::assault_in(place).said());
    side_panel::in_card(ui, panels, |ui, panels| {
        attack::choosers(ui, panels, assault.declared.at, &assault.ways);
        crew::show(ui, panels, &words::who_assaults().said(), &assault.crew);
        let leader = assault.declared.leaders.first().map(|leader| leader.id);
        crew::leader(ui, panels, &words::leader_who_goes().said(), &assault.leaders, leader);
    });
    side_panel::in_card(ui, panels, |ui, panels| chances(ui, panels, &assault.odds));
    let leaders = assault.declared.leaders.len();
    for check in &assault.checks[..leaders] {
        side_panel::in_card(ui, panels, |ui, panels| morale(ui, panels, check));
    }
    let each = assault.declared.assaults.iter().zip(&assault.reports).zip(&assault.checks[leaders..]);
    for ((order, report), check) in each {
        side_panel::in_card(ui, panels, |ui, panels| {
            morale(ui, panels, check);
            ui.separator();
            against(ui, panels, order);
            let lines: [&[Line]; 2] = [&report.attack, &report.defence];
            Odds { lines, totals: [report.attack_total, report.defence_total] }.show(ui, panels);
            odds_bar::success(ui, panels, &words::destroys_once_in().said(), u64::from(report.chance_of_36), 36);
        });
    }
}

/// How often each vehicle is destroyed in the end.
fn chances(ui: &mut Ui, panels: &mut Panels, odds: &AssaultOdds) {
    let theme = panels.theme;
    let table = panels.table();
    for (vehicle, destroyed) in &odds.destroyed {
        ui.horizontal(|ui| {
            values::small(ui, panels, *vehicle, 42.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(theme::title(meanings::unit(&table, *vehicle), TEXT, theme.text));
                let chance = u64::from(odds.thousandths(*destroyed));
                odds_bar::success(ui, panels, &words::destroyed().said(), chance, 1000);
            });
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let stays = meanings::percent(u64::from(odds.thousandths(odds.stays)), 1000);
        note(ui, theme::text(words::all_stay(stays).said(), SMALL, theme.muted));
        rule_tag(ui, panels, LAST_VEHICLE);
    });
}

/// The Morale Check of one who goes along.
fn morale(ui: &mut Ui, panels: &mut Panels, check: &MoraleCheck) {
    let theme = panels.theme;
    let table = panels.table();
    ui.horizontal(|ui| {
        values::small(ui, panels, check.unit, 34.0);
        ui.label(theme::title(meanings::unit(&table, check.unit), TEXT, theme.text));
    });
    heading(ui, theme, &crate::words::morale_check().said());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::lines(ui, panels, &check.lines);
        let chance = meanings::percent(u64::from(check.chance_of_36), 36);
        let needed = crate::words::at_most_on_two(check.needed);
        breakdown::total(ui, panels, &words::passes_in(chance).said(), &needed.said());
    });
}

/// Which vehicle it is.
fn against(ui: &mut Ui, panels: &mut Panels, order: &Assault) {
    heading(ui, panels.theme, &names::told(&panels.table(), &words::against_vehicle(order.target)));
}

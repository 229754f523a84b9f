//! An attack before it is made: who fires, attack and defence line by line, and the exact chances of every unit fired at.

use super::draft::FirePreview;
use super::words;
use crate::counters::names;
use crate::drafting::attack;
use crate::drafting::crew;
use crate::model::Choose;
use crate::panels::breakdown;
use crate::panels::breakdown::Row;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::sight_words;
use crate::panels::widgets::{card, choice, heading, rule_tag, rule_text};
use crate::sections::ordnance;
use crate::theme::{self, FIGURE, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::Ui;
use hex_board::{Sight, Spot};
use lock_n_load::TargetTotals;
use lock_n_load::sections::fire::odds::FireOdds;
use lock_n_load::sections::fire::rules::LEAD;
use lock_n_load::sections::fire::strength::FireReport;
use lock_n_load::sections::fire::turning::Turned;
use lock_n_load::sections::ordnance::rules::NEAREST_FACING;
use table::Line;

/// Draws the preview of an attack.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, fire: &FirePreview) {
    let theme = panels.theme;
    title(ui, panels, fire);
    // Who takes part comes first: it is what the player changes.
    let ticks = fire.crew.len() > 1 || fire.crew.iter().any(|member| !member.weapons.is_empty());
    if ticks || fire.ways.any() {
        card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            attack::choosers(ui, panels, fire.facts.at, &fire.ways);
            crew::show(ui, panels, &words::who_fires().said(), &fire.crew);
            crew::leader(ui, panels, &words::leader_who_aids().said(), &fire.leaders, fire.order.leader);
            lead(ui, panels, fire);
        });
    }
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        turned(ui, panels, fire.facts.turned);
        strengths(ui, panels, &fire.report, fire.facts.higher);
    });
    unit_cards(ui, panels, &fire.report, &fire.odds);
    ordnance::fates(ui, panels, &fire.fates);
}

/// What is turned in order to fire.
pub(crate) fn turned(ui: &mut Ui, panels: &mut Panels, turned: Option<Turned>) {
    let what = match turned {
        None => return,
        Some(Turned::Turret(to)) => words::turret_turns(to).said(),
        Some(Turned::Hull(to)) => words::turns(to).said(),
    };
    let colour = panels.theme.text;
    breakdown::row(ui, panels, &Row { what: &what, value: "", colour, rule: Some(NEAREST_FACING) });
}

/// A card for each unit fired at.
pub(crate) fn unit_cards(ui: &mut Ui, panels: &mut Panels, report: &FireReport, odds: &FireOdds) {
    for target in &report.targets {
        card(panels.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            unit_odds(ui, panels, report, odds, target);
        });
    }
}

fn title(ui: &mut Ui, panels: &mut Panels, fire: &FirePreview) {
    let table = panels.table();
    let map = &table.field.map;
    let (from, at) = (map.place(fire.facts.from), map.place(fire.facts.at));
    let title = if fire.facts.opportunity { words::opportunity_title(from, at) } else { words::fire_title(from, at) };
    side_panel::title(ui, panels, Icon::Fire, &title.said());
    line_of_fire(ui, panels, fire.facts.from, fire.facts.at, &fire.sight);
}

/// How far it is, and what hinders the sight.
pub(crate) fn line_of_fire(ui: &mut Ui, panels: &mut Panels, from: Spot, at: Spot, sight: &Sight) {
    let table = panels.table();
    let (map, theme) = (&table.field.map, panels.theme);
    let range = lock_n_load::sections::fire::distance(&table, from, at);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let (sight, rules) = sight_words::sight(map, sight);
        let line = if map.adjacent(from, at) { words::adjacent(sight) } else { words::range(range, sight) };
        ui.label(theme::text(line.said(), SMALL, theme.muted));
        for rule in rules {
            rule_tag(ui, panels, rule);
        }
    });
}

/// Which multi-man counter counts in full, where several fire; of several that could, the player's choice.
fn lead(ui: &mut Ui, panels: &mut Panels, fire: &FirePreview) {
    let table = panels.table();
    let Some(lead) = fire.facts.lead.and_then(|n| fire.facts.sources.get(n)) else { return };
    if fire.facts.sources.len() < 2 {
        return;
    }
    let theme = panels.theme;
    let others: Vec<_> = fire.facts.sources.iter().filter(|source| source.may_lead()).collect();
    ui.add_space(2.0);
    if others.len() == 1 {
        let words = names::told(&table, &words::leads(lead.from));
        ui.label(theme::text(words, SMALL, theme.muted)).on_hover_ui(|ui| rule_text(ui, theme, LEAD));
        return;
    }
    heading(ui, theme, &words::counts_in_full().said());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for source in others {
            let name = meanings::unit(&table, source.from);
            let leads = source.from == lead.from;
            let label = choice(ui, leads, &words::lead(&name).said(), theme::text(&name, SMALL, theme.text));
            if label.on_hover_ui(|ui| rule_text(ui, theme, LEAD)).clicked() {
                panels.choose(Choose::Lead(source.from));
            }
        }
    });
}

/// Lines of defence that every target has: they stand once, on the right.
pub(super) fn common(targets: &[TargetTotals]) -> Vec<Line> {
    let Some((first, rest)) = targets.split_first() else { return Vec::new() };
    let plain = first.defence.iter().filter(|line| line.from.is_none());
    plain.filter(|line| rest.iter().all(|target| target.defence.contains(line))).copied().collect()
}

/// Attack and defence without their dice, line by line.
///
/// `higher`: of two attack dice the higher counts.
pub(crate) fn strengths(ui: &mut Ui, panels: &mut Panels, report: &FireReport, higher: bool) {
    let defence = common(&report.targets);
    let total = meanings::number(report.attack_total);
    let attack = match (report.attack_dice, higher) {
        (2, true) => words::and_best_of_two(total),
        (2, false) => words::and_two_dice(total),
        _ => crate::words::and_a_die(total),
    };
    ui.spacing_mut().item_spacing.y = 0.0;
    breakdown::sides_head(ui, panels);
    breakdown::sided_lines(ui, panels, &report.attack, 0);
    breakdown::sided_lines(ui, panels, &defence, 1);
    let sum = lock_n_load::sections::fire::strength::sum(&defence);
    let defence = crate::words::and_a_die(meanings::number(sum));
    breakdown::sided_total(ui, panels, &crate::words::total().said(), [&attack.said(), &defence.said()]);
}

/// The lines of a unit fired at that not everybody there has.
pub(super) fn own_lines(ui: &mut Ui, panels: &mut Panels, all: &[TargetTotals], target: &TargetTotals) {
    let shared = common(all);
    let own: Vec<Line> = target.defence.iter().filter(|line| !shared.contains(line)).copied().collect();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::sided_lines(ui, panels, &target.attack, 0);
        breakdown::sided_lines(ui, panels, &own, 1);
    });
}

/// One unit fired at: its own lines, what the attack has over it, and its chances.
fn unit_odds(ui: &mut Ui, panels: &mut Panels, report: &FireReport, odds: &FireOdds, target: &TargetTotals) {
    let table = panels.table();
    let theme = panels.theme;
    ui.horizontal(|ui| {
        values::small(ui, panels, target.unit, 42.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(theme::title(meanings::unit(&table, target.unit), TEXT, theme.text));
            let [attack, defence] = [target.attack_total, target.defence_total].map(meanings::number);
            ui.label(theme::text(crate::words::against(attack, defence).said(), SMALL, theme.muted));
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let colour = theme.of_value(target.margin);
            ui.label(theme::figure(meanings::signed(target.margin), FIGURE + 3.0, colour))
                .on_hover_text(words::advantage().said());
        });
    });
    own_lines(ui, panels, &report.targets, target);
    if let Some(unit) = odds.units.iter().find(|odds| odds.unit == target.unit) {
        odds_bar::fire(ui, panels, odds, unit);
    }
}

/// The same in a few lines: for the question of Opportunity Fire.
pub(crate) fn summary(ui: &mut Ui, panels: &mut Panels, fire: &FirePreview) {
    let table = panels.table();
    let theme = panels.theme;
    let place = table.field.map.place(fire.facts.from);
    let words = words::in_short(place, meanings::number(fire.report.attack_total)).said();
    ui.label(theme::title(words, TITLE - 1.0, theme.text));
    for target in &fire.report.targets {
        ui.horizontal(|ui| {
            values::small(ui, panels, target.unit, 36.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let line = format!("{}  {}", meanings::unit(&table, target.unit), meanings::signed(target.margin));
                ui.label(theme::text(line, SMALL, theme.text));
                if let Some(odds) = fire.odds.units.iter().find(|odds| odds.unit == target.unit) {
                    odds_bar::fire(ui, panels, &fire.odds, odds);
                }
            });
        });
    }
}

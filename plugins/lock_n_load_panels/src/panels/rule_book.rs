//! The rule reference: every rule of the catalogue by section, and a search. What is not in the game yet is shown by a tick.

use super::noted::note_seen;
use super::{BOTTOM_HEIGHT, Panels, TOP_HEIGHT};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use egui::{ScrollArea, Sense, Ui};
use lock_n_load::catalogue::{self, Rule, Scope};

/// Draws the window while it is open.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    if !panels.open.rules {
        return;
    }
    let mut open = true;
    let room = ctx.content_rect();
    // Below the bar at the top and above the buttons at the foot; the title and margins need the rest.
    let height = (room.height() - TOP_HEIGHT - BOTTOM_HEIGHT - 90.0).clamp(120.0, 620.0);
    egui::Window::new(theme::title("Rules", TITLE, panels.theme.text))
        .id("rules".into())
        .open(&mut open)
        .collapsible(false)
        .default_size([560.0, height])
        .default_pos(egui::pos2(room.center().x - 360.0, room.top() + TOP_HEIGHT + 12.0))
        .constrain_to(room)
        .show(ctx, |ui| content(ui, panels));
    panels.open.rules = open;
}

fn content(ui: &mut Ui, panels: &mut Panels) {
    let theme = panels.theme;
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut panels.open.search)
            .hint_text("Search: a number or a word")
            .desired_width(300.0);
        let field = ui.add(field);
        field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, "Search the rules"));
        note_seen(ui, "Search the rules", field.rect);
        if !panels.open.search.is_empty() {
            let clear = ui.button("Clear");
            note_seen(ui, "Clear", clear.rect);
            if clear.clicked() {
                panels.open.search.clear();
            }
        }
        let words = theme::text("Also what is not in the game yet", TEXT, theme.text);
        if super::widgets::tick(ui, panels.open.later_rules, "later rules", words).changed() {
            panels.open.later_rules = !panels.open.later_rules;
        }
    });
    // Whoever asks for a rule by its number sees it, whatever is ticked.
    let asked = panels.open.rule.and_then(catalogue::rule);
    panels.open.later_rules |= asked.is_some_and(|rule| rule.scope != Scope::Now);
    ui.separator();
    let wanted = panels.open.search.trim().to_lowercase();
    let later = panels.open.later_rules;
    let shown = |rule: &Rule| later || rule.scope == Scope::Now;
    let fits = |rule: &Rule| {
        wanted.is_empty()
            || rule.id.0.to_lowercase().contains(&wanted)
            || rule.sentence.to_lowercase().contains(&wanted)
            || catalogue::section_title(rule.section).to_lowercase().contains(&wanted)
    };
    let rules: Vec<&Rule> = catalogue::rules().filter(|rule| shown(rule) && fits(rule)).collect();
    if rules.is_empty() {
        let known = catalogue::rules().any(fits);
        let told = if known { "Only rules say that which are not in the game yet." } else { "No rule says that." };
        ui.label(theme::text(told, TEXT, theme.muted));
        return;
    }
    let target = panels.open.rule;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut section = "";
        for rule in rules {
            if rule.section != section {
                section = rule.section;
                ui.add_space(10.0);
                let title = format!("{section}  {}", catalogue::section_title(section));
                ui.label(theme::title(title, TITLE, theme.focus));
            }
            show_rule(ui, panels, rule, target == Some(rule.id));
        }
    });
}

fn show_rule(ui: &mut Ui, panels: &mut Panels, rule: &Rule, wanted: bool) {
    let theme = panels.theme;
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (at, _) = ui.allocate_exact_size(egui::vec2(92.0, 17.0), Sense::hover());
        let ink = if wanted { theme.focus } else { theme.muted };
        let number = super::words::rule_number(rule.id);
        note_seen(ui, &format!("rule {number}"), at);
        ui.painter().text(at.left_center(), egui::Align2::LEFT_CENTER, number, super::widgets::font(SMALL), ink);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let ink = if rule.scope == Scope::Now { theme.text } else { theme.muted };
            ui.add(egui::Label::new(theme::text(rule.sentence, TEXT, ink)).wrap());
            if let Scope::Later(reason) = rule.scope {
                ui.add(
                    egui::Label::new(theme::text(format!("Not in the game yet: {reason}"), SMALL, theme.muted)).wrap(),
                );
            }
        });
    });
    if wanted {
        let bar = shown.response.rect;
        ui.painter().vline(bar.left() - 5.0, bar.y_range(), egui::Stroke::new(3.0, theme.focus));
        // Only once: afterwards the reader scrolls.
        if panels.open.rule.take().is_some() {
            shown.response.scroll_to_me(Some(egui::Align::Center));
            ui.ctx().request_repaint();
        }
    }
}

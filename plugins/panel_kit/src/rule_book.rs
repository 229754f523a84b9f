//! The rule reference: every rule of a game by section, and a search. What is not in the game yet is shown by a tick.

use crate::noted::note_seen;
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::{BOTTOM_HEIGHT, Kit, Over, RuleEntry, TOP_HEIGHT, windows, words};
use bevy_egui::egui;
use egui::{ScrollArea, Sense, Ui};

/// Draws the window while it is open.
pub fn show(ctx: &egui::Context, kit: &mut Kit) {
    if !kit.open.rules {
        return;
    }
    let mut open = true;
    let room = ctx.content_rect();
    // Below the bar at the top and above the buttons at the foot; the title and margins need the rest.
    let height = (room.height() - TOP_HEIGHT - BOTTOM_HEIGHT - 90.0).clamp(120.0, 620.0);
    let width = 760.0_f32.min(room.width() - 24.0);
    let wanted = egui::pos2(room.center().x - 420.0, room.top() + TOP_HEIGHT + 12.0);
    let opens = windows::opens_at(ctx, kit.open, Over::Rules, egui::vec2(width + 20.0, height + 60.0), wanted);
    let mut left = false;
    let window = egui::Window::new(theme::title(words::rules().said(), TITLE, kit.theme.text))
        .id("rules".into())
        .open(&mut open)
        .collapsible(false)
        .default_size([width, height])
        .constrain_to(room);
    windows::opened(window, opens).show(ctx, |ui| left = content(ui, kit, opens.is_some()));
    kit.open.rules = open && !left;
}

/// Draws the search and what is found; a new window begins with the search. True: whoever wrote there leaves the window by Escape.
fn content(ui: &mut Ui, kit: &mut Kit, new: bool) -> bool {
    let (theme, book) = (kit.theme, kit.book);
    let mut left = false;
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut kit.open.search)
            .hint_text(words::search_hint().said())
            .desired_width(300.0);
        let field = ui.add(field);
        let name = words::search_rules().said();
        field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name));
        note_seen(ui, &name, field.rect);
        if new {
            field.request_focus();
        }
        left = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape));
        if !kit.open.search.is_empty() {
            let name = words::clear().said();
            let clear = ui.button(&name);
            note_seen(ui, &name, clear.rect);
            if clear.clicked() {
                kit.open.search.clear();
            }
        }
        let words = theme::text(words::also_later_rules().said(), TEXT, theme.text);
        if crate::widgets::tick(ui, kit.open.later_rules, "later", words).changed() {
            kit.open.later_rules = !kit.open.later_rules;
        }
    });
    // Whoever asks for a rule by its number sees it, whatever is ticked.
    let asked = kit.open.rule.and_then(|id| book.rule(id));
    kit.open.later_rules |= asked.is_some_and(|rule| rule.later.is_some());
    ui.separator();
    let wanted = kit.open.search.trim().to_lowercase();
    let later = kit.open.later_rules;
    let shown = |rule: &RuleEntry| later || rule.later.is_none();
    let fits = |rule: &RuleEntry| {
        wanted.is_empty()
            || rule.id.0.to_lowercase().contains(&wanted)
            || rule.sentence.to_lowercase().contains(&wanted)
            || rule.section.1.to_lowercase().contains(&wanted)
    };
    let rules: Vec<&RuleEntry> = book.rules().iter().filter(|rule| shown(rule) && fits(rule)).collect();
    if rules.is_empty() {
        let known = book.rules().iter().any(fits);
        let told = if known { words::only_later_rules() } else { words::no_rule() };
        ui.label(theme::text(told.said(), TEXT, theme.muted));
        return left;
    }
    if ui.available_width() < CONTENTS + 320.0 {
        pages(ui, kit, &rules);
        return left;
    }
    let height = ui.available_height();
    ui.horizontal_top(|ui| {
        let top_down = egui::Layout::top_down(egui::Align::Min);
        let room = egui::vec2(CONTENTS, height);
        ui.allocate_ui_with_layout(room, top_down, |ui| contents(ui, kit, &rules));
        ui.separator();
        ui.allocate_ui_with_layout(egui::vec2(ui.available_width(), height), top_down, |ui| pages(ui, kit, &rules));
    });
    left
}

/// Width of the table of contents.
const CONTENTS: f32 = 210.0;

/// The sections that have such rules; a click goes to the first rule of one.
fn contents(ui: &mut Ui, kit: &mut Kit, rules: &[&RuleEntry]) {
    let theme = kit.theme;
    ScrollArea::vertical().id_salt("contents").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.set_width(ui.available_width() - 10.0);
        let mut section = "";
        for rule in rules {
            let (number, title) = rule.section;
            if std::mem::replace(&mut section, number) == number {
                continue;
            }
            let words = theme::text(format!("{number}  {title}"), SMALL, theme.text);
            let line = ui.add(egui::Button::selectable(false, words).truncate());
            note_seen(ui, &format!("section {number}"), line.rect);
            if line.on_hover_text(title).clicked() {
                kit.open.rule = Some(rule.id);
                ui.ctx().request_repaint();
            }
        }
    });
}

/// The rules themselves.
fn pages(ui: &mut Ui, kit: &mut Kit, rules: &[&RuleEntry]) {
    let theme = kit.theme;
    let target = kit.open.rule;
    ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        let mut section = "";
        for rule in rules {
            let (number, title) = rule.section;
            if number != section {
                section = number;
                ui.add_space(10.0);
                ui.label(theme::title(format!("{number}  {title}"), TITLE, theme.focus));
            }
            show_rule(ui, kit, rule, target == Some(rule.id));
        }
    });
}

fn show_rule(ui: &mut Ui, kit: &mut Kit, rule: &RuleEntry, wanted: bool) {
    let theme = kit.theme;
    let shown = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (at, _) = ui.allocate_exact_size(egui::vec2(92.0, 17.0), Sense::hover());
        let ink = if wanted { theme.focus } else { theme.muted };
        let number = kit.book.number(rule.id);
        note_seen(ui, &format!("rule {number}"), at);
        ui.painter().text(at.left_center(), egui::Align2::LEFT_CENTER, number, crate::widgets::font(SMALL), ink);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let ink = if rule.later.is_none() { theme.text } else { theme.muted };
            ui.add(egui::Label::new(theme::text(rule.sentence, TEXT, ink)).wrap());
            if let Some(reason) = rule.later {
                let later = words::later_rule(reason).said();
                ui.add(egui::Label::new(theme::text(later, SMALL, theme.muted)).wrap());
            }
        });
    });
    if wanted {
        let bar = shown.response.rect;
        ui.painter().vline(bar.left() - 5.0, bar.y_range(), egui::Stroke::new(3.0, theme.focus));
        // Only once: afterwards the reader scrolls.
        if kit.open.rule.take().is_some() {
            shown.response.scroll_to_me(Some(egui::Align::Center));
            ui.ctx().request_repaint();
        }
    }
}

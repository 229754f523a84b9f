//! A counter large, with all that is printed on it explained under the pointer.

use crate::counters::faces;
use crate::counters::names;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::widgets::{pill, rule_text};
use crate::panels::words;
use crate::theme::{self, SMALL, TEXT, TINY, TITLE, Theme};
use bevy_egui::egui;
use board_art::{Boxed, CounterFace};
use egui::{Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};
use lock_n_load::markers::Marker;
use lock_n_load::rules::MORALE;
use lock_n_load::sections::fire::rules::{AIDING_LEADERSHIP, ATTACK_TOTAL, FULL_WEAPONS, RANGE};
use lock_n_load::sections::melee::rules::MELEE_BONUS;
use lock_n_load::sections::movement::rules::{ASSAULT, MOVEMENT_FACTOR, STEALTH};
use lock_n_load::sections::rally::rules::SELF_RALLY;
use lock_n_load::values;
use lock_n_load::{Table, Trait, UnitNow, UnitState};
use panel_kit::pictures::Picture;
use table::{CounterId, Line, RuleId, Say, Side};

/// A value: what it is called, what it is, what it does, and where the rule book says so.
struct Value {
    name: Say,
    shown: String,
    means: Say,
    rule: RuleId,
    /// What it is made of; empty for what is simply printed.
    parts: Vec<Line>,
}

/// Draws a unit's counter with its tokens. A click chooses the unit.
pub(crate) fn unit(ui: &mut Ui, panels: &mut Panels, unit: UnitNow, side: f32) -> Response {
    let table = panels.table();
    let face = faces::unit_face(&table, unit);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let name = meanings::unit(&table, unit.id);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    crate::panels::noted::note_seen(ui, &unit.id.to_string(), rect);
    let picture = Picture::Counter(Box::new(face.clone()), panels.style);
    let spent = faces::spent(unit, table.flow.turn.phase) && !panels.battle.ready().contains(&unit.id);
    let tint = if spent { Color32::from_gray(150) } else { Color32::WHITE };
    panels.pictures.paint_tinted(ui.painter(), rect, &picture, tint);
    stripe(ui, panels, unit.side, rect);
    tokens(ui, panels, unit, rect);
    let theme = panels.theme;
    let corner = (side * 0.09) as u8;
    if panels.selection.units.contains(&unit.id) {
        ui.painter().rect_stroke(rect.expand(1.0), corner, Stroke::new(2.0, theme.focus), StrokeKind::Outside);
    } else if response.hovered() {
        ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, theme.text), StrokeKind::Outside);
    }
    let style = panels.style;
    let pictures = &mut *panels.pictures;
    response.on_hover_ui(|ui| {
        ui.set_max_width(380.0);
        ui.horizontal_top(|ui| {
            let (big, _) = ui.allocate_exact_size(Vec2::splat(136.0), Sense::hover());
            pictures.paint(ui.painter(), big, &Picture::Counter(Box::new(face.clone()), style));
            ui.vertical(|ui| {
                ui.set_max_width(220.0);
                ui.label(theme::title(name, TITLE, theme.text));
                let def = table.definition(unit);
                let what = words::unit_of(&def.name, &table.formation(unit).name).said();
                ui.label(theme::text(what, SMALL, theme.muted));
                if let UnitState::Off(state) = unit.state {
                    ui.label(theme::text(meanings::off_map(state).said(), SMALL, theme.warning));
                }
                markers(ui, theme, unit);
            });
        });
        ui.separator();
        explain(ui, theme, &all_values(&table, unit, &face));
    })
}

/// The side's accent along the edge, where colours of formations may look alike.
fn stripe(ui: &Ui, panels: &Panels, side: Side, rect: Rect) {
    if panels.theme.sides.is_some() {
        let at = Rect::from_center_size(
            rect.left_center() + egui::vec2(rect.width() * 0.05, 0.0),
            rect.size() * egui::vec2(0.07, 0.84),
        );
        ui.painter().rect_filled(at, 1.0, panels.accent(side));
    }
}

/// Tokens of markers along the upper edge, between the letter in one corner and the disc in the other.
fn tokens(ui: &Ui, panels: &mut Panels, unit: UnitNow, rect: Rect) {
    let size = (rect.width() * 0.26).max(16.0);
    let tokens = faces::tokens(&panels.table(), unit);
    let room = rect.width() * 0.44 - size;
    let step = (room / (tokens.len().max(2) - 1) as f32).min(size * 0.86);
    for (n, kind) in tokens.into_iter().enumerate() {
        let from = rect.left_top() + egui::vec2(rect.width() * 0.28 + n as f32 * step, -4.0);
        let at = Rect::from_min_size(from, Vec2::splat(size));
        panels.pictures.paint(ui.painter(), at, &Picture::Marker(kind));
    }
}

/// Every marker in a word, with what it means.
fn markers(ui: &mut Ui, theme: &Theme, unit: UnitNow) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        if unit.shaken {
            pill(ui, &words::shaken().said(), theme.warning);
        }
        for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
            pill(ui, &meanings::marker(*marker).0.said(), theme.text);
        }
    });
    for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
        let (name, means, rule) = meanings::marker(*marker);
        let line = words::marker_means(name, means, meanings::rule_number(rule));
        ui.label(theme::text(line.said(), TINY, theme.muted));
    }
}

/// The values of a unit as they hold now, and what else is printed on its counter.
fn all_values(table: &Table, unit: UnitNow, face: &CounterFace) -> Vec<Value> {
    let mut found = Vec::new();
    if face.foot[0].is_some() {
        let (name, means) = (words::firepower_value(), words::firepower_means());
        found.push(effective(name, means, ATTACK_TOTAL, |parts| values::firepower(table, unit, parts)));
    }
    if face.foot[1].is_some() {
        let (name, means) = (words::range_value(), words::range_means());
        found.push(effective(name, means, RANGE, |parts| values::range(table, unit, parts)));
    }
    if face.foot[2].is_some() {
        let (name, means) = (words::movement_value(), words::movement_means());
        found.push(effective(name, means, MOVEMENT_FACTOR, |parts| values::movement(table, unit, parts)));
    }
    match face.boxed {
        Boxed::Red => {
            found.push(printed(words::red_box(), words::assault().said(), words::red_box_means(), ASSAULT));
        }
        Boxed::Yellow => {
            found.push(printed(words::yellow_box(), words::stealthy().said(), words::yellow_box_means(), STEALTH));
        }
        Boxed::None => {}
    }
    if face.disc.is_some() {
        let (name, means) = (words::morale_value(), words::morale_means());
        found.push(effective(name, means, MORALE, |parts| values::morale(table, unit, parts)));
    }
    if face.shield.is_some() {
        let (name, means, rule) = (words::leadership_value(), words::leadership_means(), AIDING_LEADERSHIP);
        found.push(effective(name, means, rule, |parts| values::leadership(table, unit, parts)));
    }
    if face.pill.is_some() {
        let (name, means) = (words::self_rally_sign(), words::self_rally_means());
        found.push(printed(name, words::self_rally().said(), means, SELF_RALLY));
    }
    if unit.may(Trait::MeleeBonus) {
        found.push(printed(words::melee_bonus(), "+1".to_owned(), words::melee_bonus_means(), MELEE_BONUS));
    }
    found
}

fn printed(name: Say, shown: String, means: Say, rule: RuleId) -> Value {
    Value { name, shown, means, rule, parts: Vec::new() }
}

/// A value with the parts that make it up.
fn effective(name: Say, means: Say, rule: RuleId, add: impl FnOnce(&mut Vec<Line>)) -> Value {
    let mut parts = Vec::new();
    add(&mut parts);
    let shown = parts.iter().map(|part| part.value).sum::<i32>().to_string();
    Value { name, shown, means, rule, parts }
}

/// How a value comes about, where it is not simply printed: `6 [1.5-01], -1 [5.1-20]`.
fn made_of(parts: &[Line]) -> Option<String> {
    let told = |(n, part): (usize, &Line)| {
        let value = if n == 0 { part.value.to_string() } else { meanings::signed(part.value) };
        words::by_rule(value, meanings::rule_number(part.rule)).said()
    };
    (parts.len() > 1).then(|| parts.iter().enumerate().map(told).collect::<Vec<_>>().join(", "))
}

fn explain(ui: &mut Ui, theme: &Theme, values: &[Value]) {
    egui::Grid::new("values").num_columns(3).spacing([10.0, 4.0]).show(ui, |ui| {
        for value in values {
            ui.label(theme::title(value.name.said(), TEXT, theme.text));
            ui.label(theme::figure(value.shown.clone(), TEXT, theme.focus));
            ui.vertical(|ui| {
                ui.set_max_width(230.0);
                let words = words::value_means(value.means.clone(), meanings::rule_number(value.rule)).said();
                ui.add(egui::Label::new(theme::text(words, SMALL, theme.muted)).wrap());
                if let Some(parts) = made_of(&value.parts) {
                    ui.label(theme::text(parts, SMALL, theme.text));
                }
            });
            ui.end_row();
        }
    });
}

/// Draws a weapon's counter.
pub(crate) fn weapon(ui: &mut Ui, panels: &mut Panels, id: CounterId, side: f32) -> Response {
    let table = panels.table();
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let Some(weapon) = table.weapon(id) else { return response };
    let def = table.weapon_definition(weapon);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &def.name));
    crate::panels::noted::note_seen(ui, &id.to_string(), rect);
    let face = faces::weapon_face(&table, weapon);
    let picture = Picture::Counter(Box::new(face), panels.style);
    panels.pictures.paint(ui.painter(), rect, &picture);
    let theme = panels.theme;
    response.on_hover_ui(|ui| {
        ui.set_max_width(320.0);
        ui.label(theme::title(&def.name, TITLE, theme.text));
        match table.carrier(weapon) {
            Some(carrier) => {
                let line = names::told(&table, &words::carried_by(carrier.id));
                ui.label(theme::text(line, SMALL, theme.muted));
            }
            None => _ = ui.label(theme::text(words::lies_abandoned().said(), SMALL, theme.warning)),
        }
        match lock_n_load::sections::fire::weapon_face(&table, weapon) {
            Some((firepower, range)) => {
                ui.label(theme::text(words::weapon_brings(firepower, range).said(), SMALL, theme.text));
            }
            None => _ = ui.label(theme::text(words::packed().said(), SMALL, theme.warning)),
        }
        rule_text(ui, theme, FULL_WEAPONS);
    })
}

/// True for counters that stand for one man: their reduction is a wound.
pub(crate) fn is_one_man(table: &Table, id: CounterId) -> bool {
    table.unit(id).is_some_and(|unit| unit.is_smc())
}

/// A unit that rolls: its counter and its name.
pub(crate) fn who(ui: &mut Ui, panels: &mut Panels, unit: CounterId) {
    let theme = panels.theme;
    let table = panels.table();
    ui.horizontal(|ui| {
        small(ui, panels, unit, 42.0);
        ui.label(theme::title(meanings::unit(&table, unit), TEXT, theme.text));
    });
}

/// A small counter without an explanation.
pub(crate) fn small(ui: &mut Ui, panels: &mut Panels, id: CounterId, side: f32) -> Response {
    let table = panels.table();
    let face = match (table.unit(id), table.weapon(id)) {
        (Some(unit), _) => faces::unit_face(&table, unit),
        (_, Some(weapon)) => faces::weapon_face(&table, weapon),
        _ => return ui.allocate_exact_size(Vec2::splat(side), Sense::hover()).1,
    };
    let picture = Picture::Counter(Box::new(face), panels.style);
    crate::panels::widgets::picture(ui, panels, &picture, side, Color32::WHITE)
}

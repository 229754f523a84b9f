//! The hex that is pointed at or selected: terrain, cover, height, smoke, who sees it, and every counter in it.

use crate::intent::unit_of;
use crate::panels::cards::armour_card;
use crate::panels::cards::in_hand;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::over_map::hex_markers;
use crate::panels::reads::Panels;
use crate::panels::sight_words;
use crate::panels::widgets::{card, heading, note, pill, rule_tag};
use crate::panels::words;
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::wording::glossary;
use bevy_egui::egui;
use egui::Ui;
use hex_board::{HexId, Spot};
use lock_n_load::UnitNow;
use lock_n_load::sections::fire::rules::COVER;
use lock_n_load::sections::spotting;
use lock_n_load::sections::spotting::rules::{SPOTTING_NUMBER, TERRAIN, UPPER_LEVEL};
use table::{RuleId, Say, Side};

/// Which hex the panel shows: the one pointed at; over the panel the one it showed; else the target or the selection.
pub(crate) fn shown(ui: &Ui, panels: &Panels) -> Option<HexId> {
    let id = egui::Id::new(("shown hex", panels.battle.born()));
    let kept: Option<HexId> = ui.data(|data| data.get_temp(id));
    let within = ui.ctx().pointer_latest_pos().is_some_and(|at| ui.max_rect().contains(at));
    let chosen = panels.selection.target.or(panels.selection.spot).map(|spot| spot.hex);
    // Who drags a counter to a slot passes over other hexes on the way.
    let dragged = panels.carried.and_then(|counter| {
        let table = panels.table();
        table.whereabouts(table.unit(unit_of(&table, counter)?)?)
    });
    let hex =
        dragged.map(|spot| spot.hex).or(panels.hover.hex).or(if within { kept } else { None }).or(chosen).or(kept);
    let hex = hex.filter(|hex| hex.index() < panels.table().field.map.hexes.len());
    if let Some(hex) = hex {
        ui.data_mut(|data| data.insert_temp(id, hex));
    }
    hex
}

/// Draws the hex's card and its counters; `brief` where something else is to be read as well.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels, hex: HexId, brief: bool) {
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        title(ui, panels, hex);
        facts(ui, panels, hex);
        hex_markers::show(ui, panels, hex);
        if !brief {
            seen_from(ui, panels, hex);
        }
        if !panels.preview.shown().is_some_and(|shown| shown.shows_spotted()) {
            spotted(ui, panels, hex);
        }
    });
    // An attack and a move show their counters themselves.
    if panels.preview.shown().is_some_and(|shown| shown.shows_counters()) {
        return;
    }
    let table = panels.table();
    for storey in (0..table.field.map.at(hex).storeys).rev() {
        counters(ui, panels, Spot { hex, storey }, if brief { 60.0 } else { 92.0 });
    }
}

fn title(ui: &mut Ui, panels: &mut Panels, hex: HexId) {
    let table = panels.table();
    let map = &table.field.map;
    let at = map.at(hex);
    let theme = panels.theme;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(theme::title(map.name(hex).to_string(), TITLE + 3.0, theme.text));
        let terrain = &map.terrain_set.terrains[usize::from(at.terrain.0)];
        ui.label(theme::text(&terrain.name, TITLE, theme.text));
        if at.storeys == 2 {
            ui.label(theme::text(words::two_storeys().said(), SMALL, theme.muted));
        }
        for (n, objective) in table.field.objectives.iter().enumerate() {
            if *objective == hex {
                let holder = table.flow.control.get(n).copied().flatten();
                let colour = holder.map_or(theme.muted, |side| panels.accent(side));
                let held = holder.map(|side| words::held_by(panels.side_name(side)));
                let held = held.unwrap_or_else(words::held_by_nobody);
                pill(ui, &words::objective().said(), colour).on_hover_text(held.said());
            }
        }
    });
}

/// Cover, number to spot, cost, level, roads, hexsides, smoke.
fn facts(ui: &mut Ui, panels: &mut Panels, hex: HexId) {
    let table = panels.table();
    let map = &table.field.map;
    let at = map.at(hex);
    let theme = panels.theme;
    let effect = table.field.definitions.terrain(at.terrain);
    let spot = Spot { hex, storey: 0 };
    let mut facts: Vec<(Say, String, RuleId)> =
        vec![(words::target_modifier(), meanings::signed(table.hex_tm(hex)), COVER)];
    let number = spotting::number(&table, spot).map_or_else(words::always_spotted, crate::words::at_most);
    facts.push((words::spot_fact(), number.said(), SPOTTING_NUMBER));
    let cost = if effect.prohibited { words::none_enters().said() } else { effect.foot.to_string() };
    facts.push((words::move_fact(), cost, TERRAIN));
    facts.push((words::level(), map.unit_level(spot).to_string(), UPPER_LEVEL));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for (what, value, rule) in facts {
            let what = what.said();
            let label = ui.label(theme::text(&what, SMALL, theme.muted));
            let figure = ui.label(theme::title(value, TEXT, theme.text));
            for response in [label, figure] {
                response.on_hover_ui(|ui| {
                    if let Some(means) = glossary::of(&what) {
                        ui.label(theme::text(means.said(), TEXT, theme.text));
                    }
                    crate::panels::widgets::rule_text(ui, theme, rule);
                });
            }
            ui.add_space(6.0);
        }
    });
    let mut more: Vec<String> = Vec::new();
    if at.roads != 0 {
        let road = if at.paved == 0 { words::dirt_road() } else { words::paved_road() };
        more.push(road.said());
    }
    let hexsides = at.hexsides.iter().flatten();
    let mut sides: Vec<&str> = hexsides.map(|id| map.terrain_set.hexsides[usize::from(id.0)].name.as_str()).collect();
    sides.sort_unstable();
    sides.dedup();
    more.extend(sides.iter().map(|name| name.to_lowercase()));
    if !more.is_empty() {
        note(ui, theme::text(more.join(", "), SMALL, theme.muted));
    }
}

/// Whose eyes are on the hex.
fn seen_from(ui: &mut Ui, panels: &mut Panels, hex: HexId) {
    let table = panels.table();
    let spot = Spot { hex, storey: 0 };
    let theme = panels.theme;
    for side in Side::BOTH {
        let watchers = sight_words::watchers(&table, spot, side);
        if watchers.is_empty() {
            continue;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            crate::panels::widgets::dot(ui, panels.accent(side));
            let seen = match watchers.get(..5).filter(|_| watchers.len() > 5) {
                Some(named) => words::sees_it_from_and_more(named.join(", "), watchers.len() - 5),
                None => words::sees_it_from(watchers.join(", ")),
            };
            ui.label(theme::text(seen.said(), SMALL, theme.muted)).on_hover_text(watchers.join(", "));
        });
    }
}

/// Whether what stands in it may be fired at.
fn spotted(ui: &mut Ui, panels: &mut Panels, hex: HexId) {
    let table = panels.table();
    let spot = Spot { hex, storey: 0 };
    let theme = panels.theme;
    for side in Side::BOTH {
        if table.side_at(spot, side).next().is_none() {
            continue;
        }
        let rules = sight_words::spotted_by(panels, spot, side.other());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            crate::panels::widgets::dot(ui, panels.accent(side));
            match rules.is_empty() {
                true => _ = ui.label(theme::text(words::not_spotted().said(), SMALL, theme.muted)),
                false => _ = ui.label(theme::text(words::spotted().said(), SMALL, theme.warning)),
            }
            for rule in rules {
                rule_tag(ui, panels, rule);
            }
        });
    }
}

/// Every counter of a Location.
fn counters(ui: &mut Ui, panels: &mut Panels, spot: Spot, size: f32) {
    let table = panels.table();
    let units: Vec<_> = table.units_at(spot).collect();
    let abandoned: Vec<_> = table
        .weapons
        .iter()
        .filter(|weapon| weapon.lies == Some(spot) && !weapon.gone)
        .map(|weapon| weapon.id)
        .collect();
    if units.is_empty() && abandoned.is_empty() {
        return;
    }
    if table.field.map.at(spot.hex).storeys == 2 {
        let storey = if spot.storey == 1 { words::upper_storey() } else { words::ground_floor() };
        heading(ui, panels.theme, &storey.said());
    } else {
        ui.add_space(2.0);
    }
    let (carded, plain): (Vec<UnitNow>, Vec<UnitNow>) =
        units.into_iter().partition(|unit| armour_card::is_for(&table, *unit));
    for unit in carded {
        armour_card::show(ui, panels, unit, size < 80.0);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 8.0);
        for unit in &plain {
            let card = values::unit(ui, panels, *unit, size);
            in_hand::card(ui, panels, unit.id, &card);
            for weapon in table.carried_by(unit.id) {
                let card = values::weapon(ui, panels, weapon.id, (size * 0.72).round());
                in_hand::card(ui, panels, weapon.id, &card);
            }
        }
        for weapon in &abandoned {
            values::weapon(ui, panels, *weapon, (size * 0.72).round());
        }
    });
    if !abandoned.is_empty() {
        note(ui, theme::text(words::weapon_lies_here().said(), SMALL, panels.theme.muted));
    }
}

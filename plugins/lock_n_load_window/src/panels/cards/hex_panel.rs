//! The hex that is pointed at or selected: terrain, cover, height, smoke, who sees it, and every counter in it.

use crate::panels::cards::armour_card;
use crate::panels::over_map::hex_markers;
use crate::panels::reads::Panels;
use crate::panels::words;
use crate::seams::clicked::unit_of;
use crate::sheets::{Page, Reading, counters, meanings, sight_words};
use crate::wording::glossary;
use bevy_egui::egui;
use egui::Ui;
use hex_board::{HexId, Spot};
use lock_n_load::sections::fire::rules::COVER;
use lock_n_load::sections::spotting;
use lock_n_load::sections::spotting::rules::{SPOTTING_NUMBER, TERRAIN, UPPER_LEVEL};
use lock_n_load::{Table, UnitNow};
use panel_kit::sheet::{Ink, Tip, text, tip_of, title as titled};
use panel_kit::theme::{SMALL, TEXT, TITLE};
use table::{CounterId, RuleId, Say, Side};

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
    let reading = panels.reading();
    let (table, shown) = (reading.table(), panels.preview.shown());
    let about = Page::of(|page| {
        page.card(|card| {
            title(card, &reading, hex);
            facts(card, &table, hex);
            hex_markers::lines(card, &table, hex);
            if !brief {
                seen_from(card, &table, hex);
            }
            if !shown.is_some_and(|shown| shown.shows_spotted()) {
                spotted(card, &table, hex);
            }
        });
    });
    panels.show(ui, &about);
    // An attack and a move show their counters themselves.
    if shown.is_some_and(|shown| shown.shows_counters()) {
        return;
    }
    for storey in (0..table.field.map.at(hex).storeys).rev() {
        stack(ui, panels, Spot { hex, storey }, if brief { 60.0 } else { 92.0 });
    }
}

fn title(page: &mut Page, reading: &Reading, hex: HexId) {
    let table = reading.table();
    let map = &table.field.map;
    let at = map.at(hex);
    page.across(|row| {
        row.apart_across(6.0);
        row.text(titled(map.name(hex).to_string(), TITLE + 3.0, Ink::Text));
        let terrain = &map.terrain_set.terrains[usize::from(at.terrain.0)];
        row.text(text(&terrain.name, TITLE, Ink::Text));
        if at.storeys == 2 {
            row.text(text(words::two_storeys().said(), SMALL, Ink::Muted));
        }
        for (n, objective) in table.field.objectives.iter().enumerate() {
            if *objective == hex {
                let holder = table.flow.control.get(n).copied().flatten();
                let held = holder.map(|side| words::held_by(reading.side_name(side)));
                let held = Tip::Words(held.unwrap_or_else(words::held_by_nobody).said());
                row.pill_with(words::objective().said(), holder.map_or(Ink::Muted, Ink::Side), held);
            }
        }
    });
}

/// Cover, number to spot, cost, level, roads, hexsides, smoke.
fn facts(page: &mut Page, table: &Table, hex: HexId) {
    let map = &table.field.map;
    let at = map.at(hex);
    let effect = table.field.definitions.terrain(at.terrain);
    let spot = Spot { hex, storey: 0 };
    let mut facts: Vec<(Say, String, RuleId)> =
        vec![(words::target_modifier(), meanings::signed(table.hex_tm(hex)), COVER)];
    let number = spotting::number(table, spot).map_or_else(words::always_spotted, crate::words::at_most);
    facts.push((words::spot_fact(), number.said(), SPOTTING_NUMBER));
    let cost = if effect.prohibited { words::none_enters().said() } else { effect.foot.to_string() };
    facts.push((words::move_fact(), cost, TERRAIN));
    facts.push((words::level(), map.unit_level(spot).to_string(), UPPER_LEVEL));
    page.across(|row| {
        row.apart_across(5.0);
        for (what, value, rule) in facts {
            let what = what.said();
            let tip = tip_of(|tip| {
                if let Some(means) = glossary::of(&what) {
                    tip.text(text(means.said(), TEXT, Ink::Text));
                }
                tip.rule_in_full(rule);
            });
            row.text(text(what, SMALL, Ink::Muted).tip(tip.clone()));
            row.text(titled(value, TEXT, Ink::Text).tip(tip));
            row.space(6.0);
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
        page.text(text(more.join(", "), SMALL, Ink::Muted).wrap());
    }
}

/// Whose eyes are on the hex.
fn seen_from(page: &mut Page, table: &Table, hex: HexId) {
    let spot = Spot { hex, storey: 0 };
    for side in Side::BOTH {
        let watchers = sight_words::watchers(table, spot, side);
        if watchers.is_empty() {
            continue;
        }
        page.wrapped(|row| {
            row.apart_across(5.0);
            row.dot(10.0, Ink::Side(side));
            let seen = match watchers.get(..5).filter(|_| watchers.len() > 5) {
                Some(named) => words::sees_it_from_and_more(named.join(", "), watchers.len() - 5),
                None => words::sees_it_from(watchers.join(", ")),
            };
            row.text(text(seen.said(), SMALL, Ink::Muted).tip(Tip::Words(watchers.join(", "))));
        });
    }
}

/// Whether what stands in it may be fired at.
fn spotted(page: &mut Page, table: &Table, hex: HexId) {
    let spot = Spot { hex, storey: 0 };
    for side in Side::BOTH {
        if table.side_at(spot, side).next().is_none() {
            continue;
        }
        let rules = spotting::reasons(table, spot, side.other());
        page.wrapped(|row| {
            row.apart_across(5.0);
            row.dot(10.0, Ink::Side(side));
            row.text(match rules.is_empty() {
                true => text(words::not_spotted().said(), SMALL, Ink::Muted),
                false => text(words::spotted().said(), SMALL, Ink::Warning),
            });
            rules.into_iter().for_each(|rule| row.rule(rule));
        });
    }
}

/// Every counter of a Location.
fn stack(ui: &mut Ui, panels: &mut Panels, spot: Spot, size: f32) {
    let reading = panels.reading();
    let table = reading.table();
    let units: Vec<_> = table.units_at(spot).collect();
    let lying = table.weapons.iter().filter(|weapon| weapon.lies == Some(spot) && !weapon.gone);
    let abandoned: Vec<_> = lying.map(|weapon| weapon.id).collect();
    if units.is_empty() && abandoned.is_empty() {
        return;
    }
    panels.show(
        ui,
        &Page::of(|page| match (table.field.map.at(spot.hex).storeys, spot.storey) {
            (2, 1) => page.heading(words::upper_storey().said()),
            (2, _) => page.heading(words::ground_floor().said()),
            _ => page.space(2.0),
        }),
    );
    let (carded, plain): (Vec<UnitNow>, Vec<UnitNow>) =
        units.into_iter().partition(|unit| armour_card::is_for(&table, *unit));
    for unit in carded {
        armour_card::show(ui, panels, unit, size < 80.0);
    }
    panels.show(ui, &Page::of(|page| laid_out(page, &reading, &plain, &abandoned, size)));
}

/// Counters side by side, each with the weapons that it carries, and those that lie about.
fn laid_out(page: &mut Page, reading: &Reading, units: &[UnitNow], abandoned: &[CounterId], size: f32) {
    let weapon = |id| counters::weapon_explained(reading, id, (size * 0.72).round());
    page.wrapped(|row| {
        row.apart(6.0, 8.0);
        for unit in units {
            row.counter(counters::in_hand(counters::unit_explained(reading, *unit, size), unit.id));
            for carried in reading.table().carried_by(unit.id) {
                row.counter(counters::in_hand(weapon(carried.id), carried.id));
            }
        }
        abandoned.iter().for_each(|id| row.counter(weapon(*id)));
    });
    if !abandoned.is_empty() {
        page.text(text(words::weapon_lies_here().said(), SMALL, Ink::Muted).wrap());
    }
}

//! The card of a vehicle, a gun or a team in the panel at the side: armour, movement, each weapon with its bands and its arc, how it stands,
//! who leads it, and who is aboard.

use crate::panels::cards::berths;
use crate::panels::cards::in_hand;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::widgets::{card, heading, pill, rule_text};
use crate::panels::words;
use crate::theme::{self, FIGURE, SMALL, TEXT, TINY, TITLE, Theme};
use bevy_egui::egui;
use egui::{Color32, Response, Ui};
use hex_board::Sector;
use lock_n_load::markers::Marker;
use lock_n_load::rules::MORALE;
use lock_n_load::sections::driving::rules::{DUG_IN_HULL, OPEN_OR_BUTTONED, SHAKEN_VEHICLE};
use lock_n_load::sections::fire::mounted;
use lock_n_load::sections::fire::rules::{ALL_ROUND, ATTACK_TOTAL, IN_ARC, RANGE, TEAM_ARC};
use lock_n_load::sections::movement::rules::MOVEMENT_FACTOR;
use lock_n_load::sections::ordnance::rules::{
    ACQUIRED, ARMOUR, BLAST, HEAT_HALVED, HULL_ARC, ORDNANCE_RANGE, PENETRATION, SHOTS, TURRET_ARC,
};
use lock_n_load::sections::wrecks::rules::ARMOUR_LEADER;
use lock_n_load::vehicle::{Acquisition, MountArc, OrdnanceDef, Plates, ShotTarget, VehicleDef};
use lock_n_load::{Table, Trait, UnitNow, WeaponNow};
use table::{CounterId, RuleId, Say};

/// True for a unit that has such a card: what it is does not fit on a counter.
pub(crate) fn is_for(table: &Table, unit: UnitNow) -> bool {
    table.vehicle(unit).is_some() || table.mounted_on(unit.id).next().is_some()
}

/// Draws the card; `brief` where something else is to be read as well: its counter, how it stands and who is aboard.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels, unit: UnitNow, brief: bool) {
    let table = panels.table();
    let vehicle = table.vehicle(unit);
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 5.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 9.0;
            let counter = values::unit(ui, panels, unit, if brief { 60.0 } else { 92.0 });
            in_hand::card(ui, panels, unit.id, &counter);
            ui.vertical(|ui| {
                title(ui, panels.theme, &table, unit);
                state(ui, panels.theme, &table, unit);
                if !brief {
                    facts(ui, panels.theme, &table, unit);
                }
            });
        });
        if let Some(vehicle) = vehicle {
            berths::show(ui, panels, unit, vehicle);
        }
        if !brief {
            if let Some(vehicle) = vehicle {
                armour(ui, panels.theme, vehicle);
            }
            for weapon in table.mounted_on(unit.id) {
                mounted_weapon(ui, panels.theme, &table, unit, weapon);
            }
        }
    });
}

fn title(ui: &mut Ui, theme: &Theme, table: &Table, unit: UnitNow) {
    ui.add(egui::Label::new(theme::title(meanings::unit(table, unit.id), TITLE, theme.text)).wrap());
    let crew = &table.formation(unit).name;
    ui.add(egui::Label::new(theme::text(crew, SMALL, theme.muted)).truncate());
}

/// A word with what it means under the pointer.
fn stated(ui: &mut Ui, theme: &Theme, word: Say, colour: Color32, rule: RuleId) {
    pill(ui, &word.said(), colour).on_hover_ui(|ui| rule_text(ui, theme, rule));
}

/// How it stands: Open or Buttoned, Shaken, Emplaced, its markers.
fn state(ui: &mut Ui, theme: &Theme, table: &Table, unit: UnitNow) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        if table.vehicle(unit).is_some() {
            let (word, colour) =
                if unit.buttoned { (words::buttoned(), theme.warning) } else { (words::open(), theme.text) };
            stated(ui, theme, word, colour, OPEN_OR_BUTTONED);
        }
        if unit.shaken {
            let rule = if unit.may(Trait::Drives) { SHAKEN_VEHICLE } else { MORALE };
            stated(ui, theme, words::shaken(), theme.bad, rule);
        }
        if unit.emplaced {
            stated(ui, theme, words::emplaced(), theme.text, DUG_IN_HULL);
        }
        for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
            let (name, means, rule) = meanings::marker(*marker);
            let means = words::by_rule(means.said(), meanings::rule_number(rule));
            pill(ui, &name.said(), theme.text).on_hover_text(means.said());
        }
    });
}

/// A figure with its name, and its rule under the pointer.
fn fact(ui: &mut Ui, theme: &Theme, what: Say, value: &str, rule: RuleId) {
    let label = ui.label(theme::text(what.said(), SMALL, theme.muted));
    let figure = ui.label(theme::title(value, TEXT, theme.text));
    for response in [label, figure] {
        response.on_hover_ui(|ui| rule_text(ui, theme, rule));
    }
    ui.add_space(5.0);
}

/// Movement with its type, morale, and who leads it.
fn facts(ui: &mut Ui, theme: &Theme, table: &Table, unit: UnitNow) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 3.0);
        let points = table.movement_factor(unit);
        if points > 0 {
            let mobility = &table.field.definitions.mobilities[usize::from(table.mobility(unit).0)];
            let drives = unit.may(Trait::Drives);
            let value = if drives {
                words::points_by(points, mobility.key.replace('_', " ")).said()
            } else {
                points.to_string()
            };
            fact(ui, theme, words::move_fact(), &value, MOVEMENT_FACTOR);
        }
        fact(ui, theme, words::morale(), &table.morale(unit).to_string(), MORALE);
        if let Some(leader) = &table.definition(unit).armour_leader {
            let value = words::leader_with(&leader.name, meanings::signed(i32::from(leader.leadership))).said();
            fact(ui, theme, words::led_by(), &value, ARMOUR_LEADER);
        }
    });
}

/// Armour of hull and turret from the front, the side and the rear.
fn armour(ui: &mut Ui, theme: &Theme, vehicle: &VehicleDef) {
    heading(ui, theme, &words::armour_heading().said());
    if vehicle.lowest_armour().is_none() {
        let response = ui.label(theme::text(words::unarmoured().said(), SMALL, theme.muted));
        response.on_hover_ui(|ui| rule_text(ui, theme, ARMOUR));
        return;
    }
    let rows = [(words::hull_row(), Some(vehicle.hull)), (words::turret_row(), vehicle.turret)];
    egui::Grid::new("armour").num_columns(4).spacing([14.0, 2.0]).min_col_width(44.0).show(ui, |ui| {
        ui.label("");
        for side in [words::front(), words::side(), words::rear()] {
            ui.label(theme::text(side.said(), SMALL, theme.muted));
        }
        ui.end_row();
        for (name, plates) in rows {
            let Some(plates) = plates else { continue };
            ui.label(theme::text(name.said(), SMALL, theme.muted));
            for sector in [Sector::Front, Sector::Side, Sector::Rear] {
                plate(ui, theme, plates, sector, vehicle.red);
            }
            ui.end_row();
        }
    });
    let more = match (vehicle.open_topped, vehicle.red) {
        (false, false) => None,
        (true, false) => Some(words::open_on_top()),
        (false, true) => Some(words::red_armour()),
        (true, true) => Some(words::open_on_top_and_red()),
    };
    if let Some(more) = more {
        let response = ui.label(theme::text(more.said(), SMALL, theme.muted));
        response.on_hover_ui(|ui| rule_text(ui, theme, if vehicle.red { HEAT_HALVED } else { ARMOUR }));
    }
}

fn plate(ui: &mut Ui, theme: &Theme, plates: Plates, sector: Sector, red: bool) {
    let (value, colour) = match plates.at(sector) {
        Some(factor) => (factor.to_string(), if red { theme.bad } else { theme.text }),
        None => ("\u{2217}".to_owned(), theme.warning),
    };
    let response = ui.label(theme::figure(value, FIGURE, colour));
    response.on_hover_ui(|ui| {
        rule_text(ui, theme, ARMOUR);
        if plates.at(sector).is_none() {
            ui.label(theme::text(words::asterisk().said(), SMALL, theme.muted));
        }
    });
}

/// A weapon: its arc, its to-hit table or its firepower and range, and what it has acquired.
fn mounted_weapon(ui: &mut Ui, theme: &Theme, table: &Table, unit: UnitNow, weapon: WeaponNow) {
    let def = table.weapon_definition(weapon);
    ui.add_space(3.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 3.0);
        ui.label(theme::title(&def.name, TEXT, theme.text));
        ui.add_space(2.0);
        match &def.ordnance {
            Some(ordnance) => shells(ui, theme, ordnance),
            None => {
                fact(ui, theme, words::firepower(), &def.firepower.to_string(), ATTACK_TOTAL);
                let range = match def.least_range {
                    0 => def.range.to_string(),
                    least => words::from_to(least, def.range).said(),
                };
                fact(ui, theme, words::range(), &range, RANGE);
            }
        }
        arc(ui, theme, table, unit, weapon);
        if let Some(acquired) = weapon.acquired {
            let word = words::acquired_target(target(table, acquired), acquired.level);
            stated(ui, theme, word, theme.good, ACQUIRED);
        }
    });
    if let Some(ordnance) = &def.ordnance {
        bands(ui, theme, (unit.id, weapon.id), ordnance);
    }
}

/// What it fires: HE, hollow charge, how often.
fn shells(ui: &mut Ui, theme: &Theme, ordnance: &OrdnanceDef) {
    fact(ui, theme, words::explosive(), &ordnance.he.to_string(), BLAST);
    if ordnance.shots > 1 {
        fact(ui, theme, words::shots(), &ordnance.shots.to_string(), SHOTS);
    }
    if ordnance.heat {
        stated(ui, theme, words::heat(), theme.warning, HEAT_HALVED);
    }
    if ordnance.one_shot {
        ui.label(theme::text(words::one_shot().said(), TINY, theme.muted));
    }
}

fn target(table: &Table, acquired: Acquisition) -> String {
    match acquired.target {
        ShotTarget::Vehicle(id) => meanings::unit(table, id),
        ShotTarget::Units(place) => place.to_string(),
    }
}

/// Where a weapon may fire, as it points now.
fn arc(ui: &mut Ui, theme: &Theme, table: &Table, unit: UnitNow, weapon: WeaponNow) {
    let Some(mount) = weapon.mount.0 else { return };
    let drives = unit.may(Trait::Drives);
    let turret = table.vehicle(unit).is_some_and(|def| def.turret.is_some()) && mount == MountArc::Main;
    let gun = table.weapon_definition(weapon).ordnance.is_some();
    let (word, rule) = match mounted::arc(table, unit, mount) {
        None if drives => (words::any_direction_open(), ALL_ROUND),
        None => (words::any_direction(), TEAM_ARC),
        Some(facing) if turret => (words::turret_to(facing), if gun { TURRET_ARC } else { IN_ARC }),
        Some(facing) if drives => (words::hull_to(facing), if gun { HULL_ARC } else { IN_ARC }),
        Some(facing) => (words::to(facing), TEAM_ARC),
    };
    ui.label(theme::text(word.said(), SMALL, theme.muted)).on_hover_ui(|ui| rule_text(ui, theme, rule));
}

/// The to-hit table: a column for each band of range.
fn bands(ui: &mut Ui, theme: &Theme, of: (CounterId, CounterId), ordnance: &OrdnanceDef) {
    egui::Grid::new(("bands", of)).num_columns(4).spacing([14.0, 1.0]).min_col_width(44.0).show(ui, |ui| {
        let explained = |response: Response, rule: RuleId| response.on_hover_ui(|ui| rule_text(ui, theme, rule));
        let figure = |ui: &mut Ui, words: String, rule: RuleId| {
            explained(ui.label(theme::figure(words, TEXT + 1.0, theme.text)), rule);
        };
        let name = |ui: &mut Ui, words: Say, rule: RuleId| {
            explained(ui.label(theme::text(words.said(), SMALL, theme.muted)), rule);
        };
        let columns = &ordnance.columns;
        name(ui, words::range(), ORDNANCE_RANGE);
        columns.iter().for_each(|column| figure(ui, format!("\u{2264}{}", column.range), ORDNANCE_RANGE));
        ui.end_row();
        name(ui, words::to_hit(), ORDNANCE_RANGE);
        columns.iter().for_each(|column| figure(ui, format!("\u{2264}{}", column.to_hit), ORDNANCE_RANGE));
        ui.end_row();
        name(ui, words::penetration(), PENETRATION);
        columns.iter().for_each(|column| figure(ui, column.penetration.to_string(), PENETRATION));
        ui.end_row();
    });
}

//! What a vehicle, a gun or a team can do: armour, movement, each weapon with its bands and its arc, how it stands, who leads it.

use super::Page;
use crate::panels::words;
use crate::sheets::meanings;
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
use panel_kit::sheet::{Grid, Ink, Tip, figure, text, tip_of, title};
use panel_kit::theme::{FIGURE, SMALL, TEXT, TINY, TITLE};
use table::{CounterId, RuleId, Say};

/// What stands beside its counter: its name, how it stands, and where there is room its movement, morale and leader.
pub(crate) fn head(page: &mut Page, table: &Table, unit: UnitNow, brief: bool) {
    name(page, table, unit);
    state(page, table, unit);
    if !brief {
        facts(page, table, unit);
    }
}

/// Its armour and its weapons.
pub(crate) fn values(page: &mut Page, table: &Table, unit: UnitNow) {
    if let Some(vehicle) = table.vehicle(unit) {
        armour(page, vehicle);
    }
    for mounted in table.mounted_on(unit.id) {
        weapon(page, table, unit, mounted);
    }
}

fn name(page: &mut Page, table: &Table, unit: UnitNow) {
    page.text(title(meanings::unit(table, unit.id), TITLE, Ink::Text).wrap());
    page.text(text(&table.formation(unit).name, SMALL, Ink::Muted).cut());
}

/// A word with what it means under the pointer.
fn stated(page: &mut Page, word: Say, ink: Ink, rule: RuleId) {
    page.pill_with(word.said(), ink, Tip::Rule(rule));
}

/// How it stands: Open or Buttoned, Shaken, Emplaced, its markers.
fn state(page: &mut Page, table: &Table, unit: UnitNow) {
    page.wrapped(|row| {
        row.apart(4.0, 4.0);
        if table.vehicle(unit).is_some() {
            let (word, ink) =
                if unit.buttoned { (words::buttoned(), Ink::Warning) } else { (words::open(), Ink::Text) };
            stated(row, word, ink, OPEN_OR_BUTTONED);
        }
        if unit.shaken {
            let rule = if unit.may(Trait::Drives) { SHAKEN_VEHICLE } else { MORALE };
            stated(row, words::shaken(), Ink::Bad, rule);
        }
        if unit.emplaced {
            stated(row, words::emplaced(), Ink::Text, DUG_IN_HULL);
        }
        for marker in Marker::ALL.iter().filter(|marker| unit.has(**marker)) {
            let (name, means, rule) = meanings::marker(*marker);
            let means = words::by_rule(means.said(), meanings::rule_number(rule));
            row.pill_with(name.said(), Ink::Text, Tip::Words(means.said()));
        }
    });
}

/// A figure with its name, and its rule under the pointer.
fn fact(page: &mut Page, what: Say, value: impl Into<String>, rule: RuleId) {
    page.text(text(what.said(), SMALL, Ink::Muted).tip(Tip::Rule(rule)));
    page.text(title(value, TEXT, Ink::Text).tip(Tip::Rule(rule)));
    page.space(5.0);
}

/// Movement with its type, morale, and who leads it.
fn facts(page: &mut Page, table: &Table, unit: UnitNow) {
    page.wrapped(|row| {
        row.apart(5.0, 3.0);
        let points = table.movement_factor(unit);
        if points > 0 {
            let mobility = &table.field.definitions.mobilities[usize::from(table.mobility(unit).0)];
            let drives = unit.may(Trait::Drives);
            let value = if drives {
                words::points_by(points, mobility.key.replace('_', " ")).said()
            } else {
                points.to_string()
            };
            fact(row, words::move_fact(), value, MOVEMENT_FACTOR);
        }
        fact(row, words::morale(), table.morale(unit).to_string(), MORALE);
        if let Some(leader) = &table.definition(unit).armour_leader {
            let value = words::leader_with(&leader.name, meanings::signed(i32::from(leader.leadership))).said();
            fact(row, words::led_by(), value, ARMOUR_LEADER);
        }
    });
}

/// Armour of hull and turret from the front, the side and the rear.
fn armour(page: &mut Page, vehicle: &VehicleDef) {
    page.heading(words::armour_heading().said());
    if vehicle.lowest_armour().is_none() {
        page.text(text(words::unarmoured().said(), SMALL, Ink::Muted).tip(Tip::Rule(ARMOUR)));
        return;
    }
    let rows = [(words::hull_row(), Some(vehicle.hull)), (words::turret_row(), vehicle.turret)];
    let grid = Grid { name: "armour".into(), columns: 4, apart: [14.0, 2.0], least: Some(44.0) };
    page.grid(grid, |grid| {
        grid.text(text("", TEXT, Ink::Text));
        for side in [words::front(), words::side(), words::rear()] {
            grid.text(text(side.said(), SMALL, Ink::Muted));
        }
        grid.end_row();
        for (name, plates) in rows {
            let Some(plates) = plates else { continue };
            grid.text(text(name.said(), SMALL, Ink::Muted));
            for sector in [Sector::Front, Sector::Side, Sector::Rear] {
                plate(grid, plates, sector, vehicle.red);
            }
            grid.end_row();
        }
    });
    let more = match (vehicle.open_topped, vehicle.red) {
        (false, false) => return,
        (true, false) => words::open_on_top(),
        (false, true) => words::red_armour(),
        (true, true) => words::open_on_top_and_red(),
    };
    let rule = if vehicle.red { HEAT_HALVED } else { ARMOUR };
    page.text(text(more.said(), SMALL, Ink::Muted).tip(Tip::Rule(rule)));
}

fn plate(page: &mut Page, plates: Plates, sector: Sector, red: bool) {
    let factor = plates.at(sector);
    let (value, ink) = match factor {
        Some(factor) => (factor.to_string(), if red { Ink::Bad } else { Ink::Text }),
        None => ("\u{2217}".to_owned(), Ink::Warning),
    };
    let tip = tip_of(|tip| {
        tip.rule_in_full(ARMOUR);
        if factor.is_none() {
            tip.text(text(words::asterisk().said(), SMALL, Ink::Muted));
        }
    });
    page.text(figure(value, FIGURE, ink).tip(tip));
}

/// A weapon: its arc, its to-hit table or its firepower and range, and what it has acquired.
fn weapon(page: &mut Page, table: &Table, unit: UnitNow, weapon: WeaponNow) {
    let def = table.weapon_definition(weapon);
    page.space(3.0);
    page.wrapped(|row| {
        row.apart(5.0, 3.0);
        row.text(title(&def.name, TEXT, Ink::Text));
        row.space(2.0);
        match &def.ordnance {
            Some(ordnance) => shells(row, ordnance),
            None => {
                fact(row, words::firepower(), def.firepower.to_string(), ATTACK_TOTAL);
                let range = match def.least_range {
                    0 => def.range.to_string(),
                    least => words::from_to(least, def.range).said(),
                };
                fact(row, words::range(), range, RANGE);
            }
        }
        arc(row, table, unit, weapon);
        if let Some(acquired) = weapon.acquired {
            let word = words::acquired_target(target(table, acquired), acquired.level);
            stated(row, word, Ink::Good, ACQUIRED);
        }
    });
    if let Some(ordnance) = &def.ordnance {
        bands(page, [unit.id, weapon.id], ordnance);
    }
}

/// What it fires: HE, hollow charge, how often.
fn shells(page: &mut Page, ordnance: &OrdnanceDef) {
    fact(page, words::explosive(), ordnance.he.to_string(), BLAST);
    if ordnance.shots > 1 {
        fact(page, words::shots(), ordnance.shots.to_string(), SHOTS);
    }
    if ordnance.heat {
        stated(page, words::heat(), Ink::Warning, HEAT_HALVED);
    }
    if ordnance.one_shot {
        page.text(text(words::one_shot().said(), TINY, Ink::Muted));
    }
}

fn target(table: &Table, acquired: Acquisition) -> String {
    match acquired.target {
        ShotTarget::Vehicle(id) => meanings::unit(table, id),
        ShotTarget::Units(place) => place.to_string(),
    }
}

/// Where a weapon may fire, as it points now.
fn arc(page: &mut Page, table: &Table, unit: UnitNow, weapon: WeaponNow) {
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
    page.text(text(word.said(), SMALL, Ink::Muted).tip(Tip::Rule(rule)));
}

/// The to-hit table: a column for each band of range.
fn bands(page: &mut Page, [unit, weapon]: [CounterId; 2], ordnance: &OrdnanceDef) {
    let grid = Grid { name: format!("bands{unit}{weapon}"), columns: 4, apart: [14.0, 1.0], least: Some(44.0) };
    let named = |page: &mut Page, what: Say, rule| page.text(text(what.said(), SMALL, Ink::Muted).tip(Tip::Rule(rule)));
    let shown = |page: &mut Page, value: String, rule| {
        page.text(figure(value, TEXT + 1.0, Ink::Text).tip(Tip::Rule(rule)));
    };
    let columns = &ordnance.columns;
    page.grid(grid, |grid| {
        named(grid, words::range(), ORDNANCE_RANGE);
        columns.iter().for_each(|column| shown(grid, format!("\u{2264}{}", column.range), ORDNANCE_RANGE));
        grid.end_row();
        named(grid, words::to_hit(), ORDNANCE_RANGE);
        columns.iter().for_each(|column| shown(grid, format!("\u{2264}{}", column.to_hit), ORDNANCE_RANGE));
        grid.end_row();
        named(grid, words::penetration(), PENETRATION);
        columns.iter().for_each(|column| shown(grid, column.penetration.to_string(), PENETRATION));
        grid.end_row();
    });
}

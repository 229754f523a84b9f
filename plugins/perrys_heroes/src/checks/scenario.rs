//! What may be wrong with a scenario: its sides, zones, tasks and switches here, its position in `position.rs`.

use super::laid_out::{Files, point};
use super::listed::listed;
use super::{force_file, names, position};
use crate::files::scenario::{At, ScenarioDef, SideDef, Switches};
use crate::files::values::Task;
use measured_table::Point;
use measured_table::shapes::Bounds;
use measured_table::terrain::{KindSet, TableDef, table_mistakes, zone_fault};
use scenario_files::{Fault, Faults};
use std::fmt::Display;
use table::{CounterId, Side};

/// Most turns of a battle.
pub(super) const MOST_TURNS: u8 = 60;
/// Most characters of the key of a side.
const LONGEST_KEY: usize = 8;
/// Most figures of both sides (`Known`).
const MOST_FIGURES: usize = crate::facts::figures::MOST_FIGURES;

/// The prefix of a side's fields.
pub(super) fn of_side(side: Side) -> String {
    format!("sides.{}", side.index())
}

/// Everything that is wrong with a table.
pub fn of_table(table: &TableDef, kinds: &KindSet) -> Vec<Fault> {
    let mistakes = table_mistakes(table, kinds).into_iter();
    mistakes
        .map(|found| Fault { field: found.field, message: found.message, hint: None, warning: found.warning })
        .collect()
}

/// Everything that is wrong with a scenario whose files are without mistakes of their own. Forces that stand in the scenario are looked
/// at too.
pub fn faults(files: &Files) -> Vec<Fault> {
    let mut faults = Faults::default();
    let def = files.scenario;
    if def.title.trim().is_empty() {
        faults.warn("title", "this title is empty");
    }
    faults.range("turns", def.turns.into(), 1, MOST_TURNS.into());
    if let Some(wind) = def.wind {
        faults.range("wind", wind.into(), 1, 10);
    }
    let size = (files.table.size.0.0, files.table.size.1.0);
    let table = Bounds::NOTHING.with(Point::default()).with(Point::new(size.0, size.1));
    let mut men = 0;
    for (side, force) in Side::BOTH.into_iter().zip(files.forces) {
        let def = if side == Side::First { &def.sides.0 } else { &def.sides.1 };
        men += listed(force, files.stock).len();
        if def.men.is_some() {
            let prefix = format!("{}.men.", of_side(side));
            faults.0.extend(force_file::mistakes(force, files.stock, &prefix));
        }
        side_faults(files, side, def, table, &mut faults);
    }
    if men > MOST_FIGURES {
        faults.add("sides", format_args!("{men} men and vehicles, at most {MOST_FIGURES} are allowed"));
    }
    both_sides(def, &mut faults);
    switches(&def.switches, &mut faults);
    if let Some(position) = &def.position {
        position::faults(files, position, table, &mut faults);
    }
    faults.0
}

/// What holds of both sides together.
fn both_sides(def: &ScenarioDef, faults: &mut Faults) {
    let (first, second) = (&def.sides.0, &def.sides.1);
    if first.key == second.key {
        faults.add("sides.1.key", "the counters of both sides would have the same names");
    }
    if first.edge == second.edge {
        faults.add("sides.1.edge", "both sides have the same edge");
    }
    if (first.task == Task::Meet) != (second.task == Task::Meet) {
        faults.warn("sides.1.task", "one side fights for losses alone, and the other has orders");
    }
}

pub(super) fn switches(switches: &Switches, faults: &mut Faults) {
    if ![1, -1].contains(&switches.prone_casualty_modifier) {
        faults.add("switches.prone_casualty_modifier", "this is 1 as printed, or -1");
    }
    let depth = switches.edge_depth;
    if !(0..=5_000).contains(&depth.0) {
        faults.add("switches.edge_depth", format_args!("this goes from 0 to 50 cm, not {depth}"));
    }
}

fn side_faults(files: &Files, side: Side, def: &SideDef, table: Bounds, faults: &mut Faults) {
    let prefix = of_side(side);
    let field = |name: &str| format!("{prefix}.{name}");
    names::check(field("name"), &def.name, faults);
    key_faults(&field("key"), &def.key, faults);
    zone_faults(&field("zone"), &def.zone, table, faults);
    let all_on = points_on_table(field("objectives"), &def.objectives, table, faults);
    let needed = match def.task {
        Task::Hold => 2,
        Task::CounterAttack => 1,
        Task::Withdraw | Task::Advance | Task::Dash | Task::Meet => 0,
    };
    // PH-H-34
    match def.objectives.len() {
        given if given < needed => {
            let message = format_args!("the order {:?} needs {needed} objectives, and {given} are named", def.task);
            faults.add(field("objectives"), message);
        }
        given if given > needed => {
            let message = format_args!("the order {:?} is about {needed} objectives, and {given} are named", def.task);
            faults.warn(field("objectives"), message);
        }
        _ => {}
    }
    let origin = point(files.table.hexes_from);
    let hex = |at: &At| measured_table::shapes::TacticalHex::at(origin, point(*at));
    let hexes: Vec<_> = def.objectives.iter().filter(|_| all_on).map(hex).collect();
    let twice = hexes.iter().enumerate().find(|(n, hex)| hexes[..*n].contains(hex));
    if let Some((n, _)) = twice {
        faults.add(format_args!("{}[{n}]", field("objectives")), "this objective is in the same hex as one before it");
    }
}

/// Counters can be called so.
pub(super) fn key_faults(field: &str, key: &str, faults: &mut Faults) {
    let short = (1..=LONGEST_KEY).contains(&key.len());
    if !short || format!("{key}-01").parse::<CounterId>().is_err() {
        let hint = "lower-case letters, as `us`, which makes `us-01`".to_string();
        faults.hint(field, format_args!("counters cannot be called `{key}-01`"), Some(hint));
    }
}

/// The outline of a zone; none is the strip along the edge. Whether all have room in it `room.rs` asks.
pub(super) fn zone_faults(field: &str, zone: &[At], table: Bounds, faults: &mut Faults) {
    let outline: Vec<Point> = zone.iter().copied().map(point).collect();
    if outline.is_empty() {
        return;
    }
    match zone_fault(&outline, table) {
        Some((Some(corner), fault)) => faults.add(format_args!("{field}[{corner}]"), fault),
        Some((None, fault)) => faults.add(field, fault),
        None => {}
    }
}

/// Points that must lie on the table; true if all do.
pub(super) fn points_on_table(field: impl Display, points: &[At], table: Bounds, faults: &mut Faults) -> bool {
    let mut good = true;
    for (n, at) in points.iter().enumerate().filter(|(_, at)| !table.holds(point(**at))) {
        good = false;
        faults.add(format_args!("{field}[{n}]"), format_args!("the point ({}, {}) lies beside the table", at.0, at.1));
    }
    good
}

#[cfg(test)]
#[path = "scenario_test.rs"]
pub(super) mod tests;

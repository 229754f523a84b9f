//! What may be wrong with a scenario: its sides, zones, tasks and switches here, its position in `position.rs`.

use super::force::Limits;
use super::laid_out::{Files, point};
use super::lengths::{LONGEST, length};
use super::listed::{Listed, figure_id, listed};
use super::{force_file, position};
use crate::facts::figures::MOST_FIGURES;
use crate::facts::set::MOST_UNITS;
use crate::files::scenario::{At, ScenarioDef, SideDef};
use crate::files::values::Task;
use measured_table::Point;
use measured_table::shapes::Bounds;
use measured_table::terrain::{KindSet, TableDef, table_mistakes, zone_fault, zone_size};
use scenario_files::{Fault, Faults};
use table::{CounterId, Side};

/// Most game turns of a battle.
pub(super) const MOST_TURNS: u8 = 60;
/// How much room a zone has at least for each figure, in tenths of a millimetre squared: a base and some air.
const ROOM: i64 = 400 * 400;
/// Most characters of the key of a side.
const LONGEST_KEY: usize = 6;

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

/// Everything that is wrong with a scenario whose files are without mistakes of their own. Its forces are looked at here, as it says what
/// they may count for.
pub fn faults(files: &Files) -> Vec<Fault> {
    let mut faults = Faults::default();
    let def = files.scenario;
    if def.title.trim().is_empty() {
        faults.warn("title", "this title is empty");
    }
    if let Some(turns) = def.turns {
        faults.range("turns", turns.into(), 1, MOST_TURNS.into());
    }
    if let Some(visibility) = def.visibility {
        length(&mut faults, "visibility", visibility, 100, LONGEST);
    }
    if let Some(run) = def.switches.run {
        length(&mut faults, "switches.run", run, 0, LONGEST);
    }
    let size = files.table.size;
    let table = Bounds::NOTHING.with(Point::default()).with(point(size));
    let (mut units, mut figures) = (0, 0);
    for side in Side::BOTH {
        let def = if side == Side::First { &def.sides.0 } else { &def.sides.1 };
        let own = listed(files.forces[side.index()], files.stock);
        let men = own.iter().map(|unit| unit.figures()).sum::<usize>();
        units += own.len();
        figures += men;
        of_force(files, side, def, &mut faults);
        side_faults(side, def, (&own, men), table, &mut faults);
    }
    if units > MOST_UNITS {
        faults.add("sides", format_args!("{units} units, at most {MOST_UNITS} are allowed"));
    }
    if figures > MOST_FIGURES {
        faults.add("sides", format_args!("{figures} figures, at most {MOST_FIGURES} are allowed"));
    }
    both_sides(def, &mut faults);
    if let Some(position) = &def.position {
        position::faults(files, position, table, &mut faults);
    }
    faults.0
}

/// The force of a side, within what the scenario allows (ROE-H-24). A force that has a file is told of at the side.
fn of_force(files: &Files, side: Side, def: &SideDef, faults: &mut Faults) {
    let limits = Limits { ce: def.ce, vehicles: def.vehicles };
    let (force, prefix) = (files.forces[side.index()], of_side(side));
    if def.units.is_some() {
        faults.0.extend(force_file::mistakes(force, files.stock, limits, &format!("{prefix}.units.")));
        return;
    }
    for fault in force_file::mistakes(force, files.stock, limits, "") {
        faults.add(format_args!("{prefix}.force"), format_args!("{}: {}", fault.field, fault.message));
    }
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
    if first.task == Task::Defend && second.task == Task::Defend {
        faults.warn("sides.1.task", "both sides defend: who has lost less wins");
    }
}

fn side_faults(side: Side, def: &SideDef, (units, men): (&[Listed], usize), table: Bounds, faults: &mut Faults) {
    let prefix = of_side(side);
    let field = |name: &str| format!("{prefix}.{name}");
    if def.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    if def.force.is_some() == def.units.is_some() {
        faults.add(field("force"), "a side has its force from a file, or in `units`");
    }
    key_faults(&field("key"), &def.key, faults);
    if men == 0 || units.is_empty() {
        faults.add(field("units"), "nobody is on this side");
    }
    zone_faults(&field("zone"), &def.zone, men, table, faults);
}

/// Counters can be called so.
fn key_faults(field: &str, key: &str, faults: &mut Faults) {
    let good = (1..=LONGEST_KEY).contains(&key.len()) && key.bytes().all(|letter| letter.is_ascii_lowercase());
    if !good || figure_id(key, MOST_UNITS, MOST_FIGURES).parse::<CounterId>().is_err() {
        let hint = "lower-case letters, as `us`, which makes `us-1` and `us-1-01`".to_string();
        faults.hint(field, format_args!("counters cannot be called `{key}-1`"), Some(hint));
    }
}

/// So many figures can be placed in a zone; none is the strip along the edge.
fn zone_faults(field: &str, zone: &[At], men: usize, table: Bounds, faults: &mut Faults) {
    let outline: Vec<Point> = zone.iter().copied().map(point).collect();
    if outline.is_empty() {
        return;
    }
    match zone_fault(&outline, table) {
        Some((Some(corner), fault)) => faults.add(format_args!("{field}[{corner}]"), fault),
        Some((None, fault)) => faults.add(field, fault),
        None if zone_size(&outline) < ROOM * i64::try_from(men).unwrap_or(i64::MAX) => {
            faults.add(field, format_args!("this zone is too small for {men} figures"));
        }
        None => {}
    }
}

#[cfg(test)]
#[path = "scenario_test.rs"]
pub(super) mod tests;

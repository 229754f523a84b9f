//! Artillery in the middle of a game: what is left of it, what is in the air, what burns over the table.

use super::{Counter, Place, man_at};
use crate::checks::laid_out::{Files, point};
use crate::files::charts::DelayDef;
use crate::files::scenario::{PositionDef, SupportDef};
use crate::files::values::{Grade, Mission};
use crate::sections::artillery::rules::{CALLER, DELAY, LIGHT};
use measured_table::shapes::{Bounds, TacticalHex};
use scenario_files::Faults;
use std::collections::BTreeMap;

/// Why nothing burns.
const NO_LIGHT: &str = "missions of light are not switched on in this scenario";

/// All that is wrong with it.
pub(super) fn faults(
    files: &Files,
    def: &PositionDef,
    counters: &BTreeMap<String, Counter>,
    table: Bounds,
    faults: &mut Faults,
) {
    let mut once = Vec::new();
    for (n, support) in def.artillery.iter().enumerate() {
        let field = format!("position.artillery[{n}]");
        if once.contains(&(support.side, support.support)) {
            faults.add(format_args!("{field}.support"), "this support is named twice");
        }
        once.push((support.side, support.support));
        of_support(files, support, counters, table, (&field, faults));
    }
    for (n, light) in def.lights.iter().enumerate() {
        let field = format!("position.lights[{n}]");
        if !table.holds(point(light.at)) {
            faults.add(format_args!("{field}.at"), "this lies beside the table");
        }
        if light.until < def.turn.max(1) {
            faults.warn(format_args!("{field}.until"), "this light has burnt out already");
        }
        if !files.scenario.switches.illumination {
            faults.warn(&field, format_args!("{NO_LIGHT} ({LIGHT})"));
        }
    }
}

/// True of a man who leads, or of whoever commands a vehicle.
fn leads(files: &Files, counter: Counter) -> bool {
    let force = files.forces[counter.side.index()];
    match (counter.of, counter.man) {
        (Place::Man(_), Some(man)) => man_at(force, man).is_none_or(|(_, man)| man.grade != Grade::Soldier),
        (Place::Man(_) | Place::Crew(..) | Place::Gun | Place::Vehicle(_), _) => true,
    }
}

/// What has become of artillery: no more than was bought.
fn of_support(
    files: &Files,
    def: &SupportDef,
    counters: &BTreeMap<String, Counter>,
    table: Bounds,
    (field, faults): (&str, &mut Faults),
) {
    let bought = &files.forces[def.side.index()].artillery;
    let Some(battery) = bought.get(usize::from(def.support)) else {
        let message = format_args!("this force has bought {} supports, counted from 0", bought.len());
        faults.add(format_args!("{field}.support"), message);
        return;
    };
    let of = files.stock.charts.artillery.of(*battery);
    faults.range(format_args!("{field}.calls"), def.calls.unwrap_or(0).into(), 0, of.calls.into());
    let origin = point(files.table.hexes_from);
    let mut hexes = Vec::new();
    for (n, at) in def.registered.iter().flatten().map(|at| point(*at)).enumerate() {
        let hex = TacticalHex::at(origin, at);
        if !table.holds(at) {
            faults.add(format_args!("{field}.registered[{n}]"), "this lies beside the table");
        }
        if hexes.contains(&hex) {
            faults.add(format_args!("{field}.registered[{n}]"), "this hex is registered already");
        }
        hexes.push(hex);
    }
    if hexes.len() > usize::from(of.registers) {
        let message = format_args!("{} hexes, at most {} are allowed", hexes.len(), of.registers);
        faults.add(format_args!("{field}.registered"), message);
    }
    let Some(call) = &def.call else { return };
    if !table.holds(point(call.at)) {
        faults.add(format_args!("{field}.call.at"), "this lies beside the table");
    }
    match counters.get(call.by.as_str()) {
        Some(counter) if counter.side == def.side => {
            // PH-7.8-02
            if !leads(files, *counter) {
                faults
                    .warn(format_args!("{field}.call.by"), format_args!("only an officer or an NCO calls ({CALLER})"));
            }
        }
        Some(_) => faults.add(format_args!("{field}.call.by"), "this is one of the enemy"),
        None => faults.known(
            format_args!("{field}.call.by"),
            "counter",
            call.by.as_str(),
            counters.keys().map(String::as_str),
        ),
    }
    let turn = files.scenario.position.as_ref().map_or(1, |position| position.turn.max(1));
    if call.due <= turn {
        faults.add(format_args!("{field}.call.due"), "a call strikes before the first card of a turn to come");
    }
    let DelayDef { die, more } = of.delay;
    let most = die.saturating_add(more);
    if call.due > turn.saturating_add(most) {
        let message = format_args!("no call is in the air for more than {most} turns ({DELAY})");
        faults.warn(format_args!("{field}.call.due"), message);
    }
    if call.mission == Mission::Light && !files.scenario.switches.illumination {
        faults.warn(format_args!("{field}.call.mission"), format_args!("{NO_LIGHT} ({LIGHT})"));
    }
    if def.calls.is_some_and(|calls| calls >= of.calls) {
        faults.add(format_args!("{field}.calls"), "the call in the air is one of those bought");
    }
}

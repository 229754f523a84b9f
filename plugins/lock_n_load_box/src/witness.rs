//! What people are told of *Lock 'n Load*, as witnesses write it down and saved games of older rules are compared by it.

use lock_n_load::{Event, Position};
use std::fmt::Write as _;

/// What people are told of an event; none where it only changes the table, which the position shows.
pub(crate) fn told_text(event: &Event) -> Option<String> {
    let told = match event {
        // What begins is told, how it is kept is not.
        Event::ImpulseBegan { side, .. } => return Some(format!("ImpulseBegan {side:?}")),
        Event::GameOver(outcome) => return Some(format!("GameOver {:?}", outcome.winner)),
        Event::PhaseBegan { .. }
        | Event::Mounted { .. }
        | Event::ControlChanged { .. }
        | Event::UnitLost { .. }
        | lock_n_load::events!(rolls)
        | lock_n_load::events!(tells) => event,
        Event::MarkersCleared { .. }
        | Event::Snapshot(_)
        | lock_n_load::events!(counters)
        | lock_n_load::events!(heard)
        | lock_n_load::events!(battle) => return None,
    };
    Some(serde_json::to_string(told).unwrap_or_else(|error| error.to_string()))
}

/// The position, one counter a line.
pub(crate) fn position_text(position: &Position) -> String {
    let mut text = String::new();
    let winner = position.outcome.as_ref().map(|outcome| outcome.winner);
    let mut line = |parts: std::fmt::Arguments| {
        // Writing to a text cannot fail.
        let _ = text.write_fmt(parts);
        text.push('\n');
    };
    line(format_args!(
        "turn {} {:?} initiative {:?} decides {:?} passes {} lost {:?} exited {:?} outcome {winner:?}",
        position.turn,
        position.phase,
        position.initiative,
        position.to_act,
        position.passes,
        position.loss_points,
        position.exit_points,
    ));
    for (hex, holder) in &position.control {
        line(format_args!("objective {hex} {holder:?}"));
    }
    for unit in &position.units {
        let place = match (unit.at, unit.off_map) {
            (Some(at), _) => at.to_string(),
            (None, off) => format!("{off:?}"),
        };
        let shaken = if unit.shaken { " shaken" } else { "" };
        let (side, morale) = (unit.side, unit.morale);
        let others = others_text(&unit.others);
        line(format_args!(
            "{} {side:?} {} {place}{shaken} {:?} morale {morale}{others}",
            unit.id, unit.unit, unit.markers
        ));
    }
    for weapon in &position.weapons {
        let place = match (weapon.carried_by, weapon.at) {
            (Some(owner), _) => format!("with {owner}"),
            (None, Some(at)) => at.to_string(),
            (None, None) => "gone".to_string(),
        };
        let set_up = if weapon.set_up { " set up" } else { "" };
        let others = others_text(&weapon.others);
        line(format_args!("{} {} {place}{set_up}{others}", weapon.id, weapon.weapon));
    }
    let mut marks = position.hex_markers.clone();
    marks.sort_by_key(|(place, marker)| (place.to_string(), *marker));
    for (place, marker) in marks {
        line(format_args!("{marker:?} {place}"));
    }
    text
}

/// The facts of a counter that have no words of their own in a line.
fn others_text(others: &impl serde::Serialize) -> String {
    match serde_json::to_string(others) {
        Ok(none) if none == "{}" => String::new(),
        Ok(some) => format!(" {some}"),
        Err(error) => error.to_string(),
    }
}

//! How moves are told.

use crate::model::Topic;
use crate::tale::{Role, Tale, plain};
use hex_board::Place;
use lock_n_load::sections::movement::rules::EXIT;
use lock_n_load::{Line, Movement};
use table::CounterId;
use table_view::Step;

/// A stack began to move or went on; `ends` are from where and to where, none: off the map.
pub(crate) fn stepped(
    tale: &mut Tale,
    units: &[CounterId],
    ends: [Option<Place>; 2],
    by: Movement,
    cost: u8,
    lines: &[Line],
) {
    let [from, to] = ends;
    tale.about(Topic::Movement);
    tale.is(Role::Closes);
    tale.says(|say| {
        let who = say.units(units);
        let one = units.len() == 1;
        let points = if cost == 1 { "1 point".into() } else { format!("{cost} points") };
        let text = match (from, to) {
            (Some(from), Some(to)) => format!("{who} {} from {from} to {to} ({points}).", moves(by, units.len())),
            (None, Some(to)) => format!("{who} {} the map at {to} ({points}).", if one { "enters" } else { "enter" }),
            (_, None) => {
                format!("{who} {} for the edge of the map ({points}).", if one { "makes" } else { "make" })
            }
        };
        let side = units.first().and_then(|id| say.table.unit(*id)).map(|unit| unit.side);
        plain(text).by(side).at(to.or(from)).rules(lines)
    });
    tale.plays(|stage| {
        let on_board: Vec<CounterId> = units.iter().copied().filter(|id| stage.spot(*id).is_some()).collect();
        if let Some(to) = to.and_then(|to| stage.at(to))
            && !on_board.is_empty()
        {
            stage.push(Step::Slide { keys: on_board, to });
        }
    });
}

/// A stack stopped.
pub(crate) fn stopped(tale: &mut Tale, units: &[CounterId]) {
    tale.says(|say| {
        let verb = if units.len() == 1 { "stops" } else { "stop" };
        let text = format!("{} {verb}.", say.units(units));
        match units.first() {
            Some(first) => say.of(*first, text).detail(),
            None => plain(text).detail(),
        }
    });
}

/// A unit left the map.
pub(crate) fn exited(tale: &mut Tale, unit: CounterId) {
    tale.about(Topic::Movement);
    tale.says(|say| say.of(unit, format!("{} leaves the map.", say.unit(unit))).rule(EXIT));
    tale.plays(|stage| {
        stage.note(stage.spot(unit), "leaves the map", stage.inks.plain);
        stage.push(Step::Fall { key: unit });
    });
}

/// How a stack moves, as a verb.
const fn moves(by: Movement, units: usize) -> &'static str {
    match (by, units) {
        (Movement::Move, 1) => "moves",
        (Movement::Move, _) => "move",
        (Movement::AssaultMove, 1) => "makes an Assault Move",
        (Movement::AssaultMove, _) => "make an Assault Move",
        (Movement::LowCrawl, 1) => "crawls",
        (Movement::LowCrawl, _) => "crawl",
        (Movement::Stealth, 1) => "moves by Stealth",
        (Movement::Stealth, _) => "move by Stealth",
    }
}

//! How moves are told.

use super::words;
use crate::model::Topic;
use crate::seams::tale::{Role, Tale};
use hex_board::{Facing, Place};
use lock_n_load::sections::driving::rules::{KEEPS_MOVING, TURRET, WHEN_OPENED};
use lock_n_load::sections::movement::rules::EXIT;
use lock_n_load::{Movement, Trait};
use table::{CounterId, Line, Say};
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
        let one = units.len() == 1;
        let points = spent(cost, lines);
        let text = match (from, to) {
            (Some(from), Some(to)) => moves(by, one)(units, from, to, points),
            (None, Some(to)) if one => words::one_enters(units, to, points),
            (None, Some(to)) => words::several_enter(units, to, points),
            (_, None) if one => words::one_makes_for_the_edge(units, points),
            (_, None) => words::several_make_for_the_edge(units, points),
        };
        let side = units.first().and_then(|id| say.table.unit(*id)).map(|unit| unit.side);
        say.plain(text).by(side).at(to.or(from)).rules(lines)
    });
    tale.plays(|stage| {
        let on_board: Vec<CounterId> = units.iter().copied().filter(|id| stage.spot(*id).is_some()).collect();
        if let Some(to) = to.and_then(|to| stage.at(to))
            && !on_board.is_empty()
        {
            let drives = on_board.iter().all(|id| stage.may(*id, Trait::Drives));
            stage.push(if drives { Step::Drive { keys: on_board, to } } else { Step::Slide { keys: on_board, to } });
        }
    });
}

/// A stack stopped.
pub(crate) fn stopped(tale: &mut Tale, units: &[CounterId]) {
    tale.says(|say| {
        let text = if units.len() == 1 { words::one_stops(units) } else { words::several_stop(units) };
        match units.first() {
            Some(first) => say.of(*first, text).detail(),
            None => say.plain(text).detail(),
        }
    });
}

/// A unit turned in its hex.
pub(crate) fn turned(tale: &mut Tale, unit: CounterId, at: Place, to: Facing, cost: u8, lines: &[Line]) {
    tale.about(Topic::Movement);
    tale.is(Role::Closes);
    tale.says(|say| {
        let points = spent(cost, lines);
        say.of(unit, words::turns(unit, at, to, points)).at(Some(at)).rules(lines)
    });
}

/// A unit faces elsewhere: its picture turns.
pub(crate) fn faces(tale: &mut Tale, unit: CounterId) {
    tale.plays(|stage| stage.turn(unit));
}

/// A turret was turned, free of points.
pub(crate) fn turret_turned(tale: &mut Tale, unit: CounterId) {
    tale.about(Topic::Movement);
    tale.says(|say| say.of(unit, words::turns_its_turret(unit)).rule(TURRET));
    tale.plays(|stage| stage.turn(unit));
}

/// A vehicle was opened or Buttoned.
pub(crate) fn buttoned(tale: &mut Tale, unit: CounterId, buttoned: bool) {
    tale.about(Topic::Movement);
    let text = if buttoned { words::is_buttoned(unit) } else { words::is_opened(unit) };
    tale.says(|say| say.of(unit, text).rule(WHEN_OPENED));
}

/// A vehicle was declared to keep moving.
pub(crate) fn keeps_moving(tale: &mut Tale, unit: CounterId) {
    tale.about(Topic::Movement);
    tale.says(|say| say.of(unit, words::keeps_moving(unit)).rule(KEEPS_MOVING));
}

/// A unit left the map.
pub(crate) fn exited(tale: &mut Tale, unit: CounterId) {
    tale.about(Topic::Movement);
    tale.says(|say| say.of(unit, words::leaves_the_map(unit)).rule(EXIT));
    tale.plays(|stage| {
        stage.note(stage.spot(unit), words::leaves_the_map_note().said(), stage.inks.plain);
        stage.push(Step::Fall { key: unit });
    });
}

/// The points of a step. Along a road a vehicle pays halves: they are told as they are, and not as the whole points that are gone then.
pub(crate) fn spent(cost: u8, lines: &[Line]) -> Say {
    let halves: i32 = lines.iter().map(|line| line.halves()).sum();
    let by_halves = lines.iter().any(|line| line.half);
    match (if by_halves { halves } else { 2 * i32::from(cost) }, by_halves) {
        (0, _) => words::no_points(),
        (1, _) => words::half_a_point(),
        (2, _) => words::one_point(),
        (halves, true) if halves % 2 == 1 => words::half_points(format_args!("{}½", halves / 2)),
        (halves, _) => words::points(i64::from(halves / 2)),
    }
}

/// The line of a stack that moves: who, from where, to where, at what cost.
fn moves(by: Movement, one: bool) -> fn(&[CounterId], Place, Place, Say) -> Say {
    match (by, one) {
        (Movement::Move, true) => words::one_moves,
        (Movement::Move, false) => words::several_move,
        (Movement::AssaultMove, true) => words::one_assault_moves,
        (Movement::AssaultMove, false) => words::several_assault_move,
        (Movement::LowCrawl, true) => words::one_crawls,
        (Movement::LowCrawl, false) => words::several_crawl,
        (Movement::Stealth, true) => words::one_by_stealth,
        (Movement::Stealth, false) => words::several_by_stealth,
    }
}

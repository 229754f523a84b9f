//! Lines of sight in words.

use crate::panels::words;
use hex_board::{Map, Obstacle, ObstacleKind, Seen, Sight, Spot};
use lock_n_load::Table;
use lock_n_load::sections::spotting::sight::rule;
use table::{RuleId, Say, Side};

/// What an obstacle is and where: `brush in F5`, `hedge at F5/F6`.
pub(crate) fn obstacle(map: &Map, obstacle: &Obstacle) -> Say {
    let (what, hex) = (obstacle.name(map).to_lowercase(), map.name(obstacle.hex));
    match obstacle.what {
        ObstacleKind::Terrain(_) | ObstacleKind::Hulk | ObstacleKind::Smoke => words::obstacle_in(what, hex),
        ObstacleKind::Hill => words::hill_at(what, hex),
        ObstacleKind::Hexside(_) => {
            let across = obstacle.side.and_then(|side| map.at(obstacle.hex).neighbours[usize::from(side)]);
            match across {
                Some(other) => words::obstacle_between(what, hex, map.name(other)),
                None => words::obstacle_at(what, hex),
            }
        }
        ObstacleKind::Floor => words::floor_of(what, hex),
        ObstacleKind::OffMap => words::obstacle_alone(what),
    }
}

/// A line of sight in a few words, and the rules by which it is not clear.
pub(crate) fn sight(map: &Map, sight: &Sight) -> (Say, Vec<RuleId>) {
    match sight {
        Sight::Clear => (words::clear_sight(), vec![]),
        Sight::Degraded(obstacles) => {
            let what = obstacles.iter().map(|found| obstacle(map, found));
            let degraded = words::degraded_by(what);
            let rules = obstacles.iter().map(|found| rule(found.why)).collect();
            (degraded, rules)
        }
        Sight::Blocked(found) => (words::blocked_by(obstacle(map, found)), vec![rule(found.why)]),
    }
}

/// Who of a side sees a Location: its stacks by name, degraded ones with the number.
pub(crate) fn watchers(table: &Table, at: Spot, side: Side) -> Vec<String> {
    let mut spots: Vec<Spot> = Vec::new();
    for unit in table.side(side) {
        if let Some(spot) = unit.spot()
            && spot != at
            && !spots.contains(&spot)
        {
            spots.push(spot);
        }
    }
    spots.sort();
    let words = |spot: &Spot| match table.sights.get(*spot, at) {
        Seen::Clear => Some(table.field.map.place(*spot).to_string()),
        Seen::Degraded(count) => Some(words::watcher(table.field.map.place(*spot), count).said()),
        Seen::Blocked => None,
    };
    spots.iter().filter_map(words).collect()
}

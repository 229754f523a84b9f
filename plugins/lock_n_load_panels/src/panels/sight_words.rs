//! Lines of sight in words.

use super::Panels;
use hex_board::{Map, Obstacle, ObstacleKind, Seen, Sight, Spot};
use lock_n_load::Table;
use lock_n_load::rules::spotting;
use table::{RuleId, Side};

/// What an obstacle is: `brush in F5`.
pub(crate) fn obstacle(map: &Map, obstacle: &Obstacle) -> String {
    let name = map.name(obstacle.hex);
    match obstacle.what {
        ObstacleKind::Hill => format!("the hill at {name}"),
        ObstacleKind::Terrain(terrain) => {
            let def = map.terrain_set.terrains.get(usize::from(terrain.0));
            format!("{} in {name}", def.map_or_else(|| "terrain".to_owned(), |def| def.name.to_lowercase()))
        }
        ObstacleKind::Smoke => format!("smoke in {name}"),
        ObstacleKind::Hexside(hexside) => {
            let def = map.terrain_set.hexsides.get(usize::from(hexside.0));
            let across = obstacle.side.and_then(|side| map.at(obstacle.hex).neighbours[usize::from(side)]);
            let side = across.map(|other| format!("/{}", map.name(other))).unwrap_or_default();
            format!("{} at {name}{side}", def.map_or_else(|| "a hexside".to_owned(), |def| def.name.to_lowercase()))
        }
        ObstacleKind::OffMap => "the edge of the map".into(),
    }
}

/// A line of sight in a few words, and the rules by which it is not clear.
pub(crate) fn sight(map: &Map, sight: &Sight) -> (String, Vec<RuleId>) {
    match sight {
        Sight::Clear => ("clear sight".into(), vec![]),
        Sight::Degraded(obstacles) => {
            let what: Vec<String> = obstacles.iter().map(|found| obstacle(map, found)).collect();
            let rules = obstacles.iter().map(|found| RuleId(found.rule)).collect();
            (format!("degraded by {}", what.join(" and ")), rules)
        }
        Sight::Blocked(found) => (format!("blocked by {}", obstacle(map, found)), vec![RuleId(found.rule)]),
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
        Seen::Degraded(count) => Some(format!("{} (\u{2212}{count})", table.field.map.place(*spot))),
        Seen::Blocked => None,
    };
    spots.iter().filter_map(words).collect()
}

/// Why a Location is Spotted for a side; none: it is not.
pub(crate) fn spotted_by(panels: &Panels, at: Spot, by: Side) -> Vec<RuleId> {
    spotting::reasons(&panels.table(), at, by).into_vec()
}

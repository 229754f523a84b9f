//! What on a board can be played but is hardly meant by these rules: roads that lead where nobody goes.

use crate::files::definition::Definitions;
use crate::files::scenario::ScenarioMistake;
use crate::sections::movement::rules::ROAD;
use hex_board::{BoardDef, Map};

/// The warnings of a board that stands alone on this map; fields are those of the board.
pub fn board_warnings(board: &BoardDef, map: &Map, definitions: &Definitions) -> Vec<ScenarioMistake> {
    let mut found = Vec::new();
    for (field, chains) in [("roads", &board.roads), ("paved", &board.paved)] {
        for (n, chain) in chains.iter().enumerate() {
            let closed = |name: &&hex_board::HexName| {
                map.hex(**name).is_some_and(|hex| definitions.terrain(map.at(hex).terrain).prohibited)
            };
            for (m, name) in chain.iter().enumerate().filter(|(_, name)| closed(name)) {
                found.push(ScenarioMistake {
                    field: format!("{field}[{n}][{m}]"),
                    message: format!("the road leads through {name}, whose terrain nobody enters [{ROAD}]"),
                    hint: Some("a bridge and a ford are terrains of their own".into()),
                    warning: true,
                });
            }
        }
    }
    found
}

//! Random maps: a small board of its own, or shipped boards side by side, turned or not.

use super::Chance;
use hex_board::{BoardDef, BoardPlacement, Map, TerrainSet, sketch};
use std::path::Path;

/// Boards whose edges have the same length.
const JOINABLE: [&str; 3] = ["saint_aubert", "pont_de_la_douve", "plateau"];
/// Where two to four of them may lie.
const LAYOUTS: [&[(u8, u8)]; 4] = [&[(0, 0)], &[(0, 0), (1, 0)], &[(0, 0), (0, 1)], &[(0, 0), (1, 0), (0, 1)]];

/// The fields of a scenario that make its map, and that map.
pub struct Ground {
    pub boards: Vec<BoardPlacement>,
    pub own_board: Option<BoardDef>,
    pub map: Map,
}

/// A random map; none where boards do not fit each other.
pub fn ground(chance: &mut Chance, terrain: &TerrainSet) -> Option<Ground> {
    if chance.one_in(6) { joined(chance, terrain) } else { own(chance, terrain) }
}

fn joined(chance: &mut Chance, terrain: &TerrainSet) -> Option<Ground> {
    let mut ids = JOINABLE.to_vec();
    let mut placements = Vec::new();
    let mut defs = Vec::new();
    for at in *chance.pick(&LAYOUTS) {
        let id = ids.remove(chance.below(ids.len()));
        placements.push(BoardPlacement { board: id.into(), at: *at, turned: chance.one_in(2) });
        let path = crate::root().join(format!("assets/boards/{id}.ron"));
        defs.push((id.to_string(), scenario_files::read_file::<BoardDef>(&path).expect("a shipped board").value));
    }
    let map = Map::build(terrain, &defs, &placements).ok()?;
    Some(Ground { boards: placements, own_board: None, map })
}

fn own(chance: &mut Chance, terrain: &TerrainSet) -> Option<Ground> {
    let (columns, rows) = (4 + chance.below(8), 3 + chance.below(6));
    // Some maps are open, some are full.
    let wild = 2 + chance.below(6);
    let hilly = chance.one_in(2);
    let mut text = String::new();
    for _ in 0..rows {
        for _ in 0..columns {
            let letter = if chance.one_in(wild) { *chance.pick(b"blfocwms=~HrgWWSSSS") } else { b'.' };
            text.push(char::from(letter));
            if hilly && chance.one_in(4) {
                text.push(*chance.pick(&['1', '2']));
            }
            text.push(' ');
        }
        text.push('\n');
    }
    let mut def = sketch::board(&text);
    def.title = "Made by chance".into();
    let placement = [BoardPlacement { board: "own".into(), at: (0, 0), turned: false }];
    let map = Map::build(terrain, &[("own".into(), def.clone())], &placement).ok()?;
    let wide = chance.below(8);
    for hex in map.ids() {
        for neighbour in map.at(hex).neighbours.iter().flatten().filter(|neighbour| **neighbour > hex) {
            let side = format!("{}/{}", map.name(hex), map.name(*neighbour));
            if chance.one_in(6 + wide) {
                let key = *chance.pick(&["hedge", "wall", "bocage"]);
                def.hexsides.entry(key.into()).or_default().push(side);
            }
        }
    }
    for _ in 0..chance.below(3) {
        let mut at = *chance.pick(&map.ids().collect::<Vec<_>>());
        let mut road = vec![map.name(at)];
        for _ in 0..2 + chance.below(6) {
            let Some(next) = *chance.pick(&map.at(at).neighbours) else { continue };
            if !road.contains(&map.name(next)) {
                road.push(map.name(next));
                at = next;
            }
        }
        if road.len() > 1 {
            if chance.one_in(3) { def.paved.push(road) } else { def.roads.push(road) }
        }
    }
    let map = Map::build(terrain, &[("own".into(), def.clone())], &placement).ok()?;
    Some(Ground { boards: Vec::new(), own_board: Some(def), map })
}

/// Where a failing scenario is kept.
pub fn keep(folder: &Path, seed: u64, text: &str) -> String {
    let path = folder.join(format!("{seed}.ron"));
    let _ = std::fs::create_dir_all(folder);
    match std::fs::write(&path, text) {
        Ok(()) => path.display().to_string(),
        Err(error) => format!("{} ({error})", path.display()),
    }
}

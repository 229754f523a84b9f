//! Small maps from a text, for tests: what a board file says in 30 lines stands here in three.
//!
//! Each row of hexes is one word: a letter for the terrain and, where the hex lies higher, a digit for its level.
//! Further lines of several words add hexsides and ways:
//!
//! ```
//! let map = hex_board::sketch::map(
//!     ". f .1
//!      . S S
//!      . . S
//!      hedge A1/B2
//!      road A1 B2 C2",
//! );
//! assert_eq!(map.hexes.len(), 9);
//! assert_eq!(map.buildings[0].storeys, 2);
//! ```
//!
//! Rows may be written with spaces between the hexes or without. The letters: `.` clear, `b` brush, `l` light woods, `f` forest,
//! `o` orchard, `c` low crops, `w` wheat, `m` marsh, `s` stream, `=` ford, `~` river, `H` bridge, `r` rubble,
//! `g` broken ground, `W` wooden building, `S` stone building. Neighbouring hexes with the same kind of building form one building.

use crate::board::{BoardDef, BoardForm, BoardPlacement, BuildingDef, BuildingMaterial};
use crate::board_check::direction;
use crate::lattice::Point;
use crate::map::Map;
use crate::name::HexName;
use crate::terrain::{HexsideDef, SightClass, TerrainDef, TerrainSet};

/// Letter, key and sight of every terrain.
const LETTERS: [(char, &str, SightClass); 16] = [
    ('.', "clear", SightClass::Clear),
    ('b', "brush", SightClass::Degrading),
    ('l', "light_woods", SightClass::Degrading),
    ('f', "forest", SightClass::Blocking(1)),
    ('o', "orchard", SightClass::Degrading),
    ('c', "low_crops", SightClass::Degrading),
    ('w', "wheat", SightClass::Blocking(1)),
    ('m', "marsh", SightClass::Clear),
    ('s', "stream", SightClass::Clear),
    ('=', "ford", SightClass::Clear),
    ('~', "river", SightClass::Clear),
    ('H', "bridge", SightClass::Clear),
    ('r', "rubble", SightClass::Degrading),
    ('g', "broken_ground", SightClass::Degrading),
    ('W', "wooden_building", SightClass::Blocking(1)),
    ('S', "stone_building", SightClass::Blocking(1)),
];

/// The default silhouette here: a hexagon three quarters as large as the hex.
const BLOB: [Point; 6] = [Point(90, 0), Point(45, 78), Point(-45, 78), Point(-90, 0), Point(-45, -78), Point(45, -78)];

/// A terrain file with the keys of the game's own and one plain silhouette for all.
pub fn terrain_set() -> TerrainSet {
    let terrains = LETTERS.iter().map(|(_, id, sight)| {
        let whole_hex = *id == "broken_ground";
        let silhouettes = if *sight == SightClass::Clear || whole_hex { vec![] } else { vec![BLOB.to_vec()] };
        TerrainDef { id: (*id).to_string(), name: words(id), sight: *sight, whole_hex, silhouettes }
    });
    let hexsides =
        [("hedge", SightClass::Degrading), ("wall", SightClass::Degrading), ("bocage", SightClass::Blocking(1))]
            .map(|(id, sight)| HexsideDef { id: id.to_string(), name: words(id), sight });
    TerrainSet { terrains: terrains.collect(), hexsides: hexsides.to_vec(), ..TerrainSet::default() }
}

/// `light_woods` as `Light woods`.
fn words(id: &str) -> String {
    let text = id.replace('_', " ");
    text[..1].to_uppercase() + &text[1..]
}

/// A standalone map without a board number.
///
/// # Panics
/// If the text is wrong; it is part of a test.
#[track_caller]
pub fn map(text: &str) -> Map {
    join(&[("sketch", board(text), (0, 0), false)])
}

/// A map of these boards: id, board, place and whether it is turned.
///
/// # Panics
/// If the boards are wrong or do not fit; they are part of a test.
#[track_caller]
pub fn join(boards: &[(&str, BoardDef, (u8, u8), bool)]) -> Map {
    let defs: Vec<_> = boards.iter().map(|(id, def, _, _)| ((*id).to_string(), def.clone())).collect();
    let placements: Vec<_> = boards
        .iter()
        .map(|(id, _, at, turned)| BoardPlacement { board: (*id).to_string(), at: *at, turned: *turned })
        .collect();
    match Map::build(&terrain_set(), &defs, &placements) {
        Ok(map) => map,
        Err(mistakes) => panic!("{mistakes:#?}"),
    }
}

/// A board from a text, standing alone and without a number.
///
/// # Panics
/// If the text is wrong; it is part of a test.
#[track_caller]
pub fn board(text: &str) -> BoardDef {
    let mut rows: Vec<Vec<(char, u8)>> = vec![];
    let mut def = BoardDef { title: "Sketch".to_string(), form: BoardForm::Alone, ..Default::default() };
    let chain = |words: &str| -> Vec<HexName> {
        words.split_whitespace().map(|word| word.parse().unwrap_or_else(|error| panic!("{error}"))).collect()
    };
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "hedge" | "wall" | "bocage" => {
                let sides = def.hexsides.entry(word.to_string()).or_default();
                sides.extend(rest.split_whitespace().map(str::to_string));
            }
            "road" => def.roads.push(chain(rest)),
            "paved" => def.paved.push(chain(rest)),
            "stream" => def.streams.push(chain(rest)),
            _ => rows.push(row(line)),
        }
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    assert!(rows.iter().all(|row| row.len() == columns), "rows of different length in {text}");
    def.columns = u8::try_from(columns).expect("a sketch is small");
    def.rows = u8::try_from(rows.len()).expect("a sketch is small");
    def.legend = LETTERS.iter().map(|(letter, id, _)| (*letter, (*id).to_string())).collect();
    def.terrain = rows.iter().map(|row| row.iter().map(|(letter, _)| *letter).collect()).collect();
    def.levels = rows.iter().map(|row| row.iter().map(|(_, level)| char::from(b'0' + level)).collect()).collect();
    def.buildings = buildings(&rows);
    def
}

fn row(line: &str) -> Vec<(char, u8)> {
    let mut row: Vec<(char, u8)> = vec![];
    for letter in line.chars().filter(|letter| !letter.is_whitespace()) {
        match (letter.to_digit(3), row.last_mut()) {
            (Some(level), Some(last)) => last.1 = level as u8,
            _ => {
                assert!(LETTERS.iter().any(|(known, _, _)| *known == letter), "unknown letter {letter} in {line}");
                row.push((letter, 0));
            }
        }
    }
    row
}

/// Neighbouring hexes with the same letter form one building.
fn buildings(rows: &[Vec<(char, u8)>]) -> Vec<BuildingDef> {
    let mut buildings = vec![];
    for (kind, material) in [('W', BuildingMaterial::Wood), ('S', BuildingMaterial::Stone)] {
        let mut left: Vec<HexName> = vec![];
        for (y, row) in rows.iter().enumerate() {
            for (x, _) in row.iter().enumerate().filter(|(_, (letter, _))| *letter == kind) {
                left.push(HexName::new(x as u8 + 1, y as u8 + 1));
            }
        }
        while let Some(first) = left.pop() {
            let mut hexes = vec![first];
            let mut seen = 0;
            while let Some(hex) = hexes.get(seen).copied() {
                seen += 1;
                hexes.extend(left.extract_if(.., |other| direction(hex, *other).is_some()));
            }
            hexes.sort();
            buildings.push(BuildingDef { hexes, material });
        }
    }
    buildings
}

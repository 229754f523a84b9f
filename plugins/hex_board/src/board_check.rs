//! Checks one board and lays its data out hex by hex, not yet turned or placed.

use crate::board::{BoardDef, BoardForm, BuildingMaterial};
use crate::lattice::{self, DIRECTIONS, Point};
use crate::map::{ListNames, MapFault, MapMistake};
use crate::mistakes::Mistakes;
use crate::name::HexName;
use crate::terrain::{HexsideId, TerrainId, TerrainSet};
use crate::terrain_check::{BARE, MOST_SILHOUETTES, check_silhouettes};
use std::fmt::Display;

/// Most columns of a board: A to BZ.
const MOST_COLUMNS: u8 = 78;
/// Most hexes in an odd column.
const MOST_ROWS: u8 = 60;

/// One hex of a board before turning and joining.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    pub(crate) name: HexName,
    pub(crate) terrain: TerrainId,
    pub(crate) level: u8,
    /// Position in [`Draft::buildings`].
    pub(crate) building: Option<usize>,
    pub(crate) roads: u8,
    pub(crate) paved: u8,
    pub(crate) streams: u8,
    pub(crate) hexsides: [Option<HexsideId>; 6],
    /// Silhouettes in the hex's own coordinates.
    pub(crate) silhouettes: Vec<(TerrainId, Vec<Point>)>,
}

/// A checked board.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) cells: Vec<Cell>,
    /// Material and terrain of each building; which hexes belong to it the cells say.
    pub(crate) buildings: Vec<TerrainId>,
    first_of_column: Vec<usize>,
}

impl Draft {
    fn cell(&self, name: HexName) -> usize {
        self.first_of_column[usize::from(name.column) - 1] + usize::from(name.row) - 1
    }
}

/// The direction from one hex to a neighbour, by their places on an unturned board.
pub(crate) fn direction(from: HexName, to: HexName) -> Option<usize> {
    let way = lattice::centre(to.column, to.row) - lattice::centre(from.column, from.row);
    DIRECTIONS.iter().position(|direction| *direction == way)
}

/// What in a board can be played on but is hardly meant.
pub fn board_warnings(set: &TerrainSet, id: &str, def: &BoardDef) -> Vec<MapMistake> {
    let mut list = vec![];
    check(set, id, def, &mut list);
    list.retain(|mistake| mistake.warning);
    list
}

/// Checks a board; none if it is too broken to be laid out. Mistakes go to `list`.
pub(crate) fn check(set: &TerrainSet, id: &str, def: &BoardDef, list: &mut Vec<MapMistake>) -> Option<Draft> {
    let mut mistakes = Mistakes { board: Some(id), lists: ListNames::default(), list };
    let before = mistakes.errors();
    if def.number > 99 {
        mistakes.add("number", format_args!("board number {} is not 0 to 99", def.number));
    }
    if !(1..=MOST_COLUMNS).contains(&def.columns) {
        mistakes.add("columns", format_args!("{} columns, must be 1 to {MOST_COLUMNS}", def.columns));
    }
    if !(1..=MOST_ROWS).contains(&def.rows) {
        mistakes.add("rows", format_args!("{} rows, must be 1 to {MOST_ROWS}", def.rows));
    }
    if def.form == BoardForm::Joinable && (def.columns.is_multiple_of(2) || def.columns < 3) {
        mistakes.hint(
            "columns",
            format_args!("{} columns, but a joinable board has an odd number of at least 3", def.columns),
            "form: Alone",
        );
        mistakes.against(MapFault::Columns);
    }
    if mistakes.errors() > before {
        return None;
    }
    if def.title.trim().is_empty() {
        mistakes.warn("title", "this name is empty");
    }
    let mut check =
        BoardCheck { set, def, mistakes, draft: Draft { cells: vec![], buildings: vec![], first_of_column: vec![] } };
    check.lay_out();
    check.single_hexes();
    check.buildings();
    check.chains();
    check.hexsides();
    check.silhouettes();
    Some(check.draft)
}

struct BoardCheck<'a> {
    set: &'a TerrainSet,
    def: &'a BoardDef,
    mistakes: Mistakes<'a>,
    draft: Draft,
}

impl BoardCheck<'_> {
    /// Finds the cell of a name, or adds a mistake.
    fn find(&mut self, field: impl Display, name: HexName) -> Option<usize> {
        if name.board != 0 && name.board != self.def.number {
            let (number, board) = (name.board, self.def.number);
            self.mistakes.add(field, format_args!("{name} names board {number}, this is board {board}"));
            return None;
        }
        if !self.def.has(name) {
            let last = HexName::new(self.def.columns, self.def.rows_in(self.def.columns));
            self.mistakes.hint(
                field,
                format_args!("there is no hex {name} on this board"),
                format_args!("A1 to {last}"),
            );
            return None;
        }
        Some(self.draft.cell(name))
    }

    fn terrain(&mut self, field: impl Display, key: &str) -> Option<TerrainId> {
        let found = self.set.terrain(key);
        if found.is_none() {
            let known: Vec<&str> = self.set.terrains.iter().map(|def| def.id.as_str()).collect();
            self.mistakes.hint(field, format_args!("unknown terrain `{key}`"), known.join(", "));
        }
        found
    }

    fn lay_out(&mut self) {
        let def = self.def;
        let clear = self.set.terrain(BARE).or((!self.set.terrains.is_empty()).then_some(TerrainId(0)));
        let Some(clear) = clear else {
            self.mistakes.add("terrain", "the terrain file is empty");
            return;
        };
        for column in 1..=def.columns {
            self.draft.first_of_column.push(self.draft.cells.len());
            for row in 1..=def.rows_in(column) {
                self.draft.cells.push(Cell {
                    name: HexName { board: def.number, column, row },
                    terrain: clear,
                    level: 0,
                    building: None,
                    roads: 0,
                    paved: 0,
                    streams: 0,
                    hexsides: [None; 6],
                    silhouettes: vec![],
                });
            }
        }
        let mut legend = vec![];
        for (letter, key) in &def.legend {
            if let Some(id) = self.terrain(format_args!("legend[{letter:?}]"), key) {
                legend.push((*letter, id));
            }
        }
        for (cell, letter, row) in self.grid("terrain", &def.terrain) {
            match legend.iter().find(|(known, _)| *known == letter) {
                Some((_, id)) => self.draft.cells[cell].terrain = *id,
                // The legend's own mistake is enough.
                None if def.legend.contains_key(&letter) => {}
                None => {
                    let name = HexName { board: 0, ..self.draft.cells[cell].name };
                    let message = format_args!("`{letter}` at {name} is not in the legend");
                    self.mistakes.add(format_args!("terrain[{row}]"), message);
                }
            }
        }
        for (cell, digit, row) in self.grid("levels", &def.levels) {
            match digit.to_digit(3) {
                Some(level) => self.draft.cells[cell].level = level as u8,
                None => {
                    let name = HexName { board: 0, ..self.draft.cells[cell].name };
                    let message = format_args!("`{digit}` at {name} is no level (0, 1 or 2)");
                    self.mistakes.add(format_args!("levels[{row}]"), message);
                }
            }
        }
    }

    /// The characters of a grid of texts with the cells they stand for and their text's position.
    fn grid(&mut self, field: &str, texts: &[String]) -> Vec<(usize, char, usize)> {
        let mut found = vec![];
        let wanted = self.def.texts();
        if texts.is_empty() {
            return found;
        }
        if texts.len() != wanted {
            self.mistakes.add(field, format_args!("{} texts, the board has {wanted} rows", texts.len()));
        }
        for (n, text) in texts.iter().enumerate().take(wanted) {
            let row = n as u8 + 1;
            let mut letters = text.chars();
            let mut short = false;
            for column in 1..=self.def.columns {
                let letter = letters.next();
                let name = HexName::new(column, row);
                match (letter, self.def.has(name)) {
                    (Some(letter), true) if letter != ' ' => found.push((self.draft.cell(name), letter, n)),
                    (None, true) => short = true,
                    (Some(_), true) => {
                        self.mistakes.add(format_args!("{field}[{n}]"), format_args!("a space where hex {name} lies"));
                    }
                    (Some(letter), false) if letter != ' ' => {
                        let message =
                            format_args!("`{letter}` in column {}, where there is no hex", name.column_letters());
                        self.mistakes.hint(format_args!("{field}[{n}]"), message, "a space");
                    }
                    (_, false) => {}
                }
            }
            if short || letters.next().is_some() {
                let (has, wants) = (text.chars().count(), self.def.columns);
                let message = format_args!("the text has {has} characters, the board has {wants} columns");
                self.mistakes.add(format_args!("{field}[{n}]"), message);
            }
        }
        found
    }

    fn single_hexes(&mut self) {
        let def = self.def;
        for (name, key) in &def.hexes {
            let field = format!("hexes[\"{name}\"]");
            let cell = self.find(&field, *name);
            let terrain = self.terrain(&field, key);
            if let (Some(cell), Some(terrain)) = (cell, terrain) {
                self.draft.cells[cell].terrain = terrain;
            }
        }
    }

    fn buildings(&mut self) {
        let def = self.def;
        for (n, building) in def.buildings.iter().enumerate() {
            let key = material_key(building.material);
            let Some(terrain) = self.terrain(format_args!("buildings[{n}].material"), key) else { continue };
            let position = self.draft.buildings.len();
            self.draft.buildings.push(terrain);
            if building.hexes.is_empty() {
                self.mistakes.add(format_args!("buildings[{n}].hexes"), "a building needs at least one hex");
            }
            let mut hexes: Vec<HexName> = vec![];
            for (m, name) in building.hexes.iter().enumerate() {
                let field = format!("buildings[{n}].hexes[{m}]");
                let Some(cell) = self.find(&field, *name) else { continue };
                let cell = &mut self.draft.cells[cell];
                if let Some(other) = cell.building {
                    self.mistakes.add(field, format_args!("{name} already belongs to buildings[{other}]"));
                    continue;
                }
                cell.building = Some(position);
                cell.terrain = terrain;
                hexes.push(*name);
            }
            if !connected(&hexes) {
                let message = "the hexes of a building must be neighbours of each other";
                self.mistakes.hint(format_args!("buildings[{n}].hexes"), message, "list separate buildings");
            }
        }
        let building_terrains =
            [BuildingMaterial::Wood, BuildingMaterial::Stone].map(|m| self.set.terrain(material_key(m)));
        for cell in &self.draft.cells {
            if cell.building.is_none() && building_terrains.contains(&Some(cell.terrain)) {
                let name = HexName { board: 0, ..cell.name };
                let material = if building_terrains[0] == Some(cell.terrain) { "Wood" } else { "Stone" };
                self.mistakes.hint(
                    "buildings",
                    format_args!("{name} has the terrain of a building, but no building lists it"),
                    format_args!("buildings: [(hexes: [\"{name}\"], material: {material})]"),
                );
            }
        }
    }

    fn chains(&mut self) {
        let def = self.def;
        for (field, chains) in [("roads", &def.roads), ("paved", &def.paved), ("streams", &def.streams)] {
            for (n, chain) in chains.iter().enumerate() {
                if chain.len() < 2 {
                    self.mistakes.add(format_args!("{field}[{n}]"), "a chain has at least two hexes");
                }
                let mut last: Option<(HexName, usize)> = None;
                for (m, name) in chain.iter().enumerate() {
                    let path = format!("{field}[{n}][{m}]");
                    let Some(cell) = self.find(&path, *name) else {
                        last = None;
                        continue;
                    };
                    if let Some((before, from)) = last {
                        match direction(before, *name) {
                            Some(way) => {
                                self.cross(field, from, way);
                                self.cross(field, cell, (way + 3) % 6);
                            }
                            None => self.mistakes.add(path, format_args!("{name} is no neighbour of {before}")),
                        }
                    }
                    last = Some((*name, cell));
                }
            }
        }
    }

    fn cross(&mut self, field: &str, cell: usize, direction: usize) {
        let cell = &mut self.draft.cells[cell];
        match field {
            "streams" => cell.streams |= 1 << direction,
            "paved" => {
                cell.roads |= 1 << direction;
                cell.paved |= 1 << direction;
            }
            _ => cell.roads |= 1 << direction,
        }
    }

    fn hexsides(&mut self) {
        let def = self.def;
        for (key, sides) in &def.hexsides {
            let Some(id) = self.set.hexside(key) else {
                let known: Vec<&str> = self.set.hexsides.iter().map(|def| def.id.as_str()).collect();
                let message = format_args!("unknown hexside terrain `{key}`");
                self.mistakes.hint(format_args!("hexsides[{key:?}]"), message, known.join(", "));
                continue;
            };
            for (n, side) in sides.iter().enumerate() {
                let field = format!("hexsides[{key:?}][{n}]");
                let names = side.split_once('/').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
                let Some((a, b)) = names else {
                    self.mistakes.hint(field, format_args!("`{side}` is no hexside"), "two hexes, as \"C3/D3\"");
                    continue;
                };
                let (cell_a, cell_b) = (self.find(&field, a), self.find(&field, b));
                let (Some(cell_a), Some(cell_b)) = (cell_a, cell_b) else { continue };
                let Some(way) = direction(a, b) else {
                    self.mistakes.add(field, format_args!("{a} and {b} are no neighbours"));
                    continue;
                };
                match self.draft.cells[cell_a].hexsides[way] {
                    Some(other) if other != id => {
                        let other = &self.set.hexsides[usize::from(other.0)].id;
                        self.mistakes.add(field, format_args!("{side} already has {other}"));
                    }
                    _ => {
                        self.draft.cells[cell_a].hexsides[way] = Some(id);
                        self.draft.cells[cell_b].hexsides[(way + 3) % 6] = Some(id);
                    }
                }
            }
        }
    }

    fn silhouettes(&mut self) {
        let def = self.def;
        for cell in &mut self.draft.cells {
            let terrain = &self.set.terrains[usize::from(cell.terrain.0)];
            cell.silhouettes = terrain.silhouettes.iter().map(|outline| (cell.terrain, outline.clone())).collect();
        }
        for (name, outlines) in &def.silhouettes {
            let field = format!("silhouettes[\"{name}\"]");
            let good = check_silhouettes(&field, outlines, &mut self.mistakes);
            if let Some(cell) = self.find(&field, *name).filter(|_| good) {
                let cell = &mut self.draft.cells[cell];
                cell.silhouettes = outlines.iter().map(|outline| (cell.terrain, outline.clone())).collect();
            }
        }
        for (key, hexes) in &def.patches {
            let Some(terrain) = self.terrain(format_args!("patches[{key:?}]"), key) else { continue };
            for (name, outlines) in hexes {
                let field = format!("patches[{key:?}][\"{name}\"]");
                let good = check_silhouettes(&field, outlines, &mut self.mistakes);
                if let Some(cell) = self.find(&field, *name).filter(|_| good) {
                    if self.draft.cells[cell].silhouettes.len() + outlines.len() > 2 * MOST_SILHOUETTES {
                        let most = 2 * MOST_SILHOUETTES;
                        self.mistakes.add(&field, format_args!("more than {most} silhouettes in {name}"));
                        continue;
                    }
                    let patches = outlines.iter().map(|outline| (terrain, outline.clone()));
                    self.draft.cells[cell].silhouettes.extend(patches);
                }
            }
        }
    }
}

pub(crate) fn material_key(material: BuildingMaterial) -> &'static str {
    match material {
        BuildingMaterial::Wood => "wooden_building",
        BuildingMaterial::Stone => "stone_building",
    }
}

/// True if one can go from each hex to each other through neighbours in the list.
fn connected(hexes: &[HexName]) -> bool {
    let mut reached = vec![false; hexes.len()];
    let mut open = vec![];
    if let Some(first) = reached.first_mut() {
        *first = true;
        open.push(0);
    }
    while let Some(n) = open.pop() {
        for m in 0..hexes.len() {
            if !reached[m] && direction(hexes[n], hexes[m]).is_some() {
                reached[m] = true;
                open.push(m);
            }
        }
    }
    reached.iter().all(|reached| *reached)
}

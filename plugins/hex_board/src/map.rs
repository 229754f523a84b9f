//! The map of a scenario: boards checked, turned and joined (LNL-1.4-06 to -10).

use crate::lattice::{COLUMN, Point, ROW, VERTICES};
use crate::map_hex::{Area, Building, HexId, MapHex, Spot, inside_hex};
use crate::name::{HexName, Place};
use crate::sight_grid::{self, SightGrid};
use crate::terrain::TerrainSet;
use smallvec::SmallVec;

/// What a file calls the lists that a map is made of: mistakes of them are told at their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListNames {
    /// Where boards lie.
    pub placements: &'static str,
    /// What joined hexes are whose halves disagree.
    pub joined: &'static str,
}

impl Default for ListNames {
    fn default() -> Self {
        Self { placements: "placements", joined: "joined" }
    }
}

impl ListNames {
    /// A field of a placement.
    pub(crate) fn placed(self, n: usize, field: &str) -> String {
        format!("{}[{n}].{field}", self.placements)
    }
    /// A field of a statement about a joined hex.
    pub(crate) fn stated(self, n: usize, field: &str) -> String {
        format!("{}[{n}].{field}", self.joined)
    }
}

/// A mistake of meaning in a board or a placement, with the field it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapMistake {
    /// The board's id, or none for the lists.
    pub board: Option<String>,
    /// Path of the field, as `hexsides["hedge"][3]`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
    /// True if the map can be played on all the same, though the file hardly says what its author means.
    pub warning: bool,
    /// What of boards it goes against; none: it is plain nonsense. A rule set knows by which of its rules.
    pub fault: Option<MapFault>,
}

/// What boards must be, and how they must fit together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapFault {
    /// A joinable board has an odd number of columns.
    Columns,
    /// Boards that are joined share a whole edge.
    Edges,
    /// Halves that form one hex agree.
    Halves,
    /// A second storey adds one or two levels.
    Storey,
}

/// The map of a scenario.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    /// The terrain file it was built with.
    pub terrain_set: TerrainSet,
    /// All hexes, in ascending order of their shown name.
    pub hexes: Vec<MapHex>,
    /// All buildings.
    pub buildings: Vec<Building>,
    areas: Vec<Area>,
    halved: bool,
    lookup: Lookup,
    /// For each hex its column, its half row and its level, close together for sight.
    columns: Vec<(i16, i16, i16)>,
    /// For each hex its shown name, close together for lists of orders.
    shown: Vec<HexName>,
    by_centre: Vec<(Point, HexId)>,
    grid: SightGrid,
}

/// Names of one board number, dense.
#[derive(Clone, Debug, PartialEq)]
struct NameTable {
    rows: usize,
    cells: Vec<u16>,
}

/// No hex, in dense tables.
const NONE: u16 = u16::MAX;

/// From names to hexes in two loads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lookup {
    /// For each board number its table, or [`NONE`].
    table_of: Vec<u8>,
    tables: Vec<NameTable>,
}

impl Lookup {
    pub(crate) fn new(hexes: &[MapHex], single: bool) -> Self {
        let mut lookup = Self { table_of: vec![u8::MAX; 256], tables: vec![] };
        for (n, hex) in hexes.iter().enumerate() {
            for name in &hex.names {
                lookup.table(name.board).enter(*name, n as u16, n as u16);
                if name.board != 0 {
                    // On joined boards a name without a number stands only if one hex alone bears it.
                    lookup.table(0).enter(*name, n as u16, if single { n as u16 } else { NONE - 1 });
                }
            }
        }
        for table in &mut lookup.tables {
            for cell in &mut table.cells {
                if *cell == NONE - 1 {
                    *cell = NONE;
                }
            }
        }
        lookup
    }
    fn table(&mut self, number: u8) -> &mut NameTable {
        let number = usize::from(number);
        if self.table_of[number] == u8::MAX {
            self.table_of[number] = self.tables.len() as u8;
            self.tables.push(NameTable { rows: 62, cells: vec![NONE; 62 * 79] });
        }
        &mut self.tables[usize::from(self.table_of[number])]
    }
    fn get(&self, name: HexName) -> Option<HexId> {
        let table = self.tables.get(usize::from(self.table_of[usize::from(name.board)]))?;
        if usize::from(name.row) >= table.rows {
            return None;
        }
        let id = *table.cells.get(usize::from(name.column) * table.rows + usize::from(name.row))?;
        (id != NONE).then_some(HexId(id))
    }
}

impl NameTable {
    fn enter(&mut self, name: HexName, id: u16, otherwise: u16) {
        let cell = &mut self.cells[usize::from(name.column) * self.rows + usize::from(name.row)];
        *cell = if *cell == NONE || *cell == id { id } else { otherwise };
    }
}

impl Map {
    pub(crate) fn finish(
        terrain_set: TerrainSet,
        hexes: Vec<MapHex>,
        buildings: Vec<Building>,
        areas: Vec<Area>,
        halved: bool,
        lookup: Lookup,
    ) -> Self {
        let places: Vec<(i16, i16)> = hexes.iter().map(|hex| sight_grid::place(hex.centre)).collect();
        let mut by_centre: Vec<(Point, HexId)> =
            hexes.iter().enumerate().map(|(n, hex)| (hex.centre, HexId(n as u16))).collect();
        by_centre.sort_unstable();
        let columns = places.iter().zip(&hexes).map(|((q, k), hex)| (*q, *k, i16::from(hex.level))).collect();
        let grid = SightGrid::new(&terrain_set, &hexes, &places, if halved { &areas } else { &[] });
        let shown = hexes.iter().map(|hex| hex.names[0]).collect();
        Self { terrain_set, hexes, buildings, areas, halved, lookup, columns, shown, by_centre, grid }
    }

    /// One hex.
    pub fn at(&self, hex: HexId) -> &MapHex {
        &self.hexes[hex.index()]
    }
    /// All hex ids, ascending.
    pub fn ids(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.hexes.len() as u16).map(HexId)
    }
    /// All Locations, ascending: every hex, and the upper storeys.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.ids().flat_map(|hex| (0..self.at(hex).storeys).map(move |storey| Spot { hex, storey }))
    }

    /// The hex with this printed name. A name without a board number stands if only one hex bears it (LNL-1.4-07).
    pub fn hex(&self, name: HexName) -> Option<HexId> {
        self.lookup.get(name)
    }
    /// The Location of a place, if the map has it and its storey (LNL-10.2-03).
    pub fn spot(&self, place: Place) -> Option<Spot> {
        let hex = self.hex(place.hex)?;
        (place.storey < self.at(hex).storeys).then_some(Spot { hex, storey: place.storey })
    }
    /// The name shown (LNL-1.4-07).
    #[inline]
    pub fn name(&self, hex: HexId) -> HexName {
        self.shown[hex.index()]
    }
    /// The Location's shown name.
    #[inline]
    pub fn place(&self, spot: Spot) -> Place {
        Place { hex: self.name(spot.hex), storey: spot.storey }
    }

    /// The hex's column and half row, counted across the whole map.
    #[inline]
    pub(crate) fn column(&self, hex: HexId) -> (i16, i16) {
        let (q, k, _) = self.columns[hex.index()];
        (q, k)
    }
    #[inline]
    pub(crate) fn grid(&self) -> &SightGrid {
        &self.grid
    }

    /// Range in hexes.
    pub fn distance(&self, from: HexId, to: HexId) -> u16 {
        let (a, b) = (self.columns[from.index()], self.columns[to.index()]);
        let (across, along) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
        across + along.saturating_sub(across) / 2
    }
    /// The direction from a hex to a neighbour, 0 = north, clockwise.
    pub fn direction(&self, from: HexId, to: HexId) -> Option<usize> {
        self.at(from).neighbours.iter().position(|neighbour| *neighbour == Some(to))
    }
    /// True if the Locations are adjacent: ground to ground of neighbouring hexes, upper storey to upper storey of neighbouring hexes, and the two storeys of one hex (LNL-10.2-08, RUL-25).
    pub fn adjacent(&self, a: Spot, b: Spot) -> bool {
        let exists = |spot: Spot| spot.storey < self.at(spot.hex).storeys;
        // Most pairs are far apart.
        let beside = if a.hex == b.hex {
            a.storey != b.storey
        } else {
            a.storey == b.storey && self.distance(a.hex, b.hex) == 1
        };
        beside && exists(a) && exists(b)
    }
    /// The Locations adjacent to one (LNL-10.2-08, RUL-25).
    pub fn adjacent_spots(&self, spot: Spot) -> SmallVec<[Spot; 8]> {
        let hex = self.at(spot.hex);
        let beside = hex.neighbours.iter().flatten().filter(|hex| spot.storey < self.at(**hex).storeys);
        let mut found: SmallVec<[Spot; 8]> = beside.map(|hex| Spot { hex: *hex, storey: spot.storey }).collect();
        if hex.storeys == 2 {
            found.push(Spot { hex: spot.hex, storey: 1 - spot.storey.min(1) });
        }
        found
    }
    /// True if two Locations lie on different storeys of adjacent hexes of one building: a floor is between them (LNL-10.2-08, RUL-111).
    pub fn floor_between(&self, a: Spot, b: Spot) -> bool {
        a.storey != b.storey && self.same_building(a.hex, b.hex) && self.distance(a.hex, b.hex) == 1
    }
    /// True if both hexes belong to one building.
    pub fn same_building(&self, a: HexId, b: HexId) -> bool {
        self.at(a).building.is_some() && self.at(a).building == self.at(b).building
    }
    /// The level of a unit there: that of the hex, and 2 more on an upper storey (LNL-10.2-07).
    pub fn unit_level(&self, spot: Spot) -> i32 {
        i32::from(self.columns[spot.hex.index()].2) + 2 * i32::from(spot.storey)
    }

    /// The areas of the boards. Those of joinable boards end at the edges that halve their outer hexes.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }
    /// True if the edges of the areas halve the outer hexes (LNL-1.4-06).
    pub fn halved(&self) -> bool {
        self.halved
    }
    /// The least and the greatest corner of all that is on the map.
    pub fn bounds(&self) -> (Point, Point) {
        let edge = if self.halved { Point(0, 0) } else { Point(VERTICES[0].0, VERTICES[1].1) };
        let corners = || self.areas.iter();
        let least = |of: fn(Point) -> i32| corners().map(|area| of(area.north_west)).min().unwrap_or(0);
        let most = |of: fn(Point) -> i32| corners().map(|area| of(area.south_east)).max().unwrap_or(0);
        (Point(least(|p| p.0), least(|p| p.1)) - edge, Point(most(|p| p.0), most(|p| p.1)) + edge)
    }
    /// The hex that a point of the map lies in; on a hexside the one with the lower name. The outer half of a halved hex belongs to it too.
    pub fn hex_at(&self, point: Point) -> Option<HexId> {
        if point.0.unsigned_abs() > 1 << 24 || point.1.unsigned_abs() > 1 << 24 {
            return None;
        }
        let column = point.0.div_euclid(COLUMN);
        let row = point.1.div_euclid(ROW / 2);
        let mut best: Option<HexId> = None;
        for x in column..=column + 1 {
            for y in row - 1..=row + 2 {
                let centre = Point(x * COLUMN, y * (ROW / 2));
                if inside_hex(point - centre)
                    && let Ok(n) = self.by_centre.binary_search_by_key(&centre, |(centre, _)| *centre)
                {
                    let id = self.by_centre[n].1;
                    best = Some(best.map_or(id, |best| best.min(id)));
                }
            }
        }
        best
    }
}

#[cfg(test)]
#[path = "map_test.rs"]
mod tests;

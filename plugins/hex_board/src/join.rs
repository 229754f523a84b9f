//! Places, turns and joins checked boards (LNL-1.4-06 to -10, RUL-87). Half-hexes that meet are one full hex (LNL-1.4-02); those along
//! the edge of the map are hexes like all others (LNL-1.4-01).

use crate::board::{BoardDef, BoardForm, BoardPlacement, JoinedHex};
use crate::board_check::{self, Cell, Draft};
use crate::lattice::{self, COLUMN, DIRECTIONS, Point, ROW};
use crate::map::{ListNames, Lookup, Map, MapFault, MapMistake};
use crate::map_hex::{Area, Building, HexId, MapHex, Silhouette};
use crate::mistakes::Mistakes;
use crate::name::HexName;
use crate::settle::{self, Settled};
use crate::terrain::{TerrainId, TerrainSet};
use crate::terrain_check::terrain_mistakes;
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Most boards of one map.
const MOST_BOARDS: usize = 36;
/// Most boards in a line: sight needs no wider numbers for a map of this size.
const MOST_IN_LINE: u8 = 9;
/// Most hexes of one map.
const MOST_HEXES: usize = 20_000;

/// A board on its place.
struct Placed<'a> {
    id: &'a str,
    def: &'a BoardDef,
    draft: &'a Draft,
    offset: Point,
    turned: bool,
}

/// The width and height of a board's area between its edges. The edges of a joinable board halve its outer hexes; an unjoined board counts as if they did.
fn size(def: &BoardDef) -> Point {
    let high = match def.form {
        BoardForm::Joinable => i32::from(def.rows) * ROW,
        BoardForm::Alone if def.columns == 1 => i32::from(def.rows) * ROW,
        BoardForm::Alone => i32::from(def.rows) * ROW - ROW / 2,
    };
    Point((i32::from(def.columns) - 1) * COLUMN, high)
}

impl Placed<'_> {
    fn centre(&self, cell: &Cell) -> Point {
        let centre = lattice::centre(cell.name.column, cell.name.row);
        self.offset + if self.turned { size(self.def) - centre } else { centre }
    }
    fn direction(&self, direction: usize) -> usize {
        if self.turned { (direction + 3) % 6 } else { direction }
    }
    fn bits(&self, bits: u8) -> u8 {
        if self.turned { (bits << 3 | bits >> 3) & 0b11_1111 } else { bits }
    }
    fn outline(&self, outline: &[Point]) -> Vec<Point> {
        outline.iter().map(|p| if self.turned { Point(-p.0, -p.1) } else { *p }).collect()
    }
    /// The directions in which the board itself has a neighbour.
    fn own_neighbours(&self, cell: &Cell) -> u8 {
        let at = lattice::centre(cell.name.column, cell.name.row);
        let inside = |p: Point| {
            let column = p.0 / COLUMN + 1;
            let row = p.1.div_euclid(ROW) + 1;
            p.0 >= 0
                && row >= 1
                && column <= i32::from(self.def.columns)
                && row <= i32::from(self.def.rows_in(column as u8))
        };
        self.bits((0..6).filter(|d| inside(at + DIRECTIONS[*d])).fold(0, |bits, d| bits | 1 << d))
    }
}

impl Map {
    /// Checks, turns and joins boards (LNL-1.4-06 to -10, RUL-87), or says everything that is wrong with them.
    ///
    /// `boards` are the board files by id; `placements` say which of them lie where. All of `boards` are checked, placed or not.
    pub fn build(
        terrain: &TerrainSet,
        boards: &[(String, BoardDef)],
        placements: &[BoardPlacement],
    ) -> Result<Map, Vec<MapMistake>> {
        build(terrain, boards, placements, (&[], ListNames::default()))
    }

    /// The same, where it is stated what joined hexes are whose halves disagree (LNL-1.4-09), with what the file calls both lists.
    pub fn build_settled(
        terrain: &TerrainSet,
        boards: &[(String, BoardDef)],
        placements: &[BoardPlacement],
        joined: &[JoinedHex],
        lists: ListNames,
    ) -> Result<Map, Vec<MapMistake>> {
        build(terrain, boards, placements, (joined, lists))
    }
}

fn build(
    set: &TerrainSet,
    boards: &[(String, BoardDef)],
    placements: &[BoardPlacement],
    (joined, lists): (&[JoinedHex], ListNames),
) -> Result<Map, Vec<MapMistake>> {
    let mut list = terrain_mistakes(set);
    let drafts: Vec<Option<Draft>> =
        boards.iter().map(|(id, def)| board_check::check(set, id, def, &mut list)).collect();
    let places = places(boards, placements, &mut Mistakes { board: None, lists, list: &mut list });
    if list.iter().any(|mistake| !mistake.warning) {
        return Err(list);
    }
    list.clear();
    let mut placed = vec![];
    for (placement, (board, offset)) in placements.iter().zip(places) {
        let (id, def) = &boards[board];
        if let Some(draft) = &drafts[board] {
            placed.push(Placed { id, def, draft, offset, turned: placement.turned });
        }
    }
    let map = merge(set, &placed, joined, &mut Mistakes { board: None, lists, list: &mut list });
    if list.is_empty() { Ok(map) } else { Err(list) }
}

/// For each placement the board's position in the list and the place of its north-west corner.
fn places(
    boards: &[(String, BoardDef)],
    placements: &[BoardPlacement],
    mistakes: &mut Mistakes,
) -> Vec<(usize, Point)> {
    if placements.is_empty() || placements.len() > MOST_BOARDS {
        mistakes.add(
            mistakes.lists.placements,
            format_args!("a map has 1 to {MOST_BOARDS} boards, here are {}", placements.len()),
        );
        return vec![];
    }
    let before = mistakes.list.len();
    let found = found(boards, placements, mistakes);
    if mistakes.list.len() > before {
        return vec![];
    }
    let west_column = found.iter().map(|(_, at)| at.0).min().unwrap_or(0);
    let north_row = found.iter().map(|(_, at)| at.1).min().unwrap_or(0);
    let mut widths: BTreeMap<u8, i32> = BTreeMap::new();
    let mut heights: BTreeMap<u8, i32> = BTreeMap::new();
    for (n, (board, at)) in found.iter().enumerate() {
        let size = size(&boards[*board].1);
        for (sizes, key, own, word) in [(&mut widths, at.0, size.0, "columns"), (&mut heights, at.1, size.1, "rows")] {
            if *sizes.entry(key).or_insert(own) != own {
                let message = format_args!("boards in one line need the same number of {word}");
                mistakes.add(mistakes.lists.placed(n, "at"), message);
                mistakes.against(MapFault::Edges);
            }
        }
    }
    connected(&found, mistakes);
    let offset = |sizes: &BTreeMap<u8, i32>, from: u8, to: u8| sizes.range(from..to).map(|(_, size)| size).sum();
    found
        .into_iter()
        .map(|(board, at)| (board, Point(offset(&widths, west_column, at.0), offset(&heights, north_row, at.1))))
        .collect()
}

/// The board of each placement in the list, and where the placement puts it.
fn found(
    boards: &[(String, BoardDef)],
    placements: &[BoardPlacement],
    mistakes: &mut Mistakes,
) -> Vec<(usize, (u8, u8))> {
    let mut found = vec![];
    for (n, placement) in placements.iter().enumerate() {
        let Some(board) = boards.iter().position(|(id, _)| *id == placement.board) else {
            let known: Vec<&str> = boards.iter().map(|(id, _)| id.as_str()).collect();
            let message = format_args!("unknown board `{}`", placement.board);
            mistakes.hint(mistakes.lists.placed(n, "board"), message, known.join(", "));
            continue;
        };
        if placement.at.0 >= MOST_IN_LINE || placement.at.1 >= MOST_IN_LINE {
            let message = format_args!("{:?} is too far away, at most {} boards", placement.at, MOST_IN_LINE - 1);
            mistakes.add(mistakes.lists.placed(n, "at"), message);
        }
        beside_the_others(boards, placements, n, &boards[board].1, mistakes);
        found.push((board, placement.at));
    }
    found
}

/// What is wrong with a placement beside those before it, and with joining its board at all.
fn beside_the_others(
    boards: &[(String, BoardDef)],
    placements: &[BoardPlacement],
    n: usize,
    def: &BoardDef,
    mistakes: &mut Mistakes,
) {
    let placement = &placements[n];
    for other in &placements[..n] {
        if other.at == placement.at {
            mistakes.add(mistakes.lists.placed(n, "at"), format_args!("lies on top of `{}`", other.board));
        }
        let other_def = boards.iter().find(|(id, _)| *id == other.board).map(|(_, def)| def);
        if other.board == placement.board {
            mistakes.add(mistakes.lists.placed(n, "board"), "is there twice");
        } else if let Some(other_def) = other_def.filter(|other| other.number == def.number) {
            let message = format_args!("has the same number {} as `{}`", other_def.number, other.board);
            mistakes.add(mistakes.lists.placed(n, "board"), message);
        }
    }
    if placements.len() > 1 {
        if def.form == BoardForm::Alone {
            let message = format_args!("`{}` stands alone and cannot be joined", placement.board);
            mistakes.hint(mistakes.lists.placed(n, "board"), message, "form: Joinable");
        }
        if def.number == 0 {
            let message = format_args!("`{}` has no number and cannot be joined", placement.board);
            mistakes.hint(mistakes.lists.placed(n, "board"), message, "number: 1 to 99");
        }
    }
}

/// From the first board one must reach every other across whole edges.
fn connected(found: &[(usize, (u8, u8))], mistakes: &mut Mistakes) {
    let mut reached = vec![false; found.len()];
    let mut open = vec![0];
    reached[0] = true;
    while let Some(n) = open.pop() {
        for m in 0..found.len() {
            let (a, b) = (found[n].1, found[m].1);
            if !reached[m] && a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1 {
                reached[m] = true;
                open.push(m);
            }
        }
    }
    for (n, _) in reached.iter().enumerate().filter(|(_, reached)| !**reached) {
        mistakes.add(mistakes.lists.placed(n, "at"), "shares no whole edge with the other boards");
        mistakes.against(MapFault::Edges);
    }
}

/// The halves of one hex: which board and which of its cells.
type Halves = SmallVec<[(usize, usize); 2]>;

fn merge(set: &TerrainSet, placed: &[Placed], joined: &[JoinedHex], mistakes: &mut Mistakes) -> Map {
    let cell = |half: &(usize, usize)| &placed[half.0].draft.cells[half.1];
    let mut order = by_name(placed);
    if order.len() > MOST_HEXES {
        mistakes.add(mistakes.lists.placements, format_args!("{} hexes, a map has at most {MOST_HEXES}", order.len()));
    }
    let names: Vec<Vec<HexName>> =
        order.iter().map(|(_, halves)| halves.iter().map(|half| cell(half).name).collect()).collect();
    let settled = settle::settled(set, joined, &names, mistakes);
    if mistakes.list.is_empty() {
        for ((_, halves), settled) in order.iter().zip(&settled) {
            if let [a, b] = halves[..] {
                agree(set, (&placed[a.0], cell(&a)), (&placed[b.0], cell(&b)), settled.as_ref(), mistakes);
            }
        }
    }
    if !mistakes.list.is_empty() {
        order.clear();
    }
    let ids: BTreeMap<Point, HexId> =
        order.iter().enumerate().map(|(n, (centre, _))| (*centre, HexId(n as u16))).collect();
    let buildings = buildings(placed, &order, &settled);
    let mut hexes: Vec<MapHex> = vec![];
    for ((centre, halves), settled) in order.iter().zip(&settled) {
        let neighbours = DIRECTIONS.map(|direction| ids.get(&(*centre + direction)).copied());
        hexes.push(hex(set, placed, *centre, halves, settled.as_ref(), neighbours));
    }
    settle::hexsides_agree(&hexes, &settled, mistakes);
    for (n, building) in buildings.iter().enumerate() {
        for hex in &building.hexes {
            hexes[hex.index()].building = Some(n as u16);
            hexes[hex.index()].storeys = building.storeys;
        }
    }
    let areas = placed
        .iter()
        .map(|board| Area { north_west: board.offset, south_east: board.offset + size(board.def) })
        .collect();
    let halved = placed.iter().all(|board| board.def.form == BoardForm::Joinable);
    let lookup = Lookup::new(&hexes, placed.len() == 1);
    Map::finish(set.clone(), hexes, buildings, areas, halved, lookup)
}

/// The centres of all hexes with their halves, by name: the lower name of a hex first, and the hexes by it.
fn by_name(placed: &[Placed]) -> Vec<(Point, Halves)> {
    let mut by_centre: BTreeMap<Point, Halves> = BTreeMap::new();
    for (n, board) in placed.iter().enumerate() {
        for (m, cell) in board.draft.cells.iter().enumerate() {
            by_centre.entry(board.centre(cell)).or_default().push((n, m));
        }
    }
    let name = |half: &(usize, usize)| placed[half.0].draft.cells[half.1].name;
    let mut order: Vec<(Point, Halves)> = by_centre.into_iter().collect();
    for (_, halves) in &mut order {
        halves.sort_by_key(name);
    }
    order.sort_by_key(|(_, halves)| name(&halves[0]));
    order
}

/// A hex out of its halves, without its building.
fn hex(
    set: &TerrainSet,
    placed: &[Placed],
    centre: Point,
    halves: &Halves,
    settled: Option<&Settled>,
    neighbours: [Option<HexId>; 6],
) -> MapHex {
    let cell = |half: &(usize, usize)| &placed[half.0].draft.cells[half.1];
    let first = cell(&halves[0]);
    let mut hex = MapHex {
        names: halves.iter().map(|half| cell(half).name).collect(),
        centre,
        terrain: first.terrain,
        level: first.level,
        storeys: 1,
        building: None,
        roads: 0,
        paved: 0,
        streams: 0,
        neighbours,
        hexsides: [None; 6],
        silhouettes: vec![],
    };
    if let (Some(settled), [a, b]) = (settled, &halves[..]) {
        let of = [cell(a), cell(b)];
        (hex.terrain, hex.level) = (settled.terrain(&of), settled.level(&of));
    }
    for (n, half) in halves.iter().enumerate() {
        // Where the scenario settles a hex, the other half says nothing of hexsides that lie on both boards.
        let counts = match settled {
            Some(settled) if !settled.is(n) => !shared(placed, halves),
            _ => 0b11_1111,
        };
        half_of(&mut hex, &placed[half.0], cell(half), counts);
    }
    // A terrain of neither half brings its own shape.
    if let Some(terrain) = settled.and_then(|settled| settled.terrain) {
        for outline in &set.terrains[usize::from(terrain.0)].silhouettes {
            add_silhouette(&mut hex, terrain, outline.iter().copied());
        }
    }
    hex
}

/// What one half says of a hex, of its hexsides as far as they count.
fn half_of(hex: &mut MapHex, board: &Placed, cell: &Cell, counts: u8) {
    hex.roads |= board.bits(cell.roads) & counts;
    hex.paved |= board.bits(cell.paved) & counts;
    hex.streams |= board.bits(cell.streams) & counts;
    for (direction, side) in cell.hexsides.iter().enumerate() {
        let direction = board.direction(direction);
        if counts >> direction & 1 == 1 {
            hex.hexsides[direction] = hex.hexsides[direction].or(*side);
        }
    }
    for (terrain, outline) in &cell.silhouettes {
        add_silhouette(hex, *terrain, board.outline(outline).into_iter());
    }
}

/// A silhouette around the hex's centre, if it has not the same already.
fn add_silhouette(hex: &mut MapHex, terrain: TerrainId, outline: impl Iterator<Item = Point>) {
    let silhouette = Silhouette { terrain, outline: outline.map(|point| hex.centre + point).collect() };
    if !hex.silhouettes.contains(&silhouette) {
        hex.silhouettes.push(silhouette);
    }
}

/// The directions that lie on the boards of both halves.
fn shared(placed: &[Placed], halves: &Halves) -> u8 {
    let own = halves.iter().map(|(board, cell)| placed[*board].own_neighbours(&placed[*board].draft.cells[*cell]));
    own.fold(0b11_1111, |shared, own| shared & own)
}

/// Both halves of a hex must say the same, unless the scenario states what the hex is (LNL-1.4-09).
/// Reading: of roads, streams and hexsides they must agree about the hexsides that lie on both boards; a road that ends at an edge is no contradiction.
fn agree(
    set: &TerrainSet,
    (a, half_a): (&Placed, &Cell),
    (b, half_b): (&Placed, &Cell),
    settled: Option<&Settled>,
    mistakes: &mut Mistakes,
) {
    let shared = a.own_neighbours(half_a) & b.own_neighbours(half_b);
    let terrain = |cell: &Cell| set.terrains[usize::from(cell.terrain.0)].id.clone();
    let bits = |board: &Placed, bits: u8| format!("{:06b}", board.bits(bits) & shared);
    let sides = |board: &Placed, cell: &Cell| {
        let mut sides = [None; 6];
        for (direction, side) in cell.hexsides.iter().enumerate() {
            if shared >> board.direction(direction) & 1 == 1 {
                sides[board.direction(direction)] = side.map(|id| &set.hexsides[usize::from(id.0)].id);
            }
        }
        sides
    };
    let lists = mistakes.lists;
    let mut disputed = false;
    let mut compare = |what: &str, of_a: String, of_b: String| {
        disputed |= of_a != of_b;
        if of_a != of_b && settled.is_none() {
            mistakes.hint(
                lists.placements,
                format_args!(
                    "{} of `{}` and {} of `{}` form one hex, but disagree in {what}: {of_a} and {of_b}",
                    half_a.name, a.id, half_b.name, b.id
                ),
                format_args!("say which half counts: {}: [(hex: \"{}\")]", lists.joined, half_a.name),
            );
            mistakes.against(MapFault::Halves);
        }
    };
    compare("terrain", terrain(half_a), terrain(half_b));
    compare("level", half_a.level.to_string(), half_b.level.to_string());
    compare("roads", bits(a, half_a.roads), bits(b, half_b.roads));
    compare("streams", bits(a, half_a.streams), bits(b, half_b.streams));
    let names = |sides: [Option<&String>; 6]| sides.map(|side| side.map_or("none", |id| id).to_string()).join(", ");
    compare("hexsides", names(sides(a, half_a)), names(sides(b, half_b)));
    if let Some(settled) = settled.filter(|_| !disputed) {
        let message = format_args!("{} and {} agree: there is nothing to be stated", half_a.name, half_b.name);
        mistakes.add(settled.field(lists), message);
    }
}

/// Buildings of all boards; those that share a joined hex are one (LNL-10.2-03).
fn buildings(placed: &[Placed], order: &[(Point, Halves)], settled: &[Option<Settled>]) -> Vec<Building> {
    let first: Vec<usize> = placed
        .iter()
        .scan(0, |sum, board| {
            let first = *sum;
            *sum += board.draft.buildings.len();
            Some(first)
        })
        .collect();
    let total: usize = placed.iter().map(|board| board.draft.buildings.len()).sum();
    let number = |half: &(usize, usize)| placed[half.0].draft.cells[half.1].building.map(|n| first[half.0] + n);
    // Each building points to the lowest one that it is part of.
    let mut part_of: Vec<usize> = (0..total).collect();
    let root = |part_of: &[usize], mut n: usize| {
        while part_of[n] != n {
            n = part_of[n];
        }
        n
    };
    for (_, halves) in order {
        if let [a, b] = halves[..]
            && let (Some(a), Some(b)) = (number(&a), number(&b))
        {
            let (a, b) = (root(&part_of, a), root(&part_of, b));
            part_of[a.max(b)] = a.min(b);
        }
    }
    let mut hexes: BTreeMap<usize, Vec<HexId>> = BTreeMap::new();
    for (n, ((_, halves), settled)) in order.iter().zip(settled).enumerate() {
        let counts = |m: usize| settled.is_none_or(|settled| settled.is(m) && settled.terrain.is_none());
        let halves = halves.iter().enumerate().filter(|(m, _)| counts(*m));
        if let Some(building) = halves.map(|(_, half)| number(half)).find_map(|building| building) {
            hexes.entry(root(&part_of, building)).or_default().push(HexId(n as u16));
        }
    }
    let terrains: Vec<_> = placed.iter().flat_map(|board| board.draft.buildings.iter().copied()).collect();
    let stones: Vec<_> = placed.iter().flat_map(|board| board.def.buildings.iter().map(|b| b.material)).collect();
    let mut buildings: Vec<Building> = hexes
        .into_iter()
        .map(|(n, hexes)| {
            let tall = stones[n] == crate::board::BuildingMaterial::Stone && hexes.len() >= 3;
            Building { hexes, terrain: terrains[n], storeys: if tall { 2 } else { 1 } }
        })
        .collect();
    // The order of boards must not show.
    buildings.sort_by_key(|building| building.hexes[0]);
    buildings
}

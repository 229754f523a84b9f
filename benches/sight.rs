//! How long sight takes: one check, all pairs, one changed hex, one lookup. Method and figures: `benches/README.md`.

use divan::{Bencher, black_box, counter::ItemsCount};
use hex_board::{
    Added, BoardDef, BoardForm, BoardPlacement, BuildingDef, BuildingMaterial, HexId, HexName, Map, Point, SightTable,
    Spot, lattice, seen, sight, sketch,
};

fn main() {
    divan::main();
}

/// Numbers that are the same on every machine (`SplitMix64`).
struct Dice(u64);
impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }
}

/// A board on which of 100 hexes so many hold terrain with eight-cornered silhouettes, some of which spill over; with hills, buildings and hexsides.
fn map(columns: u8, rows: u8, of_100: u64) -> Map {
    let mut dice = Dice(u64::from(columns) * 1_000 + of_100);
    let mut def =
        BoardDef { title: "Bench".into(), number: 1, columns, rows, form: BoardForm::Joinable, ..Default::default() };
    let names: Vec<HexName> = (1..=columns)
        .flat_map(|column| (1..=rows + 1 - column % 2).map(move |row| HexName::new(column, row)))
        .collect();
    let keys = ["forest", "forest", "brush", "light_woods", "orchard", "wheat", "low_crops", "broken_ground"];
    def.levels = vec![String::new(); usize::from(rows) + 1];
    for column in 1..=columns {
        for row in 1..=rows + 1 {
            let there = row <= rows || column % 2 == 0;
            let hill = (u32::from(column) / 5 + u32::from(row) / 4).is_multiple_of(7);
            def.levels[usize::from(row) - 1].push(match (there, hill) {
                (false, _) => ' ',
                (true, true) => '1',
                (true, false) => '0',
            });
        }
    }
    for name in &names {
        if dice.below(100) < of_100 {
            def.hexes.insert(*name, keys[dice.below(8) as usize].into());
            let corner = |n: usize| {
                let (a, b) = (lattice::VERTICES[n * 3 / 4 % 6], lattice::VERTICES[(n * 3 / 4 + 1) % 6]);
                let size = 55 + dice.below(50) as i32;
                Point((a.0 + b.0) * size / 200, (a.1 + b.1) * size / 200)
            };
            def.silhouettes.insert(*name, vec![(0..8).map(corner).collect()]);
        } else if dice.below(100) < of_100 / 8 {
            def.buildings.push(BuildingDef { hexes: vec![*name], material: BuildingMaterial::Stone });
        }
        if dice.below(100) < of_100 / 3 && name.row > 1 {
            let key = ["hedge", "wall", "bocage"][dice.below(3) as usize];
            let north = HexName { row: name.row - 1, ..*name };
            def.hexsides.entry(key.into()).or_default().push(format!("{north}/{name}"));
        }
    }
    let placement = BoardPlacement { board: "bench".into(), at: (0, 0), turned: false };
    Map::build(&sketch::terrain_set(), &[("bench".into(), def)], &[placement]).expect("the board is right")
}

fn pairs(map: &Map) -> Vec<(Spot, Spot)> {
    let mut dice = Dice(5);
    let mut spot = || Spot { hex: HexId(dice.below(map.hexes.len() as u64) as u16), storey: 0 };
    (0..4_096).map(|_| (spot(), spot())).collect()
}

const DENSE: u64 = 35;
const OPEN: u64 = 8;

/// A sight check with its reason, random pairs of a 33 by 10 board.
#[divan::bench(args = [DENSE, OPEN])]
fn one_check_with_reason(bencher: Bencher, of_100: u64) {
    let (map, added) = (map(33, 10, of_100), Added::default());
    let pairs = pairs(&map);
    bencher.counter(ItemsCount::new(pairs.len())).bench(|| {
        for (from, to) in &pairs {
            black_box(sight(&map, &added, *from, *to));
        }
    });
}

/// The same without reasons.
#[divan::bench(args = [DENSE, OPEN])]
fn one_check(bencher: Bencher, of_100: u64) {
    let (map, added) = (map(33, 10, of_100), Added::default());
    let pairs = pairs(&map);
    bencher.counter(ItemsCount::new(pairs.len())).bench(|| {
        for (from, to) in &pairs {
            black_box(seen(&map, &added, *from, *to));
        }
    });
}

/// All ordered pairs of a 33 by 10 board with their reasons, in order.
#[divan::bench(args = [DENSE, OPEN])]
fn every_check_of_a_board(bencher: Bencher, of_100: u64) {
    let (map, added) = (map(33, 10, of_100), Added::default());
    let count = map.hexes.len() * map.hexes.len();
    bencher.counter(ItemsCount::new(count)).bench(|| {
        for from in map.ids() {
            for to in map.ids() {
                let (from, to) = (Spot { hex: from, storey: 0 }, Spot { hex: to, storey: 0 });
                black_box(sight(&map, &added, from, to));
            }
        }
    });
}

/// All pairs of a map of about 500 hexes.
#[divan::bench(args = [DENSE, OPEN])]
fn table_of_500(bencher: Bencher, of_100: u64) {
    let (map, added) = (map(47, 10, of_100), Added::default());
    bencher.counter(ItemsCount::new(map.hexes.len())).bench(|| SightTable::new(&map, &added));
}

/// All pairs of a map of about 2,500 hexes.
#[divan::bench(args = [DENSE, OPEN], sample_count = 10)]
fn table_of_2500(bencher: Bencher, of_100: u64) {
    let (map, added) = (map(77, 32, of_100), Added::default());
    bencher.counter(ItemsCount::new(map.hexes.len())).bench(|| SightTable::new(&map, &added));
}

/// Smoke comes to one hex of 500 or leaves it.
#[divan::bench(args = [DENSE, OPEN])]
fn one_changed_hex(bencher: Bencher, of_100: u64) {
    let map = map(47, 10, of_100);
    let mut added = Added::new(map.hexes.len());
    let mut table = SightTable::new(&map, &added);
    let mut dice = Dice(9);
    let mut there = vec![];
    bencher.bench_local(|| {
        if there.len() < 8 {
            let hex = HexId(dice.below(map.hexes.len() as u64) as u16);
            if added.smoke.insert(hex) {
                there.push(hex);
                table.change(&map, &added, hex);
            }
        } else if let Some(hex) = there.pop() {
            added.smoke.remove(hex);
            there.clear();
            table.change(&map, &added, hex);
        }
    });
}

/// A lookup in the table of 500 hexes.
#[divan::bench]
fn lookup(bencher: Bencher) {
    let map = map(47, 10, DENSE);
    let table = SightTable::new(&map, &Added::default());
    let pairs = pairs(&map);
    bencher.counter(ItemsCount::new(pairs.len())).bench(|| {
        let mut open = 0_u32;
        for (from, to) in &pairs {
            open += u32::from(table.get(*from, *to).is_open());
        }
        open
    });
}

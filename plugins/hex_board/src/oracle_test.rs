//! Random maps: the fast walk against the slow one, and the same answers however a map lies.

use crate::added::Added;
use crate::board::{BoardDef, BoardForm, BuildingDef, BuildingMaterial};
use crate::lattice::{Point, VERTICES};
use crate::map::Map;
use crate::map_hex::{HexId, Spot};
use crate::name::HexName;
use crate::sight::{entry_hexsides, seen, sight};
use crate::sight_outcome::{Obstacle, Seen, Sight};
use crate::sight_table::{Screens, SightTable};
use crate::{oracle, sketch};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// A plain generator of numbers for boards (`SplitMix64`).
pub(crate) struct Dice(pub(crate) u64);
impl Dice {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }
    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

fn names(def: &BoardDef) -> Vec<HexName> {
    (1..=def.columns).flat_map(|column| (1..=def.rows_in(column)).map(move |row| HexName::new(column, row))).collect()
}

/// A silhouette: sometimes with corners on the hex's own corners and on neighbours' hexsides, where lines like to touch.
fn outline(dice: &mut Dice) -> Vec<Point> {
    let corners = 3 + dice.below(4) as usize;
    let mut outline = vec![];
    while outline.len() < corners {
        let point = match dice.below(3) {
            0 => VERTICES[dice.below(6) as usize],
            1 => Point(dice.below(7) as i32 * 60 - 180, dice.below(5) as i32 * 52 - 104),
            _ => Point(dice.below(361) as i32 - 180, dice.below(361) as i32 - 180),
        };
        if crate::terrain_check::stays_near(point) {
            outline.push(point);
        }
    }
    outline
}

/// A board with a bit of everything. Half hexes stay clear and flat, so that every board fits every other.
pub(crate) fn board(dice: &mut Dice, form: BoardForm, columns: u8, rows: u8, one_in: u64) -> BoardDef {
    let mut def = BoardDef { title: "Random".into(), columns, rows, form, ..Default::default() };
    let keys = [
        "brush",
        "light_woods",
        "forest",
        "orchard",
        "low_crops",
        "wheat",
        "marsh",
        "stream",
        "rubble",
        "broken_ground",
    ];
    let all = names(&def);
    let edge = |name: HexName| {
        form == BoardForm::Joinable
            && (name.column == 1
                || name.column == columns
                || (name.column.is_multiple_of(2) && (name.row == 1 || name.row == rows + 1)))
    };
    let hilly = dice.below(3);
    def.levels = vec![String::new(); def.texts()];
    for row in 0..def.texts() {
        for column in 1..=columns {
            let name = HexName::new(column, row as u8 + 1);
            let level =
                if def.has(name) && !edge(name) && hilly > 0 && dice.one_in(one_in) { dice.below(3) } else { 0 };
            let digit = if def.has(name) { char::from(b'0' + level as u8) } else { ' ' };
            def.levels[row].push(digit);
        }
    }
    for name in all.iter().copied().filter(|name| !edge(*name)) {
        if dice.one_in(one_in) {
            def.hexes.insert(name, keys[dice.below(keys.len() as u64) as usize].into());
            if dice.one_in(3) {
                def.silhouettes.insert(name, (0..1 + dice.below(2)).map(|_| outline(dice)).collect());
            }
        }
        if dice.one_in(4 * one_in) {
            let key = keys[dice.below(7) as usize];
            def.patches.entry(key.into()).or_default().insert(name, vec![outline(dice)]);
        }
    }
    let mut taken: Vec<HexName> = vec![];
    for start in all.iter().copied().filter(|name| !edge(*name)) {
        if dice.one_in(3 * one_in) && !taken.contains(&start) {
            let mut hexes = vec![start];
            for name in &all {
                if hexes.len() < 3
                    && !edge(*name)
                    && !taken.contains(name)
                    && !hexes.contains(name)
                    && hexes.iter().any(|hex| crate::board_check::direction(*hex, *name).is_some())
                {
                    hexes.push(*name);
                }
            }
            taken.extend(&hexes);
            let material = if dice.one_in(4) { BuildingMaterial::Wood } else { BuildingMaterial::Stone };
            def.buildings.push(BuildingDef { hexes, material });
        }
    }
    let sides = dice.below(3);
    for a in all.iter().copied() {
        for b in all.iter().copied().filter(|b| *b > a && crate::board_check::direction(a, *b).is_some()) {
            if sides > 0 && !(edge(a) && edge(b)) && dice.one_in(3 * one_in) {
                let key = ["hedge", "wall", "bocage"][dice.below(3) as usize];
                def.hexsides.entry(key.into()).or_default().push(format!("{a}/{b}"));
            }
        }
    }
    def
}

/// Smoke and wrecks, a few of each; sometimes in one hex.
fn added(dice: &mut Dice, map: &Map) -> Added {
    let mut added = Added::new(map.hexes.len());
    for _ in 0..dice.below(4) {
        added.smoke.insert(any_hex(dice, map));
    }
    for _ in 0..dice.below(6) {
        added.hulks.insert(any_hex(dice, map));
    }
    added
}
fn any_hex(dice: &mut Dice, map: &Map) -> HexId {
    HexId(dice.below(map.hexes.len() as u64) as u16)
}

fn check_all(map: &Map, added: &Added) {
    let spots: Vec<Spot> = map.spots().collect();
    let table = SightTable::new(map, added);
    for from in &spots {
        for to in &spots {
            let fast = sight(map, added, *from, *to);
            let slow = oracle::sight(map, added, *from, *to);
            let pair = (map.place(*from), map.place(*to));
            assert_eq!(fast, slow, "{pair:?}");
            assert_eq!(seen(map, added, *from, *to), fast.seen(), "{pair:?}");
            assert_eq!(table.get(*from, *to), fast.seen(), "{pair:?}");
        }
    }
}

/// One board, or three that form an L, or two beside each other.
fn boards(seed: u64, joined: u8, columns: u8, rows: u8, one_in: u64) -> Vec<(String, BoardDef, (u8, u8), bool)> {
    let mut dice = Dice(seed);
    let places: &[(u8, u8)] = match joined {
        0 => &[(0, 0)],
        1 => &[(0, 0), (1, 0)],
        _ => &[(0, 0), (1, 0), (1, 1)],
    };
    let form = if joined == 0 && dice.one_in(2) { BoardForm::Alone } else { BoardForm::Joinable };
    places
        .iter()
        .enumerate()
        .map(|(n, at)| {
            let mut def = board(&mut dice, form, columns, rows, one_in);
            def.number = n as u8 + 3;
            (format!("board{n}"), def, *at, dice.one_in(3))
        })
        .collect()
}

fn build(boards: &[(String, BoardDef, (u8, u8), bool)]) -> Map {
    let borrowed: Vec<_> =
        boards.iter().map(|(id, def, at, turned)| (id.as_str(), def.clone(), *at, *turned)).collect();
    sketch::join(&borrowed)
}

fn strategy() -> impl Strategy<Value = (u64, u8, u8, u8, u64)> {
    (any::<u64>(), 0_u8..3, 1_u8..4, 1_u8..6, 2_u64..7).prop_map(|(seed, joined, columns, rows, one_in)| {
        let columns = if joined == 0 { columns * 4 + 1 } else { columns * 2 + 1 };
        (seed, joined, columns, rows, one_in)
    })
}

/// The same answer on a map turned by half: hexsides lie in the opposite direction.
fn half_turned(mut sight: Sight) -> Sight {
    let turn = |obstacle: &mut Obstacle| obstacle.side = obstacle.side.map(|side| (side + 3) % 6);
    match &mut sight {
        Sight::Clear => {}
        Sight::Degraded(obstacles) => obstacles.iter_mut().for_each(turn),
        Sight::Blocked(obstacle) => turn(obstacle),
    }
    sight
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_walk_agrees_with_the_oracle((seed, joined, columns, rows, one_in) in strategy()) {
        let map = build(&boards(seed, joined, columns, rows, one_in));
        let added = added(&mut Dice(seed ^ 1), &map);
        check_all(&map, &added);
    }

    #[test]
    fn rul_51_8_sight_is_the_same_in_both_directions((seed, joined, columns, rows, one_in) in strategy()) {
        let map = build(&boards(seed, joined, columns, rows, one_in));
        let added = added(&mut Dice(seed ^ 1), &map);
        let spots: Vec<Spot> = map.spots().collect();
        for (n, from) in spots.iter().enumerate() {
            for to in &spots[..n] {
                prop_assert_eq!(sight(&map, &added, *from, *to), sight(&map, &added, *to, *from));
            }
        }
    }

    #[test]
    fn lnl_1_4_08_sight_is_the_same_on_a_turned_map((seed, joined, columns, rows, one_in) in strategy()) {
        let boards = boards(seed, joined, columns, rows, one_in);
        let map = build(&boards);
        let turned: Vec<_> = boards
            .into_iter()
            .map(|(id, def, at, turned)| (id, def, (1 - at.0, 1 - at.1), !turned))
            .collect();
        let turned = build(&turned);
        let added = added(&mut Dice(seed ^ 1), &map);
        // Names stay with their hexes, so ids do too.
        for from in map.spots() {
            for to in map.spots() {
                prop_assert_eq!(half_turned(sight(&map, &added, from, to)), sight(&turned, &added, from, to));
                prop_assert_eq!(entry_hexsides(&map, from, to).len(), entry_hexsides(&turned, from, to).len());
            }
        }
    }

    #[test]
    fn rul_87_the_order_of_boards_does_not_matter((seed, _, columns, rows, one_in) in strategy()) {
        let boards = boards(seed, 2, columns.min(5) | 1, rows, one_in);
        let map = build(&boards);
        let other = build(&boards.into_iter().rev().collect::<Vec<_>>());
        prop_assert_eq!(&map.hexes, &other.hexes);
        prop_assert_eq!(&map.buildings, &other.buildings);
        let added = added(&mut Dice(seed ^ 1), &map);
        for from in map.spots() {
            for to in map.spots() {
                prop_assert_eq!(sight(&map, &added, from, to), sight(&other, &added, from, to));
            }
        }
    }

    #[test]
    fn sight_is_the_same_in_a_mirror((seed, _, columns, rows, one_in) in strategy(), east_west in any::<bool>()) {
        let mut boards = boards(seed, 0, columns, rows, one_in);
        boards[0].1.form = BoardForm::Joinable;
        boards[0].1 = board(&mut Dice(seed), BoardForm::Joinable, columns, rows, one_in);
        boards[0].3 = false;
        let map = build(&boards);
        boards[0].1 = mirror(&boards[0].1, east_west);
        let mirrored = build(&boards);
        let here = added(&mut Dice(seed ^ 1), &map);
        let def = &boards[0].1;
        let there = |spot: Spot| {
            let name = mirrored_name(def, map.name(spot.hex), east_west);
            Spot { hex: mirrored.hex(name).expect("the same hexes"), ..spot }
        };
        let mut added_there = Added::new(map.hexes.len());
        for hex in here.smoke.iter() {
            added_there.smoke.insert(there(Spot { hex, storey: 0 }).hex);
        }
        for hex in here.hulks.iter() {
            added_there.hulks.insert(there(Spot { hex, storey: 0 }).hex);
        }
        for from in map.spots() {
            for to in map.spots() {
                let (a, b) = (there(from), there(to));
                prop_assert_eq!(seen(&map, &here, from, to), seen(&mirrored, &added_there, a, b));
            }
        }
    }

    #[test]
    fn a_changed_table_is_a_new_table((seed, joined, columns, rows, one_in) in strategy()) {
        let map = build(&boards(seed, joined, columns, rows, one_in));
        let mut dice = Dice(seed ^ 1);
        let mut added = added(&mut dice, &map);
        let mut table = SightTable::new(&map, &added);
        let screens = Screens::new(&map);
        let mut screened = screens.bare().clone();
        for _ in 0..16 {
            let hex = any_hex(&mut dice, &map);
            let set = if dice.one_in(2) { &mut added.smoke } else { &mut added.hulks };
            if !set.insert(hex) {
                set.remove(hex);
            }
            table.change(&map, &added, hex);
            prop_assert!(table == SightTable::new(&map, &added), "a change at {}", map.name(hex));
            screened.set(&screens, &map, &added);
            prop_assert!(table == screened, "screens with a change at {}", map.name(hex));
        }
        for from in map.spots() {
            let visible: Vec<(Spot, Seen)> = map
                .spots()
                .map(|to| (to, table.get(from, to)))
                .filter(|(_, seen)| seen.is_open())
                .collect();
            let mut row: Vec<(Spot, Seen)> = table.visible_from(from).collect();
            row.sort();
            prop_assert_eq!(visible, row);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    // On large maps many lines run beside each other, and what blocks one is taken to block the others.
    #[test]
    fn the_table_of_a_large_map_says_what_each_line_says((seed, joined, columns, rows, one_in) in (any::<u64>(), 0_u8..3, 4_u8..7, 6_u8..11, 2_u64..12)) {
        let columns = if joined == 0 { columns * 4 + 1 } else { columns * 2 + 1 };
        let map = build(&boards(seed, joined, columns, rows, one_in));
        let added = added(&mut Dice(seed ^ 1), &map);
        let table = SightTable::new(&map, &added);
        let spots: Vec<Spot> = map.spots().collect();
        for (n, from) in spots.iter().enumerate() {
            for to in &spots[n..] {
                let pair = (map.place(*from), map.place(*to));
                prop_assert_eq!(table.get(*from, *to), seen(&map, &added, *from, *to), "{:?}", pair);
                prop_assert_eq!(table.get(*to, *from), table.get(*from, *to), "{:?}", pair);
            }
        }
    }
}

fn mirrored_name(def: &BoardDef, name: HexName, east_west: bool) -> HexName {
    if east_west {
        HexName { column: def.columns + 1 - name.column, ..name }
    } else {
        HexName { row: def.rows_in(name.column) + 1 - name.row, ..name }
    }
}

/// The board as a mirror shows it.
fn mirror(def: &BoardDef, east_west: bool) -> BoardDef {
    let name = |hex: &HexName| mirrored_name(def, *hex, east_west);
    let point = |p: &Point| if east_west { Point(-p.0, p.1) } else { Point(p.0, -p.1) };
    let outlines = |of: &BTreeMap<HexName, Vec<Vec<Point>>>| {
        of.iter()
            .map(|(hex, outlines)| (name(hex), outlines.iter().map(|o| o.iter().map(point).collect()).collect()))
            .collect()
    };
    let mut levels = vec![vec![' '; usize::from(def.columns)]; def.texts()];
    for (row, text) in def.levels.iter().enumerate() {
        for (column, level) in text.chars().enumerate() {
            let hex = HexName::new(column as u8 + 1, row as u8 + 1);
            if def.has(hex) {
                let to = name(&hex);
                levels[usize::from(to.row) - 1][usize::from(to.column) - 1] = level;
            }
        }
    }
    BoardDef {
        levels: levels.into_iter().map(|row| row.into_iter().collect()).collect(),
        hexes: def.hexes.iter().map(|(hex, key)| (name(hex), key.clone())).collect(),
        buildings: def
            .buildings
            .iter()
            .map(|b| BuildingDef { hexes: b.hexes.iter().map(name).collect(), material: b.material })
            .collect(),
        hexsides: def
            .hexsides
            .iter()
            .map(|(key, sides)| {
                let side = |side: &String| {
                    let (a, b) = side.split_once('/').expect("two names");
                    let (a, b): (HexName, HexName) = (a.parse().expect("a name"), b.parse().expect("a name"));
                    format!("{}/{}", name(&a), name(&b))
                };
                (key.clone(), sides.iter().map(side).collect())
            })
            .collect(),
        silhouettes: outlines(&def.silhouettes),
        patches: def.patches.iter().map(|(key, hexes)| (key.clone(), outlines(hexes))).collect(),
        ..def.clone()
    }
}

#[test]
fn long_lines_on_a_large_map_agree_with_the_oracle() {
    // Two boards of 33 by 10; a thousand pairs at every range.
    let mut dice = Dice(7);
    let mut boards = vec![];
    for n in 0..2_u8 {
        let mut def = board(&mut dice, BoardForm::Joinable, 33, 10, 12);
        def.number = n + 1;
        boards.push((format!("board{n}"), def, (n, 0), n == 1));
    }
    let map = build(&boards);
    let added = added(&mut dice, &map);
    let mut open = 0;
    for _ in 0..1_000 {
        let [from, to] = [0, 1].map(|_| Spot { hex: HexId(dice.below(map.hexes.len() as u64) as u16), storey: 0 });
        let answer = sight(&map, &added, from, to);
        assert_eq!(answer, oracle::sight(&map, &added, from, to), "{} {}", map.place(from), map.place(to));
        open += usize::from(!matches!(answer, Sight::Blocked(_)));
    }
    assert!(open > 20, "the map is not so dense that nothing can be seen");
}

#[test]
fn placements_may_start_anywhere() {
    let boards = boards(3, 1, 5, 4, 4);
    let moved: Vec<_> =
        boards.iter().map(|(id, def, at, turned)| (id.clone(), def.clone(), (at.0 + 3, at.1 + 5), *turned)).collect();
    assert_eq!(build(&boards).hexes, build(&moved).hexes);
}

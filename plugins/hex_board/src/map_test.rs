//! Boards, names, joins and adjacency (LNL-1.4, LNL-10.2), and every mistake a board can have.

use super::*;
use crate::board::{BoardDef, BoardForm, BoardPlacement, BuildingDef, BuildingMaterial, JoinedHex};
use crate::lattice::DIRECTIONS;
use crate::sketch::{board, join, map, terrain_set};
use crate::{Added, Sight, sight};
use hexx::{DoubledHexMode, Hex};

fn name(text: &str) -> HexName {
    text.parse().expect("a name")
}
fn hex(map: &Map, text: &str) -> HexId {
    map.hex(name(text)).unwrap_or_else(|| panic!("no {text}"))
}
fn spot(map: &Map, text: &str) -> Spot {
    map.spot(text.parse().expect("a place")).unwrap_or_else(|| panic!("no {text}"))
}
fn joinable(number: u8, columns: u8, rows: u8) -> BoardDef {
    BoardDef { number, title: format!("Board {number}"), columns, rows, ..Default::default() }
}
/// The fields of all mistakes, with the board's id before them.
fn mistakes(boards: &[(&str, BoardDef)], placements: &[(&str, (u8, u8))]) -> Vec<String> {
    let boards: Vec<_> = boards.iter().map(|(id, def)| ((*id).to_string(), def.clone())).collect();
    let placements: Vec<_> =
        placements.iter().map(|(id, at)| BoardPlacement { board: (*id).to_string(), at: *at, turned: false }).collect();
    let field = |mistake: MapMistake| format!("{} {}", mistake.board.as_deref().unwrap_or("-"), mistake.field);
    Map::build(&terrain_set(), &boards, &placements).err().unwrap_or_default().into_iter().map(field).collect()
}
fn mistakes_of(def: BoardDef) -> Vec<String> {
    mistakes(&[("b", def)], &[("b", (0, 0))])
}

#[test]
fn lnl_1_4_01_half_hexes_at_the_edge_are_hexes() {
    let map = join(&[("b", joinable(1, 5, 3), (0, 0), false)]);
    assert_eq!(map.hexes.len(), 3 + 4 + 3 + 4 + 3);
    let half = map.at(hex(&map, "B1"));
    assert_eq!(half.centre, Point(180, 0));
    assert_eq!(half.neighbours.iter().flatten().count(), 3);
    assert_eq!(map.bounds(), (Point(0, 0), Point(720, 624)));
}

#[test]
fn lnl_1_4_02_facing_halves_form_one_hex() {
    let map = join(&[("a", joinable(1, 3, 2), (0, 0), false), ("b", joinable(2, 3, 2), (1, 0), false)]);
    assert_eq!(map.hexes.len(), 7 + 7 - 2);
    assert_eq!(hex(&map, "1C1"), hex(&map, "2A1"));
    assert_eq!(map.at(hex(&map, "1C1")).neighbours.iter().flatten().count(), 5);
    let south = join(&[("a", joinable(1, 3, 2), (0, 0), false), ("b", joinable(2, 3, 2), (0, 1), false)]);
    assert_eq!(hex(&south, "1B3"), hex(&south, "2B1"));
    assert_eq!(south.distance(hex(&south, "1B1"), hex(&south, "2B3")), 4);
}

#[test]
fn lnl_1_4_03_terrain_and_elevation_are_those_around_the_centre() {
    // RUL-12. A silhouette may not reach a neighbour's centre.
    let map = map(". f1\n. .");
    let data = map.at(hex(&map, "B1"));
    assert_eq!((map.terrain_set.terrains[usize::from(data.terrain.0)].id.as_str(), data.level), ("forest", 1));
    let mut def = board(". .\n. .");
    def.silhouettes.insert(name("A1"), vec![vec![Point(0, 0), Point(0, 208), Point(20, 0)]]);
    assert_eq!(mistakes_of(def), ["b silhouettes[\"A1\"][0][1]"]);
}

#[test]
fn lnl_1_4_04_the_examples_of_neighbours() {
    let map = map(&". . . . . . . . . . .\n".repeat(6));
    for pair in ["C2 D3", "D3 C3", "D3 E2", "C3 D4", "F3 G3", "G3 G4", "F5 G4", "I5 J5", "J5 K4", "K4 K3"] {
        let (a, b) = pair.split_once(' ').expect("two names");
        assert_eq!(map.distance(hex(&map, a), hex(&map, b)), 1, "{pair}");
    }
    assert_eq!(map.distance(hex(&map, "C2"), hex(&map, "D1")), 2);
}

#[test]
fn lnl_1_4_05_directions_run_clockwise_from_the_north() {
    let map = map(". . .\n. . .\n. . .");
    let around = ["B1", "C1", "C2", "B3", "A2", "A1"].map(|to| map.direction(hex(&map, "B2"), hex(&map, to)));
    assert_eq!(around, [0, 1, 2, 3, 4, 5].map(Some));
    assert_eq!(map.direction(hex(&map, "A1"), hex(&map, "C1")), None);
}

#[test]
fn lnl_1_4_06_a_joinable_board_has_an_odd_number_of_columns() {
    assert_eq!(mistakes_of(joinable(1, 4, 3)), ["b columns"]);
    assert_eq!(mistakes_of(BoardDef { form: BoardForm::Alone, ..joinable(1, 4, 3) }), Vec::<String>::new());
    let map = join(&[("b", joinable(1, 29, 2), (0, 0), false)]);
    assert!(map.hex(name("Z3")).is_some() && map.hex(name("AC2")).is_some());
    assert!(map.hex(name("AA3")).is_none() && map.hex(name("AD1")).is_none());
}

#[test]
fn lnl_1_4_07_a_joined_hex_answers_to_both_names_and_shows_the_lower_number() {
    let map = join(&[("a", joinable(7, 3, 2), (0, 0), false), ("b", joinable(2, 3, 2), (1, 0), false)]);
    assert_eq!(map.name(hex(&map, "7C2")), name("2A2"));
    assert_eq!(map.at(hex(&map, "7C2")).names[..], [name("2A2"), name("7C2")]);
    // A name without a number stands where only one hex bears it: none does here, for both boards have all names.
    assert_eq!(map.hex(name("B2")), None);
    let single = join(&[("a", joinable(7, 3, 2), (0, 0), false)]);
    assert_eq!(single.hex(name("B2")), single.hex(name("7B2")));
    assert_eq!(single.place(spot(&single, "B2")).to_string(), "7B2");
    assert_eq!(single.hex(name("8B2")), None);
}

#[test]
fn lnl_1_4_08_a_turned_board_keeps_its_names() {
    let def = BoardDef { paved: vec![vec![name("B2"), name("B1")]], ..joinable(1, 3, 2) };
    let map = join(&[("b", def, (0, 0), true)]);
    assert_eq!(map.at(hex(&map, "A1")).centre, Point(360, 312));
    assert_eq!(map.direction(hex(&map, "B2"), hex(&map, "B1")), Some(3));
    assert_eq!((map.at(hex(&map, "B2")).roads, map.at(hex(&map, "B1")).paved), (0b1000, 0b0001));
}

#[test]
fn lnl_1_4_09_halves_must_agree() {
    let west = || joinable(1, 3, 2);
    let east = |change: fn(&mut BoardDef)| {
        let mut def = joinable(2, 3, 2);
        change(&mut def);
        mistakes(&[("w", west()), ("e", def)], &[("w", (0, 0)), ("e", (1, 0))])
    };
    assert_eq!(east(|_| {}), Vec::<String>::new());
    assert_eq!(east(|def| drop(def.hexes.insert(name("A1"), "forest".into()))), ["- placements"]);
    assert_eq!(east(|def| def.levels = vec!["000".into(), "100".into(), " 0 ".into()]), ["- placements"]);
    assert_eq!(east(|def| def.roads.push(vec![name("A1"), name("A2")])), ["- placements", "- placements"]);
    assert_eq!(
        east(|def| drop(def.hexsides.insert("hedge".into(), vec!["A1/A2".into()]))),
        ["- placements", "- placements"]
    );
    let stream = |def: &mut BoardDef| def.streams.push(vec![name("A1"), name("A2")]);
    assert_eq!(east(stream), ["- placements", "- placements"]);
    // A road that ends at the edge is no contradiction.
    assert_eq!(east(|def| def.roads.push(vec![name("A1"), name("B1")])), Vec::<String>::new());
    // Silhouettes are those of both halves together.
    let triangle = |x: i32| vec![vec![Point(0, 0), Point(x, 50), Point(x, -50)]];
    let (mut west, mut east) = (west(), joinable(2, 3, 2));
    for (def, hex, x) in [(&mut west, "C1", -60), (&mut east, "A1", 60)] {
        def.hexes.insert(name(hex), "forest".into());
        def.silhouettes.insert(name(hex), triangle(x));
    }
    let map = join(&[("w", west, (0, 0), false), ("e", east, (1, 0), false)]);
    assert_eq!(map.at(hex(&map, "2A1")).silhouettes.len(), 2);
}

#[test]
fn lnl_1_4_09_the_scenario_states_what_a_disputed_hex_is() {
    let mut west = BoardDef { roads: vec![vec![name("C1"), name("C2")]], ..joinable(1, 3, 2) };
    west.hexes.insert(name("C1"), "forest".into());
    let east = BoardDef { levels: vec!["000".into(), "100".into(), " 0 ".into()], ..joinable(2, 3, 2) };
    let boards = [("w".to_string(), west), ("e".to_string(), east)];
    let placements =
        [("w", (0, 0)), ("e", (1, 0))].map(|(id, at)| BoardPlacement { board: id.into(), at, turned: false });
    let settle = |stated: &[(&str, Option<&str>, Option<u8>)]| {
        let stated: Vec<JoinedHex> = stated
            .iter()
            .map(|(hex, terrain, level)| JoinedHex {
                hex: name(hex),
                terrain: terrain.map(str::to_string),
                level: *level,
            })
            .collect();
        Map::build_settled(&terrain_set(), &boards, &placements, &stated, ListNames::default())
    };
    let fields = |stated: &[(&str, Option<&str>, Option<u8>)]| {
        let mistakes = settle(stated).err().unwrap_or_default();
        mistakes.into_iter().map(|mistake| mistake.field).collect::<Vec<_>>()
    };
    let terrain =
        |map: &Map, at: &str| map.terrain_set.terrains[usize::from(map.at(hex(map, at)).terrain.0)].id.clone();
    assert_eq!(fields(&[]), ["placements"; 4], "terrain and road of one hex, road and level of the other");
    // The western halves count: the wood and the road.
    let map = settle(&[("1C1", None, None), ("1C2", None, None)]).expect("all is settled");
    assert_eq!((terrain(&map, "2A1"), map.at(hex(&map, "2A1")).roads), ("forest".into(), 0b1000));
    assert_eq!((map.at(hex(&map, "2A2")).level, map.at(hex(&map, "2A2")).roads), (0, 0b0001));
    // The eastern halves count, with a terrain of neither; the shapes are those of both halves and its own.
    let map = settle(&[("2A1", Some("brush"), None), ("2A2", None, Some(2))]).expect("all is settled");
    assert_eq!((terrain(&map, "1C1"), map.at(hex(&map, "1C1")).roads), ("brush".into(), 0));
    assert_eq!((map.at(hex(&map, "1C2")).level, map.at(hex(&map, "1C1")).silhouettes.len()), (2, 2));
    // A half for one hex of the road and not for the other; hexes that are not disputed, not joined, not there.
    assert_eq!(fields(&[("1C1", None, None), ("2A2", None, None)]), ["joined[0].hex", "joined[1].hex"]);
    assert!(fields(&[("1C1", None, None), ("1C1", None, None)]).contains(&"joined[1].hex".into()));
    assert!(fields(&[("1B1", None, None)]).contains(&"joined[0].hex".into()));
    assert!(fields(&[("C1", None, None)]).contains(&"joined[0].hex".into()), "which half?");
    assert!(fields(&[("1C1", Some("swamp"), Some(3))]).contains(&"joined[0].terrain".into()));
    assert!(fields(&[("1C1", Some("swamp"), Some(3))]).contains(&"joined[0].level".into()));
    assert!(fields(&[("1C1", Some("stone_building"), None)]).contains(&"joined[0].terrain".into()));
    let same = [("a".to_string(), joinable(1, 3, 2)), ("b".to_string(), joinable(2, 3, 2))];
    let placements =
        [("a", (0, 0)), ("b", (1, 0))].map(|(id, at)| BoardPlacement { board: id.into(), at, turned: false });
    let stated = [JoinedHex { hex: name("1C1"), terrain: None, level: None }];
    let found = Map::build_settled(&terrain_set(), &same, &placements, &stated, ListNames::default())
        .expect_err("nothing is disputed");
    assert_eq!(found[0].field, "joined[0].hex");
}

#[test]
fn lnl_1_4_09_a_building_of_the_half_that_does_not_count_is_none() {
    let west = BoardDef {
        buildings: vec![BuildingDef {
            hexes: vec![name("B1"), name("C1"), name("C2")],
            material: BuildingMaterial::Stone,
        }],
        ..joinable(1, 3, 2)
    };
    let boards = [("w".to_string(), west), ("e".to_string(), joinable(2, 3, 2))];
    let placements =
        [("w", (0, 0)), ("e", (1, 0))].map(|(id, at)| BoardPlacement { board: id.into(), at, turned: false });
    let stated = ["2A1", "1C2"].map(|hex| JoinedHex { hex: name(hex), terrain: None, level: None });
    let map = Map::build_settled(&terrain_set(), &boards, &placements, &stated, ListNames::default())
        .expect("all is settled");
    assert_eq!(map.at(hex(&map, "1C1")).building, None);
    // Two hexes of it are left: too few for a second storey (LNL-10.2-03).
    assert_eq!((map.buildings[0].hexes.len(), map.at(hex(&map, "1C2")).storeys), (2, 1));
    // Nor where the half that counts is given another terrain.
    let cleared = ["1C1", "1C2"].map(|hex| JoinedHex { hex: name(hex), terrain: Some("clear".into()), level: None });
    let map = Map::build_settled(&terrain_set(), &boards, &placements, &cleared, ListNames::default())
        .expect("all is settled");
    assert_eq!((map.at(hex(&map, "1C1")).building, map.buildings[0].hexes.len()), (None, 1));
}

#[test]
fn rul_51_a_second_storey_adds_one_or_two_levels() {
    for (second_storey, good) in [(0, false), (1, true), (2, true), (3, false)] {
        let set = TerrainSet { second_storey, ..terrain_set() };
        let placement = BoardPlacement { board: "b".into(), at: (0, 0), turned: false };
        let built = Map::build(&set, &[("b".to_string(), joinable(1, 3, 2))], &[placement]);
        let fields = built.err().unwrap_or_default().into_iter().map(|mistake| mistake.field).collect::<Vec<_>>();
        assert_eq!(fields, if good { vec![] } else { vec!["second_storey".to_string()] });
    }
}

#[test]
fn lnl_1_4_10_a_line_that_leaves_the_map_is_blocked() {
    // An L of three boards; the fourth place is empty.
    let boards = [(1, (0, 0)), (2, (1, 0)), (3, (0, 1))].map(|(n, at)| (["a", "b", "c"][n - 1], n as u8, at));
    let map = join(&boards.map(|(id, number, at)| (id, joinable(number, 5, 4), at, false)));
    let see = |a: &str, b: &str| sight(&map, &Added::default(), spot(&map, a), spot(&map, b));
    let Sight::Blocked(by) = see("2D4", "3D3") else { panic!("the line cuts the corner") };
    assert_eq!((by.why, by.what), (crate::Why::OffMap, crate::ObstacleKind::OffMap));
    assert_eq!(see("3D3", "2D4"), Sight::Blocked(by));
    // Along the edge, and within the L, it does not leave the map.
    assert_eq!(see("2B5", "2D5"), Sight::Clear);
    assert_eq!(see("1B2", "3D3"), Sight::Clear);
    assert_eq!(see("2D4", "1B3"), Sight::Clear);
}

#[test]
fn lnl_10_2_01_levels_are_0_to_2() {
    assert_eq!(map(". .1 .2").hexes.iter().map(|hex| hex.level).collect::<Vec<_>>(), [0, 1, 2]);
    let mut def = board(". .");
    def.levels = vec!["03".into()];
    assert_eq!(mistakes_of(def), ["b levels[0]"]);
}

#[test]
fn lnl_10_2_03_stone_buildings_of_three_hexes_have_two_storeys() {
    for (text, storeys) in [("S S .", 1), ("S S S", 2), ("W W W", 1)] {
        assert_eq!(map(text).buildings[0].storeys, storeys, "{text}");
    }
    // Across a join the hexes count together.
    let building =
        |hexes: [&str; 2]| BuildingDef { hexes: hexes.map(name).to_vec(), material: BuildingMaterial::Stone };
    let west = BoardDef { buildings: vec![building(["B1", "C1"])], ..joinable(1, 3, 2) };
    let east = BoardDef { buildings: vec![building(["A1", "B2"])], ..joinable(2, 3, 2) };
    let map = join(&[("w", west, (0, 0), false), ("e", east, (1, 0), false)]);
    assert_eq!((map.buildings.len(), map.buildings[0].hexes.len(), map.buildings[0].storeys), (1, 3, 2));
    assert!(map.same_building(hex(&map, "1B1"), hex(&map, "2B2")));
    assert!(map.spot("1B1^".parse().expect("a place")).is_some());
}

#[test]
fn lnl_10_2_04_each_hex_of_a_two_storey_building_has_stairs() {
    let map = map("S S S");
    for place in ["A1", "B1", "C1"] {
        assert!(map.adjacent(spot(&map, place), spot(&map, &format!("{place}^"))));
    }
}

#[test]
fn lnl_10_2_06_a_one_storey_building_has_a_ground_floor_only() {
    let map = map("S S .");
    assert_eq!(map.spot("A1^".parse().expect("a place")), None);
    assert_eq!(map.spots().count(), 3);
}

#[test]
fn lnl_10_2_07_an_upper_storey_is_two_levels_up() {
    let map = map("S S1 S .2");
    assert_eq!(map.unit_level(spot(&map, "A1^")), 2);
    assert_eq!(map.unit_level(spot(&map, "B1^")), 3);
    assert_eq!(map.unit_level(spot(&map, "D1")), 2);
}

#[test]
fn lnl_10_2_08_different_storeys_of_adjacent_hexes_are_not_adjacent() {
    // RUL-25.
    let map = map("S S S .\nS . . .");
    let at = |place: &str| spot(&map, place);
    assert!(map.adjacent(at("A1^"), at("B1^")));
    assert!(!map.adjacent(at("A1^"), at("B1")));
    assert!(!map.adjacent(at("C1^"), at("D1")));
    assert!(map.adjacent(at("C1"), at("D1")));
    assert!(!map.adjacent(at("A1"), at("A1")));
    for a in map.spots() {
        let listed = map.adjacent_spots(a);
        for b in map.spots() {
            assert_eq!(map.adjacent(a, b), listed.contains(&b), "{:?} {:?}", map.place(a), map.place(b));
        }
    }
}

#[test]
fn distances_are_those_of_hexx() {
    let map = join(&[("a", joinable(1, 7, 5), (0, 0), true), ("b", joinable(2, 7, 5), (1, 0), false)]);
    let other = |id: HexId| {
        // The first column's centres lie at odd half rows here.
        let (q, k) = map.column(id);
        Hex::from_doubled_coordinates([i32::from(q), i32::from(k) + 1], DoubledHexMode::DoubledHeight)
    };
    for a in map.ids() {
        for b in map.ids() {
            assert_eq!(i32::from(map.distance(a, b)), other(a).unsigned_distance_to(other(b)) as i32);
        }
    }
}

#[test]
fn every_point_of_the_map_lies_in_a_hex() {
    let map = join(&[("a", joinable(1, 5, 3), (0, 0), false)]);
    let (least, most) = map.bounds();
    for x in (least.0..=most.0).step_by(7) {
        for y in (least.1..=most.1).step_by(11) {
            let id = map.hex_at(Point(x, y)).expect("a hex");
            let far = |id: HexId| {
                let way = Point(x, y) - map.at(id).centre;
                way.0.pow(2) + way.1.pow(2)
            };
            // The hexagon is regular to a thousandth, so the nearest centre is the hex's or as good as.
            assert!(map.ids().all(|other| far(id) <= far(other) + 300));
        }
    }
    assert_eq!(map.hex_at(Point(-121, 104)), None);
    assert_eq!(map.hex_at(Point(i32::MIN, i32::MAX)), None);
    assert_eq!(map.hex_at(Point(180, 104)), map.hex(name("B1")), "a hexside belongs to the lower name");
}

#[test]
fn neighbours_roads_and_hexsides_are_mutual() {
    let map = map(". . .\n. . .\n. . .\nroad A1 B2 C2\npaved A3 B3\nstream C1 C2 C3\nhedge A1/B1 B2/C2");
    for id in map.ids() {
        for (direction, way) in DIRECTIONS.iter().enumerate() {
            let Some(other) = map.at(id).neighbours[direction] else { continue };
            let (here, there) = (map.at(id), map.at(other));
            let back = (direction + 3) % 6;
            assert_eq!(here.centre + *way, there.centre);
            assert_eq!(here.hexsides[direction], there.hexsides[back]);
            for (a, b) in [(here.roads, there.roads), (here.paved, there.paved), (here.streams, there.streams)] {
                assert_eq!(a >> direction & 1, b >> back & 1);
            }
        }
    }
    assert_eq!(map.at(hex(&map, "B2")).roads.count_ones(), 2);
    assert_eq!(map.at(hex(&map, "C2")).streams, 0b1001);
}

#[test]
fn every_mistake_of_a_board_is_reported_at_once() {
    let mut def = board(". . .\n. . .");
    def.terrain = vec!["..x".into(), "..".into()];
    def.levels = vec!["009".into(), "0000".into(), "000".into()];
    def.legend.insert('q', "lava".into());
    def.hexes.insert(name("B2"), "swamp".into());
    def.hexes.insert(name("D1"), "forest".into());
    def.hexes.insert(name("3A1"), "forest".into());
    def.hexes.insert(name("A1"), "stone_building".into());
    def.buildings.push(BuildingDef { hexes: vec![name("B1"), name("C2")], material: BuildingMaterial::Wood });
    def.buildings.push(BuildingDef { hexes: vec![name("C2")], material: BuildingMaterial::Stone });
    def.buildings.push(BuildingDef { hexes: vec![], material: BuildingMaterial::Stone });
    def.roads.push(vec![name("A1"), name("C1")]);
    def.streams.push(vec![name("A1")]);
    def.hexsides.insert("moat".into(), vec![]);
    def.hexsides.insert("hedge".into(), vec!["A1/A2".into(), "A1/C1".into(), "A1-A2".into(), "A1/A9".into()]);
    def.hexsides.insert("wall".into(), vec!["A2/A1".into()]);
    def.silhouettes.insert(name("A2"), vec![vec![Point(0, 0), Point(i32::MIN, i32::MAX)]]);
    def.patches.entry("lava".into()).or_default();
    let found = mistakes_of(def);
    for expected in [
        "b terrain[0]",
        "b terrain[1]",
        "b levels",
        "b levels[0]",
        "b levels[1]",
        "b legend['q']",
        "b hexes[\"B2\"]",
        "b hexes[\"D1\"]",
        "b hexes[\"3A1\"]",
        "b buildings",
        "b buildings[1].hexes[0]",
        "b buildings[2].hexes",
        "b roads[0][1]",
        "b streams[0]",
        "b hexsides[\"moat\"]",
        "b hexsides[\"hedge\"][1]",
        "b hexsides[\"hedge\"][2]",
        "b hexsides[\"hedge\"][3]",
        "b hexsides[\"wall\"][0]",
        "b silhouettes[\"A2\"][0]",
        "b silhouettes[\"A2\"][0][1]",
        "b patches[\"lava\"]",
    ] {
        assert!(found.contains(&expected.to_string()), "{expected} is missing in {found:#?}");
    }
}

#[test]
fn limits_hold() {
    assert_eq!(mistakes_of(BoardDef { number: 100, ..joinable(1, 3, 3) }), ["b number"]);
    assert_eq!(mistakes_of(joinable(1, 79, 61)), ["b columns", "b rows"]);
    assert_eq!(mistakes_of(joinable(1, 0, 0)), ["b columns", "b rows", "b columns"]);
    let mut def = board(".");
    def.buildings.push(BuildingDef { hexes: ["A1", "A1"].map(name).to_vec(), material: BuildingMaterial::Wood });
    assert_eq!(mistakes_of(def), ["b buildings[0].hexes[1]"]);
}

#[test]
fn mistakes_of_placements_are_reported() {
    let two = || [("a", joinable(1, 3, 2)), ("b", joinable(2, 3, 2))];
    assert_eq!(mistakes(&two(), &[]), ["- placements"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("x", (1, 0))]), ["- placements[1].board"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("b", (0, 0))]), ["- placements[1].at"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("a", (1, 0))]), ["- placements[1].board"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("b", (2, 0))]), ["- placements[1].at"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("b", (1, 1))]), ["- placements[1].at"]);
    assert_eq!(mistakes(&two(), &[("a", (0, 0)), ("b", (200, 0))]), ["- placements[1].at"]);
    let same = [("a", joinable(1, 3, 2)), ("b", joinable(1, 3, 2))];
    assert_eq!(mistakes(&same, &[("a", (0, 0)), ("b", (1, 0))]), ["- placements[1].board"]);
    let alone = [("a", joinable(1, 3, 2)), ("b", BoardDef { form: BoardForm::Alone, ..joinable(0, 3, 2) })];
    assert_eq!(mistakes(&alone, &[("a", (0, 0)), ("b", (1, 0))]).len(), 2);
    let tall = [("a", joinable(1, 3, 2)), ("b", joinable(2, 3, 4))];
    assert_eq!(mistakes(&tall, &[("a", (0, 0)), ("b", (1, 0))]), ["- placements[1].at"]);
}

#[test]
fn a_board_file_reads_as_ron() {
    let text = r#"(number: 15, title: "Village", columns: 3, rows: 2, legend: {'f': "forest", '.': "clear"},
        terrain: ["f..", "...", " . "], hexsides: {"hedge": ["A1/B2"]}, roads: [["B1", "B2"]])"#;
    let def: BoardDef = ron::from_str(text).expect("a board");
    let map = join(&[("village", def, (0, 0), false)]);
    assert_eq!(map.at(hex(&map, "15A1")).silhouettes.len(), 1);
}

#[test]
fn a_map_can_be_shared_between_threads() {
    fn shared<T: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static>() {}
    shared::<Map>();
    shared::<crate::SightTable>();
}

//! The statements of LNL-10.0 to 10.3 and RUL-51, one by one, on maps small enough to check by eye.
//! In a single column of hexes a line runs straight from north to south through the centre of each.

use super::*;
use crate::lattice::Point;
use crate::sketch::{board, join, map};
use crate::{BoardDef, HexName};

fn spot(map: &Map, place: &str) -> Spot {
    map.spot(place.parse().expect("a place")).unwrap_or_else(|| panic!("no {place} on this map"))
}
fn look(map: &Map, from: &str, to: &str) -> Sight {
    look_through(map, &Added::default(), from, to)
}
/// The line in both directions, which must agree (RUL-51, item 8).
#[track_caller]
fn look_through(map: &Map, added: &Added, from: &str, to: &str) -> Sight {
    let (from, to) = (spot(map, from), spot(map, to));
    let there = sight(map, added, from, to);
    assert_eq!(there, sight(map, added, to, from));
    assert_eq!(there.seen(), seen(map, added, from, to));
    assert_eq!(there, crate::oracle::sight(map, added, from, to));
    there
}
/// Why and by which hex a line is blocked, as `Level A2 forest`; `clear`, or `degraded 2` otherwise.
#[track_caller]
fn tell(map: &Map, from: &str, to: &str) -> String {
    tell_through(map, &[], from, to)
}
#[track_caller]
fn tell_through(map: &Map, smoke: &[&str], from: &str, to: &str) -> String {
    tell_of(map, &littered(map, smoke, &[]), from, to)
}
#[track_caller]
fn tell_past(map: &Map, wrecks: &[&str], from: &str, to: &str) -> String {
    tell_of(map, &littered(map, &[], wrecks), from, to)
}
fn littered(map: &Map, smoke: &[&str], wrecks: &[&str]) -> Added {
    let mut added = Added::new(map.hexes.len());
    for place in smoke {
        added.smoke.insert(spot(map, place).hex);
    }
    for place in wrecks {
        added.hulks.insert(spot(map, place).hex);
    }
    added
}
#[track_caller]
fn tell_of(map: &Map, added: &Added, from: &str, to: &str) -> String {
    match look_through(map, added, from, to) {
        Sight::Clear => "clear".to_string(),
        Sight::Degraded(hexes) => format!("degraded {}", hexes.len()),
        Sight::Blocked(by) => {
            let what = match by.what {
                ObstacleKind::Hill => "hill",
                ObstacleKind::Terrain(id) => &map.terrain_set.terrains[usize::from(id.0)].id,
                ObstacleKind::Hulk => "wreck",
                ObstacleKind::Smoke => "smoke",
                ObstacleKind::Hexside(id) => &map.terrain_set.hexsides[usize::from(id.0)].id,
                ObstacleKind::OffMap => "off map",
                ObstacleKind::Floor => "floor",
            };
            format!("{:?} {} {what}", by.why, map.name(by.hex))
        }
    }
}
fn column(hexes: &str) -> Map {
    map(&hexes.split_whitespace().collect::<Vec<_>>().join("\n"))
}
/// A board whose hex has this silhouette instead of its terrain's.
fn with_silhouette(mut def: BoardDef, hex: &str, outline: &[(i32, i32)]) -> Map {
    let outline = outline.iter().map(|(x, y)| Point(*x, *y)).collect();
    def.silhouettes.insert(hex.parse().expect("a name"), vec![outline]);
    join(&[("sketch", def, (0, 0), false)])
}

#[test]
fn lnl_10_0_01_lines_run_from_centre_to_centre() {
    // A wood right beside the line of centres does not matter.
    let wood = [(1, -50), (60, -50), (60, 50), (1, 50)];
    assert_eq!(tell(&with_silhouette(board(".\nf\n."), "A2", &wood), "A1", "A3"), "clear");
    let wood = [(-1, -50), (60, -50), (60, 50), (-1, 50)];
    assert_eq!(tell(&with_silhouette(board(".\nf\n."), "A2", &wood), "A1", "A3"), "Level A2 forest");
}

#[test]
fn lnl_10_0_03_the_silhouette_counts_not_the_hex() {
    let corner = [(60, 40), (100, 10), (60, 80)];
    assert_eq!(tell(&with_silhouette(board(".\nf\n."), "A2", &corner), "A1", "A3"), "clear");
    assert_eq!(tell(&column(". f ."), "A1", "A3"), "Level A2 forest");
}

#[test]
fn lnl_10_0_04_silhouettes_that_stick_out_of_the_end_hexes_do_not_matter() {
    // The wood of A1 reaches far into A2.
    let map = with_silhouette(board("f\n.\n.\n."), "A1", &[(-60, -40), (60, -40), (40, 180), (-40, 180)]);
    assert_eq!(tell(&map, "A1", "A3"), "clear");
    assert_eq!(tell(&map, "A1", "A2"), "clear");
    // For others it does: the line from B1 to A3 passes the part that lies in A2.
    let map = with_silhouette(board("f .\n. .\n. .\n. ."), "A1", &[(-60, -40), (60, -40), (100, 150), (60, 170)]);
    assert_eq!(tell(&map, "B1", "A3"), "Level A1 forest");
}

#[test]
fn lnl_10_0_05_sight_is_reciprocal() {
    let map = map(". f .1 b\n. b f1 .\nW . .2 .\nhedge A1/B1 B2/C2\nbocage B3/C2 A2/A3");
    for from in map.spots() {
        for to in map.spots() {
            let there = sight(&map, &Added::default(), from, to);
            assert_eq!(there, sight(&map, &Added::default(), to, from), "{:?} {:?}", map.place(from), map.place(to));
        }
    }
}

#[test]
fn lnl_10_3_01_blocking_and_degrading_terrain_matter_and_no_other() {
    for clear in [".", "m", "s", "=", "~", "H"] {
        assert_eq!(tell(&column(&format!(". {clear} .")), "A1", "A3"), "clear");
    }
    for degrading in ["b", "l", "o", "c", "r", "g"] {
        assert_eq!(tell(&column(&format!(". {degrading} .")), "A1", "A3"), "degraded 1");
    }
}

#[test]
fn lnl_10_3_02_blocking_terrain_is_one_level_high() {
    for blocking in ["f", "w", "W", "S"] {
        assert!(tell(&column(&format!(". {blocking} .")), "A1", "A3").starts_with("Level A2"));
        assert_eq!(tell(&column(&format!(".1 {blocking} .1")), "A1", "A3"), "clear");
    }
}

#[test]
fn lnl_10_3_03_degrading_terrain_is_low() {
    assert_eq!(tell(&column(". b ."), "A1", "A3"), "degraded 1");
    assert_eq!(tell(&column(".1 b .1"), "A1", "A3"), "clear");
}

#[test]
fn lnl_10_3_04_blocking_terrain_at_the_elevation_of_both_ends_blocks() {
    assert_eq!(tell(&column(". f ."), "A1", "A3"), "Level A2 forest");
    assert_eq!(tell(&column(".1 f1 .1"), "A1", "A3"), "Level A2 forest");
    assert_eq!(tell(&column(".2 f2 .2"), "A1", "A3"), "Level A2 forest");
}

#[test]
fn lnl_10_3_05_terrain_of_the_end_hexes_neither_blocks_nor_degrades() {
    assert_eq!(tell(&column("f . W"), "A1", "A3"), "clear");
    assert_eq!(tell(&column("b . g"), "A1", "A3"), "clear");
    assert_eq!(tell_through(&column(". . ."), &["A1", "A3"], "A1", "A3"), "clear");
}

#[test]
fn lnl_10_3_06_each_degrading_hex_counts_one() {
    assert_eq!(tell(&column(". b . ."), "A1", "A4"), "degraded 1");
    assert_eq!(tell(&column(". b . l ."), "A1", "A5"), "degraded 2");
    let Sight::Degraded(hexes) = look(&column(". b . l ."), "A5", "A1") else { panic!("two degrading hexes") };
    assert!(hexes.iter().all(|hex| hex.why == Why::DegradesLevel));
}

#[test]
fn lnl_10_3_07_more_than_two_degrading_hexes_block() {
    assert_eq!(tell(&column(". b b ."), "A1", "A4"), "degraded 2");
    assert_eq!(tell(&column(". b b l ."), "A1", "A5"), "Third A4 light_woods");
}

#[test]
fn lnl_10_3_08_a_degrading_silhouette_in_an_open_hex_counts_like_a_degrading_hex() {
    let mut def = board(".\n.\n.\n.\n.");
    let brush = vec![Point(-30, -30), Point(30, -30), Point(0, 30)];
    for row in 2..=4 {
        def.patches.entry("brush".into()).or_default().insert(HexName::new(1, row), vec![brush.clone()]);
        let map = join(&[("sketch", def.clone(), (0, 0), false)]);
        let expected = ["degraded 1", "degraded 2", "Third A4 brush"][usize::from(row) - 2];
        assert_eq!(tell(&map, "A1", "A5"), expected);
        assert_eq!(map.terrain_set.terrains[usize::from(map.hexes[1].terrain.0)].id, "clear");
    }
}

#[test]
fn lnl_10_3_09_a_blocking_silhouette_in_an_open_hex_blocks() {
    let mut def = board(".\n.\n.");
    let copse = vec![Point(-30, -30), Point(30, -30), Point(0, 30)];
    def.patches.entry("forest".into()).or_default().insert(HexName::new(1, 2), vec![copse]);
    assert_eq!(tell(&join(&[("sketch", def, (0, 0), false)]), "A1", "A3"), "Level A2 forest");
    // So does one that spills over from a neighbour into an open hex: the wood of B2 into A2.
    let map = with_silhouette(board(". .\n. f\n. .\n. ."), "B2", &[(-130, 0), (-179, 100), (-100, 60)]);
    assert_eq!(tell(&map, "A1", "B4"), "Level B2 forest");
}

#[test]
fn lnl_10_3_10_terrain_lower_than_both_ends_does_nothing() {
    assert_eq!(tell(&column(".1 f .2"), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".1 b b b .1"), "A1", "A5"), "clear");
    assert_eq!(tell(&column(".2 .1 .2"), "A1", "A3"), "clear");
}

#[test]
fn lnl_10_3_11_terrain_higher_than_both_ends_blocks() {
    assert_eq!(tell(&column(". .1 ."), "A1", "A3"), "Higher A2 hill");
    assert_eq!(tell(&column(".1 .2 ."), "A1", "A3"), "Higher A2 hill");
    let map = map(". . .1\n. S .\n. S .\n. S .\n.1 . .");
    assert_eq!(tell(&map, "A5", "C1"), "Higher B4 stone_building");
}

#[test]
fn lnl_10_3_12_blocking_terrain_at_the_level_of_the_higher_end_blocks() {
    assert_eq!(tell(&column(".1 f1 . ."), "A1", "A4"), "Between A2 forest");
    assert_eq!(tell(&column(".1 f . ."), "A1", "A4"), "clear");
}

#[test]
fn lnl_10_3_13_degrading_terrain_at_the_level_of_the_higher_end_degrades() {
    let map = column(".1 b1 . .");
    assert_eq!(tell(&map, "A1", "A4"), "degraded 1");
    let Sight::Degraded(hexes) = look(&map, "A4", "A1") else { panic!("one degrading hex") };
    assert_eq!(hexes[0].why, Why::DegradesBetween);
    assert_eq!(tell(&column(".1 b1 b1 . ."), "A1", "A5"), "degraded 2");
    assert_eq!(tell(&column(".1 b1 b1 b1 . ."), "A1", "A6"), "Third A4 brush");
    assert_eq!(tell(&column(".1 b b b ."), "A1", "A5"), "clear");
}

#[test]
fn lnl_10_3_14_higher_units_see_over_lower_terrain() {
    assert_eq!(tell(&column(".1 f b ."), "A1", "A4"), "clear");
    assert_eq!(tell(&column(".2 f1 . ."), "A1", "A4"), "clear");
}

#[test]
fn lnl_10_3_15_terrain_on_a_hill_casts_a_shadow_of_one_hex() {
    let map = column(".2 . f1 . .");
    assert_eq!(tell(&map, "A1", "A4"), "Shadow A3 forest");
    assert_eq!(tell(&map, "A1", "A5"), "clear");
    assert_eq!(tell(&column(".2 . b1 . ."), "A1", "A4"), "Shadow A3 brush");
    // On level 0 there is no shadow.
    assert_eq!(tell(&column(".2 . f . ."), "A1", "A4"), "clear");
    // A hill hex whose wood the line does not cross is bare: it hides only what is lower than itself.
    let wood = [(60, 40), (100, 10), (60, 80)];
    let bare = with_silhouette(board(".2\n.\nf1\n.1\n."), "A3", &wood);
    assert_eq!(tell(&bare, "A1", "A4"), "clear");
    assert_eq!(tell(&column(".2 . f1 .1"), "A1", "A4"), "Shadow A3 forest");
}

#[test]
fn lnl_10_3_16_blocking_degrading_and_shadows_work_together() {
    // From a hill of level 2 over brush on its crest and a wood of level 1: behind the wood a shadow, further on the brush alone.
    let map = column(".2 b2 f1 . .");
    assert_eq!(tell(&map, "A1", "A4"), "Shadow A3 forest");
    assert_eq!(tell(&map, "A1", "A5"), "degraded 1");
    // The same wood on the crest blocks, and three times brush does.
    assert_eq!(tell(&column(".2 b2 f2 . ."), "A1", "A5"), "Between A3 forest");
    assert_eq!(tell(&column(".2 b2 b2 b2 . ."), "A1", "A6"), "Third A4 brush");
}

#[test]
fn lnl_7_0_06_smoke_blocks_like_terrain_of_one_level() {
    let flat = column(". . .");
    assert_eq!(tell_through(&flat, &["A2"], "A1", "A3"), "Smoke A2 smoke");
    assert_eq!(tell_through(&column(".1 . .1"), &["A2"], "A1", "A3"), "clear");
    // RUL-51, item 10: as high as that whatever stands in the hex, and as wide as the hex.
    let wide = map(". . .\n. . .\n. . .");
    assert_eq!(tell_through(&wide, &["B2"], "A1", "C1"), "Smoke B2 smoke");
    // On a hill it casts a shadow.
    assert_eq!(tell_through(&column(".2 . .1 . ."), &["A3"], "A1", "A4"), "Shadow A3 smoke");
}

#[test]
fn lnl_10_3_06_a_wreck_degrades_as_a_hex_of_low_terrain() {
    let flat = column(". . . . .");
    assert_eq!(tell_past(&flat, &["A2"], "A1", "A3"), "degraded 1");
    assert_eq!(tell_past(&flat, &["A2", "A3"], "A1", "A4"), "degraded 2");
    assert_eq!(tell_past(&flat, &["A2", "A3", "A4"], "A1", "A5"), "Third A4 wreck");
    let Sight::Degraded(by) = look_through(&flat, &littered(&flat, &[], &["A2"]), "A1", "A3") else {
        panic!("degraded")
    };
    assert_eq!((by[0].name(&flat), by[0].what, by[0].why), ("wreck", ObstacleKind::Hulk, Why::DegradesLevel));
    // Not in the hexes of the two ends, nor between neighbours.
    assert_eq!(tell_past(&flat, &["A1", "A3"], "A1", "A3"), "clear");
    assert_eq!(tell_past(&flat, &["A1", "A2"], "A1", "A2"), "clear");
    // Any part of the hex will do: here the line runs along its edge.
    assert_eq!(tell_past(&map(". . .\n. . .\n. . ."), &["B2"], "A1", "C1"), "degraded 1");
    // At the level of the higher end only, and behind it a shadow, as of degrading terrain.
    assert_eq!(tell_past(&column(".1 . .1"), &["A2"], "A1", "A3"), "clear");
    assert_eq!(tell_past(&column(".1 .1 . ."), &["A2"], "A1", "A4"), "degraded 1");
    assert_eq!(tell_past(&column(".2 . .1 . ."), &["A3"], "A1", "A4"), "Shadow A3 wreck");
}

#[test]
fn rul_51_9_a_wreck_and_the_terrain_of_its_hex_count_once() {
    for (terrain, named) in [("b", "brush"), ("g", "broken_ground")] {
        let one = column(&format!(". {terrain} ."));
        let by = look_through(&one, &littered(&one, &[], &["A2"]), "A1", "A3");
        assert_eq!(by.degrading(), 1);
        let Sight::Degraded(by) = by else { panic!("degraded") };
        assert!(matches!(by[0].what, ObstacleKind::Terrain(_)), "the terrain speaks for its hex");
        let three = column(&format!(". {terrain} {terrain} ."));
        assert_eq!(tell_past(&three, &["A2", "A3"], "A1", "A4"), "degraded 2");
        let four = column(&format!(". {terrain} {terrain} . ."));
        assert_eq!(tell_past(&four, &["A2", "A4"], "A1", "A5"), "Third A4 wreck");
        let third = column(&format!(". . . {terrain} ."));
        assert_eq!(tell_past(&third, &["A2", "A3", "A4"], "A1", "A5"), format!("Third A4 {named}"));
    }
    assert_eq!(tell_past(&column(". f ."), &["A2"], "A1", "A3"), "Level A2 forest");
    // A hedge is no part of the hex.
    assert_eq!(tell_past(&column(". . . ."), &["A2"], "A1", "A4"), "degraded 1");
    let hedged = map(".\n.\n.\n.\nhedge A2/A3");
    assert_eq!(tell_past(&hedged, &["A2"], "A1", "A4"), "degraded 2");
    // Smoke in the same hex blocks all the same.
    let flat = column(". . .");
    assert_eq!(tell_of(&flat, &littered(&flat, &["A2"], &["A2"]), "A1", "A3"), "Smoke A2 smoke");
}

#[test]
fn rul_51_broken_ground_fills_its_hex() {
    // The line from A1 to C1 runs along the hexside between B1 and B2.
    let map = map(". g .\n. . .");
    assert_eq!(tell(&map, "A1", "C1"), "degraded 1");
}

#[test]
fn rul_51_1_a_two_storey_building_is_three_levels_high() {
    let map = map(". .2\n. .\n. S\n. S\n. S\n. .\n. .2");
    assert_eq!(tell(&map, "B2", "B6"), "Level B3 stone_building");
    assert_eq!(tell(&map, "B1", "B7"), "Higher B3 stone_building");
    // Two upper storeys with building between them.
    assert_eq!(tell(&map, "B3^", "B5^"), "Higher B4 stone_building");
}

#[test]
fn rul_51_1_a_game_may_have_the_second_storey_lower() {
    let mut set = crate::sketch::terrain_set();
    set.second_storey = 1;
    let boards = [("b".to_string(), board(". .2\n. .\n. S\n. S\n. S\n. .\n. .2"))];
    let placement = crate::BoardPlacement { board: "b".into(), at: (0, 0), turned: false };
    let low = Map::build(&set, &boards, &[placement]).expect("the board is right");
    assert_eq!(tell(&low, "B1", "B7"), "clear");
    assert_eq!(tell(&low, "B3^", "B5^"), "clear");
    assert_eq!(tell(&low, "B2", "B6"), "Level B3 stone_building");
}

#[test]
fn rul_51_2_a_wood_blocks_where_its_top_is_above_the_higher_end() {
    assert_eq!(tell(&column(". f ."), "A1", "A3"), "Level A2 forest");
    assert_eq!(tell(&column(".1 f .1"), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".2 f1 .2"), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".1 f1 .1"), "A1", "A3"), "Level A2 forest");
}

#[test]
fn rul_51_3_a_bare_hill_blocks_only_above_the_higher_end() {
    assert_eq!(tell(&column(". .1 ."), "A1", "A3"), "Higher A2 hill");
    assert_eq!(tell(&column(".1 .1 .1"), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".1 .1 . ."), "A1", "A4"), "clear");
}

#[test]
fn rul_51_4_degrading_terrain_counts_at_the_higher_level_only() {
    assert_eq!(tell(&column(". b ."), "A1", "A3"), "degraded 1");
    assert_eq!(tell(&column(".1 b ."), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".1 b1 . ."), "A1", "A4"), "degraded 1");
}

#[test]
fn rul_51_5_a_bare_hill_casts_a_shadow_only_between_the_levels() {
    assert_eq!(tell(&column(".2 .1 ."), "A1", "A3"), "Shadow A2 hill");
    assert_eq!(tell(&column(".2 .2 ."), "A1", "A3"), "clear");
    assert_eq!(tell(&column(".2 .1 .1"), "A1", "A3"), "clear");
    // The upper storey of a house counts as level 2.
    let map = map("S .\nS .\nS .\n. .\n.1 .\n. .");
    assert_eq!(tell(&map, "A3^", "A6"), "Shadow A5 hill");
}

#[test]
fn rul_51_6_a_line_along_a_hexside_meets_only_what_reaches_it() {
    // From A1 to C1 between B1 in the north and B2 in the south.
    assert_eq!(tell(&map(". f .\n. f ."), "A1", "C1"), "clear");
    let touching = [(-60, 104), (60, 104), (0, 0)];
    let map = with_silhouette(board(". f .\n. f ."), "B1", &touching);
    assert_eq!(tell(&map, "A1", "C1"), "Level B1 forest");
    let point = with_silhouette(board(". b .\n. b ."), "B1", &[(0, 104), (20, 0), (-20, 0)]);
    assert_eq!(tell(&point, "A1", "C1"), "degraded 1");
}

#[test]
fn rul_51_7_adjacent_locations_always_see_each_other() {
    let map = map("f f1\nW2 .\nS S\nbocage A1/A2");
    let adjacent = |a: Spot, b: Spot| map.adjacent(a, b) || a.hex == b.hex;
    for a in map.spots() {
        for b in map.spots().filter(|b| adjacent(a, *b)) {
            assert!(sight(&map, &Added::default(), a, b).is_open());
        }
    }
}

#[test]
fn rul_111_no_sight_between_two_storeys_of_adjacent_hexes_of_one_house() {
    // A1 to A3 are one house, B1 is another one beside it.
    let map = map("S W\nS .\nS .");
    for (upper, ground, hex) in [("A1^", "A2", "A1"), ("A2^", "A1", "A2")] {
        assert_eq!(tell(&map, upper, ground), format!("Floor {hex} floor"));
        assert_eq!(tell(&map, ground, upper), format!("Floor {hex} floor"));
    }
    for (a, b) in [("A1", "A2"), ("A1^", "A2^"), ("A1", "A1^"), ("A1^", "B1")] {
        assert_eq!(tell(&map, a, b), "clear", "{a} {b}");
    }
}

#[test]
fn rul_51_9_touching_a_silhouette_counts_and_each_hex_once() {
    // One point on the line.
    let map = with_silhouette(board(".\nf\n."), "A2", &[(0, 0), (50, 40), (50, -40)]);
    assert_eq!(tell(&map, "A1", "A3"), "Level A2 forest");
    // Two silhouettes of one hex, and one that is crossed twice, count once.
    let mut def = board(".\nb\n.");
    let bar = |y: i32| vec![Point(-40, y), Point(40, y), Point(0, y + 10)];
    def.silhouettes.insert(HexName::new(1, 2), vec![bar(-60), bar(0), bar(60)]);
    assert_eq!(tell(&join(&[("sketch", def, (0, 0), false)]), "A1", "A3"), "degraded 1");
}

#[test]
fn rul_51_9_a_silhouette_has_the_elevation_of_its_owner() {
    // From A1 to B4 the line passes A2, A3 (or B3); the silhouette of C2 reaches into B3 only.
    // The wood of B2 hangs over A2, through which the line from A1 to A3 runs.
    let outline = [(-130, 0), (-179, 100), (-100, 60)];
    let hanging = |hex: &str| with_silhouette(board(&format!(". .\n. {hex}\n. .\n. .")), "B2", &outline);
    let outline_meets_column = outline.iter().any(|(x, _)| *x <= -180);
    assert!(!outline_meets_column, "no silhouette reaches a neighbour's centre, so a line of centres never meets it");
    // The line from A1 to B4 leaves A1 and A2 to the east.
    assert_eq!(tell(&hanging("f"), "A1", "B4"), "Level B2 forest");
    assert_eq!(tell(&hanging("b"), "A1", "B4"), "degraded 1");
    // The brush of a hill stands above a line that does not come to the hill: it does nothing there. A wood is in the way with its whole height.
    assert_eq!(tell(&hanging("b1"), "A1", "B4"), "clear");
    assert_eq!(tell(&hanging("f1"), "A1", "B4"), "Higher B2 forest");
}

#[test]
fn rul_51_10_hills_fill_their_hex() {
    // The line along the hexside touches the hill hex B1.
    assert_eq!(tell(&map(". .1 .\n. . ."), "A1", "C1"), "Higher B1 hill");
}

#[test]
fn rul_51_11_hedges_and_walls_degrade_away_from_the_ends() {
    let hedge = |sides: &str| map(&format!(".\n.\n.\n.\n.\n{sides}"));
    assert_eq!(tell(&hedge("hedge A2/A3"), "A1", "A5"), "degraded 1");
    assert_eq!(tell(&hedge("hedge A2/A3\nwall A3/A4"), "A1", "A5"), "degraded 2");
    assert_eq!(tell(&hedge("hedge A1/A2 A4/A5"), "A1", "A5"), "clear");
    assert_eq!(tell(&hedge("hedge A2/A3"), "A1", "A3"), "clear");
    // Together with hexes they make more than two.
    let map = map(".\nb\nb\n.\n.\nwall A3/A4");
    assert_eq!(tell(&map, "A1", "A5"), "Third A3 wall");
}

#[test]
fn rul_51_11_hexsides_met_in_one_point_count_once() {
    // From A1 to A2 to B3: the line from A1 to C3 passes the corners of hexes; all three hexsides of such a corner have hedges.
    let map = map(". . .\n. . .\n. . .\n. . .\nhedge A1/B2 B2/B3 B1/B2 B2/C2 B2/C1 A2/B2");
    // Along the hexside between B2 and B1 from A1 to C1: its own ends are the ends' corners.
    assert_eq!(tell(&map, "A1", "C1"), "degraded 1");
}

#[test]
fn rul_51_11_hexsides_cast_no_shadow() {
    assert_eq!(tell(&map(".2\n.\n.1\n.1\nhedge A3/A4"), "A1", "A4"), "clear");
}

#[test]
fn rul_51_11_a_hexside_is_as_high_as_the_higher_of_its_hexes() {
    assert_eq!(tell(&map(".1\n.1\n.\n.\n.\nhedge A2/A3"), "A1", "A5"), "degraded 1");
    assert_eq!(tell(&map(".1\n.\n.\n.\n.\nhedge A2/A3"), "A1", "A5"), "clear");
}

#[test]
fn rul_80_bocage_degrades_at_the_ends_and_blocks_elsewhere() {
    assert_eq!(tell(&map(".\n.\n.\nbocage A1/A2"), "A1", "A3"), "degraded 1");
    assert_eq!(tell(&map(".\n.\n.\nbocage A1/A2 A2/A3"), "A1", "A3"), "degraded 2");
    let Sight::Degraded(by) = look(&map(".\n.\nbocage A1/A2"), "A1", "A2") else { panic!("degraded") };
    assert_eq!(by[0].why, Why::DegradesHexside);
    let blocked = map(".\n.\n.\n.\nbocage A2/A3");
    assert_eq!(tell(&blocked, "A1", "A4"), "Level A2 bocage");
    assert_eq!(tell(&blocked, "A1", "A3"), "degraded 1");
    // Ends above its top see over it.
    assert_eq!(tell(&map(".1\n.\n.\n.1\nbocage A2/A3"), "A1", "A4"), "clear");
    assert_eq!(tell(&map(".1\n.\n.\nbocage A2/A3"), "A1", "A3"), "clear");
}

#[test]
fn rul_115_what_falls_from_above_does_not_cross_the_bocage_of_the_ends() {
    let over = |text: &str, from: &str, to: &str| {
        let map = map(text);
        degrading_over_bocage(&map, &Added::default(), spot(&map, from), spot(&map, to))
    };
    assert_eq!(over(".\n.\n.\nbocage A1/A2 A2/A3", "A1", "A3"), 0);
    assert_eq!(over(".\n.\nbocage A1/A2", "A1", "A2"), 0);
    assert_eq!(over(".\nb\n.\n.\nbocage A1/A2", "A1", "A4"), 1);
    assert_eq!(over(".\n.\n.\n.\nhedge A2/A3\nbocage A1/A2", "A1", "A4"), 1);
}

#[test]
fn rul_51_12_a_line_along_a_hexside_has_two_last_hexes() {
    // From C1 on level 2 to A1: along the hexside between B1 and B2; either may hide A1.
    assert_eq!(tell(&map(". .1 .2\n. . ."), "A1", "C1"), "Shadow B1 hill");
    assert_eq!(tell(&map(". . .2\n. .1 ."), "A1", "C1"), "Shadow B2 hill");
    assert_eq!(tell(&map(". . .2\n. . ."), "A1", "C1"), "clear");
}

#[test]
fn rul_51_13_the_obstacle_nearest_to_the_higher_end_is_named() {
    assert_eq!(tell(&column(". f . f ."), "A1", "A5"), "Level A2 forest");
    assert_eq!(tell(&column(". f1 . f1 .1"), "A1", "A5"), "Between A4 forest");
    // At equal level it is counted from the lower name.
    assert_eq!(tell(&column(". W . f ."), "A5", "A1"), "Level A2 wooden_building");
}

#[test]
fn rul_51_14_the_lattice_is_a_hexagon_to_a_thousandth() {
    use crate::lattice::{DIRECTIONS, VERTICES};
    // Squares of the six widths and of the six radii, in thousandths of the largest.
    let spread = |points: [Point; 6]| {
        let squares = points.map(|p| i64::from(p.0).pow(2) + i64::from(p.1).pow(2));
        let (least, most) = (squares.iter().min().copied(), squares.iter().max().copied());
        1_000 - 1_000 * least.unwrap_or(0) / most.unwrap_or(1)
    };
    assert!(spread(DIRECTIONS) <= 2 && spread(VERTICES) <= 2);
    for (direction, way) in DIRECTIONS.into_iter().enumerate() {
        let (a, b) = crate::lattice::hexside(direction);
        assert_eq!(a + b, way, "the middle of a hexside is half way to the neighbour");
    }
}

#[test]
fn rul_89_a_line_through_a_corner_enters_by_both_hexsides() {
    let map = map(". . .\n. . .\n. . .\nhedge A1/B1\nwall A1/B2\nbocage A1/A2");
    let names = |from: &str, to: &str| -> Vec<String> {
        let sides = entry_hexsides(&map, spot(&map, from), spot(&map, to));
        sides.iter().map(|id| map.terrain_set.hexsides[usize::from(id.0)].id.clone()).collect()
    };
    assert_eq!(names("C1", "A1"), ["hedge", "wall"]);
    assert_eq!(names("A3", "A1"), ["bocage"]);
    assert_eq!(names("B3", "A1"), ["wall", "bocage"]);
    assert_eq!(names("A1", "A1"), Vec::<String>::new());
    assert_eq!(names("A1", "C1"), Vec::<String>::new());
}

#[test]
fn rul_10_two_degrading_hexes_do_not_block() {
    let map = column(". b b .");
    assert_eq!(look(&map, "A1", "A4").degrading(), 2);
    assert!(look(&map, "A1", "A4").is_open());
}

#[test]
fn rul_11_spilling_brush_counts_for_its_owner_once() {
    // The brush of B3 reaches into A2, A3 and B4; the line from A2 to B5 meets it there and never comes to B3.
    let outline = [(0, -20), (-120, -60), (-150, 60), (0, 150)];
    let map = with_silhouette(board(". .\n. .\n. b\n. .\n. ."), "B3", &outline);
    assert_eq!(tell(&map, "A2", "B5"), "degraded 1");
    assert_eq!(tell(&map, "A1", "A5"), "clear");
}

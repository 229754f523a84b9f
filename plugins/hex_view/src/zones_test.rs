use super::*;
use hex_board::{BoardDef, sketch};

fn hexes(map: &Map, names: &str) -> BTreeSet<HexId> {
    names.split_whitespace().map(|name| map.hex(name.parse().expect("a name")).expect("on the map")).collect()
}

fn alone() -> Map {
    sketch::map(
        ". . . . .
         . . . . .
         . . . . .
         . . . . .",
    )
}

fn halved() -> Map {
    let board = BoardDef { title: "Meadow".into(), columns: 7, rows: 5, ..default() };
    let boards = [("west", 1, (0, 0)), ("east", 2, (1, 0))];
    sketch::join(&boards.map(|(id, number, at)| (id, BoardDef { number, ..board.clone() }, at, false)))
}

/// Twice the area that a loop encloses, above 0 if it runs clockwise on the screen.
fn area(outline: &[Point]) -> i64 {
    let count = outline.len();
    (0..count)
        .map(|n| {
            let (a, b) = (outline[n], outline[(n + 1) % count]);
            i64::from(a.0) * i64::from(b.1) - i64::from(a.1) * i64::from(b.0)
        })
        .sum()
}

#[test]
fn neighbours_share_one_outline_and_nothing_is_drawn_between_them() {
    let map = alone();
    let one = outlines(&map, &hexes(&map, "B2"));
    assert_eq!((one.len(), one[0].len()), (1, 6));
    let two = outlines(&map, &hexes(&map, "B2 B3"));
    assert_eq!((two.len(), two[0].len()), (1, 10));
    assert_eq!(area(&two[0]), 2 * area(&one[0]));
    assert_eq!(outlines(&map, &hexes(&map, "A1 E4")).len(), 2, "two zones apart");
}

#[test]
fn a_hole_is_outlined_the_other_way_round() {
    let map = alone();
    let around = map.hex("C2".parse().expect("a name")).expect("on the map");
    let ring: BTreeSet<HexId> = map.at(around).neighbours.iter().flatten().copied().collect();
    let mut areas: Vec<i64> = outlines(&map, &ring).iter().map(|outline| area(outline)).collect();
    areas.sort_unstable();
    let hex = area(&outlines(&map, &BTreeSet::from([around]))[0]);
    assert_eq!(areas, [-hex, 7 * hex]);
}

#[test]
fn zones_end_where_the_board_ends_and_run_on_over_the_seam() {
    let map = halved();
    let all: BTreeSet<HexId> = map.ids().collect();
    let loops = outlines(&map, &all);
    let (low, high) = map.bounds();
    assert_eq!(loops.len(), 1);
    assert_eq!(
        area(&loops[0]),
        2 * i64::from(high.0 - low.0) * i64::from(high.1 - low.1),
        "the whole rectangle: {loops:?}"
    );
    let tinted: i64 = all.iter().flat_map(|hex| pieces(&map, *hex)).map(|piece| area(&piece)).sum();
    assert_eq!(tinted, area(&loops[0]), "each place is tinted once");
    for hex in all {
        for at in outlines(&map, &BTreeSet::from([hex])).concat() {
            assert!((low.0..=high.0).contains(&at.0) && (low.1..=high.1).contains(&at.1), "{at:?}");
        }
    }
}

#[test]
fn dashes_come_out_even_round_the_corners() {
    let square = [(0.0, 0.0), (100.0, 0.0), (100.0, -100.0), (0.0, -100.0)].map(Vec2::from);
    let dashes = dashed(&square, &[15.0, 5.0], 1.0);
    assert_eq!(dashes.len(), 20);
    let length = |dash: &[Vec2]| dash.windows(2).map(|pair| pair[0].distance(pair[1])).sum::<f32>();
    assert!(dashes.iter().all(|dash| (length(dash) - 15.0).abs() < 0.01));
    assert_eq!(dashed(&square, &[15.0, 5.0], 2.0).len(), 10, "as long on the screen, twice as long on the map");
    let inner = inset(&square, 10.0);
    assert!(inner[0].distance(Vec2::new(10.0, -10.0)) < 0.01, "{inner:?}");
    assert!(rounded(&inner, 20.0).iter().all(|at| at.distance(inner[0]) > 3.0));
}

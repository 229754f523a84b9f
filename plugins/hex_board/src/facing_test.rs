//! Facings, sectors and arcs: against angles, against each other, and the examples of the book.

use super::*;
use crate::board::BoardDef;
use crate::lattice::DIRECTIONS;
use crate::sketch;
use std::cmp::Ordering;

/// Farthest range looked at.
const FAR: u16 = 30;

/// A bare map with a hex in its middle around which all others lie that are [`FAR`] hexes away or nearer.
fn plain() -> (Map, HexId) {
    let def = BoardDef { title: "Plain".into(), columns: 63, rows: 60, ..Default::default() };
    let map = sketch::join(&[("plain", def, (0, 0), false)]);
    let middle = map.hex(crate::HexName::new(32, 31)).expect("the middle");
    (map, middle)
}

fn hex(map: &Map, name: &str) -> HexId {
    map.hex(name.parse().expect("a name")).unwrap_or_else(|| panic!("no {name}"))
}

/// All hexes of the plain but the middle, with their ways from it in columns and half rows.
fn ways(map: &Map, middle: HexId) -> Vec<(HexId, (i32, i32))> {
    let at = map.column(middle);
    let way = |hex| {
        let (q, k) = map.column(hex);
        (hex, (i32::from(q - at.0), i32::from(k - at.1)))
    };
    map.ids().filter(|hex| (1..=FAR).contains(&map.distance(middle, *hex))).map(way).collect()
}

/// A way turned clockwise by 60 degrees.
fn turned((q, k): (i32, i32)) -> (i32, i32) {
    // In cube coordinates x = q, z = (k - q) / 2, y = -x - z the turn is (x, y, z) -> (-z, -x, -y).
    let (x, z) = (q, (k - q) / 2);
    let (x, z) = (-z, x + z);
    (x, 2 * z + x)
}

/// How many degrees off its facing a way is, held against 60 and 120: measured, but for ways that lead through a corner.
fn off(facing: Facing, (q, k): (i32, i32)) -> (Ordering, Ordering) {
    // True proportions: columns are 1.5 apart and half rows half of the square root of 3; bearings from the north, clockwise.
    let bearing = (1.5 * f64::from(q)).atan2(-3_f64.sqrt() / 2.0 * f64::from(k)).to_degrees();
    let ahead = 30.0 + 60.0 * f64::from(facing.index());
    let off = ((bearing - ahead).rem_euclid(360.0) - 180.0).abs();
    let off = 180.0 - off;
    // Ways through corners are exactly those due east or west and those of three half rows a column.
    let corner = k == 0 || k.abs() == 3 * q.abs();
    let against = |limit: f64| {
        let near = (off - limit).abs() < 1e-9;
        assert!(!near || corner, "no way of range {FAR} is as near to {limit} degrees as {off}");
        if near { Ordering::Equal } else { off.total_cmp(&limit) }
    };
    (against(60.0), against(120.0))
}

#[test]
fn lnl_0_2_06_a_facing_points_between_two_neighbours() {
    let named = [
        (Facing::NNE, [0, 1]),
        (Facing::E, [1, 2]),
        (Facing::SSE, [2, 3]),
        (Facing::SSW, [3, 4]),
        (Facing::W, [4, 5]),
        (Facing::NNW, [5, 0]),
    ];
    for (n, (facing, front)) in named.into_iter().enumerate() {
        assert_eq!((Facing::ALL[n], usize::from(facing.index())), (facing, n));
        assert_eq!(facing.front(), front, "{facing}");
        // The corner is as far from both, and between them: their sum leads three times as far as it.
        let [a, b] = front.map(|direction| DIRECTIONS[direction]);
        let vertex = facing.vertex();
        assert_eq!(a + b, Point(3 * vertex.0, 3 * vertex.1), "{facing}");
    }
    assert_eq!(Facing::default(), Facing::NNE);
    assert_eq!(Facing::E.vertex(), Point(120, 0), "due east");
}

#[test]
fn lnl_0_2_07_two_hexes_are_front_two_sides_and_two_rear() {
    assert_eq!((Facing::E.sides(), Facing::E.rear()), ([0, 3], [5, 4]));
    for facing in Facing::ALL {
        let mut all = [facing.front(), facing.sides(), facing.rear()].concat();
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2, 3, 4, 5]);
        let behind = facing.turned(3);
        assert_eq!(facing.rear(), [behind.front()[1], behind.front()[0]], "left stays left");
        for (sector, directions) in
            [(Sector::Front, facing.front()), (Sector::Side, facing.sides()), (Sector::Rear, facing.rear())]
        {
            assert!(directions.into_iter().all(|direction| facing.sector(direction) == sector));
        }
    }
}

#[test]
fn lnl_0_2_08_steps_of_60_degrees_lead_from_facing_to_facing() {
    for (n, facing) in Facing::ALL.into_iter().enumerate() {
        for (m, other) in Facing::ALL.into_iter().enumerate() {
            let clockwise = facing.clockwise_to(other);
            assert_eq!(usize::from(clockwise), (m + 6 - n) % 6);
            assert_eq!(facing.turned(clockwise as i8), other);
            let steps = facing.steps_to(other);
            assert_eq!(steps, other.steps_to(facing));
            assert!(steps <= 3 && [facing.turned(steps as i8), facing.turned(-(steps as i8))].contains(&other));
        }
    }
    assert_eq!(Facing::NNE.turned(-1), Facing::NNW);
    for steps in i8::MIN..=i8::MAX {
        assert_eq!(Facing::W.turned(steps).clockwise_to(Facing::W), (-i16::from(steps)).rem_euclid(6) as u8);
    }
}

#[test]
fn names_of_facings_are_read_as_they_are_written() {
    for facing in Facing::ALL {
        let name = facing.to_string();
        assert_eq!(name.parse(), Ok(facing));
        assert_eq!(ron::to_string(&facing).expect("text"), name);
        assert_eq!(ron::from_str::<Facing>(&name).expect("a facing"), facing);
    }
    assert_eq!(Facing::SSW.to_string(), "SSW");
    let error = "N".parse::<Facing>().expect_err("a hexside is no corner");
    assert_eq!(error.to_string(), "`N` is no facing (expected NNE, E, SSE, SSW, W or NNW)");
}

#[test]
fn lnl_xb_06_hull_aspect() {
    let (map, _) = plain();
    let armour = |sector| match sector {
        Sector::Front => 4,
        Sector::Side => 3,
        Sector::Rear => 2,
    };
    let shot = |from| struck(&map, Facing::E, hex(&map, "E5"), hex(&map, from)).expect("from another hex");
    for (from, sectors, value) in [
        ("H5", vec![Sector::Front], 4),
        ("E2", vec![Sector::Side], 3),
        ("B6", vec![Sector::Rear], 2),
        ("F4", vec![Sector::Front, Sector::Side], 3),
        ("D4", vec![Sector::Side, Sector::Rear], 2),
    ] {
        assert_eq!(shot(from).sectors().to_vec(), sectors, "{from}");
        assert_eq!(armour(shot(from).least_by_key(armour)), value, "{from}");
    }
}

#[test]
fn lnl_xb_07_turret_aspect() {
    let (map, _) = plain();
    let shot = |facing| struck(&map, facing, hex(&map, "E5"), hex(&map, "E2"));
    assert_eq!(shot(Facing::E), Some(Struck::Within(Sector::Side)), "the hull");
    assert_eq!(shot(Facing::SSW), Some(Struck::Within(Sector::Rear)), "the turret, 150 degrees off");
}

#[test]
fn lnl_14_1_02_sectors_are_those_of_the_angle() {
    let (map, middle) = plain();
    for (from, way) in ways(&map, middle) {
        for facing in Facing::ALL {
            let expected = match off(facing, way) {
                (Ordering::Less, _) => Struck::Within(Sector::Front),
                (Ordering::Equal, _) => Struck::Between(Sector::Front, Sector::Side),
                (_, Ordering::Less) => Struck::Within(Sector::Side),
                (_, Ordering::Equal) => Struck::Between(Sector::Side, Sector::Rear),
                (_, Ordering::Greater) => Struck::Within(Sector::Rear),
            };
            assert_eq!(struck(&map, facing, middle, from), Some(expected), "{facing} {way:?}");
        }
    }
}

#[test]
fn lnl_14_1_03_of_two_sectors_the_lower_value_counts() {
    let between = Struck::Between(Sector::Front, Sector::Side);
    assert_eq!(between.least_by_key(|sector| sector == Sector::Front), Sector::Side);
    assert_eq!(between.least_by_key(|sector| sector == Sector::Side), Sector::Front);
    assert_eq!(between.least_by_key(|_| 0), Sector::Front);
    assert_eq!(Struck::Within(Sector::Rear).least_by_key(|_| 0), Sector::Rear);
}

#[test]
fn lnl_14_0_09_the_arc_has_120_degrees_and_both_its_edges() {
    let (map, middle) = plain();
    let mut edges = 0;
    for (to, way) in ways(&map, middle) {
        for facing in Facing::ALL {
            let (within, _) = off(facing, way);
            assert_eq!(in_arc(&map, facing, middle, to), within != Ordering::Greater, "{facing} {way:?}");
            edges += usize::from(within == Ordering::Equal);
        }
    }
    // Each corner's line is an edge of two arcs, and holds a hex at every second range.
    assert_eq!(edges, 6 * usize::from(FAR) / 2 * 2);
}

#[test]
fn within_one_hex_there_is_no_direction() {
    let (map, middle) = plain();
    for facing in Facing::ALL {
        assert_eq!(struck(&map, facing, middle, middle), None);
        assert!(!in_arc(&map, facing, middle, middle));
        assert!(nearest_facings(&map, facing, middle, middle).is_empty());
    }
    assert!(facings_towards(&map, middle, middle).is_empty());
}

#[test]
fn sectors_and_arcs_turn_with_the_map() {
    let (map, middle) = plain();
    let all = ways(&map, middle);
    for (hex, way) in &all {
        let (other, _) = all.iter().find(|(_, other)| *other == turned(*way)).expect("a hex as far away");
        for facing in Facing::ALL {
            let next = facing.turned(1);
            assert_eq!(struck(&map, facing, middle, *hex), struck(&map, next, middle, *other));
            assert_eq!(in_arc(&map, facing, middle, *hex), in_arc(&map, next, middle, *other));
        }
    }
}

#[test]
fn sectors_and_arcs_are_the_same_in_a_mirror() {
    let (map, middle) = plain();
    let all = ways(&map, middle);
    for (hex, (q, k)) in &all {
        let mirrored = |way| all.iter().find(|(_, other)| *other == way).expect("a hex as far away").0;
        let (eastwest, northsouth) = (mirrored((-q, *k)), mirrored((*q, -k)));
        for facing in Facing::ALL {
            let n = usize::from(facing.index());
            for (other, there) in [(Facing::ALL[5 - n], eastwest), (Facing::ALL[(8 - n) % 6], northsouth)] {
                assert_eq!(struck(&map, facing, middle, *hex), struck(&map, other, middle, there), "{facing} {other}");
                assert_eq!(in_arc(&map, facing, middle, *hex), in_arc(&map, other, middle, there), "{facing} {other}");
            }
        }
    }
}

#[test]
fn lnl_15_1_12_a_turret_takes_the_nearest_facing_that_holds_the_target() {
    let (map, middle) = plain();
    let mut ties = 0;
    for (to, (q, k)) in ways(&map, middle) {
        let towards = facings_towards(&map, middle, to);
        assert_eq!(towards.len(), if k == 0 || k.abs() == 3 * q.abs() { 3 } else { 2 });
        for old in Facing::ALL {
            let nearest = nearest_facings(&map, old, middle, to);
            // Turning step by step both ways, the first facings from which one can fire.
            let expected = (0..=3_i8).find_map(|steps| {
                let mut found = vec![old.turned(steps), old.turned(-steps)];
                found.retain(|facing| in_arc(&map, *facing, middle, to));
                found.sort();
                found.dedup();
                (!found.is_empty()).then_some(found)
            });
            assert_eq!(Some(nearest.to_vec()), expected, "{old} {q} {k}");
            ties += usize::from(nearest.len() == 2);
        }
    }
    // Only what faces away from a line through a corner can turn either way.
    assert_eq!(ties, 6 * usize::from(FAR) / 2);
    let at = |name| hex(&map, name);
    assert_eq!(nearest_facings(&map, Facing::W, at("E5"), at("G5")).to_vec(), [Facing::NNE, Facing::SSE]);
    assert_eq!(nearest_facings(&map, Facing::W, at("E5"), at("E2")).to_vec(), [Facing::NNW]);
    assert_eq!(nearest_facings(&map, Facing::NNE, at("E5"), at("E2")).to_vec(), [Facing::NNE], "it need not turn");
}

#[test]
fn lnl_1_4_08_facings_are_those_of_the_map_on_turned_boards_too() {
    let board = |number| BoardDef { number, title: "Plain".into(), columns: 7, rows: 6, ..Default::default() };
    let joined = sketch::join(&[("a", board(1), (0, 0), false), ("b", board(2), (1, 0), true)]);
    let (map, middle) = plain();
    let all = ways(&map, middle);
    for at in joined.ids() {
        for from in joined.ids().filter(|from| *from != at) {
            let (here, there) = (joined.column(at), joined.column(from));
            let way = (i32::from(there.0 - here.0), i32::from(there.1 - here.1));
            let (same, _) = all.iter().find(|(_, other)| *other == way).expect("a hex as far away");
            for facing in Facing::ALL {
                assert_eq!(struck(&joined, facing, at, from), struck(&map, facing, middle, *same));
                assert_eq!(in_arc(&joined, facing, at, from), in_arc(&map, facing, middle, *same));
            }
        }
    }
}

use super::*;

fn sketch() -> Map {
    hex_board::sketch::map(
        ". . . .
         . . . .
         . . . .",
    )
}

#[test]
fn north_on_the_map_is_up_in_the_world() {
    assert_eq!(world(Point(180, -104)), Vec2::new(180.0, 104.0));
    assert_eq!(lattice(Vec2::new(180.4, 103.6)), Point(180, -104));
}

#[test]
fn every_centre_finds_its_hex_again() {
    let map = sketch();
    for hex in map.ids() {
        assert_eq!(hex_at(&map, centre(&map, hex)), Some(hex));
    }
}

#[test]
fn a_step_over_a_hexside_is_the_neighbour_and_beyond_the_edge_is_nothing() {
    let map = sketch();
    let first = map.ids().next().expect("a sketch has hexes");
    let south = map.at(first).neighbours[3].expect("three rows");
    assert_eq!(hex_at(&map, centre(&map, first) - Vec2::new(0.0, 106.0)), Some(south));
    assert_eq!(hex_at(&map, bounds(&map).min - Vec2::splat(5.0)), None);
    assert_eq!(hex_at(&map, Vec2::new(f32::NAN, f32::INFINITY)), None);
}

#[test]
fn the_bounds_hold_every_corner() {
    let map = sketch();
    let bounds = bounds(&map);
    for hex in &map.hexes {
        for corner in hex_board::lattice::VERTICES {
            assert!(bounds.inflate(0.5).contains(world(hex.centre + corner)), "{corner:?} of {:?}", hex.names);
        }
    }
}

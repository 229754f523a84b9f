use super::*;

#[test]
fn the_shift_tells_where_hex_centres_lie() {
    let map = hex_board::sketch::map(
        ". . . .
         . . . .",
    );
    let shift = shift(&map);
    for hex in &map.hexes {
        let odd = (hex.centre.0 / COLUMN).rem_euclid(2) == 1;
        let expected = if odd { 104.0 - shift } else { shift };
        assert_eq!((hex.centre.1 as f32 - expected).rem_euclid(208.0), 0.0, "{:?}", hex.names);
    }
}

#[test]
fn the_mesh_covers_the_map_and_little_more() {
    let map = hex_board::sketch::map(". . .");
    let mesh = mesh_of(&map);
    let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("positions");
    let bounds = space::bounds(&map).inflate(OVER_EDGE + 0.1);
    assert!(positions.iter().all(|place| bounds.contains(Vec2::new(place[0], place[1]))));
    assert!(mesh.indices().is_some_and(|indices| indices.len() >= 3 * 4 * 3));
}

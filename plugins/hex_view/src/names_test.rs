use super::*;

#[test]
fn every_letter_of_every_name_has_a_quad_inside_its_hex() {
    let map = hex_board::sketch::map(
        ". . . .
         . . . .",
    );
    let (letters, pixmap) = Type::set(12);
    assert!(pixmap.pixels().iter().any(|pixel| pixel.alpha() > 200), "letters are painted");
    let mesh = mesh_of(&map, &letters, 2.0);
    let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).expect("positions");
    let characters: usize = map.hexes.iter().map(|hex| hex.names[0].to_string().len()).sum();
    assert_eq!(positions.len(), characters * 4);
    let bounds = space::bounds(&map);
    assert!(positions.iter().all(|place| bounds.contains(Vec2::new(place[0], place[1]))));
    let first = space::world(map.hexes[0].centre);
    assert!((positions[0][0] - first.x).abs() < 60.0 && (80.0..104.0).contains(&(positions[0][1] - first.y)));
}

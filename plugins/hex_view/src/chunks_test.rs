use super::*;

#[test]
fn edges_of_the_ground_s_chunks_are_whole_lattice_units_and_whole_pixels() {
    for pixels_per_unit in LEVELS {
        let side = 512.0 / pixels_per_unit;
        assert_eq!(side.fract(), 0.0);
        let units = side as i32;
        let pixels = PixelBox::new((Point(3 * units, -units), Point(4 * units, 0)), pixels_per_unit * space::HEX_WIDTH);
        assert_eq!(pixels, PixelBox { left: 3 * 512, top: -512, width: 512, height: 512 });
    }
}

#[test]
fn every_level_has_twice_the_pixels_of_the_one_before() {
    assert_eq!(LEVELS.map(|level| level * space::HEX_WIDTH), [60.0, 120.0, 240.0, 480.0]);
}

use super::*;

#[test]
fn chunks_of_a_level_cover_a_rectangle_without_gaps() {
    for level in 0..LEVELS.len() {
        let rect = Rect::new(-300.0, -2500.0, 1700.0, 110.0);
        let keys: Vec<ChunkKey> = ChunkKey::covering(Layer::Ground, level, rect).collect();
        let covered = keys.iter().map(|key| key.rect()).reduce(|a, b| a.union(b)).expect("some chunks");
        assert!(covered.contains(rect.min) && covered.contains(rect.max));
        let area: f32 = keys.iter().map(|key| key.rect().size().element_product()).sum();
        assert!((area / covered.size().element_product() - 1.0).abs() < 1e-4, "level {level}");
    }
}

#[test]
fn chunk_edges_are_whole_lattice_units_and_whole_pixels() {
    for (level, pixels_per_hex) in LEVELS.into_iter().enumerate() {
        let side = ChunkKey::side(level);
        assert_eq!(side.fract(), 0.0);
        let units = side as i32;
        let pixels = PixelBox::new((Point(3 * units, -units), Point(4 * units, 0)), pixels_per_hex);
        assert_eq!(pixels, PixelBox { left: 3 * SIDE, top: -SIDE, width: SIDE as u32, height: SIDE as u32 });
    }
}

#[test]
fn the_level_follows_the_zoom() {
    assert_eq!(level_for(30.0), 0);
    assert_eq!(level_for(75.0), 0);
    assert_eq!(level_for(80.0), 1);
    assert_eq!(level_for(200.0), 2);
    assert_eq!(level_for(5000.0), 3);
}

use super::*;

/// Levels of a map of hexes, and of a table.
const LEVELS: [[f32; 4]; 2] = [[0.25, 0.5, 1.0, 2.0], [0.15625, 0.3125, 0.625, 1.25]];

#[test]
fn chunks_of_a_level_cover_a_rectangle_without_gaps() {
    for levels in &LEVELS {
        for level in 0..levels.len() {
            let rect = Rect::new(-300.0, -2500.0, 1700.0, 110.0);
            let keys: Vec<ChunkKey> = ChunkKey::covering(Layer::Ground, level, levels, rect).collect();
            let covered = keys.iter().map(|key| key.rect(levels)).reduce(|a, b| a.union(b)).expect("some chunks");
            assert!(covered.contains(rect.min) && covered.contains(rect.max));
            let area: f32 = keys.iter().map(|key| key.rect(levels).size().element_product()).sum();
            assert!((area / covered.size().element_product() - 1.0).abs() < 1e-4, "level {level}");
        }
    }
}

#[test]
fn all_levels_of_the_ground_lie_under_shades_and_their_outlines_above_them() {
    for level in 0..6 {
        let key = |layer| ChunkKey { layer, level, x: 0, y: 0 };
        assert!(key(Layer::Ground).depth() < crate::ground::shades::DEPTH);
        assert!(key(Layer::Outlines).depth() > crate::ground::shades::DEPTH);
    }
}

#[test]
fn the_level_follows_the_zoom() {
    let level = |pixels_per_place: f32| level_for(&LEVELS[0], pixels_per_place / 240.0);
    assert_eq!([30.0, 75.0, 80.0, 200.0, 5000.0].map(level), [0, 0, 1, 2, 3]);
}

/// Paints nothing, in two levels.
struct Bare;
impl PaintsGround for Bare {
    fn region(&self) -> Rect {
        Rect::new(0.0, -1000.0, 1000.0, 0.0)
    }
    fn levels(&self) -> &[f32] {
        &[0.25, 0.5]
    }
    fn paint(&self, pixels: PixelBox, _: f32) -> Pixmap {
        crate::pens::sheet(pixels.width, pixels.height)
    }
}

#[test]
fn a_ground_that_is_taken_away_late_leaves_the_next_one() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default()))
        .init_asset::<Image>()
        .init_resource::<View>()
        .init_resource::<Alarm>()
        .add_plugins(plugin);
    let lay = |app: &mut App| app.world_mut().resource_mut::<PaintedGround>().lay(&Alarm::default(), || Arc::new(Bare));
    let first = lay(&mut app);
    let second = lay(&mut app);
    app.world_mut().resource_mut::<PaintedGround>().take_away(first);
    let patience = std::time::Instant::now();
    while !app.world().resource::<GroundPainted>().0 && patience.elapsed().as_secs() < 30 {
        app.update();
    }
    assert!(app.world().resource::<GroundPainted>().0);
    assert!(!app.world().resource::<Chunks>().shown.is_empty());
    app.world_mut().resource_mut::<PaintedGround>().take_away(second);
    app.update();
    app.update();
    assert!(app.world().resource::<Chunks>().shown.is_empty() && !app.world().resource::<GroundPainted>().0);
}

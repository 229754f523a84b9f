use super::*;

/// Four handles on each of two rings around a place, and one around another.
fn grips() -> Grips {
    let ways = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y];
    let grip =
        |at: Vec2, towards: Vec2, ring: u8| Grip { at, towards, ring, state: GripState::Open, text: String::new() };
    let around = [0, 1].into_iter().flat_map(|ring| ways.map(|way| (way, ring)));
    Grips(
        around
            .map(|(way, ring)| grip(Vec2::ZERO, way, ring))
            .chain([grip(Vec2::new(600.0, 0.0), Vec2::X, 0)])
            .collect(),
    )
}

#[test]
fn a_handle_is_hit_where_it_is_drawn_at_every_zoom() {
    let grips = grips();
    for pixel in [0.5, 1.0, 3.0, 8.0] {
        for (n, grip) in grips.0.iter().enumerate() {
            assert_eq!(grips.at(grip.place(pixel), pixel), Some(n), "at {pixel} units per pixel");
        }
        assert_eq!(grips.at(Vec2::ZERO, pixel), None, "the counter in the middle stays free at {pixel}");
    }
}

#[test]
fn rings_stay_apart_on_the_screen_and_nowhere_touch_each_other() {
    let grips = grips();
    for pixel in [0.5, 1.0, 3.0, 8.0] {
        let apart = grips.0[4].place(pixel).distance(grips.0[0].place(pixel)) / pixel;
        assert!(apart >= 2.0 * radius(pixel), "{apart} pixels");
    }
}

#[test]
fn a_drag_means_the_direction_it_goes_once_it_has_left_the_middle() {
    let grips = grips();
    assert_eq!(grips.towards(0, Vec2::new(20.0, 4.0), 1.0), None);
    assert_eq!(grips.towards(0, Vec2::new(20.0, 140.0), 1.0), Some(1));
    assert_eq!(grips.towards(1, Vec2::new(-300.0, 40.0), 1.0), Some(6), "also far beyond the ring");
}

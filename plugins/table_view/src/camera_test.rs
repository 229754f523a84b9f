use super::*;

fn view() -> View {
    let mut view = View { bounds: Rect::new(0.0, -2000.0, 4000.0, 0.0), ..default() };
    view.fit();
    view.jump();
    view
}

fn close(a: Vec2, b: Vec2) -> bool {
    (a - b).length() < 0.05
}

#[test]
fn screen_and_world_are_inverse() {
    let view = view();
    for place in [Vec2::ZERO, Vec2::new(300.0, -700.0)] {
        assert!(close(view.world_at(view.screen_at(place)), place));
    }
    assert!(view.world_at(Vec2::ZERO).y > view.world_at(Vec2::new(0.0, 700.0)).y, "up is up");
}

#[test]
fn fit_shows_the_whole_map_beside_the_panels() {
    let mut view = View { margins: [20.0, 40.0, 320.0, 30.0], ..view() };
    view.fit();
    view.jump();
    let free = view.free();
    assert_eq!(free, Rect::new(20.0, 40.0, 960.0, 690.0));
    for corner in [view.bounds.min, view.bounds.max] {
        assert!(free.inflate(0.5).contains(view.screen_at(corner)), "{corner} at {}", view.screen_at(corner));
    }
    // The map is broad: what is left of the height lies above and below in equal parts, down to the edge of the window.
    let (above, below) = (view.screen_at(view.bounds.max), view.screen_at(view.bounds.min));
    assert!((above.y - 40.0 - (720.0 - below.y)).abs() < 0.1, "{above} {below}");
    assert!((view.screen_at(view.bounds.center()).x - free.center().x).abs() < 0.1);
    // It does not come to lie under what stands at the foot.
    let mut view = View { margins: [20.0, 40.0, 320.0, 190.0], ..view };
    view.fit();
    view.jump();
    assert!((view.screen_at(view.bounds.min).y - view.free().max.y).abs() < 6.5, "{}", view.screen_at(view.bounds.min));
}

/// A view of a map of which all cannot be seen so that it can be read.
fn great() -> View {
    let mut view = View { bounds: Rect::new(0.0, -4000.0, 6000.0, 0.0), margins: [20.0, 40.0, 320.0, 30.0], ..view() };
    view.fit();
    view.jump();
    view
}

/// Nothing beside the map lies in the free part of the window.
fn nothing_beside(view: &View) -> bool {
    let corners = [view.screen_at(view.bounds.min), view.screen_at(view.bounds.max)];
    let map = Rect::from_corners(corners[0], corners[1]).inflate(0.5);
    map.contains(view.free().min) && map.contains(view.free().max)
}

#[test]
fn a_map_is_begun_with_counters_that_can_be_read_and_nothing_beside_it() {
    let mut view = great();
    assert!(view.pixels_per_place() < LEAST_PLACE, "all of it is too small to read");
    for at in [Vec2::ZERO, Vec2::new(6000.0, -4000.0), Vec2::new(2500.0, -1500.0)] {
        view.open_at(at);
        let seen = view.seen();
        assert!(seen.contains(at) && view.visible().contains(seen.min) && view.visible().contains(seen.max));
        assert!(view.pixels_per_place() * 128.0 / PLACE_WIDTH > 47.9 && !view.is_moving());
        assert!(nothing_beside(&view), "{at}");
        assert!(view.free().inflate(0.5).contains(view.screen_at(at)), "{at} is seen");
    }
    let middle = view.screen_at(Vec2::new(2500.0, -1500.0));
    assert!(close(middle, view.free().center()), "what matters lies in the middle: {middle}");
    // So it stays while panels come and go.
    view.margins = [200.0, 40.0, 320.0, 30.0];
    view.goal = view.held().expect("no hand has moved it");
    view.jump();
    assert!(close(view.screen_at(Vec2::new(2500.0, -1500.0)), view.free().center()));

    // All of a small map is shown.
    let mut small = View { bounds: Rect::new(0.0, -1000.0, 1500.0, 0.0), ..view };
    small.open_at(Vec2::ZERO);
    assert!(small.shows_all());
    // Also where a strip of the outermost places is hidden; a place that is hidden is missed.
    small.drag(Vec2::new(0.3 * small.pixels_per_place() + 6.0, 0.0));
    assert!(small.shows_all());
    small.drag(Vec2::new(-2.0 * small.pixels_per_place(), 0.0));
    assert!(!small.shows_all());
}

#[test]
fn whoever_is_led_away_never_sees_beyond_the_map_and_is_brought_back() {
    let mut view = great();
    view.open_at(Vec2::new(3000.0, -2000.0));
    let before = view.now;
    view.keep();
    for at in [Vec2::new(100.0, -100.0), Vec2::new(5900.0, -3900.0), Vec2::new(100.0, -3900.0)] {
        // What is remembered is where the first move began.
        view.keep();
        assert!(view.follow(at), "{at}");
        view.jump();
        assert!(nothing_beside(&view), "{at}");
        assert!(view.free().contains(view.screen_at(at)), "{at} is seen");
        assert!(!view.follow(at), "it is as well in view as can be");
    }
    assert!(view.come_back());
    view.jump();
    assert_eq!(view.now, before);
    assert!(view.is_as_opened() && !view.come_back(), "once");

    // Whoever takes the map in hand meanwhile stays there.
    view.keep();
    view.follow(Vec2::new(100.0, -100.0));
    view.jump();
    view.drag(Vec2::new(-50.0, 0.0));
    let here = view.now;
    assert!(!view.come_back());
    assert_eq!(view.now, here);
}

#[test]
fn where_all_of_a_map_is_seen_nothing_is_followed() {
    let mut view = great();
    let before = view.now;
    for at in [Vec2::new(60.0, -60.0), Vec2::new(5940.0, -3940.0), Vec2::new(3000.0, -60.0)] {
        assert!(!view.follow(at), "{at}");
    }
    assert_eq!(view.goal, before);
}

#[test]
fn zooming_keeps_the_place_under_the_pointer_all_the_way() {
    let mut view = view();
    view.zoom(3.0, view.window / 2.0);
    view.jump();
    let cursor = Vec2::new(700.0, 300.0);
    let place = view.world_at(cursor);
    view.zoom(1.5, cursor);
    while view.is_moving() {
        view.ease(0.016);
        assert!((view.screen_at(place) - cursor).length() < 1.0, "{}", view.screen_at(place));
    }
}

#[test]
fn gliding_ends_exactly_at_the_goal() {
    let mut view = view();
    view.zoom(4.0, Vec2::new(10.0, 10.0));
    let frames = (0..600)
        .take_while(|_| {
            view.ease(1.0 / 60.0);
            view.is_moving()
        })
        .count();
    assert!((5..90).contains(&frames), "{frames} frames");
    assert_eq!(view.now, view.goal);
}

#[test]
fn the_map_cannot_leave_the_window_nor_shrink_to_a_stamp() {
    let mut view = view();
    view.zoom(6.0, view.window / 2.0);
    view.jump();
    view.drag(Vec2::new(1e6, -1e6));
    assert!(view.visible().intersect(view.bounds).size().min_element() > 50.0);
    view.zoom(1e-9, Vec2::ZERO);
    view.jump();
    assert!(view.pixels_per_place() > 20.0);
    view.zoom(1e9, Vec2::ZERO);
    view.jump();
    assert_eq!(view.scale(), NEAREST);
}

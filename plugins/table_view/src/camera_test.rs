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
    assert!(close(view.screen_at(view.bounds.center()), free.center()));
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

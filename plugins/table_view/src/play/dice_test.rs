use super::*;

#[test]
fn dice_end_with_their_result_and_never_show_it_before() {
    for result in 1..=6u8 {
        for first in 0..3 {
            let pips = Pips { faces: vec![Handle::default(); 6], result, first };
            assert_eq!(pips.face_at(1.0), usize::from(result) - 1);
            assert!((0..85).all(|n| pips.face_at(n as f32 / 100.0) != usize::from(result) - 1), "{result} {first}");
            let changes =
                (1..100).filter(|n| pips.face_at(*n as f32 / 100.0) != pips.face_at((*n - 1) as f32 / 100.0)).count();
            assert!(changes >= 6, "{changes} changes");
        }
    }
}

#[test]
fn a_die_of_ten_faces_shows_all_of_them_and_ends_with_its_result() {
    for result in 1..=10u8 {
        let pips = Pips { faces: vec![Handle::default(); 10], result, first: 0 };
        assert_eq!(pips.face_at(1.0), usize::from(result) - 1);
        let mut shown: Vec<usize> = (0..85).map(|n| pips.face_at(n as f32 / 100.0)).collect();
        assert!(shown.iter().all(|face| *face < 10 && *face != usize::from(result) - 1), "{shown:?}");
        shown.sort_unstable();
        shown.dedup();
        assert!(shown.len() >= 6, "{shown:?}");
    }
}

#[test]
fn a_result_that_no_die_has_shows_the_nearest_face() {
    let pips = |result| Pips { faces: vec![Handle::default(); 6], result, first: 0 };
    assert_eq!((pips(0).face_at(1.0), pips(9).face_at(1.0)), (0, 5));
}

#[test]
fn the_plate_stays_in_the_window() {
    let view = View::default();
    let visible = view.visible();
    for at in [visible.min, visible.max, visible.center(), Vec2::new(visible.min.x, visible.max.y)] {
        let middle = view.screen_at(place(&view, at, 2));
        let plate = Rect::from_center_size(middle, Vec2::new(200.0, HEIGHT));
        assert!(plate.min.min_element() >= -0.01 && plate.max.cmple(view.window + 0.01).all(), "{plate:?}");
    }
}

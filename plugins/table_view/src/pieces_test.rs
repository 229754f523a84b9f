use super::*;
use crate::play::tests_support::{app_with, piece};

#[test]
fn nothing_is_touched_in_a_frame_without_an_event() {
    #[derive(Resource, Default)]
    struct Touched(usize);
    fn count(
        changed: Query<(), Or<(Changed<Transform>, Changed<Sprite>, Changed<Visibility>)>>,
        mut touched: ResMut<Touched>,
    ) {
        touched.0 += changed.iter().count();
    }
    let mut app = app_with(&[piece("a", 0), piece("b", 0), piece("c", 3)]);
    app.init_resource::<Touched>().add_systems(Last, count);
    for _ in 0..5 {
        app.update();
    }
    app.world_mut().resource_mut::<Touched>().0 = 0;
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(app.world().resource::<Touched>().0, 0);
    app.world_mut().resource_mut::<Pieces>().all[0].selected = true;
    app.update();
    assert!(app.world().resource::<Touched>().0 > 0);
}

#[test]
fn every_piece_has_one_entity_and_gone_pieces_have_none() {
    let mut app = app_with(&[piece("a", 0), piece("b", 0), piece("c", 3)]);
    let roots = |app: &mut App| app.world_mut().query_filtered::<(), With<CardRoot>>().iter(app.world()).count();
    assert_eq!(roots(&mut app), 3);
    app.world_mut().resource_mut::<Pieces>().all.truncate(1);
    app.update();
    assert_eq!(roots(&mut app), 1);
    app.world_mut().remove_resource::<Ground>();
    app.update();
    assert_eq!(roots(&mut app), 0);
}

#[test]
fn the_counter_under_the_pointer_rises() {
    let mut app = app_with(&[piece("a", 0), piece("b", 0)]);
    let key: PieceKey = "a".parse().expect("a counter id");
    let root = app.world().resource::<Cards>().root(key).expect("shown");
    let before = *app.world().get::<Transform>(root).expect("placed");
    let place = app.world().resource::<Shown>().find(key).expect("shown").place;
    app.world_mut().resource_mut::<Under>().card = Some((key, place));
    app.update();
    let after = *app.world().get::<Transform>(root).expect("placed");
    assert!(after.translation.z > before.translation.z + 5.0 && after.scale.x > before.scale.x);
}

#[test]
fn tokens_are_read_where_the_whole_map_is_seen() {
    for pixels in [40.0, 60.0, 70.0, 90.0, 130.0, 300.0] {
        let card = 128.0 / PLACE_WIDTH * pixels;
        let token = TOKEN * card * f32::from(growth(pixels)) / 4.0;
        assert!(token >= TOKEN_LEAST.min(TOKEN * card * 1.75) - 0.01, "{token} at {pixels}");
    }
    assert_eq!((growth(300.0), growth(20.0)), (4, GROWTH_MAX));
}

#[test]
fn tokens_hide_neither_the_letter_of_a_card_nor_its_values() {
    // The letter's plate and the first value, in parts of the card's side from its middle, upwards.
    let (letter, value) = (Rect::new(-0.42, 0.25, -0.25, 0.44), Rect::new(-0.44, -0.43, -0.25, -0.25));
    for all in 1..=3 {
        for n in 0..all {
            // At the width that maps are begun with, and nearer.
            for pixels in [90.0, 130.0, 300.0] {
                let growth = f32::from(growth(pixels)) / 4.0;
                let token = Rect::from_center_size(token_at(n, all, growth), Vec2::splat(TOKEN * growth));
                for covered in [letter, value] {
                    let shared = token.intersect(covered);
                    let part =
                        shared.width().max(0.0) * shared.height().max(0.0) / (covered.width() * covered.height());
                    assert!(part < 0.25, "{n} of {all} at {pixels} hides {part} of {covered:?}");
                }
            }
        }
    }
}

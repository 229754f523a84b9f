use super::*;
use crate::contract::Piece;
use crate::grips::{Grip, GripState, Grips};
use crate::pick::Board;
use crate::play::tests_support::{app_with, piece, place};
use bevy::ecs::system::RunSystemOnce;

fn window() -> Rect {
    Rect::new(0.0, 40.0, 960.0, 690.0)
}

#[test]
fn a_fan_lies_above_its_stack_in_the_middle() {
    let anchor = Rect::new(400.0, 400.0, 460.0, 460.0);
    let (frame, cards) = lay_fan(3, 96.0, anchor, window(), &[]);
    assert_eq!(cards.len(), 3);
    assert!(frame.max.y <= anchor.min.y);
    assert!((frame.center().x - anchor.center().x).abs() < 0.5);
    assert!(cards.iter().all(|card| frame.contains(card.min) && frame.contains(card.max)));
}

#[test]
fn fans_stay_inside_the_window_and_their_cards_apart() {
    for corner in [Vec2::new(0.0, 40.0), Vec2::new(940.0, 45.0), Vec2::new(5.0, 680.0), Vec2::new(955.0, 685.0)] {
        for count in [2, 5, 9, 14] {
            let (frame, cards) = lay_fan(count, 92.0, Rect::from_center_size(corner, Vec2::splat(60.0)), window(), &[]);
            assert!(
                window().inflate(0.01).contains(frame.min) && window().inflate(0.01).contains(frame.max),
                "{count} at {corner}: {frame:?}"
            );
            for (n, card) in cards.iter().enumerate() {
                assert!(cards[n + 1..].iter().all(|other| card.intersect(*other).is_empty()));
            }
        }
    }
}

#[test]
fn a_stack_at_the_top_of_the_window_fans_out_below() {
    let anchor = Rect::new(400.0, 50.0, 460.0, 110.0);
    let (frame, _) = lay_fan(4, 96.0, anchor, window(), &[]);
    assert!(frame.min.y >= anchor.max.y);
}

#[test]
fn a_fan_goes_where_it_covers_no_other_stack() {
    let anchor = Rect::new(400.0, 300.0, 460.0, 360.0);
    let neighbour = |x: f32, y: f32| Rect::from_center_size(anchor.center() + Vec2::new(x, y), Vec2::splat(60.0));
    let covers = |frame: Rect, others: &[Rect]| others.iter().any(|other| !frame.intersect(*other).is_empty());

    let above = [neighbour(0.0, -80.0), neighbour(-70.0, -40.0)];
    let (frame, _) = lay_fan(3, 96.0, anchor, window(), &above);
    assert!(frame.min.y >= anchor.max.y, "below, as units stand above: {frame:?}");
    assert!(!covers(frame, &above));

    // Enemies above and below: it stands at a side, and its corner still lies at the stack.
    let both = [neighbour(0.0, -80.0), neighbour(0.0, 80.0), neighbour(-70.0, 0.0)];
    let (frame, cards) = lay_fan(4, 92.0, anchor, window(), &both);
    assert!(!covers(frame, &both), "{frame:?}");
    assert!(frame.min.x >= anchor.max.x && frame.min.x - anchor.max.x <= APART);
    assert_eq!(cards.len(), 4);
}

#[test]
fn a_fan_never_covers_its_own_stack_where_there_is_room() {
    for (x, y) in [(30.0, 70.0), (930.0, 70.0), (30.0, 660.0), (480.0, 365.0)] {
        let anchor = Rect::from_center_size(Vec2::new(x, y), Vec2::splat(60.0));
        for count in [2, 5, 9] {
            let (frame, _) = lay_fan(count, 92.0, anchor, window(), &[]);
            assert!(frame.intersect(anchor).is_empty(), "{count} at {x} {y}: {frame:?}");
        }
    }
}

#[test]
fn a_fan_near_the_top_becomes_one_long_row_rather_than_cover_its_neighbours() {
    // Eight cards at the upper edge with stacks below and beside.
    let anchor = Rect::new(270.0, 200.0, 340.0, 260.0);
    let at = |x: f32, y: f32| Rect::from_center_size(Vec2::new(x, y), Vec2::splat(60.0));
    let others = [at(250.0, 325.0), at(420.0, 360.0), at(420.0, 490.0), at(535.0, 240.0), at(480.0, 530.0)];
    let (frame, cards) = lay_fan(8, 96.0, anchor, window(), &others);
    assert!(others.iter().all(|other| frame.intersect(*other).is_empty()), "{frame:?}");
    assert!(cards.iter().all(|card| (card.min.y - cards[0].min.y).abs() < 0.5), "one row");
}

#[test]
fn a_card_of_the_fan_is_pointed_at_whatever_handle_lies_below() {
    let mut app = app_with(&[piece("a", 0), piece("b", 0)]);
    let key = |name: &str| -> PieceKey { name.parse().expect("a counter id") };
    let (card, beside) = (Rect::new(0.0, 0.0, 100.0, 100.0), Vec2::new(-300.0, 50.0));
    // A handle in the middle of the card, and one where the fan does not lie.
    let grip = |middle: Vec2| {
        let at = middle - Vec2::X * 112.0;
        Grip { at, towards: Vec2::X, ring: 0, state: GripState::Open, text: String::new() }
    };
    let cards = vec![(key("a"), card)];
    let open = OpenFan { place: place(0), frame: card.inflate(18.0), cards, scale: 1.0 };
    app.insert_resource(Fan { open: Some(open), ..Fan::default() })
        .insert_resource(Grips(vec![grip(card.center()), grip(beside)]));
    let mut under = |at: Vec2| {
        let pointed = move |board: Board| {
            let under = board.under(board.view.screen_at(at));
            let ring = board.ring(&under);
            (under, ring)
        };
        app.world_mut().run_system_once(pointed).expect("everything that can lie under the pointer")
    };
    let (pointed, ring) = under(card.center());
    assert_eq!((pointed.piece(), pointed.fanned, pointed.grip, ring), (Some(key("a")), true, None, None));
    let (pointed, ring) = under(beside);
    assert_eq!((pointed.fanned, pointed.grip, ring), (false, Some(1), Some(0)));
    app.insert_resource(Fan::default());
    let under = move |board: Board| board.under(board.view.screen_at(card.center()));
    let pointed = app.world_mut().run_system_once(under).expect("the same without a fan");
    assert_eq!(pointed.grip, Some(0), "without the fan the handle is clicked");
}

#[test]
fn where_both_sides_lie_a_counter_is_pointed_at_and_not_the_handle_over_its_edge() {
    let pointed = |other: table::Side| {
        let enemy = Piece { side: Some(other), ..piece("b", 0) };
        let mut app = app_with(&[piece("a", 0), enemy]);
        let grip = Grip { at: place(0).at, towards: Vec2::X, ring: 0, state: GripState::Open, text: String::new() };
        app.init_resource::<Fan>().insert_resource(Grips(vec![grip]));
        // Where the handle reaches over the card at the right.
        let at = place(0).at + Vec2::new(96.0, 0.0);
        let under = move |board: Board| board.under(board.view.screen_at(at));
        app.world_mut().run_system_once(under).expect("everything that can lie under the pointer")
    };
    assert_eq!(pointed(table::Side::Second).piece(), Some("b".parse().expect("a counter id")));
    assert_eq!(pointed(table::Side::First).grip, Some(0), "elsewhere the handle");
}

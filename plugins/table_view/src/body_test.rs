use super::*;
use crate::contract::{PLACE_WIDTH, Piece, Place};
use crate::play::tests_support::{app_with, piece};
use crate::stacks::{card_at, lay_out};
use bevy::math::Vec2;
use board_art::{Arm, Experience, Grade, Outfit, Posture};

fn man(heading: u16, letter: &str) -> Body {
    let figure = Figure { outfit: Outfit::M1, arm: Arm::Rifle, posture: Posture::Standing };
    let base = Base { side: Rgb::hex(0x556B2F), grade: Grade::Soldier, experience: Experience::Normal };
    let marks = vec![Mark::Panicked, Mark::Wounded];
    Body { look: BodyLook::Figure { figure, base, marks, letter: letter.into() }, heading, name: "Able".into() }
}

fn standing(name: &str, at: Vec2) -> Piece {
    Piece { place: Place { key: 7, storey: 0, at }, face: man(0, "1").into(), ..piece(name, 7) }
}

#[test]
fn a_man_who_is_near_is_painted_in_twelve_headings_and_turned_by_what_is_left() {
    for heading in 0..360 {
        let (body, rest) = man(heading, "7").painted(false);
        assert_eq!(body.heading % 30, 0);
        assert!((-15..15).contains(&rest), "{heading}");
        assert_eq!((i32::from(body.heading) + i32::from(rest)).rem_euclid(360), i32::from(heading));
    }
    assert_eq!(man(3, "7").painted(false).0, man(0, "8").painted(false).0, "one picture for two who look alike");
}

#[test]
fn from_afar_a_man_has_his_letter_and_the_worst_of_his_marks_and_is_not_turned() {
    let (body, rest) = man(47, "7").painted(true);
    assert_eq!((body.heading, rest), (47, 0));
    let BodyLook::Figure { marks, letter, .. } = &body.look else { panic!("a man") };
    assert_eq!((marks[0], letter.as_str()), (Mark::Panicked, "7"));
    let (near, _) = man(47, "7").painted(false);
    let BodyLook::Figure { marks, .. } = &near.look else { panic!("a man") };
    assert_eq!(marks[0], Mark::Wounded, "in the order of their hours");
}

#[test]
fn discs_are_enlarged_from_afar_so_that_they_can_be_read_and_at_most_so_far() {
    let wide = |base: f32| base * PLACE_WIDTH / 128.0;
    assert_eq!((enlarged(wide(30.0)), is_far(wide(30.0))), (1.0, false));
    assert!(is_far(wide(15.0)) && 15.0 * enlarged(wide(15.0)) >= 23.0);
    assert!(enlarged(wide(4.0)) <= 1.6);
}

#[test]
fn of_bodies_the_one_with_the_nearest_middle_is_picked_and_none_beside_its_disc() {
    let pieces = [standing("a", Vec2::ZERO), standing("b", Vec2::new(100.0, 0.0))];
    let cards = lay_out(&pieces, false);
    let picked = |x: f32, y: f32| card_at(&cards, Vec2::new(x, y)).map(|card| card.index);
    assert_eq!((picked(45.0, 0.0), picked(55.0, 0.0)), (Some(0), Some(1)));
    assert_eq!((picked(-60.0, 60.0), picked(-44.0, 44.0)), (None, Some(0)), "the corner of the square is not his");
    let larger: Vec<_> = cards.iter().map(|card| card.enlarged(1.5)).collect();
    assert_eq!(card_at(&larger, Vec2::new(-90.0, 0.0)).map(|card| (card.index, card.centre)), Some((0, Vec2::ZERO)));
}

#[test]
fn bodies_lie_in_no_stack_even_at_one_place() {
    let mut app = app_with(&[standing("a", Vec2::ZERO), standing("b", Vec2::ZERO)]);
    app.update();
    let cards = lay_out(&app.world().resource::<crate::contract::Pieces>().all, false);
    assert!(cards.iter().all(|card| card.round && card.tally.is_none() && card.centre == Vec2::ZERO));
}

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

/// By how many degrees its lowest picture is turned when it is shown.
fn turned(body: &Body, far: bool) -> i32 {
    Face::from(body.clone()).layers(far)[0].turn.to_degrees().round() as i32
}

/// A vehicle whose hull is 10.5 by 5 cm, with a turret before its middle.
fn vehicle(heading: u16, turret: u16, marks: Vec<Mark>) -> Body {
    let palette = Palette::of("olive").expect("a palette");
    let ahead = board_art::TurretShape { position: 8, ..Default::default() };
    let shape = board_art::VehicleShape { turret: Some(ahead), ..Default::default() };
    let footprint = Footprint { length: 1_050, width: 500 };
    let model = Model { shape, footprint, condition: board_art::Condition::Open, palette, side: palette.light };
    Body { look: BodyLook::Vehicle { model, turret, marks, letter: "4".into() }, heading, name: "Four".into() }
}

fn standing(name: &str, at: Vec2) -> Piece {
    Piece { place: Place { key: 7, storey: 0, at }, face: man(0, "1").into(), ..piece(name, 7) }
}

#[test]
fn a_man_who_is_near_is_painted_in_twelve_headings_and_turned_by_what_is_left() {
    for heading in 0..360 {
        let (body, rest) = (man(heading, "7").painted(false, Part::Whole), turned(&man(heading, "7"), false));
        assert_eq!(body.heading % 30, 0);
        assert!((-15..15).contains(&rest), "{heading}");
        assert_eq!((i32::from(body.heading) + rest).rem_euclid(360), i32::from(heading));
    }
    let one = man(3, "7").painted(false, Part::Whole);
    assert_eq!(one, man(0, "8").painted(false, Part::Whole), "one picture for two who look alike");
}

#[test]
fn from_afar_a_man_has_his_letter_and_the_worst_of_his_marks_and_is_not_turned() {
    let body = man(47, "7").painted(true, Part::Whole);
    assert_eq!((body.heading, turned(&man(47, "7"), true)), (47, 0));
    let BodyLook::Figure { marks, letter, .. } = &body.look else { panic!("a man") };
    assert_eq!((marks[0], letter.as_str()), (Mark::Panicked, "7"));
    let near = man(47, "7").painted(false, Part::Whole);
    let BodyLook::Figure { marks, .. } = &near.look else { panic!("a man") };
    assert_eq!(marks[0], Mark::Wounded, "in the order of their hours");
}

#[test]
fn discs_are_enlarged_from_afar_so_that_they_can_be_read_and_at_most_so_far() {
    let wide = |base: f32| base * PLACE_WIDTH / 128.0;
    let far = |base: f32| man(0, "1").is_far(wide(base));
    assert_eq!((enlarged(wide(30.0)), far(30.0)), (1.0, false));
    assert!(far(15.0) && 15.0 * enlarged(wide(15.0)) >= 23.0);
    let tank = vehicle(0, 0, vec![]);
    assert!(!tank.is_far(wide(15.0)) && tank.is_far(wide(14.0)), "a hull is seen from farther away");
    assert!(tank.drawn_side(wide(10.0)) == SIDE && man(0, "1").drawn_side(wide(10.0)) > SIDE, "and never enlarged");
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
    assert!(cards.iter().all(|card| card.form.is_some() && card.tally.is_none() && card.centre == Vec2::ZERO));
}

#[test]
fn a_hull_and_its_turret_are_painted_each_in_its_heading_and_the_turret_lies_before_the_middle() {
    let body = vehicle(100, 20, vec![]);
    let layers = Face::from(body.clone()).layers(false);
    let degrees: Vec<i32> = layers.iter().map(|layer| layer.turn.to_degrees().round() as i32).collect();
    assert_eq!(degrees, [10, -10], "a hundred is painted as ninety, twenty as thirty");
    assert!(layers[1].at.x > 0.1 && layers[1].at.y < 0.0, "to the east and a little south: {:?}", layers[1].at);
    let turned = vehicle(100, 200, vec![]);
    assert_eq!(body.painted(false, Part::Whole), turned.painted(false, Part::Whole), "one picture of the hull");
    let elsewhere = vehicle(10, 20, vec![]);
    assert_eq!(body.painted(false, Part::Turret), elsewhere.painted(false, Part::Turret), "one picture of the turret");
    assert_eq!(Face::from(body).layers(true).len(), 1, "a plate from afar");
}

#[test]
fn tokens_of_a_hull_are_a_picture_of_their_own_and_a_wreck_is_one_picture() {
    let marked = Face::from(vehicle(0, 0, vec![Mark::Immobilised]));
    assert_eq!(
        marked.layers(false).iter().map(|layer| layer.part).collect::<Vec<_>>(),
        [Part::Whole, Part::Turret, Part::Marks]
    );
    let mut wreck = vehicle(0, 0, vec![]);
    let BodyLook::Vehicle { model, .. } = &mut wreck.look else { panic!("a vehicle") };
    model.condition = board_art::Condition::Burnt;
    assert_eq!(Face::from(wreck).layers(false).len(), 1);
}

#[test]
fn a_hull_is_picked_by_its_rectangle_and_a_man_beside_it_before_it() {
    let hull = |heading| Piece { face: vehicle(heading, 0, vec![]).into(), ..standing("tank", Vec2::ZERO) };
    let pieces = [hull(90), standing("a", Vec2::new(200.0, 60.0))];
    let cards = lay_out(&pieces, false);
    let picked = |x: f32, y: f32| card_at(&cards, Vec2::new(x, y)).map(|card| card.index);
    // Half of it is 268.8 units long and 128 wide; it looks to the east.
    assert_eq!((picked(260.0, 0.0), picked(275.0, 0.0)), (Some(0), None));
    assert_eq!((picked(0.0, 120.0), picked(0.0, 135.0)), (Some(0), None));
    assert_eq!(picked(200.0, 70.0), Some(1), "who stands on its plate is picked first");
    assert!(cards[1].depth > cards[0].depth);
    let upright = [hull(0)];
    let cards = lay_out(&upright, false);
    assert!(card_at(&cards, Vec2::new(0.0, 260.0)).is_some() && card_at(&cards, Vec2::new(260.0, 0.0)).is_none());
}

#[test]
fn a_gun_stands_on_a_disc_of_its_own_size() {
    let base = Base { side: Rgb::hex(0x556B2F), grade: Grade::Soldier, experience: Experience::Normal };
    let palette = Palette::of("olive").expect("a palette");
    let look = BodyLook::Gun {
        gun: CarriageShape::default(),
        palette,
        outfit: Outfit::M1,
        base,
        across: 500,
        marks: vec![],
        letter: "9".into(),
    };
    let gun = Piece { face: Body { look, heading: 0, name: String::new() }.into(), ..standing("gun", Vec2::ZERO) };
    let cards = lay_out(std::slice::from_ref(&gun), false);
    assert!((cards[0].side - 256.0).abs() < 0.01 && cards[0].enlarged(1.5).side == cards[0].side);
    assert!(card_at(&cards, Vec2::new(120.0, 0.0)).is_some());
}

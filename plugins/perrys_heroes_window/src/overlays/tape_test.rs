//! The numbers of the tape are those of the report.

use super::*;
use crate::hand::Aim;
use crate::hand::tests::{acts, battle, holds};
use measured_view::world;
use perrys_heroes::testing::{cm, id};

fn going(way: Vec<Point>, gait: Gait) -> Command {
    Command::Move { unit: id("us-02"), gait, way }
}

#[test]
fn a_tape_says_the_length_of_each_leg_the_price_and_what_is_left_as_the_report_does() {
    let battle = battle(&acts("(id: \"us-02\", at: (90, 90))"));
    let way = vec![cm(87.0, 90.0), cm(87.0, 92.5)];
    let order = going(way.clone(), Gait::Walk);
    let Ok(Report::Move(report)) = battle.judge(&order) else { panic!("a lawful move") };
    let drawing = tape(&battle, &holds("us-02", Aim::Plain), &order, way.last().copied());
    let texts: Vec<&str> = drawing.plates.iter().map(|plate| plate.text.as_str()).collect();
    assert_eq!(texts[..2], ["3.0 cm", "2.5 cm"]);
    let sum = format!(
        "walk 5.5 cm\ncosts {}, leaves {} and {} cm",
        report.cost,
        report.points_left,
        centimetres(report.room_left)
    );
    assert_eq!(texts[2], sum);
    assert_eq!((report.length, report.room_left), (550, 450));
    let line = &drawing.lines[0];
    assert_eq!(line.points, report.way.iter().copied().map(world).collect::<Vec<_>>());
    assert_eq!(drawing.lines.len(), 1, "nothing lies beyond it");
}

#[test]
fn ph_7_16_03_the_rest_of_a_way_that_was_caught_is_red_with_the_reason() {
    let battle = battle(&acts("(id: \"us-02\", at: (90, 90))"));
    let drawing =
        tape(&battle, &holds("us-02", Aim::Plain), &going(vec![cm(80.0, 90.0)], Gait::Walk), Some(cm(60.0, 90.0)));
    let red = drawing.lines.iter().find(|line| line.colour == BAD).expect("a red rest");
    assert_eq!(red.points, [cm(80.0, 90.0), cm(60.0, 90.0)].map(world));
    assert!(drawing.plates.iter().any(|plate| plate.colour == BAD && plate.at == world(cm(60.0, 90.0))));
}

#[test]
fn a_way_that_nobody_may_go_is_red_from_its_start() {
    let battle = battle(&acts("(id: \"us-02\", at: (90, 90), posture: Prone)"));
    let drawing = tape(&battle, &holds("us-02", Aim::Go(Gait::Run)), &going(vec![cm(80.0, 90.0)], Gait::Run), None);
    assert!(drawing.lines.iter().all(|line| line.colour == BAD) && !drawing.plates.is_empty());
}

#[test]
fn ph_7_14_04_enemies_on_alert_are_marked_where_they_come_in_along_the_way() {
    let wood = "(kind: \"wood\", shape: Area([(80, 75), (92, 75), (92, 80), (80, 80)])),";
    let bench = acts(
        "(id: \"us-02\", at: (90, 100), located: true), (id: \"ge-02\", at: (90, 60), located: true, alert: true)",
    );
    let battle = battle(&bench.pieces(wood));
    let drawing = tape(&battle, &holds("us-02", Aim::Plain), &going(vec![cm(99.0, 100.0)], Gait::Walk), None);
    let threat = drawing.lines.iter().find(|line| line.colour == THREAT).expect("a line of who watches");
    assert_eq!(threat.points[0], world(cm(90.0, 60.0)));
    assert!(threat.points[1].x > world(cm(90.0, 100.0)).x, "not from the start");
    assert_eq!(drawing.rings.len(), 1);
}

#[test]
fn from_the_end_of_the_way_those_are_marked_whom_he_would_see() {
    let house = "(kind: \"house\", shape: Area([(85, 70), (92, 70), (92, 75), (85, 75)])),";
    let bench = acts("(id: \"us-02\", at: (90, 90), knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 60), located: true)");
    let battle = battle(&bench.pieces(house));
    let marked = |to: Point| {
        let order = going(vec![to], Gait::Run);
        tape(&battle, &holds("us-02", Aim::Go(Gait::Run)), &order, Some(to)).rings.len()
    };
    assert_eq!(marked(cm(90.0, 88.0)), 0, "the house is between them");
    assert_eq!(marked(cm(103.0, 90.0)), 1, "past the house");
}

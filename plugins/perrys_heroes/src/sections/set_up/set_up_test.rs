//! The set-up.

use crate::Command;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::facts::flow::Phase;
use crate::files::values::Posture;
use crate::testing::{Bench, Play, cm, id};
use measured_table::shapes::gap;
use measured_table::{Disc, Heading, Shape as _};
use table::RuleSet as _;
use table::Side::{self, First, Second};

fn play(scenario: &str, dice: &[u8]) -> Play {
    Bench::new().scenario(scenario).game(dice)
}

const NOT_DEALT: &str = "dealt: false, wind: 7";

#[test]
fn ph_5_1_01_each_side_places_its_figures_in_its_zone() {
    // The die draws the first card.
    let mut play = play(NOT_DEALT, &[1]);
    assert_eq!(play.0.to_act(), Some(First));
    play.order(First, "Place(unit: \"us-01\", at: (x: 9000, y: 11000))");
    let one = play.figure("us-01");
    assert_eq!((one.at, one.facing, one.posture), (Some(cm(90.0, 110.0)), Heading::NORTH, Posture::Standing));
    let refused = |at: &str| play.refused(First, &format!("Place(unit: \"us-02\", at: {at})"));
    assert_eq!(refused("(x: 9000, y: 9999)"), "PH-5.1-01", "outside of the zone");
    assert_eq!(refused("(x: 9000, y: 11900)"), "PH-5.1-01", "over the edge of the table");
    assert_eq!(refused("(x: 9249, y: 11000)"), "PH-5.1-01", "on another base");
    assert_eq!(play.refused(First, "Place(unit: \"ge-01\", at: (x: 9000, y: 11500))"), "PH-5.1-01");
    assert_eq!(play.refused(First, "SetUpDone"), "PH-5.1-01");
    assert_eq!(play.refused(First, "Finish"), "PH-5.2-02");
    play.order(First, "Place(unit: \"us-02\", at: (x: 9250, y: 11000), facing: 900, posture: Prone)");
    play.order(First, "Place(unit: \"us-02\", at: (x: 9250, y: 11200), facing: 900, posture: Prone)");
    let two = play.figure("us-02");
    assert_eq!((two.at, two.facing, two.posture), (Some(cm(92.5, 112.0)), Heading::EAST, Posture::Prone));
    play.order(First, "PlaceAll");
    play.order(First, "SetUpDone");
    assert_eq!(play.0.to_act(), Some(Second));
    play.order(Second, "PlaceAll");
    play.order(Second, "SetUpDone");
    let flow = play.0.table().flow.clone();
    assert_eq!((flow.turn, flow.phase, flow.placing), (1, Phase::Action, None));
}

#[test]
fn ph_d_03_the_program_places_all_who_are_left_without_overlaps() {
    let pair = "(name: \"A\", men: [(name: \"Lead\", grade: Nco, weapon: \"m1_garand\"),
        (name: \"Gunner\", support: \"bar\"), (name: \"Assistant\", weapon: \"m1_garand\", assists: true), (name: \"Four\")])";
    let teams = format!("{pair}, {}", pair.replace("\"A\"", "\"B\""));
    let wall = "(kind: \"low_wall\", shape: Line(along: [(30, 105), (60, 105)], thickness: 1))";
    let bench = Bench::new().pieces(wall).teams(First, &teams).scenario(NOT_DEALT);
    let mut play = bench.game(&[]);
    play.order(First, "Place(unit: \"us-04\", at: (x: 4500, y: 11000))");
    play.order(First, "PlaceAll");
    assert_eq!(play.refused(First, "PlaceAll"), "PH-D-03");
    let table = play.0.table();
    let bases: Vec<Disc> = table.side(First).map(|figure| Disc::new(figure.at.expect("a place"), 125)).collect();
    assert_eq!(bases[3].at, cm(45.0, 110.0), "who is placed stays there");
    for (n, base) in bases.iter().enumerate() {
        assert!(table.field.side(First).zone.encloses(base.at) && table.field.has(base.at));
        assert!(bases[..n].iter().all(|other| !gap(base, other).is_overlap()));
    }
    for gunner in [1, 5] {
        assert!(!gap(&bases[gunner], &bases[gunner + 1]).is_open(), "a pair touches");
    }
    assert!(bases[0].at.y < 10_800 && bases[0].at.x < 9000, "behind the wall: {}", bases[0].at);
    assert!(bases[4].at.x > 9000, "the second team beside the first");
}

#[test]
fn which_man_is_which_counter_is_dealt_and_told_to_his_owner_alone() {
    // Six men of each side: dice with 6, 5, 4, 3 and 2 sides.
    let play = play("wind: 7", &[6, 1, 4, 1, 2, 1, 1, 1, 1, 1]);
    let who: Vec<Option<u8>> = play.0.table().side(First).map(|figure| figure.who).collect();
    assert_eq!(who, [5, 0, 4, 1, 3, 2].map(Some));
    assert_eq!(
        play.0.table().side(Second).map(|figure| figure.who).collect::<Vec<_>>(),
        [6, 7, 8, 9, 10, 11].map(Some)
    );
    let dealt = Event::Is(id("us-01"), Is::Who(Some(5)));
    assert_eq!(crate::PerrysHeroes::told_to(&play.0.table(), &dealt), [true, false]);
    play.0.seen_by(Second, |seen| assert!(seen.side(First).all(|figure| figure.who.is_none())));
}

#[test]
fn ph_3_4_05_men_begin_concealed_where_the_scenario_lets_them() {
    let order = "Place(unit: \"us-01\", at: (x: 9000, y: 11000), posture: Prone, concealed: true)";
    assert_eq!(play(NOT_DEALT, &[]).refused(First, order), "PH-3.4-05");
    let mut play = play("dealt: false, wind: 7, concealment: true", &[]);
    let at = |play: &Play, side: Side| play.0.seen_by(side, |seen| seen.figure(id("us-01")).expect("a figure").at);
    play.order(First, order);
    assert_eq!((at(&play, First), at(&play, Second)), (Some(cm(90.0, 110.0)), None));
    play.order(First, "Place(unit: \"us-01\", at: (x: 9000, y: 11100))");
    assert_eq!(at(&play, Second), Some(cm(90.0, 111.0)));
    let events = play.order(First, order);
    assert_eq!(events.first(), Some(&Event::Is(id("us-01"), Is::Stands(None))), "first he is taken off the table");
    assert_eq!(at(&play, Second), None);
}

#[test]
fn ph_h_32_a_zone_is_20_cm_deep_on_the_own_edge_where_nothing_is_said() {
    let play = play(NOT_DEALT, &[]);
    let table = play.0.table();
    let holds = |side: Side, y: f64| table.field.side(side).zone.encloses(cm(90.0, y));
    assert_eq!([99.99, 100.0, 120.0].map(|y| holds(First, y)), [false, true, true]);
    assert_eq!([0.0, 20.0, 20.01].map(|y| holds(Second, y)), [true, true, false]);
    assert_eq!(table.field.turns, 10);
    assert_eq!(table.field.sees, [8000, 16_000], "by day, in clear weather");
}

#[test]
fn the_places_on_offer_are_lawful_and_the_set_up_comes_to_an_end() {
    let mut play = play(NOT_DEALT, &[]);
    let offers = play.offers(First);
    let places = offers.iter().filter(|command| matches!(command, Command::Place { .. })).count();
    assert!(places > 6 && places <= 6 * 24, "{places}");
    for command in &offers {
        assert!(play.0.check(&table::Order { side: First, command: command.clone() }).is_ok(), "{command:?}");
    }
    play.order(First, "PlaceAll");
    assert_eq!(play.offers(First), [Command::SetUpDone]);
}

#[test]
fn ph_geo_16_and_ph_r_74_a_vehicle_begins_where_it_could_drive_and_in_no_house() {
    let pieces = "(kind: \"marsh\", shape: Area([(60, 104), (80, 104), (80, 116), (60, 116)])),
        (kind: \"house\", shape: Area([(100, 104), (110, 104), (110, 116), (100, 116)]))";
    let bench =
        Bench::new().pieces(pieces).vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")").scenario(NOT_DEALT);
    let mut play = bench.game(&[]);
    let place = |x: i32| format!("Place(unit: \"us-07\", at: (x: {x}, y: 11000))");
    assert_eq!(play.refused(First, &place(7000)), "PH-5.1-01", "in a marsh");
    assert_eq!(play.refused(First, &place(9800)), "PH-5.1-01", "its hull would be in the house");
    play.order(First, &place(9700));
    assert_eq!(play.figure("us-07").at, Some(cm(97.0, 110.0)));
}

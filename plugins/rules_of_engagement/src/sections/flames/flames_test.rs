//! Flamethrowers: what they burn, how often, and how they are lost.

use super::*;
use crate::Report;
use crate::files::values::Fate;
use crate::testing::{Bench, Play, cm, read, row};
use table::Order;

const FIRE: &str = "Burn(unit: \"us-1\", at: \"ge-1\")";

/// A flamethrower team at (60, 60), the squad 10 cm north of it, and another one at (56.5, 38.75), as far as it reaches.
fn team(men: &str, figures: &str, dice: &[u8]) -> Play {
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_flamethrower\")")
        .units(Side::Second, "(formation: \"german_squad\"), (formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{men}], order: Advance, target: \"ge-1\"),
                (id: \"ge-1\", at: [{}]), (id: \"ge-2\", at: [{}]),
            ], figures: [{figures}]",
            row(53.0, 47.5, 9),
            row(56.5, 38.75, 9),
        ))
        .game(dice)
}

const BOTH: &str = "(60, 60), (63.5, 60)";

fn landed(events: &[Event]) -> TemplateRolled {
    let landed =
        events.iter().find_map(|event| if let Event::Landed(rolled) = event { Some(rolled.clone()) } else { None });
    landed.expect("it comes down")
}

#[test]
fn roe_wpn_22_a_hit_burns_all_around_one_figure() {
    let mut play = team(BOTH, "", &[4, 6, 6, 6]);
    let Report::Burn(report) = play.0.judge(&Order { side: Side::First, command: read(FIRE) }).expect("lawful") else {
        panic!("another report");
    };
    assert_eq!((report.volley.needed, report.volley.lines.len(), report.aimed), (4, 0, cm(60.0, 47.5)));
    let rolled = landed(&play.order(Side::First, FIRE));
    assert_eq!(rolled.lands, cm(60.0, 47.5));
    assert_eq!((play.unit("ge-1").hits, play.unit("ge-2").hits, play.figure("us-1-01").shots), (3, 0, 1));
    assert!(play.unit("us-1").fired && !play.figure("us-1-01").rests);
}

#[test]
fn roe_wpn_23_a_miss_burns_at_the_longest_range() {
    let mut play = team(BOTH, "", &[3, 6, 6, 6]);
    assert_eq!(landed(&play.order(Side::First, FIRE)).lands, cm(60.0, 38.75));
    assert_eq!((play.unit("ge-1").hits, play.unit("ge-2").hits), (0, 3));
}

#[test]
fn roe_wpn_25_half_its_crew_fires_every_other_turn() {
    let mut play = team("(60, 60)", "", &[4, 6, 6, 6]);
    play.order(Side::First, FIRE);
    assert!(play.figure("us-1-01").rests);
    let play = team("(60, 60)", "(id: \"us-1-01\", rests: true)", &[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-WPN-25");
}

#[test]
fn roe_wpn_26_it_has_three_shots() {
    let play = team(BOTH, "(id: \"us-1-01\", shots: 3)", &[]);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-WPN-26");
    assert!(team(BOTH, "(id: \"us-1-01\", shots: 2)", &[]).offers(Side::First).contains(&read(FIRE)));
}

#[test]
fn roe_wpn_28_it_is_no_opportunity_fire() {
    let play = team(BOTH, "", &[]);
    let report = shooting::fire_report(&play.0.table(), &play.unit("us-1"), &play.unit("ge-1"), true).expect("a rifle");
    let by: Vec<String> = report.volleys.iter().flat_map(|one| &one.shots).map(|shot| shot.by.to_string()).collect();
    assert_eq!(by, ["us-1-02"]);
}

/// A sniper kills the man beside a flamethrower; a squad has a man beside that.
fn sniped(dice: &[u8]) -> (Play, Vec<u8>) {
    let mut play = Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_sniper\")")
        .units(Side::Second, "(formation: \"german_flamethrower\"), (formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [(60, 90)], order: Advance, target: \"ge-1\"),
                (id: \"ge-1\", at: [(60, 57), (60, 60)]), (id: \"ge-2\", at: [{}]),
            ]",
            row(60.0, 54.0, 9),
        ))
        .game(&[&[6, 1, 6], dice].concat());
    let events = play.order(Side::First, "Fire(unit: \"us-1\", at: \"ge-1\")");
    let one = |event: &Event| if let Event::Flared(one) = event { Some(one.dice.clone()) } else { None };
    let flared = events.iter().find_map(one);
    (play, flared.expect("it may go"))
}

#[test]
fn roe_wpn_27_it_may_go_with_casualties_and_burst() {
    let fates = |play: &Play| ["ge-1-01", "ge-1-02"].map(|who| play.figure(who).fate);
    let (play, thrown) = sniped(&[2]);
    assert_eq!((thrown, fates(&play)), (vec![2], [Fate::Here, Fate::Dead]));
    let (play, thrown) = sniped(&[1, 2]);
    assert_eq!((thrown, fates(&play), play.unit("ge-2").hits), (vec![1, 2], [Fate::Dead; 2], 0));
    // One man of the squad is under it.
    let (play, thrown) = sniped(&[1, 1, 6]);
    assert_eq!((thrown, fates(&play), play.unit("ge-2").hits), (vec![1, 1], [Fate::Dead; 2], 1));
}

#[test]
fn roe_wpn_24_and_roe_tpb_02_at_the_wall_of_a_house_it_hits_on_2() {
    let house = "(kind: \"house\", shape: Area([(50, 40), (70, 40), (70, 58.75), (50, 58.75)]), height: 6)";
    let men = [57.0, 60.0, 63.0].map(|x| format!("({x}, 50), ({x}, 53), ({x}, 56)")).join(", ");
    let play = |y: f64, dice: &[u8]| {
        Bench::new()
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"german_flamethrower\")")
            .units(Side::Second, "(formation: \"german_squad\")")
            .pieces(house)
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [(60, {y}), (63.5, {y})], order: Advance, target: \"ge-1\"),
                    (id: \"ge-1\", at: [{men}]),
                ]"
            ))
            .game(dice)
    };
    let report = |play: &Play| match play.0.judge(&Order { side: Side::First, command: read(FIRE) }).expect("lawful") {
        Report::Burn(report) => (report.volley.needed, report.volley.lines.len()),
        other => panic!("{other:?}"),
    };
    // Hard cover from a step away.
    assert_eq!(report(&play(62.0, &[])), (4, 1));
    // A 2 hits all nine (ROE-TPB-03), who do not use the terrain (ROE-TPB-01); AP 2 and 1 kill on a 1.
    let mut play = play(60.0, &[&[2, 3, 1][..], &[6; 8]].concat());
    assert_eq!(report(&play), (2, 0));
    play.order(Side::First, FIRE);
    assert_eq!((play.unit("ge-1").hits, play.figure("ge-1-01").fate), (9, Fate::Dead));
}

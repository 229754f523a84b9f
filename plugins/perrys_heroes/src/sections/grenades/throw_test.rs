//! Throwing and firing grenades.

use super::*;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::rolls::{Landed, Rolled};
use crate::files::values::SmokeKind;
use crate::testing::{Bench, Play, cm, id};
use measured_table::{Heading, Point};
use table::Side::First;

/// The first man of a team is green, the second a veteran; then an NCO, an officer, and a normal soldier.
const MEN: &str = "(name: \"Team\", men: [
    (name: \"Green\", experience: Green, weapon: \"m1_garand\", rifle_grenades: 2),
    (name: \"Veteran\", experience: Veteran, weapon: \"m1_garand\", rifle_grenades: 2),
    (name: \"Nco\", grade: Nco, weapon: \"m1_garand\", rifle_grenades: 2),
    (name: \"Officer\", grade: Officer, weapon: \"m1_garand\", rifle_grenades: 2),
    (name: \"Soldier\", weapon: \"m1_garand\", rifle_grenades: 2),
    (name: \"Gunner\", weapon: \"thompson\", rifle_grenades: 2),
])";

fn bench(figures: &str) -> Bench {
    Bench::new().teams(First, MEN).position(&format!("active: (side: First, team: 0), figures: [{figures}]"))
}

/// A man of the list at (90, 60), with grenades of all kinds and a fitted launcher.
fn man(no: u8, more: &str) -> String {
    format!("(id: \"us-0{no}\", at: (90, 60), grenades: 2, smoke_grenades: 2, launcher: true, {more})")
}

/// With these dice first; then fives, for those whom it may reach.
fn game(no: u8, more: &str, dice: &[u8]) -> Play {
    bench(&man(no, more)).game(&[dice, &[5; 9]].concat())
}

fn sum(play: &Play, no: u8, at: Point, what: Grenade) -> i32 {
    let report = report(&play.0.table(), First, id(&format!("us-0{no}")), at, what).expect("a lawful throw");
    report.lines.iter().map(|line| line.value).sum()
}

fn landed(events: &[Event]) -> Landed {
    let find = |event: &Event| if let Event::Landed(landed) = event { Some(*landed) } else { None };
    events.iter().find_map(find).expect("it lands")
}

fn rolled(events: &[Event]) -> Rolled {
    let find = |event: &Event| if let Event::Rolled(rolled) = event { Some(rolled.clone()) } else { None };
    events.iter().find_map(find).expect("a roll")
}

/// Throws northward to a point 10 cm from the base of a normal soldier: no modifier.
fn throw(dice: &[u8]) -> Vec<Event> {
    game(5, "", dice).order(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 4875))")
}

fn fire(dice: &[u8]) -> Vec<Event> {
    game(5, "", dice).order(First, "RifleGrenade(unit: \"us-05\", at: (x: 9000, y: 4875))")
}

const AIMED: (f64, f64) = (90.0, 48.75);

#[test]
fn ph_7_12_01_a_grenade_reaches_20_cm_and_costs_two_points() {
    let mut play = game(5, "", &[6, 1, 1]);
    assert_eq!(play.refused(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 3874))"), "PH-7.12-01");
    let before = play.0.table().battle.pools[0];
    play.order(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 3875))");
    let figure = play.figure("us-05");
    assert_eq!((play.0.table().battle.pools[0], figure.used, figure.grenades), (before - 2, 2, 1));
}

#[test]
fn ph_7_12_01_who_has_none_throws_none() {
    let play = bench("(id: \"us-05\", at: (90, 60))").game(&[]);
    assert_eq!(play.refused(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 5000))"), "PH-7.12-01");
    assert_eq!(play.refused(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 5000), smoke: true)"), "PH-7.12-01");
    let at_the_edge = bench("(id: \"us-05\", at: (5, 5), grenades: 1)").game(&[]);
    assert_eq!(at_the_edge.refused(First, "Throw(unit: \"us-05\", at: (x: -10, y: 500))"), "PH-7.12-01");
}

#[test]
fn ph_7_12_01_no_line_of_sight_is_needed() {
    let hedge = "(kind: \"hedge\", shape: Line(along: [(80, 55), (100, 55)], thickness: 1))";
    let mut play = bench(&man(5, "")).pieces(hedge).game(&[6, 1, 1]);
    play.order(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 4875))");
}

#[test]
fn ph_7_12_02_what_the_die_gets() {
    let at = cm(AIMED.0, AIMED.1);
    let of = |no, more: &str| sum(&game(no, more, &[]), no, at, Grenade::Fragmentation);
    assert_eq!([1, 2, 3, 5].map(|no| of(no, "")), [-1, 1, 1, 0]);
    assert_eq!(of(5, "health: Wounded"), -1);
    assert_eq!(of(5, "health: Treated"), 0, "Treated is no Wounded marker (PH-R-51)");
    assert_eq!(of(5, "morale: Pinned, posture: Prone"), -2);
    let far = |y| sum(&game(5, "", &[]), 5, cm(90.0, y), Grenade::Smoke);
    assert_eq!([53.76, 53.75, 48.75, 48.74].map(far), [1, 0, 0, -1], "less than 5 cm, and more than 10");
}

#[test]
fn ph_7_12_02_six_or_more_succeeds() {
    let passed = |die, no| {
        let mut play = game(no, "", &[die, 1, 1]);
        rolled(&play.order(First, &format!("Throw(unit: \"us-0{no}\", at: (x: 9000, y: 4875))"))).passed
    };
    assert_eq!([(5, 5), (6, 5), (5, 2), (6, 1)].map(|(die, no)| passed(die, no)), [false, true, true, false]);
    assert_eq!(rolled(&throw(&[6, 1, 1])).needed, 6);
}

#[test]
fn ph_r_53_officers_throw_like_soldiers() {
    let at = cm(AIMED.0, AIMED.1);
    let of = |what| sum(&game(4, "", &[]), 4, at, what);
    assert_eq!([Grenade::Fragmentation, Grenade::Smoke, Grenade::Rifle].map(of), [0, 0, 0]);
}

#[test]
fn ph_7_12_03_a_natural_1_fails_and_a_natural_10_lands_exactly() {
    let close = |die| {
        let mut play = game(2, "", &[die, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6]);
        play.order(First, "Throw(unit: \"us-02\", at: (x: 9000, y: 5500), smoke: true)")
    };
    // A veteran's 1 at less than 5 cm comes to 3.
    assert!(!rolled(&close(1)).passed);
    let hard = "morale: Pinned, posture: Prone, health: Wounded";
    let mut play = game(1, hard, &[10]);
    let events = play.order(First, "Throw(unit: \"us-01\", at: (x: 9000, y: 4000), smoke: true)");
    let (rolled, landed) = (rolled(&events), landed(&events));
    assert!(rolled.passed && rolled.lines.iter().map(|line| line.value).sum::<i32>() == -5);
    assert_eq!((landed.dice, landed.at), (None, cm(90.0, 40.0)));
}

#[test]
fn ph_0_05_the_natural_dice_count_for_all_grenades() {
    let table = game(2, "", &[]);
    for what in [Grenade::Fragmentation, Grenade::Smoke, Grenade::Rifle] {
        let report = report(&table.0.table(), First, id("us-02"), cm(90.0, 55.0), what).expect("lawful");
        assert_eq!([1, 10].map(|die| report.flight(die)), [Flight::Astray, Flight::Exact]);
    }
}

#[test]
fn ph_7_12_04_a_success_lands_within_one_centimetre() {
    for (direction, distance) in (1..=8).flat_map(|one| [(one, 1), (one, 2)]) {
        let at = landed(&throw(&[9, direction, distance])).at;
        assert!(at.within(cm(AIMED.0, AIMED.1), 101), "{at}");
    }
}

#[test]
fn ph_h_13_a_success_drifts_by_a_small_die() {
    assert_eq!(landed(&throw(&[6, 3, 1])).at, cm(90.0, 48.75));
    assert_eq!(landed(&throw(&[6, 3, 2])).at, cm(91.0, 48.75));
    assert_eq!(landed(&throw(&[6, 3, 2])).dice, Some((3, 2)));
}

#[test]
fn ph_7_12_05_a_failure_drifts_by_a_four_sided_die_and_one_more() {
    for distance in 1..=4 {
        let at = landed(&throw(&[5, 1, distance])).at;
        assert_eq!(at, cm(90.0, 48.75 - 1.0 - f64::from(distance)));
    }
}

#[test]
fn ph_r_18_one_is_beyond_the_point_and_then_clockwise() {
    // 2 cm: by eighths 1.41 cm each way.
    let places = [
        (90.0, 46.75),
        (91.41, 47.34),
        (92.0, 48.75),
        (91.41, 50.16),
        (90.0, 50.75),
        (88.59, 50.16),
        (88.0, 48.75),
        (88.59, 47.34),
    ];
    for (direction, (x, y)) in (1..=8).zip(places) {
        assert_eq!(landed(&throw(&[5, direction, 1])).at, cm(x, y), "direction {direction}");
    }
}

#[test]
fn ph_geo_13_directions_turn_with_the_line_of_the_throw() {
    let mut east = game(5, "", &[5, 3, 1]);
    let events = east.order(First, "Throw(unit: \"us-05\", at: (x: 10125, y: 6000))");
    assert_eq!(landed(&events).at, cm(101.25, 62.0), "to the right of a throw to the east is south");
}

#[test]
fn at_his_own_feet_it_drifts_from_the_way_that_he_faces() {
    let mut play = game(5, "facing: 90", &[1, 1, 4]);
    let events = play.order(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 6000), smoke: true)");
    assert_eq!(landed(&events).at, cm(95.0, 60.0));
}

#[test]
fn ph_7_12_06_a_smoke_grenade_lays_a_marker_where_it_lands() {
    let mut play = game(5, "", &[5, 3, 1]);
    play.order(First, "Throw(unit: \"us-05\", at: (x: 9000, y: 4875), smoke: true)");
    let smoke = play.0.table().battle.smoke.clone();
    assert_eq!((smoke.len(), smoke[0].at, smoke[0].kind), (1, cm(92.0, 48.75), SmokeKind::Grenade));
    assert_eq!(smoke[0].plume, None);
    let figure = play.figure("us-05");
    assert_eq!((figure.smoke_grenades, figure.grenades), (1, 2));
}

#[test]
fn ph_4_5_09_the_demoralised_throw_no_grenades() {
    let play = game(5, "morale: Demoralised, posture: Prone", &[]);
    for order in
        ["Throw(unit: \"us-05\", at: (x: 9000, y: 4875))", "RifleGrenade(unit: \"us-05\", at: (x: 9000, y: 4875))"]
    {
        assert_eq!(play.refused(First, order), "PH-4.5-09");
    }
}

#[test]
fn ph_7_20_01_the_launcher_is_fitted_used_and_taken_off() {
    let at = "at: (x: 9000, y: 1875)";
    let mut play = bench("(id: \"us-05\", at: (90, 60)), (id: \"us-06\", at: (20, 100))").game(&[10]);
    let pool = |play: &Play| play.0.table().battle.pools[0];
    let before = pool(&play);
    let shot = format!("RifleGrenade(unit: \"us-05\", {at})");
    assert_eq!(play.refused(First, &shot), "PH-7.20-01", "it is not fitted");
    assert_eq!(play.refused(First, "Launcher(unit: \"us-05\", fit: false)"), "PH-7.20-01");
    assert_eq!(play.refused(First, "Launcher(unit: \"us-06\", fit: true)"), "PH-7.20-01", "he has no rifle");
    play.order(First, "Launcher(unit: \"us-05\", fit: true)");
    assert_eq!((play.figure("us-05").launcher, pool(&play)), (true, before - 2));
    assert_eq!(play.refused(First, "Launcher(unit: \"us-05\", fit: true)"), "PH-7.20-01");
    assert_eq!(play.refused(First, "RifleGrenade(unit: \"us-05\", at: (x: 9000, y: 1874))"), "PH-7.20-01", "40 cm");
    play.order(First, &shot);
    assert_eq!((play.figure("us-05").rifle_grenades, pool(&play)), (1, before - 4));
    play.order(First, "Launcher(unit: \"us-05\", fit: false)");
    assert_eq!((play.figure("us-05").launcher, pool(&play)), (false, before - 6));
    let none = game(5, "rifle_grenades: 0", &[]);
    assert_eq!(none.refused(First, &shot), "PH-7.20-01", "none is left");
}

#[test]
fn ph_7_20_02_what_the_die_gets() {
    let at = cm(AIMED.0, AIMED.1);
    let of = |no, more: &str| sum(&game(no, more, &[]), no, at, Grenade::Rifle);
    assert_eq!([1, 2, 3, 5].map(|no| of(no, "")), [-2, 2, 1, 0]);
    assert_eq!([of(5, "health: Wounded"), of(5, "morale: Pinned, posture: Prone")], [-1, -2]);
    let far = |y| sum(&game(5, "", &[]), 5, cm(90.0, y), Grenade::Rifle);
    assert_eq!([53.76, 53.75, 48.75, 48.74].map(far), [1, 0, 0, -1]);
    assert_eq!([5, 6].map(|die| rolled(&fire(&[die, 1, 1])).passed), [false, true]);
    let rules = |no| report(&game(no, "", &[]).0.table(), First, id("us-01"), at, Grenade::Rifle).map(|one| one.lines);
    assert_eq!(rules(1).expect("lawful")[0].rule.0, "PH-7.20-02");
}

#[test]
fn ph_7_20_03_a_natural_1_fails_and_a_natural_10_lands_exactly() {
    let mut play = game(2, "", &[1, 1, 1]);
    let events = play.order(First, "RifleGrenade(unit: \"us-02\", at: (x: 9000, y: 4000))");
    assert!(!rolled(&events).passed);
    assert_eq!((landed(&fire(&[10])).dice, landed(&fire(&[10])).at), (None, cm(90.0, 48.75)));
}

#[test]
fn ph_7_20_04_a_success_lands_within_five_centimetres() {
    for (direction, distance) in (1..=8).flat_map(|one| (1..=6).map(move |other| (one, other))) {
        let at = landed(&fire(&[6, direction, distance])).at;
        assert!(at.within(cm(AIMED.0, AIMED.1), 501), "{at}");
    }
}

#[test]
fn ph_h_14_a_success_drifts_by_a_six_sided_die_less_one() {
    for distance in 1..=6 {
        assert_eq!(landed(&fire(&[6, 7, distance])).at, cm(91.0 - f64::from(distance), 48.75));
    }
}

#[test]
fn ph_7_20_05_a_failure_drifts_by_a_six_sided_die_and_two_more() {
    for distance in 1..=6 {
        assert_eq!(landed(&fire(&[5, 5, distance])).at, cm(90.0, 48.75 + 2.0 + f64::from(distance)));
    }
}

#[test]
fn ph_r_17_only_a_natural_10_is_sure_to_land_on_the_point() {
    assert_eq!(landed(&throw(&[9, 1, 2])).at, cm(90.0, 47.75));
    assert_eq!(landed(&throw(&[10])).at, cm(90.0, 48.75));
}

#[test]
fn ph_w_11_a_veteran_misses_at_twelve_centimetres() {
    let mut play = game(2, "", &[5, 3, 2]);
    let events = play.order(First, "Throw(unit: \"us-02\", at: (x: 9000, y: 4675))");
    let rolled = rolled(&events);
    assert_eq!(rolled.lines.iter().map(|line| line.value).collect::<Vec<_>>(), [1, -1]);
    assert!(!rolled.passed);
    assert_eq!(landed(&events).at, cm(93.0, 46.75));
}

#[test]
fn who_throws_turns_to_the_point() {
    let mut play = game(5, "facing: 180", &[6, 1, 1]);
    play.order(First, "Throw(unit: \"us-05\", at: (x: 10125, y: 6000))");
    assert_eq!(play.figure("us-05").facing, Heading::new(900));
}

#[test]
fn what_is_offered_is_lawful_and_spares_friends() {
    let enemies = "(id: \"ge-01\", at: (90, 45)), (id: \"ge-02\", at: (92, 42)), (id: \"ge-03\", at: (90, 20))";
    let friend = "(id: \"us-04\", at: (90, 42)), (id: \"us-03\", at: (93, 45))";
    let throws = |figures: &str| {
        let play = bench(figures).game(&[]);
        let mut offers = play.offers(First);
        offers.retain(|one| {
            matches!(one, Command::Throw { .. } | Command::RifleGrenade { .. } | Command::Launcher { .. })
        });
        for command in &offers {
            let order = table::Order { side: First, command: command.clone() };
            assert!(play.0.check(&order).is_ok(), "{command:?}");
        }
        let smoke = offers.iter().filter(|one| matches!(one, Command::Throw { smoke: true, .. })).count();
        let hand = offers.iter().filter(|one| matches!(one, Command::Throw { smoke: false, .. })).count();
        let rifle = offers.iter().filter(|one| matches!(one, Command::RifleGrenade { .. })).count();
        let launcher = offers.len() - smoke - hand - rifle;
        [smoke, hand, rifle, launcher]
    };
    let thrower = man(5, "");
    assert_eq!(throws(&format!("{thrower}, {enemies}")), [3, 3, 3, 1]);
    let (near, _) = enemies.split_once(", (id: \"ge-03\"").expect("three enemies");
    let with_friends = throws(&format!("{thrower}, {near}, {friend}"));
    assert_eq!(with_friends, [2, 0, 0, 3], "two of each side are no target");
}

#[test]
fn ph_6_1_05_who_has_too_few_points_left_throws_nothing() {
    let play = game(5, "used: 5", &[]);
    for order in [
        "Throw(unit: \"us-05\", at: (x: 9000, y: 4875))",
        "RifleGrenade(unit: \"us-05\", at: (x: 9000, y: 4875))",
        "Launcher(unit: \"us-05\", fit: false)",
    ] {
        assert_eq!(play.refused(First, order), "PH-6.1-05");
    }
}

#[test]
fn ph_7_20_01_a_rifle_alone_is_no_launcher() {
    let play =
        Bench::new().position("active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 60))]").game(&[]);
    assert_eq!(play.refused(First, "Launcher(unit: \"us-02\", fit: true)"), "PH-7.20-01");
}

#[test]
fn what_is_hidden_changes_no_offer_and_no_chance() {
    let offered = |hidden: &str| {
        let play = bench(&format!("{}, (id: \"ge-01\", at: (90, 45)), {hidden}", man(5, ""))).game(&[]);
        let odds = play.0.seen_by(First, |seen| {
            let report = report(seen, First, id("us-05"), cm(90.0, 45.0), Grenade::Fragmentation).expect("lawful");
            odds(seen, &report)
        });
        (play.offers(First), odds)
    };
    let none = offered("");
    assert_eq!(offered("(id: \"ge-02\", at: (90, 43), concealed: true)"), none);
    let counter = |more: &str| offered(&format!("(id: \"ge-02\", at: (93, 45), {more})"));
    assert_eq!(counter("posture: Prone, health: Wounded"), counter(""), "a counter tells neither posture nor wounds");
    assert_ne!(counter(""), none);
}

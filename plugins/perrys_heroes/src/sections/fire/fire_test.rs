//! Fire, row by row: a rifleman in the south, and a German before him.

use super::rows::Band;
use super::{FireReport, SuppressReport};
use crate::Report;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::facts::rolls::{CasualtyRolled, Roll, Volley};
use crate::files::values::{Arm, Health, Jam, Morale, Posture};
use crate::testing::{Bench, Play, cm, id, read};
use measured_table::Heading;
use table::{Order, Side};

/// The men of a team, as a file lists them.
pub(super) fn team(men: &str) -> String {
    format!("(name: \"Team\", men: [(name: \"Leader\", grade: Nco, weapon: \"m1_garand\"), {men}])")
}

/// A rifleman at (90, 100) who knows a German so many centimetres away, and what else is true of both.
pub(super) fn facing(gap: f64, us: &str, ge: &str) -> Bench {
    Bench::new().position(&position(gap, us, ge))
}

pub(super) fn position(gap: f64, us: &str, ge: &str) -> String {
    let y = 100.0 - gap - 2.5;
    format!(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), knows: [\"ge-02\"], {us}),
            (id: \"ge-02\", at: (90, {y}), located: true, {ge})]"
    )
}

pub(super) const FIRE: &str = "Fire(unit: \"us-02\", at: \"ge-02\")";

pub(super) fn report(play: &Play, command: &str) -> FireReport {
    let command: Command = read(command);
    match play.0.judge(&Order { side: Side::First, command }).expect("a lawful order") {
        Report::Fire(report) => report,
        other => panic!("{other:?}"),
    }
}

pub(super) fn suppression(play: &Play, command: &str) -> SuppressReport {
    let command: Command = read(command);
    match play.0.judge(&Order { side: Side::First, command }).expect("a lawful order") {
        Report::Suppress(report) => report,
        other => panic!("{other:?}"),
    }
}

/// What the first die gets, and what it needs.
fn lines(bench: &Bench) -> (Vec<(String, i32)>, i8) {
    let shot = report(&bench.game(&[]), FIRE).salvo.dice[0][0].clone();
    (shot.lines.iter().map(|line| (line.rule.0.to_string(), line.value)).collect(), shot.needed)
}

fn sum(bench: &Bench) -> i32 {
    lines(bench).0.iter().map(|(_, value)| value).sum()
}

fn row(bench: &Bench, rule: &str) -> Vec<i32> {
    lines(bench).0.into_iter().filter(|(one, _)| one == rule).map(|(_, value)| value).collect()
}

pub(super) fn volleys(events: &[Event]) -> Vec<Volley> {
    events
        .iter()
        .filter_map(|event| if let Event::Fired(volley) = event { Some(volley.clone()) } else { None })
        .collect()
}

pub(super) fn struck(events: &[Event]) -> Vec<CasualtyRolled> {
    events.iter().filter_map(|event| if let Event::Struck(one) = event { Some(one.clone()) } else { None }).collect()
}

pub(super) fn tested(events: &[Event]) -> Vec<String> {
    let of = |event: &Event| match event {
        Event::Rolled(rolled) if rolled.what == Roll::Morale => Some(rolled.unit.to_string()),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn ph_7_7_01_a_target_is_located_in_sight_and_more_than_2_cm_away() {
    assert_eq!(facing(2.0, "", "").game(&[]).refused(Side::First, FIRE), "PH-7.7-01");
    report(&facing(2.01, "", "").game(&[]), FIRE);
    let wood = "(kind: \"wood\", shape: Area([(60, 70), (120, 70), (120, 80), (60, 80)]))";
    assert_eq!(facing(45.0, "", "").pieces(wood).game(&[]).refused(Side::First, FIRE), "PH-7.7-01");
    let counter = Bench::new().position(&position(45.0, "", "").replace("located: true,", ""));
    assert_eq!(counter.game(&[]).refused(Side::First, FIRE), "PH-7.13-14");
    let unknown = Bench::new().position(&position(45.0, "", "").replace("knows: [\"ge-02\"],", ""));
    assert_eq!(unknown.game(&[]).refused(Side::First, FIRE), "PH-7.5-11");
    assert_eq!(facing(45.0, "morale: Demoralised,", "").game(&[]).refused(Side::First, FIRE), "PH-4.5-09");
}

/// A machine gun with its assistant so far from the gunner's middle.
pub(super) fn gun(key: &str, assistant: f64, more: &str) -> Bench {
    let men = format!(
        "(name: \"Gunner\", support: \"{key}\", pistol: \"colt_m1911a1\"), (name: \"Assistant\", assists: true, weapon: \"m1_garand\"), (name: \"Rifleman\", weapon: \"m1_garand\")"
    );
    let x = 90.0 + assistant;
    Bench::new().teams(Side::First, &team(&men)).position(&format!(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), knows: [\"ge-02\", \"ge-03\", \"ge-04\"], {more}),
            (id: \"us-03\", at: ({x}, 100)), (id: \"us-04\", at: (80, 100)),
            (id: \"ge-02\", at: (90, 57.5), located: true, posture: Crouched),
            (id: \"ge-03\", at: (94.25, 57.5), located: true, posture: Crouched),
            (id: \"ge-04\", at: (84.75, 57.5), located: true, posture: Crouched)]"
    ))
}

#[test]
fn ph_7_7_02_the_assistant_of_a_crewed_weapon_touches_the_gunner() {
    let with = "Fire(unit: \"us-02\", at: \"ge-02\", with: Support)";
    assert_eq!(report(&gun("bar", 2.5, "").game(&[]), with).salvo.with, Arm::Support);
    assert_eq!(gun("bar", 2.51, "").game(&[]).refused(Side::First, with), "PH-7.7-02");
    // The best that he can fire then is his pistol.
    assert_eq!(report(&gun("bar", 2.51, "").game(&[]), FIRE).salvo.with, Arm::Pistol);
}

#[test]
fn ph_7_7_04_a_shot_costs_2_and_its_assistant_2_more() {
    let mut play = facing(45.0, "", "").game(&[1]);
    play.order(Side::First, FIRE);
    assert_eq!(play.figure("us-02").used, 2);
    let mut play = gun("bar", 2.5, "").game(&[1, 2, 1]);
    play.order(Side::First, "Fire(unit: \"us-02\", at: \"ge-02\", with: Support)");
    assert_eq!([play.figure("us-02").used, play.figure("us-03").used, play.figure("us-04").used], [2, 2, 0]);
    let alone = facing(45.0, "points: 1,", "").scenario("points: Individual");
    assert_eq!(alone.game(&[]).refused(Side::First, FIRE), "PH-6.1-04");
}

#[test]
fn ph_7_7_05_rows_of_the_target() {
    for (ge, gets) in [
        ("", 0),
        ("posture: Prone,", -2),
        ("posture: Crouched,", -1),
        ("health: Wounded,", -1),
        ("health: Treated,", 0),
        ("motion: Moved,", -1),
        ("motion: Ran,", -2),
        ("posture: Crouched, motion: Moved,", -1),
        ("posture: Prone, health: Wounded,", -2),
        ("health: Wounded, motion: Ran,", -3),
    ] {
        // The rifle gets 2 at medium range.
        assert_eq!(sum(&facing(45.0, "", ge)), 2 + gets, "{ge}");
    }
    for (kind, gets) in [("wood", -2), ("orchard", -1), ("scrub", -1), ("house", -2)] {
        let piece = format!("(kind: \"{kind}\", shape: Area([(60, 40), (120, 40), (120, 54), (60, 54)]))");
        assert_eq!(sum(&facing(45.0, "", "").pieces(&piece)), 2 + gets, "{kind}");
    }
    let smoke = position(45.0, "", "") + ", smoke: [(at: (90, 80), plume: Some(1))]";
    assert_eq!(sum(&Bench::new().position(&smoke)), 2 - 2);
}

#[test]
fn ph_7_7_05_rows_of_the_firer() {
    for (us, gets) in [
        ("", 0),
        ("posture: Prone,", 2),
        ("posture: Crouched,", 1),
        ("motion: Moved,", 0),
        ("motion: Ran,", -3),
        ("suppressed: true,", -2),
        ("morale: Pinned, posture: Prone,", 0),
    ] {
        assert_eq!(sum(&facing(45.0, us, "")), 2 + gets, "{us}");
    }
    for (man, gets) in [
        ("speciality: Marksman, weapon: \"m1_garand\"", 2),
        ("speciality: Sniper, weapon: \"springfield\"", 4),
        ("speciality: Sniper, weapon: \"m1_garand\"", 0),
        ("speciality: Medic, weapon: \"m1_garand\"", 0),
        ("grade: Nco, weapon: \"m1_garand\"", 1),
        ("grade: Officer, weapon: \"m1_garand\"", 0),
        ("experience: Veteran, weapon: \"m1_garand\"", 1),
        ("experience: Green, weapon: \"m1_garand\"", -1),
    ] {
        let men = team(&format!("(name: \"Man\", {man})"));
        assert_eq!(sum(&facing(45.0, "", "").teams(Side::First, &men)), 2 + gets, "{man}");
    }
    let zone = "Suppress(units: [\"us-02\"], at: (x: 9000, y: 5750))";
    let suppresses = suppression(&gun("bar", 2.5, "").game(&[]), zone).salvos[0].dice[0][0].clone();
    assert_eq!(suppresses.lines.iter().map(|line| line.value).sum::<i32>(), -2 - 1, "and crouched");
}

#[test]
fn ph_7_7_06_and_ph_r_07_a_running_target_takes_both_rows() {
    let runs = facing(45.0, "", "motion: Ran,");
    assert_eq!((row(&runs, "PH-R-43"), row(&runs, "PH-7.7-06")), (vec![-1], vec![-1]));
}

#[test]
fn ph_7_7_07_and_ph_r_09_prone_and_wounded_is_prone_only() {
    assert_eq!(row(&facing(45.0, "", "posture: Prone, health: Wounded,"), "PH-7.7-07"), [-2]);
}

#[test]
fn ph_7_7_08_and_ph_r_10_the_best_cover_and_smoke() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(60, 54.5), (120, 54.5)], thickness: 0.6))";
    let wood = "(kind: \"wood\", shape: Area([(60, 40), (120, 40), (120, 54), (60, 54)]))";
    let smoke = position(45.0, "", "") + ", smoke: [(at: (90, 80), plume: Some(1))]";
    let all = Bench::new().pieces(&format!("{wall}, {wood}")).position(&smoke);
    assert_eq!((row(&all, "PH-GEO-06"), row(&all, "PH-7.7-08")), (vec![-2], vec![-2]));
    // PH-7.7-16: the casualty die has one row too.
    let one = report(&all.game(&[]), FIRE).struck[0].clone();
    assert_eq!(one.lines.iter().map(|line| line.value).sum::<i32>(), -1);
}

#[test]
fn ph_7_7_09_pinned_and_under_suppressive_fire_count_once() {
    assert_eq!(row(&facing(45.0, "morale: Pinned, posture: Prone, suppressed: true,", ""), "PH-7.7-09"), [-2]);
}

#[test]
fn ph_7_7_10_and_ph_r_05_what_a_die_needs_by_distance() {
    for (gap, needed) in [(29.99, 3), (30.0, 5), (60.0, 5), (60.01, 7), (80.0, 7), (80.01, 9)] {
        assert_eq!(lines(&facing(gap, "", "")).1, needed, "{gap}");
    }
}

#[test]
fn ph_7_7_11_and_ph_r_06_long_range_serves_both_far_bands() {
    for (gap, gets) in [(20.0, 0), (45.0, 2), (70.0, 1), (90.0, 1)] {
        assert_eq!(sum(&facing(gap, "", "")), gets, "{gap}");
    }
    assert_eq!(row(&facing(90.0, "", ""), "PH-7.7-11"), [1]);
    assert_eq!(row(&facing(45.0, "", ""), "PH-9.1-01"), [2]);
}

/// The Thompson of a sergeant, or another weapon with several dice.
fn with_gun(key: &str, dice: &[u8]) -> Play {
    let men = team(&format!("(name: \"Man\", weapon: \"{key}\", pistol: \"colt_m1911a1\")"));
    facing(20.0, "", "").teams(Side::First, &men).game(dice)
}

#[test]
fn ph_7_7_12_and_ph_r_16_equal_dice_jam() {
    use super::volley::jams;
    assert!(!jams(&[3]), "a single die never jams");
    assert!(jams(&[3, 3]) && !jams(&[3, 4]));
    assert!(!jams(&[3, 3, 4]) && jams(&[3, 3, 3]));
    assert!(jams(&[1, 3, 2, 3, 3]) && jams(&[9, 1, 9, 2, 9, 3]) && !jams(&[1, 1, 2, 2, 3, 3]));
    let mut play = with_gun("thompson", &[1, 1, 1]);
    let events = play.order(Side::First, FIRE);
    assert!(volleys(&events)[0].jams);
    assert_eq!((play.figure("us-02").jam, play.figure("us-02").jams), (Jam::Jammed, Arm::Light));
}

#[test]
fn ph_7_7_13_and_ph_d_19_a_jam_takes_an_activation_or_another_weapon() {
    let mut play = with_gun("thompson", &[1, 1, 1]);
    play.order(Side::First, FIRE);
    assert_eq!(play.refused(Side::First, "Fire(unit: \"us-02\", at: \"ge-02\", with: Light)"), "PH-7.7-13");
    // PH-D-19
    assert_eq!(report(&play, FIRE).salvo.with, Arm::Pistol);
    assert_eq!(play.refused(Side::First, "ClearJam(unit: \"us-02\")"), "PH-7.7-13");
}

#[test]
fn ph_7_7_13_clearing_is_all_that_he_does_and_works_at_its_end() {
    let mut play =
        facing(20.0, "jam: Jammed,", "").teams(Side::First, &team("(name: \"Man\", weapon: \"thompson\")")).game(&[]);
    assert_eq!(play.refused(Side::First, FIRE), "PH-7.7-13");
    assert!(play.offers(Side::First).contains(&Command::ClearJam { unit: id("us-02") }));
    play.order(Side::First, "ClearJam(unit: \"us-02\")");
    assert_eq!(play.figure("us-02").jam, Jam::Clearing);
    assert_eq!(play.refused(Side::First, "Fire(unit: \"us-02\", at: \"ge-02\", with: Pistol)"), "PH-7.1-01");
    play.order(Side::First, "Finish");
    assert_eq!(play.figure("us-02").jam, Jam::Ready);
    assert_eq!(facing(20.0, "", "").game(&[]).refused(Side::First, "ClearJam(unit: \"us-02\")"), "PH-7.7-13");
}

#[test]
fn ph_7_7_14_and_ph_r_11_what_the_casualty_die_gets() {
    let gets =
        |bench: &Bench| report(&bench.game(&[]), FIRE).struck[0].lines.iter().map(|line| line.value).sum::<i32>();
    assert_eq!(gets(&facing(45.0, "", "")), 0);
    assert_eq!(gets(&facing(45.0, "", "posture: Prone,")), 1);
    let turned = facing(45.0, "", "posture: Prone,").scenario("switches: (prone_casualty_modifier: -1)");
    assert_eq!(gets(&turned), -1);
    for (kind, value) in [("wood", -1), ("orchard", -1), ("scrub", 0), ("house", -1)] {
        let piece = format!("(kind: \"{kind}\", shape: Area([(60, 40), (120, 40), (120, 54), (60, 54)]))");
        assert_eq!(gets(&facing(45.0, "", "").pieces(&piece)), value, "{kind}");
    }
}

#[test]
fn ph_7_7_15_four_kills_and_less_wounds() {
    for (ge, die, health) in [("", 3, Health::Wounded), ("", 4, Health::Dead), ("health: Treated,", 1, Health::Dead)] {
        let mut play = facing(45.0, "", ge).game(&[10, die]);
        play.order(Side::First, FIRE);
        assert_eq!(play.figure("ge-02").health, health, "{ge} {die}");
    }
}

#[test]
fn ph_r_64_the_second_wound_of_a_volley_kills_and_what_is_left_is_lost() {
    let mut play = with_gun("thompson", &[10, 9, 8, 1, 2]);
    let events = play.order(Side::First, FIRE);
    assert_eq!(struck(&events).iter().map(|one| one.dead).collect::<Vec<_>>(), [false, true]);
    assert_eq!(play.figure("ge-02").health, Health::Dead);
}

#[test]
fn ph_7_7_17_and_ph_r_12_a_natural_6_is_violent() {
    for (die, violent) in [(6, true), (5, false)] {
        let mut play = facing(45.0, "", "posture: Prone,").game(&[10, die]);
        assert_eq!(struck(&play.order(Side::First, FIRE))[0].violent, violent, "a total of 6 or 7");
    }
}

/// Two more Germans: so near the first that they test, and not so near.
fn with_friends() -> Bench {
    let more = ", (id: \"ge-03\", at: (102.49, 52.5)), (id: \"ge-04\", at: (77.5, 52.5))]";
    Bench::new().position(&position(45.0, "", "").replace("located: true, )]", &format!("located: true){more}")))
}

#[test]
fn ph_7_7_18_friends_within_less_than_10_cm_test() {
    let play = with_friends().game(&[]);
    let tests = report(&play, FIRE).tests;
    assert_eq!(tests.iter().map(|test| test.unit).collect::<Vec<_>>(), [id("ge-03")]);
    let bonus: i32 = tests[0].lines.iter().map(|line| line.value).sum();
    assert_eq!(i32::from(tests[0].faces()), 11 - i32::from(tests[0].needed) + bonus);
    let mut play = with_friends().game(&[10, 4, 5]);
    assert_eq!(tested(&play.order(Side::First, FIRE)), ["ge-03"]);
    assert_eq!(play.figure("ge-03").morale, Morale::Pinned);
}

#[test]
fn ph_r_36_a_volley_causes_one_test_for_each() {
    let men = team("(name: \"Man\", weapon: \"thompson\")");
    let mut play = with_friends().teams(Side::First, &men).game(&[10, 9, 8, 1, 2, 6]);
    assert_eq!(tested(&play.order(Side::First, FIRE)).len(), 1);
}

#[test]
fn ph_7_7_19_and_ph_r_13_dice_of_a_burst_are_dealt_out_or_all_count_for_all() {
    let burst = "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)";
    let dealt = |bench: Bench| {
        let report = report(&bench.game(&[]), burst);
        report
            .salvo
            .dice
            .iter()
            .map(|to| to.iter().map(|shot| shot.at.to_string()).collect::<Vec<_>>().join(" "))
            .collect::<Vec<_>>()
    };
    assert_eq!(dealt(gun("mg34", 2.5, "")), ["ge-02", "ge-03", "ge-04", "ge-02"]);
    let all = gun("mg34", 2.5, "").scenario("switches: (burst_allocation: All)");
    assert_eq!(dealt(all), ["ge-02 ge-03 ge-04"; 4]);
}

#[test]
fn ph_r_14_and_ph_geo_10_a_zone_is_as_wide_as_its_weapon_says() {
    let burst = "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)";
    // 6.5 cm to the one side: 5 of the half zone and 1.25 of the base do not reach; to the other 5.5 do.
    let figures = |bench: Bench| report(&bench.game(&[]), burst).zone.expect("a zone").figures.len();
    let knowing = |knows: &str, x: f64| {
        let men = "(name: \"Gunner\", support: \"mg34\"), (name: \"Assistant\", assists: true)";
        Bench::new().teams(Side::First, &team(men)).position(&format!(
            "active: (side: First, team: 0), figures: [
                (id: \"us-02\", at: (90, 100), knows: [{knows}]), (id: \"us-03\", at: (92.5, 100)),
                (id: \"ge-02\", at: (90, 57.5), located: true), (id: \"ge-03\", at: ({x}, 57.5), located: true)]"
        ))
    };
    let both = "\"ge-02\", \"ge-03\"";
    assert_eq!([figures(knowing(both, 96.25)), figures(knowing(both, 96.26))], [2, 1]);
    assert_eq!(figures(knowing("\"ge-02\"", 96.25)), 1, "nobody fires at those of whom he knows nothing (PH-7.5-11)");
}

#[test]
fn ph_9_1_02_a_weapon_without_a_burst_zone_strikes_its_target_only() {
    let burst = "Fire(unit: \"us-02\", at: \"ge-02\", burst: true)";
    assert_eq!(facing(45.0, "", "").game(&[]).refused(Side::First, burst), "PH-9.1-02");
}

#[test]
fn ph_9_1_01_a_weapon_rolls_its_dice_and_each_gets_its_range_modifier() {
    let volley = report(&gun("mg42", 2.5, "").game(&[]), "Fire(unit: \"us-02\", at: \"ge-02\", with: Support)").salvo;
    assert_eq!(volley.dice.len(), 4);
    let powers =
        volley.dice.iter().flatten().flat_map(|shot| shot.lines.iter().filter(|line| line.rule.0 == "PH-9.1-01"));
    assert_eq!(powers.map(|line| line.value).collect::<Vec<_>>(), [2; 4]);
}

#[test]
fn ph_7_7_16_of_two_covers_the_casualty_die_counts_one() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(60, 55), (120, 55)], thickness: 1))";
    let wood = "(kind: \"wood\", shape: Area([(60, 40), (120, 40), (120, 54), (60, 54)]))";
    let gets = |pieces: &str| {
        let report = report(&facing(45.0, "", "").pieces(pieces).game(&[]), FIRE);
        report.struck[0].lines.iter().map(|line| line.value).collect::<Vec<_>>()
    };
    assert_eq!((gets(wall), gets(wood)), (vec![-1], vec![-1]));
    assert_eq!(gets(&format!("{wood}, {wall}")), [-1]);
}

#[test]
fn ph_9_1_04_the_table_of_firearms() {
    let weapons = crate::testing::weapons();
    let of = |key: &str| weapons.no(key).map(|no| weapons.def(no).clone()).expect("a weapon");
    let (mg42, luger) = (of("mg42_on_mount"), of("luger_p08"));
    assert_eq!((mg42.dice, mg42.ranges, mg42.burst), (6, (3, 3, 1), 15));
    assert_eq!((luger.dice, luger.ranges, luger.burst), (1, (1, 0, -4), 0));
    assert_eq!(weapons.weapons.len(), 42);
}

#[test]
fn ph_geo_03_fire_is_measured_between_bases() {
    assert_eq!(report(&facing(29.99, "", "").game(&[]), FIRE).band, Band::Short);
    assert_eq!(report(&facing(30.0, "", "").game(&[]), FIRE).band, Band::Medium);
}

#[test]
fn ph_r_43_somebody_moves_until_his_own_next_activation() {
    let mut play = facing(45.0, "motion: Ran,", "").game(&[]);
    play.order(Side::First, "Finish");
    assert_eq!(play.figure("us-02").motion, crate::files::values::Motion::Ran, "on the enemy's card he still runs");
}

#[test]
fn ph_d_09_one_target_the_zone_or_suppressive_fire_are_offered() {
    let play = gun("mg34", 2.5, "").game(&[]);
    let offers = play.offers(Side::First);
    let (unit, at) = (id("us-02"), id("ge-02"));
    for wanted in [
        Command::Fire { unit, at, with: None, burst: false },
        Command::Fire { unit, at, with: None, burst: true },
        Command::Fire { unit, at, with: Some(Arm::Pistol), burst: false },
        Command::Suppress { units: vec![unit], at: cm(90.0, 57.5) },
        Command::Suppress { units: vec![unit, id("us-03"), id("us-04")], at: cm(90.0, 57.5) },
    ] {
        assert!(offers.contains(&wanted), "{wanted:?}");
    }
    for order in offers {
        assert!(play.0.check(&Order { side: Side::First, command: order.clone() }).is_ok(), "{order:?}");
    }
}

#[test]
fn ph_w_06_a_rifle_at_45_cm() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(60, 54.5), (120, 54.5)], thickness: 0.6))";
    let bench = facing(45.0, "posture: Crouched,", "motion: Moved,").pieces(wall);
    assert_eq!((sum(&bench), lines(&bench).1), (1, 5));
    let mut play = bench.game(&[4, 5]);
    let events = play.order(Side::First, FIRE);
    assert!(volleys(&events)[0].shots[0].hit);
    assert_eq!((struck(&events)[0].dead, struck(&events)[0].violent), (true, false));
    assert!(!{
        let mut play = bench.game(&[3]);
        volleys(&play.order(Side::First, FIRE))[0].shots[0].hit
    });
}

#[test]
fn ph_w_07_three_equal_dice_hit_and_jam() {
    let mut play = with_gun("thompson", &[2, 2, 2, 1, 1]);
    let events = play.order(Side::First, FIRE);
    let volley = &volleys(&events)[0];
    assert!(volley.jams && volley.shots.iter().all(|shot| shot.hit && shot.needed == 3));
    assert_eq!(play.figure("us-02").jam, Jam::Jammed);
}

#[test]
fn ph_w_08_a_burst_dealt_out_to_three() {
    let mut play = gun("mg34", 2.5, "posture: Prone,").game(&[3, 1, 9, 2, 1, 1, 4, 10, 10]);
    let events = play.order(Side::First, "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)");
    let volley = &volleys(&events)[0];
    let hits: Vec<_> = volley.shots.iter().map(|shot| (shot.at.to_string(), shot.hit)).collect();
    let expected = [("ge-02", true), ("ge-03", false), ("ge-04", true), ("ge-02", true)];
    assert_eq!(hits, expected.map(|(at, hit)| (at.to_string(), hit)));
    assert!(volley.shots.iter().all(|shot| shot.lines.iter().map(|line| line.value).sum::<i32>() == 3));
}

#[test]
fn ph_3_4_07_the_third_turn_of_firing_shows_who_is_concealed() {
    for (volleys, shown) in [(1, false), (2, true)] {
        let mut play = facing(45.0, &format!("concealed: true, posture: Crouched, volleys: {volleys},"), "").game(&[1]);
        play.order(Side::First, FIRE);
        assert_eq!(play.figure("us-02").located, shown);
        assert_eq!(play.figure("us-02").concealed, !shown);
    }
}

#[test]
fn who_fires_looks_at_his_target() {
    let mut play = facing(45.0, "facing: 90,", "").game(&[1]);
    let events = play.order(Side::First, FIRE);
    assert!(events.contains(&Event::Is(id("us-02"), Is::Faces(Heading::NORTH))));
    assert_eq!(play.figure("ge-02").posture, Posture::Standing);
}

#[test]
fn ph_r_45_less_than_and_up_to() {
    // Less than 10 cm is a test of morale, up to 60 cm the middle band.
    assert_eq!(lines(&facing(60.0, "", "")).1, 5);
    assert_eq!(report(&with_friends().game(&[]), FIRE).tests.len(), 1);
}

#[test]
fn ph_7_7_13_an_assistant_who_clears_his_own_weapon_serves_none() {
    let men = "(name: \"Gunner\", support: \"bar\"), (name: \"Assistant\", assists: true, weapon: \"m1_garand\")";
    let mut play = Bench::new()
        .teams(Side::First, &team(men))
        .position(
            "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), knows: [\"ge-02\"]), (id: \"us-03\", at: (92.5, 100), jam: Jammed),
            (id: \"ge-02\", at: (90, 57.5), located: true)]",
        )
        .game(&[]);
    play.order(Side::First, "ClearJam(unit: \"us-03\")");
    assert_eq!(play.refused(Side::First, "Fire(unit: \"us-02\", at: \"ge-02\", with: Support)"), "PH-7.7-02");
    // Also who does nothing more is turned.
    play.order(Side::First, "Face(unit: \"us-03\", to: 900)");
}

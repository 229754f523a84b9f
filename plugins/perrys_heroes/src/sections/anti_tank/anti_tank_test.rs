//! Assaults and shots at vehicles, and guns on carriages.

use super::*;
use crate::Chance;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::facts::rolls::{PenetrationRolled, Rolled};
use crate::facts::situation::Table;
use crate::files::values::{Health, Morale, Motion, Round};
use crate::sections::casualties::Harm;
use crate::sections::gunnery;
use crate::testing::{Bench, Play, cm, id, read};
use crate::{Command, Report};
use ::table::{DiceCup, Order, Side};

/// A bazooka pair `us-01` and `us-02`, an engineer with a mine `us-03`, an NCO and veteran with a Molotov `us-04`, a green man with two mines
/// `us-05`; a Panzer IV `ge-07` at (90, 40), its side to the south, known to all of them.
fn bench(pieces: &str, men: &str, vehicle: &str) -> Bench {
    const MEN: &str = r#"(name: "Gunner", anti_tank: "bazooka", weapon: "m1_carbine"), (name: "Mate", assists: true, weapon: "m1_garand"),
        (name: "Engineer", speciality: Engineer, mines: 1), (name: "Old", grade: Nco, experience: Veteran, weapon: "thompson"),
        (name: "New", experience: Green, mines: 2)"#;
    let knows = |figure: &str| figure.replace("KNOWS", "knows: [\"ge-07\", \"ge-01\"]");
    Bench::new()
        .pieces(pieces)
        .teams(Side::First, &format!("(name: \"Team\", men: [{MEN}])"))
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(&format!(
            "active: (side: First, team: 0), figures: [{}, (id: \"ge-07\", at: (90, 40), facing: 90, located: true, {vehicle}), \
             (id: \"ge-01\", at: (140, 20), located: true)]",
            knows(men)
        ))
}

fn attack(play: &Play, command: &str) -> AttackReport {
    let command: Command = read(command);
    match play.0.judge(&Order { side: Side::First, command }).expect("a lawful order") {
        Report::Attack(report) => report,
        other => panic!("{other:?}"),
    }
}

fn values(report: &AttackReport) -> Vec<i32> {
    report.lines.iter().map(|line| line.value).collect()
}

fn pierced(events: &[Event]) -> Option<&PenetrationRolled> {
    events.iter().find_map(|event| if let Event::Penetrated(rolled) = event { Some(rolled) } else { None })
}

/// The pair so many centimetres from the side of the hull (its side is at y 42.5, a base has a radius of 1.25).
fn pair(away: f64) -> String {
    let y = 42.5 + 1.25 + away;
    format!("(id: \"us-01\", at: (90, {y}), KNOWS), (id: \"us-02\", at: (92.5, {y}))")
}

const SHOT: &str = "FireAntiTank(unit: \"us-01\", at: \"ge-07\")";

#[test]
fn ph_w_13_a_bazooka_destroys_a_track() {
    // The die to hit, that of the part, of the penetration, of the damage.
    let mut play = bench("", &pair(25.0), "").game(&[2, 3, 2, 1]);
    let events = play.order(Side::First, SHOT);
    let rolled = pierced(&events).expect("a hit");
    assert_eq!((rolled.protection[0].value, rolled.lines[0].value, rolled.pierces), (4, 4, true));
    let tank = play.figure("ge-07");
    assert!(tank.immobile && tank.morale == Morale::Pinned);
    assert_eq!(play.figure("us-01").used, 2);
    assert_eq!(play.figure("us-02").used, 0, "the gunner alone pays");
}

#[test]
fn ph_7_2_05_and_ph_7_2_06_and_ph_9_2_02_bands_and_what_the_weapon_gets() {
    let at = |away: f64| {
        let report = attack(&bench("", &pair(away), "").game(&[]), SHOT);
        (values(&report), report.needed)
    };
    assert_eq!(at(29.99), (vec![2], 4));
    assert_eq!(at(30.0), (vec![], 6), "a bazooka gets nothing there");
    assert_eq!(at(60.0), (vec![], 6));
    assert_eq!(bench("", &pair(60.01), "").game(&[]).refused(Side::First, SHOT), "PH-9.2-02");
}

#[test]
fn ph_7_2_09_and_ph_10_02_and_ph_r_22_distance_takes_from_what_goes_through() {
    let lines = |away: f64| {
        let Strikes::Vehicle(hit) = attack(&bench("", &pair(away), "").game(&[]), SHOT).strikes else {
            panic!("a vehicle")
        };
        hit.lines().iter().map(|line| (line.rule.0, line.value)).collect::<Vec<_>>()
    };
    assert_eq!(lines(39.99), [("PH-10-02", 4)]);
    assert_eq!(lines(40.0), [("PH-10-02", 4), ("PH-7.2-09", -2)]);
}

#[test]
fn ph_7_2_02_a_shot_needs_a_located_vehicle_in_clear_sight_and_the_assistant() {
    let unknown = bench("", &pair(25.0).replace("KNOWS", "knows: []"), "").game(&[]);
    assert_eq!(unknown.refused(Side::First, SHOT), "PH-7.5-11");
    let apart = pair(25.0).replace("92.5", "92.6");
    assert_eq!(bench("", &apart, "").game(&[]).refused(Side::First, SHOT), "PH-7.2-02");
    let shaken = pair(25.0).replace("KNOWS", "KNOWS, morale: Demoralised, posture: Prone");
    assert_eq!(bench("", &shaken, "").game(&[]).refused(Side::First, SHOT), "PH-4.5-09");
    let house = "(kind: \"house\", shape: Area([(70, 48), (110, 48), (110, 55), (70, 55)]))";
    assert_eq!(bench(house, &pair(25.0), "").game(&[]).refused(Side::First, SHOT), "PH-7.2-02");
    assert_eq!(
        bench("", &pair(25.0), "").game(&[]).refused(Side::First, "FireAntiTank(unit: \"us-01\", at: \"ge-01\")"),
        "PH-7.2-02"
    );
}

#[test]
fn ph_7_2_03_the_rows_of_the_target() {
    let of =
        |pieces: &str, vehicle: &str, away: f64| values(&attack(&bench(pieces, &pair(away), vehicle).game(&[]), SHOT));
    assert_eq!(of("", "motion: Moved", 25.0), [2, -2]);
    let area = |kind: &str| format!("(kind: \"{kind}\", shape: Area([(70, 30), (110, 30), (110, 42), (70, 42)]))");
    assert_eq!(of(&area("scrub"), "", 25.0), [2, -1]);
    assert_eq!(of(&area("orchard"), "", 25.0), [2, -1]);
    assert_eq!(of(&area("wood"), "", 25.0), [2, -2]);
    let wall = "(kind: \"low_wall\", shape: Line(along: [(70, 42), (110, 42)], thickness: 0.6))";
    assert_eq!(of(wall, "", 25.0), [2, -1]);
}

#[test]
fn ph_7_2_08_and_ph_r_25_a_low_wall_protects_against_shots_and_not_against_assaults() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(70, 42), (110, 42)], thickness: 0.6))";
    let more = |men: &str, order: &str| match attack(&bench(wall, men, "").game(&[]), order).strikes {
        Strikes::Vehicle(hit) => hit.protection_more,
        Strikes::Burst(_) => panic!("a vehicle"),
    };
    assert_eq!(more(&pair(25.0), SHOT), 2);
    let beside = "(id: \"us-03\", at: (90, 45.7), KNOWS)";
    assert_eq!(more(beside, "Assault(unit: \"us-03\", at: \"ge-07\", with: Mine)"), 0);
}

#[test]
fn ph_7_2_01_and_ph_7_2_04_an_assault_is_made_from_less_than_2_cm() {
    let beside = |man: &str, more: &str| format!("(id: \"{man}\", at: (90, 45.7), KNOWS, {more})");
    let of = |man: &str, more: &str, with: &str| {
        let play = bench("", &beside(man, more), "").game(&[]);
        values(&attack(&play, &format!("Assault(unit: \"{man}\", at: \"ge-07\", with: {with})")))
    };
    assert_eq!(of("us-03", "", "Mine"), [1], "an engineer");
    assert_eq!(of("us-05", "", "Mine"), [-2], "a green man");
    assert_eq!(of("us-04", "molotovs: 1", "Molotov"), [1, 1], "an NCO and a Veteran");
    let away = "(id: \"us-03\", at: (90, 45.75), KNOWS)";
    let play = bench("", away, "").game(&[]);
    assert_eq!(play.refused(Side::First, "Assault(unit: \"us-03\", at: \"ge-07\", with: Mine)"), "PH-7.2-01", "2 cm");
    assert_eq!(play.refused(Side::First, "Assault(unit: \"us-03\", at: \"ge-07\", with: Molotov)"), "PH-7.2-01");
}

#[test]
fn ph_7_2_11_and_ph_r_24_a_mine_is_spent_hit_or_miss_and_strikes_the_hull() {
    let beside = "(id: \"us-05\", at: (90, 45.7), KNOWS)";
    let mut misses = bench("", beside, "").game(&[6]);
    let events = misses.order(Side::First, "Assault(unit: \"us-05\", at: \"ge-07\", with: Mine)");
    assert!(pierced(&events).is_none(), "6 less 2 is less than 5");
    assert_eq!(misses.figure("us-05").mines, 1);
    let mut hits = bench("", beside, "").game(&[7, 1, 2]);
    let events = hits.order(Side::First, "Assault(unit: \"us-05\", at: \"ge-07\", with: Mine)");
    let rolled = pierced(&events).expect("a hit");
    assert_eq!((rolled.part_die, rolled.protection[0].value, rolled.lines[0].value), (None, 4, 6));
    assert!(hits.figure("ge-07").immobile);
}

#[test]
fn ph_h_03_a_molotov_burns_what_is_on_top() {
    let beside = "(id: \"us-04\", at: (90, 45.7), KNOWS, molotovs: 1)";
    let mut play = bench("", beside, "").game(&[3, 3, 10]);
    let events = play.order(Side::First, "Assault(unit: \"us-04\", at: \"ge-07\", with: Molotov)");
    assert_eq!(pierced(&events).expect("a hit").protection[0].value, 2);
    assert_eq!((play.figure("us-04").molotovs, play.figure("ge-07").health), (0, Health::Dead));
}

#[test]
fn ph_9_2_01_a_panzerfaust_reaches_less_than_30_cm_and_is_fired_once() {
    let team = "(name: \"Team\", men: [(name: \"One\", weapon: \"mauser_98k\", panzerfausts: 1), (name: \"Two\", weapon: \"mauser_98k\")])";
    let play = |y: f64, dice: &[u8]| {
        Bench::new()
            .teams(Side::Second, team)
            .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
            .position(&format!(
                "active: (side: Second, team: 0), figures: [(id: \"ge-01\", at: (90, {y}), knows: [\"us-07\"]),
                    (id: \"us-07\", at: (90, 40), facing: 90, located: true), (id: \"us-01\", at: (20, 110))]"
            ))
            .game(dice)
    };
    let shot = "FireAntiTank(unit: \"ge-01\", at: \"us-07\")";
    assert_eq!(play(75.0, &[]).refused(Side::Second, shot), "PH-7.2-05");
    let mut near = play(60.0, &[1]);
    near.order(Side::Second, shot);
    assert_eq!(near.figure("ge-01").panzerfausts, 0, "3 is less than 4, and it is spent");
    assert_eq!(near.refused(Side::Second, shot), "PH-7.2-02");
}

#[test]
fn ph_7_18_10_friends_near_a_vehicle_that_is_damaged_test_and_the_odds_say_so() {
    let near = ", (id: \"ge-02\", at: (98, 46)), (id: \"ge-03\", at: (110, 40))";
    let play = bench("", &format!("{}{near}", pair(25.0)), "").game(&[]);
    let report = attack(&play, SHOT);
    let table: Table = play.0.table();
    let odds = odds(&table, &report);
    assert_eq!(odds.hits, Chance::new(9, 10));
    let damaged = odds.pierces;
    let around = aftermath(&table, &report);
    let tests: Vec<(&str, Chance)> = around.iter().map(|one| (one.fate.unit.as_str(), one.tests)).collect();
    assert_eq!(tests, [("ge-02", damaged)]);
}

/// A PAK40 `ge-04` at (90, 40) that looks south, with `ge-01` and `ge-02` at its trails and `ge-03` away; a Sherman `us-07`.
fn pak(gun: &str, target: (f64, f64), dice: &[u8]) -> Play {
    let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\"), \
        (name: \"B\", weapon: \"mauser_98k\"), (name: \"C\", weapon: \"mauser_98k\")])";
    let (x, y) = target;
    Bench::new()
        .teams(Side::Second, team)
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: Second, team: 0), figures: [(id: \"ge-04\", at: (90, 40), facing: 180, {gun}),
                (id: \"ge-01\", at: (90, 36.25), knows: [\"us-07\", \"us-01\"]), (id: \"ge-02\", at: (86.25, 40)), (id: \"ge-03\", at: (90, 30)),
                (id: \"us-07\", at: ({x}, {y}), facing: 90, located: true), (id: \"us-01\", at: (90, 70), located: true),
                (id: \"us-02\", at: (96, 72))]"
        ))
        .game(dice)
}

const GUN: &str = "FireCarriage(unit: \"ge-04\", at: \"us-07\")";

#[test]
fn ph_h_30_a_gun_on_a_carriage_fires_once_in_a_turn_served_by_two() {
    // 8 is needed at 62 cm, and the gun has 1 there; a hit on the hull's side: 4, and 1 and 8 less 2 go through.
    let mut play = pak("", (90.0, 107.0), &[7, 1, 1, 1]);
    let events = play.order(Side::Second, GUN);
    let rolls = |event: &Event| {
        if let Event::Rolled(Rolled { lines, needed, .. }) = event { Some((lines[0].value, *needed)) } else { None }
    };
    assert_eq!(events.iter().find_map(rolls), Some((1, 8)));
    let rolled = pierced(&events).expect("a hit");
    assert_eq!(rolled.lines.iter().map(|line| line.value).collect::<Vec<_>>(), [8, -2]);
    assert!(play.figure("us-07").immobile);
    assert_eq!(["ge-01", "ge-02", "ge-03"].map(|man| play.figure(man).used), [2, 2, 0]);
    assert!(play.figure("ge-04").gun_fired);
    assert_eq!(play.refused(Side::Second, GUN), "PH-H-30");
}

#[test]
fn ph_h_30_its_arc_is_an_eighth_and_two_points_turn_it_by_45_degrees() {
    let aside = (150.0, 60.0);
    let mut play = pak("", aside, &[]);
    assert_eq!(play.refused(Side::Second, GUN), "PH-H-30", "outside the arc");
    assert!(play.offers(Side::Second).iter().any(|order| matches!(order, Command::Traverse { .. })));
    play.order(Side::Second, "Traverse(unit: \"ge-04\", to: 1080)");
    assert_eq!(play.figure("ge-01").used, 4, "72 degrees are two steps");
    assert_eq!(play.figure("ge-04").facing.tenths(), 1080);
    let fires = Command::FireCarriage { unit: id("ge-04"), at: id("us-07"), explosive: false };
    assert!(play.offers(Side::Second).contains(&fires));
    assert_eq!(pak("gun_useless: true", aside, &[]).refused(Side::Second, GUN), "PH-H-30");
}

#[test]
fn ph_h_30_its_high_explosive_bursts_among_men() {
    let mut play = pak("", (150.0, 60.0), &[6, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 10, 10]);
    let order = "FireCarriage(unit: \"ge-04\", at: \"us-01\", explosive: true)";
    assert_eq!(play.refused(Side::Second, "FireCarriage(unit: \"ge-04\", at: \"us-01\")"), "PH-H-30");
    let events = play.order(Side::Second, order);
    let dice = |event: &Event| if let Event::Blasted(rolled) = event { Some(rolled.dice.len()) } else { None };
    assert_eq!(events.iter().filter_map(dice).collect::<Vec<_>>(), [6, 6], "both within 10 cm");
    assert!(events.contains(&Event::Is(id("us-01"), Is::Healthy(Health::Wounded))));
}

#[test]
fn ph_h_30_too_few_hands_serve_no_gun() {
    let play = pak("", (90.0, 107.0), &[]);
    let table = play.0.table();
    assert_eq!(table.team(2).count(), 3);
    let mut play = pak("", (90.0, 107.0), &[]);
    play.order(Side::Second, "Move(unit: \"ge-02\", gait: Walk, way: [(x: 8000, y: 4000)])");
    assert_eq!(play.refused(Side::Second, GUN), "PH-H-30");
}

#[test]
fn ph_7_14_04_who_is_on_alert_fires_his_anti_tank_weapon_at_a_vehicle() {
    let team = "(name: \"Team\", men: [(name: \"One\", grade: Nco, panzerfausts: 1), (name: \"Two\", weapon: \"mauser_98k\")])";
    let mut play = Bench::new()
        .teams(Side::Second, team)
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(
            "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (60, 40), facing: 90, located: true),
                (id: \"us-01\", at: (20, 110)), (id: \"ge-01\", at: (90, 55), alert: true, answer: AtOnce, knows: [\"us-07\"]),
                (id: \"ge-02\", at: (20, 10))]",
        )
        .game(&[5, 1, 1]);
    let events = play.order(Side::First, "Drive(unit: \"us-07\", steps: [Drive(1500)])");
    let shot = |event: &Event| matches!(event, Event::Rolled(rolled) if rolled.unit == id("ge-01") && rolled.passed);
    assert!(events.iter().any(shot), "{events:?}");
    assert_eq!((play.figure("ge-01").panzerfausts, play.figure("ge-01").alert), (0, false));
    assert!(pierced(&events).is_some_and(|rolled| !rolled.pierces), "1 and 2 are not more than 4");
}

/// The same gun on alert, which answers at once, while another card lies on the table.
fn waiting(active: &str, dice: &[u8]) -> Play {
    let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\"), \
        (name: \"B\", weapon: \"mauser_98k\"), (name: \"C\", weapon: \"mauser_98k\")])";
    Bench::new()
        .teams(Side::Second, team)
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: {active}, figures: [(id: \"ge-04\", at: (90, 40), facing: 180, alert: true, answer: AtOnce),
                (id: \"ge-01\", at: (90, 36.25), knows: [\"us-07\", \"us-01\"]), (id: \"ge-02\", at: (86.25, 40)),
                (id: \"ge-03\", at: (90, 30)), (id: \"us-07\", at: (90, 107), facing: 90, located: true),
                (id: \"us-01\", at: (90, 70), located: true), (id: \"us-02\", at: (96, 72))]"
        ))
        .game(dice)
}

#[test]
fn ph_7_14_01_and_ph_7_14_02_a_gun_goes_on_alert_with_two_who_serve_it_and_have_done_nothing() {
    let alert = "Alert(unit: \"ge-04\")";
    let mut play = pak("", (90.0, 107.0), &[]);
    assert!(play.offers(Side::Second).contains(&Command::Alert { unit: id("ge-04") }));
    play.order(Side::Second, alert);
    assert_eq!(["ge-01", "ge-02", "ge-03"].map(|man| play.figure(man).used), [4, 4, 0]);
    assert!(play.figure("ge-04").alert);
    play.order(Side::Second, "Standing(unit: \"ge-04\", answer: AtOnce)");
    let mut play = pak("", (90.0, 107.0), &[]);
    play.order(Side::Second, "Posture(unit: \"ge-01\", to: Crouched)");
    assert_eq!(play.refused(Side::Second, alert), "PH-7.14-01");
    assert_eq!(pak("gun_useless: true", (90.0, 107.0), &[]).refused(Side::Second, alert), "PH-H-30");
}

#[test]
fn ph_7_14_04_a_gun_on_alert_fires_as_its_crew_would() {
    // The dice of the shot on its own card.
    let mut play = waiting("(side: First, team: 1)", &[7, 1, 1, 1]);
    let events = play.order(Side::First, "Hatch(unit: \"us-07\", open: true)");
    let rolls = |event: &Event| {
        if let Event::Rolled(Rolled { lines, needed, .. }) = event { Some((lines[0].value, *needed)) } else { None }
    };
    assert_eq!(events.iter().find_map(rolls), Some((1, 8)));
    assert!(play.figure("us-07").immobile);
    assert_eq!((play.figure("ge-04").alert, play.figure("ge-04").gun_fired), (false, true));
    // At a man it fires high explosive.
    let mut play = waiting("(side: First, team: 0)", &[6, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 10, 10]);
    let events = play.order(Side::First, "Posture(unit: \"us-01\", to: Crouched)");
    assert!(events.iter().any(|event| matches!(event, Event::Blasted(_))), "{events:?}");
}

#[test]
fn ph_7_14_05_what_one_of_the_two_at_a_gun_does_ends_its_alert() {
    let mut play = waiting("(side: Second, team: 0)", &[]);
    play.order(Side::Second, "Posture(unit: \"ge-03\", to: Crouched)");
    assert!(play.figure("ge-04").alert, "he does not touch it");
    play.order(Side::Second, "Posture(unit: \"ge-02\", to: Crouched)");
    assert!(!play.figure("ge-04").alert);
}

#[test]
fn ph_7_18_11_and_ph_cl_06_high_explosive_at_a_gun_bursts_among_those_at_it() {
    let play = waiting("(side: First, team: 0)", &[]);
    let table = play.0.table();
    let shot = gunnery::would(&table, &play.figure("us-07"), Round::HighExplosive, &play.figure("ge-04"));
    let Some(gunnery::Effect::Burst(shell)) = shot.map(|shot| shot.effect) else { panic!("a burst") };
    let mut harm = Harm::new(&table);
    let dice: Vec<u8> = vec![1; 3 * usize::from(shell.dice)];
    gunnery::bursts(&table, &mut harm, &mut DiceCup::forced(dice), &shell);
    assert!(harm.events.contains(&Event::Is(id("ge-04"), Is::GunUseless(true))));
    let rolled = harm.events.iter().filter(|event| matches!(event, Event::Blasted(_))).count();
    assert_eq!(rolled, 3, "all within 10 cm of it");
}

#[test]
fn ph_7_2_03_only_a_vehicle_moves_as_a_target_of_a_gun() {
    let mut play = pak("", (150.0, 60.0), &[10]);
    play.order(Side::Second, "Traverse(unit: \"ge-04\", to: 1790)");
    let table = play.0.table();
    let ran = crate::Figure { motion: Motion::Ran, ..play.figure("us-01") };
    let mut sum = 0;
    rows::of_target(&table, cm(90.0, 40.0), &ran, true, &mut sum);
    assert_eq!(sum, 0);
}

#[test]
fn ph_h_30_those_serve_a_gun_first_who_know_of_its_target() {
    let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\"), \
        (name: \"B\", weapon: \"mauser_98k\"), (name: \"C\", weapon: \"mauser_98k\")])";
    let play = Bench::new()
        .teams(Side::Second, team)
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(
            "active: (side: Second, team: 0), figures: [(id: \"ge-04\", at: (90, 40), facing: 180),
                (id: \"ge-01\", at: (90, 36.25)), (id: \"ge-02\", at: (86.25, 40), knows: [\"us-07\"]), (id: \"ge-03\", at: (93.75, 40)),
                (id: \"us-07\", at: (90, 107), facing: 90, located: true), (id: \"us-01\", at: (90, 70))]",
        )
        .game(&[]);
    let order = Order { side: Side::Second, command: read(GUN) };
    let Ok(Report::Attack(attack)) = play.0.judge(&order) else { panic!("an attack") };
    assert_eq!(attack.pays, [(id("ge-02"), 2), (id("ge-01"), 2)]);
}

#[test]
fn ph_7_13_05_and_ph_h_08_a_gun_looks_over_a_wall_within_a_centimetre_of_its_own_base() {
    let wall = |y: f64| {
        let (a, b) = (y - 0.5, y + 0.5);
        format!("(kind: \"low_wall\", shape: Area([(60, {a}), (120, {a}), (120, {b}), (60, {b})])),")
    };
    let sees = |y: f64| {
        let play = Bench::new()
            .teams(Side::Second, "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\")])")
            .pieces(&wall(y))
            .position(
                "active: (side: Second, team: 0), figures: [(id: \"ge-02\", at: (90, 40), facing: 180), (id: \"ge-01\", at: (90, 30)),
                    (id: \"us-01\", at: (90, 70), located: true, posture: Prone)]",
            )
            .game(&[]);
        let table = play.0.table();
        crate::sections::sight::is_open(&table, &play.figure("ge-02"), &play.figure("us-01"))
    };
    // Its base is 5 cm across.
    assert_eq!([sees(43.9), sees(44.2)], [true, false]);
}

//! Bouts hand to hand.

use super::*;
use crate::facts::rolls::Roll;
use crate::testing::{Bench, Play, id};
use table::Side::{First, Second};

/// Of each side a soldier with a rifle, a Veteran, an NCO (who has a pistol), an officer, and a soldier with a pistol.
fn men(rifle: &str, pistol: &str) -> String {
    format!(
        "(name: \"Team\", men: [
            (name: \"Soldier\", weapon: \"{rifle}\"), (name: \"Veteran\", experience: Veteran, weapon: \"{rifle}\"),
            (name: \"Nco\", grade: Nco), (name: \"Officer\", grade: Officer), (name: \"Armed\", pistol: \"{pistol}\"),
            (name: \"Gunner\", weapon: \"{rifle}\", experience: Green), (name: \"Old\", experience: Veteran, pistol: \"{pistol}\"),
        ])"
    )
}

fn bench(figures: &str) -> Bench {
    Bench::new()
        .teams(First, &men("m1_garand", "colt_m1911a1"))
        .teams(Second, &men("mauser_98k", "luger_p08"))
        .position(&format!("turn: 1, wind: 7, active: (side: First, team: 0), figures: [{figures}]"))
}

/// An attacker, and a defender 3 cm to his north, who both look at each other and are located.
fn pair(us: u8, us_more: &str, ge: u8, ge_more: &str) -> String {
    let unless = |field: &str, more: &str, is: &str| {
        if more.contains(field) { String::new() } else { format!("{field}: {is},") }
    };
    let (us_located, us_facing) = (unless("located", us_more, "true"), unless("facing", us_more, "0"));
    let ge_facing = unless("facing", ge_more, "180");
    format!(
        "(id: \"us-0{us}\", at: (90, 60), {us_located} knows: [\"ge-0{ge}\"], {us_facing} {us_more}),
        (id: \"ge-0{ge}\", at: (90, 57), located: true, {ge_facing} {ge_more})"
    )
}

fn lines(us: u8, us_more: &str, ge: u8, ge_more: &str, with: Option<Blow>) -> [i32; 2] {
    let play = bench(&pair(us, us_more, ge, ge_more)).game(&[]);
    let [unit, at] = [format!("us-0{us}"), format!("ge-0{ge}")].map(|name| id(&name));
    let report = report(&play.0.table(), First, unit, at, with).expect("a lawful bout");
    report.lines.map(|lines| lines.iter().map(|line| line.value).sum())
}

fn fight(dice: &[u8], figures: &str) -> (Play, Vec<Event>) {
    let mut play = bench(figures).game(dice);
    let events = play.order(First, "Melee(unit: \"us-01\", at: \"ge-01\")");
    (play, events)
}

fn fought(events: &[Event]) -> MeleeRolled {
    let one = |event: &Event| if let Event::Fought(fought) = event { Some(fought.clone()) } else { None };
    events.iter().find_map(one).expect("a bout")
}

const ORDER: &str = "Melee(unit: \"us-01\", at: \"ge-01\")";

#[test]
fn ph_7_6_01_a_located_enemy_in_sight_within_two_centimetres() {
    let refused = |ge: &str, pieces: &str| {
        let us = "(id: \"us-01\", at: (90, 60), knows: [\"ge-01\"])";
        let play = bench(&format!("{us}, (id: \"ge-01\", {ge})")).pieces(pieces).game(&[]);
        let order = table::Order { side: First, command: crate::testing::read(ORDER) };
        play.0.check(&order).err().map(|refusal| refusal.rule.0)
    };
    assert_eq!(refused("at: (90, 55.5), located: true", ""), None, "2 cm between the bases");
    assert_eq!(refused("at: (90, 55.49), located: true", ""), Some("PH-7.6-01"));
    assert_eq!(refused("at: (90, 57)", ""), Some("PH-7.6-01"), "he is not located");
    assert_eq!(refused("at: (90, 57), located: true, health: Dead", ""), Some("PH-7.6-01"));
    let wall = "(kind: \"house\", shape: Area([(80, 58), (100, 58), (100, 59), (80, 59)]))";
    let prone = bench(&pair(1, "posture: Prone", 1, "posture: Prone")).pieces(wall).game(&[]);
    assert_eq!(prone.refused(First, ORDER), "PH-7.6-01", "a house between them cuts the line");
}

#[test]
fn ph_7_6_01_who_does_not_know_of_him_does_not_attack_him() {
    let figures = "(id: \"us-01\", at: (90, 60)), (id: \"us-02\", at: (87, 60), knows: [\"ge-01\"]),
        (id: \"ge-01\", at: (90, 57), located: true)";
    assert_eq!(bench(figures).game(&[]).refused(First, ORDER), "PH-7.6-01");
    let friends = "(id: \"us-01\", at: (90, 60)), (id: \"us-02\", at: (90, 57))";
    assert_eq!(bench(friends).game(&[]).refused(First, "Melee(unit: \"us-01\", at: \"us-02\")"), "PH-7.6-01");
}

#[test]
fn ph_7_6_02_the_attacker_pays_two_points() {
    let mut play = bench(&pair(1, "", 1, "")).game(&[5, 6]);
    let pools = play.0.table().battle.pools.clone();
    play.order(First, ORDER);
    let after = &play.0.table().battle.pools;
    assert_eq!((after[0], after[1]), (pools[0] - 2, pools[1]));
    let poor = bench(&pair(1, "used: 5", 1, "")).game(&[]);
    assert_eq!(poor.refused(First, ORDER), "PH-6.1-05");
}

#[test]
fn ph_7_6_03_what_the_dice_get() {
    // The attacker 1 and a blade, the defender a blade.
    assert_eq!(lines(1, "", 1, "", None), [2, 1]);
    assert_eq!(lines(1, "posture: Prone", 1, "", None), [1, 1]);
    assert_eq!(lines(1, "", 1, "facing: 0", None), [3, 1], "from behind");
    assert_eq!(lines(1, "located: false", 1, "", None), [2, -1]);
    assert_eq!(lines(1, "", 1, "posture: Prone", None), [2, 0]);
    assert_eq!(lines(1, "", 1, "health: Wounded", None), [2, 0]);
    assert_eq!(lines(1, "", 1, "health: Treated", None), [2, 1], "Treated is not Wounded (PH-R-51)");
    assert_eq!(lines(1, "health: Wounded", 1, "", None), [2, 1], "of the attacker it does not count");
    assert_eq!(lines(5, "", 5, "", None), [3, 2], "pistols");
    assert_eq!(lines(5, "", 5, "", Some(Blow::Blade)), [2, 2]);
}

#[test]
fn ph_h_24_behind_is_45_degrees_off_straight_back_with_its_limits() {
    let behind = |x: f64, y: f64| {
        let play =
            bench(&format!("(id: \"us-01\", at: ({x}, {y})), (id: \"ge-01\", at: (90, 57), facing: 0)")).game(&[]);
        is_behind(&play.figure("us-01"), &play.figure("ge-01"))
    };
    assert!(behind(90.0, 60.0) && behind(92.5, 59.5) && behind(87.5, 59.5));
    assert!(!behind(92.51, 59.5) && !behind(87.49, 59.5) && !behind(90.0, 54.0) && !behind(93.0, 57.0));
}

#[test]
fn ph_7_6_04_ncos_and_veterans_on_either_side() {
    assert_eq!(lines(2, "", 1, "", None), [3, 1]);
    assert_eq!(lines(1, "", 2, "", None), [2, 2]);
    // An NCO has a pistol too.
    assert_eq!(lines(3, "", 3, "", None), [4, 3]);
    assert_eq!(lines(6, "", 6, "", None), [2, 1], "Green does not count");
}

#[test]
fn ph_r_53_an_officer_gets_nothing_but_his_pistol() {
    assert_eq!(lines(4, "", 4, "", None), [3, 2]);
}

#[test]
fn ph_7_6_05_one_weapon_each_and_everybody_has_a_blade() {
    let play = bench(&pair(1, "", 1, "")).game(&[]);
    assert_eq!(play.refused(First, "Melee(unit: \"us-01\", at: \"ge-01\", with: Pistol)"), "PH-7.6-05");
    assert_eq!(lines(1, "", 1, "", Some(Blow::Blade)), [2, 1]);
}

#[test]
fn ph_r_39_a_rifle_is_no_melee_weapon() {
    let play = bench(&pair(1, "", 1, "")).game(&[]);
    assert_eq!(best(&play.0.table(), &play.figure("us-01")), Blow::Blade);
}

#[test]
fn ph_d_10_and_17_both_fight_with_the_better_if_nothing_is_said() {
    let play = bench(&pair(5, "", 5, "")).game(&[]);
    let bout = |with| report(&play.0.table(), First, id("us-05"), id("ge-05"), with).expect("lawful").with;
    assert_eq!(bout(None), [Blow::Pistol, Blow::Pistol]);
    assert_eq!(bout(Some(Blow::Blade)), [Blow::Blade, Blow::Pistol]);
}

#[test]
fn ph_d_17_the_defender_is_not_asked() {
    let mut play = bench(&pair(1, "", 5, "")).game(&[5, 5]);
    let events = play.order(First, "Melee(unit: \"us-01\", at: \"ge-05\")");
    assert!(fought(&events).lines[1].iter().any(|line| line.rule == ARMS && line.value == 2));
}

#[test]
fn ph_7_6_06_the_loser_dies() {
    let (play, events) = fight(&[6, 6], &pair(1, "", 1, ""));
    assert_eq!(fought(&events).lost, Some(id("ge-01")));
    assert_eq!([play.figure("us-01").health, play.figure("ge-01").health], [Health::Fit, Health::Dead]);
    let (play, events) = fight(&[5, 7], &pair(1, "", 1, ""));
    assert_eq!(fought(&events).lost, Some(id("us-01")));
    assert_eq!([play.figure("us-01").health, play.figure("ge-01").health], [Health::Dead, Health::Fit]);
}

#[test]
fn ph_7_6_07_a_tie_changes_nothing_and_one_may_pay_again() {
    let (mut play, events) = fight(&[5, 6, 9, 1], &pair(1, "", 1, ""));
    assert_eq!(fought(&events).lost, None);
    assert_eq!([play.figure("us-01").health, play.figure("ge-01").health], [Health::Fit; 2]);
    play.order(First, ORDER);
    assert_eq!(play.figure("ge-01").health, Health::Dead);
}

#[test]
fn ph_r_38_only_a_higher_total_wins() {
    let play = bench(&pair(1, "", 1, "")).game(&[]);
    let report = report(&play.0.table(), First, id("us-01"), id("ge-01"), None).expect("lawful");
    assert_eq!([[5, 5], [5, 6], [5, 7]].map(|dice| report.bout(dice)), [Bout::Won, Bout::Tied, Bout::Lost]);
}

#[test]
fn ph_7_6_08_friends_of_the_victim_test_their_morale() {
    let friends = "(id: \"ge-02\", at: (90, 45)), (id: \"ge-05\", at: (90, 30)), (id: \"us-02\", at: (95, 60))";
    let (_, events) = fight(&[10, 1, 6], &format!("{}, {friends}", pair(1, "", 1, "")));
    let tests: Vec<_> =
        events.iter().filter_map(|event| if let Event::Rolled(rolled) = event { Some(rolled) } else { None }).collect();
    assert_eq!(tests.len(), 1);
    assert_eq!((tests[0].what, tests[0].unit), (Roll::Morale, id("ge-02")));
    assert!(tests[0].lines.iter().all(|line| line.rule.0 != "PH-4.5-07"), "no violent death");
}

#[test]
fn ph_4_5_09_the_demoralised_fight_nobody_and_the_pinned_may() {
    let demoralised = bench(&pair(1, "morale: Demoralised, posture: Prone", 1, "")).game(&[]);
    assert_eq!(demoralised.refused(First, ORDER), "PH-4.5-09");
    assert_eq!(lines(1, "morale: Pinned, posture: Prone", 1, "", None), [1, 1]);
}

#[test]
fn ph_w_10_a_veteran_with_a_pistol_and_a_prone_man_with_a_blade() {
    let mut play = bench(&pair(7, "", 1, "posture: Prone")).game(&[4, 8]);
    let events = play.order(First, "Melee(unit: \"us-07\", at: \"ge-01\")");
    let fought = fought(&events);
    let total = |who: usize| i32::from(fought.dice[who]) + fought.lines[who].iter().map(|line| line.value).sum::<i32>();
    assert_eq!(([total(0), total(1)], fought.lost), ([8, 8], None));
}

#[test]
fn the_attacker_turns_to_whom_he_attacks() {
    let (play, _) = fight(&[5, 6], &pair(1, "facing: 200", 1, ""));
    assert_eq!(play.figure("us-01").facing, Heading::NORTH);
}

#[test]
fn chances_are_those_of_all_throws() {
    let play = bench(&pair(1, "", 1, "")).game(&[]);
    let table = play.0.table();
    let report = report(&table, First, id("us-01"), id("ge-01"), None).expect("lawful");
    // The attacker has 1 more: he wins where his die is no lower, 55 throws; ties in 9.
    assert_eq!(odds(&report), MeleeOdds { wins: 55, ties: 9, loses: 36 });
}

#[test]
fn all_lawful_bouts_are_offered() {
    let figures =
        format!("{}, (id: \"ge-02\", at: (93, 60), located: true), (id: \"ge-03\", at: (87, 60))", pair(5, "", 1, ""));
    let mut offers = bench(&figures).game(&[]).offers(First);
    offers.retain(|one| matches!(one, Command::Melee { .. }));
    let with = |blow| Command::Melee { unit: id("us-05"), at: id("ge-01"), with: Some(blow) };
    assert_eq!(offers, [with(Blow::Pistol), with(Blow::Blade)]);
}

#[test]
fn ph_7_6_01_nobody_fights_a_vehicle_hand_to_hand() {
    let play = Bench::new()
        .vehicles(Second, "(name: \"Tiger\", vehicle: \"pzkpfw_iv_h\")")
        .position(
            "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (95, 60), knows: [\"ge-07\"]),
                (id: \"ge-07\", at: (90, 60), facing: 0, located: true)]",
        )
        .game(&[]);
    assert_eq!(play.refused(First, "Melee(unit: \"us-01\", at: \"ge-07\")"), "PH-7.6-01");
}

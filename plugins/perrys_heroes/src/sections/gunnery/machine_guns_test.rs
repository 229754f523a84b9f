//! The machine guns of vehicles: a Panzer IV in the north with one beside its gun and one in its hull.

use super::MachineGunReport;
use super::aim_test::{AHEAD, judged, panzer, rich, tank};
use crate::facts::event::Event;
use crate::facts::rolls::CasualtyRolled;
use crate::files::values::{Health, Morale};
use crate::testing::{Bench, Play};
use crate::{Chance, Report};
use table::Side;

/// The machine gun of this number at the man ahead.
fn at(gun: u8) -> String {
    format!("FireMachineGun(unit: \"ge-07\", gun: {gun}, at: \"us-01\")")
}

fn volley(play: &Play, command: &str) -> MachineGunReport {
    let Report::MachineGun(report) = judged(play, command) else { panic!("a volley") };
    report
}

/// What each die gets, and needs.
fn die(play: &Play, command: &str) -> (Vec<i32>, i8) {
    let shot = volley(play, command).fire.salvo.dice[0][0].clone();
    (shot.lines.iter().map(|line| line.value).collect(), shot.needed)
}

fn struck(events: &[Event]) -> Vec<CasualtyRolled> {
    events.iter().filter_map(|event| if let Event::Struck(one) = event { Some(one.clone()) } else { None }).collect()
}

#[test]
fn ph_7_19_01_and_ph_r_63_a_fit_man_at_his_station_serves_it() {
    let by = |bench: Bench, gun: u8| volley(&bench.game(&[]), &at(gun)).server.to_string();
    assert_eq!([by(panzer("", AHEAD), 0), by(panzer("", AHEAD), 1)], ["ge-09", "ge-12"], "gunner and hull gunner");
    assert_eq!(by(tank("stug_iii_g", "", AHEAD), 0), "ge-10", "the loader");
    assert_eq!(by(tank("sdkfz_251", "", AHEAD), 0), "ge-08", "the commander");
    let hurt = panzer("", &format!("{AHEAD}, (id: \"ge-09\", health: Wounded)")).game(&[]);
    assert_eq!(hurt.refused(Side::Second, &at(0)), "PH-7.19-01");
    volley(&hurt, &at(1));
    assert_eq!(hurt.refused(Side::Second, &at(2)), "PH-7.19-01", "it has no third");
}

#[test]
fn ph_7_19_02_the_one_beside_the_gun_is_silent_until_the_gun_has_fired() {
    let mut play = rich(&panzer("", AHEAD), &[1, 1, 1, 1, 1]);
    volley(&play, &at(0));
    play.order(Side::Second, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"))");
    assert_eq!(play.refused(Side::Second, &at(0)), "PH-7.19-02");
    volley(&play, &at(1));
    play.order(Side::Second, "Load(unit: \"ge-07\", round: HighExplosive)");
    play.order(Side::Second, "FireGun(unit: \"ge-07\")");
    assert!(play.figure("ge-07").aim.is_some(), "the aim holds");
    play.order(Side::Second, &at(0));
}

#[test]
fn ph_7_19_03_and_ph_h_06_dice_and_modifiers_are_those_of_firearm_target_and_crew() {
    // An MG34 has 4 dice, and 2 more at medium range.
    let play = panzer("", AHEAD).game(&[]);
    let report = volley(&play, &at(1));
    assert_eq!((report.fire.salvo.dice.len(), die(&play, &at(1))), (4, (vec![2], 5)));
    assert_eq!(report.fire.pays.iter().map(|(_, cost)| *cost).collect::<Vec<_>>(), [2]);
    let moved = panzer("motion: Moved", &AHEAD.replace("located", "posture: Prone, located")).game(&[]);
    assert_eq!(die(&moved, &at(1)).0, [2, -3, -2]);
    let ran = panzer("", &AHEAD.replace("located", "motion: Ran, located")).game(&[]);
    assert_eq!(die(&ran, &at(1)).0, [2, -1, -1]);
    for (experience, value) in [("Veteran", 1), ("Green", -1)] {
        let crew = format!("(name: \"P\", vehicle: \"pzkpfw_iv_h\", experience: {experience})");
        let position = format!(
            "active: (side: Second, team: 1), figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\"]), {AHEAD}]"
        );
        let play = Bench::new().vehicles(Side::Second, &crew).position(&position).game(&[]);
        assert_eq!(die(&play, &at(1)).0, [2, value]);
    }
}

#[test]
fn ph_7_19_04_each_die_needs_what_other_firearms_need() {
    // From hull to base: the hull reaches 5.25 cm to the south.
    let needs = |gap: f64| {
        let y = 20.0 + 5.25 + gap + 1.25;
        die(&panzer("", &format!("(id: \"us-01\", at: (90, {y}), located: true)")).game(&[]), &at(1)).1
    };
    assert_eq!([needs(29.9), needs(30.0), needs(60.0), needs(60.1), needs(80.1)], [3, 5, 5, 7, 9]);
}

#[test]
fn ph_7_19_05_it_does_not_jam() {
    let mut play = panzer("", AHEAD).game(&[1, 1, 1, 1]);
    let events = play.order(Side::Second, &at(1));
    assert!(events.iter().any(|event| matches!(event, Event::Fired(volley) if !volley.jams && volley.gun == Some(1))));
    volley(&play, &at(1));
}

#[test]
fn ph_7_19_06_and_ph_7_19_07_who_runs_is_better_off_and_nobody_dies_violently() {
    let gets = |more: &str| {
        let play = panzer("", &AHEAD.replace("located", &format!("{more}, located"))).game(&[]);
        volley(&play, &at(1)).fire.struck[0].lines.iter().map(|line| line.value).collect::<Vec<_>>()
    };
    assert_eq!([gets("motion: Ran"), gets("motion: Moved"), gets("posture: Prone")], [vec![-1], vec![], vec![1]]);
    let mut play = panzer("", AHEAD).game(&[9, 1, 1, 2, 6]);
    let report = volley(&play, &at(1));
    let fate = crate::sections::fire::odds::fates(&play.0.table(), std::slice::from_ref(&report.fire.salvo))[0];
    assert!(fate.dead != Chance::NEVER && fate.violent == Chance::NEVER);
    let events = play.order(Side::Second, &at(1));
    assert!(struck(&events)[0].dead && !struck(&events)[0].violent);
    assert_eq!(play.figure("us-01").health, Health::Dead);
}

#[test]
fn ph_7_19_08_friends_of_the_victim_test() {
    let friend = format!("{AHEAD}, (id: \"us-02\", at: (95, 80))");
    let mut play = panzer("", &friend).game(&[9, 1, 1, 2, 4, 1]);
    play.order(Side::Second, &at(1));
    assert_eq!(play.figure("us-02").morale, Morale::Pinned);
}

#[test]
fn ph_h_07_and_ph_r_60_each_reaches_its_arc() {
    // 15.5 degrees off: 16.64 at 60; 30.5: 35.35.
    let man = |x: f64| format!("(id: \"us-01\", at: ({x}, 80), located: true)");
    assert_eq!(panzer("", &man(106.7)).game(&[]).refused(Side::Second, &at(0)), "PH-H-07");
    volley(&panzer("", &man(106.0)).game(&[]), &at(0));
    volley(&panzer("", &man(124.6)).game(&[]), &at(1));
    assert_eq!(panzer("", &man(125.4)).game(&[]).refused(Side::Second, &at(1)), "PH-H-07");
    // The turret takes the one beside the gun along.
    volley(&panzer("turret: 150", &man(124.6)).game(&[]), &at(0));
}

#[test]
fn ph_h_07_the_one_on_the_roof_reaches_all_round_with_an_open_hatch() {
    let of = |hatch: &str| {
        let position = format!(
            "active: (side: First, team: 1), figures: [
                (id: \"us-07\", at: (90, 100), knows: [\"ge-01\"], {hatch}), (id: \"ge-01\", at: (90, 115), located: true)]"
        );
        Bench::new().vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")").position(&position).game(&[])
    };
    let fire = "FireMachineGun(unit: \"us-07\", gun: 0, at: \"ge-01\")";
    assert_eq!(of("").refused(Side::First, fire), "PH-H-07");
    let command: crate::Command = crate::testing::read(fire);
    let open = of("hatch: true");
    let report = open.0.judge(&table::Order { side: Side::First, command }).expect("all round");
    let Report::MachineGun(report) = report else { panic!("a volley") };
    assert_eq!((report.server.to_string(), report.fire.salvo.dice.len()), ("us-08".to_string(), 6));
}

#[test]
fn ph_7_7_19_a_machine_gun_may_strike_its_zone() {
    let others = format!("{AHEAD}, (id: \"us-02\", at: (93, 80), located: true)");
    let play = panzer("", &others).game(&[]);
    let burst = "FireMachineGun(unit: \"ge-07\", gun: 1, at: \"us-01\", burst: true)";
    assert_eq!(volley(&play, burst).fire.zone.map(|zone| zone.figures.len()), Some(2));
    assert!(play.offers(Side::Second).contains(&crate::testing::read(burst)));
}

//! Caring for the wounded.

use super::*;
use crate::files::values::Left;
use crate::testing::{Bench, Play, id};
use table::Side::First;

const MEN: &str = "(name: \"Team\", men: [
    (name: \"Medic\", speciality: Medic), (name: \"With a kit\", first_aid: true), (name: \"Soldier\"), (name: \"Hurt\"),
])";

/// Medic, man with a kit and soldier stand around a fourth, who is hurt.
fn bench(hurt: &str) -> Bench {
    Bench::new().teams(First, MEN).position(&format!(
        "turn: 1, wind: 7, active: (side: First, team: 0), figures: [
            (id: \"us-01\", at: (90, 63)), (id: \"us-02\", at: (90, 57)), (id: \"us-03\", at: (93, 60)), (id: \"us-04\", {hurt}),
            (id: \"ge-01\", at: (90, 20), health: Wounded), (id: \"ge-02\", at: (95, 20), health: Treated),
            (id: \"ge-03\", at: (99, 20)), (id: \"ge-04\", health: Wounded, left: Own),
        ]"
    ))
}

fn hurt() -> Bench {
    bench("at: (90, 60), health: Wounded")
}

fn heal(play: &mut Play, who: &str) -> Vec<Event> {
    play.order(First, &format!("Heal(unit: \"{who}\", at: \"us-04\")"))
}

#[test]
fn ph_7_17_01_who_heals_and_whom() {
    let play = hurt().game(&[]);
    assert_eq!(play.refused(First, "Heal(unit: \"us-03\", at: \"us-04\")"), "PH-7.17-01", "he has no kit");
    assert_eq!(play.refused(First, "Heal(unit: \"us-01\", at: \"us-03\")"), "PH-7.17-01", "he is not Wounded");
    let enemy = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 60)), (id: \"ge-01\", at: (90, 57), located: true, health: Wounded),
    ]";
    let beside = Bench::new().teams(First, MEN).position(enemy).game(&[]);
    assert_eq!(beside.refused(First, "Heal(unit: \"us-01\", at: \"ge-01\")"), "PH-7.17-01", "he is an enemy");
    for health in ["Fit", "Treated", "Dead"] {
        let well = bench(&format!("at: (90, 60), health: {health}")).game(&[]);
        assert_eq!(well.refused(First, "Heal(unit: \"us-01\", at: \"us-04\")"), "PH-7.17-01", "{health}");
    }
    let at = |y: f64| {
        let play = bench(&format!("at: (90, {y}), health: Wounded")).game(&[]);
        report(&play.0.table(), First, id("us-02"), id("us-04")).err().map(|refusal| refusal.rule.0)
    };
    assert_eq!([at(61.49), at(61.5)], [None, Some("PH-7.17-01")], "less than 2 cm between the bases");
}

#[test]
fn ph_7_17_01_he_may_care_for_himself() {
    let team = "(name: \"Team\", men: [(name: \"Medic\", speciality: Medic), (name: \"A\"), (name: \"B\")])";
    let position = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 60), health: Wounded), (id: \"us-02\", at: (20, 60)),
    ]";
    let mut play = Bench::new().teams(First, team).position(position).game(&[4]);
    play.order(First, "Heal(unit: \"us-01\", at: \"us-01\")");
    assert_eq!(play.figure("us-01").health, Health::Treated);
}

#[test]
fn ph_7_17_02_four_points_and_six_or_more() {
    let health = |who: &str, die: u8| {
        let mut play = hurt().game(&[die]);
        let before = play.0.table().battle.pools[0];
        heal(&mut play, who);
        assert_eq!((play.0.table().battle.pools[0], play.figure(who).used), (before - 4, 4));
        play.figure("us-04").health
    };
    assert_eq!([3, 4].map(|die| health("us-01", die)), [Health::Wounded, Health::Treated], "a medic gets 2");
    assert_eq!([5, 6].map(|die| health("us-02", die)), [Health::Wounded, Health::Treated]);
    let chance = |who: &str| {
        let play = hurt().game(&[]);
        report(&play.0.table(), First, id(who), id("us-04")).expect("lawful").chance_of_10()
    };
    assert_eq!(["us-01", "us-02"].map(chance), [7, 5]);
    let mut play = hurt().game(&[4]);
    let events = heal(&mut play, "us-01");
    let rolled = events.iter().find_map(|event| if let Event::Rolled(rolled) = event { Some(rolled) } else { None });
    let rolled = rolled.expect("a roll");
    assert_eq!((rolled.lines[0].rule.0, rolled.about, rolled.passed), ("PH-7.17-02", Some(id("us-04")), true));
}

#[test]
fn ph_4_5_09_the_demoralised_heal() {
    let position = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 63), morale: Demoralised, posture: Prone), (id: \"us-04\", at: (90, 60), health: Wounded),
        (id: \"us-02\", at: (20, 60)),
    ]";
    let mut play = Bench::new().teams(First, MEN).position(position).game(&[4]);
    heal(&mut play, "us-01");
    assert_eq!(play.figure("us-04").health, Health::Treated);
}

#[test]
fn ph_7_17_03_the_untreated_die_when_the_mission_ends() {
    let play = hurt().game(&[]);
    let events = mission_ends(&play.0.table());
    let mut died: Vec<_> = events
        .iter()
        .filter_map(|event| if let Event::Is(who, Is::Healthy(Health::Dead)) = event { Some(*who) } else { None })
        .collect();
    died.dedup();
    assert_eq!(died, [id("us-04"), id("ge-01"), id("ge-04")]);
    assert_eq!(play.figure("ge-04").left, Left::Own, "wherever he is");
    assert!(!events.iter().any(|event| matches!(event, Event::Rolled(_))), "no morale tests");
}

#[test]
fn all_lawful_care_is_offered() {
    let mut offers = hurt().game(&[]).offers(First);
    offers.retain(|one| matches!(one, Command::Heal { .. }));
    let heal = |who: &str| Command::Heal { unit: id(who), at: id("us-04") };
    assert_eq!(offers, [heal("us-01"), heal("us-02")]);
}

#[test]
fn ph_6_1_05_who_has_too_few_points_left_heals_nobody() {
    let position = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 63), used: 3), (id: \"us-04\", at: (90, 60), health: Wounded),
    ]";
    let play = Bench::new().teams(First, MEN).position(position).game(&[]);
    assert_eq!(play.refused(First, "Heal(unit: \"us-01\", at: \"us-04\")"), "PH-6.1-05");
}

#[test]
fn ph_r_37_who_is_panicked_and_cannot_flee_does_nothing_at_all() {
    // A wounded man does not flee (PH-H-12): he might think of something else.
    let team = "(name: \"Team\", men: [(name: \"A\", weapon: \"m1_garand\", rifle_grenades: 2, first_aid: true, grenades: 1, traps: 1),
        (name: \"Runner\", speciality: Messenger), (name: \"B\")])";
    let position = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 63), health: Wounded, morale: Panicked, posture: Prone, jam: Jammed),
        (id: \"us-02\", at: (93, 63), carries: [\"ge-01\"]), (id: \"us-03\", at: (90, 60), health: Wounded), (id: \"ge-01\", at: (90, 40), located: true)]";
    let play = Bench::new().teams(First, team).position(position).game(&[]);
    for command in [
        "Heal(unit: \"us-01\", at: \"us-01\")",
        "Launcher(unit: \"us-01\", fit: true)",
        "ClearJam(unit: \"us-01\")",
        "Tell(unit: \"us-02\", to: \"us-01\", by: Messenger)",
        "Posture(unit: \"us-01\", to: Standing)",
        "Throw(unit: \"us-01\", at: (x: 9000, y: 5000))",
        "Search(unit: \"us-01\")",
        "Locate(unit: \"us-01\", at: \"ge-01\")",
        "Alert(unit: \"us-01\")",
    ] {
        assert_eq!(play.refused(First, command), "PH-R-37", "{command}");
    }
    let offers = play.offers(First);
    let acts = format!("unit: {:?}", id("us-01"));
    assert!(!offers.iter().any(|one| format!("{one:?}").contains(&acts)), "{offers:?}");
}

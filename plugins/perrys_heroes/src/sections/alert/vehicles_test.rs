//! Vehicles on alert: a Panzer IV `ge-07` that looks south, and Americans who come into its sight.

use super::*;
use crate::Report;
use crate::facts::command::Command;
use crate::files::values::{Health, Motion, Round};
use crate::testing::{Bench, Play, id, read};
use measured_table::Heading;
use table::Order;

/// The Panzer in the middle of the north; whose card lies there, what else is true of it, and further figures.
fn panzer(active: &str, more: &str, others: &str) -> Bench {
    Bench::new()
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: {active}, figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\", \"us-02\", \"us-07\"], {more}), {others}]"
        ))
}

const ITS_CARD: &str = "(side: Second, team: 1)";
const OUR_CARD: &str = "(side: First, team: 0)";
const AHEAD: &str = "(id: \"us-01\", at: (90, 50), located: true), (id: \"us-02\", at: (150, 115))";
const ASKS: &str = "alert: true, answer: Ask";

fn shots(play: &Play) -> Vec<Command> {
    play.offers(Side::Second).into_iter().filter(|one| matches!(one, Command::AlertShot { .. })).collect()
}

#[test]
fn ph_7_14_01_and_ph_7_14_02_a_vehicle_goes_on_alert_for_5_points_before_all_else() {
    let alert = "Alert(unit: \"ge-07\")";
    let mut play = panzer(ITS_CARD, "", AHEAD).game(&[]);
    play.order(Side::Second, alert);
    assert_eq!((play.figure("ge-07").points, play.figure("ge-07").alert), (1, true));
    let mut play = panzer(ITS_CARD, "", AHEAD).game(&[]);
    play.order(Side::Second, "Hatch(unit: \"ge-07\", open: true)");
    assert_eq!(play.refused(Side::Second, alert), "PH-7.14-01");
    // Nobody serves its machine guns, and no round is loaded.
    let nobody = format!("{AHEAD}, (id: \"ge-09\", health: Wounded), (id: \"ge-12\", health: Wounded)");
    assert_eq!(panzer(ITS_CARD, "", &nobody).game(&[]).refused(Side::Second, alert), "PH-7.14-04");
    panzer(ITS_CARD, "round: AntiTank", &nobody).game(&[]).order(Side::Second, alert);
}

#[test]
fn ph_7_14_05_what_a_crew_does_ends_its_alert() {
    let mut play = panzer(ITS_CARD, "alert: true", AHEAD).game(&[]);
    play.order(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)");
    assert!(!play.figure("ge-07").alert);
}

#[test]
fn ph_7_14_03_it_covers_60_degrees_to_both_sides_of_its_gun_and_swings_round_within() {
    // 59 and 61 degrees to the left of south, 40 cm away.
    for (x, y, reached) in [(124.29, 40.6, true), (124.98, 39.39, false)] {
        let others = format!("(id: \"us-01\", at: ({x}, {y}), located: true), (id: \"us-02\", at: (20, 115))");
        let mut play = panzer(OUR_CARD, &format!("round: HighExplosive, {ASKS}"), &others).game(&[1]);
        play.order(Side::First, "Posture(unit: \"us-02\", to: Prone)");
        assert_eq!(play.0.to_act() == Some(Side::Second), reached, "{x}");
        if reached {
            play.order(Side::Second, "AlertShot(unit: \"ge-07\", at: \"us-01\")");
            let tank = play.figure("ge-07");
            assert_eq!((tank.turret, tank.facing, tank.alert), (Heading::new(1210), Heading::SOUTH, false));
            assert_eq!(tank.round, Round::Empty);
        }
    }
    // An assault gun pivots its hull for it.
    let position = format!(
        "active: {OUR_CARD}, figures: [(id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\"], round: HighExplosive, {ASKS}),
            (id: \"us-01\", at: (124.29, 40.6), located: true), (id: \"us-02\", at: (20, 115))]"
    );
    let stug = Bench::new().vehicles(Side::Second, "(name: \"StuG\", vehicle: \"stug_iii_g\")").position(&position);
    let mut play = stug.game(&[1]);
    play.order(Side::First, "Posture(unit: \"us-02\", to: Prone)");
    play.order(Side::Second, "AlertShot(unit: \"ge-07\", at: \"us-01\")");
    assert_eq!((play.figure("ge-07").facing.tenths(), play.figure("ge-07").motion), (1210, Motion::Still));
}

#[test]
fn ph_r_61_it_fires_its_main_gun_if_that_is_loaded_or_one_machine_gun() {
    let asked = |more: &str, dice: &[u8]| {
        let mut play = panzer(OUR_CARD, &format!("{more} {ASKS}"), AHEAD).game(dice);
        play.order(Side::First, "Posture(unit: \"us-02\", to: Prone)");
        play
    };
    let at = |gun: Option<u8>| Command::AlertShot { unit: id("ge-07"), at: id("us-01"), burst: false, gun };
    assert_eq!(shots(&asked("round: AntiTank,", &[])), [at(None), at(Some(0)), at(Some(1))]);
    assert_eq!(shots(&asked("", &[])), [at(None)]);
    let judged = |play: &Play, gun: Option<u8>| {
        play.0.judge(&Order { side: Side::Second, command: at(gun) }).expect("a lawful shot")
    };
    let loaded = asked("round: AntiTank,", &[]);
    let Report::Gun(gun) = judged(&loaded, None) else { panic!("its main gun") };
    assert_eq!((gun.cost, gun.alert, gun.locates), (0, true, false));
    assert!(matches!(judged(&loaded, Some(1)), Report::MachineGun(one) if one.gun == 1));
    assert!(matches!(judged(&asked("", &[]), None), Report::MachineGun(_)));
    // 9 hits the man, and 6 kills him.
    let mut play = asked("round: AntiTank,", &[9, 6]);
    play.order(Side::Second, "AlertShot(unit: \"ge-07\", at: \"us-01\")");
    assert_eq!((play.figure("us-01").health, play.figure("ge-07").alert), (Health::Dead, false));
}

#[test]
fn ph_d_16_a_vehicle_that_is_to_fires_by_itself_at_whoever_comes_into_its_sight() {
    let wood = "(kind: \"wood\", shape: Area([(70, 40), (94, 40), (94, 44), (70, 44)]))";
    let others = "(id: \"us-01\", at: (90, 50), located: true)";
    let bench = panzer(OUR_CARD, "round: HighExplosive, alert: true, answer: AtOnce", others).pieces(wood);
    let mut play = bench.game(&[1]);
    let events = play.order(Side::First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 10000, y: 5000)])");
    assert!(events.iter().any(|event| matches!(event, Event::GunFired(_))), "{events:?}");
}

#[test]
fn ph_7_14_04_a_vehicle_fires_from_alert_at_vehicles_with_its_main_gun_alone() {
    let others = "(id: \"us-07\", at: (90, 80), located: true), (id: \"us-02\", at: (20, 115))";
    let asked = |more: &str| {
        let mut play = panzer(OUR_CARD, &format!("{more} {ASKS}"), others).game(&[1]);
        play.order(Side::First, "Posture(unit: \"us-02\", to: Prone)");
        play
    };
    assert_eq!(asked("").0.to_act(), Some(Side::First), "machine guns do nothing to it");
    let mut play = asked("round: AntiTank,");
    let shot: Command = read("AlertShot(unit: \"ge-07\", at: \"us-07\")");
    assert_eq!(shots(&play), [shot]);
    play.order(Side::Second, "AlertShot(unit: \"ge-07\", at: \"us-07\")");
}

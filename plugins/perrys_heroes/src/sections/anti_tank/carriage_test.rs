//! Those who serve a gun on a carriage (PH-H-30).

use crate::facts::command::Command;
use crate::testing::{Bench, Play, id, read};
use table::Order;
use table::Side::{First, Second};

/// A PAK40 `ge-04` at (90, 40) that looks south, which `ge-01`, `ge-02` and `ge-03` touch, each with such fields; a Sherman `us-07`.
fn pak(gun: &str, men: [&str; 3], dice: &[u8]) -> Play {
    let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\"), \
        (name: \"B\", weapon: \"mauser_98k\"), (name: \"C\", weapon: \"mauser_98k\")])";
    let [one, two, three] = men;
    Bench::new()
        .teams(Second, team)
        .vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: Second, team: 0), figures: [(id: \"ge-04\", at: (90, 40), facing: 180, {gun}),
                (id: \"ge-01\", at: (90, 36.25), {one}), (id: \"ge-02\", at: (86.25, 40), {two}), (id: \"ge-03\", at: (93.75, 40), {three}),
                (id: \"us-07\", at: (90, 107), facing: 90, located: true), (id: \"us-01\", at: (20, 110))]"
        ))
        .game(dice)
}

const GUN: &str = "FireCarriage(unit: \"ge-04\", at: \"us-07\")";
const KNOWS: &str = "knows: [\"us-07\"]";

#[test]
fn ph_h_30_those_first_serve_a_gun_who_know_of_its_target() {
    let used = |men: [&str; 3]| {
        let mut play = pak("", men, &[1]);
        play.order(Second, GUN);
        ["ge-01", "ge-02", "ge-03"].map(|man| play.figure(man).used)
    };
    assert_eq!(used(["", KNOWS, KNOWS]), [0, 2, 2]);
    assert_eq!(used(["", "", KNOWS]), [2, 0, 2]);
    assert_eq!(used([KNOWS, "", ""]), [2, 2, 0]);
    assert_eq!(pak("", [""; 3], &[]).refused(Second, GUN), "PH-7.5-11");
}

#[test]
fn ph_3_4_07_of_a_concealed_gun_those_are_seen_who_fire_it_for_the_third_time() {
    let hidden = "concealed: true, volleys: 2";
    let knows = format!("{hidden}, {KNOWS}");
    let mut play = pak("concealed: true, volleys: 2", [&knows, hidden, "concealed: true"], &[1]);
    play.order(Second, GUN);
    let seen =
        ["ge-04", "ge-01", "ge-02", "ge-03"].map(|unit| (play.figure(unit).concealed, play.figure(unit).located));
    assert_eq!(seen, [(false, true), (false, true), (false, true), (true, false)]);
}

#[test]
fn ph_h_30_a_turn_that_is_too_dear_is_told_as_such() {
    let play = pak("", [KNOWS; 3], &[]);
    // Half round is four steps.
    let command: Command = read("Traverse(unit: \"ge-04\", to: 0)");
    let refusal = play.0.check(&Order { side: Second, command }).expect_err("8 points");
    assert_eq!(refusal.rule.0, "PH-H-30");
    assert!(refusal.reason.to_string().contains("costs 8 action points"), "{}", refusal.reason);
    assert!(
        play.offers(Second)
            .iter()
            .any(|order| matches!(order, Command::FireCarriage { unit, .. } if *unit == id("ge-04")))
    );
}

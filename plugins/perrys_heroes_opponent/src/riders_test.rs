//! Men who ride: they get out where it gains, and stay where it does not.

use super::{first_thought, gets_in};
use crate::eye::Eye;
use crate::idea::Idea;
use crate::sights::Sights;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

fn bench() -> Bench {
    Bench::new()
        .scenario("dealt: false")
        .vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
        .vehicles(Side::Second, "(name: \"Tiger\", vehicle: \"tiger\")")
}

fn game(truck: &str, more: &str) -> Play {
    let figures = format!("(id: \"us-02\", aboard: \"us-07\"), (id: \"us-07\", {truck}), {more}");
    bench().position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[8; 20])
}

fn thought(game: &Play) -> Option<Command> {
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            let plan = first_thought(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-02"));
            plan.and_then(|plan| plan.orders.into_iter().next())
        })
    })
}

#[test]
fn ph_7_9_03_a_rider_gets_out_of_what_cannot_drive_any_more_under_a_gun_and_stays_where_nobody_is() {
    let quiet = game("at: (90, 110)", "(id: \"ge-02\", at: (5, 5))");
    assert_eq!(thought(&quiet), None);
    let hit = game("at: (90, 70), immobile: true", "(id: \"ge-07\", at: (90, 30), facing: 180)");
    assert!(matches!(thought(&hit), Some(Command::Disembark { .. })), "{:?}", thought(&hit));
}

#[test]
fn ph_7_9_02_who_has_far_to_go_climbs_in_where_no_enemy_is_near() {
    let found = |enemy: &str| {
        let position = format!(
            "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 103)), (id: \"us-07\", at: (90, 110)), (id: \"ge-02\", at: {enemy})]"
        );
        let mut game = bench().position(&position).game(&[]);
        let mut found: Vec<Idea> = Vec::new();
        PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
            Sights::default().with(seen, |shelf| {
                gets_in(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-02"), 6, &mut found);
            });
        });
        for order in found.first().map(|idea| idea.orders.clone()).unwrap_or_default() {
            game.0.obey(Side::First, order).expect("he climbs in");
        }
        game.figure("us-02").aboard.is_some()
    };
    assert!(found("(90, 5)"));
    assert!(!found("(90, 90)"));
}

//! Grenades, alert and care.

use super::ideas;
use crate::eye::Eye;
use crate::idea::Idea;
use crate::sights::Sights;
use perrys_heroes::testing::Bench;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

fn found(bench: Bench) -> Vec<Idea> {
    let game = bench.game(&[]);
    let mut found = Vec::new();
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            ideas(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-02"), &mut found);
        });
    });
    found
}

fn throwers() -> Bench {
    let team = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"m1_garand\"), (name: \"Man\", weapon: \"m1_garand\", grenades: 2)])";
    Bench::new().scenario("dealt: false").teams(Side::First, team)
}

#[test]
fn a_grenade_at_two_is_worth_more_than_one_at_one() {
    let best = |others: &str| {
        let position = format!(
            "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 50)), (id: \"ge-02\", at: (90, 38)), {others}]"
        );
        let ideas = found(throwers().position(&position));
        let throws = ideas.iter().filter(|idea| matches!(idea.orders.first(), Some(Command::Throw { .. })));
        throws.map(|idea| idea.worth).fold(f64::MIN, f64::max)
    };
    let [one, two] = ["(id: \"ge-03\", at: (20, 10))", "(id: \"ge-03\", at: (93, 38))"].map(best);
    assert!(two > one && one > 0.0, "{two} {one}");
}

#[test]
fn who_is_too_far_away_runs_up_and_throws() {
    let position =
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 60)), (id: \"ge-02\", at: (90, 30))]";
    let ideas = found(throwers().position(position));
    let runs = |idea: &Idea| matches!(idea.orders.as_slice(), [Command::Move { .. }, Command::Throw { .. }]);
    assert!(ideas.iter().any(runs), "{ideas:?}");
}

//! What comes to mind first.

use super::first_thought;
use crate::sights::Sights;
use perrys_heroes::testing::{Bench, id};
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

fn thought(position: &str) -> Option<Command> {
    let game = Bench::new().scenario("dealt: false").position(position).game(&[]);
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        let plan = Sights::default().with(seen, |shelf| first_thought(seen, Side::First, shelf, id("us-02")));
        plan.and_then(|plan| plan.orders.into_iter().next())
    })
}

#[test]
fn whoever_knows_an_enemy_fires_and_whoever_sees_none_goes_on() {
    let fires = thought(
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 50), knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 20), located: true)]",
    );
    assert!(matches!(fires, Some(Command::Fire { .. })), "{fires:?}");
    let goes = thought(
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (20, 110)), (id: \"us-03\", at: (26, 110)), (id: \"ge-02\", at: (170, 5))]",
    );
    assert!(matches!(goes, Some(Command::Move { .. })), "{goes:?}");
}

#[test]
fn who_has_a_weapon_against_a_vehicle_that_is_near_uses_it_before_his_rifle() {
    let team = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"), (name: \"Man\", weapon: \"m1_garand\", mines: 1)])";
    let game = Bench::new()
        .scenario("dealt: false")
        .teams(Side::First, team)
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position("active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 54.5), knows: [\"ge-07\"]), (id: \"ge-07\", at: (90, 50), facing: 90, located: true)]")
        .game(&[]);
    let first = PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        let plan = Sights::default().with(seen, |shelf| first_thought(seen, Side::First, shelf, id("us-02")));
        plan.and_then(|plan| plan.orders.into_iter().next())
    });
    assert!(matches!(first, Some(Command::Assault { .. })), "{first:?}");
}

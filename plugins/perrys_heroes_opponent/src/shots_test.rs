//! Fire from where a man is.

use super::ideas;
use crate::eye::Eye;
use crate::idea::Idea;
use crate::sights::Sights;
use perrys_heroes::testing::Bench;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

fn found(position: &str) -> Vec<Idea> {
    let game = Bench::new().scenario("dealt: false").position(position).game(&[]);
    let mut found = Vec::new();
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            let man = game.figure("us-02");
            let mut eye = Eye::of(seen, Side::First, shelf);
            let before = [eye.fears(&man), eye.hopes(&man)];
            ideas(&mut eye, &man, before, &mut found);
        });
    });
    found
}

#[test]
fn whom_nobody_has_found_is_looked_for_before_he_is_fired_at() {
    let found = found(
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 50)), (id: \"ge-02\", at: (90, 20))]",
    );
    let fire = found.iter().find(|idea| idea.orders.iter().any(|one| matches!(one, Command::Fire { .. })));
    let orders = &fire.expect("he may fire").orders;
    let looks = orders.iter().position(|one| matches!(one, Command::Locate { .. }));
    let fires = orders.iter().position(|one| matches!(one, Command::Fire { .. }));
    assert!(looks.is_some() && looks < fires, "{orders:?}");
}

#[test]
fn whom_he_knows_he_fires_at_as_often_as_he_can() {
    let found = found(
        "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 50), knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 20), located: true)]",
    );
    let shots = |idea: &Idea| idea.orders.iter().filter(|one| matches!(one, Command::Fire { .. })).count();
    assert_eq!(found.iter().map(shots).max(), Some(3), "{found:?}");
    assert!(found.iter().all(|idea| !idea.orders.iter().any(|one| matches!(one, Command::Locate { .. }))));
}

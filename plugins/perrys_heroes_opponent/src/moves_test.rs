//! Ways to places that matter.

use super::{finds_ways, ideas, onward};
use crate::eye::Eye;
use crate::idea::Idea;
use crate::sights::Sights;
use perrys_heroes::testing::Bench;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

const POSITION: &str = "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 100)), (id: \"us-03\", at: (84, 100)), (id: \"ge-02\", at: (90, 10))]";

fn ask<T>(pieces: &str, tell: impl Fn(&mut Eye, Vec<Idea>) -> T) -> T {
    let game = Bench::new().scenario("dealt: false").pieces(pieces).position(POSITION).game(&[]);
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            let mut eye = Eye::of(seen, Side::First, shelf);
            let mut found = Vec::new();
            ideas(&mut eye, &game.figure("us-02"), [0.0; 2], &mut found);
            tell(&mut eye, found)
        })
    })
}

#[test]
fn who_is_to_go_forward_goes_forward() {
    ask("", |eye, found| {
        let best = found.iter().max_by(|one, other| one.worth.total_cmp(&other.worth)).expect("a way");
        let to = best.orders.iter().find_map(|one| if let Command::Move { way, .. } = one { way.last() } else { None });
        assert!(to.is_some_and(|to| to.y < 9_500), "{best:?}");
        let man = eye.seen.figure(perrys_heroes::testing::id("us-02")).expect("a man");
        assert!(onward(eye, &man).is_some_and(|(_, at)| at.y < 10_000));
    });
}

#[test]
fn all_ways_are_found_round_what_is_in_the_way() {
    let house = "(kind: \"house\", shape: Area([(86, 90), (94, 90), (94, 96), (86, 96)]))";
    ask(house, |eye, mut found| {
        let lawful = found.iter_mut().map(|idea| finds_ways(eye, &mut idea.orders)).filter(|found| *found).count();
        assert!(lawful > 0, "{found:?}");
    });
}

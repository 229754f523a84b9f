//! What is planned: lawful, the same each time, and of what is seen alone.

use super::plans;
use crate::{Plan, Sights};
use opponent::Offer;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

const DUEL: &str = "active: (side: First, team: 0), figures: [
    (id: \"us-01\", at: (90, 50), knows: [\"ge-01\"]), (id: \"us-02\", at: (84, 50)), (id: \"us-03\", at: (90, 95)),
    (id: \"ge-01\", at: (90, 20), located: true), (id: \"ge-02\", at: (96, 20)), (id: \"ge-03\", at: (20, 10), concealed: true)]";

fn offers(game: &Play) -> Vec<Offer<Plan>> {
    let mut out = Vec::new();
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| plans(seen, Side::First, shelf, &mut out));
    });
    out
}

#[test]
fn every_plan_begins_with_a_lawful_order_and_none_is_endless() {
    let game = Bench::new().scenario("dealt: false").position(DUEL).game(&[]);
    let offers = offers(&game);
    assert!(offers.len() > 5, "{offers:?}");
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        for offer in &offers {
            let first = offer.plan.orders.first().expect("an order");
            assert!(PerrysHeroes::judge(seen, Side::First, first).is_ok(), "{first:?}");
            // What is free may be done for ever.
            assert!(!offer.plan.all().any(|one| matches!(one, Command::Standing { .. } | Command::Face { .. })));
        }
    });
    assert!(offers.iter().any(|offer| offer.plan == Plan::order(Command::Finish)));
}

#[test]
fn plans_are_the_same_each_time() {
    let game = Bench::new().scenario("dealt: false").position(DUEL).game(&[]);
    assert_eq!(offers(&game), offers(&game));
}

#[test]
fn what_is_hidden_changes_no_plan() {
    let at = |place: &str| Bench::new().scenario("dealt: false").position(&DUEL.replace("(20, 10)", place)).game(&[]);
    assert_eq!(offers(&at("(20, 10)")), offers(&at("(170, 5)")));
    let fit = at("(20, 10)");
    let hurt = Bench::new()
        .scenario("dealt: false")
        .position(&DUEL.replace("at: (96, 20)", "at: (96, 20), health: Wounded, posture: Prone"))
        .game(&[]);
    assert_eq!(offers(&fit), offers(&hurt));
}

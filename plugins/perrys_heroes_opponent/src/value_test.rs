//! Positions are worth more to whoever has more, or is further.

use crate::Instinct;
use opponent::{Insight as _, ONE};
use perrys_heroes::testing::Bench;

fn value(position: &str) -> i32 {
    let game = Bench::new().position(position).game(&[]);
    Instinct::default().value(&game.0.table())
}

#[test]
fn whoever_has_lost_a_man_is_worse_off() {
    let equal = value(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20))]",
    );
    let worse = value(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"us-02\", health: Dead), (id: \"ge-01\", at: (90, 20))]",
    );
    assert!(worse < equal && equal < ONE, "{worse} {equal}");
}

#[test]
fn whoever_has_orders_to_advance_is_better_off_in_front() {
    let back = value(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20))]",
    );
    let front = value(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 55)), (id: \"ge-01\", at: (90, 20))]",
    );
    assert!(front > back, "{front} {back}");
}

//! The choice at once.

use super::*;
use crate::testing::{Bench, row};

fn unit(facts: &str) -> Unit {
    let squad = row(60.0, 60.0, 12);
    let play = Bench::new()
        .position(&format!("active: First, phase: Movement, units: [(id: \"us-2\", at: [{squad}] {facts})]"))
        .game(&[]);
    play.unit("us-2")
}

#[test]
fn roe_dis_26_one_immediate_test_is_taken_in_a_turn() {
    assert!(opens(&unit(", discipline: Shaken"), Side::First).is_some());
    assert!(opens(&unit(", discipline: Shaken, tested: true"), Side::First).is_none());
    assert!(opens(&unit(", discipline: Suppressed"), Side::First).is_none());
    // ROE-DIS-24: in its own turn alone.
    assert!(opens(&unit(", discipline: Shaken"), Side::Second).is_none());
}

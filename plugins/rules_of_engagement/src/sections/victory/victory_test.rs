//! How battles end.

use super::*;
use crate::testing::{Bench, Play, row};

/// The Americans attack. Their units stand at these y, and the German squads at these.
fn game(us: [f64; 3], ge: &[f64], more: &str) -> Play {
    let men = [5, 12, 12];
    let us: Vec<String> = (1..=3)
        .zip(us)
        .map(|(no, y)| {
            format!("(id: \"us-{no}\", at: [{}])", row(20.0 + 50.0 * f64::from(no - 1), y, men[no as usize - 1]))
        })
        .collect();
    let places = [(2, 20.0), (3, 70.0), (1, 120.0)];
    let ge: Vec<String> = places
        .iter()
        .zip(ge)
        .map(|((no, x), y)| format!("(id: \"ge-{no}\", at: [{}] {more})", row(*x, *y, if *no == 1 { 5 } else { 9 })))
        .collect();
    let (us, ge) = (us.join(", "), ge.join(", "));
    Bench::new().position(&format!("active: First, phase: Shooting, units: [{us}, {ge}]")).game(&[])
}

fn ends(play: &Play, turn: u8) -> Option<Outcome> {
    at_the_end_of(&play.0.table(), turn)
}

#[test]
fn roe_h_26_after_the_last_turn_the_attacker_needs_more_steady_units_in_the_zone() {
    let won = |winner| Some(Outcome { winner: Some(winner), withdrawn: false });
    // Two against two are not more.
    assert_eq!(ends(&game([100.0, 30.0, 30.0], &[10.0, 10.0, 60.0], ""), 8), won(Side::Second));
    assert_eq!(ends(&game([30.0, 34.0, 38.0], &[10.0, 10.0, 60.0], ""), 8), won(Side::First));
    // Shaken units do not count.
    assert_eq!(ends(&game([100.0, 30.0, 100.0], &[10.0, 10.0, 60.0], ", discipline: Shaken"), 8), won(Side::First));
    // Before the last turn nothing is decided.
    assert_eq!(ends(&game([30.0, 34.0, 38.0], &[10.0, 10.0, 60.0], ""), 7), None);
}

#[test]
fn roe_h_26_a_side_that_has_lost_half_its_ce_withdraws() {
    // The Germans have 3, 4 and 4: two squads are 8 of 11, one is 4.
    let won = Some(Outcome { winner: Some(Side::First), withdrawn: true });
    assert_eq!(ends(&game([100.0; 3], &[10.0], ""), 3), won);
    assert_eq!(ends(&game([100.0; 3], &[10.0, 10.0, 10.0], ""), 3), None);
}

//! Units that keep together, and units that do not.

use super::bench::{FAR, bench, moves, report, way};
use super::coherent;
use crate::testing::Bench;
use table::Side::First;

/// Three men in a row with gaps of 1, of whom the last goes to the east, so that so much is between him and the next one.
fn last_goes(gap: f64) -> Result<usize, String> {
    let play = bench("", "at: [(90, 80), (93.5, 80), (97, 80)], order: Advance", FAR).game(&[]);
    let order = moves("us-2", &[way("us-2-03", &[(93.5 + 2.5 + gap, 80.0)])]);
    report(&play, &order).map(|report| report.ways.len())
}

#[test]
fn roe_gen_10_every_figure_stays_within_5_cm_of_another() {
    assert_eq!(last_goes(5.0), Ok(1));
    assert_eq!(last_goes(5.01), Err("ROE-GEN-10".into()));
}

#[test]
fn roe_r_46_a_unit_is_one_chain_and_not_two_groups() {
    let play = bench("", "at: [(90, 80), (93, 80), (96, 80), (99, 80)], order: Advance", FAR).game(&[]);
    let two = |x: f64| {
        let order = moves("us-2", &[way("us-2-03", &[(x, 80.0)]), way("us-2-04", &[(x + 3.0, 80.0)])]);
        report(&play, &order).map(|report| report.ways.len())
    };
    assert_eq!(two(100.5), Ok(2));
    assert_eq!(two(100.51), Err("ROE-R-46".into()), "nobody is alone, but there are two groups");
}

#[test]
fn roe_h_08_who_is_out_of_cohesion_restores_it_and_does_not_fire() {
    let apart = "at: [(90, 80), (93, 80), (110, 80), (113, 80)]";
    let play = bench("", &format!("{apart}, order: Advance"), FAR).game(&[]);
    assert!(!coherent(&play.0.table(), &play.unit("us-2")));
    let goes = |x: f64| {
        let order = moves("us-2", &[way("us-2-03", &[(x, 80.0)]), way("us-2-04", &[(x + 3.0, 80.0)])]);
        report(&play, &order).map(|report| report.ways.len())
    };
    assert_eq!(goes(97.0), Ok(2), "together again");
    assert_eq!(goes(105.0), Ok(2), "nearer, if not together yet");
    assert_eq!(goes(111.0), Err("ROE-H-08".into()));
    let shooting = |at: &str| {
        Bench::new()
            .position(&format!(
                "active: First, phase: Shooting, units: [(id: \"us-2\", {at}, target: \"ge-2\"), (id: \"ge-2\", at: [(90, 60)])]"
            ))
            .game(&[])
    };
    let fire = "Fire(unit: \"us-2\", at: \"ge-2\")";
    assert_eq!(shooting(&format!("{apart}, order: Advance")).refused(First, fire), "ROE-H-08");
    assert!(super::may_fight(&play.0.table(), &play.unit("ge-2")).is_ok());
}

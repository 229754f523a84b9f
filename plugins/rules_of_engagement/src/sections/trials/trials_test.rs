//! Discipline and Experience tests.

use super::*;
use crate::testing::{Bench, Play, id, row};

/// The Germans are active in their Discipline phase, a squad of them with these facts; their command stands so far east of it.
fn germans(squad: &str, men: u8, command: f64) -> Play {
    let (squad_at, command_at, enemy) = (row(20.0, 50.0, men), row(command, 50.0, 5), row(90.0, 100.0, 12));
    Bench::new()
        .position(&format!(
            "active: Second, phase: Discipline, units: [
                (id: \"ge-2\", at: [{squad_at}], {squad}), (id: \"ge-1\", at: [{command_at}], settled: true),
                (id: \"us-2\", at: [{enemy}]),
            ]"
        ))
        .game(&[])
}

fn lines(play: &Play) -> Vec<(&'static str, i32)> {
    let table = play.0.table();
    let mut lines: Vec<Line> = Vec::new();
    discipline_lines(&table, &table.unit(id("ge-2")).expect("a squad"), &mut lines);
    lines.into_iter().map(|line| (line.rule.0, line.value)).collect()
}

#[test]
fn roe_tst_04_each_row_adds_what_it_says() {
    // ROE-W-01: an NCO, the Officer too far away, fired on.
    assert_eq!(lines(&germans("discipline: Suppressed, fired_on: true", 9, 90.0)), [("ROE-TST-04", 1)]);
    // Neither fired on nor engaged.
    let quiet = lines(&germans("discipline: Suppressed", 9, 90.0));
    assert_eq!(quiet, [("ROE-TST-04", 1), ("ROE-TST-06", 1)]);
    assert_eq!(lines(&germans("discipline: Suppressed, engaged: true", 9, 90.0)), [("ROE-TST-04", 1)]);
    // Shaken or Demoralised; below half of nine.
    let shaken = lines(&germans("discipline: Shaken, fired_on: true", 4, 90.0));
    assert_eq!(shaken, [("ROE-TST-04", -1), ("ROE-GEN-09", -1), ("ROE-TST-04", 1)]);
    // A single man, who is the NCO.
    let single = lines(&germans("discipline: Suppressed, fired_on: true", 1, 90.0));
    assert_eq!(single, [("ROE-GEN-09", -1), ("ROE-TST-04", -1), ("ROE-TST-04", 1)]);
}

#[test]
fn roe_gen_08_the_initial_strength_is_that_with_which_the_unit_began() {
    let play = germans("discipline: Shaken", 4, 90.0);
    let table = play.0.table();
    let squad = table.unit(id("ge-2")).expect("a squad");
    assert_eq!((table.def(&squad).initial, table.strength(&squad)), (9, 4));
}

#[test]
fn roe_gen_09_exactly_half_is_not_below_half() {
    // ROE-W-04 with nine: five are not fewer than half of it, four are.
    assert!(!lines(&germans("discipline: Shaken", 5, 90.0)).contains(&("ROE-GEN-09", -1)));
    assert!(lines(&germans("discipline: Shaken", 4, 90.0)).contains(&("ROE-GEN-09", -1)));
}

#[test]
fn roe_geo_03_the_officer_is_heard_at_20_cm_from_his_base_to_the_nearest_figure() {
    // Nine men from x = 20: the last one stands at 48, his base ends at 49.25; the officer's begins 1.25 before his middle.
    let heard = |command| lines(&germans("discipline: Suppressed, fired_on: true", 9, command));
    assert!(heard(70.5).contains(&("ROE-GEO-03", 1)));
    assert!(!heard(70.51).contains(&("ROE-GEO-03", 1)));
}

#[test]
fn roe_h_29_a_demoralised_officer_is_not_heard() {
    let bench = |state: &str| {
        let (squad, command) = (row(20.0, 50.0, 9), row(60.0, 50.0, 5));
        Bench::new()
            .position(&format!(
                "active: Second, units: [
                    (id: \"ge-2\", at: [{squad}], discipline: Suppressed, fired_on: true),
                    (id: \"ge-1\", at: [{command}], discipline: {state}),
                ]"
            ))
            .game(&[])
    };
    assert!(lines(&bench("Shaken")).contains(&("ROE-GEO-03", 1)));
    assert!(!lines(&bench("Demoralised")).contains(&("ROE-GEO-03", 1)));
}

#[test]
fn roe_r_33_and_roe_geo_12_crossfire_and_a_strange_edge_are_one_row() {
    let at = |x: f64, crossfire: bool| {
        let squad = row(x, 50.0, 9);
        let play = Bench::new()
            .position(&format!(
                "active: Second, units: [
                    (id: \"ge-2\", at: [{squad}], discipline: Suppressed, fired_on: true, crossfire: {crossfire}),
                ]"
            ))
            .game(&[]);
        lines(&play).into_iter().filter(|(rule, _)| *rule == "ROE-R-33").collect::<Vec<_>>()
    };
    assert_eq!(at(30.0, false), []);
    assert_eq!(at(30.0, true), [("ROE-R-33", -1)]);
    // ROE-GEO-12: the base of the nearest figure is exactly 10 cm from the west edge.
    assert_eq!(at(11.25, true), [("ROE-R-33", -1)]);
    assert_eq!(at(11.25, false), [("ROE-R-33", -1)]);
    assert_eq!(at(11.26, false), []);
}

#[test]
fn roe_tst_04_the_own_edge_troubles_nobody() {
    let at = |y: f64| {
        let squad = row(60.0, y, 9);
        let position = format!("active: Second, units: [(id: \"ge-2\", at: [{squad}], discipline: Suppressed)]");
        lines(&Bench::new().position(&position).game(&[]))
    };
    // The Germans came from the north.
    assert!(!at(3.0).contains(&("ROE-R-33", -1)));
    assert!(at(117.0).contains(&("ROE-R-33", -1)));
}

#[test]
fn roe_tst_03_and_roe_tst_05_a_natural_1_fails_and_a_natural_6_passes() {
    let play = germans("discipline: Suppressed", 9, 60.0);
    let table = play.0.table();
    assert!(!passes(&table, 1, 9, 3));
    assert!(passes(&table, 6, -9, 5));
    assert!(passes(&table, 3, 1, 4) && !passes(&table, 2, 1, 4));
}

#[test]
fn roe_tst_01_and_roe_tst_02_who_uses_the_terrain_adds_one_to_his_experience() {
    let play = germans("discipline: Suppressed", 9, 60.0);
    let table = play.0.table();
    let man = table.figure(id("ge-2-02")).expect("a man");
    let [open, covered] = [false, true].map(|uses| ExperienceTest::of(&table, &man, uses).expect("a man"));
    assert_eq!((open.needed, open.passing(&table)), (4, 3));
    assert_eq!(covered.passing(&table), 4);
    assert!(covered.passes(&table, 3) && !open.passes(&table, 3));
}

//! Units that go away from the enemy, or may not come nearer to him.

use super::bench::{FAR, bench, goes, moves, report, way};
use super::{fall_back_ways, may_fight, run_ways};
use crate::files::values::Veil;
use crate::testing::{Bench, cm, row};
use measured_table::Point;
use table::Side::First;

/// One man at (90, 60) who falls back before an enemy at (90, 40), among these pieces.
fn falls_back(pieces: &str, points: &[(f64, f64)]) -> Result<i32, String> {
    let play = bench(pieces, "at: [(90, 60)], order: FallBack", "at: [(90, 40)]").game(&[]);
    report(&play, &goes(points)).map(|report| report.ways[0].most)
}

#[test]
fn roe_dis_19_at_least_the_move_and_at_most_10_more() {
    assert_eq!(falls_back("", &[(90.0, 79.99)]), Err("ROE-DIS-19".into()));
    assert_eq!(falls_back("", &[(90.0, 80.0)]), Ok(3000));
    assert_eq!(falls_back("", &[(90.0, 90.0)]), Ok(3000));
    assert_eq!(falls_back("", &[(90.0, 90.01)]), Err("ROE-DIS-19".into()));
    let play = bench("", "at: [(90, 60)], order: FallBack", "at: [(90, 40)]").game(&[]);
    assert_eq!(play.refused(First, "Done"), "ROE-DIS-19", "he must go before the phase ends");
}

#[test]
fn roe_dis_20_away_from_the_enemy() {
    assert_eq!(falls_back("", &[(90.0, 70.0), (90.0, 60.0)]), Err("ROE-DIS-20".into()), "and not back");
    assert_eq!(falls_back("", &[(90.0, 75.0), (90.0, 62.0)]), Ok(3000), "further is away");
    assert_eq!(falls_back("", &[(110.0, 50.0)]), Ok(3000));
}

#[test]
fn roe_dis_21_terrain_takes_nothing() {
    let rubble = "(kind: \"rubble\", shape: Area([(80, 62), (100, 62), (100, 70), (80, 70)]))";
    assert_eq!(falls_back(rubble, &[(90.0, 66.0), (80.0, 66.0), (90.0, 66.0), (90.0, 69.0)]), Ok(3000));
    let wood = "(kind: \"wood\", shape: Area([(80, 76), (100, 76), (100, 116), (80, 116)]))";
    assert_eq!(falls_back(wood, &[(90.0, 90.0)]), Ok(3000), "nor does a wood stop him");
}

#[test]
fn roe_r_51_toward_the_nearest_cover_that_is_not_nearer_to_the_enemy() {
    let hedge = |x: i32, y: i32| {
        format!("(kind: \"hedge\", shape: Line(along: [({x}, {y}), ({}, {y})], thickness: 1), height: 2)", x + 16)
    };
    // The nearest lies between him and the enemy: it does not count.
    let (front, right) = (hedge(82, 48), hedge(104, 72));
    let both = format!("{front}, {right}");
    assert_eq!(falls_back(&both, &[(108.0, 70.0)]), Ok(3000));
    assert_eq!(falls_back(&both, &[(70.0, 64.0)]), Err("ROE-R-51".into()), "away, but not toward it");
    assert_eq!(falls_back(&front, &[(70.0, 64.0)]), Ok(3000), "none behind: away is enough");
    // The program's own choice is lawful, and leads there.
    let play = bench(&both, "at: [(90, 60)], order: FallBack", "at: [(90, 40)]").game(&[]);
    let ways = fall_back_ways(&play.0.table(), &play.unit("us-2")).expect("a way");
    let end = *ways[0].points.last().expect("an end");
    assert!(end.squared(cm(112.0, 72.0)) < cm(90.0, 60.0).squared(cm(112.0, 72.0)), "{end:?}");
}

#[test]
fn roe_dis_22_who_falls_back_does_nothing_else() {
    let play = bench("", "at: [(90, 60)], order: FallBack", FAR).game(&[]);
    let refused = may_fight(&play.0.table(), &play.unit("us-2")).expect_err("he falls back");
    assert_eq!(refused.rule.0, "ROE-DIS-22");
}

#[test]
fn roe_dis_23_where_nobody_sees_it_it_may_stay_and_hide() {
    let wood = "(kind: \"wood\", shape: Area([(70, 50), (110, 50), (110, 70), (70, 70)]), height: 8)";
    let stays = "Move(unit: \"us-2\", ways: [])";
    let mut play = bench(wood, "at: [(90, 66)], order: FallBack", "at: [(90, 20)]").game(&[]);
    play.order(First, stays);
    let unit = play.unit("us-2");
    assert_eq!((unit.veil, unit.gone, unit.moved), (Veil::Hidden, true, false));
    play.order(First, "Done");
    let seen = bench("", "at: [(90, 66)], order: FallBack", "at: [(90, 20)]").game(&[]);
    assert_eq!(seen.refused(First, stays), "ROE-DIS-23");
    let advance = bench(wood, "at: [(90, 66)], order: Advance", "at: [(90, 20)]").game(&[]);
    assert_eq!(advance.refused(First, stays), "ROE-ORD-01");
}

#[test]
fn roe_dis_09_nobody_of_a_shaken_unit_ends_nearer_to_the_enemy() {
    let play =
        |state: &str| bench("", &format!("at: [(90, 60), (93, 60)], order: Sneak{state}"), "at: [(90, 30)]").game(&[]);
    let order = |y: f64| moves("us-2", &[way("us-2-01", &[(90.0, 68.0)]), way("us-2-02", &[(93.0, y)])]);
    let shaken = play(", discipline: Shaken");
    assert_eq!(report(&shaken, &order(64.0)).map(|report| report.ways.len()), Ok(2));
    // The second man steps aside, and a little forward.
    let aside = |y: f64| moves("us-2", &[way("us-2-02", &[(94.0, y)])]);
    assert_eq!(report(&shaken, &aside(60.0)).map(|report| report.ways.len()), Ok(1));
    assert_eq!(report(&shaken, &aside(59.5)), Err("ROE-DIS-09".into()));
    assert_eq!(report(&play(""), &aside(59.5)).map(|report| report.ways.len()), Ok(1));
}

#[test]
fn roe_dis_11_demoralised_units_do_not_move() {
    let play = bench("", "at: [(90, 60)], order: Sneak, discipline: Demoralised", FAR).game(&[]);
    assert_eq!(report(&play, &goes(&[(90.0, 65.0)])), Err("ROE-DIS-11".into()));
}

#[test]
fn roe_r_47_the_guide_must_go_the_least_length() {
    let play = bench("", "at: [(90, 60), (90, 64), (90, 68)], order: Run", FAR).game(&[]);
    // The leader at the front goes 21 cm; those behind him close up, and go less.
    let order = |lead: f64| {
        let lead = way("us-2-01", &[(90.0, 60.0 - lead)]);
        moves("us-2", &[way("us-2-02", &[(90.0, 46.5)]), lead, way("us-2-03", &[(90.0, 51.0)])])
    };
    assert_eq!(report(&play, &order(19.99)), Err("ROE-ORD-03".into()));
    assert_eq!(report(&play, &order(20.0)).map(|report| report.guide.to_string()), Ok("us-2-01".into()));
    let stays = moves("us-2", &[way("us-2-02", &[(90.0, 46.5), (90.0, 56.0)])]);
    assert_eq!(report(&play, &stays), Err("ROE-R-47".into()), "the leader stays");
    // Without a leader it is who is named first.
    let team = Bench::new().units(First, "(formation: \"bazooka_team\")").position(
        "active: First, phase: Movement, units: [(id: \"us-1\", at: [(90, 60), (90, 64)], order: Run), (id: \"ge-2\", at: [(5, 5)])]",
    );
    let play = team.game(&[]);
    let (long, short) = (way("us-1-02", &[(93.0, 43.9)]), way("us-1-01", &[(90.0, 43.0)]));
    let long_first = report(&play, &moves("us-1", &[long.clone(), short.clone()]));
    assert_eq!(long_first.map(|report| report.guide.to_string()), Ok("us-1-02".into()));
    assert_eq!(report(&play, &moves("us-1", &[short, long])), Err("ROE-ORD-03".into()));
}

#[test]
fn the_program_finds_ways_to_run_for_a_whole_squad() {
    let squad = row(70.0, 80.0, 12);
    let play = bench("", &format!("at: [{squad}]"), FAR).game(&[]);
    let ways = run_ways(&play.0.table(), &play.unit("us-2")).expect("there is room");
    let end: Point = *ways[0].points.last().expect("an end");
    assert!(end.y < 6100, "toward the enemy's edge: {end:?}");
}

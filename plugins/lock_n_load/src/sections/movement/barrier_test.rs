use super::*;
use crate::sections::movement;
use crate::sections::movement::rules::{ALL_POINTS, HEX_BY_HEX, LOW_CRAWL};
use crate::sections::spotting::rules::TERRAIN;
use crate::testing::{Battle, OPERATIONS_FIRST};

const ROWS: &str = "......\n.ff...\n......\n...r..";
const MORE: &str = r#"hexsides: {"bocage": ["A1/B1", "A1/B2", "A2/B2", "A2/B3", "A3/B3", "A3/B4", "A4/B4"]}"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", markers: [Fired])"#;

fn barrier_of(ours: &str, by: Movement, goal: &str) -> Option<(Barrier, String)> {
    let battle = Battle::with(ROWS, MORE, ours, ENEMY, OPERATIONS_FIRST, "", &[]);
    let units = ["a".parse::<CounterId>().expect("an id")];
    battle.ask(|table| {
        let goal = table.field.map.spot(goal.parse().expect("a hex")).expect("on the map");
        let reached = movement::reach(table, Side::First, &units, by, None).expect("it may move");
        let found = barrier(table, Side::First, &units, by, None, goal);
        assert_eq!(
            found.is_none(),
            reached.points(goal).is_some(),
            "what is in reach has no barrier, all else has one"
        );
        found.map(|found| {
            let step = format!("{}-{}", table.field.map.place(found.from), table.field.map.place(found.to));
            (found, step)
        })
    })
}

const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;

#[test]
fn lnl_6_0_02_the_step_for_which_the_points_do_not_suffice_is_named_with_its_cost() {
    assert_eq!(barrier_of(SQUAD, Movement::Move, "A3"), None);
    let (barrier, step) = barrier_of(SQUAD, Movement::Move, "F2").expect("too far");
    assert_eq!(barrier.refusal.rule.0, "LNL-6.0-02");
    assert_eq!(barrier.points(), Some(barrier.limit + 1), "{step}");
    let cost = barrier.cost.expect("a step that can be made");
    assert_eq!(cost.points(), cost.lines.iter().map(|line| line.value as u8).sum::<u8>());
}

#[test]
fn lnl_6_0_01_the_hexside_that_is_too_dear_stands_among_the_cost() {
    let (barrier, step) = barrier_of(SQUAD, Movement::AssaultMove, "B3").expect("behind the hedge");
    assert_eq!(step, "A2-B3");
    assert_eq!(barrier.refusal.rule, ALL_POINTS);
    let cost = barrier.cost.expect("it can be crossed");
    assert!(cost.lines.iter().any(|line| line.rule == HEX_BY_HEX), "{cost:?}");
}

#[test]
fn lnl_6_3_01_of_a_low_crawl_the_second_step_is_the_barrier() {
    let (barrier, step) = barrier_of(SQUAD, Movement::LowCrawl, "A4").expect("two hexes");
    assert_eq!((barrier.refusal.rule, step.as_str()), (LOW_CRAWL, "A3-A4"));
    assert_eq!(barrier.points(), None, "points are not what it lacks");
}

#[test]
fn lnl_10_4_01_prohibited_terrain_is_named_at_the_last_step() {
    let (barrier, step) = barrier_of(SQUAD, Movement::Move, "D4").expect("a lake");
    assert_eq!((barrier.refusal.rule, barrier.cost), (TERRAIN, None), "{step}");
}

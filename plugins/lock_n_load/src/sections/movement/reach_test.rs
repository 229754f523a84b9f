use super::*;
use crate::sections::movement;
use crate::sections::movement::stack::There;
use crate::testing::{Battle, OPERATIONS_FIRST};

const ROWS: &str = "...f..\n.w..b.\n..rr..\n.m..h.";
const MORE: &str = r#"levels: ["001200", "001100", "000000", "000000"], roads: [["A4", "B4", "C3", "C2"]],
    hexsides: {"hedge": ["B2/C2"], "bocage": ["A2/A3"]}, buildings: [(hexes: ["E1", "E2", "F2"], material: Stone)]"#;

fn battle(ours: &str) -> Battle {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D2", markers: [Fired]), (id: "y", unit: "wehrmacht_squad", at: "F4", markers: [Fired])"#;
    Battle::with(&ROWS.replace("..rr..", "....r."), MORE, ours, theirs, OPERATIONS_FIRST, "", &[])
}

/// The same by walking: every way that `may_enter` leaves open, tried out one by one.
fn walked(table: &Table, stack: &Stack, units: &[CounterId], from: Spot) -> Vec<(Spot, u8)> {
    let mut best: Vec<(Spot, u8)> = vec![(from, 0)];
    let mut open = vec![(from, 0)];
    while let Some((at, spent)) = open.pop() {
        for to in movement::neighbours(&table.field.map, at) {
            let Ok(cost) = movement::cost(table, stack.mobility, Some(at), to) else { continue };
            let there = There::look(table, stack.side, to, units);
            let Ok(paid) = stack.may_enter(table, Some(at), to, cost.points(), spent, there) else { continue };
            let total = spent + paid;
            match best.iter_mut().find(|(spot, _)| *spot == to) {
                Some((_, known)) if *known <= total => continue,
                Some((_, known)) => *known = total,
                None => best.push((to, total)),
            }
            if !there.enemies && stack.by != Movement::LowCrawl {
                open.push((to, total));
            }
        }
    }
    best.sort_unstable();
    best
}

#[test]
fn everything_in_reach_is_what_walking_finds() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "B3", shaken: false), (id: "b", unit: "us_parachute_squad", at: "C3"),
        (id: "c", unit: "us_parachute_squad", at: "C3"), (id: "d", unit: "us_parachute_squad", at: "C3"), (id: "l", unit: "us_leader", at: "B3"),
        (id: "m", unit: "us_medic", at: "A3")"#;
    for shaken in [false, true] {
        let battle = battle(&squad.replace("shaken: false", &format!("shaken: {shaken}")));
        let mut found = 0;
        for (ids, by, leader) in [
            (&["a"][..], Movement::Move, None),
            (&["a"], Movement::LowCrawl, None),
            (&["a", "l"], Movement::Move, Some("l")),
            (&["a", "l"], Movement::AssaultMove, Some("l")),
            (&["l"], Movement::Move, None),
            (&["b", "c", "d"], Movement::Move, None),
            (&["m"], Movement::Move, None),
        ] {
            let id = |text: &str| text.parse::<CounterId>().expect("an id");
            let ids: Vec<CounterId> = ids.iter().map(|text| id(text)).collect();
            battle.ask(|table| {
                let Ok(reached) = reach(table, Side::First, &ids, by, leader.map(id)) else {
                    assert!(shaken && by == Movement::AssaultMove);
                    return;
                };
                let beginning =
                    movement::stack::beginning(table, Side::First, &ids, by, leader.map(id)).expect("asked before");
                let from = beginning.from.expect("on the map");
                let expected = walked(table, &beginning.stack, &ids, from);
                assert_eq!(reached.all().collect::<Vec<_>>(), expected, "{ids:?} {by:?}");
                found += expected.len();
                for (to, points) in &expected {
                    let path = reached.path(*to);
                    assert_eq!(path.last().copied().unwrap_or(from), *to);
                    let before = if path.len() < 2 { from } else { path[path.len() - 2] };
                    assert!(*to == from || reached.points(before).is_some_and(|spent| spent < *points));
                }
            });
        }
        assert!(found > 40, "{found}");
    }
}

#[test]
fn a_stack_on_the_way_reaches_what_its_points_are_left_for() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let mut battle = Battle::new("......", squad, r#"(id: "x", unit: "german_sniper")"#, OPERATIONS_FIRST, &[]);
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(Side::First, r#"Step(to: "C1")"#);
    let (c, e, f) = (battle.spot("C1"), battle.spot("E1"), battle.spot("F1"));
    let a = battle.unit("a").id;
    battle.ask(|table| {
        let reached = reach(table, Side::First, &[a], Movement::Move, None).expect("it is moving");
        assert_eq!((reached.points(c), reached.points(e), reached.points(f)), (Some(2), Some(4), None));
        assert_eq!(reached.path(e).len(), 2);
        assert!(reached.path(f).is_empty());
    });
}

#[test]
fn a_way_that_is_bent_by_hand_goes_over_its_bends_with_what_each_leg_costs() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let nobody = r#"(id: "x", unit: "german_sniper")"#;
    let battle = Battle::new("......\n......\n......", squad, nobody, OPERATIONS_FIRST, &[]);
    let a = battle.unit("a").id;
    let spots = ["D2", "A2", "B2", "C2", "A3", "F1"].map(|name| battle.spot(name));
    let [beside, below, middle, goal, corner, far] = spots;
    battle.ask(|table| {
        let over =
            |bends: &[Spot]| reach_over(table, Side::First, (&[a], Movement::Move, None), bends).expect("it may move");
        let straight = reach(table, Side::First, &[a], Movement::Move, None).expect("it may move");
        let (way, beyond) = over(&[]).expect("no bend is no reason");
        assert!(way.is_empty() && beyond.all().eq(straight.all()));
        let (way, beyond) = over(&[below, middle]).expect("they are in reach");
        let steps: Vec<(Leg, u8)> = vec![(Leg::Step(below), 1), (Leg::Step(middle), 2)];
        assert_eq!(way, steps);
        assert_eq!((straight.points(goal), beyond.points(goal)), (Some(2), Some(3)), "it is farther so");
        assert_eq!(beyond.points(below), Some(3), "also back");
        let over_the_corner = over(&[corner]).expect("in reach").1;
        let reached = (straight.points(beside), over_the_corner.points(beside));
        assert_eq!(reached, (Some(3), None), "what is left does not do");
        assert!(over(&[far]).is_none());
    });
}

#[test]
fn the_minimum_move_is_in_reach_from_the_start_only() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let bocage = r#"hexsides: {"bocage": ["A1/B1", "B1/C1"]}"#;
    let nobody = r#"(id: "x", unit: "german_sniper")"#;
    let battle = Battle::with("....", bocage, squad, nobody, OPERATIONS_FIRST, "", &[]);
    let a = battle.unit("a").id;
    let (b, c) = (battle.spot("B1"), battle.spot("C1"));
    battle.ask(|table| {
        let reached = reach(table, Side::First, &[a], Movement::Move, None).expect("it may move");
        assert_eq!((reached.points(b), reached.points(c)), (Some(4), None));
    });
}

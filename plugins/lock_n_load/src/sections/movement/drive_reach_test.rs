use crate::Movement;
use crate::facts::situation::Table;
use crate::facts::steps::Halves;
use crate::sections::driving;
use crate::sections::movement;
use crate::sections::movement::stack::{Stack, There};
use crate::sections::movement::{Leg, reach};
use crate::testing::{Battle, OPERATIONS_FIRST};
use hex_board::{Facing, Spot};
use std::collections::BTreeMap;
use table::Side::First;
use table::{CounterId, Order};

const ROWS: &str = ".w.f..\n..b...\n.g..h.\n......";
const MORE: &str = r#"levels: ["001200", "001100", "000000", "000000"], roads: [["A4", "B4", "C3", "D3", "E2", "F2"]],
    hexsides: {"hedge": ["B2/C2"], "bocage": ["A2/A3"], "wall": ["D3/D4"]}"#;
const FOES: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "E4", markers: [Fired]), (id: "y", unit: "german_tank_t", at: "F4", markers: [Fired])"#;

fn battle(unit: &str, more: &str) -> Battle {
    let ours = format!(
        r#"(id: "t", unit: "{unit}", at: "B4", facing: NNE, {more}), (id: "a", unit: "us_tank_t", at: "D2"), (id: "b", unit: "us_tank_t", at: "D2")"#
    );
    Battle::with(ROWS, MORE, &ours, FOES, OPERATIONS_FIRST, "", &[])
}

/// Every hex, with the points that reach it, by driving every way that there is.
fn driven(table: &Table, stack: Stack, units: &[CounterId], from: Spot) -> BTreeMap<Spot, u8> {
    let start = (from, stack.facing.unwrap(), stack.emplaced);
    let mut best: BTreeMap<(Spot, Facing, bool), Halves> = BTreeMap::from([(start, Halves::default())]);
    let mut open = vec![(start, Halves::default())];
    while let Some(((at, facing, emplaced), spent)) = open.pop() {
        let mut found = Vec::new();
        for to in movement::neighbours(&table.field.map, at) {
            let stack = Stack { facing: Some(facing), emplaced, ..stack };
            let Ok(cost) = movement::cost(table, stack.mobility, Some(at), to) else { continue };
            let there = There::look(table, stack.side, to, units);
            if let Ok(paid) = stack.pays(table, Some(at), to, cost.halves, spent, there) {
                found.push(((to, facing, false), paid.total));
            }
        }
        for to in Facing::ALL.into_iter().filter(|to| *to != facing && !emplaced) {
            let turned = spent.plus(Halves::of(facing.steps_to(to)));
            if turned.points() <= stack.limit {
                found.push(((at, to, false), turned));
            }
        }
        for (state, spent) in found {
            if best.get(&state).is_none_or(|known| *known > spent) {
                best.insert(state, spent);
                open.push((state, spent));
            }
        }
    }
    let mut hexes: BTreeMap<Spot, u8> = BTreeMap::new();
    for ((spot, ..), spent) in best {
        let points = hexes.entry(spot).or_insert(u8::MAX);
        *points = (*points).min(spent.points());
    }
    hexes
}

#[test]
fn everything_in_a_vehicles_reach_is_what_driving_finds() {
    for (unit, more) in [
        ("us_tank_t", ""),
        ("us_tank_t", "shaken: true"),
        ("us_tank_t", "emplaced: true"),
        ("us_truck", ""),
        ("us_open_top", ""),
    ] {
        for by in [Movement::Move, Movement::AssaultMove] {
            let b = battle(unit, more);
            let id: CounterId = "t".parse().unwrap();
            b.ask(|table| {
                let Ok(found) = reach(table, First, &[id], by, None) else {
                    assert!(more.contains("shaken") && by == Movement::AssaultMove);
                    return;
                };
                let unit = table.unit(id).unwrap();
                let stack = Stack::new(table, &[unit], by, None);
                let all: BTreeMap<Spot, u8> = found.all().collect();
                assert_eq!(all, driven(table, stack, &[id], unit.spot().unwrap()), "{unit:?} {by:?}");
                assert!(all.len() > 4, "{unit:?} {by:?}: {all:?}");
            });
        }
    }
}

#[test]
fn the_legs_of_a_way_are_orders_that_lead_there() {
    let id: CounterId = "t".parse().unwrap();
    let goals: Vec<Spot> = battle("us_tank_t", "")
        .ask(|table| reach(table, First, &[id], Movement::Move, None).unwrap().all().map(|(spot, _)| spot).collect());
    for goal in goals {
        let mut b = battle("us_tank_t", "");
        let (legs, points) = b.ask(|table| {
            let reach = reach(table, First, &[id], Movement::Move, None).unwrap();
            (reach.legs(goal), reach.points(goal))
        });
        for (n, (leg, spent)) in legs.iter().enumerate() {
            let place = |spot: Spot| b.ask(|table| table.field.map.place(spot));
            let command = match *leg {
                Leg::Turn(to) => crate::Command::Turn { unit: id, to, by: Movement::Move },
                Leg::Step(to) if n == 0 => crate::Command::Move {
                    units: smallvec::SmallVec::from_slice(&[id]),
                    by: Movement::Move,
                    to: place(to),
                    double_time: None,
                    facing: None,
                },
                Leg::Step(to) => crate::Command::Step { to: place(to), facing: None },
            };
            let events =
                b.game.give(&Order { side: First, command }).unwrap_or_else(|error| panic!("{error}")).to_vec();
            let moving = events.iter().rev().find_map(|event| match event {
                crate::Event::Pushed(crate::AnyFrame::Move(moving))
                | crate::Event::FrameIs(crate::AnyFrame::Move(moving)) => Some(moving.spent),
                _ => None,
            });
            assert_eq!(moving, Some(*spent), "{legs:?}");
        }
        assert_eq!(b.unit("t").spot(), Some(goal));
        assert_eq!(legs.last().map_or(Some(0), |(_, spent)| Some(*spent)), points);
    }
}

#[test]
fn turns_that_follow_each_other_are_one_leg() {
    let b = Battle::new(
        "......\n......",
        r#"(id: "t", unit: "us_tank_t", at: "C1", facing: W)"#,
        r#"(id: "x", unit: "german_sniper")"#,
        OPERATIONS_FIRST,
        &[],
    );
    b.ask(|table| {
        let found = reach(table, First, &["t".parse().unwrap()], Movement::Move, None).unwrap();
        let goal = table.field.map.spot("F1".parse().unwrap()).unwrap();
        let turns = found.legs(goal).iter().filter(|(leg, _)| matches!(leg, Leg::Turn(_))).count();
        assert!(turns <= 2, "{:?}", found.legs(goal));
        assert_eq!(driving::way(Facing::W, 4), Some(driving::Way::Forward));
    });
}

#[test]
fn lnl_15_1_05_the_way_to_a_facing_is_the_cheapest_that_ends_in_it() {
    let b = battle("us_tank_t", "");
    let id: CounterId = "t".parse().unwrap();
    b.ask(|table| {
        let found = reach(table, First, &[id], Movement::Move, None).unwrap();
        let start = table.unit(id).unwrap().facing;
        for (spot, points) in found.all() {
            let mut best = u8::MAX;
            for facing in Facing::ALL {
                let legs = found.legs_facing(spot, facing);
                let Some((_, spent)) = legs.last() else { continue };
                let mut turns =
                    legs.iter().filter_map(|(leg, _)| if let Leg::Turn(to) = leg { Some(*to) } else { None });
                assert_eq!(turns.next_back().unwrap_or(start), facing, "{spot:?} facing {facing}");
                best = best.min(*spent);
            }
            let stays = found.legs(spot).is_empty();
            assert!(stays || best == points, "{spot:?}: {best} against {points}");
        }
    });
}

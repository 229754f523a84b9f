use super::*;
use crate::sections::movement::reach::reach;
use crate::testing::{Battle, OPERATIONS_FIRST};

const ROWS: &str = ".....\n.f.f.\n.....\n..w..\n.....";
const OURS: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;

fn battle() -> Battle {
    Battle::with(
        ROWS,
        "",
        OURS,
        r#"(id: "x", unit: "wehrmacht_squad", at: "E5", markers: [Fired])"#,
        OPERATIONS_FIRST,
        "",
        &[],
    )
}

/// Every way that walking finds, by trying all: what each Location costs in tolls at the least.
fn walked(table: &Table, toll: impl Fn(Spot) -> u32) -> Vec<(Spot, u32)> {
    let id: CounterId = "a".parse().expect("an id");
    let outset = setting_out(table, Side::First, std::slice::from_ref(&id), Movement::Move, None);
    let Outset { stack, units, from, .. } = outset.expect("it may move").expect("it is on the map");
    let mut occupancy = Occupancy::default();
    occupancy.look(table, Side::First, units);
    let (mut open, mut best): (Vec<(Spot, u8, u32)>, Vec<(Spot, u32)>) = (vec![(from, 0, 0)], Vec::new());
    while let Some((at, spent, paid)) = open.pop() {
        if at != from && ends_there(table, &stack, &occupancy, at) {
            continue;
        }
        for edge in table.field.steps.by(stack.mobility).from(at) {
            let there = occupancy.at(edge.to);
            let Ok(step) = stack.may_enter(table, Some(at), edge.to, edge.cost.points(), spent, there) else {
                continue;
            };
            let all = paid + toll(edge.to);
            match best.iter_mut().find(|(spot, _)| *spot == edge.to) {
                Some((_, least)) => *least = all.min(*least),
                None => best.push((edge.to, all)),
            }
            open.push((edge.to, spent + step, all));
        }
    }
    best.retain(|(spot, _)| *spot != from);
    best.sort_unstable();
    best
}

/// Any tolls, always the same.
fn any(n: u32) -> impl Fn(Spot) -> u32 {
    move |spot| (u32::from(spot.hex.0) * 37 + n * 101).wrapping_mul(2_654_435) % 17
}

#[test]
fn no_way_costs_less_than_the_safest() {
    let id: CounterId = "a".parse().expect("an id");
    battle().ask(|table| {
        let within = reach(table, Side::First, &[id], Movement::Move, None).expect("it may move");
        let mut longer = 0;
        for n in 0..20 {
            let found = safest(table, Side::First, &[id], (Movement::Move, None), any(n)).expect("it may move");
            let expected = walked(table, any(n));
            assert!(expected.len() > 8, "{expected:?}");
            for (to, least) in &expected {
                let (way, paid) = found.way(*to).expect("it is in reach");
                assert_eq!(paid, *least, "{to:?} with tolls {n}");
                assert_eq!(paid, way.iter().map(|spot| any(n)(*spot)).sum::<u32>());
                assert_eq!(way.last(), Some(to));
                longer += usize::from(way != within.path(*to));
            }
            let all: Vec<Spot> = within.all().map(|(spot, _)| spot).filter(|spot| found.way(*spot).is_some()).collect();
            assert_eq!(all, expected.iter().map(|(spot, _)| *spot).collect::<Vec<_>>());
        }
        assert!(longer > 20, "the tolls must lead on other ways than the cheapest: {longer}");
    });
}

#[test]
fn the_way_may_be_given_step_by_step() {
    let mut battle = battle();
    let id: CounterId = "a".parse().expect("an id");
    let (dear, to) = (battle.spot("B3").hex, battle.spot("C2"));
    let way = battle.ask(|table| {
        let toll = |spot: Spot| if spot.hex == dear { 9 } else { 1 };
        let found = safest(table, Side::First, &[id], (Movement::Move, None), toll).expect("it may move");
        let (way, _) = found.way(to).expect("it is in reach");
        assert!(way.iter().all(|spot| spot.hex != dear));
        way.iter().map(|spot| table.field.map.place(*spot).to_string()).collect::<Vec<_>>()
    });
    battle.give(Side::First, &format!(r#"Move(units: ["a"], by: Move, to: "{}")"#, way[0]));
    for step in &way[1..] {
        battle.give(Side::First, &format!(r#"Step(to: "{step}")"#));
    }
    assert_eq!(battle.unit("a").spot(), Some(to));
}

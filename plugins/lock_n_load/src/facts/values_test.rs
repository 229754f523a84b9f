use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST};

fn battle() -> Battle {
    let ours = r#"(id: "l", unit: "us_leader", at: "A1", leadership: 2, markers: [Wounded], weapons: [(id: "bar", weapon: "bar")]),
        (id: "h", unit: "us_hero", at: "A1", markers: [Wounded]), (id: "s", unit: "us_parachute_half_squad", at: "B1", shaken: true),
        (id: "m", unit: "us_medic", at: "B1")"#;
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D1", weapons: [(id: "mg", weapon: "mg34")])"#;
    Battle::new("....", ours, theirs, OPERATIONS_FIRST, &[])
}

fn lines(add: impl FnOnce(&mut Vec<Line>)) -> Vec<(&'static str, i32)> {
    let mut lines = Vec::new();
    add(&mut lines);
    lines.into_iter().map(|line| (line.rule.0, line.value)).collect()
}

#[test]
fn the_parts_of_a_value_say_by_which_rule_they_count() {
    let battle = battle();
    battle.ask(|table| {
        let unit = |id: &str| table.unit(id.parse().unwrap()).unwrap();
        let (leader, hero, half, squad) = (unit("l"), unit("h"), unit("s"), unit("x"));
        assert_eq!(lines(|all| morale(table, leader, all)), [("LNL-1.5-01", 6), ("LNL-5.1-20", -1)]);
        assert_eq!(lines(|all| leadership(table, leader, all)), [("LNL-11.1-04", 2), ("LNL-5.1-20", -1)]);
        assert_eq!(lines(|all| movement(table, leader, all)), [("LNL-6.0-02", 6), ("LNL-1.6.1-03", -2)]);
        assert_eq!(lines(|all| range(table, leader, all)), []);
        assert_eq!(lines(|all| morale(table, hero, all)), [("RUL-95", 5)]);
        assert_eq!(lines(|all| firepower(table, hero, all)), [("RUL-95", 1)]);
        assert_eq!(lines(|all| morale(table, half, all)), [("LNL-1.5-01", 5)], "the Shaken side");
        assert_eq!(lines(|all| movement(table, squad, all)), [("LNL-6.0-02", 4)], "a squad carries without cost");
    });
}

#[test]
fn a_number_is_the_sum_of_its_lines() {
    let battle = battle();
    battle.ask(|table| {
        for unit in table.units.iter() {
            let sum = |add: &dyn Fn(&mut Vec<Line>)| lines(|all| add(all)).iter().map(|(_, value)| value).sum::<i32>();
            assert_eq!(sum(&|all| morale(table, unit, all)), table.morale(unit), "{}", unit.id);
            assert_eq!(sum(&|all| leadership(table, unit, all)), table.leadership(unit), "{}", unit.id);
            assert_eq!(sum(&|all| firepower(table, unit, all)), table.own_firepower(unit), "{}", unit.id);
            assert_eq!(sum(&|all| range(table, unit, all)), i32::from(table.own_range(unit)), "{}", unit.id);
            assert_eq!(sum(&|all| movement(table, unit, all)), i32::from(table.movement_points(unit)), "{}", unit.id);
        }
    });
}

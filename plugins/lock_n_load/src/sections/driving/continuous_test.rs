use super::*;
use crate::sections::fire::test_bench::counter;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

const SWITCH: &str = r#"modules: [Infantry, Nationalities, Ordnance, Vehicles], switches: {"LNL-15.7.1-01": true},"#;
const KEEP: &str = r#"KeepMoving(unit: "t")"#;
const BOARD: &str = "......\n......\n......\n......";

/// Tank T in A2, which faces east, and a gun in F2 that faces it.
fn battle(tank: &str, gun: &str, more: &str, dice: &[u8]) -> Battle {
    let tank = counter("us_tank_t", "t", "A2", &format!("facing: E, {tank}"));
    let gun = counter("german_gun_team", "g", "F2", &format!("facing: W, {gun}"));
    Battle::with(BOARD, "", &tank, &gun, OPERATIONS_FIRST, more, dice)
}

/// The tank has driven to B3 and keeps moving; the phases up to the next impulse of the first side are over.
fn next_turn(dice: &[u8]) -> Battle {
    let mut b = battle("", "markers: [Fired]", SWITCH, dice);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "B3")"#);
    b.give(First, "Stop");
    b.give(First, KEEP);
    b.give(First, "EndImpulse");
    for side in [First, Second] {
        b.give(side, "RallyDone");
    }
    b
}

#[test]
fn lnl_15_7_1_01_a_vehicle_that_has_moved_may_keep_moving_where_that_is_played() {
    let mut b = next_turn(&[6, 1]);
    let tank = b.unit("t");
    assert!(tank.keeps_moving && tank.is_still_moving() && !tank.has(Marker::Moved));
    // Not before it has moved, not twice, not where it is not played, and only vehicles.
    b.refused_by(First, KEEP, "LNL-15.7.1-01");
    battle("", "", SWITCH, &[]).refused_by(First, KEEP, "LNL-15.7.1-01");
    battle("markers: [Moved]", "", "", &[]).refused_by(First, KEEP, "LNL-15.7.1-01");
    let mut on = battle("markers: [AssaultMoved]", "", SWITCH, &[]);
    assert!(on.legal().contains(&Command::KeepMoving { unit: tank.id }));
    on.give(First, KEEP);
    assert!(!on.legal().contains(&Command::KeepMoving { unit: tank.id }));
}

#[test]
fn lnl_15_7_1_02_it_must_move_in_the_next_phase() {
    let mut b = next_turn(&[6, 1]);
    b.refused_by(First, "Pass", "LNL-15.7.1-02");
    assert!(!b.legal().contains(&Command::Pass));
    b.refused_by(First, r#"Spot(unit: "t", at: "F2")"#, "LNL-15.7.1-02");
    // It may change between Move and Assault Move.
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "C3")"#);
    b.give(Second, "HoldFire");
    b.give(First, "Stop");
    assert!(!b.unit("t").keeps_moving);
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.give(First, "Pass");
}

#[test]
fn lnl_15_7_1_02_turning_is_moving() {
    let mut b = next_turn(&[6, 1]);
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert!(!b.unit("t").is_still_moving());
}

#[test]
fn lnl_15_7_1_02_one_that_cannot_need_not() {
    let mut b = battle("keeps_moving: true, markers: [OpsComplete]", "", SWITCH, &[6, 1]);
    b.give(First, "Pass");
    for side in [Second, First] {
        b.give(side, "Pass");
    }
    assert!(!b.unit("t").keeps_moving, "it stands");
}

/// The lines of a shot of the gun at the tank.
fn to_hit(b: &Battle) -> Vec<(&'static str, i32)> {
    b.ask(|table| {
        let order = crate::ShotOrder {
            unit: "g".parse().unwrap(),
            weapon: "g.gun".parse().unwrap(),
            at: "A2".parse().unwrap(),
            target: Some("t".parse().unwrap()),
            leader: None,
            turn: None,
        };
        let facts = crate::sections::ordnance::facts_as(table, Second, &order, true).unwrap();
        let mut rules = Vec::new();
        crate::sections::ordnance::to_hit::lines(&facts.modifiers, &mut |line| rules.push((line.rule.0, line.value)));
        rules
    })
}

#[test]
fn lnl_15_7_1_03_until_it_moves_it_counts_as_moving_to_hit() {
    let lines = |tank: &str| to_hit(&battle(tank, "", SWITCH, &[]));
    assert!(lines("keeps_moving: true").contains(&("LNL-15.7.1-03", 1)));
    assert!(!lines("").iter().any(|(rule, _)| *rule == "LNL-15.7.1-03"));
}

#[test]
fn lnl_15_7_1_03_a_fast_vehicle_that_keeps_moving_counts_2_in_its_place() {
    let tank = counter("us_tank_t", "t", "A2", "facing: E, keeps_moving: true");
    let gun = counter("german_gun_team", "g", "F2", "facing: W");
    let both = SWITCH.replace("true}", r#"true, "LNL-15.7-02": true}"#);
    let text = crate::testing::scenario_text(BOARD, "", &tank, &gun, OPERATIONS_FIRST, &both);
    let lines = |movement: u8| {
        let change = |file: &mut crate::files::definition::UnitFile| {
            file.units.iter_mut().filter(|def| def.id == "us_tank_t").for_each(|def| def.front.movement = movement);
        };
        to_hit(&Battle::with_files(&text, |file, _| change(file), &[]))
    };
    let going = |lines: &[(&str, i32)]| {
        lines.iter().filter(|(rule, _)| rule.starts_with("LNL-15.7")).map(|(_, value)| *value).collect::<Vec<_>>()
    };
    assert_eq!(going(&lines(16)), [2]);
    assert_eq!(going(&lines(15)), [1]);
}

#[test]
fn lnl_15_7_1_04_it_does_not_fire_before_it_moves() {
    let mut b = next_turn(&[6, 1, 6, 6]);
    let shot = r#"Shoot((unit: "t", weapon: "t.gun", at: "F2"))"#;
    b.refused_by(First, shot, "LNL-15.7.1-04");
    b.refused_by(First, r#"Fire((firers: [(unit: "t", weapons: ["t.mg"])], at: "F2"))"#, "LNL-15.7.1-04");
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "C3")"#);
    b.give(Second, "HoldFire");
    b.give(First, "Stop");
    b.give(First, shot);
    // Nor by Opportunity Fire.
    let b = battle("keeps_moving: true", "", SWITCH, &[]);
    b.ask(|table| {
        let tank = table.unit("t".parse().unwrap()).unwrap();
        let at = table.field.map.spot("F2".parse().unwrap()).unwrap();
        let refusal = crate::sections::ordnance::ready(table, tank, at, true).unwrap_err();
        assert_eq!(refusal.rule.0, "LNL-15.7.1-04");
    });
    // In the turn of its declaration it may still fire after an Assault Move.
    let mut now = battle("keeps_moving: true, markers: [AssaultMoved]", "", SWITCH, &[6, 6]);
    now.give(First, shot);
}

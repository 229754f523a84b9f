use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, RALLY_FIRST};
use crate::{Movement, Phase};
use table::Side::{First, Second};

const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#;

fn battle(ours: &str, theirs: &str, start: &str, dice: &[u8]) -> Battle {
    Battle::new("......\n......\n......\n......", ours, theirs, start, dice)
}

#[test]
fn lnl_15_0_01_a_vehicle_is_open_or_buttoned_and_nobody_else_is() {
    let mut b =
        battle(&format!(r#"{TANK}, (id: "s", unit: "us_parachute_squad", at: "C2")"#), NOBODY, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Button(unit: "t", buttoned: false)"#, "LNL-15.0-01");
    b.refused_by(First, r#"Button(unit: "s", buttoned: true)"#, "LNL-15.0-01");
    b.give(First, r#"Button(unit: "t", buttoned: true)"#);
    assert!(b.unit("t").buttoned);
}

#[test]
fn lnl_15_0_02_a_vehicle_is_open_where_nothing_is_said() {
    assert!(!battle(TANK, NOBODY, OPERATIONS_FIRST, &[]).unit("t").buttoned);
}

#[test]
fn lnl_15_0_03_it_is_switched_at_the_start_of_its_impulse_and_free() {
    let ours = format!(r#"{TANK}, (id: "s", unit: "us_parachute_squad", at: "A1")"#);
    let mut b = battle(&ours, NOBODY, OPERATIONS_FIRST, &[]);
    b.give(First, r#"Button(unit: "t", buttoned: true)"#);
    // Once in an impulse; its Location is activated, and nothing is done by it.
    b.refused_by(First, r#"Button(unit: "t", buttoned: false)"#, "LNL-15.0-03");
    b.refused_by(First, r#"Move(units: ["s"], by: Move, to: "B1")"#, "LNL-4.0-05");
    assert!(b.ask(|table| table.flow.impulse().is_some_and(|impulse| !impulse.acted)));
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    assert_eq!(b.ask(|table| table.flow.moving().map(|moving| moving.spent)), Some(1));
    let mut b = battle(TANK, NOBODY, OPERATIONS_FIRST, &[]);
    b.give(First, r#"Turn(unit: "t", to: SSE, by: AssaultMove)"#);
    b.give(First, "Stop");
    b.refused_by(First, r#"Button(unit: "t", buttoned: true)"#, "LNL-15.0-03");
    b.refused_by(Second, r#"Button(unit: "t", buttoned: true)"#, "LNL-4.0-01");
}

#[test]
fn lnl_15_0_07_a_shaken_vehicle_must_stay_buttoned() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "C2", shaken: true)"#, NOBODY, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Button(unit: "t", buttoned: false)"#, "LNL-15.0-07");
}

#[test]
fn lnl_15_0_10_a_rallied_vehicle_stays_buttoned_until_it_is_opened() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "C2", shaken: true)"#;
    let mut b = battle(ours, NOBODY, RALLY_FIRST, &[1, 2]);
    b.give(First, r#"Rally(unit: "t")"#);
    assert!(!b.unit("t").shaken && b.unit("t").buttoned);
    b.give(First, "RallyDone");
    b.give(Second, "RallyDone");
    assert_eq!(b.ask(|table| table.flow.turn.phase), Phase::Operations);
    b.give(First, r#"Button(unit: "t", buttoned: false)"#);
    assert!(!b.unit("t").buttoned);
}

#[test]
fn lnl_15_1_08_turning_a_turret_costs_no_points() {
    let mut b = battle(&format!(r#"{TANK}, (id: "o", unit: "us_truck", at: "A1")"#), NOBODY, OPERATIONS_FIRST, &[]);
    b.give(First, r#"TurnTurret(unit: "t", to: W)"#);
    assert_eq!(b.unit("t").turret_facing(), Facing::W);
    b.refused_by(First, r#"TurnTurret(unit: "t", to: W)"#, "LNL-15.1-08");
    b.refused_by(First, r#"TurnTurret(unit: "o", to: W)"#, "LNL-15.1-08");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    b.give(First, r#"TurnTurret(unit: "t", to: NNE)"#);
    assert_eq!(b.ask(|table| table.flow.moving().map(|moving| moving.spent)), Some(1));
    b.give(First, "Stop");
    b.give(First, r#"TurnTurret(unit: "t", to: E)"#);
    assert_eq!(b.unit("t").turret, 0);
}

#[test]
fn lnl_15_1_13_a_turned_turret_keeps_its_angle_to_the_hull() {
    let mut b =
        battle(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, turret: SSW)"#, NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(b.unit("t").turret, 2);
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert_eq!((b.unit("t").facing, b.unit("t").turret_facing()), (Facing::SSE, Facing::W));
}

#[test]
fn lnl_rb_08_a_turret_is_realigned_in_the_owners_impulse_where_nothing_has_been_fired() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, turret: SSW), (id: "f", unit: "us_tank_t", at: "A1", turret: W, markers: [Fired])"#;
    let mut b = battle(ours, NOBODY, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"TurnTurret(unit: "f", to: NNE)"#, "LNL-15.1-13");
    let realign = Command::TurnTurret { unit: "t".parse().unwrap(), to: Facing::E };
    assert!(b.legal().contains(&realign), "ahead, where no enemy is on the map");
    b.give(First, r#"TurnTurret(unit: "t", to: E)"#);
    assert!(!b.legal().iter().any(|order| matches!(order, Command::TurnTurret { .. })));
    let foe = r#"(id: "y", unit: "wehrmacht_squad", at: "C4")"#;
    let b = battle(TANK, foe, OPERATIONS_FIRST, &[]);
    let at_him = |order: &&Command| matches!(order, Command::TurnTurret { .. });
    assert_eq!(b.legal().iter().filter(at_him).count(), 1, "towards the enemy whom its arc does not hold");
}

#[test]
fn what_a_vehicle_is_got_ready_with_ends() {
    let foe = r#"(id: "y", unit: "wehrmacht_squad", at: "C4")"#;
    let mut b = battle(TANK, foe, OPERATIONS_FIRST, &[]);
    let mut given = 0;
    while let Some(order) =
        b.legal().into_iter().find(|order| matches!(order, Command::TurnTurret { .. } | Command::Button { .. }))
    {
        b.game.give(&table::Order { side: First, command: order }).unwrap();
        given += 1;
        assert!(given < 3);
    }
    assert_eq!(given, 2);
    assert!(b.legal().iter().any(|order| matches!(order, Command::Move { by: Movement::Move, .. })));
}

use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, LockNLoad, Movement};
use table::Side::{First, Second};
use table::{Aim, RuleSet, Side};

fn aim(battle: &mut Battle, side: Side, command: &Command) -> Aim {
    battle.game.seen_by(side, |seen| LockNLoad::aim(seen, side, command))
}

fn field() -> Battle {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "B2"), (id: "shot", unit: "us_sniper")"#;
    let second =
        r#"(id: "x", unit: "wehrmacht_squad", at: "F2"), (id: "y", unit: "german_sniper", at: "A4", shaken: true)"#;
    Battle::new("......\n......\n......\nf..f..", first, second, OPERATIONS_FIRST, &[])
}

#[test]
fn moves_are_judged_by_the_way_to_the_nearest_enemy_who_is_no_sniper() {
    let mut battle = field();
    let by = |by, text: &str| Command::Move {
        units: smallvec::SmallVec::from_iter(["a".parse().unwrap()]),
        by,
        to: text.parse().unwrap(),
        double_time: None,
        facing: None,
    };
    let to = |text: &str| by(Movement::Move, text);
    assert_eq!(aim(&mut battle, First, &to("C2")), Aim::Move { nearer: 4 });
    assert_eq!(aim(&mut battle, First, &by(Movement::LowCrawl, "C2")), Aim::Move { nearer: 1 });
    assert_eq!(aim(&mut battle, First, &to("B1")), Aim::Move { nearer: 0 });
    assert_eq!(aim(&mut battle, First, &to("A2")), Aim::Move { nearer: -4 });
    assert_eq!(aim(&mut battle, First, &to("F2")), Aim::Assault);
    assert_eq!(aim(&mut battle, First, &to("Z9")), Aim::Move { nearer: 0 });
}

#[test]
fn every_listed_order_has_an_aim_and_near_ambushes_are_better() {
    let mut battle = field();
    let legal = battle.legal();
    assert!(legal.contains(&Command::Pass));
    assert_eq!(aim(&mut battle, First, &Command::Pass), Aim::Finish);
    let forces: Vec<(String, u8)> = legal
        .iter()
        .filter(|command| matches!(command, Command::PlaceSniper { .. }))
        .map(|command| match (command, aim(&mut battle, First, command)) {
            (Command::PlaceSniper { at, .. }, Aim::Attack { force }) => (at.to_string(), force),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(forces, [("D4".to_string(), 3)], "A4 is the enemy's, two hexes lie between D4 and F2");
    assert_eq!(aim(&mut battle, Second, &Command::HoldFire), Aim::Hold);
}

#[test]
fn the_way_to_the_enemy_leads_over_the_bridge() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "B2")"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    let mut battle = Battle::new("..r..\n..r..\n..r..\n..d..", first, second, OPERATIONS_FIRST, &[]);
    let step = |to: &str| Command::Move {
        units: smallvec::SmallVec::from_iter(["a".parse().unwrap()]),
        by: Movement::LowCrawl,
        to: to.parse().unwrap(),
        double_time: None,
        facing: None,
    };
    assert_eq!(aim(&mut battle, First, &step("B1")), Aim::Move { nearer: -1 });
    assert_eq!(aim(&mut battle, First, &step("B3")), Aim::Move { nearer: 1 });
}

/// A field of eight columns with an enemy in H2; `first` are the counters of the first side, which leaves by H4.
fn drive(first: &str, more: &str) -> Battle {
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "H2")"#;
    let text = scenario_text("........\n........\n........\n........", "", first, second, OPERATIONS_FIRST, "");
    Battle::from_text(&text.replacen("loses_when_gone: false", &format!("loses_when_gone: false{more}"), 1), &[])
}

fn aim_of(battle: &mut Battle, order: &str) -> Aim {
    let command: Command = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(order)
        .unwrap_or_else(|error| panic!("{order}: {error}"));
    aim(battle, First, &command)
}

#[test]
fn vehicles_without_weapons_go_their_way_and_tanks_go_for_the_enemy() {
    let counters =
        r#"(id: "truck", unit: "us_truck", at: "E3", facing: E), (id: "tank", unit: "us_tank_t", at: "E2", facing: E)"#;
    let mut battle = drive(counters, r#", exits: ["A2"]"#);
    let back = |unit: &str, to: &str| format!(r#"Move(units: ["{unit}"], by: Move, to: "{to}")"#);
    assert_eq!(aim_of(&mut battle, &back("truck", "D3")), Aim::Move { nearer: 4 });
    assert_eq!(aim_of(&mut battle, &back("truck", "F3")), Aim::Move { nearer: -4 });
    assert_eq!(aim_of(&mut battle, &back("tank", "F2")), Aim::Move { nearer: 4 }, "the enemy is nearer than the exit");
    assert_eq!(aim_of(&mut battle, r#"Exit(units: ["tank"])"#), Aim::Move { nearer: 3 });
}

#[test]
fn passengers_get_out_near_the_enemy_and_stay_aboard_far_from_him() {
    let counters = |at: &str| {
        format!(
            r#"(id: "truck", unit: "us_truck", at: "{at}", facing: E), (id: "a", unit: "us_parachute_squad", aboard: (vehicle: "truck")),
            (id: "b", unit: "us_parachute_squad", at: "{at}")"#
        )
    };
    let out = r#"Dismount(units: ["a"])"#;
    let on = r#"Mount(units: ["b"], vehicle: "truck")"#;
    let at = |hex: &str, order: &str| aim_of(&mut drive(&counters(hex), ""), order);
    assert_eq!(
        [at("A2", out), at("D2", out), at("F2", out)],
        [Aim::Prepare, Aim::Move { nearer: 1 }, Aim::Move { nearer: 3 }]
    );
    assert_eq!([at("A2", on), at("F2", on)], [Aim::Prepare, Aim::Move { nearer: -1 }]);
}

#[test]
fn vehicles_enter_with_their_front_to_where_they_go() {
    let counters = r#"(id: "tank", unit: "us_tank_t", entry: "west"), (id: "a", unit: "us_parachute_squad", at: "A4")"#;
    let mut battle = drive(counters, r#", entries: [(id: "west", turn: 1, hexes: ["A2"])]"#);
    let enter = |facing: &str| format!(r#"Move(units: ["tank"], by: Move, to: "A2", facing: {facing})"#);
    assert_eq!(aim_of(&mut battle, &enter("E")), Aim::Move { nearer: 2 });
    assert_eq!(aim_of(&mut battle, &enter("W")), Aim::Move { nearer: 0 });
}

#[test]
fn a_stack_on_the_way_goes_on_as_far_as_it_comes_and_guns_are_rather_set_up() {
    let counters = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "gun", weapon: "m1919a4")]),
        (id: "b", unit: "us_parachute_squad", at: "A3", weapons: [(id: "ready", weapon: "m1919a4", set_up: true)])"#;
    let mut battle = drive(counters, "");
    let turned = |weapon: &str| format!(r#"TurnTripod(weapon: "{weapon}")"#);
    assert_eq!(aim_of(&mut battle, &turned("gun")), Aim::Prepare);
    assert_eq!(aim_of(&mut battle, &turned("ready")), Aim::Move { nearer: 0 });
    assert_eq!(aim_of(&mut battle, r#"Step(to: "C2")"#), Aim::Move { nearer: 0 }, "nobody is on the way");
    battle.give(First, r#"Move(units: ["a"], by: Move, to: "B2")"#);
    battle.give(Second, "HoldFireForMove");
    assert_eq!(aim_of(&mut battle, r#"Step(to: "C2")"#), Aim::Move { nearer: 4 });
}

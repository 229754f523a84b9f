use crate::testing::{Battle, OPERATIONS_FIRST};
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

use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, LockNLoad, Movement};
use hex_board::Facing;
use table::Side::First;
use table::{Aim, Order, RuleSet};

const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const OPEN_GROUND: &str = "......\n......\n......\n......";

/// A number of a fixed list.
struct Chance(u64);
impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

#[test]
fn a_vehicle_is_offered_every_step_and_a_turn_to_either_side() {
    let b =
        Battle::new(OPEN_GROUND, r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#, NOBODY, OPERATIONS_FIRST, &[]);
    let orders: Vec<Command> = b.legal();
    for kind in [Movement::Move, Movement::AssaultMove] {
        let steps = orders.iter().filter(|order| matches!(order, Command::Move { by, .. } if *by == kind)).count();
        let turns: Vec<Facing> = orders
            .iter()
            .filter_map(|order| match order {
                Command::Turn { to, by, .. } if *by == kind => Some(*to),
                _ => None,
            })
            .collect();
        assert_eq!((steps, turns), (4, vec![Facing::NNE, Facing::SSE]), "{kind:?}");
    }
}

#[test]
fn everything_that_is_offered_to_vehicles_and_teams_is_accepted() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E), (id: "o", unit: "us_open_top", at: "C2", facing: W, shaken: true),
        (id: "g", unit: "us_gun_team", at: "A1", facing: E), (id: "m", unit: "us_mg_team", at: "A1"), (id: "s", unit: "us_parachute_squad", at: "A1"),
        (id: "e", unit: "us_tank_t", entry: "e"), (id: "h", unit: "us_gun_team", entry: "e"), (id: "p", unit: "us_truck", at: "B4", facing: NNE)"#;
    let theirs =
        r#"(id: "x", unit: "wehrmacht_squad", at: "F1"), (id: "y", unit: "german_gun_team", at: "F4", facing: W)"#;
    let board = r#"roads: [["A4", "B4", "C3", "D3", "E2"]], hexsides: {"hedge": ["C2/D2"]}"#;
    let text = scenario_text("..w...\n......\n...f..\n......", board, ours, theirs, OPERATIONS_FIRST, "");
    let entries = r#"(name: "US", formation: "us_parachute", entries: [(id: "e", turn: 1, hexes: ["A2", "A3"])],"#;
    let text = text.replace(r#"(name: "US", formation: "us_parachute","#, entries);
    let own = |command: &Command| {
        matches!(
            command,
            Command::Move { .. }
                | Command::Step { .. }
                | Command::Turn { .. }
                | Command::TurnTurret { .. }
                | Command::Button { .. }
                | Command::Stop
                | Command::HoldFire
                | Command::EndImpulse
                | Command::Pass
        )
    };
    let (mut chance, mut checked, mut turned) = (Chance(7), 0, 0);
    for _ in 0..6 {
        let mut b = Battle::from_text(&text, &[]);
        for _ in 0..60 {
            let (legal, Some(side)) = (b.legal(), b.game.to_act()) else { break };
            let legal: Vec<Command> = legal.into_iter().filter(own).collect();
            for command in &legal {
                let order = Order { side, command: command.clone() };
                assert_eq!(b.game.check(&order), Ok(()), "{command:?}");
                checked += 1;
            }
            let Some(command) = legal.get(chance.below(legal.len().max(1))).cloned() else { break };
            turned += usize::from(matches!(command, Command::Turn { .. }));
            if b.game.give(&Order { side, command }).is_err() {
                break;
            }
        }
    }
    assert!(checked > 1000 && turned > 5, "{checked} {turned}");
}

#[test]
fn a_vehicle_turns_towards_the_enemy_before_it_drives_there() {
    let tank = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: SSW)"#;
    let b = Battle::new(OPEN_GROUND, tank, r#"(id: "x", unit: "wehrmacht_squad", at: "F2")"#, OPERATIONS_FIRST, &[]);
    let aim = |to: Facing| {
        let command = Command::Turn { unit: "t".parse().unwrap(), to, by: Movement::Move };
        b.ask(|table| LockNLoad::seen_by(table, First, |seen| LockNLoad::aim(seen, First, &command)))
    };
    assert!(matches!(aim(Facing::SSE), Aim::Move { nearer: 1.. }), "{:?}", aim(Facing::SSE));
    assert!(matches!(aim(Facing::W), Aim::Move { nearer: ..=0 }), "{:?}", aim(Facing::W));
}

#[test]
fn a_gun_is_offered_to_turn_at_enemies_whom_its_arc_does_not_hold() {
    let gun = r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E)"#;
    let turns = |foe: &str| {
        let b = Battle::new(
            OPEN_GROUND,
            gun,
            &format!(r#"(id: "x", unit: "wehrmacht_squad", at: "{foe}")"#),
            OPERATIONS_FIRST,
            &[],
        );
        b.legal().iter().filter(|order| matches!(order, Command::Turn { .. })).count()
    };
    assert_eq!((turns("F2"), turns("C4")), (0, 1));
}

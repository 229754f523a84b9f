use super::*;
use crate::LockNLoad;
use crate::facts::flow::Phase;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::{DiceCup, Game, Order};

const ROWS: &str = "...f....w.\n.w..b..f..\n..rr....h.\n.m..h..o..\n....f.b...";
const MORE: &str = r#"levels: ["0012000000", "0011000000", "0000000000", "0000000000", "0000000000"],
    roads: [["A4", "B4", "C3", "C2"]], hexsides: {"hedge": ["B2/C2"], "bocage": ["A2/A3"]},
    buildings: [(hexes: ["E1", "E2", "F2"], material: Stone), (hexes: ["G4"], material: Wood)]"#;

fn text(start: &str) -> String {
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "A1", weapons: [(id: "g", weapon: "m1919a4", set_up: true)]),
        (id: "b", unit: "us_parachute_squad", at: "A1"), (id: "l", unit: "us_leader", at: "A1"),
        (id: "c", unit: "us_parachute_squad", at: "B2"), (id: "h", unit: "us_hero", at: "B2"),
        (id: "d", unit: "us_parachute_half_squad", at: "B2", shaken: true), (id: "m", unit: "us_medic", at: "B3"),
        (id: "e", unit: "us_parachute_squad", entry: "west"), (id: "k", unit: "us_leader", entry: "west"), (id: "s", unit: "us_sniper")"#;
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "E1^", weapons: [(id: "v", weapon: "mg42")]),
        (id: "y", unit: "wehrmacht_squad", at: "E2"), (id: "z", unit: "german_leader", at: "E2"),
        (id: "w", unit: "wehrmacht_squad", at: "G4"), (id: "u", unit: "wehrmacht_half_squad", at: "D2"), (id: "t", unit: "german_medic", at: "E2")"#;
    scenario_text(ROWS, MORE, ours, theirs, start, "").replacen(
        "counters:",
        r#"entries: [(id: "west", turn: 1, hexes: ["A3", "A4", "A5"])], exits: ["J1", "J2", "A1"], counters:"#,
        1,
    )
}

/// Plays orders at random; what `look` sees of every position it may judge.
fn play(seed: u64, orders: usize, mut look: impl FnMut(&mut Game<LockNLoad>, Side, &[Command])) {
    let start = Battle::start(&text("phase: Rally")).unwrap_or_else(|mistakes| panic!("{mistakes:?}"));
    let world = bevy_ecs::world::World::new();
    let mut game =
        Game::<LockNLoad>::new(world, start, DiceCup::from_seed(seed)).unwrap_or_else(|error| panic!("{error}"));
    let mut chance = DiceCup::from_seed(seed + 1000);
    let mut legal = Vec::new();
    for _ in 0..orders {
        let Some(side) = game.legal_commands(&mut legal) else { return };
        assert!(!legal.is_empty(), "somebody is to act and may do nothing");
        look(&mut game, side, &legal);
        let pick = usize::from(chance.roll(250)) * 250 + usize::from(chance.roll(250));
        let command = legal[pick % legal.len()].clone();
        game.give(&Order { side, command }).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
    }
}

fn own(command: &Command) -> bool {
    matches!(
        command,
        Command::Move { .. }
            | Command::Step { .. }
            | Command::Exit { .. }
            | Command::Stop
            | Command::Spot { .. }
            | Command::Smoke { .. }
            | Command::Activate { .. }
            | Command::ActivateEntry { .. }
            | Command::Pass
            | Command::EndImpulse
            | Command::RallyDone
    )
}

#[test]
fn every_order_that_is_offered_is_accepted() {
    let mut checked = 0;
    for seed in 0..12 {
        play(seed, 150, |game, side, legal| {
            for (n, command) in legal.iter().enumerate().filter(|(_, command)| own(command)) {
                let order = Order { side, command: command.clone() };
                assert_eq!(game.check(&order), Ok(()), "seed {seed}: {command:?}");
                assert!(!legal[..n].contains(command), "{command:?} is offered twice");
                checked += 1;
            }
        });
    }
    assert!(checked > 10_000, "{checked}");
}

#[test]
fn no_side_is_ever_overstacked_and_every_impulse_ends() {
    let (mut turns, mut moves) = (0, 0);
    for seed in 20..40 {
        play(seed, 400, |game, _, _| {
            let table = game.table();
            for spot in table.field.map.spots() {
                for side in Side::BOTH {
                    let load = stacking::load_at(&table, spot, side, &[]);
                    assert_eq!(stacking::within(&table, spot, load), Ok(()), "seed {seed}");
                }
            }
            if table.flow.turn.phase == Phase::Operations {
                moves += usize::from(table.flow.moving().is_some());
            }
            turns = turns.max(table.flow.turn.number);
        });
    }
    assert!(turns >= 3, "{turns}");
    assert!(moves > 200, "{moves}");
}

#[test]
fn a_location_offers_few_but_sensible_stacks() {
    let battle = Battle::from_text(&text(OPERATIONS_FIRST), &[]);
    let legal = battle.legal();
    let from_a1 = |command: &&Command| matches!(command, Command::Move { units, .. } if units.iter().any(|id| ["a", "b", "l"].contains(&id.as_str())));
    let offered = legal.iter().filter(from_a1).count();
    assert!((10..=60).contains(&offered), "{offered}");
    let id = |text: &str| text.parse::<CounterId>().expect("an id");
    let together = |by: Movement, to: &str, double_time: Option<CounterId>| Command::Move {
        units: ["a", "b", "l"].iter().map(|text| id(text)).collect(),
        by,
        to: to.parse().expect("a place"),
        double_time,
        facing: None,
    };
    assert!(legal.contains(&together(Movement::Move, "B1", Some(id("l")))));
    assert!(legal.contains(&together(Movement::AssaultMove, "B1", Some(id("l")))));
    assert!(legal.contains(&together(Movement::LowCrawl, "B1", None)));
}

#[test]
fn waiting_units_are_offered_every_kind_of_movement_and_the_unshaken_crawl_alone() {
    let battle = Battle::from_text(&text(OPERATIONS_FIRST), &[]);
    let legal = battle.legal();
    let id = |text: &str| text.parse::<CounterId>().expect("an id");
    for (by, double_time) in
        [(Movement::Move, Some(id("k"))), (Movement::AssaultMove, Some(id("k"))), (Movement::LowCrawl, None)]
    {
        let units = ["e", "k"].iter().map(|text| id(text)).collect();
        let order = Command::Move { units, by, to: "A4".parse().expect("a place"), double_time, facing: None };
        assert!(legal.contains(&order), "{order:?}");
    }
    // The Shaken half-squad keeps its stack from going nearer to the enemy; the others may crawl there.
    let units = ["c", "h"].iter().map(|text| id(text)).collect();
    let to = "C2".parse().expect("a place");
    let order = Command::Move { units, by: Movement::LowCrawl, to, double_time: None, facing: None };
    assert!(legal.contains(&order), "{legal:?}");
}

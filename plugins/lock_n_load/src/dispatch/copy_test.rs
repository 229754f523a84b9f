use crate::files::markers::{HexMarker, Marker};
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, Event, LockNLoad, LossCause, Start};
use bevy_ecs::world::World;
use table::{CounterId, DiceCup, Game, Order};

const FIRST: &str = r#"(id: "a", unit: "us_parachute_squad", at: "B2", weapons: [(id: "gun", weapon: "m1919a4", set_up: true)]),
    (id: "b", unit: "us_parachute_squad", at: "B2", shaken: true), (id: "l", unit: "us_leader", at: "B2")"#;
const SECOND: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2", weapons: [(id: "mg", weapon: "mg42")]),
    (id: "y", unit: "wehrmacht_squad", at: "E4"), (id: "k", unit: "german_leader", at: "D2")"#;

fn start() -> Start {
    Battle::start(&scenario_text("......\n......\n..f...\n......\n......", "", FIRST, SECOND, OPERATIONS_FIRST, ""))
        .unwrap()
}

fn game(start: &Start, seed: u64) -> Game<LockNLoad> {
    Game::new(World::new(), start.clone(), DiceCup::from_seed(seed)).unwrap()
}

fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

fn play(game: &mut Game<LockNLoad>, seed: u64, orders: usize) {
    let mut pick = seed as usize;
    let mut commands: Vec<Command> = Vec::new();
    for _ in 0..orders {
        let Some(side) = game.legal_commands(&mut commands) else { return };
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let command = commands.swap_remove((pick >> 33) % commands.len());
        game.give(&Order { side, command }).unwrap();
    }
}

/// The copy equals the position in facts, markers, flow, sight and hash.
#[track_caller]
fn assert_same(from: &Game<LockNLoad>, to: &mut Game<LockNLoad>) {
    {
        let (from, to) = (from.table(), to.table());
        assert_eq!((from.units, from.weapons), (to.units, to.weapons));
        assert_eq!((from.hexes, from.flow), (to.hexes, to.flow));
        assert!(**from.sights == **to.sights);
    }
    let mut dice = to.dice().clone();
    dice.rewind(from.dice().drawn());
    to.use_dice(dice);
    assert_eq!(from.hash(), to.hash());
}

#[test]
fn a_copy_has_the_hash_of_the_position_wherever_both_games_have_come_to() {
    let start = start();
    let (mut from, mut to) = (game(&start, 1), game(&start, 2));
    for step in 0..60 {
        play(&mut from, step, 3);
        play(&mut to, step + 1_000, 5);
        to.become_like(&from);
        assert_same(&from, &mut to);
        if from.to_act().is_none() {
            from = game(&start, step);
        }
    }
}

#[test]
fn markers_losses_smoke_and_weapons_are_copied_both_ways() {
    let start = start();
    let (mut changed, fresh) = (game(&start, 1), game(&start, 1));
    let place = |text: &str| text.parse().unwrap();
    let events = [
        Event::MarkerPlaced { unit: id("a"), marker: Marker::Fired },
        Event::MarkerPlaced { unit: id("x"), marker: Marker::Moved },
        Event::MarkerPlaced { unit: id("x"), marker: Marker::OpsComplete },
        Event::UnitShaken { unit: id("a") },
        Event::UnitRallied { unit: id("b") },
        Event::UnitBecame { unit: id("b"), definition: "us_parachute_half_squad".into() },
        Event::UnitLost { unit: id("y"), cause: LossCause::Fire },
        Event::UnitPlaced { unit: id("hero-1"), at: place("B3") },
        Event::HexMarkerPlaced { at: place("C3"), marker: HexMarker::SmokeOne },
        Event::HexMarkerPlaced { at: place("C4"), marker: HexMarker::SmokeTwo },
        Event::HexMarkerPlaced { at: place("D2"), marker: HexMarker::Spotted },
        Event::WeaponDropped { weapon: id("gun"), at: place("B2") },
        Event::TripodTurned { weapon: id("gun"), set_up: false },
        Event::WeaponGone { weapon: id("mg") },
    ];
    changed.lay(&events);
    let mut kept = game(&start, 1);
    assert_ne!(changed.hash(), kept.hash());
    kept.become_like(&changed);
    assert_same(&changed, &mut kept);
    kept.become_like(&fresh);
    assert_same(&fresh, &mut kept);
}

#[test]
fn the_copy_leaves_the_dice_alone() {
    let start = start();
    let (mut from, mut to) = (game(&start, 1), game(&start, 2));
    play(&mut from, 3, 20);
    let before = to.dice().drawn();
    to.become_like(&from);
    assert_eq!((to.dice().seed(), to.dice().drawn()), (Some(2), before));
}

#[test]
#[should_panic(expected = "the same start")]
fn a_position_of_another_start_is_not_copied() {
    let (from, mut to) = (game(&start(), 1), game(&start(), 1));
    to.become_like(&from);
}

//! Random play of whole games over all scenarios, with the invariants asserted after every order.

use crate::{battles, root};
use hedgerow::library::{Library, Source};
use lock_n_load::{Command, LockNLoad, Start, Table, UnitState};
use opponent::{Player, RandomPlayer};
use scenario_files::Report;
use std::path::Path;
use table::{DiceCup, Game, Order, Side};

/// Games per scenario: 200 or more in all.
const GAMES: u64 = 70;
/// A battle that takes more orders than this never ends.
const ORDERS_MAX: usize = 20_000;

fn start(path: &Path) -> Start {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root()), &mut report).unwrap_or_else(|| panic!("{report}"));
    let found = library.scenario(path, &mut report);
    found.unwrap_or_else(|| panic!("{report}")).1
}

fn new_game(start: &Start, seed: u64) -> Game<LockNLoad> {
    Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed))
        .expect("a seeded cup never runs out")
}

fn owner(game: &mut Game<LockNLoad>, command: &Command) -> Side {
    hedgerow::script::side_of(game, command).expect("the game is not over")
}

/// What must hold in every position.
fn check_position(table: &Table) {
    for unit in &table.now.units {
        if let UnitState::On(spot) = unit.state {
            assert!(spot.hex.index() < table.field.map.hexes.len());
        }
    }
    for side in Side::BOTH {
        for spot in table.field.map.spots() {
            let here: Vec<_> = table.side_at(spot, side).collect();
            if here.is_empty() {
                continue;
            }
            let halves: usize = here
                .iter()
                .map(|unit| match unit.kind {
                    lock_n_load::definition::UnitKind::Squad => 2,
                    kind if kind.is_mmc() => 1,
                    _ => 0,
                })
                .sum();
            let men = here.iter().filter(|unit| unit.kind.is_smc()).count();
            assert!(halves <= 6, "LNL-1.3-01: {halves} halves in {}", table.field.map.place(spot));
            assert!(men <= 2, "LNL-1.3-06: {men} single men in {}", table.field.map.place(spot));
        }
    }
    for weapon in &table.now.weapons {
        if let Some(owner) = weapon.carrier {
            assert!(!weapon.gone && weapon.lies.is_none(), "{} is in two places", weapon.id);
            let owner = &table.now.units[usize::from(owner)];
            let lost = UnitState::Off(lock_n_load::counters::OffMap::Lost);
            assert!(owner.state != lost, "{} belongs to {}, who is lost", weapon.id, owner.id);
        }
    }
}

/// Plays one game at random and checks everything that must hold on the way.
fn play(start: &Start, seed: u64) {
    let mut game = new_game(start, seed);
    let mut player = RandomPlayer::new(seed ^ 0xabc);
    let mut commands = Vec::new();
    let mut given = 0;
    let mut last_hash = game.hash();
    while let Some(side) = game.legal_commands(&mut commands) {
        assert!(!commands.is_empty(), "seed {seed}: a dead end for {side:?}");
        given += 1;
        assert!(given < ORDERS_MAX, "seed {seed}: the game does not end");
        if given % 16 == 0 {
            for command in &commands {
                let order = Order { side: owner(&mut game, command), command: command.clone() };
                if let Err(refusal) = game.check(&order) {
                    panic!("seed {seed}, order {given}: {command:?} is listed and refused: {refusal}");
                }
            }
            refuses_the_wrong_side(&mut game, side, &commands, &last_hash);
        }
        let choice = Player::<LockNLoad>::choose(&mut player, &mut game, &commands);
        let command = commands[choice].clone();
        let order = Order { side: owner(&mut game, &command), command };
        if let Err(error) = game.give(&order) {
            panic!("seed {seed}, order {given}: {:?} is listed and refused: {error}", order.command);
        }
        game.ask(|table| check_position(&table.table()));
        let hash = game.hash();
        if given % 8 == 0 && game.can_undo() {
            assert!(game.undo());
            assert_eq!(game.hash(), last_hash, "seed {seed}, order {given}: undo leads elsewhere");
            game.give(&order).expect("accepted before");
            assert_eq!(game.hash(), hash, "seed {seed}, order {given}: the same order leads elsewhere");
        }
        last_hash = hash;
    }
    let entries = game.journal().entries.clone();
    let mut again = new_game(start, seed);
    again.replay(entries);
    assert_eq!(again.hash(), game.hash(), "seed {seed}: the journal leads elsewhere");
}

/// An order of the side that is not asked is refused with a rule number and changes nothing.
fn refuses_the_wrong_side(game: &mut Game<LockNLoad>, side: Side, commands: &[Command], hash: &str) {
    let Some(command) = commands.iter().find(|command| !matches!(command, Command::PlaceSniper { .. })) else { return };
    let wrong = Order { side: side.other(), command: command.clone() };
    match game.give(&wrong) {
        Ok(_) => panic!("{command:?} was accepted from the wrong side"),
        Err(error) => assert!(error.to_string().contains('['), "{error} has no rule number"),
    }
    assert_eq!(game.hash(), hash, "a refusal changes nothing, dice included");
}

#[test]
fn random_battles_keep_every_promise() {
    let scenarios = battles();
    assert!(scenarios.len() >= 3);
    for path in scenarios {
        let start = start(&path);
        for seed in 0..GAMES {
            play(&start, seed);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let start = start(&battles()[0]);
    let run = |seed| {
        let mut game = new_game(&start, seed);
        let mut player = RandomPlayer::new(5);
        let mut commands = Vec::new();
        while game.legal_commands(&mut commands).is_some() {
            let choice = Player::<LockNLoad>::choose(&mut player, &mut game, &commands);
            let order = Order { side: owner(&mut game, &commands[choice]), command: commands[choice].clone() };
            game.give(&order).expect("listed orders are accepted");
        }
        game.hash()
    };
    assert_eq!(run(11), run(11));
    assert_ne!(run(11), run(12));
}

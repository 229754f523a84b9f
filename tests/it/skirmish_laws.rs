//! Whole games of computer players over all battles of Perry's Heroes, with what must always hold asserted after every order.

use crate::root;
use bevy_ecs::world::World;
use hedgerow::boxes::load;
use opponent::{Character, Player};
use perrys_heroes::values::{Health, Left, Morale, Posture};
use perrys_heroes::{Command, Driving, Figure, Moving, PerrysHeroes, Start, Table};
use perrys_heroes_box::PerrysHeroesBox;
use std::path::PathBuf;
use table::{DiceCup, Game, Order, Side};

/// Who plays each battle and each example, in turn.
const PLAYERS: [[Character; 2]; 3] =
    [[Character::Bold, Character::Bold], [Character::Random, Character::Random], [Character::Bold, Character::Random]];
/// A battle that takes more orders than this never ends.
const ORDERS_MAX: usize = 5_000;
/// All orders of the list are judged each so many orders, and an order is taken back and given again.
const JUDGE_ALL_EACH: usize = 23;
const UNDO_EACH: usize = 5;

fn scenarios(folder: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(root().join(folder)).expect("scenarios").map(|entry| entry.expect("one").path());
    let is_one = |path: &PathBuf| {
        let name = path.to_string_lossy().into_owned();
        name.ends_with(".ron") && !name.ends_with(".script.ron")
    };
    let mut files: Vec<PathBuf> = files.filter(is_one).collect();
    files.sort();
    files
}

fn new_game(start: &Start, seed: u64) -> Game<PerrysHeroes> {
    Game::new(World::new(), start.clone(), DiceCup::from_seed(seed)).expect("a seeded cup never runs out")
}

/// What must hold of a figure in every position.
fn check_figure(table: &Table, figure: &Figure) {
    let id = figure.id;
    let on = figure.at.is_some();
    let bounds = table.field.ground.bounds;
    assert!(table.body(figure).is_none_or(|body| body.lies_on(bounds)), "PH-GEO-14: {id} reaches over the edge");
    assert!(figure.aboard.is_none() || !on, "PH-7.9-01: {id} rides, and stands on the table");
    assert!(figure.left == Left::No || !on, "PH-H-43: {id} has left, and stands on the table");
    assert!(figure.used <= 6, "PH-6.1-05: {id} has used {} points", figure.used);
    assert!(!(figure.concealed && figure.located), "PH-3.4-06: {id} is concealed and located");
    // Nobody lies down whose morale is that of a crew: it is the vehicle's.
    if figure.is_there() && on && !figure.is_vehicle() {
        let lies = matches!(figure.morale, Morale::Pinned | Morale::Demoralised);
        assert!(!lies || figure.posture == Posture::Prone, "PH-4.5-03: {id} is {:?} and stands", figure.morale);
    }
    if figure.alert {
        let watches = matches!(figure.morale, Morale::Operational | Morale::Pinned) && figure.health != Health::Dead;
        assert!(watches && figure.left == Left::No, "PH-7.14-05: {id} is on alert");
    }
    for no in figure.knows.numbers() {
        let enemy = table.figures.at(no);
        assert!(enemy.side != figure.side, "PH-7.5-11: {id} knows of {}, a friend", enemy.id);
        assert!(enemy.located || !enemy.is_there(), "PH-7.13-14: {id} knows of {}, who is not located", enemy.id);
    }
}

fn check_position(table: &Table) {
    table.figures.iter().for_each(|figure| check_figure(table, &figure));
    // On its way a figure may be among friends.
    let stack = &table.flow.stack;
    if stack.innermost::<Moving>().is_some() || stack.innermost::<Driving>().is_some() {
        return;
    }
    let there: Vec<_> = Side::BOTH.into_iter().flat_map(|side| table.solid(side)).collect();
    for (n, (one, body)) in there.iter().enumerate() {
        for (other, its) in &there[..n] {
            assert!(!body.overlaps(its), "PH-GEO-14: {} and {} overlap", one.id, other.id);
        }
    }
}

/// Each order of the list is lawful and there once; the side that is not asked may give none of them.
fn check_list(game: &mut Game<PerrysHeroes>, side: Side, commands: &[Command], told: &str) {
    let hash = game.hash();
    for (n, command) in commands.iter().enumerate() {
        assert!(!commands[..n].contains(command), "{told}: {command:?} is listed twice");
        let order = Order { side, command: command.clone() };
        game.check(&order).unwrap_or_else(|refusal| panic!("{told}: {command:?} is listed and refused: {refusal}"));
        let wrong = Order { side: side.other(), command: command.clone() };
        assert!(game.check(&wrong).is_err(), "{told}: {command:?} is accepted from the wrong side");
    }
    assert_eq!(game.hash(), hash, "{told}: to ask changes nothing");
}

fn play(start: &Start, players: [Character; 2], seed: u64, name: &str) {
    let mut game = new_game(start, seed);
    let [first, second] = players;
    let mut players: [Box<dyn Player<PerrysHeroes>>; 2] = [first.player(seed ^ 0xabc), second.player(seed ^ 0xdef)];
    let mut commands = Vec::new();
    let (mut given, mut last) = (0, game.hash());
    while let Some(side) = game.legal_commands(&mut commands) {
        given += 1;
        let told = format!("{name}, {first:?} against {second:?}, seed {seed}, order {given}");
        assert!(!commands.is_empty(), "{told}: a dead end");
        assert!(given < ORDERS_MAX, "{told}: the game does not end");
        if given % JUDGE_ALL_EACH == 0 {
            check_list(&mut game, side, &commands, &told);
        }
        let choice = opponent::ask(players[side.index()].as_mut(), &game, side, &commands);
        let order = Order { side, command: commands[choice].clone() };
        if let Err(error) = game.give(&order) {
            panic!("{told}: {:?} is listed and refused: {error}", order.command);
        }
        check_position(&game.table());
        let hash = game.hash();
        if given % UNDO_EACH == 0 && game.can_undo() {
            assert!(game.undo());
            assert_eq!(game.hash(), last, "{told}: undo leads elsewhere");
            game.give(&order).expect("accepted before");
            assert_eq!(game.hash(), hash, "{told}: the same order leads elsewhere");
        }
        last = hash;
    }
    let mut again = new_game(start, seed);
    again.load(game.journal().entries.clone()).unwrap_or_else(|misfit| panic!("{name}, seed {seed}: {misfit}"));
    assert_eq!(again.hash(), game.hash(), "{name}, seed {seed}: the journal leads elsewhere");
}

fn play_all(folder: &str, at_least: usize, seeds: u64) {
    let files = scenarios(folder);
    assert!(files.len() >= at_least, "{files:?}");
    for (n, path) in files.iter().enumerate() {
        let (_, start) = load::<PerrysHeroesBox>(&root(), path, 0).expect("a scenario without mistakes");
        for seed in 0..seeds {
            let players = PLAYERS[(n + seed as usize) % PLAYERS.len()];
            play(&start, players, seed, &path.display().to_string());
        }
    }
}

#[test]
fn battles_on_measured_tables_keep_every_promise() {
    play_all("scenarios/perrys_heroes", 6, 3);
}

#[test]
fn examples_on_measured_tables_keep_every_promise() {
    play_all("scenarios/perrys_heroes/examples", 24, 3);
}

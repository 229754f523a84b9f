//! Whole games of computer players over all scenarios, with the invariants asserted after every order.

use crate::{battles, root, saint_aubert};
use lock_n_load::OffMap;
use lock_n_load::definition::UnitKind;
use lock_n_load::markers::HexMarker;
use lock_n_load::{Command, LockNLoad, Question, Start, Table, UnitState};
use lock_n_load_box::Library;
use opponent::{Character, Player};
use play::library::Source;
use scenario_files::Report;
use std::path::Path;
use table::{DiceCup, Game, Order, Side};

/// Games per battle: 200 or more in all.
const GAMES: u64 = 28;
/// Games per example: most of these positions begin at close quarters.
const GAMES_OF_EXAMPLES: u64 = 12;
/// Who plays, in turn. Random players go everywhere and do everything; bold ones fight, fall, and fight hand to hand.
const PLAYERS: [[Character; 2]; 4] = [
    [Character::Random, Character::Random],
    [Character::Bold, Character::Bold],
    [Character::Bold, Character::Random],
    [Character::Bold, Character::Bold],
];
/// A battle that takes more orders than this never ends.
const ORDERS_MAX: usize = 20_000;

pub fn start(path: &Path) -> Start {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root()), &mut report).unwrap_or_else(|| panic!("{report}"));
    let found = library.scenario(path, &mut report);
    found.unwrap_or_else(|| panic!("{report}")).1
}

pub fn new_game(start: &Start, seed: u64) -> Game<LockNLoad> {
    Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed))
        .expect("a seeded cup never runs out")
}

fn owner(game: &Game<LockNLoad>, command: &Command) -> Side {
    game.owner(command).expect("the game is not over")
}

/// What must hold in every position.
fn check_position(table: &Table) {
    let place = |spot| table.field.map.place(spot);
    for unit in table.units.iter() {
        if let UnitState::On(spot) = unit.state {
            assert!(spot.hex.index() < table.field.map.hexes.len());
        }
        let limit = match unit.kind {
            UnitKind::Squad => 2,
            UnitKind::Medic | UnitKind::Sniper | UnitKind::WeaponTeam | UnitKind::Vehicle => 0,
            UnitKind::HalfSquad | UnitKind::Crew | UnitKind::Leader | UnitKind::Hero => 1,
        };
        // The question what a reduced squad drops is open until it is answered, or the game has ended by this loss.
        let drops = table.flow.outcome.is_some()
            || matches!(&table.flow.question, Some(Question::DropWeapon { unit: who, .. }) if *who == unit.id);
        let carries = table.carried_by(unit.id).count();
        assert!(carries <= limit || drops, "LNL-1.6.1-03: {} carries {carries} weapons", unit.id);
        assert!(unit.kind != UnitKind::Hero || unit.good_order(), "LNL-11.2-05: the hero {} is Shaken", unit.id);
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
                    UnitKind::Squad | UnitKind::WeaponTeam => 2,
                    UnitKind::HalfSquad | UnitKind::Crew => 1,
                    UnitKind::Leader | UnitKind::Hero | UnitKind::Medic | UnitKind::Sniper | UnitKind::Vehicle => 0,
                })
                .sum();
            let men = here.iter().filter(|unit| unit.is_smc()).count();
            // A crew that has come out of its vehicle stands there, whoever else does (LNL-15.4-02, LNL-15.4-04).
            let hulk = [HexMarker::Wreck, HexMarker::Abandoned].into_iter().any(|hulk| table.hexes.has(spot, hulk));
            let crews = here.iter().filter(|unit| hulk && unit.kind == UnitKind::Crew).count();
            assert!(halves <= 6 + crews, "LNL-1.3-01: {halves} halves in {}", place(spot));
            assert!(men <= 2, "LNL-1.3-06: {men} single men in {}", place(spot));
            // A vehicle takes no part in melee (LNL-8.0-B01): it shares a hex with infantry that it has overrun.
            let on_foot = |side: Side| table.side_at(spot, side).any(|unit| table.vehicle(unit).is_none());
            let both = side == Side::First && on_foot(Side::First) && on_foot(Side::Second);
            let locked = table.hexes.has(spot, HexMarker::Melee)
                || table.flow.impulse().is_some_and(|impulse| impulse.melees.contains(&place(spot)))
                || table.flow.moving().is_some()
                // A rider who was shot off in the middle of an overrun meets them when it is over.
                || matches!(table.flow.question, Some(Question::GiveWay { .. } | Question::AssaultBack { .. }));
            assert!(!both || locked, "LNL-8.0-01: both sides in {} without a melee", place(spot));
        }
    }
    for weapon in table.weapons.iter() {
        let places = [weapon.carrier.is_some(), weapon.lies.is_some(), weapon.gone];
        assert_eq!(places.iter().filter(|is| **is).count(), 1, "{} is in one place: {weapon:?}", weapon.id);
        if let Some(owner) = weapon.carrier {
            let owner = table.units.at(usize::from(owner));
            let out = [OffMap::Lost, OffMap::Joined, OffMap::Pool].map(UnitState::Off);
            assert!(!out.contains(&owner.state), "{} belongs to {}, who is {:?}", weapon.id, owner.id, owner.state);
        }
    }
}

/// How often the costly things are checked, in orders.
#[derive(Clone, Copy)]
pub struct Pace {
    /// All orders of the list are judged, and some that are not in it.
    pub judge_all_each: usize,
    /// The order is taken back and given again.
    pub undo_each: usize,
}

/// For battles of many counters and many orders.
const PACE: Pace = Pace { judge_all_each: 16, undo_each: 8 };

/// Plays one game and checks everything that must hold on the way; `seen` is told every order. Returns how many units fell.
pub fn play(start: &Start, players: [Character; 2], seed: u64, pace: Pace, mut seen: impl FnMut(&Command)) -> usize {
    let mut game = new_game(start, seed);
    let [first, second] = players;
    let mut players: [Box<dyn Player<LockNLoad>>; 2] = [first.player(seed ^ 0xabc), second.player(seed ^ 0xdef)];
    let mut commands = Vec::new();
    let mut earlier = Vec::new();
    let mut given = 0;
    let mut last_hash = game.hash();
    while let Some(side) = game.legal_commands(&mut commands) {
        assert!(!commands.is_empty(), "seed {seed}: a dead end for {side:?}");
        has_a_choice(&game, &commands);
        given += 1;
        assert!(given < ORDERS_MAX, "seed {seed}: the game does not end");
        if given % pace.judge_all_each == 0 {
            for (n, command) in commands.iter().enumerate() {
                assert!(!commands[..n].contains(command), "seed {seed}, order {given}: {command:?} is listed twice");
                let order = Order { side: owner(&game, command), command: command.clone() };
                if let Err(refusal) = game.check(&order) {
                    panic!("seed {seed}, order {given}: {command:?} is listed and refused: {refusal}");
                }
            }
            refuses_the_wrong_side(&mut game, side, &commands, &last_hash);
            judges_late_orders(&mut game, &mut earlier, &last_hash);
            earlier.extend(commands.iter().step_by(commands.len().div_ceil(8)).cloned());
        }
        let choice = opponent::ask(players[side.index()].as_mut(), &game, side, &commands);
        let command = commands[choice].clone();
        seen(&command);
        let order = Order { side: owner(&game, &command), command };
        if let Err(error) = game.give(&order) {
            panic!("seed {seed}, order {given}: {:?} is listed and refused: {error}", order.command);
        }
        check_position(&game.table());
        let hash = game.hash();
        if given % pace.undo_each == 0 && game.can_undo() {
            assert!(game.undo());
            assert_eq!(game.hash(), last_hash, "seed {seed}, order {given}: undo leads elsewhere");
            game.give(&order).expect("accepted before");
            assert_eq!(game.hash(), hash, "seed {seed}, order {given}: the same order leads elsewhere");
        }
        last_hash = hash;
    }
    let entries = game.journal().entries.clone();
    let mut again = new_game(start, seed);
    // What these rules decide is always admitted from a saved game.
    again.load(entries).unwrap_or_else(|misfit| panic!("seed {seed}: the journal does not fit: {misfit}"));
    assert_eq!(again.hash(), game.hash(), "seed {seed}: the journal leads elsewhere");
    let begun = new_game(start, seed);
    let mut memory = begun.table().units.keep();
    let events = game.journal().entries[1..].iter().flat_map(|entry| &entry.events);
    events.for_each(|event| lock_n_load::follow(begun.table().field, &mut memory, event));
    assert_eq!(memory.rows(), game.table().units, "seed {seed}: who follows the events remembers something else");
    {
        let units = game.table().units.iter();
        units.filter(|unit| unit.state == UnitState::Off(OffMap::Lost)).count()
    }
}

/// A question with one lawful answer is not asked.
fn has_a_choice(game: &Game<LockNLoad>, commands: &[Command]) {
    if let Some(question) = &game.table().flow.question {
        let answers = commands.iter().filter(|command| owner(game, command) == question.side());
        assert!(answers.count() > 1, "{question:?} is asked, and there is one answer: {commands:?}");
    }
}

/// Orders that were lawful some time ago are accepted or refused by a rule that the catalogue has; nothing changes by asking.
fn judges_late_orders(game: &mut Game<LockNLoad>, earlier: &mut Vec<Command>, hash: &str) {
    let kept = earlier.len().saturating_sub(40);
    earlier.drain(..kept);
    for command in earlier {
        for side in Side::BOTH {
            if let Err(refusal) = game.check(&Order { side, command: command.clone() }) {
                let known = lock_n_load::catalogue::CATALOGUE.rule(refusal.rule).is_some();
                assert!(known, "{command:?} is refused by {refusal}, which the catalogue does not have");
            }
        }
    }
    assert_eq!(game.hash(), hash, "to ask changes nothing, dice included");
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
fn battles_keep_every_promise() {
    let scenarios = battles();
    assert!(scenarios.len() >= 8);
    // Without bold players and with them.
    let mut fallen = [0; 2];
    for path in scenarios {
        let start = start(&path);
        for seed in 0..GAMES {
            let players = PLAYERS[(seed % 4) as usize];
            let lost = play(&start, players, seed, PACE, |_| {});
            match players {
                [Character::Random, Character::Random] => fallen[0] += 2 * lost,
                [Character::Bold, Character::Bold] => fallen[1] += lost,
                _ => {}
            }
        }
    }
    assert!(fallen[1] > 2 * fallen[0], "bold players fight: {fallen:?}");
}

/// Every example opens and plays, with infantry, armour, guns or shells.
#[test]
fn examples_keep_every_promise() {
    let files = std::fs::read_dir(root().join("scenarios/lock_n_load/examples")).expect("the repository has examples");
    let paths = files.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let mut examples: Vec<_> = paths.filter(|path| !path.to_string_lossy().ends_with(".script.ron")).collect();
    examples.sort();
    assert!(examples.len() >= 10, "{examples:?}");
    for path in examples {
        let start = start(&path);
        for seed in 0..GAMES_OF_EXAMPLES {
            play(&start, PLAYERS[(seed % 2) as usize], seed, PACE, |_| {});
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let start = start(&saint_aubert());
    let run = |character: Character, seed| {
        let mut game = new_game(&start, seed);
        let mut player = character.player::<LockNLoad>(5);
        let mut commands = Vec::new();
        while let Some(side) = game.legal_commands(&mut commands) {
            let choice = opponent::ask(player.as_mut(), &game, side, &commands);
            let order = Order { side: owner(&game, &commands[choice]), command: commands[choice].clone() };
            game.give(&order).expect("listed orders are accepted");
        }
        game.hash()
    };
    for character in Character::ALL {
        assert_eq!(run(character, 11), run(character, 11));
        assert_ne!(run(character, 11), run(character, 12));
    }
}

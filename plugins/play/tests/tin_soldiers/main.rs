//! A second rule set, on a measured table, played by everything that is said to be the same for all of them.

mod luck;
mod tournament;
mod train;

use bevy_ecs::world::World;
use opponent::{Character, Opponent, Seat};
use play::replay::verify;
use play::save::{Asides, Ending, Header, Saved, free_name};
use play::script::{Script, Stop, script_text};
use play::simulate::{Plan, simulate};
use play::witness::Subject;
use play::{GameBox, Start};
use scenario_files::{Report, read};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use table::{DiceCup, Game, Order, Side};
use tin_soldiers::{SCENARIO, TinBox, TinSoldiers};

type Recorder = play::save::Recorder<TinBox>;

const FILE: &str = "mantelpiece.ron";
const MANTELPIECE: &str = include_str!("../../../../tests/data/tin_soldiers/mantelpiece.ron");

fn files() -> BTreeMap<String, String> {
    BTreeMap::from([(SCENARIO.to_string(), MANTELPIECE.to_string())])
}

fn start() -> Start<TinBox> {
    let mut report = Report::new();
    TinBox::start(&files(), &mut report).unwrap_or_else(|| panic!("{report}"))
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn script(text: &str) -> Script<TinSoldiers> {
    read(Path::new("test.script.ron"), text).unwrap_or_else(|mistake| panic!("{mistake}")).value
}

/// Plays on by chance, so many orders.
fn play_on(game: &mut Game<TinSoldiers>, orders: usize) {
    let mut player = Character::Random.player::<TinSoldiers>(5);
    let mut commands = Vec::new();
    for _ in 0..orders {
        let side = game.legal_commands(&mut commands).expect("the game goes on");
        let command = commands.swap_remove(opponent::ask(player.as_mut(), game, side, &commands));
        game.give(&Order { side, command }).expect("an order that is offered");
    }
}

/// Holds fire, or ends the phase.
fn pass(game: &mut Game<TinSoldiers>) {
    let question = game.table().state.mover().is_some();
    let command = if question { tin_soldiers::Command::Hold } else { tin_soldiers::Command::Done };
    let side = game.to_act().expect("the game goes on");
    game.give(&Order { side, command }).expect("an order that is always offered");
}

/// Orders until a die is thrown.
const MEETING: &str = r#"(dice: [4, 1], orders: [
    Move(who: "red-1", to: (x: 2000, y: 1000)), Hold, Done, Fire(who: "red-1", at: "blue-1"),
])"#;

#[test]
fn it_is_played_by_script_and_told() {
    let script = script(MEETING);
    let told = script.tell::<TinBox>(start());
    let names: Vec<&str> = told.lines.iter().filter_map(|line| line["event"].as_str()).collect();
    let before =
        ["PhaseBegan", "Decision", "Moved", "Pushed", "Decision", "ReactionOver", "Decision", "PhaseBegan", "Decision"];
    assert_eq!(names, [&before[..], &["Shot", "Fell", "Decision", "DiceLeftOver"]].concat());
    assert_eq!(told.lines[9]["order"], 3);
    assert_eq!(told.lines[9]["needs"], 4);
    assert!(matches!(told.stop, Some(Stop::LeftOver(1))));
    let game = told.game.expect("a game");
    assert_eq!(TinBox::position(&game.table())["soldiers"][2], json!({"id": "blue-1", "at": null}));
    let lawful = script_text(&script.orders[0]);
    assert_eq!(lawful, r#"Move(who: "red-1", to: (x: 2000, y: 1000))"#);
}

#[test]
fn a_refused_order_ends_the_script_with_its_rule() {
    let script = script(r#"(orders: [Move(who: "red-1", to: (x: 5000, y: 1000))])"#);
    let told = script.tell::<TinBox>(start());
    let line = told.lines.last().expect("lines");
    assert_eq!((&line["event"], &line["rule"], &line["index"]), (&json!("Refused"), &json!("TIN-1"), &json!(0)));
    let sentence = told.stop.expect("a reason").message::<TinBox>(&script.orders);
    assert!(sentence.starts_with("orders[0] Move(who") && sentence.ends_with("[TIN-1]"), "{sentence}");
}

#[test]
fn it_is_saved_loaded_undone_gone_on_with_and_proved() {
    let folder = folder("tin-saves");
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    let header = Header::new::<TinBox>(&start(), Path::new(FILE), 9, files());
    let mut recorder = Recorder::begin(free_name(&folder, "tin"), header, &game).expect("a file");
    play_on(&mut game, 6);
    recorder.keep(&game).expect("kept");
    let done = game.journal().entries.len();
    pass(&mut game);
    assert!(game.undo() && game.journal().entries.len() == done, "an order that threw no die is taken back");
    recorder.keep(&game).expect("kept");

    let opened = Saved::<TinBox>::read(recorder.path()).and_then(Saved::open).expect("a save");
    assert_eq!((opened.ending.clone(), opened.game.hash()), (Ending::Whole, game.hash()));
    verify(&opened).expect("its orders lead to its events");
    let mut again = Recorder::go_on(recorder.path().to_path_buf(), &opened);
    let mut gone_on = opened.game;
    play_on(&mut gone_on, 3);
    again.keep(&gone_on).expect("kept");
    assert_eq!(again.path(), recorder.path());
    let opened = Saved::<TinBox>::read(again.path()).and_then(Saved::open).expect("a save");
    assert_eq!(opened.game.hash(), gone_on.hash());

    let text = std::fs::read_to_string(again.path()).expect("the save");
    let other = text.replace("tin_soldiers", "lead_soldiers");
    assert!(Saved::<TinBox>::from_bytes(other.as_bytes()).is_err(), "its checksum is wrong");
}

#[test]
fn a_game_that_is_tried_again_leaves_what_was_played_and_throws_other_dice() {
    let folder = folder("tin-again");
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    // Who decides after three entries.
    let mut ahead: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    for command in script(MEETING).orders.into_iter().take(2) {
        let side = ahead.to_act().expect("the game goes on");
        ahead.give(&Order { side, command }).expect("a lawful order");
    }
    let decides = ahead.to_act().expect("the game goes on");
    let asides = Asides { hints: vec![(2, Side::First)], fallbacks: vec![(3, decides)] };
    let header = Header { asides, ..Header::new::<TinBox>(&start(), Path::new(FILE), 9, files()) };
    let mut recorder = Recorder::begin(free_name(&folder, "tin"), header, &game).expect("a file");
    for command in script(MEETING).orders {
        let side = game.to_act().expect("the game goes on");
        game.give(&Order { side, command }).expect("a lawful order");
    }
    recorder.keep(&game).expect("kept");
    let whole = std::fs::read(recorder.path()).expect("the save");
    let entries = &game.journal().entries;
    let shot = (1..entries.len()).find(|n| entries[*n].drawn > 0).expect("a die was thrown");
    let rolled = |game: &Game<TinSoldiers>| game.journal().entries[shot].events.clone();
    // Another seed throws other dice at the same place, sooner or later; what led there is the same.
    let again = |seed: u64| {
        let branch = recorder.branch(&game, shot, seed).expect("it stood so");
        let (mut other, mut again) = branch.begin().expect("a file");
        assert_ne!(again.path(), recorder.path());
        assert_eq!(other.journal().entries[..], entries[..shot]);
        other.give(entries[shot].order.as_ref().expect("an order")).expect("it is lawful");
        again.keep(&other).expect("kept");
        (other, again)
    };
    let all: Vec<_> = (1..30).map(again).collect();
    assert!(all.iter().any(|(other, _)| rolled(other) != rolled(&game)));
    for (other, recorder) in &all {
        let opened = Saved::<TinBox>::read(recorder.path()).and_then(Saved::open).expect("a save");
        assert_eq!((opened.ending.clone(), opened.game.hash()), (Ending::Whole, other.hash()));
        verify(&opened).expect("its orders and its dice lead to its events");
        assert_eq!(opened.header.asides.hints.len(), 1);
        assert_eq!(opened.header.asides.fallbacks.is_empty(), shot <= 3, "what came later is of the other game");
        // It is gone on with, and left again.
        let mut again = Recorder::go_on(recorder.path().to_path_buf(), &opened);
        let mut gone_on = opened.game;
        pass(&mut gone_on);
        again.keep(&gone_on).expect("kept");
        let (twice, _) = again.branch(&gone_on, shot + 1, 77).and_then(play::save::Branch::begin).expect("a file");
        assert_eq!(twice.hash(), other.hash());
    }
    assert_eq!(std::fs::read(recorder.path()).expect("the save"), whole, "what was played lies there as before");
    assert!(recorder.branch(&game, entries.len() + 1, 1).is_err() && recorder.branch(&game, 0, 1).is_err());
}

#[test]
fn a_save_says_what_it_is_played_with_and_is_refused_where_that_is_unknown() {
    let folder = folder("tin-plays");
    let keep = |name: &str, start: &Start<TinBox>| {
        let game: Game<TinSoldiers> = Game::new(World::new(), start.clone(), DiceCup::from_seed(9)).expect("a game");
        let header = Header::new::<TinBox>(start, Path::new(FILE), 9, files());
        let path = folder.join(name);
        Recorder::begin(path.clone(), header, &game).expect("a file");
        path
    };
    let known = Saved::<TinBox>::read(&keep("known.save", &start())).expect("a save");
    assert_eq!(known.header.plays, ["Measuring"]);
    let later = keep("later.save", &Start::<TinBox> { turns: 60, ..start() });
    let before = std::fs::read(&later).expect("the save");
    let refusal = format!("{:#}", Saved::<TinBox>::read(&later).expect_err("a word of another program"));
    assert!(refusal.contains("played with `Campaign`") && refusal.contains("left as it is"), "{refusal}");
    assert_eq!(std::fs::read(&later).expect("the save"), before);
}

#[test]
fn a_save_says_who_plays_and_older_ones_are_played_by_people() {
    let folder = folder("tin-players");
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    let header = Header::new::<TinBox>(&start(), Path::new(FILE), 9, files());
    let mut recorder = Recorder::begin(folder.join("one.save"), header, &game).expect("a file");
    play_on(&mut game, 3);
    recorder.keep(&game).expect("kept");
    let people = std::fs::read_to_string(recorder.path()).expect("the save");
    assert!(!people.contains("players"), "two people are nothing to speak of");
    let seats = [Seat::Person, Seat::Computer { opponent: Opponent::Greedy, seed: 4 }];
    let asides = Asides { hints: vec![(2, Side::First)], ..Asides::default() };
    recorder.seat(seats, &asides, &game).expect("kept");
    play_on(&mut game, 2);
    recorder.keep(&game).expect("kept");
    let opened = Saved::<TinBox>::read(recorder.path()).and_then(Saved::open).expect("a save");
    assert_eq!((opened.header.players, opened.ending.clone()), (seats, Ending::Whole));
    assert_eq!(opened.header.asides.hints, [(2, Side::First)], "who was helped says so");
    assert_eq!(opened.game.hash(), game.hash());
    // Of a game that was damaged the file stays as it is, and the new one says who plays.
    std::fs::write(folder.join("cut.save"), &people[..people.len() - 3]).expect("a file");
    let cut = Saved::<TinBox>::read(&folder.join("cut.save")).and_then(Saved::open).expect("a save");
    assert_eq!(cut.header.players, [Seat::Person; 2]);
    let mut gone_on = Recorder::go_on(folder.join("cut.save"), &cut);
    let mut game = cut.game;
    gone_on.seat(seats, &Asides::default(), &game).expect("nothing is written");
    play_on(&mut game, 1);
    gone_on.keep(&game).expect("kept");
    let new = Saved::<TinBox>::read(gone_on.path()).expect("a save");
    assert_ne!(gone_on.path(), folder.join("cut.save"));
    assert_eq!(new.header.players, seats);
}

#[test]
fn a_forged_event_does_not_fit() {
    let folder = folder("tin-forged");
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    let header = Header::new::<TinBox>(&start(), Path::new(FILE), 9, files());
    let mut recorder = Recorder::begin(folder.join("forged.save"), header, &game).expect("a file");
    play_on(&mut game, 4);
    recorder.keep(&game).expect("kept");
    let mut saved = Saved::<TinBox>::read(recorder.path()).expect("a save");
    saved.entries[2].events.push(tin_soldiers::Event::Fell { who: "nobody".parse().expect("an id") });
    let opened = saved.open().expect("the first entry is good");
    assert!(matches!(opened.ending, Ending::OtherVersion { line: 5, .. }), "{}", opened.ending);
    assert_eq!(opened.game.journal().entries.len(), 2);
}

#[test]
fn a_game_whose_older_lines_cannot_be_read_goes_on_from_its_last_snapshot() {
    let folder = folder("tin-snapshot");
    let mut game: Game<TinSoldiers> = Game::new(World::new(), start(), DiceCup::from_seed(9)).expect("a game");
    let header = Header::new::<TinBox>(&start(), Path::new(FILE), 9, files());
    let mut recorder = Recorder::begin(folder.join("old.save"), header, &game).expect("a file");
    play_on(&mut game, 4);
    while game.table().state.turn < 3 {
        pass(&mut game);
        recorder.keep(&game).expect("kept");
    }
    let text = std::fs::read_to_string(recorder.path()).expect("the save");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.iter().filter(|line| line.contains(r#""snapshot":"#)).count(), 2, "at the end of each turn");
    // An event of another version, in a line with the right checksum; another line is damaged.
    let changed = lines[4][9..].replacen(r#""events":["#, r#""events":["SunRose","#, 1);
    let changed = format!("{:08x} {changed}", crc32fast::hash(changed.as_bytes()));
    for (line, why) in [(changed.as_str(), "SunRose"), ("00000000 {}", "damaged")] {
        let other = text.replacen(lines[4], line, 1);
        let path = folder.join(format!("{why}.save"));
        std::fs::write(&path, &other).expect("a file");
        let opened = Saved::<TinBox>::read(&path).and_then(Saved::open).expect("a save");
        assert!(matches!(&opened.ending, Ending::FromSnapshot { line: 5, why: told, .. } if told.contains(why)));
        assert_eq!(opened.game.hash(), game.hash(), "{why}: it stands at the last order");
        verify(&opened).expect("from the snapshot on its orders lead to its events");
        let mut again = Recorder::go_on(path.clone(), &opened);
        let mut gone_on = opened.game;
        play_on(&mut gone_on, 2);
        again.keep(&gone_on).expect("kept");
        assert_ne!(again.path(), path);
        assert_eq!(std::fs::read_to_string(&path).expect("the save"), other, "{why}: it was written to");
        let new = Saved::<TinBox>::read(again.path()).and_then(Saved::open).expect("a save");
        assert_eq!((new.ending.clone(), new.game.hash()), (Ending::Whole, gone_on.hash()));
        assert!(new.header.begins_after.is_some());
        verify(&new).expect("from the snapshot on its orders lead to its events");
    }
    // A snapshot is checked as all events are.
    let forged = text.replacen(lines[4], &changed, 1).replace(
        r#""snapshot":{"order":null,"events":[{"Stands":{"turn":"#,
        r#""snapshot":{"order":null,"events":[{"Stands":{"turn":9"#,
    );
    let forged: Vec<String> = forged
        .lines()
        .enumerate()
        .map(|(n, line)| {
            let json = &line[if n == 0 { 0 } else { 9 }..];
            if n == 0 { json.to_string() } else { format!("{:08x} {json}", crc32fast::hash(json.as_bytes())) }
        })
        .collect();
    let opened =
        Saved::<TinBox>::from_bytes((forged.join("\n") + "\n").as_bytes()).and_then(Saved::open).expect("a save");
    assert!(matches!(opened.ending, Ending::OtherVersion { line: 5, .. }), "{}", opened.ending);
    assert_eq!(opened.game.journal().entries.len(), 2);
}

#[test]
fn it_is_simulated_by_random_and_bold_players() {
    let folder = folder("tin-games");
    let plan = Plan {
        scenario: FILE.into(),
        games: 30,
        seed: 1,
        players: [Character::Bold, Character::Random].map(Opponent::Listed),
        threads: 2,
        lanes: 1,
        failures: folder.clone(),
        record: Some(folder.clone()),
        kinds: true,
    };
    let played = simulate::<TinBox>(&start(), &files(), &plan, &AtomicBool::new(false)).expect("threads");
    assert!(played.is_good && played.complaints.is_empty(), "{:?}", played.summary);
    let summary = &played.summary;
    assert_eq!((&summary["scenario"], &summary["games"]), (&json!("The Mantelpiece"), &json!(30)));
    let wins = |side: &str| summary["wins"][side].as_u64().expect("a number");
    assert_eq!(wins("Red") + wins("Blue") + summary["draws"].as_u64().expect("a number"), 30);
    assert!(summary["events"]["Fell"].as_u64().expect("a number") > 20, "{summary}");
    for seed in [1, 30] {
        let saved = Saved::<TinBox>::read(&folder.join(format!("mantelpiece-{seed}.save"))).expect("a record");
        let opened = saved.open().expect("a game");
        assert_eq!((opened.ending.clone(), opened.game.to_act()), (Ending::Whole, None));
        verify(&opened).expect("its orders lead to its events");
    }
}

#[test]
fn decisions_are_counted_and_the_same_on_more_threads() {
    let told = |lanes: usize| {
        let players = ["corporal", "bold"].map(|name| name.parse().expect("a player"));
        let failures = folder("tin-decisions");
        let plan = Plan {
            scenario: FILE.into(),
            games: 4,
            seed: 1,
            players,
            threads: 1,
            lanes,
            failures,
            record: None,
            kinds: false,
        };
        let played = simulate::<TinBox>(&start(), &files(), &plan, &AtomicBool::new(false)).expect("threads");
        let thinking = |side: &str, part: &str| played.summary["thinking"][side][part].clone();
        let decisions = thinking("Red", "decisions")["count"].as_u64().expect("a number");
        let none = thinking("Blue", "decisions")["count"].as_u64().expect("a number");
        (decisions, none, thinking("Red", "orders_tried"), played.summary["wins"].clone())
    };
    let (decisions, none, ..) = told(1);
    assert!(decisions > 4, "somebody who thinks decides: {decisions}");
    assert_eq!(none, 0, "who takes an order from the list tries out none");
    assert_eq!(told(1), told(3));
}

#[test]
fn a_witness_of_it_tells_the_first_difference() {
    let subject = || Subject::<TinBox> { name: "mantelpiece".into(), start: start(), script: Some(script(MEETING)) };
    let recorded = subject().played().expect("a record");
    assert_eq!(recorded, subject().followed(&recorded, None).expect("a record"));
    assert!(subject().differences(&recorded).expect("a record").is_empty());
    let mut other = subject();
    other.start.soldiers[0].at.as_mut().expect("a place").y += 1;
    let found = other.differences(&recorded).expect("a record");
    assert!(found[0].starts_with("game random,random seed 1: after order 0"), "{found:?}");
}

#[test]
fn a_file_that_cannot_be_played_is_told_at_its_place() {
    let files = BTreeMap::from([(SCENARIO.to_string(), MANTELPIECE.replace("y: 2500", "y: 9999"))]);
    let mut report = Report::new();
    assert!(TinBox::start(&files, &mut report).is_none());
    let places: Vec<usize> = report.mistakes().iter().map(|mistake| mistake.line).collect();
    assert_eq!(places, [6, 8], "{report}");
    assert_eq!(Side::BOTH.map(|side| TinBox::sides(&start())[side.index()].to_string()), ["Red", "Blue"]);
}

//! Snapshots in saved games: each leads to its position at once, and a game goes on from the last one whatever became of the lines before.

use crate::readers::LIBRARY;
use crate::saved::{Text, folder, opened, recorded};
use crate::{battles, hedgerow, root};
use lock_n_load::{Event, LockNLoad, Start};
use lock_n_load_box::game_box::{Recorder, Saved};
use opponent::Character;
use play::save::Ending;
use rayon::prelude::*;
use scenario_files::Report;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use table::{DiceCup, Game, Order};

fn start(path: &Path) -> Start {
    let mut report = Report::new();
    LIBRARY.scenario(path, &mut report).unwrap_or_else(|| panic!("{report}")).1
}

fn new_game(start: &Start, seed: u64) -> Game<LockNLoad> {
    Game::new(bevy_ecs::world::World::new(), start.clone(), DiceCup::from_seed(seed)).expect("a seeded cup")
}

/// Plays a game of bold players and lays a snapshot of every so many positions on its start.
fn lay(start: &Start, seed: u64) -> usize {
    let (mut game, mut laid) = (new_game(start, seed).without_journal(), new_game(start, seed));
    let mut player = Character::Bold.player::<LockNLoad>(seed);
    let (mut commands, mut theirs) = (Vec::new(), Vec::new());
    let mut given = 0;
    while let Some(side) = game.legal_commands(&mut commands).filter(|_| given < 1500) {
        let command = commands.swap_remove(opponent::ask(player.as_mut(), &game, side, &commands));
        let side = game.owner(&command).unwrap_or(side);
        game.give(&Order { side, command }).expect("an order that is offered");
        given += 1;
        if given % 3 == 0 || game.to_act().is_none() {
            laid.load(vec![game.snapshot()]).unwrap_or_else(|misfit| panic!("seed {seed}, order {given}: {misfit}"));
            assert_eq!(laid.hash(), game.hash(), "seed {seed}, order {given}");
            game.legal_commands(&mut commands);
            laid.legal_commands(&mut theirs);
            assert_eq!(theirs, commands, "seed {seed}, order {given}");
        }
    }
    given
}

#[test]
fn a_snapshot_of_any_position_leads_to_it_at_once() {
    let examples = ["infantry", "melee"].map(|name| root().join(format!("scenarios/lock_n_load/examples/{name}.ron")));
    let scenarios: Vec<PathBuf> = battles().into_iter().chain(examples).collect();
    let orders: usize =
        scenarios.par_iter().map(|path| (0..3).map(|seed| lay(&start(path), seed)).sum::<usize>()).sum();
    assert!(orders > 2000, "{orders}");
}

/// A recorded game in which a line is changed.
fn changed(name: &str, change: impl FnOnce(&mut Text)) -> (Text, PathBuf) {
    let mut text = recorded();
    assert!(text.entries.iter().filter(|entry| entry.get("snapshot").is_some()).count() >= 2, "at the end of turns");
    change(&mut text);
    let path = folder(name).join(format!("{:08x}.save", crc32fast::hash(&text.bytes())));
    std::fs::write(&path, text.bytes()).expect("a file");
    (text, path)
}

/// The last entry with a snapshot.
fn last(text: &Text) -> usize {
    text.entries.iter().rposition(|entry| entry.get("snapshot").is_some()).expect("a snapshot")
}

#[test]
fn a_game_whose_older_lines_cannot_be_read_goes_on_from_its_last_snapshot() {
    let whole = Saved::from_bytes(&recorded().bytes()).and_then(Saved::open).expect("a save").game;
    let (text, path) = changed("snapshots_gone_on_from", |text| {
        text.entries[5]["events"].as_array_mut().expect("events").push(json!("SunRose"));
        // The line of the snapshot need not be understood either.
        let last = last(text);
        text.entries[last]["events"].as_array_mut().expect("events").push(json!("SunSet"));
        text.entries.truncate(text.entries.len() - 2);
    });
    let mut opened = opened(&path);
    assert!(matches!(&opened.ending, Ending::FromSnapshot { line: 8, why, .. } if why.contains("SunRose")));
    let entries = whole.journal().entries.len() - 2;
    assert_eq!(opened.game.journal().entries.len(), entries - last(&text), "it begins with the snapshot");
    assert!(matches!(opened.game.journal().entries[0].events[..], [Event::Snapshot(_)]));
    let mut recorder = Recorder::go_on(path.clone(), &opened);
    recorder.keep(&opened.game).expect("nothing to write");
    assert_eq!(recorder.path(), path, "loading writes nothing");
    // The orders that were cut off lead to the same end.
    for entry in &whole.journal().entries[entries..] {
        opened.game.give(entry.order.as_ref().expect("an order")).expect("as before");
    }
    assert_eq!(opened.game.hash(), whole.hash());
    recorder.keep(&opened.game).expect("the folder can be written");
    assert_ne!(recorder.path(), path);
    assert_eq!(std::fs::read(&path).expect("the save"), text.bytes(), "it was written to");
    let new = crate::saved::opened(recorder.path());
    assert_eq!((new.ending, new.header.begins_after), (Ending::Whole, Some(last(&text))));
    assert_eq!(new.game.hash(), whole.hash());
    let output = hedgerow().args(["replay", "--verify"]).arg(recorder.path()).output().expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Up to rules 3 a snapshot had turn, phase and impulse in one row beside the stack.
#[test]
fn games_of_older_rules_go_on_from_their_snapshots() {
    for name in ["melee", "oak_farm", "ridge"] {
        let bytes = std::fs::read(root().join(format!("tests/saves/3_{name}.save"))).expect("a golden save");
        let whole = Saved::from_bytes(&bytes).and_then(Saved::open).expect("a save").game;
        let mut text = Text::of(&bytes);
        let kept: Vec<usize> = (1..text.entries.len()).filter(|n| text.entries[*n].get("snapshot").is_some()).collect();
        text.entries[1]["events"].as_array_mut().expect("events").push(json!("SunRose"));
        // From each snapshot in turn, the last one first.
        for n in kept.into_iter().rev() {
            let opened = Saved::from_bytes(&text.bytes()).and_then(Saved::open).expect("a save");
            assert!(matches!(opened.ending, Ending::FromSnapshot { .. }), "{name}, {n}: {}", opened.ending);
            assert_eq!(opened.game.hash(), whole.hash(), "{name}, {n}");
            text.entries[n].as_object_mut().expect("an entry").shift_remove("snapshot");
        }
    }
}

#[test]
fn a_forged_snapshot_is_not_called_good() {
    let forgeries: [(&str, fn(&mut Value)); 10] = [
        ("a unit of another battle", |snapshot| snapshot["units"][0]["id"] = json!("nobody")),
        ("a unit left out", |snapshot| drop(snapshot["units"].as_array_mut().expect("units").pop())),
        ("a Location of another map", |snapshot| snapshot["flow"]["turn"]["fought"] = json!(["77ZZ77"])),
        ("a definition that nobody made", |snapshot| snapshot["units"][0]["unit"] = json!("dragon")),
        ("a weapon in no place", |snapshot| {
            let weapon = snapshot["weapons"][0].as_object_mut().expect("a weapon");
            weapon.retain(|key, _| key == "id");
        }),
        ("a turn after the last", |snapshot| snapshot["flow"]["turn"]["number"] = json!(200)),
        ("points that nobody gains", |snapshot| snapshot["flow"]["loss_points"] = json!([i32::MAX, 0])),
        ("an objective too many", |snapshot| snapshot["flow"]["control"] = Value::from(vec![Value::Null; 40])),
        ("nobody to decide", |snapshot| snapshot["flow"]["stack"] = json!([])),
        ("what goes on in another phase", |snapshot| {
            let phase = &mut snapshot["flow"]["turn"]["phase"];
            *phase = json!(if *phase == "Rally" { "Operations" } else { "Rally" });
        }),
    ];
    for (what, forge) in forgeries {
        let (_, path) = changed("snapshots_forged", |text| {
            text.entries[5]["events"] = json!(["SunRose"]);
            let (last, mut one) = (last(text), Value::Null);
            std::mem::swap(&mut one, &mut text.entries[last]);
            *text = text.clone().without_snapshots();
            text.entries[last] = one;
            forge(&mut text.entries[last]["snapshot"]["events"][0]["Snapshot"]);
        });
        let opened = opened(&path);
        assert!(matches!(opened.ending, Ending::OtherVersion { line: 8, .. }), "{what}: {}", opened.ending);
        assert_eq!(opened.game.journal().entries.len(), 5, "{what}");
    }
}

//! Saves of every format, as programs of their time wrote them: each is opened, replayed to its recorded position and gone on with, for
//! ever. A new format, or a rules number that changes what is written, gets its own files here.
//!
//! `NAME.position.json` beside a save holds the position that it led to when it was put here, field by field: fields that are new
//! since then do not matter. `GOLDEN=write` writes the file for a save that has none; one that exists is never written again.

use crate::root;
use crate::saved::{Text, folder};
use lock_n_load::LockNLoad;
use lock_n_load_box::game_box::{Recorder, Saved};
use opponent::Character;
use play::save::{self, Ending};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use table::{Game, Order};

fn saves() -> Vec<PathBuf> {
    let folder = std::fs::read_dir(root().join("tests/saves")).expect("the golden saves");
    let mut found: Vec<PathBuf> = folder
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "save"))
        .collect();
    found.sort();
    found
}

fn position(game: &Game<LockNLoad>) -> Value {
    serde_json::to_value(lock_n_load::position(&game.table())).expect("a position has a JSON form")
}

/// The first field of `then` that is another one now.
fn changed(then: &Value, now: &Value) -> Option<String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then.iter().find_map(|(key, then)| {
            let found = changed(then, now.get(key).unwrap_or(&Value::Null))?;
            Some(format!("{key}.{found}"))
        }),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let pairs = then.iter().zip(now).enumerate();
            pairs.into_iter().find_map(|(n, (then, now))| Some(format!("{n}.{}", changed(then, now)?)))
        }
        _ => (then != now).then(|| format!(" was {then} and is {now}")),
    }
}

/// Orders given by random players, until the game is over or so many have been given.
fn play(game: &mut Game<LockNLoad>, most: usize) -> usize {
    let mut player = Character::Random.player::<LockNLoad>(7);
    let mut commands = Vec::new();
    for given in 0..most {
        let Some(side) = game.legal_commands(&mut commands) else { return given };
        let command = commands.swap_remove(opponent::ask(player.as_mut(), game, side, &commands));
        let side = game.owner(&command).unwrap_or(side);
        game.give(&Order { side, command })
            .unwrap_or_else(|error| panic!("an order that is offered is refused: {error}"));
    }
    most
}

#[test]
fn saves_of_every_format_lead_to_their_recorded_position() {
    let mut formats = BTreeSet::new();
    for path in saves() {
        let name = path.display();
        let saved = Saved::read(&path).unwrap_or_else(|error| panic!("{error:#}"));
        formats.insert(saved.header.format);
        let orders = saved.entries.len() - 1;
        let opened = saved.open().unwrap_or_else(|error| panic!("{name}: {error:#}"));
        assert_eq!(opened.ending, Ending::Whole, "{name}");
        assert!(orders > 50, "{name}: {orders} orders");
        let found = position(&opened.game);
        let recorded = path.with_extension("position.json");
        if !recorded.exists() && std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
            std::fs::write(&recorded, format!("{found:#}\n")).expect("the golden saves can be written");
        }
        let then = std::fs::read_to_string(&recorded).unwrap_or_else(|error| panic!("{}: {error}", recorded.display()));
        let then: Value = serde_json::from_str(&then).expect("JSON");
        assert_eq!(changed(&then, &found), None, "{name}");
    }
    assert_eq!(
        formats,
        (1..=save::FORMAT).collect::<BTreeSet<u32>>(),
        "there are games of every format, and of no other"
    );
}

/// What rules 6 have corrected leads these games otherwise (RUL-110 to RUL-112, LNL-11.4-03).
const CORRECTED: [&str; 6] =
    ["2_melee.save", "2_oak_farm.save", "3_melee.save", "3_oak_farm.save", "3_ridge.save", "3_rules_4_melee.save"];

/// Rules 2 were corrected, so games of rules 1 go otherwise; since then the same orders tell the same, but for what is corrected.
#[test]
fn the_orders_of_saves_lead_to_what_they_tell() {
    let mut verified = 0;
    for path in saves() {
        let opened = Saved::read(&path).and_then(Saved::open).unwrap_or_else(|error| panic!("{error:#}"));
        if opened.header.rules_of(0) >= 2 && !CORRECTED.iter().any(|name| path.ends_with(name)) {
            play::replay::verify(&opened).unwrap_or_else(|error| panic!("{}: {error:#}", path.display()));
            verified += 1;
        }
    }
    assert!(verified >= 3, "{verified} saves");
}

#[test]
fn saves_of_every_format_are_gone_on_with_at_any_point() {
    for path in saves() {
        let text = Text::of(&std::fs::read(&path).expect("a golden save"));
        let folder = folder("golden_saves");
        for part in 0..8 {
            let name = format!("{}, part {part}", path.display());
            // From the first decision to just before the end.
            let shorter = text.lines(3 + part * (text.entries.len() - 2) / 7);
            let file = folder.join("part.save");
            std::fs::write(&file, shorter.bytes()).expect("a file");
            let saved = Saved::read(&file).unwrap_or_else(|error| panic!("{name}: {error:#}"));
            let mut opened = saved.open().unwrap_or_else(|error| panic!("{name}: {error:#}"));
            assert_eq!(opened.ending, Ending::Whole, "{name}");
            let mut recorder = Recorder::go_on(file.clone(), &opened);
            assert!(play(&mut opened.game, 40) > 0, "{name}");
            recorder.keep(&opened.game).unwrap_or_else(|error| panic!("{name}: {error:#}"));
            let again = Saved::read(recorder.path()).and_then(Saved::open);
            let again = again.unwrap_or_else(|error| panic!("{name}: {error:#}"));
            assert_eq!(again.ending, Ending::Whole, "{name}");
            assert_eq!(again.game.hash(), opened.game.hash(), "{name}");
        }
    }
}

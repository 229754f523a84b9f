//! Saved games: whole after a cut at any byte, and never written over unless they were wholly read.

use crate::saved::{Text, folder, opened, record, recorded};
use crate::{battles, hedgerow, root, saint_aubert};
use lock_n_load::{LockNLoad, RULES_NUMBER};
use lock_n_load_box::game_box::{Recorder, Saved};
use play::save::{self, Ending};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::{Duration, SystemTime};
use table::{DiceCup, Game, Order};

fn replay(arguments: &[&str], file: &Path) -> Output {
    hedgerow().arg("replay").args(arguments).arg(file).output().expect("the program runs")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Gives the first order that is offered.
fn give_any(game: &mut Game<LockNLoad>) {
    let mut commands = Vec::new();
    let side = game.legal_commands(&mut commands).expect("the game is not over");
    let side = game.owner(&commands[0]).unwrap_or(side);
    game.give(&Order { side, command: commands[0].clone() }).expect("an order that is offered");
}

#[test]
fn a_recorded_game_is_proved_by_replay() {
    let file = record(&folder("replay"), &saint_aubert(), 3);
    let output = replay(&["--verify"], &file);
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn a_save_cut_at_any_byte_keeps_every_whole_entry() {
    let bytes = recorded().bytes();
    let whole = Saved::from_bytes(&bytes).expect("a whole save");
    assert_eq!(whole.ending, Ending::Whole);
    let ends: Vec<usize> = (0..bytes.len()).filter(|n| bytes[*n] == b'\n').map(|n| n + 1).collect();
    for cut in 0..ends[1] {
        assert!(Saved::from_bytes(&bytes[..cut]).is_err(), "a header without its end is no header: {cut}");
    }
    // Each byte of the first entries and of the last; between them only near the ends of lines, where something changes.
    let near = |cut: &usize| ends.binary_search(&(cut + 1)).is_ok() || ends.binary_search(cut).is_ok();
    let everywhere = ends[1] + 800;
    let cuts =
        (ends[1]..everywhere).chain((everywhere..bytes.len() - 300).filter(near)).chain(bytes.len() - 300..bytes.len());
    for cut in cuts {
        let saved = Saved::from_bytes(&bytes[..cut]).expect("the header is whole");
        let lines = ends[2..].iter().filter(|end| **end <= cut).count();
        assert_eq!(saved.entries.len(), lines, "cut at byte {cut}");
        assert_eq!(saved.entries[..], whole.entries[..lines]);
        let between = ends.binary_search(&cut).is_ok() && lines > 0;
        assert_eq!(saved.ending, if between { Ending::Whole } else { Ending::Cut }, "cut at byte {cut}");
    }
}

#[test]
fn a_flipped_byte_is_never_called_whole() {
    let bytes = recorded().lines(8).bytes();
    assert_eq!(Saved::from_bytes(&bytes).expect("a whole save").ending, Ending::Whole);
    for at in 0..bytes.len() {
        // The data files in the header are long.
        if (200..40_000).contains(&at) && at % 97 != 0 {
            continue;
        }
        let mut bytes = bytes.clone();
        bytes[at] ^= 1 << (at % 8);
        let ending = Saved::from_bytes(&bytes).map(|saved| saved.ending);
        assert!(!matches!(ending, Ok(Ending::Whole)), "bit {} of byte {at}", at % 8);
    }
}

#[test]
fn three_endings_have_three_words() {
    let text = recorded().lines(20).without_snapshots();
    let ending = |text: &Text| Saved::from_bytes(&text.bytes()).and_then(Saved::open).expect("a header").ending;
    assert_eq!(ending(&text), Ending::Whole);
    let mut cut = text.clone();
    cut.last_end = false;
    assert_eq!(ending(&cut), Ending::Cut);
    let mut damaged = text.clone();
    damaged.raw.insert(5, "00000000 {}".into());
    assert_eq!(ending(&damaged), Ending::Damaged { line: save::line_of(5) });
    for (what, of_another_version) in [
        ("an event of another version", json!("SunRose")),
        ("a field of another version", json!({"DedicationUsed": {"by": "us-1"}})),
        ("a unit of another scenario", json!({"UnitShaken": {"unit": "nobody"}})),
        ("a Location of another map", json!({"RoundFought": {"at": "77ZZ77"}})),
    ] {
        let mut other = text.clone();
        other.entries[5]["events"].as_array_mut().expect("events").push(of_another_version);
        let found = ending(&other);
        assert!(matches!(found, Ending::OtherVersion { line, .. } if line == save::line_of(5)), "{what}: {found:?}");
    }
}

#[test]
fn what_was_not_wholly_read_is_left_alone_and_goes_on_in_a_new_file() {
    let folder = folder("left_alone");
    let good = recorded().lines(20).without_snapshots();
    let mut cases: Vec<(&str, Text, usize)> = Vec::new();
    let mut case = |name, kept, change: &dyn Fn(&mut Text)| {
        let mut text = good.clone();
        change(&mut text);
        cases.push((name, text, kept));
    };
    case("cut", 17, &|text| text.last_end = false);
    case("damaged", 5, &|text| {
        text.raw.insert(5, "00000000 {}".into());
    });
    case("other-version", 5, &|text| text.entries[5]["events"] = json!(["SunRose"]));
    case("older-format", 18, &|text| {
        text.format = 1;
        text.header.as_object_mut().expect("a header").retain(|key, _| key != "format" && key != "rules_number");
    });
    case("newer-rules", 18, &|text| text.header["rules_number"] = json!(RULES_NUMBER + 1));
    for (name, text, kept) in cases {
        let path = folder.join(format!("{name}.save"));
        std::fs::write(&path, text.bytes()).expect("a file");
        let mut opened = opened(&path);
        assert_eq!(opened.game.journal().entries.len(), kept, "{name}");
        let mut recorder = Recorder::go_on(path.clone(), &opened);
        recorder.keep(&opened.game).expect("nothing to write");
        assert_eq!(recorder.path(), path, "{name}: loading writes nothing");
        give_any(&mut opened.game);
        recorder.keep(&opened.game).expect("the folder can be written");
        assert_ne!(recorder.path(), path, "{name}");
        assert_eq!(std::fs::read(&path).expect("the save"), text.bytes(), "{name} was written to");
        let gone_on = crate::saved::opened(recorder.path());
        assert_eq!(gone_on.ending, Ending::Whole, "{name}");
        assert_eq!(gone_on.game.journal().entries, opened.game.journal().entries, "{name}");
        assert_eq!(gone_on.header.rules_of(kept), RULES_NUMBER, "{name}");
        give_any(&mut opened.game);
        let path = recorder.path().to_path_buf();
        recorder.keep(&opened.game).expect("the folder can be written");
        assert_eq!(recorder.path(), path, "{name}: the new file goes on");
    }
}

#[test]
fn a_whole_save_goes_on_where_it_ends_and_loading_writes_nothing() {
    let folder = folder("goes_on");
    let path = folder.join("a.save");
    let bytes = recorded().lines(20).bytes();
    std::fs::write(&path, &bytes).expect("a file");
    let mut opened = opened(&path);
    let mut recorder = Recorder::go_on(path.clone(), &opened);
    recorder.keep(&opened.game).expect("nothing to write");
    assert_eq!(std::fs::read(&path).expect("the save"), bytes);
    give_any(&mut opened.game);
    recorder.keep(&opened.game).expect("the file can be written");
    let longer = std::fs::read(&path).expect("the save");
    assert!(longer.len() > bytes.len() && longer.starts_with(&bytes), "what was there stays to the byte");
    assert_eq!(crate::saved::opened(&path).game.journal().entries, opened.game.journal().entries);
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 1);
}

#[test]
fn a_newer_format_is_refused_in_words_and_left_alone() {
    let path = folder("newer").join("a.save");
    let mut text = recorded().lines(20);
    text.format = save::FORMAT + 1;
    text.header["format"] = json!(save::FORMAT + 1);
    std::fs::write(&path, text.bytes()).expect("a file");
    let error = format!("{:#}", Saved::read(&path).expect_err("a newer format"));
    assert!(error.contains("newer version of the program") && error.contains("left as it is"), "{error}");
    let output = replay(&[], &path);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("newer version"), "{}", said(&output));
    assert_eq!(std::fs::read(&path).expect("the save"), text.bytes());
}

#[test]
fn a_module_that_the_program_does_not_have_is_refused_in_words() {
    let path = folder("plays").join("a.save");
    let mut text = recorded().lines(20);
    assert_eq!(text.header["plays"], json!(["Infantry", "Nationalities"]));
    text.header["plays"] = json!(["Infantry", "Submarines"]);
    std::fs::write(&path, text.bytes()).expect("a file");
    let error = format!("{:#}", Saved::read(&path).expect_err("a module of another program"));
    assert!(error.contains("played with `Submarines`") && error.contains("left as it is"), "{error}");
    assert_eq!(std::fs::read(&path).expect("the save"), text.bytes());
}

#[test]
fn an_order_taken_back_and_another_given_between_two_looks_are_recorded() {
    let folder = folder("undo");
    let scenario = battles().into_iter().find(|path| path.ends_with("the_oak_farm.ron")).expect("a battle with set-up");
    let header = Saved::read(&record(&folder, &scenario, 1)).expect("a save").header;
    let start = opened(&folder.join("the_oak_farm-1.save")).game.start().clone();
    let mut game = Game::<LockNLoad>::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(1)).expect("dice");
    let mut recorder = Recorder::begin(folder.join("undo.save"), header, &game).expect("a folder");
    let check = |recorder: &mut Recorder, game: &Game<LockNLoad>| {
        recorder.keep(game).expect("the file can be written");
        assert_eq!(recorder.path(), folder.join("undo.save"));
        let saved = Saved::read(recorder.path()).expect("a save");
        assert_eq!((saved.ending, &saved.entries), (Ending::Whole, &game.journal().entries));
    };
    let mut commands = Vec::new();
    let mut order = |game: &mut Game<LockNLoad>, n: usize| {
        let side = game.legal_commands(&mut commands).expect("set-up");
        game.give(&Order { side, command: commands[n].clone() }).expect("an order that is offered");
    };
    order(&mut game, 0);
    check(&mut recorder, &game);
    let generation = game.journal().generation();
    // As many entries as before, and other ones.
    assert!(game.undo());
    order(&mut game, 1);
    assert_eq!(game.journal().kept_since(generation), 1);
    check(&mut recorder, &game);
    order(&mut game, 0);
    order(&mut game, 0);
    check(&mut recorder, &game);
    assert!(game.undo() && game.undo());
    check(&mut recorder, &game);
    assert!(game.undo());
    order(&mut game, 0);
    order(&mut game, 3);
    check(&mut recorder, &game);
    let entries = game.journal().entries.clone();
    let generation = game.journal().generation();
    game.load(entries[..2].to_vec()).expect("its own journal");
    assert_eq!(game.journal().kept_since(generation), 0, "a journal that was put in its place is new");
    check(&mut recorder, &game);
}

#[test]
fn a_file_that_somebody_else_has_changed_is_left_alone() {
    let folder = folder("changed");
    let path = folder.join("a-007.save");
    let bytes = recorded().lines(20).bytes();
    std::fs::write(&path, &bytes).expect("a file");
    let mut opened = opened(&path);
    let mut recorder = Recorder::go_on(path.clone(), &opened);
    std::fs::write(&path, [&bytes[..], b"00000000 more\n"].concat()).expect("a file");
    give_any(&mut opened.game);
    recorder.keep(&opened.game).expect("the folder can be written");
    assert_eq!(recorder.path(), folder.join("a-001.save"));
    assert!(std::fs::read(&path).expect("the save").ends_with(b"more\n"));
    assert_eq!(crate::saved::opened(recorder.path()).game.journal().entries, opened.game.journal().entries);
    // A file that has gone is made again; a name that is taken is not.
    std::fs::remove_file(recorder.path()).expect("a file");
    give_any(&mut opened.game);
    recorder.keep(&opened.game).expect("the folder can be written");
    assert_eq!(crate::saved::opened(recorder.path()).game.journal().entries, opened.game.journal().entries);
    let taken = std::fs::read(recorder.path()).expect("the save");
    let path = recorder.path().to_path_buf();
    let new = Recorder::begin(path.clone(), opened.header.clone(), &opened.game).expect("a folder");
    assert_ne!(new.path(), path);
    assert_eq!(std::fs::read(&path).expect("the save"), taken);
}

#[test]
fn what_killed_games_leave_over_is_cleaned_up() {
    let folder = folder("left_over");
    let old = SystemTime::now() - Duration::from_secs(3600);
    let write = |name: &str, time: SystemTime| {
        let file = std::fs::File::create(folder.join(name)).expect("a file");
        file.set_modified(time).expect("a time");
    };
    write(".saint_aubert-3.save.a1B2c3", old);
    write(".saint_aubert-4.save.a1B2c3", SystemTime::now());
    write(".notes", old);
    write(".mine.save.txt", old);
    write("a.save", old);
    save::clean_up(&folder);
    let mut left: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    left.sort();
    assert_eq!(left, [".mine.save.txt", ".notes", ".saint_aubert-4.save.a1B2c3", "a.save"]);
    write(".saint_aubert-3.save.a1B2c3", old);
    record(&folder, &saint_aubert(), 3);
    assert!(!folder.join(".saint_aubert-3.save.a1B2c3").exists(), "who records a game cleans its folder up");
}

#[test]
fn a_file_that_is_no_save_is_told_so() {
    let texts =
        ["", "hello", "hedgerow-save 1", "hedgerow-save 1\n", "hedgerow-save 2\nffffffff {}\n", "hedgerow-save 02\n"];
    for text in texts {
        assert!(Saved::from_bytes(text.as_bytes()).is_err(), "{text:?}");
    }
    let folder = folder("no_save");
    let large = folder.join("large.save");
    std::fs::File::create(&large).and_then(|file| file.set_len(3 << 30)).expect("a file with a hole");
    let pipe = folder.join("pipe.save");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfifo makes a pipe");
    for (path, why) in [
        (folder.clone(), "not a file"),
        (PathBuf::from("/dev/zero"), "not a file"),
        (pipe, "not a file"),
        (large, "larger than 64 MiB"),
        (root().join("Cargo.toml"), "no saved game"),
    ] {
        let output = replay(&[], &path);
        assert_eq!(output.status.code(), Some(1), "{}", path.display());
        assert!(said(&output).contains(why), "{}: {}", path.display(), said(&output));
    }
}

#[test]
fn a_save_of_many_tiny_events_is_limited() {
    let text = recorded().lines(20);
    let refused = |change: &dyn Fn(&mut Text)| {
        let mut text = text.clone();
        change(&mut text);
        format!("{:#}", Saved::from_bytes(&text.bytes()).expect_err("more than any battle"))
    };
    let many = |n: usize| Value::Array(vec![json!("DedicationUsed"); n]);
    let error = refused(&|text| text.entries[5]["events"] = many(100_000));
    assert!(error.contains("longer than any order"), "{error}");
    let error = refused(&|text| {
        let entry = text.entries[5].clone();
        text.entries.extend(std::iter::repeat_n(entry, 11));
        text.entries.iter_mut().skip(9).for_each(|entry| entry["events"] = many(50_000));
    });
    assert!(error.contains("longer than any battle"), "{error}");
}

#[test]
fn verify_compares_every_entry_its_events_and_its_dice() {
    let path = folder("verify").join("a.save");
    let text = recorded().lines(40).without_snapshots();
    let verify = |change: &dyn Fn(&mut Text)| {
        let mut text = text.clone();
        change(&mut text);
        std::fs::write(&path, text.bytes()).expect("a file");
        let output = replay(&["--verify"], &path);
        (output.status.code(), said(&output))
    };
    assert_eq!(verify(&|_| {}), (Some(0), String::new()));
    let fails = |change: &dyn Fn(&mut Text), parts: &[&str]| {
        let (code, error) = verify(change);
        assert_eq!(code, Some(1), "{parts:?}: {error}");
        parts.iter().for_each(|part| assert!(error.contains(part), "{part}: {error}"));
    };
    // The first entry, which no order led to, is compared like the others.
    fails(
        &|text| text.entries[0]["events"] = json!([{"PointsGained": {"side": "First", "losses": 1, "exits": 0}}]),
        &["entry 0 in line 3"],
    );
    let more_dice = |text: &mut Text| {
        text.entries[37]["drawn"] = json!(text.entries[36]["drawn"].as_u64().expect("a number") + 50);
    };
    fails(&more_dice, &["entry 37", "dice"]);
    fails(&|text| text.entries[37]["drawn"] = json!(1_000_000_000), &["line 40", "dice"]);
    fails(
        &|text| text.entries[30]["events"].as_array_mut().expect("events").push(json!("DedicationUsed")),
        &["entry 30 in line 33", "events today"],
    );
    // What is kept beside orders, and what the save says of the whole game.
    fails(&|text| text.entries[30]["untold"] = json!([[0, "Second"]]), &["entry 30 in line 33", "untold"]);
    fails(&|text| text.entries[31]["reveals"] = json!(true), &["entry 31 in line 34", "hidden"]);
    let ours = text.header["rules_number"].as_u64().expect("a number");
    fails(&|text| text.header["rules_number"] = json!(ours + 1), &[&format!("rules {}", ours + 1)]);
    fails(&|text| text.header["rules_number"] = json!(0), &["rules 0"]);
    let gone_on = |entry: u64, number: u64| json!([{"entry": entry, "rules_number": number, "program": "0.0.0"}]);
    fails(&|text| text.header["gone_on"] = gone_on(10, ours + 1), &["names rules"]);
    fails(&|text| text.header["gone_on"] = gone_on(1000, ours), &["entry 1000"]);
    assert_eq!(verify(&|text| text.header["gone_on"] = gone_on(10, ours)), (Some(0), String::new()));
    fails(&|text| _ = text.header["plays"].as_array_mut().expect("words").pop(), &["is played with"]);
    let unsaid = |text: &mut Text| _ = text.header.as_object_mut().expect("a header").remove("plays");
    fails(&unsaid, &["is played with nothing besides"]);
    // Notes stand among the entries, and a player's where he decides.
    let to_act = text.entries[20]["order"]["side"].clone();
    let other = if to_act == json!("First") { "Second" } else { "First" };
    assert_eq!(verify(&|text| text.header["fallbacks"] = json!([[20, to_act]])), (Some(0), String::new()));
    fails(&|text| text.header["fallbacks"] = json!([[20, other]]), &["entry 19", "fallback"]);
    fails(&|text| text.header["fallbacks"] = json!([[500, "First"]]), &["a fallback is noted after 500"]);
    fails(&|text| text.header["hints"] = json!([[500, "First"]]), &["a hint is noted after 500"]);
    fails(&|text| text.header["hints"] = json!([[0, "First"]]), &["a hint is noted after 0"]);
    // A bad line in the middle and a cut end are told apart, and neither is called good.
    fails(&|text| text.last_end = false, &["ends in the middle of an entry"]);
    fails(&|text| text.raw.insert(9, "00000000 {}".into()).map_or((), drop), &["line 12 is damaged"]);
    fails(&|text| text.entries[9]["events"] = json!(["SunRose"]), &["line 12", "another version"]);
}

/// A snapshot is the position after its entry: one that has been changed would be gone on with where an earlier line is damaged.
#[test]
fn verify_compares_the_snapshots_that_are_kept_beside_entries() {
    let path = folder("verify-snapshot").join("a.save");
    let mut text = recorded();
    std::fs::write(&path, text.bytes()).expect("a file");
    assert_eq!(replay(&["--verify"], &path).status.code(), Some(0));
    let at = text.entries.iter().position(|entry| entry.get("snapshot").is_some()).expect("a snapshot");
    let drawn = text.entries[at]["snapshot"]["drawn"].as_u64().expect("a number");
    text.entries[at]["snapshot"]["drawn"] = json!(drawn + 1);
    std::fs::write(&path, text.bytes()).expect("a file");
    let output = replay(&["--verify"], &path);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains(&format!("entry {at} in line {}", at + 3)), "{}", said(&output));
}

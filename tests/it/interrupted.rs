//! Games whose record is interrupted at any moment: killed, or with no room left on the disk. What was written stays, and is what the
//! whole game has.

use crate::saved::{folder, opened, record, recorded};
use crate::{root, saint_aubert};
use lock_n_load::LockNLoad;
use lock_n_load_box::game_box::{Recorder, Saved};
use opponent::{Opponent, Seat};
use play::save::Ending;
use rayon::prelude::*;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use table::{DiceCup, Game, JournalEntry, Order};

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// A game that was not interrupted.
struct WholeGame {
    bytes: Vec<u8>,
    entries: Vec<JournalEntry<LockNLoad>>,
    /// Its positions, by the number of entries.
    hashes: Vec<String>,
}

impl WholeGame {
    fn new(path: &Path) -> Self {
        let opened = opened(path);
        assert_eq!(opened.ending, Ending::Whole);
        let start = opened.game.start().clone();
        let cup = DiceCup::from_seed(opened.header.seed);
        let mut again = Game::<LockNLoad>::new(bevy_ecs::world::World::new(), start, cup).expect("dice");
        let mut hashes = vec![again.hash()];
        for entry in &opened.game.journal().entries[1..] {
            again.give(entry.order.as_ref().expect("an order")).expect("an order that was given");
            hashes.push(again.hash());
        }
        let bytes = std::fs::read(path).expect("the save");
        Self { bytes, entries: opened.game.journal().entries.clone(), hashes }
    }

    /// Where the first so many entries end in the file.
    fn end(&self, entries: usize) -> u64 {
        let mut ends = self.bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(n, _)| n as u64 + 1);
        ends.nth(1 + entries).expect("so many entries")
    }

    /// Checks what an interrupted record of the same game holds; returns the number of its entries.
    fn holds(&self, path: &Path) -> usize {
        let opened = opened(path);
        assert!(matches!(opened.ending, Ending::Whole | Ending::Cut), "{}: {}", path.display(), opened.ending);
        let bytes = std::fs::read(path).expect("the save");
        assert!(self.bytes.starts_with(&bytes), "{}: something else was written", path.display());
        let given = opened.game.journal().entries.len();
        assert!(given == self.entries.len() || bytes.len() < self.end(given + 1) as usize, "an entry was not read");
        assert_eq!(opened.game.journal().entries[..], self.entries[..given]);
        assert_eq!(opened.game.hash(), self.hashes[given - 1], "the position after {given} entries");
        given
    }
}

/// The saves in a folder. A file that was being put in its place is not a save yet.
fn saves_in(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "save")).collect()
}

/// Lets the program play and record games with files of at most so many blocks of 512 bytes. The system kills whoever writes more, or,
/// where the signal is ignored, refuses to write.
fn limited(blocks: Option<u64>, ignored: bool, arguments: &[&str], folder: &Path, scenario: &Path) -> Command {
    let trap = if ignored { "trap '' XFSZ; " } else { "" };
    let blocks = blocks.map_or("unlimited".to_string(), |blocks| blocks.to_string());
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{trap}ulimit -c 0; ulimit -f {blocks}; exec \"$0\" \"$@\""));
    command.current_dir(root()).arg(env!("CARGO_BIN_EXE_hedgerow")).arg("simulate").args(arguments);
    command.arg("--record").arg(folder).arg(scenario);
    command
}

/// Lets one game be played and killed so many times; returns how many entries were found in all, and how many games were not over.
fn kill(seed: u64, rounds: u64) -> (usize, usize) {
    let scenario = saint_aubert();
    let name = format!("killed-{seed}");
    let whole = WholeGame::new(&record(&folder(&name), &scenario, seed));
    let (first, last) = (whole.end(1), whole.bytes.len() as u64);
    let (mut entries, mut unfinished) = (0, 0);
    for round in 0..rounds {
        let folder = folder(&name);
        // Anywhere, but rather near the beginning: that takes less time.
        let some = first + (last - first) * round * round / (rounds * rounds) + round % 512;
        let arguments = ["--games", "1", "--threads", "1", "--seed", &seed.to_string()];
        // No clock: every second game is killed by the system in the middle of a write, the others when the file has come so far.
        let (blocks, wanted) = if round % 2 == 0 { (Some(some / 512), 0) } else { (None, some) };
        let mut child = limited(blocks, false, &arguments, &folder, &scenario)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let file = folder.join(format!("saint_aubert-{seed}.save"));
        while child.try_wait().expect("the program's state").is_none() {
            if wanted > 0 && std::fs::metadata(&file).is_ok_and(|data| data.len() >= wanted) {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        let _ = child.kill();
        let _ = child.wait();
        for path in saves_in(&folder) {
            let given = whole.holds(&path);
            let length = std::fs::metadata(&path).expect("the save").len();
            assert!(blocks.map_or(wanted <= length, |blocks| length == blocks * 512), "round {round}: {length} bytes");
            entries += given;
            unfinished += usize::from(given < whole.entries.len());
        }
    }
    (entries, unfinished)
}

#[test]
fn a_game_killed_at_any_moment_goes_on_at_its_last_finished_order() {
    let (first, kills) = (number("HEDGEROW_SEED", 0), number("HEDGEROW_KILLS", 200).max(8 * 5));
    let rounds = kills.div_ceil(8);
    let found: Vec<(usize, usize)> = (0..8).into_par_iter().map(|n| kill(first + n, rounds)).collect();
    let (entries, unfinished) = found.iter().fold((0, 0), |sum, found| (sum.0 + found.0, sum.1 + found.1));
    // Those that the system has killed are enough for it, however fast or slow the machine is.
    eprintln!("{} games killed from seed {first} on, {unfinished} before their end: {entries} entries", 8 * rounds);
    assert!(entries as u64 > 8 * rounds, "the games were killed before they had begun: {entries} entries in all");
    assert!(unfinished as u64 > rounds, "the games were over before they were killed: {unfinished} were not");
}

#[test]
fn a_disk_that_is_full_in_the_middle_of_games_is_told_once_and_what_was_written_stays() {
    let folder = folder("full");
    let scenario = saint_aubert();
    let whole: Vec<WholeGame> =
        (1..=4).map(|seed| WholeGame::new(&record(&self::folder("not_full"), &scenario, seed))).collect();
    // There is room for the first orders of each game, and for no game.
    let shortest = whole.iter().map(|whole| whole.bytes.len() as u64).min().expect("games");
    let longest_start = whole.iter().map(|whole| whole.end(10)).max().expect("games");
    assert!(longest_start + 1024 < shortest, "the games are too short for this test");
    let blocks = longest_start / 512 + 1;
    for threads in ["1", "2"] {
        let _ = std::fs::remove_dir_all(&folder);
        let arguments = ["--games", "4", "--threads", threads, "--seed", "1"];
        let output = limited(Some(blocks), true, &arguments, &folder, &scenario).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(1));
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(told.matches("cannot be written").count(), 1, "{told}");
        assert!(told.contains("saint_aubert-") && told.contains("from there on games were not recorded"), "{told}");
        let summary: Value = serde_json::from_slice(&output.stdout).expect("the summary");
        assert_eq!(summary["games"], 4, "the games are played to their end all the same");
        let saves = saves_in(&folder);
        assert!(!saves.is_empty());
        for path in saves {
            let seed = path.to_string_lossy().rsplit(['-', '.']).nth(1).and_then(|seed| seed.parse::<usize>().ok());
            let given = whole[seed.expect("a seed") - 1].holds(&path);
            assert!(given >= 10, "{}: {given} entries", path.display());
        }
    }
}

/// Set where a test is run again by itself, in a program whose files the system does not let grow.
#[cfg(target_os = "linux")]
const AGAIN: &str = "HEDGEROW_FULL_DISK";

/// A disk that is full is played by the system's limit on the size of files, in a program that has been told not to die of it.
#[cfg(target_os = "linux")]
#[test]
fn what_is_played_while_the_disk_is_full_is_written_when_there_is_room() {
    if std::env::var_os(AGAIN).is_some() {
        return play_on_a_full_disk();
    }
    let name = "interrupted::what_is_played_while_the_disk_is_full_is_written_when_there_is_room";
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", name, "--nocapture"])
        .env(AGAIN, "1")
        .output()
        .expect("the test runs");
    let told = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    assert!(output.status.success() && told.contains("1 passed"), "{told}");
}

#[cfg(target_os = "linux")]
fn play_on_a_full_disk() {
    let limit = |bytes: &str| {
        let id = std::process::id().to_string();
        let set = Command::new("prlimit").args(["--pid", &id, &format!("--fsize={bytes}:")]).status();
        assert!(set.expect("a program of the system").success());
    };
    let begun = Saved::from_bytes(&recorded().lines(3).bytes()).and_then(Saved::open).expect("a save");
    let mut game = begun.game;
    let folder = folder("full-and-room-again");
    let mut recorder = Recorder::begin(folder.join("a.save"), begun.header.clone(), &game).expect("a file");
    let path = recorder.path().to_path_buf();
    let mut orders = 0;
    let mut order = |game: &mut Game<LockNLoad>| {
        let mut legal = Vec::new();
        let side = game.legal_commands(&mut legal).expect("it goes on");
        orders += 1;
        game.give(&Order { side, command: legal.swap_remove(orders * 7 % legal.len()) }).expect("a lawful order");
    };
    // Room for a part of the next entries, and for no other file.
    let length = std::fs::metadata(&path).expect("the save").len();
    let room = length + 700;
    limit(&room.to_string());
    let mut failed = 0;
    for _ in 0..40 {
        order(&mut game);
        if game.can_undo() && failed % 3 == 2 {
            assert!(game.undo());
        }
        failed += usize::from(recorder.keep(&game).is_err());
    }
    assert!(failed > 20, "the disk was not full: {failed}");
    assert_eq!(std::fs::metadata(&path).expect("the save").len(), room, "part of a line was written");
    assert_eq!(opened(&path).ending, Ending::Cut);
    // Who plays is told too, and cannot be written either.
    let seats = Seat::pair([None, Some(Opponent::Greedy)], 5);
    assert!(recorder.seat(seats, &begun.header.asides, &game).is_err());
    limit("unlimited");
    recorder.keep(&game).expect("there is room");
    recorder.seat(seats, &begun.header.asides, &game).expect("there is room");
    assert_eq!(recorder.path(), path, "it is still the same file");
    // A header that could not be written is tried again as well, with nothing else to write.
    limit(&length.saturating_sub(1).to_string());
    assert!(recorder.seat([Seat::Person; 2], &begun.header.asides, &game).is_err());
    assert!(recorder.seat([Seat::Person; 2], &begun.header.asides, &game).is_err());
    limit("unlimited");
    recorder.seat([Seat::Person; 2], &begun.header.asides, &game).expect("there is room");
    let again = opened(&path);
    assert_eq!((again.ending.clone(), again.game.hash()), (Ending::Whole, game.hash()));
    assert_eq!(again.game.journal().entries, game.journal().entries, "nothing played is lost");
    assert_eq!(again.header.players, [Seat::Person; 2]);
    assert_eq!(saves_in(&folder).len(), 1);
}

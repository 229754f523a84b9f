//! What the program does where its answers cannot be written, where it is told to stop, and what `simulate` counts.

use crate::hedgerow;
use std::fs::File;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Output, Stdio};
use std::time::{Duration, Instant};

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";
const SCRIPT: &str = "scenarios/lock_n_load/examples/infantry.script.ron";

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn full() -> Stdio {
    File::options().write(true).open("/dev/full").expect("a device that is always full").into()
}

/// Waits for the end of a program that has been told to end, or must end by itself.
fn ended(mut child: Child, what: &str) -> Output {
    let began = Instant::now();
    while child.try_wait().expect("the program's state").is_none() {
        if began.elapsed() > Duration::from_secs(60) {
            let _ = child.kill();
            panic!("{what} does not end");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().expect("its output")
}

fn summary(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
}

/// A script whose second order is refused.
fn refused_script(name: &str) -> PathBuf {
    let path = folder(name).join("refused.script.ron");
    std::fs::write(&path, "(dice: [5, 5], orders: [RallyDone, Pass])").expect("written");
    path
}

#[test]
fn games_and_threads_have_limits() {
    for arguments in
        [["--games", "0"], ["--games", "1000000001"], ["--games", "99999999999999999999"], ["--threads", "257"]]
    {
        let output = hedgerow().args(["simulate", SCENARIO]).args(arguments).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = text(&output.stderr);
        assert!(told.contains(arguments[0]) && told.contains(arguments[1]), "{told}");
    }
}

/// `simulate` with a thousand million games, for which no memory is kept, when the first of them have been played.
#[cfg(unix)]
fn endless(name: &str, stdout: Stdio) -> Child {
    let folder = folder(name);
    let child = hedgerow()
        .args(["simulate", SCENARIO, "--games", "1000000000", "--threads", "1", "--record"])
        .arg(&folder)
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let began = Instant::now();
    while std::fs::read_dir(&folder).expect("the folder").count() < 3 && began.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(10));
    }
    child
}

#[cfg(unix)]
fn send(child: &Child, kills: &str) {
    let kills = kills.replace("ID", &child.id().to_string());
    let sent = std::process::Command::new("sh").args(["-c", &kills]).status();
    assert!(sent.is_ok_and(|status| status.success()));
}

#[cfg(unix)]
#[test]
fn a_signal_ends_simulate_with_the_summary_so_far() {
    for signal in ["INT", "TERM"] {
        let child = endless(&format!("signal-{signal}"), Stdio::piped());
        send(&child, &format!("kill -s {signal} ID"));
        let output = ended(child, signal);
        assert_eq!(output.status.code(), Some(0), "{signal}: {}", text(&output.stderr));
        let told = summary(&output);
        assert_eq!((&told["stopped"], &told["asked"]), (&true.into(), &1_000_000_000_u64.into()), "{signal}: {told}");
        let games = told["games"].as_u64().expect("a number");
        assert!((1..1_000_000).contains(&games), "{signal}: {told}");
        let wins: u64 = told["wins"].as_object().expect("sides").values().filter_map(serde_json::Value::as_u64).sum();
        assert_eq!(wins + told["draws"].as_u64().expect("a number"), games, "{told}");
    }
}

/// A pipe into which nothing more goes until it is read.
#[cfg(unix)]
fn full_pipe() -> (std::io::PipeReader, Stdio) {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut full = writer.try_clone().expect("its other handle");
    std::thread::spawn(move || full.write_all(&[0; 1 << 21]));
    (reader, writer.into())
}

/// `timeout` sends its signal to the program and to its group.
#[cfg(unix)]
#[test]
fn a_signal_that_comes_twice_at_once_is_one() {
    for signal in ["INT", "TERM"] {
        let (mut reader, stdout) = full_pipe();
        let child = endless(&format!("twice-{signal}"), stdout);
        send(&child, &format!("kill -s {signal} ID; sleep 0.1; kill -s {signal} ID; sleep 0.1"));
        let mut told = Vec::new();
        reader.read_to_end(&mut told).expect("its summary");
        let output = ended(child, signal);
        assert_eq!(output.status.code(), Some(0), "{signal}: {}", text(&output.stderr));
        told.retain(|byte| *byte != 0);
        let told = summary(&Output { stdout: told, ..output });
        assert_eq!(told["stopped"], true, "{signal}: {told}");
    }
}

/// One whose summary nobody takes, told once, would never end.
#[cfg(unix)]
#[test]
fn a_later_second_signal_ends_simulate_at_once() {
    for (signal, code) in [("INT", 130), ("TERM", 143)] {
        let (_reader, stdout) = full_pipe();
        let mut child = endless(&format!("later-{signal}"), stdout);
        let began = Instant::now();
        while child.try_wait().expect("the program's state").is_none() {
            assert!(began.elapsed() < Duration::from_secs(60), "{signal} does not end it");
            send(&child, &format!("kill -s {signal} ID"));
            std::thread::sleep(Duration::from_millis(100));
        }
        let output = ended(child, signal);
        assert_eq!(output.status.code(), Some(code), "{signal}: {}", text(&output.stderr));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    let games = folder("unwritten");
    let made = hedgerow().args(["simulate", SCENARIO, "--games", "1", "--seed", "1", "--record"]).arg(&games).output();
    assert!(made.expect("the program runs").status.success());
    let save = games.join("infantry-1.save").display().to_string();
    for arguments in [
        &["check", SCENARIO][..],
        &["script", SCENARIO, SCRIPT],
        &["script", SCENARIO, SCRIPT, "--state"],
        &["legal", SCENARIO],
        &["legal", SCENARIO, "--json"],
        &["simulate", SCENARIO, "--games", "1"],
        &["replay", &save],
        &["replay", &save, "--verify"],
        &["los", "saint_aubert", "H6", "J8"],
        &["los", "saint_aubert", "--from", "J7"],
        &["rules", "--missing"],
        &["rules", "LNL-5.3-04"],
        &["--help"],
        &["simulate", "--help"],
        &["--version"],
    ] {
        let output = hedgerow().args(arguments).stdout(full()).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", text(&output.stderr));
        let told = text(&output.stderr);
        assert!(told.contains("cannot be written") && !told.contains("panicked"), "{arguments:?}: {told}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_standard_error_changes_no_exit_code() {
    let script = refused_script("full-error");
    let script = script.to_str().expect("a path");
    for (arguments, code) in [
        (&["script", SCENARIO, script][..], 2),
        (&["legal", SCENARIO, script], 2),
        (&["legal", "Cargo.toml"], 1),
        (&["los", "no_such_board", "J7", "J8"], 1),
        (&["rules", "LNL-99.0-01"], 1),
        (&["simulate", SCENARIO, "--games", "none"], 2),
        (&["no-such-command"], 2),
        (&["simulate", SCENARIO, "--games", "1", "--record", "/dev/null/x"], 1),
    ] {
        let output = hedgerow().args(arguments).stderr(full()).output().expect("the program runs");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        let output = hedgerow().args(arguments).stdout(full()).stderr(full()).output().expect("the program runs");
        assert!(matches!(output.status.code(), Some(1 | 2)), "{arguments:?}: {:?}", output.status);
    }
}

#[test]
fn a_reader_who_has_heard_enough_changes_no_exit_code() {
    let script = refused_script("closed-pipe");
    let script = script.to_str().expect("a path");
    for (arguments, code) in [
        (&["script", SCENARIO, SCRIPT][..], 0),
        (&["script", SCENARIO, script], 2),
        (&["check", "tests/data/broken"], 1),
        (&["legal", SCENARIO], 0),
        (&["rules"], 0),
        (&["simulate", SCENARIO, "--games", "2"], 0),
        (&["--help"], 0),
    ] {
        let mut command = hedgerow();
        let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let output = ended(child, "a program without a reader");
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {told}");
        assert!(!told.contains("cannot be written"), "{arguments:?}: {told}");
    }
}

#[test]
fn a_record_that_cannot_be_written_is_told_once_and_fails_no_game() {
    let folder = folder("no-folder");
    let file = folder.join("file");
    std::fs::write(&file, "").expect("written");
    let output = hedgerow().args(["simulate", SCENARIO, "--games", "5", "--record"]).arg(&file).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(1), "what was asked for was not written");
    let told = text(&output.stderr);
    assert_eq!(told.matches("infantry-").count(), 1, "{told}");
    assert!(told.contains(&file.display().to_string()) && told.contains("cannot be written"), "{told}");
    let summary = summary(&output);
    assert_eq!((&summary["games"], &summary["failed"]), (&5.into(), &0.into()), "{summary}");
}

#[test]
fn sides_of_equal_name_keep_their_wins() {
    let shipped = std::fs::read_to_string(crate::root().join(SCENARIO)).expect("an example");
    let mut equal = shipped.clone();
    for (at, _) in shipped.match_indices("name: \"").collect::<Vec<_>>().into_iter().rev() {
        let from = at + "name: \"".len();
        let line = shipped[..at].rfind('\n').map_or(0, |end| end + 1);
        // The names of sides, not those of men.
        if shipped[line..].trim_start().starts_with("name: ") {
            let to = from + shipped[from..].find('"').expect("the end of a name");
            equal.replace_range(from..to, "Guards");
        }
    }
    let path = folder("equal-names").join("equal.ron");
    std::fs::write(&path, equal).expect("written");
    let output = hedgerow().arg("simulate").arg(&path).args(["--games", "20"]).output().expect("the program runs");
    let told = summary(&output);
    let wins = told["wins"].as_object().expect("sides");
    assert_eq!(wins.keys().collect::<Vec<_>>(), ["Guards (First)", "Guards (Second)"], "{told}");
    let won: u64 = wins.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(won + told["draws"].as_u64().expect("a number"), 20, "{told}");
}

/// `--out` at a link and at a pipe: the link stays, the file behind it keeps its mode, and the pipe stays a pipe.
#[cfg(unix)]
#[test]
fn what_is_named_by_out_is_written_to_and_stays_what_it_is() {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    let folder = folder("named-by-out");
    let balance = |out: &Path| {
        let arguments = ["balance", SCENARIO, "--games", "1", "--players", "bold", "--threads", "1", "--out"];
        hedgerow().args(arguments).arg(out).output().expect("the program runs")
    };
    let (file, link) = (folder.join("file.json"), folder.join("link.json"));
    std::fs::write(&file, "before").expect("written");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).expect("its mode");
    symlink("file.json", &link).expect("a link");
    let output = balance(&link);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(std::fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(std::fs::metadata(&file).expect("there").permissions().mode() & 0o777, 0o600);
    let told = std::fs::read_to_string(&file).expect("there");
    assert!(told.contains("\"balance\""), "{told}");
    let pipe = folder.join("pipe.json");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("a program of the system");
    assert!(made.success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read_to_string(pipe)
    });
    assert!(balance(&pipe).status.success());
    assert_eq!(reader.join().expect("it ends").expect("it reads"), told);
    assert!(std::fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo());
    // What cannot be written is told before the games are played.
    let output = balance(&folder);
    assert_eq!(output.status.code(), Some(1));
    let told = text(&output.stderr);
    assert!(told.contains("cannot be written: it is a folder"), "{told}");
}

/// `train --out` at a pipe, which stays one.
#[cfg(unix)]
#[test]
fn what_is_named_by_train_out_stays_what_it_is() {
    use std::os::unix::fs::FileTypeExt;
    let pipe = folder("named-by-train").join("pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("a program of the system");
    assert!(made.success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::read_to_string(pipe)
    });
    let arguments =
        ["train", SCENARIO, "--games", "2", "--generations", "1", "--pairs", "0", "--threads", "2", "--out"];
    let output = hedgerow().args(arguments).arg(&pipe).output().expect("the program runs");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(reader.join().expect("it ends").expect("it reads").contains("weights"));
    assert!(std::fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo());
}

/// `--record` at a folder in which the names of the saves are taken by a pipe and by a link: both stay, and other names are found.
#[cfg(unix)]
#[test]
fn what_lies_where_games_are_recorded_stays_what_it_is() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = folder("recorded-beside");
    let (pipe, link, aim) =
        (folder.join("infantry-1.save"), folder.join("infantry-2.save"), folder.join("somewhere.txt"));
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("a program of the system");
    assert!(made.success());
    std::fs::write(&aim, "kept").expect("written");
    symlink("somewhere.txt", &link).expect("a link");
    let arguments = ["simulate", SCENARIO, "--games", "2", "--seed", "1", "--threads", "1", "--record"];
    let child = hedgerow()
        .args(arguments)
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let output = ended(child, "simulate beside a pipe");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(std::fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo());
    assert!(std::fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(std::fs::read_to_string(&aim).expect("there"), "kept");
    let saves = std::fs::read_dir(&folder).expect("the folder").filter_map(Result::ok);
    assert_eq!(saves.filter(|entry| entry.file_name().to_string_lossy().ends_with(".save")).count(), 4);
}

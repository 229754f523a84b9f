//! Only regular files of a sensible size are read, by every reader; and which files a folder holds.

use crate::{hedgerow, root};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const SCENARIO: &str = "scenarios/lock_n_load/examples/infantry.ron";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs the program, which must end by itself and soon.
fn run(arguments: &[&str]) -> Output {
    let mut command = hedgerow();
    let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let began = Instant::now();
    while child.try_wait().expect("the program's state").is_none() {
        if began.elapsed() > Duration::from_secs(30) {
            let _ = child.kill();
            panic!("{arguments:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().expect("its output")
}

fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    text(&output.stdout) + &text(&output.stderr)
}

#[cfg(unix)]
fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().is_ok_and(|status| status.success()), "mkfifo makes a pipe");
}

/// A pipe to which nobody writes, a device without end, and three gigabytes.
#[cfg(unix)]
fn unreadable(folder: &Path, ending: &str) -> Vec<(String, &'static str)> {
    let fifo = folder.join(format!("pipe.{ending}"));
    pipe(&fifo);
    let large = folder.join(format!("large.{ending}"));
    std::fs::File::create(&large).and_then(|file| file.set_len(3 << 30)).expect("a file with a hole");
    let device = folder.join(format!("zero.{ending}"));
    std::os::unix::fs::symlink("/dev/zero", &device).expect("a link");
    [(fifo, "this is not a file"), (device, "this is not a file"), (large, "the file is larger than")]
        .map(|(path, says)| (path.display().to_string(), says))
        .into()
}

#[cfg(unix)]
#[test]
fn every_reader_refuses_what_is_no_file() {
    let folder = folder("unreadable");
    for (path, says) in unreadable(&folder, "ron") {
        for arguments in [
            &["check", &path][..],
            &["los", &path, "A1", "A2"],
            &["script", &path, "scenarios/lock_n_load/examples/infantry.script.ron"],
            &["script", SCENARIO, &path],
            &["legal", &path],
            &["legal", SCENARIO, &path],
            &["simulate", &path, "--games", "1"],
        ] {
            let told = told(arguments);
            assert!(told.contains(says) && told.contains(&path), "{arguments:?}: {told}");
        }
    }
    for (path, says) in unreadable(&folder, "save") {
        let told = told(&["replay", &path]);
        assert!(told.contains(says) && told.contains(&path), "{told}");
    }
    let whole = told(&["check", &folder.display().to_string()]);
    assert!(
        whole.contains("pipe.ron: this is not a file") && whole.contains("large.ron: the file is larger"),
        "{whole}"
    );
}

#[cfg(unix)]
#[test]
fn a_data_folder_with_pipes_in_it_is_refused() {
    let copy = |name: &str| {
        let folder = folder(name);
        let copied = Command::new("cp").arg("-r").arg(root().join("assets")).arg(&folder).status();
        assert!(copied.is_ok_and(|status| status.success()));
        folder
    };
    let data = copy("piped-data");
    for name in ["lock_n_load/units.ron", "boards/plateau.ron"] {
        let path = data.join("assets").join(name);
        std::fs::remove_file(&path).expect("a shipped file");
        pipe(&path);
    }
    let data = data.display().to_string();
    let scenario = root().join("scenarios/lock_n_load/saint_aubert.ron").display().to_string();
    for arguments in [
        &["--data", &data, "legal", &scenario][..],
        &["--data", &data, "check"],
        &["--data", &data, "los", "saint_aubert", "H6", "J8"],
    ] {
        let told = told(arguments);
        assert!(told.contains("units.ron: this is not a file"), "{arguments:?}: {told}");
    }
    // The terrain file is a mistake of this folder, and no reason to look for another.
    let data = copy("no-terrain");
    std::fs::remove_file(data.join("assets/terrain.ron")).expect("a shipped file");
    pipe(&data.join("assets/terrain.ron"));
    let told = told(&["--data", &data.display().to_string(), "check"]);
    assert!(told.contains("assets/terrain.ron: this is not a file"), "{told}");
}

#[test]
fn endings_are_read_in_capitals_too() {
    let folder = folder("capitals");
    std::fs::write(folder.join("BROKEN.RON"), "(title: \"x\", turns: 0)").expect("written");
    std::fs::write(folder.join("ORDERS.SCRIPT.RON"), "(orders: [Passs])").expect("written");
    let told = told(&["check", &folder.display().to_string()]);
    assert!(
        told.contains("BROKEN.RON:1") && told.contains("ORDERS.SCRIPT.RON:1") && told.contains("2 files"),
        "{told}"
    );
}

#[test]
fn an_empty_folder_is_said_to_be_empty() {
    let folder = folder("empty");
    std::fs::write(folder.join("notes.txt"), "(title: \"x\", turns: 0)").expect("written");
    let path = folder.display().to_string();
    let told = told(&["check", &path]);
    assert!(told.contains(&format!("{path}: there is no `.ron` file in this folder")), "{told}");
    // A folder that is named twice, or holds another that is named as well, is not empty for that.
    let output = run(&["check", "scenarios/lock_n_load/examples", "scenarios", "scenarios/lock_n_load/examples"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

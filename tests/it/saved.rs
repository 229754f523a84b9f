//! Saved games as text, to be changed line by line: what the tests of saves share.

use crate::{hedgerow, saint_aubert};
use lock_n_load_box::game_box::{Opened, Saved};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;

/// An empty folder.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    folder
}

/// Lets the program play and record a game of random players.
pub fn record(folder: &Path, scenario: &Path, seed: u64) -> PathBuf {
    let status = hedgerow()
        .args(["simulate", "--games", "1", "--seed", &seed.to_string(), "--threads", "1", "--record"])
        .arg(folder)
        .arg(scenario)
        .stdout(Stdio::null())
        .status()
        .expect("the program runs");
    assert!(status.success());
    let stem = scenario.file_stem().expect("a name").to_string_lossy().into_owned();
    folder.join(format!("{stem}-{seed}.save"))
}

/// A save that can be read, with its game.
pub fn opened(path: &Path) -> Opened {
    let saved = Saved::read(path).unwrap_or_else(|error| panic!("{error:#}"));
    saved.open().unwrap_or_else(|error| panic!("{error:#}"))
}

/// A save in its parts.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    pub format: u32,
    pub header: Value,
    pub entries: Vec<Value>,
    /// Lines that are written as they are, in place of an entry.
    pub raw: BTreeMap<usize, String>,
    /// The last line ends.
    pub last_end: bool,
}

impl Text {
    pub fn of(bytes: &[u8]) -> Self {
        let mut lines = std::str::from_utf8(bytes).expect("text").lines();
        let format = lines.next().and_then(|first| first.rsplit(' ').next()).and_then(|n| n.parse().ok());
        let mut values = lines.map(|line| serde_json::from_str(&line[9..]).expect("JSON"));
        Self {
            format: format.expect("a format"),
            header: values.next().expect("a header"),
            entries: values.collect(),
            raw: BTreeMap::new(),
            last_end: true,
        }
    }

    /// Its first so many lines.
    pub fn lines(&self, n: usize) -> Self {
        let mut shorter = self.clone();
        shorter.entries.truncate(n - 2);
        shorter
    }

    /// Without its snapshots: what lies behind a line that cannot be read is lost then.
    pub fn without_snapshots(mut self) -> Self {
        let entries = self.entries.iter_mut().filter_map(Value::as_object_mut);
        entries.for_each(|entry| entry.retain(|key, _| key != "snapshot"));
        self
    }

    /// The text with right checksums.
    pub fn bytes(&self) -> Vec<u8> {
        let line = |value: &Value| {
            let json = value.to_string();
            format!("{:08x} {json}", crc32fast::hash(json.as_bytes()))
        };
        let mut text = format!("hedgerow-save {}\n{}\n", self.format, line(&self.header));
        for (n, entry) in self.entries.iter().enumerate() {
            text.push_str(&self.raw.get(&n).cloned().unwrap_or_else(|| line(entry)));
            text.push('\n');
        }
        if !self.last_end {
            text.pop();
        }
        text.into_bytes()
    }
}

/// A game as today's program records it.
pub fn recorded() -> Text {
    static RECORDED: OnceLock<Text> = OnceLock::new();
    let record = || {
        let folder = folder(&format!("recorded-{}", std::process::id()));
        let bytes = std::fs::read(record(&folder, &saint_aubert(), 3)).expect("the save");
        let _ = std::fs::remove_dir_all(&folder);
        let text = Text::of(&bytes);
        assert_eq!(text.bytes(), bytes, "the program writes lines as these tests do");
        text
    };
    RECORDED.get_or_init(record).clone()
}

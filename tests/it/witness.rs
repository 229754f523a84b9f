//! The witness: whole games as they were recorded.

use crate::{hedgerow, root};
use std::path::PathBuf;

fn told(folder: &std::path::Path) -> (Option<i32>, String) {
    let output = hedgerow().arg("witness").arg(folder).output().expect("the program runs");
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

/// If a rule was corrected on purpose: `hedgerow witness --record`, and the commit says which.
#[test]
fn recorded_games_go_as_they_went() {
    let (code, told) = told(&root().join("tests/golden/witness"));
    assert_eq!(code, Some(0), "{told}");
}

#[test]
fn a_witness_that_disagrees_says_where() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("witness");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written");
    for entry in std::fs::read_dir(root().join("tests/golden/witness")).expect("the record") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a record");
        let name = path.file_name().expect("a name");
        let text = if name == "melee.txt" {
            // The last byte of the chain after the third order of the first game.
            let (head, tail) = text.split_once("\nchoices ").expect("a game");
            let mut tokens: Vec<String> = tail.splitn(4, ' ').map(str::to_string).collect();
            let (place, _) = tokens[2].split_once('.').expect("a choice");
            tokens[2] = format!("{place}.xx");
            format!("{head}\nchoices {}", tokens.join(" "))
        } else {
            text
        };
        std::fs::write(folder.join(name), text).expect("written");
    }
    let (code, told) = told(&folder);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("melee.txt: game random,random seed 1: after order 2 all is as recorded"), "{told}");
    assert!(told.contains("6 of 7 records"), "{told}");
}

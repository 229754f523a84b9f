//! The program as a test calls it: whether it is content, and what it says.

use crate::hedgerow;

/// Whether the program is content, and what it says.
pub fn run(arguments: &[&str]) -> (bool, String) {
    let output = hedgerow().args(arguments).output().expect("the program runs");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    assert!(!said.contains("panicked"), "{said}");
    (output.status.success(), said)
}

/// What the program says, which is content.
#[track_caller]
pub fn told(arguments: &[&str]) -> String {
    let (good, said) = run(arguments);
    assert!(good, "{arguments:?}: {said}");
    said
}

/// What the program says, which is not content.
#[track_caller]
pub fn refused(arguments: &[&str]) -> String {
    let (good, said) = run(arguments);
    assert!(!good, "{arguments:?}: {said}");
    said
}

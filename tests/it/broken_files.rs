//! `hedgerow check` on a folder of broken files names the right line for each.

use crate::{hedgerow, root};

#[test]
fn every_broken_file_is_told_at_its_line() {
    told_at_its_line("tests/data/broken", 25);
}

#[test]
fn every_broken_file_of_a_measured_table_is_told_at_its_line() {
    told_at_its_line("tests/data/perrys_heroes/broken", 10);
    told_at_its_line("tests/data/perrys_heroes/tables", 5);
    told_at_its_line("tests/data/perrys_heroes/forces", 4);
    told_at_its_line("tests/data/perrys_heroes/campaigns", 8);
}

/// In every file of the folder the line with the mistake says so: `// <- what is wrong`, with a part of the message.
fn told_at_its_line(folder: &str, at_least: usize) {
    let output = hedgerow().arg("check").arg(folder).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).expect("text");
    let mut files = 0;
    for entry in std::fs::read_dir(root().join(folder)).expect("broken files") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        files += 1;
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("text");
        let expected: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .filter_map(|(n, line)| line.split_once("// <- ").map(|(_, message)| (n + 1, message.trim())))
            .collect();
        assert!(!expected.is_empty(), "{name} does not say what is wrong in it");
        for (line, message) in expected {
            let place = format!("{folder}/{name}:{line}:");
            let found = told.lines().any(|told| told.starts_with(&place) && told.contains(message));
            assert!(found, "{place} … {message} is not told in\n{}", of_file(&told, &name));
        }
    }
    assert!(files >= at_least, "only {files} broken files");
    let last = told.trim_end().lines().last().unwrap_or_default();
    assert!(last.starts_with(&format!("{files} files, ")), "{last}");
}

fn of_file(told: &str, name: &str) -> String {
    told.lines().filter(|line| line.contains(name)).collect::<Vec<_>>().join("\n")
}

#[test]
fn everything_shipped_is_clean() {
    let output = hedgerow().arg("check").output().expect("the program runs");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{told}");
    assert!(told.contains(" files, 0 errors\n"), "{told}");
}

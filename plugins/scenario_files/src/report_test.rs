use std::fs;

use super::*;
use crate::node::Position;

fn mistake(path: &str, line: usize, column: usize, message: &str) -> Mistake {
    Mistake::at(Path::new(path), "(\n  a: 1,\n  b: 2,\n)", Position { line, column }, "a", message, None)
}

/// An empty folder of its own for a test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("scenario_files_{name}_{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn mistakes_are_sorted_and_printed_once() {
    let mut report = Report::new();
    for path in ["b.ron", "a.ron", "a.ron"] {
        report.add_file(Path::new(path));
    }
    report.extend([
        mistake("b.ron", 1, 1, "fourth"),
        mistake("a.ron", 3, 3, "third"),
        mistake("a.ron", 2, 10, "second"),
        mistake("a.ron", 2, 3, "first"),
        mistake("a.ron", 2, 3, "first"),
    ]);
    let messages: Vec<&str> = report.mistakes().iter().map(|mistake| mistake.message.as_str()).collect();
    assert_eq!(messages, ["first", "second", "third", "fourth"]);
    let shown = report.to_string();
    assert!(shown.starts_with("a.ron:2:3: first\n2 |   a: 1,\n  |   ^\n  field: a\n\na.ron:2:10: second\n"), "{shown}");
    assert!(shown.ends_with("\n\n2 files, 4 errors"), "{shown}");
    assert!(!report.is_clean());
}

#[test]
fn warnings_stand_apart_and_fail_nothing() {
    let mut report = Report::new();
    report.add_file(Path::new("a.ron"));
    report.add(mistake("a.ron", 2, 3, "unused").warning());
    assert!(report.is_clean());
    assert!(report.to_string().ends_with("\n\n1 files, 0 errors, 1 warnings"), "{report}");
    report.add(mistake("a.ron", 3, 3, "wrong"));
    assert!(!report.is_clean());
    let shown = report.to_string();
    assert!(shown.starts_with("a.ron:3:3: wrong\n") && shown.contains("\n\na.ron:2:3: warning: unused\n"), "{shown}");
    assert!(shown.ends_with("\n\n1 files, 1 errors, 1 warnings"), "{shown}");
}

#[test]
fn the_last_line_has_one_form() {
    let mut report = Report::new();
    assert_eq!(report.to_string(), "0 files, 0 errors");
    report.add_file(Path::new("a.ron"));
    assert_eq!(report.to_string(), "1 files, 0 errors");
    assert!(report.is_clean());
    report.add(mistake("a.ron", 1, 1, "wrong"));
    assert_eq!(report.to_string().lines().last(), Some("1 files, 1 errors"));
    assert_eq!(report.files(), 1);
}

#[test]
fn ron_files_are_collected_below_folders() {
    let folder = Folder::new("collect");
    let deep = folder.write("b/c/deep.ron", b"()");
    let top = folder.write("top.ron", b"()");
    let other = folder.write("notes.txt", b"()");
    let missing = folder.0.join("missing");

    let (files, mistakes) = collect_files(&[folder.0.clone(), top.clone(), missing.clone(), folder.0.join("b")]);
    assert_eq!(files, [deep, top]);
    assert_eq!(mistakes, [Mistake::of_file(&missing, "there is no such file or folder", None)]);

    // A file that is named is read, whatever its name ends with.
    assert_eq!(collect_files(std::slice::from_ref(&other)), (vec![other], Vec::new()));
}

#[cfg(unix)]
#[test]
fn a_link_to_a_folder_above_ends() {
    let folder = Folder::new("link");
    let file = folder.write("in/a.ron", b"()");
    std::os::unix::fs::symlink(&folder.0, folder.0.join("in/up")).unwrap();
    assert_eq!(collect_files(std::slice::from_ref(&folder.0)), (vec![file], Vec::new()));
}

#[test]
fn deep_folders_are_told_and_the_others_read() {
    let folder = Folder::new("deep");
    let near = folder.write(&format!("{}near.ron", "d/".repeat(64)), b"()");
    folder.write(&format!("{}far.ron", "d/".repeat(65)), b"()");
    let (files, mistakes) = collect_files(std::slice::from_ref(&folder.0));
    assert_eq!(files, [near]);
    let [mistake] = &mistakes[..] else { panic!("{mistakes:?}") };
    assert_eq!(mistake.message, "this folder lies too deep");
    assert_eq!(mistake.path, folder.0.join("d/".repeat(65)));
}

/// What lies below a folder that too many links lead to is collected once, by whatever way.
#[cfg(unix)]
#[test]
fn many_links_to_one_another_end() {
    let folder = Folder::new("links");
    let names: Vec<String> = (0..40).map(|n| format!("f{n}")).collect();
    for name in &names {
        folder.write(&format!("{name}/a.ron"), b"()");
    }
    for from in &names {
        for to in &names {
            std::os::unix::fs::symlink(folder.0.join(to), folder.0.join(from).join(format!("to-{to}"))).unwrap();
        }
    }
    let (files, mistakes) = collect_files(std::slice::from_ref(&folder.0));
    assert_eq!((files.len(), mistakes.len()), (names.len(), 0), "{files:?}");
}

#[test]
fn files_that_cannot_be_read_are_mistakes() {
    let folder = Folder::new("unreadable");
    #[track_caller]
    fn check(path: &Path, expected: &str) {
        let mistake = crate::read_file::<u8>(path).unwrap_err();
        assert_eq!(mistake.to_string(), format!("{}{expected}", path.display()));
    }
    check(&folder.0.join("missing.ron"), ": there is no such file or folder");
    check(&folder.0, ": this is not a file");
    check(&folder.write("large.ron", &vec![b' '; crate::LARGEST_FILE + 1]), ": the file is larger than 4 MiB");
    let latin = folder.write("latin.ron", b"(\n  name: \"Caf\xe9\",\n)");
    let place = ":2:13: this is not UTF-8 text\n2 |   name: \"Caf\u{fffd}\",\n  |             ^\n";
    check(&latin, &format!("{place}  hint: save the file with the encoding UTF-8"));
}

#[test]
fn the_others_are_read_after_a_broken_file() {
    let folder = Folder::new("others");
    folder.write("a.ron", b"(1");
    folder.write("b.ron", b"7");
    folder.write("c.ron", b"300");
    folder.write("d.ron", b"\xef\xbb\xbf 8");
    let mut report = Report::new();
    let (files, missing) = collect_files(std::slice::from_ref(&folder.0));
    report.extend(missing);
    let mut values = Vec::new();
    for path in &files {
        report.add_file(path);
        match crate::read_file::<u8>(path) {
            Ok(read) => values.push(read.value),
            Err(mistake) => report.add(mistake),
        }
    }
    assert_eq!(values, [7, 8]);
    let shown = report.to_string();
    assert!(shown.contains("a.ron:1:1: this `(` is never closed"), "{shown}");
    assert!(shown.contains("c.ron:1:1: the number `300` is out of the range that can stand here"), "{shown}");
    assert!(shown.ends_with("4 files, 2 errors"), "{shown}");
}

/// The errors of a file at each of its lines.
fn many(path: &str, lines: usize) -> impl Iterator<Item = Mistake> {
    (1..=lines).map(move |line| mistake(path, line, 1, "wrong"))
}

#[test]
fn of_a_file_some_hundred_mistakes_are_told_and_how_many_more_there_are() {
    let mut report = Report::new();
    report.add_file(Path::new("a.ron"));
    // In any order, and twice: the first ones by their lines are told, and each counts once.
    let wrong: Vec<Mistake> = many("a.ron", 16_000).collect();
    report.extend(wrong.iter().rev().cloned());
    report.extend(wrong);
    report.extend(many("b.ron", MOST_TOLD));
    report.extend(many("a.ron", MOST_TOLD + 1).map(Mistake::warning));
    assert_eq!((report.errors(), report.warnings()), (16_000 + MOST_TOLD, MOST_TOLD + 1));
    let told = report.mistakes();
    assert_eq!(told.len(), 3 * MOST_TOLD);
    let lines: Vec<usize> = told[..MOST_TOLD].iter().map(|mistake| mistake.line).collect();
    assert_eq!(lines, (1..=MOST_TOLD).collect::<Vec<_>>());
    let shown = report.to_string();
    assert!(
        shown.contains("\n\na.ron: 15800 more errors of this file are not listed\n\nb.ron:1:1: wrong\n"),
        "{shown}"
    );
    assert!(shown.contains("\n\na.ron: 1 more warnings of this file are not listed\n\n1 files, "), "{shown}");
    assert_eq!(shown.matches("are not listed").count(), 2);
    assert!(!report.is_clean());
}

#[test]
fn errors_of_some_files_are_added_with_those_that_are_not_told() {
    let mut other = Report::new();
    other.extend(many("a.ron", MOST_TOLD + 7));
    other.extend(many("b.ron", 1));
    other.extend(many("c.ron", 1).map(Mistake::warning));
    let mut report = Report::new();
    report.extend(many("a.ron", 1));
    for _ in 0..2 {
        let added = report.add_errors_of(&other, |path| !path.ends_with("b.ron"));
        assert_eq!(added, [PathBuf::from("a.ron")]);
    }
    assert_eq!((report.errors(), report.warnings()), (MOST_TOLD + 7, 0));
}

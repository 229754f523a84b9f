use super::*;
use crate::node::Position;
use crate::scan::scan;

/// Every element of a long list, every field and every key of a long map is found by looking at few of the others.
#[test]
fn a_place_is_found_without_looking_at_all_that_stand_beside_it() {
    const MANY: usize = 20_000;
    let list: String = (0..MANY).map(|n| format!("\n{n},")).collect();
    let map: String = (0..MANY).map(|n| format!("\n\"k{n}\": {n},")).collect();
    let fields: String = (0..MANY).map(|n| format!("\nf{n}: {n},")).collect();
    let (positions, fault) = scan(&format!("(list: [{list}], map: {{{map}}}, fields: ({fields}))"));
    assert_eq!(fault, None);
    work::taken();
    for n in 0..MANY {
        let line = |path: String| positions.get(&path).map(|place| place.line);
        let at = [format!("list[{n}]"), format!("map[\"k{n}\"]"), format!("fields.f{n}")].map(line);
        assert_eq!(at, [Some(n + 2), Some(n + 2 + MANY), Some(n + 2 + 2 * MANY)], "{n}");
    }
    let each = work::taken() / (3 * MANY);
    assert!(each <= 40, "{each} labels were looked at for a place");
}

#[test]
fn of_labels_that_begin_alike_the_longest_counts() {
    let text = r#"(a: (b: 1), r#a.b: 2, r#a.b-c: 3, map: {"x": 4, "x\"][\"y": 5, "x.z": 6})"#;
    let (positions, _) = scan(text);
    for (path, value) in [
        ("a", "(b: 1)"),
        ("a.b", "2"),
        ("a.b.c", "2"),
        ("a.b-c", "3"),
        ("a.c", "(b: 1)"),
        ("a-b", "(a:"),
        ("map[\"x\"]", "4"),
        ("map[\"x\"].z", "4"),
        ("map[\"x.z\"]", "6"),
        ("map[\"x\\\"][\\\"y\"]", "5"),
        ("map[\"y\"]", "{"),
    ] {
        let at = positions.of(path).offset_in(text);
        assert!(text[at..].starts_with(value), "{path}: {}", &text[at..]);
    }
}

#[test]
fn numbers_are_written_in_one_way() {
    let (positions, _) = scan("[[1, 2], (3, 4)]");
    let column = |path: &str| positions.get(path).map(|place| place.column);
    assert_eq!([column("[0][1]"), column("[1].1")], [Some(6), Some(14)]);
    for path in ["[00]", "[0][01]", "[+0]", "[2]", "[]", "[0", "[1].01", "[1].2", "[99999999999999999999999]"] {
        assert_eq!(column(path), None, "{path}");
    }
    assert_eq!(positions.of("[1].2"), Position { line: 1, column: 10 });
}

use super::*;
use crate::scan::scan;

/// Each shape that RON has, once.
const EVERY_SHAPE: &str = r###"#![enable(implicit_some)] // an attribute and a comment
/* block /* nested */ still a comment */
Scenario(
    name: "Hedge \"row\" \u{20AC}",
    raw: r#"C:\"maps""#,
    turns: 8, odds: -1.5e3, range: 1..=5, flag: true,
    units: [
        Squad(hex: "A1", id: (1, 2)), Leader("Smith"),
        Gun(7, [8, 9]),
    ],
    legend: { 'f': Forest(density: 3), '\'': Open },
    hexsides: { "hedge": [1, 2, 3], r"wall": [], },
    costs: { 1_0: 'a', -0x10: b'x', Road: (), (1, 2): b"bytes", "a]b.c": 1 },
    pair: (1, (x: 2, y: Some(3))), /* é */ weather: Some(Rain(hard: true)), nothing: None,
    r#raw-name: Newtype((5)), empty: [], tuple: Fire(power: 1),
)"###;

#[track_caller]
fn check(path: &str, expected: &str) {
    let (positions, fault) = scan(EVERY_SHAPE);
    assert_eq!(fault, None);
    let place = positions.get(path).unwrap_or_else(|| panic!("no {path}"));
    let text = &EVERY_SHAPE[place.offset_in(EVERY_SHAPE)..];
    assert!(text.starts_with(expected), "{path} is at {place:?}, which reads {:?}", text.lines().next());
    assert_eq!(Position::of_offset(EVERY_SHAPE, place.offset_in(EVERY_SHAPE)), place);
}

#[test]
fn the_file_and_its_fields() {
    check("", "Scenario(");
    check("name", "\"Hedge ");
    check("raw", "r#\"C:");
    check("turns", "8,");
    check("odds", "-1.5e3");
    check("range", "1..=5");
    check("flag", "true,");
    check("nothing", "None");
    check("empty", "[],");
    check("raw-name", "Newtype(");
}

#[test]
fn lists_variants_and_tuples() {
    check("units", "[\n");
    check("units[0]", "Squad(");
    check("units[0].hex", "\"A1\"");
    check("units[0].id", "(1, 2)");
    check("units[0].id.1", "2))");
    check("units[1]", "Leader(");
    check("units[2].0", "7,");
    check("units[2].1", "[8, 9]");
    check("units[2].1[1]", "9]");
    check("pair.1.y", "Some(3)");
    check("weather", "Some(Rain");
    check("weather.hard", "true)");
    check("tuple.power", "1),");
    check("raw-name.0", "5))");
}

#[test]
fn maps_by_their_keys() {
    check("legend['f']", "Forest(");
    check("legend['f'].density", "3)");
    check("legend['\\'']", "Open");
    check("hexsides[\"hedge\"][2]", "3]");
    check("hexsides[\"wall\"]", "[],");
    check("costs[10]", "'a'");
    check("costs[-16]", "b'x'");
    check("costs[Road]", "()");
    check("costs[(1, 2)]", "b\"bytes\"");
    check("costs[\"a]b.c\"]", "1 }");
}

#[test]
fn a_path_is_what_debug_prints() {
    let (positions, _) = scan(EVERY_SHAPE);
    assert!(positions.get(&format!("legend[{:?}]", 'f')).is_some());
    assert!(positions.get(&format!("hexsides[{:?}][{}]", "hedge", 1)).is_some());
}

#[test]
fn an_unknown_path_has_the_place_of_what_is_around_it() {
    let (positions, _) = scan(EVERY_SHAPE);
    let same = |unknown: &str, known: &str| {
        assert_eq!(positions.of(unknown), positions.get(known).unwrap(), "{unknown}");
        assert_eq!(positions.get(unknown), None, "{unknown}");
    };
    same("units[9]", "units");
    same("units[0].facing", "units[0]");
    same("units[0].hexx", "units[0]");
    same("legend['q'].density", "legend");
    same("pair.1.y.z", "pair.1.y");
    same("nonsense", "");
    same("[]..['", "");
}

#[test]
fn the_key_of_an_entry_has_a_place_too() {
    let (positions, _) = scan(EVERY_SHAPE);
    for (path, expected) in [("legend['f']", "'f': "), ("turns", "turns: "), ("units[0]", "Squad("), ("", "Scenario")] {
        let at = positions.of_key(path).offset_in(EVERY_SHAPE);
        assert!(EVERY_SHAPE[at..].starts_with(expected), "{path}");
    }
}

#[test]
fn columns_count_characters() {
    let text = "(é: \"日本\", b:\t2)";
    let (positions, _) = scan(text);
    assert_eq!(positions.get("b"), Some(Position { line: 1, column: 14 }));
    assert_eq!(positions.get("é"), Some(Position { line: 1, column: 5 }));
}

#[test]
fn every_path_leads_back_to_its_place() {
    let (positions, _) = scan(EVERY_SHAPE);
    assert!(positions.iter().count() > 40);
    for (path, place) in positions.iter() {
        assert_eq!(positions.get(&path), Some(place), "{path}");
    }
}

#[test]
fn nothing_was_scanned() {
    let positions = Positions::default();
    assert_eq!(positions.of("units"), Position::START);
    assert_eq!(positions.of_key("units"), Position::START);
    assert_eq!(positions.get(""), None);
}

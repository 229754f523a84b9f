use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

use super::*;

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    turns: u8,
    #[serde(default)]
    units: Vec<Unit>,
    #[serde(default)]
    legend: BTreeMap<char, Terrain>,
    #[serde(default)]
    hexsides: BTreeMap<String, Vec<i32>>,
    weather: Option<Weather>,
    #[serde(default)]
    night: bool,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Unit {
    hex: String,
    kind: Kind,
    facing: Option<u8>,
    at: Option<(i32, i32)>,
}

#[derive(Debug, Deserialize, PartialEq)]
enum Kind {
    Squad,
    Leader(u8),
    Gun { calibre: u16 },
    Post(Weather),
}

#[derive(Debug, Deserialize, PartialEq)]
enum Terrain {
    Open,
    Forest,
}

#[derive(Debug, Deserialize, PartialEq)]
struct Weather {
    rain: f32,
}

/// Prints a mistake as `line:column [field] message | hint`.
fn told(mistake: &Mistake) -> String {
    let hint = mistake.hint.as_ref().map_or(String::new(), |hint| format!(" | {hint}"));
    format!("{}:{} [{}] {}{hint}", mistake.line, mistake.column, mistake.field, mistake.message)
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let mistake = read::<Scenario>(Path::new("a.ron"), text).expect_err(text);
    assert_eq!(told(&mistake), expected, "{mistake}");
}
#[test]
fn a_name_that_does_not_exist() {
    check(
        r#"(name: "x", turns: 6, wheather: None)"#,
        "1:23 [wheather] there is no field `wheather` of `Scenario`: the fields are `name`, `turns`, `units`, `legend`, `hexsides`, `weather`, `night` | did you mean `weather`?",
    );
    check(
        "(name: \"x\", turns: 6, units: [\n  (hex: \"A1\", kind: Squad),\n  (hxe: \"A2\", kind: Squad),\n])",
        "3:4 [units[1].hxe] there is no field `hxe` of `Unit`: the fields are `hex`, `kind`, `facing`, `at` | did you mean `hex`?",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, zzzzzzzz: 1)])"#,
        "1:56 [units[0].zzzzzzzz] there is no field `zzzzzzzz` of `Unit`: the fields are `hex`, `kind`, `facing`, `at`",
    );
    check(r#"(name: "x", units: [])"#, "1:1 [] the field `turns` of `Scenario` is missing");
    check(
        "(name: \"x\", turns: 6, units: [\n  (hex: \"A1\"),\n])",
        "2:3 [units[0]] the field `kind` of `Unit` is missing",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squdd)])"#,
        "1:49 [units[0].kind] `Squdd` is not one of the names of `Kind`: `Squad`, `Leader`, `Gun`, `Post` | did you mean `Squad`?",
    );
    check(
        r#"(name: "x", turns: 6, legend: {'f': Forrest})"#,
        "1:37 [legend['f']] `Forrest` is not one of the names of `Terrain`: `Open`, `Forest` | did you mean `Forest`?",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Leader)])"#,
        "1:49 [units[0].kind] `Leader` needs its values: `Leader( )`",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad(2))])"#,
        "1:49 [units[0].kind] `Squad` takes nothing in parentheses",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Gun(calibr: 5))])"#,
        "1:49 [units[0].kind] the field `calibre` of `Gun` is missing",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Gun(calibre: "x"))])"#,
        r#"1:62 [units[0].kind.calibre] expected a whole number, found the text "x""#,
    );
}

#[test]
fn a_value_of_another_kind() {
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: "Squad")])"#,
        r#"1:49 [units[0].kind] expected a name without quotes, found the text "Squad" | write Squad without quotes"#,
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: 7)])"#,
        "1:49 [units[0].kind] expected a name, found the number `7`",
    );
    check(r#"(name: "x", turns: "six")"#, r#"1:20 [turns] expected a whole number, found the text "six""#);
    check("(name: 5, turns: 6)", "1:8 [name] expected a text in double quotes, found the number `5`");
    check(
        "(name: Hedge, turns: 6)",
        r#"1:8 [name] expected a text in double quotes, found the name `Hedge` | write "Hedge""#,
    );
    check(r#"(name: "x", turns: 600)"#, "1:20 [turns] the number `600` is out of the range that can stand here");
    check(r#"(name: "x", turns: -1)"#, "1:20 [turns] the number `-1` is out of the range that can stand here");
    check(r#"(name: "x", turns: 6.5)"#, "1:20 [turns] `6.5` is not a whole number");
    check(r#"(name: "x", turns: 6abc)"#, "1:20 [turns] `6abc` is not a number");
    check(r#"(name: "x", turns: 6, legend: [1])"#, "1:31 [legend] expected a map `{ }`, found a list `[ ]`");
    check(r#"(name: "x", turns: 6, units: {})"#, "1:30 [units] expected a list `[ ]`, found a map `{ }`");
    check(
        r#"(name: "x", turns: 6, units: [5])"#,
        "1:31 [units[0]] expected the fields of `Unit` in `( )`, found the number `5`",
    );
    check(
        r#"(name: "x", turns: 6, units: [("A1", Squad)])"#,
        "1:31 [units[0]] expected fields written `name: value`, found values in `( )`",
    );
    check(r#"(name: "x", turns: 6, night: yes)"#, "1:30 [night] expected `true` or `false`, found the name `yes`");
    check(
        "(name: \"x\", turns: 6, legend: {\n  'f': Forest,\n  \"g\": Open,\n})",
        r#"3:3 [legend["g"]] expected one character in single quotes, found the text "g""#,
    );
    check(
        "(name: \"x\", turns: 6, legend: {\n  'f': Forest,\n  'g': 5,\n})",
        "3:8 [legend['g']] expected a name, found the number `5`",
    );
    check(
        r#"(name: "x", turns: 6, hexsides: {"hedge": [1, 2, "3"]})"#,
        r#"1:50 [hexsides["hedge"][2]] expected a whole number, found the text "3""#,
    );
}

#[test]
fn a_value_inside_of_another() {
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, facing: Some("N"))])"#,
        r#"1:69 [units[0].facing] expected a whole number, found the text "N""#,
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, facing: "N")])"#,
        r#"1:64 [units[0].facing] expected a whole number, found the text "N""#,
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, at: (1))])"#,
        "1:61 [units[0].at] expected 2 values, found 1 value",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, at: (1, 2, 3))])"#,
        "1:67 [units[0].at.2] too many values: only 2 can stand in these parentheses",
    );
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Squad, at: (1, x))])"#,
        "1:64 [units[0].at.1] expected a whole number, found the name `x`",
    );
    check(
        r#"(name: "x", turns: 6, weather: (rain: heavy))"#,
        "1:39 [weather.rain] expected a number, found the name `heavy`",
    );
    check(r#"Scenaro(name: "x", turns: 6)"#, "1:1 [] expected `Scenario`, found `Scenaro` | the name may be left out");
    check("Scenario", "1:1 [] expected the fields of `Scenario` in `( )`, found the name `Scenario`");
}

#[test]
fn fields_of_a_choice_that_holds_a_struct_stand_in_double_brackets() {
    check(
        r#"(name: "x", turns: 6, units: [(hex: "A1", kind: Post(rain: 1.0))])"#,
        "1:49 [units[0].kind] the fields of `Post` stand in double brackets | write `Post((rain: …))`",
    );
}

#[test]
fn a_name_given_twice() {
    check("(name: \"x\", turns: 6,\n turns: 7)", "2:2 [turns] the field `turns` is given twice: first in line 1");
    check(
        "(name: \"x\", turns: 6, hexsides: {\"hedge\": [1],\n \"hedge\": [2]})",
        r#"2:2 [hexsides["hedge"]] the key `"hedge"` is given twice: first in line 1"#,
    );
    check(
        "(name: \"x\", turns: 6, legend: {'a': Open,\n 'a': Open})",
        "2:2 [legend['a']] the key `'a'` is given twice: first in line 1",
    );
}

#[test]
fn what_follows_the_end() {
    check(
        "(name: \"x\", turns: 6)\n(name: \"y\", turns: 6)",
        "2:1 [] the file should end here: its value ended in line 1, but `(` follows",
    );
    check(r#"(name: "x", turns: 6))"#, "1:22 [] this `)` closes nothing");
}

#[test]
fn an_open_bracket() {
    check(
        "(name: \"x\", turns: 6, units: [\n  (hex: \"A1\", kind: Squad),\n",
        "1:30 [units] this `[` is never closed | a `]` is missing",
    );
    check(
        "(name: \"x\", turns: 6, units: [\n  (hex: \"A1\", kind: Squad,\n])",
        "3:1 [units[0]] expected `)` for the `(` of line 2, found `]`",
    );
}

#[test]
fn a_missing_or_wrong_sign() {
    check(
        "(\n  name: \"x\"\n  turns: 6,\n)",
        "3:3 [] expected `,` or `)`, found `turns` | is a `,` missing before it?",
    );
    check(r#"(name "x", turns: 6)"#, "1:7 [] expected `,` or `)`, found a text | is a `,` or a `:` missing before it?");
    check(r#"(name = "x", turns: 6)"#, "1:7 [] expected `,` or `)`, found `=` | a field is written `name: value`");
    check(
        r#"(name: "x", turns = 6)"#,
        "1:19 [] expected `:` after the field `turns`, found `=` | the sign between name and value is `:`",
    );
    check(r#"(1: "x")"#, "1:3 [] expected `,` or `)`, found `:` | fields stand in `( )`, entries of a map in `{ }`");
}

#[test]
fn texts_characters_and_comments() {
    check(r#"(name: "x, turns: 6)"#, r#"1:8 [name] this text is never closed | a `"` is missing"#);
    check(
        "(\n  name: \"x,\n  units: [(hex: \"A1\", kind: Squad)],\n)",
        r#"3:18 [] expected `,` or `)`, found `A1` | the text that begins in line 2 runs over several lines: is its closing `"` missing?"#,
    );
    check(
        "(name: “x”, turns: 6)",
        r#"1:8 [name] these quotation marks are not plain ones | a text stands between two `"`"#,
    );
    check("(name: \"C:\\data\", turns: 6)", r#"1:11 [name] `\d` is no character | a backslash itself is written `\\`"#);
    check("(name: \"\\u{110000}\", turns: 6)", "1:8 [name] this text holds an escape that is no character");
    check(
        r#"(name: "x", turns: 6, legend: {'ab': Open})"#,
        "1:32 [legend] between single quotes stands exactly one character | a text of several characters stands in double quotes",
    );
    check(r#"(name: "x", /* turns: 6)"#, "1:13 [] this comment is never closed | a `*/` is missing");
}

#[test]
fn nothing_where_something_should_be() {
    check("(name: , turns: 6)", "1:8 [name] expected a value, found `,`");
    check("", "1:1 [] the file holds no value");
    check("// nothing\n", "2:1 [] the file holds no value");
}

#[test]
fn attributes() {
    check(
        "#![enable(implicit_sum)]\n(name: \"x\", turns: 6)",
        "1:11 [] RON has no extension `implicit_sum`: it has `unwrap_newtypes`, `implicit_some`, `unwrap_variant_newtypes`, `explicit_struct_names` | did you mean `implicit_some`?",
    );
    check("#![enable(implicit_some)\n(name: \"x\", turns: 6)", "1:1 [] this `#![` is never closed | a `]` is missing");
    check(
        "#[enable(implicit_some)]\n(name: \"x\", turns: 6)",
        "1:3 [] this attribute cannot be read | it reads `#![enable(implicit_some)]`",
    );
}

#[test]
fn other_languages() {
    check(r#"(name: "x",, turns: 6)"#, "1:12 [] expected the name of a field or `)`, found `,`");
    check(r#"{"name": "x", "turns": 6}"#, "1:1 [] expected the fields of `Scenario` in `( )`, found a map `{ }`");
    check(r##"(name: r#"x", turns: 6)"##, r##"1:8 [name] this raw text is never closed | a `"#` is missing"##);
    check("(name: \"x\",\u{a0}turns: 6)", "1:12 [] expected the name of a field or `)`, found the character U+00A0");
}

#[test]
fn a_file_without_mistakes_is_a_value_with_places() {
    let text = "\u{feff}// A small scenario.\n(\n  name: \"Hedge\", turns: 6, legend: {'f': Forest},\n  \
                units: [(hex: \"A1\", kind: Gun(calibre: 75), facing: 3, at: (1, -2))],\n)";
    let file = read::<Scenario>(Path::new("a.ron"), text).unwrap();
    assert_eq!(file.value.units[0].kind, Kind::Gun { calibre: 75 });
    assert_eq!((file.value.units[0].facing, file.value.units[0].at), (Some(3), Some((1, -2))));
    assert_eq!(file.value.legend[&'f'], Terrain::Forest);

    let calibre = file.mistake("units[0].kind.calibre", "no such gun", Some("did you mean 57?".to_string()));
    assert_eq!(told(&calibre), "4:42 [units[0].kind.calibre] no such gun | did you mean 57?");
    let key = file.mistake_in_key("legend['f']", "the map has no `f`", None);
    assert_eq!(told(&key), "3:37 [legend['f']] the map has no `f`");
    assert_eq!(key.excerpt(), "  name: \"Hedge\", turns: 6, legend: {'f': Forest},");
}

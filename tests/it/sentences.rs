//! What players read in the window stands in the `words.rs` of its crate or folder, and nowhere else in the sources of the window: a
//! translation finds it there, and a language has its plurals and lists.

use crate::root;
use std::path::Path;
use syn::buffer::{Cursor, TokenBuffer};

/// Where sources of the window lie.
const WINDOW: [&str; 10] = [
    "plugins/desk/src",
    "plugins/panel_kit/src",
    "plugins/tin_soldiers_window/src",
    "plugins/measured_view/src",
    "plugins/perrys_heroes_window/src",
    "plugins/table_view/src",
    "plugins/hex_view/src",
    "plugins/lock_n_load_window/src",
    "src/boxes/shown",
    "src/window",
];

/// What follows these words in parentheses is no sentence for players.
const NOT_FOR_PLAYERS: [(&str, &[&str]); 3] = [
    (
        "for those who write the program",
        &["expect", "assert", "assert_eq", "debug_assert", "panic", "unreachable", "error", "warn"],
    ),
    (
        "what is wrong with a file is told in English, where it is read",
        &["anyhow", "bail", "ensure", "context", "with_context"],
    ),
    (
        "a name by which egui or a test finds a place on the screen",
        &[
            "note_seen",
            "note_place",
            "note",
            "Area::new",
            "Id::new",
            "Panel::bottom",
            "Panel::top",
            "Panel::left",
            "Panel::right",
            "id",
            "with",
            "id_salt",
            "from_id_salt",
            "load_texture",
        ],
    ),
];

/// Files that speak before there is a window, on the terminal from which it was to be opened.
const ON_THE_TERMINAL: [&str; 2] = ["src/window/adapter.rs", "src/window/size.rs"];

/// Single texts that are no sentences, with the reason.
const ALLOWED: [(&str, &str, &str); 7] = [
    ("plugins/panel_kit/src/cursor_menu.rs", "action bar", "the name of a place on the screen"),
    ("plugins/panel_kit/src/cursor_menu.rs", "small map", "the name of a place on the screen"),
    ("plugins/panel_kit/src/open.rs", "more actions", "the name of a place on the screen"),
    ("plugins/panel_kit/src/look/theme.rs", "Roboto Medium", "the name of a font"),
    ("plugins/panel_kit/src/look/theme.rs", "Roboto Condensed Bold", "the name of a font"),
    ("src/boxes/shown/lock_n_load.rs", "The Oak Farm", "the title of a scenario, as its file has it"),
    ("plugins/lock_n_load_window/src/input.rs", "an action that a key can do", "what is wrong with a settings file"),
];

/// Files of which the sentences are still to be moved.
const TO_DO: [&str; 0] = [];

/// Two words with a space between them, or a word beside an argument: somebody reads it out.
fn is_a_sentence(text: &str) -> bool {
    let mut plain = String::new();
    let mut in_argument = false;
    for letter in text.chars() {
        match letter {
            '{' => {
                in_argument = true;
                plain.push('\u{0}');
            }
            '}' => in_argument = false,
            _ if !in_argument => plain.push(letter),
            _ => {}
        }
    }
    let is_said = |part: &&str| part.contains(|letter: char| letter.is_alphabetic() || letter == '\u{0}');
    let said: Vec<&str> = plain.split_whitespace().filter(is_said).collect();
    let is_word = |part: &&str| part.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    said.len() > 1 && said.iter().any(is_word)
}

/// The sentences in a source, without those of attributes, comments, tests and what is not for players.
fn sentences(source: &str) -> Vec<String> {
    let tokens = source.parse().expect("a source file");
    let mut found = Vec::new();
    look_through(TokenBuffer::new2(tokens).begin(), &mut found);
    found
}

fn look_through(mut at: Cursor, found: &mut Vec<String>) {
    // The last words before this place: `Area::new` as well as `new`.
    let (mut called, mut owner) = (String::new(), String::new());
    while !at.eof() {
        if let Some((mark, rest)) = at.punct()
            && mark.as_char() == '#'
        {
            let (is_test, after) = attribute(rest);
            at = if is_test { after_item(after) } else { after };
            continue;
        }
        if let Some((inside, _, _, rest)) = at.any_group() {
            if !is_not_for_players(&called, &owner) {
                look_through(inside, found);
            }
            called.clear();
            owner.clear();
            at = rest;
        } else if let Some((word, rest)) = at.ident() {
            owner = std::mem::replace(&mut called, word.to_string());
            at = rest;
        } else if let Some((literal, rest)) = at.literal() {
            if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string())
                && is_a_sentence(&text.value())
            {
                found.push(text.value());
            }
            called.clear();
            owner.clear();
            at = rest;
        } else if let Some((mark, rest)) = at.punct() {
            if !matches!(mark.as_char(), ':' | '!') {
                called.clear();
                owner.clear();
            }
            at = rest;
        } else {
            at = at.token_tree().map_or_else(Cursor::empty, |(_, rest)| rest);
        }
    }
}

fn is_not_for_players(called: &str, owner: &str) -> bool {
    let path = format!("{owner}::{called}");
    NOT_FOR_PLAYERS.iter().flat_map(|(_, names)| *names).any(|name| *name == called || *name == path)
}

/// What follows an attribute, and whether it says that an item is for tests only.
fn attribute(at: Cursor) -> (bool, Cursor) {
    let at = at.punct().map_or(at, |(_, rest)| rest);
    let Some((inside, _, _, rest)) = at.any_group() else { return (false, at) };
    let Some((name, of)) = inside.ident() else { return (false, rest) };
    let is_test = name == "cfg" && of.any_group().is_some_and(|(inside, ..)| names_tests(inside));
    (is_test, rest)
}

fn names_tests(mut at: Cursor) -> bool {
    while let Some((_, rest)) = at.token_tree() {
        let names = at.ident().is_some_and(|(word, _)| word == "test")
            || at.any_group().is_some_and(|(inside, ..)| names_tests(inside));
        if names {
            return true;
        }
        at = rest;
    }
    false
}

/// What follows an item: its semicolon or its body ends it.
fn after_item(mut at: Cursor) -> Cursor {
    while let Some((token, rest)) = at.token_tree() {
        let ends = [";", "{"].iter().any(|end| token.to_string().starts_with(end));
        at = rest;
        if ends {
            break;
        }
    }
    at
}

/// The sources of the window by their paths in the repository, without tests and without those that hold the sentences.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
            continue;
        }
        let name = path.strip_prefix(root()).expect("inside").display().to_string();
        let is_test = ["_test.rs", "_bench.rs", "_support.rs", "/rig.rs", "/test_screen.rs"]
            .iter()
            .any(|ending| name.ends_with(ending));
        let source = || std::fs::read_to_string(&path).expect("a source file");
        if name.ends_with(".rs") && !is_test && !is_of_words(&name, &source()) {
            found.push((name, source()));
        }
    }
}

fn is_of_words(name: &str, source: &str) -> bool {
    name.ends_with("/words.rs") && source.contains("words! {")
}

fn all_sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in WINDOW {
        sources(&root().join(folder), &mut found);
    }
    found
}

#[test]
fn players_read_nothing_that_is_not_in_words() {
    let mut wrong = Vec::new();
    for (name, source) in all_sources() {
        if ON_THE_TERMINAL.contains(&name.as_str()) || TO_DO.contains(&name.as_str()) {
            continue;
        }
        let allowed = |text: &String| ALLOWED.iter().any(|(file, allowed, _)| *file == name && allowed == text);
        let said = sentences(&source).into_iter().filter(|text| !allowed(text));
        wrong.extend(said.map(|text| format!("{name}: {text}")));
    }
    assert!(wrong.is_empty(), "let these stand in words.rs:\n{}", wrong.join("\n"));
}

#[test]
fn what_is_allowed_is_there() {
    let all = all_sources();
    for (file, text, _) in ALLOWED {
        let source = all.iter().find(|(name, _)| name == file).map(|(_, source)| sentences(source));
        assert!(source.is_some_and(|said| said.iter().any(|one| one == text)), "{file} does not say `{text}` any more");
    }
    for file in ON_THE_TERMINAL {
        assert!(all.iter().any(|(name, _)| name == file), "{file} is not there any more");
    }
}

#[test]
fn a_sentence_is_found_wherever_it_stands() {
    let found = |source: &str| sentences(source);
    assert_eq!(found(r#"fn f(ui: &mut Ui) { ui.label("Nothing has happened."); }"#), ["Nothing has happened."]);
    assert_eq!(found(r#"const TEXT: &str = "all turns";"#), ["all turns"]);
    assert_eq!(found(r#"fn f() -> String { format!("{n} hexes") }"#), ["{n} hexes"]);
    assert_eq!(
        found(
            r##"fn f() { g(r#"a "raw" one"#, |x| match x { 1 => "one \
        line", _ => "" }) }"##
        ),
        ["a \"raw\" one", "one line"]
    );
    assert_eq!(found(r#"fn f() { Window::new("Something is wrong").id("a place".into()) }"#), ["Something is wrong"]);
    let tests = r#"fn f() { g("it is so") } #[cfg(test)] #[path = "a b.rs"] mod tests; fn h() { g("and so") }"#;
    assert_eq!(found(tests), ["it is so", "and so"], "after what is for tests");
}

#[test]
fn what_players_do_not_read_is_no_sentence() {
    let sources = [
        r#"/// A sentence of a comment.
        fn f() { /* and another */ g("word", "rules.ron", "2d6 {}", "{a}: {b}", "     ", 'a') }"#,
        r#"fn f() { x.expect("it is there"); assert!(y, "it is {y}"); error!("no such thing"); }"#,
        r#"fn f() -> anyhow::Result<()> { x.with_context(|| format!("{y} cannot be read"))?; bail!("so it is") }"#,
        r#"fn f() { note_seen(ui, &format!("line of {place}"), r); egui::Area::new("small map".into()) }"#,
        r#"#[cfg(test)] mod tests { fn f() { g("it is said") } }"#,
        r#"#[cfg(all(test, unix))] fn f() { g("it is said") }"#,
        r#"#[doc = "it is said"] fn f() {}"#,
    ];
    for source in sources {
        assert!(sentences(source).is_empty(), "{source}: {:?}", sentences(source));
    }
}

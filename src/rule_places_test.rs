//! Rules are found in the source tree in every way in which it names them.

use super::*;

/// The numbers of the program's game.
fn numbers() -> Numbers {
    Numbers::of(Key::LockNLoad.book().catalogue)
}

#[test]
fn tests_are_no_code_and_the_catalogue_explains_numbers() {
    for (path, code, explains) in [
        ("plugins/lock_n_load/src/sections/fire/mod.rs", true, false),
        ("plugins/lock_n_load/src/sections/mod.rs", true, false),
        ("src/commands/los.rs", true, false),
        ("src/commands/rules.rs", true, true),
        ("plugins/lock_n_load_box/src/book.rs", true, true),
        ("plugins/lock_n_load_box/src/held.rs", true, false),
        ("src/rule_places.rs", true, true),
        ("src/rule_places/source.rs", true, true),
        ("plugins/lock_n_load/src/sections/fire/fire_test.rs", false, false),
        ("plugins/lock_n_load/src/testing.rs", false, false),
        ("plugins/lock_n_load/src/catalogue.rs", true, true),
        ("plugins/lock_n_load/src/catalogue/reasons.rs", true, true),
        ("plugins/rule_book/src/entry.rs", true, true),
        ("plugins/hex_view/examples/show_board.rs", true, true),
        ("tests/it/main.rs", false, false),
    ] {
        assert_eq!((is_code(Path::new(path)), explains_numbers(Path::new(path))), (code, explains), "{path}");
    }
}

#[test]
fn crates_of_another_rule_set_are_its_own() {
    let [game, toy] = [Key::LockNLoad, Key::TinSoldiers].map(Key::book);
    for (path, of_game, of_toy) in [
        ("plugins/lock_n_load_window/src/wording/book.rs", false, true),
        ("plugins/tin_soldiers/src/rules.rs", true, false),
        ("plugins/table/src/rule_id.rs", false, false),
        ("tests/it/catalogue.rs", false, false),
    ] {
        let path = Path::new(path);
        assert_eq!((is_of_another(path, game), is_of_another(path, toy)), (of_game, of_toy), "{}", path.display());
    }
}

const LIST: &str = r#"
//! LNL-5.0-02.
rules! {
    // 5.0 Fire combat, LNL-5.0-03.
    CONDITIONS = "LNL-5.0-01": now, "In range.";
    "LNL-5.0-02": later(VEHICLES),
        "Not LNL-5.0-09: later.";
    OTHER =
        "LNL-5.0-B03": repeats["LNL-5.0-01", "LNL-5.0-02"], "Again.";
}
"#;

#[test]
fn a_list_of_rules_has_entries_with_and_without_constants() {
    let parts = parts(LIST);
    assert!(lists_rules(&parts) && !lists_rules(&self::parts("// rules! {\nfn rules() {}")));
    let found = entries_in(&parts, Path::new("rules.rs"), &numbers());
    let short: Vec<_> = found.iter().map(|e| (e.id.as_str(), e.name.as_deref(), e.place.line)).collect();
    assert_eq!(
        short,
        [("LNL-5.0-01", Some("CONDITIONS"), 5), ("LNL-5.0-02", None, 6), ("LNL-5.0-B03", Some("OTHER"), 9)]
    );
}

#[test]
fn code_names_a_rule_in_a_comment_or_by_its_constant() {
    let mut places =
        Places { entries: entries_in(&parts(LIST), Path::new("rules.rs"), &numbers()), ..Places::default() };
    let code = "use crate::sections::fire::rules::{\n    CONDITIONS,\n};\n// LNL-5.0-02, RUL-51\nno(CONDITIONS, \"OTHER\");\n\
                let OTHER = a::rules::RULES;\n";
    places.read_code(Path::new("a.rs"), &parts(code), &numbers());
    let lines: Vec<_> = places.code.iter().map(|(id, places)| (id.as_str(), places[0].line, places.len())).collect();
    assert_eq!(lines, [("LNL-5.0-01", 5, 1), ("LNL-5.0-02", 4, 1), ("RUL-51", 4, 1)]);
    places.read_code(Path::new("b.rs"), &parts("\n\nfn a() { fire::rules::OTHER }"), &numbers());
    places.read_code(Path::new("c.rs"), &parts("use fire::rules::OTHER;\nformat!(\"{n} [{OTHER}]\")"), &numbers());
    let wanted = [("b.rs", 3), ("c.rs", 2)].map(|(file, line)| Place { file: file.into(), line });
    assert_eq!(places.code["LNL-5.0-B03"], wanted);
    assert_eq!(places.uses, ["LNL-5.0-01", "LNL-5.0-B03"].map(String::from).into());
}

#[test]
fn numbers_in_literals_are_found_but_not_those_of_tests() {
    let code =
        "// LNL-5.0-01\na(\"LNL-5.0-02\", r\"x\nRUL-51 and LNL-5\");\n#[cfg(test)]\nmod tests {\n b(\"LNL-5.0-03\") }";
    assert_eq!(literals_in(&parts(code), &numbers()), [(2, "LNL-5.0-02".to_string()), (3, "RUL-51".to_string())]);
}

#[test]
fn a_test_is_known_by_its_attribute_and_its_name() {
    let text = "#[test]\nfn lnl_5_3_04_low_crawlers() {\n    a();\n    b();\n}\n\nfn lnl_5_3_05_no_test() {}\n\n#[test]\nfn other() {}\n";
    assert_eq!(tests_in(text, &numbers()), [(2, "lnl_5_3_04_low_crawlers".to_string())]);
}

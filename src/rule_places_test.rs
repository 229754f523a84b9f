//! Rules are found in the source tree in every way in which it names them.

use super::*;

#[test]
fn rules_are_found_in_every_way_in_which_comments_name_them() {
    let found = named_in(
        "LNL-4.0-06 to -08, LNL-8.1-02, -03, LNL-6.1-06, -6.4-03 and -05; LNL-SC-08. RUL-51: RUL-105 to -107; \
         LNL-15.0-B02 to -B04, LNL-1.3-09, -B01 and LNL-RB-06, LNL-T-B3-02; LNL-EX1-03, LNL-5.3 are none",
    );
    let wanted = [
        "LNL-4.0-06",
        "LNL-4.0-07",
        "LNL-4.0-08",
        "LNL-8.1-02",
        "LNL-8.1-03",
        "LNL-6.1-06",
        "LNL-6.4-03",
        "LNL-6.4-05",
        "LNL-SC-08",
        "RUL-51",
        "RUL-105",
        "RUL-106",
        "RUL-107",
        "LNL-15.0-B02",
        "LNL-15.0-B03",
        "LNL-15.0-B04",
        "LNL-1.3-09",
        "LNL-1.3-B01",
        "LNL-RB-06",
        "LNL-T-B3-02",
    ];
    assert_eq!(found, wanted.iter().map(ToString::to_string).collect());
}

#[test]
fn tests_the_catalogue_and_what_prints_it_are_no_code() {
    for (path, code) in [
        ("plugins/lock_n_load/src/sections/fire/mod.rs", true),
        ("plugins/lock_n_load/src/sections/mod.rs", true),
        ("src/commands/los.rs", true),
        ("src/commands/rules.rs", false),
        ("src/rule_places.rs", false),
        ("plugins/lock_n_load/src/sections/fire/fire_test.rs", false),
        ("plugins/lock_n_load/src/testing.rs", false),
        ("plugins/lock_n_load/src/catalogue.rs", false),
        ("plugins/lock_n_load/src/catalogue/night.rs", false),
        ("plugins/hex_view/examples/show_board.rs", false),
    ] {
        assert_eq!(is_code(Path::new(path)), code, "{path}");
    }
}

#[test]
fn a_test_is_known_by_its_attribute_and_its_name() {
    let text = "#[test]\nfn lnl_5_3_04_low_crawlers() {\n    a();\n    b();\n}\n\nfn lnl_5_3_05_no_test() {}\n\n#[test]\nfn other() {}\n";
    assert_eq!(tests_in(text), [("lnl_5_3_04_low_crawlers".to_string(), 2)]);
}

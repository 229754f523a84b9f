//! Numbers of every book are read alike.

use super::*;

#[test]
fn a_number_has_a_prefix_a_section_and_a_place() {
    for (id, prefix, section, place) in [
        ("LNL-5.3-04", "LNL", "5.3", ("", 4)),
        ("LNL-1.6.1.01-05", "LNL", "1.6.1.01", ("", 5)),
        ("LNL-15.1-B02", "LNL", "15.1", ("B", 2)),
        ("LNL-T-B3-02", "LNL", "T-B3", ("", 2)),
        ("LNL-RB-06", "LNL", "RB", ("", 6)),
        ("PH-1-01", "PH", "1", ("", 1)),
        ("PH-7.12-03", "PH", "7.12", ("", 3)),
        ("PH-GEO-11", "PH", "GEO", ("", 11)),
        ("ROE-MOV-07", "ROE", "MOV", ("", 7)),
        ("ROE-R-90", "ROE", "R", ("", 90)),
        ("TIN-1", "TIN", "TIN", ("", 1)),
        ("RUL-105", "RUL", "RUL", ("", 105)),
    ] {
        let id = RuleId(id);
        assert_eq!((prefix_of(id), section_of(id), place_of(id)), (prefix, section, place), "{id}");
    }
    let none = RuleId("none");
    assert_eq!((prefix_of(none), section_of(none), place_of(none)), ("none", "", ("", 0)));
}

#[test]
fn the_name_of_a_test_begins_with_the_number() {
    for (id, prefix) in [("LNL-5.3-04", "lnl_5_3_04_"), ("ROE-MOV-07", "roe_mov_07_"), ("TIN-1", "tin_1_")] {
        assert_eq!(test_prefix(RuleId(id)), prefix);
    }
}

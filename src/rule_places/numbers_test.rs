//! Numbers are found as comments write them, in the writing of each book.

use super::*;
use crate::boxes::Key;

#[test]
fn rules_are_found_in_every_way_in_which_comments_name_them() {
    let game = Key::LockNLoad.book();
    let found = Numbers::of(game.catalogue).named_in(
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
fn each_book_has_its_own_numbers() {
    let [game, toy] = [Key::LockNLoad, Key::TinSoldiers].map(|key| Numbers::of(key.book().catalogue));
    let text = "TIN-1, TIN-3 and -4; LNL-5.3-04, TINY, RUL-51";
    assert_eq!(toy.named_in(text), ["TIN-1", "TIN-3", "TIN-4"].map(String::from).into());
    assert_eq!(game.named_in(text), ["LNL-5.3-04", "RUL-51"].map(String::from).into());
    let tests = ["lnl_5_3_04_crawlers", "rul_51_sight", "tin_1_a_soldier", "tin", "ruled_out"];
    assert_eq!(tests.map(|name| game.name_test(name)), [true, true, false, false, false]);
    assert_eq!(tests.map(|name| toy.name_test(name)), [false, false, true, false, false]);
}

//! The tray of the set-up.

use super::*;
use crate::hand::tests::{acts, battle, sets_up};
use perrys_heroes::Command;
use perrys_heroes::testing::{cm, id};
use table::Side;

#[test]
fn ph_5_1_01_men_wait_by_their_teams_with_name_grade_and_weapon_until_they_are_placed() {
    let team = |name: &str, gun: &str| {
        format!("(name: \"{name}\", men: [(name: \"Cole\", grade: Nco, weapon: \"{gun}\"), (name: \"Dunn\")])")
    };
    let teams = format!("{}, {}", team("Red", "thompson"), team("Blue", "m1_garand"));
    let mut battle = battle(&sets_up().teams(Side::First, &teams));
    let first = waiting(&battle).expect("a tray");
    assert_eq!(first.title.said(), "4 men to place");
    let named = |waiting: &Waiting| {
        let rows = |rows: &[Waiter]| rows.iter().map(|row| row.who).collect::<Vec<_>>();
        waiting.groups.iter().map(|(name, all)| (name.clone(), rows(all))).collect::<Vec<_>>()
    };
    let both =
        [("Red".to_owned(), vec![id("us-01"), id("us-02")]), ("Blue".to_owned(), vec![id("us-03"), id("us-04")])];
    assert_eq!(named(&first), both);
    let cole = &first.groups[0].1[0];
    assert_eq!((cole.name.as_str(), cole.about.as_str()), ("Cole", "NCO, Thompson"));
    assert_ne!(cole.picture, first.groups[0].1[1].picture, "he holds something else");
    for (n, who) in ["us-01", "us-02", "us-03"].into_iter().enumerate() {
        let at = cm(60.0 + 5.0 * n as f64, 110.0);
        let order = Command::Place { unit: id(who), at, facing: None, posture: None, concealed: false };
        battle.give(&order).expect("a lawful place");
    }
    let last = waiting(&battle).expect("a tray");
    assert_eq!(
        (last.title.said().as_str(), named(&last)),
        ("1 man to place", vec![("Blue".into(), vec![id("us-04")])])
    );
    battle.give(&Command::PlaceAll).expect("there is room");
    let none = waiting(&battle).expect("a tray");
    assert_eq!((none.title.said().as_str(), none.groups.len()), ("All are placed", 0));
    battle.give(&Command::SetUpDone).expect("all are placed");
    assert_eq!(waiting(&battle), None, "the others place theirs");
}

#[test]
fn nobody_waits_once_the_battle_has_begun() {
    assert_eq!(waiting(&battle(&acts("(id: \"us-02\", at: (90, 90))"))), None);
}

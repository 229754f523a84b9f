//! Vehicles out of control.

use super::bench::{FAR, US, at, bench};
use crate::testing::Play;
use crate::values::Fate;

/// A tank that is out of control when its Movement phase begins.
fn wild(pieces: &str, more: &str, dice: &[u8]) -> Play {
    let more = format!("{more}], figures: [(id: \"us-2-01\", wild: true)");
    let mut play = bench("m4", pieces, "Orders", "", &more).game(dice);
    play.order(US, "Done");
    play
}

#[test]
fn roe_h_17_out_of_control_it_turns_by_a_die_and_goes_straight_on() {
    let (left, straight, right) = (wild("", FAR, &[2]), wild("", FAR, &[3]), wild("", FAR, &[5]));
    assert_eq!(at(&straight), (9_000, 3_000));
    assert_eq!((at(&left).0 < 9_000, left.figure("us-2-01").facing.tenths()), (true, 3_150));
    assert_eq!((at(&right).0 > 9_000, right.figure("us-2-01").facing.tenths()), (true, 450));
    let tank = straight.figure("us-2-01");
    assert_eq!((tank.wild, tank.driven, straight.unit("us-2").gone), (false, 3_000, true));
}

#[test]
fn roe_h_17_it_stops_at_what_it_cannot_pass_and_bogs_as_usual() {
    let house = super::bench::area("house", 16.0, 30.0);
    assert_eq!(at(&wild(&house, FAR, &[3])), (9_000, 5_000));
    let river = super::bench::area("river", 15.0, 30.0);
    assert_eq!(at(&wild(&river, FAR, &[3])), (9_000, 4_501));
    let rough = super::bench::area("ploughed", 10.0, 40.0);
    assert_eq!(at(&wild(&rough, FAR, &[3, 6])), (9_000, 5_000));
    assert_eq!(at(&wild(&rough, FAR, &[3, 5])), (9_000, 3_000));
}

#[test]
fn roe_h_17_whom_it_touches_passes_an_experience_test_or_is_a_casualty() {
    let men = "(id: \"us-1\", at: [(90, 40), (91, 37)]), (id: \"ge-1\", at: [(5, 5)])";
    // Both Regulars: the first leaps aside, the second does not.
    let play = wild("", men, &[3, 4, 3]);
    assert_eq!(at(&play), (9_000, 3_000));
    assert_eq!([play.figure("us-1-01").fate, play.figure("us-1-02").fate], [Fate::Here, Fate::Dead]);
    let table = play.0.table();
    let hull = table.hull(&play.figure("us-2-01")).expect("a hull");
    let man = table.base(&play.figure("us-1-01")).expect("a man");
    assert!(!measured_table::shapes::gap(&hull, &man).is_overlap());
}

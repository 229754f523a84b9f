//! What is printed of an account adds up.

use super::*;

#[test]
fn what_is_printed_adds_up_from_the_start_to_the_result() {
    let point = |points: f64| (f64::from(ONE) * points / 100.0) as i32;
    // Each part alone would be rounded down.
    let account = Account { start: point(50.3), parts: [10.4, 10.4, -40.4, -30.7].map(point) };
    let stations = account.stations();
    assert_eq!((stations[0], stations[PARTS]), (50, 0));
    let printed: i32 = stations.windows(2).map(|pair| pair[1] - pair[0]).sum();
    assert_eq!(stations[0] + printed, stations[PARTS]);
    assert_eq!(told(&stations), "50 +11 +10 \u{2212}40 \u{2212}31 = 0");
}

#[test]
fn the_account_of_the_one_side_is_that_of_the_other_turned_over() {
    let order = |side: Side, luck: i32, decision: i32| play::luck::Account {
        entry: 1,
        turn: 1,
        side,
        order: String::new(),
        luck,
        decision,
        unclear: false,
    };
    let orders = vec![order(Side::First, 1000, 300), order(Side::Second, -500, -2000)];
    let ledger = Ledger { start: ONE / 4, end: ONE / 4 - 1200, is_over: false, orders };
    let [first, second] = Side::BOTH.map(|side| Account::of(&ledger, side));
    assert_eq!((first.start, first.parts), (ONE / 4, [1000, -500, 300, -2000]));
    assert_eq!((second.start, second.parts), (ONE - ONE / 4, [500, -1000, 2000, -300]));
}

#[test]
fn signs_are_printed_and_nothing_has_none() {
    assert_eq!([signed(3), signed(0), signed(-12)], ["+3", "0", "\u{2212}12"]);
}

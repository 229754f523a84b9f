//! *Luck and decisions*: what is printed, what is clicked, and that it fits into every window.

use crate::battle::LogLine;
use crate::model::Topic;
use crate::panels::test_screen::*;
use bevy_egui::egui::Rect;
use lock_n_load::testing::OPERATIONS_FIRST;
use opponent::ONE;
use play::luck::{Account, Blunder, Grade, Ledger};
use std::sync::Arc;

const POINT: i32 = ONE / 100;

fn account(entry: usize, side: Side, luck: i32, decision: i32) -> Account {
    let order = format!("Squad {entry}, A2: fire at D2");
    let (luck, decision) = (luck * POINT, decision * POINT);
    Account { entry, turn: 1 + entry as u8 / 3, side, order, luck, decision, unclear: false }
}

fn blunder(entry: usize, side: Side, loss: i32, grade: Grade) -> Blunder {
    let (done, better) = (format!("Squad A, A2: move to B{entry}"), "Sgt Hale and Squad B, A2: fire at D2".to_owned());
    let (loss, error, chance) = (loss * POINT, 2 * POINT, 20 * POINT);
    Blunder { entry, turn: 1 + entry as u8 / 3, side, done, better, chance, loss, error, grade }
}

/// A battle of nine orders that the second side has won.
fn reckoned() -> Reckoned {
    let parts = [(0, -5), (12, 3), (0, 9), (-4, 0), (0, -20), (15, -2), (-30, 0), (-8, -12), (-3, -5)];
    let orders: Vec<Account> = parts
        .iter()
        .enumerate()
        .map(|(n, (luck, decision))| {
            account(n + 1, if n % 2 == 0 { Side::First } else { Side::Second }, *luck, *decision)
        })
        .collect();
    let end = 50 * POINT + orders.iter().map(|account| account.luck + account.decision).sum::<i32>();
    let ledger = Ledger { start: 50 * POINT, end, is_over: true, orders };
    let blunders = vec![
        blunder(5, Side::First, 18, Grade::Blunder),
        blunder(6, Side::Second, 6, Grade::Slip),
        blunder(9, Side::First, 11, Grade::Mistake),
    ];
    Reckoned { ledger: Some(Arc::new(ledger)), blunders: Some(Arc::new(blunders)), progress: None }
}

fn screen() -> Screen {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.open.luck = true;
    screen.luck = reckoned();
    screen
}

#[test]
fn luck_and_decisions_stand_in_numbers_that_add_up_and_the_worst_comes_first() {
    let mut screen = screen();
    screen.size = egui::vec2(1280.0, 1400.0);
    let texts = screen.draw();
    for wanted in [
        "Luck and decisions",
        "Luck, own orders",
        "Enemy's decisions",
        "Result",
        "DECISIONS THAT COST",
        "STROKES OF LUCK",
        "Squad A, A2: move to B5",
        "Better: Sgt Hale and Squad B, A2: fire at D2",
        "Squad 7, A2: fire at D2",
        "± 2",
        "Try again from here",
    ] {
        has(&texts, wanted);
    }
    let at =
        |wanted: &str| texts.iter().position(|text| text == wanted).unwrap_or_else(|| panic!("{wanted}: {texts:#?}"));
    assert!(at("Blunder") < at("Mistake") && at("Mistake") < at("Slip"), "{texts:#?}");
    // In orders of the first side, of the second, its decisions, the others': the row of the first side.
    let row: Vec<&str> = ["50", "\u{2212}33", "+15", "\u{2212}21", "\u{2212}11", "0"].to_vec();
    let printed: Vec<&str> = texts.iter().map(String::as_str).filter(|text| row.contains(text)).collect();
    assert!(row.iter().all(|number| printed.contains(number)), "{row:?} in {printed:?}");
}

#[test]
fn of_a_battle_that_goes_on_it_is_told_how_far_it_has_been_counted() {
    let mut screen = screen();
    let ledger = screen.luck.ledger.clone().expect("it was counted");
    screen.luck.ledger = Some(Arc::new(Ledger { is_over: false, ..Ledger::clone(&ledger) }));
    let texts = screen.draw();
    has(&texts, "after 9 orders");
    assert!(texts.iter().any(|text| text == "Now") && !texts.iter().any(|text| text == "Result"), "{texts:#?}");
}

#[test]
fn luck_is_told_as_those_see_it_who_ordered() {
    let mut screen = screen();
    screen.size = egui::vec2(1280.0, 1400.0);
    let texts = screen.draw();
    // The greatest: the first side's order 7 went wrong. Next the second side's order 6, which the first side was glad of.
    let strokes = texts.iter().position(|text| text == "STROKES OF LUCK").expect("the list");
    let numbers: Vec<&String> =
        texts[strokes..].iter().filter(|text| text.starts_with('+') || text.starts_with('\u{2212}')).collect();
    assert_eq!(numbers[..2], ["\u{2212}30", "\u{2212}15"], "{texts:#?}");
}

#[test]
fn a_bad_decision_is_tried_again_from_where_it_was_made() {
    let mut screen = screen();
    screen.size = egui::vec2(1280.0, 1400.0);
    assert_eq!(screen.press("Try again from here 1"), [Wish::TryAgain { entries: 5 }]);
    assert_eq!(screen.press("Try again from here 2"), [Wish::TryAgain { entries: 9 }]);
    assert!(!screen.open.log, "the button is not the line");
}

#[test]
fn a_line_shows_its_turn_in_the_log_and_its_place_on_the_map() {
    let mut screen = screen();
    screen.size = egui::vec2(1280.0, 1400.0);
    let place: hex_board::Place = "B2".parse().expect("a hex");
    let told = LogLine {
        text: "Squad A moves".into(),
        place: Some(place),
        entry: 5,
        turn: 2,
        topic: Topic::Movement,
        ..LogLine::default()
    };
    screen.app.world_mut().resource_mut::<Log>().lines = vec![told];
    let wishes = screen.press("Decision 1");
    assert_eq!(wishes, [Wish::Choose(Choose::Look(place))]);
    assert!(screen.open.log && screen.open.log_turn == Some(2));
    (screen.open.log, screen.open.log_turn) = (false, None);
    screen.press("Stroke 1");
    assert!(screen.open.log && screen.open.log_turn == Some(3));
    // A mark on the course is the decision: the third that was made.
    (screen.open.log, screen.open.log_turn) = (false, None);
    screen.press("Mark 3");
    assert!(screen.open.log && screen.open.log_turn == Some(4));
}

#[test]
fn the_log_is_moved_to_the_order_that_is_clicked() {
    let mut screen = screen();
    screen.size = egui::vec2(1280.0, 1400.0);
    let line = |entry: usize| LogLine { text: format!("Entry {entry}."), entry, turn: 2, ..LogLine::default() };
    screen.app.world_mut().resource_mut::<Log>().lines = (1..90).map(line).collect();
    screen.app.world_mut().resource_mut::<Results>().told = 90;
    screen.open.log = true;
    let seen = |screen: &mut Screen, entry: usize| {
        screen.draw();
        let drawer = screen.area("log").expect("the drawer");
        let wanted = format!("Entry {entry}.");
        screen.placed.iter().any(|(text, rect)| *text == wanted && drawer.contains_rect(*rect))
    };
    assert!(!seen(&mut screen, 5) && seen(&mut screen, 89), "the newest line is seen");
    screen.press("Decision 1");
    // It comes to rest.
    screen.draw();
    assert!(seen(&mut screen, 5) && !seen(&mut screen, 89), "the order that is meant is seen, and stays");
    assert_eq!(screen.open.log_at, None, "it is moved once");
}

#[test]
fn what_is_still_worked_out_is_shown_as_work() {
    let mut screen = screen();
    screen.luck = Reckoned { progress: Some(0.4), ..Reckoned::default() };
    has(&screen.draw(), "dice are counted");
    screen.luck = Reckoned { blunders: None, progress: Some(0.4), ..reckoned() };
    let texts = screen.draw();
    has(&texts, "judged again");
    has(&texts, "STROKES OF LUCK");
    screen.luck = Reckoned::default();
    has(&screen.draw(), "cannot be reckoned");
    screen.luck = Reckoned { blunders: Some(Arc::default()), ..reckoned() };
    let texts = screen.draw();
    has(&texts, "No decision was worse");
    assert!(!texts.iter().any(|text| text.contains("file of its own")), "there is nothing to try again");
}

#[test]
fn it_fits_into_every_window_and_nothing_stands_beside_it() {
    // 1280 x 720 at 100 %, 125 % and 150 % of the interface; 2560 x 1440.
    for size in [(1280.0, 720.0), (1024.0, 576.0), (853.0, 480.0), (2560.0, 1440.0), (1706.0, 960.0)] {
        let mut screen = screen();
        screen.size = egui::vec2(size.0, size.1);
        for _ in 0..4 {
            screen.draw();
        }
        let window = screen.area("luck").expect("the window");
        let below = Rect::from_min_max(egui::pos2(0.0, TOP_HEIGHT), egui::pos2(size.0, size.1));
        assert!(below.contains_rect(window), "{window:?} at {size:?}");
        // In a high window the buttons below the map are not covered.
        let buttons = size.1 - panel_kit::BOTTOM_HEIGHT;
        assert!(window.bottom() <= buttons || size.1 < 800.0, "{window:?} at {size:?}");
        let inside: Vec<&(String, Rect)> =
            screen.placed.iter().filter(|(text, _)| text.contains("Squad") && text.contains("A2: ")).collect();
        // In a low window the lists are reached by scrolling.
        assert!(!inside.is_empty() || size.1 < 700.0, "at {size:?}");
        for (text, rect) in inside {
            assert!(
                rect.left() >= window.left() && rect.right() <= window.right(),
                "{text} {rect:?} in {window:?} at {size:?}"
            );
        }
        assert!(screen.places().contains_key("window: Mark 1"), "the course is seen at {size:?}");
    }
}

#[test]
fn after_the_battle_it_is_opened_from_the_result() {
    let mut screen = screen();
    screen.open.luck = false;
    let mut sentence = screen.app.world_mut().resource_mut::<Sentence>();
    sentence.outcome = Some((Some(Side::Second), "It holds the hex".to_owned()));
    screen.press("Luck and decisions");
    assert!(screen.open.luck && !screen.open.result);
    screen.press("top: Luck and decisions");
    assert!(!screen.open.luck);
}

//! One way to click, everywhere: what the hand does, and what it must not do by accident.

use super::*;
use crate::battle::OfThisGame as _;
use crate::input::Key;
use crate::rig::{GERMANS, OPEN, Screen, US, id};
use crate::sections::fire::Aiming;
use crate::sections::snipers::Placing;
use crate::{FirePreview, MoralePreview, MovePreview, SmokePreview, SpotPreview};
use hex_board::Spot;
use lock_n_load::testing::{self, OPERATIONS_FIRST, RALLY_FIRST};
use lock_n_load::{Command, Question};
use std::time::Duration;
use table::Side;

const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

fn target(screen: &Screen) -> Option<Spot> {
    screen.get::<Selection>().target
}

fn right_click(screen: &mut Screen, place: &str) {
    let hex = screen.spot(place).hex;
    screen.send(Pointed::Clicked {
        hex,
        storey: 0,
        piece: None,
        fanned: false,
        button: MouseButton::Right,
        add: false,
        double: false,
        screen: Vec2::ZERO,
    });
}

#[test]
fn the_first_click_shows_and_the_second_orders_in_every_mode() {
    let new = || Screen::of(testing::Battle::new(OPEN, US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]));
    for (mode, place) in
        [(None, "D2"), (Some("Fire"), "D2"), (None, "A3"), (Some("Move"), "A3"), (Some("Low Crawl"), "A3")]
    {
        let mut screen = new();
        screen.click("A2");
        if let Some(mode) = mode {
            screen.press(mode);
        }
        screen.click(place);
        assert!(screen.orders().is_empty(), "{mode:?} {place}: the first click orders nothing");
        assert_eq!(target(&screen), Some(screen.spot(place)), "{mode:?} {place}: but is seen");
        assert!(!screen.get::<Preview>().is_nothing(), "{mode:?} {place}");
        screen.click(place);
        assert!(!screen.orders().is_empty(), "{mode:?} {place}: the second orders what was shown");
    }
}

#[test]
fn what_is_shown_under_the_pointer_is_ordered_by_one_click_and_held_by_shift() {
    for (mode, place) in [(None, "D2"), (Some("Fire"), "D2"), (None, "A3"), (Some("Move"), "C3")] {
        for hold in [false, true] {
            let battle = testing::Battle::new(OPEN, US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]);
            let mut screen = Screen::of(battle);
            screen.app.insert_resource(Glance::of(Duration::ZERO));
            screen.click("A2");
            mode.into_iter().for_each(|mode| screen.press(mode));
            screen.hover(place);
            let shown = screen.get::<Prepared>().orders.clone();
            assert!(!shown.is_empty(), "{mode:?} {place}: it is shown where the pointer is");
            screen.click_with(place, None, hold);
            if hold {
                assert!(screen.orders().is_empty(), "{mode:?} {place}: Shift only shows");
                assert_eq!(target(&screen), Some(screen.spot(place)));
                screen.click(place);
            }
            let given = screen.orders();
            assert_eq!(given.first(), shown.first(), "{mode:?} {place}: what was shown is what is ordered");
        }
    }
}

#[test]
fn a_click_before_anything_could_be_seen_only_shows() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.app.insert_resource(Glance::of(Duration::ZERO));
    screen.click("A2");
    screen.hover("C3");
    screen.click("A3");
    assert!(screen.orders().is_empty(), "another hex was shown");
    assert_eq!(target(&screen), Some(screen.spot("A3")));
}

#[test]
fn a_way_is_bent_by_a_key_or_with_shift_and_goes_over_its_bend() {
    for by_key in [true, false] {
        let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
        let mut screen = Screen::new(squad, FAR, OPERATIONS_FIRST, &[]);
        screen.app.insert_resource(Glance::of(Duration::ZERO));
        screen.click("A1");
        let bend = screen.spot("A3");
        if by_key {
            screen.hover("A3");
            screen.send(KeyCommands(Key::Battle(BattleAction::Bend)));
        } else {
            screen.click_with("A3", None, true);
            screen.click_with("B3", None, true);
        }
        assert_eq!(screen.get::<Selection>().bends, [bend], "by key {by_key}");
        screen.hover("B3");
        let way = screen.shown::<MovePreview>();
        let over: Vec<Spot> = way.steps.iter().map(|step| step.to).collect();
        assert_eq!(over, [screen.spot("A2"), bend, screen.spot("B3")], "by key {by_key}");
        assert_eq!(way.steps.iter().map(|step| step.spent).collect::<Vec<_>>(), [1, 2, 3]);
        screen.click("B3");
        assert_eq!(screen.at("a"), Some(screen.spot("B3")));
        assert_eq!(screen.orders().len(), 3, "{:?}", screen.orders());
    }
    // A step back makes the way straight again.
    let mut screen = Screen::new(US, FAR, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("A3");
    screen.send(KeyCommands(Key::Battle(BattleAction::Bend)));
    right_click(&mut screen, "A3");
    assert!(screen.get::<Selection>().bends.is_empty() && !screen.units().is_empty());
}

#[test]
fn a_search_and_smoke_are_shown_before_they_are_rolled() {
    let hidden = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    let mut screen =
        Screen::of(testing::Battle::new("......\n...f..\n......\n......", US, hidden, OPERATIONS_FIRST, &[1, 1]));
    screen.click("A2");
    screen.press("Spot");
    screen.click("D2");
    assert!(screen.orders().is_empty());
    screen.shown::<SpotPreview>();
    screen.click("D2");
    assert!(matches!(screen.orders()[0], Command::Spot { .. }));
    screen.click("A2");
    screen.press("Smoke");
    screen.click("B2");
    assert_eq!(screen.orders().len(), 1);
    screen.shown::<SmokePreview>();
    screen.click("F4");
    assert!(screen.get::<Sentence>().refused.is_some(), "where no smoke can be placed a click says so");
    screen.click_twice("B2");
    assert!(matches!(screen.orders()[1], Command::Smoke { .. }), "{:?}", screen.orders());
}

#[test]
fn a_click_that_can_do_nothing_says_why() {
    let mut screen = Screen::new(US, FAR, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Low Crawl");
    screen.click("E3");
    let refused = screen.get::<Sentence>().refused.clone().expect("a reason");
    assert_eq!(refused.rule.0, "LNL-6.3-01");
    assert!(refused.reason.to_string().contains("the way to E3 ends in"), "{}", refused.reason);
    assert_eq!(screen.units(), ["a", "b", "sgt"], "nobody is put down by it");
    screen.click("E3");
    assert!(screen.orders().is_empty());
}

#[test]
fn going_back_closes_the_menu_then_the_target_then_the_mode_then_the_selection() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    assert!(screen.get::<CursorMenu>().at.is_some());
    right_click(&mut screen, "C3");
    assert!(screen.get::<CursorMenu>().at.is_none());
    assert_eq!(screen.units(), ["a", "b", "sgt"], "the menu alone is closed");
    screen.press("Fire");
    screen.click("D2");
    right_click(&mut screen, "C3");
    assert_eq!((target(&screen), &screen.get::<Selection>().mode), (None, &Mode::of(Aiming)));
    assert_eq!(format!("{:?}", Mode::of(Aiming)), "Aiming", "it is told by the name of its struct");
    right_click(&mut screen, "C3");
    assert!(screen.get::<Selection>().mode.rests());
    right_click(&mut screen, "C3");
    assert!(screen.units().is_empty());
}

#[test]
fn the_menu_at_the_cursor_is_optional() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.app.world_mut().resource_mut::<MenuAtCursor>().0 = false;
    screen.click("A2");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    assert!(screen.get::<CursorMenu>().at.is_none());
}

#[test]
fn a_question_that_has_just_opened_hears_no_clicks() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 1, 1, 1]);
    screen.app.insert_resource(Pause::of(Duration::from_secs(3600)));
    screen.click("A2");
    screen.press("Move");
    screen.click_twice("C2");
    assert!(matches!(screen.battle().flow().question, Some(Question::OpportunityFire { .. })));
    let before = screen.orders().len();
    let at = match &screen.battle().flow().question {
        Some(Question::OpportunityFire { at, .. }) => at.to_string(),
        other => panic!("{other:?}"),
    };
    screen.click_twice(&at);
    screen.press("Hold fire");
    screen.press("Fire");
    screen.send(KeyCommands(DeskKey::Confirm.into()));
    screen.send(KeyCommands(BattleAction::HoldFire.into()));
    assert_eq!(screen.orders().len(), before, "a hand that was quicker than the question fires nobody");
    screen.app.insert_resource(Pause::of(Duration::ZERO));
    screen.click(&at);
    assert_eq!(screen.orders().len(), before + 1, "afterwards the target is clicked as ever");
}

#[test]
fn the_pause_begins_when_the_question_can_be_seen() {
    let mut pause = Pause::of(Duration::from_millis(400));
    let at = Duration::from_millis;
    pause.ask();
    assert!(pause.holds(at(0)));
    // The frame that drew it took two seconds; what was clicked meanwhile is heard in the next.
    pause.begin_frame(at(2000));
    assert!(pause.holds(at(2000)) && pause.holds(at(2399)));
    assert!(!pause.holds(at(2400)));
}

#[test]
fn after_fire_has_been_held_the_way_is_still_chosen_wherever_the_pointer_is() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6]);
    screen.click("A2");
    screen.press("Move");
    screen.click_twice("C2");
    assert!(screen.battle().flow().question.is_some());
    screen.hover("B4");
    screen.press("Hold fire");
    let to = screen.spot("C2");
    assert_eq!(target(&screen), Some(to));
    let path = screen.shown::<MovePreview>();
    assert_eq!(path.steps.last().map(|step| step.to), Some(to));
    screen.click("C2");
    assert_eq!(screen.at("a"), Some(to), "it has been shown, so one click goes on");
}

#[test]
fn another_stack_is_taken_up_by_the_second_click_on_it() {
    let two = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "F1")"#;
    let mut screen = Screen::new(two, FAR, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.click_twice("A3");
    assert!(screen.battle().flow().moving().is_some());
    screen.click("F1");
    assert!(screen.battle().flow().moving().is_some(), "the first click shows that the move would end");
    screen.shown::<String>();
    screen.click("F1");
    assert!(screen.battle().flow().moving().is_none());
}

#[test]
fn four_rallies_take_five_clicks() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "b", unit: "us_parachute_squad", at: "A2", shaken: true),
        (id: "c", unit: "us_parachute_squad", at: "A3", shaken: true), (id: "d", unit: "us_parachute_squad", at: "A3", shaken: true),
        (id: "lt", unit: "us_leader", at: "A2"), (id: "sgt", unit: "us_leader", at: "A3")"#;
    let mut screen = Screen::new(first, GERMANS, RALLY_FIRST, &[1, 1, 1, 1, 1, 1, 1, 1]);
    screen.click_with("A2", Some("a"), false);
    screen.shown::<Vec<MoralePreview>>();
    for (place, unit, next) in [("A2", "a", "b"), ("A2", "b", "c"), ("A3", "c", "d"), ("A3", "d", "")] {
        screen.click_with(place, Some(unit), false);
        assert!(screen.battle().table().unit(id(unit)).is_some_and(|unit| !unit.shaken), "{unit} has rolled");
        if !next.is_empty() {
            assert_eq!(screen.units(), [next], "the next roll is shown by itself");
        }
    }
    let rolls = screen.orders().iter().filter(|order| matches!(order, Command::Rally { .. })).count();
    assert_eq!(rolls, 4);
}

#[test]
fn a_counter_that_has_rolled_does_not_roll_for_its_neighbour() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "b", unit: "us_parachute_squad", at: "A2", shaken: true),
        (id: "lt", unit: "us_leader", at: "A2")"#;
    let mut screen = Screen::new(first, GERMANS, RALLY_FIRST, &[6, 6, 1, 1]);
    screen.click_with("A2", Some("a"), false);
    screen.click_with("A2", Some("a"), false);
    assert_eq!(screen.units(), ["b"]);
    screen.click_with("A2", Some("a"), false);
    assert_eq!(screen.orders().len(), 1, "a has tried; a click on it rolls nothing");
}

#[test]
fn a_sniper_is_not_offered_while_the_other_side_is_asked() {
    let board = ".f....\n......\n......\n......";
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "us", unit: "us_sniper")"#;
    let mut screen = Screen::of(testing::Battle::new(board, first, GERMANS, OPERATIONS_FIRST, &[1, 1, 1, 1, 1, 1]));
    let offered = |screen: &Screen| {
        let places = |does: &Does| matches!(does, Does::Mode(mode) if mode.get::<Placing>().is_some());
        screen.get::<Actions>().0.iter().any(|action| places(&action.does))
    };
    assert!(offered(&screen));
    screen.click("A2");
    screen.press("Move");
    screen.click_twice("C2");
    assert!(matches!(screen.battle().flow().question, Some(Question::OpportunityFire { side: Side::Second, .. })));
    assert!(!offered(&screen));
}

#[test]
fn a_tick_that_the_rules_forbid_says_why_and_is_not_made() {
    let burns = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "flame", weapon: "us_flamethrower")]),
        (id: "b", unit: "us_parachute_squad", at: "A2")"#;
    let mut screen = Screen::new(burns, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.click("D2");
    let shown = screen.shown::<FirePreview>().clone();
    screen.send(Choose::Weapon { unit: id("a"), weapon: id("flame") });
    assert!(screen.get::<Sentence>().refused.is_some(), "the flames do not reach so far");
    assert_eq!(*screen.shown::<FirePreview>(), shown, "the attack is still there to be changed");
}

#[test]
fn fans_wait_while_a_target_is_chosen() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert!(screen.get::<ViewSettings>().fans);
    screen.click("A2");
    assert!(!screen.get::<ViewSettings>().fans, "not under the menu");
    right_click(&mut screen, "A2");
    assert!(screen.get::<ViewSettings>().fans, "a stack is still looked at and picked from");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    screen.press("Fire");
    assert!(!screen.get::<ViewSettings>().fans);
    assert_eq!(screen.get::<Selection>().mode, Mode::of(Aiming));
    right_click(&mut screen, "C3");
    screen.click("A3");
    assert!(!screen.get::<ViewSettings>().fans, "nor over what is aimed at");
}

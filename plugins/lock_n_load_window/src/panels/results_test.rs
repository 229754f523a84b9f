//! What is told after the dice, and what is asked in the middle of an action.

use crate::battle::OfThisGame as _;
use crate::model::{Does, GiveOrder, Perform};
use crate::panels::test_screen::*;
use crate::rig::OPEN;
use crate::sheets::meanings;
use lock_n_load::Event;
use lock_n_load::testing::{self, OPERATIONS_FIRST};

#[test]
fn results_are_stepped_through() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 6, 6, 6]);
    let order = screen.get::<Battle>().legal().iter().find(|command| matches!(command, Command::Fire(_)));
    let order = order.expect("an attack").clone();
    screen.send(GiveOrder(order));
    screen.app.update();
    // A second attack of the same impulse, as Opportunity Fire at a move brings them.
    let mut results = screen.app.world_mut().resource_mut::<Results>();
    let again = results.card().expect("a result").clone();
    results.all.push(again);
    results.shown = 1;
    has(&screen.draw(), "2 of 2");
    assert_eq!(screen.press("Result before"), [Wish::ShowResult(0)]);
    screen.app.world_mut().resource_mut::<Results>().shown = 0;
    has(&screen.draw(), "1 of 2");
    has(&screen.draw(), "no effect");
}

#[test]
fn a_result_alone_in_its_impulse_is_not_counted() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 6, 6, 6]);
    let order = screen.offered(|command| matches!(command, Command::Fire(_)));
    screen.send(GiveOrder(order));
    screen.app.update();
    let places = screen.places();
    for step in ["side: Result before", "side: Next result"] {
        assert!(!places.contains_key(step), "{step} leads nowhere");
    }
    // The same in a later impulse.
    let mut results = screen.app.world_mut().resource_mut::<Results>();
    let mut again = results.card().expect("a result").clone();
    again.part += 1;
    results.all.push(again);
    results.shown = 1;
    let places = screen.places();
    assert!(places.contains_key("side: Result before") && !places.contains_key("side: Next result"));
    assert!(!screen.draw().iter().any(|text| text.contains("1 of 1")));
}

/// A fight in A2 is declared in the impulse after an attack of another stack.
fn melee_after_an_attack() -> Screen {
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2"), (id: "y", unit: "wehrmacht_squad", at: "D4")"#;
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "B4")"#;
    let locked = testing::scenario_text(OPEN, "", first, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut screen = Screen::of(&locked, &[1, 6, 1, 1, 1, 1]);
    let order = screen.offered(|command| matches!(command, Command::Fire(_)));
    screen.send(GiveOrder(order));
    screen.app.update();
    for order in [Command::EndImpulse, Command::Pass, Command::FightMelee { at: "A2".parse().expect("a hex") }] {
        if screen.battle().legal().contains(&order) {
            screen.send(GiveOrder(order));
            screen.app.update();
        }
    }
    screen
}

#[test]
fn a_melee_that_is_asked_about_is_not_shown_with_a_result_that_has_nothing_to_do_with_it() {
    let mut screen = melee_after_an_attack();
    let question = screen.get::<Battle>().flow().question.clone();
    assert!(matches!(question, Some(lock_n_load::Question::MeleeAttack { .. })), "{question:?}");
    assert!(!last_action_is_shown(&screen), "what came of an impulse before is not shown through this one");
    has(&screen.draw(), "WHO ATTACKS");
    // The other side's attack of the same round is asked for after the first has been read.
    screen.act("Attack");
    screen.app.update();
    let question = screen.get::<Battle>().flow().question.clone();
    assert!(matches!(question, Some(lock_n_load::Question::MeleeAttack { side: Side::Second, .. })), "{question:?}");
    assert!(first_of(&mut screen, "RESULT", "WHO ATTACKS"), "what has been rolled comes first");
}

/// Whether the one heading stands above the other.
fn first_of(screen: &mut Screen, upper: &str, lower: &str) -> bool {
    screen.size.y = 1600.0;
    let texts = screen.draw();
    let at = |wanted: &str| texts.iter().position(|text| text == wanted).unwrap_or_else(|| panic!("{texts:#?}"));
    at(upper) < at(lower)
}

fn last_action_is_shown(screen: &Screen) -> bool {
    let results = screen.get::<Results>();
    !results.dismissed && results.card().is_some()
}

#[test]
fn after_the_throw_every_check_stands_in_a_line_with_its_result() {
    let mut screen = aiming();
    screen.send(Perform(Does::Confirm));
    assert!(!screen.draw().iter().any(|text| text == "RESULT"), "the dice on the map come first");
    screen.app.update();
    let events = screen.get::<Results>().card().expect("a result").events.clone();
    let texts = screen.draw();
    let mut checks = 0;
    for event in &events {
        match event {
            Event::DamageChecked { total, morale, result, lines, .. } => {
                checks += 1;
                has(&texts, &format!("= {total} against morale {morale}"));
                has(&texts, &meanings::result(*result).said());
                for line in lines {
                    has(&texts, &meanings::line(&screen.get::<Battle>().table(), line));
                    has(&texts, meanings::rule_number(line.rule));
                }
            }
            Event::FireResolved(fire) => {
                let table = screen.get::<Battle>().table();
                let each = fire.targets.iter().flat_map(|target| target.attack.iter().chain(&target.defence));
                for line in fire.attack.iter().chain(each) {
                    has(&texts, &meanings::line(&table, line));
                    has(&texts, &meanings::value(line));
                }
                for target in &fire.targets {
                    has(&texts, &format!("{} against {}", target.attack_total, target.defence_total));
                }
            }
            _ => {}
        }
    }
    assert_eq!(checks, 2, "{events:#?}");
}

#[test]
fn the_attack_in_melee_stands_line_by_line_at_the_side_and_in_short_on_the_card() {
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2")"#;
    let locked = testing::scenario_text(OPEN, "", US, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut screen = Screen::of(&locked, &[]);
    screen.click("A2");
    screen.act("Fight melee");
    screen.size.y = 1100.0;
    let melee = screen.get::<Preview>().get::<crate::MeleePreview>().expect("an attack").clone();
    let report = &melee.report;
    let texts = screen.draw();
    has(&texts, &format!("{} against {}", report.attack.total, report.defence.total));
    has(&texts, &format!("2d6 \u{2265} {}", report.needed));
    screen.open.side = false;
    has(&screen.draw(), &format!("2d6 \u{2265} {}", report.needed));
}

#[test]
fn the_end_shows_losses_and_leads_to_the_menu() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.app.world_mut().resource_mut::<Sentence>().outcome = Some((Some(Side::First), "control of D2".into()));
    let texts = screen.draw();
    has(&texts, "US has won");
    has(&texts, "Still on the map");
    assert_eq!(screen.press("Back to the menu"), [Wish::ToMenu]);
    screen.press("Look at the board");
    assert!(!screen.open.result);
    assert!(!screen.draw().iter().any(|text| text.contains("has won")));
    screen.press("Result of the battle");
    has(&screen.draw(), "US has won");
}

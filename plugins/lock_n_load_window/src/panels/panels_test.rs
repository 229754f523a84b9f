//! Draws every panel on fake input, without a window, and reads what is printed.

use super::*;
use crate::battle::LogLine;
use crate::model::{Does, Topic};
use crate::panels::test_screen::*;
use crate::rig::OPEN;
use crate::sheets::meanings;
use bevy_egui::egui::Event as Input;
use hex_board::Place;
use lock_n_load::Phase;
use lock_n_load::testing::{self, OPERATIONS_FIRST, RALLY_FIRST};

#[test]
fn the_fire_panel_prints_the_totals_and_the_odds_of_the_report() {
    let mut screen = aiming();
    let fire = preview(&screen);
    // High enough that nothing has to be scrolled to.
    screen.size.y = 1100.0;
    let texts = screen.draw();
    has(&texts, &format!("{} + 1d6", fire.report.attack_total));
    for line in &fire.report.attack {
        has(&texts, &meanings::value(line));
        has(&texts, meanings::rule_number(line.rule));
    }
    for target in &fire.report.targets {
        has(&texts, &format!("{} against {}", target.attack_total, target.defence_total));
        has(&texts, &meanings::signed(target.margin));
    }
    for odds in &fire.odds.units {
        for part in [odds.no_effect, odds.shaken, odds.reduced, odds.eliminated] {
            if part > 0 {
                has(&texts, &meanings::percent(part, fire.odds.out_of));
            }
        }
    }
}

#[test]
fn the_fire_button_of_the_panel_confirms_and_cancel_cancels() {
    let mut screen = aiming();
    assert_eq!(screen.press("Cancel"), [Wish::Perform(Does::Cancel)]);
    assert_eq!(screen.press("Open fire"), [Wish::Perform(Does::Confirm)]);
}

#[test]
fn every_window_opens_in_every_state_of_a_battle() {
    let shaken = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2")"#;
    let locked = testing::scenario_text(OPEN, "", US, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut moving = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    moving.click("A2");
    moving.act("Move");
    moving.click("C2");
    moving.click("C2");
    let mut path = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    path.click("A2");
    path.act("Move");
    let mut rally = Screen::new(shaken, GERMANS, RALLY_FIRST, &[]);
    rally.click("A2");
    let screens = [
        ("set up", setting_up(), "US: 2 to place"),
        ("aiming", aiming(), "Open fire"),
        ("asked", moving, "Opportunity Fire?"),
        ("path", path, "Move"),
        ("rally", rally, "Rally"),
        ("melee", Screen::of(&locked, &[]), "Operations"),
    ];
    for (name, mut screen, wanted) in screens {
        screen.open.log = true;
        screen.open.rules = true;
        screen.open.dice = true;
        screen.send(Choose::Unit("a".parse().expect("an id")));
        let texts = screen.draw();
        assert!(texts.iter().any(|text| text.contains(wanted)), "{name}: {texts:#?}");
        has(&texts, "Dice");
        assert!(!texts.iter().any(|text| text.contains("LNL-")), "rules have one form of number: {texts:#?}");
    }
}

#[test]
fn the_question_of_opportunity_fire_is_answered_with_its_buttons() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.act("Move");
    screen.click("C2");
    screen.click("C2");
    let fire = preview(&screen);
    let texts = screen.draw();
    has(&texts, &format!("{} + 1d6", fire.report.attack_total));
    screen.open.side = false;
    let texts = screen.draw();
    has(&texts, &format!("attack {} + 1d6", fire.report.attack_total));
    assert_eq!(screen.press("Hold for this move"), [Wish::Order(Command::HoldFireForMove)]);
}

#[test]
fn the_log_shows_one_turn_or_all_and_leads_to_the_hex() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let place: Place = "D2".parse().expect("a hex");
    let line = |text: &str, turn| LogLine {
        die: 6,
        text: text.into(),
        dice: vec![3],
        rules: vec![table::RuleId("LNL-5.0-06")],
        place: Some(place),
        turn,
        entry: 0,
        side: Some(Side::First),
        heading: false,
        detail: false,
        stretch: 0,
        topic: if turn == 1 { Topic::Fire } else { Topic::Movement },
    };
    let lines = vec![line("old shots", 1), line("new shots", 2)];
    screen.app.world_mut().resource_mut::<Log>().lines = lines;
    screen.open.log = true;
    let texts = screen.draw();
    has(&texts, "old shots");
    has(&texts, "5.0-06");
    screen.open.log_turn = Some(2);
    let texts = screen.draw();
    has(&texts, "new shots");
    assert!(!texts.iter().any(|text| text.contains("old shots")));
    screen.open.log_turn = None;
    screen.press("Log: movement");
    let texts = screen.draw();
    has(&texts, "old shots");
    assert!(!texts.iter().any(|text| text.contains("new shots")), "this kind is left out");
}

#[test]
fn a_forbidden_action_is_shown_and_cannot_be_pressed() {
    let tired = r#"(id: "a", unit: "us_parachute_squad", at: "A2", markers: [Moved]),
        (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    assert!(screen.get::<Actions>().0.iter().any(|action| action.name == "Fire" && action.refusal.is_some()));
    has(&screen.draw(), "Fire");
    assert!(!noted::noted_places(&screen.ctx).contains_key("Fire"), "there is nothing to press");
}

#[test]
fn the_top_bar_names_turn_phase_and_decision() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!(screen.get::<Sentence>().phase, Phase::Operations);
    let texts = screen.draw();
    has(&texts, "Operations");
    has(&texts, "US");
    has(&texts, "ctivate a hex");
}

#[test]
fn no_button_keeps_the_keyboard_from_the_battle() {
    let ctx = egui::Context::default();
    ctx.memory_mut(|memory| memory.request_focus(egui::Id::new("a button")));
    assert!(ctx.memory(|memory| memory.focused()).is_some());
    panel_kit::keys::leave_to_the_battle(&ctx);
    assert_eq!(ctx.memory(|memory| memory.focused()), None);
}

#[test]
fn conditions_that_are_joined_are_a_list() {
    let victory = r#"victory: [(side: First, condition: Any([Alive("a"), LossPoints(8)]), when: EndOfTurn(6))]"#;
    let mut screen = Screen::of(&testing::scenario_text(OPEN, "", US, GERMANS, OPERATIONS_FIRST, victory), &[]);
    screen.open.objectives = true;
    let texts = screen.draw();
    has(&texts, "Any of these at the end of turn 6:");
    has(&texts, "8 points of enemy losses: 0 of 8");
    has(&texts, "alive: 1 of 1");
    assert!(!texts.iter().any(|text| text.contains("alive or")), "{texts:#?}");
}

#[test]
fn why_an_action_is_forbidden_is_told_with_the_names_of_players() {
    let tired = r#"(id: "us-7", unit: "us_parachute_squad", at: "A2", markers: [Moved]), (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    let mut actions = screen.get::<Actions>().clone();
    let fire = actions.0.iter_mut().find(|action| action.name == "Fire").expect("a button for fire");
    fire.refusal = Some(Refusal::new(
        table::RuleId("LNL-4.0-10"),
        crate::sections::fire::words::is_wounded(crate::rig::id("us-7")),
    ));
    screen.app.insert_resource(actions);
    screen.draw();
    let bar = screen.area("action bar").expect("the bar");
    let fire = |(text, at): &&(String, egui::Rect)| text == "Fire" && bar.contains(at.center());
    let at = screen.placed.iter().find(fire).expect("it keeps its words").1.center();
    // Its reason comes up under a pointer that rests.
    screen.frame(vec![Input::PointerMoved(at)]);
    let texts: Vec<String> = (0..12).flat_map(|_| screen.frame(vec![])).collect();
    has(&texts, "Squad A is wounded. [4.0-10]");
    assert!(!texts.iter().any(|text| text.contains("us-7")), "{texts:#?}");
}

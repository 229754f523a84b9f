//! What clicks, keys and buttons lead to: selection, moves, rally, set-up, the log.

use super::*;
use crate::battle::OfThisGame as _;
use crate::counters::names;
use crate::input::Key;
use crate::rig::{GERMANS, OPEN, Screen, US, id};
use crate::sections::movement::Going;
use crate::{Battle, MoralePreview, MovePreview};
use hex_view::{OverlayKind, Overlays};
use lock_n_load::testing::{self, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST};
use lock_n_load::{Command, Movement, Phase};
use opponent::{Opponent, Seat};
use table_view::{Draggable, ViewAction};

#[test]
fn clicking_a_stack_selects_who_can_act_and_single_counters_toggle() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!(screen.marked(OverlayKind::CanAct), ["A2"]);
    screen.click("A2");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    assert_eq!(screen.get::<CursorMenu>().at, Some(Vec2::new(100.0, 80.0)), "the menu opens at the cursor");
    assert!(!screen.get::<ViewSettings>().fans, "and no fan under it");
    assert!(screen.get::<Pieces>().all.iter().filter(|piece| piece.selected).count() == 3);
    screen.click_with("A2", Some("b"), true);
    assert_eq!(screen.units(), ["a", "sgt"]);
    screen.click_with("A2", Some("b"), true);
    screen.click_with("A2", Some("b"), false);
    assert_eq!(screen.units(), ["b"], "a plain click on one of a whole stack takes it alone");
    screen.click_with("A2", Some("b"), false);
    assert_eq!(screen.units(), ["a", "b", "sgt"], "and a second one takes the whole stack again");
    screen.click("D4");
    assert!(screen.units().is_empty() || screen.get::<Selection>().target.is_some());
}

#[test]
fn a_card_of_the_fan_stands_for_its_counter_alone() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click_card("A2", "b", false);
    assert_eq!(screen.units(), ["b"], "and not the whole stack");
    assert_eq!(screen.get::<CursorMenu>().at, None, "the fan stays open, and nothing lies over it");
    assert!(screen.get::<ViewSettings>().fans);
    screen.click_card("A2", "a", false);
    assert_eq!(screen.units(), ["a"]);
    screen.click_card("A2", "sgt", true);
    assert_eq!(screen.units(), ["a", "sgt"], "with Shift one more");
    screen.click_card("A2", "a", true);
    screen.click_card("A2", "sgt", false);
    assert_eq!(screen.units(), ["a", "b", "sgt"], "the one that is selected alone gives the whole stack");
}

#[test]
fn the_other_side_gives_no_orders() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("D2");
    assert!(screen.units().is_empty());
    assert_eq!(screen.get::<Selection>().spot, Some(screen.spot("D2")), "but its stack can be looked at");
}

#[test]
fn a_path_is_ordered_step_by_step_and_taken_back_step_by_step() {
    let far = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let mut screen = Screen::new(US, far, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Move");
    assert!(screen.marked(OverlayKind::Reachable).contains(&"D2".to_string()), "{:?}", screen.get::<Overlays>());
    let before = screen.app.world_mut().resource_mut::<Battle>().hash();
    screen.hover("C2");
    let preview = screen.shown::<MovePreview>();
    assert_eq!(preview.steps.iter().map(|step| step.spent).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((preview.limit, preview.by), (4, Movement::Move));
    screen.click_twice("C2");
    assert_eq!(screen.at("a"), Some(screen.spot("C2")));
    assert!(matches!(screen.orders()[..], [Command::Move { .. }, Command::Step { .. }]), "{:?}", screen.orders());
    assert_eq!(screen.get::<Selection>().mode, Mode::of(Going(Movement::Move)), "the stack may go on");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    screen.press("Undo");
    assert_eq!(screen.orders().len(), 1);
    screen.press("Undo");
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    let after = screen.app.world_mut().resource_mut::<Battle>().hash();
    assert_eq!(before, after);
    assert!(!screen.log().contains("move from"), "{}", screen.log());
}

#[test]
fn what_cannot_be_done_says_why_with_the_rule() {
    let tired = r#"(id: "a", unit: "us_parachute_squad", at: "A2", markers: [Moved]),
        (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    let fire = screen.action("Fire").expect("a button for fire").clone();
    assert_eq!(fire.refusal.map(|refusal| refusal.rule.0), Some("LNL-4.0-10"));
    let moves = screen.action("Move").expect("a button for moves");
    assert!(moves.refusal.is_some());
    screen.send(GiveOrder(Command::SetUpDone));
    assert!(screen.get::<Sentence>().refused.is_some(), "a refused order is told");
    screen.click("A2");
    assert_eq!(screen.get::<Sentence>().refused, None, "until the next click");
}

#[test]
fn the_rally_phase_rolls_for_the_counter_that_is_clicked() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
    let mut screen = Screen::new(first, GERMANS, RALLY_FIRST, &[3, 4]);
    screen.click_with("A2", Some("a"), false);
    assert_eq!(screen.units(), ["a"]);
    let rolls = screen.shown::<Vec<MoralePreview>>();
    assert_eq!((rolls[0].needed, rolls[0].chance_of_36), (7, 21), "morale 6 and leadership 1");
    screen.press("Roll");
    assert!(screen.battle().table().unit(id("a")).is_some_and(|unit| !unit.shaken));
    let face = screen.get::<Pieces>().all.iter().find(|piece| piece.key == id("a")).map(|piece| piece.face.clone());
    assert!(face.is_some_and(|face| face.card().is_some_and(|card| !card.turned)));
    assert_eq!(
        screen.battle().flow().turn.phase,
        Phase::Operations,
        "nothing is left to rally: both parts end by themselves"
    );
}

#[test]
fn counters_are_set_up_by_clicks_drags_and_at_once() {
    let first = r#"(id: "a", unit: "us_parachute_squad", zone: "west"), (id: "b", unit: "us_parachute_squad", zone: "west"),
        (id: "c", unit: "us_parachute_squad", zone: "west")"#;
    let text = testing::scenario_text(OPEN, "", first, GERMANS, "", "");
    let text = text.replacen(
        "formation: \"us_parachute\",",
        "formation: \"us_parachute\", zones: [(id: \"west\", hexes: [\"A1\", \"A2\"])],",
        1,
    );
    let mut screen = Screen::of(testing::Battle::from_text(&text, &[5, 2]));
    assert_eq!(screen.battle().flow().turn.phase, Phase::SetUp);
    assert_eq!(screen.get::<ViewSettings>().draggable, Draggable::Everybody);
    assert_eq!(screen.get::<Tray>().groups[0].units.len(), 3);
    assert_eq!(screen.marked(OverlayKind::Zone(hex_view::ZonePattern::First)), ["A1", "A2"]);
    screen.send(Choose::Unit(id("a")));
    screen.click("A1");
    assert_eq!(screen.at("a"), Some(screen.spot("A1")));
    assert_eq!(screen.units(), ["b"], "the next counter comes into the hand");
    let to = screen.spot("A2").hex;
    screen.send(Pointed::Dragged { piece: id("a"), to, onto: None, screen: Vec2::ZERO });
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    let done = screen.action("Set-up done").expect("a button").clone();
    assert_eq!(done.refusal.map(|refusal| refusal.rule.0), Some("LNL-SC-01"));
    screen.press("Place all");
    assert!(screen.get::<Tray>().groups.is_empty());
    screen.press("Set-up done");
    assert_ne!(screen.battle().flow().turn.phase, Phase::SetUp);
    assert_ne!(screen.get::<ViewSettings>().draggable, Draggable::Everybody);
}

#[test]
fn the_second_side_plays_the_same_way() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_SECOND, &[]);
    screen.click("D2");
    assert_eq!(screen.units(), ["x"]);
    let seats = Seat::pair([None, Some(Opponent::Greedy)], 1);
    screen.app.world_mut().resource_mut::<Battle>().seat(seats);
    screen.update();
    assert!(screen.get::<Actions>().0.is_empty(), "no button is for the opponent's side");
    screen.click("D2");
    screen.click_twice("E2");
    screen.send(Perform(Does::Order(vec![Command::Pass])));
    assert!(screen.orders().is_empty(), "nobody orders for it");
    assert!(screen.get::<Sentence>().refused.is_some());
}

#[test]
fn the_sight_tool_looks_from_the_clicked_hex() {
    let board = "......\n..f...\n......\n......";
    let mut screen = Screen::of(testing::Battle::new(board, US, GERMANS, OPERATIONS_FIRST, &[]));
    screen.send(Perform(Does::SightTool));
    screen.click("A2");
    screen.hover("F2");
    let overlays = screen.get::<Overlays>();
    assert!(overlays.silhouettes);
    assert!(!screen.marked(OverlayKind::Blocked).is_empty());
    assert_eq!(overlays.lines.len(), 1);
    assert_eq!(overlays.lines[0].blocked_at, Some(screen.spot("C2").hex));
    screen.send(Perform(Does::SightTool));
    assert!(!screen.get::<Overlays>().silhouettes);
}

#[test]
fn squads_have_letters_and_single_men_their_names() {
    let screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let table = screen.battle().table();
    assert_eq!(names::unit(&table, id("b")), "Squad B");
    assert_eq!(names::unit(&table, id("y")), "Squad B", "letters run by side");
    assert_eq!(names::unit(&table, id("sgt")), "Sgt Hale");
    assert_eq!(names::units(&table, &[id("a"), id("b"), id("sgt")]), "Squad A, Squad B and Sgt Hale");
}

#[test]
fn keys_do_what_the_buttons_do() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::KeyM);
    screen.update();
    screen.update();
    assert_eq!(screen.get::<Selection>().mode, Mode::of(Going(Movement::Move)));
    screen.send(KeyCommands(DeskKey::Cancel.into()));
    assert!(screen.get::<Selection>().mode.rests());
    assert_eq!(screen.units(), ["a", "b", "sgt"], "first the mode is left, then the selection");
    screen.send(KeyCommands(DeskKey::Cancel.into()));
    assert!(screen.units().is_empty());
    screen.send(KeyCommands(DeskKey::NextUnit.into()));
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
}

#[test]
fn every_key_is_bound_once_and_leaves_the_views_keys_free() {
    let of_view = table_view::default_keys();
    for key in Key::all() {
        let (code, taken) = (key.default_key(), |other: &ViewAction| of_view.get_buttonlike(other));
        let used = ViewAction::ALL
            .iter()
            .filter_map(taken)
            .flatten()
            .any(|bound| format!("{bound:?}").ends_with(&format!("{code:?}")));
        assert!(!used, "{key:?}");
    }
}

#[test]
fn the_stairs_are_a_button_because_an_empty_storey_cannot_be_clicked() {
    let far = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let house = r#"buildings: [(hexes: ["A1", "A2", "A3"], material: Stone)]"#;
    let mut screen = Screen::of(testing::Battle::with(OPEN, house, US, far, OPERATIONS_FIRST, "", &[]));
    screen.click("A2");
    screen.press("Upstairs");
    assert_eq!(screen.at("a"), Some(screen.spot("A2^")));
    assert!(screen.action("Upstairs").is_none());
    assert!(screen.action("Downstairs").is_some());
}

#[test]
fn an_order_taken_back_and_another_given_between_two_frames_are_logged() {
    let alone = r#"(id: "y", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let mut screen = Screen::new(US, alone, OPERATIONS_FIRST, &[]);
    let to = |place: &str| Command::Move {
        units: [id("a")].into_iter().collect(),
        by: Movement::Move,
        to: place.parse().expect("a hex name"),
        double_time: None,
        facing: None,
    };
    screen.send(GiveOrder(to("B2")));
    let entries = screen.battle().entries().len();
    assert!(screen.log().contains("from A2 to B2"), "{}", screen.log());
    // Both messages are read in one frame; the journal has as many entries as before.
    screen.app.world_mut().write_message(Undo);
    screen.send(GiveOrder(to("A3")));
    assert_eq!(screen.battle().entries().len(), entries);
    assert_eq!(screen.at("a"), Some(screen.spot("A3")));
    let log = screen.log();
    assert!(log.contains("from A2 to A3") && !log.contains("from A2 to B2"), "{log}");
}

#[test]
fn lines_of_the_log_keep_the_place_they_happened_in() {
    // An attack on the way in B2, without effect, then two more steps.
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[2, 1, 2]);
    let order = |screen: &mut Screen, command: &str| {
        let command: Command = ron::from_str(command).unwrap_or_else(|error| panic!("{command}: {error}"));
        screen.send(GiveOrder(command));
        assert_eq!(screen.get::<Sentence>().refused, None);
    };
    order(&mut screen, r#"Move(units: ["a"], by: Move, to: "B2")"#);
    order(&mut screen, r#"Fire((firers: [(unit: "x")], at: "B2"))"#);
    order(&mut screen, r#"Step(to: "B3")"#);
    order(&mut screen, r#"Step(to: "B4")"#);
    let place = |screen: &Screen, part: &str| {
        let line = screen.get::<Log>().lines.iter().find(|line| line.text.contains(part));
        line.unwrap_or_else(|| panic!("no line `{part}` in\n{}", screen.log())).place.map(|place| place.to_string())
    };
    assert_eq!(place(&screen, "checks").as_deref(), Some("B2"));
    // The log is written anew when an order is taken back; the unit stands elsewhere by now.
    screen.send(Undo);
    assert_eq!(screen.at("a"), Some(screen.spot("B3")));
    assert_eq!(place(&screen, "checks").as_deref(), Some("B2"));
}

use super::*;
use crate::model::Sentence;
use crate::rig::{OPEN, Screen, id};
use hex_board::Facing::{E, NNW, SSE, SSW, W};
use hex_view::{Corners, OverlayKind};

const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "B2", facing: E)"#;
const GUN: &str = r#"(id: "g", unit: "us_gun_team", at: "B2", facing: E)"#;
const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", markers: [Fired])"#;

fn with(ours: &str) -> Screen {
    Screen::on(OPEN, ours, FAR, "", &[])
}
fn facing(screen: &Screen, unit: &str) -> (Facing, Facing) {
    let table = screen.battle().table();
    let unit = table.unit(id(unit)).expect("a unit");
    (unit.facing, unit.turret_facing())
}
/// The handles of a ring: facing, state, letters.
fn ring(screen: &Screen, ring: u8) -> Vec<(Facing, GripState, String)> {
    let handles = screen.get::<Corners>().0.iter().filter(|handle| handle.corner.ring == ring);
    handles.map(|handle| (handle.corner.towards, handle.state, handle.text.clone())).collect()
}

#[test]
fn a_tank_that_is_chosen_has_six_handles_for_its_hull_with_what_each_costs_and_six_for_its_turret() {
    let mut screen = with(TANK);
    assert!(screen.get::<Corners>().0.is_empty(), "nobody is chosen");
    screen.click("B2");
    let costs: Vec<String> = ring(&screen, 0).into_iter().map(|(.., text)| text).collect();
    assert_eq!(costs, ["1", "", "1", "2", "3", "2"], "from NNE clockwise");
    let now = |n| ring(&screen, n).into_iter().find(|(_, state, _)| *state == GripState::Now).map(|(to, ..)| to);
    assert_eq!((now(0), now(1)), (Some(E), Some(E)));
    assert!(ring(&screen, 1).iter().all(|(.., text)| text.is_empty()), "a turret turns free");
}

#[test]
fn a_click_on_a_handle_turns_hull_or_turret_and_the_vehicle_goes_on() {
    let mut screen = with(TANK);
    screen.click("B2");
    screen.turn("B2", W, 1);
    assert_eq!(facing(&screen, "t"), (E, W), "only the turret");
    screen.turn("B2", SSE, 0);
    assert_eq!(facing(&screen, "t"), (SSE, NNW), "the turret keeps its angle");
    assert_eq!(screen.battle().table().flow.moving().map(|moving| moving.spent), Some(1));
    screen.turn("B2", SSW, 0);
    assert_eq!(facing(&screen, "t").0, SSW);
}

#[test]
fn the_handle_under_the_pointer_shows_the_cost_and_what_lies_around() {
    let mut screen = with(TANK);
    screen.click("B2");
    screen.over("B2", SSW, 0);
    let shown = screen.shown::<TurnPreview>();
    assert_eq!((shown.points, shown.spent.map(|(spent, _)| spent), shown.turret), (Some(2), Some(2), false));
    assert_eq!(shown.lines[0].rule.0, "LNL-15.1-05");
    let count = |kind| screen.marked(kind).len();
    assert_eq!((count(OverlayKind::Ahead), count(OverlayKind::Beside), count(OverlayKind::Behind)), (2, 2, 2));
    assert_eq!(facing(&screen, "t").0, E, "nothing has been ordered");
}

#[test]
fn what_cannot_be_turned_says_why() {
    let mut screen = with(&TANK.replace("facing: E", "facing: E, emplaced: true"));
    screen.click("B2");
    screen.turn("B2", SSE, 0);
    let refused = screen.get::<Sentence>().refused.clone().expect("a refusal");
    assert_eq!(refused.rule.0, "LNL-21.7-08");
    assert_eq!(facing(&screen, "t").0, E);
    screen.turn("B2", SSE, 1);
    assert_eq!(facing(&screen, "t"), (E, SSE), "its turret turns freely");
}

#[test]
fn handles_around_a_hex_that_was_clicked_say_how_a_tank_comes_to_face_there() {
    let mut screen = with(TANK);
    screen.click("B2");
    screen.click("D3");
    let there = screen.spot("D3").hex;
    assert!(screen.get::<Corners>().0.iter().all(|handle| handle.corner.hex == there));
    let first = screen.shown::<MovePreview>().clone();
    screen.over("D3", SSW, 0);
    let turned = screen.shown::<MovePreview>();
    let (cheapest, dearer) = (first.steps.last().unwrap().spent, turned.steps.last().unwrap().spent);
    assert!(dearer > cheapest, "{dearer} against {cheapest}");
    screen.turn("D3", SSW, 0);
    assert_eq!((screen.at("t"), facing(&screen, "t").0), (Some(screen.spot("D3")), SSW));
    assert_eq!(screen.battle().table().flow.moving().map(|moving| moving.spent), Some(dearer), "as it was shown");
}

#[test]
fn a_gun_team_takes_its_facing_with_its_step() {
    let mut screen = with(GUN);
    screen.click("B2");
    screen.click("C3");
    screen.turn("C3", W, 0);
    assert_eq!((screen.at("g"), facing(&screen, "g").0), (Some(screen.spot("C3")), W));
}

#[test]
fn in_the_set_up_a_handle_sets_the_facing_free() {
    let text =
        lock_n_load::testing::scenario_text(OPEN, "", &TANK.replace(r#"at: "B2""#, r#"zone: "west""#), FAR, "", "");
    let zones = r#"zones: [(id: "west", from_to: ("A1", "B3"))], counters:"#;
    let battle = lock_n_load::testing::Battle::from_text(&text.replacen("counters:", zones, 1), &[]);
    let mut screen = Screen::of(battle);
    let place = screen.offered(|order| matches!(order, Command::Place { at, .. } if at.to_string() == "B2"));
    screen.order(place);
    screen.click_with("B2", Some("t"), false);
    screen.turn("B2", W, 0);
    assert_eq!(facing(&screen, "t").0, W);
}

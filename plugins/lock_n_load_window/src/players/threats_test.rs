//! The shading of threats: switched on by its key, off again, for who is chosen, and out of the way of other marks.

use super::*;
use crate::input::Key;
use crate::intent::KeyCommands;
use crate::rig::Screen;
use hex_view::Overlays;
use lock_n_load::testing::OPERATIONS_FIRST;
use panel_kit::DeskKey;

const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "E2")"#;

fn screen() -> Screen {
    Screen::new(US, GERMANS, OPERATIONS_FIRST, &[])
}

fn key(screen: &mut Screen) {
    screen.send(KeyCommands(Key::Desk(DeskKey::Threats)));
    screen.update();
}

/// The shaded hexes with what stands in them.
fn shaded(screen: &Screen) -> Vec<(String, Option<String>)> {
    let map = &screen.battle().table().field.map;
    let heat = |mark: &&Overlay| matches!(mark.kind, OverlayKind::Heat(_));
    let marks = screen.get::<Overlays>().hexes.iter().filter(heat);
    marks.map(|mark| (map.name(mark.hex).to_string(), mark.text.clone())).collect()
}

fn text(screen: &Screen, hex: &str) -> Option<String> {
    shaded(screen).into_iter().find(|(name, _)| name == hex).and_then(|(_, text)| text)
}

#[test]
fn the_key_shades_what_the_chosen_stack_may_lose_where_and_hides_it_again() {
    let mut screen = screen();
    key(&mut screen);
    assert!(shaded(&screen).is_empty(), "nobody is chosen");
    screen.click("A2");
    let near = text(&screen, "D2").expect("beside the enemy");
    let figure = |text: &str| {
        let text = text.rsplit("\u{2022} ").next().unwrap_or_default();
        text.trim_end_matches(" %").parse::<u32>().expect("a figure")
    };
    assert!(figure(&near) >= figure(&text(&screen, "A2").unwrap_or("0 %".into())), "{near}");
    assert_eq!(text(&screen, "E2"), None, "where enemies stand there is a fight");
    let at = |place: &str| screen.get::<Shading>().at(screen.spot(place)).cloned();
    assert_eq!(at("D2").map(|threat| threat.from[0].0), Some(screen.spot("E2")));
    key(&mut screen);
    assert!(shaded(&screen).is_empty() && screen.get::<Shading>().units().is_none());
}

#[test]
fn a_stack_that_may_go_is_shown_points_and_harm_where_it_may_go() {
    let mut screen = screen();
    screen.click("A2");
    key(&mut screen);
    screen.press("Move");
    let told = text(&screen, "C2").expect("within reach");
    assert!(told.contains('%') && told.contains('\u{2022}'), "{told}");
    let far = text(&screen, "F1").expect("in sight of the enemy");
    assert!(far.contains('%') && !far.contains('\u{2022}'), "out of reach there are no points: {far}");
    let dangers = screen.marked(OverlayKind::Danger);
    assert!(shaded(&screen).iter().all(|(hex, _)| !dangers.contains(hex)), "no hatch over the shading");
}

#[test]
fn who_has_fired_threatens_nobody_and_the_words_name_who_does() {
    let mut quiet = Screen::new(US, &GERMANS.replace("\"E2\"", "\"E2\", markers: [Fired]"), OPERATIONS_FIRST, &[]);
    key(&mut quiet);
    quiet.click("A2");
    assert!(shaded(&quiet).is_empty());
    let mut screen = screen();
    key(&mut screen);
    screen.click("A2");
    let told = |place: &str| {
        let table = screen.battle().table();
        let threat = screen.get::<Shading>().at(screen.spot(place)).expect("a hex").clone();
        crate::counters::names::told(&table, &in_words(&table, &threat, false))
    };
    assert!(told("D2").ends_with("by fire from E2"), "{}", told("D2"));
}

#[test]
fn an_enemy_who_is_looked_at_is_shown_what_threatens_him() {
    let mut screen = screen();
    key(&mut screen);
    screen.click("E2");
    let from = screen.get::<Shading>().at(screen.spot("D2")).map(|threat| threat.from[0].0);
    assert_eq!(from, Some(screen.spot("A2")));
}

use super::*;
use crate::model::Sentence;
use crate::rig::{Screen, id};
use hex_view::Overlays;
use lock_n_load::testing::{self, OPERATIONS_FIRST};

const BOARD: &str = ".........\n.........\n.........\n.........\n.........\n.........\n.........\n.........";
const LEADERS: &str = r#"(id: "l", unit: "us_leader", at: "A5", leadership: 1), (id: "k", unit: "us_leader", at: "A7", shaken: true),
    (id: "a", unit: "us_parachute_squad", at: "A5")"#;
const FOES: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "E5"), (id: "y", unit: "wehrmacht_squad", at: "F5")"#;

fn screen(dice: &[u8]) -> Screen {
    let text = testing::scenario_text(BOARD, "", LEADERS, FOES, OPERATIONS_FIRST, "");
    let missions = r#"artillery: [(id: "guns", name: "105 mm howitzers", firepower: 5, missions: 2)], counters:"#;
    Screen::of(testing::Battle::from_text(&text.replacen("counters:", missions, 1), dice))
}
fn heat(screen: &Screen) -> Vec<(String, String)> {
    let map = &screen.battle().table().field.map;
    let marks = screen.get::<Overlays>().hexes.iter().filter(|mark| matches!(mark.kind, OverlayKind::Heat(_)));
    marks.map(|mark| (map.name(mark.hex).to_string(), mark.text.clone().unwrap_or_default())).collect()
}

#[test]
fn a_call_shows_the_chance_of_every_hex_and_the_seven_that_would_be_struck() {
    let mut screen = screen(&[]);
    screen.click("A5");
    screen.press("Artillery");
    screen.hover("E5");
    let shown = screen.shown::<CallPreview>().clone();
    let all: u32 = shown.chances.hexes.iter().map(|(_, throws)| throws).sum::<u32>() + shown.chances.lost;
    assert_eq!(u64::from(all), THROWS);
    // With leadership 1 and a clear line a white die of 1 or 2 falls short of a hex: 12 of 36.
    assert!(heat(&screen).contains(&("E5".into(), "33 %".into())), "{:?}", heat(&screen));
    assert_eq!(heat(&screen).len(), shown.chances.hexes.len());
    let mut blast = screen.marked(OverlayKind::Blast);
    blast.sort();
    assert_eq!(blast, ["D5", "D6", "E4", "E5", "E6", "F5", "F6"]);
    assert_eq!(struck(&screen.battle().table(), Side::First, screen.spot("E5").hex), [0, 2]);
    assert!(screen.orders().is_empty());
}

#[test]
fn who_may_not_call_is_listed_with_the_reason() {
    let mut screen = screen(&[]);
    screen.click("A5");
    screen.press("Artillery");
    screen.hover("E5");
    let shown = screen.shown::<CallPreview>();
    let why = |unit: &str| {
        let caller = shown.callers.iter().find(|caller| caller.unit == id(unit)).expect("listed");
        caller.refusal.as_ref().map(|refusal| refusal.rule.0)
    };
    assert_eq!((why("l"), why("k"), why("a")), (None, Some("LNL-18.2-02"), Some("LNL-18.2-02")));
}

#[test]
fn called_corrected_and_struck_by_clicks() {
    let mut screen = screen(&[2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    screen.click("A5");
    screen.press("Artillery");
    screen.click_twice("E5");
    assert!(matches!(screen.orders().last(), Some(Command::CallArtillery { .. })));
    // The round lies, and the hexes to which it may be led are marked.
    assert!(screen.marked(OverlayKind::Choice).len() > 1);
    screen.click("E4");
    assert!(screen.marked(OverlayKind::Blast).contains(&"E4".to_owned()), "the seven hexes around it");
    screen.click("E4");
    let corrected =
        screen.orders().iter().any(|order| matches!(order, Command::CorrectFire { to } if to.to_string() == "E4"));
    assert!(corrected, "{:?}", screen.orders());
    assert_eq!(screen.get::<Sentence>().refused, None);
}

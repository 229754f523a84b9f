use super::*;
use crate::rig::{Screen, id};
use hex_view::Overlays;

const BOARD: &str = ".........\n.........\n......f..\n.........\n.........";
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C3", facing: E, turret: SSE)"#;
const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "I5", markers: [Fired])"#;

#[test]
fn arcs_are_shown_on_request_with_their_numbers_and_what_is_out_of_sight() {
    let mut screen = Screen::on(BOARD, TANK, FAR, "", &[]);
    screen.click("C3");
    assert!(screen.marked(OverlayKind::Band(0)).is_empty(), "not before they are asked for");
    screen.press("Arcs");
    let shown = screen.shown::<Arcs>().clone();
    assert_eq!(
        (shown.weapon, shown.coverage.points.map(|facing| facing.to_string())),
        (id("t.gun"), Some("SSE".into()))
    );
    let near = screen.marked(OverlayKind::Band(0));
    assert!(near.contains(&"C4".to_owned()) && !near.contains(&"C2".to_owned()), "{near:?}");
    let marks = &screen.get::<Overlays>().hexes;
    let hex = screen.spot("C4").hex;
    let text = marks
        .iter()
        .find(|mark| mark.hex == hex && mark.kind == OverlayKind::Band(0))
        .and_then(|mark| mark.text.clone());
    assert_eq!(text, Some(number(shown.coverage.bands[0].brings)));
    assert!(marks.iter().all(|mark| mark.kind != OverlayKind::Reachable), "nothing else is marked over it");
    // A click orders nothing, and the button goes back.
    screen.click("D4");
    screen.press("Arcs");
    assert!(screen.marked(OverlayKind::Band(0)).is_empty() && screen.orders().is_empty());
}

#[test]
fn every_weapon_of_the_unit_can_be_looked_at() {
    let mut screen = Screen::on(BOARD, TANK, FAR, "", &[]);
    screen.click("C3");
    screen.press("Arcs");
    let weapons = screen.shown::<Arcs>().weapons.clone();
    assert!(weapons.len() > 1, "{weapons:?}");
    for weapon in &weapons[1..] {
        screen.send(crate::model::Perform(Does::Mode(Mode::of(Covering(*weapon)))));
        let shown = screen.shown::<Arcs>();
        assert_eq!(shown.weapon, *weapon);
        assert!(shown.coverage.bands.iter().all(|band| matches!(band.brings, Brings::Firepower(_))), "{shown:?}");
    }
}

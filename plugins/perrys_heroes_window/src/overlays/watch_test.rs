//! What is shown of who is on alert: of the own side alone, as far as the rules let him fire.

use super::*;
use crate::hand::Aim;
use crate::hand::tests::{acts, battle, holds};
use crate::overlays::look::Area;
use measured_table::Disc;
use measured_table::shapes::gap;
use measured_view::world;
use perrys_heroes::sections::sight;
use perrys_heroes::testing::{Bench, cm, id};
use perrys_heroes::values::Posture;
use table_view::Place;

fn bench() -> Bench {
    let wood = "(kind: \"wood\", shape: Area([(80, 70), (92, 70), (92, 76), (80, 76)])),";
    acts(
        "(id: \"us-02\", at: (90, 90), alert: true), (id: \"us-03\", at: (100, 90)),
        (id: \"us-04\", at: (110, 90), alert: true), (id: \"ge-02\", at: (90, 60), located: true, alert: true)",
    )
    .pieces(wood)
}

fn over(who: &str) -> Under {
    let at = world(cm(90.0, 90.0));
    Under { at: Some(at), card: Some((id(who), Place { key: 0, storey: 0, at })), ..Under::default() }
}

#[test]
fn ph_7_14_04_who_is_pointed_at_or_chosen_shows_what_he_watches_and_never_an_enemy() {
    let battle = battle(&bench());
    let who = |hand: &str, under: Under| {
        watcher(&battle, &holds(hand, Aim::Plain), &under).map(|watcher| watcher.id.to_string())
    };
    assert_eq!(who("us-02", Under::default()).as_deref(), Some("us-02"), "chosen");
    assert_eq!(who("us-03", over("us-02")).as_deref(), Some("us-02"), "pointed at");
    assert_eq!(who("us-02", over("us-04")).as_deref(), Some("us-04"), "the pointer goes before");
    assert_eq!(who("us-03", over("us-03")), None, "not on alert");
    assert_eq!(who("us-03", over("ge-02")), None, "an enemy");
}

#[test]
fn ph_7_13_01_he_watches_all_round_as_far_as_he_sees_but_not_behind_what_cuts_his_sight() {
    let battle = battle(&bench());
    let table = battle.table();
    let man = table.figure(id("us-02")).expect("he");
    let gaze = gaze(&table, &man).expect("a gaze");
    let mut area = Area::default();
    area.go_on(&battle, Some(gaze), true);
    while area.is_open(&battle) {
        area.go_on(&battle, Some(gaze), false);
    }
    let drawing = area.drawing(&battle);
    let shade = &drawing.shades[0];
    for (column, row) in [(90, 100), (60, 90), (120, 90), (100, 60), (88, 60), (90, 20), (10, 90)] {
        let at = Point::new(column * 100 + 50, row * 100 + 50);
        let upright = Viewer { at, posture: Posture::Standing };
        let sees = sight::from_to(&table, gaze.from, upright).is_open();
        let [here, there] = [gaze.from.at, at].map(|at| Disc::new(at, table.field.base()));
        let near = gap(&here, &there).within(locating::sees_as_far_as(&table, false));
        let wanted = [0, 2, 1][usize::from(sees) + usize::from(sees && near)];
        assert_eq!(shade.cells[(row * 180 + column) as usize], wanted, "{column} {row}");
    }
    assert_eq!(shade.cells[100 * 180 + 90], 1, "behind his back too");
    assert_eq!(shade.cells[60 * 180 + 88], 0, "behind the wood");
}

#[test]
fn what_he_answers_and_how_far_he_sees_stand_below_him() {
    let battle = battle(&bench());
    let man = battle.table().figure(id("us-02")).expect("he");
    let drawing = watch(&battle, &man);
    let text = &drawing.plates.last().expect("a plate").text;
    assert!(text.starts_with("on alert he fires at the best moment, sees "), "{text}");
    assert_eq!(drawing.rings.len(), 4, "three bands of his weapon, and how far he sees");
}

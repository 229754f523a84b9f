//! The map of chances is the whole of the throw; zones name those in them.

use super::*;
use crate::hand::tests::{acts, battle};
use perrys_heroes::testing::{cm, id};

fn throws(at: Point) -> Command {
    Command::Throw { unit: id("us-02"), at, smoke: false }
}

const NEAR: &str = "(id: \"us-02\", at: (90, 90), grenades: 2), (id: \"ge-02\", at: (90, 80), located: true)";

#[test]
fn ph_7_12_04_the_places_of_the_map_sum_to_the_whole_and_each_has_a_cell() {
    let battle = battle(&acts(NEAR));
    let Ok(Report::Throw(report)) = battle.judge(&throws(cm(90.0, 80.0))) else { panic!("a lawful throw") };
    let odds = battle.ask(|table| grenades::odds(table, &report));
    assert_eq!(odds.places.iter().map(|(_, often)| often).sum::<u64>(), odds.out_of);
    let mut drawing = Drawing::default();
    heat(&mut drawing, &odds);
    let shade = &drawing.shades[0];
    let rows = shade.cells.len() as u32 / shade.columns;
    let cell = shade.bounds.size() / Vec2::new(shade.columns as f32, rows as f32);
    let most = odds.places.iter().map(|(_, often)| *often).max().expect("places");
    for (at, often) in &odds.places {
        let off = measured_view::world(*at) - Vec2::new(shade.bounds.min.x, shade.bounds.max.y);
        let (column, row) = ((off.x / cell.x) as u32, (-off.y / cell.y) as u32);
        let heat = shade.cells[(row * shade.columns + column) as usize];
        assert!(heat > 0, "{at:?} is on the map");
        assert!(*often < most || heat == HEATS, "what is most likely is strongest");
    }
}

#[test]
fn whoever_a_grenade_may_reach_is_named_with_his_chances() {
    let battle = battle(&acts(NEAR));
    let drawing = bursts(&battle, &throws(cm(90.0, 80.0)));
    assert!(drawing.plates.iter().any(|plate| plate.text.contains("wounded")), "{:?}", drawing.plates);
    let far = bursts(&battle, &throws(cm(60.0, 60.0)));
    assert_eq!(far, Drawing::default(), "what cannot be thrown strikes nobody");
    assert!(!refused(&battle, &throws(cm(60.0, 60.0)), Some(cm(60.0, 60.0))).plates.is_empty());
}

//! What hits do: whom they fall to, who goes for whom, crossfire, units that break up.

use super::shooting_test::{ADVANCES, FIRE, SEVEN, dead, duel, report, rolled};
use crate::facts::event::Event;
use crate::testing::{Bench, Play, row};
use table::Side;

/// Fire of seven rifles of which so many hit; then these dice.
fn fire(bench: &Bench, hits: usize, dice: &[u8]) -> (Play, Vec<Event>) {
    let to_hit = (0..7).map(|no| if no < hits { 6 } else { 1 });
    let mut play = bench.game(&to_hit.chain(dice.iter().copied()).collect::<Vec<u8>>());
    let events = play.order(Side::First, FIRE);
    (play, events)
}

#[test]
fn roe_h_05_hits_are_dealt_one_each_to_the_nearest_first_and_round_again() {
    let bench = duel(28.0, ADVANCES, "", SEVEN);
    let order: Vec<String> = report(&bench.game(&[]), FIRE).struck.iter().map(|one| one.figure.to_string()).collect();
    let straight = ["ge-1-03", "ge-1-04", "ge-1-05", "ge-1-06", "ge-1-07", "ge-1-08", "ge-1-09", "ge-1-02", "ge-1-01"];
    assert_eq!(order, straight);
    // Two men, five hits: the first has three of them. Dead by the second, he rolls no more, but the hit counts.
    let two = "(id: \"ge-1-01\", fate: Dead), (id: \"ge-1-02\", fate: Dead), (id: \"ge-1-03\", fate: Dead), (id: \"ge-1-04\", fate: Dead),
        (id: \"ge-1-05\", fate: Dead), (id: \"ge-1-06\", fate: Dead), (id: \"ge-1-07\", fate: Dead)";
    let bench = duel(28.0, ADVANCES, ", at_start: 20", &format!("{SEVEN}, {two}"));
    let (play, events) = fire(&bench, 5, &[6, 6, 1, 6, 6]);
    let who: Vec<String> = rolled(&events).hits.iter().map(|hit| hit.figure.to_string()).collect();
    assert_eq!(who, ["ge-1-08", "ge-1-09", "ge-1-08", "ge-1-09"]);
    assert_eq!((dead(&events), play.unit("ge-1").hits), (vec!["ge-1-08".to_string()], 5));
}

#[test]
fn roe_h_05_a_rifleman_within_5_cm_goes_in_the_place_of_the_gunner() {
    // Only the gunner and one rifleman are left, the gunner nearer.
    let gone = "(id: \"ge-1-01\", fate: Dead), (id: \"ge-1-03\", fate: Dead), (id: \"ge-1-04\", fate: Dead), (id: \"ge-1-05\", fate: Dead),
        (id: \"ge-1-06\", fate: Dead), (id: \"ge-1-07\", fate: Dead), (id: \"ge-1-08\", fate: Dead)";
    let casualty = |y: f64| {
        let figures = format!("{SEVEN}, {gone}, (id: \"ge-1-09\", at: (23.5, {y}))");
        let (_, events) = fire(&duel(28.0, ADVANCES, "", &figures), 1, &[1, 6]);
        (dead(&events), rolled(&events).swapped.len())
    };
    // The gunner stands at (23.5, 29.5): 5 cm between the bases are 7.5 between the middles.
    assert_eq!(casualty(22.0), (vec!["ge-1-09".to_string()], 1));
    assert_eq!(casualty(21.99), (vec!["ge-1-02".to_string()], 0));
}

#[test]
fn roe_h_07_hits_from_directions_90_degrees_apart_are_a_crossfire() {
    let crossed = |x: f64, y: f64| {
        let (north, other) = (row(20.0, 29.5, 9), row(x, y, 9));
        let south = row(20.0, 60.0, 9);
        let mut play = Bench::new()
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"german_squad\"), (formation: \"german_squad\")")
            .units(Side::Second, "(formation: \"german_squad\")")
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [{south}], order: Advance, target: \"ge-1\"), (id: \"us-2\", at: [{other}]),
                    (id: \"ge-1\", at: [{north}], hit_by: [\"us-2\"]),
                ], figures: [{SEVEN}]"
            ))
            .game(&[6, 1, 1, 1, 1, 1, 1, 6]);
        play.order(Side::First, FIRE);
        (play.unit("ge-1").crossfire, play.unit("ge-1").fired_on)
    };
    // The squad's centre is (34, 29.5), and the first firer's is straight south of it, or nearly so without two men.
    assert_eq!(crossed(80.0, 20.0), (true, true));
    assert_eq!(crossed(80.0, 60.0), (false, true));
}

#[test]
fn roe_h_07_a_unit_that_is_missed_is_in_no_crossfire_but_under_fire() {
    let (play, _) = fire(&duel(28.0, ADVANCES, "", SEVEN), 0, &[]);
    let unit = play.unit("ge-1");
    assert_eq!((unit.fired_on, unit.hit_by.is_empty(), unit.crossfire), (true, true, false));
}

#[test]
fn roe_dis_13_a_demoralised_unit_below_half_breaks_up_when_it_is_hit() {
    let after = |left: u8, hits: usize| {
        let gone =
            (left + 1..=9).map(|no| format!("(id: \"ge-1-0{no}\", fate: Dead)")).collect::<Vec<String>>().join(", ");
        let bench = duel(28.0, ADVANCES, ", discipline: Demoralised", &format!("{SEVEN}, {gone}"));
        let (_, events) = fire(&bench, hits, &vec![6; hits]);
        events.iter().any(|event| matches!(event, Event::Lost { captured: false, .. }))
    };
    assert_eq!([after(4, 1), after(5, 1), after(4, 0)], [true, false, false]);
}

#[test]
fn roe_mov_08_fire_from_a_building_is_remembered() {
    let house = "(id: \"house\", kind: \"house\", shape: Hull(at: (34, 60), size: (10, 40), heading: 0))";
    let (play, _) = fire(&duel(28.0, ADVANCES, "", SEVEN).pieces(house), 0, &[]);
    assert!(play.0.table().battle.fired_from(0, Side::First));
}

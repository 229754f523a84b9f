//! How ways are gone.

use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Path};
use crate::files::values::{Discipline, Veil};
use crate::testing::{Bench, Lots, Play, cm, id, row};
use crate::{Figure, RulesOfEngagement, Table};
use measured_table::Point;
use measured_table::shapes::gap;
use table::Side::{First, Second};
use table::{RuleSet as _, Side};

fn play(pieces: &str, us: &str, ge: &str, dice: &[u8]) -> Play {
    Bench::new()
        .pieces(pieces)
        .position(&format!("active: First, phase: Movement, units: [(id: \"us-2\", {us}), (id: \"ge-2\", {ge})]"))
        .game(dice)
}

fn went(events: &[Event]) -> Vec<(Vec<Path>, u16)> {
    let went = events.iter().filter_map(|event| match event {
        Event::Went { ways, beat, .. } => Some((ways.clone(), *beat)),
        _ => None,
    });
    went.collect()
}

const TWO: &str = "Move(unit: \"us-2\", ways: [
    (who: \"us-2-01\", points: [(x: 9000, y: 7000), (x: 9400, y: 7000)]), (who: \"us-2-02\", points: [(x: 9700, y: 7300)])])";

#[test]
fn a_unit_moves_as_one_and_an_undisturbed_move_is_one_event() {
    let mut play = play("", "at: [(90, 80), (94, 80)], order: Advance", "at: [(5, 5)]", &[]);
    let events = play.order(First, TWO);
    let went = went(&events);
    assert_eq!(went.len(), 1, "{events:?}");
    let (ways, beat) = &went[0];
    assert_eq!(*beat, 14, "a beat for each centimetre of the longest way");
    assert_eq!(ways[0].points, [cm(90.0, 80.0), cm(90.0, 70.0), cm(94.0, 70.0)]);
    assert_eq!(play.figure("us-2-02").at, Some(cm(97.0, 73.0)));
    let unit = play.unit("us-2");
    assert!(unit.moved && unit.gone);
    assert_eq!(play.0.to_act(), Some(First));
    assert!(play.0.table().flow.stack.is_empty());
}

#[test]
fn the_rest_of_the_ways_is_told_to_who_goes_them_alone() {
    let mut play = play("", "at: [(90, 80), (94, 80)], order: Advance", "at: [(5, 5)]", &[]);
    let events = play.order(First, TWO);
    let told = |event: &Event| RulesOfEngagement::told_to(&play.0.table(), event);
    let planned = events.iter().find(|event| matches!(event, Event::Planned { .. })).expect("a plan");
    assert_eq!(told(planned), [true, false]);
    let pushed = events.iter().find(|event| matches!(event, Event::Pushed(AnyFrame::Moving(_)))).expect("a move");
    assert_eq!(told(pushed), [true, true]);
    assert!(!format!("{pushed:?}").contains("Point"), "no place of it: {pushed:?}");
}

#[test]
fn roe_r_53_who_runs_into_a_hidden_unit_stops_there_and_finds_it() {
    let wood = "(kind: \"wood\", shape: Area([(80, 60), (100, 60), (100, 76), (80, 76)]), height: 8)";
    let mut play = play(wood, "at: [(90, 80), (94, 80)], order: Advance", "at: [(90.5, 72)], veil: Hidden", &[]);
    let order = "Move(unit: \"us-2\", ways: [
        (who: \"us-2-01\", points: [(x: 9000, y: 6600)]), (who: \"us-2-02\", points: [(x: 9400, y: 6600)])])";
    let events = play.order(First, order);
    // 8 cm between the middles, of which the bases take 2.45: after 5 cm there is room for half a beat more.
    assert_eq!(went(&events).iter().map(|(_, beat)| *beat).collect::<Vec<u16>>(), [5]);
    assert_eq!([play.figure("us-2-01").at, play.figure("us-2-02").at], [Some(cm(90.0, 75.0)), Some(cm(94.0, 75.0))]);
    assert_eq!(play.unit("ge-2").veil, Veil::Open);
    let seen = play.0.seen_by(First, |seen| seen.figure(id("ge-2-01")).and_then(|figure| figure.at));
    assert_eq!(seen, Some(cm(90.5, 72.0)));
    assert_eq!(play.0.to_act(), Some(First));
}

#[test]
fn roe_r_53_a_hidden_unit_that_moves_unseen_may_run_into_one_too() {
    let wood = "(kind: \"wood\", shape: Area([(70, 50), (110, 50), (110, 90), (70, 90)]), height: 8)";
    let us = "at: [(90, 80)], order: Sneak, veil: Hidden";
    let to = "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 7100)])])";
    let mut alone = play(wood, us, "at: [(5, 5)]", &[]);
    let events = alone.order(First, to);
    assert_eq!(alone.unit("us-2").veil, Veil::Hidden, "its whole way is in cover (ROE-HID-03)");
    assert!(!events.iter().any(|event| matches!(event, Event::Pushed(_))), "nobody can cut in");
    assert_eq!(alone.figure("us-2-01").at, Some(cm(90.0, 71.0)));
    let mut met = play(wood, us, "at: [(90, 74)], veil: Hidden", &[]);
    met.order(First, to);
    assert_eq!([met.unit("us-2").veil, met.unit("ge-2").veil], [Veil::Open; 2]);
    assert_eq!(met.figure("us-2-01").at, Some(cm(90.0, 77.0)));
    let seen = met.0.seen_by(Second, |seen| seen.figure(id("us-2-01")).and_then(|figure| figure.at));
    assert_eq!(seen, Some(cm(90.0, 77.0)));
}

#[test]
fn a_hidden_unit_that_leaves_cover_is_seen_from_its_first_step_on() {
    let wood = "(kind: \"wood\", shape: Area([(70, 70), (110, 70), (110, 90), (70, 90)]), height: 8)";
    let mut play = play(wood, "at: [(90, 73)], order: Sneak, veil: Hidden", "at: [(5, 5)]", &[]);
    play.order(First, "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 6400)])])");
    assert_eq!(play.unit("us-2").veil, Veil::Open);
    let seen = play.0.seen_by(Second, |seen| seen.figure(id("us-2-01")).and_then(|figure| figure.at));
    assert_eq!(seen, Some(cm(90.0, 64.0)));
}

#[test]
fn with_sneak_and_hide_a_unit_hides_at_the_end_of_its_move() {
    let wood = "(kind: \"wood\", shape: Area([(70, 50), (110, 50), (110, 76), (70, 76)]), height: 8)";
    let mut play = play(wood, "at: [(90, 80)], order: Sneak, purpose: Hide", "at: [(5, 5)]", &[]);
    play.order(First, "Move(unit: \"us-2\", ways: [(who: \"us-2-01\", points: [(x: 9000, y: 7100)])])");
    assert_eq!(play.unit("us-2").veil, Veil::Hidden);
    assert!(play.0.table().flow.stack.is_empty());
}

/// Plays by chance over all that is offered: after each order nobody lies on anybody, or stands over the edge of the table.
#[test]
fn whatever_is_ordered_no_base_lies_on_another() {
    let pieces = "(kind: \"hedge\", shape: Line(along: [(60, 70), (95, 70), (95, 90)], thickness: 1), height: 2),
        (kind: \"wood\", shape: Area([(100, 45), (130, 45), (130, 68), (100, 68)]), height: 8),
        (kind: \"rubble\", shape: Area([(20, 50), (50, 50), (50, 65), (20, 65)]), height: 2),
        (kind: \"house\", shape: Hull(at: (80, 52), size: (12, 14), heading: 0), height: 6, doors: [(at: (80, 58), width: 3)])";
    for seed in 0..4_u64 {
        let (us_2, us_3, ge_2, ge_3) =
            (row(60.0, 84.0, 6), row(90.0, 96.0, 5), row(60.0, 40.0, 6), row(100.0, 30.0, 5));
        let mut play = Bench::new()
            .pieces(pieces)
            .scenario("turns: 3")
            .position(&format!(
                "active: First, phase: Orders, units: [
                    (id: \"us-2\", at: [{us_2}]), (id: \"us-3\", at: [{us_3}]),
                    (id: \"ge-2\", at: [{ge_2}], order: Hold, ready: true, answer: Ask),
                    (id: \"ge-3\", at: [{ge_3}], order: Hold, ready: true)]"
            ))
            .game(&[]);
        play.0.use_dice(table::DiceCup::from_seed(seed));
        let mut lots = Lots::new(seed);
        for _ in 0..120 {
            let stuck = play.0.to_act().is_some_and(|side| play.offers(side).is_empty());
            assert!(!stuck, "nothing is offered: {:?}", play.0.table().flow);
            let Some(command) = play.by_chance(&mut lots) else { break };
            laws_hold(&play.0.table(), &format!("{command:?}"));
        }
    }
}

fn laws_hold(table: &Table, after: &str) {
    let standing: Vec<Figure> =
        Side::BOTH.into_iter().flat_map(|side| table.on_table(side)).flat_map(|unit| table.standing(&unit)).collect();
    for (n, one) in standing.iter().enumerate() {
        let base = table.base(one).expect("it stands");
        assert!(one.at.is_some_and(|at: Point| table.field.has(at)), "{after}: {one:?}");
        for other in &standing[..n] {
            let other_base = table.base(other).expect("it stands");
            assert!(!gap(&base, &other_base).is_overlap(), "{after}: {} on {}", one.id, other.id);
        }
    }
    let demoralised = table.units.iter().filter(|unit| unit.discipline > Discipline::Suppressed);
    assert!(demoralised.into_iter().all(|unit| !unit.ready), "{after}: who is shaken fires no opportunity fire");
}

//! Attempts at spotting.

use super::rules::SPOTTING_TEST;
use super::{knows, reach};
use crate::facts::rolls::SpotRolled;
use crate::files::values::{Mover, Veil};
use crate::testing::{Bench, Play, cm, id};
use crate::{Command, Event};
use std::sync::Arc;
use table::{CounterId, DiceCup, Game, Side};

/// A wood from x = 60 to 120 and y = 20 to 50. An American squad has a man at (90, 70), with these facts; a German one hides in the wood.
fn wood(american: &str, german: &str) -> Bench {
    Bench::new()
        .pieces("(kind: \"wood\", shape: Area([(60, 20), (120, 20), (120, 50), (60, 50)]), height: 8)")
        .position(&format!(
            "phase: Shooting, active: First, units: [
                (id: \"us-2\", at: [(90, 70)]{american}), (id: \"us-3\", at: [(150, 110)]),
                (id: \"ge-2\", at: [{german}], veil: Hidden), (id: \"ge-3\", at: [(20, 5)]),
            ]"
        ))
}

fn spot(x: f64, y: f64) -> String {
    let at = cm(x, y);
    format!("Spot(unit: \"us-2\", at: (x: {}, y: {}))", at.x, at.y)
}

fn rolled(events: &[Event]) -> &SpotRolled {
    let rolled = events.iter().find_map(|event| if let Event::Spotted(rolled) = event { Some(rolled) } else { None });
    rolled.expect("a die")
}

fn found(events: &[Event]) -> Option<CounterId> {
    rolled(events).at
}

#[test]
fn roe_hid_10_an_attempt_is_an_experience_test() {
    // They are Regulars: 4 or more.
    for (die, passed) in [(1, false), (3, false), (4, true), (6, true)] {
        let mut play = wood("", "(90, 48)").game(&[die]);
        let events = play.order(Side::First, &spot(90.0, 49.0));
        let rolled = rolled(&events);
        assert_eq!((rolled.die, rolled.needed, rolled.passed), (die, 4, passed));
        assert_eq!((rolled.at, rolled.place), (passed.then(|| id("ge-2")), cm(90.0, 49.0)));
        assert_eq!(rolled.lines, [], "who looks from cover is not steadied by it");
        assert_eq!(play.unit("ge-2").veil, if passed { Veil::Spotted } else { Veil::Hidden }, "{die}");
        assert_eq!(knows(&play.0.table(), &play.unit("us-2"), &play.unit("ge-2")), passed);
    }
}

#[test]
fn roe_hid_05_in_the_shooting_phase_and_before_one_fires() {
    assert_eq!(wood(", fired: true", "(90, 48)").game(&[]).refused(Side::First, &spot(90.0, 49.0)), "ROE-HID-05");
    assert_eq!(wood(", idle: true", "(90, 48)").game(&[]).refused(Side::First, &spot(90.0, 49.0)), "ROE-DIS-03");
    let open = Bench::new()
        .position("phase: Shooting, units: [(id: \"us-2\", at: [(90, 70)]), (id: \"ge-2\", at: [(90, 48)])]");
    assert_eq!(open.game(&[]).refused(Side::First, &spot(90.0, 60.0)), "ROE-HID-05", "nobody hides");
    let play = wood("", "(90, 48)").game(&[]);
    assert_eq!(
        play.refused(Side::First, "Spot(unit: \"us-1\", at: (x: 9000, y: 5000))"),
        "ROE-HID-05",
        "not on the table"
    );
    assert_eq!(play.refused(Side::First, "Spot(unit: \"ge-3\", at: (x: 9000, y: 5000))"), "ROE-HID-05", "not its own");
    assert_eq!(play.refused(Side::First, "Spot(unit: \"us-2\", at: (x: 9000, y: -100))"), "ROE-HID-05");
}

#[test]
fn roe_h_22_one_attempt_and_fire_at_whom_it_spots() {
    let mut play = wood("", "(90, 48)").game(&[2]);
    play.order(Side::First, &spot(90.0, 49.0));
    assert_eq!((play.unit("us-2").looked, play.unit("us-2").found), (1, None));
    assert_eq!(play.refused(Side::First, &spot(90.0, 49.0)), "ROE-H-22");
    let mut play = wood("", "(90, 48)").game(&[4]);
    play.order(Side::First, &spot(90.0, 49.0));
    assert_eq!(play.unit("us-2").found, Some(play.unit("ge-2").no.0));
}

#[test]
fn roe_hid_07_it_reaches_20_cm_at_men() {
    // Bases reach 1.25 cm from their middles; a place has none.
    let play = wood("", "(90, 48)").game(&[]);
    assert_eq!(play.refused(Side::First, &spot(90.0, 48.74)), "ROE-HID-07");
    let at = |german: &str, y: f64| found(&wood("", german).game(&[6]).order(Side::First, &spot(90.0, y)));
    assert_eq!(at("(90, 48)", 48.75), Some(id("ge-2")));
    assert_eq!(at("(90, 47.5)", 48.75), Some(id("ge-2")), "from base to base");
    assert_eq!(at("(90, 47.49)", 48.75), None);
}

/// The start of the little game in which something of the field is otherwise.
fn with(bench: &Bench, change: impl FnOnce(&mut crate::Field), die: u8) -> Play {
    let mut start = bench.start();
    change(Arc::make_mut(&mut start.field));
    Play(Game::new(bevy_ecs::prelude::World::new(), start, DiceCup::forced(vec![die])).expect("a first decision"))
}

#[test]
fn roe_hid_07_and_30_cm_at_vehicles_and_roe_r_08_by_what_hides() {
    let play = wood("", "(90, 48)").game(&[]);
    let [men, other] = ["us-2", "ge-2"].map(|name| play.unit(name));
    assert_eq!(reach(&play.0.table(), &men, &other, false), 2_000);
    let drives = |unit: usize| {
        move |field: &mut crate::Field| {
            (field.units[unit].vehicle, field.units[unit].mover) = (Some(0), Mover::Tracked);
        }
    };
    let no = |name: &str| usize::from(play.unit(name).no.0);
    let hidden = with(&wood("", "(90, 48)"), drives(no("ge-2")), 6);
    assert_eq!(reach(&hidden.0.table(), &men, &other, false), 3_000);
    let looks = with(&wood("", "(90, 48)"), drives(no("us-2")), 6);
    assert_eq!(reach(&looks.0.table(), &men, &other, false), 2_000);
}

/// The American squad is a recon unit, or not, on a hill or on the ground; its man stands 55 cm from a German in a wood, or so far.
fn scouts(recon: bool, hill: bool, gap: f64) -> Bench {
    let level =
        if hill { ", (kind: \"hill\", shape: Area([(10, 40), (30, 40), (30, 80), (10, 80)]), level: 1)" } else { "" };
    let german = 29.0 + 2.5 + gap;
    Bench::new()
        .units(Side::First, &format!("(formation: \"us_command\"), (formation: \"us_squad\", recon: {recon})"))
        .pieces(&format!(
            "(kind: \"wood\", shape: Area([({:.2}, 40), ({:.2}, 40), ({:.2}, 80), ({:.2}, 80)]), height: 8){level}",
            german - 3.0, german + 9.0, german + 9.0, german - 3.0
        ))
        .position(&format!(
            "phase: Shooting, active: First, units: [
                (id: \"us-2\", at: [(29, 60)]), (id: \"ge-2\", at: [({german:.2}, 60)], veil: Hidden), (id: \"ge-3\", at: [(170, 5)]),
            ]"
        ))
}

/// Whether they spot him with a die of 6: they look where he stands, as far as they may.
fn scouted(recon: bool, hill: bool, gap: f64) -> bool {
    let mut play = scouts(recon, hill, gap).game(&[6]);
    let command: Command = crate::testing::read(&spot(29.0 + gap, 60.0));
    play.0.obey(Side::First, command).is_ok_and(|events| found(events).is_some())
}

#[test]
fn roe_hid_08_recon_reaches_10_cm_further_and_roe_h_33_is_who_is_called_so() {
    assert!(scouted(true, false, 30.0) && !scouted(true, false, 30.01));
    assert!(scouted(false, false, 20.0) && !scouted(false, false, 20.01));
}

#[test]
fn roe_h_33_recon_units_are_the_squads_that_their_force_calls_so() {
    for recon in [true, false] {
        let play = scouts(recon, false, 15.0).game(&[]);
        let table = play.0.table();
        assert_eq!(table.def(&play.unit("us-2")).recon, recon);
        assert_eq!(reach(&table, &play.unit("us-2"), &play.unit("ge-2"), false), if recon { 3_000 } else { 2_000 });
    }
}

#[test]
fn roe_hid_09_from_above_it_reaches_twice_as_far_with_what_recon_adds() {
    assert!(scouted(false, true, 40.0) && !scouted(false, true, 40.01));
    // ROE-R-09: 20 and 10, doubled.
    assert!(scouted(true, true, 60.0) && !scouted(true, true, 60.01));
}

#[test]
fn roe_w_21_recon_on_a_hill_spots_at_55_cm_with_a_3() {
    let mut play = scouts(true, true, 55.0).game(&[3]);
    let events = play.order(Side::First, &spot(84.0, 60.0));
    let rolled = rolled(&events);
    assert_eq!(rolled.lines.iter().map(|line| (line.rule, line.value)).collect::<Vec<_>>(), [(SPOTTING_TEST, 1)]);
    assert_eq!((rolled.die, rolled.needed, rolled.passed), (3, 4, true));
    assert!(scouted(true, true, 55.0) && !scouted(true, false, 55.0));
}

#[test]
fn roe_hid_05_one_looks_for_the_nearest_to_a_place_and_not_far_from_it() {
    let game = |die: u8| {
        Bench::new()
            .pieces("(kind: \"scrub\", shape: Area([(60, 50), (120, 50), (120, 70), (60, 70)]))")
            .position(
                "phase: Shooting, active: First, units: [
                    (id: \"us-2\", at: [(90, 76)]), (id: \"us-3\", at: [(150, 110)]),
                    (id: \"ge-1\", at: [(84, 66), (75, 66)], veil: Hidden), (id: \"ge-2\", at: [(100, 66)], veil: Hidden),
                    (id: \"ge-3\", at: [(90, 60)], veil: Spotted, known: [\"us-2\"]),
                ]",
            )
            .game(&[die])
    };
    let at = |x: f64| found(&game(6).order(Side::First, &spot(x, 66.0)));
    assert_eq!((at(90.0), at(94.0)), (Some(id("ge-1")), Some(id("ge-2"))), "whom it knows is not looked for");
    assert_eq!((at(107.0), at(80.0)), (Some(id("ge-2")), Some(id("ge-1"))));
    let far = Bench::new()
        .position(
            "phase: Shooting, units: [
                (id: \"us-2\", at: [(90, 70)]), (id: \"ge-2\", at: [(90, 60)], veil: Hidden), (id: \"ge-3\", at: [(20, 5)]),
            ]",
        )
        .pieces("");
    // From the place to his base, which reaches to 91.25.
    let near = |x: f64| found(&far.game(&[6]).order(Side::First, &spot(x, 60.0)));
    assert_eq!((near(101.25), near(101.26)), (Some(id("ge-2")), None));
}

#[test]
fn roe_sht_01_one_neither_looks_nor_spots_through_what_hides() {
    let house = "(kind: \"house\", shape: Area([(80, 58), (100, 58), (100, 62), (80, 62)]), height: 8)";
    let bench = Bench::new().pieces(house).position(
        "phase: Shooting, active: First, units: [
            (id: \"us-2\", at: [(90, 66)]), (id: \"ge-2\", at: [(98, 55)], veil: Hidden), (id: \"ge-3\", at: [(20, 5)]),
        ]",
    );
    assert_eq!(bench.game(&[]).refused(Side::First, &spot(90.0, 55.0)), "ROE-SHT-01");
    // Beside the house he sees the place, and not the man behind it.
    assert_eq!(found(&bench.game(&[6]).order(Side::First, &spot(104.0, 61.0))), None);
}

#[test]
fn roe_hid_05_where_it_makes_sense_to_look() {
    let play = wood("", "(90, 48)").game(&[]);
    let offers = play.offers(Side::First);
    let places: Vec<_> =
        offers.iter().filter_map(|offer| if let Command::Spot { at, .. } = offer { Some(*at) } else { None }).collect();
    assert!((2..30).contains(&places.len()), "{places:?}");
    for (no, at) in places.iter().enumerate() {
        assert!(at.y < 5_700, "in the wood or at it: {at:?}");
        assert!(!places[..no].iter().any(|other| other.within(*at, 1_000)), "one look takes both in: {at:?}");
        let taken =
            play.0.check(&table::Order { side: Side::First, command: Command::Spot { unit: id("us-2"), at: *at } });
        assert!(taken.is_ok());
    }
    // Who has looked, or has nobody to look for, is offered nothing.
    let none = |play: &Play| !play.offers(Side::First).iter().any(|offer| matches!(offer, Command::Spot { .. }));
    assert!(none(&wood(", looked: 1", "(90, 48)").game(&[])));
    assert!(none(
        &Bench::new()
            .position("phase: Shooting, units: [(id: \"us-2\", at: [(90, 70)]), (id: \"ge-2\", at: [(90, 48)])]")
            .game(&[])
    ));
}

#[test]
fn roe_r_44_whom_others_have_spotted_is_looked_for_where_he_stands() {
    let play = Bench::new()
        .position(
            "phase: Shooting, active: First, units: [
                (id: \"us-2\", at: [(90, 70)]), (id: \"us-3\", at: [(40, 70)]),
                (id: \"ge-2\", at: [(90, 60)], veil: Spotted, known: [\"us-3\"]),
            ]",
        )
        .game(&[]);
    let offers = play.offers(Side::First);
    assert!(offers.contains(&Command::Spot { unit: id("us-2"), at: cm(90.0, 60.0) }));
    assert!(!offers.iter().any(|offer| matches!(offer, Command::Spot { unit, .. } if *unit == id("us-3"))));
}

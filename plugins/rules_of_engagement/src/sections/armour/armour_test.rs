//! Where a hit strikes, what it does to the armour, and the die of damage.

use super::{Blows, Impact, best_location, damage_lines, face_towards, locations, pierces, row_of, zone};
use crate::facts::event::Event;
use crate::facts::rolls::{ArmourRolled, Pierced};
use crate::files::values::{Discipline, Face, Fate, Location};
use crate::testing::{Bench, Play, cm, id, row};
use crate::{figures, units};
use table::{DiceCup, Side};

/// A vehicle of the Germans that looks south at (60, 40), with a squad of theirs far away and an American one in the south; with more
/// facts of the unit of the vehicle, of the squad and of figures. Its crew is as the German infantry: Experience 4, Discipline 4.
pub(super) fn vehicle(key: &str, unit: &str, squad: &str, figures: &str) -> Bench {
    let far = format!("at: [{}]", row(120.0, 5.0, 9));
    laid("Shooting", key, unit, if squad.is_empty() { &far } else { squad }, figures)
}

/// The same in another phase of the Americans.
pub(super) fn in_phase(phase: &str, key: &str, unit: &str, figures: &str) -> Bench {
    laid(phase, key, unit, &format!("at: [{}]", row(120.0, 5.0, 9)), figures)
}

fn laid(phase: &str, key: &str, unit: &str, squad: &str, figures: &str) -> Bench {
    let us = row(20.0, 110.0, 12);
    Bench::new()
        .units(Side::First, "(formation: \"us_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .vehicles(Side::Second, &format!("(vehicle: \"{key}\")"))
        .position(&format!(
            "active: First, phase: {phase}, units: [
                (id: \"us-1\", at: [{us}]), (id: \"ge-1\", {squad}), (id: \"ge-2\", at: [(60, 40)], facing: 180 {unit}),
            ], figures: [{figures}]"
        ))
}

/// The same as a game.
pub(super) fn game(key: &str, figures: &str) -> Play {
    vehicle(key, "", "", figures).game(&[])
}

/// A hit with this AT on this face of it, from the middle of that face's side.
pub(super) fn impact(face: Face, at: u8) -> Impact {
    let from = match face {
        Face::Front | Face::Top => cm(60.0, 100.0),
        Face::Side => cm(100.0, 40.0),
        Face::Rear => cm(60.0, 10.0),
    };
    let (with, above, flames, masked) = (None, face == Face::Top, false, false);
    Impact { hull: id("ge-2-01"), with, face, from, at, above, flames, masked }
}

/// What a hit comes to with these dice, all of which are needed.
pub(super) fn blow(play: &Play, impact: &Impact, chosen: Option<Location>, dice: &[u8]) -> Vec<Event> {
    let table = play.0.table();
    let mut cup = DiceCup::forced(dice.to_vec());
    let mut blows = Blows::new(&table);
    blows.strike(impact, chosen, &mut cup);
    let events = blows.comes_of_it();
    assert_eq!(cup.drawn(), dice.len() as u64, "dice that are thrown");
    events
}

pub(super) fn rolled(events: &[Event]) -> ArmourRolled {
    let found = events
        .iter()
        .find_map(|event| if let Event::VehicleStruck(rolled) = event { Some(rolled.clone()) } else { None });
    found.expect("a hit")
}

/// True if the vehicle has this fact now.
pub(super) fn is(events: &[Event], fact: figures::Is) -> bool {
    events.contains(&Event::Is(id("ge-2-01"), fact))
}

/// Those of whom something has become, in short: the last digits of their ids.
pub(super) fn fates(events: &[Event], fate: Fate) -> Vec<String> {
    let one = |event: &Event| match event {
        Event::Is(who, figures::Is::HasFate(is)) if *is == fate => Some(who.to_string()),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

/// Those who have left a vehicle.
pub(super) fn left(events: &[Event]) -> Vec<String> {
    let one = |event: &Event| match event {
        Event::Is(who, figures::Is::Aboard(None)) => Some(who.to_string()),
        _ => None,
    };
    events.iter().filter_map(one).collect()
}

fn zones(key: &str, face: Face) -> Vec<(Location, u8)> {
    let play = game(key, "");
    let (table, hull) = (play.0.table(), play.figure("ge-2-01"));
    let one = |column| zone(&table, &hull, face, column).map(|zone| (zone.location, zone.armour));
    Location::ALL.into_iter().filter_map(one).collect()
}

#[test]
fn roe_veh_01_a_die_finds_the_location_unless_the_firer_chooses() {
    use Location::{Hull, Passenger, Tracks};
    let play = game("m3_half_track", "");
    let at = |face, die: u8| rolled(&blow(&play, &impact(face, 1), None, &[die, 1])).location;
    let column = |face| (1..=6).map(|die| at(face, die)).collect::<Vec<Location>>();
    // It has no turret.
    assert_eq!(column(Face::Front), [Hull, Hull, Hull, Hull, Passenger, Tracks]);
    assert_eq!(column(Face::Side), [Hull, Hull, Passenger, Passenger, Tracks, Tracks]);
    assert_eq!(column(Face::Rear), [Hull, Hull, Passenger, Passenger, Passenger, Tracks]);
    let top = |die: u8| rolled(&blow(&play, &impact(Face::Top, 0), None, &[die, 1])).location;
    assert_eq!((1..=6).map(top).collect::<Vec<Location>>(), [Hull, Hull, Hull, Passenger, Passenger, Passenger]);
    let chosen = rolled(&blow(&play, &impact(Face::Front, 1), Some(Tracks), &[1]));
    assert_eq!((chosen.located, chosen.location, chosen.armour), (None, Tracks, 6));
}

#[test]
fn roe_veh_02_a_passenger_hit_meets_the_hull_and_is_one_of_the_hull_without_passengers() {
    assert_eq!(zones("m3_half_track", Face::Side)[2], (Location::Passenger, 6));
    assert_eq!(zones("m4", Face::Side)[2], (Location::Hull, 10));
}

#[test]
fn roe_veh_03_without_a_turret_the_hull_is_struck() {
    assert_eq!(zones("m4a3e8", Face::Rear)[1], (Location::Turret, 10));
    assert_eq!(zones("stug_iii_g", Face::Rear)[1], (Location::Hull, 8));
}

#[test]
fn roe_veh_06_the_die_and_the_at_meet_the_armour_of_the_zone() {
    assert_eq!(
        zones("m10", Face::Top),
        [(Location::Hull, 4), (Location::Turret, 3), (Location::Hull, 4), (Location::Tracks, 8)]
    );
    let hit = rolled(&blow(&game("m4", ""), &impact(Face::Side, 5), Some(Location::Hull), &[4]));
    assert_eq!((hit.die, hit.adds, hit.armour, hit.pierced), (Some(4), 5, 10, Pierced::Less));
    // From above two more.
    let hit = rolled(&blow(&game("m4", ""), &impact(Face::Top, 2), Some(Location::Hull), &[2]));
    assert_eq!((hit.adds, hit.armour), (4, 7));
}

#[test]
fn roe_veh_07_less_than_the_armour_does_nothing() {
    assert_eq!(pierces(3, 9, 13), Pierced::Less);
    assert_eq!(blow(&game("m4", ""), &impact(Face::Front, 9), Some(Location::Hull), &[3]).len(), 1);
}

#[test]
fn roe_veh_08_as_much_as_the_armour_makes_the_crew_test_but_on_the_tracks() {
    let play = game("m4", "");
    let hull = rolled(&blow(&play, &impact(Face::Front, 9), Some(Location::Hull), &[4, 3]));
    assert_eq!((hull.pierced, hull.bail.map(|bail| bail.passed)), (Pierced::Equal, Some(true)));
    let tracks = rolled(&blow(&play, &impact(Face::Front, 4), Some(Location::Tracks), &[4]));
    assert_eq!((tracks.pierced, tracks.bail), (Pierced::Equal, None));
}

#[test]
fn roe_veh_09_more_than_the_armour_goes_through_unless_the_die_is_1() {
    assert_eq!((pierces(2, 13, 9), pierces(1, 13, 9)), (Pierced::Through, Pierced::Equal));
    // ROE-W-13: 1 and 13 beat a side of 9, and count as equal.
    let hit = rolled(&blow(&game("pzkpfw_iv_h", ""), &impact(Face::Side, 13), Some(Location::Hull), &[1, 6]));
    assert_eq!((hit.pierced, hit.damage, hit.bail.is_some()), (Pierced::Equal, None, true));
}

#[test]
fn roe_r_36_a_natural_1_that_only_equals_is_still_equal() {
    assert_eq!(pierces(1, 8, 9), Pierced::Equal);
    assert_eq!(pierces(1, 7, 9), Pierced::Less);
}

#[test]
fn roe_w_12_an_m4_head_on() {
    // Location 2 is the hull: 13. 4 and 9 equal it; 2 and 1 for the commander are 3, and the crew bails out.
    let events = blow(&game("m4", ""), &impact(Face::Front, 9), None, &[2, 4, 2]);
    let hit = rolled(&events);
    assert_eq!((hit.location, hit.armour, hit.pierced), (Location::Hull, 13, Pierced::Equal));
    let bail = hit.bail.expect("a test");
    assert_eq!((bail.lines.len(), bail.lines[0].value, bail.needed, bail.passed), (1, 1, 4, false));
    assert_eq!(left(&events).len(), 5);
    assert!(events.contains(&Event::UnitIs(id("ge-2"), units::Is::Disciplined(Discipline::Suppressed))));
}

#[test]
fn roe_veh_10_the_die_of_damage_and_what_it_gets() {
    let play = game("m4", "");
    let table = play.0.table();
    let gets = |at, flames, open| {
        let mut sum = 0;
        damage_lines(&table, at, flames, open, &mut sum);
        sum
    };
    assert_eq!([12, 11, 8, 7, 2].map(|at| gets(at, false, false)), [1, 0, 0, -1, -1]);
    assert_eq!((gets(6, true, false), gets(6, true, true), gets(12, false, true)), (0, 1, 1));
    // ROE-W-15
    assert_eq!((row_of(1, -1), row_of(5, 1), row_of(6, 1), row_of(3, 0)), (1, 6, 6, 3));
}

#[test]
fn roe_r_22_an_at_of_1_or_less_gets_two_less_and_not_three() {
    let play = game("truck", "");
    let hit = rolled(&blow(&play, &impact(Face::Front, 1), Some(Location::Tracks), &[6, 5]));
    let damage = hit.damage.expect("damage");
    assert_eq!((damage.lines.iter().map(|line| line.value).sum::<i32>(), damage.row), (-2, 3));
}

#[test]
fn roe_r_34_the_at_of_the_shot_counts_for_damage_and_not_what_comes_from_above() {
    let hit = rolled(&blow(&game("m4", ""), &impact(Face::Top, 10), Some(Location::Turret), &[2, 1]));
    assert_eq!((hit.adds, hit.damage.expect("damage").lines.len()), (12, 0));
}

#[test]
fn roe_h_40_what_has_no_at_hurts_soft_vehicles_alone() {
    let half_track = rolled(&blow(&game("m3_half_track", ""), &impact(Face::Side, 0), Some(Location::Hull), &[6]));
    assert_eq!((half_track.armour, half_track.pierced), (6, Pierced::Less));
    let truck = rolled(&blow(&game("truck", ""), &impact(Face::Side, 0), Some(Location::Hull), &[3, 6]));
    assert_eq!((truck.armour, truck.pierced), (3, Pierced::Equal));
}

#[test]
fn a_face_is_that_toward_the_firer_and_on_the_limit_the_one_in_front() {
    let hull = game("m4", "").figure("ge-2-01");
    let face = |x: f64, y: f64| face_towards(&hull, cm(x, y));
    assert_eq!((face(60.0, 100.0), face(100.0, 40.0), face(60.0, 10.0)), (Face::Front, Face::Side, Face::Rear));
    assert_eq!((face(80.0, 60.0), face(80.01, 60.0), face(80.0, 20.0)), (Face::Front, Face::Side, Face::Side));
}

#[test]
fn the_firer_is_thought_to_choose_what_puts_it_out_of_action_most_often() {
    let play = game("m4", "");
    let (table, hull) = (play.0.table(), play.figure("ge-2-01"));
    assert_eq!(locations(&table, &hull, Face::Top), [Location::Hull, Location::Turret]);
    assert_eq!(best_location(&table, &hull, (Face::Side, 10, 10), false), Some(Location::Hull));
    // A 6 alone goes through the front, and most dice through the tracks.
    assert_eq!(best_location(&table, &hull, (Face::Front, 8, 8), false), Some(Location::Tracks));
    let half_track = game("m3_half_track", "");
    let best = best_location(&half_track.0.table(), &half_track.figure("ge-2-01"), (Face::Side, 9, 9), false);
    assert_eq!(best, Some(Location::Passenger));
}

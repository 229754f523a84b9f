//! The 24 rows of the table of damage. A hit of AT 11 goes through the side with a 5 and gets nothing on the table.

use super::armour_test::{blow, fates, game, impact, is, left, rolled, vehicle};
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::files::values::{Discipline, Face, Fate, Location, MainWeapon, Station};
use crate::testing::{Play, id, row};
use crate::units;
use measured_table::{Heading, Point};

/// A tank with its crew of five: 02 drives, 03 serves the bow, 04 lays, 05 loads, 06 commands.
fn tank(facts: &str) -> Play {
    game("m4", &if facts.is_empty() { String::new() } else { format!("(id: \"ge-2-01\", {facts})") })
}

/// A half-track with a crew of three and so many of the squad in it.
fn carrier(many: u8) -> Play {
    let at = row(120.0, 5.0, 9 - many);
    // Those beyond the list of places are in the vehicle.
    vehicle("m3_half_track", "", &format!("at: [{at}], aboard: \"ge-2\""), "").game(&[])
}

fn hit(play: &Play, location: Location, row: u8, dice: &[u8]) -> Vec<Event> {
    blow(play, &impact(Face::Side, 11), Some(location), &[&[5, row], dice].concat())
}

const MOVES: &str = "driven: 10";

fn is_state(events: &[Event], unit: &str, state: Discipline) -> bool {
    events.contains(&Event::UnitIs(id(unit), units::Is::Disciplined(state)))
}

#[test]
fn roe_veh_10_hull_1_the_driver_is_stunned() {
    let still = hit(&tank(""), Location::Hull, 1, &[]);
    assert!(is(&still, Is::DriverIs(Station::Dazed)) && !is(&still, Is::OutOfControl(true)));
    let moving = hit(&tank(MOVES), Location::Hull, 1, &[]);
    assert!(is(&moving, Is::DriverIs(Station::Dazed)) && is(&moving, Is::OutOfControl(true)));
    // Who is dead is not stunned.
    assert!(!is(&hit(&tank("driver: Empty"), Location::Hull, 1, &[]), Is::DriverIs(Station::Dazed)));
}

#[test]
fn roe_veh_10_hull_2_driver_gunner_and_bow_are_stunned() {
    let events = hit(&tank(""), Location::Hull, 2, &[]);
    for fact in [Is::DriverIs(Station::Dazed), Is::GunnerIs(Station::Dazed), Is::BowIs(Station::Dazed)] {
        assert!(is(&events, fact), "{fact:?}");
    }
}

#[test]
fn roe_veh_10_hull_3_the_driver_is_dead() {
    let events = hit(&tank(""), Location::Hull, 3, &[]);
    assert!(is(&events, Is::DriverIs(Station::Empty)) && !is(&events, Is::OutOfControl(true)));
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02"]);
    assert!(is(&hit(&tank(MOVES), Location::Hull, 3, &[]), Is::OutOfControl(true)));
}

#[test]
fn roe_veh_10_hull_4_driver_and_gunner_are_dead_and_the_others_leave_the_wreck() {
    let events = hit(&tank(MOVES), Location::Hull, 4, &[]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02", "ge-2-04"]);
    assert_eq!(fates(&events, Fate::Wrecked), ["ge-2-01"]);
    assert_eq!(left(&events), ["ge-2-03", "ge-2-05", "ge-2-06"]);
    assert!(is(&events, Is::OutOfControl(true)) && is_state(&events, "ge-2", Discipline::Suppressed));
}

#[test]
fn roe_veh_10_hull_5_all_the_crew_is_dead() {
    let events = hit(&tank(""), Location::Hull, 5, &[]);
    assert_eq!((fates(&events, Fate::Dead).len(), fates(&events, Fate::Wrecked).len()), (5, 1));
    assert!(events.iter().any(|event| matches!(event, Event::Lost { captured: false, .. })));
}

#[test]
fn roe_veh_10_hull_6_it_blows_up() {
    // Of its own squad one man stands 4 cm from its side, one 6 cm.
    let near = vehicle("m4", "", "at: [(68.25, 40), (71.25, 45)]", "").game(&[]);
    let events = hit(&near, Location::Hull, 6, &[3, 3]);
    assert_eq!(fates(&events, Fate::Destroyed), ["ge-2-01"]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02", "ge-2-03", "ge-2-04", "ge-2-05", "ge-2-06", "ge-1-01"]);
    let test = &rolled(&events).tests[0];
    assert_eq!((test.die, test.kill, test.figure), (3, Some(3), id("ge-1-01")));
    assert!(fates(&hit(&near, Location::Hull, 6, &[4]), Fate::Dead).len() == 5);
    assert!(fates(&hit(&near, Location::Hull, 6, &[3, 2]), Fate::Dead).len() == 5);
}

#[test]
fn roe_veh_10_turret_1_the_gunner_is_stunned() {
    let events = hit(&tank(""), Location::Turret, 1, &[]);
    assert!(is(&events, Is::GunnerIs(Station::Dazed)) && events.len() == 2);
}

#[test]
fn roe_veh_10_turret_2_the_gunner_is_dead() {
    let events = hit(&tank(""), Location::Turret, 2, &[]);
    assert!(is(&events, Is::GunnerIs(Station::Empty)));
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-04"]);
}

#[test]
fn roe_veh_10_turret_3_the_main_weapon_is_damaged_and_the_turret_jammed() {
    let events = hit(&tank(""), Location::Turret, 3, &[]);
    assert!(is(&events, Is::WeaponIs(MainWeapon::Damaged)) && is(&events, Is::TurretJammed(true)));
    // What is out of action is not mended by it.
    assert!(!is(&hit(&tank("weapon: Out"), Location::Turret, 3, &[]), Is::WeaponIs(MainWeapon::Damaged)));
}

#[test]
fn roe_veh_10_turret_4_gunner_and_commander_are_dead_and_the_gun_is_out() {
    let events = hit(&tank(""), Location::Turret, 4, &[]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-04", "ge-2-06"]);
    assert!(is(&events, Is::WeaponIs(MainWeapon::Out)) && left(&events).is_empty());
}

#[test]
fn roe_veh_10_turret_5_splinters_in_the_crew_space() {
    // With -2 a 5 fails Experience 4, and a 6 passes.
    let events = hit(&tank(""), Location::Turret, 5, &[5, 5, 6, 6, 6]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02", "ge-2-03"]);
    assert_eq!(left(&events), ["ge-2-04", "ge-2-05", "ge-2-06"]);
    assert_eq!(fates(&events, Fate::Wrecked), ["ge-2-01"]);
    assert_eq!(rolled(&events).tests[0].lines.iter().map(|line| line.value).sum::<i32>(), -2);
}

#[test]
fn roe_veh_10_turret_6_it_bursts_into_flames() {
    let events = hit(&tank(""), Location::Turret, 6, &[]);
    assert_eq!((fates(&events, Fate::Destroyed).len(), fates(&events, Fate::Dead).len()), (1, 5));
}

#[test]
fn roe_veh_10_passenger_1_some_passengers_are_hit() {
    let events = hit(&carrier(4), Location::Passenger, 1, &[2, 3, 4]);
    assert_eq!((fates(&events, Fate::Dead), left(&events).len()), (vec!["ge-1-06".to_string()], 0));
    // There are no more than four.
    assert_eq!(fates(&hit(&carrier(4), Location::Passenger, 1, &[6, 3, 3, 3, 3]), Fate::Dead).len(), 4);
}

#[test]
fn roe_veh_10_passenger_2_and_the_survivors_leave_the_wreck() {
    let events = hit(&carrier(2), Location::Passenger, 2, &[1, 3, 4]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-1-08"]);
    assert_eq!(left(&events), ["ge-2-02", "ge-2-03", "ge-2-04", "ge-1-09"]);
    assert_eq!(fates(&events, Fate::Wrecked), ["ge-2-01"]);
}

#[test]
fn roe_w_14_a_bazooka_at_a_half_track() {
    // 3 and 9 beat 6; location 4 is the passengers; a 2 on the table. Of three the D6 hits two, of whom one dies; the two that are left
    // pass with +1, and are Shaken.
    let play = carrier(3);
    let events = blow(&play, &impact(Face::Side, 9), None, &[4, 3, 2, 2, 3, 4, 3, 3]);
    let hit = rolled(&events);
    assert_eq!(
        (hit.location, hit.armour, hit.damage.map(|damage| (damage.lines.len(), damage.row))),
        (Location::Passenger, 6, Some((0, 2)))
    );
    assert_eq!(fates(&events, Fate::Dead), ["ge-1-07"]);
    assert!(is_state(&events, "ge-1", Discipline::Shaken) && is_state(&events, "ge-2", Discipline::Suppressed));
}

#[test]
fn roe_emb_09_passengers_of_a_wreck_test_with_1_more_and_are_shaken() {
    // Row 5 of the hull: the crew is dead, and the row says nothing of passengers. 3 and 1 pass, 2 and 1 fail.
    let events = hit(&carrier(2), Location::Hull, 5, &[3, 2]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02", "ge-2-03", "ge-2-04", "ge-1-09"]);
    assert_eq!(left(&events), ["ge-1-08"]);
    assert!(is_state(&events, "ge-1", Discipline::Shaken));
}

#[test]
fn roe_veh_10_passenger_3_smoke_in_the_crew_space() {
    // Three of the crew and one passenger test; the passenger tests once more.
    let events = hit(&carrier(1), Location::Passenger, 3, &[3, 4, 4, 4, 3]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02"]);
    assert_eq!(left(&events), ["ge-2-03", "ge-2-04", "ge-1-09"]);
    assert_eq!(fates(&events, Fate::Wrecked), ["ge-2-01"]);
}

#[test]
fn roe_veh_10_passenger_4_flames() {
    let events = hit(&carrier(2), Location::Passenger, 4, &[3, 4, 4]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-02", "ge-2-03", "ge-2-04", "ge-1-08"]);
    assert_eq!((left(&events), fates(&events, Fate::Wrecked).len()), (vec!["ge-1-09".to_string()], 1));
}

#[test]
fn roe_veh_10_passenger_5_it_rolls_on_with_all_dead() {
    let events = hit(&carrier(1), Location::Passenger, 5, &[3, 5]);
    assert_eq!((fates(&events, Fate::Dead).len(), fates(&events, Fate::Wrecked).len()), (4, 1));
    // 8 cm to the south.
    assert!(is(&events, Is::Stands(Some(Point::new(6_000, 4_800)))));
    // Not onto a vehicle or man in its way: its front is 6 cm before its middle.
    let stopped = vehicle("m3_half_track", "", "at: [(60, 50)]", "").game(&[]);
    let events = hit(&stopped, Location::Passenger, 5, &[3, 5]);
    assert!(is(&events, Is::Stands(Some(Point::new(6_000, 4_200)))));
}

#[test]
fn roe_veh_10_passenger_6_it_bursts_into_flames() {
    let events = hit(&carrier(2), Location::Passenger, 6, &[]);
    assert_eq!((fates(&events, Fate::Destroyed).len(), fates(&events, Fate::Dead).len()), (1, 5));
}

#[test]
fn roe_veh_10_tracks_1_it_slews_toward_the_attack() {
    let events = hit(&tank(MOVES), Location::Tracks, 1, &[]);
    // From the east, as it looks south: it turns to the left.
    assert!(is(&events, Is::Faces(Heading::new(900))));
    let ahead = blow(&tank(MOVES), &impact(Face::Front, 11), Some(Location::Tracks), &[5, 1, 4]);
    assert!(is(&ahead, Is::Faces(Heading::new(2_700))));
    let left = blow(&tank(MOVES), &impact(Face::Front, 11), Some(Location::Tracks), &[5, 1, 3]);
    assert!(is(&left, Is::Faces(Heading::new(900))));
    // One that stands still: row 2.
    let still = hit(&tank(""), Location::Tracks, 1, &[]);
    assert!(is(&still, Is::DriverIs(Station::Dazed)) && !is(&still, Is::Faces(Heading::new(900))));
}

#[test]
fn roe_veh_10_tracks_2_the_driver_is_stunned() {
    assert!(is(&hit(&tank(""), Location::Tracks, 2, &[]), Is::DriverIs(Station::Dazed)));
}

#[test]
fn roe_veh_10_tracks_3_a_track_is_damaged() {
    let events = hit(&tank(""), Location::Tracks, 3, &[]);
    assert!(is(&events, Is::TrackDamaged(true)) && events.len() == 2);
}

#[test]
fn roe_veh_10_tracks_4_a_track_is_blown_off() {
    // Not fired on: 3 and 1 are 4. The commander adds nothing to a Discipline test.
    let stays = hit(&tank(""), Location::Tracks, 4, &[3]);
    assert!(is(&stays, Is::Immobile(true)) && left(&stays).is_empty());
    let goes = hit(&tank(""), Location::Tracks, 4, &[2]);
    assert_eq!((left(&goes).len(), fates(&goes, Fate::Wrecked).len()), (5, 0));
}

#[test]
fn roe_veh_10_tracks_5_the_engine_is_damaged() {
    let stays = hit(&tank(""), Location::Tracks, 5, &[3]);
    assert!(is(&stays, Is::Immobile(true)) && is(&stays, Is::EngineDamaged(true)) && left(&stays).is_empty());
    assert_eq!(left(&hit(&tank(""), Location::Tracks, 5, &[2])).len(), 5);
}

#[test]
fn roe_veh_10_tracks_6_an_explosion_in_the_crew_space() {
    let events = hit(&tank(""), Location::Tracks, 6, &[3, 4, 4, 4, 4]);
    assert_eq!((fates(&events, Fate::Dead), left(&events).len()), (vec!["ge-2-02".to_string()], 4));
    assert_eq!(fates(&events, Fate::Wrecked), ["ge-2-01"]);
}

#[test]
fn roe_r_24_what_is_wrecked_or_destroyed_is_struck_no_more_and_stays() {
    let play = game("m4", "(id: \"ge-2-01\", fate: Wrecked)");
    assert!(blow(&play, &impact(Face::Side, 11), Some(Location::Hull), &[]).is_empty());
    let events = hit(&tank(""), Location::Turret, 6, &[]);
    assert!(!is(&events, Is::Stands(None)));
}

#[test]
fn roe_h_39_the_commander_of_a_t_34_76_is_its_gunner_too() {
    // 02 drives, 03 serves the bow, 04 loads, 05 commands and lays.
    let events = hit(&game("t_34_76", ""), Location::Turret, 4, &[]);
    assert_eq!(fates(&events, Fate::Dead), ["ge-2-05"]);
}

//! Who rides: what he is told, what he sees, what befalls him, and how he comes out of it. A half-track `us-07` with its crew `us-08` to
//! `us-10`, in which `us-02` and `us-03` ride.

use crate::Event;
use crate::facts::figures::{Figure, Is};
use crate::files::values::{Health, Morale, Motion, Posture};
use crate::sections::casualties::Harm;
use crate::sections::locating::{attempt, comes_out, learned};
use crate::sections::{exposure, points};
use crate::testing::{Bench, Play, id};
use table::DiceCup;
use table::Side::{First, Second};

fn bench(active: &str, track: &str, more: &str) -> Bench {
    Bench::new().vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")").position(&format!(
        "active: {active}, figures: [(id: \"us-07\", at: (90, 60), facing: 0, {track}), (id: \"us-02\", aboard: \"us-07\"),
            {more}]"
    ))
}

fn play(track: &str, more: &str, dice: &[u8]) -> Play {
    bench("(side: First, team: 0)", track, more).game(dice)
}

const MATE: &str = "(id: \"us-03\", aboard: \"us-07\")";
const ENEMY: &str = "(id: \"ge-01\", at: (90, 30), located: true)";
const OUT: &str = "Disembark(unit: \"us-02\", at: (x: 9550, y: 6000))";

fn knows(events: &[Event], who: &str) -> bool {
    events.iter().any(|event| matches!(event, Event::Is(one, Is::Knows(_)) if *one == id(who)))
}

#[test]
fn ph_7_13_13_word_reaches_who_rides_in_an_open_vehicle_and_goes_on_from_him() {
    let near = play("", &format!("{ENEMY}, {MATE}, (id: \"us-01\", at: (96, 60))"), &[]);
    let heard = |play: &Play| {
        let table = play.0.table();
        let events = learned(&table, &play.figure("us-01"), &play.figure("ge-01"));
        ["us-01", "us-02", "us-03", "us-07", "us-08"].map(|who| knows(&events, who))
    };
    assert_eq!(heard(&near), [true, true, true, true, false], "the crew knows as its vehicle");
    let far = play("", &format!("{ENEMY}, {MATE}, (id: \"us-01\", at: (130, 60))"), &[]);
    assert_eq!(heard(&far), [true, false, false, false, false]);
}

#[test]
fn ph_7_5_05_a_neighbour_tells_who_rides_for_nothing() {
    // Far from his mates when he learned of it.
    let told = format!("{ENEMY}, (id: \"us-01\", at: (96, 60), knows: [\"ge-01\"])");
    let mut play = play("", &told, &[]);
    play.order(First, "Tell(unit: \"us-01\", to: \"us-02\", by: Voice)");
    let table = play.0.table();
    assert!(play.figure("us-02").knows.has(table.no(id("ge-01")).expect("he")));
    assert_eq!(play.figure("us-01").used, 0);
}

#[test]
fn ph_4_5_04_and_ph_7_7_18_friends_on_foot_and_those_beside_him_test_for_who_is_hit_in_a_vehicle() {
    let around = format!("{MATE}, (id: \"us-04\", at: (96, 60)), (id: \"us-05\", at: (130, 60))");
    let play = play("", &around, &[]);
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    harm.wound(id("us-02"), false);
    let testers: Vec<String> = harm.testers().iter().map(|(who, _)| who.to_string()).collect();
    assert_eq!(testers, ["us-03", "us-04"], "neither the crew nor who is far away");
    // PH-H-44: nobody inside tests for who falls outside.
    let mut harm = Harm::new(&table);
    harm.wound(id("us-04"), false);
    assert!(harm.testers().is_empty());
}

#[test]
fn ph_7_7_20_who_rides_tests_under_suppressive_fire_and_lies_down_when_he_is_out() {
    let play = play("", MATE, &[]);
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    harm.shake(id("us-02"));
    let events = harm.over(&mut DiceCup::forced(vec![1]));
    let of = |is: Is| events.contains(&Event::Is(id("us-02"), is));
    assert!(of(Is::Spirited(Morale::Pinned)) && !of(Is::Holds(Posture::Prone)), "{events:?}");
}

#[test]
fn ph_4_5_03_and_ph_7_4_03_a_pinned_man_who_climbs_out_lies_prone() {
    let bench = Bench::new().vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")").position(
        "active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 0),
            (id: \"us-02\", aboard: \"us-07\", morale: Pinned), (id: \"ge-01\", at: (20, 10))]",
    );
    let mut play = bench.game(&[]);
    play.order(First, OUT);
    assert_eq!(play.figure("us-02").posture, Posture::Prone);
}

#[test]
fn ph_7_9_05_a_wounded_man_jumps_off_and_stays_wounded() {
    let bench = |morale: &str| {
        Bench::new().vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")").position(&format!(
            "active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 0, motion: Moved),
                (id: \"us-02\", aboard: \"us-07\", health: Wounded, {morale}), (id: \"ge-01\", at: (20, 10))]"
        ))
    };
    // He falls, and passes the test of his morale.
    let mut play = bench("").game(&[1, 10]);
    play.order(First, OUT);
    let man = play.figure("us-02");
    assert_eq!((man.health, man.posture, man.aboard), (Health::Wounded, Posture::Prone, None));
    assert_eq!(bench("morale: Pinned").game(&[]).refused(First, OUT), "PH-4.5-01", "who cannot move does not jump");
}

#[test]
fn ph_h_21_who_climbs_out_of_a_located_vehicle_is_located_and_known_as_it_was() {
    let enemies = "(id: \"ge-01\", at: (90, 30), knows: [\"us-07\"]), (id: \"ge-02\", at: (93, 30))";
    let mut seen = play("located: true", enemies, &[]);
    seen.order(First, OUT);
    let no = seen.0.table().no(id("us-02")).expect("he");
    assert!(seen.figure("us-02").located);
    assert_eq!(["ge-01", "ge-02"].map(|who| seen.figure(who).knows.has(no)), [true, false]);
    let mut hidden = play("", enemies, &[]);
    hidden.order(First, OUT);
    assert!(!hidden.figure("us-02").located);
    let table = hidden.0.table();
    let figures: Vec<Figure> = table.figures.iter().collect();
    let (track, man) = (hidden.figure("us-07"), hidden.figure("us-02"));
    assert!(
        comes_out(&table, &figures, &track, &man).iter().all(|event| !matches!(event, Event::Is(_, Is::Located(_))))
    );
}

#[test]
fn ph_r_66_and_ph_h_21_who_finds_a_rider_finds_his_vehicle_and_puts_nobody_on_the_table() {
    let play = play("", "(id: \"ge-01\", at: (90, 30))", &[]);
    let table = play.0.table();
    let rider = exposure::exposed_in(&table, &play.figure("us-07")).next().expect("who is exposed");
    let (found, events) = attempt(&table, &mut DiceCup::forced(vec![]), &play.figure("ge-01"), &rider);
    assert!(found && events.contains(&Event::Is(id("us-07"), Is::Located(true))), "{events:?}");
    assert!(!events.iter().any(|event| matches!(event, Event::Is(one, _) if *one == id("us-02"))), "{events:?}");
}

#[test]
fn ph_h_21_nobody_is_too_near_to_fire_at_who_rides_in_an_open_vehicle() {
    let gunner = "(id: \"ge-01\", at: (95, 60), located: true, knows: [\"us-07\"])";
    let mut play = bench("(side: Second, team: 0)", "located: true", gunner).game(&[1, 2, 3, 1, 2, 3]);
    let events = play.order(Second, "Fire(unit: \"ge-01\", at: \"us-02\")");
    // And he is told what his dice have done, as the vehicle is located.
    let fired = events.iter().find_map(|event| if let Event::Fired(volley) = event { Some(volley) } else { None });
    assert!(fired.is_some_and(|volley| !volley.shots.is_empty() && volley.unseen == 0), "{events:?}");
}

#[test]
fn ph_7_14_05_a_vehicle_whose_last_man_is_shot_is_on_alert_no_more() {
    let dead = "(id: \"us-09\", health: Dead), (id: \"us-10\", health: Dead)";
    let play = play("alert: true", dead, &[]);
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    harm.kill(id("us-08"), false);
    assert!(harm.events.contains(&Event::Is(id("us-07"), Is::Alert(false))), "{:?}", harm.events);
}

#[test]
fn ph_r_43_a_vehicle_whose_card_is_turned_no_more_has_halted_when_the_next_turn_begins() {
    let dead = ["08", "09", "10"].map(|no| format!("(id: \"us-{no}\", health: Dead)")).join(", ");
    let halts =
        |play: Play| points::worked_out(&play.0.table()).contains(&Event::Is(id("us-07"), Is::Moves(Motion::Still)));
    assert!(halts(play("motion: Moved", &dead, &[])));
    assert!(!halts(play("motion: Moved", MATE, &[])), "its own card halts it");
}

#[test]
fn ph_6_1_01_a_crewman_who_rides_in_another_vehicle_brings_his_points() {
    let vehicles = "(name: \"Jeep\", vehicle: \"jeep\"), (name: \"Truck\", vehicle: \"truck\")";
    let mut play = Bench::new()
        .vehicles(First, vehicles)
        .scenario("points: Individual")
        .position(
            "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (60, 60), health: Dead),
                (id: \"us-08\", at: (95, 60)), (id: \"us-09\", at: (90, 60), facing: 0), (id: \"ge-01\", at: (20, 10))]",
        )
        .game(&[]);
    play.order(First, "Embark(unit: \"us-08\", into: \"us-09\")");
    let events = points::worked_out(&play.0.table());
    let has = |who: &str| {
        let of = |event: &Event| match event {
            Event::Is(one, Is::HasPoints(points)) if *one == id(who) => Some(*points),
            _ => None,
        };
        events.iter().find_map(of)
    };
    assert_eq!((has("us-08"), has("us-10")), (Some(5), None), "an NCO has 5, and who serves a vehicle none");
}

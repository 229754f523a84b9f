//! Who can be fired at in a vehicle (PH-H-21).

use super::wounds_aboard;
use crate::dispatch::report::Report;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::{Battery, Health};
use crate::sections::casualties::Harm;
use crate::sections::casualties::odds::prospects;
use crate::sections::grenades;
use crate::sections::gunnery::{self, Shell};
use crate::sections::locating::attempt;
use crate::testing::{Bench, Play, cm, id, read};
use crate::{Chance, Command, Event, PerrysHeroes};
use measured_table::Point;
use table::Side::{First, Second};
use table::{CounterId, DiceCup, RuleSet as _};

/// A man rides in a vehicle of this kind, which all know; a German fires.
fn play(key: &str, known: bool, dice: &[u8]) -> Play {
    let (located, knows) = if known { ("located: true", "knows: [\"us-07\"]") } else { ("", "") };
    Bench::new()
        .vehicles(First, &format!("(name: \"Vehicle\", vehicle: \"{key}\")"))
        .position(&format!(
            "active: (side: Second, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 90, {located}),
                (id: \"us-02\", aboard: \"us-07\", posture: Prone), (id: \"ge-02\", at: (90, 30), {knows})]"
        ))
        .game(dice)
}

const FIRE: &str = "Fire(unit: \"ge-02\", at: \"us-02\")";

#[test]
fn ph_h_21_who_rides_in_an_open_vehicle_is_fired_at_as_behind_a_low_wall() {
    let mut play = play("m3_half_track", true, &[10, 6]);
    let command: Command = read(FIRE);
    let report = play.0.seen_by(Second, |seen| PerrysHeroes::judge(seen, Second, &command));
    let Ok(Report::Fire(report)) = report else { panic!("{report:?}") };
    let lines: Vec<(&str, i32)> = report.salvo.dice[0][0].lines.iter().map(|line| (line.rule.0, line.value)).collect();
    assert!(lines.contains(&("PH-H-21", -1)), "{lines:?}");
    assert!(!lines.iter().any(|(rule, _)| *rule == "PH-R-09"), "he does not lie on the ground: {lines:?}");
    assert_eq!(report.struck[0].lines.iter().map(|line| line.value).sum::<i32>(), -1);
    play.order(Second, FIRE);
    assert_eq!(play.figure("us-02").health, Health::Dead);
}

#[test]
fn ph_h_21_nobody_aims_at_crews_nor_into_closed_vehicles_nor_at_whom_nobody_knows() {
    let open = play("m3_half_track", true, &[]);
    assert_eq!(open.refused(Second, "Fire(unit: \"ge-02\", at: \"us-08\")"), "PH-7.7-01", "of its crew");
    assert_eq!(play("m3_half_track", false, &[]).refused(Second, FIRE), "PH-7.13-14", "as of the vehicle");
    let offers = open.offers(Second);
    assert!(offers.contains(&read(FIRE)));
}

#[test]
fn ph_geo_02_the_distance_is_that_to_the_hull() {
    let play = play("m3_half_track", true, &[]);
    let table = play.0.table();
    let man = super::as_target(&table, &play.figure("us-02")).expect("a target");
    let gap = table.gap(&play.figure("ge-02"), &man).expect("a gap");
    assert!(gap.within(2650) && !gap.within(2649), "30 cm less 2.25 and 1.25: {gap}");
}

/// A man `us-02` rides in a vehicle that looks east from (90, 60).
fn riding(key: &str, more: &str) -> Play {
    Bench::new()
        .vehicles(First, &format!("(name: \"Vehicle\", vehicle: \"{key}\")"))
        .position(&format!(
            "active: (side: Second, team: 0), figures: [(id: \"us-07\", at: (90, 60), facing: 90, {more}), (id: \"ge-02\", at: (20, 10))]"
        ))
        .game(&[])
}

/// Who rolls dice in what bursts so far from the middle of the vehicle, and what each of his dice gets.
fn reached(play: &Play, bursts: impl Fn(&Table, &mut Harm, &mut DiceCup)) -> Vec<(CounterId, i32)> {
    let table = play.0.table();
    let mut harm = Harm::new(&table);
    bursts(&table, &mut harm, &mut DiceCup::forced(vec![1; 60]));
    let one = |event: &Event| match event {
        Event::Blasted(rolled) => Some((rolled.unit, rolled.lines.iter().map(|line| line.value).sum())),
        _ => None,
    };
    harm.events.iter().filter_map(one).collect()
}

#[test]
fn ph_7_12_07_and_ph_7_8_08_bursts_reach_who_rides_in_an_open_vehicle_as_behind_a_low_wall() {
    let truck = riding("truck", "located: true), (id: \"us-02\", aboard: \"us-07\"");
    let grenade = |play: &Play, at: Point| {
        reached(play, |table, harm, dice| grenades::blast(table, harm, dice, at, &table.field.charts.grenade))
    };
    // Half a hull is 2.25 cm wide, and a grenade reaches 5 cm.
    assert_eq!(grenade(&truck, cm(90.0, 60.0)), [(id("us-02"), -2)]);
    assert_eq!(grenade(&truck, cm(90.0, 67.25)), [(id("us-02"), -2)]);
    assert!(grenade(&truck, cm(90.0, 67.26)).is_empty());
    let shell = Shell { at: cm(90.0, 72.25), dice: 6, strikes: None };
    assert_eq!(reached(&truck, |table, harm, dice| gunnery::bursts(table, harm, dice, &shell)), [(id("us-02"), -2)]);
    let mortar = |table: &Table| table.field.charts.artillery.of(Battery::Mortar).blast;
    let strikes = |table: &Table, harm: &mut Harm, dice: &mut DiceCup| {
        grenades::blast(table, harm, dice, cm(90.0, 82.25), &mortar(table));
    };
    assert_eq!(reached(&truck, strikes), [(id("us-02"), -2)]);
    // Its chances say the same.
    let table = truck.0.table();
    let course = gunnery::course(&table, &shell, Chance::SURE);
    assert_eq!(course.fates.iter().map(|fate| fate.unit).collect::<Vec<_>>(), [id("us-02")]);
    assert_eq!(course.shaken.len(), 1, "he tests if nothing strikes him");
}

#[test]
fn ph_h_22_bursts_reach_the_commander_in_his_hatch_and_nobody_who_is_shut_in() {
    let grenade = |more: &str| {
        reached(&riding("m4a1_m4a3", more), |table, harm, dice| {
            grenades::blast(table, harm, dice, cm(90.0, 60.0), &table.field.charts.grenade);
        })
    };
    assert!(grenade("").is_empty());
    assert_eq!(grenade("hatch: true"), [(id("us-08"), -2)]);
    // PH-H-44: he rolls, and does not test.
    let play = riding("m4a1_m4a3", "hatch: true");
    let table = play.0.table();
    let course = grenades::burst(&table, cm(90.0, 60.0), &table.field.charts.grenade, Chance::SURE);
    assert_eq!((course.fates.len(), course.shaken.len()), (1, 0));
    let odds = prospects(&table, &[course]);
    assert_eq!(odds.iter().map(|one| (one.fate.unit, one.tests)).collect::<Vec<_>>(), [(id("us-08"), Chance::NEVER)]);
}

/// How the second side sees a man of the first: his health, whether he is located, and which man he is.
fn seen(play: &Play, who: &str) -> (Health, bool, Option<u8>) {
    let figure: Figure = play.0.seen_by(Second, |seen| seen.figure(id(who)).expect("a figure"));
    (figure.health, figure.located, figure.who)
}

#[test]
fn ph_h_21_and_ph_7_13_14_who_hits_a_man_in_a_located_open_vehicle_sees_his_wound() {
    let mut play = play("m3_half_track", true, &[10, 1]);
    play.order(Second, FIRE);
    assert_eq!(play.figure("us-02").health, Health::Wounded);
    assert_eq!(seen(&play, "us-02"), (Health::Wounded, false, None), "and nothing else of him");
    let told = format!("{:?}", play.0.journal().told(Second).collect::<Vec<_>>());
    assert!(told.contains("Healthy(Wounded)"), "{told}");
}

#[test]
fn ph_h_21_and_ph_h_22_wounds_are_seen_of_whom_one_can_fire_at_in_a_located_vehicle() {
    let rider = |more: &str| riding("truck", &format!("{more}), (id: \"us-02\", aboard: \"us-07\", health: Wounded"));
    let crew = |key: &str, more: &str| riding(key, &format!("{more}), (id: \"us-08\", health: Wounded"));
    let start = |play: &Play, who: &str| {
        let start = play.0.view(Second).start();
        start.figures.iter().find(|one| one.id == id(who)).expect("a figure").health
    };
    for (play, who, health) in [
        (rider("located: true"), "us-02", Health::Wounded),
        (rider(""), "us-02", Health::Fit),
        (crew("truck", "located: true"), "us-08", Health::Fit),
        (crew("m4a1_m4a3", "located: true, hatch: true"), "us-08", Health::Wounded),
        (crew("m4a1_m4a3", "located: true"), "us-08", Health::Fit),
        (crew("m4a1_m4a3", "hatch: true"), "us-08", Health::Fit),
    ] {
        assert_eq!((seen(&play, who).0, start(&play, who)), (health, health), "{who}");
    }
}

#[test]
fn ph_h_21_wounds_are_told_when_they_come_into_sight() {
    let wound = |who: &str, health: Health| Event::Is(id(who), Is::Healthy(health));
    let first = |team: u8, key: &str, figures: &str| {
        let figures = format!(
            "active: (side: First, team: {team}), figures: [(id: \"us-07\", at: (90, 60), {figures}, (id: \"ge-02\", at: (90, 30))]"
        );
        let vehicles = format!("(name: \"Vehicle\", vehicle: \"{key}\")");
        Bench::new().vehicles(First, &vehicles).position(&figures).game(&[])
    };
    // The vehicle is located.
    let rider = |health: &str| first(0, "truck", &format!("), (id: \"us-02\", aboard: \"us-07\", health: {health})"));
    let play = rider("Wounded");
    let table = play.0.table();
    let (found, events) = attempt(&table, &mut DiceCup::forced(vec![]), &play.figure("ge-02"), &play.figure("us-07"));
    assert!(found && events.contains(&wound("us-02", Health::Wounded)), "{events:?}");
    let sound = rider("Fit");
    assert!(wounds_aboard(&sound.0.table(), &sound.figure("us-07")).is_empty());
    // He climbs into one that is; its commander looks out.
    let embark = "Embark(unit: \"us-02\", into: \"us-07\")";
    for (located, told) in [("located: true", true), ("located: false", false)] {
        let mut play = first(0, "truck", &format!("{located}), (id: \"us-02\", at: (95, 60), health: Treated)"));
        assert_eq!(play.order(First, embark).contains(&wound("us-02", Health::Treated)), told, "{located}");
        let mut play = first(1, "m4a1_m4a3", &format!("{located}), (id: \"us-08\", health: Wounded)"));
        let events = play.order(First, "Hatch(unit: \"us-07\", open: true)");
        assert_eq!(events.contains(&wound("us-08", Health::Wounded)), told, "{located}");
        assert_eq!(seen(&play, "us-08").0 == Health::Wounded, told);
    }
}

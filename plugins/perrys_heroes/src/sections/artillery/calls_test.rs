//! Registering and calling.

use super::{CallReport, as_objectives, hex_of, odds, report};
use crate::facts::battle::{BattleIs, Support};
use crate::facts::event::Event;
use crate::files::values::{Battery, Mission};
use crate::testing::{Bench, Play, charts, cm, id};
use crate::{Command, Kind};
use measured_table::shapes::TacticalHex;
use table::Side::{First, Second};

/// A sergeant, a radio operator and a man; and a team without a radio.
pub(super) const TEAM: &str = r#"(name: "Team", men: [(name: "Sergeant", grade: Nco, weapon: "thompson"),
    (name: "Operator", speciality: Radio, weapon: "m1_garand"), (name: "Man", weapon: "m1_garand")])"#;
pub(super) const OURS: &str =
    r#"(id: "us-01", at: (90, 100)), (id: "us-02", at: (94, 100)), (id: "us-03", at: (86, 100))"#;
const CALL: &str = r#"CallFire(unit: "us-01", radio: "us-02", at: (x: 8700, y: 5100))"#;

/// The first side has mortars and guns, and acts in turn 3.
pub(super) fn bench(figures: &str, more: &str) -> Bench {
    Bench::new().teams(First, TEAM).artillery(First, "Mortar, Guns").position(&format!(
        "turn: 3, wind: 7, active: (side: First, team: 0), {more} figures: [{figures}, (id: \"ge-01\", at: (90, 20))]"
    ))
}

fn play(dice: &[u8]) -> Play {
    bench(OURS, "").game(dice)
}

pub(super) fn support(play: &Play, no: u8) -> Support {
    play.0.table().battle.support(First, no).cloned().expect("it is bought")
}

#[test]
fn ph_5_1_02_one_hex_is_registered_for_mortars_and_three_for_guns() {
    let bench = Bench::new().teams(First, TEAM).artillery(First, "Mortar, Guns").scenario("dealt: false, wind: 7");
    let mut play = bench.game(&[]);
    play.order(First, "Register(at: [(x: 8660, y: 5000)])");
    play.order(First, "Register(at: [(x: 8700, y: 5100)])");
    let same_hex = [TacticalHex::new(10, 0)];
    assert_eq!(support(&play, 0).registered.as_slice(), same_hex, "instead of the one before");
    let three = "(x: 100, y: 100), (x: 3000, y: 3000), (x: 6000, y: 3000)";
    let refused = |order: &str| play.refused(First, order);
    assert_eq!(refused("Register(at: [(x: 8660, y: 5000), (x: 100, y: 100)])"), "PH-5.1-02");
    assert_eq!(refused(&format!("Register(support: 1, at: [{three}, (x: 9000, y: 9000)])")), "PH-5.1-02");
    assert_eq!(refused("Register(support: 1, at: [(x: 8660, y: 5000), (x: 8700, y: 5100)])"), "PH-5.1-02", "twice");
    assert_eq!(refused("Register(support: 1, at: [(x: 8660, y: -10)])"), "PH-7.8-01", "beside the table");
    assert_eq!(refused("Register(support: 2, at: [(x: 8660, y: 5000)])"), "PH-7.8-01", "not bought");
    play.order(First, &format!("Register(support: 1, at: [{three}])"));
    assert_eq!(support(&play, 1).registered.len(), 3);
}

#[test]
fn ph_d_05_objectives_are_registered_where_nothing_is_said() {
    let mut start = Bench::new().artillery(Second, "Mortar, Guns").scenario("dealt: false, wind: 7").start();
    let objectives = vec![cm(60.0, 30.0), cm(120.0, 30.0)];
    std::sync::Arc::make_mut(&mut start.field).sides[1].objectives = objectives.clone();
    let dice = table::DiceCup::forced(Vec::new());
    let mut play = Play(table::Game::new(bevy_ecs::prelude::World::new(), start, dice).expect("a game"));
    for order in ["PlaceAll", "SetUpDone"] {
        play.order(First, order);
    }
    let offers = play.offers(Second);
    let registers = offers.iter().filter(|order| matches!(order, Command::Register { .. })).count();
    assert_eq!(registers, 2, "its own objectives, for each support: {offers:?}");
    play.order(Second, "PlaceAll");
    let of = |table: &crate::Table| -> Vec<Vec<TacticalHex>> {
        let told = as_objectives(table, Second).into_iter();
        let of = |event: Event| match event {
            Event::BattleIs(BattleIs::Support(support)) => support.registered.to_vec(),
            other => panic!("{other:?}"),
        };
        told.map(of).collect()
    };
    let table = play.0.table();
    let hexes: Vec<TacticalHex> = objectives.iter().map(|at| hex_of(&table, *at)).collect();
    assert_eq!(of(&table), [vec![hexes[0]], hexes.clone()]);
    // An order that is about no objectives registers none.
    assert!(as_objectives(&table, First).is_empty());
    play.order(Second, "Register(at: [(x: 9000, y: 9000)])");
    assert_eq!(of(&play.0.table()), [hexes], "what has been chosen stays");
}

#[test]
fn ph_7_8_01_who_has_bought_artillery_names_a_hex() {
    let mut play = play(&[1]);
    assert_eq!(play.refused(First, &CALL.replace("at:", "support: 2, at:")), "PH-7.8-01");
    assert_eq!(play.refused(First, &CALL.replace("y: 5100", "y: 12001")), "PH-7.8-01");
    let events = play.order(First, CALL);
    let called = events.iter().find_map(|event| if let Event::Called(called) = event { Some(*called) } else { None });
    let called = called.expect("a call");
    assert_eq!((called.at, called.battery, called.support), (TacticalHex::new(10, 0), Battery::Mortar, 0));
    let none = Bench::new().teams(First, TEAM).position(&format!("active: (side: First, team: 0), figures: [{OURS}]"));
    assert_eq!(none.game(&[]).refused(First, CALL), "PH-7.8-01");
}

#[test]
fn ph_7_8_02_a_leader_calls_with_a_radio_near_him_in_sight() {
    let refused = |figures: &str, order: &str| bench(figures, "").game(&[]).refused(First, order);
    let by_man = CALL.replace("us-01", "us-03");
    let near = OURS.replace("(86, 100)", "(94, 103)");
    assert_eq!(refused(&near, &by_man), "PH-7.8-02", "he leads nobody");
    assert_eq!(refused(OURS, &CALL.replace("us-02", "us-03")), "PH-7.8-02", "he has no radio");
    assert_eq!(refused(OURS, &CALL.replace("us-02", "us-01")), "PH-7.8-02", "another man's");
    let at = |x: f64| OURS.replace("(94, 100)", &format!("({x}, 100)"));
    assert_eq!(refused(&at(95.0), CALL), "PH-7.8-02", "2.5 cm is not less");
    bench(&at(94.99), "").game(&[1]).order(First, CALL);
    let wall = "(kind: \"house\", shape: Area([(91.8, 90), (92.2, 90), (92.2, 110), (91.8, 110)]))";
    let lie = at(94.5).replace("(94.5, 100)", "(94.5, 100), posture: Prone");
    let lie = lie.replace("(90, 100)", "(90, 100), posture: Prone");
    assert_eq!(bench(&lie, "").pieces(wall).game(&[]).refused(First, CALL), "PH-7.8-02", "out of sight");
    // PH-4.5-09: it counts as an attack, for both.
    for (who, more) in [("(90, 100)", "morale: Demoralised"), ("(94, 100)", "morale: Demoralised")] {
        let shaken = OURS.replace(who, &format!("{who}, posture: Prone, {more}"));
        assert_eq!(refused(&shaken, CALL), "PH-4.5-09");
    }
}

#[test]
fn ph_7_8_03_each_of_both_pays_four_points() {
    let mut play = play(&[1, 1]);
    play.order(First, CALL);
    assert_eq!((play.figure("us-01").used, play.figure("us-02").used), (4, 4));
    assert_eq!(play.0.table().battle.pools[0], 13 - 8);
    // No more than 6 points each in a turn.
    assert_eq!(play.refused(First, &CALL.replace("at:", "support: 1, at:")), "PH-6.1-05");
    let low = bench(OURS, "pool: 7,").game(&[]);
    assert_eq!(low.refused(First, CALL), "PH-6.1-05");
    let own = bench(OURS, "").scenario("points: Individual");
    let mut play = own.game(&[1]);
    play.order(First, CALL);
    assert_eq!((play.figure("us-01").points, play.figure("us-02").points), (1, 0));
    let tired = OURS.replace("(94, 100)", "(94, 100), points: 3");
    let tired = bench(&tired, "").scenario("points: Individual").game(&[]);
    assert_eq!(tired.refused(First, CALL), "PH-6.1-04");
}

#[test]
fn ph_7_8_03_an_operator_of_another_team_pays_from_its_pool() {
    let teams = r#"(name: "One", men: [(name: "Sergeant", grade: Nco, weapon: "thompson")]),
        (name: "Two", men: [(name: "Corporal", grade: Nco), (name: "Operator", speciality: Radio)])"#;
    let figures = r#"(id: "us-01", at: (90, 100)), (id: "us-02", at: (80, 100)), (id: "us-03", at: (94, 100))"#;
    let order = CALL.replace("us-02", "us-03");
    let game = |deck: &str, dice: &[u8]| bench(figures, deck).teams(First, teams).game(dice);
    let mut play = game("", &[2]);
    let events = play.order(First, &order);
    assert_eq!(play.0.table().battle.pools[..2], [5 - 4, 9 - 4]);
    assert!(events.contains(&Event::Acts(vec![id("us-01"), id("us-03")])), "{events:?}");
    // Its card has been played: nothing is left of its points.
    assert_eq!(game("deck: [(side: Second, team: 0)],", &[]).refused(First, &order), "PH-6.1-05");
}

#[test]
fn ph_7_8_04_shells_or_smoke_or_light_and_ph_d_13_shells_if_nothing_is_said() {
    let mission = |play: &Play| support(play, 0).call.expect("a call").mission;
    let mut plain = play(&[1]);
    plain.order(First, CALL);
    assert_eq!(mission(&plain), Mission::Shells);
    let mut smoke = play(&[1]);
    smoke.order(First, &CALL.replace("at:", "mission: Smoke, at:"));
    assert_eq!(mission(&smoke), Mission::Smoke);
}

#[test]
fn ph_d_13_who_calls_is_offered_hex_and_mission() {
    let play = bench(&format!("{OURS}, (id: \"ge-02\", at: (60, 40))"), "").game(&[]);
    let offers = play.offers(First);
    let calls: Vec<(u8, Mission)> = offers
        .iter()
        .filter_map(|order| match order {
            Command::CallFire { support, mission, .. } => Some((*support, *mission)),
            _ => None,
        })
        .collect();
    for wanted in [(0, Mission::Shells), (0, Mission::Smoke), (1, Mission::Shells), (1, Mission::Smoke)] {
        assert!(calls.contains(&wanted), "{wanted:?} of {calls:?}");
    }
    assert!(calls.iter().all(|(_, mission)| *mission != Mission::Light), "light is off");
    let mut own = Vec::new();
    let group = table::Group { kind: Kind::Call as u8, place: Some(0) };
    play.0.seen_by(First, |seen| {
        <crate::PerrysHeroes as table::RuleSet>::group_commands(seen, First, group, &mut own);
    });
    assert_eq!(own.len(), calls.len(), "all are the sergeant's");
    // Nothing is called onto one's own men.
    let close = bench(&format!("{OURS}, (id: \"ge-02\", at: (90, 95))"), "").game(&[]);
    let onto = |order: &Command| matches!(order, Command::CallFire { at, mission: Mission::Shells, .. } if at.y > 8000);
    assert!(!close.offers(First).iter().any(onto));
}

#[test]
fn ph_d_13_and_ph_h_17_hexes_are_offered_around_vehicles_and_guns_that_are_seen() {
    // Nobody on foot is near the tank. Whether shells are offered onto it, and onto the gun; and a screen half the way to each of them.
    let offered = |figures: &str| {
        let men = "(name: \"Unteroffizier\", grade: Nco, weapon: \"mp40\"), (name: \"A\"), (name: \"B\")";
        let play = bench(&format!("{OURS}, {figures}"), "")
            .teams(Second, &format!("(name: \"Team\", gun: \"pak40\", men: [{men}])"))
            .vehicles(Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
            .game(&[]);
        let table = play.0.table();
        let hex = |order: &Command| match order {
            Command::CallFire { at, mission, support: 0, .. } => Some((hex_of(&table, *at), *mission)),
            _ => None,
        };
        let all: Vec<(TacticalHex, Mission)> = play.offers(First).iter().filter_map(hex).collect();
        let has = |x: f64, y: f64, mission| all.contains(&(hex_of(&table, cm(x, y)), mission));
        let shells = [has(40.0, 40.0, Mission::Shells), has(140.0, 36.0, Mission::Shells)];
        (shells, [has(65.0, 70.0, Mission::Smoke), has(115.0, 68.0, Mission::Smoke)])
    };
    let tank = |more: &str| format!("(id: \"ge-05\", at: (40, 40), {more})");
    // Shells strike no hull of a gun: what they reach is who serves it.
    let both = format!("{}, (id: \"ge-04\", at: (140, 36))", tank(""));
    assert_eq!(offered(&both), ([true, false], [true, true]));
    assert_eq!(offered(&format!("{both}, (id: \"ge-02\", at: (143, 36))")).0, [true, true]);
    assert_eq!(offered(&tank("concealed: true")), ([false; 2], [false; 2]), "who is concealed is not seen");
    assert_eq!(offered(&tank("health: Dead")), ([false; 2], [false; 2]), "a wreck is nobody");
    let friend = format!("{}, (id: \"us-03\", at: (46, 40))", tank(""));
    assert_eq!(offered(&friend).0, [false; 2], "as many of one's own would be reached");
}

#[test]
fn ph_7_8_05_mortars_strike_after_two_or_three_turns_and_guns_after_five_to_eight() {
    for (no, dice) in [(0, vec![(1, 5), (2, 6)]), (1, vec![(1, 8), (4, 11)])] {
        for (die, due) in dice {
            let mut play = play(&[die]);
            let events = play.order(First, &CALL.replace("at:", &format!("support: {no}, at:")));
            assert_eq!(support(&play, no).call.expect("a call").due, due);
            let told = |event: &Event| matches!(event, Event::Called(called) if (called.die, called.due) == (die, due));
            assert!(events.iter().any(told), "{events:?}");
        }
    }
    let due = |no| report(&play(&[]).0.table(), First, (id("us-01"), id("us-02")), no, cm(60.0, 60.0), Mission::Shells);
    assert_eq!([0, 1].map(|no| due(no).map(|report: CallReport| report.due)), [Ok([5, 6]), Ok([8, 11])]);
}

#[test]
fn ph_h_16_what_artillery_costs_and_how_often_it_is_called_for() {
    let charts = charts();
    let of = |battery| {
        let def = charts.artillery.of(battery);
        (def.price, def.calls)
    };
    assert_eq!([of(Battery::Mortar), of(Battery::Guns)], [(15, 3), (25, 2)]);
    let mut play = play(&[1, 1]);
    assert_eq!([0, 1].map(|no| support(&play, no).calls), [3, 2]);
    play.order(First, CALL);
    assert_eq!(support(&play, 0).calls, 2);
    let in_the_air = r#"artillery: [(side: First, call: (by: "us-01", at: (20, 20), due: 5)), (side: First, support: 1, calls: 0)],"#;
    let play = bench(OURS, in_the_air).game(&[]);
    assert_eq!(support(&play, 0).calls, 2, "one of three is in the air");
    assert_eq!(play.refused(First, CALL), "PH-H-16", "one at a time");
    assert_eq!(play.refused(First, &CALL.replace("at:", "support: 1, at:")), "PH-H-16", "none is left");
}

#[test]
fn every_hex_has_its_chance() {
    let play = play(&[]);
    let table = play.0.table();
    let odds = |at| {
        let report = report(&table, First, (id("us-01"), id("us-02")), 0, at, Mission::Shells).expect("lawful");
        odds(&table, First, &report).expect("odds")
    };
    // In sight 5 of the ten-sided die strike.
    let seen = odds(cm(86.6, 50.0));
    assert_eq!((seen.of_ten, seen.out_of, seen.hexes.len()), (6, 120, 13));
    assert_eq!((seen.hexes[0].hex, seen.hexes[0].often), (TacticalHex::new(10, 0), 72));
    assert!(seen.hexes[1..].iter().all(|one| one.often == 4));
    assert_eq!(seen.hexes.iter().map(|one| one.often).sum::<u64>(), seen.out_of);
    // ge-01 stands at (90, 20): only the northern hexes reach him.
    assert_eq!(seen.figures.iter().map(|one| one.unit).collect::<Vec<_>>(), [id("ge-01")]);
    let one = seen.figures[0];
    assert_eq!(one.unhurt + one.wounded + one.dead, one.out_of);
    assert!(one.unhurt > one.out_of * 9 / 10);
}

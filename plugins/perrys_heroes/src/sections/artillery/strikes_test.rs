//! What strikes.

use super::calls_test::{OURS, bench, support};
use super::strikes::on_vehicles;
use super::{Strike, accuracy, strikes};
use crate::Chance;
use crate::facts::battle::{BattleIs, Smoke};
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::rolls::{BlastRolled, Drifted, Roll, Shelled};
use crate::files::values::{Battery, Health, Mission, SmokeKind};
use crate::sections::grenades::blast_lines;
use crate::sections::locating::is_seen_as_far_as;
use crate::testing::{Bench, Play, cm, id};
use measured_table::Point;
use measured_table::Shape as _;
use measured_table::shapes::TacticalHex;
use table::Side::{First, Second};
use table::{DiceCup, Line};

/// The hex (10, 0), with its middle at (86.6, 50), is struck in turn 3.
fn due(more: &str, mission: &str) -> String {
    format!("artillery: [(side: First, {more} call: (by: \"us-01\", at: (86.6, 50), mission: {mission}, due: 3))],")
}

fn guns(mission: &str) -> String {
    due("support: 1,", mission)
}

/// What arrives with these dice.
fn arrives(play: &Play, dice: &[u8]) -> Vec<Event> {
    let mut cup = DiceCup::forced(dice.to_vec());
    let events = strikes(&play.0.table(), &mut cup).expect("something strikes");
    assert_eq!((cup.drawn() as usize, cup.fault().is_none()), (dice.len(), true), "{events:?}");
    events
}

fn shelled(events: &[Event]) -> Shelled {
    let of = |event: &Event| if let Event::Shelled(shelled) = event { Some(*shelled) } else { None };
    events.iter().find_map(of).expect("it strikes")
}

fn blasted(events: &[Event]) -> Vec<BlastRolled> {
    let of = |event: &Event| if let Event::Blasted(blasted) = event { Some(blasted.clone()) } else { None };
    events.iter().filter_map(of).collect()
}

/// What the die of accuracy gets.
fn gets(bench: &Bench) -> i32 {
    let play = bench.game(&[]);
    let (support, mut sum) = (support(&play, 0), 0);
    accuracy(&play.0.table(), &support, &support.call.expect("a call"), &mut sum);
    sum
}

#[test]
fn ph_7_8_06_sight_a_registered_hex_and_a_veteran_give_one_each() {
    let here = due("", "Smoke");
    assert_eq!(gets(&bench(OURS, &here)), 1, "in sight");
    let wall = "(kind: \"house\", shape: Area([(60, 70), (120, 70), (120, 71), (60, 71)]))";
    let blind = |more: &str| bench(OURS, &due(more, "Smoke")).pieces(wall);
    assert_eq!(gets(&blind("")), 0);
    assert_eq!(gets(&blind("registered: [(87, 51)],")), 1, "a point of the same hex");
    assert_eq!(gets(&blind("registered: [(100, 51)],")), 0);
    let old = super::calls_test::TEAM.replace("grade: Nco", "grade: Nco, experience: Veteran");
    assert_eq!(gets(&blind("").teams(First, &old)), 1);
    assert_eq!(gets(&bench(OURS, &due("registered: [(87, 51)],", "Smoke")).teams(First, &old)), 3);
    for (more, least) in [(0, 6), (1, 5), (3, 3)] {
        let strike = Strike { at: TacticalHex::new(10, 0), more };
        assert_eq!((1..=10).find(|die| strike.strikes(*die)), Some(least));
    }
}

#[test]
fn ph_r_56_who_is_dead_helps_no_more_and_it_is_rolled_before_the_first_card() {
    let old = super::calls_test::TEAM.replace("grade: Nco", "grade: Nco, experience: Veteran");
    let fallen = OURS.replace("(90, 100)", "(90, 100), health: Dead");
    let here = due("registered: [(87, 51)],", "Smoke");
    assert_eq!(gets(&bench(&fallen, &here).teams(First, &old)), 1, "the registered hex stays");
    // Who rides is where his vehicle is, and sees out of one that is open.
    let rides = OURS.replace("at: (90, 100)", "aboard: \"us-04\"") + ", (id: \"us-04\", at: (90, 105), facing: 0)";
    let track = bench(&rides, &here).teams(First, &old).vehicles(First, "(name: \"H\", vehicle: \"m3_half_track\")");
    assert_eq!(gets(&track), 3);
    let gone = OURS.replace("at: (90, 100)", "left: Own");
    assert_eq!(gets(&bench(&gone, &here).teams(First, &old)), 1, "nor does who has left");
    // A call of turn 4: both teams finish turn 3 first.
    let next = due("", "Smoke").replace("due: 3", "due: 4");
    let two = format!("{OURS}, (id: \"ge-02\", at: (92.6, 20))");
    let mut play = bench(&two, &next).game(&[9, 1]);
    play.order(First, "Finish");
    let events = play.order(Second, "Finish");
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it happens");
    let phase = |wanted: Phase| at(&|event| matches!(event, Event::PhaseBegan { phase, .. } if *phase == wanted));
    let struck = at(&|event| matches!(event, Event::Shelled(_)));
    let points = at(&|event| matches!(event, Event::BattleIs(BattleIs::Pool { left: 1.., .. })));
    let card = at(&|event| matches!(event, Event::CardTurned { .. }));
    assert!(phase(Phase::Activation) < struck && struck < points && points < phase(Phase::Action), "{events:?}");
    assert!(phase(Phase::Action) < card);
    assert_eq!(support(&play, 0).call, None);
}

#[test]
fn ph_7_8_07_a_miss_drifts_by_one_or_two_hexes() {
    let strike = Strike { at: TacticalHex::new(10, 0), more: 0 };
    let one: Vec<TacticalHex> = (1..=6).map(|direction| strike.drifts(direction, 1)).collect();
    assert_eq!(one, [(10, -1), (11, -1), (11, 0), (10, 1), (9, 1), (9, 0)].map(|(q, r)| TacticalHex::new(q, r)));
    assert_eq!(strike.drifts(4, 2), TacticalHex::new(10, 2));
}

#[test]
fn ph_w_17_a_call_of_turn_3_strikes_in_turn_5_two_hexes_to_the_north_east() {
    let two = format!("{OURS}, (id: \"ge-02\", at: (92.6, 20))");
    // The delay; the card of turn 4; 4 and 1 for the sight are 5: it drifts to the north-east by two; the card of turn 5.
    let mut play = bench(&two, "").game(&[1, 1, 4, 2, 2, 1]);
    play.order(First, "CallFire(unit: \"us-01\", radio: \"us-02\", mission: Smoke, at: (x: 8660, y: 5000))");
    let mut told = Vec::new();
    for side in [First, Second, First, Second] {
        told.extend(play.order(side, "Finish"));
    }
    let drifted = told.iter().find_map(|event| if let Event::Drifted(one) = event { Some(*one) } else { None });
    let (aimed, at) = (TacticalHex::new(10, 0), TacticalHex::new(12, -2));
    assert_eq!(drifted, Some(Drifted { unit: id("us-01"), aimed, dice: (2, 2), at }));
    assert_eq!(shelled(&told).at, at.centre(Point::default()));
    let rolled = |event: &Event| matches!(event, Event::Rolled(one) if one.what == Roll::Artillery && !one.passed);
    let turn_5 = |event: &Event| matches!(event, Event::PhaseBegan { turn: 5, phase: Phase::Activation });
    let place = |wanted: &dyn Fn(&Event) -> bool| told.iter().position(wanted);
    assert!(place(&turn_5) < place(&rolled) && place(&rolled).is_some());
}

#[test]
fn ph_7_8_08_eight_dice_within_20_cm_of_a_mortar_and_ten_within_30_of_guns() {
    let far = |y: f64, who: &str| format!("{OURS}, (id: \"{who}\", at: (86.6, {y}))");
    // The edge belongs to it: 20 cm and half of a base.
    let play = bench(&far(50.0 - 21.25, "ge-02"), &due("", "Shells")).game(&[]);
    let events = arrives(&play, &[5, 1, 1, 1, 1, 2, 2, 2, 2, 9]);
    assert_eq!(shelled(&events).at, cm(86.6, 50.0));
    let one = &blasted(&events)[..];
    assert_eq!((one.len(), one[0].unit, one[0].wounds), (1, id("ge-02"), 0));
    assert_eq!(one[0].dice, [1, 1, 1, 1, 2, 2, 2, 2]);
    let beyond = bench(&far(50.0 - 21.26, "ge-02"), &due("", "Shells")).game(&[]);
    assert!(blasted(&arrives(&beyond, &[5])).is_empty());
    // 30 cm of guns: ge-01 at 20 cm, 30.1 cm away, is in it by his base.
    let play = bench(OURS, &guns("Shells")).game(&[]);
    let events = arrives(&play, &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((blasted(&events)[0].dice.len(), blasted(&events)[0].wounds), (10, 10), "1 and 2 are 3");
    assert_eq!(
        (shelled(&events).battery, play.0.table().field.charts.artillery.guns.blast.radius.0),
        (Battery::Guns, 3000)
    );
}

/// What each die of a German gets under a mortar's shell.
fn lines(pieces: &str, at: &str, battery: Battery) -> Vec<Line> {
    let play = bench(&format!("{OURS}, (id: \"ge-02\", {at})"), "").pieces(pieces).game(&[]);
    let (table, mut lines) = (play.0.table(), Vec::new());
    let def = table.field.charts.artillery.of(battery).blast;
    blast_lines(&table, &play.figure("ge-02"), cm(86.6, 50.0), &def, &mut lines);
    lines
}

#[test]
fn ph_7_8_08_cover_and_lying_down_help_also_under_one_roof() {
    let sum = |pieces: &str, at: &str| lines(pieces, at, Battery::Mortar).iter().map(|line| line.value).sum::<i32>();
    assert_eq!(sum("", "at: (86.6, 45)"), 0);
    assert_eq!(sum("", "at: (86.6, 45), posture: Prone"), -1);
    let wood = "(kind: \"wood\", shape: Area([(80, 40), (95, 40), (95, 48), (80, 48)]))";
    assert_eq!(sum(wood, "at: (86.6, 45)"), -1);
    assert_eq!(sum(wood, "at: (86.6, 45), posture: Prone"), -2, "PH-7.8-12: lying down adds to it");
    let house = "(kind: \"house\", shape: Area([(80, 40), (95, 40), (95, 55), (80, 55)]))";
    assert_eq!(sum(house, "at: (86.6, 45)"), -2, "no confined space: that is a rule of grenades");
    assert_eq!(lines("", "at: (86.6, 45), posture: Prone", Battery::Mortar)[0].rule.0, "PH-7.8-08");
}

#[test]
fn ph_r_20_each_die_of_a_guns_shell_gets_two_more() {
    let of = |battery| lines("", "at: (86.6, 45)", battery).iter().map(|line| line.value).sum::<i32>();
    assert_eq!([of(Battery::Mortar), of(Battery::Guns)], [0, 2]);
}

#[test]
fn ph_7_8_09_ph_7_8_10_and_ph_7_8_11_shells_wound_shake_and_kill_violently() {
    // ge-01 is far away; one wound, none, and two.
    let figures = format!(
        "{OURS}, (id: \"ge-02\", at: (86.6, 45)), (id: \"ge-03\", at: (100, 55)), (id: \"ge-04\", at: (86.6, 36))"
    );
    let play = bench(&figures, &due("", "Shells")).game(&[]);
    let none = [1; 8];
    let one = [3, 1, 1, 1, 1, 1, 1, 1];
    let two = [3, 3, 1, 1, 1, 1, 1, 1];
    // Then ge-02 and ge-03 test: he who is wounded has seen a violent death 9 cm away.
    let dice: Vec<u8> = [&[10][..], &one, &none, &two, &[10, 10]].concat();
    let events = arrives(&play, &dice);
    assert_eq!(blasted(&events).iter().map(|one| one.wounds).collect::<Vec<_>>(), [1, 0, 2]);
    let health = |who: &str, health| Event::Is(id(who), crate::figures::Is::Healthy(health));
    assert!(events.contains(&health("ge-02", Health::Wounded)) && events.contains(&health("ge-04", Health::Dead)));
    let tests: Vec<(String, usize)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled(rolled) if rolled.what == Roll::Morale => {
                let violent = rolled.lines.iter().filter(|line| line.rule.0 == "PH-4.5-07").count();
                Some((rolled.unit.to_string(), violent))
            }
            _ => None,
        })
        .collect();
    assert_eq!(tests, [("ge-02".to_string(), 1), ("ge-03".to_string(), 0)]);
}

#[test]
fn ph_7_8_13_and_ph_3_3_06_a_mission_of_smoke_lays_a_screen_of_shells() {
    let play = bench(OURS, &due("", "Smoke")).game(&[]);
    let events = arrives(&play, &[5]);
    let marker = Smoke { at: cm(86.6, 50.0), kind: SmokeKind::Shell, plume: None, screen: 0 };
    assert!(events.contains(&Event::BattleIs(BattleIs::Smoke(vec![marker]))), "{events:?}");
    assert_eq!(shelled(&events).mission, Mission::Smoke);
}

#[test]
fn what_drifts_beside_the_table_falls_there() {
    let edge = due("", "Smoke").replace("(86.6, 50)", "(86.6, 0)");
    let play = bench(OURS, &edge).game(&[]);
    let events = arrives(&play, &[1, 1, 2]);
    assert_eq!(shelled(&events).at, cm(86.6, -20.0));
    for event in &events {
        assert!(<crate::PerrysHeroes as table::RuleSet>::admit(&play.0.table(), event).is_ok(), "{event:?}");
    }
}

#[test]
fn ph_h_15_light_makes_night_dusk_around_the_hex_until_the_end_of_the_next_turn() {
    let order = "CallFire(unit: \"us-01\", radio: \"us-02\", mission: Light, at: (x: 8660, y: 5000))";
    assert_eq!(bench(OURS, "").game(&[]).refused(First, order), "PH-H-15");
    let switched = "hour: Night, switches: (illumination: true)";
    bench(OURS, "").scenario(switched).game(&[1]).order(First, order);
    let play = bench(OURS, &due("", "Light")).scenario(switched).game(&[]);
    let lights = arrives(&play, &[5]).iter().find_map(|event| match event {
        Event::BattleIs(BattleIs::Lights(lights)) => Some(lights.clone()),
        _ => None,
    });
    let lights = lights.expect("a light");
    assert_eq!((lights.len(), lights[0].at, lights[0].until), (1, cm(86.6, 50.0), 4));
    // 30 cm and half of a base.
    let seen = |hour: &str, y: f64| {
        let who = format!("{OURS}, (id: \"ge-02\", at: (86.6, {y}))");
        let play = bench(&who, "lights: [(at: (86.6, 50), until: 4)],").scenario(hour).game(&[]);
        [false, true].map(|optics| is_seen_as_far_as(&play.0.table(), &play.figure("ge-02"), optics))
    };
    assert_eq!(seen("hour: Night", 50.0 - 31.25), [6000, 12_000], "as by dusk");
    assert_eq!(seen("hour: Night", 50.0 - 31.26), [2000, 4000]);
    assert_eq!(seen("hour: Night, weather: Fog", 40.0), [2000, 2000]);
    assert_eq!(seen("hour: Day", 40.0), [8000, 16_000]);
    let burns = |turn: u8| {
        let play = bench(OURS, "lights: [(at: (86.6, 50), until: 4)],").game(&[]);
        super::burnt_out(&play.0.table(), turn).is_empty()
    };
    assert_eq!([4, 5].map(burns), [true, false]);
}

#[test]
fn ph_h_17_shells_strike_the_top_of_a_vehicle_whose_hull_is_within_5_cm() {
    let tank = r#"(name: "Tank", vehicle: "pzkpfw_iv_h", crew: ["Kern"])"#;
    // Its counters come after those of the men: six of the team, so it is ge-07.
    let at = |x: f64, y: f64, battery: &str| {
        let figures = format!("{OURS}, (id: \"ge-07\", at: ({x}, {y}))");
        bench(&figures, &due(battery, "Shells")).vehicles(Second, tank).game(&[])
    };
    let struck = |play: &Play, battery| on_vehicles(&play.0.table(), battery, cm(86.6, 50.0)).len();
    let play = at(86.6, 50.0, "");
    let hull = play.0.table().hull(&play.figure("ge-07")).expect("a hull");
    // It looks north: half of its length lies to the south of its middle.
    let half = f64::from(hull.legs().map(|leg| leg.from.y).max().expect("corners") - 5000) / 100.0;
    assert_eq!(struck(&at(86.6, 50.0 - half - 5.0, ""), Battery::Mortar), 1, "the edge belongs to it");
    assert_eq!(struck(&at(86.6, 50.0 - half - 5.01, ""), Battery::Mortar), 0);
    let top = play.0.table().vehicle(&play.figure("ge-07")).expect("a tank").def.top;
    let hit = |battery| on_vehicles(&play.0.table(), battery, cm(86.6, 50.0))[0];
    let pierces = |battery| crate::sections::damage::odds(&play.0.table(), &hit(battery)).expect("odds").pierces;
    let of_four = |more: i32| Chance::new((1..=4).filter(|die| die + more > i32::from(top)).count() as u128, 4);
    assert_eq!([pierces(Battery::Mortar), pierces(Battery::Guns)], [of_four(0), of_four(3)]);
    // The die of accuracy, the four-sided one, and where it goes through that of the table.
    let mut cup = DiceCup::forced([&[5][..], &[1; 40]].concat());
    let events = strikes(&play.0.table(), &mut cup).expect("it strikes");
    assert!(
        events.iter().any(|event| matches!(event, Event::Penetrated(one) if one.unit == id("ge-07"))),
        "{events:?}"
    );
    assert!(blasted(&events).iter().all(|one| one.unit != id("ge-07")), "it rolls no dice of men");
}

#[test]
fn ph_h_29_a_crew_that_artillery_drives_out_has_its_card_in_the_next_turn() {
    let tank = r#"(name: "Tank", vehicle: "pzkpfw_iv_h", crew: ["Kern"])"#;
    let figures = format!("{OURS}, (id: \"ge-02\", at: (92, 20)), (id: \"ge-07\", at: (86.6, 50))");
    let due = "deck: [], artillery: [(side: First, call: (by: \"us-01\", at: (86.6, 50), mission: Shells, due: 4))],";
    // It strikes, goes through the top, and in the fourth row all five get out unhurt; then the first of two cards.
    let mut play = bench(&figures, due).vehicles(Second, tank).game(&[10, 4, 4, 3, 3, 3, 3, 3, 1]);
    play.order(First, "Finish");
    assert_eq!(play.0.table().flow.phase, Phase::Action);
    let table = play.0.table();
    let (team, crew) = (play.figure("ge-07").team.0, ["ge-08", "ge-12"].map(|who| play.figure(who)));
    assert!(crew.iter().all(|man| man.spent && man.at.is_some()), "{crew:?}");
    assert!(!table.flow.deck.contains(&team), "{:?}", table.flow.deck);
}

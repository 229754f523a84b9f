//! How drives are gone: where others cut in, and whole games by chance.

use crate::figures::Figure;
use crate::files::values::{Health, Posture};
use crate::testing::{Bench, Lots, Play, cm, id};
use crate::{Event, Window};
use table::Side::{self, First, Second};

/// A half-track with two men aboard drives past a German on alert who is to be asked.
fn past_an_alert(answer: &str, dice: &[u8]) -> Play {
    let wall = "(kind: \"house\", shape: Area([(60, 40), (70, 40), (70, 44), (60, 44)]))";
    Bench::new()
        .pieces(wall)
        .vehicles(First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
        .position(&format!(
            "active: (side: First, team: 1), figures: [
                (id: \"us-07\", at: (50, 50), facing: 90, located: true), (id: \"us-02\", aboard: \"us-07\"),
                (id: \"us-03\", aboard: \"us-07\"),
                (id: \"ge-02\", at: (65, 30), facing: 180, alert: true, answer: {answer}, knows: [\"us-07\"])]"
        ))
        .game(dice)
}

#[test]
fn ph_h_40_the_other_side_cuts_in_along_a_drive() {
    let mut play = past_an_alert("Ask", &[]);
    let events = play.order(First, "Drive(unit: \"us-07\", steps: [Drive(2900)])");
    assert!(events.iter().any(|event| matches!(event, Event::Asked { .. })));
    assert_eq!(play.0.to_act(), Some(Second));
    assert!(play.0.table().flow.stack.innermost::<Window>().is_some());
    let before = play.figure("us-07").at.expect("a place");
    assert!(before.x > 5000 && before.x < 7900, "on its way: {before}");
    while play.0.to_act() == Some(Second) {
        play.order(Second, "Wait");
    }
    assert_eq!(play.figure("us-07").at, Some(cm(79.0, 50.0)), "then it goes on");
}

#[test]
fn ph_h_21_who_is_on_alert_fires_at_who_rides_in_an_open_vehicle() {
    // He hits with 10, and kills with 6; whoever rides with him tests (PH-4.5-04).
    let mut play = past_an_alert("AtOnce", &[10, 6, 10]);
    let events = play.order(First, "Drive(unit: \"us-07\", steps: [Drive(2900)])");
    assert!(events.iter().any(|event| matches!(event, Event::Fired(_))));
    assert_eq!(play.figure("us-02").health, Health::Dead);
    assert_eq!(play.figure("us-07").at, Some(cm(79.0, 50.0)));
}

#[test]
fn ph_r_74_a_hidden_vehicle_is_run_into_and_found() {
    let mut play = Bench::new()
        .vehicles(First, "(name: \"Jeep\", vehicle: \"jeep\")")
        .vehicles(Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(
            "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 60), facing: 0),
                (id: \"ge-07\", at: (90, 40), facing: 90, concealed: true)]",
        )
        .game(&[]);
    play.order(First, "Drive(unit: \"us-07\", steps: [Drive(2500)])");
    let (jeep, panzer) = (play.figure("us-07"), play.figure("ge-07"));
    assert_eq!(jeep.at, Some(cm(90.0, 47.0)), "9 and 5 cm: its front is 2.5 cm from a hull 2.5 cm wide to either side");
    assert!(panzer.located && !panzer.concealed);
    assert_eq!(jeep.walked, measured_table::Share::of(1300, 3000).expect("a share"), "what it has gone");
}

/// A bench with vehicles and men of both sides.
fn motley() -> Bench {
    let pieces = "(kind: \"wood\", shape: Area([(60, 50), (80, 48), (84, 62), (62, 64)])),
        (kind: \"low_wall\", shape: Line(along: [(20, 50), (50, 52)], thickness: 1)),
        (kind: \"house\", shape: Area([(100, 50), (112, 50), (112, 60), (100, 60)])),
        (kind: \"stream\", shape: Line(along: [(140, 20), (140, 100)], thickness: 1))";
    let figures = "(id: \"us-01\", at: (90, 80)), (id: \"us-02\", at: (96, 82)), (id: \"us-03\", aboard: \"us-07\"),
        (id: \"us-04\", aboard: \"us-07\"), (id: \"us-05\", at: (120, 84)), (id: \"us-06\", at: (60, 80)),
        (id: \"us-07\", at: (80, 90), facing: 0), (id: \"us-11\", at: (110, 90), facing: 0),
        (id: \"ge-01\", at: (90, 30), facing: 180), (id: \"ge-02\", at: (86, 34), facing: 180), (id: \"ge-03\", aboard: \"ge-07\"),
        (id: \"ge-04\", at: (60, 30), facing: 180), (id: \"ge-05\", at: (110, 34), posture: Crouched), (id: \"ge-06\", at: (70, 36)),
        (id: \"ge-07\", at: (80, 20), facing: 180), (id: \"ge-10\", at: (110, 22), facing: 180)";
    Bench::new()
        .pieces(pieces)
        .vehicles(
            First,
            "(name: \"Half-track\", vehicle: \"m3_half_track\"), (name: \"Sherman\", vehicle: \"m4a1_m4a3\")",
        )
        .vehicles(Second, "(name: \"Carrier\", vehicle: \"sdkfz_251\"), (name: \"Panther\", vehicle: \"panther\")")
        .scenario("turns: 3, wind: 7")
        .position(&format!("active: (side: First, team: 1), figures: [{figures}]"))
}

/// Nobody stands on another, all stand on the table, and who rides stands nowhere.
fn is_in_order(play: &Play) {
    let table = play.0.table();
    let all: Vec<_> = Side::BOTH.into_iter().flat_map(|side| table.solid(side)).collect();
    for (n, (one, body)) in all.iter().enumerate() {
        assert!(body.lies_on(table.field.ground.bounds), "{} reaches over the edge", one.id);
        let over = all[..n].iter().find(|(_, other)| other.overlaps(body));
        assert!(over.is_none(), "{} stands on {:?}", one.id, over.map(|(other, _)| other.id));
    }
    let rides = |figure: &Figure| figure.aboard.is_some();
    assert!(table.figures.iter().filter(rides).all(|man| man.at.is_none()));
}

#[test]
fn games_by_chance_with_vehicles_leave_nobody_on_another() {
    let (mut drives, mut rides) = (0, 0);
    for seed in 1..=5 {
        let mut play = motley().game(&[]);
        play.0.use_dice(table::DiceCup::from_seed(seed));
        let mut lots = Lots::new(seed);
        for _ in 0..60 {
            let Some(command) = play.by_chance(&mut lots) else { break };
            drives += usize::from(matches!(command, crate::Command::Drive { .. }));
            rides += usize::from(matches!(command, crate::Command::Embark { .. } | crate::Command::Disembark { .. }));
            is_in_order(&play);
        }
    }
    assert!(drives > 10 && rides > 2, "{drives} drives, {rides} rides");
}

#[test]
fn ph_geo_14_men_go_neither_through_vehicles_of_the_enemy_nor_onto_any() {
    let play = |vehicle: &str, side: Side| {
        let bench = Bench::new().vehicles(side, &format!("(name: \"V\", vehicle: \"{vehicle}\")"));
        let unit = if side == First { "us-07" } else { "ge-07" };
        bench
            .position(&format!(
                "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 66)), (id: \"{unit}\", at: (90, 60), facing: 90)]"
            ))
            .game(&[])
    };
    let go = |y: i32| format!("Move(unit: \"us-02\", gait: Run, way: [(x: 9000, y: {y})])");
    let (own, enemy) = (play("jeep", First), play("pzkpfw_iv_h", Second));
    assert_eq!(enemy.refused(First, &go(5500)), "PH-GEO-14", "through it");
    assert_eq!(enemy.refused(First, &go(6200)), "PH-GEO-14", "onto it");
    assert_eq!(own.refused(First, &go(6200)), "PH-GEO-14", "onto a friend's");
    let order = |command: &str| table::Order { side: First, command: crate::testing::read(command) };
    assert!(own.0.check(&order(&go(5500))).is_ok(), "through a friend's");
    let shade = own.0.seen_by(First, |seen| {
        let man = seen.figure(id("us-02")).expect("a man");
        crate::sections::movement::reach(seen, &Figure { posture: Posture::Standing, ..man }, crate::values::Gait::Run)
    });
    assert!(shade.length(0, -12).is_none() && shade.length(0, -22).is_some());
}

#[test]
fn ph_h_19_a_mine_goes_off_under_a_vehicle_that_comes_into_its_area() {
    let play = |at: &str, dice: &[u8]| {
        let trap = format!("(at: {at}, by: (side: Second, team: 0), kind: Mine)");
        Bench::new()
            .vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
            .position(&format!(
                "active: (side: First, team: 1), traps: [{trap}], figures: [(id: \"us-07\", at: (90, 60), facing: 0),
                    (id: \"ge-01\", at: (20, 10))]"
            ))
            .game(dice)
    };
    let drive = "Drive(unit: \"us-07\", steps: [Drive(2000)])";
    // Its front is 5.25 cm before its middle, the area has 5 cm: after 5 cm it comes to it. 3 is too little.
    let mut vain = play("(90, 44.75)", &[3]);
    vain.order(First, drive);
    assert_eq!((vain.figure("us-07").at, vain.0.table().battle.traps.len()), (Some(cm(90.0, 40.0)), 1));
    let mut under = play("(90, 44.75)", &[4, 4, 1, 1, 1, 1, 1, 1, 1, 1]);
    let events = under.order(First, drive);
    let first = events.iter().find(|event| matches!(event, Event::Went { .. }));
    assert!(matches!(first, Some(Event::Went { beat: 5, .. })), "{first:?}");
    assert!(events.iter().any(|event| matches!(event, Event::Penetrated(_))));
    assert!(under.0.table().battle.traps.is_empty());
    // It starts in the area.
    let mut at_once = play("(93, 60)", &[4, 4, 1, 1, 1, 1, 1, 1, 1, 1]);
    let events = at_once.order(First, drive);
    assert!(events.iter().any(|event| matches!(event, Event::Penetrated(_))));
    let mut beside = play("(98, 60)", &[]);
    beside.order(First, drive);
    assert_eq!(beside.figure("us-07").at, Some(cm(90.0, 40.0)), "5.5 cm from its side");
}

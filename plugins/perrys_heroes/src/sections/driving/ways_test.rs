//! Help for those who order drives, against the door.

use super::{cheapest, judge, reach};
use crate::Command;
use crate::testing::{Bench, Lots, Play, cm, id};
use measured_table::Point;
use table::Side::{First, Second};

fn play(pieces: &str, more: &str) -> Play {
    Bench::new()
        .pieces(pieces)
        .vehicles(First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .vehicles(Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(&format!(
            "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 60), facing: 0), {more}]"
        ))
        .game(&[])
}

#[test]
fn a_drive_that_is_found_is_taken_by_the_door() {
    let pieces = "(kind: \"house\", shape: Area([(84, 44), (96, 44), (96, 50), (84, 50)])),
        (kind: \"hedge\", shape: Line(along: [(60, 70), (120, 70)], thickness: 1)),
        (kind: \"stream\", shape: Line(along: [(105, 20), (105, 110)], thickness: 1))";
    let play = play(pieces, "(id: \"ge-07\", at: (72, 52), facing: 0)");
    let mut lots = Lots::new(4);
    let mut found = 0;
    play.0.seen_by(First, |seen| {
        let tank = seen.figure(id("us-07")).expect("a vehicle");
        for _ in 0..120 {
            let to = Point::new(6500 + lots.draw(5000) as i32, 3500 + lots.draw(5000) as i32);
            let Some(steps) = cheapest(seen, &tank, to) else { continue };
            let report = judge(seen, First, id("us-07"), &steps).expect("the door takes what is found");
            assert!(report.hulls.last().is_some_and(|hull| hull.at().within(to, 12)), "{to}");
            assert!(to.x < 10_500, "not over the stream");
            found += 1;
        }
    });
    assert!(found > 20, "{found}");
}

#[test]
fn what_is_in_reach_is_driven_straight() {
    let play = play("(kind: \"house\", shape: Area([(84, 40), (96, 40), (96, 50), (84, 50)]))", "");
    play.0.seen_by(First, |seen| {
        let tank = seen.figure(id("us-07")).expect("a vehicle");
        let (ahead, back) = (reach(seen, &tank, false), reach(seen, &tank, true));
        assert!(
            ahead.length(0, 25).is_some() && ahead.length(0, 26).is_none(),
            "to turn about costs 4, and to drive 1"
        );
        assert!(ahead.length(0, -4).is_some() && ahead.length(0, -6).is_none(), "up to the house");
        assert!(ahead.length(-20, 0).is_some() && ahead.length(20, 0).is_some());
        assert!(back.length(0, 12).is_some() && back.length(0, 13).is_none(), "each centimetre counts twice");
    });
}

#[test]
fn the_drives_on_offer_are_lawful_and_not_too_many() {
    let more =
        "(id: \"ge-07\", at: (72, 22), facing: 180), (id: \"ge-01\", at: (100, 20)), (id: \"us-01\", at: (90, 50))";
    let play = play("(kind: \"low_wall\", shape: Line(along: [(60, 45), (120, 45)], thickness: 1))", more);
    let offers = play.offers(First);
    let drives: Vec<&Command> = offers.iter().filter(|one| matches!(one, Command::Drive { .. })).collect();
    assert!(drives.len() > 6 && drives.len() <= 24, "{}", drives.len());
    for command in offers.clone() {
        assert!(play.0.check(&table::Order { side: First, command: command.clone() }).is_ok(), "{command:?}");
    }
    play.0.seen_by(First, |seen| {
        for drive in drives {
            let Command::Drive { steps, .. } = drive else { continue };
            let report = judge(seen, First, id("us-07"), steps).expect("lawful");
            assert!(!report.run_over.contains(&id("us-01")), "no friend is run over by an offer");
        }
    });
    assert_eq!(cm(90.0, 60.0), play.figure("us-07").at.expect("a place"));
}

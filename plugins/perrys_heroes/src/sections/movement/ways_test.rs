//! Help for those who order moves, against the door.

use super::{Crossed, judge, reach, shortest};
use crate::Command;
use crate::files::values::Gait;
use crate::testing::{Bench, Play, cm, id};
use measured_table::Point;
use table::Side::First;

fn play(pieces: &str, figures: &str) -> Play {
    Bench::new().pieces(pieces).position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[])
}

const WALL: &str = "(kind: \"low_wall\", shape: Line(along: [(80, 93), (100, 93)], thickness: 1))";

fn found(play: &Play, gait: Gait, to: Point) -> Option<(Vec<Point>, u8, Vec<Crossed>)> {
    play.0.seen_by(First, |seen| {
        let figure = seen.figure(id("us-01")).expect("a figure");
        let way = shortest(seen, &figure, gait, to)?;
        let report = judge(seen, First, id("us-01"), gait, &way).expect("the door takes what is found");
        Some((way, report.cost, report.crossed))
    })
}

#[test]
fn the_cheapest_way_that_arrives_is_found() {
    let walled = play(WALL, "(id: \"us-01\", at: (98, 90))");
    let (way, cost, _) = found(&walled, Gait::Run, cm(98.0, 96.0)).expect("around the end of the wall");
    assert!(way.len() > 1 && cost == 2, "{way:?}");
    let middle = play(WALL, "(id: \"us-01\", at: (90, 90))");
    let (way, cost, crossed) = found(&middle, Gait::Walk, cm(90.0, 96.0)).expect("over the wall");
    assert_eq!((way.len(), cost, crossed.len()), (1, 2, 1));
    assert_eq!(found(&middle, Gait::Walk, cm(90.0, 101.0)), None);
    let poor = Bench::new()
        .pieces(WALL)
        .position("active: (side: First, team: 0), pool: 1, figures: [(id: \"us-01\", at: (90, 90))]")
        .game(&[]);
    assert_eq!(found(&poor, Gait::Walk, cm(90.0, 96.0)), None, "he cannot pay for it");
}

#[test]
fn a_way_leads_around_enemies() {
    let play = play("", "(id: \"us-01\", at: (90, 90)), (id: \"ge-01\", at: (90, 94))");
    let (way, cost, _) = found(&play, Gait::Walk, cm(90.0, 97.0)).expect("around him");
    assert!(way.len() > 1 && cost == 1);
}

#[test]
fn what_is_in_reach_is_what_the_door_takes() {
    let pieces = format!("{WALL}, (kind: \"stream\", shape: Line(along: [(92, 80), (92, 92)], thickness: 1))");
    let play =
        play(&pieces, "(id: \"us-01\", at: (90, 90)), (id: \"us-02\", at: (86, 90)), (id: \"ge-01\", at: (90, 87))");
    play.0.seen_by(First, |seen| {
        let figure = seen.figure(id("us-01")).expect("a figure");
        let reach = reach(seen, &figure, Gait::Crawl);
        assert_eq!(reach.cells().count(), 1, "he stands");
        let reach = super::reach(seen, &figure, Gait::Walk);
        let mut taken = 0;
        for (at, length) in reach.cells().filter(|(_, length)| *length > 0) {
            let straight = judge(seen, First, id("us-01"), Gait::Walk, &[at]);
            if let Ok(report) = straight {
                assert!(length <= report.length);
                taken += 1;
            } else {
                assert!(shortest(seen, &figure, Gait::Walk, at).is_some(), "{at} after {length}");
            }
        }
        assert!(taken > 500, "{taken}");
        assert_eq!(reach.length(0, 21), None);
        assert!(reach.length(0, 20).is_some(), "over the wall");
        assert_eq!(reach.length(-8, 0), None, "on a friend");
        assert_eq!(reach.length(0, -6), None, "on an enemy");
    });
}

#[test]
fn the_moves_on_offer_are_lawful_and_not_too_many() {
    let pieces = format!("{WALL}, (kind: \"wood\", shape: Area([(70, 70), (85, 70), (85, 85), (70, 85)]))");
    let figures =
        "(id: \"us-01\", at: (90, 90)), (id: \"us-02\", at: (86, 90), posture: Prone), (id: \"ge-01\", at: (90, 60)),
        (id: \"us-03\", at: (80, 90), health: Wounded)";
    let play = play(&pieces, figures);
    let offers = play.offers(First);
    let of = |name: &str, gait: Gait| {
        let is = |command: &&Command| matches!(command, Command::Move { unit, gait: one, .. } if *unit == id(name) && *one == gait);
        offers.iter().filter(is).count()
    };
    for (name, gait, some) in [
        ("us-01", Gait::Walk, true),
        ("us-01", Gait::Run, true),
        ("us-01", Gait::Crawl, false),
        ("us-02", Gait::Crawl, true),
        ("us-02", Gait::Walk, false),
        ("us-03", Gait::Walk, false),
    ] {
        assert_eq!(of(name, gait) > 2, some, "{name} {gait:?}");
        assert!(of(name, gait) <= 24);
    }
    for command in &offers {
        assert!(play.0.check(&table::Order { side: First, command: command.clone() }).is_ok(), "{command:?}");
    }
    assert!(offers.iter().filter(|command| matches!(command, Command::Face { .. })).count() <= 3);
}

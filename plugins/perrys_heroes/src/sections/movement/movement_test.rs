//! What moves come to.

use super::MoveReport;
use crate::dispatch::report::Report;
use crate::files::charts::Row;
use crate::files::values::{Gait, Left, Motion, Posture};
use crate::testing::{Bench, Play, cm, id, read};
use crate::{Command, PerrysHeroes};
use measured_table::{Heading, Share};
use table::RuleSet as _;
use table::Side::First;

const WOOD: &str = "(kind: \"wood\", shape: Area([(40, 60), (80, 60), (80, 110), (40, 110)]))";

fn play(pieces: &str, figures: &str) -> Play {
    Bench::new().pieces(pieces).position(&format!("active: (side: First, team: 0), figures: [{figures}]")).game(&[])
}

fn man(at: (i32, i32), more: &str) -> String {
    format!("(id: \"us-02\", at: ({}, {}), {more})", at.0, at.1)
}

fn moves(gait: &str, way: &str) -> String {
    format!("Move(unit: \"us-02\", gait: {gait}, way: [{way}])")
}

fn tenths(points: &[(f64, f64)]) -> String {
    let point = |(x, y): &(f64, f64)| format!("({}, {})", (x * 100.0).round(), (y * 100.0).round());
    let points = points.iter().map(point).map(|at| {
        format!("(x: {}, y: {})", &at[1..at.find(',').expect("two")], &at[at.find(',').expect("two") + 2..at.len() - 1])
    });
    points.collect::<Vec<_>>().join(", ")
}

fn report(play: &Play, gait: &str, way: &[(f64, f64)]) -> Result<MoveReport, String> {
    let command: Command = read(&moves(gait, &tenths(way)));
    let judged = play.0.seen_by(First, |seen| PerrysHeroes::judge(seen, First, &command));
    match judged {
        Ok(Report::Move(report)) => Ok(report),
        Ok(other) => panic!("{other:?}"),
        Err(refusal) => Err(refusal.rule.0.to_string()),
    }
}

fn cost(play: &Play, gait: &str, way: &[(f64, f64)]) -> u8 {
    report(play, gait, way).expect("a lawful move").cost
}

#[test]
fn ph_7_16_01_each_gait_leads_so_far_from_each_ground() {
    let rows = [("built_up", 0), ("field", 1), ("scrub", 2), ("marsh", 3), ("wood", 4), ("orchard", 5)];
    let most = [
        ("Crawl", "Prone", [500, 500, 250, 0, 250, 500]),
        ("Crouch", "Crouched", [750, 750, 500, 250, 500, 750]),
        ("Walk", "Standing", [1000, 1000, 750, 500, 500, 750]),
        ("Run", "Standing", [1500, 1250, 1000, 750, 1000, 1250]),
    ];
    for (kind, n) in rows {
        let piece = format!("(kind: \"{kind}\", shape: Area([(40, 60), (80, 60), (80, 118), (40, 118)]))");
        for (gait, posture, most) in most {
            let play = play(&piece, &man((60, 90), &format!("posture: {posture}")));
            let far = f64::from(most[n]) / 100.0;
            let at = |far: f64| vec![(60.0, 90.0 + far)];
            if most[n] == 0 {
                assert_eq!(report(&play, gait, &at(1.0)), Err("PH-GEO-16".into()), "nobody crawls in a marsh");
                continue;
            }
            assert_eq!(report(&play, gait, &at(far)).map(|report| report.most), Ok(most[n]), "{gait} {kind}");
            assert_eq!(report(&play, gait, &at(far + 0.01)), Err("PH-7.16-03".into()), "{gait} {kind}");
        }
    }
    let lying = play("", &man((60, 90), "posture: Prone"));
    assert_eq!(report(&lying, "Walk", &[(60.0, 91.0)]), Err("PH-7.16-01".into()), "he must get up first");
}

#[test]
fn ph_7_16_02_the_price_is_that_of_the_ground_at_the_start() {
    let price = |kind: &str| {
        let piece = format!("(kind: \"{kind}\", shape: Area([(40, 60), (80, 60), (80, 118), (40, 118)]))");
        cost(&play(&piece, &man((60, 90), "")), "Walk", &[(60.0, 91.0)])
    };
    assert_eq!(["built_up", "field", "scrub", "marsh", "wood", "orchard"].map(price), [1, 1, 2, 3, 2, 2]);
    let on_slope = |kind: &str| {
        let pieces = format!(
            "(kind: \"{kind}\", shape: Area([(40, 60), (80, 60), (80, 118), (40, 118)])),
             (kind: \"hill\", shape: Area([(50, 10), (70, 10), (70, 85), (50, 85)]), level: 1, slope: 10)"
        );
        cost(&play(&pieces, &man((60, 90), "")), "Walk", &[(60.0, 91.0)])
    };
    assert_eq!(["built_up", "field", "scrub", "marsh", "wood", "orchard"].map(on_slope), [2, 2, 4, 4, 4, 4]);
}

#[test]
fn ph_geo_15_a_road_counts_only_if_the_whole_move_stays_on_it() {
    let road = format!("{WOOD}, (kind: \"road\", shape: Line(along: [(60, 50), (60, 100), (100, 100)], thickness: 6))");
    let play = play(&road, &man((60, 90), ""));
    let on = report(&play, "Walk", &[(60.0, 100.0)]).expect("along the road");
    assert_eq!((on.cost, on.most, on.on_road), (1, 1000, true));
    let bend = report(&play, "Run", &[(60.0, 100.0), (65.0, 100.0)]).expect("around the bend");
    assert_eq!((bend.cost, bend.most), (2, 1500));
    let off = report(&play, "Walk", &[(64.0, 93.0)]).expect("off the road");
    assert_eq!((off.cost, off.most, off.on_road, off.footing.row), (2, 500, false, Row::Wood));
    assert_eq!(report(&play, "Walk", &[(64.0, 97.0)]), Err("PH-7.16-03".into()), "from a wood he comes 5 cm only");
}

#[test]
fn ph_geo_15_what_lies_under_the_middle_counts() {
    let edge = |x: i32| {
        let play = play(WOOD, &man((x, 90), ""));
        report(&play, "Walk", &[(f64::from(x), 91.0)]).expect("a move").footing.row
    };
    assert_eq!((edge(80), edge(81)), (Row::Wood, Row::Meadow));
}

#[test]
fn ph_7_16_03_all_moves_of_a_turn_share_one_allowance() {
    let mut play = play("", &man((90, 90), ""));
    play.order(First, &moves("Walk", &tenths(&[(90.0, 95.0)])));
    assert_eq!(Some(play.figure("us-02").walked), Share::of(500, 1000));
    let next = report(&play, "Run", &[(90.0, 102.5)]).expect("the other half, running");
    assert_eq!((next.share, next.room_left), (Share::of(750, 1500).expect("a half"), 0));
    assert_eq!(report(&play, "Run", &[(90.0, 102.51)]), Err("PH-7.16-03".into()));
}

#[test]
fn ph_r_03_the_price_is_paid_once_for_each_move_however_long() {
    let mut play = play("", &man((90, 90), ""));
    let prices = [[(90.0, 91.0)], [(90.0, 99.0)]].map(|way| cost(&play, "Walk", &way));
    assert_eq!(prices, [1, 1]);
    for y in [91.0, 92.0] {
        play.order(First, &moves("Walk", &tenths(&[(90.0, y)])));
    }
    assert_eq!(play.figure("us-02").used, 2);
}

#[test]
fn ph_r_04_each_gait_takes_its_own_part_of_the_allowance() {
    let mut play = play("", &man((90, 80), ""));
    play.order(First, &moves("Run", &tenths(&[(90.0, 83.0)])));
    play.order(First, &moves("Walk", &tenths(&[(90.0, 86.0)])));
    let walked = Share::of(300, 1500).and_then(|ran| ran.with(Share::of(300, 1000)?));
    assert_eq!(Some(play.figure("us-02").walked), walked);
    assert_eq!(
        report(&play, "Walk", &[(90.0, 91.0)]).map(|report| report.room_left),
        Ok(0),
        "a fifth, three tenths, a half"
    );
}

#[test]
fn ph_7_16_04_running_costs_a_point_more() {
    let play = play("", &man((90, 90), ""));
    assert_eq!(["Walk", "Run"].map(|gait| cost(&play, gait, &[(90.0, 95.0)])), [1, 2]);
}

#[test]
fn ph_7_16_05_obstacles_that_are_crossed_cost_more() {
    let line =
        |kind: &str| format!("(kind: \"{kind}\", shape: Line(along: [(50, 95), (99, 95), (130, 95)], thickness: 2))");
    let price = |pieces: &str, way: &[(f64, f64)]| cost(&play(pieces, &man((90, 90), "")), "Run", way);
    for (kind, points) in [("low_wall", 1), ("hedge", 2), ("fence", 1), ("road", 0)] {
        assert_eq!(price(&line(kind), &[(90.0, 97.0)]), 2 + points, "{kind}");
    }
    assert_eq!(price(&line("hedge"), &[(90.0, 97.0), (92.0, 94.0)]), 6, "there and back");
    assert_eq!(price(&line("low_wall"), &[(90.0, 95.0), (92.0, 97.0)]), 3, "a bend on it is one crossing");
    assert_eq!(price(&line("low_wall"), &[(99.0, 95.0), (102.0, 95.0)]), 3, "where two arms meet it is one wall");
    assert_eq!(price(&line("low_wall"), &[(90.0, 94.99)]), 2, "the base alone crosses nothing");
    let astride = play(&line("hedge"), &man((90, 95), ""));
    assert_eq!(cost(&astride, "Walk", &[(90.0, 97.0)]), 1, "who stands on it has paid");
    let water = "(kind: \"stream\", shape: Line(along: [(50, 95), (130, 95)], thickness: 2))";
    for (over, points) in [("ford", 2), ("bridge", 1)] {
        let pieces = format!("{water}, (kind: \"{over}\", shape: Hull(at: (90, 95), size: (5, 6), heading: 0))");
        let play = play(&pieces, &man((90, 90), ""));
        let report = report(&play, "Run", &[(90.0, 94.0), (90.0, 99.0)]).expect("over the water");
        assert_eq!(
            (report.cost, report.crossed.len(), report.crossed[0].piece, report.crossed[0].leg),
            (2 + points, 1, 1, 0)
        );
    }
}

#[test]
fn ph_geo_16_what_a_gait_cannot_enter_is_in_its_way() {
    let marsh = "(kind: \"marsh\", shape: Area([(50, 92), (130, 92), (130, 99), (50, 99)]))";
    let crawls = play(marsh, &man((90, 90), "posture: Prone"));
    assert_eq!(report(&crawls, "Crawl", &[(90.0, 92.5)]), Err("PH-GEO-16".into()), "wherever he started");
    assert!(report(&crawls, "Crawl", &[(90.0, 91.98)]).is_ok(), "his base reaches over the edge");
    let walks = play(marsh, &man((90, 90), ""));
    assert!(report(&walks, "Walk", &[(90.0, 95.0)]).is_ok());
    let water = "(kind: \"stream\", shape: Area([(50, 92), (130, 92), (130, 99), (50, 99)])),
        (kind: \"bridge\", shape: Hull(at: (90, 95.5), size: (9, 5), heading: 0))";
    let play = play(water, &man((90, 90), ""));
    assert_eq!(report(&play, "Run", &[(80.0, 95.0)]), Err("PH-GEO-16".into()));
    assert!(report(&play, "Run", &[(90.0, 101.0)]).is_ok(), "over the bridge");
    assert_eq!(report(&play, "Run", &[(90.0, 95.0), (94.0, 95.0)]), Err("PH-GEO-16".into()), "over its side");
}

#[test]
fn ph_7_16_06_the_wounded_stay_where_they_are() {
    let wounded = play("", &man((90, 90), "health: Wounded, posture: Prone"));
    assert_eq!(report(&wounded, "Crawl", &[(90.0, 91.0)]), Err("PH-7.16-06".into()));
    for (morale, rule) in [("Pinned", "PH-4.5-01"), ("Demoralised", "PH-4.5-09"), ("Panicked", "PH-R-37")] {
        let other = "(id: \"us-03\", at: (100, 110))";
        let figure = man((90, 90), &format!("morale: {morale}, posture: Prone"));
        let play = play("", &format!("{figure}, {other}"));
        if play.0.to_act() == Some(First) {
            assert_eq!(report(&play, "Crawl", &[(90.0, 91.0)]), Err(rule.into()));
        }
    }
}

#[test]
fn ph_w_04_a_run_out_of_scrub_across_a_hedge_costs_five() {
    let pieces = "(kind: \"scrub\", shape: Area([(80, 80), (100, 80), (100, 93), (80, 93)])),
        (kind: \"hedge\", shape: Line(along: [(70, 96), (110, 96)], thickness: 1.5))";
    let play = play(pieces, &man((90, 90), ""));
    let report = report(&play, "Run", &[(90.0, 100.0)]).expect("a run");
    assert_eq!((report.most, report.cost), (1000, 5));
    assert_eq!(report.lines.iter().map(|line| line.value).collect::<Vec<_>>(), [2, 1, 2]);
    let alone = Bench::new()
        .pieces(pieces)
        .scenario("points: Individual")
        .position(&format!("active: (side: First, team: 0), figures: [{}]", man((90, 90), "")))
        .game(&[]);
    assert_eq!(alone.refused(First, &moves("Run", &tenths(&[(90.0, 100.0)]))), "PH-6.1-04");
}

#[test]
fn ph_w_05_a_treated_man_walks_half_as_far() {
    let play = play("", &man((90, 90), "health: Treated"));
    let report5 = report(&play, "Walk", &[(90.0, 95.0)]).expect("5 cm");
    assert_eq!((report5.most, report5.cost, report5.room_left), (500, 1, 0));
    assert_eq!(report(&play, "Walk", &[(90.0, 95.01)]), Err("PH-7.16-03".into()));
}

#[test]
fn ph_geo_14_friends_let_pass_and_enemies_do_not_and_nobody_ends_on_another() {
    let friend = format!("{}, (id: \"us-03\", at: (90, 94))", man((90, 90), ""));
    let play1 = play("", &friend);
    assert!(report(&play1, "Walk", &[(90.0, 98.0)]).is_ok());
    assert_eq!(report(&play1, "Walk", &[(90.0, 96.49)]), Err("PH-GEO-14".into()));
    assert!(report(&play1, "Walk", &[(90.0, 96.5)]).is_ok(), "bases may touch");
    let enemy = format!("{}, (id: \"ge-01\", at: (90, 94))", man((90, 90), ""));
    let play2 = play("", &enemy);
    assert_eq!(report(&play2, "Walk", &[(90.0, 98.0)]), Err("PH-GEO-14".into()));
    let around = report(&play2, "Walk", &[(92.5, 92.0), (92.5, 96.0)]).expect("around him");
    assert_eq!((around.legs, around.length), (vec![321, 400], 721));
    let dead = format!(
        "{}, (id: \"ge-01\", at: (90, 94), health: Dead, located: true), (id: \"ge-02\", at: (90, 5))",
        man((90, 90), "")
    );
    assert!(report(&play("", &dead), "Walk", &[(90.0, 94.0)]).is_ok());
    let twelve: Vec<(f64, f64)> = (1..=13).map(|n| (90.0, 90.0 + 0.1 * f64::from(n))).collect();
    assert!(report(&play2, "Walk", &twelve[..12]).is_ok());
    assert_eq!(report(&play2, "Walk", &twelve), Err("PH-GEO-14".into()));
    assert_eq!(report(&play2, "Walk", &[]), Err("PH-GEO-14".into()));
    assert_eq!(report(&play2, "Walk", &[(90.0, 90.0)]), Err("PH-GEO-14".into()), "that is no move");
}

#[test]
fn ph_h_41_a_house_is_entered_through_its_outline() {
    let house = "(kind: \"house\", shape: Hull(at: (90, 97), size: (8, 8), heading: 0), storeys: 1)";
    let play = play(house, &man((90, 90), ""));
    let report = report(&play, "Walk", &[(90.0, 97.0)]).expect("into the house");
    assert_eq!((report.cost, report.crossed.len()), (1, 0));
}

#[test]
fn who_leaves_goes_to_the_very_edge() {
    let play = play("", &man((90, 112), ""));
    let at = |x: f64, y: f64| report(&play, "Walk", &[(x, y)]).map(|report| report.leaves);
    assert_eq!(at(90.0, 118.75), Ok(Left::No));
    assert_eq!(at(90.0, 118.76), Ok(Left::Own));
    assert_eq!(at(90.0, 120.0), Ok(Left::Own));
    assert_eq!(at(90.0, 120.01), Err("PH-GEO-14".into()));
    let corner = man((3, 116), "");
    let play2 = super::tests::play("", &corner);
    assert_eq!(report(&play2, "Walk", &[(0.0, 120.0)]).map(|report| report.leaves), Ok(Left::Own));
    assert_eq!(report(&play2, "Walk", &[(0.0, 118.0)]).map(|report| report.leaves), Ok(Left::Other));
}

#[test]
fn ph_h_24_a_figure_turns_freely_and_looks_where_it_went() {
    let mut play = play("", &man((90, 90), ""));
    play.order(First, &moves("Walk", &tenths(&[(90.0, 95.0), (93.0, 95.0)])));
    assert_eq!(play.figure("us-02").facing, Heading::EAST);
    let before = play.0.table().battle.pools[0];
    play.order(First, "Face(unit: \"us-02\", to: 1800)");
    assert_eq!((play.figure("us-02").facing, play.0.table().battle.pools[0]), (Heading::SOUTH, before));
}

#[test]
fn ph_r_43_who_moves_counts_as_moving_until_his_next_card() {
    let mut play = play("", &man((90, 90), "still: 2"));
    play.order(First, &moves("Run", &tenths(&[(90.0, 95.0)])));
    play.order(First, &moves("Walk", &tenths(&[(90.0, 96.0)])));
    let figure = play.figure("us-02");
    assert_eq!((figure.motion, figure.gait, figure.still), (Motion::Ran, Some(Gait::Walk), 0));
    assert_eq!((figure.at, figure.posture), (Some(cm(90.0, 96.0)), Posture::Standing));
    assert_eq!(play.0.table().no(id("us-02")), Some(1));
}

#[test]
fn ph_geo_14_whoever_stands_on_somebody_whom_he_did_not_see_may_leave() {
    let on = format!("{}, (id: \"ge-02\", at: (90, 100), located: true)", man((90, 100), ""));
    let play = play("", &on);
    assert_eq!(report(&play, "Walk", &[(90.0, 95.0)]).map(|report| report.cost), Ok(1));
    assert_eq!(report(&play, "Walk", &[(90.0, 99.0)]).err().as_deref(), Some("PH-GEO-14"), "off him, and not onto him");
}

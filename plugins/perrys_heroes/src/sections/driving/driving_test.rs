//! What drives come to.

use super::{DriveReport, may_drive};
use crate::dispatch::report::Report;
use crate::figures::Is;
use crate::files::values::{Health, Left, Morale, Motion};
use crate::testing::{Bench, Play, cm, id, read};
use crate::{Command, Event, PerrysHeroes};
use measured_table::{Heading, Share};
use table::RuleSet as _;
use table::Side::{self, First, Second};

/// A vehicle of this side in the middle of the table, its front to the north; its counter is number 7, and its card lies on the table.
fn with(side: Side, key: &str, pieces: &str, more: &str) -> Bench {
    let unit = if side == First { "us-07" } else { "ge-07" };
    Bench::new().pieces(pieces).vehicles(side, &format!("(name: \"Vehicle\", vehicle: \"{key}\")")).position(&format!(
        "active: (side: {side:?}, team: 1), figures: [(id: \"{unit}\", at: (90, 60), facing: 0), {more}]"
    ))
}

fn sherman(pieces: &str, more: &str) -> Play {
    with(First, "m4a1_m4a3", pieces, more).game(&[])
}

fn drive(side: Side, steps: &str) -> String {
    let unit = if side == First { "us-07" } else { "ge-07" };
    format!("Drive(unit: \"{unit}\", steps: [{steps}])")
}

fn report_of(play: &Play, side: Side, steps: &str) -> Result<DriveReport, String> {
    let command: Command = read(&drive(side, steps));
    match play.0.seen_by(side, |seen| PerrysHeroes::judge(seen, side, &command)) {
        Ok(Report::Drive(report)) => Ok(report),
        Ok(other) => panic!("{other:?}"),
        Err(refusal) => Err(refusal.rule.0.to_string()),
    }
}

fn report(play: &Play, steps: &str) -> Result<DriveReport, String> {
    report_of(play, First, steps)
}

fn cost(play: &Play, steps: &str) -> u8 {
    report(play, steps).expect("a lawful drive").cost
}

fn ground(kind: &str) -> String {
    format!("(kind: \"{kind}\", shape: Area([(40, 15), (140, 15), (140, 118), (40, 118)]))")
}

#[test]
fn ph_7_10_01_and_ph_r_49_how_far_each_class_drives_from_each_ground() {
    let kinds = ["built_up", "field", "scrub", "wood", "orchard"];
    // PH-H-05: light, medium and heavy ones (PH-7.10-02).
    let classes = [
        (First, "m3_half_track", [3000, 2000, 1500, 1500, 1500]),
        (First, "m4a1_m4a3", [2500, 1500, 1500, 1500, 1500]),
        (Second, "panther", [2000, 2000, 1500, 1000, 1000]),
    ];
    for (side, key, most) in classes {
        for (kind, most) in kinds.into_iter().zip(most) {
            let play = with(side, key, &ground(kind), "").game(&[]);
            let whole = report_of(&play, side, &format!("Drive({most})")).map(|report| (report.most, report.room_left));
            assert_eq!(whole, Ok((most, 0)), "{key} on {kind}");
            let too_far = report_of(&play, side, &format!("Drive({})", most + 1));
            assert_eq!(too_far.map(|report| report.most), Err("PH-7.10-04".into()), "{key} on {kind}");
        }
        let marsh = with(side, key, &ground("marsh"), "").game(&[]);
        assert_eq!(report_of(&marsh, side, "Drive(100)").map(|report| report.most), Err("PH-GEO-16".into()));
    }
}

#[test]
fn ph_7_10_03_the_price_is_that_of_the_ground_at_the_start() {
    let kinds = ["built_up", "field", "scrub", "wood", "orchard"];
    let price = |kind: &str| cost(&sherman(&ground(kind), ""), "Drive(500)");
    assert_eq!(kinds.map(price), [1, 1, 2, 2, 2]);
    let hill = "(kind: \"hill\", shape: Area([(60, 10), (120, 10), (120, 55), (60, 55)]), level: 1, slope: 10)";
    let on_slope = |kind: &str| cost(&sherman(&format!("{}, {hill}", ground(kind)), ""), "Drive(-100)");
    assert_eq!(kinds.map(on_slope), [2, 2, 3, 4, 4]);
}

#[test]
fn ph_geo_15_a_road_counts_if_the_whole_drive_stays_on_it() {
    let road = "(kind: \"road\", shape: Line(along: [(90, 10), (90, 110)], thickness: 6))";
    let play = sherman(&format!("{}, {road}", ground("wood")), "");
    let along = report(&play, "Drive(2500)").expect("along the road");
    assert_eq!((along.cost, along.most, along.on_road), (1, 2500, true));
    let off = report(&play, "Turn(450), Drive(1000)").expect("into the wood");
    assert_eq!((off.cost, off.most, off.on_road), (3, 1500, false));
}

#[test]
fn ph_7_10_05_and_ph_r_73_each_turn_costs_a_point_for_each_45_degrees_begun() {
    let play = sherman("", "");
    for (steps, points) in [
        ("Drive(100)", 1),
        ("Turn(450), Drive(100)", 2),
        ("Turn(451), Drive(100)", 3),
        ("Turn(1800), Drive(100)", 5),
        ("Turn(200), Drive(100), Turn(400), Drive(100)", 3),
        ("Turn(3400), Turn(3200)", 2),
    ] {
        let report = report(&play, steps).expect("a lawful drive");
        assert_eq!(report.cost, points, "{steps}");
        assert_eq!(i32::from(report.cost), report.lines.iter().map(|line| line.value).sum::<i32>());
    }
    assert_eq!(report(&play, "").map(|report| report.cost), Err("PH-GEO-14".into()));
    assert_eq!(report(&play, "Turn(0)").map(|report| report.cost), Err("PH-GEO-14".into()), "it looks there already");
    assert_eq!(
        report(&play, "Turn(1800), Turn(0)").map(|report| report.cost),
        Err("PH-6.1-04".into()),
        "8 of 6 points"
    );
}

#[test]
fn ph_r_33_turning_on_the_spot_is_movement_and_ph_st_06_is_counted_by_turns() {
    let mut play = with(First, "m4a1_m4a3", "", "(id: \"ge-01\", at: (20, 10))").game(&[]);
    let report = report(&play, "Turn(900)").expect("a turn");
    assert_eq!((report.cost, report.length(), report.turns, report.share), (2, 0, 2, Share::NONE));
    let rules: Vec<&str> = report.lines.iter().map(|line| line.rule.0).collect();
    assert_eq!(rules, ["PH-R-33"]);
    play.order(First, &drive(First, "Turn(900)"));
    let tank = play.figure("us-07");
    assert_eq!((tank.motion, tank.paces, tank.facing), (Motion::Moved, 1, Heading::EAST));
    assert_eq!(tank.turret, Heading::EAST, "the turret turns with the hull");
    play.order(First, &drive(First, "Drive(500)"));
    let tank = play.figure("us-07");
    assert_eq!((tank.at, tank.paces, tank.points), (Some(cm(95.0, 60.0)), 1, 3), "in one turn it counts once");
}

#[test]
fn ph_7_10_07_after_the_drive_it_stands_at_its_new_place() {
    let mut play = sherman("", "");
    play.order(First, &drive(First, "Turn(900), Drive(1000)"));
    let tank = play.figure("us-07");
    assert_eq!((tank.at, tank.facing), (Some(cm(100.0, 60.0)), Heading::EAST));
}

#[test]
fn ph_7_10_06_obstacles_cost_a_vehicle_its_own_price() {
    let line = |kind: &str| format!("(kind: \"{kind}\", shape: Line(along: [(60, 50), (120, 50)], thickness: 1))");
    for (kind, points) in [("low_wall", 2), ("hedge", 2), ("fence", 1)] {
        let play = sherman(&line(kind), "");
        let over = report(&play, "Drive(1500)").expect("over it");
        assert_eq!((over.cost, over.crossed.len()), (1 + points, 1), "{kind}");
        assert_eq!(cost(&play, "Drive(900)"), 1, "its middle does not come to it");
    }
    let stream = line("stream");
    for kind in ["ford", "bridge"] {
        let over = format!("{stream}, (kind: \"{kind}\", shape: Area([(86, 47), (94, 47), (94, 53), (86, 53)]))");
        assert_eq!(cost(&sherman(&over, ""), "Drive(1500)"), 2, "{kind}");
    }
    // PH-GEO-16: wherever the drive starts.
    for shut in
        [stream, line("bocage"), "(kind: \"marsh\", shape: Area([(80, 40), (100, 40), (100, 50), (80, 50)]))".into()]
    {
        assert_eq!(
            report(&sherman(&shut, ""), "Drive(1500)").map(|report| report.cost),
            Err("PH-GEO-16".into()),
            "{shut}"
        );
    }
}

#[test]
fn ph_h_31_backwards_half_as_far_for_the_same_points() {
    let mut play = sherman("", "");
    let back = report(&play, "Drive(-1250)").expect("back");
    assert_eq!((back.cost, back.back, back.ahead, back.room_left), (1, 1250, 0, 0));
    assert_eq!(report(&play, "Drive(-1251)").map(|report| report.cost), Err("PH-7.10-04".into()));
    assert_eq!(report(&play, "Drive(500), Drive(-1000)").map(|report| (report.cost, report.room_left)), Ok((1, 0)));
    play.order(First, &drive(First, "Drive(-1000)"));
    let tank = play.figure("us-07");
    assert_eq!((tank.at, tank.facing), (Some(cm(90.0, 70.0)), Heading::NORTH));
    assert_eq!(tank.walked, Share::of(2000, 2500).expect("a share"));
}

#[test]
fn ph_7_10_04_and_ph_r_69_drives_of_a_turn_share_one_allowance_by_parts() {
    let mut play = sherman(&ground("built_up"), "");
    play.order(First, &drive(First, "Drive(1000)"));
    assert_eq!(report(&play, "Drive(1501)").map(|report| report.cost), Err("PH-7.10-04".into()));
    assert_eq!(report(&play, "Drive(1500)").map(|report| report.room_left), Ok(0));
    // Half of it on a meadow, and the other half in a wood.
    let wood = "(kind: \"wood\", shape: Area([(80, 20), (100, 20), (100, 48), (80, 48)]))";
    let mut play = sherman(wood, "");
    play.order(First, &drive(First, "Drive(1250)"));
    assert_eq!(report(&play, "Drive(750)").map(|report| (report.most, report.room_left)), Ok((1500, 0)));
    assert_eq!(report(&play, "Drive(751)").map(|report| report.cost), Err("PH-7.10-04".into()));
}

#[test]
fn ph_r_74_neither_vehicles_nor_wrecks_nor_houses_are_driven_through() {
    let two = |more: &str| {
        let vehicles = "(name: \"One\", vehicle: \"m4a1_m4a3\"), (name: \"Other\", vehicle: \"m3_half_track\")";
        let figures =
            format!("(id: \"us-07\", at: (90, 60), facing: 0), (id: \"us-13\", at: (90, 45), facing: 90{more})");
        let bench = Bench::new().vehicles(First, vehicles);
        bench.position(&format!("active: (side: First, team: 1), figures: [{figures}]")).game(&[])
    };
    for more in ["", ", health: Dead"] {
        let play = two(more);
        assert_eq!(report(&play, "Drive(2000)").map(|report| report.cost), Err("PH-R-74".into()), "a friend, a wreck");
        // 52.5 less 2.25 less 5.25: it touches it.
        assert!(report(&play, "Drive(750)").is_ok());
        assert_eq!(report(&play, "Drive(751)").map(|report| report.cost), Err("PH-R-74".into()));
    }
    let house = "(kind: \"house\", shape: Area([(92, 40), (100, 40), (100, 50), (92, 50)]))";
    assert_eq!(report(&sherman(house, ""), "Drive(2000)").map(|report| report.cost), Err("PH-R-74".into()));
    let beside = "(kind: \"house\", shape: Area([(92.5, 40), (100, 40), (100, 50), (92.5, 50)]))";
    let play = sherman(beside, "");
    assert!(report(&play, "Drive(1500)").is_ok(), "along its wall");
    let far = report(&play, "Drive(1500), Turn(100)");
    assert_eq!(far.map(|report| report.cost), Err("PH-R-74".into()), "its corner would turn into it");
}

#[test]
fn ph_7_10_08_and_ph_r_74_who_is_swept_is_dead_friends_too_and_the_report_says_so() {
    let men = "(id: \"us-02\", at: (91, 50)), (id: \"ge-01\", at: (89, 45)), (id: \"ge-02\", at: (97, 44)), (id: \"ge-03\", at: (93.75, 44))";
    // Those of us-02 nobody stands near; ge-02 and ge-03 test for ge-01: 9 and 2.
    let mut play = with(First, "m4a1_m4a3", "", men).game(&[9, 2]);
    let report = report(&play, "Drive(1500)").expect("over them");
    assert_eq!(report.run_over, [id("us-02"), id("ge-01")], "ge-03 is touched");
    let events = play.order(First, &drive(First, "Drive(1500)"));
    let over = |event: &Event| if let Event::RanOver { over, .. } = event { Some(over.clone()) } else { None };
    assert_eq!(events.iter().filter_map(over).collect::<Vec<_>>(), [vec![id("us-02")], vec![id("ge-01")]]);
    for (name, dead) in [("us-02", true), ("ge-01", true), ("ge-02", false), ("ge-03", false)] {
        assert_eq!(play.figure(name).health == Health::Dead, dead, "{name}");
    }
    assert_eq!([play.figure("ge-02").morale, play.figure("ge-03").morale], [Morale::Operational, Morale::Pinned]);
    assert_eq!(play.figure("us-07").at, Some(cm(90.0, 45.0)), "it drives on");
}

#[test]
fn ph_h_43_and_ph_h_34_a_vehicle_leaves_the_table_with_all_aboard() {
    let aboard = "(id: \"us-02\", aboard: \"us-07\"), (id: \"us-01\", at: (20, 100)), (id: \"ge-01\", at: (20, 10))";
    let bench = with(First, "m3_half_track", "", aboard).position(&format!(
        "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 20), facing: 0), {aboard}]"
    ));
    let mut play = bench.game(&[1; 60]);
    assert_eq!(report(&play, "Drive(1550)").map(|report| report.leaves), Ok(Left::No), "its front touches the edge");
    assert_eq!(report(&play, "Drive(2000)").map(|report| report.leaves), Ok(Left::Enemy));
    assert_eq!(
        report(&play, "Drive(2001)").map(|report| report.leaves),
        Err("PH-GEO-14".into()),
        "its middle is beyond"
    );
    assert_eq!(report(&play, "Drive(2000), Turn(100)").map(|report| report.leaves), Err("PH-GEO-14".into()));
    play.order(First, &drive(First, "Drive(2000)"));
    for name in ["us-07", "us-02", "us-08", "us-09", "us-10"] {
        assert_eq!((play.figure(name).left, play.figure(name).at), (Left::Enemy, None), "{name}");
    }
}

#[test]
fn ph_h_44_what_the_morale_of_a_crew_and_its_state_forbid() {
    for (state, rule) in [
        ("morale: Pinned", "PH-H-44"),
        ("morale: Demoralised", "PH-H-44"),
        ("morale: Panicked", "PH-H-44"),
        ("immobile: true", "PH-7.10-01"),
    ] {
        let play = with(First, "m4a1_m4a3", "", "").position(&format!(
            "active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 60), {state}), (id: \"us-01\", at: (20, 100))]"
        ));
        let play = play.game(&[]);
        assert_eq!(may_drive(&play.figure("us-07")).map_err(|refusal| refusal.rule.0), Err(rule), "{state}");
    }
}

#[test]
fn ph_r_32_a_gun_is_aimed_no_more_once_its_vehicle_moves() {
    let bench = with(First, "m4a1_m4a3", "", "").position(
        "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 60), facing: 0, turret: 90, aim: Enemy(\"ge-01\")),
            (id: \"ge-01\", at: (150, 60))]",
    );
    let mut play = bench.game(&[]);
    let events = play.order(First, &drive(First, "Turn(100), Drive(200)"));
    assert!(events.contains(&Event::Is(id("us-07"), Is::Aimed(None))));
    assert_eq!(play.figure("us-07").turret, Heading::new(1000), "a turret turns with its hull");
}

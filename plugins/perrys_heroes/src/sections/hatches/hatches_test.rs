use crate::Command;
use crate::testing::{Bench, Play, id, read};
use table::{Order, Side};

/// A Sherman `us-07` whose card lies there, and a friend `us-01` so far beside it.
fn sherman(more: &str, others: &str) -> Play {
    Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 100), {more}), {others}]"
        ))
        .game(&[])
}

fn lawful(play: &Play, command: &str) -> bool {
    let command: Command = read(command);
    play.0.judge(&Order { side: Side::First, command }).is_ok()
}

const OPEN: &str = "Hatch(unit: \"us-07\", open: true)";
const SHUT: &str = "Hatch(unit: \"us-07\", open: false)";

#[test]
fn ph_h_22_a_hatch_is_opened_and_shut_for_a_point() {
    let mut play = sherman("", "(id: \"us-01\", at: (80, 100))");
    assert_eq!(play.refused(Side::First, SHUT), "PH-H-22");
    play.order(Side::First, OPEN);
    assert_eq!((play.figure("us-07").hatch, play.figure("us-07").points), (true, 5));
    assert_eq!(play.refused(Side::First, OPEN), "PH-H-22");
    play.order(Side::First, SHUT);
    assert!(!play.figure("us-07").hatch);
}

#[test]
fn ph_h_27_and_ph_h_22_an_open_hatch_gives_optics_for_4_points() {
    // On a clear day the eye sees 80 cm, optics 160.
    let far = "(id: \"ge-01\", at: (90, 5)), (id: \"ge-02\", at: (90, 40))";
    let (eye, optics) =
        ("Locate(unit: \"us-07\", at: \"ge-01\")", "Locate(unit: \"us-07\", at: \"ge-01\", optics: true)");
    let shut = sherman("", far);
    assert_eq!([shut.refused(Side::First, eye), shut.refused(Side::First, optics)], ["PH-7.13-01", "PH-H-27"]);
    let mut open = sherman("hatch: true", far);
    open.order(Side::First, optics);
    assert_eq!(open.figure("us-07").points, 2);
    let no = open.0.table().no(id("ge-01")).expect("a figure");
    assert!(open.figure("us-07").knows.has(no) && open.figure("ge-01").located);
    open.order(Side::First, "Locate(unit: \"us-07\", at: \"ge-02\")");
    assert_eq!(open.figure("us-07").points, 0);
}

#[test]
fn ph_7_5_03_who_is_shut_in_hears_and_tells_by_radio_alone() {
    let others = "(id: \"us-01\", at: (97, 100)), (id: \"ge-01\", at: (90, 60), located: true)";
    let tell = "Tell(unit: \"us-07\", to: \"us-01\", by: Voice)";
    assert_eq!(sherman("knows: [\"ge-01\"]", others).refused(Side::First, tell), "PH-7.5-03");
    let mut open = sherman("knows: [\"ge-01\"], hatch: true", others);
    open.order(Side::First, tell);
    let no = open.0.table().no(id("ge-01")).expect("a figure");
    assert!(open.figure("us-01").knows.has(no));
    // Word passes by itself to a crew that hears, and not to one that is shut in.
    let near =
        "(id: \"us-01\", at: (97, 100)), (id: \"us-02\", at: (100, 100)), (id: \"ge-01\", at: (90, 60), located: true)";
    for (hatch, hears) in [("", false), ("hatch: true", true)] {
        let bench = Bench::new().vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")").position(
            &format!("active: (side: First, team: 0), figures: [(id: \"us-07\", at: (90, 100), {hatch}), {near}]"),
        );
        let mut play = bench.game(&[]);
        play.order(Side::First, "Locate(unit: \"us-02\", at: \"ge-01\")");
        assert_eq!(play.figure("us-07").knows.has(no), hears, "{hatch}");
    }
}

#[test]
fn ph_h_23_every_armoured_vehicle_has_a_radio() {
    let bench = |key: &str| {
        let vehicles = format!("(name: \"Sherman\", vehicle: \"m4a1_m4a3\"), (name: \"Other\", vehicle: \"{key}\")");
        Bench::new().vehicles(Side::First, &vehicles)
    };
    let position = "active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 100), knows: [\"ge-01\"]), (id: \"OTHER\", at: (91, 90)), (id: \"ge-01\", at: (90, 60), located: true)]";
    let other = "us-13";
    let tell = format!("Tell(unit: \"us-07\", to: \"{other}\", by: Radio)");
    let mut play = bench("m10").position(&position.replace("OTHER", other)).game(&[]);
    play.order(Side::First, &tell);
    assert_eq!(play.figure("us-07").points, 4);
    let no = play.0.table().no(id("ge-01")).expect("a figure");
    assert!(play.figure(other).knows.has(no));
    let jeep = bench("jeep").position(&position.replace("OTHER", other)).game(&[]);
    assert_eq!(jeep.refused(Side::First, &tell), "PH-7.5-07");
}

#[test]
fn ph_h_22_the_commander_who_looks_out_is_a_target() {
    let of = |hatch: &str| {
        let position = format!(
            "active: (side: First, team: 0), figures: [(id: \"us-02\", at: (90, 100), knows: [\"ge-07\", \"ge-08\"]),
                (id: \"ge-07\", at: (90, 60), facing: 180, located: true, {hatch})]"
        );
        Bench::new()
            .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
            .position(&position)
            .game(&[])
    };
    let at_him = "Fire(unit: \"us-02\", at: \"ge-08\")";
    assert!(lawful(&of("hatch: true"), at_him));
    assert!(!lawful(&of(""), at_him) && !lawful(&of("hatch: true"), &at_him.replace("08", "09")));
}

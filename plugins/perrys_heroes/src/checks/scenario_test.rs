//! Mistakes of scenarios, each at its field.

use super::*;
use crate::files::force::ForceDef;
use crate::testing::{read, stock};

pub(in crate::checks) const GOOD: &str = r#"(
    title: "Test", table: "t",
    sides: (
        (name: "Americans", key: "us", force: "f", edge: South, task: Hold, objectives: [(40, 40), (80, 40)],
            zone: [(0, 100), (180, 100), (180, 120), (0, 120)]),
        (name: "Germans", key: "ge", force: "g", edge: North, task: Advance),
    ),
    turns: 10, wind: 3,
    position: (
        turn: 2, active: (side: First, team: 0), deck: [(side: Second, team: 0)],
        figures: [
            (id: "us-01", at: (90, 100)), (id: "us-02", at: (95, 100), posture: Prone),
            (id: "ge-01", at: (90, 20), located: true), (id: "ge-02", at: (80, 20), concealed: true, posture: Prone),
        ],
        smoke: [(at: (60, 60), plume: 1)],
        traps: [(at: (70, 60), by: (side: First, team: 0))],
    ),
)"#;

/// Everything that is wrong with a scenario.
pub(in crate::checks) fn told(text: &str) -> Vec<Fault> {
    let scenario: ScenarioDef = read(text);
    let stock = stock();
    let kinds: KindSet = read(include_str!("../../../../assets/measured_terrain.ron"));
    let table: TableDef = read("(name: \"Test\", size: (180, 120))");
    let force = |nation: &str, weapon: &str| -> ForceDef {
        let man = |n: u8| format!("(name: \"{n}\", weapon: \"{weapon}\", grenades: 2)");
        let men: Vec<String> = (2..6).map(man).collect();
        read(&format!(
            "(name: \"F\", nation: {nation}, artillery: [Mortar, Guns], teams: [(name: \"T\", men: [(name: \"L\", grade: Nco), {}])])",
            men.join(", ")
        ))
    };
    let forces = [force("Usa", "m1_garand"), force("Germany", "mauser_98k")];
    let own = [&scenario.sides.0, &scenario.sides.1].map(|side| side.men.as_ref());
    let forces = [own[0].unwrap_or(&forces[0]), own[1].unwrap_or(&forces[1])];
    let files = Files { scenario: &scenario, table: &table, kinds: &kinds, stock, forces };
    let found = faults(&files);
    // What is told as right can be laid out, and nothing else is asked of the start.
    if found.iter().all(|fault| fault.warning) {
        assert!(crate::checks::laid_out::start(&files).is_some(), "{text}");
    }
    found
}

/// The fields that are wrong when a piece of the good scenario is another.
#[track_caller]
pub(in crate::checks) fn wrong(from: &str, to: &str) -> Vec<String> {
    assert!(GOOD.contains(from), "{from}");
    told(&GOOD.replacen(from, to, 1)).into_iter().map(|fault| fault.field).collect()
}

#[test]
fn a_good_scenario_has_no_mistakes() {
    assert_eq!(told(GOOD), []);
}

#[test]
fn ph_h_32_what_a_scenario_does_not_say() {
    let def: ScenarioDef = read(
        "(title: \"T\", table: \"t\", sides: ((name: \"A\", key: \"a\", edge: South, task: Meet), (name: \"B\", key: \"b\", edge: North, task: Meet)))",
    );
    use crate::files::values::{Hour, Weather};
    assert_eq!((def.turns, def.hour, def.weather), (10, Hour::Day, Weather::Clear));
    // Zones are 20 cm deep.
    let field = crate::testing::Bench::new().start().field;
    let zones = field.sides.clone().map(|side| side.zone.outline);
    let strip = |from: i32, to: i32| [(0, from), (18_000, from), (18_000, to), (0, to)].map(|(x, y)| Point::new(x, y));
    assert_eq!(zones, [strip(10_000, 12_000).to_vec(), strip(0, 2_000).to_vec()]);
}

#[test]
fn ph_5_1_04_points_are_pooled_unless_the_scenario_says_otherwise() {
    use crate::files::values::Points;
    let points = |text: &str| read::<ScenarioDef>(text).points;
    assert_eq!(points(GOOD), Points::Pooled);
    assert_eq!(points(&GOOD.replacen("turns: 10", "points: Individual, turns: 10", 1)), Points::Individual);
}

#[test]
fn ph_geo_01_the_table_has_points_and_headings_go_clockwise_from_the_north() {
    use measured_table::Heading;
    assert_eq!(
        point((measured_table::terrain::Centimetres(250), measured_table::terrain::Centimetres(100))),
        Point::new(250, 100)
    );
    let towards = |x, y| Heading::towards(Point::new(0, 0), Point::new(x, y)).map(Heading::tenths);
    assert_eq!([towards(0, -10), towards(10, 0), towards(0, 10), towards(-10, 0)], [0, 900, 1800, 2700].map(Some));
}

#[test]
fn ph_geo_17_two_and_a_half_centimetres_are_250_tenths_and_bases_that_touch_do_not_overlap() {
    let at = |x: &str| wrong("at: (95, 100)", &format!("at: ({x}, 100)"));
    assert!(at("92.5").is_empty(), "bases that touch");
    assert_eq!(at("92.49"), ["position.figures[1].at"], "a tenth nearer");
}

#[test]
fn each_mistake_of_a_side_is_told_at_its_field() {
    for (from, to, field) in [
        ("title: \"Test\"", "title: \"\"", "title"),
        ("turns: 10", "turns: 0", "turns"),
        ("turns: 10", "turns: 61", "turns"),
        ("wind: 3", "wind: 11", "wind"),
        ("wind: 3", "wind: 0", "wind"),
        ("name: \"Germans\"", "name: \"\"", "sides.1.name"),
        ("key: \"ge\", force: \"g\", edge: North", "key: \"ge\", force: \"g\", edge: South", "sides.1.edge"),
        ("objectives: [(40, 40), (80, 40)]", "objectives: [(40, 40)]", "sides.0.objectives"),
        ("objectives: [(40, 40), (80, 40)]", "objectives: [(40, 40), (80, 40), (120, 40)]", "sides.0.objectives"),
        ("objectives: [(40, 40), (80, 40)]", "objectives: [(34.6, 40), (36, 40)]", "sides.0.objectives[1]"),
        ("objectives: [(40, 40), (80, 40)]", "objectives: [(40, 40), (80, 140)]", "sides.0.objectives[1]"),
        ("(180, 120), (0, 120)]", "(180, 130), (0, 120)]", "sides.0.zone[2]"),
        ("[(0, 100), (180, 100), (180, 120), (0, 120)]", "[(0, 100), (180, 100)]", "sides.0.zone"),
        (
            "[(0, 100), (180, 100), (180, 120), (0, 120)]",
            "[(0, 100), (180, 120), (180, 100), (0, 120)]",
            "sides.0.zone",
        ),
        ("task: Advance", "task: Meet", "sides.1.task"),
        ("turns: 10", "switches: (prone_casualty_modifier: 2), turns: 10", "switches.prone_casualty_modifier"),
        ("turns: 10", "switches: (edge_depth: 60), turns: 10", "switches.edge_depth"),
    ] {
        assert_eq!(wrong(from, to), [field], "{to}");
    }
    // Other ids are unknown then, so the key is told among others.
    assert!(wrong("key: \"us\"", "key: \"US!\"").contains(&"sides.0.key".to_string()));
    assert!(wrong("key: \"ge\"", "key: \"us\"").contains(&"sides.1.key".to_string()));
}

#[test]
fn a_force_in_a_scenario_is_told_of_there() {
    let men = "men: (name: \"F\", nation: Usa, teams: [(name: \"T\", men: [(name: \"A\"), (name: \"B\")])])";
    let fields = wrong("force: \"f\"", men);
    assert_eq!(fields[..2], ["sides.0.men.teams", "sides.0.men.teams[0]"]);
}

#[test]
fn mistakes_of_tables_are_those_of_measured_tables() {
    let table: TableDef = read("(name: \"\", size: (180, 1200))");
    let kinds = KindSet { kinds: Vec::new() };
    let fields: Vec<(String, bool)> =
        of_table(&table, &kinds).into_iter().map(|fault| (fault.field, fault.warning)).collect();
    assert_eq!(fields, [("name".to_string(), true), ("size[1]".to_string(), false)]);
}

#[test]
fn ph_geo_02_figures_are_as_far_from_each_other_as_the_nearest_points_of_their_bases() {
    let figures =
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 97.5))]";
    let game = crate::testing::Bench::new().position(figures).game(&[]);
    let gap = |us: &str, ge: &str| game.0.table().gap(&game.figure(us), &game.figure(ge));
    let touching = gap("us-01", "ge-01").expect("both stand somewhere");
    assert!(touching.within(0) && !touching.is_overlap());
    assert_eq!(gap("us-01", "ge-02"), None, "nobody knows where he stands");
}

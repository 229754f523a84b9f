//! Mistakes of scenarios, each at its field.

use super::*;
use crate::checks::laid_out::start;
use crate::files::force::ForceDef;
use crate::testing::{read, stock};

pub(in crate::checks) const GOOD: &str = r#"(
    title: "Test", table: "t",
    sides: (
        (name: "Americans", key: "us", force: "f", edge: South, task: Attack, deployment: Edge),
        (name: "Germans", key: "ge", force: "g", ce: 26, edge: North, task: Defend,
            zone: [(0, 0), (180, 0), (180, 40), (0, 40)]),
    ),
    turns: 8, visibility: 60, switches: (run: 15),
    position: (
        turn: 2, active: Second, phase: Shooting,
        units: [
            (id: "us-1", at: [(90, 100)], order: Hold, purpose: Fire, target: "ge-1"),
            (id: "us-2", at: [(20, 100), (24, 100)], discipline: Suppressed, order: Sneak, veil: Spotted, known: ["ge-1"]),
            (id: "ge-1", at: [(90, 20), (95, 20)], zeroed: (at: "us-1", turns: 1), hit_by: ["us-2"]),
            (id: "ge-5", at: [(120, 20)]),
        ],
        figures: [(id: "ge-1-02", at: (96, 20)), (id: "ge-4-01", at: (30, 20), set_up: false)],
        buildings: [(id: "mill", fired_from: [First])],
    ),
)"#;

/// Everything that is wrong with a scenario.
pub(in crate::checks) fn told(text: &str) -> Vec<Fault> {
    let scenario: ScenarioDef = read(text);
    let kinds: KindSet = read(include_str!("../../../../assets/measured_terrain.ron"));
    let table: TableDef = read(
        "(name: \"Test\", size: (180, 120), pieces: [
            (kind: \"house\", shape: Hull(at: (60, 60), size: (10, 10), heading: 0), id: \"mill\"),
            (kind: \"wood\", shape: Hull(at: (20, 60), size: (10, 10), heading: 0), id: \"wood\"),
        ])",
    );
    let forces: [ForceDef; 2] = [
        read(
            "(name: \"F\", platoon: \"us_infantry\", units: [
            (formation: \"us_command\"), (formation: \"us_squad\"), (formation: \"us_squad\"),
        ])",
        ),
        read(
            "(name: \"G\", platoon: \"german_grenadiers\", units: [
            (formation: \"german_command\"), (formation: \"german_squad\"), (formation: \"german_squad\"),
            (formation: \"german_hmg\"),
        ], vehicles: [(vehicle: \"stug_iii_g\")])",
        ),
    ];
    let own = [&scenario.sides.0, &scenario.sides.1].map(|side| side.units.as_ref());
    let forces = [own[0].unwrap_or(&forces[0]), own[1].unwrap_or(&forces[1])];
    let files = Files { scenario: &scenario, table: &table, kinds: &kinds, stock: stock(), forces };
    let found = faults(&files);
    // What is told as right can be laid out, and nothing else is asked of the start.
    if found.iter().all(|fault| fault.warning) {
        assert!(start(&files).is_some(), "{text}");
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
fn each_mistake_of_a_side_is_told_at_its_field() {
    for (from, to, field) in [
        ("title: \"Test\"", "title: \"\"", "title"),
        ("turns: 8", "turns: 61", "turns"),
        ("visibility: 60", "visibility: 0", "visibility"),
        ("run: 15", "run: 301", "switches.run"),
        ("name: \"Germans\"", "name: \"\"", "sides.1.name"),
        ("ce: 26, edge: North", "ce: 26, edge: South", "sides.1.edge"),
        ("edge: South, task: Attack", "edge: South, task: Defend", "sides.1.task"),
        ("force: \"g\", ", "", "sides.1.force"),
        ("ce: 26", "ce: 19", "sides.1.force"),
        ("ce: 26", "ce: 26, vehicles: 0", "sides.1.force"),
        ("(180, 40), (0, 40)]", "(180, 40), (0, 130)]", "sides.1.zone[3]"),
        ("(180, 40), (0, 40)]", "(0, 40), (180, 40)]", "sides.1.zone"),
        ("[(0, 0), (180, 0), (180, 40), (0, 40)]", "[(0, 0), (180, 0)]", "sides.1.zone"),
        ("[(0, 0), (180, 0), (180, 40), (0, 40)]", "[(0, 0), (8, 0), (8, 8), (0, 8)]", "sides.1.zone"),
    ] {
        assert_eq!(wrong(from, to), [field], "{to}");
    }
    // Other ids are unknown then, so the key is told among others.
    assert!(wrong("key: \"us\"", "key: \"US!\"").contains(&"sides.0.key".to_string()));
    assert!(wrong("key: \"ge\"", "key: \"us\"").contains(&"sides.1.key".to_string()));
}

#[test]
fn a_force_in_a_scenario_is_told_of_there() {
    let units = "ce: 4, units: (name: \"F\", platoon: \"us_infantry\", units: [(formation: \"us_squad\")])";
    let fields = wrong("force: \"f\"", units);
    // Nobody commands, one squad is too few, and it is too dear.
    assert_eq!(fields[..3], ["sides.0.units.units", "sides.0.units.units", "sides.0.units.units"]);
}

#[test]
fn roe_h_26_a_scenario_need_not_say_the_usual() {
    let def: ScenarioDef = read(
        "(title: \"T\", table: \"t\", sides: (
            (name: \"A\", key: \"a\", force: \"f\", edge: South, task: Attack),
            (name: \"B\", key: \"b\", force: \"g\", edge: North, task: Defend),
        ))",
    );
    assert_eq!((def.turns, def.first, def.switches), (None, None, Default::default()));
    let field = crate::testing::Bench::new().start().field;
    assert_eq!((field.turns, field.first), (8, Side::First));
    let zones = field.sides.clone().map(|side| side.zone.outline);
    let strip = |from: i32, to: i32| [(0, from), (18_000, from), (18_000, to), (0, to)].map(|(x, y)| Point::new(x, y));
    assert_eq!(zones, [strip(8_000, 12_000).to_vec(), strip(0, 4_000).to_vec()]);
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
fn roe_h_26_the_usual_battle_is_without_mistakes() {
    let scenario: ScenarioDef = read(include_str!("../../../../scenarios/rules_of_engagement/hold_the_line.ron"));
    let table: TableDef = read(include_str!("../../../../assets/rules_of_engagement/tables/hedgerow_farm.ron"));
    let kinds: KindSet = read(include_str!("../../../../assets/measured_terrain.ron"));
    assert_eq!(of_table(&table, &kinds), []);
    let [us, ge] = [&scenario.sides.0, &scenario.sides.1].map(|side| side.units.as_ref().expect("a force"));
    let files = Files { scenario: &scenario, table: &table, kinds: &kinds, stock: stock(), forces: [us, ge] };
    assert_eq!(faults(&files), []);
    let start = start(&files).expect("a start");
    let ce = |side| start.field.units.iter().filter(|unit| unit.side == side).map(|unit| unit.ce).sum::<u8>();
    assert_eq!((ce(Side::First), ce(Side::Second), start.field.turns, start.field.first), (25, 18, 8, Side::First));
}

use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::Side;

/// An enemy off the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;

fn board(rows: &str, board: &str) -> Battle {
    Battle::with(rows, board, SQUAD, NOBODY, OPERATIONS_FIRST, "", &[])
}

fn ask(battle: &mut Battle, from: &str, to: &str) -> Result<StepCost, Refusal> {
    let (from, to) = (battle.spot(from), battle.spot(to));
    battle.ask(|table| cost(table, MobilityId::FOOT, Some(from), to))
}

#[track_caller]
fn costs(battle: &mut Battle, from: &str, to: &str, lines: &[(&str, i32)]) {
    let found = ask(battle, from, to).unwrap_or_else(|refusal| panic!("{refusal}"));
    let found_lines: Vec<(&str, i32)> = found.lines.iter().map(|line| (line.rule.0, line.value)).collect();
    assert_eq!(found_lines, lines);
    assert_eq!(i32::from(found.points()), lines.iter().map(|line| line.1).sum::<i32>());
}

#[track_caller]
fn refuses(battle: &mut Battle, from: &str, to: &str, rule: &str) {
    assert_eq!(ask(battle, from, to).map_err(|refusal| refusal.rule.0), Err(rule));
}

#[test]
fn lnl_6_0_01_a_step_costs_the_hex_and_its_hexside() {
    let mut battle = board("...f", r#"hexsides: {"hedge": ["A1/B1"], "bocage": ["C1/D1"]}"#);
    costs(&mut battle, "A1", "B1", &[("LNL-10.4-01", 1), ("LNL-6.0-01", 1)]);
    costs(&mut battle, "B1", "C1", &[("LNL-10.4-01", 1)]);
    costs(&mut battle, "C1", "D1", &[("LNL-10.4-01", 2), ("LNL-6.0-01", 4)]);
    refuses(&mut battle, "A1", "C1", "LNL-6.0-01");
    refuses(&mut battle, "A1", "A1", "LNL-6.0-01");
}

#[test]
fn lnl_10_4_01_every_terrain_has_its_cost_and_rivers_none() {
    let mut battle = board(".fbcrm", "");
    costs(&mut battle, "A1", "B1", &[("LNL-10.4-01", 2)]);
    costs(&mut battle, "B1", "C1", &[("LNL-10.4-01", 2)]);
    costs(&mut battle, "C1", "D1", &[("LNL-10.4-01", 1)]);
    refuses(&mut battle, "D1", "E1", "LNL-10.4-01");
    costs(&mut battle, "E1", "F1", &[("LNL-10.4-01", 3)]);
}

#[test]
fn lnl_6_0_17_a_road_stands_for_hex_and_hexside_where_it_crosses() {
    let mut battle = board("fff\nfff", r#"roads: [["A1", "B1", "C1"]], hexsides: {"bocage": ["A1/B1", "B2/C1"]}"#);
    costs(&mut battle, "A1", "B1", &[("LNL-6.0-17", 1)]);
    costs(&mut battle, "B1", "C1", &[("LNL-6.0-17", 1)]);
    // Both are beside the road, but it does not cross between them.
    costs(&mut battle, "B2", "C1", &[("LNL-10.4-01", 2), ("LNL-6.0-01", 4)]);
    costs(&mut battle, "B1", "B2", &[("LNL-10.4-01", 2)]);
}

#[test]
fn lnl_6_0_18_every_level_up_costs_one_on_roads_too_and_down_nothing() {
    let mut battle = board("....", r#"levels: ["0122"], roads: [["A1", "B1"]]"#);
    costs(&mut battle, "A1", "B1", &[("LNL-6.0-17", 1), ("LNL-6.0-18", 1)]);
    costs(&mut battle, "B1", "C1", &[("LNL-10.4-01", 1), ("LNL-6.0-18", 1)]);
    costs(&mut battle, "C1", "D1", &[("LNL-10.4-01", 1)]);
    costs(&mut battle, "C1", "B1", &[("LNL-10.4-01", 1)]);
    let mut battle = board("..", r#"levels: ["02"]"#);
    costs(&mut battle, "A1", "B1", &[("LNL-10.4-01", 1), ("LNL-6.0-18", 2)]);
}

const HOUSE: &str = r#"buildings: [(hexes: ["B1", "C1", "D1"], material: Stone), (hexes: ["F1"], material: Stone)],
    hexsides: {"wall": ["B1/C1"]}"#;

#[test]
fn lnl_10_2_03_three_stone_hexes_have_two_storeys() {
    let mut battle = board("......", HOUSE);
    let storeys = |battle: &mut Battle, hex: &str| {
        let spot = battle.spot(hex);
        battle.ask(|table| table.field.map.at(spot.hex).storeys)
    };
    assert_eq!(["A1", "B1", "C1", "D1", "F1"].map(|hex| storeys(&mut battle, hex)), [1, 2, 2, 2, 1]);
}

#[test]
fn lnl_10_2_04_every_hex_of_a_high_building_has_stairs() {
    let battle = board("......", HOUSE);
    for hex in ["B1", "C1", "D1"] {
        let (below, above) = (battle.spot(hex), battle.spot(&format!("{hex}^")));
        battle.ask(|table| {
            assert!(neighbours(&table.field.map, below).contains(&above));
            assert!(neighbours(&table.field.map, above).contains(&below));
        });
    }
    let house = battle.spot("F1");
    assert!(battle.ask(|table| neighbours(&table.field.map, house)).iter().all(|spot| spot.storey == 0));
}

#[test]
fn lnl_10_2_05_stairs_cost_two_up_and_down() {
    let mut battle = board("......", HOUSE);
    costs(&mut battle, "B1", "B1^", &[("LNL-10.2-05", 2)]);
    costs(&mut battle, "B1^", "B1", &[("LNL-10.2-05", 2)]);
    // Inside the building one walks from upper storey to upper storey; the wall in between stands below.
    costs(&mut battle, "B1^", "C1^", &[("LNL-10.4-01", 2)]);
    costs(&mut battle, "B1", "C1", &[("LNL-10.4-01", 2), ("LNL-6.0-01", 1)]);
    refuses(&mut battle, "B1^", "C1", "LNL-10.2-05");
    refuses(&mut battle, "A1", "B1^", "LNL-10.2-05");
    refuses(&mut battle, "B1^", "A1", "LNL-10.2-05");
}

#[test]
fn upper_storeys_of_two_buildings_are_not_joined() {
    let two =
        r#"buildings: [(hexes: ["A1", "A2", "A3"], material: Stone), (hexes: ["B1", "B2", "B3"], material: Stone)]"#;
    let mut battle = Battle::with("..\n..\n..", two, &SQUAD.replace("A1", "A3"), NOBODY, OPERATIONS_FIRST, "", &[]);
    refuses(&mut battle, "A1^", "B1^", "LNL-10.2-05");
    costs(&mut battle, "A1^", "A2^", &[("LNL-10.4-01", 2)]);
}

#[test]
fn lnl_10_2_06_a_house_of_one_storey_has_a_ground_floor_only() {
    let mut battle = board("......", HOUSE);
    battle.ask(|table| assert_eq!(table.field.map.spot("F1^".parse().expect("a place")), None));
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "F1^")"#, "LNL-6.0-01");
}

#[test]
fn lnl_10_2_07_an_upper_storey_is_two_levels_up() {
    let battle = board("......", &format!(r#"{HOUSE}, levels: ["010000"]"#));
    let (ground, upper) = (battle.spot("B1"), battle.spot("B1^"));
    battle.ask(|table| assert_eq!([ground, upper].map(|spot| table.field.map.unit_level(spot)), [1, 3]));
}

#[test]
fn lnl_1_4_01_half_hexes_cost_and_hold_as_much_as_whole_ones() {
    let text = scenario_text("x", "", SQUAD, NOBODY, OPERATIONS_FIRST, "")
        .replace("columns: 1, rows: 1, form: Alone", "columns: 5, rows: 2, form: Joinable")
        .replace(r#"terrain: ["x", ]"#, r#"hexes: {"B1": "forest"}"#);
    let mut battle = Battle::from_text(&text, &[]);
    // A1, B1 and B3 are cut by the map's edge, B2 is whole.
    costs(&mut battle, "A1", "B1", &[("LNL-10.4-01", 2)]);
    costs(&mut battle, "A1", "B2", &[("LNL-10.4-01", 1)]);
    costs(&mut battle, "B2", "B3", &[("LNL-10.4-01", 1)]);
    let (half, whole) = (battle.spot("B1"), battle.spot("B2"));
    battle.ask(|table| {
        let limit = |spot| crate::sections::stacking::limit(&table.field.definitions, &table.field.map, spot);
        assert_eq!(limit(half), limit(whole));
    });
}

#[test]
fn the_step_table_holds_every_step_at_its_cost() {
    let more = &format!(r#"{HOUSE}, levels: ["000012", "001122"], roads: [["A1", "A2", "B2"]]"#);
    let battle = &mut Battle::with(".....r\nfwbc.r", more, SQUAD, NOBODY, OPERATIONS_FIRST, "", &[]);
    battle.ask(|table| {
        let map = &table.field.map;
        let mut found = 0;
        for from in map.spots() {
            let edges = table.field.steps.by(MobilityId::FOOT).from(from);
            found += edges.len();
            for to in map.spots() {
                let edge = edges.iter().find(|edge| edge.to == to).map(|edge| edge.cost.points());
                assert_eq!(
                    cost(table, MobilityId::FOOT, Some(from), to).ok().map(|cost| cost.points()),
                    edge,
                    "{from:?} {to:?}"
                );
            }
        }
        assert!(found > 30);
    });
}

/// A gun that is pulled over open ground: crews have a column of their own, which leaves out forest, bocage and stairs.
fn pulled(file: &mut crate::files::definition::UnitFile, effects: &mut crate::files::charts::TerrainEffects) {
    let column = crate::files::charts::MobilityColumn {
        terrains: [("clear".to_owned(), 2), ("brush".to_owned(), 3)].into(),
        hexsides: [("wall".to_owned(), 1)].into(),
        road: 1,
        road_halved: false,
        level_up: 2,
        storey: None,
        letter: None,
        fast: None,
    };
    effects.mobilities.insert("pulled".into(), column);
    let crews = file.units.iter_mut().filter(|def| def.kind == crate::files::definition::UnitKind::Crew);
    crews.for_each(|def| def.mobility = Some("pulled".into()));
}

#[test]
fn another_mobility_goes_by_its_own_column_of_the_chart() {
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "c", unit: "us_parachute_crew", at: "A1")"#;
    let text = scenario_text(".b.\nf..", "", ours, NOBODY, OPERATIONS_FIRST, "");
    let mut battle = Battle::with_files(&text, pulled, &[]);
    let (from, brush, forest) = (battle.spot("A1"), battle.spot("B1"), battle.spot("A2"));
    battle.ask(|table| {
        let unit = |id: &str| table.unit(id.parse().unwrap()).unwrap();
        let costs = |id: &str, to| cost(table, table.mobility(unit(id)), Some(from), to).map(|cost| cost.points()).ok();
        let on_foot = table.field.definitions.effects.terrains["brush"].foot;
        assert_eq!((costs("a", brush), costs("c", brush)), (Some(on_foot), Some(3)));
        assert_eq!((costs("a", forest).is_some(), costs("c", forest)), (true, None));
        let reach = |id: &str| {
            crate::sections::movement::reach::reach(table, Side::First, &[unit(id).id], crate::Movement::Move, None)
        };
        assert_eq!(reach("c").unwrap().points(brush), Some(3));
        assert!(reach("a").unwrap().points(forest).is_some() && reach("c").unwrap().points(forest).is_none());
    });
    battle.give(Side::First, r#"Activate(at: "A1")"#);
    battle.refused_by(Side::First, r#"Move(units: ["a", "c"], by: Move, to: "B1")"#, "LNL-4.0-23");
    let moves: Vec<(usize, String)> = battle
        .legal()
        .into_iter()
        .filter_map(|order| match order {
            crate::Command::Move { units, to, .. } if units.contains(&"c".parse().unwrap()) => {
                Some((units.len(), to.to_string()))
            }
            _ => None,
        })
        .collect();
    assert!(moves.iter().all(|(units, to)| *units == 1 && to != "A2") && !moves.is_empty(), "{moves:?}");
    battle.refused_by(Side::First, r#"Move(units: ["c"], by: Move, to: "A2")"#, "LNL-10.4-01");
    battle.give(Side::First, r#"Move(units: ["c"], by: Move, to: "B1")"#);
    assert_eq!(battle.unit("c").spot(), Some(brush));
}

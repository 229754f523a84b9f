use super::*;
use crate::files::classes::Trait;
use crate::files::definition::UnitKind;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

/// An enemy off the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;

fn unit(id: &str, kind: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_{kind}", at: "{at}")"#)
}

fn fit(battle: &mut Battle, at: &str, ids: &[&str]) -> Result<(), &'static str> {
    let spot = battle.spot(at);
    let ids: Vec<CounterId> = ids.iter().map(|id| id.parse().expect("an id")).collect();
    battle.ask(|table| fits(table, spot, Side::First, &ids)).map_err(|refusal| refusal.rule.0)
}

#[test]
fn lnl_1_3_01_three_squads_and_no_more() {
    let units: Vec<String> =
        (1..=3).map(|n| unit(&format!("a{n}"), "squad", "A1")).chain([unit("b", "squad", "B1")]).collect();
    let mut battle = Battle::new("...", &units.join(", "), NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "A1", &["b"]), Err("LNL-1.3-01"));
    assert_eq!(fit(&mut battle, "A1", &["a1"]), Ok(()), "who stands there is not counted twice");
    assert_eq!(fit(&mut battle, "C1", &["a1", "a2", "a3"]), Ok(()));
    assert_eq!(fit(&mut battle, "C1", &["a1", "a2", "a3", "b"]), Err("LNL-1.3-01"));
    assert_eq!(fit(&mut battle, "B1", &["a1", "a2"]), Ok(()));
}

#[test]
fn lnl_1_3_03_half_squads_and_crews_count_half() {
    let mut units = vec![unit("a1", "squad", "A1"), unit("a2", "squad", "A1"), unit("h1", "half_squad", "A1")];
    units.extend([unit("c", "crew", "B1"), unit("h2", "half_squad", "B1")]);
    let mut battle = Battle::new("...", &units.join(", "), NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "A1", &["c"]), Ok(()));
    assert_eq!(fit(&mut battle, "A1", &["h2"]), Ok(()));
    assert_eq!(fit(&mut battle, "A1", &["c", "h2"]), Err("LNL-1.3-01"));
}

#[test]
fn lnl_1_3_06_two_single_men() {
    let men = r#"(id: "l", unit: "us_leader", at: "A1"), (id: "h", unit: "us_hero", at: "A1"),
        (id: "m", unit: "us_medic", at: "B1"), "#;
    let mut battle = Battle::new("...", &(men.to_string() + &unit("a", "squad", "B1")), NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "A1", &["m"]), Err("LNL-1.3-06"));
    assert_eq!(fit(&mut battle, "A1", &["a"]), Ok(()));
    assert_eq!(fit(&mut battle, "C1", &["l", "m"]), Ok(()));
}

#[test]
fn lnl_1_3_08_terrain_may_have_a_limit_of_its_own() {
    let units: Vec<String> =
        (1..=4).map(|n| unit(&format!("a{n}"), "squad", if n < 4 { "A1" } else { "A2" })).collect();
    let text = scenario_text(".f\n.w", "", &units.join(", "), NOBODY, OPERATIONS_FIRST, "");
    let mut battle = Battle::changed(
        &text,
        |field| {
            for (terrain, halves) in [("forest", 4), ("light_woods", 8)] {
                let id = field.map.terrain_set.terrain(terrain).expect("shipped");
                field.definitions.by_terrain[usize::from(id.0)].stacking_half_squads = Some(halves);
            }
        },
        &[],
    );
    assert_eq!(fit(&mut battle, "B1", &["a1", "a2"]), Ok(()));
    assert_eq!(fit(&mut battle, "B1", &["a1", "a2", "a3"]), Err("LNL-1.3-08"));
    battle.refused_by(Side::First, r#"Move(units: ["a1", "a2", "a3"], by: Move, to: "B1")"#, "LNL-1.3-08");
    // Higher as well as lower; elsewhere the general limit holds.
    assert_eq!(fit(&mut battle, "B2", &["a1", "a2", "a3", "a4"]), Ok(()));
    assert_eq!(fit(&mut battle, "A1", &["a4"]), Err("LNL-1.3-01"));
}

#[test]
fn lnl_1_3_08_the_storeys_of_a_building_may_have_limits_of_their_own() {
    let units: Vec<String> = (1..=3).map(|n| unit(&format!("a{n}"), "squad", "A1")).collect();
    let men = r#", (id: "l", unit: "us_leader", at: "A2"), (id: "h", unit: "us_hero", at: "A2")"#;
    // Three hexes of stone have two storeys, one of wood has one.
    let houses = r#"buildings: [(material: Stone, hexes: ["B1", "B2", "B3"]), (material: Wood, hexes: ["A3"])],"#;
    let text = scenario_text("..\n..\n..", houses, &(units.join(", ") + men), NOBODY, OPERATIONS_FIRST, "");
    let storey = crate::files::charts::StoreyStacking { half_squads: 4, single_men: 1 };
    let mut battle = Battle::changed(&text, |field| field.definitions.tables.stacking_storey = Some(storey), &[]);
    for place in ["B2", "B2^"] {
        assert_eq!(fit(&mut battle, place, &["a1", "a2", "l"]), Ok(()));
        assert_eq!(fit(&mut battle, place, &["a1", "a2", "a3"]), Err("LNL-1.3-08"));
        assert_eq!(fit(&mut battle, place, &["l", "h"]), Err("LNL-1.3-08"));
    }
    assert_eq!(fit(&mut battle, "A3", &["a1", "a2", "a3", "l", "h"]), Ok(()), "one storey");
}

#[test]
fn rul_86_a_storey_may_have_a_limit_of_its_own() {
    let units: Vec<String> = (1..=3).map(|n| unit(&format!("a{n}"), "squad", "A1")).collect();
    let house = "buildings: [(material: Stone, hexes: [\"B1\", \"B2\", \"B3\"])],";
    let text = scenario_text("..\n..\n..", house, &units.join(", "), NOBODY, OPERATIONS_FIRST, "");
    assert_eq!(fit(&mut Battle::from_text(&text, &[]), "B1^", &["a1", "a2", "a3"]), Ok(()), "as any other Location");
    let mut battle = Battle::changed(
        &text,
        |field| {
            let storey = crate::files::charts::StoreyStacking { half_squads: 4, single_men: 1 };
            field.definitions.tables.stacking_storey = Some(storey);
        },
        &[],
    );
    for place in ["B1", "B1^"] {
        assert_eq!(fit(&mut battle, place, &["a1", "a2"]), Ok(()));
        assert_eq!(fit(&mut battle, place, &["a1", "a2", "a3"]), Err("LNL-1.3-08"));
    }
    assert_eq!(fit(&mut battle, "A2", &["a1", "a2", "a3"]), Ok(()));
}

#[test]
fn lnl_1_3_09_a_stack_may_not_even_pass_through_a_full_hex() {
    let mut units: Vec<String> = (1..=2).map(|n| unit(&format!("b{n}"), "squad", "B1")).collect();
    units.extend([unit("a1", "squad", "A1"), unit("a2", "squad", "A1")]);
    let mut battle = Battle::new("....", &units.join(", "), NOBODY, OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["a1", "a2"], by: Move, to: "B1")"#, "LNL-1.3-01");
    battle.give(Side::First, r#"Move(units: ["a1"], by: Move, to: "B1")"#);
    battle.give(Side::First, r#"Step(to: "C1")"#);
    assert_eq!(battle.unit("a1").spot(), Some(battle.spot("C1")));
}

#[test]
fn lnl_1_3_10_support_weapons_take_no_room() {
    let guns = |n: u8| format!(r#"weapons: [(id: "g{n}", weapon: "m1919a6"), (id: "h{n}", weapon: "bar")]"#);
    let squad = |n: u8| format!(r#"(id: "a{n}", unit: "us_parachute_squad", at: "A1", {})"#, guns(n));
    let first = [squad(1), squad(2), squad(3)].join(", ");
    let lying = r#"abandoned: [(id: "x1", weapon: "mg42", at: "B1"), (id: "x2", weapon: "mg42", at: "B1"), (id: "x3", weapon: "mg42", at: "B1")],"#;
    let mut battle = Battle::with("..", "", &first, NOBODY, OPERATIONS_FIRST, lying, &[]);
    assert_eq!(fit(&mut battle, "B1", &["a1", "a2", "a3"]), Ok(()));
    battle.give(Side::First, r#"Move(units: ["a1", "a2", "a3"], by: Move, to: "B1")"#);
}

#[test]
fn lnl_1_3_13_every_storey_has_its_own_limit() {
    let mut units: Vec<String> = (1..=3).map(|n| unit(&format!("a{n}"), "squad", "A1")).collect();
    units.extend([unit("u", "squad", "A1^"), unit("v", "squad", "B1")]);
    let house = r#"buildings: [(hexes: ["A1", "B1", "C1"], material: Stone)]"#;
    let mut battle = Battle::with("...", house, &units.join(", "), NOBODY, OPERATIONS_FIRST, "", &[]);
    assert_eq!(fit(&mut battle, "A1", &["u"]), Err("LNL-1.3-01"));
    assert_eq!(fit(&mut battle, "A1^", &["a1", "a2"]), Ok(()));
    assert_eq!(fit(&mut battle, "A1^", &["a1", "a2", "a3"]), Err("LNL-1.3-01"));
    battle.give(Side::First, r#"Move(units: ["a1", "a2"], by: Move, to: "A1^")"#);
}

#[test]
fn the_enemy_is_not_counted() {
    let mut battle = Battle::new(
        "..",
        &unit("a", "squad", "A1"),
        r#"(id: "x1", unit: "wehrmacht_squad", at: "B1"), (id: "x2", unit: "wehrmacht_squad", at: "B1"), (id: "x3", unit: "wehrmacht_squad", at: "B1")"#,
        OPERATIONS_FIRST,
        &[],
    );
    assert_eq!(fit(&mut battle, "B1", &["a"]), Ok(()));
}

#[test]
fn lnl_1_1_03_squads_half_squads_and_crews_are_multi_man_counters() {
    let definitions = crate::testing::definitions();
    let several = |kind: UnitKind| definitions.class(kind).traits.contains(&Trait::MultiMan);
    let multi_man: Vec<UnitKind> = UnitKind::ALL.into_iter().filter(|kind| several(*kind)).collect();
    assert_eq!(multi_man, [UnitKind::Squad, UnitKind::HalfSquad, UnitKind::Crew, UnitKind::WeaponTeam]);
}

#[test]
fn lnl_1_1_04_a_squad_is_the_full_counter_that_can_be_reduced() {
    let definitions = crate::testing::definitions();
    for def in definitions.units.iter().filter(|def| def.kind == UnitKind::Squad) {
        assert_eq!(definitions.class(def.kind).stacking, Load { halves: 2, men: 0, vehicles: 0 });
        assert_ne!(def.reduces_to, crate::files::definition::Reduction::None, "{}", def.id);
    }
}

#[test]
fn lnl_1_1_05_a_half_squad_or_a_crew_is_half_as_many_and_cannot_be_reduced() {
    let definitions = crate::testing::definitions();
    for def in definitions.units.iter().filter(|def| matches!(def.kind, UnitKind::HalfSquad | UnitKind::Crew)) {
        assert_eq!(definitions.class(def.kind).stacking, Load { halves: 1, men: 0, vehicles: 0 });
        assert_eq!(def.reduces_to, crate::files::definition::Reduction::None, "{}", def.id);
    }
}

#[test]
fn lnl_1_1_07_a_single_man_counter_is_one_man() {
    use UnitKind::*;
    let definitions = crate::testing::definitions();
    for kind in [Leader, Hero, Medic, Sniper] {
        assert!(definitions.class(kind).traits.contains(&Trait::SingleMan));
        assert_eq!(definitions.class(kind).stacking, Load { halves: 0, men: 1, vehicles: 0 });
    }
}

fn tanks(count: usize, at: &str) -> String {
    let tank = |n| format!(r#"(id: "t{n}", unit: "us_tank_t", at: "{at}", facing: E)"#);
    (0..count).map(tank).collect::<Vec<_>>().join(", ")
}

#[test]
fn lnl_1_3_02_a_team_counts_as_a_squad() {
    let ours = format!(
        r#"(id: "g", unit: "us_gun_team", at: "A1"), (id: "m", unit: "us_mg_team", at: "A1"), {}, {}, {}"#,
        unit("a", "squad", "A1"),
        unit("b", "half_squad", "B1"),
        unit("c", "crew", "B1")
    );
    let mut battle = Battle::new("...", &ours, NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "A1", &["b"]), Err("LNL-1.3-01"));
    assert_eq!(fit(&mut battle, "B1", &["g", "m"]), Ok(()), "two half-squads or crews are one squad");
}

#[test]
fn lnl_1_3_04_two_vehicles_and_no_more() {
    let ours = format!(r#"{}, (id: "u", unit: "us_truck", at: "A1", facing: E)"#, tanks(2, "B1"));
    let mut battle = Battle::new("....\n....", &ours, NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "B1", &["u"]), Err("LNL-1.3-04"));
    let refusal = battle.refused(Side::First, r#"Move(units: ["u"], by: Move, to: "B1")"#);
    assert_eq!(refusal.rule.0, "LNL-1.3-04");
    assert_eq!(refusal.reason.to_string(), "3 vehicles and wrecks are too many for one hex, which holds 2");
}

#[test]
fn lnl_1_3_b01_squads_vehicles_and_single_men_are_counted_apart() {
    let ours = format!(
        r#"{}, {}, {}, (id: "l", unit: "us_leader", at: "A1"), (id: "m", unit: "us_leader", at: "A1")"#,
        tanks(2, "B1"),
        unit("a", "squad", "A1"),
        unit("b", "squad", "A1"),
    );
    let mut battle = Battle::new("...", &ours, NOBODY, OPERATIONS_FIRST, &[]);
    assert_eq!(fit(&mut battle, "B1", &["a", "b", "l", "m"]), Ok(()));
}

#[test]
fn lnl_1_3_07_a_wreck_fills_the_room_of_a_vehicle_for_both_sides() {
    let theirs = r#"(id: "y", unit: "german_tank_t", at: "D1", facing: W)"#;
    let more = r#"hex_markers: [("B1", Wreck), ("C2", Abandoned)]"#;
    let ours = tanks(2, "A1");
    let mut battle = Battle::with("....\n....", "", &ours, theirs, OPERATIONS_FIRST, more, &[]);
    assert_eq!(fit(&mut battle, "B1", &["t0"]), Ok(()));
    for hex in ["B1", "C2"] {
        assert_eq!(fit(&mut battle, hex, &["t0", "t1"]), Err("LNL-1.3-04"), "LNL-RB-45 in {hex}");
    }
    let spot = battle.spot("B1");
    let of_theirs = battle.ask(|table| load_at(table, spot, Side::Second, &[]));
    assert_eq!(of_theirs.vehicles, 1);
}

#[test]
fn lnl_xb_55_two_wrecks_let_no_vehicle_through_and_hinder_nobody_else() {
    let more = r#"hex_markers: [("B1", Wreck), ("B1", Wreck)]"#;
    let ours = format!(r#"{}, {}"#, tanks(1, "A1"), unit("a", "squad", "A1"));
    let mut battle = Battle::with("....", "", &ours, NOBODY, OPERATIONS_FIRST, more, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["t0"], by: Move, to: "B1")"#, "LNL-1.3-04");
    let found = battle.ask(|table| {
        let ids = ["t0".parse().unwrap()];
        let reach = crate::sections::movement::reach(table, Side::First, &ids, crate::Movement::Move, None);
        reach.map(|reach| reach.all().count()).map_err(|refusal| refusal.rule.0)
    });
    assert_eq!(found, Ok(1), "nowhere else on this strip");
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
}

#[test]
fn lnl_1_3_b05_passengers_count_where_their_vehicle_is() {
    let ours = format!(
        r#"{}, (id: "p", unit: "us_parachute_squad", aboard: (vehicle: "t0", outside: true)), {}, {}, {}"#,
        tanks(1, "A1"),
        unit("a", "squad", "B1"),
        unit("b", "squad", "B1"),
        unit("c", "squad", "B1"),
    );
    let mut battle = Battle::new("....\n....", &ours, NOBODY, OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["t0"], by: Move, to: "B1")"#, "LNL-1.3-01");
    let spot = battle.spot("A1");
    assert_eq!(battle.ask(|table| load_at(table, spot, Side::First, &[])), Load { halves: 2, men: 0, vehicles: 1 });
}

#[test]
fn lnl_1_1_06_a_team_is_a_counter_with_a_weapon_of_its_own_that_cannot_be_reduced() {
    let definitions = crate::testing::definitions();
    for def in definitions.units.iter().filter(|def| def.kind == UnitKind::WeaponTeam) {
        assert_eq!(def.reduces_to, crate::files::definition::Reduction::None, "{}", def.id);
        assert!(def.front.firepower > 0 || !def.mounts.is_empty(), "{} has no weapon", def.id);
    }
}

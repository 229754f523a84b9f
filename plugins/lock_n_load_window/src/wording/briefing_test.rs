use super::*;
use lock_n_load::testing::{self, OPERATIONS_FIRST};

const OPEN: &str = "......\n......\n......\n......";
const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "mg", weapon: "m1919a6")]),
    (id: "b", unit: "us_parachute_squad", at: "A2"), (id: "c", unit: "us_parachute_half_squad", at: "A2"),
    (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;

fn briefing(more: &str) -> Briefing {
    let text = testing::scenario_text(OPEN, "", US, GERMANS, OPERATIONS_FIRST, more);
    let battle = crate::Battle::new(testing::Battle::from_text(&text, &[]).game);
    battle.ask(Briefing::of)
}

#[test]
fn equal_counters_are_counted_and_weapons_stand_behind_units() {
    let briefing = briefing("");
    let counts: Vec<usize> = briefing.forces[0].musters.iter().map(|muster| muster.count).collect();
    assert_eq!(counts, [2, 1, 1, 1], "two squads, a half-squad, a leader, a gun; no hero of the pool");
    assert_eq!(briefing.forces[0].musters[2].name, "Sgt Hale");
    assert_eq!(briefing.size(), "2½ against 1 squads");
}

#[test]
fn vehicles_are_counted_beside_squads() {
    let tanks = r#"(id: "x", unit: "german_tank_t", at: "D2"), (id: "y", unit: "german_truck", at: "E2"),
        (id: "z", unit: "wehrmacht_squad", aboard: (vehicle: "y"))"#;
    let text = testing::scenario_text(OPEN, "", US, tanks, OPERATIONS_FIRST, "");
    let battle = crate::Battle::new(testing::Battle::from_text(&text, &[]).game);
    let told = battle.ask(Briefing::of);
    assert!(told.has_vehicles() && !briefing("").has_vehicles());
    assert_eq!(told.size(), "2½ squads against 1 squad and 2 vehicles");
    let tank = r#"(id: "x", unit: "german_tank_t", at: "D2")"#;
    let text = testing::scenario_text(OPEN, "", US, tank, OPERATIONS_FIRST, "");
    let alone = crate::Battle::new(testing::Battle::from_text(&text, &[]).game).ask(Briefing::of);
    assert_eq!(alone.size(), "2½ squads against 1 vehicle");
}

#[test]
fn equal_vehicles_are_counted_together_and_passengers_come_with_theirs() {
    let ours = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E), (id: "u", unit: "us_tank_t", at: "B2", facing: W, buttoned: true),
        (id: "k", unit: "us_truck", entry: "late", facing: E), (id: "s", unit: "us_parachute_squad", aboard: (vehicle: "k")),
        (id: "r", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true))"#;
    let text = testing::scenario_text(OPEN, "", ours, GERMANS, OPERATIONS_FIRST, "");
    let text = text.replacen("counters:", r#"entries: [(id: "late", turn: 3, hexes: ["A1"])], counters:"#, 1);
    let briefing = crate::Battle::new(testing::Battle::from_text(&text, &[]).game).ask(Briefing::of);
    assert_eq!(briefing.size(), "2 squads and 3 vehicles against 1 squad");
    let told: Vec<(usize, &str, Option<u8>)> =
        briefing.forces[0].musters.iter().map(|muster| (muster.count, muster.name.as_str(), muster.turn)).collect();
    let squad = told[0].1;
    assert_eq!(told, [(1, squad, None), (2, "Tank T", None), (1, squad, Some(3)), (1, "Truck", Some(3))]);
}

#[test]
fn lnl_sc_10_conditions_and_what_holds_otherwise_are_said() {
    let told = briefing(
        r#"victory: [(side: First, condition: Control(at_least: 1, of: ["D2", "E3"]), when: EndOfTurn(4))], otherwise: Second"#,
    );
    assert_eq!(told.aims[0].words, "Control of at least 1 of D2, E3 at the end of turn 4");
    assert_eq!(told.otherwise[0], "German has won if no condition holds after turn 6.");
    assert_eq!(briefing("").otherwise, ["A draw if no condition holds after turn 6."]);
}

#[test]
fn joined_conditions_are_told_one_by_one() {
    let told = briefing(
        "victory: [(side: First, condition: Any([LossPoints(3), All([Control(at_least: 1, of: [\"D2\"]), MorePoints(3)])]), when: AtOnce)]",
    );
    assert_eq!(told.aims[0].words, "Any of these at any moment:");
    assert_eq!(told.aims[0].parts, ["3 points of enemy losses", "Control of D2 and 3 points more than the enemy"]);
}

#[test]
fn the_balance_is_told_where_it_is_known() {
    assert_eq!(briefing("").balance_in_words(), None);
    let told = briefing("victory: [], balance: (first: 12, second: 1, drawn: 2)").balance_in_words();
    let words = "between equal players US wins 8 of 10 games, and 1 of 10 is drawn (15 were played)";
    assert_eq!(told.as_deref(), Some(words));
    let told = briefing("victory: [], balance: (first: 60, second: 40, level: \"lieutenant\", share: (50, 69))");
    let words = "between two lieutenants US wins 6 of 10 games (100 were played)";
    assert_eq!(told.balance_in_words().as_deref(), Some(words));
}

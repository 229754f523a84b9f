use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

/// An enemy whom nobody sees.
const THEIRS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "J1")"#;
const BOARD: &str = ".....ffff.";
const LEADER: &str = r#"(id: "l", unit: "us_leader", at: "A1")"#;

fn unit(id: &str, kind: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_{kind}", at: "A1", {more})"#)
}
fn squad(id: &str) -> String {
    unit(id, "parachute_squad", "")
}
fn battle(ours: &[String]) -> Battle {
    Battle::new(BOARD, &ours.join(", "), THEIRS, OPERATIONS_FIRST, &[])
}
/// A battle in which all formations' units have the yellow box.
fn stealthy(rows: &str, ours: &str, theirs: &str) -> Battle {
    let text = scenario_text(rows, "", ours, theirs, OPERATIONS_FIRST, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| {
            def.stealth = field.definitions.classes[def.kind as usize].traits.contains(&Trait::MultiMan);
        });
    };
    Battle::changed(&text, set, &[])
}
/// The points that these units may spend together.
fn limit(battle: &mut Battle, ids: &[&str], by: Movement, leader: Option<&str>) -> Result<u8, &'static str> {
    let id = |id: &str| id.parse::<CounterId>().expect("an id");
    let ids: Vec<CounterId> = ids.iter().map(|unit| id(unit)).collect();
    let found =
        battle.ask(|table| beginning(table, Side::First, &ids, by, leader.map(id)).map(|found| found.stack.limit));
    found.map_err(|refusal| refusal.rule.0)
}

#[test]
fn lnl_6_0_02_a_unit_spends_up_to_its_movement_factor() {
    let mut battle = battle(&[squad("a")]);
    assert_eq!(limit(&mut battle, &["a"], Movement::Move, None), Ok(4));
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    for to in ["C1", "D1", "E1"] {
        battle.give(Side::First, &format!(r#"Step(to: "{to}")"#));
    }
    assert_eq!(battle.ask(|table| table.flow.moving().cloned()), None, "the fourth point ends the move");
    let mut forest = Battle::new("....f.", &squad("a"), r#"(id: "x", unit: "german_sniper")"#, OPERATIONS_FIRST, &[]);
    forest.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    for to in ["C1", "D1"] {
        forest.give(Side::First, &format!(r#"Step(to: "{to}")"#));
    }
    forest.refused_by(Side::First, r#"Step(to: "E1")"#, "LNL-6.0-02");
}

#[test]
fn lnl_6_0_03_the_slowest_member_limits_the_stack() {
    let slow = unit("s", "parachute_half_squad", "values: (1, 4, 3)");
    let mut battle = battle(&[squad("a"), slow, LEADER.into()]);
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Move, None), Ok(4));
    assert_eq!(limit(&mut battle, &["a", "l", "s"], Movement::Move, None), Ok(3));
    assert_eq!(limit(&mut battle, &["l"], Movement::Move, None), Ok(6));
    battle.give(Side::First, r#"Move(units: ["a", "s"], by: Move, to: "B1")"#);
    battle.refused_by(Side::First, r#"Move(units: ["l"], by: Move, to: "B1")"#, "LNL-6.0-03");
}

#[test]
fn lnl_1_6_1_03_a_single_man_with_a_weapon_has_two_points_less() {
    let gun = r#"weapons: [(id: "g", weapon: "bar")]"#;
    let mut battle = battle(&[unit("l", "leader", gun), unit("h", "hero", "")]);
    assert_eq!(limit(&mut battle, &["l"], Movement::Move, None), Ok(4));
    assert_eq!(limit(&mut battle, &["h"], Movement::Move, None), Ok(6));
}

#[test]
fn lnl_1_6_1_04_multi_man_counters_carry_for_nothing() {
    let guns = r#"weapons: [(id: "g", weapon: "bar"), (id: "h", weapon: "m1919a6")]"#;
    assert_eq!(limit(&mut battle(&[unit("a", "parachute_squad", guns)]), &["a"], Movement::Move, None), Ok(4));
}

#[test]
fn lnl_6_0_10_one_hex_may_always_be_entered() {
    let hedge = r#"hexsides: {"bocage": ["A1/B1"]}"#;
    let mut bocage =
        Battle::with(".....", hedge, &squad("a"), r#"(id: "x", unit: "german_sniper")"#, OPERATIONS_FIRST, "", &[]);
    let events = bocage.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    let paid = events.iter().find_map(|event| match event {
        crate::Event::Stepped { cost, lines, .. } => Some((*cost, lines.last().map(|line| (line.rule.0, line.value)))),
        _ => None,
    });
    assert_eq!(paid, Some((4, Some(("LNL-6.0-10", -1)))));
    let mut later = Battle::with(
        ".....",
        &hedge.replace("A1/B1", "B1/C1"),
        &squad("a"),
        r#"(id: "x", unit: "german_sniper")"#,
        OPERATIONS_FIRST,
        "",
        &[],
    );
    later.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    later.refused_by(Side::First, r#"Step(to: "C1")"#, "LNL-6.0-02");
    // Two points, and two less for the weapon.
    let mut nobody = battle(&[unit("a", "leader", r#"values: (0, 0, 2), weapons: [(id: "g", weapon: "bar")]"#)]);
    nobody.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-6.0-10");
}

#[test]
fn lnl_6_0_11_the_minimum_move_opens_neither_rivers_nor_the_way_to_a_visible_enemy() {
    let hedge = r#"hexsides: {"bocage": ["B1/C1"]}"#;
    let ours = r#"(id: "a", unit: "us_parachute_squad", at: "B1", shaken: true)"#;
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "E1", markers: [Fired])"#;
    let mut shaken = Battle::with("r....", hedge, ours, theirs, OPERATIONS_FIRST, "", &[]);
    let (from, enemy) = (shaken.spot("B1"), shaken.spot("E1"));
    assert!(shaken.ask(|table| table.sights.get(from, enemy).is_open()), "the bocage beside the unit does not block");
    shaken.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "C1")"#, "LNL-6.0-11");
    shaken.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "A1")"#, "LNL-10.4-01");
}

#[test]
fn lnl_6_0_12_a_hex_that_takes_everything_is_neither_crawled_nor_assaulted_into() {
    let mut slow = Battle::new(
        ".f",
        &unit("a", "parachute_squad", "values: (2, 5, 2)"),
        r#"(id: "x", unit: "german_sniper")"#,
        OPERATIONS_FIRST,
        &[],
    );
    slow.refused_by(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#, "LNL-6.0-12");
    slow.refused_by(Side::First, r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#, "LNL-6.3-02");
    slow.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
}

#[test]
fn lnl_6_0_15_shaken_units_move_or_low_crawl() {
    for (by, rule) in [("AssaultMove", "LNL-6.0-15"), ("Stealth", "LNL-6.0-15")] {
        stealthy(BOARD, &unit("a", "parachute_squad", "shaken: true"), THEIRS).refused_by(
            Side::First,
            &format!(r#"Move(units: ["a"], by: {by}, to: "B1")"#),
            rule,
        );
    }
    for by in ["Move", "LowCrawl"] {
        battle(&[unit("a", "parachute_squad", "shaken: true")])
            .give(Side::First, &format!(r#"Move(units: ["a"], by: {by}, to: "B1")"#));
    }
}

#[test]
fn lnl_5_1_04_shaken_units_do_not_go_nearer_to_an_enemy_they_see() {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "E1", markers: [Fired])"#;
    let at = |rows: &str, shaken: bool, to: &str| {
        let ours = format!(
            r#"(id: "a", unit: "us_parachute_squad", at: "B1", shaken: {shaken}), (id: "b", unit: "us_parachute_squad", at: "B1")"#
        );
        let battle = Battle::new(rows, &ours, theirs, OPERATIONS_FIRST, &[]);
        let order = format!(r#"Move(units: ["a", "b"], by: Move, to: "{to}")"#);
        let order = Order { side: Side::First, command: serde_ron(&order) };
        battle.game.check(&order).map_err(|refusal| refusal.rule.0)
    };
    assert_eq!(at(".....", true, "C1"), Err("LNL-5.1-04"), "one Shaken member holds the stack back");
    assert_eq!(at(".....", true, "A1"), Ok(()));
    assert_eq!(at(".....", false, "C1"), Ok(()));
    assert_eq!(at("..f..", true, "C1"), Ok(()), "he does not see him");
}

use crate::{Command, LockNLoad};
type Order = table::Order<LockNLoad>;
fn serde_ron(text: &str) -> Command {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn lnl_6_1_01_only_the_red_box_and_heroes_assault_move() {
    let mut battle = battle(&[squad("a"), unit("c", "parachute_crew", ""), unit("h", "hero", "")]);
    assert_eq!(limit(&mut battle, &["a"], Movement::AssaultMove, None), Ok(2));
    assert_eq!(limit(&mut battle, &["c"], Movement::AssaultMove, None), Err("LNL-6.1-01"));
    assert_eq!(limit(&mut battle, &["a", "c"], Movement::AssaultMove, None), Err("LNL-6.1-01"));
}

#[test]
fn lnl_11_2_06_heroes_assault_move_whatever_their_counter_shows() {
    let text = scenario_text(BOARD, "", &unit("h", "hero", ""), THEIRS, OPERATIONS_FIRST, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| def.assault_move = false);
    };
    let mut battle = Battle::changed(&text, set, &[]);
    assert_eq!(limit(&mut battle, &["h"], Movement::AssaultMove, None), Ok(3));
}

#[test]
fn lnl_6_1_03_a_leader_assault_moves_with_eligible_units() {
    let mut battle = battle(&[squad("a"), LEADER.into(), unit("m", "medic", "")]);
    assert_eq!(limit(&mut battle, &["l"], Movement::AssaultMove, None), Err("LNL-6.1-03"));
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::AssaultMove, None), Ok(2));
    assert_eq!(limit(&mut battle, &["a", "m"], Movement::AssaultMove, None), Err("LNL-6.1-01"));
}

#[test]
fn lnl_6_1_04_half_the_printed_factor_rounded_up() {
    let five = unit("f", "parachute_squad", "values: (2, 5, 5)");
    let gun = r#"values: (1, 4, 5), weapons: [(id: "g", weapon: "bar")]"#;
    let mut battle = battle(&[squad("a"), five, unit("h", "hero", gun)]);
    assert_eq!(limit(&mut battle, &["a"], Movement::AssaultMove, None), Ok(2));
    assert_eq!(limit(&mut battle, &["f"], Movement::AssaultMove, None), Ok(3));
    // Half of the printed 5, though he has 3 with his weapon (RUL-101).
    assert_eq!(limit(&mut battle, &["h"], Movement::AssaultMove, None), Ok(3));
    battle.give(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#);
    battle.give(Side::First, r#"Step(to: "C1")"#);
    assert_eq!(battle.ask(|table| table.flow.moving().cloned()), None);
    let mut forest = Battle::new("..f.", &squad("a"), r#"(id: "x", unit: "german_sniper")"#, OPERATIONS_FIRST, &[]);
    forest.give(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#);
    forest.refused_by(Side::First, r#"Step(to: "C1")"#, "LNL-6.1-04");
    let mut dear = Battle::with(
        ".f",
        r#"hexsides: {"wall": ["A1/B1"]}"#,
        &squad("a"),
        r#"(id: "x", unit: "german_sniper")"#,
        OPERATIONS_FIRST,
        "",
        &[],
    );
    dear.refused_by(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#, "LNL-6.1-04");
}

#[test]
fn lnl_6_1_05_at_double_time_half_of_the_raised_factor() {
    let mut battle = battle(&[squad("a"), LEADER.into()]);
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::AssaultMove, Some("l")), Ok(3));
}

#[test]
fn lnl_6_1_07_an_assault_move_comes_before_firing() {
    let fired = unit("a", "parachute_squad", "markers: [Fired]");
    battle(&[fired]).refused_by(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#, "LNL-6.1-07");
}

#[test]
fn lnl_6_2_01_two_points_more_with_a_good_order_leader_who_goes_along() {
    let mut battle = battle(&[squad("a"), LEADER.into(), unit("k", "leader", "shaken: true")]);
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Move, Some("l")), Ok(6));
    assert_eq!(limit(&mut battle, &["a"], Movement::Move, Some("l")), Err("LNL-6.2-01"));
    assert_eq!(limit(&mut battle, &["a", "k"], Movement::Move, Some("k")), Err("LNL-6.2-01"));
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Move, Some("a")), Err("LNL-6.2-01"));
}

#[test]
fn lnl_6_2_02_not_more_than_the_leaders_printed_factor() {
    let slow = unit("l", "leader", "values: (0, 0, 5)");
    assert_eq!(limit(&mut battle(&[squad("a"), slow]), &["a", "l"], Movement::Move, Some("l")), Ok(5));
    // RUL-101: with a weapon the leader himself has 4 and nothing is added for him.
    let gun = unit("l", "leader", r#"weapons: [(id: "g", weapon: "bar")]"#);
    assert_eq!(limit(&mut battle(&[squad("a"), gun]), &["a", "l"], Movement::Move, Some("l")), Ok(4));
}

#[test]
fn lnl_6_2_05_no_double_time_with_stealth() {
    let text = scenario_text(BOARD, "", &[squad("a"), LEADER.into()].join(", "), THEIRS, OPERATIONS_FIRST, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| def.stealth = true);
    };
    let mut battle = Battle::changed(&text, set, &[]);
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Stealth, Some("l")), Err("LNL-6.2-05"));
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Stealth, None), Ok(2));
}

#[test]
fn lnl_6_4_07_stealth_is_not_combined_with_double_time() {
    let ours = [squad("a"), LEADER.into()].join(", ");
    let mut battle = stealthy(BOARD, &ours, THEIRS);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Stealth, to: "B1", double_time: "l")"#, "LNL-6.2-01");
    let text = scenario_text(BOARD, "", &ours, THEIRS, OPERATIONS_FIRST, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| def.stealth = true);
    };
    Battle::changed(&text, set, &[]).refused_by(
        Side::First,
        r#"Move(units: ["a", "l"], by: Stealth, to: "B1", double_time: "l")"#,
        "LNL-6.2-05",
    );
}

#[test]
fn lnl_4_0_23_one_kind_of_movement_for_the_whole_stack() {
    let mut battle = battle(&[squad("a"), squad("b"), LEADER.into()]);
    battle.refused_by(
        Side::First,
        r#"Move(units: ["a", "l"], by: LowCrawl, to: "B1", double_time: "l")"#,
        "LNL-4.0-23",
    );
    battle.give(Side::First, r#"Move(units: ["a", "b", "l"], by: AssaultMove, to: "B1")"#);
    assert!(["a", "b", "l"].iter().all(|id| battle.unit(id).has(Marker::AssaultMoved)));
}

#[test]
fn lnl_6_4_01_only_the_yellow_box_uses_stealth() {
    battle(&[squad("a")]).refused_by(Side::First, r#"Move(units: ["a"], by: Stealth, to: "B1")"#, "LNL-6.4-01");
    let mut yellow = stealthy(BOARD, &squad("a"), THEIRS);
    yellow.give(Side::First, r#"Move(units: ["a"], by: Stealth, to: "B1")"#);
    assert!(yellow.unit("a").has(Marker::Stealthy));
}

#[test]
fn lnl_6_4_02_half_the_factor_rounded_down() {
    let five = unit("f", "parachute_squad", "values: (2, 5, 5)");
    let mut battle = stealthy(".f...", &[squad("a"), five].join(", "), r#"(id: "x", unit: "german_sniper")"#);
    assert_eq!(limit(&mut battle, &["a"], Movement::Stealth, None), Ok(2));
    assert_eq!(limit(&mut battle, &["f"], Movement::Stealth, None), Ok(2));
    let mut wall =
        stealthy(".h", &unit("a", "parachute_squad", "values: (2, 5, 3)"), r#"(id: "x", unit: "german_sniper")"#);
    wall.refused_by(Side::First, r#"Move(units: ["a"], by: Stealth, to: "B1")"#, "LNL-6.4-02");
}

#[test]
fn lnl_6_4_09_heroes_and_leaders_do_not_use_stealth() {
    let mut battle = stealthy(BOARD, &[squad("a"), LEADER.into(), unit("h", "hero", "")].join(", "), THEIRS);
    assert_eq!(limit(&mut battle, &["a", "l"], Movement::Stealth, None), Err("LNL-6.4-09"));
    assert_eq!(limit(&mut battle, &["h"], Movement::Stealth, None), Err("LNL-6.4-09"));
    assert_eq!(limit(&mut battle, &["a"], Movement::Stealth, None), Ok(2));
}

#[test]
fn lnl_4_0_16_who_moves_from_one_location_moves_as_one_stack() {
    let ours = [squad("a"), squad("b"), r#"(id: "c", unit: "us_parachute_squad", at: "B1")"#.into()];
    let mut battle = battle(&ours);
    battle.refused_by(Side::First, r#"Move(units: ["a", "c"], by: Move, to: "B1")"#, "LNL-4.0-16");
    battle.refused_by(Side::First, r#"Move(units: ["a", "a"], by: Move, to: "B1")"#, "LNL-4.0-16");
    battle.refused_by(Side::First, r#"Move(units: [], by: Move, to: "B1")"#, "LNL-4.0-16");
    battle.give(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    battle.give(Side::First, "Stop");
    battle.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "B1")"#, "LNL-4.0-16");
}

#[test]
fn snipers_do_not_move() {
    let ours = r#"(id: "s", unit: "us_sniper", at: "F1")"#;
    Battle::new(BOARD, ours, THEIRS, OPERATIONS_FIRST, &[]).refused_by(
        Side::First,
        r#"Move(units: ["s"], by: Move, to: "E1")"#,
        "LNL-11.4-01",
    );
}

use super::*;
use crate::sections::melee::test_bench::*;
use crate::sections::melee::test_bench::{report, strength};
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::Side::{First, Second};

const PARA: &str = "us_parachute_squad"; // 2-5-4
const HALF: &str = "us_parachute_half_squad"; // 1-4-4
const GRENADIER: &str = "wehrmacht_squad"; // 1-6-4
const JAEGER: &str = "fallschirmjaeger_squad_3_3_4"; // 3-3-4

fn columns(b: &mut Battle, attackers: &[&str], defenders: &[&str]) -> [String; 2] {
    report(b, attackers, defenders).names
}

#[test]
fn lnl_8_0_10_firepower_and_weapons_are_added_without_halving() {
    let first = here("a", PARA, &with("m", "m1919a6")) + &here("b", PARA, "") + &here("c", HALF, "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    let found = report(&mut b, &["a", "b", "c"], &["x"]);
    assert_eq!(found.attack.total, 2 + 2 + 2 + 1);
    assert!(found.attack.lines.iter().filter(|line| line.rule == MELEE_SUM).count() == 3);
}

#[test]
fn lnl_8_0_12_odds_fall_to_the_next_printed_column() {
    let b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[]);
    for (attack, defence, name) in
        [(5, 2, "2-1"), (7, 2, "3-1"), (6, 4, "3-2"), (5, 4, "1-1"), (3, 4, "1-2"), (9, 2, "4-1")]
    {
        let found = b.ask(|table| column(table, attack, defence).map(|n| column_name(table, n)));
        assert_eq!(found.as_deref(), Some(name), "{attack} to {defence}");
    }
}

#[test]
fn rul_05_odds_are_never_raised() {
    let b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[]);
    assert_eq!(b.ask(|table| column(table, 11, 4)), b.ask(|table| column(table, 2, 1)));
    assert_eq!(b.ask(|table| column(table, 7, 4)), b.ask(|table| column(table, 3, 2)));
}

#[test]
fn lnl_8_0_13_below_1_3_only_one_unit_is_attacked() {
    let second = here("x", JAEGER, &with("m", "mg34")) + &here("y", JAEGER, "");
    let mut b = locked(&here("a", HALF, ""), &second, &[]);
    // 1 to 5 counts as 1-3; 1 to 8 too, but not against both.
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!((found.names[0].as_str(), found.needed), ("1-3", 10));
    let refusal = try_report(&mut b, First, &["a"], &["x", "y"]).expect_err("two defenders");
    assert_eq!(refusal.rule, ODDS_FLOOR);
    b.give(First, FIGHT);
    b.refused_by(First, &attack(&["a"], &["x", "y"]), "LNL-8.0-13");
}

#[test]
fn lnl_8_0_15_heroes_in_the_attack_shift_one_column_and_in_defence_none() {
    let first = here("a", PARA, "") + &here("h", "us_hero", "") + &here("i", "us_hero", "");
    let second = here("x", JAEGER, "") + &here("y", GRENADIER, "") + &here("g", "german_hero", "");
    let mut b = locked(&first, &second, &[]);
    assert_eq!(columns(&mut b, &["a", "h"], &["x", "y"]), ["1-1", "3-2"]);
    // 6 to 4 with two heroes: one shift.
    assert_eq!(columns(&mut b, &["a", "h", "i"], &["x", "y"]), ["3-2", "2-1"]);
    assert_eq!(columns(&mut b, &["a"], &["g"]), ["1-1", "1-1"]);
}

#[test]
fn lnl_11_2_10_a_hero_adds_his_firepower_and_shifts_the_attack() {
    let first = here("a", PARA, "") + &here("h", "us_hero", "");
    let mut b = locked(&first, &here("x", PARA, ""), &[]);
    let found = report(&mut b, &["a", "h"], &["x"]);
    assert_eq!(found.attack.total, 4);
    assert_eq!(found.shifts, [Line::from(HERO_SHIFT, 1, id("h"))]);
    assert!(try_report(&mut b, Second, &["x"], &["h"]).is_ok_and(|report| report.shifts.is_empty()));
}

#[test]
fn lnl_8_0_16_shifts_come_after_the_odds_and_stop_at_the_ends() {
    let first = here("a", PARA, "") + &here("h", "us_hero", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(columns(&mut b, &["a", "h"], &["x"]), ["4-1", "4-1"]);
    let mut b = locked(&here("a", HALF, ""), &(here("x", "us_glider_squad", &with("m", "us_flamethrower"))), &[]);
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!((found.names, found.shifts.len()), (["1-3".into(), "1-3".into()], 1));
}

#[test]
fn rul_43_shifts_of_both_sides_cancel() {
    let first = here("a", PARA, "") + &here("h", "us_hero", "");
    let mut b = locked(&first, &(here("x", "us_glider_squad", "") + &here("y", "us_glider_squad", "")), &[]);
    assert_eq!(columns(&mut b, &["a", "h"], &["x", "y"]), ["2-1", "2-1"]);
}

#[test]
fn lnl_8_0_17_units_fight_with_their_printed_firepower() {
    let moved = "markers: [AssaultMoved, Fired]";
    let second = here("x", GRENADIER, &with("c", "m1919a6")) + &here("y", GRENADIER, "");
    let mut b = locked(&here("a", PARA, moved), &second, &[]);
    let found = report(&mut b, &["a"], &["x", "y"]);
    // No -2 for the Assault Move, and the captured machine gun counts in full.
    assert_eq!((found.attack.total, found.defence.total), (2, 4));
    assert!(found.lines.is_empty());
}

#[test]
fn rul_100_a_captured_weapon_has_its_printed_firepower() {
    let second = here("x", GRENADIER, &with("c", "m1919a6"));
    let mut b = locked(&here("a", PARA, ""), &second, &[]);
    assert_eq!(strength(&mut b, &[part("x", false, &["c"])]), Ok(2));
}

#[test]
fn lnl_8_0_18_examples_of_strengths() {
    let second = here("x", GRENADIER, &with("m", "mg42")) + &here("y", GRENADIER, "") + &here("z", GRENADIER, "");
    let mut b = locked(&(here("a", PARA, "") + &here("b", PARA, "")), &second, &[]);
    let found = report(&mut b, &["a", "b"], &["x", "y", "z"]);
    assert_eq!((found.attack.total, found.defence.total), (4, 5));
}

#[test]
fn lnl_8_0_19_activity_markers_stop_nobody_from_fighting() {
    let first = here("a", PARA, "markers: [Moved]") + &here("b", PARA, "markers: [Fired]");
    let first = first + &here("c", PARA, "markers: [LowCrawled]");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(report(&mut b, &["a", "b", "c"], &["x"]).attack.total, 6);
}

#[test]
fn lnl_4_1_16_ops_complete_changes_nothing_in_melee() {
    let mut b = locked(&here("a", PARA, "markers: [OpsComplete]"), &here("x", GRENADIER, ""), &[]);
    assert_eq!(report(&mut b, &["a"], &["x"]).attack.total, 2);
}

#[test]
fn lnl_8_0_21_the_limits_of_weapons_hold_in_attack_and_defence() {
    let guns = r#"weapons: [(id: "m", weapon: "mg34"), (id: "n", weapon: "mg42")]"#;
    let gun = r#"weapons: [(id: "t", weapon: "m1919a4", set_up: true)]"#;
    let mut b = locked(&here("a", HALF, gun), &here("x", GRENADIER, guns), &[]);
    assert_eq!(strength(&mut b, &[part("x", true, &["m"])]), Ok(3));
    assert_eq!(strength(&mut b, &[part("x", false, &["m", "n"])]), Ok(4));
    assert_eq!(strength(&mut b, &[part("x", true, &["m", "n"])]), Err("LNL-8.0-21"));
    assert_eq!(strength(&mut b, &[part("x", false, &[])]), Err("LNL-8.0-21"));
    assert_eq!(strength(&mut b, &[part("x", true, &["t"])]), Err("LNL-8.0-21"));
    assert_eq!(strength(&mut b, &[part("x", true, &[]), part("x", false, &["m"])]), Err("LNL-8.0-21"));
    // A 1-4-4 with an M1919A4 attacks and defends with 2.
    assert_eq!(strength(&mut b, &[part("a", true, &["t"])]), Err("LNL-8.0-21"));
    assert_eq!(strength(&mut b, &[part("a", false, &["t"])]), Ok(2));
    assert!(try_report(&mut b, Second, &["x"], &["a"]).is_ok_and(|report| report.defence.total == 2));
    // Packed it has no firepower (LNL-1.6.1.01-05).
    let mut b = locked(&here("a", HALF, &with("t", "m1919a4")), &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("a", false, &["t"])]), Err("LNL-1.6.1.01-05"));
    assert_eq!(report(&mut b, &["a"], &["x"]).attack.total, 1);
}

#[test]
fn lnl_8_0_23_a_leader_has_half_of_a_weapon() {
    let first = here("l", "us_leader", &with("m", "m1919a6")) + &here("k", "us_leader", &with("f", "us_flamethrower"));
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("l", false, &["m"])]), Ok(1));
    assert_eq!(strength(&mut b, &[part("l", true, &["m"])]), Ok(1), "he has no firepower of his own to leave out");
    assert_eq!(strength(&mut b, &[part("k", false, &["f"])]), Ok(2));
    // Halves are rounded up: a BAR of 1 counts 1.
    let mut b = locked(&here("l", "us_leader", &with("m", "bar")), &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("l", false, &["m"])]), Ok(1));
}

#[test]
fn lnl_8_0_24_two_leaders_with_one_weapon_have_all_of_it() {
    let first = here("l", "us_leader", &with("f", "us_flamethrower")) + &here("k", "us_leader", "");
    let mut b = locked(&(first + &here("a", PARA, "")), &here("x", GRENADIER, ""), &[]);
    let together = |with: &str| Part { with: Some(id(with)), ..part("l", false, &["f"]) };
    assert_eq!(strength(&mut b, &[together("k")]), Ok(4));
    assert_eq!(strength(&mut b, &[together("a")]), Err("LNL-8.0-24"));
    assert_eq!(strength(&mut b, &[Part { with: Some(id("k")), ..part("a", true, &[]) }]), Err("LNL-8.0-24"));
    // In defence the second leader helps by himself.
    assert!(try_report(&mut b, Second, &["x"], &["l"]).is_ok_and(|report| report.defence.total == 4));
    let first = here("l", "us_leader", &with("f", "us_flamethrower")) + &here("k", "us_leader", "shaken: true");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[together("k")]), Err("LNL-8.0-24"));
}

#[test]
fn lnl_8_0_25_a_leader_has_all_of_a_satchel_charge() {
    let first = here("l", "us_leader", &with("s", "us_satchel_charge")) + &here("k", "us_leader", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("l", false, &["s"])]), Ok(6));
    let needless = Part { with: Some(id("k")), ..part("l", false, &["s"]) };
    assert_eq!(strength(&mut b, &[needless]), Err("LNL-8.0-24"));
}

#[test]
fn lnl_8_0_27_a_heros_weapon_replaces_his_own_firepower() {
    let mut b = locked(&here("h", "us_hero", &with("f", "us_flamethrower")), &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("h", true, &[])]), Ok(2));
    assert_eq!(strength(&mut b, &[part("h", false, &["f"])]), Ok(2));
    assert_eq!(strength(&mut b, &[part("h", true, &["f"])]), Err("LNL-8.0-21"));
    let mut b = locked(&here("h", "us_hero", &with("s", "us_satchel_charge")), &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("h", false, &["s"])]), Ok(6));
}

#[test]
fn lnl_1_6_2_01_a_flamethrower_counts_in_full_in_melee() {
    let first = here("a", PARA, &with("f", "us_flamethrower")) + &here("b", HALF, &with("g", "us_flamethrower"));
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(report(&mut b, &["a", "b"], &["x"]).attack.total, 2 + 4 + 4);
}

#[test]
fn lnl_8_1_13_who_does_not_fight() {
    let first = here("l", "us_leader", "") + &here("d", "us_medic", "") + &here("s", PARA, "shaken: true");
    let mut b = locked(&(first + &here("a", PARA, "")), &here("x", GRENADIER, ""), &[]);
    for (unit, fights) in [("l", false), ("d", false), ("s", false), ("a", true)] {
        let now = b.unit(unit);
        assert_eq!(b.ask(|table| is_eligible(table, now)), fights, "{unit}");
        assert_eq!(strength(&mut b, &[part(unit, true, &[])]).is_ok(), fights, "{unit}");
    }
    assert_eq!(strength(&mut b, &[part("d", true, &[])]), Err("LNL-8.1-13"));
    let first = here("n", "us_sniper", "") + &here("a", HALF, "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    assert_eq!(strength(&mut b, &[part("n", true, &[])]), Err("LNL-8.1-13"));
    // A leader with one of the three weapons does.
    for weapon in ["m1919a6", "us_flamethrower", "us_satchel_charge"] {
        let mut b = locked(&here("l", "us_leader", &with("w", weapon)), &here("x", GRENADIER, ""), &[]);
        assert!(strength(&mut b, &[part("l", false, &["w"])]).is_ok(), "{weapon}");
    }
}

#[test]
fn rul_39_a_leader_fights_with_a_gun_a_flamethrower_a_charge_or_a_molotov() {
    for (weapon, fights) in [
        ("m1919a6", true),
        ("us_flamethrower", true),
        ("us_satchel_charge", true),
        ("sample_molotov", true),
        ("m1919a4", false),
    ] {
        let first = here("l", "us_leader", &with("w", weapon)) + &here("a", PARA, "");
        let b = locked(&first, &here("x", GRENADIER, ""), &[]);
        let leader = b.unit("l");
        assert_eq!(b.ask(|table| is_eligible(table, leader)), fights, "{weapon}");
    }
}

#[test]
fn lnl_8_2_01_firepower_0_counts_as_1() {
    let mut b = locked(&here("a", "us_glider_half_squad_0_5_4", ""), &here("x", PARA, ""), &[]);
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!(found.attack.lines, [Line::from(ZERO_IS_ONE, 1, id("a"))]);
    assert!(try_report(&mut b, Second, &["x"], &["a"]).is_ok_and(|report| report.defence.total == 1));
}

#[test]
fn lnl_8_2_02_each_such_attacker_takes_1_off_the_roll() {
    let first = here("a", "us_glider_half_squad_0_5_4", "") + &here("b", "us_glider_half_squad_0_5_4", "");
    let mut b = locked(&first, &here("x", PARA, ""), &[]);
    let found = report(&mut b, &["a", "b"], &["x"]);
    assert_eq!(found.lines, [Line::of(ZERO_ATTACKS, -2)]);
}

#[test]
fn lnl_8_2_03_each_such_defender_adds_1_to_the_roll() {
    let second = here("x", "wehrmacht_half_squad_0_5_4", "") + &here("y", "wehrmacht_half_squad_0_5_4", "");
    let mut b = locked(&here("a", PARA, ""), &second, &[]);
    assert_eq!(report(&mut b, &["a"], &["x"]).lines, [Line::of(ZERO_DEFENDS, 1)]);
    assert_eq!(report(&mut b, &["a"], &["x", "y"]).lines[0].value, 2);
}

#[test]
fn lnl_8_2_04_who_fights_with_a_weapon_instead_is_not_counted() {
    let second = here("x", "wehrmacht_half_squad_0_5_4", &with("m", "mg34"));
    let mut b = locked(&here("a", PARA, ""), &second, &[]);
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!((found.defence.total, found.lines.len()), (2, 0));
    // In the attack as well; and a weapon of firepower 1 is used rather than the own 0 that counts as 1.
    let first = here("a", "us_glider_half_squad_0_5_4", &with("n", "bar"));
    let mut b = locked(&first, &here("x", PARA, ""), &[]);
    let of = |b: &mut Battle, own: bool, weapons: &[&str]| {
        let sum = b.ask(|table| super::strength(table, &[part("a", own, weapons)])).expect("lawful");
        (sum.total, sum.zeros)
    };
    assert_eq!((of(&mut b, true, &[]), of(&mut b, false, &["n"])), ((1, 1), (1, 0)));
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!((found.attack.total, found.attack.zeros, found.lines.len()), (1, 0, 0));
}

#[test]
fn rul_41_a_squad_with_firepower_0_chooses() {
    let text = scenario_text(
        FIELD,
        "",
        &here("a", "us_glider_squad", &with("m", "m1919a6")),
        &here("x", PARA, ""),
        OPERATIONS_FIRST,
        MELEE,
    );
    let zero = |data: &mut crate::facts::battlefield::BattlefieldData| {
        let n = data.definitions.unit("us_glider_squad").expect("shipped");
        data.definitions.units[usize::from(n)].front.firepower = 0;
    };
    let b = Battle::changed(&text, zero, &[]);
    let sum = b.ask(|table| super::strength(table, &[part("a", true, &["m"])])).expect("lawful");
    assert_eq!((sum.total, sum.zeros), (3, 1));
    let sum = b.ask(|table| super::strength(table, &[part("a", false, &["m"])])).expect("lawful");
    assert_eq!((sum.total, sum.zeros), (2, 0));
}

#[test]
fn lnl_8_2_05_the_example_of_two_0_5_4() {
    let first = here("a", "us_glider_half_squad_0_5_4", "") + &here("b", "us_glider_half_squad_0_5_4", "");
    let mut b = locked(&first, &here("x", "ss_squad", ""), &[5, 4, 3, 3]);
    let found = report(&mut b, &["a", "b"], &["x"]);
    assert_eq!((found.names[1].as_str(), found.needed), ("1-1", 8));
    // 9 on the dice is 7; 6 on the dice is 8.
    b.give(First, FIGHT);
    let ours = roll(&b.give(First, &attack(&["a", "b"], &["x"])));
    assert_eq!((ours.total, ours.killed), (7, false));
    let theirs = roll(&b.give(Second, &attack(&["x"], &["a", "b"])));
    assert_eq!((theirs.columns[1].as_str(), theirs.total, theirs.killed), ("1-1", 8, true));
}

#[test]
fn lnl_8_2_06_m_adds_1_in_attack_and_defence_for_each_unit() {
    let first = here("a", PARA, "") + &here("b", PARA, "");
    let text = scenario_text(FIELD, "", &first, &here("x", GRENADIER, ""), OPERATIONS_FIRST, MELEE);
    let marked = |data: &mut crate::facts::battlefield::BattlefieldData| {
        let n = data.definitions.unit(PARA).expect("shipped");
        data.definitions.units[usize::from(n)].melee_bonus = true;
    };
    let mut b = Battle::changed(&text, marked, &[]);
    assert_eq!(report(&mut b, &["a", "b"], &["x"]).attack.total, 6);
    let defence = try_report(&mut b, Second, &["x"], &["a"]).expect("lawful").defence;
    assert_eq!((defence.total, defence.lines[1].rule), (3, MELEE_BONUS));
}

fn gliders(number: usize, more: &str) -> String {
    ["g", "h", "i"][..number].iter().map(|id| here(id, "us_glider_squad", "")).collect::<String>() + more
}

#[test]
fn lnl_13_92_02_glider_squads_shift_their_attack_right_and_attacks_on_them_left() {
    let mut b = locked(&gliders(1, ""), &here("x", GRENADIER, ""), &[]);
    assert_eq!(columns(&mut b, &["g"], &["x"]), ["1-1", "3-2"]);
    let defence = try_report(&mut b, Second, &["x"], &["g"]).expect("lawful");
    assert_eq!(defence.names, ["1-1", "1-2"]);
    assert_eq!(defence.shifts, [Line::of(GLIDER_SHIFT, -1)]);
}

#[test]
fn lnl_13_92_03_three_glider_squads_shift_once() {
    let mut b = locked(&gliders(3, ""), &here("x", GRENADIER, &with("m", "mg34")), &[]);
    assert_eq!(columns(&mut b, &["g", "h", "i"], &["x"]), ["1-1", "3-2"]);
}

#[test]
fn lnl_13_92_04_glider_half_squads_do_not_shift() {
    let mut b = locked(&here("g", "us_glider_half_squad", ""), &here("x", GRENADIER, ""), &[]);
    assert_eq!(columns(&mut b, &["g"], &["x"]), ["1-1", "1-1"]);
}

#[test]
fn lnl_13_92_05_among_others_gliders_must_be_more_than_half() {
    let more =
        here("k", "us_glider_half_squad", "") + &here("a", PARA, "") + &here("l", "us_leader", &with("m", "bar"));
    let mut b = locked(&gliders(1, &more), &here("x", GRENADIER, ""), &[]);
    let mut shifts = |units: &[&str]| report(&mut b, units, &["x"]).shifts.len();
    assert_eq!(shifts(&["g", "k", "a"]), 1);
    assert_eq!(shifts(&["g", "a"]), 0);
    // Without a full squad they give none (RUL-44).
    assert_eq!(shifts(&["k"]), 0);
    // In defence likewise.
    let mut under_attack = locked(&gliders(1, &more), &here("x", JAEGER, ""), &[]);
    let mut defends = |units: &[&str]| {
        let found = try_report(&mut under_attack, Second, &["x"], units).expect("lawful");
        found.shifts.iter().map(|line| line.value).collect::<Vec<_>>()
    };
    assert_eq!((defends(&["g", "k", "a"]), defends(&["g", "a"])), (vec![-1], vec![]));
    // Single men who fight count among the friends (RUL-105).
    assert_eq!(shifts(&["g", "k", "l"]), 1);
    assert_eq!(shifts(&["g", "l"]), 0);
}

#[test]
fn lnl_13_92_06_examples_of_the_shift() {
    let mut b = locked(&gliders(3, ""), &here("x", JAEGER, ""), &[]);
    assert_eq!(columns(&mut b, &["g", "h", "i"], &["x"]), ["1-1", "3-2"]);
    let mut b = locked(&gliders(2, &here("a", PARA, "")), &here("x", JAEGER, ""), &[]);
    assert_eq!(report(&mut b, &["g", "h", "a"], &["x"]).shifts.len(), 1);
    assert_eq!(report(&mut b, &["g", "a"], &["x"]).shifts.len(), 0);
}

#[test]
fn rul_44_half_squads_count_for_the_majority() {
    let more = here("k", "us_glider_half_squad", "") + &here("a", PARA, "");
    let mut b = locked(&here("x", JAEGER, ""), &gliders(1, &more), &[]);
    let found = report(&mut b, &["x"], &["g", "k", "a"]);
    assert_eq!(found.shifts.len(), 1);
}

#[test]
fn a_preview_counts_the_throws_that_kill() {
    let mut b = locked(&here("a", PARA, ""), &here("x", PARA, ""), &[]);
    // 8 or more at 1-1: 15 of 36.
    let found = report(&mut b, &["a"], &["x"]);
    assert_eq!((found.needed, found.chance_of_36), (8, 15));
}

#[test]
fn everybody_fights_in_the_strongest_way() {
    let guns = r#"weapons: [(id: "m", weapon: "mg34"), (id: "f", weapon: "german_flamethrower")]"#;
    let mut b = locked(&here("a", PARA, &with("s", "us_satchel_charge")), &here("x", GRENADIER, guns), &[]);
    let best = |b: &mut Battle, unit: &str, charges: &[CounterId]| {
        b.ask(|table| round::defending_parts(table, &[id(unit)], charges).remove(0))
    };
    assert_eq!(best(&mut b, "x", &[]), part("x", false, &["m", "f"]));
    assert_eq!(best(&mut b, "a", &[]), part("a", true, &[]));
    assert_eq!(best(&mut b, "a", &[id("s")]), part("a", true, &["s"]));
}

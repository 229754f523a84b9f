use crate::Command;
use crate::facts::battlefield::BattlefieldData;
use crate::facts::event::{Event, MoraleRoll};
use crate::files::markers::Marker;
use crate::sections::melee::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::CounterId;
use table::Side::{First, Second};

const PARA: &str = "us_parachute_squad"; // 2-5-4
const GRENADIER: &str = "wehrmacht_squad"; // 1-6-4
const SS: &str = "ss_squad"; // 2-6-4

/// Who tried to rally by Fanaticism, with the number needed.
fn fanatics(events: &[Event]) -> Vec<(CounterId, i32)> {
    let tried = |event: &Event| match event {
        Event::MoraleRolled { what: MoraleRoll::Fanaticism, unit, needed, .. } => Some((*unit, *needed)),
        _ => None,
    };
    events.iter().filter_map(tried).collect()
}

#[test]
fn lnl_8_0_01_a_move_into_an_enemy_hex_is_a_melee() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("x", GRENADIER, ""), &[]);
    b.give(First, &enter(&["a"]));
    assert!(b.unit("a").has(Marker::Moved));
    assert!(b.ask(|table| table.flow.moving().is_none() && table.flow.impulse().unwrap().melees.len() == 1));
    b.give(First, "EndImpulse");
    assert_eq!(asked(&mut b), Some(First));
}

#[test]
fn lnl_8_0_02_both_sides_must_be_on_one_storey() {
    let house = r#"buildings: [(material: Stone, hexes: ["B2", "B3", "B4"])],"#;
    let second = there("x", GRENADIER, "B2^", "");
    let mut b = Battle::with(FIELD, house, &there("a", PARA, "B1", ""), &second, OPERATIONS_FIRST, "", &[]);
    b.give(First, &enter(&["a"]));
    assert!(b.ask(|table| table.flow.impulse().unwrap().melees.is_empty()), "the grenadiers are upstairs");
    b.give(Second, "HoldFireForMove");
    b.give(First, r#"Step(to: "B2^")"#);
    assert!(b.ask(|table| table.flow.impulse().unwrap().melees.len() == 1));
    b.give(First, "EndImpulse");
    assert_eq!(asked(&mut b), Some(First));
}

#[test]
fn lnl_8_0_03_nobody_enters_by_assault_move_but_by_stealth() {
    let text = scenario_text(FIELD, "", &there("a", PARA, "B1", ""), &here("x", GRENADIER, ""), OPERATIONS_FIRST, "");
    let stealthy = |data: &mut BattlefieldData| {
        let n = data.definitions.unit(PARA).expect("shipped");
        data.definitions.units[usize::from(n)].stealth = true;
    };
    let mut b = Battle::changed(&text, stealthy, &[]);
    b.refused_by(First, r#"Move(units: ["a"], by: AssaultMove, to: "B2")"#, "LNL-6.1-11");
    b.give(First, r#"Move(units: ["a"], by: Stealth, to: "B2")"#);
    assert!(b.unit("a").has(Marker::Stealthy) && b.unit("a").has(Marker::Moved));
    b.give(First, "EndImpulse");
    assert_eq!(asked(&mut b), Some(First));
}

#[test]
fn lnl_8_0_04_opportunity_fire_before_the_melee_hex_and_not_in_it() {
    let mut b = apart(&there("a", PARA, "B4", ""), &here("x", GRENADIER, ""), &[]);
    b.give(First, r#"Move(units: ["a"], by: Move, to: "B3")"#);
    assert!(!nothing_asked(&mut b));
    b.give(Second, "HoldFire");
    b.give(First, r#"Step(to: "B2")"#);
    assert!(nothing_asked(&mut b), "nobody fires into the melee");
    assert!(b.ask(|table| table.flow.moving().is_none()));
}

#[test]
fn lnl_8_0_05_who_may_not_fight_needs_a_fighter_to_enter() {
    let first = there("a", PARA, "B1", "") + &there("d", "us_medic", "B1", "") + &there("e", "us_medic", "C1", "");
    let mut b = apart(&first, &here("x", GRENADIER, ""), &[]);
    b.refused_by(First, &enter(&["d"]), "LNL-8.0-05");
    assert!(!b.legal().iter().any(|command| matches!(command, Command::Move { units, to, .. }
        if units.as_slice() == [id("d")] && to.to_string() == "B2")));
    b.give(First, &enter(&["a", "d"]));
    assert_eq!(b.unit("d").spot(), b.unit("a").spot());
}

#[test]
fn rul_40_those_who_do_not_fight_may_come_after_a_fighter() {
    let first = here("a", PARA, "") + &there("d", "us_medic", "B1", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[]);
    b.give(First, &enter(&["d"]));
    assert_eq!(b.unit("d").spot(), b.unit("a").spot());
}

#[test]
fn lnl_11_1_02_a_leader_enters_with_fighters_only() {
    let first = there("a", PARA, "B1", "") + &there("l", "us_leader", "B1", "");
    let mut b = apart(&first, &here("x", GRENADIER, ""), &[]);
    b.refused_by(First, &enter(&["l"]), "LNL-8.0-05");
    b.give(First, &enter(&["a", "l"]));
    let armed = there("l", "us_leader", "B1", &with("m", "bar"));
    let mut b = apart(&armed, &here("x", GRENADIER, ""), &[]);
    b.give(First, &enter(&["l"]));
}

#[test]
fn lnl_8_0_29_all_who_entered_in_the_impulse_fight_together() {
    let first = there("a", PARA, "B1", "") + &there("l", "us_leader", "B1", "") + &there("b", PARA, "C1", "");
    let mut b = apart(&first, &here("x", GRENADIER, ""), &[1, 1, 1, 1]);
    b.give(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    b.give(First, &enter(&["a", "l"]));
    assert!(nothing_asked(&mut b), "the round waits for the other stacks (RUL-92)");
    b.give(First, &enter(&["b"]));
    assert!(nothing_asked(&mut b));
    b.give(First, "EndImpulse");
    assert_eq!(roll(&b.give(First, &attack(&["a", "b"], &["x"]))).strengths, (4, 1));
}

#[test]
fn rul_92_the_side_chooses_which_of_several_melees_comes_first() {
    let first = there("a", PARA, "B1", "") + &there("l", "us_leader", "B1", "") + &there("b", PARA, "C1", "");
    let second = here("x", GRENADIER, "") + &there("y", GRENADIER, "C2", "");
    let mut b = apart(&first, &second, &[1, 1, 1, 2]);
    b.give(First, r#"Activate(at: "B1", widen: Adjacent, leader: "l")"#);
    b.give(First, &enter(&["a"]));
    b.give(First, r#"Move(units: ["b"], by: Move, to: "C2")"#);
    b.give(First, "EndImpulse");
    b.give(First, &attack(&["b"], &["y"]));
    b.give(Second, NO_ATTACK);
    assert_eq!(asked(&mut b), Some(First), "now the other one");
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(nothing_asked(&mut b));
}

#[test]
fn lnl_8_1_16_those_who_cannot_fight_are_eliminated_when_a_fighter_enters() {
    let second = here("d", "german_medic", "") + &here("y", GRENADIER, "shaken: true");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(surrendered(&events), [id("d"), id("y")]);
    assert!(b.ask(|table| table.flow.moving().is_none()), "it stops there");
    b.refused_by(First, r#"Step(to: "B3")"#, "LNL-8.1-16");
    b.give(First, "EndImpulse");
    assert!(nothing_asked(&mut b) && !marked(&mut b));
}

#[test]
fn lnl_8_1_16_a_shaken_team_and_a_shaken_crew_are_removed_too() {
    let second = here("t", "german_gun_team", "shaken: true") + &here("c", "wehrmacht_crew", "shaken: true");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(surrendered(&events), [id("t"), id("c")]);
}

#[test]
fn rul_83_no_roll_and_no_marker_against_the_shaken_alone() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("y", GRENADIER, "shaken: true"), &[]);
    let events = b.give(First, &enter(&["a"]));
    assert!(rolls(&events).is_empty() && !marked(&mut b));
    assert!(b.unit("a").has(Marker::Moved));
    b.refused_by(First, r#"Step(to: "B3")"#, "LNL-8.1-16");
}

#[test]
fn lnl_5_1_06_the_shaken_caught_in_melee_surrender() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("y", GRENADIER, "shaken: true"), &[]);
    b.give(First, &enter(&["a"]));
    assert!(lost(&mut b, "y"));
    // Beside a fighter they are not yet caught (RUL-38).
    let second = here("x", GRENADIER, "") + &here("y", GRENADIER, "shaken: true");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[]);
    b.give(First, &enter(&["a"]));
    assert!(!lost(&mut b, "y"));
}

#[test]
fn lnl_11_1_03_a_leader_alone_is_eliminated_when_enemies_move_in() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("l", "german_leader", ""), &[]);
    b.give(First, &enter(&["a"]));
    assert!(lost(&mut b, "l"));
    for weapon in ["mg34", "german_flamethrower", "german_satchel_charge"] {
        let mut b = apart(&there("a", PARA, "B1", ""), &here("l", "german_leader", &with("m", weapon)), &[]);
        b.give(First, &enter(&["a"]));
        assert!(!lost(&mut b, "l"), "{weapon}");
    }
}

#[test]
fn lnl_8_15_01_either_side_reinforces() {
    let first = here("a", PARA, "") + &there("b", PARA, "B1", "");
    let second = here("x", GRENADIER, "") + &there("y", GRENADIER, "B3", "");
    let mut b = locked(&first, &second, &[1, 1, 1, 1]);
    b.give(First, &enter(&["b"]));
    assert_eq!(b.unit("b").spot(), b.unit("a").spot());
    b.give(First, "EndImpulse");
    b.give(First, NO_ATTACK);
    b.give(Second, NO_ATTACK);
    b.give(Second, &enter(&["y"]));
    assert_eq!(b.unit("y").spot(), b.unit("x").spot());
}

#[test]
fn lnl_8_15_02_reinforcement_before_a_round_starts_it() {
    let first = here("a", PARA, "markers: [Fired]") + &there("b", PARA, "B1", "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, &enter(&["b"]));
    b.give(First, "EndImpulse");
    assert_eq!(roll(&b.give(First, &attack(&["a", "b"], &["x"]))).strengths, (4, 1));
}

#[test]
fn lnl_8_15_03_reinforcement_after_a_round_waits_for_the_next_turn() {
    let first = here("a", PARA, "") + &there("b", PARA, "B1", "");
    let start = format!(r#"{OPERATIONS_FIRST}, fought: ["B2"]"#);
    let second = here("x", GRENADIER, "") + &there("y", GRENADIER, "D5", "");
    let mut b = Battle::with(FIELD, "", &first, &second, &start, MELEE, &[6, 1, 1, 1]);
    b.give(First, &enter(&["b"]));
    b.give(First, "EndImpulse");
    assert!(nothing_asked(&mut b), "no second round in this turn");
    b.refused_by(Second, FIGHT, "LNL-8.1-03");
    next_turn(&mut b);
    b.give(First, FIGHT);
    assert_eq!(roll(&b.give(First, &attack(&["a", "b"], &["x"]))).strengths, (4, 1));
}

#[test]
fn newcomers_after_a_round_lock_the_hex_that_was_cleared() {
    let second = here("x", GRENADIER, "") + &there("y", GRENADIER, "B3", "");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[6, 6]);
    b.give(First, &enter(&["a"]));
    b.give(First, "EndImpulse");
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "x") && !marked(&mut b));
    b.give(Second, &enter(&["y"]));
    b.give(Second, "EndImpulse");
    assert!(nothing_asked(&mut b) && marked(&mut b));
}

#[test]
fn rul_38_those_left_behind_without_a_fighter_surrender() {
    let first = here("a", PARA, "") + &here("b", PARA, "shaken: true");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, r#"Withdraw(units: ["a"])"#);
    let mut events = b.give(First, r#"Move(units: ["a"], by: Move, to: "B1")"#);
    events.extend(b.give(First, "Stop"));
    assert_eq!(surrendered(&events), [id("b")]);
}

#[test]
fn lnl_13_81_01_shaken_ss_try_to_rally_when_a_fighter_enters() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("x", SS, "shaken: true"), &[3, 3]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(fanatics(&events), [(id("x"), 6)]);
    assert!(!lost(&mut b, "x") && b.unit("x").good_order());
    // Others do not.
    let mut b = apart(&there("a", PARA, "B1", ""), &here("x", GRENADIER, "shaken: true"), &[]);
    assert!(fanatics(&b.give(First, &enter(&["a"]))).is_empty());
    // Nor do SS who would not fight in Good Order either.
    let mut b = apart(&there("a", PARA, "B1", ""), &here("d", "ss_medic", "shaken: true"), &[]);
    assert!(fanatics(&b.give(First, &enter(&["a"]))).is_empty());
    assert!(lost(&mut b, "d"));
}

#[test]
fn lnl_13_81_02_leaders_try_first_and_help_the_others() {
    let second = here("x", SS, "shaken: true") + &here("l", "ss_leader", "shaken: true");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[3, 3, 3, 4]);
    assert_eq!(fanatics(&b.give(First, &enter(&["a"]))), [(id("l"), 6), (id("x"), 7)]);
    // No leader is needed, and one who fails does not help.
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[6, 6, 1, 1]);
    assert_eq!(fanatics(&b.give(First, &enter(&["a"]))), [(id("l"), 6), (id("x"), 6)]);
}

#[test]
fn lnl_13_81_03_who_fails_is_eliminated_and_who_rallies_fights() {
    let second = here("x", SS, "shaken: true") + &here("y", SS, "shaken: true");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[6, 6, 1, 1, 1, 1, 6, 6]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(surrendered(&events), [id("x")]);
    b.give(First, "EndImpulse");
    b.give(First, &attack(&["a"], &["y"]));
    assert!(roll(&b.give(Second, &attack(&["y"], &["a"]))).killed);
}

#[test]
fn lnl_13_81_04_good_order_units_without_a_fighter_are_eliminated() {
    let second = here("x", SS, "shaken: true") + &here("l", "ss_leader", "");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[6, 6]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(surrendered(&events), [id("x"), id("l")]);
    b.give(First, "EndImpulse");
    assert!(nothing_asked(&mut b));
}

#[test]
fn rul_102_good_order_friends_change_nothing_for_the_shaken_ss() {
    let second = here("x", SS, "shaken: true") + &here("y", SS, "");
    let mut b = apart(&there("a", PARA, "B1", ""), &second, &[6, 6]);
    let events = b.give(First, &enter(&["a"]));
    assert_eq!(fanatics(&events), [(id("x"), 6)]);
    assert!(lost(&mut b, "x") && !lost(&mut b, "y"));
}

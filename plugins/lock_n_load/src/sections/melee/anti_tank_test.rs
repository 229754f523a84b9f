//! Weapons against armour are of no use in melee (8.0, 1.6.23).

use crate::testing::{Battle, OPERATIONS_SECOND};
use table::Side;

const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "B1"), (id: "y", unit: "wehrmacht_squad", at: "B1")"#;

/// Germans enter B2 and attack the squad there, which carries this weapon, with these dice.
fn entered(weapon: &str, dice: &[u8]) -> Battle {
    let ours = format!(r#"(id: "a", unit: "us_parachute_squad", at: "B2", weapons: [(id: "w", weapon: "{weapon}")])"#);
    let mut b = Battle::new("....\n....\n....", &ours, GERMANS, OPERATIONS_SECOND, dice);
    b.give(Side::Second, r#"Move(units: ["x", "y"], by: Move, to: "B2")"#);
    b.give(Side::Second, "EndImpulse");
    b.give(Side::Second, r#"MeleeAttack(attackers: [(unit: "x"), (unit: "y")], defenders: ["a"])"#);
    b
}

const WITH_IT: &str = r#"MeleeAttack(attackers: [(unit: "a", weapons: ["w"])], defenders: ["x"])"#;

#[test]
fn lnl_8_0_22_ordnance_is_of_no_use_in_melee() {
    entered("sample_heat", &[1, 1]).refused_by(Side::First, WITH_IT, "LNL-8.0-22");
}

#[test]
fn lnl_1_6_23_02_an_anti_tank_grenade_is_of_no_use_in_melee() {
    entered("sample_grenade", &[1, 1]).refused_by(Side::First, WITH_IT, "LNL-8.0-22");
}

/// The attacked squad does not throw it at once.
const NOT_IN_DEFENCE: &str = "MeleeDefence(satchels: [])";

#[test]
fn lnl_1_6_22_b03_a_molotov_is_used_in_melee_in_full_and_once() {
    let gone = |b: &Battle| b.weapon("w").gone;
    let mut b = entered("sample_molotov", &[1, 1, 1, 1]);
    b.give(Side::First, NOT_IN_DEFENCE);
    let events = b.give(Side::First, WITH_IT);
    let strengths = events.iter().find_map(|event| match event {
        crate::Event::MeleeRolled(roll) => Some(roll.attack_total),
        _ => None,
    });
    assert_eq!(strengths, Some(2 + 2));
    assert!(gone(&b), "it is used up after the round");
    // Nobody is made to retreat by it (LNL-1.6.22-B05).
    assert!(b.ask(|table| table.flow.retreat().is_none()));
    // Left out it stays.
    let mut b = entered("sample_molotov", &[1, 1, 1, 1]);
    b.give(Side::First, NOT_IN_DEFENCE);
    b.give(Side::First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"])"#);
    assert!(!gone(&b));
}

use crate::facts::event::{Event, LossCause};
use crate::sections::melee;
use crate::sections::melee::test_bench::*;
use table::Side::{First, Second};

#[test]
fn lnl_1_6_3_b05_a_team_defends_with_1_and_never_attacks() {
    let team = here("team", "us_mg_team", "");
    let b = locked(&team, &here("x", "wehrmacht_squad", ""), &[]);
    b.ask(|table| {
        // A squad of firepower 1 against the team, whose printed firepower is 4.
        let report = melee::report(table, Second, &[part("x", true, &[])], &[part("team", true, &[])], None).unwrap();
        assert_eq!(report.defence.total, 1);
        assert!(report.defence.lines.iter().any(|line| line.rule.0 == "LNL-1.6.3-B05"));
        let refusal =
            melee::report(table, First, &[part("team", true, &[])], &[part("x", true, &[])], None).unwrap_err();
        assert_eq!(refusal.rule.0, "LNL-1.6.3-B05");
    });
    // A gun team, which prints none, defends as well.
    let b = locked(&here("team", "us_gun_team", ""), &here("x", "wehrmacht_squad", ""), &[]);
    b.ask(|table| assert!(melee::best_part(table, b.unit("team"), &[]).own));
}

#[test]
fn lnl_1_6_3_b05_a_round_against_a_team_is_one_attack() {
    let mut b = locked(&here("team", "us_mg_team", ""), &here("x", "wehrmacht_squad", ""), &[6, 6]);
    b.give(First, FIGHT);
    b.give(First, NO_ATTACK);
    let events = b.give(Second, r#"MeleeAttack(attackers: [(unit: "x")], defenders: ["team"])"#);
    assert!(events.contains(&Event::UnitLost { unit: id("team"), cause: LossCause::Melee }), "{events:#?}");
}

#[test]
fn lnl_8_0_b01_vehicles_take_no_part_in_melee() {
    let us = here("a", "us_parachute_squad", "") + &here("tank", "us_tank_t", "");
    let mut b = locked(&us, &here("x", "wehrmacht_squad", ""), &[6, 6, 1, 1]);
    b.ask(|table| assert!(!melee::is_fighter(table, b.unit("tank"))));
    b.give(First, FIGHT);
    b.refused(First, r#"MeleeAttack(attackers: [(unit: "tank")], defenders: ["x"])"#);
    b.give(First, NO_ATTACK);
    b.give(Second, r#"MeleeAttack(attackers: [(unit: "x")], defenders: ["a"])"#);
    // The squad falls; the tank does not give itself up.
    assert!(b.unit("a").spot().is_none());
    assert!(b.unit("tank").spot().is_some());
}

use crate::facts::event::{Event, LossCause};
use crate::facts::question::Question;
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
    // Whose team never attacks is not asked.
    b.give(First, FIGHT);
    let events = b.give(Second, r#"MeleeAttack(attackers: [(unit: "x")], defenders: ["team"])"#);
    assert!(events.contains(&Event::UnitLost { unit: id("team"), cause: LossCause::Melee }), "{events:#?}");
}

#[test]
fn a_question_with_one_lawful_answer_answers_itself_and_an_old_save_in_which_it_is_open_goes_on() {
    let new = || locked(&here("team", "us_mg_team", ""), &here("x", "wehrmacht_squad", ""), &[6, 6]);
    let asks = |event: &Event| matches!(event, Event::Asked(Some(Question::MeleeAttack { side: First, .. })));
    let mut today = new();
    today.give(First, FIGHT);
    let (question, legal) = today.ask(|table| (table.flow.question.clone(), table.flow.to_act()));
    assert!(matches!(question, Some(Question::MeleeAttack { side: Second, .. })), "{question:?}");
    assert_eq!(legal, Some(Second));
    // Older rules waited here.
    let mut entries = today.game.journal().entries.clone();
    let last = entries.last_mut().expect("an order was given");
    let asked = last.events.iter().position(asks).expect("it is asked for the journal");
    last.events.truncate(asked + 1);
    let mut old = new();
    old.game.load(entries).expect("it fits the table");
    assert_eq!(old.legal().len(), 1);
    old.give(First, NO_ATTACK);
    assert_eq!(old.game.hash(), today.game.hash());
    old.give(Second, r#"MeleeAttack(attackers: [(unit: "x")], defenders: ["team"])"#);
    assert!(old.unit("team").spot().is_none());
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

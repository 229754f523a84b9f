use crate::Command;
use crate::facts::event::Event;
use crate::sections::melee::rules::MELEE_ROLL;
use crate::sections::melee::test_bench::*;
use crate::sections::weapons::rules::RETREAT;
use crate::testing::Battle;
use table::Side::{First, Second};

const PARA: &str = "us_parachute_squad"; // 2-5-4
const HALF: &str = "us_parachute_half_squad"; // 1-4-4
const GRENADIER: &str = "wehrmacht_squad"; // 1-6-4
const SS: &str = "ss_squad"; // 2-6-4

#[test]
fn lnl_8_0_06_the_attacker_is_whose_attack_is_rolled() {
    let first = there("a", PARA, "B1", "") + &there("b", PARA, "C4", "");
    let mut b = apart(&first, &here("x", GRENADIER, ""), &[1, 1, 2, 2]);
    b.give(First, &enter(&["a"]));
    b.give(First, "EndImpulse");
    b.refused_by(First, &attack(&["b"], &["x"]), "LNL-8.0-06");
    b.refused_by(First, &attack(&["a", "b"], &["x"]), "LNL-8.0-06");
    b.refused_by(First, &attack(&["a", "x"], &["x"]), "LNL-8.0-06");
    assert_eq!(roll(&b.give(First, &attack(&["a"], &["x"]))).side, First);
    let theirs = roll(&b.give(Second, &attack(&["x"], &["a"])));
    assert_eq!((theirs.side, theirs.strengths), (Second, (1, 2)));
}

#[test]
fn lnl_8_0_07_who_makes_no_attack_is_not_eliminated_for_it() {
    let mut b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(!lost(&mut b, "x") && marked(&mut b));
}

#[test]
fn lnl_8_0_08_each_side_attacks_once_and_who_started_rolls_first() {
    let first = here("a", PARA, "") + &here("b", PARA, "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[1, 1, 1, 2]);
    b.refused_by(First, &attack(&["a"], &["x"]), "LNL-8.0-08");
    b.give(First, FIGHT);
    b.refused_by(Second, &attack(&["x"], &["a"]), "LNL-8.0-08");
    assert_eq!(roll(&b.give(First, &attack(&["a"], &["x"]))).side, First);
    b.refused_by(First, &attack(&["b"], &["x"]), "LNL-8.0-08");
    assert_eq!(roll(&b.give(Second, &attack(&["x"], &["b"]))).side, Second);
    assert!(nothing_asked(&mut b));
    assert_eq!(b.ask(|table| table.flow.active()), Some(Second), "the impulse is over");
}

#[test]
fn rul_35_each_unit_may_stay_out_of_the_attack() {
    let first = here("a", PARA, "") + &here("b", PARA, "");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, FIGHT);
    assert_eq!(roll(&b.give(First, &attack(&["b"], &["x"]))).strengths, (2, 1));
}

#[test]
fn lnl_8_0_09_both_attacks_are_simultaneous() {
    let mut b = locked(&here("a", PARA, ""), &here("x", SS, ""), &[6, 6, 6, 5]);
    b.give(First, FIGHT);
    let ours = b.give(First, &attack(&["a"], &["x"]));
    assert!(roll(&ours).killed && !ours.iter().any(|event| matches!(event, Event::UnitLost { .. })));
    // The SS squad has fallen and still attacks.
    assert!(roll(&b.give(Second, &attack(&["x"], &["a"]))).killed);
    assert!(lost(&mut b, "a") && lost(&mut b, "x"));
}

#[test]
fn lnl_8_0_11_the_attacker_chooses_at_least_one_defender() {
    let mut b = locked(&here("a", PARA, ""), &(here("x", GRENADIER, "") + &here("y", GRENADIER, "")), &[5, 5]);
    b.give(First, FIGHT);
    b.refused_by(First, &attack(&["a"], &[]), "LNL-8.0-11");
    b.refused_by(First, &attack(&["a"], &["x", "x"]), "LNL-8.0-11");
    b.refused_by(First, &attack(&["a"], &["a"]), "LNL-8.0-11");
    b.refused_by(First, r#"MeleeAttack(attackers: [], defenders: ["x"])"#, "LNL-8.0-11");
    assert_eq!(roll(&b.give(First, &attack(&["a"], &["y"]))).strengths, (2, 1));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "y") && !lost(&mut b, "x"));
}

#[test]
fn lnl_8_0_14_two_dice_and_leadership_against_the_kill_number() {
    for (dice, total, killed) in [([3, 3], 7, false), ([3, 4], 8, true)] {
        let first = here("a", PARA, "") + &here("l", "us_leader", "");
        let mut b = locked(&first, &(here("x", SS, "") + &here("y", GRENADIER, "")), &dice);
        b.give(First, FIGHT);
        let order = r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"], leader: "l")"#;
        let rolled = roll(&b.give(First, order));
        assert_eq!((rolled.total, rolled.needed, rolled.killed), (total, 8, killed));
        assert_eq!(rolled.lines[0].rule, MELEE_ROLL);
    }
}

#[test]
fn lnl_8_0_20_both_sides_still_there_get_a_marker() {
    let mut b = apart(&there("a", PARA, "B1", ""), &here("x", GRENADIER, ""), &[1, 1, 1, 1]);
    b.give(First, &enter(&["a"]));
    b.give(First, "EndImpulse");
    b.give(First, &attack(&["a"], &["x"]));
    assert!(!marked(&mut b));
    b.give(Second, &attack(&["x"], &["a"]));
    assert!(marked(&mut b));
    // Nobody is left: no marker.
    let mut b = apart(&there("a", PARA, "B1", ""), &here("x", GRENADIER, ""), &[6, 6]);
    b.give(First, &enter(&["a"]));
    b.give(First, "EndImpulse");
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "x") && !marked(&mut b));
}

#[test]
fn lnl_8_0_26_charges_used_in_attack_or_defence_are_gone_after_the_round() {
    let first = here("a", PARA, &with("s", "us_satchel_charge"));
    let second = here("x", GRENADIER, &with("t", "german_satchel_charge"));
    let mut b = locked(&first, &second, &[1, 1, 1, 1]);
    b.give(First, FIGHT);
    b.give(First, r#"MeleeAttack(attackers: [(unit: "a", weapons: ["s"])], defenders: ["x"])"#);
    b.refused_by(Second, r#"MeleeDefence(satchels: ["s"])"#, "LNL-8.0-26");
    b.refused_by(Second, r#"MeleeDefence(satchels: ["t", "t"])"#, "LNL-8.0-26");
    let rolled = roll(&b.give(Second, r#"MeleeDefence(satchels: ["t"])"#));
    assert_eq!(rolled.strengths, (8, 7));
    assert!(!b.weapon("s").gone && !b.weapon("t").gone, "they go after the round");
    // Both still count in the second attack.
    let order = r#"MeleeAttack(attackers: [(unit: "x", weapons: ["t"])], defenders: ["a"])"#;
    assert_eq!(roll(&b.give(Second, order)).strengths, (7, 8));
    assert!(b.weapon("s").gone && b.weapon("t").gone);
}

#[test]
fn a_charge_kept_back_stays_with_its_owner() {
    let second = here("x", GRENADIER, &with("t", "german_satchel_charge"));
    let mut b = locked(&here("a", PARA, ""), &second, &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    assert_eq!(roll(&b.give(Second, "MeleeDefence(satchels: [])")).strengths, (2, 1));
    b.give(Second, NO_ATTACK);
    assert!(!b.weapon("t").gone);
}

#[test]
fn charges_in_defence_may_bring_the_odds_below_1_3_against_several() {
    let charge = |id| with(id, "german_satchel_charge");
    let second = here("x", GRENADIER, &charge("s")) + &here("y", GRENADIER, &charge("t"));
    let mut b = locked(&here("a", PARA, ""), &second, &[5, 5]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x", "y"]));
    let rolled = roll(&b.give(Second, r#"MeleeDefence(satchels: ["s", "t"])"#));
    assert_eq!((rolled.strengths, rolled.columns[0].as_str(), rolled.needed), ((2, 14), "1-3", 10));
    assert!(rolled.killed, "the choice of both stands");
}

#[test]
fn lnl_1_6_2_11_a_satchel_charge_is_used_in_melee_or_thrown_into_an_adjacent_hex() {
    let charge = with("s", "us_satchel_charge");
    let mut b = locked(&here("a", HALF, &charge), &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, FIGHT);
    let order = r#"MeleeAttack(attackers: [(unit: "a", own: false, weapons: ["s"])], defenders: ["x"])"#;
    assert_eq!(roll(&b.give(First, order)).strengths, (6, 1));
    let throw = r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "B2"))"#;
    let mut b = apart(&there("a", HALF, "B1", &charge), &here("x", GRENADIER, ""), &[1, 6, 2]);
    b.give(First, throw);
    let mut b = apart(&there("a", HALF, "B4", &charge), &here("x", GRENADIER, ""), &[]);
    b.refused_by(First, throw, "LNL-1.6.2-11");
}

#[test]
fn lnl_1_6_2_12_a_charge_used_in_melee_is_removed() {
    let mut b = locked(&here("a", PARA, &with("s", "us_satchel_charge")), &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, r#"MeleeAttack(attackers: [(unit: "a", weapons: ["s"])], defenders: ["x"])"#);
    let events = b.give(Second, NO_ATTACK);
    assert!(events.contains(&Event::WeaponGone { weapon: id("s") }));
    assert!(b.weapon("s").gone && b.weapon("s").carrier.is_none());
}

#[test]
fn lnl_8_0_30_a_good_order_leader_of_the_location_leads_whether_he_fights_or_not() {
    let first = here("a", PARA, "") + &here("l", "us_leader", "") + &here("k", "us_leader", "shaken: true");
    let mut b = locked(&(first + &there("j", "us_leader", "B1", "")), &here("x", SS, ""), &[3, 3]);
    b.give(First, FIGHT);
    let led = |by: &str| format!(r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"], leader: "{by}")"#);
    for nobody in ["k", "j", "a", "x"] {
        b.refused_by(First, &led(nobody), "LNL-8.0-30");
    }
    b.refused_by(First, r#"MeleeAttack(attackers: [], defenders: [], leader: "l")"#, "LNL-8.0-30");
    let rolled = roll(&b.give(First, &led("l")));
    assert_eq!((rolled.total, rolled.lines[0].from), (7, Some(id("l"))));
}

#[test]
fn rul_93_a_leader_who_fights_with_a_weapon_leads_too() {
    let first = here("a", PARA, "") + &here("l", "us_leader", &with("m", "bar"));
    let mut b = locked(&first, &here("x", SS, ""), &[3, 3]);
    b.give(First, FIGHT);
    let order = r#"MeleeAttack(attackers: [(unit: "a"), (unit: "l", weapons: ["m"])], defenders: ["x"], leader: "l")"#;
    let rolled = roll(&b.give(First, order));
    assert_eq!((rolled.strengths.0, rolled.total), (3, 7));
}

#[test]
fn lnl_8_1_01_the_locked_neither_move_nor_fire() {
    let second = here("x", GRENADIER, "") + &there("y", GRENADIER, "B3", "");
    let mut b = locked(&here("a", PARA, ""), &second, &[]);
    b.refused_by(First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-8.1-01");
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B3"))"#, "LNL-8.1-01");
    assert!(!b.legal().iter().any(|command| matches!(command, Command::Move { .. } | Command::Fire(_))));
}

#[test]
fn lnl_8_1_02_an_impulse_on_the_hex_is_a_round_or_a_withdrawal() {
    let mut b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[1, 1]);
    let legal = b.legal();
    assert!(legal.iter().any(|command| matches!(command, Command::FightMelee { .. })));
    assert!(legal.iter().any(|command| matches!(command, Command::Withdraw { .. })));
    b.refused_by(First, r#"FightMelee(at: "B3")"#, "LNL-8.1-02");
    b.give(First, r#"Withdraw(units: ["a"])"#);
    b.refused_by(First, FIGHT, "LNL-8.1-02");
}

#[test]
fn lnl_8_1_03_one_round_per_hex_and_turn() {
    let mut b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    b.refused_by(Second, FIGHT, "LNL-8.1-03");
    assert!(!b.legal().iter().any(|command| matches!(command, Command::FightMelee { .. })));
}

#[test]
fn rul_36_a_round_needs_a_unit_without_marker_and_gives_none() {
    let first = here("a", PARA, "markers: [Moved]") + &here("b", PARA, "shaken: true");
    let mut b = locked(&first, &here("x", GRENADIER, ""), &[1, 1]);
    b.refused_by(First, FIGHT, "RUL-36");
    b.give(First, "Pass");
    b.give(Second, FIGHT);
    b.give(Second, &attack(&["x"], &["a"]));
    b.give(First, NO_ATTACK);
    assert_eq!(b.unit("x").markers, crate::files::markers::Markers::default());
}

#[test]
fn lnl_8_1_04_the_marker_stays_while_both_sides_are_there() {
    let mut b = locked(&here("a", PARA, ""), &here("x", GRENADIER, ""), &[1, 1, 6, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    next_turn(&mut b);
    assert!(marked(&mut b));
    assert!(b.legal().iter().any(|command| matches!(command, Command::FightMelee { .. })), "a new turn, a new round");
}

#[test]
fn lnl_8_1_05_the_marker_goes_in_the_next_administrative_phase() {
    let mut b =
        locked(&here("a", PARA, ""), &(here("x", GRENADIER, "") + &there("y", GRENADIER, "D5", "")), &[6, 6, 6, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "x") && marked(&mut b));
    next_turn(&mut b);
    assert!(!marked(&mut b));
}

#[test]
fn lnl_8_1_14_who_does_not_fight_neither_attacks_nor_is_chosen() {
    let second = here("x", GRENADIER, "") + &here("y", GRENADIER, "shaken: true") + &here("d", "german_medic", "");
    let mut b = locked(&(here("a", PARA, "") + &here("b", PARA, "shaken: true")), &second, &[]);
    b.give(First, FIGHT);
    b.refused_by(First, &attack(&["a", "b"], &["x"]), "LNL-8.1-13");
    b.refused_by(First, &attack(&["a"], &["x", "y"]), "LNL-8.1-14");
    b.refused_by(First, &attack(&["a"], &["d"]), "LNL-8.1-14");
    let named = |command: &Command| match command {
        Command::MeleeAttack { defenders, .. } => defenders.iter().all(|unit| *unit == id("x")),
        _ => false,
    };
    assert!(b.legal().iter().all(named));
}

#[test]
fn lnl_8_1_15_with_the_last_fighter_all_who_do_not_fight_are_removed() {
    let second = here("x", GRENADIER, "") + &here("y", GRENADIER, "shaken: true") + &here("l", "german_leader", "");
    let mut b = locked(&here("a", PARA, ""), &second, &[6, 6]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    let events = b.give(Second, NO_ATTACK);
    assert_eq!(surrendered(&events), [id("y"), id("l")]);
    // Beside another fighter they stay.
    let second = here("x", GRENADIER, "") + &here("z", GRENADIER, "") + &here("y", GRENADIER, "shaken: true");
    let mut b = locked(&here("a", PARA, ""), &second, &[6, 6]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "x") && !lost(&mut b, "y"));
}

#[test]
fn lnl_11_3_08_a_medic_is_removed_with_the_last_fighter() {
    let second = here("x", GRENADIER, "") + &here("d", "german_medic", "");
    let mut b = locked(&here("a", PARA, ""), &second, &[6, 6]);
    b.give(First, FIGHT);
    b.refused_by(First, &attack(&["a"], &["d"]), "LNL-8.1-14");
    b.give(First, &attack(&["a"], &["x"]));
    b.refused_by(Second, &attack(&["d"], &["a"]), "LNL-8.1-13");
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "d"));
    // Beside another fighter he stays.
    let mut b = locked(&here("a", PARA, ""), &(second + &here("z", GRENADIER, "")), &[6, 6]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "x") && !lost(&mut b, "d") && !lost(&mut b, "z"));
}

#[test]
fn lnl_11_4_11_a_sniper_is_removed_with_the_last_fighter() {
    let second = here("x", GRENADIER, "") + &here("n", "german_sniper", "markers: [Fired]");
    let mut b = locked(&here("a", PARA, ""), &second, &[6, 6]);
    b.give(First, FIGHT);
    b.refused_by(First, &attack(&["a"], &["n"]), "LNL-8.1-14");
    b.give(First, &attack(&["a"], &["x"]));
    b.refused_by(Second, &attack(&["n"], &["a"]), "LNL-8.1-13");
    b.give(Second, NO_ATTACK);
    assert!(lost(&mut b, "n"));
}

#[test]
fn a_leader_without_his_charge_gives_up_to_those_who_still_fight() {
    let second = here("l", "german_leader", &with("t", "german_satchel_charge"));
    let mut b = locked(&here("a", PARA, ""), &second, &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, NO_ATTACK);
    let order = r#"MeleeAttack(attackers: [(unit: "l", weapons: ["t"])], defenders: ["a"])"#;
    let events = b.give(Second, order);
    assert!(!roll(&events).killed);
    assert_eq!(surrendered(&events), [id("l")]);
}

#[test]
fn lnl_8_0_11_a_leader_with_a_charge_may_be_chosen_and_defends_with_it_or_with_nothing() {
    let second = here("l", "german_leader", &with("t", "german_satchel_charge")) + &here("x", GRENADIER, "");
    for (answer, strengths) in [("[]", (2, 0)), (r#"["t"]"#, (2, 6))] {
        let mut b = locked(&here("a", PARA, ""), &second, &[1, 1]);
        b.give(First, FIGHT);
        let both = attack(&["a"], &["x", "l"]);
        assert!(
            b.legal().iter().any(|command| matches!(command,
            Command::MeleeAttack { defenders, .. } if defenders.len() == 2)),
            "{both} is offered"
        );
        b.give(First, &attack(&["a"], &["l"]));
        assert_eq!(roll(&b.give(Second, &format!("MeleeDefence(satchels: {answer})"))).strengths, strengths);
    }
}

#[test]
fn lnl_8_0_26_a_used_charge_is_gone_also_where_its_user_falls_or_gives_up() {
    let second = here("l", "german_leader", &with("t", "german_satchel_charge"));
    for (dice, order) in [(&[1, 1][..], NO_ATTACK), (&[6, 6, 1, 1][..], &attack(&["a"], &["l"]))] {
        let mut b = locked(&here("a", PARA, ""), &second, dice);
        b.give(First, FIGHT);
        b.give(First, order);
        if dice.len() > 2 {
            b.give(Second, r#"MeleeDefence(satchels: ["t"])"#);
        }
        b.give(Second, r#"MeleeAttack(attackers: [(unit: "l", weapons: ["t"])], defenders: ["a"])"#);
        assert!(lost(&mut b, "l"));
        let charge = b.weapon("t");
        assert!(charge.gone && charge.lies.is_none() && charge.carrier.is_none(), "{charge:?}");
    }
}

#[test]
fn rul_73_the_shaken_in_a_melee_may_rally() {
    let start = "phase: Rally, initiative: First, rolled: true, active: First";
    let first = here("a", PARA, "") + &here("l", "us_leader", "shaken: true");
    let mut b = Battle::with(FIELD, "", &first, &here("x", GRENADIER, ""), start, MELEE, &[1, 1]);
    b.give(First, r#"Rally(unit: "l")"#);
    assert!(b.unit("l").good_order());
}

#[test]
fn offers_name_groups_charges_and_leaders_that_are_lawful() {
    let first = here("a", PARA, &with("s", "us_satchel_charge")) + &here("l", "us_leader", "");
    let mut b = locked(&first, &(here("x", GRENADIER, "") + &here("y", GRENADIER, "")), &[]);
    b.give(First, FIGHT);
    // With and without the charge against both and each alone; or no attack.
    let legal = b.legal();
    assert_eq!(legal.len(), 2 * 3 + 1);
    let led = |command: &&Command| matches!(command, Command::MeleeAttack { leader: Some(_), .. });
    assert_eq!(legal.iter().filter(led).count(), 6);
}

#[test]
fn offers_name_each_attack_once_after_a_charge_has_been_used_in_defence() {
    let second = here("x", GRENADIER, &with("t", "german_satchel_charge"));
    let mut b = locked(&here("a", PARA, ""), &second, &[1, 1]);
    b.give(First, FIGHT);
    b.give(First, &attack(&["a"], &["x"]));
    b.give(Second, r#"MeleeDefence(satchels: ["t"])"#);
    let legal = b.legal();
    assert_eq!(legal.len(), 2, "the charge counts in this round anyway: {legal:?}");
}

#[test]
fn a_declared_attack_that_cannot_be_made_any_more_is_left_out() {
    use crate::facts::question::Question;
    let first = here("a", PARA, "") + &here("l", "us_leader", "");
    let mut b = locked(&first, &here("x", GRENADIER, &with("t", "german_satchel_charge")), &[]);
    b.give(First, FIGHT);
    b.give(First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"], leader: "l")"#);
    assert!(b.ask(|table| matches!(table.flow.question, Some(Question::MeleeDefence { .. }))));
    // No order leads there: a saved game in which the leader is asked away from the attack that he helps.
    let mut entries = b.game.journal().entries.clone();
    let mut forged = entries[entries.len() - 1].clone();
    let places = vec!["B4".parse().expect("a place")];
    forged.events = vec![Event::Asked(Some(Question::GoTo { side: First, unit: id("l"), places, rule: RETREAT }))];
    entries.push(forged);
    b.game.load(entries).expect("each entry can stand for itself");
    b.give(First, r#"GoTo(unit: "l", to: "B4")"#);
    let events = b.give(Second, "MeleeDefence(satchels: [])");
    assert!(!events.iter().any(|event| matches!(event, Event::MeleeRolled(_))), "{events:#?}");
    assert!(b.ask(|table| matches!(table.flow.question, Some(Question::MeleeAttack { side: Second, .. }))));
    b.give(Second, NO_ATTACK);
    assert!(marked(&mut b) && !lost(&mut b, "x") && nothing_asked(&mut b));
}

use super::*;
use crate::Event::MoraleRolled;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST};
use Side::{First, Second};

/// Row 2, column B is forest; the rest is clear.
const BOARD: &str = "....\n.f..\n....";
const MEDIC: &str = r#"(id: "m", unit: "us_medic", at: "A1")"#;
const SQUAD: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A1", shaken: true)"#;
const LEADER: &str = r#"(id: "l", unit: "us_leader", at: "A1", shaken: true, markers: [Wounded])"#;
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D3")"#;

fn battle(first: &[&str], dice: &[u8]) -> Battle {
    Battle::new(BOARD, &first.join(", "), ENEMY, RALLY_FIRST, dice)
}

fn rolled(events: &[Event]) -> (i32, bool) {
    let roll = events.iter().find_map(|event| match event {
        MoraleRolled { what: MoraleRoll::Medic, needed, passed, .. } => Some((*needed, *passed)),
        _ => None,
    });
    roll.expect("a medic's roll")
}

fn treatments(battle: &mut Battle) -> usize {
    battle.legal().iter().filter(|command| matches!(command, Command::Heal { .. })).count()
}

#[test]
fn lnl_11_3_01_a_medic_has_no_weapons_and_does_not_spot() {
    let text = crate::testing::scenario_text(
        BOARD,
        "",
        MEDIC,
        ENEMY,
        RALLY_FIRST,
        r#"abandoned: [(id: "mg", weapon: "m1919a6", at: "A1")]"#,
    );
    Battle::from_text(&text, &[]).refused_by(First, r#"TakeWeapon(unit: "m", weapon: "mg")"#, "LNL-1.6.1-06");
    let hidden = r#"(id: "x", unit: "wehrmacht_squad", at: "B2")"#;
    let mut spotting = Battle::new(BOARD, MEDIC, hidden, OPERATIONS_FIRST, &[]);
    spotting.refused_by(First, r#"Spot(unit: "m", at: "B2")"#, "LNL-11.3-01");
}

#[test]
fn lnl_11_3_02_one_try_at_a_wound_or_a_shaken_unit_of_his_location() {
    let away = r#"(id: "b", unit: "us_parachute_squad", at: "A2", shaken: true)"#;
    let well = r#"(id: "c", unit: "us_parachute_squad", at: "A1")"#;
    let mut battle = battle(&[MEDIC, SQUAD, LEADER, away, well], &[1, 1]);
    assert_eq!(treatments(&mut battle), 2);
    battle.refused_by(First, r#"Heal(medic: "m", unit: "b")"#, "LNL-11.3-02");
    battle.refused_by(First, r#"Heal(medic: "m", unit: "c")"#, "LNL-11.3-02");
    battle.refused_by(First, r#"Heal(medic: "a", unit: "l")"#, "LNL-11.3-02");
    battle.refused_by(First, r#"Heal(medic: "m", unit: "x")"#, "LNL-11.3-02");
    battle.give(First, r#"Heal(medic: "m", unit: "a")"#);
    assert_eq!(treatments(&mut battle), 0, "one try in the phase");
}

#[test]
fn lnl_11_3_03_he_rolls_against_his_morale_and_cover_helps() {
    let covered = [
        r#"(id: "m", unit: "us_medic", at: "B2")"#,
        r#"(id: "a", unit: "us_parachute_squad", at: "B2", shaken: true)"#,
    ];
    let mut in_cover = battle(&covered, &[4, 4]);
    assert_eq!(rolled(&in_cover.give(First, r#"Heal(medic: "m", unit: "a")"#)), (8, true));
    let mut in_the_open = battle(&[MEDIC, SQUAD], &[3, 4]);
    assert_eq!(rolled(&in_the_open.give(First, r#"Heal(medic: "m", unit: "a")"#)), (6, false));
}

#[test]
fn lnl_11_3_04_the_unit_turns_without_a_roll_of_its_own() {
    let mut battle = battle(&[MEDIC, SQUAD], &[3, 1]);
    let events = battle.give(First, r#"Heal(medic: "m", unit: "a")"#);
    assert!(!battle.unit("a").shaken);
    assert_eq!(events.iter().filter(|event| matches!(event, MoraleRolled { .. })).count(), 1);
    assert_eq!(battle.dice_left(), 0);
}

#[test]
fn lnl_11_3_05_after_a_failure_he_does_nothing_more() {
    let mut battle = battle(&[MEDIC, SQUAD, LEADER], &[6, 6]);
    battle.give(First, r#"Heal(medic: "m", unit: "a")"#);
    assert!(battle.unit("a").shaken && !battle.unit("m").shaken);
    battle.refused_by(First, r#"Heal(medic: "m", unit: "l")"#, "LNL-11.3-05");
}

#[test]
fn lnl_11_3_06_a_shaken_medic_treats_nobody_and_one_in_good_order_himself() {
    let shaken = r#"(id: "m", unit: "us_medic", at: "A1", shaken: true, markers: [Wounded])"#;
    let mut not_he = battle(&[shaken, SQUAD], &[]);
    not_he.refused_by(First, r#"Heal(medic: "m", unit: "a")"#, "LNL-11.3-06");
    not_he.refused_by(First, r#"Heal(medic: "m", unit: "m")"#, "LNL-11.3-06");
    let wounded = r#"(id: "m", unit: "us_medic", at: "A1", markers: [Wounded])"#;
    let mut himself = battle(&[wounded], &[1, 1]);
    assert_eq!(treatments(&mut himself), 1);
    himself.give(First, r#"Heal(medic: "m", unit: "m")"#);
    assert!(!himself.unit("m").has(Marker::Wounded));
}

#[test]
fn lnl_5_1_08_a_shaken_medic_heals_nobody() {
    let shaken = r#"(id: "m", unit: "us_medic", at: "A1", shaken: true)"#;
    let mut battle = battle(&[shaken, SQUAD, LEADER], &[]);
    assert_eq!(treatments(&mut battle), 0);
    battle.refused_by(First, r#"Heal(medic: "m", unit: "l")"#, "LNL-11.3-06");
}

#[test]
fn lnl_11_3_07_a_wound_removed_does_not_rally_and_turns_a_hero_back() {
    let mut leader = battle(&[MEDIC, LEADER], &[1, 1]);
    leader.give(First, r#"Heal(medic: "m", unit: "l")"#);
    assert!(leader.unit("l").shaken && !leader.unit("l").has(Marker::Wounded));
    let hero = r#"(id: "h", unit: "us_hero", at: "A1", markers: [Wounded])"#;
    let mut hero = battle(&[MEDIC, hero], &[1, 1]);
    let firepower = |battle: &mut Battle| {
        let hero = battle.unit("h");
        battle.ask(|table| table.own_firepower(hero))
    };
    assert_eq!(firepower(&mut hero), 1);
    hero.give(First, r#"Heal(medic: "m", unit: "h")"#);
    assert_eq!(firepower(&mut hero), 2);
}

#[test]
fn lnl_11_3_08_a_medic_does_not_fight_in_melee() {
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "A1"), (id: "d", unit: "german_medic", at: "A1"),
        (id: "y", unit: "wehrmacht_squad", at: "D3")"#;
    let first = [MEDIC, r#"(id: "b", unit: "us_parachute_squad", at: "A1")"#].join(", ");
    let mut battle = Battle::with(BOARD, "", &first, second, OPERATIONS_FIRST, melee, &[]);
    battle.give(First, r#"FightMelee(at: "A1")"#);
    let attack = |who: &str, whom: &str| format!(r#"MeleeAttack(attackers: [(unit: "{who}")], defenders: ["{whom}"])"#);
    battle.refused_by(First, &attack("m", "x"), "LNL-8.1-13");
    battle.refused_by(First, &attack("b", "d"), "LNL-8.1-14");
    let medics = ["m", "d"].map(|id| battle.unit(id).id);
    let names = |command: &Command| match command {
        Command::MeleeAttack { attackers, defenders, .. } => {
            attackers.iter().map(|part| part.unit).chain(defenders.iter().copied()).any(|unit| medics.contains(&unit))
        }
        _ => false,
    };
    let offered = battle.legal();
    assert!(offered.len() > 1 && !offered.iter().any(names), "{offered:?}");
    // Enemies who move in upon a medic alone eliminate him (LNL-8.1-15, -16).
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "A2")"#;
    let mut alone = Battle::new(BOARD, MEDIC, enemy, OPERATIONS_SECOND, &[]);
    alone.give(Second, r#"Move(units: ["x"], by: Move, to: "A1")"#);
    assert_eq!(alone.unit("m").spot(), None);
}

#[test]
fn lnl_3_0_31_medics_act_in_their_owners_part() {
    let enemy =
        r#"(id: "x", unit: "german_medic", at: "D3"), (id: "y", unit: "wehrmacht_squad", at: "D3", shaken: true)"#;
    let mut battle = Battle::new(BOARD, MEDIC, enemy, RALLY_FIRST, &[1, 1]);
    battle.refused_by(Second, r#"Heal(medic: "x", unit: "y")"#, "LNL-3.0-04");
    battle.refused_by(First, r#"Heal(medic: "x", unit: "y")"#, "LNL-3.0-31");
    battle.give(First, "RallyDone");
    battle.give(Second, r#"Heal(medic: "x", unit: "y")"#);
    assert!(!battle.unit("y").shaken);
}

#[test]
fn a_medic_who_has_just_rallied_may_treat() {
    let shaken = r#"(id: "m", unit: "us_medic", at: "A1", shaken: true)"#;
    let leader = r#"(id: "l", unit: "us_leader", at: "A1")"#;
    let mut battle = battle(&[shaken, SQUAD, leader], &[1, 1, 1, 1]);
    battle.give(First, r#"Rally(unit: "m")"#);
    battle.give(First, r#"Heal(medic: "m", unit: "a")"#);
    assert!(!battle.unit("a").shaken);
}

//! Who may fire ordnance at what, and what comes beside it.

use super::*;
use crate::sections::ordnance::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

/// An order of the squad `a` with its weapon `heat` at the vehicle `ge`.
fn heat(at: &str) -> String {
    format!(r#"Shoot((unit: "a", weapon: "heat", at: "{at}", target: "ge"))"#)
}

#[test]
fn lnl_14_0_01_ordnance_is_what_has_a_to_hit_table() {
    let mut b = battle(&tank(""), &target("A4", ""), &[]);
    b.refused_by(First, r#"Shoot((unit: "us", weapon: "us.mg", at: "A4", target: "ge"))"#, "LNL-14.0-01");
    let facts = facts_of(&battle(&launcher("a", "A5", ""), &target("A4", ""), &[]), &heat("A4"));
    assert_eq!(facts.modifiers.served, Served::Carried);
}

#[test]
fn lnl_14_0_02_each_weapon_fires_apart_with_its_own_dice() {
    let two = r#"weapons: [(id: "heat", weapon: "sample_heat"), (id: "other", weapon: "sample_heat")]"#;
    let us = counter("us_parachute_squad", "a", "A5", two);
    let mut b = battle(&us, &target("A4", ""), &[6, 6, 6, 6]);
    b.give(First, &heat("A4"));
    let events = b.give(First, r#"Shoot((unit: "a", weapon: "other", at: "A4", target: "ge"))"#);
    assert_eq!((shot(&events).dice, b.dice_left()), ([6, 6], 0));
}

#[test]
fn lnl_14_0_03_it_need_not_take_the_target_of_the_others() {
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let mut b = battle(&launcher("a", "A5", ""), &men, &[1, 6, 6, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#);
    b.give(First, &heat("A4"));
}

#[test]
fn lnl_14_0_04_the_shot_names_one_vehicle_or_all_others() {
    let both = target("A4", "") + &counter("wehrmacht_squad", "x", "A4", "");
    let men = battle(&tank(""), &both, &[2, 3, 1, 6]).give(First, &at_men("A4"));
    assert_eq!(shot(&men).blast.expect("a hit").targets.len(), 1, "not the tank");
    let mut b = battle(&tank(""), &target("A4", ""), &[]);
    b.refused_by(First, &at_men("A4"), "LNL-14.0-04");
    let mut b = battle(&tank(""), &counter("wehrmacht_squad", "ge", "A4", ""), &[]);
    b.refused_by(First, &at_vehicle("A4"), "LNL-14.0-04");
}

#[test]
fn lnl_14_0_05_the_target_is_in_range_in_sight_and_spotted() {
    let mut b = battle(&launcher("a", "A9", ""), &target("A4", ""), &[]);
    b.refused_by(First, &heat("A4"), "LNL-14.0-05");
    let mut b = ground(&[(7, 'f')], &tank(""), &target("A4", ""), &[]);
    b.refused_by(First, &at_vehicle("A4"), "LNL-10.0-02");
    let mut b = ground(&[(4, 'w')], &tank(""), &counter("wehrmacht_squad", "x", "A4", ""), &[]);
    b.refused_by(First, &at_men("A4"), "LNL-10.1-01");
}

/// A gun of two shots of the second side, and a tank that it fires at.
fn twice(dice: &[u8]) -> Battle {
    let gun = counter("german_twice_team", "g", "A10", "facing: NNE");
    reaction(&counter("us_tank_t", "us", "A4", "facing: SSE"), &gun, dice)
}

const TWICE: &str = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "us"))"#;

#[test]
fn lnl_14_0_06_a_gun_fires_as_often_as_it_says_in_its_own_impulse() {
    let mut b = twice(&[6, 6, 6, 6]);
    b.give(Second, TWICE);
    b.give(Second, TWICE);
    b.refused_by(Second, TWICE, "LNL-14.0-06");
    let mut once = battle(&tank(""), &target("A4", ""), &[6, 6]);
    once.give(First, &at_vehicle("A4"));
    once.refused_by(First, &at_vehicle("A4"), "LNL-14.0-06");
}

#[test]
fn lnl_rb_15_in_opportunity_fire_it_fires_once() {
    let gun = counter("german_twice_team", "g", "A10", "facing: NNE");
    let us = counter("us_tank_t", "us", "A4", "facing: SSE");
    let mut b = battle(&us, &gun, &[6, 6]);
    b.give(First, r#"Move(units: ["us"], by: Move, to: "A5")"#);
    b.give(Second, &TWICE.replace("A4", "A5"));
    assert!(!b.ask(fire::is_opportunity), "nothing is left to ask");
}

#[test]
fn lnl_14_0_11_the_leftmost_column_that_reaches_counts() {
    let column_at = |range: u16| {
        let b = battle(&tank(""), &target("A4", ""), &[]);
        b.ask(|table| {
            let weapon = table.weapon_definition(b.weapon("us.gun"));
            column(weapon.ordnance.as_ref().expect("a gun"), range).map(|column| column.to_hit)
        })
    };
    assert_eq!([7, 8, 14, 15, 24, 25].map(column_at), [Some(8), Some(7), Some(7), Some(5), Some(5), None]);
}

/// The column of the sample HEAT weapon at a range.
fn sample(range: u16) -> Option<(u8, u8)> {
    let b = battle(&launcher("a", "A5", ""), &target("A4", ""), &[]);
    b.ask(|table| {
        let weapon = table.weapon_definition(b.weapon("heat"));
        column(weapon.ordnance.as_ref().expect("ordnance"), range).map(|column| (column.to_hit, column.penetration))
    })
}

#[test]
fn lnl_14_0_12_penetration_is_of_the_same_column() {
    let b = battle(&tank(""), &target("A4", ""), &[]);
    b.ask(|table| {
        let weapon = table.weapon_definition(b.weapon("us.gun"));
        let at = |range| column(weapon.ordnance.as_ref().expect("a gun"), range).map(|column| column.penetration);
        assert_eq!([at(7), at(24)], [Some(4), Some(3)]);
    });
}

#[test]
fn lnl_14_0_18_the_sample_weapon_needs_7_at_2_and_4_at_4() {
    assert_eq!([sample(2), sample(4), sample(5)], [Some((7, 3)), Some((4, 3)), None]);
}

#[test]
fn lnl_xb_01_range_column() {
    assert_eq!([2, 3, 4, 5].map(sample), [Some((7, 3)), Some((7, 3)), Some((4, 3)), None]);
}

#[test]
fn lnl_1_6_1_b04_ordnance_counts_towards_the_weapons_that_a_unit_fires() {
    // A squad fires its own firepower and one weapon, no second one.
    let two = r#"weapons: [(id: "heat", weapon: "sample_heat"), (id: "bar", weapon: "bar")]"#;
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let us = counter("us_parachute_squad", "a", "A5", two);
    let mut b = battle(&us, &men, &[1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["bar"])], at: "B5"))"#);
    b.refused_by(First, &heat("A4"), "LNL-1.6.1-10");
    // With two weapons it leaves its own out, in whatever order.
    let mut b = battle(&us, &men, &[6, 6, 1, 6]);
    b.give(First, &heat("A4"));
    b.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["bar"])], at: "B5"))"#, "LNL-1.6.1-10");
    b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["bar"])], at: "B5"))"#);
    // A half-squad fires its weapon or its own.
    let half = counter("us_parachute_half_squad", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_heat")]"#);
    let mut b = battle(&half, &men, &[6, 6]);
    b.give(First, &heat("A4"));
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#, "LNL-1.6.1-11");
}

#[test]
fn lnl_xb_51_captured_bazooka() {
    let half = counter("us_parachute_half_squad", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_launcher")]"#);
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let mut b = battle(&half, &men, &[6, 6]);
    assert_eq!(by(&shot(&b.give(First, &heat("A4"))).lines, "LNL-1.6.1-09"), Some(1));
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#, "LNL-1.6.1-11");
}

#[test]
fn lnl_1_6_1_b05_it_adds_nothing_to_another_attack() {
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let mut b = battle(&launcher("a", "A5", ""), &men, &[]);
    let refusal = b.refused(First, r#"Fire((firers: [(unit: "a", weapons: ["heat"])], at: "A4"))"#);
    assert_eq!(refusal.rule.0, "LNL-1.6.1-B05");
}

#[test]
fn lnl_1_6_1_b06_it_fires_in_the_impulse_of_its_owner() {
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let mut b = battle(&launcher("a", "A5", ""), &men, &[1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#);
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.refused_by(First, &heat("A4"), "LNL-4.0-20");
}

#[test]
fn lnl_14_01_09_after_its_ordnance_a_squad_may_fire_its_own() {
    let mut b = battle(&launcher("a", "A5", ""), &target("A4", ""), &[2, 3, 6, 2, 2, 1, 6]);
    b.give(First, &heat("A4"));
    // The crew of the destroyed tank.
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A4"))"#);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A4"))"#, "LNL-4.0-12");
}

#[test]
fn lnl_rb_73_a_crew_that_gets_out_may_be_fired_at_in_the_same_activation() {
    let two = r#"weapons: [(id: "heat", weapon: "sample_heat"), (id: "other", weapon: "sample_heat")]"#;
    let us = counter("us_parachute_squad", "a", "A5", two);
    let mut b = battle(&us, &target("A4", ""), &[2, 3, 6, 2, 2, 1, 1, 1, 6]);
    b.give(First, &heat("A4"));
    let events = b.give(First, r#"Shoot((unit: "a", weapon: "other", at: "A4"))"#);
    assert_eq!(shot(&events).blast.expect("a hit").targets[0].unit, b.unit("ge.crew").id);
}

#[test]
fn lnl_5_01_05_a_leader_aids_the_attack_and_every_shot_of_his_location() {
    let us = launcher("a", "A5", "") + &counter("us_leader", "l", "A5", "leadership: 1");
    let men = target("A4", "") + &counter("wehrmacht_squad", "x", "B5", "");
    let mut b = battle(&us, &men, &[1, 6, 6, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "B5", leader: "l"))"#);
    let order = r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge", leader: "l"))"#;
    assert_eq!(by(&shot(&b.give(First, order)).lines, "LNL-5.01-04"), Some(-1));
    assert!(b.unit("l").has(Marker::Fired));
    // Not in a later impulse.
    let gun = counter("us_gun_team", "g", "A5", "facing: NNE");
    let mut b = battle(&(us + &gun), &men, &[6, 6]);
    b.give(First, order);
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    let later = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "ge", leader: "l"))"#;
    b.refused_by(First, later, "LNL-5.01-01");
}

#[test]
fn lnl_5_01_b02_no_infantry_leader_directs_a_vehicle() {
    let us = tank("") + &counter("us_leader", "l", "A10", "leadership: 1");
    let order = r#"Shoot((unit: "us", weapon: "us.gun", at: "A4", target: "ge", leader: "l"))"#;
    battle(&us, &target("A4", ""), &[]).refused_by(First, order, "LNL-5.01-B02");
}

#[test]
fn a_leader_directs_his_own_force_in_his_own_location_and_not_his_own_weapon() {
    let order = r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge", leader: "l"))"#;
    for (leader, at, rule) in [("us_leader", "A6", "LNL-5.01-01"), ("us_glider_leader", "A5", "LNL-5.01-01")] {
        let us = launcher("a", "A5", "") + &counter(leader, "l", at, "");
        battle(&us, &target("A4", ""), &[]).refused_by(First, order, rule);
    }
    let us = counter("us_leader", "l", "A5", r#"weapons: [(id: "heat", weapon: "sample_heat")]"#);
    let own = r#"Shoot((unit: "l", weapon: "heat", at: "A4", target: "ge", leader: "l"))"#;
    battle(&us, &target("A4", ""), &[]).refused_by(First, own, "LNL-1.6.1-15");
}

/// A PIAT in A5, and the target in A4; the hex of this row lies a level higher.
fn piat(high: usize) -> Battle {
    let levels: Vec<&str> = (1..=26).map(|row| if row == high { r#""10000""# } else { r#""00000""# }).collect();
    let scenario = crate::testing::scenario_text(
        &field(),
        &format!("levels: [{}],", levels.join(", ")),
        &launcher("a", "A5", ""),
        &target("A4", ""),
        OPERATIONS_FIRST,
        "",
    );
    let change = |field: &mut crate::facts::battlefield::BattlefieldData| {
        for weapon in &mut field.definitions.weapons {
            if let Some(ordnance) = weapon.ordnance.as_mut().filter(|ordnance| ordnance.heat) {
                ordnance.not_down = true;
            }
        }
    };
    Battle::changed(&scenario, change, &[6, 6])
}

#[test]
fn lnl_1_6_21_02_a_piat_is_not_fired_downhill() {
    piat(5).refused_by(First, &heat("A4"), "LNL-1.6.21-02");
    piat(4).give(First, &heat("A4"));
}

#[test]
fn lnl_1_6_21_01_otherwise_it_fires_like_every_shoulder_weapon() {
    let events = piat(0).give(First, &heat("A4"));
    assert_eq!(shot(&events).to_hit, 10);
}

#[test]
fn lnl_1_6_21_b01_a_piat_is_an_ordnance_weapon_like_the_other_shoulder_weapons() {
    let carrier = |more: &str| {
        counter("us_parachute_squad", "a", "A5", &format!(r#"weapons: [(id: "heat", weapon: "piat")], {more}"#))
    };
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let shoot = r#"Shoot((unit: "a", weapon: "heat", at: "A4"))"#;
    // It fires apart from its unit, which may attack besides.
    let together = r#"Fire((firers: [(unit: "a", weapons: ["heat"])], at: "A4"))"#;
    battle(&carrier(""), &men, &[]).refused_by(First, together, "LNL-1.6.1-B05");
    let mut b = battle(&carrier(""), &men, &[6, 6, 1, 6]);
    b.give(First, shoot);
    // A miss acquires.
    assert_eq!(acquired(&b, "heat"), units("A4", 1));
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A4"))"#);
    // HEAT has 1 less against men in the open: 2 - 1 and the die.
    let events = battle(&carrier(""), &men, &[1, 1, 3, 6]).give(First, shoot).to_vec();
    let blast = shot(&events).blast.expect("a hit");
    assert_eq!((by(&blast.attack, "LNL-14.2.1-01"), blast.targets[0].attack_total), (Some(-1), 2 - 1 + 3));
    // After an Assault Move it has 2 more to hit.
    let events = battle(&carrier("markers: [AssaultMoved]"), &men, &[6, 6]).give(First, shoot).to_vec();
    assert_eq!(by(&shot(&events).lines, "LNL-6.1-09"), Some(2));
    // In a Close Assault its HE equivalent counts in full.
    let mut b = battle(&carrier(""), &target("A4", ""), &[1, 1, 1, 6]);
    let events = b.give(First, r#"CloseAssault(at: "A4", assaults: [(unit: "a", target: "ge", weapon: "heat")])"#);
    let lines = events.iter().find_map(|event| match event {
        Event::CloseAssaultRolled(roll) => Some(roll.attack.clone()),
        _ => None,
    });
    assert_eq!(lines.expect("an assault").iter().map(|line| line.value).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn lnl_1_6_3_12_a_recoilless_team_does_not_fire_from_a_building() {
    let house = r#"buildings: [(material: Stone, hexes: ["A10"])],"#;
    let gun = counter("us_gun_team", "g", "A10", "facing: NNE");
    let fires = |recoilless: bool| {
        let text = crate::testing::scenario_text(&field(), house, &gun, &target("A4", ""), OPERATIONS_FIRST, "");
        let change = |field: &mut crate::facts::battlefield::BattlefieldData| {
            for weapon in &mut field.definitions.weapons {
                if let Some(ordnance) = &mut weapon.ordnance {
                    ordnance.recoilless = recoilless;
                }
            }
        };
        Battle::changed(&text, change, &[6, 6])
    };
    let order = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "ge"))"#;
    fires(true).refused_by(First, order, "LNL-1.6.3-12");
    fires(false).give(First, order);
}

#[test]
fn a_weapon_of_one_shot_is_gone_after_it() {
    let one = counter("us_parachute_squad", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_launcher")]"#);
    let mut b = battle(&one, &target("A4", ""), &[6, 6]);
    b.give(First, &heat("A4"));
    assert!(b.weapon("heat").gone);
}

#[test]
fn opportunity_fire_goes_at_those_who_move() {
    let stands = counter("wehrmacht_squad", "x", "A6", "");
    let mut b = reaction(&tank(""), &(target("A5", "") + &stands), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A6")"#);
    b.refused_by(First, &at_men("A6"), "LNL-5.3-07");
    b.refused_by(First, &at_vehicle("A5"), "LNL-5.3-07");
}

#[test]
fn lnl_5_3_09_ordnance_beside_units_that_have_fired_attacks_beyond_the_limit() {
    // One point is spent, so one attack is allowed: the squad's. Its bazooka fires beside it, the squad in B7 does not.
    let us = launcher("a", "A7", "") + &counter("us_parachute_squad", "b", "B7", "");
    let mut b = reaction(&us, &counter("wehrmacht_squad", "x", "A4", ""), &[1, 6, 6, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A5")"#);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A5"))"#);
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A5"))"#, "LNL-5.3-08");
    let events = b.give(First, r#"Shoot((unit: "a", weapon: "heat", at: "A5"))"#);
    assert!(shot(&events).beside);
    assert!(!b.ask(fire::is_opportunity));
}

#[test]
fn a_shot_is_told_why_where_it_is_not_asked_for() {
    let mut b = reaction(&tank(""), &target("A5", ""), &[]);
    b.refused_by(First, &at_vehicle("A5"), "LNL-5.3-03");
}

//! The to-hit roll: columns, dice, modifiers.

use super::*;
use crate::sections::ordnance::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

/// The modifiers of a shot of tank `us` at the vehicle `ge` in A4, six hexes away.
fn lines_at(first: &str, second: &str) -> Vec<Line> {
    lines_of(&battle(first, second, &[]), &at_vehicle("A4"))
}

fn lines_of(battle: &Battle, order: &str) -> Vec<Line> {
    let mut all = Vec::new();
    lines(&facts_of(battle, order).modifiers, &mut |line| all.push(line));
    all
}

/// An order of the squad `a` with its weapon `heat`.
fn heat(at: &str, more: &str) -> String {
    format!(r#"Shoot((unit: "a", weapon: "heat", at: "{at}", {more}))"#)
}

#[test]
fn lnl_14_0_13_two_dice_with_all_modifiers_hit_with_the_number_or_less() {
    // An Open tank: 9 - 1 against 8 hits, 10 - 1 does not.
    let hit = shot(&battle(&tank(""), &target("A4", ""), &[5, 4, 3, 4, 1, 1]).give(First, &at_vehicle("A4")));
    assert_eq!((hit.to_hit, hit.total, hit.hit), (8, 8, true));
    let miss = shot(&battle(&tank(""), &target("A4", ""), &[5, 5]).give(First, &at_vehicle("A4")));
    assert_eq!((miss.total, miss.hit), (9, false));
}

#[test]
fn lnl_14_0_14_a_natural_2_hits_and_a_natural_12_misses() {
    assert!(hits(2, 20, 5) && !hits(12, -20, 10));
    assert!(hits(3, 2, 5) && !hits(11, -5, 5));
}

#[test]
fn lnl_xb_03_automatic_results() {
    assert!(hits(2, 6, 5), "a total of 8");
    assert!(!hits(12, -3, 10), "a total of 9");
}

#[test]
fn lnl_14_0_15_the_target_modifier_makes_it_harder() {
    let b = ground(&[(4, 'f')], &tank(""), &(counter("wehrmacht_squad", "x", "A4", "markers: [Fired]")), &[]);
    assert_eq!(by(&lines_of(&b, &at_men("A4")), "LNL-14.0-15"), Some(2));
    assert_eq!(by(&lines_at(&tank(""), &target("A4", "")), "LNL-14.0-15"), Some(0));
}

#[test]
fn lnl_14_0_16_each_degrading_hex_between_makes_it_harder() {
    let rows = [(6, 'b'), (7, 'b')];
    for (n, expected) in [(0, None), (1, Some(1)), (2, Some(2))] {
        let b = ground(&rows[..n], &tank(""), &target("A4", "markers: [Fired]"), &[]);
        assert_eq!(by(&lines_of(&b, &at_vehicle("A4")), "LNL-14.0-16"), expected);
    }
    // The hexes of firer and target do not count.
    let ends = ground(&[(10, 'b'), (4, 'b')], &tank(""), &target("A4", "markers: [Fired]"), &[]);
    assert_eq!(by(&lines_of(&ends, &at_vehicle("A4")), "LNL-14.0-16"), None);
}

#[test]
fn lnl_14_0_17_a_vehicle_that_has_moved_is_harder_to_hit() {
    for (marker, expected) in [("Moved", Some(1)), ("AssaultMoved", Some(1)), ("Fired", None)] {
        let lines = lines_at(&tank(""), &target("A4", &format!("markers: [{marker}]")));
        assert_eq!(by(&lines, "LNL-14.0-17"), expected, "{marker}");
    }
    // Against infantry it adds to the HE attack instead.
    let b = battle(&tank(""), &counter("wehrmacht_squad", "x", "A4", "markers: [Moved]"), &[]);
    assert_eq!(by(&lines_of(&b, &at_men("A4")), "LNL-14.0-17"), None);
}

#[test]
fn lnl_rb_71_a_buttoned_vehicle_only_lacks_the_bonus_of_an_open_one() {
    assert_eq!(by(&lines_at(&tank(""), &target("A4", "")), "LNL-15.0-04"), Some(-1));
    let buttoned = lines_at(&tank("buttoned: true"), &target("A4", ""));
    assert_eq!(buttoned.iter().map(|line| line.value).sum::<i32>(), 0);
}

#[test]
fn lnl_11_8_b05_an_armour_leader_helps_to_hit_and_not_the_he_attack() {
    let led = tank(r#"armour_leader: (name: "Darius", morale: 7, leadership: 1)"#);
    assert_eq!(by(&lines_at(&led, &target("A4", "")), "LNL-11.8-B05"), Some(-1));
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let burst = shot(&battle(&led, &men, &[3, 3, 1, 6]).give(First, &at_men("A4"))).blast.expect("a hit");
    assert_eq!(burst.attack.iter().map(|line| line.value).sum::<i32>(), 4);
}

#[test]
fn lnl_xb_02_to_hit_sum() {
    // Range 8 is the second column, 7; forest +2, one degrading hex +1, Open -1.
    let men = counter("wehrmacht_squad", "x", "A2", "markers: [Fired]");
    let b = |dice: &[u8]| ground(&[(2, 'f'), (6, 'b')], &tank(""), &men, dice);
    let hit = shot(&b(&[2, 3, 1, 6]).give(First, &at_men("A2")));
    assert_eq!((hit.to_hit, modifiers(&hit), hit.total, hit.hit), (7, 2, 7, true));
    let miss = shot(&b(&[3, 3]).give(First, &at_men("A2")));
    assert_eq!((miss.total, miss.hit), (8, false));
}

#[test]
fn lnl_15_2_03_after_an_assault_move_a_tank_pays_two() {
    let lines = lines_at(&tank("markers: [AssaultMoved]"), &target("A4", ""));
    assert_eq!(by(&lines, "LNL-15.2-03"), Some(2));
}

#[test]
fn lnl_xb_18_assault_move() {
    let lines = lines_at(&tank("markers: [AssaultMoved]"), &target("A4", ""));
    assert_eq!(lines.iter().map(|line| line.value).sum::<i32>(), 2 - 1);
}

#[test]
fn lnl_6_1_09_a_support_weapon_pays_after_an_assault_move() {
    let b = battle(&launcher("a", "A6", "markers: [AssaultMoved]"), &target("A4", ""), &[]);
    assert_eq!(by(&lines_of(&b, &heat("A4", r#"target: "ge""#)), "LNL-6.1-09"), Some(2));
}

#[test]
fn lnl_6_4_b01_and_so_it_does_after_a_move_by_stealth() {
    let b = battle(&launcher("a", "A6", "stealth: true, markers: [Stealthy]"), &target("A4", ""), &[]);
    assert_eq!(by(&lines_of(&b, &heat("A4", r#"target: "ge""#)), "LNL-6.4-B01"), Some(2));
}

#[test]
fn lnl_1_6_1_09_captured_ordnance_pays_one() {
    let captured = counter("us_parachute_squad", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_launcher")]"#);
    let order = heat("A4", r#"target: "ge""#);
    assert_eq!(by(&lines_of(&battle(&captured, &target("A4", ""), &[]), &order), "LNL-1.6.1-09"), Some(1));
    let own = battle(&launcher("a", "A5", ""), &target("A4", ""), &[]);
    assert_eq!(by(&lines_of(&own, &order), "LNL-1.6.1-09"), None);
}

#[test]
fn lnl_1_6_1_14_a_single_man_pays_for_a_captured_weapon_and_nothing_more() {
    let hero = counter("us_hero", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_launcher")]"#);
    let lines = lines_of(&battle(&hero, &target("A4", ""), &[]), &heat("A4", r#"target: "ge""#));
    assert_eq!(lines.iter().map(|line| line.value).sum::<i32>(), 1);
}

#[test]
fn lnl_1_6_1_b08_a_single_man_keeps_to_hit_penetration_and_he() {
    let with = |unit: &str| {
        let firer = counter(unit, "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_heat")]"#);
        let b = battle(&firer, &target("A4", ""), &[]);
        let facts = facts_of(&b, &heat("A4", r#"target: "ge""#));
        (facts.column, modifier_of(&facts))
    };
    assert_eq!(with("us_hero"), with("us_parachute_squad"));
    assert_eq!(with("us_leader").0.penetration, 3);
}

fn modifier_of(facts: &ShotFacts) -> i32 {
    modifier(&facts.modifiers)
}

#[test]
fn lnl_rb_55_a_single_man_s_burst_is_not_halved() {
    let hero = counter("us_hero", "a", "A5", r#"weapons: [(id: "heat", weapon: "sample_heat")]"#);
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let burst = shot(&battle(&hero, &men, &[3, 3, 1, 6]).give(First, &heat("A4", ""))).blast.expect("a hit");
    assert_eq!(by(&burst.attack, "LNL-14.0-19"), Some(2));
}

#[test]
fn lnl_7_0_b01_smoke_in_the_target_hex_makes_it_harder() {
    let smoke = r#"hex_markers: [("A9", SmokeOne)]"#;
    let b = Battle::with(&field(), "", &tank(""), &target("A9", "markers: [Fired]"), OPERATIONS_FIRST, smoke, &[]);
    assert_eq!(by(&lines_of(&b, &at_vehicle("A9")), "LNL-7.0-B01"), Some(1));
}

#[test]
fn lnl_7_0_b02_so_does_smoke_in_the_firer_s_hex() {
    let smoke = r#"hex_markers: [("A10", SmokeOne)]"#;
    let b = Battle::with(&field(), "", &tank(""), &target("A9", ""), OPERATIONS_FIRST, smoke, &[]);
    assert_eq!(by(&lines_of(&b, &at_vehicle("A9")), "LNL-7.0-B02"), Some(1));
}

#[test]
fn lnl_rb_23_smoke_in_the_firer_s_hex_hinders_him() {
    let smoke = r#"hex_markers: [("A10", SmokeOne)]"#;
    let b = Battle::with(&field(), "", &tank("buttoned: true"), &target("A9", ""), OPERATIONS_FIRST, smoke, &[]);
    assert_eq!(modifier_of(&facts_of(&b, &at_vehicle("A9"))), 1);
}

#[test]
fn lnl_5_01_04_a_leader_directs_support_weapons_and_teams() {
    let with = |firer: &str| firer.to_owned() + &counter("us_leader", "l", "A6", "leadership: 2");
    let men = target("A4", "");
    let b = battle(&with(&launcher("a", "A6", "")), &men, &[]);
    assert_eq!(by(&lines_of(&b, &heat("A4", r#"target: "ge", leader: "l""#)), "LNL-5.01-04"), Some(-2));
    let gun = counter("us_gun_team", "g", "A6", "facing: NNE");
    let b = battle(&with(&gun), &men, &[]);
    let order = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "ge", leader: "l"))"#;
    assert_eq!(by(&lines_of(&b, order), "LNL-5.01-04"), Some(-2));
}

#[test]
fn lnl_4_1_10_an_ordnance_weapon_of_a_unit_under_ops_complete_pays_two() {
    let mut b = reaction(&launcher("a", "A3", "markers: [OpsComplete]"), &target("A1", ""), &[]);
    let order = r#"Shoot((unit: "a", weapon: "heat", at: "A2", target: "ge"))"#;
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A2")"#);
    assert_eq!(by(&lines_of(&b, order), "LNL-4.1-10"), Some(2));
}

#[test]
fn lnl_rb_76_a_gun_under_ops_complete_pays_two() {
    let gun = counter("us_gun_team", "g", "A4", "facing: NNE, markers: [OpsComplete]");
    let mut b = reaction(&gun, &target("A1", ""), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A2")"#);
    let order = r#"Shoot((unit: "g", weapon: "g.gun", at: "A2", target: "ge"))"#;
    assert_eq!(by(&lines_of(&b, order), "LNL-4.1-B03"), Some(2));
}

#[test]
fn lnl_xb_19_ops_complete() {
    let mut b = reaction(&tank("markers: [OpsComplete]"), &target("A1", ""), &[]);
    b.give(Second, r#"Move(units: ["ge"], by: Move, to: "A2")"#);
    let lines = lines_of(&b, &at_vehicle("A2"));
    assert_eq!((by(&lines, "LNL-4.1-11"), by(&lines, "LNL-15.0-04")), (Some(2), Some(-1)));
}

#[test]
fn lnl_4_1_b04_what_has_just_been_spotted_is_fired_at_without_it() {
    let men = counter("wehrmacht_squad", "x", "A6", "");
    let mut b = ground(&[(6, 'w')], &launcher("a", "A8", ""), &men, &[1]);
    b.give(First, r#"Spot(unit: "a", at: "A6")"#);
    let lines = lines_of(&b, &heat("A6", ""));
    assert_eq!((by(&lines, "LNL-4.1-10"), by(&lines, "LNL-14.0-15")), (None, Some(1)));
}

#[test]
fn a_lone_sniper_doubles_the_modifier_of_his_hex() {
    let sniper = counter("german_sniper", "s", "A6", "markers: [Fired]");
    let b = ground(&[(6, 'f')], &tank(""), &sniper, &[]);
    assert_eq!(by(&lines_of(&b, &at_men("A6")), "LNL-11.4-07"), Some(2));
    let both = sniper + &counter("wehrmacht_squad", "x", "A6", "");
    let b = ground(&[(6, 'f')], &tank(""), &both, &[]);
    assert_eq!(by(&lines_of(&b, &at_men("A6")), "LNL-11.4-07"), None);
}

#[test]
fn lnl_14_1_04_an_even_natural_roll_above_2_strikes_the_turret() {
    for natural in 2..=11 {
        let turret = [4, 6, 8, 10].contains(&natural);
        let expected = if turret { VehiclePart::Turret } else { VehiclePart::Hull };
        assert_eq!(part_struck(natural, true), expected, "{natural}");
    }
}

#[test]
fn lnl_14_1_06_without_a_turret_the_hull_is_struck() {
    assert!((2..=11).all(|natural| part_struck(natural, false) == VehiclePart::Hull));
}

#[test]
fn lnl_rb_03_an_automatic_2_strikes_the_hull() {
    assert_eq!(part_struck(2, true), VehiclePart::Hull);
}

/// A battle with the optional rules of size and speed.
fn optional(second: &str, rules: &str) -> Battle {
    let more = format!("modules: [Infantry, Nationalities, Ordnance, Vehicles], switches: {{{rules}}}");
    Battle::changed(
        &crate::testing::scenario_text(&field(), "", &tank("buttoned: true"), second, OPERATIONS_FIRST, &more),
        |field| {
            for unit in &mut field.definitions.units {
                if let Some(vehicle) = &mut unit.vehicle {
                    // A Sd 222 that makes 20 points off the road, a KV-1 that makes 10, a StuG.
                    (vehicle.size, unit.front.movement) = match unit.id.as_str() {
                        "german_truck" => (1, 20),
                        "german_tank_t" => (-1, 10),
                        _ => (1, 10),
                    };
                }
                if unit.id == "german_truck" {
                    unit.mobility = Some("off_road".into());
                }
            }
        },
        &[],
    )
}

const SIZE_AND_SPEED: &str = r#""LNL-15.7-01": true, "LNL-15.7-02": true"#;

#[test]
fn lnl_15_7_01_size_counts_where_it_is_played() {
    let order = at_vehicle("A4");
    assert_eq!(modifier_of(&facts_of(&optional(&target("A4", ""), r#""LNL-15.7-01": true"#), &order)), -1);
    assert_eq!(modifier_of(&facts_of(&optional(&target("A4", ""), ""), &order)), 0);
}

#[test]
fn lnl_15_7_02_a_fast_vehicle_adds_two_where_it_is_played() {
    let fast = counter("german_truck", "ge", "A4", "markers: [Moved]");
    let lines = lines_of(&optional(&fast, r#""LNL-15.7-02": true"#), &at_vehicle("A4"));
    assert_eq!(by(&lines, "LNL-15.7-02"), Some(2));
}

#[test]
fn lnl_15_7_03_that_stands_in_place_of_the_one_for_moving() {
    let fast = counter("german_truck", "ge", "A4", "markers: [Moved]");
    let lines = lines_of(&optional(&fast, r#""LNL-15.7-02": true"#), &at_vehicle("A4"));
    assert_eq!(by(&lines, "LNL-14.0-17"), None);
    let slow = lines_of(&optional(&target("A4", "markers: [Moved]"), r#""LNL-15.7-02": true"#), &at_vehicle("A4"));
    assert_eq!((by(&slow, "LNL-15.7-02"), by(&slow, "LNL-14.0-17")), (None, Some(1)));
}

#[test]
fn lnl_15_7_04_both_are_added() {
    let fast = counter("german_truck", "ge", "A4", "markers: [AssaultMoved]");
    assert_eq!(modifier_of(&facts_of(&optional(&fast, SIZE_AND_SPEED), &at_vehicle("A4"))), 3);
}

#[test]
fn lnl_xb_41_optional_drms() {
    let of = |second: &str| modifier_of(&facts_of(&optional(second, SIZE_AND_SPEED), &at_vehicle("A4")));
    assert_eq!(of(&counter("german_truck", "ge", "A4", "markers: [Moved]")), 3, "Sd 222");
    assert_eq!(of(&target("A4", "markers: [Moved]")), 0, "KV-1");
    assert_eq!(of(&counter("german_casemate", "ge", "A4", "facing: SSW")), 1, "StuG III G");
}

#[test]
fn lnl_0_3_03_what_is_added_to_hit_hinders_and_what_is_added_to_an_attack_helps() {
    // Forest adds 2: a roll of 7 misses, which hits in the open.
    let men = counter("wehrmacht_squad", "x", "A4", "markers: [Fired]");
    for (terrain, hit) in [('.', true), ('f', false)] {
        let mut b = ground(&[(4, terrain)], &tank("buttoned: true"), &men, &[3, 4, 1, 6]);
        assert_eq!(shot(&b.give(First, &at_men("A4"))).hit, hit, "{terrain}");
    }
    // The 1 for men who have moved is added to the attack and makes its total greater.
    let total = |marker: &str| {
        let men = counter("wehrmacht_squad", "x", "A4", &format!("markers: [{marker}]"));
        let blast = shot(&battle(&tank(""), &men, &[3, 3, 1, 6]).give(First, &at_men("A4"))).blast;
        blast.expect("a hit").targets[0].attack_total
    };
    assert_eq!(total("Moved"), total("Fired") + 1);
}

#[test]
fn lnl_15_0_04_an_open_vehicle_aims_better_spots_uses_its_asterisk_and_is_exposed() {
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let open = |more: &str| battle(&tank(more), &men, &[]);
    let aims = |b: &Battle| by(&lines_of(b, &at_men("A4")), "LNL-15.0-04");
    assert_eq!((aims(&open("")), aims(&open("buttoned: true"))), (Some(-1), None));
    let offers = |b: &Battle, wanted: fn(&crate::Command) -> bool| b.legal().iter().any(wanted);
    let uses_asterisk = |command: &crate::Command| format!("{command:?}").contains("us.aa");
    assert!(offers(&open(""), uses_asterisk) && !offers(&open("buttoned: true"), uses_asterisk));
    let hidden = |more: &str| ground(&[(4, 'f')], &tank(more), &men, &[]);
    let spots = |command: &crate::Command| matches!(command, crate::Command::Spot { .. });
    assert!(offers(&hidden(""), spots) && !offers(&hidden("buttoned: true"), spots));
    let exposed = |b: &Battle| b.ask(|table| crate::sections::fire::target::is_exposed(table, b.unit("us"), false));
    assert!(exposed(&open("")) && !exposed(&open("buttoned: true")));
}

#[test]
fn lnl_15_5_01_an_open_t_34_aims_like_any_open_vehicle() {
    for (tank, more, expected) in
        [("t_34", "", Some(-1)), ("t_34_85", "", Some(-1)), ("t_34_85", "buttoned: true", None)]
    {
        let ours = counter(tank, "us", "A10", &format!("facing: NNE, {more}"));
        let b = battle(&ours, &target("A4", ""), &[]);
        assert_eq!(by(&lines_of(&b, &at_vehicle("A4")), "LNL-15.0-04"), expected, "{tank} {more}");
    }
}

#[test]
fn lnl_4_1_11_a_vehicle_under_ops_complete_reacts_with_its_weapons_hampered() {
    let ours = tank("markers: [OpsComplete]");
    let mut b = reaction(&ours, &counter("wehrmacht_squad", "x", "A6", ""), &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A7")"#);
    assert_eq!(by(&lines_of(&b, &at_men("A7")), "LNL-4.1-11"), Some(2));
    // In its own impulse it does not fire at all.
    let other = counter("wehrmacht_squad", "x", "A6", "");
    battle(&ours, &other, &[]).refused_by(First, &at_men("A6"), "LNL-4.1-02");
}

#[test]
fn what_is_mounted_is_never_captured_whoever_has_made_it() {
    // Gun A is of American make, and a German tank has it.
    let b = battle(&tank(""), &target("A4", ""), &[]);
    let gun = b.weapon("ge.gun");
    assert_eq!(b.ask(|table| table.weapon_definition(gun).nation.clone()), "us");
    let mut theirs = reaction(&tank("markers: [Fired]"), &target("A4", ""), &[3, 4, 1, 6]);
    let order = r#"Shoot((unit: "ge", weapon: "ge.gun", at: "A10", target: "us"))"#;
    assert_eq!(by(&shot(&theirs.give(Second, order)).lines, "LNL-1.6.1-09"), None);
}

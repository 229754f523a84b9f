//! Hits on vehicles: where they strike, penetration, Morale Checks, what becomes of vehicle and crew.

use super::*;
use crate::facts::situation::{OffMap, UnitState};
use crate::files::markers::{HexMarker, Marker};
use crate::sections::ordnance::test_bench::*;
use crate::testing::Battle;
use hex_board::Sector;
use table::Side::First;

/// A shot of Gun A at Tank T six hexes away, front to front: natural 5 strikes the hull.
fn duel(dice: &[u8]) -> (Battle, Vec<Event>) {
    duel_with("", dice)
}

fn duel_with(more: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = battle(&tank(""), &target("A4", more), dice);
    let events = b.give(First, &at_vehicle("A4"));
    (b, events)
}

fn struck(events: &[Event]) -> (VehiclePart, Sector) {
    let struck = shot(events).struck.expect("a hit");
    (struck.part, struck.sector)
}

fn impact(events: &[Event]) -> (i32, i32) {
    let impact = shot(events).impact.expect("a hit on a vehicle");
    (impact.total, impact.armour_total)
}

fn is_lost(b: &Battle) -> bool {
    b.unit("ge").state == UnitState::Off(OffMap::Lost)
}

fn marks(b: &Battle, marker: HexMarker) -> bool {
    let spot = b.spot("A4");
    b.ask(|table| table.hexes.has(spot, marker))
}

#[test]
fn lnl_14_0_24_penetration_and_armour_have_a_die_each() {
    let (_, events) = duel(&[2, 3, 5, 4, 4]);
    assert_eq!(impact(&events), (4 + 5, 4 + 4));
}

#[test]
fn lnl_14_0_25_a_greater_total_destroys_the_vehicle_and_leaves_a_wreck() {
    let (b, events) = duel(&[2, 3, 5, 4, 3]);
    assert_eq!(result(&events), ShotResult::Destroyed);
    assert!(is_lost(&b) && marks(&b, HexMarker::Wreck));
}

#[test]
fn lnl_14_0_28_an_even_die_brings_a_shaken_crew() {
    let (b, _) = duel(&[2, 3, 5, 4, 4]);
    let crew = b.unit("ge.crew");
    assert!(crew.shaken && crew.has(Marker::Moved) && crew.spot() == Some(b.spot("A4")));
    let (b, _) = duel(&[2, 3, 5, 4, 3]);
    assert_eq!(b.unit("ge.crew").state, UnitState::Off(OffMap::Lost));
}

#[test]
fn lnl_xb_08_penetration() {
    let (b, events) = duel(&[2, 3, 5, 4, 4]);
    assert_eq!((struck(&events), impact(&events)), ((VehiclePart::Hull, Sector::Front), (9, 8)));
    assert!(b.unit("ge.crew").spot().is_some());
}

#[test]
fn lnl_14_0_26_a_dud_is_no_hit() {
    assert_eq!(outcome(9, 1, 8, 6), Outcome::Dud);
    let (b, events) = duel(&[2, 3, 1, 6]);
    assert_eq!(result(&events), ShotResult::Dud);
    assert!(!b.unit("ge").shaken && b.dice_left() == 0);
}

#[test]
fn lnl_rb_10_a_dud_causes_no_check_and_places_acquisition() {
    let (b, events) = duel(&[2, 3, 1, 6]);
    assert!(!events.iter().any(|event| matches!(event, Event::MoraleRolled { .. })));
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_xb_12_dud() {
    assert_eq!(outcome(8 + 1, 1, 2 + 6, 6), Outcome::Dud);
}

#[test]
fn lnl_14_0_27_a_catastrophic_hit_destroys_whatever_the_totals() {
    assert_eq!(outcome(3 + 6, 6, 9 + 1, 1), Outcome::Catastrophic);
    let (b, events) = duel(&[2, 3, 6, 1, 1]);
    assert_eq!(result(&events), ShotResult::Catastrophic);
    assert!(is_lost(&b));
}

#[test]
fn lnl_rb_11_after_a_catastrophic_hit_the_crew_has_its_die() {
    let (b, _) = duel(&[2, 3, 6, 1, 2]);
    assert!(b.unit("ge.crew").spot().is_some());
}

#[test]
fn lnl_xb_13_catastrophic_hit() {
    assert_eq!(outcome(9, 6, 10, 1), Outcome::Catastrophic);
}

#[test]
fn lnl_14_0_29_what_is_unarmoured_has_armour_0() {
    let truck = counter("german_truck", "ge", "A4", "facing: SSW");
    let mut b = battle(&tank(""), &truck, &[2, 3, 2, 5, 1]);
    let events = b.give(First, &at_vehicle("A4"));
    let impact = shot(&events).impact.expect("a hit");
    assert_eq!((by(&impact.armour, "LNL-14.0-29"), impact.armour_total), (Some(0), 5));
}

#[test]
fn lnl_rb_14_an_unarmoured_facing_is_compared_as_usual() {
    assert_eq!(
        [outcome(6, 2, 5, 5), outcome(5, 1, 6, 6), outcome(5, 1, 5, 5)],
        [Outcome::Penetrated, Outcome::Dud, Outcome::Equal]
    );
    // The open top is unarmoured behind only.
    let open = |facing: &str| {
        let us = counter("us_open_top", "us", "A4", &format!("facing: {facing}"));
        let mut b = Battle::new(
            &field(),
            &us,
            &counter("german_gun_team", "g", "A10", "facing: NNE"),
            crate::testing::OPERATIONS_SECOND,
            &[2, 3, 1, 6],
        );
        let order = r#"Shoot((unit: "g", weapon: "g.gun", at: "A4", target: "us"))"#;
        shot(&b.give(table::Side::Second, order)).impact.expect("a hit").armour
    };
    assert_eq!(by(&open("SSW"), "LNL-14.1-01"), Some(1));
    assert_eq!(by(&open("NNE"), "LNL-14.0-29"), Some(0));
}

#[test]
fn lnl_xb_17_unarmoured_target_of_ordnance() {
    let truck = counter("german_truck", "ge", "A4", "facing: SSW");
    for (dice, expected) in [
        (&[2, 3, 2, 5, 1][..], ShotResult::Destroyed),
        (&[2, 3, 1, 6], ShotResult::Dud),
        (&[2, 3, 1, 5, 1, 1], ShotResult::Equal),
    ] {
        assert_eq!(result(&battle(&tank(""), &truck, dice).give(First, &at_vehicle("A4"))), expected, "{dice:?}");
    }
}

#[test]
fn lnl_14_01_01_an_equal_hit_is_a_morale_check_shaken_or_abandoned() {
    let (b, events) = duel(&[2, 3, 3, 3, 2, 3]);
    assert_eq!(result(&events), ShotResult::Equal);
    assert!(b.unit("ge").shaken && b.unit("ge").buttoned);
    let (b, _) = duel(&[2, 3, 3, 3, 4, 4, 1, 1]);
    assert!(is_lost(&b) && marks(&b, HexMarker::Abandoned));
}

#[test]
fn lnl_14_01_02_here_alone_one_who_passes_is_shaken() {
    let check = |shaken, weak| Check { shaken, needed: 6, weak };
    assert_eq!(check(false, false).makes(5), Suffers::Shaken);
    assert_eq!(check(false, true).makes(5), Suffers::Nothing);
}

#[test]
fn lnl_14_01_03_a_weak_hit_is_a_morale_check_less_what_it_lacks() {
    let (_, events) = duel(&[2, 3, 2, 5, 4, 5]);
    let rolled = events.iter().find_map(|event| match event {
        Event::MoraleRolled { what: MoraleRoll::WeakHit, needed, passed, lines, .. } => {
            Some((*needed, *passed, by(lines, "LNL-14.01-03")))
        }
        _ => None,
    });
    assert_eq!(rolled, Some((6 + 3, true, Some(3))));
}

#[test]
fn lnl_14_01_04_a_natural_12_after_a_weak_hit_always_fails() {
    let check = Check { shaken: false, needed: 13, weak: true };
    assert_eq!([check.makes(11), check.makes(12)], [Suffers::Nothing, Suffers::Shaken]);
    let equal = Check { weak: false, ..check };
    assert!(equal.passes(12), "an equal hit has no such rule");
}

#[test]
fn lnl_xb_09_equal_result() {
    let (b, events) = duel(&[2, 3, 3, 3, 2, 3]);
    assert_eq!(impact(&events), (7, 7));
    assert!(b.unit("ge").shaken && b.unit("ge").buttoned);
    let (b, events) = duel(&[2, 3, 3, 3, 4, 4, 1, 1]);
    assert!(is_lost(&b));
    assert!(events.iter().any(|event| matches!(event, Event::MoraleRolled { what: MoraleRoll::BailOut, .. })));
    for dice in [[2, 3, 3, 3, 2, 3, 1, 1], [2, 3, 3, 3, 4, 4, 1, 1]] {
        let (b, _) = duel_with("shaken: true, buttoned: true", &dice);
        assert!(marks(&b, HexMarker::Abandoned), "a Shaken tank in both cases");
    }
}

#[test]
fn lnl_xb_10_non_penetrating_hit() {
    let (b, events) = duel(&[2, 3, 2, 5, 4, 5]);
    assert_eq!(impact(&events), (6, 9));
    assert!(!b.unit("ge").shaken);
    for check in [[5, 5], [6, 6]] {
        let (b, _) = duel(&[2, 3, 2, 5, check[0], check[1]]);
        assert!(b.unit("ge").shaken, "{check:?}");
    }
}

#[test]
fn lnl_xb_11_natural_12_on_the_mc() {
    let check = Check { shaken: false, needed: 6 + 7, weak: true };
    assert_eq!(outcome(5, 2, 12, 6), Outcome::Weak(7));
    assert_eq!(check.makes(12), Suffers::Shaken);
}

#[test]
fn lnl_14_01_06_an_armour_leader_s_morale_counts_and_not_his_leadership() {
    let leader = r#"armour_leader: (name: "Rindt", morale: 8, leadership: 2)"#;
    let (_, events) = duel_with(leader, &[2, 3, 3, 3, 2, 3]);
    let needed = events.iter().find_map(|event| match event {
        Event::MoraleRolled { needed, .. } => Some(*needed),
        _ => None,
    });
    assert_eq!(needed, Some(8));
}

#[test]
fn lnl_14_1_01_armour_differs_by_facing() {
    for (facing, factor) in [("SSW", 4), ("W", 3), ("NNE", 2)] {
        let ge = counter("german_tank_t", "ge", "A4", &format!("facing: {facing}"));
        let mut b = battle(&tank(""), &ge, &[2, 3, 1, 6]);
        let impact = shot(&b.give(First, &at_vehicle("A4"))).impact.expect("a hit");
        assert_eq!(by(&impact.armour, "LNL-14.1-01"), Some(factor), "{facing}");
    }
}

#[test]
fn lnl_14_1_02_the_line_tells_the_facing_that_is_struck() {
    for (facing, sector) in [("SSE", Sector::Front), ("E", Sector::Side), ("NNW", Sector::Rear)] {
        let ge = counter("german_tank_t", "ge", "A4", &format!("facing: {facing}"));
        let events = battle(&tank(""), &ge, &[2, 3, 1, 6]).give(First, &at_vehicle("A4"));
        assert_eq!(struck(&events), (VehiclePart::Hull, sector), "{facing}");
    }
}

#[test]
fn lnl_14_1_03_on_a_dividing_line_the_lower_armour_is_struck() {
    // Tank T in E5 faces east: from F4 between front and side, from D4 between side and rear (the columns of the field end at E).
    let rows = [".......\n"; 9].concat();
    for (from, facing, expected) in [("F4", "W", (Sector::Side, 3)), ("D4", "E", (Sector::Rear, 2))] {
        let us = counter("us_tank_t", "us", from, &format!("facing: {facing}"));
        let ge = counter("german_tank_t", "ge", "E5", "facing: E");
        let mut b = Battle::new(&rows, &us, &ge, crate::testing::OPERATIONS_FIRST, &[2, 3, 1, 6]);
        let shot = shot(&b.give(First, &at_vehicle("E5")));
        let armour = by(&shot.impact.expect("a hit").armour, "LNL-14.1-01");
        assert_eq!((shot.struck.expect("a hit").sector, armour), (expected.0, Some(expected.1)), "{from}");
    }
}

#[test]
fn lnl_rb_07_two_hexsides_each_are_front_and_rear() {
    let all = ["SSW", "SSE", "W", "E", "NNW", "NNE"].map(|facing| {
        let ge = counter("german_tank_t", "ge", "A4", &format!("facing: {facing}"));
        struck(&battle(&tank(""), &ge, &[2, 3, 1, 6]).give(First, &at_vehicle("A4"))).1
    });
    assert_eq!(all, [Sector::Front, Sector::Front, Sector::Side, Sector::Side, Sector::Rear, Sector::Rear]);
}

#[test]
fn lnl_14_1_05_turret_armour_is_by_the_turret_s_own_direction() {
    // A natural 8 strikes the turret, which points away from the firer: 3 behind.
    let (_, events) = duel_with("turret: NNE", &[4, 4, 1, 6]);
    assert_eq!(struck(&events), (VehiclePart::Turret, Sector::Rear));
    assert_eq!(by(&shot(&events).impact.expect("a hit").armour, "LNL-14.1-01"), Some(3));
    let (_, events) = duel(&[4, 4, 1, 6]);
    assert_eq!(struck(&events), (VehiclePart::Turret, Sector::Front), "straight ahead");
}

#[test]
fn lnl_xb_07_turret_aspect() {
    let rows = [".......\n"; 9].concat();
    let shots = [
        ([3, 4], VehiclePart::Hull, Sector::Side),
        ([4, 4], VehiclePart::Turret, Sector::Rear),
        ([1, 1], VehiclePart::Hull, Sector::Side),
    ];
    for (dice, part, sector) in shots {
        let us = counter("us_tank_t", "us", "E2", "facing: SSE");
        let ge = counter("german_tank_t", "ge", "E5", "facing: E, turret: SSW");
        let mut b = Battle::new(&rows, &us, &ge, crate::testing::OPERATIONS_FIRST, &[dice[0], dice[1], 1, 6]);
        let events = b.give(First, &at_vehicle("E5"));
        assert_eq!(struck(&events), (part, sector), "{dice:?}");
        assert_eq!(by(&shot(&events).impact.expect("a hit").armour, "LNL-14.1-01"), Some(3));
    }
}

#[test]
fn lnl_14_1_07_a_natural_12_strikes_nothing() {
    let (_, events) = duel(&[6, 6]);
    assert_eq!((shot(&events).struck, result(&events)), (None, ShotResult::Missed));
}

#[test]
fn lnl_rb_02_the_natural_roll_decides_between_hull_and_turret() {
    // Natural 8, modified 7; and natural 5, modified 4.
    let (_, events) = duel(&[4, 4, 1, 6]);
    assert_eq!((shot(&events).total, struck(&events).0), (7, VehiclePart::Turret));
    let (_, events) = duel(&[2, 3, 1, 6]);
    assert_eq!((shot(&events).total, struck(&events).0), (4, VehiclePart::Hull));
}

/// A vehicle whose armour is red, hit by the sample HEAT weapon.
fn red(dice: &[u8]) -> Vec<Event> {
    red_with("", dice)
}
fn red_with(more: &str, dice: &[u8]) -> Vec<Event> {
    let ge = target("A4", "");
    let scenario = crate::testing::scenario_text(
        &field(),
        "",
        &launcher("a", "A5", ""),
        &ge,
        crate::testing::OPERATIONS_FIRST,
        more,
    );
    let change = |field: &mut crate::facts::battlefield::BattlefieldData| {
        for unit in &mut field.definitions.units {
            if let Some(vehicle) = &mut unit.vehicle {
                vehicle.red = true;
            }
        }
        for weapon in &mut field.definitions.weapons {
            if let Some(ordnance) = weapon.ordnance.as_mut().filter(|ordnance| ordnance.heat) {
                ordnance.columns[0].penetration = 5;
            }
        }
    };
    let mut b = Battle::changed(&scenario, change, dice);
    b.give(First, r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge"))"#)
}

#[test]
fn lnl_14_2_01_the_circled_h_is_heat() {
    let b = battle(&launcher("a", "A5", ""), &target("A4", ""), &[]);
    b.ask(|table| {
        let heat = |key: &str| {
            let n = table.field.definitions.weapon(key).expect("a weapon");
            table.field.definitions.weapons[usize::from(n)].ordnance.as_ref().is_some_and(|ordnance| ordnance.heat)
        };
        assert!(heat("sample_heat") && !heat("gun_a"));
    });
    // Against armour that is not red it is not halved.
    let facts = facts_of(&b, r#"Shoot((unit: "a", weapon: "heat", at: "A4", target: "ge"))"#);
    let crate::sections::ordnance::target::Target::Vehicle(vehicle) = &facts.target else { panic!("a vehicle") };
    assert_eq!((vehicle.halved, penetration(vehicle)), (None, 3));
}

#[test]
fn lnl_14_2_02_heat_is_halved_against_red_armour() {
    let impact = shot(&red(&[2, 3, 4, 2, 1, 1])).impact.expect("a hit");
    assert_eq!(by(&impact.penetration, "LNL-14.2-02"), Some(-2));
}

#[test]
fn lnl_14_2_03_before_the_die_is_added() {
    assert_eq!(impact(&red(&[2, 3, 4, 2, 1, 1])), (3 + 4, 4 + 2));
}

#[test]
fn lnl_xb_14_heat_against_red_armour() {
    let events = red(&[2, 3, 4, 2, 1, 1]);
    assert_eq!((impact(&events), result(&events)), ((7, 6), ShotResult::Destroyed));
}

#[test]
fn lnl_21_7_02_a_hull_hit_on_an_emplaced_tank_does_nothing() {
    let (b, events) = duel_with("emplaced: true", &[2, 3]);
    assert_eq!(result(&events), ShotResult::InVain);
    assert!(!b.unit("ge").shaken && shot(&events).hit && b.dice_left() == 0);
}

#[test]
fn lnl_21_7_03_a_natural_2_and_odd_rolls_are_in_vain() {
    for (dice, in_vain) in [([1, 1], true), ([3, 4], true), ([2, 2], false), ([3, 3], false)] {
        let (_, events) = duel_with("emplaced: true", &[dice[0], dice[1], 1, 6]);
        assert_eq!(result(&events) == ShotResult::InVain, in_vain, "{dice:?}");
    }
}

#[test]
fn lnl_xb_38_emplaced() {
    let (_, events) = duel_with("emplaced: true", &[3, 3, 5, 4, 1]);
    assert_eq!((struck(&events).0, result(&events)), (VehiclePart::Turret, ShotResult::Destroyed));
    let (b, events) = duel_with("emplaced: true", &[3, 4]);
    assert_eq!(result(&events), ShotResult::InVain);
    assert_eq!(acquired(&b, "us.gun"), vehicle(&b, "ge", 1));
}

#[test]
fn lnl_21_7_01_an_emplaced_tank_has_no_target_modifier_by_it() {
    let b = battle(&tank(""), &target("A4", "emplaced: true"), &[]);
    let modifiers = facts_of(&b, &at_vehicle("A4")).modifiers;
    assert_eq!(modifiers.cover.terrain(), 0);
}

#[test]
fn lnl_21_7_05_destroyed_it_is_a_wreck_like_any_other() {
    let (b, _) = duel_with("emplaced: true", &[3, 3, 5, 4, 1]);
    assert!(is_lost(&b) && marks(&b, HexMarker::Wreck));
}

#[test]
fn lnl_16_2_03_riders_of_a_vehicle_that_is_hit_dismount_and_check() {
    let rider = r#"(id: "x", unit: "wehrmacht_squad", aboard: (vehicle: "ge", outside: true)),"#;
    let ride = |dice: &[u8]| {
        let mut b = battle(&tank(""), &(target("A4", "") + rider), dice);
        b.give(First, &at_vehicle("A4"));
        b
    };
    // A weak hit that the tank bears: the squad checks 8 against 5 and is Shaken.
    let b = ride(&[2, 3, 2, 5, 4, 5, 4, 4]);
    let squad = b.unit("x");
    assert!(squad.spot() == Some(b.spot("A4")) && squad.shaken && squad.has(Marker::Moved));
    // After a dud they stay on.
    assert_eq!(ride(&[2, 3, 1, 6]).unit("x").state, UnitState::Off(OffMap::Aboard));
}

#[test]
fn lnl_16_2_02_riders_of_a_vehicle_that_fires_its_gun_dismount_and_check() {
    let rider = r#"(id: "a", unit: "us_parachute_squad", aboard: (vehicle: "us", outside: true)),"#;
    let mut b = battle(&(tank("") + rider), &target("A4", ""), &[6, 6, 2, 3]);
    b.give(First, &at_vehicle("A4"));
    let squad = b.unit("a");
    assert!(squad.spot() == Some(b.spot("A10")) && !squad.shaken && squad.has(Marker::Moved));
    // Who fails his check is Shaken.
    let mut b = battle(&(tank("") + rider), &target("A4", ""), &[6, 6, 6, 6]);
    b.give(First, &at_vehicle("A4"));
    assert!(b.unit("a").spot() == Some(b.spot("A10")) && b.unit("a").shaken);
    // Its machine guns leave them on.
    let foe = counter("wehrmacht_squad", "x", "A4", "");
    let mut b = battle(&(tank("") + rider), &foe, &[1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "us", own: false, weapons: ["us.mg"])], at: "A4"))"#);
    assert!(b.unit("us").has(Marker::Fired));
    assert_eq!(b.unit("a").state, UnitState::Off(OffMap::Aboard));
}

#[test]
fn lnl_0_3_04_a_dud_and_a_catastrophic_hit_are_read_from_the_dice_alone() {
    // 4 + 1 against 0 + 6 and 4 + 6 against 4 + 1: with other totals the same dice say the same.
    for (dice, wanted) in [((1, 6), Outcome::Dud), ((6, 1), Outcome::Catastrophic)] {
        for (penetration, armour) in [(20, 0), (0, 20), (4, 4)] {
            let found = outcome(penetration + i32::from(dice.0), dice.0, armour + i32::from(dice.1), dice.1);
            assert_eq!(found, wanted, "{penetration} against {armour}");
        }
    }
    // The natural 2 that strikes the hull stays one with modifiers.
    let (_, events) = duel_with("markers: [Moved]", &[1, 1, 1, 6]);
    assert_eq!(struck(&events).0, VehiclePart::Hull);
}

#[test]
fn lnl_14_0_30_passengers_of_a_vehicle_that_is_shot_up_have_a_die_each() {
    let riders = r#"(id: "r", unit: "wehrmacht_squad", aboard: (vehicle: "ge", outside: true)),
        (id: "s", unit: "wehrmacht_squad", aboard: (vehicle: "truck")),"#;
    let ge = target("A4", "") + &counter("german_truck", "truck", "B4", "") + riders;
    // 4 + 5 against 4 + 4: the crew's die, then the rider's.
    for (die, lives) in [(2, true), (3, false)] {
        let mut b = battle(&tank(""), &ge, &[2, 3, 5, 4, 1, die]);
        b.give(First, &at_vehicle("A4"));
        assert_eq!(b.unit("r").spot() == Some(b.spot("A4")), lives, "{die}");
        assert!(!lives || (b.unit("r").shaken && b.unit("r").has(Marker::Moved)));
        assert!(b.unit("s").aboard.is_some(), "another vehicle's");
    }
}

#[test]
fn lnl_15_0_12_the_number_in_the_square_is_the_guns_firepower_and_n_its_shots() {
    let men = counter("wehrmacht_squad", "x", "A4", "");
    let mut b = battle(&tank(""), &men, &[3, 3, 1, 6]);
    let blast = shot(&b.give(First, &at_men("A4"))).blast.expect("a hit");
    assert_eq!(blast.attack.iter().map(|line| line.value).sum::<i32>(), 4);
    // Without a number before it one shot is all.
    b.refused_by(First, &at_men("A4"), "LNL-14.0-06");
    let twice = counter("german_twice_team", "gun", "A4", "facing: SSW");
    let mut b = reaction(&tank("markers: [Fired]"), &twice, &[6, 6, 6, 6]);
    let order = r#"Shoot((unit: "gun", weapon: "gun.gun", at: "A10", target: "us"))"#;
    b.give(table::Side::Second, order);
    b.give(table::Side::Second, order);
    b.refused_by(table::Side::Second, order, "LNL-14.0-06");
}

#[test]
fn lnl_15_0_18_armour_by_facing_for_hull_and_turret_apart() {
    // From behind: the hull has 2 there, the turret 3.
    let behind =
        |dice: &[u8]| battle(&tank(""), &target("A4", "").replace("SSW", "NNE"), dice).give(First, &at_vehicle("A4"));
    for (dice, part, factor) in
        [([2, 3, 1, 5, 6, 6], VehiclePart::Hull, 2), ([2, 2, 1, 5, 6, 6], VehiclePart::Turret, 3)]
    {
        let events = behind(&dice);
        assert_eq!(struck(&events), (part, Sector::Rear));
        assert_eq!(impact(&events).1, factor + 5);
    }
    // An asterisk is no armour.
    let truck = counter("german_truck", "ge", "A4", "");
    let mut b = battle(&tank(""), &truck, &[2, 3, 3, 5, 1]);
    assert_eq!(impact(&b.give(First, &at_vehicle("A4"))).1, 5);
}

#[test]
fn lnl_rb_01_half_of_an_odd_number_is_rounded_up() {
    // HEAT of penetration 5 against red armour keeps 3.
    assert_eq!(impact(&red(&[2, 3, 4, 2, 1, 1])).0, 3 + 4);
    // A Shaken vehicle of movement factor 11 has 6 points.
    let ours = counter("us_open_top", "us", "A10", "shaken: true, buttoned: true");
    let b = battle(&ours, &target("A4", ""), &[]);
    assert_eq!(b.ask(|table| table.movement_points(b.unit("us"))), 6);
}

#[test]
fn lnl_rb_01_switched_on_it_is_rounded_down() {
    let more = r#"switches: {"LNL-RB-01": true},"#;
    assert_eq!(impact(&red_with(more, &[2, 3, 4, 2, 1, 1])).0, 2 + 4);
    let ours = counter("us_open_top", "us", "A10", "shaken: true, buttoned: true");
    let start = crate::testing::OPERATIONS_FIRST;
    let b = Battle::with(&field(), "", &ours, &target("A4", ""), start, more, &[]);
    assert_eq!(b.ask(|table| table.movement_points(b.unit("us"))), 5);
}

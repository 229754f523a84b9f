//! The chances of a shot, against every throw of the dice.

use super::*;
use crate::sections::ordnance::test_bench::*;

/// What every throw of all dice comes to, one by one.
fn counted(vehicle: &VehicleTarget, modifier: i32, needed: i32) -> VehicleOdds {
    let mut odds = VehicleOdds::default();
    let dice = || (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| (one, other)));
    for (a, b) in dice() {
        let natural = i32::from(a + b);
        let (part, plate) = plate(vehicle, natural);
        if !to_hit::hits(natural, modifier, needed) || in_vain(vehicle, part) {
            odds.no_effect += HITS;
            continue;
        }
        for (die, armour_die) in dice() {
            let totals = (penetration(vehicle) + i32::from(die), armour_line(plate).value + i32::from(armour_die));
            let outcome = outcome(totals.0, die, totals.1, armour_die);
            for (c, d) in dice() {
                let Some(check) = Check::of(vehicle, outcome) else {
                    if outcome == Outcome::Dud {
                        odds.no_effect += 2;
                    } else {
                        odds.destroyed += 2;
                        odds.crew += 1;
                        odds.catastrophic += if outcome == Outcome::Catastrophic { 2 } else { 0 };
                    }
                    continue;
                };
                match check.makes(i32::from(c + d)) {
                    Suffers::Nothing => {
                        odds.no_effect += 2;
                        odds.borne += 2;
                    }
                    Suffers::Shaken => odds.shaken += 2,
                    Suffers::Abandoned => odds.abandoned += 2,
                }
            }
        }
    }
    odds
}

#[test]
fn the_chances_are_those_of_all_throws() {
    for (at, more) in [
        ("A4", ""),
        ("A4", "shaken: true, buttoned: true"),
        ("A4", "turret: NNE, markers: [Moved]"),
        ("A4", "emplaced: true"),
        ("A1", "facing: E"),
    ] {
        let more = if more.contains("facing") { more.to_owned() } else { format!("facing: SSW, {more}") };
        let ge = counter("german_tank_t", "ge", at, &more);
        let b = battle(&tank(""), &ge, &[]);
        let facts = facts_of(&b, &at_vehicle(at));
        let Target::Vehicle(vehicle) = &facts.target else { panic!("a vehicle") };
        let odds = odds(&facts);
        let expected = counted(vehicle, to_hit::modifier(&facts.modifiers), i32::from(facts.column.to_hit));
        assert_eq!(odds.vehicle, Some(expected), "{more}");
        let sum = expected.no_effect + expected.shaken + expected.abandoned + expected.destroyed;
        assert_eq!((sum, odds.hull + odds.turret), (odds.out_of, odds.hit));
        let of_plates =
            |count: fn(&VehicleOdds) -> u64| odds.plates.iter().map(|plate| count(&plate.odds)).sum::<u64>();
        assert_eq!(odds.plates.iter().map(|plate| plate.hit).sum::<u64>(), odds.hit);
        assert_eq!(of_plates(|odds| odds.destroyed), expected.destroyed, "each by the place that is struck");
        assert_eq!(of_plates(|odds| odds.no_effect) + odds.out_of - odds.hit, expected.no_effect);
    }
}

#[test]
fn the_chances_of_a_burst_are_those_of_its_attack_after_a_hit() {
    let men = counter("wehrmacht_squad", "x", "A4", "") + &counter("german_leader", "l", "A4", "");
    let b = battle(&tank(""), &men, &[]);
    let facts = facts_of(&b, &at_men("A4"));
    let Target::Units(attack) = &facts.target else { panic!("men") };
    let (shot, attack) = (odds(&facts), fire::odds::odds(attack));
    // 9 or less on two dice: 30 of 36.
    assert_eq!((shot.hit * 36, shot.out_of), (30 * shot.out_of, 36 * attack.out_of));
    for (shot_at, attacked) in shot.units.iter().zip(&attack.units) {
        assert_eq!(shot_at.eliminated, 30 * attacked.eliminated);
        assert_eq!(shot_at.no_effect, 30 * attacked.no_effect + 6 * attack.out_of);
    }
}

#[test]
fn a_good_shot_is_worth_more_than_a_poor_one() {
    let worth_of = |at: &str, facing: &str| {
        let b = battle(&tank(""), &counter("german_tank_t", "ge", at, &format!("facing: {facing}")), &[]);
        let order = ShotOrder {
            unit: b.unit("us").id,
            weapon: b.weapon("us.gun").id,
            at: at.parse().expect("a place"),
            target: Some(b.unit("ge").id),
            leader: None,
            turn: None,
        };
        b.ask(|table| worth(table, Side::First, &order))
    };
    // From behind at short range, and from the front at the second column's.
    assert!(worth_of("A9", "NNE") > worth_of("A2", "SSW"));
}

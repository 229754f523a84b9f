use super::*;
use crate::facts::event::Event;
use crate::sections::fire::strength::FireFacts;
use crate::sections::fire::test_bench::*;
use crate::sections::{fire, snipers};
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::DiceCup;
use table::Side::First;

fn facts(b: &mut Battle, order: &str) -> FireFacts {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let order: crate::FireOrder = options.from_str(order).unwrap();
    b.ask(|table| fire::facts(table, First, &order).unwrap())
}

/// What one unit has been through in one throw of all dice.
fn tally(odds: &mut UnitOdds, target: &TargetFacts, result: Option<CheckResult>, die: u8) {
    let Some(result) = result else {
        odds.no_effect += 2;
        return;
    };
    odds.checked += 2;
    odds.hero += u64::from(die == 1 && target.may_make_hero);
    match result {
        CheckResult::NoEffect => odds.no_effect += 2,
        CheckResult::Shaken => odds.shaken += 2,
        CheckResult::Casualties if !target.reducible => odds.eliminated += 2,
        CheckResult::Wounded if target.wounded => odds.eliminated += 2,
        CheckResult::Wounded | CheckResult::Casualties => odds.reduced += 2,
        CheckResult::Abandoned => {
            odds.eliminated += 2;
            odds.abandoned += 2;
        }
        CheckResult::Eliminated | CheckResult::Destroyed => odds.eliminated += 2,
    }
}

/// Every throw of every die, one after the other: attack, defence, one check per unit.
fn brute_force(facts: &FireFacts) -> Vec<UnitOdds> {
    let report = crate::sections::fire::strength::strength(facts);
    let count = facts.targets.len();
    let attack_dice = u32::from(report.attack_dice);
    let mut order: Vec<usize> = (0..count).filter(|n| facts.targets[*n].leads).collect();
    order.sort_by_key(|n| {
        std::cmp::Reverse(if facts.targets[*n].shaken { 0 } else { facts.targets[*n].leadership.max(0) })
    });
    order.extend((0..count).filter(|n| !facts.targets[*n].leads));
    let mut units: Vec<UnitOdds> = facts
        .targets
        .iter()
        .map(|t| UnitOdds {
            unit: t.unit,
            checked: 0,
            no_effect: 0,
            shaken: 0,
            reduced: 0,
            eliminated: 0,
            abandoned: 0,
            hero: 0,
        })
        .collect();
    let victims: Vec<Option<usize>> = if facts.sniper { (0..count).map(Some).collect() } else { vec![None] };
    for victim in victims {
        for throw in 0..6_u32.pow(attack_dice + 1 + count as u32) {
            let mut left = throw;
            let mut die = || {
                let die = (left % 6 + 1) as u8;
                left /= 6;
                die
            };
            let attack: i32 = (0..attack_dice).map(|_| i32::from(die())).sum();
            let difference = attack - i32::from(die());
            let dice: Vec<u8> = (0..count).map(|_| die()).collect();
            let margin = |n: usize| report.targets[n].margin + difference;
            let checks = |n: usize| margin(n) > 0 && victim.is_none_or(|victim| victim == n);
            let mut ready: Vec<usize> =
                (0..count).filter(|n| facts.targets[*n].leads && !facts.targets[*n].shaken && !checks(*n)).collect();
            for n in &order {
                let target = &facts.targets[*n];
                if !checks(*n) {
                    tally(&mut units[*n], target, None, 0);
                    continue;
                }
                let help = ready.iter().map(|leader| facts.targets[*leader].leadership).max().unwrap_or(0).max(0);
                let total = i32::from(dice[*n]) + margin(*n) - help;
                let result = fire::damage::result(&target.row, target.morale, total);
                if target.leads && !target.shaken && result == CheckResult::NoEffect {
                    ready.push(*n);
                }
                tally(&mut units[*n], target, Some(result), dice[*n]);
            }
        }
    }
    units
}

/// The fast odds and brute force are the same fractions.
#[track_caller]
fn agree(facts: &FireFacts) {
    let fast = odds(facts);
    let slow = brute_force(facts);
    let all = slow[0].no_effect + slow[0].shaken + slow[0].reduced + slow[0].eliminated;
    for (a, b) in fast.units.iter().zip(&slow) {
        assert_eq!(a.no_effect + a.shaken + a.reduced + a.eliminated, fast.out_of);
        let pairs = [
            (a.checked, b.checked),
            (a.no_effect, b.no_effect),
            (a.shaken, b.shaken),
            (a.reduced, b.reduced),
            (a.eliminated, b.eliminated),
            (a.hero, b.hero),
        ];
        for (a, b) in pairs {
            assert_eq!(u128::from(a) * u128::from(all), u128::from(b) * u128::from(fast.out_of), "{fast:?} {slow:?}");
        }
    }
}

#[test]
fn odds_are_those_of_brute_force() {
    let groups = [
        grenadier("x", "A3", ""),
        grenadier("x", "A3", "shaken: true") + &grenadier("y", "A3", "markers: [Moved]"),
        grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", ""),
        grenadier("x", "A3", "")
            + &counter("german_leader", "k", "A3", "leadership: 2")
            + &counter("german_leader", "l", "A3", "markers: [Moved]"),
        counter("german_leader", "k", "A3", "leadership: 0, markers: [Wounded]")
            + &counter("german_hero", "h", "A3", "markers: [Wounded]")
            + &counter("wehrmacht_half_squad", "x", "A3", ""),
        counter("german_leader", "k", "A3", "shaken: true")
            + &counter("german_medic", "m", "A3", "shaken: true, markers: [Wounded]")
            + &counter("ss_squad", "x", "A3", ""),
    ];
    for germans in groups {
        for (us, firers) in [
            (para("a", "A1", ""), r#"[(unit: "a")]"#),
            (
                para("a", "A1", "") + &para("b", "A1", "") + &para("c", "A1", ""),
                r#"[(unit: "a"), (unit: "b"), (unit: "c")]"#,
            ),
            (para("a", "A1", "markers: [AssaultMoved]"), r#"[(unit: "a")]"#),
        ] {
            let mut b = battle(&us, &germans, &[]);
            agree(&facts(&mut b, &format!(r#"(firers: {firers}, at: "A3")"#)));
        }
    }
}

#[test]
fn odds_of_a_sniper_are_those_of_brute_force() {
    let germans =
        grenadier("x", "B4", "") + &counter("german_leader", "k", "B4", "") + &counter("ss_squad", "y", "B4", "");
    let us = r#"(id: "s", unit: "us_sniper"),"#;
    let b = Battle::new(".f.\n...\n...\n...", us, &germans, OPERATIONS_FIRST, &[]);
    let (sniper, from, at) = (b.unit("s"), b.spot("B1"), b.spot("B4"));
    let facts = b.ask(|table| {
        let sniper = crate::UnitNow { state: crate::UnitState::On(from), ..sniper };
        snipers::facts(table, sniper, at).unwrap()
    });
    assert!(facts.sniper && facts.targets.len() == 3);
    agree(&facts);
}

#[test]
fn odds_are_those_of_the_game_itself() {
    let germans = counter("german_leader", "k", "A3", "") + &counter("ss_squad", "x", "A3", "");
    let mut b = battle(&para("a", "A1", ""), &germans, &[]);
    let order = r#"(firers: [(unit: "a")], at: "A3")"#;
    let odds = odds(&facts(&mut b, order));
    let (mut shaken, mut reduced, mut all) = (0_u64, 0_u64, 0_u64);
    for throw in 0..6_u32.pow(4) {
        let mut dice: Vec<u8> = (0..4).map(|n| (throw / 6_u32.pow(n) % 6 + 1) as u8).collect();
        dice.extend([1; 4]);
        b.game.replay(Vec::new());
        b.game.use_dice(DiceCup::forced(dice));
        let events = b.give(First, &format!("Fire({order})"));
        all += 1;
        shaken += u64::from(checks(&events).iter().any(|c| c.unit == id("x") && c.result == CheckResult::Shaken));
        reduced += u64::from(has(&events, |event| matches!(event, Event::UnitBecame { .. })));
    }
    let x = odds.units.iter().find(|unit| unit.unit == id("x")).unwrap();
    assert_eq!(x.shaken * all, shaken * odds.out_of);
    assert_eq!(x.reduced * all, reduced * odds.out_of);
    assert!(shaken > 0 && reduced > 0);
}

#[test]
fn the_chance_of_a_check_is_that_of_both_dice() {
    let mut b = battle(&para("a", "A1", ""), &grenadier("x", "A3", ""), &[]);
    let odds = odds(&facts(&mut b, r#"(firers: [(unit: "a")], at: "A3")"#));
    assert_eq!(odds.units[0].checked * 36, 26 * odds.out_of, "2 and a die beat a die in 26 of 36 throws");
}

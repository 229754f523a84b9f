//! The quick reckoning of guns, held against the exact odds of shots.

use super::*;
use crate::exposure;
use lock_n_load::Command;
use lock_n_load::sections::ordnance::{self, odds};
use lock_n_load::testing::{Battle, OPERATIONS_FIRST};

/// Five columns of clear hexes; in one column rows are distances.
fn battle(first: &str, second: &str) -> Battle {
    Battle::new(&[".....\n"; 20].concat(), first, second, OPERATIONS_FIRST, &[])
}

fn counter(id: &str, unit: &str, at: &str, facing: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", at: "{at}", facing: {facing})"#)
}

/// The part of the target that the gun of the first side takes away: by the quick reckoning, and by all throws of the dice.
fn parts(battle: &Battle) -> (f64, f64) {
    let mut shots = battle.legal().into_iter().filter_map(|command| match command {
        Command::Shoot(order) if order.target.is_some() && order.turn.is_none() => Some(order),
        _ => None,
    });
    let order = shots.next_back().expect("a shot");
    battle.ask(|table| {
        let scene = exposure::look(table, true);
        let battery = scene.batteries.iter().find(|battery| battery.side == Side::First).expect("a gun");
        let hull = scene.hulls.iter().find(|hull| hull.side == Side::Second).expect("a vehicle");
        let quick = battery.guns.iter().map(|gun| gun.blow_at(table, battery.spot, hull)).sum();
        let exact = odds::odds(&ordnance::facts(table, Side::First, &order).expect("a shot that may be fired"));
        let vehicle = exact.vehicle.expect("a vehicle");
        let lost = (vehicle.destroyed + vehicle.abandoned) as f64 + SHAKEN * vehicle.shaken as f64;
        (quick, lost / exact.out_of as f64)
    })
}

#[test]
fn the_quick_reckoning_is_near_the_exact_odds() {
    let (mut count, mut off, mut worst) = (0, 0.0, 0.0_f64);
    for gun in ["tiger_i", "pz_iv_h", "t_34", "t_70"] {
        for target in ["tiger_i", "pz_iii_l", "t_34", "sdkfz_251"] {
            for row in [3, 9, 15] {
                for facing in ["NNE", "E", "SSW"] {
                    let battle =
                        battle(&counter("a", gun, "A1", "SSW"), &counter("x", target, &format!("A{row}"), facing));
                    let (quick, exact) = parts(&battle);
                    (count, off) = (count + 1, off + (quick - exact).abs());
                    worst = worst.max((quick - exact).abs());
                }
            }
        }
    }
    assert_eq!(count, 144);
    assert!(off / f64::from(count) < 0.005, "off by {} on average", off / f64::from(count));
    assert!(worst < 0.03, "off by {worst}");
}

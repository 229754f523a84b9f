//! What is seen of shots of vehicles and of strikes.

use crate::battle::Battle;
use panel_kit::theme::Theme;
use perrys_heroes::Command;
use perrys_heroes::testing::{Bench, id, read};
use table::Side;
use table_view::Step;

/// The steps of an order.
fn steps(bench: &Bench, dice: &[u8], order: &str) -> Vec<Step> {
    let mut battle = Battle::new(bench.game(dice).0);
    let before = battle.table().figures.keep();
    let order: Command = read(order);
    let told = battle.told();
    battle.give(&order).expect("lawful");
    let events: Vec<_> = battle.entries()[told..].iter().flat_map(|entry| entry.events.clone()).collect();
    super::steps(&battle, &Theme::default(), &before, &events)
}

fn duel() -> Bench {
    Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(
            "active: (side: First, team: 1), figures: [
                (id: \"us-07\", at: (90, 80), facing: 0, knows: [\"ge-07\", \"ge-01\"], round: AntiTank, aim: Enemy(\"ge-07\")),
                (id: \"ge-01\", at: (90, 55), located: true),
                (id: \"ge-07\", at: (90, 40), facing: 180, located: true)]",
        )
}

#[test]
fn ph_7_18_02_a_shell_leaves_the_muzzle_throws_its_vehicle_back_and_strikes_the_armour() {
    let all = steps(&duel(), &[5, 2, 1, 1, 1, 1, 1, 1, 1, 1], "FireGun(unit: \"us-07\")");
    let at = |of: fn(&Step) -> bool| all.iter().position(of);
    let shell = at(|step| matches!(step, Step::Shell { strikes: true, .. })).expect("a shell");
    let Some(Step::Shell { from, to, recoils, .. }) = all.get(shell) else { panic!("a shell") };
    assert_eq!(*recoils, Some(id("us-07")));
    assert!(from.at.y > -8_000.0 * 0.512 && from.at.y < to.at.y, "before its hull: {from:?} to {to:?}");
    let strike = at(|step| matches!(step, Step::Strike { .. })).expect("what it does to the armour");
    assert!(shell < strike, "{all:?}");
}

#[test]
fn ph_7_19_03_a_machine_gun_of_a_vehicle_fires_one_long_burst_at_each() {
    let bench = duel();
    let all = steps(&bench, &[5; 30], "FireMachineGun(unit: \"us-07\", gun: 1, at: \"ge-01\")");
    assert_eq!(all.iter().filter(|step| matches!(step, Step::Rake { .. })).count(), 1, "{all:?}");
    assert!(!all.iter().any(|step| matches!(step, Step::Fire { .. })));
}

#[test]
fn ph_7_3_01_a_round_that_is_loaded_is_said_over_its_vehicle() {
    let bench = Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position("active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 80), facing: 0)]");
    for (round, word) in [("AntiTank", "Anti-tank round"), ("HighExplosive", "High explosive")] {
        let all = steps(&bench, &[], &format!("Load(unit: \"us-07\", round: {round})"));
        let notes = all.iter().filter(|step| matches!(step, Step::Note { text, .. } if text == word)).count();
        assert_eq!(notes, 1, "{all:?}");
        assert!(all.iter().any(|step| matches!(step, Step::Turn { key, .. } if *key == id("us-07"))), "{all:?}");
    }
}

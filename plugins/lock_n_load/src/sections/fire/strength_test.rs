use super::*;
use crate::sections::fire::test_bench::*;
use table::Side::{First, Second};

#[test]
fn lnl_6_1_08_the_minus_2_counts_once_per_attack() {
    let us = para("a", "A1", "markers: [AssaultMoved]") + &para("b", "A1", "markers: [AssaultMoved]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-6.1-08"), shot.strength()), (Some(-2), 1));
}

#[test]
fn lnl_6_4_03_after_stealth_the_same() {
    let mut b = battle(&para("a", "A1", "markers: [Stealthy]"), &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-6.4-03"), shot.strength()), (Some(-2), 0));
}

#[test]
fn lnl_6_0_08_moved_and_assault_moved_targets_suffer_1() {
    for marker in ["Moved", "AssaultMoved"] {
        let mut b = battle(&para("a", "A1", ""), &grenadier("x", "A3", &format!("markers: [{marker}]")), &[1, 6]);
        let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#));
        assert_eq!((shot.by("LNL-6.0-09"), shot.strength()), (Some(1), 3));
    }
}

/// The first side's Ops Complete units fire at a German squad that moves in the open two hexes away.
fn opportunity(us: &str, order: &str) -> Shot {
    let mut b = reaction(us, &grenadier("x", "A4", ""), &[1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    shot(&b.give(First, order))
}

#[test]
fn lnl_4_1_04_ops_complete_halves_opportunity_fire_down() {
    let us = counter("fallschirmjaeger_squad_3_3_4", "a", "A1", "markers: [OpsComplete]");
    let shot = opportunity(&us, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
    assert_eq!((shot.by("LNL-4.1-04"), shot.strength()), (Some(-2), 1 + 1));
}

#[test]
fn lnl_4_1_05_firepower_0_leads_with_minus_1() {
    let us = counter("wehrmacht_half_squad_0_5_4", "a", "A1", "markers: [OpsComplete]");
    let shot = opportunity(&us, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
    assert_eq!(shot.by("LNL-4.1-05"), Some(-1));
    // RUL-03: as a further unit it counts nothing.
    let us = us + &para("b", "A1", "");
    let shot = opportunity(&us, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#);
    assert_eq!((shot.by("LNL-4.1-05"), shot.strength()), (None, 2 + 1));
}

#[test]
fn lnl_4_1_06_the_change_comes_before_all_modifiers() {
    let shot = opportunity(
        &counter("ss_squad", "a", "A1", "markers: [OpsComplete]"),
        r#"Fire((firers: [(unit: "a")], at: "A3"))"#,
    );
    assert_eq!((shot.by("LNL-4.1-04"), shot.strength()), (Some(-1), 2));
    // RUL-02: before the halving of further units too.
    let us = para("a", "A1", "markers: [OpsComplete]") + &para("b", "A1", "markers: [OpsComplete]");
    let shot = opportunity(&us, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#);
    assert_eq!(shot.strength(), 2 + 1);
}

#[test]
fn lnl_4_1_07_a_half_squad_of_0_fires_with_0() {
    let us = counter("wehrmacht_half_squad_0_5_4", "a", "A1", "markers: [OpsComplete]");
    assert_eq!(opportunity(&us, r#"Fire((firers: [(unit: "a")], at: "A3"))"#).strength(), 0);
}

#[test]
fn lnl_4_1_08_its_weapon_fires_with_it() {
    let us = para("a", "A1", &format!("markers: [OpsComplete], {}", carrying("m", "m1919a6")));
    let shot = opportunity(&us, r#"Fire((firers: [(unit: "a", weapons: ["m"])], at: "A3"))"#);
    assert_eq!((shot.by("LNL-5.2-06"), shot.strength()), (Some(2), 1 + 1 + 1));
}

#[test]
fn lnl_4_1_09_its_machine_gun_is_halved_down() {
    // The gun's firepower, and what is left of it beside the +1 against the mover.
    for (weapon, less, left) in [("m1919a6", -1, 1), ("bar", -1, 0)] {
        let us = para("a", "A1", &format!("markers: [OpsComplete], {}", carrying("m", weapon)));
        let shot = opportunity(&us, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#);
        assert_eq!((shot.by("LNL-4.1-09"), shot.strength()), (Some(less), left + 1), "{weapon}");
    }
    // With its own firepower each is halved by itself: 1 and 0, not half of 3.
    let us = para("a", "A1", &format!("markers: [OpsComplete], {}", carrying("m", "bar")));
    let both = opportunity(&us, r#"Fire((firers: [(unit: "a", weapons: ["m"])], at: "A3"))"#);
    assert_eq!((both.by("LNL-4.1-09"), both.strength()), (Some(-1), 1 + 1));
    // A flamethrower of 4 in the hex beside it: 2, the +1 and the +2 of an adjacent target.
    let us = para("a", "A2", &format!("markers: [OpsComplete], {}", carrying("m", "us_flamethrower")));
    let flame = opportunity(&us, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#);
    assert_eq!((flame.by("LNL-4.1-09"), flame.strength()), (Some(-2), 2 + 1 + 2));
    // A captured one is halved for that first: of 4 it has 2 and 1.
    let us = para("a", "A2", &format!("markers: [OpsComplete], {}", carrying("m", "german_flamethrower")));
    let captured = opportunity(&us, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#);
    assert_eq!((captured.by("LNL-4.1-09"), captured.strength()), (Some(-1), 1 + 1 + 2));
    // A satchel charge is neither: it keeps its 6.
    let us = para("a", "A2", &format!("markers: [OpsComplete], {}", carrying("m", "us_satchel_charge")));
    let mut b = reaction(&us, &grenadier("x", "A4", ""), &[1, 6, 2]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    let charge = shot(&b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#));
    assert_eq!((charge.by("LNL-4.1-09"), charge.strength()), (None, 6));
    // Without the marker nothing is halved.
    let us = para("a", "A1", &carrying("m", "m1919a6"));
    let fresh = opportunity(&us, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#);
    assert_eq!((fresh.by("LNL-4.1-09"), fresh.strength()), (None, 2 + 1));
}

#[test]
fn the_preview_is_the_fight() {
    let us = para("a", "A1", "") + &para("b", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", "markers: [Moved]"), &[3, 4, 3]);
    let order = r#"(firers: [(unit: "a"), (unit: "b")], at: "A3", leader: "l")"#;
    let fire: crate::FireOrder = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(order)
        .unwrap();
    let preview = b.ask(|table| strength(&crate::sections::fire::facts(table, First, &fire).unwrap()));
    let fought = shot(&b.give(First, &format!("Fire({order})")));
    assert_eq!(preview.attack, fought.attack);
    assert_eq!(preview.targets[0].attack_total + 3, fought.targets[0].attack_total);
    assert_eq!(preview.targets[0].margin + 3 - 4, fought.targets[0].margin);
}

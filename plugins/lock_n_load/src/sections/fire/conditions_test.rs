use crate::files::markers::Marker;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use table::Side::{First, Second};

#[test]
fn lnl_1_6_1_17_shaken_units_cannot_fire_their_weapons_but_keep_them() {
    let mut b =
        battle(&para("a", "A1", &format!("shaken: true, {}", carrying("m", "bar"))), &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#, "LNL-1.6.1-17");
    b.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["m"])], at: "A3"))"#, "LNL-5.1-03");
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#, "LNL-5.1-03");
    // A Shaken second man at the weapon.
    let men = counter("us_leader", "a", "A1", &carrying("m", "bar")) + &counter("us_leader", "l", "A1", "shaken: true");
    let mut two = battle(&men, &grenadier("x", "A3", ""), &[]);
    two.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["m"], with: "l")], at: "A3"))"#, "LNL-1.6.1-17");
    assert!(b.weapon("m").carrier.is_some());
    // Who becomes Shaken keeps it too: 2 and 7 against 6.
    let mut b = battle(&para("a", "A1", ""), &counter("ss_squad", "x", "A3", &carrying("m", "mg34")), &[6, 1, 2]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
    assert!(b.unit("x").shaken && b.weapon("m").carrier.is_some() && !b.weapon("m").gone);
}

#[test]
fn lnl_1_6_1_07_captured_weapons_may_be_used() {
    let mut b = battle(&para("a", "A1", &carrying("m", "mg34")), &grenadier("x", "A9", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A9"))"#));
    assert_eq!(shot.strength(), 1);
}

#[test]
fn lnl_1_6_1_08_a_captured_weapon_has_half_rounded_up() {
    let fire = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
    let mut b = battle(&para("a", "A1", &carrying("m", "mg34")), &grenadier("x", "A3", ""), &[1, 6]);
    let captured = shot(&b.give(First, fire));
    assert_eq!((captured.by("LNL-1.6.1-08"), captured.strength()), (Some(-1), 1));
    let mut b =
        battle(&counter("wehrmacht_crew", "a", "A1", &carrying("m", "bar")), &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).strength(), 1, "one half is one");
}

#[test]
fn lnl_1_6_1_10_a_squad_fires_itself_and_one_weapon_or_two_weapons() {
    let two = r#"weapons: [(id: "m", weapon: "m1919a6"), (id: "n", weapon: "bar")]"#;
    let us = para("a", "A1", two);
    let fire = |part: &str| format!(r#"Fire((firers: [(unit: "a", {part})], at: "A3"))"#);
    let germans = grenadier("x", "A3", "");
    battle(&us, &germans, &[]).refused_by(First, &fire(r#"weapons: ["m", "n"]"#), "LNL-1.6.1-10");
    assert_eq!(shot(&battle(&us, &germans, &[1, 6]).give(First, &fire(r#"weapons: ["m"]"#))).strength(), 4);
    assert_eq!(
        shot(&battle(&us, &germans, &[1, 6]).give(First, &fire(r#"own: false, weapons: ["m", "n"]"#))).strength(),
        3
    );
}

#[test]
fn lnl_1_6_1_11_a_half_squad_fires_its_weapon_in_place_of_its_own() {
    for unit in ["us_parachute_half_squad", "us_parachute_crew"] {
        let us = counter(unit, "a", "A1", &carrying("m", "m1919a6"));
        let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
        b.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["m"])], at: "A3"))"#, "LNL-1.6.1-11");
        let both = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m", "m"])], at: "A3"))"#;
        b.refused_by(First, both, "LNL-1.6.1-11");
        let fire = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
        assert_eq!(shot(&b.give(First, fire)).strength(), 2, "{unit}: the gun alone");
        let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
        let own = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#));
        assert_eq!(own.strength(), 1, "{unit}: its own alone");
    }
}

#[test]
fn lnl_1_6_1_12_a_single_man_fires_one_weapon_at_half_rounded_up() {
    let us = counter("us_leader", "l", "A1", &carrying("m", "m1919a6"));
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["m"])], at: "A3"))"#));
    assert_eq!((shot.by("LNL-1.6.1-12"), shot.strength()), (Some(-1), 1));
    // A hero's weapon stands in for his own firepower (RUL-42).
    let us = counter("us_hero", "l", "A1", &carrying("m", "bar"));
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "l", weapons: ["m"])], at: "A3"))"#, "RUL-42");
    b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["m"])], at: "A3"))"#);
}

#[test]
fn two_single_men_fire_one_weapon_in_full() {
    let us = counter("us_leader", "l", "A1", &carrying("m", "m1919a6")) + &counter("us_hero", "h", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot =
        shot(&b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["m"], with: "h")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-1.6.1-12"), shot.strength()), (None, 2));
    assert!(marked(&mut b, "h", Marker::Fired));
}

#[test]
fn lnl_1_6_1_13_a_single_man_halves_a_captured_weapon_only_once() {
    for weapon in ["mg34", "m1919a4"] {
        let us = counter("us_leader", "l", "A1", &carrying("m", weapon));
        let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
        let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["m"])], at: "A3"))"#));
        assert_eq!((shot.by("LNL-1.6.1-08"), shot.strength()), (None, 1));
    }
    let us = counter("us_leader", "l", "A1", &carrying("f", "german_flamethrower"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["f"])], at: "A2"))"#));
    assert_eq!(shot.strength(), 2 + 2);
}

#[test]
fn lnl_1_6_1_15_a_leader_who_fires_gives_no_leadership() {
    let us = counter("us_leader", "l", "A1", &carrying("m", "bar"));
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[]);
    let order = r#"Fire((firers: [(unit: "l", own: false, weapons: ["m"])], at: "A3", leader: "l"))"#;
    b.refused_by(First, order, "LNL-1.6.1-15");
}

#[test]
fn lnl_1_6_1_16_a_satchel_charge_is_not_halved_for_a_single_man() {
    let us = counter("us_leader", "l", "A1", &carrying("s", "german_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 1, 1]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "l", own: false, weapons: ["s"])], at: "A2"))"#));
    assert_eq!((shot.by("LNL-1.6.1-12"), shot.by("LNL-1.6.1-08"), shot.strength()), (None, None, 6));
}

#[test]
fn lnl_1_6_1_18_the_owner_chooses_weapon_and_own_firepower_at_each_attack() {
    let us = para("a", "A1", &carrying("m", "bar"));
    for (part, strength) in [("", 2), (r#", weapons: ["m"]"#, 3), (r#", own: false, weapons: ["m"]"#, 1)] {
        let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
        let order = format!(r#"Fire((firers: [(unit: "a"{part})], at: "A3"))"#);
        assert_eq!(shot(&b.give(First, &order)).strength(), strength, "{part}");
    }
}

#[test]
fn a_packed_gun_fires_what_its_packed_side_prints() {
    let packed = |weapon: &str| para("a", "A1", &format!(r#"weapons: [(id: "m", weapon: "{weapon}")]"#));
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
    battle(&packed("m1919a4"), &grenadier("x", "A3", ""), &[]).refused_by(First, order, "LNL-1.6.1.01-05");
    let mut b = battle(&packed("mg42_tripod"), &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, order)).strength(), 1, "captured");
}

#[test]
fn lnl_1_6_2_10_a_satchel_charge_has_6() {
    let us = para("a", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 2]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "A2"))"#));
    assert_eq!(shot.by("LNL-1.6.2-10"), Some(6));
}

#[test]
fn lnl_1_6_2_11_a_satchel_charge_is_thrown_into_an_adjacent_hex() {
    let us = para("a", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "A3"))"#, "LNL-1.6.2-11");
}

#[test]
fn lnl_1_6_2_12_a_satchel_charge_is_gone_after_one_use() {
    let us = para("a", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 2]);
    b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "A2"))"#);
    assert!(b.weapon("s").gone);
}

#[test]
fn lnl_1_6_2_13_satchels_alone_have_no_modifier_but_leadership() {
    let us = para("a", "B2", &carrying("s", "us_satchel_charge")) + &counter("us_leader", "l", "B2", "");
    let more = r#"hex_markers: [("B2", SmokeOne)],"#;
    let rows = "...\n...\n.f.";
    let german = grenadier("x", "B3", "markers: [Moved]");
    let mut b = Battle::with(rows, "", &us, &german, OPERATIONS_FIRST, more, &[1, 6]);
    let shot =
        shot(&b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "B3", leader: "l"))"#));
    assert_eq!((shot.strength(), shot.cover()), (6 + 1, 2));
    assert_eq!((shot.by("LNL-5.0-06"), shot.by("LNL-7.0-08"), shot.by("LNL-6.0-09")), (None, None, None));
}

#[test]
fn lnl_1_6_2_14_thrown_with_own_fire_everything_is_one_attack() {
    let us = para("a", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 1, 1]);
    assert_eq!(shot(&b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["s"])], at: "A2"))"#)).strength(), 10);
}

#[test]
fn lnl_1_6_2_15_a_leader_who_throws_gives_no_leadership() {
    let us = counter("us_leader", "l", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[]);
    let order = r#"Fire((firers: [(unit: "l", own: false, weapons: ["s"])], at: "A2", leader: "l"))"#;
    b.refused_by(First, order, "LNL-1.6.1-15");
}

#[test]
fn lnl_1_6_2_16_leader_and_hero_throw_with_6() {
    for unit in ["us_leader", "us_hero"] {
        let us = counter(unit, "l", "A1", &carrying("s", "us_satchel_charge"));
        let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 2]);
        let order = r#"Fire((firers: [(unit: "l", own: false, weapons: ["s"])], at: "A2"))"#;
        assert_eq!(shot(&b.give(First, order)).strength(), 6);
    }
}

#[test]
fn lnl_1_6_2_17_a_satchel_charge_is_used_within_the_limits_of_any_weapon() {
    let us = counter("us_parachute_half_squad", "a", "A1", &carrying("s", "us_satchel_charge"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["s"])], at: "A2"))"#, "LNL-1.6.1-11");
    // As Opportunity Fire too.
    let mut b = reaction(&us, &grenadier("x", "A3", ""), &[1, 6, 2]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A2")"#);
    let events = b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["s"])], at: "A2"))"#);
    assert_eq!(shot(&events).strength(), 6);
    assert!(b.weapon("s").gone);
}

#[test]
fn lnl_1_6_2_01_a_flamethrower_adds_in_full_to_a_common_attack() {
    let us = para("a", "A1", "") + &para("b", "A1", &carrying("f", "us_flamethrower"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 2]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b", weapons: ["f"])], at: "A2"))"#));
    assert_eq!((shot.by("LNL-1.6.2-01"), shot.strength()), (Some(4), 2 + 1 + 4 + 2));
}

#[test]
fn lnl_11_2_11_a_wounded_hero_fires_as_far_as_his_wounded_side_says() {
    let wounded = r#"(id: "h", unit: "us_hero", at: "A1", markers: [Wounded])"#;
    let text = scenario_text("....\n....\n....\n....", "", wounded, &grenadier("x", "A3", ""), OPERATIONS_FIRST, "");
    let short = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().filter(|def| def.id == "us_hero").for_each(|def| def.back.range = 1);
    };
    let mut b = Battle::changed(&text, short, &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "h")], at: "A3"))"#, "LNL-5.0-01");
    assert!(!b.legal().iter().any(|command| matches!(command, crate::Command::Fire(_))));
}

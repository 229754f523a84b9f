use super::*;
use crate::facts::event::Event;
use crate::files::charts::HexsideCover;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

const FIRE_A: &str = r#"Fire((firers: [(unit: "a")], at: "A3"))"#;

#[test]
fn lnl_5_0_01_each_source_needs_range_sight_and_a_spotted_target() {
    // 2-5-4 at seven hexes; its BAR reaches eight.
    let mut b = battle(&para("a", "A1", &carrying("m", "bar")), &grenadier("x", "A8", ""), &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A8"))"#, "LNL-5.0-01");
    b.refused_by(First, r#"Fire((firers: [(unit: "a", weapons: ["m"])], at: "A8"))"#, "LNL-5.0-01");
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A8"))"#));
    assert_eq!(shot.strength(), 1);

    let woods = "...\n.f.\n.w.\n...\n...\n...";
    let units = (para("a", "B1", ""), grenadier("x", "B4", "") + &grenadier("y", "B3", ""));
    let mut b = Battle::new(woods, &units.0, &units.1, OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#, "LNL-10.0-02");
    let mut b =
        Battle::new("...\n...\n...\n.w.", &para("a", "B1", ""), &grenadier("y", "B4", ""), OPERATIONS_FIRST, &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#, "LNL-10.1-01");
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B3"))"#, "LNL-5.0-01");
}

#[test]
fn lnl_5_0_02_range_counts_the_target_hex_and_not_the_firers() {
    let mut b = battle(&para("a", "A1", ""), &(grenadier("x", "A6", "") + &grenadier("y", "A7", "")), &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A7"))"#, "LNL-5.0-01");
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A6"))"#);
}

#[test]
fn lnl_5_0_03_fire_passes_over_friends() {
    let mut b = battle(&(para("a", "A1", "") + &para("b", "A2", "")), &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, FIRE_A)).strength(), 2);
}

#[test]
fn lnl_5_0_04_nobody_fires_into_a_hex_of_both_sides() {
    let us = para("a", "A1", "") + &para("b", "A2", "") + &counter("us_leader", "l", "A2", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[]);
    b.give(First, r#"Activate(at: "A2", widen: Adjacent, leader: "l")"#);
    b.give(First, r#"Move(units: ["b"], by: Move, to: "A3")"#);
    b.refused_by(First, FIRE_A, "LNL-5.0-04");
}

#[test]
fn lnl_5_0_05_nobody_fires_into_a_melee() {
    let more = r#"hex_markers: [("A3", Melee)],"#;
    let us = para("a", "A1", "") + &para("b", "A3", "");
    let germans = grenadier("x", "A3", "") + &grenadier("y", "A5", "");
    let mut b = Battle::with(FIELD, "", &us, &germans, OPERATIONS_FIRST, more, &[]);
    b.refused_by(First, FIRE_A, "LNL-5.0-05");
    // Nor out of one.
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A5"))"#, "LNL-8.1-01");
}

#[test]
fn lnl_5_0_16_the_bans_count_storey_by_storey() {
    let house = r#"buildings: [(material: Stone, hexes: ["B2", "B3", "B4"])],"#;
    let us = para("a", "B5", "") + &para("b", "B4^", "");
    let germans = grenadier("x", "B4", "");
    let mut b = Battle::with(FIELD, house, &us, &germans, OPERATIONS_FIRST, "", &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B4^"))"#, "LNL-5.0-01");
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#));
    assert_eq!((shot.strength(), shot.cover()), (4, 3), "friends upstairs do not matter");
}

#[test]
fn lnl_5_0_06_die_firepower_leadership_and_modifiers_make_the_attack_total() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[3, 6, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A2", leader: "l"))"#));
    assert_eq!(shot.by("LNL-5.0-06"), Some(2), "adjacent");
    assert_eq!(shot.targets[0].attack_total, 3 + 2 + 2 + 1);
}

#[test]
fn lnl_5_0_07_die_and_target_modifier_make_the_defence_total() {
    let mut b =
        Battle::new("...\n...\n.f.", &para("a", "B2", ""), &grenadier("x", "B3", ""), OPERATIONS_FIRST, &[1, 4]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B3"))"#));
    assert_eq!(shot.targets[0].defence_total, 4 + 2);
}

#[test]
fn lnl_5_0_08_a_total_that_is_only_equal_has_no_effect() {
    let mut b = battle(&para("a", "A1", ""), &grenadier("x", "A3", ""), &[3, 5]);
    let events = b.give(First, FIRE_A);
    assert_eq!(shot(&events).targets[0].margin, 0);
    assert!(checks(&events).is_empty());
}

#[test]
fn lnl_5_0_09_a_greater_total_makes_every_unit_check_with_the_margin() {
    let germans = grenadier("x", "A3", "") + &grenadier("y", "A3", "") + &counter("german_medic", "z", "A3", "");
    let mut b = battle(&para("a", "A1", ""), &germans, &[4, 5, 2, 2, 2]);
    let checks = checks(&b.give(First, FIRE_A));
    let units: Vec<_> = checks.iter().map(|check| check.unit).collect();
    assert_eq!(units, [id("x"), id("y"), id("z")]);
    assert!(checks.iter().all(|check| check.lines[0].value == 1));
}

#[test]
fn lnl_5_0_14_one_attack_die_and_one_defence_die_for_totals_per_unit() {
    let germans = grenadier("x", "A3", "markers: [Moved]") + &grenadier("y", "A3", "");
    let mut b = battle(&para("a", "A1", ""), &germans, &[1, 4]);
    let shot = shot(&b.give(First, FIRE_A));
    assert_eq!((shot.target("x").attack_total, shot.target("y").attack_total), (4, 3));
    assert_eq!((shot.target("x").margin, shot.target("y").margin), (0, -1));
    assert_eq!(b.dice_left(), 0);
}

#[test]
fn lnl_5_0_15_an_attack_of_nothing_or_less_is_still_rolled() {
    let us = counter("wehrmacht_squad", "a", "A1", "markers: [AssaultMoved]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[6, 1, 2]);
    let events = b.give(First, FIRE_A);
    assert_eq!(shot(&events).targets[0].margin, 6 + 1 - 2 - 1);
    assert_eq!(checks(&events).len(), 1);
}

#[test]
fn lnl_5_0_17_the_higher_of_hex_and_hexside_counts() {
    let fire = r#"Fire((firers: [(unit: "a")], at: "B3"))"#;
    let sides = r#"hexsides: {"wall": ["B2/B3"]},"#;
    let mut b =
        Battle::with(FIELD, sides, &para("a", "B2", ""), &grenadier("x", "B3", ""), OPERATIONS_FIRST, "", &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).by("LNL-5.0-17"), Some(2), "the wall");
    let house = r#"buildings: [(material: Stone, hexes: ["B3"])], hexsides: {"wall": ["B2/B3"]},"#;
    let mut b =
        Battle::with(FIELD, house, &para("a", "B2", ""), &grenadier("x", "B3", ""), OPERATIONS_FIRST, "", &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).by("LNL-5.0-17"), Some(3), "the house");
    let mut b =
        Battle::with(FIELD, sides, &para("a", "B4", ""), &grenadier("x", "B3", ""), OPERATIONS_FIRST, "", &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).by("LNL-5.0-17"), Some(0), "from the other side");
}

#[test]
fn lnl_5_0_12_a_leader_with_a_check_before_him_helps_nobody() {
    let germans = counter("german_leader", "k", "A3", "") + &counter("german_leader", "l", "A3", "");
    // Margin 1, and 2 for each: nothing happens to them.
    let mut b = battle(&para("a", "A1", ""), &germans, &[3, 4, 2, 2]);
    b.give(First, FIRE_A);
    let events = b.give(Second, r#"CheckNext(leader: "k")"#);
    let helpers: Vec<_> = checks(&events).iter().map(|check| (check.unit, check.helper)).collect();
    assert_eq!(helpers, [(id("k"), None), (id("l"), Some(id("k")))], "l has to check when k does");
}

#[test]
fn rul_89_by_its_switch_hex_and_hexside_add_up() {
    let house = r#"buildings: [(material: Stone, hexes: ["B3"])], hexsides: {"wall": ["B2/B3"]},"#;
    let fire = r#"Fire((firers: [(unit: "a")], at: "B3"))"#;
    let text =
        |second: &str| crate::testing::scenario_text(FIELD, house, &para("a", "B2", ""), second, OPERATIONS_FIRST, "");
    let add = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.effects.hexside_cover = HexsideCover::Add;
    };
    let mut b = Battle::changed(&text(&grenadier("x", "B3", "")), add, &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).by("LNL-5.0-17"), Some(3 + 2));
    let mut b = Battle::from_text(&text(&grenadier("x", "B3", "")), &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).by("LNL-5.0-17"), Some(3), "without it the higher counts");
    // Through a corner the higher of the two hexsides counts, in either order.
    for sides in [r#"{"hedge": ["A3/B3"], "wall": ["A3/B4"]}"#, r#"{"wall": ["A3/B3"], "hedge": ["A3/B4"]}"#] {
        let sides = format!("hexsides: {sides},");
        let us = para("a", "C3", "");
        let mut b = Battle::with(FIELD, &sides, &us, &grenadier("x", "A3", ""), OPERATIONS_FIRST, "", &[1, 6]);
        let events = b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
        assert_eq!(shot(&events).by("LNL-5.0-17"), Some(2), "{sides}");
        // Rally, medics and snipers have no use of it.
        let spot = b.spot("A3");
        assert_eq!(b.ask(|table| crate::sections::snipers::hex_cover(table, spot)), 0);
    }
    // A lone sniper doubles his hex, not the wall before it.
    let sniper = r#"(id: "x", unit: "german_sniper", at: "B3", markers: [Fired])"#;
    let mut b = Battle::changed(&text(sniper), add, &[1, 6]);
    let events = b.give(First, fire);
    assert_eq!((shot(&events).by("LNL-5.0-17"), shot(&events).by("LNL-11.4-07")), (Some(3 + 2), Some(3)));
}

#[test]
fn lnl_7_0_07_smoke_adds_to_the_target_modifier() {
    let more = r#"hex_markers: [("B3", SmokeOne)],"#;
    let mut b = Battle::with(
        "...\n...\n.f.",
        "",
        &para("a", "B2", ""),
        &grenadier("x", "B3", ""),
        OPERATIONS_FIRST,
        more,
        &[1, 6],
    );
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B3"))"#));
    assert_eq!((shot.cover(), shot.by("LNL-7.0-07")), (3, Some(1)));
}

#[test]
fn lnl_7_0_08_fire_out_of_smoke_has_one_less() {
    let more = r#"hex_markers: [("A1", SmokeTwo)],"#;
    let mut b =
        Battle::with(FIELD, "", &para("a", "A1", ""), &grenadier("x", "A3", ""), OPERATIONS_FIRST, more, &[1, 6]);
    let shot = shot(&b.give(First, FIRE_A));
    assert_eq!((shot.by("LNL-7.0-08"), shot.strength()), (Some(-1), 1));
}

#[test]
fn degrading_hexes_have_a_line_each() {
    let rows = "...\n.b.\n.b.\n...";
    let mut b = Battle::new(rows, &para("a", "B1", ""), &grenadier("x", "B4", ""), OPERATIONS_FIRST, &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#));
    assert_eq!((shot.by("LNL-10.3-06"), shot.strength()), (Some(-2), 0));
}

#[test]
fn lnl_5_01_01_a_free_good_order_leader_aids_his_own_force() {
    let order = r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#;
    for marker in ["Moved", "LowCrawled", "Fired", "OpsComplete"] {
        let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", &format!("markers: [{marker}]"));
        battle(&us, &grenadier("x", "A3", ""), &[]).refused_by(First, order, "LNL-5.01-01");
    }
    let us = para("a", "A1", "") + &counter("us_glider_leader", "l", "A1", "");
    battle(&us, &grenadier("x", "A3", ""), &[]).refused_by(First, order, "LNL-5.01-01");
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A2", "");
    battle(&us, &grenadier("x", "A3", ""), &[]).refused_by(First, order, "LNL-5.01-01");
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "");
    assert_eq!(shot(&battle(&us, &grenadier("x", "A3", ""), &[1, 6]).give(First, order)).strength(), 3);
}

#[test]
fn lnl_5_01_02_one_leader_aids_an_attack() {
    let us =
        para("a", "A1", "") + &counter("us_leader", "l", "A1", "leadership: 2") + &counter("us_leader", "k", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#));
    assert_eq!((shot.by("LNL-5.01-03"), shot.strength()), (Some(2), 4));
    assert_eq!(shot.firers, [id("a"), id("l")]);
    assert!(!marked(&mut b, "k", Marker::Fired));
}

#[test]
fn lnl_5_01_03_leadership_is_added_to_the_attack() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "leadership: 2");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#));
    assert_eq!(shot.by("LNL-5.01-03"), Some(2));
}

#[test]
fn lnl_5_01_06_a_leader_who_aided_is_marked_fired() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#);
    assert!(marked(&mut b, "l", Marker::Fired) && marked(&mut b, "a", Marker::Fired));
}

#[test]
fn lnl_5_01_07_an_assault_move_does_not_stop_a_leader_from_aiding() {
    let us = para("a", "A1", "markers: [AssaultMoved]") + &counter("us_leader", "l", "A1", "markers: [AssaultMoved]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#));
    assert_eq!((shot.by("LNL-6.1-08"), shot.by("LNL-5.01-03")), (Some(-2), Some(1)));
}

#[test]
fn lnl_5_01_10_a_leader_who_fires_aids_nothing_in_that_attack() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", &carrying("m", "bar"));
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let firers = r#"[(unit: "a"), (unit: "l", own: false, weapons: ["m"])]"#;
    b.refused_by(First, &format!(r#"Fire((firers: {firers}, at: "A3", leader: "l"))"#), "LNL-1.6.1-15");
    let shot = shot(&b.give(First, &format!(r#"Fire((firers: {firers}, at: "A3"))"#)));
    assert_eq!((shot.by("LNL-5.01-03"), shot.strength()), (None, 3));
}

#[test]
fn lnl_11_11_01_one_leader_aids_one_attack() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "") + &counter("us_leader", "k", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let lists =
        b.legal().into_iter().filter(|order| matches!(order, crate::Command::Fire(fire) if fire.leader.is_some()));
    assert_eq!(lists.count(), 1);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "k"))"#));
    assert_eq!(shot.by("LNL-5.01-03"), Some(1));
}

#[test]
fn lnl_5_1_07_a_shaken_leader_uses_his_leadership_for_nothing() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "shaken: true");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#, "LNL-5.1-07");
}

#[test]
fn lnl_5_1_03_shaken_units_fire_nothing() {
    let mut b = battle(&para("a", "A1", "shaken: true"), &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, FIRE_A, "LNL-5.1-03");
}

#[test]
fn lnl_5_2_01_only_units_of_one_location_attack_together() {
    let us = para("a", "A1", "") + &para("b", "A2", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#, "LNL-5.2-01");
    b.refused_by(First, r#"Fire((firers: [(unit: "a"), (unit: "a")], at: "A3"))"#, "LNL-5.2-01");
}

#[test]
fn one_target_for_all_who_fire_from_a_location_in_an_impulse() {
    let us = para("a", "A1", "") + &para("b", "A1", "");
    let mut b = battle(&us, &(grenadier("x", "A3", "") + &grenadier("y", "A4", "")), &[1, 6]);
    b.give(First, FIRE_A);
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A4"))"#, "LNL-4.0-12");
}

#[test]
fn lnl_5_2_02_one_counter_leads_in_full_and_the_owner_chooses() {
    let us = counter("us_parachute_half_squad", "h", "A1", "") + &para("a", "A1", "");
    let fire = |lead: &str| format!(r#"Fire((firers: [(unit: "h"), (unit: "a")], at: "A3"{lead}))"#);
    let germans = grenadier("x", "A3", "");
    let best = shot(&battle(&us, &germans, &[1, 6]).give(First, &fire("")));
    assert_eq!((best.by("LNL-5.2-02"), best.by("LNL-5.2-03"), best.strength()), (Some(2), Some(1), 3));
    let other = shot(&battle(&us, &germans, &[1, 6]).give(First, &fire(r#", lead: "h""#)));
    assert_eq!((other.by("LNL-5.2-02"), other.by("LNL-5.2-03"), other.strength()), (Some(1), Some(2), 2));
    battle(&us, &germans, &[]).refused_by(First, &fire(r#", lead: "x""#), "LNL-5.2-02");
}

#[test]
fn lnl_5_2_03_each_further_counter_adds_half() {
    let us = para("a", "A1", "") + &para("b", "A1", "") + &para("c", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b"), (unit: "c")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-5.2-03"), shot.strength()), (Some(4), 4));
}

#[test]
fn lnl_5_2_04_firepower_0_adds_nothing_of_its_own() {
    let us = para("a", "A1", "") + &counter("wehrmacht_half_squad_0_5_4", "h", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "h")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-5.2-03"), shot.strength()), (None, 2));
}

#[test]
fn lnl_5_2_05_a_fraction_in_the_sum_is_rounded_up_before_modifiers() {
    let fj = counter("fallschirmjaeger_squad", "a", "A1", "markers: [AssaultMoved]");
    let us = fj + &counter("fallschirmjaeger_squad_3_3_4", "b", "A1", "markers: [AssaultMoved]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3", lead: "a"))"#));
    assert_eq!((shot.by("LNL-5.2-05"), shot.strength()), (Some(1), 2 + 2 - 2), "2 and 1 1/2 are 4, less 2");
}

#[test]
fn lnl_5_2_06_machine_guns_and_flamethrowers_add_in_full() {
    let us = para("a", "A1", &carrying("m", "m1919a6")) + &para("b", "A1", &carrying("f", "us_flamethrower"));
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 2]);
    let order = r#"Fire((firers: [(unit: "a", weapons: ["m"]), (unit: "b", weapons: ["f"])], at: "A2"))"#;
    let shot = shot(&b.give(First, order));
    assert_eq!((shot.by("LNL-5.2-06"), shot.by("LNL-1.6.2-01")), (Some(2), Some(4)));
    assert_eq!(shot.strength(), 2 + 1 + 2 + 4 + 2);
}

#[test]
fn lnl_5_2_07_satchels_and_heroes_add_in_full() {
    let us = para("a", "A1", "")
        + &para("b", "A1", &carrying("s", "us_satchel_charge"))
        + &counter("us_hero", "h", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A2", ""), &[1, 6, 1, 1]);
    let order = r#"Fire((firers: [(unit: "a"), (unit: "b", weapons: ["s"]), (unit: "h")], at: "A2"))"#;
    let shot = shot(&b.give(First, order));
    assert_eq!((shot.by("LNL-1.6.2-10"), shot.by("LNL-11.2-08")), (Some(6), Some(2)));
    assert_eq!(shot.strength(), 2 + 1 + 6 + 2 + 2);
}

#[test]
fn lnl_11_2_08_a_hero_adds_his_full_firepower() {
    let us = para("a", "A1", "") + &counter("us_hero", "h", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(
        shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "h")], at: "A3"))"#)).by("LNL-11.2-08"),
        Some(2)
    );
}

#[test]
fn lnl_5_2_08_glider_infantry_is_an_exception_to_the_halving() {
    let us = para("a", "A1", "") + &counter("us_glider_squad", "g", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "g")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-13.92-01"), shot.by("LNL-5.2-03"), shot.strength()), (Some(1), None, 3));
}

#[test]
fn lnl_13_92_01_three_glider_squads_have_3() {
    let us = ["a", "b", "c"].map(|id| counter("us_glider_squad", id, "A1", "")).concat();
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b"), (unit: "c")], at: "A3"))"#));
    assert_eq!((shot.by("LNL-13.92-01"), shot.strength()), (Some(2), 3));
}

#[test]
fn lnl_4_1_02_under_ops_complete_nobody_fires_in_a_later_impulse() {
    let mut b = battle(&para("a", "A1", "markers: [OpsComplete]"), &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, FIRE_A, "LNL-4.1-02");
}

/// A US squad, its half-squad and a leader look at a wood in which a German squad lies, with the dice of the attempt first.
fn spotted(dice: &[u8]) -> Battle {
    let us = para("a", "B1", "") + &para("b", "B1", "") + &counter("us_leader", "l", "B1", "");
    let germans = grenadier("x", "B4", "") + &grenadier("y", "A4", "");
    Battle::new("...\n...\n...\n.w.", &us, &germans, OPERATIONS_FIRST, dice)
}

#[test]
fn lnl_4_1_13_the_spotter_fires_in_full_at_what_it_has_just_spotted() {
    let mut b = spotted(&[1, 1, 6]);
    b.give(First, r#"Spot(unit: "a", at: "B4")"#);
    assert!(marked(&mut b, "a", Marker::OpsComplete));
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "B4"))"#));
    assert_eq!(shot.strength(), 3);
}

#[test]
fn lnl_4_1_14_a_leader_aids_fire_at_what_he_has_just_spotted() {
    let mut b = spotted(&[1, 1, 6]);
    b.give(First, r#"Spot(unit: "l", at: "B4")"#);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B4", leader: "l"))"#));
    assert_eq!(shot.by("LNL-5.01-03"), Some(1));
}

#[test]
fn lnl_4_1_15_against_any_other_hex_the_spotter_is_under_ops_complete() {
    let mut b = spotted(&[1]);
    b.give(First, r#"Spot(unit: "a", at: "B4")"#);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A4"))"#, "LNL-4.1-15");
    let mut b = spotted(&[1]);
    b.give(First, r#"Spot(unit: "l", at: "B4")"#);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A4", leader: "l"))"#, "LNL-5.01-01");
    // In a later impulse the others fire at the spotted hex, the spotter does not.
    let mut b = spotted(&[1, 1, 6]);
    b.give(First, r#"Spot(unit: "a", at: "B4")"#);
    b.give(First, "Pass");
    b.give(Second, "Pass");
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#, "LNL-4.1-02");
    b.give(First, r#"Fire((firers: [(unit: "b")], at: "B4"))"#);
}

#[test]
fn every_listed_attack_is_accepted() {
    let us = para("a", "A1", &carrying("m", "m1919a6"))
        + &counter("us_parachute_half_squad", "h", "A1", &carrying("s", "us_satchel_charge"))
        + &counter("us_leader", "l", "A1", &carrying("n", "mg34"))
        + &counter("us_hero", "o", "A1", "")
        + &counter("us_glider_squad", "g", "B2", "");
    let germans = grenadier("x", "A2", "") + &grenadier("y", "A6", "") + &counter("german_medic", "z", "C3", "");
    let b = battle(&us, &germans, &[]);
    let fires: Vec<_> = b.legal().into_iter().filter(|order| matches!(order, crate::Command::Fire(_))).collect();
    assert!(fires.len() >= 20, "{}", fires.len());
    for command in &fires {
        let crate::Command::Fire(order) = command else { unreachable!() };
        b.ask(|table| facts(table, First, order)).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    }
    for (n, command) in fires.iter().enumerate() {
        assert!(!fires[..n].contains(command), "{command:?} twice");
    }
}

#[test]
fn lnl_11_1_01_a_leader_fires_only_with_a_weapon() {
    let mut b = battle(&counter("us_leader", "l", "A1", ""), &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "l")], at: "A3"))"#, "LNL-11.1-01");
}

#[test]
fn lnl_11_1_04_leadership_helps_fire_damage_checks_rally_melee_withdrawal_and_spotting() {
    let leader = |id: &str, unit: &str, at: &str| counter(unit, id, at, "leadership: 2");
    // Fire and Damage Checks: margin 7, the leader becomes Shaken on 1 + 7 and helps nobody; margin 3, and he helps.
    let us = para("a", "A1", "") + &leader("l", "us_leader", "A1");
    let germans = grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", "");
    let mut b = battle(&us, &germans, &[4, 1, 1, 2]);
    let order = r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#;
    let events = b.give(First, order);
    assert_eq!(shot(&events).by("LNL-5.01-03"), Some(2));
    assert_eq!(checks(&events)[1].helper, None);
    let events = battle(&us, &germans, &[1, 2, 1, 3]).give(First, order);
    let helped = &checks(&events)[1];
    assert_eq!((helped.helper, helped.total), (Some(id("k")), 3 + 3 - 1));
    // Rally: morale 6 and 2.
    let us = para("a", "A1", "shaken: true") + &leader("l", "us_leader", "A1");
    let b = Battle::new(FIELD, &us, &grenadier("x", "C9", ""), crate::testing::RALLY_FIRST, &[]);
    let rally = b.ask(|table| crate::sections::rally::report(table, id("a"), Some(id("l")))).expect("lawful");
    assert_eq!(rally.needed, 6 + 2);
    // Melee attack and withdrawal.
    let us = para("a", "A1", "") + &leader("l", "us_leader", "A1");
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let locked = |dice: &[u8]| {
        let germans = grenadier("x", "A1", "") + &grenadier("y", "C9", "");
        Battle::with(FIELD, "", &us, &germans, OPERATIONS_FIRST, melee, dice)
    };
    let mut b = locked(&[1, 1]);
    b.give(First, r#"FightMelee(at: "A1")"#);
    let events = b.give(First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"], leader: "l")"#);
    assert!(has(&events, |event| matches!(event, Event::MeleeRolled(roll) if roll.total == 4)));
    let events = locked(&[4, 4]).give(First, r#"Withdraw(units: ["a"])"#);
    assert!(has(&events, |event| matches!(event, Event::MoraleRolled { needed: 8, passed: true, .. })));
    // His own spotting: 4 less 2.
    let us = leader("l", "us_leader", "A1");
    let mut b = Battle::new("...f", &us, &grenadier("x", "D1", ""), OPERATIONS_FIRST, &[4]);
    let events = b.give(First, r#"Spot(unit: "l", at: "D1")"#);
    assert!(has(&events, |event| matches!(event, Event::SpotRolled { total: 2, spotted: true, .. })));
}

use super::*;
use crate::sections::fire::test_bench::*;
use crate::sections::snipers::rules::SNIPER_COVER;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};
use table::Side::{First, Second};

const WOOD: &str = ".f.\n...\n...\n...\n.w.\n...\n...\n...\n...";

/// A US sniper who waits.
fn waiting() -> String {
    r#"(id: "s", unit: "us_sniper"),"#.to_string()
}
fn placed(more: &str) -> String {
    counter("us_sniper", "s", "B1", more)
}
fn on_wood(us: &str, germans: &str, dice: &[u8]) -> Battle {
    Battle::new(WOOD, us, germans, OPERATIONS_FIRST, dice)
}

#[test]
fn lnl_11_4_01_snipers_are_not_set_up_and_do_not_move() {
    let mut b = on_wood(&(waiting() + &para("a", "A9", "")), &grenadier("x", "C9", ""), &[]);
    assert_eq!(b.unit("s").spot(), None);
    let mut b2 = on_wood(&placed("markers: [Fired]"), &grenadier("x", "B4", ""), &[]);
    let refusal = b2.refused(First, r#"Move(units: ["s"], by: Move, to: "B2")"#);
    assert_eq!(refusal.rule.0, "LNL-11.4-01");
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "B9"))"#, "LNL-5.0-01");
}

#[test]
fn lnl_11_4_02_he_is_placed_in_cover_without_enemies_and_never_moves() {
    let mut b = on_wood(
        &(waiting() + &para("a", "A9", "")),
        &(grenadier("x", "B5", "") + &grenadier("y", "C9", "markers: [Moved]")),
        &[1, 1, 6],
    );
    b.refused_by(First, r#"PlaceSniper(sniper: "s", at: "A2")"#, "LNL-11.4-02");
    b.refused_by(First, r#"PlaceSniper(sniper: "s", at: "B5")"#, "LNL-11.4-02");
    b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert_eq!(b.unit("s").spot(), Some(b.spot("B1")));
    b.refused_by(First, r#"PlaceSniper(sniper: "s", at: "B1")"#, "LNL-11.4-02");
}

#[test]
fn lnl_5_0_18_a_hexside_is_no_terrain_with_a_positive_modifier() {
    let sides = r#"hexsides: {"wall": ["B2/B3"]},"#;
    let us = waiting() + &para("a", "A9", "");
    let mut b = Battle::with(FIELD, sides, &us, &grenadier("x", "A8", ""), OPERATIONS_FIRST, "", &[]);
    b.refused_by(First, r#"PlaceSniper(sniper: "s", at: "B2")"#, "LNL-11.4-02");
    let more = r#"hex_markers: [("B2", SmokeOne)],"#;
    let mut b = Battle::with(FIELD, "", &us, &grenadier("x", "A8", ""), OPERATIONS_FIRST, more, &[1, 1, 6]);
    b.give(First, r#"PlaceSniper(sniper: "s", at: "B2")"#);
}

#[test]
fn lnl_11_4_03_he_attacks_at_once_what_is_spotted_in_his_sight() {
    let mut b = on_wood(&waiting(), &(grenadier("x", "B9", "") + &grenadier("y", "B5", "")), &[1, 1, 6]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert_eq!(shot(&events).firers, [id("s")]);
    // Two Locations qualify: the owner is asked, and he must fire.
    let mut b = on_wood(&waiting(), &(grenadier("x", "B4", "") + &grenadier("y", "B3", "")), &[1, 1, 6]);
    b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert_eq!(b.legal().len(), 2);
    b.refused_by(First, r#"SniperFire(sniper: "s", at: "B5")"#, "LNL-11.4-03");
    let events = b.give(First, r#"SniperFire(sniper: "s", at: "B3")"#);
    assert_eq!(shot(&events).targets[0].unit, id("y"));
    // An unspotted enemy is left alone.
    let mut b = on_wood(&waiting(), &grenadier("y", "B5", ""), &[]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert!(!has(&events, |event| matches!(event, Event::FireResolved(_))));
}

#[test]
fn lnl_11_4_03_a_vehicle_that_small_arms_harm_is_an_enemy_too() {
    let place = r#"PlaceSniper(sniper: "s", at: "B1")"#;
    let tank = |more: &str| counter("german_tank_t", "t", "B4", &format!("facing: NNE, {more}"));
    // 6 + 6 against 1, armour 2: margin 9, from 7 on it is Shaken.
    let mut b = on_wood(&waiting(), &tank(""), &[6, 6, 1, 1]);
    let events = b.give(First, place);
    assert_eq!((shot(&events).targets[0].unit, shot(&events).targets[0].margin), (id("t"), 12 - 2 - 1));
    assert!(has(&events, |event| matches!(event, Event::FireResolved(fire) if fire.target == Some(id("t")))));
    assert!(b.unit("t").shaken && b.unit("t").buttoned);
    // Buttoned it is safe (LNL-17.2-02), a truck never is.
    let mut b = on_wood(&waiting(), &tank("buttoned: true"), &[]);
    assert!(!has(&b.give(First, place), |event| matches!(event, Event::FireResolved(_))));
    let truck = counter("german_truck", "t", "B4", "facing: NNE, buttoned: true");
    let mut b = on_wood(&waiting(), &truck, &[1, 1, 6]);
    assert_eq!(shot(&b.give(First, place)).targets[0].unit, id("t"));
}

#[test]
fn lnl_11_4_05_vehicles_their_riders_and_men_are_drawn_together() {
    let place = r#"PlaceSniper(sniper: "s", at: "B1")"#;
    let germans = counter("german_tank_t", "t", "B4", "facing: NNE")
        + r#"(id: "r", unit: "wehrmacht_squad", aboard: (vehicle: "t", outside: true)),"#
        + &grenadier("x", "B4", "");
    for (number, victim) in [(1, "t"), (2, "r"), (3, "x")] {
        let mut b = on_wood(&waiting(), &germans, &[number, 1, 1, 6]);
        let events = b.give(First, place);
        assert!(has(
            &events,
            |event| matches!(event, Event::Drawn { number: drawn, among: 3, .. } if *drawn == number)
        ));
        let targets: Vec<_> = shot(&events).targets.iter().map(|target| target.unit).collect();
        assert_eq!(targets, [id(victim)], "one unit alone");
    }
}

#[test]
fn lnl_11_4_04_he_throws_two_dice() {
    let mut b = on_wood(&waiting(), &counter("ss_squad", "x", "B4", ""), &[6, 5, 2, 2]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    let shot = shot(&events);
    assert_eq!((shot.thrown, shot.targets[0].attack_total, shot.targets[0].margin), (11, 11, 9));
    assert_eq!(shot.by("LNL-11.4-04"), Some(0));
}

#[test]
fn lnl_11_4_05_one_unit_at_random_is_hit() {
    let germans = grenadier("x", "B4", "") + &counter("german_leader", "k", "B4", "") + &grenadier("y", "B4", "");
    let mut b = on_wood(&waiting(), &germans, &[3, 4, 4, 2, 3]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    let drawn = Event::Drawn { rule: SNIPER_VICTIM, number: 3, among: 3, counter: id("y") };
    assert!(has(&events, |event| *event == drawn));
    let checks = checks(&events);
    assert_eq!(checks.len(), 1);
    // RUL-103: the leader helps though he is not checked.
    assert_eq!((checks[0].unit, checks[0].helper, checks[0].total), (id("y"), Some(id("k")), 3 + 6 - 1));
}

#[test]
fn lnl_11_4_06_after_it_he_is_marked_fired_and_fires_no_more() {
    let mut b = on_wood(&waiting(), &grenadier("x", "B4", ""), &[1, 1, 6]);
    b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert!(marked(&mut b, "s", Marker::Fired));
    let sniper = b.unit("s");
    assert!(b.ask(|table| target_places(table, sniper)).is_empty());
}

/// The cover of a US sniper in the forest against a German squad.
fn cover_of_sniper(us: &str) -> (i32, Option<i32>) {
    let mut b = on_wood(us, &grenadier("x", "B4", ""), &[1, 6, 2, 2, 2]);
    b.give(First, "Pass");
    let shot = shot(&b.give(Second, r#"Fire((firers: [(unit: "x")], at: "B1"))"#));
    let target = shot.target("s");
    (target.defence_total - 6, target.defence.iter().find(|line| line.rule == SNIPER_COVER).map(|line| line.value))
}

#[test]
fn lnl_11_4_07_alone_he_doubles_the_modifier_of_his_hex() {
    assert_eq!(cover_of_sniper(&placed("markers: [Fired]")), (4, Some(2)));
    assert_eq!(cover_of_sniper(&(placed("markers: [Fired]") + &counter("us_leader", "l", "B1", ""))), (4, Some(2)));
    // Not against an enemy sniper.
    let germans = counter("german_sniper", "t", "B5", "");
    let b = on_wood(&placed("markers: [Fired]"), &germans, &[1, 1, 6]);
    let events: Vec<Event> = b.game.journal().events().cloned().collect();
    assert_eq!((shot(&events).firers[0], shot(&events).cover()), (id("t"), 2));
}

#[test]
fn lnl_11_4_08_with_a_multi_man_counter_he_does_not() {
    assert_eq!(cover_of_sniper(&(placed("markers: [Fired]") + &para("a", "B1", ""))), (2, None));
}

#[test]
fn lnl_11_4_09_he_fires_apart_from_those_who_share_his_hex() {
    let us = placed("markers: [Fired]") + &para("a", "B1", "");
    let mut b = on_wood(&us, &grenadier("x", "B4", ""), &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a"), (unit: "s")], at: "B4"))"#, "LNL-11.4-09");
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B4"))"#));
    assert_eq!(shot.firers, [id("a")]);
}

#[test]
fn lnl_11_4_10_a_shaken_sniper_may_rally_himself() {
    let us = placed("shaken: true");
    let mut b = Battle::new(WOOD, &us, &grenadier("x", "B4", ""), crate::testing::RALLY_FIRST, &[3, 3, 1, 1, 6]);
    b.give(First, r#"Rally(unit: "s")"#);
    assert!(!b.unit("s").shaken);
}

#[test]
fn lnl_5_1_09_a_shaken_sniper_does_not_fire() {
    let mut b = on_wood(&placed("shaken: true"), &grenadier("x", "B4", ""), &[]);
    let sniper = b.unit("s");
    assert!(b.ask(|table| target_places(table, sniper)).is_empty());
    b.give(First, "Pass");
}

#[test]
fn lnl_11_4_11_a_sniper_is_no_melee_fighter() {
    let mut b = on_wood(&placed("markers: [Fired]"), &grenadier("x", "B2", ""), &[]);
    b.give(First, "Pass");
    let events = b.give(Second, r#"Move(units: ["x"], by: Move, to: "B1")"#);
    assert!(has(&events, |event| matches!(event, Event::UnitLost { unit, .. } if *unit == id("s"))));
}

#[test]
fn lnl_11_4_12_under_ops_complete_he_does_not_fire() {
    let mut b = on_wood(&placed("markers: [OpsComplete]"), &grenadier("x", "B4", ""), &[]);
    let sniper = b.unit("s");
    assert!(b.ask(|table| target_places(table, sniper)).is_empty());
    b.give(First, "Pass");
}

#[test]
fn lnl_4_1_03_ops_complete_stops_a_sniper_but_not_against_what_he_has_just_spotted() {
    let b = on_wood(&placed("markers: [OpsComplete]"), &grenadier("x", "B4", ""), &[]);
    assert_eq!(b.legal().iter().filter(|order| matches!(order, Command::SniperFire { .. })).count(), 0);
    let mut b = on_wood(&placed(""), &grenadier("y", "B5", ""), &[1, 1, 1, 6]);
    let events = b.give(First, r#"Spot(unit: "s", at: "B5")"#);
    assert_eq!(shot(&events).firers, [id("s")]);
}

#[test]
fn lnl_11_4_13_he_is_placed_while_the_game_waits_for_either_side() {
    let us = waiting() + &para("a", "A8", "");
    let mut b = Battle::new(WOOD, &us, &grenadier("x", "B4", ""), OPERATIONS_SECOND, &[1, 1, 6]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert!(has(&events, |event| matches!(event, Event::FireResolved(_))));
    assert_eq!(b.ask(|table| table.flow.to_act()), Some(Second), "it ends nothing");
}

#[test]
fn lnl_11_4_14_during_a_move_he_fires_before_the_question_and_beside_its_limit() {
    let us = placed("") + &para("a", "C7", "");
    let mut b = Battle::new(WOOD, &us, &grenadier("x", "B5", ""), OPERATIONS_SECOND, &[1, 1, 6]);
    let events = b.give(Second, r#"Move(units: ["x"], by: Move, to: "B4")"#);
    assert_eq!(shot(&events).firers, [id("s")]);
    assert_eq!(shot(&events).by("LNL-5.3-11"), Some(1));
    assert!(asked(&mut b), "Opportunity Fire is asked for all the same");
    assert_eq!(b.ask(|table| table.flow.moving().unwrap().attacks_here), 0);
}

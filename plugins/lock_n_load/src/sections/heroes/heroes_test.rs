use super::*;
use crate::Command;
use crate::files::definition::UnitKind;
use crate::sections::fire::test_bench::*;
use crate::sections::movement;
use crate::testing::Battle;
use table::Side::{First, Second};

/// German units at A1 fire at US units at A3, whose heroes are `hero-1` (1-4-6) and `hero-2` (2-2-6).
fn fired_at(us: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = battle(us, &counter("ss_squad", "x", "A1", ""), &[]);
    b.give(First, "Pass");
    b.game.use_dice(DiceCup::forced(dice.to_vec()));
    let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A3"))"#);
    (b, events)
}

fn is_there(b: &mut Battle, hero: &str, place: &str) -> bool {
    b.unit(hero).spot() == Some(b.spot(place))
}

#[test]
fn lnl_5_1_24_a_natural_1_and_an_even_die_make_a_hero() {
    let (mut b, events) = fired_at(&para("a", "A3", ""), &[4, 4, 1, 2, 1]);
    assert!(has(&events, |event| *event == Event::HeroRolled { unit: id("a"), die: 2 }));
    assert!(is_there(&mut b, "hero-1", "A3"));
    let (mut b, _) = fired_at(&para("a", "A3", ""), &[4, 4, 1, 3]);
    assert!(!is_there(&mut b, "hero-1", "A3") && !is_there(&mut b, "hero-2", "A3"));
    let (_, events) = fired_at(&para("a", "A3", ""), &[4, 4, 2]);
    assert!(!has(&events, |event| matches!(event, Event::HeroRolled { .. })));
}

#[test]
fn lnl_5_1_25_crews_and_single_men_make_no_heroes() {
    for unit in ["us_parachute_crew", "us_leader", "us_medic", "us_hero"] {
        let (_, events) = fired_at(&counter(unit, "a", "A3", ""), &[4, 4, 1]);
        assert!(!has(&events, |event| matches!(event, Event::HeroRolled { .. })), "{unit}");
    }
}

#[test]
fn lnl_5_1_26_the_roll_is_made_whatever_the_check_does() {
    // Margin 1: no effect; margin 7 on a Shaken squad: Casualties.
    let (_, events) = fired_at(&para("a", "A3", ""), &[3, 4, 1, 1]);
    assert!(has(&events, |event| matches!(event, Event::HeroRolled { .. })));
    let (mut b, events) = fired_at(&para("a", "A3", "shaken: true"), &[6, 1, 1, 2, 2]);
    assert!(has(&events, |event| matches!(event, Event::HeroRolled { .. })));
    assert!(is_there(&mut b, "hero-2", "A3"));
    assert_eq!(b.unit("a").kind, UnitKind::HalfSquad);
}

#[test]
fn lnl_5_1_27_the_hero_is_drawn_at_random() {
    let (mut b, events) = fired_at(&para("a", "A3", ""), &[4, 4, 1, 2, 2]);
    let drawn = Event::Drawn { rule: HERO_DRAWN, number: 2, among: 2, counter: id("hero-2") };
    assert!(has(&events, |event| *event == drawn));
    assert!(is_there(&mut b, "hero-2", "A3"));
}

#[test]
fn lnl_5_1_28_the_hero_takes_over_the_activation_markers() {
    let (mut b, _) = fired_at(&para("a", "A3", "markers: [Fired, OpsComplete]"), &[4, 4, 1, 2, 1]);
    assert!(marked(&mut b, "hero-1", Marker::Fired) && marked(&mut b, "hero-1", Marker::OpsComplete));
}

#[test]
fn lnl_11_2_01_heroes_start_in_the_scenario_or_are_created() {
    let (mut b, _) = fired_at(&(para("a", "A3", "") + &counter("us_hero", "h", "A3", "")), &[4, 4, 1, 2, 1, 1]);
    assert!(is_there(&mut b, "h", "A3") && is_there(&mut b, "hero-1", "A3"));
}

#[test]
fn lnl_11_2_02_squads_and_half_squads_create_them() {
    let (mut b, _) = fired_at(&counter("us_parachute_half_squad", "a", "A3", ""), &[4, 4, 1, 4, 1]);
    assert!(is_there(&mut b, "hero-1", "A3"));
}

#[test]
fn lnl_11_2_03_the_markers_are_those_of_the_creating_unit() {
    use Marker::{AssaultMoved, Fired, LowCrawled, Moved, OpsComplete, Stealthy, WithdrawTried};
    for marker in [Moved, AssaultMoved, LowCrawled, Stealthy, Fired, OpsComplete] {
        let (mut b, _) = fired_at(&para("a", "A3", &format!("markers: [{marker:?}]")), &[4, 4, 1, 2, 1]);
        assert!(is_there(&mut b, "hero-1", "A3"));
        assert_eq!(b.unit("hero-1").markers.0, marker.bit(), "{marker:?} and nothing else");
    }
    // What tells of no activation is not taken over.
    let (mut b, _) = fired_at(&para("a", "A3", &format!("markers: [{WithdrawTried:?}]")), &[4, 4, 1, 2, 1]);
    assert!(is_there(&mut b, "hero-1", "A3") && b.unit("hero-1").markers.0 == 0);
}

/// A US squad moves from A5 to A4 and is fired at with these dice; a natural 1 brings a hero.
fn under_way(dice: &[u8]) -> Battle {
    let mut b = battle(&para("a", "A5", ""), &counter("ss_squad", "x", "A1", ""), dice);
    b.give(First, r#"Move(units: ["a"], by: Move, to: "A4")"#);
    b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A4"))"#);
    b
}

#[test]
fn lnl_5_3_17_a_hero_of_a_moving_unit_goes_on_with_what_it_had_left() {
    let mut b = under_way(&[6, 3, 1, 2, 1]);
    assert!(b.unit("a").shaken, "1 + 6 against 6");
    b.give(First, r#"Step(to: "A3")"#);
    assert!(is_there(&mut b, "hero-1", "A3") && is_there(&mut b, "a", "A4"));
}

#[test]
fn lnl_11_2_04_the_hero_has_spent_the_same_points() {
    let mut b = under_way(&[6, 3, 1, 2, 1]);
    let (spent, limit, units) = b.ask(|table| {
        let moving = table.flow.moving().unwrap();
        let units = movement::still_moving(table, moving);
        let limit = movement::stack::Stack::moving(table, moving, &units).limit;
        (moving.spent, limit, moving.units.clone())
    });
    assert_eq!((spent, limit), (1, 6), "of his own six");
    assert_eq!(units, [id("hero-1")]);
    assert!(marked(&mut b, "hero-1", Marker::Moved));
}

/// A US squad moves by this kind of movement from A5 to A4, where a check of 1 brings a hero; then it stops.
fn born_under_way(by: &str, dice: &[u8]) -> Battle {
    let mut b = battle(&para("a", "A5", "stealth: true"), &counter("ss_squad", "x", "A1", ""), dice);
    b.give(First, &format!(r#"Move(units: ["a"], by: {by}, to: "A4")"#));
    b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A4"))"#);
    b.give(First, "Stop");
    assert!(is_there(&mut b, "hero-1", "A4"));
    b
}

#[test]
fn lnl_5_1_28_a_hero_born_of_an_assault_move_or_stealth_fires_in_that_impulse() {
    for (by, rule) in [("AssaultMove", "LNL-6.1-08"), ("Stealth", "LNL-6.4-03")] {
        let alone = r#"Fire((firers: [(unit: "hero-1")], at: "A1"))"#;
        // His squad is Shaken, 1 + 6 against 6: he fires alone.
        let mut b = born_under_way(by, &[6, 3, 1, 2, 1, 6, 6]);
        assert!(b.unit("a").shaken, "{by}");
        let fire = |command: &Command| matches!(command, Command::Fire(order) if order.firers[0].unit == id("hero-1"));
        assert!(b.legal().iter().any(fire), "{by}");
        let shot = shot(&b.give(First, alone));
        assert_eq!((shot.strength(), shot.by(rule)), (1 - 2, Some(-2)), "{by}");
        // His squad is unharmed: he fires with it.
        let mut b = born_under_way(by, &[3, 4, 1, 2, 1, 1, 6]);
        let shot = crate::sections::fire::test_bench::shot(
            &b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "hero-1")], at: "A1"))"#),
        );
        assert_eq!(shot.strength(), 2 + 1 - 2, "{by}");
        // Not in a later impulse of somebody else's, nor twice.
        b.refused_by(First, alone, "LNL-4.0-12");
    }
    // After a Move he has moved (LNL-4.0-10).
    let mut b = born_under_way("Move", &[3, 4, 1, 2, 1]);
    b.refused_by(First, r#"Fire((firers: [(unit: "hero-1")], at: "A1"))"#, "LNL-4.0-10");
}

#[test]
fn lnl_11_2_04_a_hero_without_points_left_is_refused_by_the_rule_of_his_movement() {
    let squad = para("a", "A6", "values: (2, 5, 6)");
    let mut b = battle(&squad, &counter("ss_squad", "x", "A1", ""), &[6, 3, 1, 2, 1]);
    b.give(First, r#"Move(units: ["a"], by: AssaultMove, to: "A5")"#);
    for to in ["A4", "A3"] {
        b.give(Second, "HoldFire");
        b.give(First, &format!(r#"Step(to: "{to}")"#));
    }
    b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A3"))"#);
    assert!(b.unit("a").shaken && is_there(&mut b, "hero-1", "A3"));
    b.refused_by(First, r#"Step(to: "A4")"#, "LNL-6.1-04");
}

#[test]
fn lnl_11_2_05_a_hero_without_room_appears_beside() {
    let us = para("a", "A3", "") + &counter("us_leader", "l", "A3", "") + &counter("us_medic", "m", "A3", "");
    let (mut b, events) = fired_at(&us, &[4, 4, 2, 1, 2, 2, 2]);
    assert!(has(&events, |event| matches!(event, Event::Asked(Some(Question::GoTo { rule: DISPLACED, .. })))));
    b.refused_by(First, r#"GoTo(unit: "hero-2", to: "A6")"#, "LNL-11.2-05");
    b.give(First, r#"GoTo(unit: "hero-2", to: "A4")"#);
    assert!(is_there(&mut b, "hero-2", "A4"));
    // Not among enemies.
    let beside = b.spot("A2");
    let enemy = b.spot("A1");
    let hero = b.unit("hero-1");
    assert!(!b.ask(|table| places_beside(table, beside, hero)).contains(&enemy));
}

#[test]
fn lnl_11_2_05_nobody_places_a_sniper_into_the_room_of_a_hero_who_is_asked_where_he_goes() {
    let us = para("a", "A3", "")
        + &counter("us_leader", "l", "A3", "")
        + &counter("us_medic", "m", "A3", "")
        + &counter("us_leader", "k", "A4", "")
        + r#"(id: "n", unit: "us_sniper"),"#;
    let germans = counter("ss_squad", "x", "A1", "") + r#"(id: "N", unit: "german_sniper"),"#;
    let smoke = r#"hex_markers: [("A4", SmokeOne), ("A5", SmokeOne)],"#;
    let dice = [4, 4, 2, 1, 2, 2, 2];
    let start = crate::testing::OPERATIONS_SECOND;
    let mut b = Battle::with(FIELD, "", &us, &germans, start, smoke, &dice);
    b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A3"))"#);
    b.refused_by(First, r#"PlaceSniper(sniper: "n", at: "A4")"#, "LNL-1.3-06");
    b.refused_by(Second, r#"PlaceSniper(sniper: "N", at: "A4")"#, "LNL-11.4-02");
    b.give(First, r#"PlaceSniper(sniper: "n", at: "A5")"#);
    b.give(First, r#"GoTo(unit: "hero-2", to: "A4")"#);
    assert!(is_there(&mut b, "hero-2", "A4"));
}

#[test]
fn lnl_11_2_06_heroes_may_assault_move() {
    let mut b = battle(&counter("us_hero", "h", "A1", ""), &grenadier("x", "A9", ""), &[]);
    b.give(First, r#"Move(units: ["h"], by: AssaultMove, to: "A2")"#);
    assert!(marked(&mut b, "h", Marker::AssaultMoved));
}

#[test]
fn lnl_11_2_09_units_in_a_heros_location_may_rally_without_a_leader() {
    let us = para("a", "A1", "shaken: true") + &counter("us_hero", "h", "A1", "");
    let mut b = Battle::new(FIELD, &us, &grenadier("x", "A9", ""), crate::testing::RALLY_FIRST, &[3, 3]);
    b.give(First, r#"Rally(unit: "a", by: "h")"#);
    assert!(!b.unit("a").shaken);
    let us = para("a", "A1", "shaken: true") + &counter("us_hero", "h", "A2", "");
    let mut b = Battle::new(FIELD, &us, &grenadier("x", "A9", ""), crate::testing::RALLY_FIRST, &[]);
    b.refused(First, r#"Rally(unit: "a")"#);
}

#[test]
fn lnl_11_2_13_the_hero_is_of_the_creating_units_formation() {
    let (_, events) = fired_at(&counter("us_glider_squad", "g", "A3", ""), &[4, 4, 1, 2]);
    assert!(!has(&events, |event| matches!(event, Event::UnitPlaced { .. })), "the pool holds parachute heroes only");
}

#[test]
fn lnl_11_2_14_without_a_counter_or_a_place_no_hero_appears() {
    // Two checks of 1 take both heroes, the third finds none.
    let us = para("a", "A3", "") + &para("b", "A3", "") + &para("c", "A3", "");
    let (mut b, events) = fired_at(&us, &[3, 4, 1, 2, 1, 1, 2, 1, 2]);
    let placed = events.iter().filter(|event| matches!(event, Event::UnitPlaced { .. })).count();
    assert_eq!(placed, 2);
    assert_eq!(b.dice_left(), 0, "the last of a pool is not drawn for");
    assert!(is_there(&mut b, "hero-1", "A3") && is_there(&mut b, "hero-2", "A3"));
}

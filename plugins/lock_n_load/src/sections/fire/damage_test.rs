use super::*;
use crate::facts::situation::{OffMap, UnitState};
use crate::files::definition::UnitKind;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST, definitions};
use table::Side::{First, Second};

const FIRE: &str = r#"Fire((firers: [(unit: "a")], at: "A3"))"#;

/// A squad 2-5-4 fires at German units in the open at two hexes with these dice.
fn fired_at(germans: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = battle(&para("a", "A1", ""), germans, dice);
    let events = b.give(First, FIRE);
    (b, events)
}

fn lost(b: &mut Battle, unit: &str) -> bool {
    b.unit(unit).state == UnitState::Off(OffMap::Lost)
}

#[test]
fn the_bands_of_the_table() {
    let rows = definitions().tables.damage;
    use CheckResult::{Casualties, Eliminated, NoEffect, Shaken, Wounded};
    for (total, single, hero, shaken) in [
        (6, NoEffect, NoEffect, NoEffect),
        (7, Shaken, Wounded, Casualties),
        (11, Shaken, Wounded, Casualties),
        (12, Wounded, Wounded, Casualties),
        (17, Wounded, Wounded, Casualties),
        (18, Eliminated, Eliminated, Eliminated),
    ] {
        assert_eq!(result(&rows.single_man, 6, total), single);
        assert_eq!(result(&rows.hero, 6, total), hero);
        assert_eq!(result(&rows.shaken_multi_man, 6, total), shaken);
    }
    assert_eq!(result(&rows.shaken_single_man, 6, 7), Wounded);
}

#[test]
fn lnl_5_0_10_a_check_is_die_plus_margin_against_morale() {
    let (_, events) = fired_at(&grenadier("x", "A3", ""), &[4, 4, 4]);
    let check = &checks(&events)[0];
    assert_eq!((check.total, check.morale, check.result), (6, 5, CheckResult::Shaken));
    assert_eq!(check.lines[0], Line::of(MARGIN, 2));
}

#[test]
fn lnl_5_0_11_leaders_check_first() {
    let germans = grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", "");
    let (_, events) = fired_at(&germans, &[4, 4, 2, 2]);
    assert_eq!(checks(&events).iter().map(|check| check.unit).collect::<Vec<_>>(), [id("k"), id("x")]);
}

#[test]
fn lnl_5_0_12_a_leader_in_good_order_after_his_check_helps_the_others() {
    let germans = grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", "leadership: 2");
    let (_, events) = fired_at(&germans, &[4, 4, 2, 6]);
    let checks = checks(&events);
    assert_eq!((checks[0].helper, checks[0].total), (None, 4), "never himself");
    assert_eq!((checks[1].helper, checks[1].total, checks[1].lines[1].rule), (Some(id("k")), 6 + 2 - 2, HELP));
    // Shaken by his own check he helps nobody; RUL-14: no marker but Shaken stops him.
    let (_, events) = fired_at(&germans, &[4, 4, 6, 6]);
    assert_eq!(self::checks(&events)[1].helper, None);
    let germans = grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", "markers: [OpsComplete]");
    let (_, events) = fired_at(&germans, &[4, 4, 2, 6]);
    assert_eq!(self::checks(&events)[1].helper, Some(id("k")));
}

#[test]
fn lnl_5_0_13_the_owner_orders_his_leaders_and_one_helps() {
    let germans = grenadier("x", "A3", "")
        + &counter("german_leader", "k", "A3", "leadership: 2")
        + &counter("german_leader", "l", "A3", "");
    let (mut b, events) = fired_at(&germans, &[4, 4, 2, 2, 4]);
    assert!(checks(&events).is_empty());
    assert_eq!(b.legal(), [id("k"), id("l")].map(|leader| crate::Command::CheckNext { leader }));
    b.refused_by(Second, r#"CheckNext(leader: "x")"#, "LNL-5.0-13");
    let checks = checks(&b.give(Second, r#"CheckNext(leader: "l")"#));
    assert_eq!(checks.iter().map(|check| check.unit).collect::<Vec<_>>(), [id("l"), id("k"), id("x")]);
    assert_eq!(checks[1].total, 2 + 2 - 1, "the first helps the second");
    assert_eq!(checks[2].total, 4 + 2 - 2, "one modifier, the better");
}

#[test]
fn lnl_5_1_01_shaken_turns_the_counter() {
    let (b, events) = fired_at(&grenadier("x", "A3", ""), &[4, 4, 4]);
    assert!(has(&events, |event| *event == Event::UnitShaken { unit: id("x") }));
    assert!(b.unit("x").shaken);
}

#[test]
fn lnl_5_1_13_heroes_are_never_shaken() {
    let (mut b, events) = fired_at(&counter("german_hero", "x", "A3", ""), &[6, 1, 1]);
    assert_eq!(checks(&events)[0].result, CheckResult::Wounded);
    assert!(!b.unit("x").shaken && marked(&mut b, "x", Marker::Wounded));
}

#[test]
fn lnl_11_2_11_a_wounded_hero_shows_his_wounded_side_and_dies_of_the_second_wound() {
    let (b, _) = fired_at(&counter("german_hero", "x", "A3", ""), &[6, 1, 1]);
    let hero = b.unit("x");
    assert_eq!(b.ask(|table| (table.morale(hero), table.own_firepower(hero))), (5, 1));
    let (mut b, _) = fired_at(&counter("german_hero", "x", "A3", "markers: [Wounded]"), &[6, 1, 1]);
    assert!(lost(&mut b, "x"));
}

#[test]
fn lnl_5_1_14_casualties_make_a_squad_a_shaken_half_squad() {
    let (b, events) = fired_at(&counter("fallschirmjaeger_squad", "x", "A3", ""), &[6, 1, 5]);
    assert_eq!(checks(&events)[0].result, CheckResult::Casualties);
    let x = b.unit("x");
    assert_eq!((x.kind, x.shaken), (UnitKind::HalfSquad, true));
    let key = b.ask(|table| table.definition(x).id.clone());
    assert_eq!(key, "fallschirmjaeger_half_squad");
}

#[test]
fn lnl_5_1_15_casualties_eliminate_half_squads_and_crews() {
    for unit in ["fallschirmjaeger_half_squad", "fallschirmjaeger_crew"] {
        let (mut b, events) = fired_at(&counter(unit, "x", "A3", ""), &[6, 1, 5]);
        assert_eq!(checks(&events)[0].result, CheckResult::Casualties);
        assert!(lost(&mut b, "x"));
        assert!(has(&events, |event| *event == Event::PointsGained { side: First, losses: 1, exits: 0 }));
    }
}

#[test]
fn lnl_5_1_16_the_half_squad_keeps_markers_and_one_weapon_and_does_not_check_again() {
    let two = r#"markers: [Moved, OpsComplete], weapons: [(id: "m", weapon: "mg34"), (id: "n", weapon: "mg42")]"#;
    let (mut b, events) = fired_at(&counter("fallschirmjaeger_squad", "x", "A3", two), &[6, 2, 5]);
    assert_eq!(checks(&events).len(), 1);
    assert!(marked(&mut b, "x", Marker::Moved) && marked(&mut b, "x", Marker::OpsComplete));
    b.give(Second, r#"DropWeapon(weapon: "m")"#);
    let x = id("x");
    assert_eq!(b.ask(|table| table.carried_by(x).map(|weapon| weapon.id).collect::<Vec<_>>()), [id("n")]);
    assert_eq!(b.dice_left(), 0);
}

#[test]
fn lnl_1_6_1_19_a_reduced_squad_drops_one_of_two_weapons_in_its_hex() {
    let two = r#"weapons: [(id: "m", weapon: "mg34"), (id: "n", weapon: "mg42")]"#;
    let (mut b, _) = fired_at(&counter("fallschirmjaeger_squad", "x", "A3", two), &[6, 1, 5]);
    assert_eq!(b.legal(), [id("m"), id("n")].map(|weapon| crate::Command::DropWeapon { weapon }));
    b.refused_by(Second, r#"DropWeapon(weapon: "a")"#, "LNL-1.6.1-19");
    b.give(Second, r#"DropWeapon(weapon: "n")"#);
    let spot = b.spot("A3");
    assert_eq!(b.weapon("n").lies, Some(spot));
}

#[test]
fn lnl_1_6_1_20_the_weapons_of_an_eliminated_unit_stay_in_its_hex() {
    let (b, _) = fired_at(&counter("fallschirmjaeger_crew", "x", "A3", &carrying("m", "mg42_tripod")), &[6, 1, 5]);
    let spot = b.spot("A3");
    let gun = b.weapon("m");
    assert_eq!((gun.lies, gun.carrier, gun.set_up), (Some(spot), None, true));
}

#[test]
fn lnl_5_1_18_a_wounded_single_man_is_turned_and_marked() {
    let (mut b, _) = fired_at(&counter("german_leader", "x", "A3", ""), &[6, 1, 4]);
    assert!(b.unit("x").shaken && marked(&mut b, "x", Marker::Wounded));
}

#[test]
fn lnl_5_1_19_a_hero_is_turned_to_his_wounded_side_and_not_shaken() {
    let (mut b, events) = fired_at(&counter("german_hero", "x", "A3", ""), &[6, 1, 5]);
    assert!(!has(&events, |event| matches!(event, Event::UnitShaken { .. })));
    assert!(marked(&mut b, "x", Marker::Wounded));
}

#[test]
fn lnl_5_1_20_a_wounded_leader_has_morale_and_leadership_1_lower() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "leadership: 2, markers: [Wounded]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let leader = b.unit("l");
    assert_eq!(b.ask(|table| (table.morale(leader), table.leadership(leader))), (5, 1));
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#));
    assert_eq!(shot.by("LNL-5.01-03"), Some(1));
    // RUL-19: one below 0 does not have to help.
    let germans = grenadier("x", "A3", "") + &counter("german_leader", "k", "A3", "leadership: 0, markers: [Wounded]");
    let (_, events) = fired_at(&germans, &[4, 4, 1, 2]);
    assert_eq!(checks(&events)[1].helper, None);
}

#[test]
fn lnl_5_1_22_who_is_wounded_again_is_eliminated() {
    let (mut b, events) =
        fired_at(&counter("german_leader", "x", "A3", "shaken: true, markers: [Wounded]"), &[6, 1, 1]);
    assert_eq!(checks(&events)[0].result, CheckResult::Wounded, "so says the table");
    assert!(lost(&mut b, "x"));
}

#[test]
fn lnl_5_1_17_a_moving_single_man_who_is_wounded_stops() {
    let germans = counter("german_hero", "x", "A4", "") + &grenadier("y", "A4", "");
    let mut b = reaction(&para("a", "A1", ""), &germans, &[5, 2, 2, 2]);
    b.give(Second, r#"Move(units: ["x", "y"], by: Move, to: "A3")"#);
    // Margin 2 + 1 + 5 - 2 = 6: the hero is wounded, so is nobody else; the squad is Shaken.
    b.give(First, FIRE);
    assert!(marked(&mut b, "x", Marker::Wounded));
    assert!(b.ask(|table| table.flow.moving().is_none()));
}

#[test]
fn lnl_5_1_23_wounded_stays_over_the_administrative_phase() {
    let us = para("a", "A1", "markers: [Fired]") + &counter("us_leader", "l", "A1", "markers: [Wounded]");
    let mut b = battle(&us, &grenadier("x", "A9", ""), &[4, 2]);
    for side in [First, Second, First] {
        b.give(side, "Pass");
    }
    assert_eq!(b.ask(|table| table.flow.turn.number), 2);
    assert!(marked(&mut b, "l", Marker::Wounded) && !marked(&mut b, "a", Marker::Fired));
}

#[test]
fn lnl_5_1_04_shaken_units_do_not_go_nearer_to_an_enemy_in_sight() {
    let mut b = battle(&para("a", "A3", "shaken: true"), &grenadier("x", "A9", ""), &[]);
    b.refused_by(First, r#"Move(units: ["a"], by: Move, to: "A4")"#, "LNL-5.1-04");
}

#[test]
fn lnl_11_0_01_leaders_heroes_snipers_and_medics_are_single_men() {
    use UnitKind::{Crew, HalfSquad, Hero, Leader, Medic, Sniper, Squad};
    let definitions = definitions();
    let is = |kind: &UnitKind, one: Trait| definitions.class(*kind).traits.contains(&one);
    let single = |kind| is(kind, Trait::SingleMan) && !is(kind, Trait::MultiMan);
    assert!([Leader, Hero, Sniper, Medic].iter().all(single));
    assert!([Squad, HalfSquad, Crew].iter().all(|kind| is(kind, Trait::MultiMan) && !single(kind)));
    // They check on the rows of single men: twice the morale wounds.
    for unit in ["german_leader", "german_medic", "german_sniper"] {
        let (_, events) = fired_at(&counter(unit, "x", "A3", "morale: (6, 6), markers: [Fired]"), &[6, 1, 5]);
        assert_eq!(checks(&events)[0].result, CheckResult::Wounded, "{unit}");
    }
}

#[test]
fn lnl_11_1_02_a_leader_does_not_enter_melee_alone() {
    let mut b = battle(&counter("us_leader", "l", "A1", ""), &grenadier("x", "A2", ""), &[]);
    b.refused_by(First, r#"Move(units: ["l"], by: Move, to: "A2")"#, "LNL-8.0-05");
}

#[test]
fn lnl_11_1_03_a_leader_alone_without_a_melee_weapon_is_eliminated_by_enemies_who_move_in() {
    let mut b = battle(&para("a", "A1", ""), &counter("german_leader", "x", "A2", ""), &[]);
    let events = b.give(First, r#"Move(units: ["a"], by: Move, to: "A2")"#);
    let gone = Event::UnitLost { unit: id("x"), cause: LossCause::Surrender };
    assert!(has(&events, |event| *event == gone) && lost(&mut b, "x"));
}

#[test]
fn points_for_losses_go_to_the_other_side() {
    let (b, _) = fired_at(&counter("fallschirmjaeger_squad", "x", "A3", ""), &[6, 1, 5]);
    assert_eq!(b.ask(|table| table.flow.loss_points), [1, 0], "a squad that is reduced counts 1");
}

#[test]
fn lnl_23_0_01_each_squad_is_reduced_to_the_half_squad_of_its_row() {
    for (squad, half) in [
        ("us_parachute_squad", "us_parachute_half_squad"),
        ("fallschirmjaeger_squad_3_3_4", "fallschirmjaeger_half_squad"),
        ("ss_squad", "ss_half_squad"),
        ("ss_squad_2_3_4", "ss_half_squad_1_3_4"),
    ] {
        let (b, _) = fired_at(&counter(squad, "x", "A3", ""), &[6, 1, 5]);
        let x = b.unit("x");
        assert_eq!(b.ask(|table| table.definition(x).id.clone()), half);
    }
}

#[test]
fn lnl_23_0_02_the_half_squad_appears_shaken() {
    let (b, _) = fired_at(&counter("ss_squad", "x", "A3", ""), &[6, 1, 5]);
    assert!(b.unit("x").shaken);
    let (b, _) = fired_at(&counter("ss_squad", "x", "A3", "shaken: true"), &[6, 1, 2]);
    assert!(b.unit("x").shaken && b.unit("x").kind == UnitKind::HalfSquad);
}

#[test]
fn lnl_13_82_01_a_die_decides_the_wehrmacht_half_squad() {
    for die in 1..=6 {
        let (b, events) = fired_at(&grenadier("x", "A3", ""), &[6, 2, 5, die]);
        assert!(has(&events, |event| matches!(event, Event::HalfSquadRolled { die: thrown, .. } if *thrown == die)));
        let x = b.unit("x");
        let printed = b.ask(|table| (table.own_firepower(x), table.definition(x).front.range, x.kind));
        let firepower = if die % 2 == 0 { 1 } else { 0 };
        assert_eq!(printed, (firepower, 5, UnitKind::HalfSquad), "{die}");
    }
    // A squad with a fixed half-squad throws none.
    let (b, events) = fired_at(&counter("ss_squad", "x", "A3", "shaken: true"), &[6, 1, 2]);
    assert!(b.unit("x").kind == UnitKind::HalfSquad && b.dice_left() == 0);
    assert!(!has(&events, |event| matches!(event, Event::HalfSquadRolled { .. })));
}

#[test]
fn lnl_13_93_01_a_die_decides_the_glider_half_squad() {
    // Shaken already: its morale of 5 and result 11 make Casualties.
    let half = |die| {
        let (b, _) = fired_at(&counter("us_glider_squad", "x", "A3", "shaken: true"), &[6, 2, 5, die]);
        let x = b.unit("x");
        b.ask(|table| table.definition(x).id.clone())
    };
    assert_eq!(half(2), "us_glider_half_squad");
    assert_eq!(half(5), "us_glider_half_squad_0_5_4");
}

#[test]
fn lnl_5_1_06_shaken_units_fight_no_melee() {
    let mut b = Battle::new(FIELD, &para("a", "A1", ""), &grenadier("x", "A2", "shaken: true"), OPERATIONS_FIRST, &[]);
    let events = b.give(First, r#"Move(units: ["a"], by: Move, to: "A2")"#);
    let surrendered = |event: &Event| matches!(event, Event::UnitLost { cause: LossCause::Surrender, .. });
    assert!(has(&events, surrendered) && lost(&mut b, "x"));
}

#[test]
fn lnl_5_1_22_the_check_tells_the_tables_word_and_the_loss_follows() {
    // A leader wounded before: Wounded, and he is gone. A half-squad: Casualties, and it is gone.
    for (target, result) in [
        (counter("german_leader", "x", "A3", "markers: [Wounded], morale: (4, 4)"), CheckResult::Wounded),
        (counter("wehrmacht_half_squad", "x", "A3", ""), CheckResult::Casualties),
    ] {
        let mut found = None;
        for die in 1..=6 {
            let mut b = battle(&para("a", "A1", ""), &target, &[6, 2, die, 1]);
            let events = b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3"))"#);
            if checks(&events)[0].result == result {
                let lost = has(&events, |event| matches!(event, Event::UnitLost { unit, .. } if *unit == id("x")));
                found = Some(lost && b.unit("x").spot().is_none());
            }
        }
        assert_eq!(found, Some(true), "{result:?}");
    }
}

use crate::facts::event::{CheckResult, Event, LossCause, MoraleRoll};
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, UnitNow, UnitState};
use crate::files::markers::{HexMarker, Marker};
use crate::sections::fire::odds;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::Side::{First, Second};

/// A squad 2-5-4 with a machine gun of firepower 2, beside the target in A2.
fn gunners() -> String {
    para("a", "A1", &carrying("gun", "m1919a6"))
}
const ALL: &str = r#"Fire((firers: [(unit: "a", weapons: ["gun"])], at: "A2"))"#;
const AT_TANK: &str = r#"Fire((firers: [(unit: "a", weapons: ["gun"])], at: "A2", target: "tank"))"#;
fn tank(more: &str) -> String {
    counter("german_tank_t", "tank", "A2", more)
}
/// A rider of the tank; morale 5.
fn rider(id: &str, unit: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", aboard: (vehicle: "tank", outside: true)),"#)
}
fn woods(first: &str, second: &str, dice: &[u8]) -> Battle {
    Battle::new("...\nw..\n...\n...", first, second, OPERATIONS_FIRST, dice)
}
fn state(b: &Battle, unit: &str) -> UnitNow {
    b.unit(unit)
}

#[test]
fn lnl_xb_25_small_arms_on_an_open_tank() {
    // 3 + 4 + 2 against 4 + 1 + 2: margin 2. A die of 4 makes 6, which is the tank's morale.
    let mut b = woods(&gunners(), &tank(""), &[3, 4, 4]);
    let events = b.give(First, AT_TANK);
    let shot = shot(&events);
    assert_eq!((shot.target("tank").attack_total, shot.target("tank").defence_total), (9, 7));
    assert_eq!(checks(&events)[0].total, 6);
    assert_eq!(checks(&events)[0].result, CheckResult::NoEffect);
    // A die of 5: Shaken and Buttoned.
    let mut b = woods(&gunners(), &tank(""), &[3, 4, 5]);
    b.give(First, AT_TANK);
    assert!(state(&b, "tank").shaken && state(&b, "tank").buttoned);
    // Buttoned and without riders it is not attacked.
    woods(&gunners(), &tank("buttoned: true"), &[]).refused_by(First, AT_TANK, "LNL-17.2-02");
}

#[test]
fn lnl_xb_26_riders() {
    let second = tank("buttoned: true") + &rider("r", "wehrmacht_squad");
    let mut b = woods(&gunners(), &second, &[3, 4, 4]);
    let events = b.give(First, AT_TANK);
    let made = checks(&events);
    assert_eq!(made.len(), 1, "the Buttoned tank makes no check");
    assert_eq!((made[0].unit, made[0].total, made[0].result), (id("r"), 6, CheckResult::Shaken));
    let rider = state(&b, "r");
    assert!(rider.shaken && rider.has(Marker::Moved));
    assert_eq!((rider.spot(), rider.aboard), (Some(b.spot("A2")), None));
}

#[test]
fn lnl_1_6_1_19_reduced_riders_drop_one_of_two_weapons_in_the_hex_of_their_vehicle() {
    let two = r#"weapons: [(id: "m", weapon: "mg34"), (id: "n", weapon: "mg42")]"#;
    let rider =
        format!(r#"(id: "r", unit: "wehrmacht_squad", shaken: true, aboard: (vehicle: "tank", outside: true), {two})"#);
    let mut b = woods(&gunners(), &(tank("buttoned: true") + &rider), &[3, 4, 4, 1]);
    b.give(First, AT_TANK);
    assert_eq!(b.legal(), [id("m"), id("n")].map(|weapon| crate::Command::DropWeapon { weapon }));
    b.give(Second, r#"DropWeapon(weapon: "n")"#);
    assert_eq!(b.weapon("n").lies, Some(b.spot("A2")));
}

#[test]
fn lnl_17_2_11_the_others_may_dismount_with_a_rider_who_is_driven_off() {
    let second = tank("buttoned: true")
        + &rider("r", "wehrmacht_half_squad_0_5_4")
        + &rider("s", "wehrmacht_half_squad_0_5_4")
        + &rider("l", "german_leader");
    // Margin 2: the leader and the second half-squad pass, the first does not.
    let driven = || {
        let mut b = woods(&gunners(), &second, &[3, 4, 2, 5, 2]);
        b.give(First, AT_TANK);
        assert!(state(&b, "r").shaken && state(&b, "r").aboard.is_none());
        b
    };
    let mut b = driven();
    assert_eq!(b.legal().len(), 3, "either of the two, or nobody");
    b.refused_by(Second, r#"JumpOff(unit: "r")"#, "LNL-17.2-11");
    b.give(Second, r#"JumpOff(unit: "s")"#);
    let jumped = state(&b, "s");
    assert!(jumped.good_order() && jumped.has(Marker::Moved) && jumped.spot() == Some(b.spot("A2")));
    b.give(Second, "Stay");
    assert!(state(&b, "l").aboard.is_some() && b.ask(|table| table.flow.question.is_none()));
    // Nobody follows.
    let mut b = driven();
    b.give(Second, "Stay");
    assert!(state(&b, "s").aboard.is_some() && !state(&b, "s").has(Marker::Moved));
    // Where nobody is driven off nothing is asked.
    let mut b = woods(&gunners(), &second, &[3, 4, 2, 2, 2]);
    b.give(First, AT_TANK);
    assert!(b.ask(|table| table.flow.question.is_none()));
}

#[test]
fn lnl_xb_50_a_satchel_charge_on_a_tank() {
    let us = counter("us_glider_squad", "a", "A1", &carrying("charge", "us_satchel_charge"));
    let order = r#"Fire((firers: [(unit: "a", weapons: ["charge"])], at: "A2", target: "tank"))"#;
    let mut b = battle(&us, &tank(""), &[3, 4, 1]);
    let events = b.give(First, order);
    assert_eq!((shot(&events).target("tank").attack_total, shot(&events).target("tank").margin), (12, 6));
    // The charge alone has no other modifiers.
    let alone = r#"Fire((firers: [(unit: "a", own: false, weapons: ["charge"])], at: "A2", target: "tank"))"#;
    let events = battle(&us, &tank(""), &[3, 4, 1]).give(First, alone).to_vec();
    assert_eq!((shot(&events).target("tank").attack_total, shot(&events).target("tank").margin), (9, 3));
}

#[test]
fn lnl_17_2_01_ordnance_is_no_small_arm() {
    let us = para("a", "A1", &carrying("w", "sample_heat"));
    let order = r#"Fire((firers: [(unit: "a", weapons: ["w"])], at: "A2", target: "tank"))"#;
    battle(&us, &tank(""), &[]).refused_by(First, order, "LNL-1.6.1-B05");
}

#[test]
fn lnl_1_6_23_b03_an_anti_tank_grenade_is_fired_neither_at_infantry_nor_as_a_shot() {
    let us = para("a", "A1", &carrying("w", "sample_grenade"));
    let men = grenadier("x", "A2", "");
    let throw = r#"Fire((firers: [(unit: "a", own: false, weapons: ["w"])], at: "A2"))"#;
    battle(&us, &men, &[]).refused_by(First, throw, "LNL-1.6.23-B03");
    battle(&us, &tank(""), &[]).refused_by(First, throw, "LNL-1.6.23-B03");
    let shoot = r#"Shoot((unit: "a", weapon: "w", at: "A2"))"#;
    battle(&us, &men, &[]).refused_by(First, shoot, "LNL-1.6.23-B03");
}

#[test]
fn lnl_17_2_02_a_buttoned_armoured_vehicle_is_safe_unless_it_is_open_on_top() {
    battle(&gunners(), &tank("buttoned: true"), &[]).refused_by(First, AT_TANK, "LNL-17.2-02");
    let open_top = counter("us_open_top", "tank", "A2", "facing: NNE, buttoned: true");
    let german = grenadier("x", "A1", "");
    let mut b = Battle::new(FIELD, &open_top, &german, crate::testing::OPERATIONS_SECOND, &[1, 6]);
    let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A2"))"#);
    assert_eq!(shot(&events).targets[0].unit, id("tank"));
}

#[test]
fn lnl_17_2_03_fire_at_a_mixed_hex_chooses_one_vehicle_or_all_others() {
    let mixed = tank("") + &grenadier("x", "A2", "");
    let events = battle(&gunners(), &mixed, &[1, 6, 2]).give(First, ALL).to_vec();
    assert_eq!(shot(&events).targets.iter().map(|t| t.unit).collect::<Vec<_>>(), [id("x")]);
    let events = battle(&gunners(), &mixed, &[1, 6]).give(First, AT_TANK);
    assert_eq!(shot(&events).targets.iter().map(|t| t.unit).collect::<Vec<_>>(), [id("tank")]);
    // Where nobody else is the only vehicle needs no name; two of them do.
    let events = battle(&gunners(), &tank(""), &[1, 6]).give(First, ALL);
    assert_eq!(shot(&events).targets[0].unit, id("tank"));
    let two = tank("") + &counter("german_tank_t", "other", "A2", "");
    battle(&gunners(), &two, &[]).refused_by(First, ALL, "LNL-17.2-03");
    let order = AT_TANK.replace("target: \"tank\"", "target: \"x\"");
    battle(&gunners(), &mixed, &[]).refused_by(First, &order, "LNL-17.2-03");
}

#[test]
fn lnl_17_2_03_each_choice_is_offered() {
    let mixed = tank("") + &counter("german_tank_t", "shut", "A2", "buttoned: true") + &grenadier("x", "A2", "");
    let b = battle(&gunners(), &mixed, &[]);
    let mut targets: Vec<String> = b
        .legal()
        .iter()
        .filter_map(|command| match command {
            crate::Command::Fire(order) => Some(order.target.map_or("others".into(), |id| id.to_string())),
            _ => None,
        })
        .collect();
    targets.sort();
    targets.dedup();
    assert_eq!(targets, ["others", "tank"]);
}

#[test]
fn lnl_17_2_05_the_lowest_armour_factor_adds_to_the_defence() {
    let events = battle(&gunners(), &tank("facing: NNE"), &[1, 6]).give(First, AT_TANK);
    assert_eq!((shot(&events).cover(), shot(&events).by("LNL-17.2-05")), (2, Some(2)));
}

#[test]
fn lnl_17_2_06_the_vehicle_and_every_rider_check_with_one_margin() {
    let second = tank("") + &rider("r", "wehrmacht_half_squad") + &rider("s", "wehrmacht_half_squad");
    let events = battle(&gunners(), &second, &[4, 1, 1, 1, 1, 1, 1]).give(First, AT_TANK);
    let made: Vec<_> = checks(&events).into_iter().map(|check| (check.unit, check.lines[0].value)).collect();
    assert_eq!(made, [(id("r"), 7), (id("s"), 7), (id("tank"), 7)]);
}

#[test]
fn lnl_17_2_07_a_buttoned_vehicle_is_not_checked_but_its_riders_are() {
    let second = tank("buttoned: true") + &rider("r", "wehrmacht_squad");
    let events = battle(&gunners(), &second, &[4, 1, 2]).give(First, AT_TANK);
    assert_eq!(checks(&events).iter().map(|check| check.unit).collect::<Vec<_>>(), [id("r")]);
}

#[test]
fn lnl_17_2_08_an_armoured_vehicle_checks_on_its_own_row() {
    // Margin 6 + 6 - 1 - 2 = 9: from 12 on, twice the morale, still Shaken; from 18 on Abandoned.
    let events = battle(&gunners(), &tank(""), &[6, 1, 3]).give(First, AT_TANK);
    assert_eq!((checks(&events)[0].total, checks(&events)[0].result), (12, CheckResult::Shaken));
    let strong =
        gunners() + &para("b", "A1", &carrying("g2", "m1919a6")) + &para("c", "A1", &carrying("g3", "m1919a6"));
    let order = r#"Fire((firers: [(unit: "a", weapons: ["gun"]), (unit: "b", weapons: ["g2"]), (unit: "c", weapons: ["g3"])], at: "A2"))"#;
    let mut b = battle(&strong, &tank(""), &[6, 1, 4, 1, 1]);
    let events = b.give(First, order);
    assert_eq!(checks(&events)[0].result, CheckResult::Abandoned, "{:?}", checks(&events));
    assert_eq!(b.unit("tank").state, UnitState::Off(OffMap::Lost));
    let at = b.spot("A2");
    assert!(b.ask(|table| table.hexes.has(at, HexMarker::Abandoned)));
    assert_eq!(b.unit("tank.crew").spot(), Some(at));
}

#[test]
fn lnl_17_2_10_a_leader_among_the_riders_checks_first_and_helps_the_others_not_the_vehicle() {
    let second = tank("") + &rider("r", "wehrmacht_squad") + &rider("l", "german_leader");
    let events = battle(&gunners(), &second, &[3, 4, 1, 4, 4]).give(First, AT_TANK);
    let made = checks(&events);
    assert_eq!(made.iter().map(|check| check.unit).collect::<Vec<_>>(), [id("l"), id("r"), id("tank")]);
    assert_eq!(made.iter().map(|check| check.helper).collect::<Vec<_>>(), [None, Some(id("l")), None]);
}

#[test]
fn lnl_17_2_11_riders_who_become_shaken_dismount_under_moved_and_the_others_stay() {
    let second = tank("buttoned: true") + &rider("r", "wehrmacht_half_squad") + &rider("s", "wehrmacht_half_squad");
    let mut b = battle(&gunners(), &second, &[3, 4, 3, 2]);
    b.give(First, AT_TANK);
    assert!(b.unit("r").shaken && b.unit("r").has(Marker::Moved) && b.unit("r").spot().is_some());
    assert_eq!((b.unit("s").spot(), b.unit("s").shaken), (None, false));
}

#[test]
fn lnl_16_1_06_passengers_inside_make_no_check() {
    let truck = counter("german_truck", "tank", "A2", "")
        + r#"(id: "r", unit: "wehrmacht_squad", aboard: (vehicle: "tank", outside: false)),"#;
    let events = battle(&gunners(), &truck, &[1, 6, 1]).give(First, AT_TANK);
    assert_eq!(shot(&events).targets.iter().map(|t| t.unit).collect::<Vec<_>>(), [id("tank")]);
}

#[test]
fn lnl_17_3_01_an_unarmoured_vehicle_is_attacked_buttoned_too_and_may_be_destroyed() {
    let truck = counter("german_truck", "tank", "A2", "buttoned: true");
    // Margin 3 + 6 - 3 = 6 against morale 5: 4 makes 10, twice the morale. The crew's die is 3.
    let mut b = battle(&gunners(), &truck, &[3, 3, 4, 3]);
    let events = b.give(First, AT_TANK);
    assert_eq!(shot(&events).cover(), 0);
    assert_eq!(checks(&events)[0].result, CheckResult::Destroyed);
    assert!(has(&events, |event| matches!(event, Event::UnitLost { cause: LossCause::Destroyed, .. })));
    let at = b.spot("A2");
    assert!(b.ask(|table| table.hexes.has(at, HexMarker::Wreck)));
}

#[test]
fn lnl_17_3_04_fire_through_an_unarmoured_facing_counts_as_at_an_unarmoured_vehicle() {
    // Armour 1 in front and at the sides, none behind: fire from A1, north of A2.
    for (facing, cover) in [("SSE", 0), ("NNE", 1)] {
        let open_top = counter("us_open_top", "tank", "A2", &format!("facing: {facing}"));
        let mut b =
            Battle::new(FIELD, &open_top, &grenadier("x", "A1", ""), crate::testing::OPERATIONS_SECOND, &[1, 6]);
        let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A2"))"#);
        assert_eq!(shot(&events).cover(), cover, "{facing}");
    }
}

#[test]
fn lnl_17_3_05_the_asterisk_is_not_the_lowest_armour_of_an_armoured_facing() {
    let open_top = counter("us_open_top", "tank", "A2", "facing: NNE");
    let mut b = Battle::new(FIELD, &open_top, &grenadier("x", "A1", ""), crate::testing::OPERATIONS_SECOND, &[1, 6]);
    let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A2"))"#);
    assert_eq!(shot(&events).by("LNL-17.2-05"), Some(1));
}

#[test]
fn lnl_5_3_b04_a_vehicle_that_has_moved_is_easier_to_hit() {
    for (more, value) in [("", None), ("markers: [Moved]", Some(1)), ("markers: [AssaultMoved]", Some(1))] {
        let events = battle(&gunners(), &tank(more), &[1, 6]).give(First, AT_TANK);
        assert_eq!(shot(&events).by("LNL-6.0-09"), value, "{more}");
    }
}

#[test]
fn lnl_rb_74_riders_have_the_defence_of_their_vehicle() {
    let second = tank("markers: [Moved]") + &rider("r", "wehrmacht_squad");
    let events = battle(&gunners(), &second, &[1, 6]).give(First, AT_TANK);
    let shot = shot(&events);
    assert_eq!(shot.target("r").margin, shot.target("tank").margin);
}

#[test]
fn lnl_11_8_b03_an_armour_leader_in_good_order_helps_his_vehicles_check() {
    let led = r#"armour_leader: (name: "Rindt", morale: 7, leadership: 2)"#;
    let events = battle(&gunners(), &tank(led), &[3, 3, 4]).give(First, AT_TANK);
    let check = &checks(&events)[0];
    assert_eq!((check.total, check.morale, check.result), (4 + 4 - 2, 7, CheckResult::NoEffect));
    assert!(check.lines.iter().any(|line| line.rule.0 == "LNL-11.8-B03" && line.value == -2));
}

#[test]
fn lnl_11_8_b04_a_vehicle_with_an_armour_leader_checks_on_its_vehicle_row() {
    let led = r#"armour_leader: (name: "Rindt", morale: 6, leadership: 0)"#;
    let events = battle(&gunners(), &tank(led), &[6, 1, 3]).give(First, AT_TANK);
    assert_eq!((checks(&events)[0].total, checks(&events)[0].result), (12, CheckResult::Shaken));
}

#[test]
fn lnl_11_8_b06_an_armour_leader_is_shaken_with_his_vehicle_and_never_wounded() {
    let led = r#"shaken: true, buttoned: true, armour_leader: (name: "Rindt", morale: 7, leadership: 2)"#;
    let open_top = counter("us_open_top", "tank", "A2", led);
    let mut b = Battle::new(FIELD, &open_top, &grenadier("x", "A1", ""), crate::testing::OPERATIONS_SECOND, &[4, 3, 1]);
    let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A2"))"#);
    assert!(checks(&events)[0].lines.iter().all(|line| line.rule.0 != "LNL-11.8-B03"), "Shaken he helps nobody");
    b.ask(|table| {
        let tables = &table.field.definitions.tables.damage;
        assert!(!tables.armoured.contains(&CheckResult::Wounded) && !tables.unarmoured.contains(&CheckResult::Wounded));
    });
}

#[test]
fn lnl_1_6_2_b01_a_flamethrower_adds_its_full_firepower_against_a_vehicle() {
    let us = para("a", "A1", &carrying("flame", "us_flamethrower"));
    let order = r#"Fire((firers: [(unit: "a", weapons: ["flame"])], at: "A2", target: "tank"))"#;
    let events = battle(&us, &tank(""), &[1, 6, 1]).give(First, order);
    assert_eq!(shot(&events).strength(), 2 + 4 + 2);
}

#[test]
fn lnl_1_6_2_b02_a_vehicle_does_not_retreat_from_a_flamethrower() {
    let us = para("a", "A1", &carrying("flame", "us_flamethrower"));
    let order = r#"Fire((firers: [(unit: "a", weapons: ["flame"])], at: "A2", target: "tank"))"#;
    let mut b = battle(&us, &tank(""), &[4, 4, 3]);
    let events = b.give(First, order);
    assert!(b.unit("tank").shaken && b.unit("tank").spot() == Some(b.spot("A2")));
    assert!(!has(&events, |event| matches!(event, Event::Stepped { .. })));
}

/// A squad 2-5-4 with a Molotov.
fn thrower() -> String {
    para("a", "A1", &carrying("bottle", "sample_molotov"))
}
const THROW: &str = r#"Fire((firers: [(unit: "a", weapons: ["bottle"])], at: "A2", target: "tank"))"#;

#[test]
fn lnl_1_6_22_b01_a_molotov_is_used_up() {
    let mut b = battle(&thrower(), &tank(""), &[1, 6]);
    b.give(First, THROW);
    assert!(b.weapon("bottle").gone);
}

#[test]
fn lnl_1_6_22_b02_a_molotov_joins_an_attack_on_an_adjacent_hex() {
    let events = battle(&thrower(), &tank(""), &[1, 6]).give(First, THROW);
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-1.6.22-B02")), (2 + 2 + 2, Some(2)));
    let far = thrower().replace("A1", "A4");
    battle(&far, &tank(""), &[]).refused_by(First, THROW, "LNL-1.6.22-B02");
}

#[test]
fn lnl_1_6_22_b05_infantry_that_a_molotov_shakes_retreats() {
    let order = r#"Fire((firers: [(unit: "a", weapons: ["bottle"])], at: "A2"))"#;
    let mut b = battle(&thrower(), &grenadier("x", "A2", ""), &[3, 4, 2]);
    b.give(First, order);
    assert!(b.unit("x").shaken);
    let Some(Question::GoTo { side: Second, unit, places, rule }) = b.ask(|table| table.flow.question.clone()) else {
        panic!("where to is asked")
    };
    assert_eq!((unit, rule.0), (id("x"), "LNL-1.6.2-02"), "{places:?}");
    // Beside it, and not among the enemy.
    let at = b.spot("A2");
    assert!(b.ask(|table| {
        places.iter().all(|to| table.field.map.spot(*to).is_some_and(|to| table.field.map.adjacent(at, to)))
    }));
    assert!(!places.contains(&"A1".parse().unwrap()));
    b.refused_by(Second, r#"GoTo(unit: "x", to: "A1")"#, "LNL-1.6.2-02");
    b.give(Second, r#"GoTo(unit: "x", to: "A3")"#);
    assert!(b.unit("x").spot() == Some(b.spot("A3")) && b.unit("x").has(Marker::Moved));
    // Who was Shaken before stays.
    let mut b = battle(&thrower(), &grenadier("x", "A2", "shaken: true"), &[3, 4, 2, 1, 1]);
    b.give(First, order);
    assert_eq!((b.ask(|table| table.flow.question.clone()), b.unit("x").spot()), (None, Some(b.spot("A2"))));
}

#[test]
fn lnl_xb_52_a_molotov_makes_a_vehicle_abandoned_where_it_would_be_shaken() {
    // 4 + 6 against 3 + 2, margin 5: a die of 2 makes 7. The crew passes its check and retreats.
    let mut b = battle(&thrower(), &tank(""), &[4, 3, 2, 1, 1]);
    let events = b.give(First, THROW);
    assert_eq!(checks(&events)[0].result, CheckResult::Abandoned);
    let bails = |event: &Event| matches!(event, Event::MoraleRolled { what: MoraleRoll::BailOut, passed: true, .. });
    assert!(has(&events, bails));
    assert!(b.ask(|table| table.flow.retreat().is_some()));
}

#[test]
fn lnl_t_b3_03_shaken_by_a_molotov_is_abandoned() {
    let mut b = battle(&thrower(), &tank(""), &[4, 3, 2, 1, 1]);
    b.give(First, THROW);
    assert_eq!(b.unit("tank").state, UnitState::Off(OffMap::Lost));
}

#[test]
fn lnl_1_6_22_b06_the_crew_that_a_molotov_drives_out_retreats_one_hex() {
    let mut b = battle(&thrower(), &tank(""), &[4, 3, 2, 1, 1]);
    b.give(First, THROW);
    b.give(Second, r#"GoTo(unit: "tank.crew", to: "A3")"#);
    assert_eq!(b.unit("tank.crew").spot(), Some(b.spot("A3")));
}

#[test]
fn lnl_1_6_22_b07_a_leader_directs_a_molotov_that_he_does_not_throw() {
    let us = thrower() + &counter("us_leader", "l", "A1", "leadership: 1");
    let order =
        r#"Fire((firers: [(unit: "a", own: false, weapons: ["bottle"])], at: "A2", target: "tank", leader: "l"))"#;
    let events = battle(&us, &tank(""), &[1, 6]).give(First, order);
    assert_eq!(shot(&events).strength(), 2 + 1);
    // Who throws it himself gives none.
    let us = counter("us_leader", "l", "A1", &format!("leadership: 1, {}", carrying("bottle", "sample_molotov")));
    let own =
        r#"Fire((firers: [(unit: "l", own: false, weapons: ["bottle"])], at: "A2", target: "tank", leader: "l"))"#;
    battle(&us, &tank(""), &[]).refused_by(First, own, "LNL-1.6.1-15");
}

#[test]
fn lnl_1_6_22_b08_a_molotov_alone_has_no_other_modifier() {
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["bottle"])], at: "A2", target: "tank"))"#;
    let events = battle(&thrower(), &tank("markers: [Moved]"), &[1, 6]).give(First, order);
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-5.0-06")), (2, None));
}

#[test]
fn lnl_1_6_22_b09_a_single_man_throws_a_molotov_in_full() {
    let us = counter("us_leader", "a", "A1", &carrying("bottle", "sample_molotov"));
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["bottle"])], at: "A2", target: "tank"))"#;
    let events = battle(&us, &tank(""), &[1, 6]).give(First, order);
    assert_eq!(shot(&events).strength(), 2);
}

#[test]
fn the_odds_of_an_attack_on_a_vehicle_are_those_of_its_row() {
    let b = battle(&gunners(), &tank(r#"armour_leader: (name: "Rindt", morale: 6, leadership: 1)"#), &[]);
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let order: crate::FireOrder =
        options.from_str(AT_TANK.strip_prefix("Fire(").unwrap().strip_suffix(')').unwrap()).unwrap();
    let facts = b.ask(|table| crate::sections::fire::facts(table, First, &order).unwrap());
    let odds = odds::odds(&facts);
    // By hand: 6 + attack against 2 + defence, then die + margin - 1 against 6: above it Shaken, from 18 on Abandoned.
    let (mut shaken, mut abandoned) = (0_u64, 0_u64);
    for (attack, defence, die) in (0..216).map(|n| (n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1)) {
        let margin = 6 + attack - 2 - defence;
        let total = die + margin - 1;
        if margin > 0 && total >= 18 {
            abandoned += 1;
        } else if margin > 0 && total > 6 {
            shaken += 1;
        }
    }
    let share = |number: u64| number * 216 / odds.out_of;
    assert_eq!((share(odds.units[0].shaken), share(odds.units[0].eliminated)), (shaken, abandoned));
}

#[test]
fn lnl_1_6_2_b11_a_charge_at_a_mixed_hex_strikes_one_vehicle_or_all_others() {
    let us = counter("us_glider_squad", "a", "A1", &carrying("charge", "us_satchel_charge"));
    let mixed = tank("") + &grenadier("x", "A2", "") + &counter("german_leader", "l", "A2", "");
    let throw = |more: &str| {
        let order = format!(r#"Fire((firers: [(unit: "a", own: false, weapons: ["charge"])], at: "A2", {more}))"#);
        let events = battle(&us, &mixed, &[1, 6, 2, 2]).give(First, &order);
        shot(&events).targets.iter().map(|target| target.unit).collect::<Vec<_>>()
    };
    assert_eq!(throw(r#"target: "tank""#), [id("tank")]);
    assert_eq!(throw(""), [id("x"), id("l")]);
    // A Buttoned one it cannot harm (LNL-17.2-02).
    let shut = tank("buttoned: true") + &grenadier("x", "A2", "");
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["charge"])], at: "A2", target: "tank"))"#;
    battle(&us, &shut, &[]).refused_by(First, order, "LNL-17.2-02");
}

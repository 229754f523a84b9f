use super::*;
use crate::facts::situation::{OffMap, UnitState};
use crate::sections::fire::test_bench::id;
use crate::sections::victory;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND};

/// A tank of the first side in B2 with whatever else, and an enemy far away.
fn battle(first: &str) -> Battle {
    let foe = r#"(id: "foe", unit: "wehrmacht_squad", at: "F3")"#;
    Battle::new("......\n......\n......", first, foe, OPERATIONS_FIRST, &[])
}
const TANK: &str = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E),"#;
/// The truck of LNL-XB-28 with a squad, its machine gun and a leader inside.
const TRUCK: &str = r#"(id: "truck", unit: "us_truck", at: "B2", facing: E),
    (id: "squad", unit: "us_parachute_squad", aboard: (vehicle: "truck"), weapons: [(id: "lmg", weapon: "m1919a6")]),
    (id: "leader", unit: "us_leader", aboard: (vehicle: "truck"))"#;

/// What a function answers with these dice; all of them must be thrown.
#[track_caller]
fn told(b: &Battle, dice: &[u8], does: impl FnOnce(&Table, &mut DiceCup) -> Vec<Event>) -> Vec<Event> {
    let mut cup = DiceCup::forced(dice.to_vec());
    let events = b.ask(|table| does(table, &mut cup));
    assert_eq!(cup.left_over(), 0, "{events:#?}");
    events
}
#[track_caller]
fn wrecked(b: &Battle, vehicle: &str, how: Destroyed, dice: &[u8]) -> Vec<Event> {
    told(b, dice, |table, cup| destroyed(table, cup, table.unit(id(vehicle)).unwrap(), how))
}
#[track_caller]
fn left(b: &Battle, vehicle: &str, dice: &[u8]) -> Vec<Event> {
    told(b, dice, |table, cup| abandoned(table, cup, table.unit(id(vehicle)).unwrap()))
}
fn rolls_of(events: &[Event]) -> Vec<(String, u8, bool)> {
    let roll = |event: &Event| match event {
        Event::SurvivalRolled { counter, die, survives, .. } => Some((counter.to_string(), *die, *survives)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}
fn placed(events: &[Event], unit: &str) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::UnitPlaced { unit: who, at } if *who == id(unit) && at.to_string() == "B2"))
}
fn is_shaken(events: &[Event], unit: &str) -> bool {
    events.contains(&Event::UnitShaken { unit: id(unit) })
}
fn has_moved(events: &[Event], unit: &str) -> bool {
    events.contains(&Event::MarkerPlaced { unit: id(unit), marker: Marker::Moved })
}
fn is_lost(events: &[Event], unit: &str, cause: LossCause) -> bool {
    events.contains(&Event::UnitLost { unit: id(unit), cause })
}

#[test]
fn lnl_15_4_02_an_even_die_brings_a_shaken_crew_and_an_odd_one_none() {
    let b = battle(TANK);
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[4]);
    assert_eq!(rolls_of(&events), [("tank.crew".to_owned(), 4, true)]);
    assert!(placed(&events, "tank.crew") && is_shaken(&events, "tank.crew"), "{events:#?}");
    assert!(is_lost(&events, "tank", LossCause::Destroyed));
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[3]);
    assert!(!placed(&events, "tank.crew"));
    assert!(is_lost(&events, "tank.crew", LossCause::WithVehicle), "{events:#?}");
    assert_eq!((1..=6).filter(|die| survives(*die)).count(), usize::from(SURVIVES_OF_6));
}

#[test]
fn lnl_15_4_05_a_crew_that_leaves_its_vehicle_is_under_moved() {
    let b = battle(TANK);
    assert!(has_moved(&wrecked(&b, "tank", Destroyed::Otherwise, &[2]), "tank.crew"));
    assert!(has_moved(&left(&b, "tank", &[1, 1]), "tank.crew"));
}

#[test]
fn a_destroyed_vehicle_leaves_a_wreck_takes_its_weapons_along_and_is_worth_points() {
    let b = battle(TANK);
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[1]);
    let wreck = |event: &Event| matches!(event, Event::HexMarkerPlaced { at, marker: HexMarker::Wreck } if at.to_string() == "B2");
    assert!(events.iter().any(wreck), "{events:#?}");
    for weapon in ["tank.gun", "tank.mg", "tank.aa"] {
        assert!(events.contains(&Event::WeaponGone { weapon: id(weapon) }), "{weapon}");
    }
    let worth = b.ask(|table| victory::worth(table, b.unit("tank")));
    let gained: i32 =
        events.iter().map(|event| if let Event::PointsGained { losses, .. } = event { *losses } else { 0 }).sum();
    assert_eq!(gained, worth, "the crew was no counter in play");
}

#[test]
fn lnl_15_4_03_nobody_survives_a_close_assault() {
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::CloseAssault, &[]);
    for lost in ["truck.crew", "squad", "leader"] {
        assert!(is_lost(&events, lost, LossCause::WithVehicle), "{lost}: {events:#?}");
    }
}

#[test]
fn lnl_16_1_1_05_a_close_assault_takes_passengers_and_their_weapons() {
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::CloseAssault, &[]);
    assert!(rolls_of(&events).is_empty());
    assert!(events.contains(&Event::WeaponGone { weapon: id("lmg") }), "{events:#?}");
    assert!(is_lost(&events, "squad", LossCause::WithVehicle));
}

#[test]
fn lnl_xb_28_survival() {
    // The crew's die comes first (LNL-15.4-02): 1, so there is none. Then 4, 3, 2 for squad, machine gun and leader.
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::Otherwise, &[1, 4, 3, 2]);
    assert!(placed(&events, "squad") && is_shaken(&events, "squad") && has_moved(&events, "squad"), "{events:#?}");
    assert!(events.contains(&Event::WeaponGone { weapon: id("lmg") }));
    assert!(placed(&events, "leader") && is_shaken(&events, "leader"));
}

#[test]
fn lnl_16_1_1_01_each_carried_counter_has_a_die_of_its_own() {
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::Otherwise, &[2, 1, 6, 5]);
    let counters: Vec<String> = rolls_of(&events).into_iter().map(|(counter, ..)| counter).collect();
    assert_eq!(counters, ["truck.crew", "squad", "lmg", "leader"]);
}

#[test]
fn lnl_16_1_1_02_an_even_die_saves_a_passenger_shaken_under_moved_and_an_odd_one_does_not() {
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::Otherwise, &[1, 6, 2, 5]);
    assert!(placed(&events, "squad") && is_shaken(&events, "squad") && has_moved(&events, "squad"));
    assert!(is_lost(&events, "leader", LossCause::WithVehicle) && !placed(&events, "leader"), "{events:#?}");
    let seat = Event::UnitIs { unit: id("squad"), fact: units::Is::RidesOn(None) };
    assert!(events.contains(&seat));
}

#[test]
fn lnl_16_1_1_03_a_weapon_that_survives_its_carrier_lies_in_the_hex() {
    let b = battle(TRUCK);
    let events = wrecked(&b, "truck", Destroyed::Otherwise, &[1, 5, 2, 1]);
    assert!(is_lost(&events, "squad", LossCause::WithVehicle));
    let dropped = |event: &Event| matches!(event, Event::WeaponDropped { weapon, at } if *weapon == id("lmg") && at.to_string() == "B2");
    assert!(events.iter().any(dropped), "{events:#?}");
    assert!(!events.contains(&Event::WeaponGone { weapon: id("lmg") }));
    // With its carrier alive it stays with him.
    let events = wrecked(&b, "truck", Destroyed::Otherwise, &[1, 4, 2, 1]);
    assert!(!events.iter().any(dropped) && !events.contains(&Event::WeaponGone { weapon: id("lmg") }));
}

const HERO: &str = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E),
    (id: "hero", unit: "us_hero", values: (2, 2, 6), aboard: (vehicle: "tank", outside: true))"#;

#[test]
fn lnl_16_1_1_04_a_hero_who_survives_is_in_good_order_under_moved() {
    let b = battle(HERO);
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[1, 2]);
    assert!(placed(&events, "hero") && has_moved(&events, "hero"));
    assert!(!is_shaken(&events, "hero"));
}

#[test]
fn lnl_rb_34_a_hero_who_survives_a_wreck_is_not_wounded() {
    let b = battle(HERO);
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[1, 4]);
    assert!(placed(&events, "hero"));
    assert!(!events.contains(&Event::MarkerPlaced { unit: id("hero"), marker: Marker::Wounded }));
}

#[test]
fn lnl_16_1_1_06_riders_on_top_roll_as_those_inside() {
    let b = battle(HERO);
    let events = wrecked(&b, "tank", Destroyed::Otherwise, &[1, 3]);
    assert!(is_lost(&events, "hero", LossCause::WithVehicle), "{events:#?}");
}

const RIDERS: &str = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E),
    (id: "squad", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#;

#[test]
fn lnl_16_2_04_riders_roll_for_survival_or_dismount() {
    let b = battle(RIDERS);
    assert_eq!(rolls_of(&wrecked(&b, "tank", Destroyed::Otherwise, &[1, 2])).len(), 2);
    let events = left(&b, "tank", &[1, 1, 2, 2]);
    assert!(rolls_of(&events).is_empty() && placed(&events, "squad"), "{events:#?}");
}

#[test]
fn lnl_16_3_01_passengers_of_an_abandoned_vehicle_dismount_and_check_their_morale() {
    // Crew and squad have morale 6.
    let b = battle(RIDERS);
    let events = left(&b, "tank", &[1, 1, 3, 3]);
    assert!(placed(&events, "squad") && has_moved(&events, "squad") && !is_shaken(&events, "squad"));
    let checks = |event: &Event| matches!(event, Event::MoraleRolled { what: MoraleRoll::Dismount, unit, needed: 6, .. } if *unit == id("squad"));
    assert!(events.iter().any(checks), "{events:#?}");
    assert!(is_shaken(&left(&b, "tank", &[1, 1, 3, 4]), "squad"));
    // A hero is never Shaken and throws no dice.
    let b = battle(HERO);
    assert!(placed(&left(&b, "tank", &[1, 1]), "hero"));
}

#[test]
fn lnl_15_4_04_the_crew_of_an_abandoned_vehicle_checks_its_morale_at_once() {
    let b = battle(TANK);
    let events = left(&b, "tank", &[2, 4]);
    assert!(placed(&events, "tank.crew") && !is_shaken(&events, "tank.crew"));
    let checks =
        |event: &Event| matches!(event, Event::MoraleRolled { what: MoraleRoll::BailOut, passed: true, needed: 6, .. });
    assert!(events.iter().any(checks), "{events:#?}");
    assert!(is_shaken(&left(&b, "tank", &[3, 4]), "tank.crew"));
}

#[test]
fn lnl_14_01_07_the_crew_of_an_abandoned_vehicle_stands_there_under_moved() {
    let b = battle(TANK);
    let events = left(&b, "tank", &[6, 6]);
    assert!(placed(&events, "tank.crew") && has_moved(&events, "tank.crew") && is_shaken(&events, "tank.crew"));
}

#[test]
fn lnl_14_01_08_an_abandoned_vehicle_is_out_of_the_game_and_lies_in_its_hex() {
    let b = battle(TANK);
    let events = left(&b, "tank", &[1, 1]);
    assert!(is_lost(&events, "tank", LossCause::Abandoned));
    let lies = |event: &Event| matches!(event, Event::HexMarkerPlaced { at, marker: HexMarker::Abandoned } if at.to_string() == "B2");
    assert!(events.iter().any(lies), "{events:#?}");
}

#[test]
fn lnl_14_01_05_a_shaken_vehicle_that_becomes_shaken_again_is_abandoned() {
    let shaken_tank = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E, shaken: true, buttoned: true),"#;
    let b = battle(shaken_tank);
    let events = told(&b, &[1, 1], |table, cup| shaken(table, cup, table.unit(id("tank")).unwrap()));
    assert!(is_lost(&events, "tank", LossCause::Abandoned), "{events:#?}");
}

#[test]
fn lnl_t_b3_01_shaken_the_first_time_a_vehicle_is_buttoned() {
    let b = battle(TANK);
    let events = told(&b, &[], |table, cup| shaken(table, cup, table.unit(id("tank")).unwrap()));
    let buttoned = Event::UnitIs { unit: id("tank"), fact: units::Is::Buttoned(true) };
    assert_eq!(events, [Event::UnitShaken { unit: id("tank") }, buttoned]);
}

#[test]
fn lnl_t_b3_01_shaken_once_more_it_is_abandoned_by_a_damage_check_too() {
    // Open on top it is harmed Buttoned too. From ahead: 1 + 2 + 6 against 1 + 1, a margin of 7, and 9 is more than its morale.
    let open_top = |more: &str| format!(r#"(id: "tank", unit: "us_open_top", at: "B2", facing: E, {more}),"#);
    let x = r#"(id: "x", unit: "wehrmacht_squad", at: "C2")"#;
    let after = |more: &str| {
        let mut b = Battle::new("....\n....\n....", &open_top(more), x, OPERATIONS_SECOND, &[6, 1, 2, 1, 1]);
        b.give(table::Side::Second, r#"Fire((firers: [(unit: "x")], at: "B2"))"#)
    };
    let first = after("");
    assert!(is_shaken(&first, "tank") && !is_lost(&first, "tank", LossCause::Abandoned), "{first:#?}");
    assert!(is_lost(&after("shaken: true"), "tank", LossCause::Abandoned));
}

#[test]
fn lnl_15_4_06_a_crew_has_the_size_of_a_half_squad() {
    let b = battle(TANK);
    b.ask(|table| {
        let crew = crew_of(table, id("tank")).unwrap();
        assert_eq!(crew.state, UnitState::Off(OffMap::Pool));
        assert!(crew.is_mmc());
        assert_eq!((table.class(crew).stacking.halves, table.class(crew).carries), (1, 1));
        assert_eq!(table.class(crew).at_once.instead, 1);
    });
}

const COMMANDED: &str = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E, armour_leader: (name: "Darius", morale: 7, leadership: 1)),"#;

#[test]
fn lnl_11_8_b02_a_vehicle_has_the_morale_of_its_armour_leader() {
    assert_eq!(battle(TANK).ask(|table| table.morale(table.unit(id("tank")).unwrap())), 6);
    assert_eq!(battle(COMMANDED).ask(|table| table.morale(table.unit(id("tank")).unwrap())), 7);
}

#[test]
fn lnl_15_0_19_a_vehicles_own_morale_serves_its_checks() {
    let b = battle(TANK);
    let check = b.ask(|table| MoraleCheck::of(table, table.unit(id("tank")).unwrap(), []));
    assert_eq!((check.needed, check.chance_of_36), (6, 15));
}

#[test]
fn lnl_11_8_b07_an_armour_leader_goes_with_his_vehicle() {
    // He is no counter: nobody is left of the tank but its crew, without him.
    let b = battle(COMMANDED);
    for events in [wrecked(&b, "tank", Destroyed::Otherwise, &[2]), left(&b, "tank", &[1, 1])] {
        let left_over: Vec<CounterId> = events
            .iter()
            .filter_map(|event| match event {
                Event::UnitPlaced { unit, .. } => Some(*unit),
                _ => None,
            })
            .collect();
        assert_eq!(left_over, [id("tank.crew")]);
    }
    assert_eq!(b.ask(|table| table.morale(table.unit(id("tank.crew")).unwrap())), 6, "the crew has its own morale");
}

#[test]
fn lnl_11_8_b01_an_armour_leader_has_morale_and_leadership_and_is_no_counter() {
    let (with, without) = (battle(COMMANDED), battle(TANK));
    assert_eq!(with.ask(|table| table.units.len()), without.ask(|table| table.units.len()));
    let leader = with.ask(|table| table.definition(table.unit(id("tank")).unwrap()).armour_leader.clone()).unwrap();
    assert_eq!((leader.morale, leader.leadership), (7, 1));
    // The movement factor is the vehicle's.
    assert_eq!(with.ask(|table| table.movement_factor(table.unit(id("tank")).unwrap())), 10);
}

#[test]
fn lnl_rb_45_an_abandoned_vehicle_is_no_target_and_lies_there_as_a_wreck_does() {
    assert!(HexMarker::Abandoned.is_hulk() && HexMarker::Wreck.is_hulk());
    let b = battle(TANK);
    let events = left(&b, "tank", &[1, 1]);
    assert!(is_lost(&events, "tank", LossCause::Abandoned), "what has left the table is no target");
}

#[test]
fn several_vehicles_are_lost_in_one_hex() {
    let foe = r#"(id: "foe", unit: "wehrmacht_squad", at: "F3")"#;
    let hulks = r#"hex_markers: [("D2", Wreck), ("D2", Wreck)],"#;
    let b = Battle::with("......\n......\n......", "", TANK, foe, OPERATIONS_FIRST, hulks, &[]);
    let hex = b.spot("D2").hex;
    assert_eq!(b.ask(|table| table.hexes.hulks_in(hex)), 2);
    // A saved game may tell of one more.
    let third = Event::HexMarkerPlaced { at: "D2".parse().unwrap(), marker: HexMarker::Wreck };
    assert_eq!(b.ask(|table| crate::dispatch::admit::admit(table, &third)), Ok(()));
}

#[test]
fn lnl_rb_45_a_wreck_gives_cover_and_hides_like_degrading_terrain() {
    let text = |markers: &str| {
        crate::testing::scenario_text(
            "...\n.f.\n...",
            "",
            r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#,
            r#"(id: "x", unit: "wehrmacht_squad", at: "B3")"#,
            OPERATIONS_FIRST,
            &format!("hex_markers: [{markers}]"),
        )
    };
    let worth = |markers: &str, hex: &str| {
        let b = Battle::from_text(&text(markers), &[]);
        let spot = b.spot(hex);
        b.ask(|table| (table.hex_tm(spot.hex), table.hex_spot(spot.hex)))
    };
    assert_eq!(worth("", "C1"), (0, None));
    assert_eq!(worth(r#"("C1", Wreck)"#, "C1"), (1, Some(3)));
    assert_eq!(worth(r#"("C1", Abandoned), ("C1", Wreck)"#, "C1"), (1, Some(3)), "however many");
    assert_eq!(worth(r#"("B2", Wreck)"#, "B2"), (2, Some(2)), "the forest's own are better");
}

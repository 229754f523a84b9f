use super::*;
use crate::facts::event::Event;
use crate::files::vehicle::{Room, Seat};
use crate::sections::fire::test_bench::shot;
use crate::sections::passengers::capacity::Places;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, scenario_text};
use crate::{Command, OffMap, UnitState};
use table::Side::{First, Second};

/// Nobody of the other side is on the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#;
/// Movement factor 11, room for a squad inside.
const CARRIER: &str = r#"(id: "t", unit: "us_open_top", at: "C2", facing: E)"#;
/// Movement factor 9, room for a half-squad inside and on top.
const SMALL: &str = r#"(id: "t", unit: "us_carrier", at: "C2", facing: E)"#;
const OPEN_GROUND: &str = "......\n......\n......\n......\n......";

fn battle(ours: &[&str], theirs: &str, dice: &[u8]) -> Battle {
    Battle::new(OPEN_GROUND, &ours.join(", "), theirs, OPERATIONS_FIRST, dice)
}
fn at(id: &str, unit: &str, place: &str) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", at: "{place}")"#)
}
fn squad(id: &str, place: &str) -> String {
    at(id, "us_parachute_squad", place)
}
fn half(id: &str, place: &str) -> String {
    at(id, "us_parachute_half_squad", place)
}
/// A unit on top of the vehicle `t`, or inside it.
fn aboard(id: &str, unit: &str, outside: bool) -> String {
    format!(r#"(id: "{id}", unit: "{unit}", aboard: (vehicle: "t", outside: {outside}))"#)
}
fn rider(id: &str) -> String {
    aboard(id, "us_parachute_squad", true)
}
fn mount(units: &[&str], outside: bool) -> String {
    format!(r#"Mount(units: {units:?}, vehicle: "t", outside: {outside})"#)
}
fn fire(unit: &str, place: &str) -> String {
    format!(r#"Fire((firers: [(unit: "{unit}")], at: "{place}"))"#)
}
/// Points spent by the stack that moves, and the most it may spend.
fn points(b: &Battle) -> Option<(String, u8, u8)> {
    b.ask(|table| table.flow.moving().map(|moving| (moving.units[0].to_string(), moving.spent, moving.limit)))
}
fn seat(b: &Battle, unit: &str) -> Option<Seat> {
    b.unit(unit).aboard
}

#[test]
fn lnl_16_0_01_passengers_stay_on_the_counter_of_their_vehicle() {
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    b.ask(|table| {
        let squad = table.unit("s".parse().unwrap()).unwrap();
        assert_eq!(squad.state, UnitState::Off(OffMap::Aboard));
        assert_eq!(table.whereabouts(squad), table.unit("t".parse().unwrap()).unwrap().spot());
        assert_eq!(table.passengers("t".parse().unwrap()).count(), 1);
    });
    assert!(!b.unit("s").has(Marker::Moved));
}

#[test]
fn lnl_16_1_01_p_is_a_half_squad_a_weapon_and_a_single_man() {
    assert_eq!(Places::of(Room::Half), Places { halves: 1, men: 1, weapons: 1 });
    let armed = r#"(id: "h", unit: "us_parachute_half_squad", at: "C2", weapons: [(id: "gun", weapon: "m1919a6")])"#;
    let ours = [SMALL, armed, &at("Gray", "us_leader", "C2"), &at("doc", "us_medic", "C2"), &squad("s", "C2")];
    let mut b = battle(&ours, NOBODY, &[]);
    b.refused_by(First, &mount(&["s"], false), "LNL-16.1-01");
    b.refused_by(First, &mount(&["h", "Gray", "doc"], false), "LNL-16.1-01");
    b.give(First, &mount(&["h", "Gray"], false));
    assert!(seat(&b, "h").is_some_and(|seat| !seat.outside));
    // Who has no room at all has none by the same rule.
    let mut b = battle(&[TANK, &half("h", "C2")], NOBODY, &[]);
    b.refused_by(First, &mount(&["h"], false), "LNL-16.1-01");
}

#[test]
fn lnl_16_1_02_pp_is_a_squad_two_weapons_and_two_single_men() {
    assert_eq!(Places::of(Room::Full), Places { halves: 2, men: 2, weapons: 2 });
    let man = |id: &str, weapon: &str| {
        format!(r#"(id: "{id}", unit: "us_leader", at: "C2", weapons: [(id: "{weapon}", weapon: "bar")])"#)
    };
    let armed = r#"(id: "s", unit: "us_parachute_squad", at: "C2", weapons: [(id: "gun", weapon: "m1919a6")])"#;
    let ours = [CARRIER, armed, &man("Gray", "bar-1"), &man("Hall", "bar-2"), &half("h", "C2"), &half("k", "C2")];
    let mut b = battle(&ours, NOBODY, &[]);
    b.refused_by(First, &mount(&["s", "h"], false), "LNL-16.1-02");
    b.refused_by(First, &mount(&["s", "Gray", "Hall"], false), "LNL-16.1-02");
    b.give(First, &mount(&["h", "k", "Gray", "Hall"], false));
    assert_eq!(b.ask(|table| table.passengers("t".parse().unwrap()).count()), 4);
}

#[test]
fn lnl_16_1_03_a_gun_of_more_than_20_mm_is_not_carried() {
    let ours = [CARRIER, &at("g", "us_gun_team", "C2"), &at("m", "us_mortar_team", "C2")];
    let mut b = battle(&ours, NOBODY, &[]);
    b.refused_by(First, &mount(&["g"], false), "LNL-16.1-03");
    b.refused_by(First, &mount(&["m"], false), "LNL-16.1-03");
}

#[test]
fn lnl_16_1_04_a_machine_gun_team_takes_the_room_of_a_squad() {
    let team = at("m", "us_mg_team", "C2");
    battle(&[SMALL, &team], NOBODY, &[]).refused_by(First, &mount(&["m"], false), "LNL-16.1-04");
    let mut b = battle(&[CARRIER, &team, &half("h", "C2")], NOBODY, &[]);
    b.refused_by(First, &mount(&["m", "h"], false), "LNL-16.1-02");
    b.give(First, &mount(&["m"], false));
}

#[test]
fn lnl_16_1_05_passengers_inside_fire_at_nobody() {
    let ours = [CARRIER, &aboard("s", "us_parachute_squad", false)];
    let mut b = battle(&ours, &at("g", "wehrmacht_squad", "C4"), &[]);
    b.refused_by(First, &fire("s", "C4"), "LNL-16.1-05");
    assert!(
        !b.legal()
            .iter()
            .any(|command| matches!(command, Command::Fire(order) if order.firers[0].unit == b.unit("s").id))
    );
}

#[test]
fn lnl_rb_33_passengers_inside_are_not_checked() {
    let ours = [CARRIER, &aboard("s", "us_parachute_squad", false)].join(", ");
    let german = at("g", "wehrmacht_squad", "C4");
    let mut b = Battle::new(OPEN_GROUND, &ours, &german, OPERATIONS_SECOND, &[2, 1, 1]);
    let events = b.give(Second, r#"Fire((firers: [(unit: "g")], at: "C2", target: "t"))"#);
    assert_eq!(shot(&events).targets.len(), 1);
    assert_eq!(shot(&events).targets[0].unit, b.unit("t").id);
}

#[test]
fn lnl_16_2_01_op_and_opp_are_the_same_room_on_top() {
    let mut b = battle(&[SMALL, &squad("s", "C2"), &half("h", "C2")], NOBODY, &[]);
    b.refused_by(First, &mount(&["s"], true), "LNL-16.2-01");
    b.give(First, &mount(&["h"], true));
    assert!(seat(&b, "h").is_some_and(|seat| seat.outside));
    let mut b = battle(&[TANK, &squad("s", "C2"), &half("h", "C2")], NOBODY, &[]);
    b.refused_by(First, &mount(&["s", "h"], true), "LNL-16.2-01");
    b.give(First, &mount(&["s"], true));
    // One weapon and one single man, or two of each.
    let man = |id: &str, weapon: &str| {
        format!(r#"(id: "{id}", unit: "us_leader", at: "C2", weapons: [(id: "{weapon}", weapon: "bar")])"#)
    };
    let men = [man("Gray", "bar-1"), man("Hall", "bar-2"), at("Ives", "us_leader", "C2")];
    let mut b = battle(&[SMALL, &men[0], &men[2]], NOBODY, &[]);
    b.refused_by(First, &mount(&["Gray", "Ives"], true), "LNL-16.2-01");
    b.give(First, &mount(&["Gray"], true));
    let armed = r#"(id: "h", unit: "us_parachute_half_squad", at: "C2", weapons: [(id: "gun", weapon: "m1919a6")])"#;
    battle(&[SMALL, armed, &men[0]], NOBODY, &[]).refused_by(First, &mount(&["h", "Gray"], true), "LNL-16.2-01");
    let mut b = battle(&[TANK, armed, &men[0], &men[1]], NOBODY, &[]);
    b.refused_by(First, &mount(&["h", "Gray", "Hall"], true), "LNL-16.2-01");
    b.give(First, &mount(&["Gray", "Hall"], true));
}

#[test]
fn lnl_16_2_06_riders_fire_their_own_firepower_alone() {
    let armed = r#"(id: "s", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true), weapons: [(id: "gun", weapon: "m1919a6")])"#;
    let mut b = battle(&[TANK, armed], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.refused_by(First, r#"Fire((firers: [(unit: "s", weapons: ["gun"])], at: "C4"))"#, "LNL-16.2-06");
    let offered = b.legal().into_iter().filter_map(|command| match command {
        Command::Fire(order) if order.firers[0].unit.to_string() == "s" => Some(order),
        _ => None,
    });
    let offered: Vec<_> = offered.collect();
    assert!(!offered.is_empty() && offered.iter().all(|order| order.firers[0].weapons.is_empty()), "{offered:?}");
    b.give(First, &fire("s", "C4"));
}

#[test]
fn lnl_16_2_07_lnl_xb_27_riders_lose_1_or_2() {
    // On a tank that has not moved, at range 2: 2 - 1.
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    let events = b.give(First, &fire("s", "C4"));
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-16.2-07")), (1, Some(-1)));
    // On a tank under Moved, at an adjacent hex: 2 - 2 + 2.
    for marker in ["Moved", "AssaultMoved"] {
        let moved = format!(r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, markers: [{marker}])"#);
        let mut b = battle(&[&moved, &rider("s")], &at("g", "wehrmacht_squad", "C3"), &[1, 6]);
        let events = b.give(First, &fire("s", "C3"));
        assert_eq!((shot(&events).strength(), shot(&events).by("LNL-16.2-07")), (2, Some(-2)));
    }
}

#[test]
fn lnl_xb_27_riders_fire() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    assert_eq!(shot(&b.give(First, &fire("s", "C4"))).strength(), 1);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2")"#, "LNL-16.2-09");
}

#[test]
fn lnl_16_2_08_riders_who_fire_are_marked() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.give(First, &fire("s", "C4"));
    assert!(b.unit("s").has(Marker::Fired) && !b.unit("t").has(Marker::Fired));
    b.refused_by(First, &fire("s", "C4"), "LNL-4.0-12");
}

#[test]
fn lnl_16_2_09_a_vehicle_whose_riders_have_fired_stays_in_this_impulse() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.give(First, &fire("s", "C4"));
    for order in [
        r#"Move(units: ["t"], by: Move, to: "D2")"#,
        r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#,
        r#"Turn(unit: "t", to: SSE)"#,
    ] {
        b.refused_by(First, order, "LNL-16.2-09");
    }
}

#[test]
fn lnl_rb_36_in_a_later_impulse_it_may_move() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.give(First, &fire("s", "C4"));
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
}

#[test]
fn lnl_16_2_10_riders_fire_while_their_vehicle_moves_and_after_it() {
    let ours = [TANK, &aboard("h", "us_parachute_half_squad", true), &aboard("k", "us_parachute_half_squad", true)];
    let mut b = battle(&ours, &at("g", "wehrmacht_squad", "F4"), &[1, 6, 1, 6]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    b.give(Second, "HoldFireForMove");
    let riders_fire =
        |command: &Command| matches!(command, Command::Fire(order) if order.firers[0].unit.to_string() == "h");
    assert!(b.legal().iter().any(riders_fire), "{:?}", b.legal());
    let events = b.give(First, &fire("h", "F4"));
    assert_eq!(shot(&events).by("LNL-16.2-07"), Some(-2));
    assert_eq!(points(&b), Some(("t".into(), 1, 10)), "it goes on");
    b.refused_by(First, &fire("k", "F4"), "LNL-4.0-12");
    b.give(First, r#"Step(to: "E2")"#);
    b.give(First, "Stop");
    // It is no move any more, but the same impulse and another hex.
    let events = b.give(First, &fire("k", "F4"));
    assert_eq!(shot(&events).by("LNL-16.2-07"), Some(-2));
}

#[test]
fn lnl_rb_35_one_more_rider_with_nothing_left_adds_nothing() {
    let ours = [TANK, &aboard("h", "us_parachute_half_squad", true), &aboard("k", "us_parachute_half_squad", true)];
    let mut b = battle(&ours, &at("g", "wehrmacht_squad", "C3"), &[1, 6]);
    // The first leads with 1 - 1, the second has nothing left; 2 for the adjacent hex.
    let events = b.give(First, r#"Fire((firers: [(unit: "h"), (unit: "k")], at: "C3"))"#);
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-16.2-07")), (2, Some(-1)));
    assert!(b.unit("k").has(Marker::Fired));
}

#[test]
fn lnl_rb_35_switched_on_riders_lose_it_once_for_all() {
    let ours = [TANK, &aboard("h", "us_parachute_half_squad", true), &aboard("k", "us_parachute_half_squad", true)];
    let more = r#"switches: {"LNL-RB-35": true},"#;
    let theirs = at("g", "wehrmacht_squad", "C3");
    let mut b = Battle::with(OPEN_GROUND, "", &ours.join(", "), &theirs, OPERATIONS_FIRST, more, &[1, 6]);
    // 1 and half of 1, rounded up to 2, less 1; 2 for the adjacent hex.
    let events = b.give(First, r#"Fire((firers: [(unit: "h"), (unit: "k")], at: "C3"))"#);
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-RB-35")), (3, Some(-1)));
    assert_eq!(shot(&events).by("LNL-16.2-07"), None);
}

#[test]
fn lnl_16_4_01_mounting_costs_half_of_both() {
    let mut b = battle(&[CARRIER, &squad("s", "C2")], NOBODY, &[]);
    b.refused_by(First, r#"Mount(units: ["s"], vehicle: "t", by: LowCrawl)"#, "LNL-16.4-01");
    b.refused_by(First, r#"Mount(units: [], vehicle: "t")"#, "LNL-16.4-01");
    b.refused_by(First, r#"Mount(units: ["s", "s"], vehicle: "t")"#, "LNL-16.4-01");
    b.refused_by(First, r#"Mount(units: ["t"], vehicle: "s")"#, "LNL-16.4-01");
    let events = b.give(First, &mount(&["s"], false));
    assert!(events.iter().any(|event| matches!(event, Event::Mounted { cost: 6, outside: false, .. })));
    assert_eq!(points(&b), Some(("t".into(), 6, 11)));
    assert_eq!(b.unit("s").state, UnitState::Off(OffMap::Aboard));
}

#[test]
fn lnl_rb_37_an_odd_factor_is_rounded_up_for_vehicles_and_down_for_passengers() {
    let b = battle(&[CARRIER, &at("m", "us_mg_team", "C2")], NOBODY, &[]);
    b.ask(|table| {
        let unit = |id: &str| table.unit(id.parse().unwrap()).unwrap();
        assert_eq!((vehicle_points(table, unit("t")), own_points(table, unit("m"))), (6, 1), "of 11 and 3");
    });
}

#[test]
fn lnl_16_4_02_only_who_was_there_when_the_phase_began_mounts() {
    let moved = r#"(id: "m", unit: "us_parachute_squad", at: "C2", markers: [AssaultMoved])"#;
    let mut b = battle(&[CARRIER, &squad("s", "C1"), moved], NOBODY, &[]);
    b.refused_by(First, &mount(&["s"], false), "LNL-16.4-02");
    b.refused_by(First, &mount(&["m"], false), "LNL-16.4-02");
}

#[test]
fn lnl_16_4_10_who_has_a_marker_does_not_mount() {
    let fired = r#"(id: "f", unit: "us_parachute_squad", at: "C2", markers: [Fired])"#;
    let mut b = battle(&[CARRIER, fired, &squad("s", "C2")], NOBODY, &[]);
    b.refused_by(First, &mount(&["f"], false), "LNL-16.4-10");
    b.give(First, &mount(&["s"], false));
    assert!(b.unit("s").has(Marker::Moved) && b.unit("t").has(Marker::Moved), "they share the marker");
}

#[test]
fn lnl_rb_38_they_mount_first_and_the_vehicle_uses_the_rest() {
    let mut b = battle(&[CARRIER, &squad("s", "C2"), &squad("k", "A1")], NOBODY, &[]);
    let offered = b.legal();
    let mounts = |command: &&Command| matches!(command, Command::Mount { outside: false, by: Movement::Move, .. });
    assert_eq!(offered.iter().filter(mounts).count(), 1, "{offered:?}");
    b.give(First, &mount(&["s"], false));
    b.give(First, r#"Step(to: "D2")"#);
    assert_eq!(points(&b), Some(("t".into(), 7, 11)));
    // The impulse is that of their hex.
    b.give(First, "Stop");
    b.refused_by(First, r#"Move(units: ["k"], by: Move, to: "B1")"#, "LNL-4.0-05");
    // Nobody mounts a vehicle that moves.
    let mut b = battle(&[CARRIER, &squad("s", "C2")], NOBODY, &[]);
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    b.refused_by(First, &mount(&["s"], false), "LNL-6.0-03");
}

#[test]
fn lnl_16_4_03_they_leave_while_half_of_its_points_are_left() {
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    for hex in ["E2", "F2"] {
        b.give(First, &format!("Step(to: {hex:?})"));
    }
    b.give(First, r#"Turn(unit: "t", to: NNE)"#);
    b.give(First, r#"Turn(unit: "t", to: NNW)"#);
    assert_eq!(points(&b), Some(("t".into(), 5, 10)));
    let leaves = |command: &Command| matches!(command, Command::Dismount { by: Movement::Move, .. });
    assert!(b.legal().iter().any(leaves));
    let before = b.game.hash();
    b.give(First, r#"Dismount(units: ["s"])"#);
    assert_ne!(before, b.game.hash());
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Turn(unit: "t", to: W)"#);
    b.give(First, r#"Turn(unit: "t", to: E)"#);
    b.refused_by(First, r#"Dismount(units: ["s"])"#, "LNL-16.4-03");
    assert!(!b.legal().iter().any(leaves));
}

#[test]
fn lnl_16_4_04_they_are_marked_and_may_be_fired_at_there() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.give(First, r#"Dismount(units: ["s"])"#);
    assert!(b.unit("s").has(Marker::Moved) && b.unit("t").has(Marker::Moved));
    assert_eq!((b.unit("s").spot(), seat(&b, "s")), (Some(b.spot("C2")), None));
    let asked = b.ask(|table| table.flow.question.clone());
    let squad = b.unit("s").id;
    let Some(crate::Question::OpportunityFire { side: Second, targets, .. }) = asked else { panic!("{asked:?}") };
    assert_eq!(targets, [squad]);
    b.give(Second, &fire("g", "C2"));
}

#[test]
fn lnl_16_4_05_they_go_on_first_and_then_the_vehicle() {
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Dismount(units: ["s"])"#);
    b.give(First, r#"Step(to: "C3")"#);
    b.give(First, "Stop");
    assert_eq!(b.unit("s").spot(), Some(b.spot("C3")));
    assert_eq!(points(&b), Some(("t".into(), 5, 10)));
    b.give(First, r#"Step(to: "D2")"#);
    assert_eq!(points(&b), Some(("t".into(), 6, 10)));
}

#[test]
fn lnl_16_4_06_a_squad_of_4_has_2_left_and_a_vehicle_of_10_has_5() {
    let theirs = r#"(id: "t", unit: "german_casemate", at: "C2", facing: E), (id: "s", unit: "wehrmacht_squad", aboard: (vehicle: "t", outside: true))"#;
    let mut b = Battle::new(OPEN_GROUND, r#"(id: "x", unit: "us_sniper")"#, theirs, OPERATIONS_SECOND, &[]);
    b.give(Second, r#"Dismount(units: ["s"])"#);
    assert_eq!(points(&b), Some(("s".into(), 2, 4)));
    b.give(Second, r#"Step(to: "C3")"#);
    b.give(Second, r#"Step(to: "C4")"#);
    assert_eq!(points(&b), Some(("t".into(), 5, 10)), "two clear hexes, then it stops by itself");
}

#[test]
fn lnl_15_2_05_an_assault_move_may_be_to_load_or_unload_and_the_vehicle_fires_then() {
    let german = at("g", "wehrmacht_squad", "E3");
    let mut b = battle(&[TANK, &squad("s", "C2")], &german, &[1, 6]);
    b.give(First, r#"Mount(units: ["s"], vehicle: "t", outside: true, by: AssaultMove)"#);
    b.give(Second, "HoldFireForMove");
    assert!(b.unit("t").has(Marker::AssaultMoved) && points(&b).is_none());
    b.give(First, r#"Fire((firers: [(unit: "t", own: false, weapons: ["t.mg"])], at: "E3"))"#);
}

#[test]
fn lnl_16_4_07_the_movement_of_such_an_assault_move_is_used_up() {
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Dismount(units: ["s"], carrier: AssaultMove)"#);
    b.give(First, "Stop");
    assert_eq!(points(&b), None);
    b.refused_by(First, r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#, "LNL-4.0-20");
    // It is loading instead of moving.
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Move(units: ["t"], by: AssaultMove, to: "D2")"#);
    b.refused_by(First, r#"Dismount(units: ["s"])"#, "LNL-15.2-05");
}

#[test]
fn lnl_16_4_08_who_leaves_by_assault_move_fires_and_stays() {
    let mut b = battle(&[TANK, &rider("s")], &at("g", "wehrmacht_squad", "C4"), &[1, 6]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    b.give(Second, "HoldFireForMove");
    b.give(First, r#"Dismount(units: ["s"], by: AssaultMove)"#);
    b.give(Second, "HoldFireForMove");
    assert!(b.unit("s").has(Marker::AssaultMoved) && !b.unit("s").has(Marker::Moved));
    assert_eq!(points(&b), Some(("t".into(), 6, 10)), "they do not go on");
    b.give(First, "Stop");
    let events = b.give(First, &fire("s", "C4"));
    assert_eq!(shot(&events).by("LNL-16.2-07"), None);
    let mut b = battle(&[TANK, &rider("s")], NOBODY, &[]);
    b.give(First, r#"Dismount(units: ["s"], by: AssaultMove)"#);
    b.give(First, "Stop");
    b.refused_by(First, r#"Move(units: ["s"], by: Move, to: "C3")"#, "LNL-4.0-20");
    // Who has no red box does not.
    let german = r#"(id: "t", unit: "german_casemate", at: "C2", facing: E), (id: "s", unit: "wehrmacht_squad", aboard: (vehicle: "t", outside: true))"#;
    let mut b = Battle::new(OPEN_GROUND, r#"(id: "x", unit: "us_sniper")"#, german, OPERATIONS_SECOND, &[]);
    b.refused_by(Second, r#"Dismount(units: ["s"], by: AssaultMove)"#, "LNL-6.1-01");
}

#[test]
fn lnl_16_4_09_a_shaken_vehicle_may_be_left_and_does_not_move_then() {
    let shaken = r#"(id: "t", unit: "us_open_top", at: "C2", facing: E, shaken: true)"#;
    let mut b = battle(&[shaken, &aboard("s", "us_parachute_squad", false)], NOBODY, &[]);
    b.give(First, r#"Dismount(units: ["s"])"#);
    b.give(First, "Stop");
    assert_eq!(points(&b), None);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "D2")"#, "LNL-16.4-09");
}

/// A carrier that the squad `s` has left, in the next impulse of its side; `between` is done by the other side's squad `x`.
fn left_in_an_earlier_impulse(carrier: &str, between: &str, dice: &[u8]) -> Battle {
    let theirs = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    let mut b = battle(&[carrier, &aboard("s", "us_parachute_squad", false), &squad("n", "F5")], theirs, dice);
    b.give(First, r#"Dismount(units: ["s"])"#);
    while b.ask(|table| table.flow.moving().is_some() || table.flow.question.is_some()) {
        let side = b.game.to_act().expect("it goes on");
        b.give(side, if side == Second { "HoldFireForMove" } else { "Stop" });
    }
    b.give(First, "EndImpulse");
    b.give(Second, between);
    if b.game.to_act() == Some(Second) {
        b.give(Second, "EndImpulse");
    }
    b
}

#[test]
fn lnl_16_4_09_nor_does_it_in_a_later_impulse_of_the_turn() {
    let shaken = CARRIER.replace("facing: E", "facing: E, shaken: true");
    let mut b = left_in_an_earlier_impulse(&shaken, "Pass", &[2, 1]);
    for order in [r#"Move(units: ["t"], by: Move, to: "C3")"#, r#"Turn(unit: "t", to: W)"#] {
        b.refused_by(First, order, "LNL-16.4-09");
    }
    // In the next turn it may.
    while b.ask(|table| table.flow.turn.number) == 1 {
        let side = b.game.to_act().expect("it goes on");
        b.give(side, "Pass");
    }
    for side in [First, Second] {
        b.give(side, "RallyDone");
    }
    b.give(First, r#"Turn(unit: "t", to: W)"#);
    // One that was in Good Order when they left has moved, whatever becomes of it.
    let mut b = left_in_an_earlier_impulse(CARRIER, "Pass", &[]);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C3")"#, "LNL-4.0-20");
    let mut b =
        left_in_an_earlier_impulse(CARRIER, r#"Fire((firers: [(unit: "x")], at: "C2", target: "t"))"#, &[6, 1, 2]);
    assert!(b.unit("t").shaken);
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C3")"#, "LNL-4.0-20");
}

#[test]
fn who_has_mounted_or_fired_does_not_leave_in_that_turn() {
    let mut b = battle(&[TANK, &squad("s", "C2")], NOBODY, &[]);
    b.give(First, &mount(&["s"], true));
    b.refused_by(First, r#"Dismount(units: ["s"])"#, "LNL-4.0-20");
    b.refused_by(First, r#"Dismount(units: ["t"])"#, "LNL-16.4-03");
}

#[test]
fn lnl_rb_54_passengers_count_in_the_hex_of_their_vehicle() {
    let ours = [TANK, &rider("s"), &squad("a", "C3"), &squad("b", "C3"), &squad("c", "C3")];
    let mut b = battle(&ours, NOBODY, &[]);
    b.refused_by(First, r#"Move(units: ["a", "b", "c"], by: Move, to: "C2")"#, "LNL-1.3-01");
    b.give(First, r#"Move(units: ["a", "b"], by: Move, to: "C2")"#);
}

#[test]
fn passengers_enter_and_leave_the_map_with_their_vehicle_and_count() {
    let ours = r#"(id: "t", unit: "us_tank_t", entry: "west"), (id: "s", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true))"#;
    let text = scenario_text("...\n...\n...", "", ours, NOBODY, OPERATIONS_FIRST, "").replacen(
        "counters:",
        r#"entries: [(id: "west", turn: 1, hexes: ["A2"])], exits: ["B2"], counters:"#,
        1,
    );
    let mut b = Battle::from_text(&text, &[]);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "A2", facing: E)"#);
    b.ask(|table| {
        let squad = table.unit("s".parse().unwrap()).unwrap();
        assert_eq!(table.whereabouts(squad), table.unit("t".parse().unwrap()).unwrap().spot());
    });
    let to = b.legal().into_iter().find_map(|command| match command {
        Command::Step { to, .. } if to.to_string() == "B2" => Some(to),
        _ => None,
    });
    b.give(First, &format!("Step(to: \"{}\")", to.expect("B2 lies before it")));
    b.give(First, "Exit()");
    assert_eq!(b.unit("s").state, UnitState::Off(OffMap::Exited));
    assert_eq!(seat(&b, "s"), None);
    let worth = b.ask(|table| {
        ["t", "s"].map(|id| crate::sections::victory::worth(table, table.unit(id.parse().unwrap()).unwrap()))
    });
    assert_eq!(b.ask(|table| table.flow.exit_points[0]), worth[0] + worth[1]);
}

#[test]
fn lnl_sc_07_nobody_aboard_takes_a_hex() {
    let more = r#"objectives: [(hex: "C2")]"#;
    let ours = [TANK, &rider("s")].join(", ");
    let mut b = Battle::with(OPEN_GROUND, "", &ours, NOBODY, OPERATIONS_FIRST, more, &[]);
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert_eq!(b.ask(|table| table.flow.control[0]), None);
    b.give(First, r#"Dismount(units: ["s"])"#);
    assert_eq!(b.ask(|table| table.flow.control[0]), Some(First));
}

#[test]
fn the_example_of_riders_has_the_totals_that_it_tells() {
    #[derive(serde::Deserialize)]
    struct Script {
        dice: Vec<u8>,
        orders: Vec<Command>,
    }
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let script: Script =
        options.from_str(include_str!("../../../../../scenarios/lock_n_load/examples/riders.script.ron")).unwrap();
    let mut b =
        Battle::from_text(include_str!("../../../../../scenarios/lock_n_load/examples/riders.ron"), &script.dice);
    let (mut totals, mut checked) = (Vec::new(), Vec::new());
    for command in script.orders {
        let side = b.game.to_act().unwrap();
        let events = b.game.give(&table::Order { side, command: command.clone() });
        for event in events.unwrap_or_else(|error| panic!("{command:?}: {error}")) {
            if let Event::FireResolved(fire) = event {
                totals.extend(
                    fire.targets.iter().map(|target| (target.attack_total, target.defence_total, target.margin)),
                );
            }
            if let Event::DamageChecked { unit, total, .. } = event {
                checked.push((unit.to_string(), *total));
            }
        }
    }
    assert_eq!(totals, [(9, 5, 4), (6, 1, 5)]);
    assert_eq!(checked, [("able".to_owned(), 7), ("baker".to_owned(), 7)]);
    let able = b.unit("able");
    assert!(able.shaken && able.has(Marker::Moved) && able.spot() == Some(b.spot("E3")));
    assert!(b.unit("zweite").has(Marker::Fired) && seat(&b, "zweite").is_some());
    assert_eq!(b.dice_left(), 0);
}

#[test]
fn lnl_8_0_01_who_gets_out_among_enemies_fights() {
    let enemy = r#"(id: "g", unit: "wehrmacht_squad", at: "C2", markers: [Fired])"#;
    let mut b = battle(&[TANK, &rider("s")], enemy, &[]);
    b.give(First, r#"Dismount(units: ["s"])"#);
    while b.ask(|table| table.flow.moving().is_some()) {
        b.give(First, "Stop");
    }
    let events = b.give(First, "EndImpulse");
    let asked = |event: &Event| matches!(event, Event::Asked(Some(crate::Question::MeleeAttack { .. })));
    assert!(events.iter().any(asked), "{events:#?}");
}

#[path = "aboard_test.rs"]
mod aboard_test;

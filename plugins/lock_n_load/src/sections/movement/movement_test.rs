use super::*;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, scenario_text};

/// An enemy whom nobody sees.
const FAR: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "J1")"#;
const BOARD: &str = ".....ffff.";
/// An enemy off the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;

fn unit(id: &str, kind: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_{kind}", at: "{at}", {more})"#)
}
fn squad(id: &str, at: &str) -> String {
    unit(id, "parachute_squad", at, "")
}
fn leader(at: &str) -> String {
    unit("l", "leader", at, "")
}
fn enemy(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "wehrmacht_squad", at: "{at}", {more})"#)
}
fn battle(ours: &[String]) -> Battle {
    Battle::new(BOARD, &ours.join(", "), FAR, OPERATIONS_FIRST, &[])
}
fn moves(battle: &mut Battle, ids: &str, by: &str, to: &str) -> Vec<Event> {
    let ids: Vec<String> = ids.split(' ').map(|id| format!("{id:?}")).collect();
    battle.give(Side::First, &format!(r#"Move(units: [{}], by: {by}, to: "{to}")"#, ids.join(", ")))
}
fn at(battle: &mut Battle, id: &str) -> String {
    let spot = battle.unit(id).spot();
    spot.map_or_else(String::new, |spot| battle.ask(|table| table.field.map.place(spot).to_string()))
}
fn moving(battle: &mut Battle) -> Option<Moving> {
    battle.ask(|table| table.flow.moving().cloned())
}
fn asked(battle: &mut Battle) -> bool {
    battle.ask(|table| table.flow.question.is_some())
}

#[test]
fn lnl_4_0_17_units_of_different_hexes_move_independently_under_one_leader() {
    let mut battle = battle(&[squad("a", "A1"), squad("c", "C1"), leader("B1")]);
    battle.give(Side::First, r#"Activate(at: "B1", widen: Adjacent)"#);
    moves(&mut battle, "a", "Move", "B1");
    battle.give(Side::First, "Stop");
    moves(&mut battle, "c", "LowCrawl", "D1");
    moves(&mut battle, "l", "Move", "A1");
    battle.give(Side::First, "Stop");
    assert_eq!(["a", "c", "l"].map(|id| at(&mut battle, id)), ["B1", "D1", "A1"]);
}

#[test]
fn lnl_6_0_07_within_each_hex_movers_and_firers_go_together() {
    let ours = [squad("a", "A1"), squad("a2", "A1"), squad("c", "C1"), squad("c2", "C1"), leader("B1")].join(", ");
    let seen = enemy("x", "E1", "markers: [Fired]");
    let mut battle = Battle::new(".......", &ours, &seen, OPERATIONS_FIRST, &[1, 6]);
    battle.give(Side::First, r#"Activate(at: "B1", widen: Adjacent)"#);
    moves(&mut battle, "a", "Move", "B1");
    battle.give(Side::First, "Stop");
    battle.refused_by(Side::First, r#"Move(units: ["a2"], by: Move, to: "B1")"#, "LNL-4.0-16");
    // The other hex fires, for itself, and once; the leader does neither and keeps his own move.
    battle.give(Side::First, r#"Fire((firers: [(unit: "c")], at: "E1"))"#);
    battle.refused_by(Side::First, r#"Fire((firers: [(unit: "c2")], at: "E1"))"#, "LNL-4.0-12");
    moves(&mut battle, "c2", "LowCrawl", "D1");
    assert!(!battle.unit("l").markers.any(&[Marker::Moved, Marker::Fired]));
    moves(&mut battle, "l", "Move", "A1");
    assert_eq!(at(&mut battle, "l"), "A1");
}

#[test]
fn lnl_4_0_18_units_that_are_passed_do_not_join() {
    let mut battle = battle(&[squad("a", "A1"), squad("b", "B1")]);
    moves(&mut battle, "a", "Move", "B1");
    battle.give(Side::First, r#"Step(to: "C1")"#);
    assert_eq!(["a", "b"].map(|id| at(&mut battle, id)), ["C1", "B1"]);
    assert_eq!(battle.unit("b").markers.0, 0);
}

#[test]
fn lnl_6_0_13_one_passes_through_friends() {
    let mut battle = battle(&[squad("a", "A1"), squad("b", "B1"), squad("b2", "B1")]);
    moves(&mut battle, "a", "Move", "B1");
    battle.give(Side::First, r#"Step(to: "C1")"#);
    assert_eq!(at(&mut battle, "a"), "C1");
}

#[test]
fn lnl_4_0_19_every_kind_of_movement_has_its_marker() {
    for (by, marker) in
        [("Move", Marker::Moved), ("AssaultMove", Marker::AssaultMoved), ("LowCrawl", Marker::LowCrawled)]
    {
        let mut battle = battle(&[squad("a", "A1")]);
        moves(&mut battle, "a", by, "B1");
        assert!(battle.unit("a").has(marker));
        assert_eq!(battle.unit("a").markers.0, marker.bit());
    }
}

#[test]
fn lnl_6_1_02_an_assault_move_is_declared_with_its_first_step() {
    let mut battle = battle(&[squad("a", "A1")]);
    let events = moves(&mut battle, "a", "AssaultMove", "B1");
    assert!(events.contains(&Event::MarkerPlaced { unit: battle.unit("a").id, marker: Marker::AssaultMoved }));
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: AssaultMove, to: "C1")"#, "LNL-4.0-20");
}

#[test]
fn lnl_6_1_06_after_an_assault_move_the_unit_may_fire_in_the_same_or_a_later_impulse() {
    let theirs = enemy("x", "E1", "markers: [Fired]") + ", " + &enemy("y", "E1", "markers: [Fired]");
    let mut same = Battle::new(".....", &squad("a", "A1"), &theirs, OPERATIONS_FIRST, &[1, 6]);
    moves(&mut same, "a", "AssaultMove", "B1");
    same.give(Side::First, "Stop");
    same.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "E1"))"#);
    assert!(same.unit("a").has(Marker::Fired));
    let theirs = enemy("x", "E1", "markers: [Fired]") + ", " + &enemy("y", "E1", "markers: [OpsComplete]");
    let mut later =
        Battle::new(".....", &[squad("a", "A1"), squad("b", "A1")].join(", "), &theirs, OPERATIONS_FIRST, &[1, 6]);
    moves(&mut later, "a", "AssaultMove", "B1");
    while asked(&mut later) {
        later.give(Side::Second, "HoldFireForMove");
    }
    later.give(Side::First, "Stop");
    later.give(Side::First, "EndImpulse");
    later.give(Side::Second, "Pass");
    later.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "E1"))"#);
    assert!(later.unit("a").has(Marker::Fired) && later.unit("a").has(Marker::AssaultMoved), "LNL-6.1-10");
    // As Opportunity Fire.
    let ours = squad("a", "A1").replace("id: \"a\",", "id: \"a\", markers: [AssaultMoved],");
    let mut watching = Battle::new(".....", &ours, &enemy("x", "E1", ""), OPERATIONS_SECOND, &[1, 6]);
    watching.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "D1")"#);
    watching.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(watching.unit("a").has(Marker::Fired) && watching.unit("a").has(Marker::AssaultMoved));
}

#[test]
fn lnl_6_1_10_both_markers_stay_until_the_administrative_phase() {
    let theirs = enemy("x", "E1", "markers: [Fired]") + ", " + &enemy("y", "J1", "");
    let mut battle = Battle::new(".....ffff.", &squad("a", "A1"), &theirs, OPERATIONS_FIRST, &[1, 6, 1, 2]);
    moves(&mut battle, "a", "AssaultMove", "B1");
    battle.give(Side::First, "Stop");
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "E1"))"#);
    battle.give(Side::First, "EndImpulse");
    assert!(battle.unit("a").has(Marker::Fired) && battle.unit("a").has(Marker::AssaultMoved));
    for side in [Side::Second, Side::First, Side::Second] {
        battle.give(side, "Pass");
    }
    assert_eq!(battle.unit("a").markers.0, 0);
}

#[test]
fn lnl_6_0_14_who_enters_an_enemy_hex_must_stop() {
    let mut battle =
        Battle::new(".....", &squad("a", "A1"), &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, &[]);
    let events = moves(&mut battle, "a", "Move", "B1");
    assert!(events.contains(&Event::Stopped { units: vec![battle.unit("a").id] }));
    assert_eq!(moving(&mut battle), None);
    let place: Place = "B1".parse().expect("a place");
    assert_eq!(battle.ask(|table| table.flow.impulse().unwrap().melees.clone()), [place]);
    assert!(battle.unit("a").has(Marker::Moved));
    battle.refused_by(Side::First, r#"Step(to: "C1")"#, "LNL-6.0-14");
}

#[test]
fn a_stack_that_has_stopped_goes_no_farther_by_the_rule_that_stopped_it() {
    let mut none = battle(&[squad("a", "A1")]);
    none.refused_by(Side::First, "Stop", "LNL-6.0-01");
    for (by, steps, rule) in [
        ("LowCrawl", &["B1"][..], "LNL-6.3-01"),
        ("AssaultMove", &["B1", "C1"], "LNL-6.1-04"),
        ("Move", &["B1", "C1", "D1", "E1"], "LNL-6.0-02"),
    ] {
        let mut battle = battle(&[squad("a", "A1")]);
        moves(&mut battle, "a", by, steps[0]);
        for to in &steps[1..] {
            battle.give(Side::First, &format!(r#"Step(to: "{to}")"#));
        }
        battle.refused_by(Side::First, r#"Step(to: "F1")"#, rule);
    }
}

#[test]
fn lnl_8_1_01_a_melee_marker_without_enemies_stops_and_locks_who_enters() {
    let victim = enemy("x", "C1", "shaken: true");
    let marker = r#"hex_markers: [("C1", Melee)],"#;
    let ours = [squad("a", "A1"), squad("b", "C1"), squad("c", "D1")].join(", ");
    let mut battle = Battle::with(
        BOARD,
        "",
        &ours,
        &format!("{victim}, {FAR}")
            .replace(r#"id: "x", unit: "wehrmacht_squad", at: "J1""#, r#"id: "y", unit: "wehrmacht_squad", at: "J1""#),
        OPERATIONS_FIRST,
        marker,
        &[],
    );
    // The Shaken squad has given itself up; the marker stays until the Administrative Phase (LNL-8.1-05).
    assert_eq!(battle.unit("x").spot(), None);
    moves(&mut battle, "a", "Move", "B1");
    battle.give(Side::First, r#"Step(to: "C1")"#);
    assert_eq!(moving(&mut battle), None);
    battle.give(Side::First, "EndImpulse");
    battle.give(Side::Second, "Pass");
    battle.refused_by(Side::First, r#"Move(units: ["b"], by: Move, to: "B1")"#, "LNL-8.1-01");
}

#[test]
fn lnl_6_1_11_no_assault_move_into_an_enemy_hex() {
    Battle::new(".....", &squad("a", "A1"), &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, &[]).refused_by(
        Side::First,
        r#"Move(units: ["a"], by: AssaultMove, to: "B1")"#,
        "LNL-6.1-11",
    );
}

#[test]
fn lnl_6_3_06_no_low_crawl_into_an_enemy_hex() {
    Battle::new(".....", &squad("a", "A1"), &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, &[]).refused_by(
        Side::First,
        r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#,
        "LNL-6.3-06",
    );
}

#[test]
fn lnl_6_4_08_stealth_may_enter_melee() {
    let text =
        scenario_text(".....", "", &squad("a", "A1"), &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| def.stealth = true);
    };
    let mut battle = Battle::changed(&text, set, &[]);
    moves(&mut battle, "a", "Stealth", "B1");
    assert!(battle.unit("a").has(Marker::Stealthy) && battle.unit("a").has(Marker::Moved));
    assert_eq!(battle.ask(|table| table.flow.impulse().unwrap().melees.len()), 1);
}

#[test]
fn single_men_enter_an_enemy_hex_only_with_or_after_a_fighter() {
    let ours = [squad("a", "A1"), leader("A1"), unit("m", "medic", "C1", "")].join(", ");
    let mut battle = Battle::new(".....", &ours, &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["l"], by: Move, to: "B1")"#, "LNL-8.0-05");
    battle.refused_by(Side::First, r#"Move(units: ["m"], by: Move, to: "B1")"#, "LNL-8.0-05");
    let mut together = Battle::new(".....", &ours, &enemy("x", "B1", "markers: [Fired]"), OPERATIONS_FIRST, &[]);
    moves(&mut together, "a l", "Move", "B1");
    // The squad leads, the leader follows from the hex beside it.
    let ours = [squad("a", "A1"), leader("C1"), unit("k", "leader", "D1", "")].join(", ");
    let theirs = enemy("x", "B1", "markers: [Fired]");
    let mut after = Battle::new(".....", &ours, &theirs, OPERATIONS_FIRST, &[]);
    let alone = after.ask(|table| Stack::new(table, &[table.units.at(1)], Movement::Move, None));
    let (from, to) = (after.spot("C1"), after.spot("B1"));
    let enter = |battle: &mut Battle| {
        battle.ask(|table| {
            let there = There::look(table, Side::First, to, &[]);
            alone.may_enter(table, Some(from), to, 1, 0, there).map_err(|refusal| refusal.rule.0)
        })
    };
    assert_eq!(enter(&mut after), Err("LNL-8.0-05"));
    moves(&mut after, "a", "Move", "B1");
    assert_eq!(enter(&mut after), Ok(1));
}

#[test]
fn locked_units_do_not_move() {
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let mut battle = Battle::with("....", "", &squad("a", "A1"), &enemy("x", "A1", ""), OPERATIONS_FIRST, melee, &[]);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "B1")"#, "LNL-8.1-01");
}

#[test]
fn the_last_unit_that_withdraws_takes_the_melee_marker_off() {
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let ours = [squad("a", "A1"), squad("b", "A1")].join(", ");
    let theirs = enemy("x", "A1", "markers: [Fired]");
    let withdraw = |units: &str| {
        let mut battle = Battle::with("....", "", &ours, &theirs, OPERATIONS_FIRST, melee, &[1, 1, 1, 1]);
        battle.give(Side::First, r#"Withdraw(units: ["a", "b"])"#);
        battle.refused_by(Side::First, r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#, "LNL-8.1-09");
        moves(&mut battle, units, "Move", "B1");
        let state = moving(&mut battle);
        assert!(state.is_some_and(|moving| moving.withdrawing));
        assert!(!battle.unit("a").has(Marker::MayWithdraw) && battle.unit("a").has(Marker::Moved));
        battle.ask(|table| table.hexes.all().len())
    };
    assert_eq!(withdraw("a b"), 0);
    assert_eq!(withdraw("a"), 1);
}

#[test]
fn a_passed_withdrawal_check_ends_with_the_impulse() {
    let melee = r#"hex_markers: [("A1", Melee)],"#;
    let theirs = enemy("x", "A1", "");
    let mut battle = Battle::with("....", "", &squad("a", "A1"), &theirs, OPERATIONS_FIRST, melee, &[1, 1]);
    battle.give(Side::First, r#"Withdraw(units: ["a"])"#);
    battle.give(Side::First, "EndImpulse");
    assert!(!battle.unit("a").has(Marker::MayWithdraw));
}

#[test]
fn lnl_6_0_16_carried_weapons_go_along_and_tripods_stay_behind() {
    let guns = r#"weapons: [(id: "t", weapon: "m1919a4", set_up: true), (id: "g", weapon: "bar")]"#;
    let mut battle = battle(&[unit("a", "parachute_squad", "A1", guns)]);
    moves(&mut battle, "a", "Move", "B1");
    let (left, carried) = (battle.weapon("t"), battle.weapon("g"));
    assert_eq!(left.carrier, None);
    assert_eq!(left.lies, Some(battle.spot("A1")));
    assert!(left.set_up);
    assert_eq!(carried.carrier, Some(0));
}

#[test]
fn lnl_1_6_1_01_01_a_tripod_gun_cannot_be_moved_only_left_behind() {
    let gun = r#"weapons: [(id: "t", weapon: "mg42_tripod", set_up: true)]"#;
    for by in ["Move", "AssaultMove", "LowCrawl"] {
        let mut battle = battle(&[unit("a", "parachute_squad", "A1", gun)]);
        moves(&mut battle, "a", by, "B1");
        assert_eq!(battle.weapon("t").carrier, None, "{by}");
    }
}

#[test]
fn lnl_1_6_1_01_03_a_packed_tripod_gun_is_carried_along() {
    let gun = r#"weapons: [(id: "t", weapon: "mg42_tripod")]"#;
    let mut battle = battle(&[unit("a", "parachute_squad", "A1", gun)]);
    moves(&mut battle, "a", "Move", "B1");
    assert_eq!(battle.weapon("t").carrier, Some(0));
}

#[test]
fn lnl_6_3_01_a_low_crawl_is_one_hex_and_the_whole_impulse() {
    let mut battle = battle(&[squad("a", "A1"), squad("b", "A1")]);
    moves(&mut battle, "a b", "LowCrawl", "B1");
    assert_eq!(moving(&mut battle), None);
    assert!(["a", "b"].iter().all(|id| battle.unit(id).has(Marker::LowCrawled)));
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: Move, to: "C1")"#, "LNL-4.0-20");
}

#[test]
fn lnl_6_3_02_the_hex_must_cost_less_than_the_factor() {
    let bocage = r#"hexsides: {"bocage": ["A1/B1"], "wall": ["B1/C1"]}"#;
    let mut battle = Battle::with(
        "...",
        bocage,
        &[squad("a", "A1"), squad("b", "B1")].join(", "),
        NOBODY,
        OPERATIONS_FIRST,
        "",
        &[],
    );
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: LowCrawl, to: "B1")"#, "LNL-6.3-02");
    moves(&mut battle, "b", "LowCrawl", "C1");
}

#[test]
fn lnl_6_3_05_a_low_crawl_changes_the_storey_or_the_hex() {
    let house = r#"buildings: [(hexes: ["A1", "B1", "C1"], material: Stone)]"#;
    let mut battle = Battle::with("....", house, &squad("a", "A1"), NOBODY, OPERATIONS_FIRST, "", &[]);
    battle.refused_by(Side::First, r#"Move(units: ["a"], by: LowCrawl, to: "B1^")"#, "LNL-10.2-05");
    moves(&mut battle, "a", "LowCrawl", "A1^");
    assert_eq!(moving(&mut battle), None);
    assert_eq!(at(&mut battle, "a"), "A1^");
}

/// The second side's squad x moves from C1 to D1 in sight of a at A1, which has its fire.
fn in_sight(by: &str, dice: &[u8]) -> Battle {
    let mut battle = Battle::new(".....", &squad("a", "A1"), &enemy("x", "C1", ""), OPERATIONS_SECOND, dice);
    battle.give(Side::Second, &format!(r#"Move(units: ["x"], by: {by}, to: "D1")"#));
    battle
}

#[test]
fn lnl_5_3_03_a_point_spent_in_sight_asks_for_opportunity_fire() {
    assert!(asked(&mut in_sight("Move", &[])));
    let mut unseen = Battle::new("..fff", &squad("a", "A1"), &enemy("x", "D1", ""), OPERATIONS_SECOND, &[]);
    unseen.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    assert!(!asked(&mut unseen));
}

#[test]
fn lnl_5_3_04_a_low_crawler_is_fired_at_only_if_spotted() {
    assert!(asked(&mut in_sight("LowCrawl", &[])), "in the open he is");
    let mut hidden = Battle::new("...ww", &squad("a", "A1"), &enemy("x", "E1", ""), OPERATIONS_SECOND, &[]);
    hidden.give(Side::Second, r#"Move(units: ["x"], by: LowCrawl, to: "D1")"#);
    assert!(!asked(&mut hidden));
}

#[test]
fn lnl_5_3_05_the_mover_waits_for_the_declaration() {
    let mut battle = in_sight("Move", &[]);
    battle.refused_by(Side::Second, r#"Step(to: "E1")"#, "LNL-5.3-05");
    battle.refused_by(Side::Second, "Stop", "LNL-5.3-05");
    battle.give(Side::First, "HoldFire");
    battle.give(Side::Second, r#"Step(to: "E1")"#);
}

#[test]
fn lnl_5_3_16_the_shaken_stop_and_the_good_order_rest_goes_on() {
    let theirs = [enemy("x", "C1", ""), enemy("y", "C1", "")].join(", ");
    // Attack 6 + 2 + 1 against 1: margin 8; 1 + 8 = 9 shakes morale 5, and 1 makes no hero; then 1 again, with the hero's odd die.
    let mut battle = Battle::new(".....", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, &[1, 2, 4, 1, 1]);
    battle.give(Side::Second, r#"Move(units: ["x", "y"], by: Move, to: "D1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(battle.unit("x").shaken && !battle.unit("y").shaken);
    let left = moving(&mut battle).map(|moving| moving.units);
    assert_eq!(left, Some(vec![battle.unit("y").id]));
    battle.give(Side::Second, r#"Step(to: "E1")"#);
    assert_eq!(["x", "y"].map(|id| at(&mut battle, id)), ["D1", "E1"]);
}

#[test]
fn lnl_5_1_17_a_wounded_single_man_stops_at_once() {
    let theirs = [enemy("x", "C1", ""), r#"(id: "h", unit: "german_hero", at: "C1")"#.into()].join(", ");
    // Margin 4 + 3 - 1 = 2 ... the hero's die 6 wounds him: he is not Shaken, but he stops.
    let mut battle = Battle::new(".....", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, &[2, 2, 2, 6]);
    battle.give(Side::Second, r#"Move(units: ["x", "h"], by: Move, to: "D1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(battle.unit("h").has(Marker::Wounded) && !battle.unit("h").shaken && !battle.unit("x").shaken);
    assert_eq!(moving(&mut battle).map(|moving| moving.units), Some(vec![battle.unit("x").id]));
}

#[test]
fn lnl_5_3_17_a_hero_goes_on_with_the_points_that_are_left() {
    let theirs = enemy("x", "C1", "");
    // Margin 2 + 1 + 6 - 1 = 8: die 1 gives 9, Shaken, and the even die brings a hero, who goes on alone.
    let mut battle = Battle::new("........", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, &[6, 1, 1, 2]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "D1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(battle.unit("x").shaken);
    let state = moving(&mut battle);
    let hero = battle.unit("held-1");
    assert_eq!(state.map(|moving| (moving.units, moving.spent, moving.limit)), Some((vec![hero.id], 1, 6)));
    battle.give(Side::Second, r#"Step(to: "E1")"#);
    assert_eq!(at(&mut battle, "held-1"), "E1");
}

#[test]
fn lnl_11_2_04_a_hero_has_the_rest_of_his_own_factor() {
    let theirs = enemy("x", "C1", "").replace("markers", "values: (1, 6, 4), markers");
    let text = scenario_text("........", "", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, "").replace(
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 6))"#,
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 3))"#,
    );
    let mut battle = Battle::from_text(&text, &[6, 1, 1, 2]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "D1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert_eq!(moving(&mut battle).map(|moving| (moving.spent, moving.limit)), Some((1, 3)));
    battle.give(Side::Second, r#"Step(to: "E1")"#);
    battle.give(Side::Second, r#"Step(to: "F1")"#);
    assert_eq!(moving(&mut battle), None);
}

#[test]
fn lnl_11_2_04_a_hero_who_has_nothing_left_does_not_hold_the_others_up() {
    let text = scenario_text("........", "", &squad("a", "A1"), &enemy("x", "C1", ""), OPERATIONS_SECOND, "").replace(
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 6))"#,
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 1))"#,
    );
    // Margin 2 + 1 + 2 - 2 = 3: die 1 does nothing to the squad, and the even die brings a hero.
    let mut battle = Battle::from_text(&text, &[2, 2, 1, 2]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "D1")"#);
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert!(!battle.unit("x").shaken);
    assert_eq!(at(&mut battle, "held-1"), "D1");
    battle.give(Side::Second, r#"Step(to: "E1")"#);
    assert_eq!(["x", "held-1"].map(|id| at(&mut battle, id)), ["E1", "D1"]);
}

#[test]
fn lnl_11_2_04_a_hero_born_at_double_time_has_his_own_factor() {
    let theirs = [enemy("x", "C1", ""), r#"(id: "k", unit: "german_leader", at: "C1")"#.into()].join(", ");
    let text = scenario_text("........", "", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, "").replace(
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 6))"#,
        r#"(id: "held-1", unit: "german_hero", values: (2, 2, 3))"#,
    );
    // Margin 2 + 1 + 2 - 2 = 3: it does nothing to leader and squad, and die 1 brings a hero. He has not begun the Double Time.
    let mut battle = Battle::from_text(&text, &[2, 2, 2, 1, 2]);
    battle.give(Side::Second, r#"Move(units: ["x", "k"], by: Move, to: "D1", double_time: "k")"#);
    assert_eq!(moving(&mut battle).map(|moving| moving.limit), Some(6));
    battle.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "D1"))"#);
    assert_eq!(moving(&mut battle).map(|moving| (moving.units.len(), moving.limit)), Some((3, 3)));
}

#[test]
fn lnl_5_3_19_the_reaction_is_asked_for_where_the_move_ends_too() {
    let theirs = enemy("x", "C1", "").replace("id: \"x\",", "id: \"x\", values: (1, 6, 1),");
    let mut last = Battle::new(".....", &squad("a", "A1"), &theirs, OPERATIONS_SECOND, &[]);
    last.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "D1")"#);
    assert!(asked(&mut last), "its only point is spent");
    last.give(Side::First, "HoldFire");
    assert_eq!(moving(&mut last), None);
    // Two points in the forest: two attacks, the second at a stack that has stopped.
    let ours = [squad("a", "A1"), squad("b", "B1")].join(", ");
    let mut forest = Battle::new("....f", &ours, &enemy("x", "D1", ""), OPERATIONS_SECOND, &[6, 1, 3]);
    forest.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "E1")"#);
    forest.give(Side::First, r#"Fire((firers: [(unit: "a")], at: "E1"))"#);
    assert!(forest.unit("x").shaken);
    assert!(asked(&mut forest), "once more, though x has stopped");
    forest.give(Side::First, "HoldFire");
    assert_eq!(moving(&mut forest), None);
}

#[test]
fn a_stack_that_loses_its_leader_loses_double_time_and_who_outlives_a_slow_friend_goes_farther() {
    let mut battle =
        battle(&[squad("a", "A1"), leader("A1"), unit("s", "parachute_half_squad", "A1", "values: (1, 4, 2)")]);
    battle.give(Side::First, r#"Move(units: ["a", "l", "s"], by: Move, to: "B1", double_time: "l")"#);
    let mut state = moving(&mut battle).unwrap_or_else(|| panic!("they move"));
    assert_eq!(state.limit, 4);
    state.units.retain(|id| id.as_str() != "s");
    battle.ask(|table| stack::limit_again(table, &mut state));
    assert_eq!((state.limit, state.double_time.is_some()), (6, true));
    state.units.retain(|id| id.as_str() != "l");
    battle.ask(|table| stack::limit_again(table, &mut state));
    assert_eq!((state.limit, state.double_time), (4, None));
}

/// The rule by which a unit suffers the +1 against moving units.
fn suffers(battle: &mut Battle, id: &str) -> Option<&'static str> {
    let unit = battle.unit(id);
    battle.ask(|table| crate::sections::fire::moving(table, unit)).map(|rule| rule.0)
}

#[test]
fn lnl_6_0_09_the_markers_of_movement_give_the_one_until_they_are_removed() {
    let mut battle = Battle::new(BOARD, &squad("a", "A1"), FAR, &format!("{OPERATIONS_FIRST}, passes: 0"), &[1, 2]);
    moves(&mut battle, "a", "AssaultMove", "B1");
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    assert_eq!(suffers(&mut battle, "a"), Some("LNL-6.0-09"));
    for side in [Side::Second, Side::First, Side::Second] {
        battle.give(side, "Pass");
    }
    assert_eq!(suffers(&mut battle, "a"), None);
}

#[test]
fn lnl_6_3_04_a_low_crawl_gives_no_one_neither_at_once_nor_later() {
    let mut now = in_sight("LowCrawl", &[]);
    assert!(asked(&mut now));
    assert_eq!(suffers(&mut now, "x"), None);
    now.give(Side::First, "HoldFire");
    assert!(now.unit("x").has(Marker::LowCrawled));
    assert_eq!(suffers(&mut now, "x"), None);
}

#[test]
fn lnl_6_4_10_stealth_gives_the_one_while_it_moves_and_not_later() {
    let text = scenario_text(".....", "", &squad("a", "A1"), &enemy("x", "C1", ""), OPERATIONS_SECOND, "");
    let set = |field: &mut crate::facts::battlefield::BattlefieldData| {
        field.definitions.units.iter_mut().for_each(|def| def.stealth = true);
    };
    let mut battle = Battle::changed(&text, set, &[]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Stealth, to: "D1")"#);
    assert_eq!(suffers(&mut battle, "x"), Some("LNL-6.4-10"));
    battle.give(Side::First, "HoldFireForMove");
    battle.give(Side::Second, "Stop");
    assert!(battle.unit("x").has(Marker::Stealthy));
    assert_eq!(suffers(&mut battle, "x"), None);
}

use super::*;
use crate::files::markers::Marker;
use crate::sections::fire;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_SECOND};
use table::Side::{First, Second};

const MOVE: &str = r#"Move(units: ["x"], by: Move, to: "A3")"#;
const FIRE: &str = r#"Fire((firers: [(unit: "a")], at: "A3"))"#;

/// A US squad at A1 watches a German squad that moves from A4 to A3.
fn watched(us: &str, dice: &[u8]) -> Battle {
    let mut b = reaction(us, &grenadier("x", "A4", ""), dice);
    b.give(Second, MOVE);
    b
}

#[test]
fn lnl_5_3_01_it_is_in_the_opponents_impulse_and_no_impulse_of_the_firer() {
    let mut b = watched(&para("a", "A1", ""), &[1, 6]);
    assert_eq!(b.ask(|table| (table.flow.active(), table.flow.to_act())), (Some(Second), Some(First)));
    let events = b.give(First, FIRE);
    assert!(has(&events, |event| matches!(event, Event::FireResolved(fire) if fire.opportunity)));
    assert_eq!(b.ask(|table| (table.flow.active(), table.flow.to_act())), (Some(Second), Some(Second)));
}

#[test]
fn lnl_5_3_02_unmarked_units_may_and_assault_moved_ones_with_2_less() {
    for marker in ["Moved", "LowCrawled", "Stealthy", "Fired"] {
        let mut b = watched(&para("a", "A1", &format!("markers: [{marker}]")), &[]);
        assert!(!asked(&mut b), "{marker}");
        b.refused_by(First, FIRE, if marker == "Stealthy" { "LNL-6.4-05" } else { "LNL-5.3-02" });
    }
    let us = para("a", "A1", "markers: [Moved]") + &para("b", "A1", "");
    watched(&us, &[]).refused_by(First, FIRE, "LNL-5.3-02");
    let mut b = watched(&para("a", "A1", "markers: [AssaultMoved]"), &[1, 6]);
    assert_eq!(shot(&b.give(First, FIRE)).strength(), 2 + 1 - 2);
    assert!(asked(&mut watched(&para("a", "A1", "markers: [OpsComplete]"), &[])));
}

#[test]
fn lnl_6_4_05_a_unit_under_stealth_may_not() {
    let us = para("a", "A1", "markers: [Stealthy]") + &para("b", "A1", "");
    watched(&us, &[]).refused_by(First, FIRE, "LNL-6.4-05");
}

#[test]
fn lnl_4_1_12_single_men_under_ops_complete_may_not() {
    let hero = counter("us_hero", "a", "A1", "markers: [OpsComplete]");
    let mut alone = watched(&hero, &[]);
    assert!(!asked(&mut alone));
    alone.refused_by(First, FIRE, "LNL-4.1-12");
    let us = counter("us_leader", "a", "A1", &format!("markers: [OpsComplete], {}", carrying("m", "bar")))
        + &para("b", "A1", "");
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
    watched(&us, &[]).refused_by(First, order, "LNL-4.1-12");
}

#[test]
fn lnl_5_3_03_a_point_spent_in_sight_triggers_it() {
    assert!(asked(&mut watched(&para("a", "A1", ""), &[])));
    let standing = grenadier("x", "A3", "");
    reaction(&para("a", "A1", ""), &standing, &[]).refused_by(First, FIRE, "LNL-5.3-03");
    // Out of sight nobody is asked.
    let rows = "...\nfff\n...\n...\n...";
    let mut b = Battle::new(rows, &para("a", "B1", ""), &grenadier("x", "B4", ""), OPERATIONS_SECOND, &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "B3")"#);
    assert!(!asked(&mut b));
    // Stairs count as well.
    let house = r#"buildings: [(material: Stone, hexes: ["B3", "B4", "B5"])],"#;
    let mut b =
        Battle::with(FIELD, house, &para("a", "B2", ""), &grenadier("x", "B3^", ""), OPERATIONS_SECOND, "", &[]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "B3")"#);
    assert!(asked(&mut b));
}

#[test]
fn lnl_5_3_04_low_crawlers_are_fired_at_only_where_they_are_spotted() {
    let crawl = r#"Move(units: ["x"], by: LowCrawl, to: "B4")"#;
    let wood = "...\n...\n...\n.b.\n...";
    let mut b = Battle::new(wood, &para("a", "B1", ""), &grenadier("x", "B5", ""), OPERATIONS_SECOND, &[]);
    b.give(Second, crawl);
    assert!(!asked(&mut b));
    let mut b = Battle::new(FIELD, &para("a", "B1", ""), &grenadier("x", "B5", ""), OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, crawl);
    assert!(asked(&mut b), "clear terrain");
    // The refusal of such fire names the rule, though nobody was asked.
    let mut b = Battle::new(wood, &para("a", "B1", ""), &grenadier("x", "B5", ""), OPERATIONS_SECOND, &[]);
    b.give(Second, crawl);
    let fire = r#"Fire((firers: [(unit: "a")], at: "B4"))"#;
    b.refused_by(First, fire, "LNL-5.3-04");
    b.refused_by(Second, fire, "LNL-5.3-04");
}

#[test]
fn lnl_5_3_05_it_is_declared_before_the_unit_goes_on() {
    let mut b = watched(&para("a", "A1", ""), &[]);
    b.refused(Second, r#"Step(to: "A2")"#);
    b.give(First, "HoldFire");
    b.refused_by(First, "HoldFire", b_rule(&mut watched(&para("a", "A1", ""), &[])));
    b.give(Second, r#"Step(to: "B3")"#);
    assert!(asked(&mut b), "again in the next hex");
}

/// The rule by which an answer without a question is refused.
fn b_rule(b: &mut Battle) -> &'static str {
    b.give(First, "HoldFire");
    b.refused(First, "HoldFire").rule.0
}

#[test]
fn lnl_5_3_06_all_conditions_of_fire_hold() {
    let us = para("a", "A1", "") + &para("b", "C9", "");
    let mut b = reaction(&us, &grenadier("x", "A4", ""), &[]);
    b.give(Second, MOVE);
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#, "LNL-5.0-01");
    // Nobody fires into the hex in which the stack meets its enemy.
    let us = para("a", "A1", "") + &para("b", "A3", "");
    let mut b = reaction(&us, &grenadier("x", "A4", ""), &[]);
    b.give(Second, MOVE);
    assert!(!asked(&mut b));
}

#[test]
fn lnl_5_3_07_all_of_a_location_fire_at_the_same_moment_and_target() {
    let us = para("a", "A1", "") + &para("b", "A1", "");
    let mut b = reaction(&us, &(grenadier("x", "A4", "") + &grenadier("y", "A5", "")), &[1, 6]);
    b.give(Second, MOVE);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A5"))"#, "LNL-5.3-07");
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#));
    assert_eq!(shot.firers.len(), 2);
}

/// Two squads and a bazooka in A1, a squad in B1, and a German who spends two points in the brush of A3.
fn two_points(dice: &[u8]) -> Battle {
    let us = para("a", "A1", "") + &para("c", "A1", &carrying("heat", "sample_heat")) + &para("b", "B1", "");
    let mut b = Battle::new("...\n...\nb..\n...", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, dice);
    b.give(Second, MOVE);
    b
}

#[test]
fn lnl_5_3_07_a_location_fires_once_at_a_step_whatever_the_points() {
    let mut b = two_points(&[1, 6, 1, 6]);
    b.give(First, FIRE);
    b.refused_by(First, r#"Fire((firers: [(unit: "c")], at: "A3"))"#, "LNL-5.3-07");
    let of_a1 = |command: &Command| matches!(command, Command::Fire(order) if order.firers[0].unit != id("b"));
    assert!(asked(&mut b) && !b.legal().iter().any(of_a1), "asked is who stands elsewhere");
    b.give(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#);
    // Where nobody stands elsewhere nobody is asked.
    let us = para("a", "A1", "") + &para("c", "A1", "");
    let rows = "...\n...\nb..\n...";
    let mut b = Battle::new(rows, &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6, 1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    assert!(!asked(&mut b));
    // At the next step it may.
    b.give(Second, r#"Step(to: "A2")"#);
    b.give(First, r#"Fire((firers: [(unit: "c")], at: "A2"))"#);
}

#[test]
fn rul_118_ordnance_of_the_location_fires_apart_and_leaves_it_its_attack() {
    let shoot = r#"Shoot((unit: "c", weapon: "heat", at: "A3"))"#;
    let mut b = two_points(&[1, 6, 6, 6]);
    b.give(First, FIRE);
    b.give(First, shoot);
    // And the other way round; a team does not take it either.
    let mut b = two_points(&[6, 6, 1, 6]);
    b.give(First, shoot);
    b.give(First, FIRE);
    let us = para("a", "A1", "") + &counter("us_mg_team", "t", "A1", "");
    let rows = "...\n...\nb..\n...";
    let mut b = Battle::new(rows, &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6, 1, 6]);
    b.give(Second, MOVE);
    b.give(First, r#"Fire((firers: [(unit: "t")], at: "A3"))"#);
    b.give(First, FIRE);
}

#[test]
fn lnl_5_3_08_one_attack_per_movement_point_spent_in_the_hex() {
    let us = para("a", "A1", "") + &para("b", "B1", "");
    let mut b = reaction(&us, &grenadier("x", "A4", ""), &[1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    assert!(!asked(&mut b), "one point, one attack, whoever fires");
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#, "LNL-5.3-08");
    let mut b = Battle::new("...\n...\nb..\n...", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6, 1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    assert!(asked(&mut b), "two points, two attacks");
    b.give(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#);
    assert!(!asked(&mut b));
    // Points that were spent in hexes before do not count.
    let mut b = reaction(&us, &grenadier("x", "A5", ""), &[1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A4")"#);
    b.give(First, "HoldFire");
    b.give(Second, r#"Step(to: "A3")"#);
    b.give(First, FIRE);
    assert!(!asked(&mut b), "the second point alone was spent here");
}

#[test]
fn lnl_5_3_08_no_attack_is_left_when_the_stack_has_stopped() {
    let us = para("a", "A1", "") + &para("b", "B1", "");
    let mut b = reaction(&us, &grenadier("x", "A4", "values: (1, 6, 1)"), &[1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    assert!(b.ask(|table| table.flow.moving().is_none()), "it has no points left");
    b.refused_by(Second, r#"Fire((firers: [(unit: "b")], at: "A3"))"#, "LNL-5.3-08");
    b.refused_by(Second, r#"Fire((firers: [(unit: "a")], at: "A3"))"#, "LNL-5.3-02");
    // With the fire held an attack would be left: it is only too late for it.
    let mut b = reaction(&us, &grenadier("x", "A4", "values: (1, 6, 1)"), &[]);
    b.give(Second, MOVE);
    b.give(First, "HoldFire");
    b.refused_by(Second, r#"Fire((firers: [(unit: "b")], at: "A3"))"#, "LNL-5.3-03");
    // The same after one of two.
    let mut b = Battle::new("...\n...\nb..\n...", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    b.give(First, "HoldFire");
    b.give(Second, "Stop");
    b.refused_by(Second, r#"Fire((firers: [(unit: "b")], at: "A3"))"#, "LNL-5.3-03");
}

#[test]
fn rul_21_the_point_for_leaving_the_map_is_spent_in_the_hex_too() {
    let us = para("a", "A1", "") + &para("b", "B1", "");
    let text = crate::testing::scenario_text(FIELD, "", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, "");
    let exits = text.replacen(r#"formation: "wehrmacht","#, r#"formation: "wehrmacht", exits: ["A3"],"#, 1);
    let mut b = Battle::from_text(&exits, &[1, 6, 1, 6]);
    b.give(Second, MOVE);
    b.give(First, FIRE);
    assert!(!asked(&mut b), "one point, one attack");
    b.give(Second, "Exit()");
    assert!(asked(&mut b), "and one more for the point that it costs to leave");
    b.give(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#);
    assert!(b.unit("x").spot().is_none());
}

#[test]
fn rul_21_points_spent_inside_one_hex_add_up() {
    let house = r#"buildings: [(material: Stone, hexes: ["B3", "B4", "B5"])],"#;
    let us = [("a", "A1"), ("b", "B1"), ("c", "C1"), ("d", "A2"), ("e", "C2")].map(|(id, at)| para(id, at, ""));
    let mover = grenadier("x", "C3", "values: (1, 6, 6)");
    let mut b = Battle::with(FIELD, house, &us.concat(), &mover, OPERATIONS_SECOND, "", &[1, 6].repeat(4));
    let fire = |unit: &str, at: &str| format!(r#"Fire((firers: [(unit: "{unit}")], at: "{at}"))"#);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "B3")"#);
    b.give(First, &fire("a", "B3"));
    assert!(asked(&mut b), "two points, two attacks");
    b.give(First, "HoldFire");
    // Two points for the house and two for its stairs: four attacks, of which one has been made.
    b.give(Second, r#"Step(to: "B3^")"#);
    for unit in ["b", "c", "d"] {
        assert!(asked(&mut b), "{unit}");
        b.give(First, &fire(unit, "B3^"));
    }
    assert!(!asked(&mut b));
    b.refused_by(Second, &fire("e", "B3^"), "LNL-5.3-08");
    // In the next hex the count begins anew.
    b.give(Second, r#"Step(to: "B4^")"#);
    assert!(asked(&mut b));
}

#[test]
fn threats_are_those_who_could_fire_at_the_stack_when_it_comes() {
    let rows = "...\n...\nb..\n...\n...";
    let us = para("a", "A1", "") + &para("b", "C1", "markers: [Fired]") + &para("c", "B1", "shaken: true");
    let mut b = Battle::new(rows, &us, &grenadier("x", "A5", ""), OPERATIONS_SECOND, &[]);
    for (at, by, wanted) in [
        ("A4", Movement::Move, vec!["A1"]),
        ("A3", Movement::Move, vec!["A1"]),
        ("A3", Movement::LowCrawl, vec![]),
        ("A2", Movement::LowCrawl, vec!["A1"]),
        ("A4", Movement::Stealth, vec!["A1"]),
        ("A3", Movement::Stealth, vec![]),
        ("A1", Movement::Move, vec![]),
    ] {
        let spot = b.spot(at);
        let told = b.ask(|table| {
            threats(table, First, spot, by).iter().map(|from| table.field.map.place(*from)).collect::<Vec<_>>()
        });
        assert_eq!(told.iter().map(ToString::to_string).collect::<Vec<_>>(), wanted, "{at} {by:?}");
    }
    // What is told beforehand comes true.
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A4")"#);
    assert!(asked(&mut b));
}

#[test]
fn lnl_5_3_10_who_fired_is_marked_fired() {
    let mut b = watched(&para("a", "A1", ""), &[1, 6]);
    b.give(First, FIRE);
    assert!(marked(&mut b, "a", Marker::Fired));
}

#[test]
fn lnl_5_3_11_plus_1_against_moving_units() {
    let mut b = watched(&para("a", "A1", ""), &[1, 6]);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.by("LNL-5.3-11"), shot.strength()), (Some(1), 3));
}

#[test]
fn lnl_5_3_12_but_not_against_low_crawl() {
    let mut b = reaction(&para("a", "A1", ""), &grenadier("x", "A4", ""), &[1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: LowCrawl, to: "A3")"#);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.by("LNL-5.3-11"), shot.strength()), (None, 2));
}

#[test]
fn lnl_5_3_13_and_not_in_terrain_that_cancels_it() {
    let mut b =
        Battle::new("...\n...\nc..\n...", &para("a", "A1", ""), &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, MOVE);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!((shot.by("LNL-5.3-11"), shot.strength()), (None, 2));
}

#[test]
fn lnl_5_3_14_it_hits_moving_and_stationary_units_with_the_1_against_the_moving_only() {
    let germans = grenadier("x", "A4", "") + &grenadier("y", "A3", "");
    let mut b = reaction(&counter("us_glider_squad", "a", "A1", ""), &germans, &[3, 1, 2, 2]);
    b.give(Second, MOVE);
    let events = b.give(First, FIRE);
    let shot = shot(&events);
    assert_eq!((shot.target("x").attack_total, shot.target("y").attack_total), (3 + 2, 3 + 1));
    assert_eq!(checks(&events).len(), 2);
}

#[test]
fn lnl_5_3_15_stationary_units_are_not_spotted_any_more_when_the_mover_has_gone() {
    let rows = "...\n...\nb..\n...\n...";
    let germans = grenadier("x", "A4", "") + &grenadier("y", "A3", "");
    let mut b = Battle::new(rows, &para("a", "A1", ""), &germans, OPERATIONS_SECOND, &[]);
    let at = b.spot("A3");
    let spotted = |b: &mut Battle| b.ask(|table| spotting::is_spotted(table, at, First));
    assert!(!spotted(&mut b));
    b.give(Second, MOVE);
    assert!(spotted(&mut b));
    b.give(First, "HoldFire");
    b.give(Second, r#"Step(to: "B3")"#);
    assert!(!spotted(&mut b));
}

#[test]
fn lnl_5_3_16_who_becomes_shaken_stops_and_the_good_order_rest_may_go_on() {
    let germans = grenadier("x", "A4", "") + &grenadier("y", "A4", "");
    let mut b = reaction(&para("a", "A1", ""), &germans, &[3, 3, 3, 2]);
    b.give(Second, r#"Move(units: ["x", "y"], by: Move, to: "A3")"#);
    b.give(First, FIRE);
    assert!(b.unit("x").shaken && !b.unit("y").shaken, "3 + 3 and 2 + 3 against 5");
    b.give(Second, r#"Step(to: "B3")"#);
    assert_eq!(b.unit("x").spot(), Some(b.spot("A3")));
    assert_eq!(b.unit("y").spot(), Some(b.spot("B3")));
    // Where nobody is left to go on they hear why.
    let mut b = reaction(&para("a", "A1", ""), &grenadier("x", "A4", ""), &[3, 3, 3]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A3")"#);
    b.give(First, FIRE);
    b.refused_by(Second, r#"Step(to: "B3")"#, "LNL-5.3-16");
}

#[test]
fn lnl_5_3_18_a_degraded_line_is_clear_enough() {
    let rows = "...\nb..\n...\n...";
    let mut b = Battle::new(rows, &para("a", "A1", ""), &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, MOVE);
    assert!(asked(&mut b));
    let shot = shot(&b.give(First, FIRE));
    assert_eq!(shot.strength(), 2 + 1 - 1);
}

#[test]
fn lnl_5_3_19_a_second_attack_is_asked_for_after_the_first_also_at_units_that_have_stopped() {
    let us = para("a", "A1", "") + &para("b", "B1", "");
    // The move ends in the brush; the first attack leaves the squad Shaken.
    let mut b = Battle::new("...\n...\nb..\n...", &us, &grenadier("x", "A4", ""), OPERATIONS_SECOND, &[5, 4, 3, 1, 6]);
    b.give(Second, MOVE);
    let events = b.give(First, FIRE);
    assert_eq!(checks(&events).len(), 1);
    assert!(b.unit("x").shaken, "3 + 3 against 5");
    assert!(asked(&mut b));
    b.give(First, r#"Fire((firers: [(unit: "b")], at: "A3"))"#);
    assert!(b.ask(|table| table.flow.moving().is_none()));
    // Also in the hex in which the move ends.
    let mut b = watched(&para("a", "A1", ""), &[]);
    b.give(First, "HoldFire");
    b.give(Second, r#"Step(to: "A2")"#);
    assert!(asked(&mut b));
}

#[test]
fn lnl_5_01_08_a_leader_may_aid_opportunity_fire() {
    let us = para("a", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = watched(&us, &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#));
    assert_eq!(shot.strength(), 2 + 1 + 1);
    assert!(marked(&mut b, "l", Marker::Fired));
}

#[test]
fn lnl_5_01_08_in_one_impulse_he_aids_every_attack_of_his_location() {
    let us = para("a", "A1", "") + &para("b", "A1", "") + &counter("us_leader", "l", "A1", "");
    let mut b = watched(&us, &[1, 6, 1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#);
    b.give(Second, r#"Step(to: "B3")"#);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "b")], at: "B3", leader: "l"))"#));
    assert_eq!(shot.by("LNL-5.01-03"), Some(1));
    // In the next impulse he has fired.
    let us = us + &para("c", "A1", "");
    let mut b = watched(&us, &[1, 6, 1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#);
    b.give(Second, "Stop");
    b.give(Second, "EndImpulse");
    b.refused_by(First, r#"Fire((firers: [(unit: "c")], at: "A3", leader: "l"))"#, "LNL-5.01-01");
}

#[test]
fn fire_can_be_held_for_the_whole_move() {
    let mut b = watched(&para("a", "A1", ""), &[]);
    let events = b.give(First, "HoldFireForMove");
    assert!(has(&events, |event| *event == Event::FireHeld { side: First, for_move: true }));
    b.give(Second, r#"Step(to: "B3")"#);
    assert!(!asked(&mut b));
    b.give(Second, "Stop");
}

#[test]
fn every_listed_answer_is_accepted() {
    let us = para("a", "A1", &carrying("m", "m1919a6"))
        + &para("b", "A1", "markers: [OpsComplete]")
        + &counter("us_leader", "l", "A1", "")
        + &counter("us_hero", "h", "B2", "markers: [AssaultMoved]");
    let b = watched(&us, &[]);
    let legal = b.legal();
    assert!(legal.len() > 6, "{legal:?}");
    for command in legal {
        if let Command::Fire(order) = &command {
            b.ask(|table| fire::facts(table, First, order)).unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
        }
    }
}

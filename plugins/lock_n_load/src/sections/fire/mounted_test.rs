use crate::facts::command::{Command, TurnToFire};
use crate::facts::event::Event;
use crate::files::markers::Marker;
use crate::sections::fire::test_bench::*;
use crate::testing::Battle;
use hex_board::Facing;
use table::Side::{First, Second};

/// A US tank in A5 that faces south by south-east, down the column, and whatever else.
fn tank(more: &str) -> String {
    counter("us_tank_t", "tank", "A5", &format!("facing: SSE, {more}"))
}
fn order(weapons: &str, at: &str) -> String {
    format!(r#"Fire((firers: [(unit: "tank", weapons: [{weapons}])], at: "{at}"))"#)
}
const MG: &str = r#""tank.mg""#;
const AA: &str = r#""tank.aa""#;
const BOTH: &str = r#""tank.mg", "tank.aa""#;

#[test]
fn lnl_15_0_13_machine_guns_of_vehicles_have_the_range_of_their_firepower() {
    let mut b = battle(&tank(""), &grenadier("x", "A9", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, &order(MG, "A9"))).strength(), 2);
    b.ask(|table| {
        let reach = |id: &str| table.weapon_definition(table.weapon(id.parse().unwrap()).unwrap()).range;
        assert_eq!((reach("tank.mg"), reach("tank.aa")), (10, 14));
    });
}

#[test]
fn lnl_15_0_14_an_asterisk_fires_all_round_while_the_vehicle_is_open() {
    let behind = grenadier("x", "A2", "");
    assert_eq!(shot(&battle(&tank(""), &behind, &[1, 6]).give(First, &order(AA, "A2"))).strength(), 4);
    battle(&tank("buttoned: true"), &behind, &[]).refused_by(First, &order(AA, "A2"), "LNL-15.0-14");
}

#[test]
fn lnl_15_0_15_the_others_fire_through_the_arc_open_or_buttoned() {
    let behind = grenadier("x", "A2", "");
    battle(&carrier("SSE"), &behind, &[]).refused_by(First, &order(MG, "A2"), "LNL-15.0-15");
    // The turret's arc, not the hull's.
    let turned = battle(&tank("turret: NNE, buttoned: true"), &behind, &[1, 6]).give(First, &order(MG, "A2")).to_vec();
    assert_eq!(shot(&turned).strength(), 2);
    // Without a turret the hull's.
    let casemate = counter("german_casemate", "tank", "A5", "facing: NNE");
    let mut b = reaction(&para("a", "A9", ""), &casemate, &[1, 6]);
    assert_eq!(shot(&b.give(Second, &order(AA, "A9"))).strength(), 2, "an asterisk needs no arc");
}

/// A carrier without a turret in A5, with its machine gun in front.
fn carrier(facing: &str) -> String {
    counter("bren_carrier", "tank", "A5", &format!("facing: {facing}"))
}

/// An order that says what is turned.
fn turning(weapons: &str, at: &str, turn: &str) -> String {
    order(weapons, at).replace(&format!("at: \"{at}\""), &format!("at: \"{at}\", turn: {turn}"))
}

#[test]
fn lnl_15_1_11_a_carrier_turns_as_a_whole_to_fire_its_machine_gun() {
    let mut b = battle(&carrier("SSE"), &grenadier("x", "A2", ""), &[1, 6]);
    let events = b.give(First, &turning(MG, "A2", "Hull(NNE)"));
    // The penalty is one of the to-hit roll.
    assert_eq!((shot(&events).strength(), shot(&events).attack.len()), (1, 1), "{events:?}");
    assert_eq!(b.unit("tank").facing, Facing::NNE);
    // Not to anywhere, and no turret that it lacks.
    let mut b = battle(&carrier("SSE"), &grenadier("x", "A2", ""), &[]);
    b.refused_by(First, &turning(MG, "A2", "Hull(E)"), "LNL-15.0-15");
    b.refused_by(First, &turning(MG, "A2", "Turret(NNE)"), "LNL-15.0-15");
    // Both shortest ways are offered, and accepted.
    let offered: Vec<Command> = b.legal().into_iter().filter(|command| matches!(command, Command::Fire(_))).collect();
    let turns: Vec<_> = offered
        .iter()
        .filter_map(|command| if let Command::Fire(order) = command { order.turn } else { None })
        .collect();
    assert_eq!(turns.len(), offered.len());
    assert!(offered.iter().all(|command| command.in_words().1.to_string().contains("turned to")));
    assert!(turns.contains(&TurnToFire::Hull(Facing::NNE)), "{turns:?}");
}

#[test]
fn lnl_15_1_14_turning_to_fire_a_machine_gun_is_no_move_and_costs_no_points() {
    let mut b = battle(&carrier("SSE"), &grenadier("x", "A2", ""), &[1, 6]);
    let events = b.give(First, &turning(MG, "A2", "Hull(NNE)"));
    assert!(b.unit("tank").has(Marker::Fired) && !b.unit("tank").has(Marker::Moved));
    assert!(!has(&events, |event| matches!(event, Event::Turned { .. } | Event::Stepped { .. })));
}

#[test]
fn lnl_15_1_10_the_turret_swings_by_itself_for_its_machine_gun_or_the_tank_turns() {
    let behind = grenadier("x", "A2", "");
    let mut b = battle(&tank(""), &behind, &[1, 6]);
    assert_eq!(shot(&b.give(First, &order(MG, "A2"))).strength(), 2);
    let swung = b.unit("tank").turret_facing();
    assert!(swung == Facing::NNE || swung == Facing::NNW, "{swung}");
    assert_eq!(b.unit("tank").facing, Facing::SSE);
    let mut b = battle(&tank(""), &behind, &[1, 6, 2]);
    b.give(First, &turning(BOTH, "A2", "Hull(NNE)"));
    assert_eq!((b.unit("tank").facing, b.unit("tank").turret), (Facing::NNE, 0));
    // Its swing is offered, beside turns of the hull.
    let swings = |command: &Command| matches!(command, Command::Fire(order) if order.turn.is_none() && order.firers[0].weapons.contains(&id("tank.mg")));
    assert!(battle(&tank("buttoned: true"), &behind, &[]).legal().iter().any(swings));
    // What need not turn does not, and men turn nothing.
    battle(&tank(""), &behind, &[]).refused_by(First, &turning(AA, "A2", "Hull(NNE)"), "LNL-15.1-12");
    let squad = r#"Fire((firers: [(unit: "a")], at: "A2", turn: Hull(NNE)))"#;
    battle(&para("a", "A4", ""), &behind, &[]).refused_by(First, squad, "LNL-15.1-12");
    battle(&tank("emplaced: true"), &behind, &[]).refused_by(First, &turning(MG, "A2", "Hull(NNE)"), "LNL-21.7-08");
}

#[test]
fn lnl_15_1_17_machine_guns_turn_turret_and_hull_in_opportunity_fire_too() {
    let react = |us: &str| {
        let mut b = reaction(us, &grenadier("x", "A1", ""), &[1, 6]);
        b.give(Second, r#"Move(units: ["x"], by: Move, to: "A2")"#);
        b
    };
    let mut b = react(&tank("buttoned: true"));
    assert!(asked(&mut b));
    assert_eq!(shot(&b.give(First, &order(MG, "A2"))).strength(), 2 + 1);
    assert_ne!(b.unit("tank").turret, 0, "and stays turned");
    let mut b = react(&carrier("SSE"));
    assert!(asked(&mut b), "it could turn");
    b.refused_by(First, &order(MG, "A2"), "LNL-15.0-15");
    assert_eq!(shot(&b.give(First, &turning(MG, "A2", "Hull(NNW)"))).strength(), 1 + 1);
    assert!(b.unit("tank").facing == Facing::NNW && !b.unit("tank").has(Marker::Moved));
}

#[test]
fn rul_121_one_swing_of_hull_and_turret_each_in_an_impulse() {
    let two = grenadier("x", "A8", "") + &grenadier("y", "A2", "");
    let gun = |at: &str, more: &str| format!(r#"Shoot((unit: "tank", weapon: "tank.gun", at: "{at}", {more}))"#);
    let mut b = battle(&tank("turret: E"), &two, &[6, 6, 1, 6]);
    b.give(First, &gun("A8", ""));
    let swung = b.unit("tank").turret_facing();
    b.refused_by(First, &order(MG, "A2"), "RUL-121");
    // The machine gun fires along where the turret points, or the hull takes it along.
    let legal = b.legal();
    let hull =
        |command: &&Command| matches!(command, Command::Fire(order) if matches!(order.turn, Some(TurnToFire::Hull(_))));
    assert!(legal.iter().any(|command| hull(&command)));
    b.give(First, &order(MG, "A8"));
    assert_eq!(b.unit("tank").turret_facing(), swung);
    // A gun that follows its machine gun swings no second time either.
    let mut b = battle(&tank("turret: E"), &two, &[1, 6, 6, 6]);
    b.give(First, &order(MG, "A8"));
    b.refused_by(First, &gun("A2", ""), "RUL-121");
    // The hull turns once.
    let mut b = battle(&tank("turret: E"), &two, &[1, 6]);
    b.give(First, &turning(MG, "A8", "Hull(SSW)").replace("Hull(SSW)", "Hull(W)"));
    b.refused_by(First, &gun("A2", "turn: Hull(NNE)"), "RUL-121");
}

#[test]
fn lnl_15_0_16_the_gun_fires_at_one_target_and_machine_guns_at_others() {
    let two = grenadier("x", "A8", "") + &grenadier("y", "A2", "");
    let mut b = battle(&tank(""), &two, &[6, 6, 1, 6, 1, 6]);
    b.give(First, r#"Shoot((unit: "tank", weapon: "tank.gun", at: "A8"))"#);
    assert_eq!(shot(&b.give(First, &order(AA, "A2"))).strength(), 4);
    assert_eq!(shot(&b.give(First, &order(MG, "A8"))).strength(), 2);
    b.refused_by(First, r#"Shoot((unit: "tank", weapon: "tank.gun", at: "A8"))"#, "LNL-14.0-06");
}

#[test]
fn lnl_15_0_16_each_machine_gun_fires_once_in_an_impulse_at_one_target_or_another() {
    let two = grenadier("x", "A8", "") + &grenadier("y", "A2", "");
    let mut b = battle(&tank(""), &two, &[1, 6, 1, 6]);
    b.give(First, &order(MG, "A8"));
    assert!(b.unit("tank").has(Marker::Fired));
    b.refused_by(First, &order(MG, "A8"), "LNL-15.0-16");
    assert_eq!(shot(&b.give(First, &order(AA, "A2"))).strength(), 4);
    b.refused_by(First, &order(AA, "A2"), "LNL-15.0-16");
    // Fired as it is it does not move any more.
    let refusal = b.refused(First, r#"Move(units: ["tank"], by: Move, to: "A6")"#);
    assert!(!refusal.rule.0.is_empty());
}

#[test]
fn lnl_15_0_16_in_a_later_impulse_it_has_fired() {
    let two = grenadier("x", "A8", "") + &grenadier("y", "A2", "");
    let mut b = battle(&tank(""), &two, &[1, 6]);
    b.give(First, &order(MG, "A8"));
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.refused_by(First, &order(AA, "A2"), "LNL-4.0-20");
}

#[test]
fn lnl_15_0_17_machine_guns_at_one_target_add_up() {
    let mut b = battle(&tank(""), &grenadier("x", "A8", ""), &[1, 6, 2]);
    assert_eq!(shot(&b.give(First, &order(BOTH, "A8"))).strength(), 2 + 4);
}

#[test]
fn lnl_xb_18_machine_guns_after_an_assault_move() {
    let moved = tank("markers: [AssaultMoved]");
    let events = battle(&moved, &grenadier("x", "A8", ""), &[1, 6]).give(First, &order(MG, "A8"));
    assert_eq!(shot(&events).strength(), 0);
    let events = battle(&moved, &grenadier("x", "A6", ""), &[1, 6]).give(First, &order(MG, "A6"));
    assert_eq!(shot(&events).strength(), 2, "adjacent");
}

/// The tank watches a German squad that moves from A9 to A8.
fn watched(us: &str, dice: &[u8]) -> Battle {
    let mut b = reaction(us, &grenadier("x", "A9", ""), dice);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "A8")"#);
    b
}

#[test]
fn lnl_xb_19_opportunity_fire_under_ops_complete() {
    let spotter = tank("markers: [OpsComplete]");
    let events = watched(&spotter, &[1, 6]).give(First, &order(AA, "A8")).to_vec();
    // One more as the squad moves.
    assert_eq!(shot(&events).strength(), 2 + 1);
    let events = watched(&spotter, &[1, 6]).give(First, &order(MG, "A8")).to_vec();
    assert_eq!(shot(&events).strength(), 1 + 1);
}

#[test]
fn lnl_4_1_b01_a_vehicle_under_ops_complete_halves_each_machine_gun_down() {
    let events = watched(&tank("markers: [OpsComplete]"), &[1, 6]).give(First, &order(BOTH, "A8")).to_vec();
    assert_eq!(shot(&events).by("LNL-4.1-09"), Some(-1 - 2));
}

#[test]
fn lnl_4_1_b03_a_team_under_ops_complete_fires_at_half() {
    let team = counter("us_mg_team", "team", "A5", "markers: [OpsComplete]");
    let events = watched(&team, &[1, 6]).give(First, r#"Fire((firers: [(unit: "team")], at: "A8"))"#).to_vec();
    assert_eq!(shot(&events).by("LNL-4.1-04"), Some(-2));
    // By its number: 3 is worth 1, and 0 is worth -1, each with 1 more as the squad moves.
    for (firepower, strength) in [(3, 1), (0, -1)] {
        let values = format!("markers: [OpsComplete], values: ({firepower}, 14, 3)");
        let team = counter("us_mg_team", "team", "A5", &values);
        let events = watched(&team, &[1, 6]).give(First, r#"Fire((firers: [(unit: "team")], at: "A8"))"#).to_vec();
        assert_eq!(shot(&events).strength(), strength + 1, "{firepower}");
    }
}

#[test]
fn lnl_11_8_b05_an_armour_leader_adds_to_machine_guns() {
    let led = tank(r#"armour_leader: (name: "Darius", morale: 7, leadership: 1)"#);
    let events = battle(&led, &grenadier("x", "A8", ""), &[1, 6]).give(First, &order(MG, "A8"));
    assert_eq!((shot(&events).strength(), shot(&events).by("LNL-11.8-B05")), (3, Some(1)));
}

#[test]
fn lnl_5_01_b02_a_leader_of_infantry_does_not_help_a_vehicle() {
    let us = tank("") + &counter("us_leader", "l", "A5", "leadership: 1");
    let with = order(MG, "A8").replace("at: \"A8\"", "at: \"A8\", leader: \"l\"");
    battle(&us, &grenadier("x", "A8", ""), &[]).refused_by(First, &with, "LNL-5.01-B02");
}

#[test]
fn lnl_5_2_b01_vehicles_and_teams_fire_apart_from_all_others() {
    let us = tank("") + &para("a", "A5", "");
    let both = r#"Fire((firers: [(unit: "a"), (unit: "tank", weapons: ["tank.mg"])], at: "A8"))"#;
    battle(&us, &grenadier("x", "A8", ""), &[]).refused_by(First, both, "LNL-5.2-B01");
    let us = counter("us_mg_team", "team", "A5", "") + &para("a", "A5", "");
    let both = r#"Fire((firers: [(unit: "team"), (unit: "a")], at: "A8"))"#;
    battle(&us, &grenadier("x", "A8", ""), &[]).refused_by(First, both, "LNL-5.2-B01");
}

#[test]
fn lnl_5_2_b02_the_others_of_their_hex_may_fire_besides_and_in_another_impulse() {
    let us = tank("") + &para("a", "A5", "");
    let squad = r#"Fire((firers: [(unit: "a")], at: "A8"))"#;
    let mut b = battle(&us, &grenadier("x", "A8", ""), &[1, 6, 1, 6]);
    b.give(First, &order(MG, "A8"));
    b.give(First, squad);
    let mut b = battle(&us, &grenadier("x", "A8", ""), &[1, 6, 1, 6]);
    b.give(First, squad);
    b.give(First, "EndImpulse");
    b.give(Second, "Pass");
    b.give(First, &order(MG, "A8"));
}

#[test]
fn lnl_5_3_b02_a_team_beside_units_that_have_fired_makes_an_attack_of_its_own() {
    let us = para("a", "A5", "") + &counter("us_mg_team", "team", "A5", "") + &para("b", "A4", "");
    let mut b = watched(&us, &[1, 6, 1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A8"))"#);
    assert!(asked(&mut b), "the point spent allows one attack; the team has its own");
    b.refused_by(First, r#"Fire((firers: [(unit: "b")], at: "A8"))"#, "LNL-5.3-08");
    let events = b.give(First, r#"Fire((firers: [(unit: "team")], at: "A8"))"#);
    assert!(has(&events, |event| matches!(event, Event::FireResolved(fire) if fire.beside)));
    assert!(!asked(&mut b));
}

#[test]
fn lnl_1_6_3_b07_a_team_with_an_arrow_fires_inside_its_arc() {
    let facing = |facing: &str| counter("us_mg_team", "team", "A5", &format!("facing: {facing}"));
    let fire = r#"Fire((firers: [(unit: "team")], at: "A8"))"#;
    let scenario = |team: &str| {
        let second = grenadier("x", "A8", "");
        let text = crate::testing::scenario_text(FIELD, "", team, &second, crate::testing::OPERATIONS_FIRST, "");
        Battle::with_files(
            &text,
            |units, _| {
                let team = units.units.iter_mut().find(|unit| unit.id == "us_mg_team").unwrap();
                team.gains.push(crate::files::classes::Trait::Faces);
            },
            &[1, 6],
        )
    };
    scenario(&facing("NNE")).refused_by(First, fire, "LNL-1.6.3-B07");
    assert_eq!(shot(&scenario(&facing("SSE")).give(First, fire)).strength(), 4);
}

#[test]
fn lnl_1_6_3_b06_a_lost_team_takes_its_weapon_along() {
    // 2 + 6 against 1, margin 7 and more: from 12 on Casualties.
    let mut b = battle(&para("a", "A4", ""), &counter("german_gun_team", "gun", "A5", ""), &[6, 1, 4]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "A5"))"#);
    assert!(b.unit("gun").spot().is_none(), "casualties remove a team");
    assert!(b.weapon("gun.gun").gone && b.weapon("gun.gun").lies.is_none());
}

#[test]
fn lnl_1_6_3_b01_a_team_has_values_of_its_own() {
    let team = counter("us_mg_team", "team", "A5", "");
    let b = battle(&team, &grenadier("x", "A8", ""), &[]);
    b.ask(|table| {
        let team = b.unit("team");
        assert_eq!((table.own_firepower(team), table.own_range(team)), (4, 14));
        assert_eq!((table.movement_points(team), table.morale(team)), (3, 6));
    });
}

#[test]
fn lnl_1_6_3_b02_nobody_else_fires_a_team() {
    let us = counter("us_gun_team", "gun", "A5", "") + &para("a", "A5", "");
    let order = r#"Fire((firers: [(unit: "a", weapons: ["gun.gun"])], at: "A8"))"#;
    battle(&us, &grenadier("x", "A8", ""), &[]).refused_by(First, order, "LNL-1.6.1-05");
}

#[test]
fn lnl_4_0_b03_a_leader_activates_the_vehicle_in_an_adjacent_hex() {
    let us = tank("") + &counter("us_leader", "l", "A4", "");
    let mut b = battle(&us, &grenadier("x", "A8", ""), &[1, 6]);
    b.give(First, r#"Activate(at: "A4", widen: Adjacent, leader: "l")"#);
    b.give(First, &order(MG, "A8"));
}

#[test]
fn lnl_rb_73_the_crew_that_comes_out_may_be_fired_at_in_the_same_impulse() {
    // 6 + 4 against 1, margin 9: from 10 on, twice the morale of 5, the truck is destroyed; an even die saves its crew.
    let mut b = battle(&tank(""), &counter("german_truck", "truck", "A8", ""), &[6, 1, 2, 2, 1, 6]);
    b.give(First, &order(AA, "A8"));
    assert!(b.unit("truck").spot().is_none() && b.unit("truck.crew").spot() == Some(b.spot("A8")));
    let events = b.give(First, &order(MG, "A8"));
    assert_eq!(shot(&events).targets[0].unit, id("truck.crew"));
}

#[test]
fn lnl_15_0_06_a_buttoned_vehicle_uses_no_asterisk_and_does_not_spot() {
    let target = grenadier("x", "A8", "");
    let mut b = battle(&tank("buttoned: true"), &target, &[1, 6]);
    b.refused_by(First, &order(AA, "A8"), "LNL-15.0-14");
    b.refused_by(First, &order(BOTH, "A8"), "LNL-15.0-14");
    b.refused_by(First, r#"Spot(unit: "tank", at: "A8")"#, "LNL-10.1-B01");
    assert_eq!(shot(&b.give(First, &order(MG, "A8"))).strength(), 2, "through its arc it fires");
}

#[test]
fn lnl_15_2_02_after_an_assault_move_its_machine_guns_lose_two_together() {
    let target = grenadier("x", "A8", "");
    let events = battle(&tank("markers: [AssaultMoved]"), &target, &[1, 6]).give(First, &order(BOTH, "A8"));
    assert_eq!((shot(&events).by("LNL-15.2-02"), shot(&events).strength()), (Some(-2), 2 + 4 - 2));
    let events = battle(&tank(""), &target, &[1, 6, 2]).give(First, &order(BOTH, "A8"));
    assert_eq!(shot(&events).by("LNL-15.2-02"), None);
}

#[test]
fn lnl_8_0_b01_who_shares_a_hex_with_a_vehicle_is_not_locked_and_fires_out_of_it() {
    // Tank and squad share A5 after an overrun.
    let far = grenadier("x", "A8", "") + &grenadier("y", "A5", "");
    let mut b = battle(&tank(""), &far, &[1, 6]);
    assert_eq!(shot(&b.give(First, &order(MG, "A8"))).strength(), 2);
    // Into the hex nobody fires.
    let mut b = battle(&(tank("") + &para("a", "A3", "")), &far, &[]);
    b.refused_by(First, r#"Fire((firers: [(unit: "a")], at: "A5"))"#, "LNL-5.0-04");
    let mut b = reaction(&(tank("") + &para("a", "A3", "")), &far, &[1, 6]);
    assert_eq!(shot(&b.give(Second, r#"Fire((firers: [(unit: "y")], at: "A3"))"#)).strength(), 1);
    // With infantry of both sides there is a melee, and nobody fires out.
    let melee = r#"hex_markers: [("A5", Melee)],"#;
    let ours = tank("") + &para("a", "A5", "");
    let mut b = Battle::with(FIELD, "", &ours, &far, crate::testing::OPERATIONS_FIRST, melee, &[]);
    b.refused_by(First, &order(MG, "A8"), "LNL-8.1-01");
}

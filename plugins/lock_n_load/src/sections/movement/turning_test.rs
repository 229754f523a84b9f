use crate::files::markers::Marker;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Event, Question};
use hex_board::Facing;
use table::Side::{First, Second};

const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#;
const GUN: &str = r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E)"#;
const OPEN_GROUND: &str = "......\n......\n......\n......";

fn battle(ours: &str) -> Battle {
    Battle::new(OPEN_GROUND, ours, NOBODY, OPERATIONS_FIRST, &[])
}

fn spent(b: &Battle) -> Option<(u8, u8)> {
    b.ask(|table| table.flow.moving().map(|moving| (moving.spent, moving.spent_here)))
}

#[test]
fn lnl_15_1_05_a_vehicle_turns_for_a_point_a_step_in_the_middle_of_its_move() {
    let mut b = battle(TANK);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "D2")"#);
    let events = b.give(First, r#"Turn(unit: "t", to: SSW)"#);
    let turned = events.iter().find_map(|event| match event {
        Event::Turned { cost, lines, from, to, .. } => Some((*cost, lines[0].rule.0, lines[0].value, *from, *to)),
        _ => None,
    });
    assert_eq!(turned, Some((2, "LNL-15.1-05", 2, Facing::E, Facing::SSW)));
    assert_eq!(spent(&b), Some((3, 3)), "all in one hex");
    b.refused_by(First, r#"Turn(unit: "t", to: SSW)"#, "LNL-15.1-05");
    b.give(First, r#"Step(to: "D3")"#);
    assert_eq!((b.unit("t").facing, spent(&b)), (Facing::SSW, Some((4, 1))));
}

#[test]
fn lnl_15_1_05_no_more_points_than_it_has() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E, shaken: true)"#);
    for to in ["B2", "C2", "D2"] {
        let order = if to == "B2" {
            r#"Move(units: ["t"], by: Move, to: "B2")"#.to_owned()
        } else {
            format!(r#"Step(to: "{to}")"#)
        };
        b.give(First, &order);
    }
    let refusal = b.refused(First, r#"Turn(unit: "t", to: W)"#);
    assert_eq!(
        (refusal.rule.0, refusal.reason.to_string().as_str()),
        ("LNL-15.0-07", "the turn takes 3 points of 2 that are left")
    );
    b.give(First, r#"Turn(unit: "t", to: NNW)"#);
    assert!(spent(&b).is_none(), "nothing is left, and it stops by itself");
    // In Good Order it is its movement factor.
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E)"#);
    for to in ["W", "E", "W"] {
        b.give(First, &format!(r#"Turn(unit: "t", to: {to})"#));
    }
    b.refused_by(First, r#"Turn(unit: "t", to: E)"#, "LNL-6.0-02");
}

#[test]
fn lnl_15_0_07_a_vehicle_shaken_from_the_start_has_used_its_half() {
    let mut b = battle(r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E, shaken: true)"#);
    b.give(First, r#"Move(units: ["t"], by: Move, to: "B2")"#);
    for to in ["C2", "D2", "E2"] {
        b.give(First, &format!(r#"Step(to: "{to}")"#));
    }
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert!(spent(&b).is_none(), "five of ten points");
    let refusal = b.refused(First, r#"Step(to: "F3")"#);
    assert_eq!(refusal.rule.0, "LNL-15.0-07", "{refusal}");
}

#[test]
fn lnl_15_1_15_a_vehicle_that_only_turns_has_moved() {
    let mut b = battle(TANK);
    b.give(First, r#"Turn(unit: "t", to: SSE)"#);
    assert!(b.unit("t").has(Marker::Moved));
    b.give(First, "Stop");
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "C3")"#, "LNL-4.0-20");
}

#[test]
fn lnl_15_1_16_turning_and_reversing_open_opportunity_fire_in_the_hex() {
    let foe = r#"(id: "y", unit: "wehrmacht_squad", at: "E2"), (id: "z", unit: "wehrmacht_squad", at: "E3")"#;
    let mut b = Battle::new(OPEN_GROUND, TANK, foe, OPERATIONS_FIRST, &[]);
    let asked = |b: &Battle| b.ask(|table| matches!(table.flow.question, Some(Question::OpportunityFire { .. })));
    b.give(First, r#"Turn(unit: "t", to: SSW)"#);
    assert!(asked(&b));
    assert_eq!(
        b.ask(|table| table.flow.moving().map(|moving| moving.attacks_left())),
        Some(2),
        "LNL-5.3-08: two points"
    );
    b.give(Second, "HoldFire");
    b.give(First, r#"Step(to: "C1")"#);
    assert!(asked(&b));
    assert_eq!(
        b.ask(|table| table.flow.moving().map(|moving| moving.attacks_left())),
        Some(2),
        "two points in reverse"
    );
}

#[test]
fn lnl_1_6_3_08_a_team_turns_in_place_of_firing() {
    let ours = format!(r#"{GUN}, (id: "s", unit: "us_parachute_squad", at: "C2")"#);
    let mut b = battle(&ours);
    let events = b.give(First, r#"Turn(unit: "g", to: W)"#);
    let cost = events.iter().find_map(|event| match event {
        Event::Turned { cost, lines, .. } => Some((*cost, lines[0].rule.0)),
        _ => None,
    });
    assert_eq!(cost, Some((2, "LNL-1.6.3-08")), "three steps");
    assert_eq!(b.unit("g").facing, Facing::W);
    assert!(spent(&b).is_none(), "that is all it does");
    b.refused_by(First, r#"Turn(unit: "g", to: E)"#, "LNL-4.0-20");
    // The others of its hex still move.
    b.give(First, r#"Move(units: ["s"], by: Move, to: "D2")"#);
}

#[test]
fn lnl_1_6_3_08_a_team_with_one_point_turns_two_steps_at_most() {
    let text = scenario_text(OPEN_GROUND, "", GUN, NOBODY, OPERATIONS_FIRST, "");
    let slow = |file: &mut crate::files::definition::UnitFile| {
        file.units.iter_mut().filter(|def| def.id == "us_gun_team").for_each(|def| def.front.movement = 1);
    };
    let mut b = Battle::with_files(&text, |file, _| slow(file), &[]);
    b.refused_by(First, r#"Turn(unit: "g", to: W)"#, "LNL-6.0-02");
    b.give(First, r#"Turn(unit: "g", to: SSW)"#);
}

#[test]
fn lnl_1_6_3_10_a_team_takes_any_facing_in_a_new_hex() {
    let mut b = battle(&format!(r#"{GUN}, (id: "s", unit: "us_parachute_squad", at: "C2")"#));
    b.give(First, r#"Move(units: ["g", "s"], by: Move, to: "D2", facing: W)"#);
    assert_eq!((b.unit("g").facing, spent(&b)), (Facing::W, Some((1, 1))), "free of charge");
    b.refused_by(First, r#"Turn(unit: "g", to: E)"#, "LNL-1.6.3-10");
    b.give(First, r#"Step(to: "E2", facing: SSE)"#);
    assert_eq!(b.unit("g").facing, Facing::SSE);
}

#[test]
fn lnl_1_6_3_11_a_team_that_turns_gets_a_moved_marker() {
    let mut b = battle(r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E, assault_move: true)"#);
    b.refused_by(First, r#"Turn(unit: "g", to: W, by: AssaultMove)"#, "LNL-1.6.3-11");
    b.give(First, r#"Turn(unit: "g", to: W)"#);
    assert!(b.unit("g").has(Marker::Moved));
}

#[test]
fn whoever_comes_onto_the_map_faces_it_as_its_owner_says() {
    let entry = |ours: &str| {
        let text = scenario_text(OPEN_GROUND, "", ours, NOBODY, OPERATIONS_FIRST, "");
        let entries = r#"(name: "US", formation: "us_parachute", entries: [(id: "e", turn: 1, hexes: ["A2", "A3"])],"#;
        Battle::from_text(&text.replace(r#"(name: "US", formation: "us_parachute","#, entries), &[])
    };
    let ours = r#"(id: "t", unit: "us_tank_t", entry: "e"), (id: "u", unit: "us_tank_t", entry: "e"), (id: "g", unit: "us_gun_team", entry: "e")"#;
    let mut b = entry(ours);
    // It comes forward, so one of the hexes behind it lies off the map.
    b.refused_by(First, r#"Move(units: ["t"], by: Move, to: "A2", facing: W)"#, "LNL-15.1-04");
    b.give(First, r#"Move(units: ["t"], by: Move, to: "A2", facing: SSE)"#);
    assert_eq!(b.unit("t").facing, Facing::SSE);
    b.give(First, "Stop");
    // The second one by the same hex, one by one (LNL-15.1-01).
    b.give(First, r#"Move(units: ["u"], by: Move, to: "A2")"#);
    assert_eq!(b.unit("u").facing, Facing::E, "into the map where nothing is said");
    b.give(First, "Stop");
    b.give(First, r#"Move(units: ["g"], by: Move, to: "A3", facing: W)"#);
    assert_eq!(b.unit("g").facing, Facing::W, "a team as it likes");
}

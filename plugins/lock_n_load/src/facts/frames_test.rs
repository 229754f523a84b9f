use super::*;
use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::sections::fire::test_bench::*;
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST};
use table::Side::{First, Second};

/// What is going on, the innermost last.
fn going_on(battle: &Battle) -> String {
    battle.ask(|table| table.flow.going_on())
}

/// All that is going on is plain data: written down and read again it is the same.
#[track_caller]
fn can_be_saved(battle: &Battle) {
    let stack = battle.ask(|table| table.flow.stack.clone());
    let text = ron::to_string(&stack).unwrap();
    assert_eq!(ron::from_str::<table::Stack<AnyFrame>>(&text).unwrap(), stack);
}

/// What lies below changes by what it hears: the impulse of the enemies that are met and of the round, the turn of the round and of the
/// next phase.
#[test]
fn parts_and_impulses_lie_on_the_turn_and_hear_what_happens() {
    let us = para("a", "B2", "") + &para("c", "A8", "");
    let mut b = Battle::new(FIELD, &us, &(grenadier("x", "B3", "") + &grenadier("y", "C8", "")), RALLY_FIRST, &[6, 6]);
    assert_eq!((going_on(&b).as_str(), b.ask(|table| table.flow.to_act())), ("Turn > RallyPart", Some(First)));
    can_be_saved(&b);
    b.refused_by(First, "Pass", "LNL-2.0-03");
    b.give(First, "RallyDone");
    assert_eq!((going_on(&b).as_str(), b.ask(|table| table.flow.to_act())), ("Turn > RallyPart", Some(Second)));
    b.give(Second, "RallyDone");
    assert_eq!((going_on(&b).as_str(), b.ask(|table| table.flow.to_act())), ("Turn > Impulse", Some(First)));
    b.refused_by(First, "RallyDone", "LNL-2.0-02");
    b.refused_by(First, "Stop", "LNL-6.0-01");
    b.give(First, r#"Move(units: ["a"], by: Move, to: "B3")"#);
    let impulse = b.ask(|table| table.flow.impulse().cloned().unwrap());
    let place = "B3".parse().unwrap();
    assert_eq!((impulse.melees, impulse.entered, impulse.movers), (vec![place], vec![place], vec![id("a")]));
    can_be_saved(&b);
    b.give(First, "EndImpulse");
    assert_eq!(going_on(&b), "Turn > Impulse", "the round is asked for, and begins with the answer");
    b.give(First, r#"MeleeAttack(attackers: [(unit: "a")], defenders: ["x"])"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Melee");
    b.give(Second, "MeleeAttack(attackers: [], defenders: [])");
    let flow = b.ask(|table| table.flow.clone());
    assert_eq!(
        (flow.turn.fought.as_slice(), flow.active()),
        ([place].as_slice(), Some(Second)),
        "the round is over, and so is the impulse"
    );
}

/// A sniper, Opportunity Fire by a flamethrower, leaders whose owner chooses who checks first, a retreat, and fire at the retreat, one
/// inside the other and all inside one step of a move.
#[test]
fn a_step_is_interrupted_four_deep_and_the_move_goes_on() {
    let wood = ".f.\n...\n...\n...\n.w.\n...\n...\n...\n...";
    let us = counter("us_sniper", "s", "B1", "")
        + &para("a", "B3", &carrying("f", "us_flamethrower"))
        + &para("b", "A2", "");
    let germans =
        counter("german_leader", "l", "B5", "") + &counter("german_leader", "m", "B5", "") + &grenadier("x", "B5", "");
    // The sniper draws his victim, throws 1 and 1 against 6. The flamethrower throws 1 against 6. Then three checks.
    let dice = [3, 1, 1, 6, 1, 6, 1, 1, 5];
    let mut b = Battle::new(wood, &us, &germans, OPERATIONS_SECOND, &dice);
    assert_eq!(going_on(&b), "Turn > Impulse");
    let events = b.give(Second, r#"Move(units: ["x", "l", "m"], by: Move, to: "B4")"#);
    assert_eq!(shot(&events).firers, [id("s")], "LNL-11.4-14: before the question");
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window");
    b.refused_by(Second, r#"Step(to: "B5")"#, "LNL-5.3-05");
    b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["f"])], at: "B4"))"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window > Attack");
    can_be_saved(&b);
    b.give(Second, r#"CheckNext(leader: "m")"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window > Retreat", "LNL-1.6.2-09: several hexes are lawful");
    can_be_saved(&b);
    b.give(Second, r#"GoTo(unit: "x", to: "B5")"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window > Retreat > Window", "LNL-1.6.2-06");
    b.refused_by(First, "HoldFireForMove", "LNL-5.3-05");
    b.give(First, "HoldFire");
    assert_eq!(going_on(&b), "Turn > Impulse > Move", "LNL-5.3-08: one point was spent, one attack has been made");
    assert_eq!(b.ask(|table| table.flow.to_act()), Some(Second));
    let moving = b.ask(|table| table.flow.moving().cloned().unwrap());
    assert_eq!((moving.units, moving.stopped), (vec![id("l"), id("m")], vec![]), "who retreated is no part of it");
}

/// A made-up card: who could fire at a mover may move instead.
fn nimble(unit: &str, from: &str, points: u8) -> Vec<Event> {
    let moves = Moving {
        side: Second,
        units: vec![id(unit)],
        by: Movement::Move,
        from: Some(from.parse().unwrap()),
        spent: 0,
        half: false,
        limit: points,
        double_time: None,
        spent_here: 0,
        attacks_here: 0,
        held: false,
        reacted: true,
        ends: false,
        exiting: false,
        withdrawing: false,
        stopped: Vec::new(),
    };
    vec![Event::Asked(None), Event::push(moves)]
}

#[test]
fn a_made_up_card_moves_inside_the_enemys_move_and_is_itself_fired_at() {
    let us = para("a", "B2", "") + &para("c", "A8", "");
    let mut b = Battle::new(FIELD, &us, &grenadier("x", "C6", ""), OPERATIONS_FIRST, &[4, 3, 2]);
    b.give(First, r#"Move(units: ["a"], by: Move, to: "B3")"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window");
    b.game.lay(&nimble("x", "C6", 4));
    assert_eq!(
        (going_on(&b).as_str(), b.ask(|table| table.flow.to_act())),
        ("Turn > Impulse > Move > Window > Move", Some(Second))
    );
    b.refused_by(First, r#"Step(to: "B4")"#, "LNL-4.0-01");
    b.give(Second, r#"Step(to: "C5")"#);
    assert_eq!(going_on(&b), "Turn > Impulse > Move > Window > Move > Window", "the mover's side may fire at it");
    can_be_saved(&b);
    let events = b.give(First, r#"Fire((firers: [(unit: "c")], at: "C5"))"#);
    assert_eq!(shot(&events).by("LNL-5.3-11"), Some(1), "it is moving");
    assert!(b.unit("x").shaken, "so it goes no further, and nobody is left who could fire");
    assert_eq!(going_on(&b), "Turn > Impulse > Move");
    let outer = b.ask(|table| table.flow.moving().cloned().unwrap());
    assert_eq!((outer.units, outer.attacks_here), (vec![id("a")], 0), "the other move has not heard of it");
    b.give(First, r#"Step(to: "B4")"#);
}

#[test]
fn what_came_later_and_says_nothing_is_not_in_the_hash_of_a_position() {
    let battle = Battle::new(FIELD, &para("a", "B2", ""), &grenadier("x", "B5", ""), RALLY_FIRST, &[6, 6]);
    let flow = battle.ask(|table| format!("{:?}", table.flow));
    assert!(flow.starts_with("Flow { turn: Turn { number: ") && flow.contains(", came: [] }, stack: ["), "{flow}");
}

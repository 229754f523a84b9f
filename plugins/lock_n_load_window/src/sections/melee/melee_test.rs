//! A melee from its first click to its result.

use crate::MeleePreview;
use crate::battle::{OfThisGame as _, Results};
use crate::model::{Choose, Selection};
use crate::rig::{Screen, id};
use lock_n_load::testing::OPERATIONS_FIRST;
use lock_n_load::{Command, Event, Question};
use table::Side;

#[test]
fn a_melee_is_fought_with_the_chosen_men() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "B2"), (id: "b", unit: "us_parachute_squad", at: "B2")"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "C2"), (id: "y", unit: "wehrmacht_half_squad", at: "C2")"#;
    let mut screen = Screen::new(first, second, OPERATIONS_FIRST, &[3, 3, 1, 1, 1, 1]);
    screen.click("B2");
    screen.press("Move");
    screen.click_twice("C2");
    if matches!(screen.battle().flow().question, Some(Question::OpportunityFire { .. })) {
        screen.press("Hold for this move");
    }
    if screen.battle().legal().contains(&Command::EndImpulse) {
        screen.press("End impulse");
    }
    assert!(
        matches!(screen.battle().flow().question, Some(Question::MeleeAttack { side: Side::First, .. })),
        "{:?}",
        screen.battle().flow().question
    );
    let preview = screen.shown::<MeleePreview>();
    assert_eq!(preview.report.attack.total, 4);
    assert_eq!(preview.defenders.len(), 2);
    for enemy in ["x", "y"] {
        if !screen.get::<Selection>().chosen.contains(&id(enemy)) {
            screen.click_with("C2", Some(enemy), false);
        }
    }
    screen.click_with("C2", Some("y"), false);
    screen.click_with("C2", Some("a"), false);
    let preview = screen.shown::<MeleePreview>();
    assert_eq!(preview.report.attack.total, 2);
    assert_eq!(preview.defenders, [(id("x"), true), (id("y"), false)]);
    let shown = preview.report.clone();
    screen.press("Attack");
    screen.app.update();
    let rolled = screen.get::<Results>().card().expect("a result").events.iter().find_map(|event| match event {
        Event::MeleeRolled(roll) => Some((roll.attack_total, roll.defence_total, roll.needed)),
        _ => None,
    });
    assert_eq!(rolled, Some((shown.attack.total, shown.defence.total, shown.needed)));
}

#[test]
fn of_two_melees_the_one_that_is_chosen_on_the_card_is_everybody_against_everybody() {
    let first = r#"(id: "lt", unit: "us_leader", at: "A2"), (id: "a", unit: "us_parachute_squad", at: "A2"),
        (id: "b", unit: "us_parachute_squad", at: "A3")"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "B2", markers: [Fired]),
        (id: "y", unit: "wehrmacht_squad", at: "B4", markers: [Fired])"#;
    let mut screen = Screen::new(first, second, OPERATIONS_FIRST, &[1, 1, 1, 1]);
    for order in [
        r#"Activate(at: "A2", widen: Adjacent, leader: Some("lt"))"#,
        r#"Move(units: ["a"], by: Move, to: "B2")"#,
        r#"Move(units: ["b"], by: Move, to: "B4")"#,
    ] {
        screen.order(ron::from_str(order).unwrap_or_else(|error| panic!("{order}: {error}")));
    }
    if screen.battle().legal().contains(&Command::EndImpulse) {
        screen.order(Command::EndImpulse);
    }
    for (place, unit, enemy) in [("B4", "b", "y"), ("B2", "a", "x"), ("B4", "b", "y")] {
        let spot = screen.spot(place);
        screen.send(Choose::Stack(spot));
        let preview = screen.shown::<MeleePreview>();
        assert_eq!((preview.at, &preview.defenders[..]), (spot, &[(id(enemy), true)][..]));
        assert_eq!(screen.units(), [unit]);
    }
    screen.press("Attack");
    assert!(
        matches!(screen.orders().last(), Some(Command::MeleeAttack { defenders, .. }) if defenders[..] == [id("y")])
    );
}

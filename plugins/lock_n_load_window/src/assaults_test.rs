//! Close Assaults, overruns and bombardments from the first click to the order.

use super::*;
use crate::rig::{Screen, id};
use crate::{AssaultPreview, BombardPreview, OverrunPreview};
use hex_view::OverlayKind;
use lock_n_load::sections::close_assault::odds;
use lock_n_load::testing::OPERATIONS_FIRST;
use lock_n_load::{Command, Event};

const TANKS: &str =
    r#"(id: "x", unit: "german_tank_t", at: "B2", facing: W), (id: "z", unit: "german_casemate", at: "B2", facing: W)"#;
const INFANTRY: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "charge", weapon: "us_satchel_charge")]),
    (id: "b", unit: "us_parachute_squad", at: "A2"), (id: "sgt", unit: "us_leader", at: "A2")"#;

#[test]
fn a_close_assault_is_aimed_at_the_vehicle_that_is_clicked_and_shown_before_the_dice() {
    let mut screen = Screen::new(INFANTRY, TANKS, OPERATIONS_FIRST, &[1; 12]);
    screen.click("A2");
    screen.press("Close Assault");
    assert_eq!(screen.marked(OverlayKind::Target), ["B2"]);
    screen.click_with("B2", Some("z"), false);
    let preview = screen.shown::<AssaultPreview>().clone();
    assert!(preview.declared.assaults.iter().all(|assault| assault.target == id("z")));
    assert_eq!(preview.declared.assaults.len(), 2);
    assert_eq!(preview.checks.len(), 3, "the leader checks too");
    assert_eq!(screen.battle().ask(|table| odds::odds(table, &preview.declared)), preview.odds);
    screen.click_with("B2", Some("x"), false);
    let other = screen.shown::<AssaultPreview>().clone();
    assert!(other.declared.assaults.iter().all(|assault| assault.target == id("x")), "another vehicle is shown first");
    assert!(screen.orders().is_empty());
    screen.click_with("B2", Some("x"), false);
    let [Command::CloseAssault { assaults, .. }] = &screen.orders()[..1] else { panic!("{:?}", screen.orders()) };
    assert_eq!(*assaults, other.declared.assaults);
}

#[test]
fn ticks_decide_who_assaults_with_what_and_who_goes_along() {
    let mut screen = Screen::new(INFANTRY, TANKS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Close Assault");
    screen.click("B2");
    let of = |screen: &Screen, unit: &str| {
        let assaults = screen.shown::<AssaultPreview>().declared.assaults.clone();
        assaults.into_iter().find(|assault| assault.unit == id(unit))
    };
    assert_eq!(of(&screen, "a").and_then(|assault| assault.weapon), Some(id("charge")));
    screen.send(Choose::Weapon { unit: id("a"), weapon: id("charge") });
    assert_eq!(of(&screen, "a").map(|assault| assault.weapon), Some(None));
    screen.send(Choose::Own(id("b")));
    assert_eq!(of(&screen, "b"), None);
    assert!(screen.shown::<AssaultPreview>().crew.iter().any(|member| member.unit == id("b") && !member.takes_part));
    screen.send(Choose::Leader(LeaderChoice::Nobody));
    assert!(screen.shown::<AssaultPreview>().declared.leaders.is_empty());
}

#[test]
fn an_overrun_is_aimed_at_a_hex_and_shown_with_its_cost_and_chances() {
    let men = r#"(id: "y", unit: "wehrmacht_squad", at: "B2"), (id: "l", unit: "german_leader", at: "B2")"#;
    let tank = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E)"#;
    let mut screen = Screen::new(tank, men, OPERATIONS_FIRST, &[1; 12]);
    screen.click("A2");
    screen.press("Overrun");
    assert_eq!(screen.marked(OverlayKind::Target), ["B2"]);
    screen.click("B2");
    let preview = screen.shown::<OverrunPreview>().clone();
    assert_eq!((preview.vehicle, preview.odds.units.len()), (id("t"), 2));
    assert_eq!(preview.points, 5, "4 more than the hex");
    // Gun 4, machine guns 2 and 4 as the commander looks out, 2 for its weight.
    assert_eq!(preview.attack_total, 12);
    screen.click("B2");
    assert!(matches!(screen.orders()[0], Command::Overrun { unit: Some(unit), .. } if unit == id("t")));
    let events: Vec<Event> = screen.battle().entries().iter().flat_map(|entry| entry.events.clone()).collect();
    let rolled = events.iter().find_map(|event| match event {
        Event::OverrunResolved(roll) => Some(roll.attack.clone()),
        _ => None,
    });
    assert_eq!(rolled, Some(preview.attack));
}

#[test]
fn a_bombardment_is_aimed_at_a_hex_with_the_observer_that_is_chosen() {
    let first = r#"(id: "m", unit: "us_mortar_team", at: "A2"), (id: "sgt", unit: "us_leader", at: "B1")"#;
    let second =
        r#"(id: "y", unit: "wehrmacht_squad", at: "E2"), (id: "x", unit: "german_tank_t", at: "E2", facing: W)"#;
    let mut screen = Screen::new(first, second, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Bombard");
    screen.click("E2");
    let preview = screen.shown::<BombardPreview>().clone();
    assert_eq!(preview.observers, [None, Some(id("sgt"))]);
    assert_eq!((preview.bombardment.caller, preview.groups.len()), (None, 2), "men, and a tank that is Open");
    for (_, odds) in &preview.groups {
        for unit in &odds.units {
            assert_eq!(unit.no_effect + unit.shaken + unit.reduced + unit.eliminated, odds.out_of);
        }
    }
    screen.send(Choose::Leader(LeaderChoice::This(id("sgt"))));
    assert_eq!(screen.shown::<BombardPreview>().bombardment.caller, Some(id("sgt")));
}

use super::drag::{Berth, Berths};
use crate::battle::OfThisGame as _;
use crate::drafting::actions::actions_of;
use crate::model::{Action, Actions, Choose, CursorMenu, Does, Prepared, Preview, Selection, Sentence};
use crate::rig::{Screen, id};
use bevy::prelude::{Rect, Vec2};
use hex_board::Facing;
use hex_view::Pointed;
use lock_n_load::testing::{self, OPERATIONS_FIRST, RALLY_FIRST};
use lock_n_load::{Command, Table};
use table_view::{Draggable, Step, ViewSettings};

const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E)"#;
/// Room for half a squad inside and for one on top.
const SMALL: &str = r#"(id: "t", unit: "us_carrier", at: "C2", facing: E)"#;
const SQUAD: &str = r#"(id: "s", unit: "us_parachute_squad", at: "C2")"#;
const HALF: &str = r#"(id: "h", unit: "us_parachute_half_squad", at: "C2")"#;
const RIDER: &str = r#"(id: "r", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true))"#;
/// Nobody of the other side is on the map.
const NOBODY: &str = r#"(id: "x", unit: "german_sniper")"#;

fn screen(ours: &[&str]) -> Screen {
    Screen::new(&ours.join(", "), NOBODY, OPERATIONS_FIRST, &[])
}

/// A counter is let go over a hex, and over another counter there.
fn drop(screen: &mut Screen, piece: &str, to: &str, onto: Option<&str>) {
    let to = screen.spot(to).hex;
    screen.send(Pointed::Dragged { piece: id(piece), to, onto: onto.map(id), screen: Vec2::new(300.0, 200.0) });
}

fn is_aboard(screen: &Screen, unit: &str) -> Option<(String, bool)> {
    let seat = screen.battle().table().unit(id(unit)).expect("a unit").aboard;
    seat.map(|seat| (seat.vehicle.to_string(), seat.outside))
}

#[test]
fn a_squad_that_is_dragged_onto_a_tank_rides_on_top() {
    for onto in [Some("t"), None] {
        let mut screen = screen(&[TANK, SQUAD]);
        drop(&mut screen, "s", "C2", onto);
        assert_eq!(is_aboard(&screen, "s"), Some(("t".to_owned(), true)), "dropped on {onto:?}");
        assert!(screen.get::<CursorMenu>().at.is_none(), "there is one place, so nothing is asked");
    }
}

#[test]
fn between_inside_and_on_top_the_player_chooses_at_the_pointer() {
    let mut screen = screen(&[SMALL, HALF]);
    drop(&mut screen, "h", "C2", Some("t"));
    assert_eq!(is_aboard(&screen, "h"), None, "nothing has been ordered yet");
    assert_eq!(screen.get::<CursorMenu>().at, Some(Vec2::new(300.0, 200.0)));
    let mode = screen.get::<Selection>().mode.clone();
    let aim = mode.aim().expect("a choice is open");
    let names: Vec<&str> =
        screen.get::<Actions>().0.iter().filter(|action| aim.in_menu(action)).map(|a| a.name.as_str()).collect();
    assert!(names.contains(&"Mount inside") && names.contains(&"Mount on top"), "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("Mount")), "{names:?}");
    screen.press("Mount inside");
    assert_eq!(is_aboard(&screen, "h"), Some(("t".to_owned(), false)));
}

#[test]
fn what_is_refused_says_why_and_orders_nothing() {
    let moved = r#"(id: "s", unit: "us_parachute_squad", at: "C2", markers: [Moved])"#;
    let mut marked = screen(&[TANK, moved]);
    drop(&mut marked, "s", "C2", Some("t"));
    assert_eq!(marked.get::<Sentence>().refused.as_ref().map(|refusal| refusal.rule.0), Some("LNL-16.4-02"));
    assert!(marked.orders().is_empty());
    let mut full = screen(&[TANK, RIDER, SQUAD]);
    drop(&mut full, "s", "C2", Some("t"));
    assert_eq!(full.get::<Sentence>().refused.as_ref().map(|refusal| refusal.rule.0), Some("LNL-16.2-01"));
    let mut nowhere = screen(&[TANK, SQUAD]);
    drop(&mut nowhere, "s", "E3", None);
    assert!(nowhere.get::<Sentence>().refused.is_some() && nowhere.orders().is_empty());
}

#[test]
fn only_those_who_stand_with_a_vehicle_that_has_room_are_dragged() {
    let draggable = |screen: &Screen| screen.get::<ViewSettings>().draggable.clone();
    assert_eq!(draggable(&screen(&[TANK, SQUAD])), Draggable::Those(vec![id("s")]));
    let apart = r#"(id: "s", unit: "us_parachute_squad", at: "A1")"#;
    assert_eq!(draggable(&screen(&[TANK, apart])), Draggable::Those(vec![]));
}

#[test]
fn a_counter_that_is_let_go_over_a_slot_takes_that_place() {
    let mut screen = screen(&[SMALL, HALF]);
    let rect = Rect::new(1000.0, 300.0, 1200.0, 350.0);
    screen.app.insert_resource(Berths(vec![Berth { rect, vehicle: id("t"), outside: true }]));
    screen.send(Pointed::Handed { piece: id("h"), screen: Vec2::new(900.0, 320.0) });
    assert!(screen.orders().is_empty(), "beside the slot it is put back");
    screen.send(Pointed::Handed { piece: id("h"), screen: Vec2::new(1100.0, 320.0) });
    assert_eq!(is_aboard(&screen, "h"), Some(("t".to_owned(), true)));
}

#[test]
fn a_passenger_is_chosen_where_his_vehicle_is_and_dismounts_by_a_button() {
    let mut screen = screen(&[TANK, RIDER, SQUAD]);
    screen.click("C2");
    screen.send(Choose::Unit(id("r")));
    assert_eq!(screen.units(), ["r"], "he alone, not those around the tank");
    assert_eq!(screen.get::<Selection>().spot, Some(screen.spot("C2")));
    let dismounts = |action: &Action| action.name.starts_with("Dismount Squad").then(|| action.name.clone());
    let name = screen.get::<Actions>().0.iter().find_map(dismounts).expect("who dismounts is said");
    screen.press(&name);
    assert_eq!(is_aboard(&screen, "r"), None);
    assert_eq!(screen.at("r"), Some(screen.spot("C2")));
    assert_eq!(screen.units(), ["r"], "he goes on if he likes");
}

#[test]
fn a_passenger_that_is_dragged_to_the_next_hex_goes_on_there() {
    let screen = screen(&[TANK, RIDER]);
    let battle = screen.battle();
    let to = |place: &str| super::drag::ashore(battle, screen.get(), id("r"), screen.spot(place).hex);
    assert!(matches!(&to("C2").expect("he may leave")[..], [Command::Dismount { .. }]));
    let goes_on = to("C3").expect("he may leave");
    assert!(matches!(&goes_on[..], [Command::Dismount { .. }, Command::Step { to, .. }] if to.to_string() == "C3"));
}

#[test]
fn whatever_the_rules_offer_of_passengers_has_a_button() {
    let more = r#"(id: "l", unit: "us_leader", at: "C2"), (id: "c", unit: "us_carrier", at: "C2", facing: E)"#;
    let starts = [OPERATIONS_FIRST, RALLY_FIRST].into_iter().flat_map(|start| {
        [
            [TANK, SQUAD, HALF, more],
            [TANK, RIDER, SQUAD, more],
            [SMALL, HALF, SQUAD, r#"(id: "m", unit: "us_medic", at: "C2")"#],
        ]
        .map(|ours| Screen::new(&ours.join(", "), NOBODY, start, &[]))
    });
    let mut tried = 0;
    for screen in starts {
        let battle = screen.battle();
        for command in battle.legal() {
            let (Command::Mount { units, .. } | Command::Dismount { units, .. }) = command else { continue };
            let table: Table = battle.table();
            let spot = units.first().and_then(|unit| table.whereabouts(table.unit(*unit)?));
            let selection = Selection { spot, units: units.to_vec(), ..Selection::default() };
            let actions = actions_of(battle, &selection, &Preview::default(), &Prepared::default());
            let gives =
                |does: &Does| matches!(does, Does::Order(orders) if orders[..] == *std::slice::from_ref(command));
            assert!(actions.iter().any(|action| action.refusal.is_none() && gives(&action.does)), "{command:?}");
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried}");
}

/// The steps of all orders so far.
fn steps(screen: &Screen) -> Vec<Step> {
    (0..screen.battle().entries().len()).flat_map(|entry| screen.steps_of(entry)).collect()
}

#[test]
fn boarding_driving_and_turning_are_played() {
    let mut screen = screen(&[TANK, SQUAD]);
    drop(&mut screen, "s", "C2", Some("t"));
    let boards = |step: &Step| matches!(step, Step::Board { onto, .. } if *onto == id("t"));
    assert!(steps(&screen).iter().any(boards));
    screen.order(screen.offered(|order| matches!(order, Command::Step { .. })));
    let drives = |step: &Step| matches!(step, Step::Drive { keys, .. } if keys[..] == [id("t")]);
    assert!(steps(&screen).iter().any(drives));
    let turns = |screen: &Screen| {
        let is_its = |step: &&Step| matches!(step, Step::Turn { key, .. } if *key == id("t"));
        steps(screen).iter().filter(is_its).count()
    };
    let before = turns(&screen);
    screen.order(screen.offered(|order| matches!(order, Command::Turn { .. })));
    assert_eq!(turns(&screen), before + 1, "its hull");
    let mut waits = self::screen(&[TANK]);
    waits.order(Command::TurnTurret { unit: id("t"), to: Facing::W });
    assert_eq!(turns(&waits), 1, "its turret");
}

#[test]
fn a_shot_flies_after_the_turret_has_swung_and_what_it_destroys_blows_up() {
    let target = r#"(id: "x", unit: "german_truck", at: "C4", facing: W)"#;
    let text = testing::scenario_text("......\n......\n......\n......", "", TANK, target, OPERATIONS_FIRST, "");
    let mut screen = Screen::of(testing::Battle::from_text(&text, &[1, 2, 6, 1, 1, 1, 1, 1, 1]));
    let before = screen.battle().table().units.keep();
    screen.order(screen.offered(|order| matches!(order, Command::Shoot(shot) if shot.target == Some(id("x")))));
    let battle = screen.battle();
    let mut entries = battle.journal().entries.iter();
    let is_shot = |order: &Command| matches!(order, Command::Shoot(_));
    let shot = entries.find(|entry| entry.order.as_ref().is_some_and(|order| is_shot(&order.command)));
    let entry = shot.expect("the shot");
    let all = crate::map::show::steps(battle, &crate::theme::Theme::default(), &before, None, &entry.events);
    let place = |wanted: fn(&Step) -> bool| all.iter().position(wanted);
    let turned = place(|step| matches!(step, Step::Turn { .. })).expect("the turret swings");
    let fired = place(|step| matches!(step, Step::Shell { strikes: true, .. })).expect("a shell that strikes");
    let explodes = place(|step| matches!(step, Step::Explode { .. })).expect("the truck blows up");
    assert!(turned < fired && fired < explodes, "{turned} {fired} {explodes}");
}

#[test]
fn a_tank_rolls_over_those_whom_it_overruns() {
    let enemy = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    let mut screen = Screen::new(TANK, enemy, OPERATIONS_FIRST, &[6, 1, 1, 1, 1, 1, 1, 1]);
    screen.order(screen.offered(|order| matches!(order, Command::Overrun { .. })));
    let rolls = |step: &Step| matches!(step, Step::Charge { key, heading: 90 } if *key == id("t"));
    assert!(steps(&screen).iter().any(rolls), "{:?}", screen.battle().flow().question);
}

#[test]
fn a_click_on_a_stack_takes_those_on_foot_or_one_vehicle() {
    let other = r#"(id: "u", unit: "us_tank_t", at: "C2", facing: W)"#;
    let mut mixed = screen(&[TANK, SQUAD, HALF]);
    mixed.click_with("C2", Some("s"), false);
    assert_eq!(mixed.units(), ["s", "h"]);
    let mut on_tank = screen(&[TANK, SQUAD, HALF]);
    on_tank.click_with("C2", Some("t"), false);
    assert_eq!(on_tank.units(), ["t"]);
    let mut tanks = screen(&[TANK, other]);
    tanks.click("C2");
    assert_eq!(tanks.units(), ["t"]);
    tanks.click_with("C2", Some("u"), false);
    assert_eq!(tanks.units(), ["u"]);
}

//! Shots of ordnance from the first click to the result, and small arms against vehicles.

use super::*;
use crate::battle::Results;
use crate::model::{Arms, Victim};
use crate::rig::{Screen, id};
use crate::{FirePreview, ShotPreview};
use hex_view::OverlayKind;
use lock_n_load::testing::{OPERATIONS_FIRST, OPERATIONS_SECOND};
use lock_n_load::{Command, Event, ShotOrder, TurnToFire};

/// Tank T, which faces the enemy, and a squad with a shoulder weapon.
const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "A2", facing: E)"#;
const SQUAD: &str =
    r#"(id: "s", unit: "us_parachute_squad", at: "A2", weapons: [(id: "heat", weapon: "sample_heat")])"#;
const ENEMY: &str = r#"(id: "x", unit: "german_tank_t", at: "D2", facing: W)"#;
const BOTH: &str =
    r#"(id: "x", unit: "german_tank_t", at: "D2", facing: W), (id: "y", unit: "wehrmacht_squad", at: "D2")"#;

fn shots(screen: &Screen) -> Vec<ShotOrder> {
    let shot = |command: Command| if let Command::Shoot(order) = command { Some(order) } else { None };
    screen.orders().into_iter().filter_map(shot).collect()
}

#[test]
fn what_the_preview_of_a_shot_shows_is_what_is_rolled() {
    // A hit in the hull, through the armour; the crew gets away.
    let mut screen = Screen::new(TANK, ENEMY, OPERATIONS_FIRST, &[3, 4, 5, 2, 2]);
    screen.click("A2");
    assert!(screen.marked(OverlayKind::Target).contains(&"D2".to_owned()), "what can be shot at is marked");
    screen.hover("D2");
    let shot = screen.shown::<ShotPreview>().clone();
    assert_eq!((shot.order.weapon, shot.order.target), (id("t.gun"), Some(id("x"))));
    let vehicle = shot.odds.vehicle.expect("a vehicle is fired at");
    let all = vehicle.no_effect + vehicle.shaken + vehicle.abandoned + vehicle.destroyed;
    assert_eq!(all, shot.odds.out_of);
    // 8 or less, with 1 less for the commander who looks out: 9 or less, but never a 12.
    assert_eq!(shot.odds.hit * 36, 30 * shot.odds.out_of);
    let crew = shot.fates.first().expect("it has a crew");
    assert_eq!((crew.unit, crew.stays + crew.unharmed + crew.shaken + crew.lost), (id("x.crew"), crew.out_of));
    screen.click("D2");
    assert!(screen.orders().is_empty(), "the first click only aims");
    screen.click("D2");
    assert_eq!(shots(&screen), [shot.order]);
    screen.app.update();
    let card = screen.get::<Results>().card().expect("a result").clone();
    let Some(Event::ShotResolved(rolled)) = card.events.first() else { panic!("{:?}", card.events) };
    assert_eq!((&rolled.lines, rolled.dice), (&shot.lines, [3, 4]));
    let struck = rolled.struck.map(|struck| (struck.part, struck.sector));
    assert!(shot.odds.plates.iter().any(|plate| Some((plate.part, plate.plate.sector)) == struck));
    let table = screen.battle().table();
    assert!(table.unit(id("x")).expect("known").spot().is_none(), "it is a wreck");
    let no = usize::from(table.unit_no(id("x")).expect("known"));
    assert_eq!(card.before.rows().at(no).spot(), Some(screen.spot("D2")), "it is drawn as it stood");
}

#[test]
fn the_counter_that_is_clicked_is_what_is_fired_at() {
    let mut screen = Screen::new(TANK, BOTH, OPERATIONS_FIRST, &[6, 6]);
    screen.click("A2");
    screen.hover("D2");
    assert_eq!(screen.shown::<ShotPreview>().order.target, Some(id("x")), "a gun is for vehicles");
    screen.click_with("D2", Some("y"), false);
    assert_eq!(screen.shown::<ShotPreview>().order.target, None);
    assert!(screen.shown::<ShotPreview>().blast.is_some(), "what a hit does to men is shown as fire is");
    screen.click_with("D2", Some("x"), false);
    assert_eq!(screen.shown::<ShotPreview>().order.target, Some(id("x")));
    assert!(screen.orders().is_empty(), "another target is shown first");
    screen.click_with("D2", Some("x"), false);
    assert_eq!(shots(&screen).len(), 1);
}

#[test]
fn a_gun_or_small_arms_are_chosen_in_the_panel() {
    let mut screen = Screen::new(TANK, BOTH, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.click("D2");
    let ways = screen.shown::<ShotPreview>().ways.clone();
    assert_eq!(ways.arms, [Arms::Gun(id("t.gun")), Arms::Alone(id("t"))]);
    assert_eq!(ways.victims, [Victim::Vehicle(id("x")), Victim::Others]);
    screen.send(Choose::Arms(Arms::Alone(id("t"))));
    let fire = screen.shown::<FirePreview>();
    assert_eq!(fire.order.target, None, "small arms are for men");
    assert!(fire.crew.iter().all(|member| !member.weapons.iter().any(|(weapon, _)| *weapon == id("t.gun"))));
    screen.send(Choose::Victim(Victim::Vehicle(id("x"))));
    let fire = screen.shown::<FirePreview>();
    assert_eq!((fire.order.target, fire.facts.target), (Some(id("x")), Some(id("x"))), "an Open tank can be harmed");
    assert!(fire.odds.units.iter().any(|odds| odds.unit == id("x") && odds.shaken > 0));
    let destroyed = fire.odds.units.iter().map(|odds| odds.eliminated).sum::<u64>();
    assert_eq!(fire.fates.iter().any(|fate| fate.unit == id("x.crew")), destroyed > 0, "what becomes of the crew");
}

#[test]
fn a_stack_fires_its_shoulder_weapon_at_the_tank_and_its_rifles_at_men() {
    let first = format!("{SQUAD}, (id: \"b\", unit: \"us_parachute_squad\", at: \"A2\")");
    let mut screen = Screen::new(&first, BOTH, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    assert_eq!(screen.shown::<ShotPreview>().order.weapon, id("heat"));
    screen.click_with("D2", Some("y"), false);
    assert_eq!(screen.shown::<FirePreview>().order.firers.len(), 2);
}

#[test]
fn a_hull_turns_to_fire_as_the_player_chooses() {
    let casemate = r#"(id: "x", unit: "german_casemate", at: "D2", facing: E)"#;
    let mut screen = Screen::new(TANK, casemate, OPERATIONS_SECOND, &[]);
    screen.click("D2");
    screen.click("A2");
    let shot = screen.shown::<ShotPreview>().clone();
    let Some(first @ TurnToFire::Hull(_)) = shot.order.turn else { panic!("{:?}", shot.order) };
    assert!(shot.turns.contains(&first) && shot.facts.turned.is_some());
    for turn in shot.turns {
        screen.send(Choose::Turn(turn));
        assert_eq!(screen.shown::<ShotPreview>().order.turn, Some(turn));
    }
}

#[test]
fn opportunity_fire_presets_the_best_shot_at_a_tank_that_moves() {
    let first = r#"(id: "t", unit: "us_tank_t", at: "A3", facing: E)"#;
    let mut screen = Screen::new(first, ENEMY, OPERATIONS_FIRST, &[6, 6]);
    let moves = screen.offered(|command| matches!(command, Command::Move { units, .. } if units.contains(&id("t"))));
    screen.order(moves);
    let shot = screen.shown::<ShotPreview>();
    assert_eq!((shot.order.unit, shot.order.target, shot.facts.opportunity), (id("x"), Some(id("t")), true));
    screen.press("Fire");
    assert_eq!(shots(&screen).len(), 1);
}

#[test]
fn the_button_to_fire_is_there_for_whoever_has_only_a_gun() {
    let gun = r#"(id: "g", unit: "us_gun_team", at: "A2", facing: E)"#;
    let mut screen = Screen::new(gun, ENEMY, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Fire");
    screen.click("D2");
    assert_eq!(screen.shown::<ShotPreview>().order.weapon, id("g.gun"));
}

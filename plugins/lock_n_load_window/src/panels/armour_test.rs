//! The card of a vehicle and of a gun: what is printed on it, and what its slots do.

use crate::model::Does;
use crate::panels::test_screen::*;
use crate::sheets::meanings;
use lock_n_load::testing::OPERATIONS_FIRST;

const TANK: &str = r#"(id: "t", unit: "us_tank_t", at: "C2", facing: E, buttoned: true, armour_leader: (name: "Sgt Hoyt", morale: 7, leadership: 1),
    mounted: [(id: "gun", acquired: (target: Vehicle("x"), level: 2))])"#;
const RIDER: &str = r#"(id: "r", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true))"#;
const ENEMY: &str = r#"(id: "x", unit: "german_tank_t", at: "F2", facing: W)"#;

fn screen(ours: &[&str]) -> Screen {
    let mut screen = Screen::new(&ours.join(", "), ENEMY, OPERATIONS_FIRST, &[]);
    // High enough that nothing has to be scrolled to.
    screen.size.y = 1200.0;
    screen
}

#[test]
fn the_card_of_a_tank_tells_armour_weapons_state_and_leader() {
    let mut screen = screen(&[TANK, RIDER]);
    screen.rig.hover("C2");
    let texts = screen.draw();
    for wanted in
        ["Buttoned", "Sgt Hoyt +1", "Hull", "Turret", "front", "rear", "turret to E", "any direction, only Open"]
    {
        has(&texts, wanted);
    }
    let table = screen.battle().table();
    let gun = table.weapon("t.gun".parse().unwrap()).expect("a gun");
    let ordnance = table.weapon_definition(gun).ordnance.clone().expect("a to-hit table");
    has(&texts, &format!("acquired {} \u{2212}2", meanings::unit(&table, "x".parse().unwrap())));
    for column in &ordnance.columns {
        has(&texts, &format!("\u{2264}{}", column.range));
        has(&texts, &format!("\u{2264}{}", column.to_hit));
    }
    has(&texts, "ON TOP");
    // A squad has taken its place; two single men still find room.
    assert_eq!(texts.iter().filter(|text| *text == "man").count(), 2, "{texts:#?}");
    assert!(!texts.iter().any(|text| text == "squad"), "{texts:#?}");
    assert!(!texts.iter().any(|text| text == "INSIDE"), "it has no room inside");
}

#[test]
fn a_gun_has_its_bands_and_its_arc() {
    let mut screen = screen(&[r#"(id: "g", unit: "us_gun_team", at: "C2", facing: E)"#]);
    screen.rig.hover("C2");
    let texts = screen.draw();
    for wanted in ["to E", "to hit", "penetration", "morale"] {
        has(&texts, wanted);
    }
}

#[test]
fn a_passenger_in_his_slot_is_chosen_and_a_free_slot_takes_who_is_selected() {
    let mut riding = screen(&[TANK, RIDER]);
    riding.rig.hover("C2");
    let key = riding.places().into_keys().find(|key| key.ends_with(": r")).expect("the rider in his slot");
    assert_eq!(riding.press(&key), [Wish::Choose(Choose::Unit("r".parse().unwrap()))]);

    let mut afoot = screen(&[TANK, r#"(id: "s", unit: "us_parachute_squad", at: "C2")"#]);
    afoot.rig.hover("C2");
    afoot.rig.click("C2");
    afoot.rig.send(Choose::Unit("t".parse().unwrap()));
    let key = afoot.places().into_keys().find(|key| key.contains("free on top: squad")).expect("a free slot");
    let wishes = afoot.press(&key);
    let mounts = |wish: &Wish| matches!(wish, Wish::Perform(Does::Order(orders)) if matches!(&orders[..], [Command::Mount { outside: true, .. }]));
    assert!(wishes.iter().any(mounts), "{wishes:?}");
    let berth = afoot.berths.first().copied().expect("a place to drag to");
    assert!(berth.outside && berth.rect.width() > 100.0);
}

#[test]
fn at_the_pointer_stands_what_letting_go_would_do_or_why_not() {
    let squad = r#"(id: "s", unit: "us_parachute_squad", at: "C2")"#;
    for (ours, wanted) in [(vec![TANK, squad], "on top of Tank T"), (vec![TANK, RIDER, squad], "[16.2-01]")] {
        let mut screen = screen(&ours);
        screen.rig.hover("C2");
        screen.carried = Some("s".parse().unwrap());
        screen.frame(vec![egui::Event::PointerMoved(egui::pos2(400.0, 300.0))]);
        let texts = screen.frame(vec![]);
        has(&texts, wanted);
        screen.carried = None;
        let texts = screen.draw();
        assert!(!texts.iter().any(|text| text.contains(wanted)), "{texts:#?}");
    }
}

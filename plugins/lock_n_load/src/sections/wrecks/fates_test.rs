//! The chances of crews and passengers, against every throw with which they get out.

use super::*;
use crate::facts::event::Event;
use crate::sections::fire::test_bench::id;
use crate::sections::wrecks::{Destroyed, abandoned, destroyed, thrown_out};
use crate::testing::{Battle, OPERATIONS_FIRST};
use table::DiceCup;

const CARRIED: &str = r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E),
    (id: "squad", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true)),
    (id: "track", unit: "us_open_top", at: "D2", facing: E),
    (id: "in", unit: "us_parachute_squad", aboard: (vehicle: "track"))"#;

fn battle() -> Battle {
    let foe = r#"(id: "foe", unit: "wehrmacht_squad", at: "F3")"#;
    Battle::new("......\n......\n......", CARRIED, foe, OPERATIONS_FIRST, &[])
}

/// How often a unit is lost, Shaken and neither, over these throws.
fn counted(
    b: &Battle,
    unit: &str,
    throws: impl Iterator<Item = Vec<u8>>,
    does: impl Fn(&Table, &mut DiceCup) -> Vec<Event>,
) -> [u64; 3] {
    let mut counts = [0; 3];
    for dice in throws {
        let events = b.ask(|table| does(table, &mut DiceCup::forced(dice)));
        let lost = events.iter().any(|event| matches!(event, Event::UnitLost { unit: who, .. } if *who == id(unit)));
        let shaken = events.contains(&Event::UnitShaken { unit: id(unit) });
        counts[if lost { 0 } else { 2 - usize::from(shaken) }] += 1;
    }
    counts
}

fn of(b: &Battle, vehicle: &str, unit: &str, blows: Blows) -> Fate {
    let all = b.ask(|table| fates(table, table.unit(id(vehicle)).expect("a vehicle"), &blows));
    *all.iter().find(|fate| fate.unit == id(unit)).expect("it is carried")
}

fn dice() -> impl Iterator<Item = (u8, u8)> {
    (1..=6_u8).flat_map(|one| (1..=6_u8).map(move |other| (one, other)))
}

#[test]
fn lnl_15_4_02_the_chances_of_a_crew_are_those_of_its_dice() {
    let b = battle();
    let tank = b.unit("tank");
    let [lost, shaken, _] = counted(&b, "tank.crew", (1..=6).map(|die| vec![die, 1]), |table, cup| {
        destroyed(table, cup, tank, Destroyed::Otherwise)
    });
    let fate = of(&b, "tank", "tank.crew", Blows { out_of: 1, destroyed: 1, ..Blows::default() });
    assert_eq!([6 * fate.lost, 6 * fate.shaken], [lost * fate.out_of, shaken * fate.out_of]);
    // Abandoned, it checks its morale; the rider's check follows, and is passed.
    let throws = dice().map(|(one, other)| vec![one, other, 1, 1]);
    let [_, shaken, unharmed] = counted(&b, "tank.crew", throws, |table, cup| abandoned(table, cup, tank));
    let fate = of(&b, "tank", "tank.crew", Blows { out_of: 1, abandoned: 1, ..Blows::default() });
    assert_eq!([36 * fate.shaken, 36 * fate.unharmed], [shaken * fate.out_of, unharmed * fate.out_of]);
    assert!(shaken > 0 && unharmed > 0);
}

#[test]
fn lnl_16_2_02_riders_get_off_after_a_hit_and_those_inside_stay() {
    let b = battle();
    let squad = b.unit("squad");
    let at = "B2".parse().expect("a place");
    let throws = dice().map(|(one, other)| vec![one, other]);
    let [_, shaken, unharmed] = counted(&b, "squad", throws, |table, cup| {
        let mut events = Vec::new();
        thrown_out(table, cup, squad, at, &mut events);
        events
    });
    let blows = Blows { out_of: 4, hit: 1, ..Blows::default() };
    let fate = of(&b, "tank", "squad", blows);
    assert_eq!(4 * fate.stays, 3 * fate.out_of);
    assert_eq!([144 * fate.shaken, 144 * fate.unharmed], [shaken * fate.out_of, unharmed * fate.out_of]);
    let inside = of(&b, "track", "in", blows);
    assert_eq!(inside.stays, inside.out_of);
}

#[test]
fn lnl_16_1_1_02_a_passenger_survives_with_an_even_die() {
    let b = battle();
    let fate = of(&b, "track", "in", Blows { out_of: 3, destroyed: 1, ..Blows::default() });
    assert_eq!([6 * fate.lost, 6 * fate.shaken, 6 * fate.stays], [fate.out_of, fate.out_of, 4 * fate.out_of]);
}

//! What becomes of vehicles and guns from one battle to the next.

use crate::Outcome;
use crate::campaign::journey::Journey;
use crate::campaign::rules::REPLACEMENTS;
use crate::campaign::{Aftermath, CameOut, Event, Hurt, Order, Parked, Setting, Stage, VehicleNote, VehicleOut, told};
use crate::files::values::Task;
use crate::testing::{charts, read, vehicles, weapons};
use std::sync::Arc;
use table::{DiceCup, Side};

/// Two American tanks and three riflemen with their NCO against a German gun with its crew.
fn setting() -> Setting {
    let def = read(
        "(title: \"Tanks\", battles: 5, battlefields: [(title: \"Lane\", table: \"t\", sides: ((edge: South), (edge: North)))], sides: (
            (name: \"Americans\", key: \"us\", force: \"us\", names: [\"Allen\"]),
            (name: \"Germans\", key: \"ge\", force: \"ge\", names: [\"Adler\"]),
        ))",
    );
    let us = "(name: \"Section\", nation: Usa, teams: [(name: \"Riflemen\", men: [
        (name: \"Sgt. A\", grade: Nco), (name: \"Pvt. B\"), (name: \"Pvt. C\")])],
        vehicles: [(name: \"Annie\", vehicle: \"m4a1_m4a3\"), (name: \"Betty\", vehicle: \"m4a1_m4a3\")])";
    let ge = "(name: \"Gun\", nation: Germany, teams: [(name: \"Crew\", gun: \"pak40\", men: [
        (name: \"Uffz. A\", grade: Nco), (name: \"Sch. B\"), (name: \"Sch. C\")])])";
    let forces = [read(us), read(ge)];
    Setting { def, forces, chain: Vec::new(), charts: charts(), weapons: weapons(), vehicles: vehicles() }
}

fn journey(dice: &[u8]) -> Journey {
    let mut journey = Journey::with_dice(Arc::new(setting()), DiceCup::forced(dice.to_vec()));
    begin(&mut journey);
    journey
}

fn begin(journey: &mut Journey) {
    for (side, order) in [(Side::First, Task::Advance), (Side::Second, Task::Hold)] {
        journey.give(side, Order::Intend(order)).expect("an order");
    }
}

/// The battle ends in a status quo, with nobody hurt but these vehicles.
fn ends(journey: &mut Journey, hurt: &[(Side, usize, VehicleOut)]) {
    let battle = journey.campaign().battle().expect("a battle").clone();
    let men = battle.men.map(|men| vec![CameOut::default(); men.len()]);
    let mut vehicles = battle.carriers.map(|carriers| vec![VehicleOut::default(); carriers.len()]);
    for (side, no, out) in hurt {
        vehicles[side.index()][*no] = *out;
    }
    journey.fought(Aftermath { outcome: Outcome::of([1, 1]), men, vehicles }).expect("it was fought");
}

fn parked(journey: &Journey) -> Vec<Parked> {
    journey.campaign().side(Side::First).roster.carriers.iter().map(|carrier| carrier.parked).collect()
}

/// The vehicles of both sides that are in the next battle.
fn there(journey: &Journey) -> [Vec<u16>; 2] {
    Side::BOTH.map(|side| journey.setting().muster(journey.campaign(), side).carriers)
}

#[test]
fn ph_h_36_a_vehicle_that_is_not_repaired_misses_a_battle_and_rolls_again() {
    let of = |hurt| (Side::First, 1, VehicleOut { hurt: Some(hurt), fell: 1, ..VehicleOut::default() });
    let mut journey = journey(&[5, 6]);
    assert_eq!(there(&journey), [vec![0, 1], vec![0]]);
    ends(&mut journey, &[of(Hurt::Damaged)]);
    assert_eq!(parked(&journey), [Parked::Ready, Parked::InRepair(Hurt::Damaged)]);
    begin(&mut journey);
    let scenario = journey.scenario().expect("a scenario");
    let names = scenario.sides.0.men.map(|force| force.vehicles.into_iter().map(|one| one.name).collect::<Vec<_>>());
    assert_eq!(names, Some(vec!["Annie".to_string()]));
    ends(&mut journey, &[]);
    assert_eq!(parked(&journey), [Parked::Ready; 2]);
    let notes = &journey.campaign().side(Side::First).roster.carriers[1].notes;
    let repaired = notes.iter().filter_map(|(battle, note)| match note {
        VehicleNote::Repaired(die, in_time) => Some((*battle, die.die, *in_time)),
        _ => None,
    });
    assert_eq!(repaired.collect::<Vec<_>>(), [(1, 5, false), (2, 6, true)]);
    let mut light = self::journey(&[4]);
    ends(&mut light, &[of(Hurt::Immobile)]);
    assert_eq!(parked(&light), [Parked::Ready; 2]);
}

#[test]
fn ph_h_37_a_lost_vehicle_may_be_replaced_and_its_owner_chooses_by_which() {
    let destroyed = (Side::First, 0, VehicleOut { destroyed: true, ..VehicleOut::default() });
    let mut none = journey(&[6]);
    ends(&mut none, &[destroyed]);
    assert_eq!((parked(&none), none.campaign().stage), (vec![Parked::Lost, Parked::Ready], Stage::Intentions));
    let mut journey = journey(&[7]);
    ends(&mut journey, &[destroyed]);
    assert_eq!(journey.campaign().stage, Stage::Replacements);
    let replace = |key: &str| Order::Replace { men: vec![], vehicles: vec![(0, key.into())] };
    for wrong in [replace("panther"), replace("nothing"), Order::Replace { men: vec![], vehicles: vec![] }] {
        let refused = journey.give(Side::First, wrong.clone()).expect_err("not so");
        assert_eq!(refused.rule, REPLACEMENTS, "{wrong:?}");
    }
    journey.give(Side::First, replace("m10")).expect("as dear as the lost one");
    assert_eq!(parked(&journey), [Parked::Replaced, Parked::Ready, Parked::Ready]);
    assert_eq!(there(&journey)[0], [1, 2]);
    let (loaded, misfit) = Journey::load(Arc::clone(journey.setting()), 0, journey.entries().to_vec());
    assert_eq!((misfit, loaded.campaign()), (None, journey.campaign()));
}

#[test]
fn ph_h_30_a_gun_is_left_behind_where_too_few_are_left_to_serve_it() {
    let mut journey = journey(&[1, 1]);
    let battle = journey.campaign().battle().expect("a battle").clone();
    let mut men = battle.men.map(|men| vec![CameOut::default(); men.len()]);
    men[1][1].health = crate::files::values::Health::Dead;
    men[1][2].health = crate::files::values::Health::Dead;
    let vehicles = battle.carriers.map(|carriers| vec![VehicleOut::default(); carriers.len()]);
    journey.fought(Aftermath { outcome: Outcome::of([1, 1]), men, vehicles }).expect("it was fought");
    // One has come for two: his side chooses which place he takes.
    journey.give(Side::Second, Order::Replace { men: vec![1], vehicles: vec![] }).expect("a place");
    assert_eq!(there(&journey)[1], Vec::<u16>::new());
    let force = journey.setting().muster(journey.campaign(), Side::Second).force;
    assert_eq!((force.teams[0].gun.as_deref(), force.teams[0].men.len()), (None, 2));
}

#[test]
fn ph_7_17_03_crews_of_vehicles_are_counted_among_the_fallen() {
    let mut journey = journey(&[10]);
    let out = |fell| VehicleOut { fell, ..VehicleOut::default() };
    let lost = VehicleOut { destroyed: true, ..out(3) };
    ends(&mut journey, &[(Side::First, 0, out(2)), (Side::First, 1, lost)]);
    let campaign = journey.campaign();
    assert_eq!(campaign.battles[0].fell, [5, 0]);
    let told = journey.entries().iter().flat_map(|entry| &entry.events).find_map(|event| match event {
        Event::Fought { .. } => told(journey.setting(), campaign, event),
        _ => None,
    });
    assert_eq!(told.map(|say| say.said()).as_deref(), Some("Fallen: 5 of the Americans, 0 of the Germans"));
    let (loaded, misfit) = Journey::load(Arc::clone(journey.setting()), 0, journey.entries().to_vec());
    assert_eq!((misfit, loaded.campaign()), (None, campaign));
    // Three on foot and two crews of five: more cannot have fallen.
    for (fell, fits) in [(13, true), (14, false)] {
        let mut entries = journey.entries().to_vec();
        for event in entries.iter_mut().flat_map(|entry| &mut entry.events) {
            if let Event::Fought { fell: all, .. } = event {
                all[0] = fell;
            }
        }
        let misfit = Journey::load(Arc::clone(journey.setting()), 0, entries).1;
        assert_eq!(misfit.is_none(), fits, "{fell}: {misfit:?}");
    }
}

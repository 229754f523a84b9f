//! The sequence of play.

use crate::facts::event::Event;
use crate::files::values::{Discipline, Haze, Order, Phase, Use};
use crate::testing::{Bench, Play, row};
use table::Side;

/// Both have a squad, far from each other; the first side begins its turn in this phase.
fn begun(phase: &str, us: &str, ge: &str) -> Play {
    let (squad, enemy) = (row(60.0, 110.0, 12), row(60.0, 10.0, 9));
    Bench::new()
        .units(Side::First, "(formation: \"us_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: {phase}, units: [
                (id: \"us-1\", at: [{squad}] {us}), (id: \"ge-1\", at: [{enemy}] {ge}),
            ]"
        ))
        .game(&[])
}

fn phases(play: &mut Play, side: Side) -> Vec<(Side, Phase)> {
    let events = play.order(side, "Done");
    let began = events.iter().filter_map(|event| match event {
        Event::PhaseBegan { side, phase, .. } => Some((*side, *phase)),
        _ => None,
    });
    began.collect()
}

#[test]
fn roe_gen_04_a_player_turn_has_five_phases_and_then_the_other_one_plays_his() {
    let mut play = begun("Orders", "", "");
    assert_eq!(phases(&mut play, Side::First), [(Side::First, Phase::Movement)]);
    assert_eq!(phases(&mut play, Side::First), [(Side::First, Phase::Shooting)]);
    assert_eq!(phases(&mut play, Side::First), [(Side::First, Phase::CloseQuarters)]);
    // All are Confident: nobody has anything to choose in the Discipline phase.
    let next = [(Side::Second, Phase::Discipline), (Side::Second, Phase::Orders)];
    assert_eq!(phases(&mut play, Side::First), next);
    assert_eq!((play.0.table().flow.turn, play.0.to_act()), (1, Some(Side::Second)));
    for _ in 0..3 {
        phases(&mut play, Side::Second);
    }
    phases(&mut play, Side::Second);
    assert_eq!((play.0.table().flow.turn, play.0.to_act()), (2, Some(Side::First)));
}

#[test]
fn roe_gen_04_an_order_of_another_phase_is_refused() {
    let play = begun("Movement", "", "");
    assert_eq!(play.refused(Side::First, "Order(unit: \"us-1\", order: Hold)"), "ROE-GEN-04");
    assert_eq!(play.refused(Side::Second, "Done"), "ROE-GEN-04");
    assert_eq!(begun("Orders", "", "").refused(Side::First, "PlaceAll"), "ROE-GEN-04");
}

#[test]
fn roe_gen_05_orders_are_of_one_turn() {
    let done = ", order: Advance, moved: true, gone: true, fired: true, looked: 1, haze: Thin, tested: true";
    let mut play = begun("CloseQuarters", "", done);
    phases(&mut play, Side::First);
    let unit = play.unit("ge-1");
    assert_eq!(unit.order, None);
    assert_eq!((unit.purpose, unit.haze), (Use::Nothing, Haze::None));
    assert!(!unit.moved && !unit.gone && !unit.fired && unit.looked == 0 && !unit.tested);
}

#[test]
fn roe_tst_06_what_fell_on_a_unit_counts_in_its_own_turn_and_is_over_in_the_next_enemy_turn() {
    let fallen = ", fired_on: true, engaged: true, crossfire: true";
    let mut play = begun("CloseQuarters", fallen, fallen);
    phases(&mut play, Side::First);
    // The turn of the Germans has begun: theirs stands, that of the Americans is over.
    let (ge, us) = (play.unit("ge-1"), play.unit("us-1"));
    assert!(ge.fired_on && ge.engaged && ge.crossfire);
    assert!(!us.fired_on && !us.engaged && !us.crossfire);
}

#[test]
fn roe_h_09_opportunity_fire_is_lost_at_the_start_of_the_own_turn() {
    let mut play = begun("CloseQuarters", ", order: Hold, purpose: OpportunityFire, ready: true", ", ready: true");
    phases(&mut play, Side::First);
    assert!(play.unit("us-1").ready && !play.unit("ge-1").ready);
}

#[test]
fn roe_sht_08_who_did_not_fire_is_zeroed_in_on_nothing() {
    let mut play = begun("CloseQuarters", "", ", zeroed: (at: \"us-1\", turns: 1)");
    phases(&mut play, Side::First);
    assert_eq!(play.unit("ge-1").zeroed, None);
    let mut play = begun("CloseQuarters", "", ", fired: true, zeroed: (at: \"us-1\", turns: 1)");
    phases(&mut play, Side::First);
    assert!(play.unit("ge-1").zeroed.is_some());
}

#[test]
fn roe_dis_07_who_hid_to_recover_is_confident_if_nothing_came_between() {
    let state = |more: &str| {
        let hid = format!(", discipline: Suppressed, order: Sneak, purpose: Hide, recovers: true {more}");
        let mut play = begun("CloseQuarters", "", &hid);
        phases(&mut play, Side::First);
        play.unit("ge-1").discipline
    };
    assert_eq!(state(", veil: Hidden"), Discipline::Confident);
    assert_eq!(state(", veil: Hidden, fired_on: true"), Discipline::Suppressed);
    assert_eq!(state(", veil: Open"), Discipline::Suppressed);
}

#[test]
fn roe_ord_10_who_gets_no_order_has_hold() {
    let play = begun("Movement", "", "");
    assert!(play.unit("us-1").has(Order::Hold));
}

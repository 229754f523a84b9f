//! What sides may expect to score.

use super::Outlook;
use perrys_heroes::testing::{Bench, cm, id};
use table::Side;

const POSITION: &str = "active: (side: First, team: 0), figures: [
    (id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (80, 100)), (id: \"ge-01\", at: (40, 30)), (id: \"ge-02\", at: (150, 20))]";

#[test]
fn whoever_is_to_go_forward_gains_by_every_step_that_leads_there() {
    let game = Bench::new().position(POSITION).game(&[]);
    let table = game.0.table();
    let expected = |y: f64| Outlook { table: &table, moved: Some((id("us-01"), cm(90.0, y))) }.expected(Side::First);
    let all = [100.0, 90.0, 75.0, 61.0, 55.0].map(expected);
    assert!(all.windows(2).all(|two| two[0] < two[1]), "{all:?}");
    assert!(all.iter().all(|one| (0.0..=2.0).contains(one)), "{all:?}");
}

#[test]
fn an_objective_is_held_by_who_stands_in_it_and_not_by_many_who_are_near() {
    let bench = Bench::new().position(POSITION);
    let game = bench.game(&[]);
    let table = game.0.table();
    let objective = table.field.side(Side::Second).objectives.first().copied();
    let Some(objective) = objective else { return };
    let stands = |at| Outlook { table: &table, moved: Some((id("ge-01"), at)) }.expected(Side::Second);
    assert!(stands(objective) > stands(cm(40.0, 30.0)));
}

#[test]
fn who_rides_comes_further_than_who_goes_on_foot() {
    let bench = Bench::new().scenario("dealt: false").vehicles(Side::First, "(name: \"Truck\", vehicle: \"truck\")");
    let expected = |aboard: &str, truck: &str| {
        let position = format!(
            "turn: 8, figures: [(id: \"us-02\", {aboard}), (id: \"us-07\", at: (90, 100){truck}), (id: \"ge-02\", at: (5, 5))]"
        );
        let game = bench.clone().position(&position).game(&[1; 9]);
        Outlook { table: &game.0.table(), moved: None }.expected(Side::First)
    };
    let (rides, stuck) = (expected("aboard: \"us-07\"", ""), expected("aboard: \"us-07\"", ", immobile: true"));
    assert!(rides > expected("at: (90, 100)", ""), "{rides}");
    assert!(rides > stuck, "{stuck}");
}

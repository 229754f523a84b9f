//! What is to be decided.

use super::{is_begun, is_free, rests, routine};
use perrys_heroes::testing::Bench;
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

#[test]
fn a_card_begins_before_anybody_has_done_anything() {
    let mut game = Bench::new()
        .position(
            "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20))]",
        )
        .game(&[]);
    assert!(is_begun(&game.0.table()) && is_free(&game.0.table()) && rests(&game.0.table()));
    game.order(Side::First, "Posture(unit: \"us-01\", to: Prone)");
    assert!(!is_begun(&game.0.table()) && is_free(&game.0.table()));
}

#[test]
fn figures_are_placed_by_the_program() {
    let game = Bench::new().game(&[1; 60]);
    let side = game.0.to_act().expect("somebody places");
    let order = PerrysHeroes::seen_by(&game.0.table(), side, |seen| routine(seen, side));
    assert_eq!(order, Some(Command::PlaceAll));
}

#[test]
fn ph_h_21_men_board_transports_where_the_way_is_far_pairs_together_and_nobody_where_there_are_none() {
    let team = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"),
        (name: \"Gunner\", support: \"bar\"), (name: \"Helper\", weapon: \"m1_garand\", assists: true), (name: \"Man\", weapon: \"m1_garand\")])";
    let bench = |vehicles: &str| {
        Bench::new().scenario("dealt: false").teams(Side::First, team).vehicles(Side::First, vehicles).game(&[1; 60])
    };
    let places = |mut game: perrys_heroes::testing::Play| {
        for _ in 0..20 {
            let order = PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| routine(seen, Side::First));
            let Some(order) = order.filter(|_| game.0.to_act() == Some(Side::First)) else { break };
            if order == Command::SetUpDone {
                break;
            }
            game.0.obey(Side::First, order).expect("lawful");
        }
        ["us-01", "us-02", "us-03", "us-04"].map(|id| game.figure(id).aboard)
    };
    let aboard = places(bench("(name: \"Truck\", vehicle: \"truck\")"));
    assert!(aboard.iter().all(|aboard| aboard.is_some()), "{aboard:?}");
    // Three seats: who serves a weapon rides with who helps him, and the last goes on foot.
    let few = places(bench("(name: \"Jeep\", vehicle: \"jeep\")"));
    assert_eq!(few.iter().flatten().count(), 3, "{few:?}");
    assert!(few[1].is_some() && few[1] == few[2], "{few:?}");
    assert_eq!(places(bench("")), [None; 4]);
}

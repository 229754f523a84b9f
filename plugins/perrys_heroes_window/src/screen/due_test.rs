//! What stands on the track of turns.

use crate::battle::{Battle, PerrysHeroesWindow};
use opponent::{Level, Opponent, Seat, Temper};
use panel_kit::screen::ScreenBox;
use perrys_heroes::testing::Bench;
use table::Side;

/// What stands on the track for whoever plays this side; the call is the first side's.
fn due(person: Side) -> Vec<(u8, Option<Side>, String)> {
    let men = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"), (name: \"Radio\", speciality: Radio)])";
    let bench = Bench::new().teams(Side::First, men).artillery(Side::First, "Mortar").position(
        "turn: 3, active: (side: First, team: 0),
         artillery: [(side: First, call: (by: \"us-01\", at: (90, 40), due: 5))],
         figures: [(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (94, 100)), (id: \"ge-02\", at: (86, 45))]",
    );
    let mut battle = Battle::new(bench.game(&[]).0);
    let computer = Some(Opponent::Thinks(Level::Recruit, Temper::Even));
    battle.seat(Seat::pair(Side::BOTH.map(|side| computer.filter(|_| side != person)), 3));
    let due = PerrysHeroesWindow::due(&battle);
    due.into_iter().map(|due| (due.turn, due.side, due.words.said())).collect()
}

#[test]
fn ph_7_8_05_a_strike_stands_at_its_turn_and_the_enemy_sees_nothing_of_it() {
    assert_eq!(due(Side::First), [(5, Some(Side::First), "Mortars strike with shells".to_owned())]);
    assert_eq!(due(Side::Second), []);
}

//! What is done without thinking.

use super::{Mind, reflex};
use crate::Sights;
use opponent::Chance;
use perrys_heroes::Command;
use perrys_heroes::testing::Bench;
use table::Side;

#[test]
fn whoever_does_not_think_comes_to_an_end_with_his_card() {
    let mut game = Bench::new()
        .position("active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 60)), (id: \"us-02\", at: (84, 60)), (id: \"ge-01\", at: (90, 30))]")
        .game(&[3; 200]);
    let (sights, mut mind, mut chance) = (Sights::default(), Mind::default(), Chance::new(7));
    let mut given = 0;
    while game.0.to_act() == Some(Side::First) && given < 40 {
        let order = game.0.seen_by(Side::First, |seen| reflex(seen, Side::First, &sights, &mut mind, &mut chance));
        let Some(command) = order else { break };
        let ends = command == Command::Finish;
        game.0.give(&table::Order { side: Side::First, command }).expect("what comes to mind is lawful");
        given += 1;
        if ends {
            break;
        }
    }
    assert!((2..40).contains(&given), "{given}");
}

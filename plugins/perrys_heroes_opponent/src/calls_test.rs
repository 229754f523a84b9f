//! Calls for fire: where they gain most, and never on one's own men.

use super::take_of;
use crate::blows;
use crate::eye::Eye;
use crate::idea::Idea;
use crate::moment::routine;
use crate::sights::Sights;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

const TEAM: &str = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"),
    (name: \"Operator\", speciality: Radio, weapon: \"m1_garand\"), (name: \"Man\", weapon: \"m1_garand\")])";

fn game(more: &str, figures: &str) -> Play {
    let bench = Bench::new().scenario("dealt: false").teams(Side::First, TEAM).artillery(Side::First, "Mortar, Guns");
    let own = "(id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (94, 100))";
    bench.position(&format!("active: (side: First, team: 0), {more} figures: [{own}, {figures}]")).game(&[])
}

/// The calls that come to the sergeant's mind, with what each is worth.
fn calls(game: &Play) -> Vec<(Command, f64)> {
    let mut found: Vec<Idea> = Vec::new();
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            blows::ideas(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-01"), &mut found);
        });
    });
    let call = |idea: Idea| Some((idea.orders.into_iter().next()?, idea.worth));
    found.into_iter().filter_map(call).filter(|(order, _)| matches!(order, Command::CallFire { .. })).collect()
}

#[test]
fn it_calls_where_most_of_the_enemy_stand_and_mortars_rather_than_guns_that_come_late() {
    let game =
        game("", "(id: \"ge-01\", at: (30, 20)), (id: \"ge-02\", at: (120, 20)), (id: \"ge-03\", at: (123, 20))");
    let calls = calls(&game);
    let best = calls.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("a call");
    assert!(matches!(best.0, Command::CallFire { support: 0, at, .. } if at.x > 11_000), "{calls:?}");
    assert!(best.1 > 0.0);
}

#[test]
fn it_never_calls_on_its_own_men() {
    let near = "(id: \"ge-01\", at: (90, 80)), (id: \"ge-02\", at: (93, 80)), (id: \"ge-03\", at: (96, 80)), (id: \"us-03\", at: (90, 84))";
    assert!(calls(&game("", near)).is_empty());
}

#[test]
fn what_is_in_the_air_counts_for_those_whom_it_will_strike() {
    let two = "(id: \"ge-01\", at: (120, 20)), (id: \"ge-02\", at: (123, 20))";
    let call = |due: u8| {
        let more = format!("artillery: [(side: First, call: (by: \"us-01\", at: (120, 20), due: {due}))],");
        let game = game(&more, two);
        Side::BOTH.map(|side| take_of(&game.0.table(), side))
    };
    let [soon, later, never] = [2, 3, 30].map(call);
    assert!(soon[1] > later[1] && later[1] > 0.0, "{soon:?} {later:?}");
    assert_eq!((soon[0], never), (0.0, [0.0; 2]));
}

#[test]
fn hexes_are_registered_before_figures_are_placed() {
    let mut game = Bench::new().artillery(Side::First, "Mortar").scenario("dealt: false").game(&[1; 60]);
    let next = |game: &Play| PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| routine(seen, Side::First));
    let Some(order @ Command::Register { .. }) = next(&game) else { panic!("{:?}", next(&game)) };
    game.0.obey(Side::First, order).expect("lawful");
    assert_eq!(next(&game), Some(Command::PlaceAll), "once");
}

//! Named positions: small battles in which every good player of the rules does the same, and what that is. Most of them the program
//! solves; those that it does not solve stand in [`UNSOLVED`], so that progress and regress both show.

mod armour;
mod attack;
mod battle;
mod choice;
mod moves;
mod objectives;
mod reaction;
mod set_up;

use battle::Position;
use lock_n_load::LockNLoad;
use lock_n_load_opponent::Tactics;
use opponent::{Insight, Next};
use table::{Order, RuleSet, Side};

/// Makes a test of each position, and the list of all of them.
macro_rules! positions {
    ($($(#[doc = $why:literal])+ $name:ident => $position:expr;)+) => {
        pub(crate) const ALL: &[(&str, fn() -> $crate::Position)] = &[$((stringify!($name), || $position)),+];
        $($(#[doc = $why])+ #[test] fn $name() { $crate::is_as_listed(stringify!($name), &$position); })+
    };
}
use positions;

/// What the program does not find yet.
const UNSOLVED: &[&str] = &[
    "it_does_not_cross_the_road_under_a_gun_that_has_not_fired",
    "it_spots_what_can_be_fired_at_then",
    "it_takes_the_hero_along_into_the_melee",
];

/// A position is solved, unless it is in the list of those that are not.
#[track_caller]
fn is_as_listed(name: &str, position: &Position) {
    match (position.judge(), UNSOLVED.contains(&name)) {
        (Ok(()), false) | (Err(_), true) => {}
        (Err(instead), false) => panic!("{instead}"),
        (Ok(()), true) => panic!("it is solved now, and can leave the list of unsolved ones"),
    }
}

/// All positions.
fn all() -> impl Iterator<Item = &'static (&'static str, fn() -> Position)> {
    [armour::ALL, attack::ALL, moves::ALL, objectives::ALL, reaction::ALL, set_up::ALL].into_iter().flatten()
}

#[test]
fn the_list_of_unsolved_positions_is_true() {
    for name in UNSOLVED {
        let (_, position) = all().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no position {name}"));
        let Err(instead) = position().judge() else { panic!("{name} is solved now, and can leave the list") };
        eprintln!("{name}: {instead}");
    }
}

#[test]
fn every_plan_of_a_position_begins_with_a_lawful_order() {
    let position = battle::on(battle::FIRST, "f...\nu..u\n.w..\n....")
        .us(&["a us_parachute_squad A2", "l us_leader A2", "h us_hero B3"])
        .them(&["x wehrmacht_squad D2", "y wehrmacht_squad D3 shaken"])
        .turn(1)
        .we_must(objectives::B2);
    let battle = position.battle(Side::First);
    let plans = choice::plans(&battle);
    assert!(plans.len() > 8);
    let view = battle.game.view(Side::First);
    for plan in &plans {
        let next = view.seen(|seen| Tactics::follow(seen, Side::First, plan, 0));
        let Next::Order(command) = next else { panic!("{plan:?} begins with nothing") };
        assert_eq!(battle.game.check(&Order { side: Side::First, command: command.clone() }), Ok(()), "{command:?}");
    }
    let mut commands = Vec::new();
    view.seen(|seen| LockNLoad::legal_commands(seen, Side::First, &mut commands));
    assert!(!commands.is_empty());
}

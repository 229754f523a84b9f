//! A line is all that a fact needs. `dug_in` is declared in `situation.rs` for these tests; nothing else in the crate names it. So is
//! `told_to`, which is hidden from the other side.

use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use crate::{Command, Event, LockNLoad, Start, UnitNow, follow, position, units, weapons};
use bevy_ecs::world::World;
use serde_json::{Value, json};
use table::{CounterId, DiceCup, Difference, Game, JournalEntry, Misfit, RuleSet, SeenBy, Side, difference};

/// Seen by its own side alone.
pub(crate) struct Owner;
impl SeenBy<UnitNow> for Owner {
    fn sees(unit: &UnitNow, side: Side) -> bool {
        unit.side == side
    }
}

fn start() -> Start {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "B2", weapons: [(id: "gun", weapon: "m1919a4")])"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    Battle::start(&scenario_text("......\n......\n......", "", first, second, OPERATIONS_FIRST, "")).unwrap()
}

fn game(start: &Start) -> Game<LockNLoad> {
    Game::new(World::new(), start.clone(), DiceCup::from_seed(1)).unwrap()
}

fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

fn digs(unit: &str, depth: u8) -> Event {
    Event::UnitIs { unit: id(unit), fact: units::Is::DugIn(depth) }
}

fn state(game: &Game<LockNLoad>) -> Value {
    serde_json::to_value(position(&game.table())).unwrap()
}

#[test]
fn a_fact_declared_in_one_line_is_seen_on_the_table_in_copy_digest_position_and_memory() {
    let start = start();
    let (mut game, mut copy) = (game(&start), game(&start));
    let mut memory = game.table().units.keep();
    let before = game.hash();
    game.lay(&[digs("a", 2)]);
    assert_eq!(game.table().unit(id("a")).unwrap().dug_in, 2);
    assert_ne!(game.hash(), before);
    assert_eq!(state(&game)["units"][0]["dug_in"], json!(2));
    copy.become_like(&game);
    assert_eq!((copy.hash(), state(&copy)), (game.hash(), state(&game)));
    follow(game.table().field, &mut memory, &digs("a", 2));
    assert_eq!(memory.rows(), game.table().units, "what the view remembers is what lies on the table");
}

#[test]
fn its_event_is_what_scripts_print_and_saves_keep() {
    assert_eq!(serde_json::to_value(digs("a", 2)).unwrap(), json!({"UnitIs": {"unit": "a", "fact": {"dug_in": 2}}}));
    let rounds = Event::WeaponIs { weapon: id("gun"), fact: weapons::Is::Rounds(Some(3)) };
    let text = json!({"WeaponIs": {"weapon": "gun", "fact": {"rounds": 3}}});
    assert_eq!(serde_json::to_value(&rounds).unwrap(), text);
    assert_eq!(serde_json::from_value::<Event>(text).unwrap(), rounds);
}

/// A game saved, in which this has happened before the first order, and loaded.
fn loaded(start: &Start, happened: &[Event]) -> Result<Game<LockNLoad>, Misfit> {
    let mut entries = game(start).journal().entries.clone();
    entries[0].events.extend_from_slice(happened);
    let saved = serde_json::to_string(&entries).unwrap();
    let entries: Vec<JournalEntry<LockNLoad>> = serde_json::from_str(&saved).unwrap();
    let mut game = game(start);
    game.load(entries).map(|()| game)
}

#[test]
fn it_is_saved_and_loaded_and_a_forged_value_is_refused() {
    let start = start();
    let game = loaded(&start, &[digs("a", 3), digs("x", 1)]).unwrap();
    let depths = ["a", "x"].map(|unit| game.table().unit(id(unit)).unwrap().dug_in);
    assert_eq!(depths, [3, 1]);
    let why = |event| loaded(&start, &[event]).err().unwrap().why;
    assert_eq!(why(digs("a", 4)), "`dug_in` is never 4");
    assert_eq!(why(digs("nobody", 1)), "there is no unit `nobody` in this battle");
    // What has an event of its own is not told by this one.
    let shaken = json!({"UnitIs": {"unit": "a", "fact": {"shaken": true}}});
    assert!(serde_json::from_value::<Event>(shaken).is_err());
}

#[test]
fn a_hidden_fact_is_seen_and_told_of_by_its_own_side_alone() {
    let start = start();
    let plain = game(&start);
    let mut game = game(&start);
    let secret = Event::UnitIs { unit: id("x"), fact: units::Is::ToldTo(7) };
    game.lay(std::slice::from_ref(&secret));
    let seen = |side| game.seen_by(side, |seen| seen.unit(id("x")).unwrap().told_to);
    assert_eq!(Side::BOTH.map(seen), [0, 7]);
    let differ = |side| difference(&game, &plain, side, &[Command::Pass, Command::EndImpulse]);
    assert_eq!(Side::BOTH.map(differ), [None, Some(Difference::View)]);
    let told = |event: &Event| LockNLoad::told_to(&game.table(), event);
    assert_eq!(told(&secret), [false, true]);
    assert_eq!([digs("x", 1), Event::UnitShaken { unit: id("x") }].map(|event| told(&event)), [[true; 2]; 2]);
}

//! What one side cannot know it is not given: two games that differ only in where a unit lies hidden, with the marker on it, what is going
//! on about it and its starting place. Tests make up who lies hidden, by his id (`facts/situation/hiding.rs`).

use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, scenario_text};
use crate::{Command, Event, LockNLoad, OffMap, Phase, UnitState, follow};
use bevy_ecs::world::World;
use table::Side::{First, Second};
use table::{CounterId, DiceCup, Game, RuleSet as _, Side, difference};

/// Clear hexes, A1 to C12: whoever lies in the south reaches nobody in the north.
const FIELD: &str = "...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...";

fn id(text: &str) -> CounterId {
    text.parse().unwrap()
}

/// A US squad in the north, a German one in the south, and another one somewhere; where that is it is Spotted.
fn battle(who: &str, at: &str, more: &str, start: &str) -> Battle {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A1", markers: [RallyTried])"#;
    let second = format!(
        r#"(id: "{who}", unit: "wehrmacht_squad", at: "{at}", {more}), (id: "y", unit: "wehrmacht_squad", at: "A12")"#
    );
    let markers = format!(r#"hex_markers: [("{at}", Spotted), ("B12", SmokeOne)]"#);
    Battle::from_text(&scenario_text(FIELD, "", first, &second, start, &markers), &[6, 1, 6, 1])
}

fn hidden(places: [&str; 2], more: &str, start: &str) -> [Battle; 2] {
    places.map(|at| battle("hidden", at, more, start))
}

/// All that a side is given of a game, in letters.
fn given(game: &Game<LockNLoad>, side: Side) -> String {
    let seen = game.seen_by(side, |seen| {
        let mut offers = Vec::new();
        LockNLoad::all_commands(seen, side, &mut offers);
        let (hexes, flow, scenario) = (seen.hexes.all(), seen.flow, &seen.field.scenario);
        format!("{:?}\n{:?}\n{hexes:?}\n{flow:?}\n{scenario:?}\n{offers:?}", seen.units, seen.weapons)
    });
    let told: Vec<_> = game.journal().told(side).collect();
    let start = LockNLoad::start_seen_by(game.start(), side);
    format!("{seen}\n{told:?}\n{:?}\n{:?}", start.battlefield.scenario, start.warnings)
}

/// The first side is given the same of both; their own side tells them apart; and who is asked both sides know.
#[track_caller]
fn alike(battles: &[Battle; 2]) {
    let [one, other] = battles.each_ref().map(|battle| &battle.game);
    assert_eq!(difference(one, other, First, &[Command::Pass, Command::EndImpulse, Command::HoldFire]), None);
    assert_eq!(given(one, First), given(other, First));
    assert!(difference(one, other, Second, &[]).is_some());
    assert_ne!(given(one, Second), given(other, Second));
    for (game, side) in [one, other].into_iter().flat_map(|game| Side::BOTH.map(|side| (game, side))) {
        assert_eq!(game.seen_by(side, |seen| seen.flow.to_act()), game.to_act(), "{side:?}");
    }
}

#[test]
fn who_lies_hidden_and_what_is_said_of_him_the_other_side_is_not_given() {
    let more = r#"shaken: true, markers: [LowCrawled], weapons: [(id: "gun", weapon: "mg42_tripod", set_up: true)]"#;
    let battles = hidden(["C9", "C11"], more, OPERATIONS_FIRST);
    alike(&battles);
    let game = &battles[0].game;
    let of = |side| {
        game.seen_by(side, |seen| {
            let (unit, gun) = (seen.unit(id("hidden")).unwrap(), seen.weapon(id("gun")).unwrap());
            let starts = seen.field.scenario.side(Second).counters[0].at;
            let markers = [seen.hexes.all().len(), seen.field.scenario.hex_markers.len()];
            (unit.state, unit.shaken, unit.markers.0, gun.set_up, starts.is_some(), markers)
        })
    };
    assert_eq!(of(First), (UnitState::Off(OffMap::Pool), false, 0, false, false, [1, 1]));
    let (state, shaken, markers, set_up, starts, counted) = of(Second);
    assert!(state.spot().is_some() && shaken && markers != 0 && set_up && starts);
    assert_eq!(counted, [2, 2]);
    let starts = |side| LockNLoad::start_seen_by(game.start(), side).battlefield.scenario.side(Second).counters[0].at;
    assert_eq!((starts(First), starts(Second)), (None, "C9".parse().ok()));
}

#[test]
fn of_a_move_of_whom_it_does_not_see_a_side_sees_nothing_and_is_not_asked() {
    let mut battles = hidden(["C4", "C11"], "", OPERATIONS_SECOND);
    let moved = ["C3", "C10"];
    for (battle, to) in battles.iter_mut().zip(moved) {
        battle.give(Second, &format!(r#"Move(units: ["hidden"], by: Move, to: "{to}")"#));
    }
    alike(&battles);
    let going_on = |side| battles[0].game.seen_by(side, |seen| seen.flow.going_on());
    assert_eq!(Side::BOTH.map(going_on), ["Turn > Impulse", "Turn > Impulse > Move"]);
    let movers = |side| battles[0].game.seen_by(side, |seen| seen.flow.impulse().unwrap().movers.clone());
    assert_eq!(Side::BOTH.map(movers), [vec![], vec![id("hidden")]]);
    for order in ["Stop", "EndImpulse"] {
        battles.iter_mut().for_each(|battle| drop(battle.give(Second, order)));
        alike(&battles);
    }
    // The same squad in the open is fired at.
    let mut open = battle("x", "C4", "", OPERATIONS_SECOND);
    open.give(Second, r#"Move(units: ["x"], by: Move, to: "C3")"#);
    assert_eq!(open.game.to_act(), Some(First));
}

#[test]
fn a_side_with_somebody_hidden_is_asked_at_every_step_whether_he_can_fire_or_not() {
    let step = r#"Move(units: ["a"], by: Move, to: "A2")"#;
    let mut battles = hidden(["C5", "C11"], "", OPERATIONS_FIRST);
    battles.iter_mut().for_each(|battle| drop(battle.give(First, step)));
    alike(&battles);
    assert_eq!(battles[1].game.to_act(), Some(Second), "he is out of range");
    battles.iter_mut().for_each(|battle| drop(battle.give(Second, "HoldFire")));
    alike(&battles);
    let mut open = battle("x", "C11", "", OPERATIONS_FIRST);
    open.give(First, step);
    assert_eq!(open.game.to_act(), Some(First), "nobody is hidden, and nobody can fire");
}

#[test]
fn what_a_side_is_told_is_what_it_sees_also_of_what_a_phase_takes_off() {
    let mut battles = hidden(["C4", "C11"], "markers: [Moved, RallyTried]", OPERATIONS_FIRST);
    for battle in &mut battles {
        while battle.game.table().flow.turn.phase == Phase::Operations {
            let side = battle.game.to_act().unwrap();
            battle.give(side, "Pass");
        }
    }
    alike(&battles);
    let game = &battles[0].game;
    let cleared = game.journal().events().filter(|event| matches!(event, Event::MarkersCleared { .. })).count();
    assert!(cleared > 2, "what the first side sees of it is told apart: {cleared}");
    for side in Side::BOTH {
        let start = LockNLoad::start_seen_by(game.start(), side);
        let fresh = Game::<LockNLoad>::new(World::new(), start, DiceCup::from_seed(0)).unwrap();
        let mut memory = fresh.table().units.keep();
        let told = game.journal().told(side).flat_map(|told| told.events);
        told.for_each(|event| follow(game.table().field, &mut memory, event));
        game.seen_by(side, |seen| assert_eq!(memory.rows(), seen.units, "{side:?}"));
    }
}

#[test]
fn a_sandbox_holds_what_its_side_sees_and_what_is_laid_on_it() {
    let battles = hidden(["C9", "C11"], "", OPERATIONS_FIRST);
    let sands = battles.each_ref().map(|battle| battle.game.view(First).sandbox());
    let [one, other] = sands.each_ref().map(|sand| [First, Second].map(|side| sand.hash_for(side)));
    assert_eq!(one, other);
    let [mut sand, _] = sands;
    assert_eq!(sand.table().unit(id("hidden")).unwrap().spot(), None);
    sand.lay(&[Event::UnitPlaced { unit: id("hidden"), at: "C6".parse().unwrap() }]);
    assert!(sand.table().unit(id("hidden")).unwrap().spot().is_some());
    sand.show(&battles[0].game.view(First));
    assert_eq!(sand.table().unit(id("hidden")).unwrap().spot(), None);
    let own = battles[0].game.view(Second).sandbox();
    assert!(own.table().unit(id("hidden")).unwrap().spot().is_some());
}

#[test]
fn a_snapshot_is_not_told_to_who_does_not_see_all_of_it() {
    let [battle, other] = hidden(["C9", "C11"], "", OPERATIONS_FIRST);
    let [snapshot, of_other] = [&battle, &other].map(|battle| battle.game.snapshot());
    assert!(snapshot.events != of_other.events && snapshot.told(First).events.is_empty());
}

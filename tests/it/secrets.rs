//! What one side cannot know neither its log nor its computer player learns: whole games of Lock 'n Load, twice, which differ only in where
//! a squad lies hidden. No rule in force hides one, so it is made up by its id (`lock_n_load/src/facts/situation/hiding.rs`).

use bevy_ecs::world::World;
use lock_n_load::testing::{Battle, OPERATIONS_FIRST, scenario_text};
use lock_n_load::{Command, LockNLoad};
use lock_n_load_opponent::{Plan, Tactics};
use opponent::{Effort, Level, Temper, Thinker, Verdict};
use table::Side::{First, Second};
use table::{DiceCup, Game, Memory, Order, difference};

/// Clear hexes and a wood in the north, from where nobody comes to the south in the turns that are played.
const FIELD: &str =
    "...\n.f.\n...\nf..\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...\n...";
/// A player who looks at little.
const EFFORT: Effort =
    Effort { width: 6, kinds: true, leaf: 2, leaf_rounds: 1, leaf_strokes: 60, strokes: 90, horizon: 2, noise: 0 };
/// So many turns are played.
const TURNS: u8 = 2;

fn game(hides: &str) -> Game<LockNLoad> {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A1"), (id: "b", unit: "us_parachute_squad", at: "C2")"#;
    let second = format!(
        r#"(id: "hidden", unit: "wehrmacht_squad", at: "{hides}", weapons: [(id: "gun", weapon: "mg42_tripod", set_up: true)]),
        (id: "y", unit: "wehrmacht_squad", at: "B20")"#
    );
    let markers = format!(r#"hex_markers: [("{hides}", Spotted)]"#);
    let start = Battle::start(&scenario_text(FIELD, "", first, &second, OPERATIONS_FIRST, &markers));
    Game::new(World::new(), start.expect("a scenario"), DiceCup::from_seed(11)).expect("a game")
}

/// What whoever plays the first side has of a game, in letters: his table, his start, his log.
fn told(game: &Game<LockNLoad>) -> String {
    let mut memory = Memory::<LockNLoad>::new(First);
    memory.follow(game.journal());
    let start = game.view(First).start();
    let table = game.view(First).sandbox();
    let (units, flow) = (format!("{:?}", table.table().units), format!("{:?}", table.table().flow));
    let journal: Vec<_> = memory.journal().entries.iter().map(|entry| (&entry.order, &entry.events)).collect();
    format!("{units}\n{flow}\n{:?}\n{journal:?}", start.battlefield.scenario)
}

/// What his computer thinks of it.
fn thought(game: &Game<LockNLoad>) -> Verdict<Plan> {
    Thinker::<Tactics>::new(Level::Sergeant, Temper::Even, 4).with_effort(EFFORT).ponder(&game.view(First))
}

#[test]
fn two_games_that_differ_in_a_hiding_place_are_the_same_for_the_enemy_and_his_computer() {
    for places in [["A17", "C19"], ["B16", "A20"]] {
        let mut games = places.map(game);
        let (mut steps, mut asked) = (0, 0);
        while games[0].table().flow.turn.number <= TURNS && games[0].to_act().is_some() {
            let tried = [Command::Pass, Command::EndImpulse, Command::Stop, Command::HoldFire];
            assert_eq!(difference(&games[0], &games[1], First, &tried), None, "{places:?}");
            let [one, other] = games.each_ref().map(told);
            assert_eq!(one, other, "{places:?}");
            assert_ne!(games[0].hash_for(Second), games[1].hash_for(Second), "their own side tells them apart");
            if games[0].to_act() == Some(First) {
                let [one, other] = games.each_ref().map(thought);
                assert_eq!(one, other, "{places:?}: his computer thinks the same");
            }
            let command = next(&games[0]);
            steps += usize::from(matches!(command, Command::Move { .. } | Command::Step { .. }));
            asked += usize::from(command == Command::HoldFire);
            for game in &mut games {
                let side = game.owner(&command).expect("the game goes on");
                game.give(&Order { side, command: command.clone() }).expect("lawful in both");
            }
        }
        assert!(steps > 3 && asked > 3, "{places:?}: {steps} steps, and {asked} at which he could have fired");
    }
}

/// The first side moves while it can. Whoever lies hidden does nothing, and nobody else does.
fn next(game: &Game<LockNLoad>) -> Command {
    let mut offers = Vec::new();
    let side = game.legal_commands(&mut offers);
    let moves =
        |command: &&Command| side == Some(First) && matches!(command, Command::Move { .. } | Command::Step { .. });
    let idle = [Command::HoldFire, Command::Stop, Command::EndImpulse, Command::Pass, Command::RallyDone];
    let waits = || idle.into_iter().find(|command| offers.contains(command));
    offers.iter().find(moves).cloned().or_else(waits).expect("one may wait")
}

use super::*;
use crate::Aim;
use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

/// A rule set of one wheel: it is turned, it may run on by itself for ever, and a die may be thrown.
#[derive(Clone, Debug, PartialEq)]
struct Wheel;

#[derive(Resource, Clone, Debug, Default)]
struct Turns {
    turned: u64,
    runs: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Command {
    Turn,
    LetRun,
    Throw,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Turned,
    Runs,
    Thrown(u8),
    Stands(u64),
}

impl RuleSet for Wheel {
    type Command = Command;
    type Event = Event;
    type Report = Command;
    /// It runs from the start.
    type Start = bool;
    type Table<'w> = &'w Turns;

    const DICE: RuleId = RuleId("WHEEL-7");

    fn set_up(world: &mut World, start: &bool) {
        world.insert_resource(Turns { turned: 0, runs: *start });
    }
    fn table(world: &World) -> &Turns {
        world.resource()
    }
    fn judge(_: &Seen<&Turns>, _: Side, command: &Command) -> Result<Command, Refusal> {
        Ok(command.clone())
    }
    fn carry_out(_: &&Turns, dice: &mut DiceCup, _: Side, command: Command) -> Vec<Event> {
        vec![match command {
            Command::Turn => Event::Turned,
            Command::LetRun => Event::Runs,
            Command::Throw => Event::Thrown(dice.roll_1d6()),
        }]
    }
    fn proceed(table: &&Turns, _: &mut DiceCup) -> Vec<Event> {
        if table.runs { vec![Event::Turned] } else { Vec::new() }
    }
    fn to_act(_: &&Turns) -> Option<Side> {
        Some(Side::First)
    }
    fn owner(table: &&Turns, _: &Command) -> Option<Side> {
        Self::to_act(table)
    }
    fn legal_commands(_: &Seen<&Turns>, _: Side, commands: &mut Vec<Command>) {
        commands.push(Command::Turn);
    }
    fn aim(_: &Seen<&Turns>, _: Side, _: &Command) -> Aim {
        Aim::Prepare
    }
    fn apply(world: &mut World, event: &Event) {
        let mut turns = world.resource_mut::<Turns>();
        match event {
            Event::Turned => turns.turned += 1,
            Event::Runs => turns.runs = true,
            Event::Thrown(_) => {}
            Event::Stands(turned) => turns.turned = *turned,
        }
    }
    fn admit(_: &&Turns, _: &Event) -> Result<(), String> {
        Ok(())
    }
    fn rests(_: &&Turns) -> Result<(), String> {
        Ok(())
    }
    fn settle(_: &mut World) {}
    fn snapshot(table: &&Turns) -> Vec<Event> {
        vec![Event::Stands(table.turned)]
    }
    fn copy(from: &&Turns, to: &mut World) {
        to.insert_resource((*from).clone());
    }
    fn digest(table: &&Turns, sink: &mut dyn Hasher) {
        sink.write_u64(table.turned);
        sink.write_u8(u8::from(table.runs));
    }
}

fn game(dice: DiceCup) -> Game<Wheel> {
    Game::new(World::new(), false, dice).expect("the wheel stands still")
}

fn order(command: Command) -> Order<Wheel> {
    Order { side: Side::First, command }
}

#[test]
fn what_never_comes_to_a_decision_is_told_and_the_game_stands_as_before_the_order() {
    let mut game = game(DiceCup::from_seed(1));
    game.give(&order(Command::Throw)).expect("a die");
    game.give(&order(Command::Turn)).expect("a turn");
    let (hash, entries) = (game.hash(), game.journal().entries.clone());
    let error = game.give(&order(Command::LetRun)).expect_err("a wheel that runs for ever");
    assert_eq!(error, GameError::Endless);
    assert_eq!(error.to_string(), "the game goes on by itself for 10000 steps and nobody is to decide");
    assert_eq!((game.hash(), &game.journal().entries), (hash, &entries));
    game.give(&order(Command::Turn)).expect("the game goes on");
    assert_eq!(game.table().turned, 2);
    assert_eq!(Game::<Wheel>::new(World::new(), true, DiceCup::from_seed(1)).err(), Some(GameError::Endless));
    let mut game = self::game(DiceCup::from_seed(1)).without_journal();
    assert_eq!(game.give(&order(Command::LetRun)), Err(GameError::Endless));
}

#[test]
fn dice_that_do_not_fit_name_the_rule_of_the_rule_set() {
    let mut game = game(DiceCup::forced(vec![4, 9]));
    assert_eq!(game.give(&order(Command::Throw)), Ok(&[Event::Thrown(4)][..]));
    let told = |game: &mut Game<Wheel>| game.give(&order(Command::Throw)).expect_err("no such die").to_string();
    assert_eq!(told(&mut game), "dice[1] is 9, but a number from 1 to 6 is thrown here [WHEEL-7]");
    let mut empty = self::game(DiceCup::forced(Vec::new()));
    assert_eq!(told(&mut empty), "the list of dice has run out [WHEEL-7]");
}

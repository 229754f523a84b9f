//! What may be done, and what comes of it.

use crate::soldiers::Soldier;
use crate::{Command, Event, Phase, Point, Table, words};
use table::{CounterId, DiceCup, Refusal, RuleId, Say, Side};

/// A soldier moves once in a turn, no further than 15 cm, to where his base touches nobody's.
pub const MOVE: RuleId = RuleId("TIN-1");
/// A soldier fires once, no further than 40 cm.
pub const FIRE: RuleId = RuleId("TIN-2");
/// Who ends a move in reach may be fired at.
pub const REACTION: RuleId = RuleId("TIN-3");
/// When the game is over.
pub const END: RuleId = RuleId("TIN-4");

/// How far a soldier moves in a turn.
pub const STEP: u32 = 1500;
/// How far he fires.
pub const REACH: u32 = 4000;
/// The width of a base.
const BASE: u32 = 250;

/// True if two bases touch.
pub fn touch(one: Point, other: Point) -> bool {
    one.within(other, BASE)
}

/// What a shot needs at this distance.
pub fn needs(from: Point, at: Point) -> u8 {
    if from.within(at, REACH / 2) { 3 } else { 4 }
}

/// Whose order the game waits for.
pub fn to_act(table: &Table) -> Option<Side> {
    let state = table.state;
    match (state.over, state.mover) {
        (Some(_), _) => None,
        (None, Some(_)) => Some(state.side.other()),
        (None, None) => Some(state.side),
    }
}

/// What an order leads to.
pub fn decide(table: &Table, dice: &mut DiceCup, side: Side, command: &Command) -> Result<Vec<Event>, Refusal> {
    match to_act(table) {
        None => return Err(Refusal::new(END, words::game_over())),
        Some(asked) if asked != side => return Err(Refusal::new(END, words::other_sides_turn())),
        Some(_) => {}
    }
    match (table.state.mover, command) {
        (None, Command::Move { who, to }) => {
            may_move(table, *who, *to)?;
            Ok(vec![Event::Moved { who: *who, to: *to }])
        }
        (None, Command::Fire { who, at }) if table.state.phase == Phase::Fire => shot(table, dice, side, *who, *at),
        (None, Command::Fire { .. }) => Err(Refusal::new(FIRE, words::first_moves())),
        (None, Command::Done) => Ok(vec![next_phase(table)]),
        (None, Command::Hold) => Err(Refusal::new(REACTION, words::nobody_moved())),
        (Some(mover), Command::Fire { who, at }) if *at == mover => {
            let mut events = shot(table, dice, side, *who, *at)?;
            events.push(Event::ReactionOver);
            Ok(events)
        }
        (Some(_), Command::Hold) => Ok(vec![Event::ReactionOver]),
        (Some(_), _) => Err(Refusal::new(REACTION, words::fire_or_hold())),
    }
}

/// What happens by itself.
pub fn proceed(table: &Table) -> Vec<Event> {
    let state = table.state;
    if state.over.is_some() {
        return Vec::new();
    }
    if let Some(winner) = winner(table) {
        return vec![Event::Over { winner }];
    }
    match state.mover {
        Some(mover) if !reacts(table, mover) => vec![Event::ReactionOver],
        None if state.turn == 0 => vec![Event::PhaseBegan { turn: 1, side: Side::First, phase: Phase::Move }],
        _ => Vec::new(),
    }
}

/// Who has won, if it is over.
pub fn winner(table: &Table) -> Option<Option<Side>> {
    let [first, second] = Side::BOTH.map(|side| table.standing(side).count());
    let better = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    };
    (first == 0 || second == 0 || table.state.turn > table.start.turns).then_some(better)
}

/// True if an enemy of who has moved can fire at him.
pub fn reacts(table: &Table, mover: CounterId) -> bool {
    let enemy = table.state.side.other();
    table.standing(enemy).any(|(soldier, _)| may_fire(table, enemy, soldier.id, mover).is_ok())
}

fn next_phase(table: &Table) -> Event {
    let state = table.state;
    let (turn, side, phase) = match (state.phase, state.side) {
        (Phase::Move, side) => (state.turn, side, Phase::Fire),
        (Phase::Fire, Side::First) => (state.turn, Side::Second, Phase::Move),
        (Phase::Fire, Side::Second) => (state.turn.saturating_add(1), Side::First, Phase::Move),
    };
    Event::PhaseBegan { turn, side, phase }
}

/// Whether a soldier of the side whose turn it is may move there.
pub fn may_move(table: &Table, who: CounterId, to: Point) -> Result<(), Refusal> {
    let refuse = |why: Say| Err(Refusal::new(MOVE, why));
    let (soldier, from) = own(table, table.state.side, who)?;
    if table.state.phase != Phase::Move || soldier.moved {
        return refuse(words::moves_once());
    }
    if !from.within(to, STEP) || from == to || !table.start.has(to) {
        return refuse(words::too_far(STEP / 100));
    }
    let mut others = table.soldiers.iter().filter(|other| other.id != who).filter_map(|other| other.at);
    if others.any(|other| touch(other, to)) {
        return refuse(words::bases_touch());
    }
    Ok(())
}

/// Whether a soldier of a side may fire at an enemy; what the die needs then.
pub fn may_fire(table: &Table, side: Side, who: CounterId, at: CounterId) -> Result<u8, Refusal> {
    let refuse = |why: Say| Err(Refusal::new(FIRE, why));
    let (soldier, from) = own(table, side, who)?;
    if soldier.fired {
        return refuse(words::has_fired());
    }
    match table.standing(side.other()).find(|(enemy, _)| enemy.id == at) {
        Some((_, target)) if from.within(target, REACH) => Ok(needs(from, target)),
        Some(_) => refuse(words::out_of_reach(REACH / 100)),
        None => refuse(words::no_enemy()),
    }
}

fn own(table: &Table, side: Side, who: CounterId) -> Result<(Soldier, Point), Refusal> {
    let found = table.standing(side).find(|(soldier, _)| soldier.id == who);
    found.ok_or_else(|| Refusal::new(MOVE, words::no_soldier()))
}

fn shot(table: &Table, dice: &mut DiceCup, side: Side, who: CounterId, at: CounterId) -> Result<Vec<Event>, Refusal> {
    let needs = may_fire(table, side, who, at)?;
    let die = dice.roll_1d6();
    let mut events = vec![Event::Shot { who, at, die, needs }];
    if die >= needs {
        events.push(Event::Fell { who: at });
    }
    Ok(events)
}

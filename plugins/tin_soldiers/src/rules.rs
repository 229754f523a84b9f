//! What may be done, and what comes of it.

use crate::acting::{may_act, own};
use crate::base::touch;
use crate::burst;
use crate::catalogue::rules::{FIRE, MOVE};
use crate::facts::{Command, Event, Phase, Reaction, Report, Shot, Table};
use crate::secrets::{found, near, shown};
use crate::{Point, words};
use table::{CounterId, DiceCup, Line, Refusal, Say, Side, Tally};

/// How far a soldier moves in a turn.
pub const STEP: u32 = 1500;
/// How far he fires.
pub const REACH: u32 = 4000;
/// What a shot needs at this distance: 4, and one less within half the reach.
pub fn needs(from: Point, at: Point, tally: &mut impl Tally) {
    tally.add(Line::of(FIRE, 4));
    if from.within(at, REACH / 2) {
        tally.add(Line::of(FIRE, -1));
    }
}

/// Whether a side may give an order now, and what it comes to before the dice.
pub fn judge(table: &table::Seen<Table>, side: Side, command: &Command) -> Result<Report, Refusal> {
    table.state.awaits(side)?;
    table.state.top().takes(table, command, ())?;
    Ok(match command {
        Command::Move { who, to } => {
            may_move(table, *who, *to)?;
            Report::Move { who: *who, to: *to }
        }
        Command::Fire { who, at } => {
            let needs = may_fire(table, side, *who, *at)?;
            Report::Shot(Shot { who: *who, at: *at, needs, answers: table.state.mover().is_some() })
        }
        Command::Throw { who, at } => Report::Burst(burst::burst(table, side, *who, *at)?),
        Command::Hold => Report::Done(vec![Event::ReactionOver]),
        Command::Done => Report::Done(vec![next_phase(table)]),
    })
}

/// What comes of it.
pub fn carry_out(table: &Table, dice: &mut DiceCup, report: Report) -> Vec<Event> {
    match report {
        Report::Move { who, to } => moves(table, who, to),
        Report::Shot(shot) => fires(table, dice, &shot),
        Report::Burst(burst) => burst::bursts(table, dice, burst),
        Report::Done(events) => events,
    }
}

/// What happens by itself.
pub fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    if table.state.over.is_some() { Vec::new() } else { table.state.top().proceed(table, dice) }
}

/// Who has won, if it is over.
pub fn winner(table: &Table) -> Option<Option<Side>> {
    let [first, second] = Side::BOTH.map(|side| table.strength(side));
    let better = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    };
    (first == 0 || second == 0 || table.state.turn > table.start.turns).then_some(better)
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

/// Whether a soldier of the side whose turn it is may move there, by what is known of where others stand.
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
pub fn may_fire(table: &Table, side: Side, who: CounterId, at: CounterId) -> Result<Vec<Line>, Refusal> {
    let refuse = |why: Say| Err(Refusal::new(FIRE, why));
    let from = may_act(table, side, who)?;
    match table.standing(side.other()).find(|(enemy, _)| enemy.id == at) {
        Some((_, target)) if from.within(target, REACH) => {
            let mut lines = Vec::new();
            needs(from, target, &mut lines);
            Ok(lines)
        }
        Some(_) => refuse(words::out_of_reach(REACH / 100)),
        None => refuse(words::no_enemy()),
    }
}

/// A soldier moves. If somebody hidden lies where he wants to stand he finds him instead, and may still move (TIN-6).
fn moves(table: &Table, who: CounterId, to: Point) -> Vec<Event> {
    let asked = table.state.side.other();
    let in_the_way = table.in_hiding(asked).find(|enemy| enemy.at.is_some_and(|at| touch(at, to)));
    if let Some(enemy) = in_the_way {
        return found(enemy).to_vec();
    }
    let mut events = shown(table, who);
    events.push(Event::Moved { who, to });
    events.extend(table.in_hiding(asked).filter(|enemy| near(enemy.at, to)).flat_map(found));
    events.push(Event::Pushed(Reaction { mover: who, asked }.into()));
    events
}

fn fires(table: &Table, dice: &mut DiceCup, shot: &Shot) -> Vec<Event> {
    let needs = shot.needs.iter().map(|line| line.value as u8).fold(0, u8::wrapping_add);
    let mut events = shown(table, shot.who);
    let die = dice.roll_1d6();
    events.push(Event::Shot { who: shot.who, at: shot.at, die, needs });
    events.extend((die >= needs).then_some(Event::Fell { who: shot.at }));
    events.extend(shot.answers.then_some(Event::ReactionOver));
    events
}

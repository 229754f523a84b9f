//! Objectives, points and the end of the game (LNL-SC-07 to -11).

pub mod losses;
pub mod rules;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::flow::{Outcome, Phase};
use crate::facts::frames::AnyFrame;
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState};
use crate::files::charts::PointTable;
use crate::files::classes::{Trait, Worth};
use crate::files::scenario::{Condition, ScenarioDef, VictoryDef, When};
use hex_board::{HexId, HexName, Map};
use smallvec::SmallVec;
use table::{CounterId, Say, Side};

/// Objective hexes: those of the scenario's list, then those that only victory conditions name (LNL-SC-07).
pub(crate) fn objectives(scenario: &ScenarioDef, map: &Map) -> Vec<HexId> {
    let mut found: Vec<HexId> = scenario.objectives.iter().filter_map(|objective| map.hex(objective.hex)).collect();
    for def in &scenario.victory {
        collect(&def.condition, map, &mut found);
    }
    let mut seen = hex_board::HexSet::new(map.hexes.len());
    found.retain(|hex| seen.insert(*hex));
    found
}

fn collect(condition: &Condition, map: &Map, out: &mut Vec<HexId>) {
    match condition {
        Condition::Control { of, .. } => out.extend(of.iter().filter_map(|name| map.hex(*name))),
        Condition::All(inner) | Condition::Any(inner) => inner.iter().for_each(|inner| collect(inner, map, out)),
        Condition::Not(inner) => collect(inner, map, out),
        Condition::ExitedUnits(_)
        | Condition::ExitedPoints(_)
        | Condition::LossPoints(_)
        | Condition::Alive(_)
        | Condition::MorePoints(_) => {}
    }
}

/// Who takes an objective hex from the other or from nobody (LNL-SC-07): the side with a multi-man counter in Good Order or a hero in
/// it, while no enemy is there.
pub(crate) fn control(table: &Table) -> Vec<Event> {
    if table.flow.turn.phase == Phase::SetUp {
        return Vec::new();
    }
    // For each objective and side: somebody is there, and somebody who takes it.
    let objectives = &table.field.objectives;
    let mut seen: SmallVec<[[(bool, bool); 2]; 16]> = SmallVec::from_elem([(false, false); 2], objectives.len());
    for (no, standing) in table.units.state.iter().enumerate() {
        let Some(spot) = standing.0.spot().filter(|spot| table.field.is_objective.contains(spot.hex)) else { continue };
        let Some(n) = objectives.iter().position(|hex| *hex == spot.hex) else { continue };
        let unit = table.units.at(no);
        let (present, takes) = &mut seen[n][unit.side.index()];
        *present = true;
        *takes |= takes_control(unit) && !is_awaiting_fire(table, unit.id);
    }
    let mut events = Vec::new();
    for (n, hex) in objectives.iter().enumerate() {
        for side in Side::BOTH {
            let takes = seen[n][side.index()].1 && !seen[n][side.other().index()].0;
            if takes && table.flow.control.get(n) != Some(&Some(side)) {
                events.push(Event::ControlChanged { at: table.field.map.name(*hex).ground(), side });
            }
        }
    }
    events
}

/// True if the fire at a unit's last step, and the checks after it, are still to come: only then it takes an objective (RUL-110), if it
/// is still there; it has done so when it goes on.
fn is_awaiting_fire(table: &Table, unit: CounterId) -> bool {
    let stack = &table.flow.stack;
    stack.iter().enumerate().any(|(n, frame)| match frame {
        AnyFrame::Move(moving) => moving.has(unit) && (!moving.reacted || n + 1 < stack.len()),
        AnyFrame::Window(window) => window.units.contains(&unit),
        AnyFrame::SetUp(_)
        | AnyFrame::RallyPart(_)
        | AnyFrame::Impulse(_)
        | AnyFrame::Attack(_)
        | AnyFrame::Check(_)
        | AnyFrame::Retreat(_)
        | AnyFrame::Melee(_)
        | AnyFrame::Mission(_)
        | AnyFrame::Shelled(_)
        | AnyFrame::Assault(_)
        | AnyFrame::Overrun(_) => false,
    })
}

/// Whether a unit takes the objective hex in which it stands (LNL-SC-07): a multi-man counter in Good Order or a hero.
fn takes_control(unit: UnitNow) -> bool {
    unit.may(Trait::TakesControl) && unit.good_order()
}

/// Points for a whole unit of a class (LNL-SC-08).
pub const fn value(points: &PointTable, worth: Worth) -> i32 {
    match worth {
        Worth::Squad => points.squad,
        Worth::HalfSquad => points.half_squad,
        Worth::SingleMan => points.single_man,
        Worth::Vehicle => points.vehicle,
    }
}

/// What a unit is worth now.
pub fn worth(table: &Table, unit: UnitNow) -> i32 {
    value(&table.field.definitions.tables.points, table.class(unit).points)
}

/// What a side gains when a unit of its own leaves by an exit (LNL-SC-08).
pub fn exit(table: &Table, unit: UnitNow) -> Event {
    Event::PointsGained { side: unit.side, losses: 0, exits: worth(table, unit) }
}

/// A condition and how far it is fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What the side has.
    pub have: i32,
    /// What it needs.
    pub need: i32,
}
impl Progress {
    /// True if the condition holds now.
    pub const fn holds(self) -> bool {
        self.have >= self.need
    }
}

/// What conditions ask of a position.
pub(crate) trait Facts {
    /// Whether a side controls a hex.
    fn controls(&self, side: Side, hex: HexName) -> bool;
    /// How many units of a side have left by its exits.
    fn exited(&self, side: Side) -> i32;
    /// A side's points for losses and for exits.
    fn points(&self, side: Side) -> (i32, i32);
    /// Whether a unit is alive.
    fn alive(&self, unit: CounterId) -> bool;
}

impl Facts for Table<'_> {
    fn controls(&self, side: Side, hex: HexName) -> bool {
        let hex = self.field.map.hex(hex);
        let position = self.field.objectives.iter().position(|objective| Some(*objective) == hex);
        position.is_some_and(|n| self.flow.control.get(n) == Some(&Some(side)))
    }
    fn exited(&self, side: Side) -> i32 {
        let left = |unit: &UnitNow| unit.side == side && unit.state == UnitState::Off(OffMap::Exited);
        self.units.iter().filter(left).count() as i32
    }
    fn points(&self, side: Side) -> (i32, i32) {
        (self.flow.loss_points[side.index()], self.flow.exit_points[side.index()])
    }
    fn alive(&self, unit: CounterId) -> bool {
        is_alive(self, unit)
    }
}

/// How far a condition of a side is fulfilled now (LNL-SC-09). `All` counts the parts that hold, `Any` needs one of them.
pub fn progress(table: &Table, side: Side, condition: &Condition) -> Progress {
    measure(table, side, condition)
}

/// How far a condition of a side is fulfilled by these facts.
pub(crate) fn measure(facts: &impl Facts, side: Side, condition: &Condition) -> Progress {
    let at_least = |have: i32, need: u8| Progress { have, need: i32::from(need) };
    let both = |side: Side| facts.points(side).0 + facts.points(side).1;
    let held = |inner: &[Condition]| inner.iter().filter(|inner| measure(facts, side, inner).holds()).count() as i32;
    match condition {
        Condition::Control { at_least: need, of } => {
            at_least(of.iter().filter(|name| facts.controls(side, **name)).count() as i32, *need)
        }
        Condition::ExitedUnits(need) => at_least(facts.exited(side), *need),
        Condition::ExitedPoints(need) => at_least(facts.points(side).1, *need),
        Condition::LossPoints(need) => at_least(facts.points(side).0, *need),
        Condition::MorePoints(need) => at_least(both(side) - both(side.other()), *need),
        Condition::Alive(id) => Progress { have: i32::from(facts.alive(*id)), need: 1 },
        Condition::All(inner) => Progress { have: held(inner), need: inner.len() as i32 },
        Condition::Any(inner) => Progress { have: held(inner), need: 1 },
        Condition::Not(inner) => Progress { have: i32::from(!measure(facts, side, inner).holds()), need: 1 },
    }
}

/// Reading: a unit that waits to enter is in the game, and so is a half-squad that lives on in a squad; a hero whom nobody has drawn is
/// not.
fn is_alive(table: &Table, id: CounterId) -> bool {
    let Some(unit) = table.unit(id) else { return false };
    match unit.state {
        UnitState::Off(OffMap::Lost) => false,
        UnitState::Off(OffMap::Pool) => unit.may(Trait::Snipes),
        UnitState::On(_)
        | UnitState::Off(OffMap::SetUp | OffMap::Waiting | OffMap::Exited | OffMap::Joined | OffMap::Aboard) => true,
    }
}

/// Conditions "at once", and the end of a side that has nobody left (LNL-SC-10, -11).
pub(crate) fn at_once(table: &Table) -> Vec<Event> {
    if table.flow.turn.phase == Phase::SetUp {
        return Vec::new();
    }
    let winners = winners(table, |when| when == When::AtOnce);
    if let Some(outcome) = decided(table, winners) {
        return vec![Event::GameOver(outcome)];
    }
    match Side::BOTH.map(|side| is_gone(table, side)) {
        [false, false] => Vec::new(),
        [true, true] => over(None, words::both_gone()),
        [gone, _] => {
            let loser = if gone { Side::First } else { Side::Second };
            let def = table.field.scenario.side(loser);
            over(Some(loser.other()), words::gone(&def.name, def.count()))
        }
    }
}

fn over(winner: Option<Side>, reason: Say) -> Vec<Event> {
    vec![Event::GameOver(Outcome { winner, reason })]
}

/// LNL-SC-11: no unit on the map and none to come. A sniper who has not been placed is still to come; heroes of the pool are not.
fn is_gone(table: &Table, side: Side) -> bool {
    let there = |unit: UnitNow| match unit.state {
        UnitState::On(_) | UnitState::Off(OffMap::Waiting | OffMap::Aboard) => true,
        UnitState::Off(OffMap::Pool) => unit.may(Trait::Snipes),
        UnitState::Off(OffMap::SetUp | OffMap::Exited | OffMap::Lost | OffMap::Joined) => false,
    };
    table.field.scenario.side(side).loses_when_gone && !table.units.iter().any(|unit| unit.side == side && there(unit))
}

/// The condition by which each side has won, among those read at this moment.
fn winners<'a>(table: &Table<'a>, read_now: impl Fn(When) -> bool) -> [Option<&'a VictoryDef>; 2] {
    Side::BOTH.map(|side| {
        let own = |def: &&VictoryDef| def.side == side && read_now(def.when);
        let conditions = table.field.scenario.victory.iter().filter(own);
        conditions.into_iter().find(|def| progress(table, side, &def.condition).holds())
    })
}

/// LNL-SC-10: if both sides' conditions hold together it is a draw, unless the scenario ranks them: then the first of its list counts.
fn decided(table: &Table, winners: [Option<&VictoryDef>; 2]) -> Option<Outcome> {
    let scenario = &table.field.scenario;
    let def = match winners {
        [None, None] => return None,
        [Some(_), Some(_)] if !scenario.ranked => {
            return Some(Outcome { winner: None, reason: words::both_hold() });
        }
        [Some(a), Some(b)] => scenario.victory.iter().find(|def| *def == a || *def == b).unwrap_or(a),
        [Some(def), None] | [None, Some(def)] => def,
    };
    let name = &scenario.side(def.side).name;
    Some(Outcome { winner: Some(def.side), reason: words::has_won(name, as_written(table, &def.condition)) })
}

/// At the end of a turn, before the turn marker advances (LNL-SC-10): the game is over if a condition says so or the last turn has
/// been played.
pub(crate) fn end_of_turn(table: &Table) -> Vec<Event> {
    let turn = table.flow.turn.number;
    let winners = winners(table, |when| match when {
        When::EndOfTurn(at) => at == turn,
        When::EndOfAnyTurnFrom(from) => from <= turn,
        When::AtOnce => false,
    });
    if let Some(outcome) = decided(table, winners) {
        return vec![Event::GameOver(outcome)];
    }
    let scenario = &table.field.scenario;
    if turn < scenario.turns {
        return Vec::new();
    }
    let reason = match scenario.otherwise {
        Some(_) => words::other_aim_missed(),
        None => words::no_aim_reached(),
    };
    over(scenario.otherwise, reason)
}

/// A victory condition as the interface shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingLine {
    /// Whose condition.
    pub side: Side,
    /// When it is read.
    pub when: When,
    /// The condition in words.
    pub condition: Say,
    /// How far it is fulfilled.
    pub progress: Progress,
    /// Of a condition that joins several: each of them in words, and how far it is fulfilled.
    pub parts: Vec<(Say, Progress)>,
}

/// Every victory condition with its progress, in the scenario's order.
pub fn standing(table: &Table) -> Vec<StandingLine> {
    let line = |def: &VictoryDef| StandingLine {
        side: def.side,
        when: def.when,
        condition: in_words(table, &def.condition),
        progress: progress(table, def.side, &def.condition),
        parts: parts(&def.condition)
            .iter()
            .map(|part| (in_words(table, part), progress(table, def.side, part)))
            .collect(),
    };
    table.field.scenario.victory.iter().map(line).collect()
}

/// The conditions that a condition joins; none if it stands alone.
pub fn parts(condition: &Condition) -> &[Condition] {
    condition.joined().map_or(&[], |(_, parts)| parts)
}

/// A condition in words, by the names of hexes that the map shows.
pub fn in_words(table: &Table, condition: &Condition) -> Say {
    let map = &table.field.map;
    spoken(table, condition, &|name| map.hex(name).map_or(name, |hex| map.name(hex)))
}

/// The same as the journal keeps it: by the names that the scenario has, so that what was recorded stays what is decided again.
fn as_written(table: &Table, condition: &Condition) -> Say {
    spoken(table, condition, &|name| name)
}

/// What a hex is called.
type Naming<'a> = &'a dyn Fn(HexName) -> HexName;

fn spoken(table: &Table, condition: &Condition, naming: Naming) -> Say {
    match condition {
        Condition::Control { at_least, of } => {
            let names: Vec<String> = of.iter().map(|name| naming(*name).to_string()).collect();
            match (usize::from(*at_least), of.len()) {
                (_, 1) => words::control(&names[0]),
                (need, all) if need == all => words::control(names.join(", ")),
                _ => words::control_some(*at_least, names.join(", ")),
            }
        }
        Condition::ExitedUnits(need) => words::exits(*need),
        Condition::ExitedPoints(need) => words::exit_points(words::points(*need)),
        Condition::LossPoints(need) => words::loss_points(words::points(*need)),
        Condition::MorePoints(need) => words::more_points(words::points(*need)),
        Condition::Alive(id) => {
            let name = table.unit(*id).map(|unit| table.definition(unit).name.as_str());
            words::alive(name.unwrap_or_default())
        }
        Condition::All(inner) => joined(table, inner, words::both, naming),
        Condition::Any(inner) => joined(table, inner, words::either, naming),
        Condition::Not(inner) => words::not(spoken(table, inner, naming)),
    }
}

/// Conditions in words, joined two by two.
fn joined(table: &Table, inner: &[Condition], by: fn(Say, Say) -> Say, naming: Naming) -> Say {
    if let [one] = inner {
        return spoken(table, one, naming);
    }
    assert!(!inner.is_empty(), "a scenario with an empty list of conditions is refused");
    let (some, others) = inner.split_at(inner.len() / 2);
    by(joined(table, some, by, naming), joined(table, others, by, naming))
}

#[cfg(test)]
#[path = "victory_test.rs"]
mod tests;

//! The sequence of play (2.0, 3.0, 4.0, 9.0): who may order what now, and what begins by itself when something is over.

use crate::command::Command;
use crate::event::Event;
use crate::flow::{Flow, Impulse, Phase};
use crate::frames::Frame;
use crate::legal;
use crate::legal::Offers;
use crate::markers::HexMarker;
use crate::sections::{fire, medics, melee, movement, opportunity_fire, rally, snipers, victory, weapons};
use crate::situation::Table;
use table::{DiceCup, Refusal, RuleId, Side};

/// LNL-2.0-01: the three phases.
pub const PHASES: RuleId = RuleId("LNL-2.0-01");
/// LNL-2.0-02: what belongs to the Rally Phase.
pub const RALLY_PHASE: RuleId = RuleId("LNL-2.0-02");
/// LNL-2.0-03: what belongs to the Operations Phase.
pub const OPERATIONS_PHASE: RuleId = RuleId("LNL-2.0-03");
/// LNL-SC-01: set-up.
pub const SET_UP: RuleId = RuleId("LNL-SC-01");
/// LNL-3.0-01: the higher roll has the initiative.
pub const HIGHER: RuleId = RuleId("LNL-3.0-01");
/// LNL-3.0-02: on a tie the holder keeps it.
pub const KEEPS: RuleId = RuleId("LNL-3.0-02");
/// LNL-3.0-03: on a tie in the first turn the scenario decides, or both roll again (RUL-28).
pub const SCENARIO_HOLDER: RuleId = RuleId("LNL-3.0-03");
/// LNL-3.0-04: first the side with the initiative, then the other.
pub const PARTS: RuleId = RuleId("LNL-3.0-04");
/// LNL-4.0-01: impulses alternate.
pub const ALTERNATE: RuleId = RuleId("LNL-4.0-01");
/// Passes in a row that end the Operations Phase (LNL-4.0-03).
const LAST_PASS: u8 = 3;

/// What an order belongs to.
enum Time {
    SetUp,
    SetUpOrRally,
    Rally,
    Impulse,
    Move,
    /// Answers a question that this rule asks.
    Answer(RuleId),
}

fn time(command: &Command) -> Time {
    match command {
        Command::Place { .. } | Command::PlaceAll | Command::SetUpDone => Time::SetUp,
        Command::GiveWeapon { .. } | Command::TurnTripod { .. } => Time::SetUpOrRally,
        Command::Rally { .. }
        | Command::Heal { .. }
        | Command::Join { .. }
        | Command::TakeWeapon { .. }
        | Command::Dedication { .. }
        | Command::RallyDone => Time::Rally,
        Command::Step { .. } | Command::Stop => Time::Move,
        Command::Exit { units, .. } if units.is_empty() => Time::Move,
        Command::Spot { .. }
        | Command::Activate { .. }
        | Command::ActivateEntry { .. }
        | Command::Fire(_)
        | Command::Move { .. }
        | Command::Exit { .. }
        | Command::Smoke { .. }
        | Command::Withdraw { .. }
        | Command::FightMelee { .. }
        | Command::EndImpulse
        | Command::Pass => Time::Impulse,
        Command::HoldFire | Command::HoldFireForMove => Time::Answer(opportunity_fire::DECLARATION),
        Command::CheckNext { .. } => Time::Answer(fire::damage::MARGIN),
        Command::DropWeapon { .. } => Time::Answer(fire::attack::DROP),
        Command::GoTo { .. } => Time::Answer(weapons::retreat::WHERE),
        Command::MeleeAttack { .. } => Time::Answer(melee::round::ATTACK),
        Command::MeleeDefence { .. } => Time::Answer(melee::round::DEFENCE),
        Command::SniperFire { .. } | Command::PlaceSniper { .. } => Time::Answer(snipers::ATTACKS),
    }
}

/// The rule that keeps an order to the Rally Phase.
fn rally_only(command: &Command) -> RuleId {
    match command {
        Command::TakeWeapon { .. } => weapons::WHEN_TAKEN,
        Command::GiveWeapon { .. } => weapons::EXCHANGE,
        Command::TurnTripod { .. } => weapons::WHEN_TURNED,
        Command::Heal { .. } => medics::TREATMENT,
        Command::Dedication { .. } => rally::DEDICATION,
        _ => RALLY_PHASE,
    }
}

/// Whether an order only ever answers a question of the other side's doing. Opportunity Fire is an attack like any other by its form, but
/// throws dice.
pub const fn is_answer(command: &Command) -> bool {
    matches!(
        command,
        Command::HoldFire
            | Command::HoldFireForMove
            | Command::CheckNext { .. }
            | Command::DropWeapon { .. }
            | Command::GoTo { .. }
            | Command::SniperFire { .. }
            | Command::MeleeAttack { .. }
            | Command::MeleeDefence { .. }
    )
}

/// Whether a side may give an order of this kind now: its turn, the phase, the open question, the stack that moves.
///
/// # Errors
/// The refusal.
pub fn may_order(table: &Table, side: Side, command: &Command) -> Result<(), Refusal> {
    let flow = table.flow;
    if let Some(question) = &flow.question {
        return if question.side() == side && question.is_answered_by(command) {
            Ok(())
        } else {
            Err(Refusal::new(question.rule(), "a question is to be answered first"))
        };
    }
    if flow.to_act() != Some(side) {
        let rule = match flow.phase {
            Phase::SetUp => SET_UP,
            Phase::Rally => PARTS,
            Phase::Operations => ALTERNATE,
            Phase::Administrative => PHASES,
        };
        return Err(Refusal::new(rule, "it is the other side's turn"));
    }
    let (fits, rule) = match time(command) {
        Time::Answer(rule) => return Err(Refusal::new(rule, "nobody asks for this now")),
        Time::SetUp => (flow.phase == Phase::SetUp, SET_UP),
        Time::SetUpOrRally => (matches!(flow.phase, Phase::SetUp | Phase::Rally), rally_only(command)),
        Time::Rally => (flow.phase == Phase::Rally, rally_only(command)),
        Time::Impulse | Time::Move => (flow.phase == Phase::Operations, OPERATIONS_PHASE),
    };
    if !fits {
        return Err(Refusal::new(rule, "this belongs to another phase"));
    }
    flow.top().takes(table, command)
}

/// Ends a side's part of the Rally Phase (LNL-3.0-04).
pub(crate) fn rally_done(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let next = (table.flow.initiative == Some(side)).then_some(side.other());
    Ok(vec![Event::PartBegan { side: next }])
}

/// The sequence of play is the bottom of what is going on: the parts and impulses of a phase, and what begins by itself: initiative,
/// impulses, the next phase, the next turn.
impl Frame for Phase {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let flow = table.flow;
        match self {
            Phase::SetUp if flow.active.is_none() => {
                vec![Event::PhaseBegan { turn: flow.turn.saturating_add(1), phase: Phase::Rally }]
            }
            Phase::SetUp => Vec::new(),
            Phase::Rally if !flow.rolled => vec![initiative(table, dice)],
            Phase::Rally if flow.active.is_some() => Vec::new(),
            Phase::Rally if flow.done.is_empty() => vec![Event::PartBegan { side: flow.initiative }],
            Phase::Rally => vec![Event::PhaseBegan { turn: flow.turn, phase: Phase::Operations }],
            Phase::Operations => {
                let met = melee::round::meetings(table, dice);
                if met.is_empty() { operations(table) } else { met }
            }
            Phase::Administrative => administrative(table),
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self, flow: &Flow) -> Option<Side> {
        flow.active
    }
    fn takes(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        match time(command) {
            Time::Move => Err(movement::nobody_moves(table)),
            Time::SetUp | Time::SetUpOrRally | Time::Rally | Time::Impulse | Time::Answer(_) => Ok(()),
        }
    }
    fn offers(&self, table: &Table, side: Side, out: &mut Offers) {
        legal::of_phase(table, *self, side, out);
    }
}

/// LNL-3.0-01 to -03: one die per side, in the scenario's order.
fn initiative(table: &Table, dice: &mut DiceCup) -> Event {
    let thrown = [dice.roll_1d6(), dice.roll_1d6()];
    let (holder, rule) = match thrown[0].cmp(&thrown[1]) {
        std::cmp::Ordering::Greater => (Some(Side::First), HIGHER),
        std::cmp::Ordering::Less => (Some(Side::Second), HIGHER),
        std::cmp::Ordering::Equal => match table.flow.initiative {
            Some(holder) => (Some(holder), KEEPS),
            None => (table.field.scenario.initiative, SCENARIO_HOLDER),
        },
    };
    Event::InitiativeRolled { dice: thrown, holder, rule }
}

fn operations(table: &Table) -> Vec<Event> {
    let flow = table.flow;
    let Some(active) = flow.active else {
        // The phase begins (LNL-4.0-01). A scenario without dice for the initiative names its holder or its first side leads.
        let side = flow.initiative.unwrap_or(Side::First);
        return if all_have_acted(table) { phase_over(table) } else { impulse_began(side, 0) };
    };
    if !flow.impulse.ending || !flow.impulse.melees.is_empty() {
        return Vec::new();
    }
    let passes = if flow.impulse.acted { 0 } else { flow.impulse.passes };
    if passes >= LAST_PASS || all_have_acted(table) { phase_over(table) } else { impulse_began(active.other(), passes) }
}

fn impulse_began(side: Side, passes: u8) -> Vec<Event> {
    vec![Event::ImpulseBegan { side, impulse: Impulse { passes, ..Impulse::default() } }]
}

/// LNL-4.0-04: every unit of both sides has moved, fired or is under Ops Complete. Shaken units count like all others (RUL-108), and
/// waiting units whose turn of entry has come count as not having acted (LNL-SC-05).
pub fn all_have_acted(table: &Table) -> bool {
    let on_map = table.units.iter().filter(|unit| unit.spot().is_some());
    on_map.clone().all(|unit| unit.markers.any(melee::ACTIVITY))
        && Side::BOTH.iter().all(|side| movement::entry::waiting_groups(table, *side).next().is_none())
}

/// LNL-9.0-01: the Administrative Phase begins; its schedule says what goes (LNL-9.0-02 to -04).
fn phase_over(table: &Table) -> Vec<Event> {
    vec![Event::PhaseBegan { turn: table.flow.turn, phase: Phase::Administrative }]
}

/// The rest of the Administrative Phase: Melee markers where only one side is left (LNL-8.1-04, LNL-8.1-05, LNL-9.0-05), the end of the scenario
/// (LNL-SC-10), the next turn (LNL-9.0-08).
fn administrative(table: &Table) -> Vec<Event> {
    let melees = table.hexes.all().iter().filter(|(_, marker)| *marker == HexMarker::Melee);
    let over = melees.filter(|(spot, _)| Side::BOTH.iter().any(|side| table.side_at(*spot, *side).next().is_none()));
    let removed: Vec<Event> = over
        .map(|(spot, marker)| Event::HexMarkerRemoved { at: table.field.map.place(*spot), marker: *marker })
        .collect();
    if !removed.is_empty() {
        return removed;
    }
    let ended = victory::end_of_turn(table);
    if !ended.is_empty() {
        return ended;
    }
    vec![Event::PhaseBegan { turn: table.flow.turn.saturating_add(1), phase: Phase::Rally }]
}

#[cfg(test)]
#[path = "turn_test.rs"]
mod tests;

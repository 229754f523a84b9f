//! What saved games of older rules hold: it is read for ever. Rules 1 and 2 kept what was going on in one slot for each kind. Up to rules 3
//! turn, phase and impulse were kept beside the stack, and a phase took off in silence what lies until it.

use crate::facts::flow::{Flow, Outcome, Phase};
use crate::facts::frames::{
    AnyFrame, Attack, Impulse, MeleeRound, Missions, Moving, RallyPart, Retreat, SetUp, Turn, Window,
};
use crate::facts::question::Question;
use crate::facts::situation::Table;
use crate::files::markers::{Marker, Markers};
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// Units that retreat from a flamethrower, as rules 1 and 2 wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldRetreat {
    /// Who must still retreat, and the Location of the flamethrower.
    pub units: Vec<(CounterId, Place)>,
    /// The unit that has just retreated and may be fired at.
    pub window: Option<OldWindow>,
}

/// A window for Opportunity Fire at a unit that has just retreated, as rules 1 and 2 wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldWindow {
    /// The units that may be fired at.
    pub units: Vec<CounterId>,
    /// Where they are.
    pub at: Place,
}

/// The frame of one kind as it is now: in its place, on top if there was none, gone if there is none any more.
fn slot(flow: &mut Flow, now: Option<AnyFrame>, same: fn(&AnyFrame) -> bool) {
    match (flow.stack.iter().rposition(same), now) {
        (Some(n), Some(frame)) => flow.stack[n] = frame,
        (Some(n), None) => drop(flow.stack.remove(n)),
        (None, Some(frame)) => flow.stack.push(frame),
        (None, None) => {}
    }
}

fn is_window(frame: &AnyFrame) -> bool {
    matches!(frame, AnyFrame::Window(_))
}

/// The moving stack. Windows were part of it, so none is open that is not asked of again.
pub(crate) fn moving(flow: &mut Flow, moving: Option<&Moving>) {
    flow.stack.retain(|frame| !is_window(frame));
    let side = flow.active().unwrap_or(Side::First);
    let now = moving.map(|moving| AnyFrame::Move(Moving { side, ..moving.clone() }));
    slot(flow, now, |frame| matches!(frame, AnyFrame::Move(_)));
}

/// The retreat, with the window at its last step.
pub(crate) fn retreat(flow: &mut Flow, retreat: Option<&OldRetreat>) {
    flow.stack.retain(|frame| !is_window(frame));
    let now = retreat.map(|retreat| AnyFrame::Retreat(Retreat { units: retreat.units.clone() }));
    slot(flow, now, |frame| matches!(frame, AnyFrame::Retreat(_)));
    if let Some(OldWindow { units, at }) = retreat.and_then(|retreat| retreat.window.clone()) {
        flow.stack.push(AnyFrame::Window(Window::new(units, at, 1)));
    }
}

/// The attack whose Damage Checks are still to be made.
pub(crate) fn attack(flow: &mut Flow, attack: Option<&Attack>) {
    slot(flow, attack.cloned().map(AnyFrame::Attack), |frame| matches!(frame, AnyFrame::Attack(_)));
}

/// The melee round.
pub(crate) fn melee(flow: &mut Flow, round: Option<&MeleeRound>) {
    slot(flow, round.cloned().map(AnyFrame::Melee), |frame| matches!(frame, AnyFrame::Melee(_)));
}

/// A question. That of Opportunity Fire had no window below it.
pub(crate) fn asked(flow: &mut Flow, question: Option<&Question>) {
    let Some(Question::OpportunityFire { at, targets, .. }) = question else { return };
    if flow.stack.last().is_some_and(is_window) {
        return;
    }
    let mut left = 1;
    if let Some(AnyFrame::Move(moving)) = flow.stack.last_mut() {
        moving.reacted = true;
        left = moving.attacks_left();
    }
    flow.stack.push(AnyFrame::Window(Window::new(targets.clone(), *at, left)));
}

/// The side of a frame that did not say whose it is; what reads it knows better.
pub(crate) const fn first() -> Side {
    Side::First
}

/// The markers that are left of those units, by their places in the list, on which something lies until a phase and no event has taken it
/// off. In a game of today there are none.
pub(crate) fn left(table: &Table, phase: Phase) -> Vec<(usize, Markers)> {
    let goes: Vec<Marker> = Marker::until(phase).collect();
    let marked = table.units.iter().map(|unit| unit.markers).enumerate().filter(|(_, markers)| markers.any(&goes));
    marked.map(|(no, markers)| (no, markers.without(&goes))).collect()
}

/// An impulse began: up to rules 3 the event held it.
pub(crate) fn impulse_began(flow: &mut Flow, side: Side, impulse: Option<&Impulse>) {
    if let Some(impulse) = impulse {
        let now = AnyFrame::Impulse(Impulse { side, ..impulse.clone() });
        slot(flow, Some(now), |frame| matches!(frame, AnyFrame::Impulse(_)));
    }
}

/// The impulse that is going on is now this.
pub(crate) fn impulse_is(flow: &mut Flow, impulse: &Impulse) {
    let side = flow.impulse().map(|impulse| impulse.side);
    if let Some(side) = side {
        impulse_began(flow, side, Some(impulse));
    }
}

/// A part of the set-up or of the Rally Phase began, or both are over.
pub(crate) fn part_began(flow: &mut Flow, side: Option<Side>) {
    let now = side.map(|side| match flow.set_up() {
        Some(part) => AnyFrame::SetUp(SetUp { side, done: part.done.iter().copied().chain([part.side]).collect() }),
        None => {
            let dedication_used = flow.rally_part().is_some_and(|part| part.dedication_used);
            AnyFrame::RallyPart(RallyPart { side, dedication_used })
        }
    });
    slot(flow, now, |frame| matches!(frame, AnyFrame::SetUp(_) | AnyFrame::RallyPart(_)));
}

/// Where the game stood, as rules 1 to 3 wrote it in snapshots: turn, phase and what they hold in one row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OldFlow {
    turn: u8,
    phase: Phase,
    initiative: Option<Side>,
    rolled: bool,
    active: Option<Side>,
    done: Vec<Side>,
    dedication_used: bool,
    impulse: Impulse,
    #[serde(default)]
    stack: Vec<AnyFrame>,
    question: Option<Question>,
    fought: Vec<Place>,
    control: Vec<Option<Side>>,
    loss_points: [i32; 2],
    exit_points: [i32; 2],
    outcome: Option<Outcome>,
}

impl From<&OldFlow> for Flow {
    fn from(old: &OldFlow) -> Self {
        let OldFlow { turn, phase, initiative, rolled, active, done, dedication_used, impulse, .. } = old.clone();
        let part: Option<AnyFrame> = active.and_then(|side| match phase {
            Phase::SetUp => Some(SetUp { side, done }.into()),
            Phase::Rally => Some(RallyPart { side, dedication_used }.into()),
            Phase::Operations => Some(Impulse { side, ..impulse }.into()),
            Phase::Administrative => None,
        });
        Self {
            turn: Turn {
                number: turn,
                phase,
                initiative,
                rolled,
                fought: old.fought.clone(),
                missions: Missions::default(),
                given: false,
                came: Vec::new(),
                left: Vec::new(),
            },
            stack: part.into_iter().chain(old.stack.clone()).collect(),
            question: old.question.clone(),
            control: old.control.clone(),
            loss_points: old.loss_points,
            exit_points: old.exit_points,
            outcome: old.outcome.clone(),
        }
    }
}

//! What saved games of older rules hold: it is read for ever. Rules 1 and 2 kept what was going on in one slot for each kind. Up to rules 3
//! a phase took off in silence what lies until it.

use crate::flow::{Flow, Phase};
use crate::frames::AnyFrame;
use crate::markers::{Marker, Markers};
use crate::question::Question;
use crate::sections::movement::frame::Moving;
use crate::sections::opportunity_fire::Window;
use crate::sections::weapons::retreat::Retreat;
use crate::situation::Table;
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
pub(crate) fn slot(flow: &mut Flow, now: Option<AnyFrame>, same: fn(&AnyFrame) -> bool) {
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
    let side = flow.active.unwrap_or(Side::First);
    let now = moving.map(|moving| AnyFrame::Move(Moving { side, ..moving.clone() }));
    slot(flow, now, |frame| matches!(frame, AnyFrame::Move(_)));
}

/// The retreat, with the window at its last step.
pub(crate) fn retreat(flow: &mut Flow, retreat: Option<&OldRetreat>) {
    flow.stack.retain(|frame| !is_window(frame));
    let now = retreat.map(|retreat| AnyFrame::Retreat(Retreat { units: retreat.units.clone() }));
    slot(flow, now, |frame| matches!(frame, AnyFrame::Retreat(_)));
    if let Some(OldWindow { units, at }) = retreat.and_then(|retreat| retreat.window.clone()) {
        flow.stack.push(AnyFrame::Window(Window { units, at, left: 1 }));
    }
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
    flow.stack.push(AnyFrame::Window(Window { units: targets.clone(), at: *at, left }));
}

/// The markers that are left of those units, by their places in the list, on which something lies until a phase and no event has taken it
/// off. In a game of today there are none.
pub(crate) fn left(table: &Table, phase: Phase) -> Vec<(usize, Markers)> {
    let goes: Vec<Marker> = Marker::until(phase).collect();
    let marked = table.units.iter().map(|unit| unit.markers).enumerate().filter(|(_, markers)| markers.any(&goes));
    marked.map(|(no, markers)| (no, markers.without(&goes))).collect()
}

//! Section 5.3: Opportunity Fire, asked for after the movement points of a step have been spent.

use super::{fire, fire_offers, retreat, spotting};
use crate::command::{Command, FireOrder, Movement};
use crate::event::Event;
use crate::flow::{Moving, OpportunityWindow, Question};
use crate::markers::HexMarker;
use crate::situation::Table;
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, RuleId, Side};

/// LNL-5.3-03: movement points spent by an enemy in sight trigger it; a degraded line is enough (LNL-5.3-18, RUL-90).
pub const TRIGGER: RuleId = RuleId("LNL-5.3-03");
/// LNL-5.3-08: as many attacks as movement points spent in the hex.
pub const LIMIT: RuleId = RuleId("LNL-5.3-08");
/// LNL-5.3-05: the fire is declared before the unit leaves the hex.
pub const DECLARED: RuleId = RuleId("LNL-5.3-05");

/// The units of a move that may be fired at now, with their Location: those who go on, and those who had to stop in this hex
/// (LNL-5.3-19).
pub fn movers(table: &Table, moving: &Moving) -> Option<(Spot, Vec<CounterId>)> {
    let units = || moving.units.iter().chain(&moving.stopped).copied();
    let spot_of = |id: CounterId| table.unit(id).and_then(|unit| unit.spot());
    let at = units().find_map(spot_of)?;
    Some((at, units().filter(|id| spot_of(*id) == Some(at)).collect()))
}

// Reading: two parts of one Location may make two of the attacks that the points of a hex allow; each attack is a moment of its own
// (LNL-5.3-07, RUL-21).

/// As many attacks have been made on the stack as points were spent in its hex (LNL-5.3-08).
const fn none_left(moving: &Moving) -> bool {
    moving.attacks_here >= moving.spent_here
}

/// The Location in which a stack that stops has suffered all attacks that its points there allow.
pub(super) fn used_up(table: &Table, moving: &Moving) -> Option<Place> {
    let (spot, _) = movers(table, moving).filter(|_| moving.attacks_here > 0 && none_left(moving))?;
    Some(table.field.map.place(spot))
}

/// The Locations out of which a side could use Opportunity Fire at a stack of the other that came to a Location by this kind of movement,
/// as things stand: what a player wants to know before he moves.
pub fn threats(table: &Table, side: Side, at: Spot, by: Movement) -> SmallVec<[Spot; 8]> {
    let mut found: SmallVec<[Spot; 8]> = SmallVec::new();
    // LNL-8.0-04: nobody fires into the hex in which the stack meets enemies.
    let barred = table.hexes.has(at, HexMarker::Melee) || fire::holds(table, at, side);
    if !barred && spotting::would_be_spotted(table, at, side, by) {
        for from in fire_offers::watchers(table, side, at) {
            if !found.contains(&from) {
                found.push(from);
            }
        }
    }
    found
}

/// The question of Opportunity Fire at the present step, if it is to be asked: the limit of attacks leaves room (LNL-5.3-08), the side
/// has not held its fire for the whole move, and somebody may fire (LNL-5.3-02 to -06).
pub fn question(table: &Table) -> Option<Question> {
    let moving = table.flow.moving.as_ref()?;
    if moving.reacted || moving.held || none_left(moving) {
        return None;
    }
    let (spot, targets) = movers(table, moving)?;
    let side = table.unit(*targets.first()?)?.side.other();
    let at = table.field.map.place(spot);
    fire_offers::somebody_may_fire(table, side, spot).then_some(Question::OpportunityFire { side, at, targets })
}

/// The question of Opportunity Fire at units that are no moving stack.
pub(super) fn question_at(table: &Table, window: &OpportunityWindow) -> Option<Question> {
    let here = |id: &&CounterId| table.unit(**id).and_then(|unit| unit.spot()) == table.field.map.spot(window.at);
    let targets: Vec<CounterId> = window.units.iter().filter(here).copied().collect();
    let side = table.unit(*targets.first()?)?.side.other();
    let spot = table.field.map.spot(window.at)?;
    fire_offers::somebody_may_fire(table, side, spot).then_some(Question::OpportunityFire {
        side,
        at: window.at,
        targets,
    })
}

/// The reaction to a step of a move: the question while it is to be asked; then the move goes on. Snipers have
/// fired before (LNL-11.4-14), as their section comes first.
pub(crate) fn proceed(table: &Table, _: &mut DiceCup) -> Vec<Event> {
    let Some(moving) = &table.flow.moving else { return Vec::new() };
    if !moving.reacted {
        return match question(table) {
            Some(question) => vec![Event::Asked(Some(question))],
            None => vec![Event::MovingIs(Some(Moving { reacted: true, ..moving.clone() }))],
        };
    }
    Vec::new()
}

/// What an attack as Opportunity Fire changes in the move or the retreat that it interrupts (LNL-5.3-08).
pub(super) fn fired(table: &Table) -> Option<Event> {
    // Reading: a retreat is one hex whose cost does not count, so it is fired at once at most.
    if let Some(retreat) = table.flow.retreat.as_ref().filter(|retreat| retreat.window.is_some()) {
        return Some(retreat::closed(retreat));
    }
    let moving = table.flow.moving.as_ref()?;
    Some(Event::MovingIs(Some(Moving { attacks_here: moving.attacks_here.saturating_add(1), ..moving.clone() })))
}

/// Why units of the side that is not asked cannot fire now: what forbids them to use Opportunity Fire, the limit of attacks, or that it is
/// no time for it.
pub(crate) fn not_now(table: &Table, side: Side, order: &FireOrder) -> Refusal {
    if let Err(refusal) = fire::facts_as(table, side, order, true) {
        return refusal;
    }
    let map = &table.field.map;
    let limit = || Refusal::new(LIMIT, "as many attacks have been made as movement points were spent in this hex");
    match &table.flow.moving {
        Some(moving) if moving.attacks_here > 0 && none_left(moving) => limit(),
        Some(_) => Refusal::new(DECLARED, "nobody asks for Opportunity Fire now"),
        None if table.flow.impulse.shot_out.iter().any(|at| map.spot(*at) == map.spot(order.at)) => limit(),
        None => Refusal::new(TRIGGER, "no enemy unit is spending movement points"),
    }
}

/// The side declines, for this step or for the rest of the move.
pub(crate) fn hold(table: &Table, side: Side, for_move: bool) -> Result<Vec<Event>, Refusal> {
    let asked = matches!(&table.flow.question, Some(Question::OpportunityFire { side: asked, .. }) if *asked == side);
    if !asked {
        return Err(Refusal::new(DECLARED, "nobody asks for Opportunity Fire now"));
    }
    let retreats = table.flow.retreat.as_ref().is_some_and(|retreat| retreat.window.is_some());
    if for_move && retreats {
        return Err(Refusal::new(DECLARED, "a retreat is one hex: hold fire for this step"));
    }
    let mut events = vec![Event::FireHeld { side, for_move }, Event::Asked(None)];
    if let Some(retreat) = table.flow.retreat.as_ref().filter(|retreat| retreat.window.is_some()) {
        events.push(retreat::closed(retreat));
    } else if let Some(moving) = &table.flow.moving {
        let held = moving.held || for_move;
        events.push(Event::MovingIs(Some(Moving { reacted: true, held, ..moving.clone() })));
    }
    Ok(events)
}

/// The answers to the question.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Vec<Command>) {
    let Some(Question::OpportunityFire { at, .. }) = &table.flow.question else { return };
    out.push(Command::HoldFire);
    if table.flow.retreat.is_none() {
        out.push(Command::HoldFireForMove);
    }
    if let Some(at) = table.field.map.spot(*at) {
        fire_offers::answers(table, side, at, out);
    }
}

#[cfg(test)]
#[path = "opportunity_test.rs"]
mod tests;

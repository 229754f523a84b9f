//! Section 5.3: Opportunity Fire, asked for after the movement points of a step have been spent.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::{Command, Movement};
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::frames::{AnyFrame, Moving, Window};
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::Table;
use crate::files::definition::WeaponKind;
use crate::files::markers::HexMarker;
use crate::sections::opportunity_fire::rules::{DECLARATION, LIMIT, TRIGGER};
use crate::sections::{fire, ordnance, spotting};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

impl Window {
    /// The window at a step of a stack; none where no attack is left, or nobody is there.
    pub(crate) fn at(table: &Table, moving: &Moving) -> Option<Self> {
        let spot_of = |id: CounterId| table.unit(id).and_then(|unit| unit.spot());
        let at = moving.all().find_map(spot_of)?;
        let units = moving.all().filter(|id| spot_of(*id) == Some(at)).collect();
        let window = Window::new(units, table.field.map.place(at), moving.attacks_left());
        (window.left > 0).then_some(window)
    }
    /// The question of Opportunity Fire, if it is to be asked: an attack is left, and somebody may fire (LNL-5.3-02 to -06).
    ///
    /// That a side is asked tells the other that somebody there can fire. So a side with somebody hidden on the map is asked at every step,
    /// whether he can fire or not; and of those who move it is asked only about whom it sees.
    pub(crate) fn question(&self, table: &Table) -> Option<Question> {
        let at = table.field.map.spot(self.at).filter(|_| self.left > 0 || !self.shot_from.is_empty())?;
        let here = |id: &&CounterId| table.unit(**id).and_then(|unit| unit.spot()) == Some(at);
        let mut targets: Vec<CounterId> = self.units.iter().filter(here).copied().collect();
        let mover = table.unit(*targets.first()?)?.side;
        let side = mover.other();
        Hidden::from(table, side).leave_ids(&mut targets);
        if targets.is_empty() {
            return None;
        }
        let asks = Hidden::from(table, mover).lies_in_wait()
            || fire::offers::somebody_may_fire(table, side, at, self)
            || ordnance::offers::somebody_may_shoot(table, side, at, &targets, self);
        asks.then_some(Question::OpportunityFire { side, at: self.at, targets })
    }
}

impl Frame<LockNLoad> for Window {
    fn proceed(&self, table: &Table, _: &mut DiceCup) -> Vec<Event> {
        match self.question(table) {
            Some(question) => vec![Event::Asked(Some(question))],
            None => vec![Event::Popped],
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn hears(&mut self, event: &Event) {
        if let Event::FireResolved(fire) = event
            && fire.opportunity
        {
            let mut units = fire.targets.iter().map(|target| target.unit).chain(fire.target);
            let hit = units.any(|unit| self.units.contains(&unit));
            // LNL-5.3-B02: what fires apart beside others has an attack of its own.
            self.left = self.left.saturating_sub(u8::from(hit && !fire.beside));
            if !self.shot_from.contains(&fire.from) {
                self.shot_from.push(fire.from);
            }
            // RUL-118: what fires apart leaves the others of its Location their attack.
            if !fire.apart && !self.fired_together.contains(&fire.from) {
                self.fired_together.push(fire.from);
            }
        }
        if let Event::ShotResolved(shot) = event
            && shot.opportunity
        {
            self.left = self.left.saturating_sub(u8::from(!shot.beside));
            if !self.shot_from.contains(&shot.from) {
                self.shot_from.push(shot.from);
            }
        }
        if let Event::HeroBorn { unit, of, goes_on: true } = event
            && self.units.contains(of)
        {
            self.units.push(*unit);
        }
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self { units, at: _, left: _, salvos, shot_from, fired_together } = self;
        let hidden = Hidden::from(table, side);
        let nothing = hidden.all(units.iter().copied());
        hidden.leave_ids(units);
        hidden.leave(salvos, |salvo| salvo.unit);
        [shot_from, fired_together].into_iter().for_each(|places| hidden.leave_places(places));
        !nothing
    }
}

/// The Location in which a stack that stops has suffered all attacks that its points there allow (LNL-5.3-08).
pub(crate) fn used_up(table: &Table, moving: &Moving) -> Option<Place> {
    let spot = moving.all().find_map(|id| table.unit(id).and_then(|unit| unit.spot()))?;
    (moving.attacks_here > 0 && moving.attacks_left() == 0).then(|| table.field.map.place(spot))
}

/// The Locations out of which a side could use Opportunity Fire at a stack of the other that came to a Location by this kind of movement,
/// as things stand: what a player wants to know before he moves.
pub fn threats(table: &Table, side: Side, at: Spot, by: Movement) -> SmallVec<[Spot; 8]> {
    let mut found: SmallVec<[Spot; 8]> = SmallVec::new();
    // LNL-8.0-04: nobody fires into the hex in which the stack meets enemies.
    let barred = table.hexes.has(at, HexMarker::Melee) || fire::holds(table, at, side);
    if !barred && spotting::would_be_spotted(table, at, side, by) {
        let small_arms = fire::offers::watchers(table, side, at, |_, _| true);
        for from in small_arms.chain(ordnance::offers::watchers(table, side, at)) {
            if !found.contains(&from) {
                found.push(from);
            }
        }
    }
    found
}

/// A side may wish to use Opportunity Fire where it is not asked: it hears why not. That is what forbids the attack as such (`why_not`, asked
/// of that side), the limit of attacks, or that it is no time for it.
///
/// # Errors
/// The firer is not of the side that decides in an impulse.
pub(crate) fn unasked(
    table: &Table,
    firer: Option<CounterId>,
    at: Place,
    why_not: impl FnOnce(Side) -> Option<Refusal>,
) -> Result<(), Refusal> {
    let flow = table.flow;
    if flow.turn.phase != Phase::Operations || flow.question.is_some() {
        return Ok(());
    }
    let firer = firer.and_then(|firer| table.unit(firer));
    match firer.filter(|unit| Some(unit.side) != flow.to_act()) {
        Some(unit) => Err(why_not(unit.side).unwrap_or_else(|| not_now(table, at))),
        None => Ok(()),
    }
}

/// Why it is no time for an attack of Opportunity Fire at a Location.
fn not_now(table: &Table, at: Place) -> Refusal {
    let map = &table.field.map;
    let limit = || Refusal::new(LIMIT, words::all_attacks_made());
    let shot_out = || {
        let places = table.flow.impulse().map_or(&[][..], |impulse| &impulse.shot_out);
        places.iter().any(|place| map.spot(*place) == map.spot(at))
    };
    match table.flow.moving() {
        Some(moving) if moving.attacks_here > 0 && moving.attacks_left() == 0 => limit(),
        Some(_) => Refusal::new(DECLARATION, words::not_asked()),
        None if shot_out() => limit(),
        // A degraded line of sight is enough (LNL-5.3-18, RUL-90).
        None => Refusal::new(TRIGGER, words::nobody_spends()),
    }
}

/// A mortar bombards in an own impulse alone: it is no Opportunity Fire, asked for or not (LNL-18.1-11, LNL-1.6.21-15).
///
/// # Errors
/// The other side moves, and the mortar is fired at it.
pub(crate) fn waits(table: &Table, side: Side, mortar: CounterId) -> Result<(), Refusal> {
    let Some(weapon) = table.weapon(mortar) else { return Ok(()) };
    let reacts = match &table.flow.question {
        Some(Question::OpportunityFire { side: asked, .. }) => *asked == side,
        Some(_) => false,
        None => table.flow.moving().is_some_and(|moving| moving.side != side),
    };
    if reacts && table.weapon_definition(weapon).kind == WeaponKind::Mortar {
        return Err(fire::mortar_waits(weapon));
    }
    Ok(())
}

/// The side declines, for this step or for the rest of the move.
pub(crate) fn hold(table: &Table, side: Side, for_move: bool) -> Result<Vec<Event>, Refusal> {
    let asked = matches!(&table.flow.question, Some(Question::OpportunityFire { side: asked, .. }) if *asked == side);
    if !asked {
        return Err(Refusal::new(DECLARATION, words::not_asked()));
    }
    if for_move && !in_a_move(table) {
        return Err(Refusal::new(DECLARATION, words::retreat_is_one_hex()));
    }
    Ok(vec![Event::FireHeld { side, for_move }, Event::Asked(None), Event::Popped])
}

/// True if the window on top has been opened by a step of a move.
fn in_a_move(table: &Table) -> bool {
    matches!(table.flow.below(), Some(AnyFrame::Move(_)))
}

/// The answers to the question.
pub(crate) fn offers(table: &Table, side: Side, at: Place, out: &mut Offers) {
    out.push(Command::HoldFire);
    if in_a_move(table) {
        out.push(Command::HoldFireForMove);
    }
    if let Some(at) = table.field.map.spot(at) {
        fire::offers::answers(table, side, at, out);
        ordnance::offers::answers(table, side, at, out);
    }
}

#[cfg(test)]
#[path = "opportunity_fire_test.rs"]
mod tests;

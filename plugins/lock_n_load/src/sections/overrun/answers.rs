//! What the owner of overrun infantry answers: who strikes back with what, who gives way and where to.

use crate::facts::command::{Assault, Movement};
use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, OverrunStage, Overrunning, StrikingBack};
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow};
use crate::sections::close_assault;
use crate::sections::overrun::rules::{GIVE_WAY, STRIKE_BACK};
use crate::sections::overrun::{frame, words};
use hex_board::Place;
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// A Close Assault on the vehicle that has overrun the unit, before the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrikeBack {
    /// Who assaults with what and with whose help.
    pub assault: Assault,
    /// Who must still make his own Morale Check before he helps.
    pub leader_checks: bool,
}

/// The overrun in which the question is asked, and what has been done against the vehicle.
fn asked<'a>(table: &Table<'a>, side: Side) -> Option<(&'a Overrunning, &'a StrikingBack)> {
    let (Some(Question::AssaultBack { side: asked, .. }), Some(AnyFrame::Overrun(overrunning))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return None;
    };
    match &overrunning.stage {
        OverrunStage::StrikesBack(done) if *asked == side => Some((overrunning, done)),
        OverrunStage::Attacks | OverrunStage::StrikesBack(_) | OverrunStage::Stays(_) => None,
    }
}

/// Whether a unit may strike back so (LNL-15.3-09): the weapon and the leader as in every Close Assault.
pub(crate) fn strike_back(
    table: &Table,
    side: Side,
    unit: CounterId,
    weapon: Option<CounterId>,
    leader: Option<CounterId>,
) -> Result<StrikeBack, Refusal> {
    let (overrunning, done) = asked(table, side).ok_or_else(|| Refusal::new(STRIKE_BACK, words::nobody_asks()))?;
    let not_asked = || Refusal::new(STRIKE_BACK, words::not_asked(unit));
    let spot = table.field.map.spot(overrunning.at).ok_or_else(not_asked)?;
    if !frame::able(table, overrunning, done, spot).contains(&unit) {
        return Err(not_asked());
    }
    let now = table.unit(unit).ok_or_else(not_asked)?;
    close_assault::weapon_of(table, now, weapon)?;
    let mut leader_checks = false;
    if let Some(id) = leader {
        close_assault::leader(table, side, now, id)?;
        leader_checks = !done.checked.contains(&id);
        if done.helped.contains(&id) || (!leader_checks && !done.leaders.contains(&id)) {
            return Err(Refusal::new(STRIKE_BACK, words::leader_spent(id)));
        }
    }
    Ok(StrikeBack { assault: Assault { unit, target: overrunning.vehicle, weapon, leader }, leader_checks })
}

impl StrikeBack {
    /// In how many of all throws it destroys the vehicle, and how many those are: two dice each for its leader, for the unit and for the
    /// attack.
    pub fn odds(&self, table: &Table) -> (u64, u64) {
        const THROWS: u64 = 36;
        let Some(unit) = table.unit(self.assault.unit) else { return (0, THROWS) };
        let passed: &[CounterId] = match table.flow.stack.last() {
            Some(AnyFrame::Overrun(Overrunning { stage: OverrunStage::StrikesBack(done), .. })) => &done.leaders,
            _ => &[],
        };
        let with = |leader: Option<CounterId>| {
            let helping = passed.iter().copied().chain(leader).filter_map(|id| table.unit(id));
            let helping: SmallVec<[UnitNow; 2]> = helping.collect();
            let best = close_assault::best_leader(table, &helping);
            let assault = Assault { leader, ..self.assault };
            let check = close_assault::check(table, unit, false, best).chance_of_36;
            u64::from(check) * u64::from(close_assault::report(table, &assault).chance_of_36)
        };
        let leader = self.assault.leader.and_then(|id| table.unit(id));
        let passes = match leader.filter(|_| self.leader_checks) {
            Some(leader) => u64::from(close_assault::check(table, leader, false, None).chance_of_36),
            None => THROWS,
        };
        (passes * with(self.assault.leader) + (THROWS - passes) * with(None), THROWS.pow(3))
    }
}

/// The Morale Checks and, if the unit passes, its attack. Who fails just does not assault, and gets no marker either way (LNL-15.3-11,
/// LNL-RB-28); it does not count where they stand (LNL-15.3-10).
pub(crate) fn strike(table: &Table, dice: &mut DiceCup, strike: &StrikeBack) -> Vec<Event> {
    let mut events = vec![Event::Asked(None)];
    let Some(AnyFrame::Overrun(overrunning)) = table.flow.stack.last() else { return events };
    let OverrunStage::StrikesBack(done) = &overrunning.stage else { return events };
    let mut next = done.clone();
    let mut assault = strike.assault;
    if let Some(leader) = assault.leader.filter(|_| strike.leader_checks).and_then(|id| table.unit(id)) {
        let (event, passed) = close_assault::make_check(table, dice, leader, false, None);
        events.push(event);
        next.checked.push(leader.id);
        next.leaders.extend(passed.then_some(leader.id));
    }
    assault.leader = assault.leader.filter(|id| next.leaders.contains(id));
    let leaders: SmallVec<[UnitNow; 2]> = next.leaders.iter().filter_map(|id| table.unit(*id)).collect();
    let best = close_assault::best_leader(table, &leaders);
    let passed = table.unit(assault.unit).is_some_and(|unit| {
        let (event, passed) = close_assault::make_check(table, dice, unit, false, best);
        events.push(event);
        passed
    });
    next.checked.push(assault.unit);
    if passed {
        next.helped.extend(assault.leader);
    }
    events.push(overrunning.at_stage(OverrunStage::StrikesBack(next)));
    if passed {
        let side = overrunning.side.other();
        events.extend(close_assault::roll(table, dice, side, overrunning.at, &assault));
    }
    events
}

/// Nobody else strikes back.
pub(crate) fn decline(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let (overrunning, done) = asked(table, side).ok_or_else(|| Refusal::new(STRIKE_BACK, words::nobody_asks()))?;
    let declined = StrikingBack { declined: true, ..done.clone() };
    Ok(vec![Event::Asked(None), overrunning.at_stage(OverrunStage::StrikesBack(declined))])
}

/// The overrun whose vehicle stays, and who may still give way to it.
fn giving_way<'a>(table: &Table<'a>, side: Side) -> Result<(&'a Overrunning, &'a [CounterId]), Refusal> {
    let refusal = || Refusal::new(GIVE_WAY, words::no_retreat_asked());
    let (Some(Question::GiveWay { side: asked, .. }), Some(AnyFrame::Overrun(overrunning))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return Err(refusal());
    };
    match &overrunning.stage {
        OverrunStage::Stays(left) if *asked == side => Ok((overrunning, left)),
        OverrunStage::Attacks | OverrunStage::StrikesBack(_) | OverrunStage::Stays(_) => Err(refusal()),
    }
}

/// A unit gives way to the vehicle: without a cost, a marker or fire at it (LNL-RB-29); a tripod that is set up stays behind.
pub(crate) fn retreat(table: &Table, side: Side, unit: CounterId, to: Place) -> Result<Vec<Event>, Refusal> {
    let (overrunning, left) = giving_way(table, side)?;
    let no = || Refusal::new(GIVE_WAY, words::cannot_go(unit, to));
    let spot = table.field.map.spot(to);
    let now = table.unit(unit).filter(|now| left.contains(&unit) && now.side == side).ok_or_else(no)?;
    let to = frame::places(table, now).into_iter().find(|place| table.field.map.spot(*place) == spot).ok_or_else(no)?;
    let others = left.iter().copied().filter(|id| *id != unit).collect();
    let from = overrunning.at;
    let set_up = table.carried_by(unit).filter(|weapon| weapon.set_up);
    let mut events = vec![Event::Asked(None), overrunning.at_stage(OverrunStage::Stays(others))];
    events.extend(set_up.map(|weapon| Event::WeaponDropped { weapon: weapon.id, at: from }));
    let lines = vec![Line::of(GIVE_WAY, 0)];
    let (units, by) = (vec![unit], Movement::Move);
    events.push(Event::Stepped { units, from: Some(from), to: Some(to), by, cost: 0, lines });
    events.push(Event::UnitPlaced { unit, at: to });
    Ok(events)
}

/// The others stay, and share the hex with the vehicle.
pub(crate) fn stay(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let (overrunning, _) = giving_way(table, side)?;
    Ok(vec![Event::Asked(None), overrunning.at_stage(OverrunStage::Stays(Vec::new()))])
}

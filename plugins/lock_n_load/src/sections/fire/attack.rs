//! An attack that has been rolled (5.1): whose Damage Check is next, and what is asked on the way.

use crate::facts::event::{Event, MoraleRoll};
use crate::facts::frames::{AnyFrame, Attack, Check, Checking, Retreat};
use crate::facts::game::LockNLoad;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::fire;
use crate::sections::fire::riders;
use crate::sections::fire::rules::CHECK_ORDER;
use crate::sections::fire::words;
use crate::sections::weapons::rules::DROP;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

impl Frame<LockNLoad> for Checking {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if self.made {
            return vec![Event::Popped];
        }
        let mut events = fire::damage::check(table, dice, self.check);
        // A hero who finds no room is placed by his owner before anything else goes on (LNL-11.2-05).
        let asks = events.iter().any(|event| matches!(event, Event::Asked(Some(_))));
        events.push(if asks { Event::top(Checking { made: true, ..*self }) } else { Event::Popped });
        events
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        !Hidden::from(table, side).counter(self.check.unit)
    }
}

impl Attack {
    /// One unit checks now.
    fn check(&self, table: &Table, dice: &mut DiceCup, check: Check) -> Vec<Event> {
        // Who has checked matters until what comes of his check has happened.
        let mut rest = Attack { checked: None, ..self.clone() };
        rest.leaders.retain(|other| other.unit != check.unit);
        rest.others.retain(|other| other.unit != check.unit);
        let check = Checking { check, made: false };
        // Nothing lies between the check's beginning and its dice, so both are one decision.
        let made = check.proceed(table, dice);
        if let Some(seat) = table.unit(check.check.unit).and_then(|unit| unit.aboard)
            && made.contains(&Event::UnitShaken { unit: check.check.unit })
        {
            rest.driven_off = Some(seat.vehicle);
        }
        let mut events = vec![Event::top(rest), Event::push(check)];
        events.extend(made);
        events
    }
}

impl Frame<LockNLoad> for Attack {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if let Some(unit) = overloaded(table, self) {
            return vec![Event::Asked(Some(Question::DropWeapon { side: unit.side, unit: unit.id }))];
        }
        match self.leaders[..] {
            [] => {}
            [only] => return self.check(table, dice, only),
            _ => {
                let leaders = self.leaders.iter().map(|check| check.unit).collect();
                return vec![Event::Asked(Some(Question::CheckNext { side: self.side.other(), leaders }))];
            }
        }
        if let Some(next) = self.others.first() {
            return self.check(table, dice, *next);
        }
        if let Some(question) = riders::question(table, self) {
            return vec![Event::Asked(Some(question))];
        }
        let mut events = vec![Event::Popped];
        if !self.retreating.is_empty() {
            // LNL-1.6.2-B02, LNL-RB-56: a flamethrower makes no vehicle retreat.
            let on_foot = |id: &&CounterId| table.unit(**id).is_some_and(|unit| table.vehicle(unit).is_none());
            let units = self.retreating.iter().filter(on_foot).map(|unit| (*unit, self.from)).collect();
            events.push(Event::push(Retreat { units }));
        }
        events
    }
    fn open(&self) -> bool {
        false
    }
    fn hears(&mut self, event: &Event) {
        if let Event::DamageChecked { unit, .. } = event {
            self.checked = Some(*unit);
        }
        // LNL-1.6.2-08, RUL-106: only who was in Good Order and becomes Shaken by his check retreats.
        if let Event::UnitShaken { unit } = event
            && self.retreat_from.is_some()
            && self.checked == Some(*unit)
        {
            self.retreating.push(*unit);
        }
        // LNL-1.6.22-B06: the crew that a Molotov drives out of its vehicle retreats, whether its own check makes it Shaken or not.
        if let Event::MoraleRolled { what: MoraleRoll::BailOut, unit, .. } = event
            && self.molotov
        {
            self.retreating.push(*unit);
        }
    }
    /// Whoever has fired is seen, and where at; not who else was there.
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let Self {
            leaders,
            others,
            retreat_from,
            retreating,
            checked,
            driven_off,
            side: _,
            from: _,
            at: _,
            opportunity: _,
            molotov: _,
        } = self;
        let hidden = Hidden::from(table, side);
        [leaders, others].into_iter().for_each(|checks| hidden.leave(checks, |check| check.unit));
        hidden.leave_ids(retreating);
        [retreat_from, checked, driven_off].into_iter().for_each(|id| hidden.leave_id(id));
        true
    }
}

/// A half-squad in the target Location, on foot or aboard, that carries more than one weapon (LNL-5.1-16).
fn overloaded(table: &Table, attack: &Attack) -> Option<UnitNow> {
    let spot = table.field.map.spot(attack.at)?;
    let there = |unit: &UnitNow| unit.may(Trait::Joins) && table.whereabouts(*unit) == Some(spot);
    table.side(attack.side.other()).find(|unit| there(unit) && table.carried_by(unit.id).count() > 1)
}

/// Which Damage Check is made next if the owner chooses this leader (LNL-5.0-13).
pub(crate) fn chosen_check(table: &Table, side: Side, leader: CounterId) -> Result<Check, Refusal> {
    let (Some(Question::CheckNext { side: asked, .. }), Some(AnyFrame::Attack(attack))) =
        (&table.flow.question, table.flow.stack.last())
    else {
        return Err(Refusal::new(CHECK_ORDER, words::no_leader_asked()));
    };
    let found = attack.leaders.iter().find(|check| check.unit == leader && *asked == side);
    found.copied().ok_or_else(|| Refusal::new(CHECK_ORDER, words::no_such_leader(leader)))
}

/// The owner has chosen which of his leaders checks next.
pub(crate) fn check_next(table: &Table, dice: &mut DiceCup, next: Check) -> Vec<Event> {
    let mut events = vec![Event::Asked(None)];
    if let Some(AnyFrame::Attack(attack)) = table.flow.stack.last() {
        events.extend(attack.check(table, dice, next));
    }
    events
}

/// The owner has chosen the weapon that a reduced squad drops (LNL-1.6.1-19).
pub(crate) fn drop_weapon(table: &Table, side: Side, weapon: CounterId) -> Result<Vec<Event>, Refusal> {
    let Some(Question::DropWeapon { side: asked, unit }) = table.flow.question else {
        return Err(Refusal::new(DROP, words::no_drop_asked()));
    };
    let spot = table.unit(unit).and_then(|unit| table.whereabouts(unit));
    match (spot, table.carried_by(unit).any(|carried| carried.id == weapon) && side == asked) {
        (Some(spot), true) => {
            Ok(vec![Event::Asked(None), Event::WeaponDropped { weapon, at: table.field.map.place(spot) }])
        }
        _ => Err(Refusal::new(DROP, words::not_carried(unit, weapon))),
    }
}

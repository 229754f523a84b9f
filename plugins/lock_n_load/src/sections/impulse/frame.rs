//! An impulse as something that is going on: what it hears. What goes on in it by itself is said in
//! [`turn`](crate::sections::turn), which knows all that may be done in it.

use crate::facts::event::{CheckResult, Event};
use crate::facts::frames::Impulse;
use crate::sections::fire::rules::AIDING_LEADERSHIP;
use table::CounterId;

impl Impulse {
    /// Somebody has called for mortars or artillery.
    fn calls(&mut self, caller: CounterId) {
        if !self.called.contains(&caller) {
            self.called.push(caller);
        }
    }
    /// What happens while it goes on and changes it.
    pub(crate) fn heard(&mut self, event: &Event) {
        if let Event::SpotRolled { unit, at, spotted, .. } = event {
            self.spotting = Some((*unit, *at, *spotted));
        }
        // LNL-5.1-28: born of a unit that has moved in this impulse, he may fire in it as that unit may.
        if let Event::HeroBorn { unit, of, .. } = event
            && self.has_moved(*of)
            && !self.born.contains(unit)
        {
            self.born.push(*unit);
        }
        if let Event::ArtilleryCalled { caller, .. } = event {
            self.calls(*caller);
        }
        if let Event::BombardmentResolved(strike) = event
            && let Some(caller) = strike.caller
        {
            self.calls(caller);
        }
        // LNL-5.01-08: in the enemy's impulse too he aids every attack of his Location, as in an own one.
        if let Event::FireResolved(fire) = event
            && fire.opportunity
            && let Some(aids) = fire.attack.iter().find(|line| line.rule == AIDING_LEADERSHIP)
        {
            self.aided.extend(aids.from.filter(|leader| !self.aided.contains(leader)));
        }
        if let Event::ShotResolved(shot) = event
            && shot.opportunity
        {
            self.aided.extend(shot.leader.filter(|leader| !self.aided.contains(leader)));
        }
        // LNL-16.4-05, LNL-16.4-08: they move and fire with their vehicle's impulse, wherever it has brought them.
        if let Event::Dismounted { units, .. } = event {
            self.movers.extend(units.iter().copied());
        }
        // LNL-5.3-16, LNL-5.3-B05: who was Shaken before stops for another reason.
        if let Event::DamageChecked { unit, .. } | Event::UnitShaken { unit } = event
            && !matches!(event, Event::DamageChecked { result: CheckResult::NoEffect, .. })
            && self.has_moved(*unit)
            && !self.stopped.contains(unit)
        {
            self.stopped.push(*unit);
        }
        if let Event::Met { at } = event
            && !self.melees.contains(at)
        {
            self.melees.push(*at);
        }
        if let Event::ShotOut { at } = event {
            self.shot_out.push(*at);
        }
        if let Event::RoundFought { at } = event {
            self.melees.retain(|place| place != at);
        }
    }
}

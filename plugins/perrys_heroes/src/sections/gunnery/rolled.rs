//! A shot of a main gun, rolled.

use super::aim::swung;
use super::shell;
use super::shot::{Effect, Goal, GunReport, planned};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is, Mark};
use crate::facts::rolls::GunRolled;
use crate::facts::situation::Table;
use crate::files::values::{Motion, Round};
use crate::sections::casualties::Harm;
use crate::sections::{damage, exposure, fire, locating, points};
use table::DiceCup;

impl GunReport {
    /// Rolls it. From alert, where the target is not located, first the attempt to locate him; then the ten-sided die of the shot; for a hit
    /// the dice of what it does: of a vehicle's damage, of a casualty, of everybody in the burst; then the morale tests in the order of the
    /// list.
    pub(crate) fn carry_out(mut self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let mut harm = Harm::new(table);
        let Some(vehicle) = table.figure(self.unit) else { return Vec::new() };
        let target = self.at.and_then(|at| table.figure(at));
        if let (true, Some(target)) = (self.locates, &target) {
            let (located, events) = locating::attempt(table, dice, &vehicle, target);
            harm.also(events);
            if !located {
                harm.is(vehicle.id, Is::Tried(true));
                return harm.events;
            }
            // Only now one knows how it holds itself.
            if let Ok(now) = planned(table, &vehicle, Goal::Target(target), self.swing) {
                self = Self { alert: true, ..now };
            }
        }
        if self.alert {
            // PH-7.14-05
            harm.is(vehicle.id, Is::Alert(false));
        }
        if self.cost > 0 {
            harm.also(points::pay(table, &[(vehicle, self.cost)]));
        }
        for is in swung(&vehicle, &self.swing) {
            harm.is(vehicle.id, is);
        }
        // PH-7.3-04
        harm.is(vehicle.id, Is::Loaded(Round::Empty));
        self.roll(table, &mut harm, dice);
        self.aim_after(&mut harm, &vehicle, target.as_ref());
        let shows = fire::counted(&mut harm, &vehicle);
        let wounds = if shows.is_empty() { Vec::new() } else { exposure::wounds_aboard(table, &vehicle) };
        let mut events = harm.over(dice);
        events.extend(shows);
        events.extend(wounds);
        events
    }
    fn roll(&self, table: &Table, harm: &mut Harm<'_, '_>, dice: &mut DiceCup) {
        let die = dice.roll(10);
        let hit = i32::from(die) >= self.natural();
        harm.events.push(Event::GunFired(GunRolled {
            unit: self.unit,
            round: self.round,
            at: self.at,
            place: self.place,
            die,
            lines: self.lines.clone(),
            needed: self.needed,
            hit,
        }));
        // PH-7.18-13, PH-R-59
        if !hit {
            return;
        }
        match &self.effect {
            Effect::Armour(hit) => damage::struck(table, harm, dice, *hit),
            Effect::Man(struck) => fire::casualty(harm, struck, dice),
            Effect::Burst(shell) => shell::bursts(table, harm, dice, shell),
        }
    }
    /// The aim outlasts a shot at what does not move and is still there (PH-R-32); then the machine gun beside the gun may fire (PH-7.19-02).
    fn aim_after(&self, harm: &mut Harm<'_, '_>, vehicle: &Figure, target: Option<&Figure>) {
        let Some(mark) = vehicle.aim else { return };
        let at_it = match mark {
            Mark::Place(place) => self.at.is_none() && place == self.place,
            Mark::Enemy(_) => target.is_some_and(|target| {
                let there = harm.figure(target.id).is_some_and(|now| now.is_there());
                self.aims_at(harm, vehicle, target) && there && target.motion == Motion::Still
            }),
        };
        if at_it {
            harm.is(vehicle.id, Is::ShotAt(true));
        } else {
            harm.is(vehicle.id, Is::Aimed(None));
        }
    }
    fn aims_at(&self, harm: &Harm<'_, '_>, vehicle: &Figure, target: &Figure) -> bool {
        let no = harm.figures().iter().position(|figure| figure.id == target.id);
        let mark = no.and_then(|no| u8::try_from(no).ok()).map(Mark::Enemy);
        mark.is_some() && vehicle.aim == mark
    }
}

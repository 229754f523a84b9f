//! An attack on a vehicle, rolled.

use super::attack::{AttackReport, Strikes, best_shot};
use super::carriage;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::rolls::{Roll, Rolled};
use crate::facts::situation::Table;
use crate::sections::casualties::Harm;
use crate::sections::fire::counted;
use crate::sections::points::pay;
use crate::sections::{damage, gunnery, locating};
use measured_table::Heading;
use table::DiceCup;

impl AttackReport {
    /// Rolls it. From alert, where the target is not located, first the attempt to locate it; then ten sides to hit; then what has hit does
    /// (see [`damage::struck`], or the burst); then the morale tests in the order of the list.
    pub(crate) fn carry_out(mut self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let mut harm = Harm::new(table);
        let Some((figure, target)) = table.figure(self.unit).zip(table.figure(self.at)) else { return Vec::new() };
        if self.locates {
            // At a gun those look out who serve it.
            let eyes = carriage::eyes(table, &figure, &target);
            let (located, events) = locating::attempt(table, dice, &eyes, &target);
            harm.also(events);
            if !located {
                harm.is(figure.id, Is::Tried(true));
                return harm.events;
            }
            let now = if carriage::is_gun(table, &figure) {
                carriage::alert_round(table, &figure, &target)
            } else {
                best_shot(table, &figure, &target)
            };
            if let Ok(now) = now {
                self = Self { alert: true, ..now };
            }
        }
        if self.alert {
            // PH-7.14-05
            harm.is(figure.id, Is::Alert(false));
        }
        let pays = self.pays.iter().filter_map(|(id, cost)| table.figure(*id).map(|one| (one, *cost)));
        harm.also(pay(table, &pays.collect::<Vec<_>>()));
        if let Some(spent) = self.with.spent(&figure) {
            harm.is(figure.id, spent);
        }
        self.aims(&mut harm, &figure, &target);
        let gunners: Vec<Figure> = if carriage::is_gun(table, &figure) {
            let paid: Vec<Figure> = self.pays.iter().filter_map(|(id, _)| table.figure(*id)).collect();
            if paid.is_empty() { carriage::crew(table, &figure).take(carriage::HANDS).collect() } else { paid }
        } else {
            Vec::new()
        };
        let die = dice.roll(10);
        let passed = i32::from(die) >= self.natural();
        let what = if self.band.is_none() { Roll::Assault } else { Roll::AntiTank };
        let Self { unit, at, lines, needed, strikes, .. } = self;
        harm.events.push(Event::Rolled(Rolled { what, unit, about: Some(at), die, lines, needed, passed }));
        match strikes {
            Strikes::Vehicle(hit) if passed => damage::struck(table, &mut harm, dice, hit),
            Strikes::Burst(shell) if passed => gunnery::bursts(table, &mut harm, dice, &shell),
            Strikes::Vehicle(_) | Strikes::Burst(_) => {}
        }
        let mut shows = counted(&mut harm, &figure);
        // PH-3.4-07: of a gun those fire who serve it.
        for man in gunners {
            shows.extend(counted(&mut harm, &man));
        }
        let mut events = harm.over(dice);
        events.extend(shows);
        events
    }
    /// A man looks where he attacks (PH-H-24); a gun stays as it stands, and has fired in this turn.
    fn aims(&self, harm: &mut Harm, figure: &Figure, target: &Figure) {
        if figure.is_vehicle() {
            harm.is(figure.id, Is::GunFired(true));
            return;
        }
        let facing = figure.at.zip(target.at).and_then(|(from, to)| Heading::towards(from, to));
        if let Some(facing) = facing.filter(|facing| *facing != figure.facing) {
            harm.is(figure.id, Is::Faces(facing));
        }
    }
}

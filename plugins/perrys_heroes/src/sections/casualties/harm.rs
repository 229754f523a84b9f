//! What an attack does to figures, while its dice fall, and who tests his morale for it.

use super::{concerns, may_test, shown, tested};
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::Health;
use table::{CounterId, DiceCup};

/// All that an attack does to figures, while its dice fall.
pub(crate) struct Harm<'t, 'w> {
    table: &'t Table<'w>,
    /// The figures as they are by now, in the order of the list.
    now: Vec<Figure>,
    /// Those who were wounded or killed, and whether it was a violent death.
    fallen: Vec<(usize, bool)>,
    /// Those who test whatever befalls others.
    shaken: Vec<usize>,
    /// What has happened so far.
    pub events: Vec<Event>,
}

impl<'t, 'w> Harm<'t, 'w> {
    /// Nothing has happened yet.
    pub fn new(table: &'t Table<'w>) -> Self {
        let now = table.figures.iter().collect();
        Self { table, now, fallen: Vec::new(), shaken: Vec::new(), events: Vec::new() }
    }
    /// A figure as it is by now.
    pub fn figure(&self, id: CounterId) -> Option<Figure> {
        self.now.iter().find(|figure| figure.id == id).copied()
    }
    /// All figures as they are by now, in the order of the list.
    pub fn figures(&self) -> &[Figure] {
        &self.now
    }
    /// A fact of a figure is now this.
    pub fn is(&mut self, id: CounterId, is: Is) {
        if let Some(figure) = self.now.iter_mut().find(|figure| figure.id == id) {
            figure.write(is.fact());
            self.events.push(Event::Is(id, is));
        }
    }
    /// More has happened, of which facts of figures count from now on.
    pub fn also(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            if let Event::Is(id, is) = event { self.is(id, is) } else { self.events.push(event) }
        }
    }
    /// A wound: who has none gets a marker, who has one dies (PH-4.4-03). Whether he is dead.
    pub fn wound(&mut self, id: CounterId, violent: bool) -> bool {
        let Some(figure) = self.figure(id).filter(Figure::is_there) else { return false };
        if figure.is_marked() {
            self.kill(id, violent);
            return true;
        }
        self.falls(id, false);
        self.is(id, Is::Healthy(Health::Wounded));
        false
    }
    /// A death. Who is dead lies there for all to see.
    pub fn kill(&mut self, id: CounterId, violent: bool) {
        let Some(figure) = self.figure(id).filter(Figure::is_there) else { return };
        self.falls(id, violent);
        self.is(id, Is::Healthy(Health::Dead));
        if figure.alert {
            // PH-7.14-05
            self.is(id, Is::Alert(false));
        }
        for event in shown(&self.figure(id).unwrap_or(figure)) {
            if let Event::Is(_, is) = event {
                self.is(id, is);
            }
        }
        if let Some(vehicle) = figure.aboard.and_then(|no| self.now.get(usize::from(no))).map(|vehicle| vehicle.id) {
            self.left_alone(vehicle);
        }
    }
    /// A vehicle in which nobody of the crew is left is on alert no more, and aims at nothing (PH-7.14-05).
    pub fn left_alone(&mut self, vehicle: CounterId) {
        let (Some(no), Some(now)) = (self.table.no(vehicle), self.figure(vehicle)) else { return };
        let serves = |man: &Figure| {
            man.aboard.is_some_and(|aboard| usize::from(aboard) == no) && man.team == now.team && man.is_there()
        };
        if self.now.iter().any(serves) {
            return;
        }
        if now.alert {
            self.is(vehicle, Is::Alert(false));
        }
        if now.aim.is_some() {
            self.is(vehicle, Is::Aimed(None));
        }
    }
    /// He tests his morale, whatever befalls others (PH-7.7-20, PH-7.8-10).
    pub fn shake(&mut self, id: CounterId) {
        let no = self.table.no(id);
        self.shaken.extend(no.filter(|no| !self.shaken.contains(no)));
    }
    /// Something has befallen a figure that shakes its friends nearby: a casualty, or a vehicle that is damaged (PH-7.18-10).
    pub fn falls(&mut self, id: CounterId, violent: bool) {
        if let Some(no) = self.table.no(id) {
            self.fallen.push((no, violent));
        }
    }
    /// Those who must test: friends near a casualty who live and have not left, each once, in the order of the list; whether one of the
    /// casualties that concern him died violently (PH-4.5-07).
    pub fn testers(&self) -> Vec<(CounterId, bool)> {
        let mut testers = Vec::new();
        // Who was in a vehicle when it was struck does not test for what befell outside (PH-H-44); who is shaken himself does, as he who falls
        // off it (PH-7.9-05).
        let was = |no: usize| self.table.figures.at(no);
        for (no, tester) in self.now.iter().enumerate().filter(|(_, one)| may_test(self.table, one)) {
            let inside = was(no).aboard.is_some();
            let near = |casualty: &&(usize, bool)| match inside {
                true => concerns(self.table, &was(casualty.0), &was(no)),
                false => concerns(self.table, &self.now[casualty.0], tester),
            };
            let concerned: Vec<&(usize, bool)> = self.fallen.iter().filter(near).collect();
            if !concerned.is_empty() || self.shaken.contains(&no) {
                testers.push((tester.id, concerned.iter().any(|(_, violent)| *violent)));
            }
        }
        testers
    }
    /// The tests that it brings, and all that has happened.
    pub fn over(mut self, dice: &mut DiceCup) -> Vec<Event> {
        for (id, violent) in self.testers() {
            if let Some(tester) = self.figure(id) {
                let tested = tested(self.table, dice, &tester, violent);
                self.events.extend(tested);
            }
        }
        self.events
    }
}

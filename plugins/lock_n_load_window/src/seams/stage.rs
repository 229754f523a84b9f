//! Where events are played: the units as they stand at each moment, and what the view shows of it.

use crate::battle::Battle;
use crate::counters::faces;
use crate::counters::faces::unit_face;
use crate::counters::vehicle_face::degrees;
use crate::theme::Theme;
use bevy::prelude::{Color, Mix};
use hex_board::Place;
use hex_view::space;
use lock_n_load::{Event, Table, Trait, UnitNow, follow, thrown, units};
use table::{CounterId, Side};
use table_view::{Face, Step};

/// The colours of short words over the map, and of the two sides.
pub(crate) struct Inks {
    pub good: Color,
    pub bad: Color,
    pub plain: Color,
    pub sides: [Color; 2],
}

impl Inks {
    pub(crate) fn of(theme: &Theme, battle: &Battle) -> Self {
        let ink = |colour: bevy_egui::egui::Color32| Color::srgb_u8(colour.r(), colour.g(), colour.b());
        let [good, bad, plain] = [theme.good, theme.bad, theme.text].map(ink);
        Self { good, bad, plain, sides: faces::accents(theme, battle).map(ink) }
    }
    /// A side's colour on dice: light, so that the pips are read.
    fn of_dice(&self, side: Side) -> Color {
        self.sides[side.index()].mix(&Color::WHITE, 0.35)
    }
    pub(crate) fn verdict(&self, good: bool) -> Color {
        if good { self.good } else { self.bad }
    }
}

/// The units as they stood before, changed event by event, so that each step shows the face of its moment.
pub(crate) struct Stage<'a> {
    pub table: Table<'a>,
    pub units: units::Kept,
    pub steps: Vec<Step>,
    pub inks: Inks,
    /// Who gave the order.
    pub side: Option<Side>,
    pub events: &'a [Event],
    /// The event that is played.
    pub now: usize,
}

impl<'a> Stage<'a> {
    /// Everything that rules read, after all events.
    pub(crate) fn table(&self) -> Table<'a> {
        self.table
    }
    /// The events before the one that is played, and those from it on.
    pub(crate) fn around(&self) -> (&'a [Event], &'a [Event]) {
        self.events.split_at(self.now)
    }
    fn unit(&self, id: CounterId) -> Option<UnitNow> {
        self.table.unit_no(id).map(|n| self.units.rows().at(usize::from(n)))
    }
    /// Where a unit stands at the moment.
    pub(crate) fn spot(&self, id: CounterId) -> Option<table_view::Place> {
        self.unit(id).and_then(|unit| unit.spot()).map(|spot| space::place(&self.table.field.map, spot))
    }
    /// Whose a unit is.
    pub(crate) fn side_of(&self, id: CounterId) -> Option<Side> {
        self.unit(id).map(|unit| unit.side)
    }
    /// Whether a unit may do something.
    pub(crate) fn may(&self, id: CounterId, one: Trait) -> bool {
        self.unit(id).is_some_and(|unit| unit.may(one))
    }
    /// Where a unit points: degrees clockwise from north.
    pub(crate) fn heading(&self, id: CounterId) -> u16 {
        self.unit(id).map_or(0, |unit| degrees(unit.facing))
    }
    pub(crate) fn at(&self, place: Place) -> Option<table_view::Place> {
        let map = &self.table.field.map;
        map.spot(place).map(|spot| space::place(map, spot))
    }
    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }
    /// Dice of the event that are thrown somewhere, each in the colour of whoever throws it.
    pub(crate) fn dice(&mut self, at: Option<table_view::Place>, dice: &[u8], caption: String) {
        if let Some(at) = at {
            let whose = thrown(&self.events[self.now]);
            let side = |n: usize| whose.get(n).and_then(|(thrower, _)| thrower.side(&self.table));
            let ink = |n: usize| side(n).map_or(Color::WHITE, |side| self.inks.of_dice(side));
            let inks = (0..dice.len()).map(ink).collect();
            self.steps.push(Step::Look { at });
            self.steps.push(Step::Dice { at, dice: dice.to_vec(), of: 6, inks, caption });
        }
    }
    /// A short word over a Location.
    pub(crate) fn note(&mut self, at: Option<table_view::Place>, text: impl Into<String>, colour: Color) {
        if let Some(at) = at {
            self.steps.push(Step::Note { at, text: text.into(), colour });
        }
    }
    /// What is announced across the map.
    pub(crate) fn banner(
        &mut self,
        side: Option<Side>,
        title: impl Into<String>,
        line: impl Into<String>,
        dice: &[u8],
    ) {
        let colour = side.map_or(self.inks.plain, |side| self.inks.sides[side.index()]);
        self.steps.push(Step::Banner { title: title.into(), line: line.into(), dice: dice.to_vec(), colour });
    }
    /// The face of a unit on the map once the event that is played has happened.
    fn face_after(&self, unit: CounterId) -> Option<Face> {
        let n = self.table.unit_no(unit).filter(|_| self.spot(unit).is_some())?;
        let mut after = self.units.clone();
        follow(self.table.field, &mut after, &self.events[self.now]);
        Some(unit_face(&self.table, after.rows().at(usize::from(n))).into())
    }
    /// A counter is turned over by the event that is played.
    pub(crate) fn flip(&mut self, unit: CounterId) {
        self.steps.extend(self.face_after(unit).map(|face| Step::Flip { key: unit, face }));
    }
    /// A unit turns in its place, or its turret does, by the event that is played.
    pub(crate) fn turn(&mut self, unit: CounterId) {
        self.steps.extend(self.face_after(unit).map(|face| Step::Turn { key: unit, face }));
    }
}

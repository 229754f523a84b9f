//! Where events are played: the figures as they stand at each moment, and the steps that show it.

use crate::battle::Battle;
use crate::bodies::{body, seen_at};
use crate::news::Dice;
use crate::rolls;
use crate::then::follow;
use bevy::prelude::{Color, Mix};
use measured_table::{Heading, Point};
use measured_view::{length, place, point};
use panel_kit::theme::Theme;
use perrys_heroes::figures::Kept;
use perrys_heroes::{Event, Figure, Table};
use table::{CounterId, Say, Side};
use table_view::{Place, Step};

/// The colours of short words, and of the two sides.
pub struct Inks {
    pub good: Color,
    pub bad: Color,
    pub plain: Color,
    sides: [Color; 2],
}

impl Inks {
    /// Those of this battle.
    pub fn of(theme: &Theme, table: &Table) -> Self {
        let ink = |colour: bevy_egui::egui::Color32| Color::srgb_u8(colour.r(), colour.g(), colour.b());
        let [good, bad, plain] = [theme.good, theme.bad, theme.text].map(ink);
        Self { good, bad, plain, sides: theme.accents(crate::bodies::palettes(table)).map(ink) }
    }
    /// What is of a side; of neither it is plain.
    pub fn of_side(&self, side: Option<Side>) -> Color {
        side.map_or(self.plain, |side| self.sides[side.index()])
    }
    /// What passes or fails.
    pub const fn verdict(&self, good: bool) -> Color {
        if good { self.good } else { self.bad }
    }
}

/// A leg that leads farther aside than this is driven backwards, in tenths of a degree.
const BESIDE: i32 = 900;

/// The figures as they stood before, changed event by event, so that each step shows the body of its moment.
pub struct Stage<'a> {
    pub table: Table<'a>,
    pub now: Kept,
    pub steps: Vec<Step>,
    pub inks: Inks,
}

impl<'a> Stage<'a> {
    /// Nothing has happened yet.
    pub fn new(battle: &'a Battle, theme: &Theme, before: &Kept) -> Self {
        let table = battle.table();
        Self { table, now: before.clone(), steps: Vec::new(), inks: Inks::of(theme, &table) }
    }
    /// A figure at the moment, with its place in the list.
    pub fn figure(&self, id: CounterId) -> Option<(usize, Figure)> {
        let no = self.table.no(id)?;
        Some((no, self.now.rows().at(no)))
    }
    /// Where a figure stands at the moment.
    pub fn spot(&self, id: CounterId) -> Option<Place> {
        let (no, figure) = self.figure(id)?;
        Some(place(no, figure.at?))
    }
    /// A place of the table where nobody need stand.
    pub fn at(&self, at: Point) -> Place {
        place(usize::MAX, at)
    }
    /// What has happened is true from here on.
    pub fn follow(&mut self, event: &Event) {
        follow(&self.table, &mut self.now, event);
    }
    /// A step.
    pub fn push(&mut self, step: Step) {
        self.steps.push(step);
    }
    /// The edge of a hull that is nearest to where it fires; of who has none, where he stands.
    pub fn edge(&self, id: CounterId, from: Place, to: Place) -> Place {
        let vehicle = self.figure(id).and_then(|(_, figure)| self.table.vehicle(&figure));
        let half = vehicle.map_or(0.0, |vehicle| length(vehicle.size.0 / 2));
        Place { at: from.at + (to.at - from.at).clamp_length_max(half), ..from }
    }
    /// A shell flies from the muzzle of a gun, which it throws back.
    pub fn shell(&mut self, id: CounterId, to: Place, strikes: bool) {
        self.look(Some(to));
        let Some(from) = self.spot(id) else { return };
        let recoils = self.figure(id).is_some_and(|(_, figure)| figure.is_vehicle()).then_some(id);
        self.push(Step::Shell { from: self.edge(id, from, to), to, strikes, recoils });
    }
    /// The camera has a place in view.
    pub fn look(&mut self, at: Option<Place>) {
        self.steps.extend(at.map(|at| Step::Look { at }));
    }
    /// A figure has the body of what he is at the moment.
    pub fn turns(&mut self, id: CounterId) {
        if let Some((_, figure)) = self.figure(id).filter(|(_, figure)| seen_at(figure).is_some()) {
            let face = body(&self.table, &figure).into();
            self.steps.push(Step::Turn { key: id, face });
        }
    }
    /// The same, flipped over: he holds himself otherwise, or is known now.
    pub fn flips(&mut self, id: CounterId) {
        if let Some((_, figure)) = self.figure(id).filter(|(_, figure)| seen_at(figure).is_some()) {
            let face = body(&self.table, &figure).into();
            self.steps.push(Step::Flip { key: id, face });
        }
    }
    /// A figure looks along a leg of its way.
    pub fn looks_along(&mut self, id: CounterId, from: Point, to: Point) {
        if let (Some((_, figure)), Some(facing)) = (self.figure(id), self.heads(id, from, to))
            && figure.facing != facing
        {
            let face = body(&self.table, &Figure { facing, at: Some(from), ..figure }).into();
            self.steps.push(Step::Turn { key: id, face });
        }
    }
    /// Where a figure looks that goes along a leg: a man ahead, a vehicle ahead or, where that is nearer, back.
    pub fn heads(&self, id: CounterId, from: Point, to: Point) -> Option<Heading> {
        let ahead = Heading::towards(from, to)?;
        let (_, figure) = self.figure(id)?;
        let backs = figure.is_vehicle() && ahead.turn_to(figure.facing).abs() > BESIDE;
        if backs { Heading::towards(to, from) } else { Some(ahead) }
    }
    /// A figure goes on to a place: one motion for legs in one direction.
    pub fn slides(&mut self, id: CounterId, from: Point, to: Point) {
        let Some(no) = self.table.no(id) else { return };
        if let Some(Step::Slide { keys, to: before } | Step::Drive { keys, to: before }) = self.steps.last_mut()
            && keys[..] == [id]
            && point(before.at) == from
        {
            *before = place(no, to);
            return;
        }
        let (keys, to) = (vec![id], place(no, to));
        let drives = self.table.figure(id).is_some_and(|figure| figure.is_vehicle());
        self.steps.push(if drives { Step::Drive { keys, to } } else { Step::Slide { keys, to } });
    }
    /// Dice beside a place, each in the colour of whoever throws it.
    pub fn dice(&mut self, at: Option<Place>, dice: Dice, caption: &Say) {
        let (thrown, of) = (rolls::thrown(&self.table, dice), rolls::faces(dice));
        if let Some(at) = at.filter(|_| !thrown.is_empty()) {
            let ink = |side: Option<Side>| {
                side.map_or(Color::WHITE, |side| self.inks.sides[side.index()].mix(&Color::WHITE, 0.35))
            };
            let inks = thrown.iter().map(|(side, _)| ink(*side)).collect();
            let dice = thrown.iter().map(|(_, die)| *die).collect();
            self.steps.push(Step::Look { at });
            self.steps.push(Step::Dice { at, dice, of, inks, caption: caption.said() });
        }
    }
    /// A short word over a place.
    pub fn note(&mut self, at: Option<Place>, text: &Say, colour: Color) {
        self.steps.extend(at.map(|at| Step::Note { at, text: text.said(), colour }));
    }
    /// What is announced across the table.
    pub fn banner(&mut self, side: Option<Side>, title: String, line: String) {
        let colour = self.inks.of_side(side);
        self.steps.push(Step::Banner { title, line, dice: Vec::new(), colour });
    }
}

//! What one sees: all that is in sight as bare ground and the rest in the dark, and to what the pointer is over a line with the reason.
//! Some twenty thousand lines are asked for that, a few rows of the table in each frame.

use super::drawing::{BAD, Drawing, GOOD, WAY};
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::{names, words};
use bevy::prelude::*;
use desk::Hand;
use measured_table::numbers::CM;
use measured_table::{Disc, Leg, Point, Vector, What};
use measured_view::point;
use perrys_heroes::sections::locating::body_is_seen_as_far_as;
use perrys_heroes::sections::sight::{self, Sight, Stop, Viewer};
use perrys_heroes::values::Posture;
use perrys_heroes::{Body, Figure, Table};
use table::Say;
use table_view::Under;

/// So many rows are asked for in one frame.
const ROWS: i32 = 20;
/// Inks for who looks: cut, and too far to be made out.
const INKS: [Srgba; 2] = [Srgba::new(0.03, 0.04, 0.08, 0.5), Srgba::new(0.03, 0.04, 0.08, 0.22)];
/// Inks for who watches: in sight, and too far to be made out.
const WATCHED: [Srgba; 2] = [Srgba::new(1.0, 0.55, 0.15, 0.2), Srgba::new(1.0, 0.55, 0.15, 0.08)];

/// The click on a place from which one wants to look: a figure's own height there, else that of a man who stands.
pub(super) fn from(table: &Table, under: &Under, at: Point) -> Aim {
    let figure = under.piece().and_then(|piece| table.figure(piece));
    Aim::LookFrom(figure.and_then(|figure| Viewer::of(&figure)).unwrap_or(Viewer { at, posture: Posture::Standing }))
}

/// Who looks; none while nobody does.
pub(super) fn eyes(table: &Table, hand: &Hand<PerrysHeroesWindow>) -> Option<Viewer> {
    match hand.mode {
        Aim::Look => Viewer::of(&table.figure(hand.who?)?),
        Aim::LookFrom(viewer) => Some(viewer),
        _ => None,
    }
}

/// How one looks over the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gaze {
    /// From where.
    pub from: Viewer,
    /// With optics.
    pub optics: bool,
    /// What is seen of whoever stands there is shaded; else what is not seen of the ground.
    pub watches: bool,
}

impl Gaze {
    /// That of who looks.
    pub const fn looks(from: Viewer) -> Self {
        Self { from, optics: false, watches: false }
    }
    /// The shade of a place.
    fn cell(self, table: &Table, at: Point) -> u8 {
        let upright = Viewer { at, posture: Posture::Standing };
        let sight =
            if self.watches { sight::from_to(table, self.from, upright) } else { to_point(table, self.from, at) };
        match (sight, self.watches) {
            (Sight::Cut(_), false) => 1,
            (Sight::Cut(_), true) => 0,
            (Sight::Open, _) if is_far(table, self, &man_at(table, at)) => 2,
            (Sight::Open, watches) => u8::from(watches),
        }
    }
}

/// The area in the making.
#[derive(Clone, Debug, Default)]
pub struct Area {
    gaze: Option<Gaze>,
    cells: Vec<u8>,
    columns: i32,
}

impl Area {
    /// Goes on with it for one frame, anew for other eyes or another battle; true if there is something new to draw.
    pub fn go_on(&mut self, battle: &Battle, gaze: Option<Gaze>, anew: bool) -> bool {
        let had = self.gaze.is_some();
        if self.gaze != gaze || anew {
            *self = Self { gaze, ..Self::default() };
        }
        let Some(gaze) = gaze else { return had };
        let table = battle.table();
        let bounds = table.field.ground.bounds;
        let size = bounds.most - bounds.least;
        let (columns, rows) = (size.x as i32 / CM, size.y as i32 / CM);
        self.columns = columns;
        let done = self.cells.len() as i32 / columns.max(1);
        for row in done..rows.min(done + ROWS) {
            let at = |column: i32| bounds.least + Vector::new(middle(column), middle(row));
            self.cells.extend((0..columns).map(|column| gaze.cell(&table, at(column))));
        }
        done < rows
    }

    /// True while rows are left.
    pub fn is_open(&self, battle: &Battle) -> bool {
        let bounds = battle.table().field.ground.bounds;
        let all = (bounds.most - bounds.least).y as i32 / CM * self.columns;
        self.gaze.is_some() && (self.cells.len() as i32) < all
    }

    /// As far as it has come.
    pub fn drawing(&self, battle: &Battle) -> Drawing {
        let mut drawing = Drawing::default();
        if let Some(gaze) = self.gaze.filter(|_| !self.cells.is_empty()) {
            let mut bounds = battle.table().field.ground.bounds;
            let rows = self.cells.len() as i32 / self.columns.max(1);
            let inks = if gaze.watches { WATCHED } else { INKS };
            bounds.most = Point::new(bounds.least.x + self.columns * CM, bounds.least.y + rows * CM);
            drawing.shade(bounds, self.columns as usize, self.cells.clone(), inks.into());
            drawing.ring(gaze.from.at, battle.table().field.base(), WAY, false);
        }
        drawing
    }
}

/// The middle of a cell.
fn middle(n: i32) -> i64 {
    i64::from(n * CM + CM / 2)
}

/// A man in a place.
const fn man_at(table: &Table, at: Point) -> Body {
    Body::Base(Disc::new(at, table.field.base()))
}

/// True if whoever covers so much of the table is too far away to be made out there.
fn is_far(table: &Table, gaze: Gaze, there: &Body) -> bool {
    let far = body_is_seen_as_far_as(table, Some(there), gaze.optics);
    !table.body_at(gaze.from.at).gap(there).within(far)
}

/// The sight to a place where nobody need stand. The rule asks a figure, of which only place and posture count.
fn to_point(table: &Table, viewer: Viewer, at: Point) -> Sight {
    let Some(any) = table.figures.iter().next() else { return Sight::Cut(Stop::Nowhere) };
    let eyes = Figure { at: Some(viewer.at), posture: viewer.posture, ..any };
    sight::to_point(table, &eyes, at)
}

/// Where a line of sight is cut, and by what; none where it is open.
pub(super) fn cut(table: &Table, line: Leg, sight: Sight) -> Option<(Point, String)> {
    let name = |piece: u16| {
        let kind = table.field.ground.pieces[usize::from(piece)].kind;
        table.field.kinds.def(kind).name.clone()
    };
    match sight {
        Sight::Cut(Stop::Terrain(met)) => Some(match met.what {
            What::Piece(piece) => (line.at_part(met.enters), name(piece)),
            What::Body(_) => (line.at_part(met.enters), String::new()),
        }),
        Sight::Cut(Stop::Rim(rim)) => Some((line.at_part(rim.at), name(rim.piece))),
        Sight::Open | Sight::Cut(Stop::Nowhere) => None,
    }
}

/// The line to what the pointer is over, with the reason where it is cut.
pub fn line(battle: &Battle, viewer: Viewer, under: &Under) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let figure = under.piece().and_then(|piece| table.figure(piece));
    let whom = figure.and_then(|figure| Viewer::of(&figure));
    let Some(to) = whom.map(|whom| whom.at).or_else(|| under.at.map(point)) else { return drawing };
    if to == viewer.at {
        return drawing;
    }
    let line = Leg::new(viewer.at, to);
    let sight = whom.map_or_else(|| to_point(&table, viewer, to), |whom| sight::from_to(&table, viewer, whom));
    if let Some((at, by)) = cut(&table, line, sight) {
        drawing.sight(Leg::new(viewer.at, at), GOOD, None);
        drawing.sight(Leg::new(at, to), BAD, Some(at));
        drawing.say(at, words::look_cut(by).said(), BAD);
        let mended = mended(&table, viewer, whom.map_or(to, |whom| whom.at), whom);
        mended.into_iter().for_each(|say| drawing.say(at, say.said(), BAD));
        return drawing;
    }
    drawing.sight(line, GOOD, None);
    let there = figure.and_then(|figure| table.body(&figure)).unwrap_or(man_at(&table, to));
    let covered = figure.filter(|figure| sight::cover(&table, viewer.at, figure).is_some());
    let (say, colour) = match covered {
        _ if is_far(&table, Gaze::looks(viewer), &there) => (words::look_far(), WAY),
        Some(figure) => (words::look_covered(names::name(&table, &figure)), WAY),
        None => (words::look_open(), GOOD),
    };
    drawing.say(to, say.said(), colour);
    drawing
}

/// What would open a sight that is cut: another posture of who looks, or of a man who would stand in the place.
fn mended(table: &Table, viewer: Viewer, at: Point, whom: Option<Viewer>) -> Vec<Say> {
    let is_open = |from: Viewer, to: Viewer| sight::from_to(table, from, to).is_open();
    let place = whom.unwrap_or(Viewer { at, posture: Posture::Prone });
    let others = Posture::ALL.into_iter().filter(|posture| *posture != viewer.posture);
    let looks = others.map(|posture| Viewer { posture, ..viewer }).find(|eyes| is_open(*eyes, place));
    let upright = [Posture::Crouched, Posture::Standing].into_iter().filter(|_| whom.is_none());
    let seen = upright.map(|posture| Viewer { at, posture }).find(|man| is_open(viewer, *man));
    let looks = looks.map(|eyes| words::look_mended(posture_name(eyes.posture)));
    looks.into_iter().chain(seen.map(|man| words::look_man(posture_name(man.posture)))).collect()
}

fn posture_name(posture: Posture) -> String {
    match posture {
        Posture::Standing => words::look_standing(),
        Posture::Crouched => words::look_crouched(),
        Posture::Prone => words::look_prone(),
    }
    .said()
}

#[cfg(test)]
#[path = "look_test.rs"]
mod tests;

//! What cuts a line of sight, and who looks over it (ROE-SHT-01 to -03, ROE-GEO-04, ROE-GEO-05).

use super::rules::{DENSE, LINEAR, NO_SIGHT, OTHER_LEVEL};
use super::{Cut, End, ground_at};
use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::files::values::Fate;
use measured_table::sight::{Rise, Stretches, ends_near, meet};
use measured_table::{Hull, Leg, Met, Part, Piece, Shape as _, What};
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use table::RuleId;

/// Stretches of a line that run under something.
type Under = SmallVec<[(Part, Part); 4]>;

/// A line of sight with all that it meets.
struct Line<'f> {
    field: &'f Field,
    ends: [End; 2],
    line: Leg,
    /// How high it runs.
    rise: Rise,
    met: SmallVec<[Met; 8]>,
}

/// What cuts the line, of several the one nearest to who looks.
pub(super) fn in_the_way(table: &Table, from: End, to: End) -> Option<Cut> {
    // From the lesser end to the greater one, so that both directions are one.
    let turned = from.base.at > to.base.at;
    let ends = if turned { [to, from] } else { [from, to] };
    let cuts = Line::of(table, ends).cuts().into_iter();
    if turned {
        cuts.max_by_key(|cut| (cut.met.leaves, Reverse((cut.met.what, cut.met.leg)))).map(Cut::turned)
    } else {
        cuts.min_by_key(|cut| (cut.met.enters, cut.met.what, cut.met.leg))
    }
}

impl Cut {
    /// The same from the other end.
    fn turned(self) -> Self {
        let Met { what, leg, enters, leaves } = self.met;
        Self { met: Met { what, leg, enters: leaves.reversed(), leaves: enters.reversed() }, ..self }
    }
}

/// The wrecks on the table (ROE-H-34). Vehicles in play are in nobody's way (ROE-R-52).
pub(super) fn wrecks(table: &Table) -> SmallVec<[Hull; 4]> {
    // ROE-R-24: one that is Destroyed stays as a wreck too. A gun that is destroyed is none.
    let wrecks = table.figures.iter().filter(|figure| matches!(figure.fate, Fate::Wrecked | Fate::Destroyed));
    let hulls = wrecks.filter_map(|wreck| {
        let vehicle =
            table.field.vehicles.get(usize::from(wreck.vehicle.0?)).filter(|vehicle| vehicle.def.is_some())?;
        let (length, width) = vehicle.size;
        Some(Hull::new(wreck.at?, wreck.facing, length, width))
    });
    hulls.collect()
}

impl<'f> Line<'f> {
    fn of(table: &Table<'f>, ends: [End; 2]) -> Self {
        let field = table.field;
        let line = Leg::new(ends[0].base.at, ends[1].base.at);
        let [from, to] = ends.map(|end| end.ground + end.eyes);
        let mut met = SmallVec::new();
        let may_cut = |what: What| match what {
            What::Piece(no) => {
                let (piece, does) = (&field.ground.pieces[usize::from(no)], field.does(no.into()));
                piece.level > 0 || does.hides || does.dense || does.linear
            }
            What::Body(_) => true,
        };
        let _ = meet(&field.ground, &wrecks(table), line, may_cut, |one| {
            met.push(one);
            ControlFlow::<()>::Continue(())
        });
        Self { field, ends, line, rise: Rise { from, to }, met }
    }
    fn piece(&self, no: u16) -> &'f Piece {
        &self.field.ground.pieces[usize::from(no)]
    }
    /// All that cuts it.
    fn cuts(&self) -> SmallVec<[Cut; 4]> {
        let one = |met: &Met| self.cut_by(met).map(|rule| Cut { met: *met, rule });
        let mut cuts: SmallVec<[Cut; 4]> = self.met.iter().filter_map(one).collect();
        cuts.extend(self.dense());
        cuts
    }
    /// The rule by which what is met cuts the line by itself.
    fn cut_by(&self, met: &Met) -> Option<RuleId> {
        let no = match met.what {
            What::Piece(no) => no,
            What::Body(_) => return self.is_under(self.field.charts.bodies.wreck.0, met).then_some(NO_SIGHT),
        };
        let (piece, does) = (self.piece(no), self.field.does(no.into()));
        if piece.level > 0 {
            return self.rise.under(self.top(piece), met.enters, met.leaves).map(|_| NO_SIGHT);
        }
        if does.linear {
            return self.over_obstacle(piece, met);
        }
        // Reading: who is in a building sees out of it, and is seen.
        let holds_an_end = || self.ends.iter().any(|end| piece.encloses(end.base.at));
        (does.hides && self.is_under(piece.height, met) && !holds_an_end()).then_some(NO_SIGHT)
    }
    /// The rule by which a leg of a linear obstacle cuts the line, unless one of its ends is near to it (ROE-SHT-03, ROE-GEO-05).
    fn over_obstacle(&self, piece: &Piece, met: &Met) -> Option<RuleId> {
        let sight = &self.field.charts.sight;
        let ground = ground_at(self.field, self.line.at_part(met.enters));
        // Reading: it stands on their level too. A wall down in a valley is in nobody's way who looks across it.
        let rule = if self.ends.iter().all(|end| end.ground == ground) {
            (piece.height > sight.low.0).then_some(LINEAR)
        } else {
            self.rise.under(ground + piece.height, met.enters, met.leaves).map(|_| OTHER_LEVEL)
        };
        let near = |end: &End| ends_near(&self.field.ground, &[], &end.base, *met, sight.looks_over.0);
        rule.filter(|_| !self.ends.iter().any(near))
    }
    /// The stretches in dense ground, if there is so much of it in all that it cuts the line (ROE-SHT-02).
    fn dense(&self) -> SmallVec<[Cut; 4]> {
        let (mut all, mut cuts) = (Stretches::new(), SmallVec::new());
        for met in &self.met {
            let What::Piece(no) = met.what else { continue };
            if !self.field.does(no.into()).dense {
                continue;
            }
            let under = self.under(self.piece(no).height, met);
            under.iter().for_each(|(from, to)| all.add(*from, *to));
            cuts.extend((!under.is_empty()).then_some(Cut { met: *met, rule: DENSE }));
        }
        if !all.reach(self.line, self.field.charts.sight.dense.0) {
            cuts.clear();
        }
        cuts
    }
    fn is_under(&self, height: i32, met: &Met) -> bool {
        !self.under(height, met).is_empty()
    }
    /// What of a stretch runs no higher than something that stands so high on its ground, level for level of that.
    fn under(&self, height: i32, met: &Met) -> Under {
        let hill = |other: &Met| match other.what {
            What::Piece(no) => Some((self.top(self.piece(no)), other.enters, other.leaves)),
            What::Body(_) => None,
        };
        let hills = self.met.iter().filter_map(hill).filter(|(top, ..)| *top > 0);
        let grounds = std::iter::once((0, Part::START, Part::END)).chain(hills);
        let there = grounds.filter_map(|(ground, from, to)| {
            let (enters, leaves) = (met.enters.max(from), met.leaves.min(to));
            (enters <= leaves).then(|| self.rise.under(ground + height, enters, leaves)).flatten()
        });
        there.collect()
    }
    /// How high the level of a hill lies (ROE-GEO-10); no other piece has one.
    fn top(&self, piece: &Piece) -> i32 {
        i32::from(piece.level) * self.field.charts.bodies.level.0
    }
}

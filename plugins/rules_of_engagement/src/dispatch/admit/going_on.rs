//! What an event says of frames: that they name what is there.

use super::{Fits, Outside, STACK_MAX, fits, list};
use crate::facts::figures::Stand;
use crate::facts::frames::{
    AnyFrame, AtOnce, AtRisk, Charging, Check, Consolidating, Driving, Due, Losing, Melee, Moving, Path, Window,
};
use table::{CounterId, Side};

impl Outside<'_> {
    pub(super) fn room_for_a_frame(&self) -> Fits {
        fits(self.flow.stack.len() < STACK_MAX, || "more is going on at once than in any battle".into())
    }
    pub(super) fn something_goes_on(&self) -> Fits {
        fits(!self.flow.stack.is_empty(), || "nothing is going on that could change".into())
    }
    /// A frame names what is there.
    pub(super) fn frame(&self, frame: &AnyFrame) -> Fits {
        // All fields are named here, so that a new one is not forgotten.
        match frame {
            AnyFrame::Moving(Moving { unit, side, why: _, ways, last, beat, asked, replaced: _ }) => {
                self.is_of(*unit, *side)?;
                self.beat(*last)?;
                fits(*beat <= *last && asked.is_none_or(|asked| asked <= *last), || {
                    format!("a way of {last} beats has none after it")
                })?;
                self.paths(ways)
            }
            AnyFrame::Driving(Driving { unit, side, from, steps, checks, done, last, beat, asked, wild: _ }) => {
                self.is_of(*unit, *side)?;
                self.stand(*from)?;
                list(steps)?;
                self.beat(*last)?;
                fits(*beat <= *last && asked.is_none_or(|asked| asked <= *last), || {
                    format!("a drive of {last} beats has none after it")
                })?;
                fits(usize::from(*done) <= checks.len(), || "more is done than was due".into())?;
                self.checks(checks)
            }
            AnyFrame::Window(Window { asked, at }) => self.is_of(*at, asked.other()),
            AnyFrame::AtOnce(AtOnce { unit, side }) | AnyFrame::Consolidating(Consolidating { unit, side }) => {
                self.is_of(*unit, *side)
            }
            AnyFrame::Charging(Charging { unit, side, at, sheltered: _ }) => {
                self.is_of(*unit, *side)?;
                self.is_of(*at, side.other())
            }
            AnyFrame::Melee(Melee { unit, side, at, met: _, round, lost: _ }) => {
                self.is_of(*unit, *side)?;
                self.is_of(*at, side.other())?;
                let most = self.field.charts.close_quarters.rounds;
                fits(*round <= most, || format!("no phase has {round} rounds of a fight"))
            }
            AnyFrame::AtRisk(AtRisk { side: _ }) => Ok(()),
            AnyFrame::Losing(Losing { unit, side, among }) => {
                self.is_of(*unit, *side)?;
                fits(!among.is_empty(), || "nobody can be lost".into())?;
                self.all_known(among)
            }
        }
    }
    pub(super) fn is_of(&self, id: CounterId, side: Side) -> Fits {
        let unit = self.unit_known(id)?;
        fits(unit.side == side, || format!("`{id}` is not of that side"))
    }
    fn stand(&self, stand: Stand) -> Fits {
        let Stand { at, facing: _ } = stand;
        self.point(at)
    }
    /// What is due on the way of a vehicle.
    pub(super) fn checks(&self, checks: &[Check]) -> Fits {
        list(checks)?;
        checks.iter().try_for_each(|Check { beat, what }| {
            self.beat(*beat)?;
            match what {
                Due::Bogs(piece, needed) => {
                    self.piece(*piece)?;
                    super::die(*needed)
                }
                Due::Approach(stand) | Due::Trusts(stand) => self.stand(*stand),
                Due::Ride(unit) => self.unit_known(*unit).map(drop),
            }
        })
    }
    /// The ways of figures.
    pub(super) fn paths(&self, paths: &[Path]) -> Fits {
        list(paths)?;
        paths.iter().try_for_each(|Path { who, points }| {
            self.known(*who)?;
            list(points)?;
            fits(!points.is_empty(), || "a way goes nowhere".into())?;
            points.iter().try_for_each(|at| self.point(*at))
        })
    }
}

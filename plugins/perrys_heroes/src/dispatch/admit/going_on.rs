//! What an event says of frames: that they name what is there.

use super::{BEATS_MAX, Fits, Outside, STACK_MAX, fits, list};
use crate::facts::frames::{Activation, AnyFrame, Claiming, Moving, Tripped, Window};
use measured_table::Point;
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
            AnyFrame::Activation(Activation { team, side, fled: _, acted }) => {
                self.all_known(acted)?;
                self.team_is_known(*team)?;
                fits(self.field.team(*team).side == *side, || format!("team {team} is not of that side"))
            }
            AnyFrame::Moving(moving) => self.moving(moving),
            AnyFrame::Tripped(Tripped { unit, side: _, no: _ }) => self.on_the_table(*unit),
            AnyFrame::Window(Window { asked, at }) => {
                self.all_known(at)?;
                fits(at.iter().all(|at| self.is_of(*at, asked.other())), || "nobody interrupts his own".into())
            }
            AnyFrame::Claiming(Claiming { side: _ }) => Ok(()),
        }
    }
    pub(super) fn is_of(&self, id: CounterId, side: Side) -> bool {
        self.figure(id).is_some_and(|figure| figure.side == side)
    }
    fn moving(&self, moving: &Moving) -> Fits {
        let Moving { unit, side, gait: _, way, last, leaves: _, most, beat, done, flees: _ } = moving;
        self.on_the_table(*unit)?;
        fits(self.is_of(*unit, *side), || format!("`{unit}` is not of that side"))?;
        self.asked(*last)?;
        fits(beat.max(done) <= last, || format!("a way of {last} beats has none after it"))?;
        self.planned(way, *most)
    }
    /// A beat of a way.
    pub(super) fn asked(&self, beat: u16) -> Fits {
        fits(beat <= BEATS_MAX, || format!("no way has {beat} beats"))
    }
    /// A way that a figure is to go, and how far it may lead.
    pub(super) fn planned(&self, way: &[Point], most: i32) -> Fits {
        list(way)?;
        fits(!way.is_empty(), || "a way goes nowhere".into())?;
        fits((0..=i32::from(BEATS_MAX) * 100).contains(&most), || format!("no gait leads {most} tenths"))?;
        way.iter().try_for_each(|at| self.point(*at))
    }
}

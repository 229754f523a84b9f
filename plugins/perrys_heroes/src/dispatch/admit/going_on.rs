//! What an event says of frames: that they name what is there.

use super::{Fits, Outside, STACK_MAX, fits, list};
use crate::facts::frames::{Activation, AnyFrame, Claiming, Moving, Window};
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
            AnyFrame::Activation(Activation { team, side, fled: _ }) => {
                self.team_is_known(*team)?;
                fits(self.field.team(*team).side == *side, || format!("team {team} is not of that side"))
            }
            AnyFrame::Moving(moving) => self.moving(moving),
            AnyFrame::Window(Window { asked, at }) => {
                self.known(*at)?;
                fits(self.is_of(*at, asked.other()), || "nobody interrupts his own".into())
            }
            AnyFrame::Claiming(Claiming { side: _ }) => Ok(()),
        }
    }
    pub(super) fn is_of(&self, id: CounterId, side: Side) -> bool {
        self.figure(id).is_some_and(|figure| figure.side == side)
    }
    fn moving(&self, moving: &Moving) -> Fits {
        let Moving { unit, side, gait: _, way, beat: _, done: _, flees: _ } = moving;
        self.on_the_table(*unit)?;
        fits(self.is_of(*unit, *side), || format!("`{unit}` is not of that side"))?;
        list(way)?;
        fits(!way.is_empty(), || "a way goes nowhere".into())?;
        way.iter().try_for_each(|at| self.point(*at))
    }
}

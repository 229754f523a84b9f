//! What an event says of frames: that they name what is there.

use super::{BEATS_MAX, Fits, Outside, STACK_MAX, fits, list};
use crate::facts::frames::{Activation, AnyFrame, Claiming, Driving, Moving, Tripped, Window};
use measured_table::Point;
use measured_table::ways::Step;
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
            AnyFrame::Driving(driving) => self.driving(driving),
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
    fn driving(&self, driving: &Driving) -> Fits {
        let Driving { unit, side, from, facing: _, steps, last, leaves: _, most, beat, done, flees: _ } = driving;
        self.on_the_table(*unit)?;
        fits(self.is_of(*unit, *side), || format!("`{unit}` is not of that side"))?;
        self.point(*from)?;
        self.asked(*last)?;
        fits(beat.max(done) <= last, || format!("a drive of {last} beats has none after it"))?;
        self.steered(steps, *most)
    }
    /// The steps that a vehicle is to go, and how far it may.
    pub(super) fn steered(&self, steps: &[Step], most: i32) -> Fits {
        let most_tenths = i32::from(BEATS_MAX) * 100;
        list(steps)?;
        fits((0..=most_tenths).contains(&most), || format!("no vehicle drives {most} tenths"))?;
        let far = |step: &Step| match step {
            Step::Turn(_) => 0,
            Step::Drive(far) => far.saturating_abs(),
        };
        let length = steps.iter().map(far).fold(0, i32::saturating_add);
        fits(length <= most_tenths, || format!("no vehicle drives {length} tenths"))
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

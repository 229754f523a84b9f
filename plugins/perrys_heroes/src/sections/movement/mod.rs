//! Moves on foot (7.16): what a way comes to before it is gone. How it is gone stands in `moving.rs`.

mod crossings;
mod ground;
mod mover;
mod moving;
mod offered;
mod orders;
pub mod rules;
mod ways;
pub(crate) mod words;

pub use crossings::Crossed;
pub(crate) use crossings::crossed;
pub use ground::{Footing, footing};
pub(crate) use ground::{shut_edges, stays_on_roads};
pub(crate) use mover::{Mover, leaves_by, to_edge, touches};
pub(crate) use moving::{SetsOut, appears, go_off, sets_out};
pub(crate) use offered::{nearer, offers};
pub use ways::{reach, shortest};

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::{Seen, Table};
use crate::files::values::{Gait, Health, Left};
use crate::sections::casualties::{self, may_move};
use crate::sections::points::{acting, can_pay, on_his_card, pay};
use crate::sections::traps::rules::INSTEAD;
use measured_table::{Heading, Point, Share};
use rules::{CANNOT, MOST};
use table::{CounterId, DiceCup, Line, Refusal, Side};

/// What a move comes to.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReport {
    /// Who.
    pub unit: CounterId,
    /// How.
    pub gait: Gait,
    /// The ends of its legs, the start first.
    pub way: Vec<Point>,
    /// How long each leg is, in tenths, rounded up.
    pub legs: Vec<i32>,
    /// How long all are together.
    pub length: i32,
    /// The ground at the start.
    pub footing: Footing,
    /// The whole way lies on roads (PH-GEO-15).
    pub on_road: bool,
    /// How far this gait leads in a turn from such ground, in tenths (PH-7.16-01).
    pub most: i32,
    /// What the price is made of, in action points (PH-7.16-02, -04, -05).
    pub lines: Vec<Line>,
    /// The price, paid once for the whole move (PH-R-03).
    pub cost: u8,
    /// The obstacles that are crossed.
    pub crossed: Vec<Crossed>,
    /// What it takes of the allowance, which all moves of a turn share (PH-7.16-03, PH-R-04).
    pub share: Share,
    /// How the figure leaves the table at the end of the way (PH-H-43).
    pub leaves: Left,
    /// The action points that the figure may use after it.
    pub points_left: u8,
    /// How far it might go on with this gait after it, in tenths.
    pub room_left: i32,
}

impl MoveReport {
    /// Dice: of each trap in whose area the figure starts, in the order in which they were set.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let Some(figure) = table.figure(self.unit) else { return Vec::new() };
        let mut events = pay(table, &[(figure, self.cost)]);
        let Self { gait, way, leaves, most, .. } = self;
        events.extend(sets_out(table, dice, &figure, SetsOut { gait, way, leaves, most, flees: false }));
        events
    }
}

/// Whether a figure can move by order with this gait at all.
fn may_go(figure: &Figure, gait: Gait) -> Result<(), Refusal> {
    if figure.health == Health::Wounded {
        return Err(Refusal::new(CANNOT, casualties::words::wounded_stays()));
    }
    may_move(figure)?;
    if figure.stayed {
        return Err(Refusal::new(INSTEAD, words::stays_here()));
    }
    if figure.posture != gait.posture() {
        return Err(Refusal::new(MOST, words::wrong_posture(crate::sections::posture::price(figure))));
    }
    Ok(())
}

/// What an ordered move comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn judge(
    seen: &Seen,
    side: Side,
    unit: CounterId,
    gait: Gait,
    way: &[Point],
) -> Result<MoveReport, Refusal> {
    let figure = acting(seen, side, unit)?;
    of_figure(seen, &figure, gait)?.goes(way)
}

/// Who is about to move by order.
fn of_figure<'t>(table: &'t Table<'t>, figure: &Figure, gait: Gait) -> Result<Mover<'t>, Refusal> {
    may_go(figure, gait)?;
    let mover = Mover::new(table, figure, gait)?;
    can_pay(table, &[(*figure, mover.least_price())])?;
    Ok(mover)
}

/// What turning a figure comes to (PH-H-24): also one that does nothing more is turned.
pub(crate) fn turns(table: &Table, side: Side, unit: CounterId, to: Heading) -> Result<Vec<Event>, Refusal> {
    on_his_card(table, side, unit).map(|_| vec![Event::Is(unit, Is::Faces(to))])
}

#[cfg(test)]
#[path = "moving_test.rs"]
mod moving_test;
#[cfg(test)]
#[path = "movement_test.rs"]
mod tests;
#[cfg(test)]
#[path = "ways_test.rs"]
mod ways_test;

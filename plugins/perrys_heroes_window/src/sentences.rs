//! What lines of the log are made of.

use crate::battle::{At, PerrysHeroesWindow};
use crate::then::Then;
use crate::{names, wording};
use desk::LogLine;
use measured_table::{Leg, Point};
use measured_view::Spot;
use perrys_heroes::Table;
use table::{CounterId, Say};

/// A line of the log.
pub type Line = LogLine<PerrysHeroesWindow>;

/// A sentence without a side or a place.
pub fn plain(table: &Table, say: &Say) -> Line {
    LogLine { text: desk::sentence(&names::told(table, say)), ..LogLine::default() }
}

/// A sentence about a figure: whose it is, and where it stood then.
pub fn about(table: &Table, then: &Then, who: CounterId, say: &Say) -> Line {
    let figure = then.figure(table, who);
    let at = figure.and_then(|figure| figure.at);
    plain(table, say).by(figure.map(|figure| figure.side)).at(at.map(|at| At(Spot(at))))
}

/// The length of a way in centimetres, as a tape has it.
pub fn centimetres(way: &[Point]) -> String {
    wording::centimetres(way.windows(2).map(|ends| Leg::new(ends[0], ends[1]).length()).sum())
}

//! What lines of the log are made of.

use crate::battle::{At, PerrysHeroesWindow};
use crate::names;
use crate::then::Then;
use desk::LogLine;
use measured_table::Point;
use measured_table::numbers::CM;
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

/// A length in centimetres, as players read it.
pub fn centimetres(way: &[Point]) -> String {
    let leg = |ends: &[Point]| f64::from(ends[1].x - ends[0].x).hypot(f64::from(ends[1].y - ends[0].y));
    let cm = way.windows(2).map(leg).sum::<f64>() / f64::from(CM);
    format!("{cm:.1}")
}

//! What one of the own side on alert watches, while he is pointed at or chosen. A man sees all round (PH-7.13-01) and has no arc: it is all
//! ground on which somebody upright would come into his fire, paler where he would have to know of him already (PH-R-66).

use super::drawing::{Drawing, PLAIN, THREAT};
use super::look::Gaze;
use super::ranges;
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::{wording, words};
use desk::Hand;
use measured_table::Point;
use perrys_heroes::sections::locating;
use perrys_heroes::sections::sight::Viewer;
use perrys_heroes::{Figure, Table};
use table::CounterId;
use table_view::Under;

/// Who is on alert of the side that looks: under the pointer, else in the hand.
pub fn watcher(battle: &Battle, hand: &Hand<PerrysHeroesWindow>, under: &Under) -> Option<Figure> {
    let table = battle.table();
    let is_one = |figure: &Figure| figure.side == battle.viewer() && figure.alert && figure.is_there();
    let own = |who: CounterId| table.figure(who).filter(is_one);
    under.piece().and_then(own).or_else(|| hand.who.and_then(own))
}

/// How far he makes somebody out whom he does not know yet.
fn reach(table: &Table, watcher: &Figure) -> i32 {
    locating::sees_as_far_as(table, locating::has_optics(table, watcher))
}

/// His gaze.
pub fn gaze(table: &Table, watcher: &Figure) -> Option<Gaze> {
    Some(Gaze { from: Viewer::of(watcher)?, optics: locating::has_optics(table, watcher), watches: true })
}

/// How far he sees and what he answers, and how good his weapon is where.
pub fn watch(battle: &Battle, watcher: &Figure) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let Some(at) = watcher.at else { return drawing };
    ranges::bands(&mut drawing, &table, watcher, at, None);
    let reach = reach(&table, watcher);
    drawing.ring(at, table.field.base() + reach, THREAT, false);
    let below = Point::new(at.x, at.y + 2 * table.field.base());
    drawing.say(below, words::watches(wording::answer(watcher.answer), wording::centimetres(reach)).said(), PLAIN);
    drawing
}

#[cfg(test)]
#[path = "watch_test.rs"]
mod tests;

//! The tape of the way that is prepared: each leg, the gait, the price and what is left; in red what is beyond it, and why.

use super::drawing::{BAD, Drawing, GOOD, PLAIN, THREAT, WAY};
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::way::{self, Going};
use crate::wording::centimetres;
use crate::{names, words};
use bevy::prelude::*;
use desk::Hand;
use measured_table::{Leg, Point};
use perrys_heroes::sections::movement::MoveReport;
use perrys_heroes::sections::sight::{self, Viewer};
use perrys_heroes::sections::{alert, locating};
use perrys_heroes::values::{Gait, Left};
use perrys_heroes::{Command, Figure, Report};
use table::{CounterId, Refusal};

/// From here on the end of a way is another place than the one that is pointed at, in tenths.
const ASIDE: u32 = 150;

/// What a gait is called.
pub fn gait_name(gait: Gait) -> String {
    match gait {
        Gait::Crawl => words::tape_crawl(),
        Gait::Crouch => words::tape_crouch(),
        Gait::Walk => words::tape_walk(),
        Gait::Run => words::tape_run(),
    }
    .said()
}

const fn colour(gait: Gait) -> Color {
    match gait {
        Gait::Crawl | Gait::Crouch => GOOD,
        Gait::Walk => WAY,
        Gait::Run => THREAT,
    }
}

/// The tape of an order; empty if it is no move. `to` is what the pointer is over.
pub fn tape(battle: &Battle, hand: &Hand<PerrysHeroesWindow>, order: &Command, to: Option<Point>) -> Drawing {
    let mut drawing = Drawing::default();
    let Command::Move { unit, gait, way } = order else { return drawing };
    match battle.judge(order) {
        Ok(Report::Move(report)) => {
            measured(&mut drawing, &report);
            watched(battle, &mut drawing, &report);
            in_sight(battle, &mut drawing, &report);
            if let (Some(end), Some(to)) = (report.way.last(), to) {
                beyond(battle, hand, &mut drawing, (*unit, *gait), (*end, to));
            }
        }
        Ok(_) => {}
        Err(refusal) => refused(battle, &mut drawing, *unit, way, &refusal),
    }
    drawing
}

/// What the tape says of a lawful way: the numbers of the report.
fn measured(drawing: &mut Drawing, report: &MoveReport) {
    drawing.line(&report.way, colour(report.gait), false);
    if report.legs.len() > 1 {
        for (ends, length) in report.way.windows(2).zip(&report.legs) {
            let leg = Leg::new(ends[0], ends[1]);
            drawing.say(leg.place(length / 2), words::tape_leg(centimetres(*length)).said(), PLAIN);
        }
    }
    let Some(end) = report.way.last() else { return };
    let (length, left) = (centimetres(report.length), centimetres(report.room_left));
    let mut text = words::tape(gait_name(report.gait), length).said();
    text.push('\n');
    text.push_str(&words::tape_price(i64::from(report.cost), i64::from(report.points_left), left).said());
    if report.leaves != Left::No {
        text.push('\n');
        text.push_str(&words::tape_leaves().said());
    }
    drawing.say(*end, text, PLAIN);
}

/// Where enemies on alert come in along the way, and from where.
fn watched(battle: &Battle, drawing: &mut Drawing, report: &MoveReport) {
    let table = battle.table();
    let Some(mover) = table.figure(report.unit) else { return };
    for (watcher, at) in alert::along(&table, &mover, report.gait, &report.way) {
        let Some(from) = table.figure(watcher).and_then(|watcher| watcher.at) else { continue };
        drawing.line(&[from, at], THREAT, true);
        drawing.ring(at, table.field.base(), THREAT, false);
        drawing.say(at, words::tape_watched(names::of(&table, watcher)).said(), THREAT);
    }
}

/// Enemies whom he knows and would see from the end of the way: green, amber where they have cover from there.
fn in_sight(battle: &Battle, drawing: &mut Drawing, report: &MoveReport) {
    let table = battle.table();
    let Some((mover, end)) = table.figure(report.unit).zip(report.way.last().copied()) else { return };
    let there = Viewer { at: end, posture: report.gait.posture() };
    for enemy in table.standing(mover.side.other()).filter(|enemy| locating::is_target(&table, &mover, enemy)) {
        let Some(whom) = Viewer::of(&enemy).filter(|whom| sight::from_to(&table, there, *whom).is_open()) else {
            continue;
        };
        let colour = if sight::cover(&table, end, &enemy).is_some() { WAY } else { GOOD };
        drawing.ring(whom.at, table.field.base() * 5 / 4, colour, false);
    }
}

/// The rest of the way to where the pointer is, which he does not come to, and why.
fn beyond(
    battle: &Battle,
    hand: &Hand<PerrysHeroesWindow>,
    drawing: &mut Drawing,
    (unit, gait): (CounterId, Gait),
    (end, to): (Point, Point),
) {
    let table = battle.table();
    let goes_there = |figure: &Figure| hand.mode.gait(figure).is_some() && !end.within(to, ASIDE);
    let Some(figure) = table.figure(unit).filter(goes_there) else { return };
    let going = Going { gait, bends: hand.mode.bends(), held: hand.held };
    if let Err(refusal) = battle.judge(&way::straight(battle, &figure, going, to)) {
        drawing.line(&[end, to], BAD, true);
        drawing.say(to, names::told(&table, &refusal.reason), BAD);
    }
}

/// A way that he cannot go at all.
fn refused(battle: &Battle, drawing: &mut Drawing, unit: CounterId, way: &[Point], refusal: &Refusal) {
    let table = battle.table();
    let Some(from) = table.figure(unit).and_then(|figure| figure.at) else { return };
    let points: Vec<Point> = std::iter::once(from).chain(way.iter().copied()).collect();
    drawing.line(&points, BAD, true);
    if let Some(end) = way.last() {
        drawing.say(*end, names::told(&table, &refusal.reason), BAD);
    }
}

#[cfg(test)]
#[path = "tape_test.rs"]
mod tests;

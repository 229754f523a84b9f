//! The drive that is prepared: the hull at each bend and at its end, the price, whom it runs over, and where enemies on alert come in.

use super::drawing::{BAD, Drawing, PLAIN, THREAT, WAY};
use crate::wording::centimetres;
use crate::{names, words};
use bevy::prelude::Color;
use measured_table::{Hull, Point};
use perrys_heroes::Table;
use perrys_heroes::sections::alert;
use perrys_heroes::sections::driving::DriveReport;
use perrys_heroes::values::Left;

/// What is drawn of a lawful drive.
pub(super) fn drawn(drawing: &mut Drawing, table: &Table, report: &DriveReport) {
    let middles: Vec<Point> = report.hulls.iter().map(Hull::at).collect();
    drawing.line(&middles, WAY, false);
    for (n, hull) in report.hulls.iter().enumerate().skip(1) {
        outline(drawing, hull, WAY, n + 1 < report.hulls.len());
    }
    for man in &report.run_over {
        if let Some(at) = table.figure(*man).and_then(|man| man.at) {
            drawing.ring(at, table.field.base(), BAD, false);
        }
    }
    let Some(vehicle) = table.figure(report.unit) else { return };
    for (watcher, at) in alert::along_drive(table, &vehicle, &report.beats()) {
        let Some(from) = table.figure(watcher).and_then(|watcher| watcher.at) else { continue };
        drawing.line(&[from, at], THREAT, true);
        drawing.say(at, words::tape_watched(names::of(table, watcher)).said(), THREAT);
    }
    let Some(end) = middles.last() else { return };
    let left = centimetres(report.room_left);
    let mut text = words::tape(words::tape_drive().said(), centimetres(report.length())).said();
    text.push('\n');
    text.push_str(&words::tape_price(i64::from(report.cost), i64::from(report.points_left), left).said());
    if !report.run_over.is_empty() {
        text.push('\n');
        text.push_str(&words::tape_runs_over(names::all(table, &report.run_over)).said());
    }
    if report.leaves != Left::No {
        text.push('\n');
        text.push_str(&words::tape_drives_off().said());
    }
    drawing.say(*end, text, PLAIN);
}

/// The outline of a hull.
pub(super) fn outline(drawing: &mut Drawing, hull: &Hull, colour: Color, dashed: bool) {
    let [a, b, c, d] = hull.corners();
    drawing.line(&[a, b, c, d, a], colour, dashed);
}

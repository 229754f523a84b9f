//! Drives, and climbing into vehicles and out of them, before their dice.

use super::{Of, against_ten, lines, note, pays, told, words};
use crate::{names, wording};
use panel_kit::sheet::Ink;
use perrys_heroes::Table;
use perrys_heroes::sections::driving::{self, DriveReport};
use perrys_heroes::sections::riding::{self, RideReport};
use perrys_heroes::values::Left;

/// A drive.
pub fn drives(sheet: &mut Of, table: &Table, report: &DriveReport) {
    let so_far = words::so_far(wording::cm(report.length()), wording::cm(report.most)).said();
    sheet.line(words::length().said(), so_far, Ink::Text, Some(driving::rules::DRIVE_MOST));
    let room = words::centimetres(wording::cm(report.room_left)).said();
    sheet.line(words::drives_on().said(), room, Ink::Muted, Some(driving::rules::DRIVE_ALLOWANCE));
    if report.back > 0 {
        note(sheet, words::back_twice().said());
    }
    if report.on_road {
        note(sheet, words::on_road().said());
    }
    if report.leaves != Left::No {
        note(sheet, words::all_leave().said());
    }
    if !report.run_over.is_empty() {
        let whom = names::all(table, &report.run_over);
        sheet.line(words::runs_over().said(), whom, Ink::Bad, Some(driving::rules::IN_THE_WAY));
    }
    sheet.card(|card| {
        lines(card, &report.lines);
        card.total(words::costs().said(), report.cost.to_string());
    });
    pays(sheet, table, &[(report.unit, report.cost)]);
    sheet.line(words::vehicle_points_left().said(), report.points_left.to_string(), Ink::Muted, None);
}

/// Climbing in or out.
pub fn rides(sheet: &mut Of, table: &Table, report: &RideReport) {
    if let (Some(more), Some(faces)) = (&report.jump, report.faces()) {
        note(sheet, told(table, &words::jumps(report.vehicle)));
        sheet.card(|card| against_ten(card, more, riding::NEEDED, words::lands_well(), faces));
    }
    pays(sheet, table, &[(report.unit, report.cost)]);
}

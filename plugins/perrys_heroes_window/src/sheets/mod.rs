//! What stands at the side: an order before its dice, by what it comes to; a figure; how things stand.

mod aboard;
mod anti_tank;
mod artillery;
mod close;
mod fire;
mod guns;
mod man;
mod parts;
mod rides;
mod state;
mod vehicle;
pub mod words;

#[cfg(test)]
#[path = "sheets_test.rs"]
mod tests;

pub use aboard::places;
pub use man::about;
pub use state::{conditions, standing};

use crate::battle::Battle;
use crate::{names, wording};
use board_art::Icon;
use panel_kit::sheet::{Chance, Ink, Line as Row, Sheet, text, title};
use panel_kit::theme::{SMALL, TEXT};
use perrys_heroes::figures::Is;
use perrys_heroes::sections::points;
use perrys_heroes::values::{Mission, Points};
use perrys_heroes::{Command, Event, Figure, Report, Table};
use table::{CounterId, Line, Refusal, RuleId, Say};

/// What panels are made of.
pub(crate) type Of = Sheet<Command>;

/// An order that is prepared, with all that it comes to.
pub fn prepared(battle: &Battle, order: &Command) -> Of {
    let table = battle.table();
    let table = &table;
    Sheet::of(|sheet| {
        sheet.title(icon(order), desk::sentence(&names::deed(table, order)));
        let report = match battle.judge(order) {
            Ok(report) => report,
            Err(refusal) => return refused(sheet, table, &refusal),
        };
        match report {
            Report::Move(report) => close::goes(sheet, table, &report),
            Report::Locate(report) => close::locates(sheet, table, &report),
            Report::Tell(report) => close::tells(sheet, table, &report),
            Report::Fire(report) => fire::fires(sheet, table, &report),
            Report::Suppress(report) => fire::suppresses(sheet, table, &report),
            Report::Melee(report) => close::fights(sheet, table, &report),
            Report::Throw(report) => close::throws(sheet, table, &report),
            Report::Call(report) => artillery::calls(sheet, table, &report),
            Report::Trap(report) => close::works(sheet, table, &report),
            Report::Heal(report) => close::heals(sheet, table, &report),
            Report::Done(_) if matches!(order, Command::Register { .. }) => note(sheet, words::registers().said()),
            Report::Load(report) => guns::loads(sheet, table, &report),
            Report::Aim(report) => guns::aims(sheet, table, &report),
            Report::Gun(report) => guns::fires(sheet, table, &report),
            Report::Attack(report) => anti_tank::attacks(sheet, table, &report),
            Report::MachineGun(report) => guns::machine_gun(sheet, table, &report),
            Report::Drive(report) => rides::drives(sheet, table, &report),
            Report::Ride(report) => rides::rides(sheet, table, &report),
            Report::Done(events) => pays(sheet, table, &paid(table, &events)),
        }
    })
}

/// What the pointer means and the rules forbid.
pub fn forbidden(table: &Table, order: &Command, refusal: &Refusal) -> Of {
    Sheet::of(|sheet| {
        sheet.title(icon(order), desk::sentence(&names::deed(table, order)));
        refused(sheet, table, refusal);
    })
}

fn refused(sheet: &mut Of, table: &Table, refusal: &Refusal) {
    sheet.heading(words::forbidden().said());
    sheet.refusal(desk::sentence(&names::told(table, &refusal.reason)), refusal.rule);
}

/// The sign of an order.
pub(crate) fn icon(order: &Command) -> Icon {
    match order {
        Command::Place { .. } | Command::Board { .. } | Command::PlaceAll => Icon::Flag,
        Command::SetUpDone | Command::Finish | Command::Wait => Icon::Done,
        Command::Posture { .. } => Icon::LowCrawl,
        Command::Move { .. }
        | Command::Face { .. }
        | Command::Drive { .. }
        | Command::Embark { .. }
        | Command::Disembark { .. }
        | Command::Traverse { .. } => Icon::Move,
        Command::Locate { .. } | Command::Search { .. } => Icon::Spot,
        Command::Tell { .. } => Icon::Lead,
        Command::Fire { .. }
        | Command::AlertShot { .. }
        | Command::FireMachineGun { .. }
        | Command::FireAntiTank { .. } => Icon::Fire,
        Command::Load { .. } | Command::ClearJam { .. } | Command::Launcher { .. } => Icon::Weapon,
        Command::Aim { .. } | Command::Register { .. } => Icon::Sight,
        Command::Assault { .. } | Command::Suppress { .. } => Icon::Bombard,
        Command::Melee { .. } => Icon::Melee,
        Command::Throw { smoke: true, .. } | Command::CallFire { mission: Mission::Smoke, .. } => Icon::Smoke,
        Command::Throw { .. }
        | Command::RifleGrenade { .. }
        | Command::CallFire { .. }
        | Command::FireGun { .. }
        | Command::FireCarriage { .. } => Icon::Artillery,
        Command::Alert { .. } | Command::Standing { .. } => Icon::Hold,
        Command::SetTrap { .. } | Command::Disarm { .. } => Icon::Cross,
        Command::Heal { .. } => Icon::Rally,
        Command::Conceal { .. } | Command::Hatch { .. } => Icon::Stealth,
    }
}

/// A line with all counters by name.
fn told(table: &Table, say: &Say) -> String {
    names::told(table, say)
}

/// Words that go on in the next line.
fn note(sheet: &mut Of, words: impl Into<String>) {
    sheet.text(text(words, SMALL, Ink::Muted).wrap());
}

/// The head of a card.
fn head(sheet: &mut Of, words: impl Into<String>) {
    sheet.text(title(words, TEXT, Ink::Text).wrap());
}

/// A line of a number: what it stands for, its value and its rule.
pub(crate) fn row(line: &Line) -> Row {
    let (what, value) = (wording::of_rule(line.rule), format!("{:+}", line.value));
    Row { what, value, ink: Ink::of_value(line.value), rule: Some(line.rule) }
}

/// The lines of a number.
pub(crate) fn lines<A>(sheet: &mut Sheet<A>, lines: &[Line]) {
    for Row { what, value, ink, rule } in lines.iter().map(row) {
        sheet.line(what, value, ink, rule);
    }
}

/// What a number gets in all.
fn sum(lines: &[Line]) -> i32 {
    lines.iter().map(|line| line.value).sum()
}

/// The lines of a die, what it needs, and how many of ten faces are enough.
fn against_ten(sheet: &mut Of, all: &[Line], needed: i8, what: Say, faces: u8) {
    lines(sheet, all);
    sheet.total(words::needs(needed).said(), format!("{:+}", sum(all)));
    sheet.success(what.said(), faces.into(), 10);
}

/// What becomes of somebody.
fn fate(sheet: &mut Of, [unhurt, wounded, dead]: [u64; 3], out_of: u64) {
    let chance = |what: Say, part, ink| Chance { what: what.said(), part, ink };
    let each = vec![
        chance(words::unhurt(), unhurt, Ink::Result(0)),
        chance(words::wounded(), wounded, Ink::Result(2)),
        chance(words::dead(), dead, Ink::Result(3)),
    ];
    sheet.chances(each, Vec::new(), out_of);
}

/// Who pays how much, of what he may use, and what the pool has left.
fn pays(sheet: &mut Of, table: &Table, all: &[(CounterId, u8)]) {
    if all.iter().all(|(_, cost)| *cost == 0) {
        return note(sheet, words::costs_nothing().said());
    }
    sheet.card(|card| {
        card.heading(words::costs().said());
        for (who, cost) in all {
            let Some(figure) = table.figure(*who) else { continue };
            let left = points::left(table, &figure);
            let what = told(table, &words::price_of(*who));
            card.line(what, words::price(*cost, left).said(), Ink::Text, Some(points_rule(&figure)));
        }
        let together: u8 = all.iter().fold(0, |sum, (_, cost)| sum.saturating_add(*cost));
        if all.len() > 1 {
            card.total(words::pay_together().said(), together.to_string());
        }
        // A vehicle pays from its own.
        let men = all.iter().filter_map(|(who, cost)| Some((table.figure(*who)?, *cost)));
        let mut men = men.filter(|(figure, _)| !figure.is_vehicle()).peekable();
        let team = men.peek().map(|(figure, _)| figure.team.0);
        if let (Points::Pooled, Some(team)) = (table.points(), team) {
            let of_pool = men.fold(0_u8, |sum, (_, cost)| sum.saturating_add(cost));
            let left = points::pool(table, team).saturating_sub(of_pool);
            card.total(words::pool_after().said(), left.to_string());
        }
    });
}

/// The rule by which a figure has its points.
fn points_rule(figure: &Figure) -> RuleId {
    if figure.is_vehicle() { points::rules::VEHICLE } else { points::rules::POOLED }
}

/// What these events take of action points.
pub(crate) fn paid(table: &Table, events: &[Event]) -> Vec<(CounterId, u8)> {
    let cost = |event: &Event| {
        let Event::Is(who, is) = event else { return None };
        let before = table.figure(*who)?;
        if let Is::Used(used) = is {
            Some((*who, used.saturating_sub(before.used)))
        } else if let Is::HasPoints(left) = is {
            Some((*who, before.points.saturating_sub(*left)))
        } else {
            None
        }
    };
    events.iter().filter_map(cost).collect()
}

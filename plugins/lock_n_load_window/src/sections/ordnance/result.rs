//! What a shot came to: the to-hit roll with every line, the place struck on a drawing of the vehicle, penetration against armour, and each
//! unit that a hit attacked.

use super::impact;
use super::words;
use crate::sections::fire::{self, Rolled};
use crate::sheets::vehicle_plan::Plan;
use crate::sheets::{Page, Reading, counters, lines, meanings, results};
use board_art::Icon;
use lock_n_load::sections::ordnance::target::Plate;
use lock_n_load::{Event, Impact, LossCause, Shot, ShotResult, Table};
use panel_kit::sheet::{Ink, figure, text, title};
use panel_kit::theme::{FIGURE, SMALL, TEXT};
use table::{CounterId, Say, Side};

/// A shot and, for each unit that a hit attacked, what of `rest` happened to it.
pub(super) fn shot<'w>(page: &mut Page, reading: &Reading<'w>, shot: &Shot, rest: &mut Vec<&'w Event>) {
    let (from, at) = (shot.from, shot.at);
    let title = if shot.opportunity { fire::words::opportunity_title(from, at) } else { words::shot_title(from, at) };
    page.title(Icon::Fire, title.said());
    page.card(|card| to_hit(card, &reading.table(), shot));
    if let Some(vehicle) = shot.target.filter(|_| shot.hit) {
        page.card(|card| struck(card, reading, shot, vehicle, rest));
    }
    if let Some(blast) = &shot.blast {
        let attack = Rolled {
            side: shot.side,
            attack: &blast.attack,
            attack_dice: &[blast.attack_die],
            defence_die: blast.defence_die,
            targets: &blast.targets,
            higher: false,
        };
        fire::cards(page, reading, &attack, rest);
    }
}

/// The to-hit roll.
fn to_hit(page: &mut Page, table: &Table, shot: &Shot) {
    page.across(|row| {
        row.heading(words::to_hit().said());
        row.from_right(|end| {
            let (word, ink) = if shot.hit { (words::hit(), Ink::Good) } else { (words::miss(), Ink::Muted) };
            end.pill(word.said(), ink);
        });
    });
    page.close(|page| lines::lines_low(page, table, &shot.lines));
    page.space(2.0);
    let natural: u8 = shot.dice.iter().sum();
    let modifier = shot.total - i32::from(natural);
    let (total, needed) = (meanings::number(shot.total), shot.to_hit);
    let sum = match modifier {
        0 => words::natural_against(natural, needed),
        1.. => words::more_against(natural, modifier, total, needed),
        _ => words::less_against(natural, -modifier, total, needed),
    };
    rolled(page, shot.side, &shot.dice, sum.said());
}

/// What was struck, and what came of it.
fn struck<'w>(page: &mut Page, reading: &Reading<'w>, shot: &Shot, vehicle: CounterId, rest: &mut Vec<&'w Event>) {
    let table = reading.table();
    page.across(|row| {
        row.counter(counters::small(reading, vehicle, 38.0));
        row.text(title(results::name_before(reading, vehicle), TEXT, Ink::Text));
        row.from_right(|end| {
            if let Some((word, ink)) = outcome(shot, vehicle, rest) {
                end.pill(word.said(), ink);
            }
        });
    });
    page.across(|row| {
        if let Some(plan) = plan(reading, shot, vehicle) {
            row.figure(plan.figure(impact::SIDE));
        }
        row.down(|column| place(column, shot));
    });
    if let Some(impact) = &shot.impact {
        against_armour(page, &table, shot, impact);
    }
    let checks = reading.take_own(rest, vehicle);
    for event in checks {
        reading.show(page, event);
    }
}

/// The vehicle as it stood when it was fired at, with what was struck.
fn plan(reading: &Reading, shot: &Shot, vehicle: CounterId) -> Option<Plan> {
    let table = reading.table();
    let map = &table.field.map;
    let before = &reading.results.card()?.before;
    let unit = before.rows().at(usize::from(table.unit_no(vehicle)?));
    let hexes = [map.spot(shot.from)?.hex, map.spot(shot.at)?.hex];
    let mut plan = Plan::of(&table, unit, hexes)?;
    plan.struck.extend(shot.struck.map(|struck| (struck.part, struck.sector)));
    plan.burst = true;
    Some(plan)
}

/// The place that was struck, in words.
fn place(page: &mut Page, shot: &Shot) {
    let Some(struck) = shot.struck else { return };
    page.apart_down(2.0);
    let armour = shot.impact.as_ref().map(|impact| impact.armour.iter().map(|line| line.value).sum::<i32>());
    let factor = armour.and_then(|armour| u8::try_from(armour).ok());
    impact::legend(page, struck.part, Plate { sector: struck.sector, factor });
    let natural: u8 = shot.dice.iter().sum();
    page.text(text(words::by_a_natural(natural).said(), SMALL, Ink::Muted));
}

/// What became of the vehicle, in a word; none: nothing is to be said.
fn outcome(shot: &Shot, vehicle: CounterId, rest: &[&Event]) -> Option<(Say, Ink)> {
    let is_shaken = |event: &&Event| matches!(event, Event::UnitShaken { unit } if *unit == vehicle);
    let is_left =
        |event: &&Event| matches!(event, Event::UnitLost { unit, cause: LossCause::Abandoned } if *unit == vehicle);
    Some(match shot.result {
        ShotResult::Missed | ShotResult::Burst => return None,
        ShotResult::InVain => (words::dug_in(), Ink::Muted),
        ShotResult::Dud => (words::a_dud(), Ink::Muted),
        ShotResult::Weak | ShotResult::Equal if rest.iter().any(is_left) => (fire::words::abandoned(), Ink::Result(2)),
        ShotResult::Weak | ShotResult::Equal if rest.iter().any(is_shaken) => (fire::words::shaken(), Ink::Result(1)),
        ShotResult::Weak | ShotResult::Equal => (fire::words::no_effect(), Ink::Muted),
        ShotResult::Destroyed => (fire::words::destroyed(), Ink::Result(3)),
        ShotResult::Catastrophic => (words::catastrophic_hit(), Ink::Result(3)),
    })
}

/// Penetration against the armour that was struck.
fn against_armour(page: &mut Page, table: &Table, shot: &Shot, impact: &Impact) {
    let totals = [impact.total - i32::from(impact.die), impact.armour_total - i32::from(impact.armour_die)];
    lines::both(page, table, [&impact.penetration, &impact.armour], totals.map(meanings::number));
    page.across(|row| {
        row.apart_across(6.0);
        row.dice(&[impact.die], Some(shot.side), 26.0);
        row.dice(&[impact.armour_die], Some(shot.side.other()), 26.0);
        let [total, armour] = [impact.total, impact.armour_total].map(meanings::number);
        row.text(figure(crate::words::against(total, armour).said(), FIGURE, Ink::Text));
    });
}

/// Dice of a side and what they come to.
fn rolled(page: &mut Page, side: Side, thrown: &[u8], sum: String) {
    page.across(|row| {
        row.apart_across(6.0);
        row.dice(thrown, Some(side), 26.0);
        row.text(figure(sum, FIGURE, Ink::Text));
    });
}

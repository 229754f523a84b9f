//! What a person is asked: who fires into what the enemy does, and who is concealed now.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::told;
use crate::{names, words};
use board_art::Icon;
use measured_view::{Spot, world};
use panel_kit::screen::Question;
use panel_kit::sheet::{Button, Ink, Sheet, text};
use panel_kit::theme::SMALL;
use perrys_heroes::sections::alert::rules::{FINDS, INTERRUPTS, STANDING};
use perrys_heroes::sections::concealment::rules::STILL;
use perrys_heroes::sections::fire::FireReport;
use perrys_heroes::sections::fire::odds::fates;
use perrys_heroes::values::Answer;
use perrys_heroes::{Claiming, Command, Figure, Report, Table, Window};
use table::{CounterId, Say};

/// Between the answers of a question.
const BETWEEN: f32 = 6.0;

/// The question that is open, if one is.
pub fn question(battle: &Battle) -> Option<Question<PerrysHeroesWindow>> {
    let stack = &battle.table().flow.stack;
    if let Some(window) = stack.innermost::<Window>() {
        return Some(alert(battle, window));
    }
    stack.innermost::<Claiming>().map(|_| claiming(battle))
}

fn told(table: &Table, say: &Say) -> String {
    desk::sentence(&names::told(table, say))
}

/// Who has acted and where, and who may fire at whom with which chance.
fn alert(battle: &Battle, window: &Window) -> Question<PerrysHeroesWindow> {
    let table = battle.table();
    let actor = table.figure(window.at);
    let shots = battle.legal().iter().filter_map(|order| Some((order, shot(order)?)));
    let shots: Vec<(&Command, (CounterId, CounterId, bool))> = shots.collect();
    let stands = |id: CounterId| table.figure(id).and_then(|figure: Figure| figure.at).map(world);
    // The actor first, then who could fire, then at whom else.
    let about = std::iter::once(window.at)
        .chain(shots.iter().map(|(_, (unit, ..))| *unit))
        .chain(shots.iter().map(|(_, (_, at, _))| *at));
    let mut places = Vec::new();
    for at in about.filter_map(stands) {
        if !places.contains(&at) {
            places.push(at);
        }
    }
    let card = Sheet::of(|sheet| {
        if let Some(at) = actor.and_then(|actor| actor.at) {
            let line = told(&table, &told::words::moves_by(window.at, Spot(at).to_string()));
            sheet.text(text(line, SMALL, Ink::Muted).wrap());
        }
        let mut last = None;
        for (order, shot) in &shots {
            if last.replace(shot.0) != Some(shot.0) {
                standing(sheet, &table, shot.0);
            }
            row(sheet, battle, order, *shot);
        }
        sheet.wrapped(|row| {
            row.apart(BETWEEN, BETWEEN);
            let waits = Button::new(told::words::lets_go_on().said(), Command::Wait).icon(Icon::Hold);
            row.button(waits.only_if(battle.legal().contains(&Command::Wait)));
        });
    });
    Question { title: told::words::alert_title(window.at), rule: INTERRUPTS, about: places, card }
}

/// Who fires at whom from alert, and whether at the zone.
const fn shot(order: &Command) -> Option<(CounterId, CounterId, bool)> {
    if let Command::AlertShot { unit, at, burst } = order { Some((*unit, *at, *burst)) } else { None }
}

/// What somebody on alert has been told to answer.
fn standing(sheet: &mut Sheet<Command>, table: &Table, unit: CounterId) {
    let Some(watcher) = table.figure(unit) else { return };
    let say = match watcher.answer {
        Answer::AtBest => told::words::answers_best(unit),
        Answer::Ask => told::words::answers_ask(unit),
        Answer::AtOnce => told::words::answers_at_once(unit),
        Answer::Hold => told::words::answers_hold(unit),
    };
    let line = told(table, &say);
    sheet.across(|row| {
        row.text(text(line, SMALL, Ink::Muted));
        row.rule(STANDING);
    });
}

/// A shot with its chance.
fn row(sheet: &mut Sheet<Command>, battle: &Battle, order: &Command, shot: (CounterId, CounterId, bool)) {
    let table = battle.table();
    let (unit, at, burst) = shot;
    let name = if burst { told::words::shoots_zone(unit, at) } else { told::words::shoots(unit, at) };
    sheet.button(Button::new(told(&table, &name), order.clone()).icon(Icon::Fire));
    let Ok(Report::Fire(report)) = battle.judge(order) else { return };
    if let Some((part, out_of)) = chance(&table, &report) {
        sheet.success(told::words::hits_chance().said(), part, out_of);
    }
    if report.locates {
        sheet.across(|row| {
            row.text(text(told::words::first_locates().said(), SMALL, Ink::Muted));
            row.rule(FINDS);
        });
    }
}

/// How often whom it is aimed at is wounded or killed, out of so many; none where the numbers become too great.
pub fn chance(table: &Table, report: &FireReport) -> Option<(u64, u64)> {
    let fates = fates(table, std::slice::from_ref(&report.salvo));
    let harmed = fates.iter().find(|fate| fate.unit == report.at)?.unhurt.not();
    Some((u64::try_from(harmed.of()).ok()?, u64::try_from(harmed.out_of()).ok()?))
}

/// Whom to conceal: all, one alone, all but one, nobody.
fn claiming(battle: &Battle) -> Question<PerrysHeroesWindow> {
    let table = battle.table();
    let all = claimable(battle);
    let about = all.iter().filter_map(|id| table.figure(*id)?.at).map(world).collect();
    let card = Sheet::of(|sheet| {
        sheet.text(text(told::words::claim_why().said(), SMALL, Ink::Muted).wrap());
        sheet.wrapped(|row| {
            row.apart(BETWEEN, BETWEEN);
            for (name, units) in answers(&all) {
                let order = Command::Conceal { units };
                let can = battle.judge(&order).is_ok();
                row.button(Button::new(told(&table, &name), order).only_if(can));
            }
        });
    });
    Question { title: told::words::claim_title(), rule: STILL, about, card }
}

/// Those who may be concealed, by what is offered.
fn claimable(battle: &Battle) -> Vec<CounterId> {
    let offered = battle
        .legal()
        .iter()
        .filter_map(|order| if let Command::Conceal { units } = order { Some(units) } else { None });
    offered.max_by_key(|units| units.len()).cloned().unwrap_or_default()
}

/// What may be answered, each with its words.
fn answers(all: &[CounterId]) -> Vec<(Say, Vec<CounterId>)> {
    let mut answers = Vec::new();
    if all.len() > 1 {
        answers.push((told::words::all_of_them(), all.to_vec()));
    }
    answers.extend(all.iter().map(|one| (told::words::only(&[*one]), vec![*one])));
    if all.len() > 2 {
        let but = |one: &CounterId| all.iter().copied().filter(|other| other != one).collect();
        answers.extend(all.iter().map(|one| (told::words::all_but(*one), but(one))));
    }
    answers.push((told::words::nobody_of_them(), Vec::new()));
    answers
}

/// What a person is to decide, in the sentence at the top.
pub fn to_decide(battle: &Battle) -> Say {
    let stack = &battle.table().flow.stack;
    if stack.innermost::<Window>().is_some() {
        words::alert()
    } else if stack.innermost::<Claiming>().is_some() {
        words::claiming()
    } else {
        words::choose()
    }
}

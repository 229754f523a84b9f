//! What a person is asked: who fires into what the enemy does, and who is concealed now.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::told;
use crate::{claims, names, words};
use board_art::Icon;
use desk::Hand;
use measured_view::{Spot, world};
use panel_kit::printed;
use panel_kit::screen::Question;
use panel_kit::sheet::{Button, Ink, Pick, Sheet, text};
use panel_kit::theme::SMALL;
use perrys_heroes::sections::alert::rules::{FINDS, INTERRUPTS, STANDING};
use perrys_heroes::sections::concealment::rules::STILL;
use perrys_heroes::sections::fire::FireReport;
use perrys_heroes::sections::fire::odds::fates;
use perrys_heroes::sections::gunnery::{GunReport, MachineGunReport};
use perrys_heroes::values::Answer;
use perrys_heroes::{Claiming, Command, Figure, Known, Phase, Report, Table, Window};
use table::{CounterId, Say};

/// Between the answers of a question.
const BETWEEN: f32 = 6.0;

/// The question that is open, if one is.
pub fn question(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Option<Question<PerrysHeroesWindow>> {
    let stack = &battle.table().flow.stack;
    if let Some(window) = stack.innermost::<Window>() {
        return Some(alert(battle, window));
    }
    stack.innermost::<Claiming>().map(|_| claiming(battle, hand.mode.claimed()))
}

fn told(table: &Table, say: &Say) -> String {
    desk::sentence(&names::told(table, say))
}

/// Who has acted and where, and who may fire at whom with which chance.
fn alert(battle: &Battle, window: &Window) -> Question<PerrysHeroesWindow> {
    let table = battle.table();
    let shots = battle.legal().iter().filter_map(|order| Some((order, shot(order)?)));
    let mut shots: Vec<(&Command, (CounterId, CounterId, bool))> = shots.collect();
    // Of each who could fire, the shots at who has acted come first.
    let watchers: Vec<CounterId> = shots.iter().map(|(_, (unit, ..))| *unit).collect();
    let place = |unit: CounterId| watchers.iter().position(|watcher| *watcher == unit);
    shots.sort_by_key(|(_, (unit, at, _))| (place(*unit), !window.at.contains(at)));
    let stands = |id: CounterId| table.figure(id).and_then(|figure: Figure| figure.at).map(world);
    // Who has acted first, then who could fire, then at whom else.
    let about = window
        .at
        .iter()
        .copied()
        .chain(shots.iter().map(|(_, (unit, ..))| *unit))
        .chain(shots.iter().map(|(_, (_, at, _))| *at));
    let mut places = Vec::new();
    for at in about.filter_map(stands) {
        if !places.contains(&at) {
            places.push(at);
        }
    }
    let card = Sheet::of(|sheet| {
        for (actor, at) in window.at.iter().filter_map(|actor| Some((*actor, table.figure(*actor)?.at?))) {
            let line = told(&table, &told::words::moves_by(actor, Spot(at).to_string()));
            sheet.text(text(line, SMALL, Ink::Muted).wrap());
        }
        let waits = Button::new(told::words::lets_go_on().said(), Command::Wait).icon(Icon::Hold);
        sheet.button(waits.only_if(battle.legal().contains(&Command::Wait)));
        let mut last = None;
        for (order, shot) in &shots {
            if last.replace(shot.0) != Some(shot.0) {
                standing(sheet, &table, shot.0);
            }
            row(sheet, battle, order, *shot);
        }
    });
    let choices = Sheet::default();
    let title = match &window.at[..] {
        [] => told::words::somebody_acted(),
        actors => told::words::alert_title(actors),
    };
    Question { title, rule: INTERRUPTS, about: places, choices, card }
}

/// Who fires at whom from alert, and whether at the zone.
const fn shot(order: &Command) -> Option<(CounterId, CounterId, bool)> {
    if let Command::AlertShot { unit, at, burst, .. } = order { Some((*unit, *at, *burst)) } else { None }
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

/// A shot with its chance, in a line.
fn row(sheet: &mut Sheet<Command>, battle: &Battle, order: &Command, shot: (CounterId, CounterId, bool)) {
    let table = battle.table();
    let (unit, at, burst) = shot;
    let name = if burst { told::words::shoots_zone(unit, at) } else { told::words::shoots(unit, at) };
    let judged = battle.judge(order);
    let report = match judged {
        Ok(Report::Fire(report) | Report::MachineGun(MachineGunReport { fire: report, .. })) => Some(report),
        Ok(Report::Gun(report)) => return gun_row(sheet, &table, order, &name, &report),
        Ok(_) | Err(_) => None,
    };
    sheet.across(|row| {
        row.button(Button::new(told(&table, &name), order.clone()).icon(Icon::Fire));
        let Some(report) = report else { return };
        if let Some((part, out_of)) = chance(&table, &report) {
            row.text(text(told::words::harms(printed::percent(part, out_of)).said(), SMALL, Ink::Text));
        }
        if report.locates {
            row.text(text(told::words::first_locates().said(), SMALL, Ink::Muted));
            row.rule(FINDS);
        }
    });
}

/// A shot of a main gun with the chance that it hits.
fn gun_row(sheet: &mut Sheet<Command>, table: &Table, order: &Command, name: &Say, report: &GunReport) {
    sheet.across(|row| {
        row.button(Button::new(told(table, name), order.clone()).icon(Icon::Artillery));
        let hits = printed::percent(report.faces().into(), 10);
        row.text(text(told::words::gun_hits(hits).said(), SMALL, Ink::Text));
        if report.locates {
            row.text(text(told::words::first_locates().said(), SMALL, Ink::Muted));
            row.rule(FINDS);
        }
    });
}

/// How often whom it is aimed at is wounded or killed, out of so many; none where the numbers become too great.
pub fn chance(table: &Table, report: &FireReport) -> Option<(u64, u64)> {
    let fates = fates(table, std::slice::from_ref(&report.salvo));
    let harmed = fates.iter().find(|fate| fate.unit == report.at)?.unhurt.not();
    Some((u64::try_from(harmed.of()).ok()?, u64::try_from(harmed.out_of()).ok()?))
}

/// Whom to conceal: those who are chosen, man by man here or on the table; all, or nobody.
fn claiming(battle: &Battle, chosen: Known) -> Question<PerrysHeroesWindow> {
    let table = battle.table();
    let (all, those) = (claims::claimable(battle), claims::units(battle, chosen));
    let about = all.iter().filter_map(|id| table.figure(*id)?.at).map(world).collect();
    let choices = Sheet::of(|sheet| {
        sheet.text(text(told::words::claim_why().said(), SMALL, Ink::Muted).wrap());
        sheet.wrapped(|row| {
            row.apart(2.0 * BETWEEN, BETWEEN);
            for id in &all {
                let then = Aim::Claim(claims::switched(battle, chosen, *id));
                row.tick(Pick::new(those.contains(id), names::of(&table, *id), then));
            }
        });
    });
    let answer = |name: Say, units: &[CounterId]| {
        let order = Command::Conceal { units: units.to_vec() };
        let can = battle.judge(&order).is_ok();
        Button::new(told(&table, &name), order).only_if(can)
    };
    let card = Sheet::of(|sheet| {
        sheet.wrapped(|row| {
            row.apart(BETWEEN, BETWEEN);
            let those = answer(told::words::those_of_them(those.len()), &those).only_if(!those.is_empty());
            row.button(those.icon(Icon::Stealth));
            row.button(answer(told::words::all_of_them(), &all));
            row.button(answer(told::words::nobody_of_them(), &[]));
        });
    });
    Question { title: told::words::claim_title(), rule: STILL, about, choices, card }
}

/// What a person is to decide, in the sentence at the top.
pub fn to_decide(battle: &Battle) -> Say {
    let table = battle.table();
    let stack = &table.flow.stack;
    if table.flow.phase == Phase::SetUp {
        words::placing()
    } else if stack.innermost::<Window>().is_some() {
        words::alert()
    } else if stack.innermost::<Claiming>().is_some() {
        words::claiming()
    } else {
        words::choose()
    }
}

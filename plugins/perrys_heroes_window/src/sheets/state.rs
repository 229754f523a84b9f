//! How things stand: the card that is turned, the deck, the pool, the wind; and how near each side is to what it has been ordered.

use super::{Of, artillery, note, vehicle, words};
use crate::battle::Battle;
use crate::{names, wording};
use board_art::Icon;
use panel_kit::Condition;
use panel_kit::sheet::{Figure as Drawing, Ink, Shape, Sheet, text};
use panel_kit::theme::SMALL;
use perrys_heroes::sections::tasks::{self, Achieved, Held};
use perrys_heroes::sections::{points, turn};
use perrys_heroes::values::{Points, Task};
use perrys_heroes::{Activation, Figure, Phase, Table, Wind};
use table::{Say, Side};

/// From the middle of one pip to that of the next, and their radius.
const PIP: f32 = 9.0;
const RADIUS: f32 = 3.2;
/// So many pips in a row.
const ROW: usize = 30;
/// What each side can score at most.
const BEST: i32 = 2;

/// How things stand.
pub fn standing(battle: &Battle) -> Option<Of> {
    let table = battle.table();
    let table = &table;
    if table.flow.phase == Phase::SetUp {
        return None;
    }
    Some(Sheet::of(|sheet| {
        sheet.card(|card| {
            match table.flow.stack.innermost::<Activation>() {
                Some(activation) => turned(card, battle, table, activation.team),
                None => note(card, words::no_card().said()),
            }
            let deck = table.flow.deck.len().to_string();
            card.line(words::deck_left().said(), deck, Ink::Text, Some(turn::rules::ACTIVATION));
            card.line(words::wind().said(), wind(table.battle.wind).said(), Ink::Muted, None);
            table.battle.supports.iter().for_each(|support| artillery::stands(card, support));
        });
    }))
}

/// The team whose card is turned, its pool, and what each of its men has used; of the enemy only the team.
fn turned(sheet: &mut Of, battle: &Battle, table: &Table, team: u8) {
    let card = table.field.team(team);
    sheet.title(Icon::Activate, words::card_of(card.name.clone()).said());
    if battle.viewer() != card.side {
        return;
    }
    let all: Vec<Figure> = table.of_card(team).filter(|one| acts(table, one)).collect();
    // A crew in its vehicle brings nothing to a pool: the vehicle has points of its own.
    if table.points() == Points::Pooled && all.iter().any(|one| !one.is_vehicle()) {
        let left = points::pool(table, team);
        let used = table.figures.iter().filter(|one| one.team.0 == team).map(|one| one.used);
        sheet.line(words::pool().said(), words::pool_left(left).said(), Ink::Text, Some(points::rules::POOLED));
        sheet.figure(pips(used.fold(0_u8, u8::saturating_add), left, words::pool_left(left), card.side));
    }
    for man in all {
        let (left, used) = (points::left(table, &man), points::used(table, &man));
        sheet.across(|row| {
            row.figure(pips(used, left, words::man_bar(used, left), man.side));
            row.text(text(names::name(table, &man), SMALL, Ink::Text));
            if man.is_vehicle() {
                row.text(text(vehicle::manned(table, &man).said(), SMALL, Ink::Muted));
            }
        });
    }
}

/// True of who acts by himself on his team's card: a man on foot or who rides along, and a vehicle that somebody serves.
fn acts(table: &Table, one: &Figure) -> bool {
    if one.is_vehicle() {
        return table.is_manned(one);
    }
    one.aboard.is_none() || table.field.team(one.team.0).vehicle.is_none()
}

/// Points as pips: those that are left bright, those that are used faint.
fn pips(used: u8, left: u8, spoken: Say, side: Side) -> Drawing {
    let all = usize::from(used) + usize::from(left);
    let disc = |n: usize| {
        let at = [PIP * ((n % ROW) as f32 + 0.5), PIP * ((n / ROW) as f32 + 0.5)];
        Shape::Disc { at, radius: RADIUS, ink: if n < usize::from(left) { Ink::Side(side) } else { Ink::Line } }
    };
    let rows = all.div_ceil(ROW).max(1);
    // Six are the most that one man uses: bars of men are equally wide.
    let size = [PIP * all.clamp(6, ROW) as f32, PIP * rows as f32];
    let spoken = spoken.said();
    Drawing { size, noted: spoken.clone(), spoken, shapes: (0..all).map(disc).collect() }
}

fn wind(wind: Wind) -> Say {
    match wind {
        Wind::Unknown => words::wind_unknown(),
        Wind::None => words::wind_none(),
        Wind::Strong => words::wind_strong(),
        Wind::Breeze(to) => words::wind_to(wording::compass(to)),
    }
}

/// How near each side is to what it has been ordered, as the viewer knows it.
pub fn conditions(table: &Table) -> Vec<Condition> {
    let standing = tasks::standing(table);
    Side::BOTH.into_iter().zip(&standing.sides).map(|(side, achieved)| condition(side, achieved)).collect()
}

fn condition(side: Side, achieved: &Achieved) -> Condition {
    let task = match achieved.task {
        Task::Withdraw => words::withdraw(),
        Task::Hold => words::hold(),
        Task::CounterAttack => words::counter_attack(),
        Task::Advance => words::advance(),
        Task::Dash => words::dash(),
        Task::Meet => words::meet(),
    };
    let objective = |(n, held): (usize, &Held)| {
        let word = match held {
            Held::Held => words::objective_held(),
            Held::Contested => words::objective_contested(),
            Held::No => words::objective_lost(),
        };
        (words::objective(u32::try_from(n + 1).unwrap_or(0), word).said(), *held == Held::Held)
    };
    let counted = match achieved.task {
        Task::Withdraw | Task::Advance | Task::Dash => {
            Some((words::men_counted(achieved.counted, achieved.figures).said(), achieved.score > 0))
        }
        Task::Meet => Some((words::points_lost(achieved.lost, achieved.force).said(), achieved.score > 0)),
        Task::Hold | Task::CounterAttack => None,
    };
    Condition {
        side,
        text: task.said(),
        parts: achieved.objectives.iter().enumerate().map(objective).chain(counted).collect(),
        have: achieved.score.into(),
        need: BEST,
        holds: achieved.score > 0,
        otherwise: false,
    }
}

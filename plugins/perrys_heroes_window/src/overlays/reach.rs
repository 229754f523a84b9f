//! How far who is chosen comes: by the gait in hand as a shade, by the other ones of his posture as a paler edge. A vehicle drives ahead
//! or back.

use super::drawing::Drawing;
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::{Aim, paces};
use bevy::prelude::*;
use desk::Hand;
use measured_table::Vector;
use measured_table::shapes::Bounds;
use measured_table::ways::Reach;
use perrys_heroes::sections::{driving, movement};
use perrys_heroes::values::Gait;
use perrys_heroes::{Phase, Window};
use table::CounterId;

/// Inks: inside, edge.
const OWN: [Srgba; 2] = [Srgba::new(1.0, 0.9, 0.55, 0.17), Srgba::new(1.0, 0.9, 0.55, 0.75)];
const OTHER: [Srgba; 2] = [Srgba::new(1.0, 0.65, 0.25, 0.05), Srgba::new(1.0, 0.65, 0.25, 0.55)];

/// Who goes how.
pub type Goes = Option<(CounterId, Pace)>;

/// How somebody goes or drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// A man, by this gait.
    Gait(Gait),
    /// A vehicle, ahead.
    Ahead,
    /// A vehicle, back.
    Back,
}

/// Who is chosen, with the gait in hand, while he may go.
pub fn goes(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Goes {
    let table = battle.table();
    let who = hand.who.filter(|who| battle.person_decides() && battle.ready().contains(who))?;
    let is_asked = table.flow.stack.innermost::<Window>().is_some();
    let figure = table.figure(who).filter(|_| !is_asked && table.flow.phase != Phase::SetUp)?;
    let pace = if figure.is_vehicle() {
        driven(hand.mode)?
    } else {
        Pace::Gait(hand.mode.gait(&figure).filter(|_| figure.at.is_some())?)
    };
    Some((who, pace))
}

/// How a vehicle would drive by an aim; none: the aim is for something else.
fn driven(aim: Aim) -> Option<Pace> {
    if aim == Aim::DriveBack {
        return Some(Pace::Back);
    }
    matches!(aim, Aim::Plain | Aim::Drive | Aim::Place { .. } | Aim::Claim(_)).then_some(Pace::Ahead)
}

/// His shades.
pub fn reach(battle: &Battle, goes: Goes) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let figure = goes.and_then(|(who, own)| Some((table.figure(who)?, own)));
    let Some((figure, own)) = figure else { return drawing };
    let gaits = paces(figure.posture).iter().copied().map(Pace::Gait);
    let all: Vec<Pace> = if figure.is_vehicle() { vec![Pace::Ahead, Pace::Back] } else { gaits.collect() };
    let others = all.into_iter().filter(|pace| *pace != own);
    for (pace, inks) in others.map(|pace| (pace, OTHER)).chain([(own, OWN)]) {
        let reach = match pace {
            Pace::Gait(gait) => movement::reach(&table, &figure, gait),
            Pace::Ahead | Pace::Back => driving::reach(&table, &figure, pace == Pace::Back),
        };
        // He himself stands in one cell.
        if reach.cells().nth(1).is_some() {
            shade(&mut drawing, &reach, inks);
        }
    }
    drawing
}

/// The cells of a reach; those at its edge stronger.
fn shade(drawing: &mut Drawing, reach: &Reach, inks: [Srgba; 2]) {
    let span = reach.span;
    let is_in = |east: i32, south: i32| reach.length(east, south).is_some();
    let cell = |(east, south): (i32, i32)| {
        let beside = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        match is_in(east, south) {
            false => 0,
            true if beside.iter().all(|(x, y)| is_in(east + x, south + y)) => 1,
            true => 2,
        }
    };
    let cells = (-span..=span).flat_map(|south| (-span..=span).map(move |east| (east, south))).map(cell).collect();
    let half = Vector::new(i64::from(reach.cell / 2), i64::from(reach.cell / 2));
    let bounds = Bounds { least: reach.place(-span, -span) + -half, most: reach.place(span, span) + half };
    drawing.shade(bounds, (2 * span + 1) as usize, cells, inks.into());
}

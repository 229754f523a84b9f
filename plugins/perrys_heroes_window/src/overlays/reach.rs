//! How far who is chosen comes: by the gait in hand as a shade, by the other ones of his posture as a paler edge.

use super::drawing::Drawing;
use crate::hand::paces;
use crate::window_box::{Battle, PerrysHeroesWindow};
use bevy::prelude::*;
use desk::Hand;
use measured_table::Vector;
use measured_table::shapes::Bounds;
use measured_table::ways::Reach;
use perrys_heroes::sections::movement;
use perrys_heroes::{Phase, Window};

/// Inks: inside, edge.
const OWN: [Srgba; 2] = [Srgba::new(1.0, 0.9, 0.55, 0.17), Srgba::new(1.0, 0.9, 0.55, 0.75)];
const OTHER: [Srgba; 2] = [Srgba::new(1.0, 0.65, 0.25, 0.05), Srgba::new(1.0, 0.65, 0.25, 0.55)];

/// The shades of who is chosen, while he may go.
pub fn reach(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let goes = table.flow.phase != Phase::SetUp && table.flow.stack.innermost::<Window>().is_none();
    let goes = goes && battle.person_decides() && hand.who.is_some_and(|who| battle.ready().contains(&who));
    let Some(figure) = hand.who.and_then(|who| table.figure(who)).filter(|_| goes) else { return drawing };
    let Some(own) = hand.mode.gait(&figure) else { return drawing };
    let others = paces(figure.posture).iter().copied().filter(|gait| *gait != own);
    for (gait, inks) in others.map(|gait| (gait, OTHER)).chain([(own, OWN)]) {
        let reach = movement::reach(&table, &figure, gait);
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

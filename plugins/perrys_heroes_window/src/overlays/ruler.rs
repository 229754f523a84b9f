//! Tapes between any two points. They stay until they are put away.

use super::drawing::{Drawing, PLAIN};
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::hand::Aim;
use crate::wording::centimetres;
use crate::words;
use bevy::prelude::*;
use desk::Hand;
use measured_table::{Leg, Point};
use measured_view::point;
use perrys_heroes::{Figure, Table};
use table_view::{Touched, Under};

/// The tapes that lie on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Tapes(pub Vec<[Point; 2]>);

/// Where a tape begins or ends: at the middle of a figure that lies under the pointer, else at the point.
pub fn spot(table: &Table, under: &Under) -> Option<Point> {
    let figure = under.piece().and_then(|piece| table.figure(piece)).and_then(|figure| figure.at);
    figure.or_else(|| under.at.map(point))
}

/// What a click does while one only looks: the end of a tape, the point from which one looks, who is chosen.
pub(super) fn looks(
    battle: Option<Res<Battle>>,
    mut touched: MessageReader<Touched>,
    mut hand: ResMut<Hand<PerrysHeroesWindow>>,
    mut tapes: ResMut<Tapes>,
) {
    let Some(battle) = battle.filter(|battle| battle.hand_over_to().is_none()) else { return touched.clear() };
    for touch in touched.read() {
        let Touched::Clicked { under, button, .. } = touch else { continue };
        let mode = hand.mode;
        if *button == MouseButton::Right {
            match mode {
                Aim::RulerFrom(_) => hand.mode = Aim::Ruler,
                Aim::Ruler if !tapes.0.is_empty() => _ = tapes.0.pop(),
                _ if mode.looks() => hand.mode = Aim::Plain,
                _ => {}
            }
            continue;
        }
        let table = battle.table();
        let own = under.piece().and_then(|piece| table.figure(piece)).filter(|one| one.side == battle.viewer());
        match (mode, own, spot(&table, under)) {
            (Aim::Look | Aim::LookFrom(_), Some(own), _) => (hand.who, hand.mode) = (Some(own.id), Aim::Look),
            (Aim::Look | Aim::LookFrom(_), None, Some(at)) => hand.mode = super::look::from(&table, under, at),
            (Aim::Knowledge, own, _) => hand.who = own.map(|own| own.id),
            (Aim::Ruler, _, Some(at)) => hand.mode = Aim::RulerFrom(at),
            (Aim::RulerFrom(from), _, Some(to)) => {
                tapes.0.push([from, to]);
                hand.mode = Aim::Ruler;
            }
            _ => {}
        }
    }
}

/// All tapes, that in the hand among them.
pub fn ruler(battle: &Battle, hand: &Hand<PerrysHeroesWindow>, tapes: &Tapes, under: &Under) -> Drawing {
    let mut drawing = Drawing::default();
    let table = battle.table();
    let in_hand = match hand.mode {
        Aim::RulerFrom(from) => spot(&table, under).map(|to| [from, to]),
        _ => None,
    };
    for [from, to] in tapes.0.iter().copied().chain(in_hand) {
        drawing.line(&[from, to], PLAIN, false);
        let length = words::tape_leg(centimetres(Leg::new(from, to).length())).said();
        let on = |at: Point| -> Option<Figure> {
            let all = table.figures.iter();
            all.filter(|figure| figure.stands() == Some(at)).find(|figure| figure.is_there())
        };
        let gap = on(from).zip(on(to)).and_then(|(one, other)| table.gap(&one, &other));
        let text = match gap {
            Some(gap) => {
                let gap = i32::try_from(gap.in_tenths()).unwrap_or(i32::MAX);
                format!("{length}\n{}", words::tape_gap(centimetres(gap)).said())
            }
            None => length,
        };
        drawing.say(to, text, PLAIN);
    }
    drawing
}

//! What is drawn on the table besides figures.

mod clouds;

use crate::battle::{Battle, PerrysHeroesWindow};
use bevy::prelude::*;
use desk::{DeskSystems, Hand};
use measured_view::world;
use perrys_heroes::Command;
use table_view::{Line, Marks};

/// The colour of a way that is prepared.
const WAY: Color = Color::srgb(1.0, 0.87, 0.55);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(clouds::plugin);
    app.add_systems(Update, draw.in_set(DeskSystems::Show).after(DeskSystems::Tell));
}

/// The tape of the way that is prepared.
fn draw(
    battle: Option<Res<Battle>>,
    hand: Option<Res<Hand<PerrysHeroesWindow>>>,
    prepared: Option<Res<desk::Prepared<Command>>>,
    mut marks: ResMut<Marks>,
) {
    let (Some(battle), Some(_), Some(prepared)) = (battle, hand, prepared) else { return };
    let table = battle.table();
    let mut now = Marks { accents: marks.accents, ..Marks::default() };
    if let Some(Command::Move { unit, way, .. }) = prepared.orders.first()
        && let Some(from) = table.figure(*unit).and_then(|figure| figure.at)
    {
        let points = std::iter::once(from).chain(way.iter().copied()).map(world).collect();
        now.lines.push(Line { points, colour: WAY, dashed: true, cross: None });
    }
    marks.set_if_neq(now);
}

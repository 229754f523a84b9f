//! The toy's table in the view: its cloth, its soldiers, and what a click on it means.

use crate::scale::{SCALE, place, point, world};
use crate::window_box::{Battle, TinWindow};
use bevy::prelude::*;
use board_art::{CounterFace, Outfit, Palette, Picture};
use desk::{Hand, TableBox};
use table::{CounterId, Side};
use table_view::{Ground, Piece, Pieces};
use tin_soldiers::{Command, Phase, Table};

/// A click throws a grenade.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Throws(pub bool);

/// What a side's soldiers look like.
pub fn palette(side: Side) -> Palette {
    let name = ["olive", "grey"][side.index()];
    Palette::of(name).unwrap_or_else(|| unreachable!("palettes of the program have these names"))
}

/// A soldier's face.
pub fn face(side: Side) -> CounterFace {
    CounterFace::new(Picture::OneMan, Outfit::M1, palette(side))
}

/// The cloth on the table.
#[derive(Component)]
pub(crate) struct Cloth;

/// Lays the table of a new battle.
pub(crate) fn lay(battle: Option<Res<Battle>>, cloth: Query<Entity, With<Cloth>>, mut commands: Commands) {
    let Some(battle) = battle else {
        cloth.iter().for_each(|cloth| commands.entity(cloth).despawn());
        return;
    };
    if cloth.is_empty() {
        let size = battle.table().start.size;
        let bounds = Rect::from_corners(Vec2::ZERO, world(size));
        let sprite = Sprite::from_color(Color::srgb(0.33, 0.42, 0.27), bounds.size());
        commands.spawn((Cloth, sprite, Transform::from_translation(bounds.center().extend(-1.0))));
        commands.insert_resource(Ground { bounds, step: 1500.0 * SCALE, nearest: None });
    }
}

impl TableBox for TinWindow {
    type Mode = Throws;

    fn side_of(table: &Table, counter: CounterId) -> Option<Side> {
        table.soldier(counter).map(|(_, soldier)| soldier.side)
    }
    /// Who is chosen goes where is clicked, or fires at whom.
    fn meant(battle: &Battle, hand: &Hand<Self>, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Command> {
        let who = hand.who?;
        Some(match (piece, battle.table().state.phase) {
            (_, _) if hand.mode.0 => Command::Throw { who, at: point(at?) },
            (Some(at), _) => Command::Fire { who, at },
            (None, Phase::Move) => Command::Move { who, to: point(at?) },
            (None, Phase::Fire) => return None,
        })
    }
    fn is_for_places(throws: Throws) -> bool {
        throws.0
    }
    /// All soldiers that the viewer sees, who is chosen bright.
    fn pieces(battle: &Battle, hand: &Hand<Self>) -> Pieces {
        let table = battle.table();
        let seen = table.soldiers.iter().enumerate().filter(|(_, soldier)| !soldier.fallen);
        let all = seen.filter_map(|(n, soldier)| {
            Some(Piece {
                key: soldier.id,
                place: place(n, soldier.at?),
                side: Some(soldier.side),
                face: CounterFace { name: Some(soldier.id.to_string()), turned: soldier.hidden, ..face(soldier.side) }
                    .into(),
                markers: Vec::new(),
                carried_by: None,
                ready: battle.ready().contains(&soldier.id),
                spent: false,
                selected: hand.who == Some(soldier.id),
            })
        });
        Pieces { all: all.collect(), place_markers: Vec::new() }
    }
}

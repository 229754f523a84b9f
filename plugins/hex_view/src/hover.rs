//! Which hex lies under the pointer, and which was clicked.

use crate::contract::{Hover, Pointed, Scene};
use crate::space;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use hex_board::{HexId, Map};
use table_view::{InputSteps, Touched, Under, ViewSystems};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .add_message::<Pointed>()
        .add_systems(Update, tell_touches.in_set(ViewSystems::Input).after(InputSteps::Point).before(InputSteps::Ease))
        .add_systems(Update, find_hover.in_set(ViewSystems::Input).after(InputSteps::Hover));
}

/// The hex of a counter under the pointer, else the hex of the ground there.
fn hover_of(map: &Map, under: &Under) -> Hover {
    match under.card {
        Some((key, place)) => {
            let hex = u16::try_from(place.key).ok().map(HexId);
            Hover { hex, piece: Some(key), storey: place.storey, fanned: under.fanned }
        }
        None => Hover { hex: under.at.and_then(|at| space::hex_at(map, at)), ..Hover::default() },
    }
}

fn find_hover(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scene: Option<Res<Scene>>,
    under: Res<Under>,
    mut hover: ResMut<Hover>,
) {
    // Without a window somebody else, a test, says where the pointer is.
    if window.is_some() {
        hover.set_if_neq(scene.map_or_else(Hover::default, |scene| hover_of(&scene.map, &under)));
    }
}

fn tell_touches(scene: Option<Res<Scene>>, mut touched: MessageReader<Touched>, mut pointed: MessageWriter<Pointed>) {
    let Some(scene) = scene else {
        touched.clear();
        return;
    };
    for touch in touched.read() {
        match touch {
            Touched::Clicked { under, button, add, double, screen } => {
                let Hover { hex, piece, storey, fanned } = hover_of(&scene.map, under);
                pointed.write(match hex {
                    Some(hex) => Pointed::Clicked {
                        hex,
                        storey,
                        piece,
                        fanned,
                        button: *button,
                        add: *add,
                        double: *double,
                        screen: *screen,
                    },
                    None => Pointed::ClickedNothing,
                });
            }
            Touched::Dragged { piece, to } => {
                if let Some(to) = space::hex_at(&scene.map, *to) {
                    pointed.write(Pointed::Dragged { piece: *piece, to });
                }
            }
        }
    }
}

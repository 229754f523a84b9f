//! The map as the view of the table knows it: its bounds, and lines and texts of overlays as places of the world.

use crate::contract::{Corners, Overlays, Scene};
use crate::space;
use bevy::prelude::*;
use hex_board::{HexId, Map};
use table_view::{DrawSteps, Grip, Grips, Ground, InputSteps, Line, Marks};

/// How far from the lower edge of a board the middle of a hex must lie so that the number below it is on the board.
const NUMBER: f32 = 88.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .add_systems(Update, lay_ground.in_set(InputSteps::Lay))
        .add_systems(Update, (mark, lay_handles).in_set(DrawSteps::Mark));
}

/// A table that somebody else has laid stays where it is.
fn lay_ground(scene: Option<Res<Scene>>, mut laid: Local<bool>, mut commands: Commands) {
    match scene {
        Some(scene) if scene.is_changed() => {
            commands.insert_resource(Ground {
                bounds: space::room(&scene.map),
                step: space::HEX_HEIGHT,
                nearest: None,
            });
            *laid = true;
        }
        None if *laid => {
            commands.remove_resource::<Ground>();
            *laid = false;
        }
        _ => {}
    }
}

fn mark(scene: Option<Res<Scene>>, overlays: Res<Overlays>, mut marks: ResMut<Marks>) {
    let new_scene = scene.as_ref().is_some_and(|scene| scene.is_changed());
    if let Some(scene) = scene
        && (new_scene || overlays.is_changed())
    {
        marks.set_if_neq(marks_of(&scene.map, &overlays));
    }
}

fn lay_handles(scene: Option<Res<Scene>>, corners: Res<Corners>, mut grips: ResMut<Grips>) {
    let Some(scene) = scene else { return };
    if !corners.is_changed() && !scene.is_changed() {
        return;
    }
    let grip = |handle: &crate::CornerHandle| Grip {
        at: space::centre(&scene.map, handle.corner.hex),
        towards: space::world(handle.corner.towards.vertex()),
        ring: handle.corner.ring,
        state: handle.state,
        text: handle.text.clone(),
    };
    grips.set_if_neq(Grips(corners.0.iter().map(grip).collect()));
}

fn marks_of(map: &Map, overlays: &Overlays) -> Marks {
    let centre = |hex: HexId| (hex.index() < map.hexes.len()).then(|| space::centre(map, hex));
    let lines = overlays.lines.iter().map(|line| Line {
        points: line.hexes.iter().filter_map(|hex| centre(*hex)).collect(),
        colour: line.colour,
        dashed: line.dashed,
        cross: line.blocked_at.and_then(centre),
    });
    let board = space::bounds(map);
    let text = |overlay: &crate::Overlay| Some((on_board(board, centre(overlay.hex)?), overlay.text.clone()?));
    let texts = overlays.hexes.iter().filter_map(text).collect();
    Marks { lines: lines.collect(), texts, accents: overlays.accents, ..Marks::default() }
}

/// A number stands below the middle of its hex; where the edge of the board halves the hex it stands on the board all the same.
fn on_board(board: Rect, centre: Vec2) -> Vec2 {
    centre.with_y(centre.y.max(board.min.y + NUMBER))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Overlay, OverlayKind};

    #[test]
    fn marks_lie_in_the_middle_of_their_hexes_and_those_beside_the_map_nowhere() {
        let map = hex_board::sketch::map(". . .");
        let (first, none) = (HexId(0), HexId(99));
        let hexes = [first, none].map(|hex| Overlay { hex, kind: OverlayKind::Path, text: Some("3".into()) });
        let overlays = Overlays { hexes: hexes.into(), ..default() };
        let marks = marks_of(&map, &overlays);
        assert_eq!(marks.texts, [(space::centre(&map, first), "3".to_owned())]);
    }

    #[test]
    fn a_number_of_a_hex_that_the_edge_halves_stands_on_the_board() {
        let map = hex_board::sketch::map(". . .");
        let (board, centre) = (space::bounds(&map), space::centre(&map, HexId(0)));
        assert!(centre.y - board.min.y > NUMBER, "a whole hex has room below its middle");
        let halved = Vec2::new(centre.x, board.min.y);
        assert_eq!(on_board(board, centre), centre);
        let at = on_board(board, halved);
        assert!(at.y - 62.0 > board.min.y && at.x == halved.x, "{at}");
    }
}

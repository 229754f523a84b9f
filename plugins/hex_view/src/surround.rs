//! What lies beside boards whose edges halve hexes: the table again, over what marks fill of the outer halves.

use crate::contract::Scene;
use crate::space;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use hex_board::{Area, Map};
use table_view::DrawSteps;

/// Above the marks that fill hexes, below objectives and what is chosen: those are seen whole.
const DEPTH: f32 = 3.5;

#[derive(Component)]
struct Surround;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_surround.in_set(DrawSteps::Dress));
}

fn lay_surround(
    scene: Option<Res<Scene>>,
    table: Option<Res<ClearColor>>,
    laid: Query<Entity, With<Surround>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let changed = match &scene {
        Some(scene) => scene.is_changed(),
        None => !laid.is_empty(),
    };
    if !changed {
        return;
    }
    laid.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(scene) = scene.filter(|scene| scene.map.halved()) else { return };
    let mesh = meshes.add(mesh_of(&beside(&scene.map)));
    let colour = table.map_or(Color::BLACK, |table| table.0);
    let material = MeshMaterial2d(materials.add(ColorMaterial::from_color(colour)));
    commands.spawn((Surround, Mesh2d(mesh), material, Transform::from_xyz(0.0, 0.0, DEPTH)));
}

/// Rectangles of the world that cover whole hexes around the boards and nothing of the boards.
fn beside(map: &Map) -> Vec<Rect> {
    let around = space::bounds(map).inflate(space::HEX_WIDTH / 2.0);
    let areas: Vec<Rect> = map.areas().iter().map(of_area).collect();
    let cuts = |edges: fn(&Rect) -> [f32; 2]| {
        let mut cuts: Vec<f32> = areas.iter().flat_map(edges).chain(edges(&around)).collect();
        cuts.sort_by(f32::total_cmp);
        cuts.dedup();
        cuts
    };
    let (across, up) = (cuts(|rect| [rect.min.x, rect.max.x]), cuts(|rect| [rect.min.y, rect.max.y]));
    let columns = across.windows(2).flat_map(|x| up.windows(2).map(move |y| (x, y)));
    let cells = columns.map(|(x, y)| Rect::new(x[0], y[0], x[1], y[1]));
    cells.filter(|cell| !areas.iter().any(|area| area.contains(cell.center()))).collect()
}

fn of_area(area: &Area) -> Rect {
    Rect::from_corners(space::world(area.north_west), space::world(area.south_east))
}

fn mesh_of(rects: &[Rect]) -> Mesh {
    let corners = |rect: &Rect| {
        [(rect.min.x, rect.min.y), (rect.max.x, rect.min.y), (rect.max.x, rect.max.y), (rect.min.x, rect.max.y)]
    };
    let positions: Vec<[f32; 3]> = rects.iter().flat_map(corners).map(|(x, y)| [x, y, 0.0]).collect();
    let indices = (0..rects.len() as u32).flat_map(|n| [0, 1, 2, 0, 2, 3].map(|corner| 4 * n + corner)).collect();
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
#[path = "surround_test.rs"]
mod tests;

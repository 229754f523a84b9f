//! Hex lines and centre dots: one mesh over the map and a shader that draws them thin at every zoom.

use crate::contract::Scene;
use crate::space;
use bevy::asset::{RenderAssetUsages, embedded_asset};
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};
use hex_board::lattice::{COLUMN, ROW, VERTICES, hexside};
use hex_board::{Map, Point};
use table_view::{DrawSteps, View, ViewSettings};

/// Between the ground and what is marked on it.
const DEPTH: f32 = 2.0;
/// How far outer lines reach over the edge of the map, in world units.
const OVER_EDGE: f32 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct GridLook {
    shift: f32,
    ratio: f32,
    lines: f32,
    dots: f32,
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
struct GridMaterial {
    #[uniform(0)]
    look: GridLook,
}

impl Material2d for GridMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://hex_view/grid.wgsl".into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

#[derive(Component)]
struct Grid;

pub(crate) fn plugin(app: &mut App) {
    embedded_asset!(app, "grid.wgsl");
    app.add_plugins(Material2dPlugin::<GridMaterial>::default()).add_systems(Update, lay_grid.in_set(DrawSteps::Dress));
}

fn lay_grid(
    scene: Option<Res<Scene>>,
    settings: Res<ViewSettings>,
    view: Res<View>,
    grid: Query<(Entity, &MeshMaterial2d<GridMaterial>), With<Grid>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<GridMaterial>>,
    mut commands: Commands,
    mut laid: Local<Option<GridLook>>,
) {
    let Some(scene) = scene else {
        if laid.take().is_some() {
            grid.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        }
        return;
    };
    let opacity = if settings.grid { 1.0 } else { 0.0 };
    let look =
        GridLook { shift: shift(&scene.map), ratio: view.pixel_ratio, lines: 0.26 * opacity, dots: 0.35 * opacity };
    if scene.is_changed() {
        grid.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
        let mesh = meshes.add(mesh_of(&scene.map));
        let material = materials.add(GridMaterial { look });
        commands.spawn((Grid, Mesh2d(mesh), MeshMaterial2d(material), Transform::from_xyz(0.0, 0.0, DEPTH)));
    } else if *laid != Some(look) {
        for (_, material) in &grid {
            if let Some(mut material) = materials.get_mut(&material.0) {
                material.look = look;
            }
        }
    }
    *laid = Some(look);
}

/// South shift of the column at x = 0.
fn shift(map: &Map) -> f32 {
    let Some(hex) = map.hexes.first() else { return 0.0 };
    let odd_column = (hex.centre.0 / COLUMN).rem_euclid(2) * ROW / 2;
    (hex.centre.1 + odd_column).rem_euclid(ROW) as f32
}

fn mesh_of(map: &Map) -> Mesh {
    let mut shape = Shape::default();
    if map.halved() {
        for area in map.areas() {
            let (low, high) = (area.north_west, area.south_east);
            shape.polygon(&[low, Point(high.0, low.1), high, Point(low.0, high.1)]);
        }
    } else {
        for hex in &map.hexes {
            shape.polygon(&VERTICES.map(|corner| hex.centre + corner));
            for (side, _) in hex.neighbours.iter().enumerate().filter(|(_, beside)| beside.is_none()) {
                let (from, to) = hexside(side);
                let outward = (space::world(from) + space::world(to)).normalize_or_zero() * OVER_EDGE;
                let (from, to) = (space::world(hex.centre + from), space::world(hex.centre + to));
                shape.corners(&[from, to, to + outward, from + outward]);
            }
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, shape.positions)
        .with_inserted_indices(Indices::U32(shape.indices))
}

#[derive(Default)]
struct Shape {
    positions: Vec<[f32; 3]>,
    indices: Vec<u32>,
}

impl Shape {
    fn polygon(&mut self, points: &[Point]) {
        let corners: Vec<Vec2> = points.iter().map(|point| space::world(*point)).collect();
        self.corners(&corners);
    }
    /// A convex polygon as a fan of triangles.
    fn corners(&mut self, corners: &[Vec2]) {
        let first = self.positions.len() as u32;
        self.positions.extend(corners.iter().map(|corner| [corner.x, corner.y, 0.0]));
        for n in 2..corners.len() as u32 {
            self.indices.extend([first, first + n - 1, first + n]);
        }
    }
}

#[cfg(test)]
#[path = "grid_test.rs"]
mod tests;

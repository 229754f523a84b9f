//! Marked hexes: tile maps, one for each layer, over the lattice of the board.

use crate::contract::{OverlayKind, Overlays, Scene, ZonePattern};
use crate::overlay_tiles::{LAYERS, layer_of, paint_tiles, tile_of};
use crate::zones::NOBODY;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use hex_board::lattice::{COLUMN, ROW};
use hex_board::{HexId, Map, Point};
use table_view::picture::plain;
use table_view::{DrawSteps, View, ViewSettings};

/// Depth of the lowest layer; the others follow above.
const DEPTH: f32 = 3.0;
/// Tile widths in pixels.
const WIDTHS: [u32; 4] = [60, 120, 240, 480];

/// How the tile maps lie on the lattice: tile (0, 0) and the number of tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    /// The lattice point of tile (0, 0): the south-west corner.
    origin: Point,
    size: TilemapSize,
}

impl Frame {
    fn of(map: &Map) -> Option<Self> {
        let centres = || map.hexes.iter().map(|hex| hex.centre);
        let (west, east) = (centres().map(|p| p.0).min()?, centres().map(|p| p.0).max()?);
        let (north, south) = (centres().map(|p| p.1).min()?, centres().map(|p| p.1).max()?);
        let first = map.hexes.first()?.centre;
        // Tile columns 1, 3, .. lie half a hex further north than 0, 2, ..; rows count northwards.
        let shift = ((first.0 - west) / COLUMN).rem_euclid(2) * ROW / 2;
        let row_line = (first.1 + shift).rem_euclid(ROW);
        let below = (row_line - south).rem_euclid(ROW);
        let origin = Point(west, south + below);
        let columns = (east - west) / COLUMN + 1;
        let rows = (origin.1 - north) / ROW + 1;
        Some(Self { origin, size: TilemapSize::new(columns.max(1) as u32, rows.max(1) as u32) })
    }

    fn tile(&self, centre: Point) -> TilePos {
        let column = (centre.0 - self.origin.0) / COLUMN;
        let shift = column.rem_euclid(2) * ROW / 2;
        let row = (self.origin.1 - centre.1 - shift) / ROW;
        TilePos::new(column.max(0) as u32, row.max(0) as u32)
    }
}

/// What stands in one hex of one layer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mark {
    tile: u32,
    colour: Color,
}

/// The tile maps on the board.
#[derive(Resource, Default)]
struct Layers {
    frame: Option<Frame>,
    width: usize,
    colour_safe: bool,
    textures: [Option<Handle<Image>>; WIDTHS.len()],
    maps: [Option<Entity>; LAYERS],
    marks: HashMap<(usize, HexId), (Mark, Entity)>,
}

pub(crate) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<TilemapPlugin>() {
        app.add_plugins(TilemapPlugin);
    }
    app.init_resource::<Layers>().add_systems(Update, mark_hexes.in_set(DrawSteps::Dress));
}

fn mark_hexes(
    scene: Option<Res<Scene>>,
    overlays: Res<Overlays>,
    view: Res<View>,
    settings: Res<ViewSettings>,
    mut layers: ResMut<Layers>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let width = WIDTHS
        .iter()
        .position(|width| *width as f32 >= view.physical_pixels_per_place() * 0.9)
        .unwrap_or(WIDTHS.len() - 1);
    let new_scene = scene.as_ref().map(|scene| scene.is_changed()).unwrap_or(layers.frame.is_some());
    let other_inks = layers.colour_safe != settings.colour_safe;
    if !overlays.is_changed() && !new_scene && layers.width == width && !other_inks {
        return;
    }
    let layers = &mut *layers;
    if other_inks {
        layers.colour_safe = settings.colour_safe;
        layers.textures = default();
    }
    if new_scene || layers.width != width || other_inks {
        layers.marks.drain().for_each(|(_, (_, entity))| commands.entity(entity).despawn());
        layers.maps.iter_mut().filter_map(Option::take).for_each(|map| commands.entity(map).despawn());
        layers.width = width;
        layers.frame = scene.as_ref().and_then(|scene| Frame::of(&scene.map));
    }
    let (Some(scene), Some(frame)) = (scene, layers.frame) else { return };
    let wanted = marks(&overlays, &scene.map);
    layers.marks.retain(|key, (_, entity)| {
        let stays = wanted.contains_key(key);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (key, mark) in wanted {
        match layers.marks.get_mut(&key) {
            Some((old, _)) if *old == mark => {}
            Some((old, entity)) => {
                commands.entity(*entity).insert((TileTextureIndex(mark.tile), TileColor(mark.colour)));
                *old = mark;
            }
            None => {
                let texture = layers.textures[width]
                    .get_or_insert_with(|| images.add(plain(&paint_tiles(WIDTHS[width], layers.colour_safe))));
                let map = *layers.maps[key.0]
                    .get_or_insert_with(|| commands.spawn(tile_map(frame, WIDTHS[width], texture.clone(), key.0)).id());
                let tile = TileBundle {
                    position: frame.tile(scene.map.at(key.1).centre),
                    texture_index: TileTextureIndex(mark.tile),
                    tilemap_id: TilemapId(map),
                    color: TileColor(mark.colour),
                    ..default()
                };
                layers.marks.insert(key, (mark, commands.spawn(tile).id()));
            }
        }
    }
}

/// What stands where; of two marks in one place the later one.
fn marks(overlays: &Overlays, map: &Map) -> HashMap<(usize, HexId), Mark> {
    let colour = |kind: OverlayKind| match kind {
        OverlayKind::Objective(pattern) => match pattern {
            ZonePattern::Nobody => NOBODY,
            ZonePattern::First => overlays.accents[0],
            ZonePattern::Second => overlays.accents[1],
        },
        OverlayKind::Heat(parts) => heat(parts),
        _ => Color::WHITE,
    };
    let on_map = overlays.hexes.iter().filter(|overlay| overlay.hex.index() < map.hexes.len());
    on_map
        .filter_map(|overlay| {
            let mark = Mark { tile: tile_of(overlay.kind)?, colour: colour(overlay.kind) };
            Some(((layer_of(overlay.kind), overlay.hex), mark))
        })
        .collect()
}

/// The colour of so many parts of 36 ([`OverlayKind::Heat`]): from pale yellow to deep red, and never so thick that the ground is lost.
pub fn heat(parts: u8) -> Color {
    let part = (f32::from(parts.min(36)) / 36.0).sqrt();
    Color::srgb(1.0, 0.84, 0.35).mix(&Color::srgb(0.80, 0.10, 0.06), part).with_alpha(0.34 + 0.30 * part)
}

/// A tile map whose tiles are `width` pixels wide and shrunk to the lattice: its grid of columns three quarters of a tile apart is ours.
fn tile_map(frame: Frame, width: u32, texture: Handle<Image>, layer: usize) -> TilemapBundle {
    let (across, down) = (width as f32, (width * 208 / 240) as f32);
    let place = crate::space::world(frame.origin).extend(DEPTH + layer as f32 * 0.2);
    TilemapBundle {
        grid_size: TilemapGridSize::new(across, down),
        tile_size: TilemapTileSize::new(across, down),
        size: frame.size,
        map_type: TilemapType::Hexagon(HexCoordSystem::ColumnOdd),
        texture: TilemapTexture::Single(texture),
        storage: TileStorage::empty(frame.size),
        transform: Transform::from_translation(place).with_scale(Vec3::new(240.0 / across, 208.0 / down, 1.0)),
        ..default()
    }
}

#[cfg(test)]
#[path = "overlays_test.rs"]
mod tests;

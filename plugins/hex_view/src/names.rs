//! Hex names: one mesh of letters, painted in the very size in which they stand on the screen.

use crate::contract::Scene;
use crate::space;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use board_art::{Align, draw_text_with_halo, fonts, text_width};
use hex_board::Map;
use table_view::picture::plain;
use table_view::{DrawSteps, View, ViewSettings};
use tiny_skia::{Color as Ink, Pixmap};

const DEPTH: f32 = 2.1;
const LETTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/// Pixels per hex at which names are gone, and at which they are fully there.
const FADE: (f32, f32) = (30.0, 45.0);
/// Clear pixels around each letter.
const PAD: f32 = 2.0;

/// All letters side by side, and how wide each is.
struct Type {
    size_px: u32,
    width: f32,
    height: f32,
    /// Left edge and advance of each letter, in pixels.
    letters: Vec<(f32, f32)>,
}

impl Type {
    fn set(size_px: u32) -> (Self, Pixmap) {
        let size = size_px as f32;
        let font = &fonts().figures;
        let mut left = PAD;
        let letters: Vec<(f32, f32)> = LETTERS
            .chars()
            .map(|letter| {
                let advance = text_width(font, letter.encode_utf8(&mut [0; 4]), size);
                let at = left.ceil();
                left = at + advance + 2.0 * PAD;
                (at, advance)
            })
            .collect();
        let (width, height) = (left.ceil() as u32 + 2, (size * 0.72).ceil() as u32 + 2 * PAD as u32);
        let mut pixmap =
            Pixmap::new(width, height).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
        let (ink, halo) = (Ink::from_rgba8(12, 12, 8, 255), Ink::from_rgba8(236, 232, 210, 70));
        for (letter, (at, _)) in LETTERS.chars().zip(&letters) {
            let base = height as f32 - PAD;
            let text = letter.to_string();
            draw_text_with_halo(&mut pixmap, font, &text, *at, base, size, ink, Align::Left, halo, 1.0);
        }
        (Self { size_px, width: width as f32, height: height as f32, letters }, pixmap)
    }
}

#[derive(Component)]
struct Names;

/// What the mesh on the screen was built for.
#[derive(Default)]
struct Laid {
    letters: Option<Type>,
    pixel: f32,
    alpha: f32,
    texture: Handle<Image>,
    parts: Option<(Entity, Handle<Mesh>, Handle<ColorMaterial>)>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_names.in_set(DrawSteps::Dress));
}

fn lay_names(
    scene: Option<Res<Scene>>,
    settings: Res<ViewSettings>,
    view: Res<View>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
    mut laid: Local<Laid>,
) {
    let pixels_per_hex = view.pixels_per_place();
    let alpha =
        if settings.names { 0.85 * ((pixels_per_hex - FADE.0) / (FADE.1 - FADE.0)).clamp(0.0, 1.0) } else { 0.0 };
    let new_scene = scene.as_ref().is_some_and(|scene| scene.is_changed());
    let Some(scene) = scene.filter(|_| alpha > 0.0) else {
        if let Some((entity, ..)) = laid.parts.take() {
            commands.entity(entity).despawn();
        }
        return;
    };
    let size_px = ((pixels_per_hex * 0.125).clamp(10.0, 18.0) * view.pixel_ratio).round().max(1.0) as u32;
    let new_type = laid.letters.as_ref().is_none_or(|letters| letters.size_px != size_px);
    if new_type {
        let (letters, pixmap) = Type::set(size_px);
        laid.texture = images.add(plain(&pixmap));
        laid.letters = Some(letters);
    }
    let pixel = view.scale() / view.pixel_ratio;
    let moved = (laid.pixel / pixel - 1.0).abs() > 0.004;
    if !new_scene && !new_type && !moved && laid.alpha == alpha && laid.parts.is_some() {
        return;
    }
    (laid.pixel, laid.alpha) = (pixel, alpha);
    let Some(letters) = &laid.letters else { return };
    let mesh = mesh_of(&scene.map, letters, pixel);
    let material = ColorMaterial {
        color: Color::WHITE.with_alpha(alpha),
        texture: Some(laid.texture.clone()),
        alpha_mode: AlphaMode2d::Blend,
        ..default()
    };
    match &laid.parts {
        // Only a new scene can leave parts whose assets are gone; then insertion fails and they are made anew below.
        Some((_, mesh_handle, material_handle))
            if meshes.insert(mesh_handle, mesh.clone()).is_ok()
                && materials.insert(material_handle, material.clone()).is_ok() => {}
        _ => {
            let (mesh, material) = (meshes.add(mesh), materials.add(material));
            let place = Transform::from_xyz(0.0, 0.0, DEPTH);
            let parts = (Names, Mesh2d(mesh.clone()), MeshMaterial2d(material.clone()), place);
            laid.parts = Some((commands.spawn(parts).id(), mesh, material));
        }
    }
}

/// A quad for every letter; `pixel` is the size of a pixel of the screen in world units.
fn mesh_of(map: &Map, letters: &Type, pixel: f32) -> Mesh {
    let (mut positions, mut uvs, mut indices) = (Vec::new(), Vec::new(), Vec::<u32>::new());
    let bounds = space::bounds(map);
    for hex in &map.hexes {
        let Some(name) = hex.names.first() else { continue };
        let text = name.to_string();
        let glyphs = || text.chars().filter_map(|letter| LETTERS.find(letter).map(|n| letters.letters[n]));
        let width: f32 = glyphs().map(|(_, advance)| advance).sum();
        let centre = space::world(hex.centre);
        // The northern half of a hex may lie beyond the edge of the map; then the name stands below its dot.
        let top = if centre.y + 60.0 > bounds.max.y { centre.y - 14.0 } else { centre.y + 101.0 - 2.0 * pixel };
        let left = (centre.x - width * pixel / 2.0)
            .clamp(bounds.min.x + 2.0 * pixel, (bounds.max.x - (width + 2.0) * pixel).max(bounds.min.x + 2.0 * pixel));
        let mut pen = left;
        for (at, advance) in glyphs() {
            let first = positions.len() as u32;
            let (low, high) = (at - PAD / 2.0, at + advance + PAD / 2.0);
            for (x, u) in [(pen - PAD / 2.0 * pixel, low), (pen + (advance + PAD / 2.0) * pixel, high)] {
                for (y, v) in [(top, 0.0), (top - letters.height * pixel, 1.0)] {
                    positions.push([x, y, 0.0]);
                    uvs.push([u / letters.width, v]);
                }
            }
            indices.extend([first, first + 1, first + 2, first + 2, first + 1, first + 3]);
            pen += advance * pixel;
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

#[cfg(test)]
#[path = "names_test.rs"]
mod tests;

//! Parts of the ground in colour: what can be reached, what is seen, where something may come down. A shade is a raster of cells, each
//! in one of a few inks, drawn as one picture above the ground and below all counters.

use crate::DrawSteps;
use crate::picture::texels;
use bevy::prelude::*;
use std::sync::Arc;

/// Above the ground, below counters.
pub(crate) const DEPTH: f32 = 4.0;
/// From shade to shade.
const DEPTH_STEP: f32 = 0.01;

/// A raster in colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Shade {
    /// What of the world it covers.
    pub bounds: Rect,
    /// Cells from west to east.
    pub columns: u32,
    /// The cells, row by row from the north: 0 is bare, `n` has the `n`th ink.
    pub cells: Arc<[u8]>,
    /// The inks, with how much they cover.
    pub inks: Vec<Srgba>,
}

/// All shades, the lowest first. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shades(pub Vec<Shade>);

/// The picture of a shade.
#[derive(Component)]
struct Drawn;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shades>().add_systems(Update, draw.in_set(DrawSteps::Dress));
}

fn draw(
    shades: Res<Shades>,
    drawn: Query<Entity, With<Drawn>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    if !shades.is_changed() {
        return;
    }
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    for (n, shade) in shades.0.iter().enumerate() {
        let (columns, rows) = (shade.columns, shade.cells.len() as u32 / shade.columns.max(1));
        if columns == 0 || rows == 0 {
            continue;
        }
        let image = images.add(texels(columns, rows, inked(shade, columns as usize, rows as usize)));
        let sprite = Sprite { image, custom_size: Some(shade.bounds.size()), ..default() };
        let depth = DEPTH + n as f32 * DEPTH_STEP;
        commands.spawn((Drawn, sprite, Transform::from_translation(shade.bounds.center().extend(depth))));
    }
}

/// The shade's colours, cell by cell. A bare cell has the colour of a neighbour and covers nothing, so that edges, which are smooth,
/// stay clean.
fn inked(shade: &Shade, columns: usize, rows: usize) -> Vec<u8> {
    let ink = |cell: u8| match cell {
        0 => None,
        n => shade.inks.get(usize::from(n) - 1).map(|ink| ink.to_u8_array()),
    };
    let near = |x: usize, y: usize| {
        let down = y.saturating_sub(1)..(y + 2).min(rows);
        down.flat_map(|y| (x.saturating_sub(1)..(x + 2).min(columns)).map(move |x| y * columns + x))
            .find_map(|n| ink(shade.cells[n]))
            .map_or([0; 4], |[red, green, blue, _]| [red, green, blue, 0])
    };
    (0..columns * rows).flat_map(|n| ink(shade.cells[n]).unwrap_or_else(|| near(n % columns, n / columns))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_cell_beside_a_shade_has_its_colour_and_covers_nothing() {
        let ink = Srgba::new(1.0, 0.0, 0.0, 0.5);
        let cells: Arc<[u8]> = Arc::from([1, 0, 0, 0, 0, 0].as_slice());
        let shade = Shade { bounds: Rect::default(), columns: 3, cells, inks: vec![ink] };
        let pixels = inked(&shade, 3, 2);
        assert_eq!(pixels[0..4], [255, 0, 0, 128]);
        assert_eq!(pixels[4..8], [255, 0, 0, 0]);
        assert_eq!(pixels[8..12], [0; 4]);
    }
}

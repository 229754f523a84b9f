//! The hexes of a map over the table, on request: thin lines on the ground, below all bodies.

use crate::laid::Laid;
use crate::scale::world;
use bevy::prelude::*;
use measured_table::Point;
use measured_table::shapes::{Bounds, TacticalHex};
use std::collections::BTreeSet;
use table_view::strokes::{Strokes, brush_in};
use table_view::{DrawSteps, View, ViewSettings};

/// Above the ground and its shades, below markers and bodies.
const DEPTH: f32 = 5.5;
/// Width of a line and of what it stands out by, in logical pixels.
const WIDTH: f32 = 1.4;
const CASING: f32 = 3.4;
const INK: Color = Color::srgba(1.0, 0.98, 0.90, 0.55);
const DARK: Color = Color::srgba(0.06, 0.08, 0.05, 0.28);
/// Width of the dot in the middle of a hex.
const DOT: f32 = 4.0;

#[derive(Component)]
struct DrawnHexes;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(DrawSteps::Dress));
}

/// For what the lines are drawn: none, or world units to a pixel.
type Drawn = Option<f32>;

fn draw(
    laid: Option<Res<Laid>>,
    settings: Res<ViewSettings>,
    view: Res<View>,
    drawn: Query<Entity, With<DrawnHexes>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    (mut brush, mut was): (Local<Option<Handle<ColorMaterial>>>, Local<Drawn>),
) {
    let anew = laid.as_ref().is_some_and(Res::is_changed);
    let now = laid.as_ref().filter(|_| settings.map_hexes).map(|_| view.scale());
    if *was == now && !(anew && now.is_some()) {
        return;
    }
    *was = now;
    drawn.iter().for_each(|lines| commands.entity(lines).despawn());
    let (Some(laid), Some(pixel)) = (laid, now) else { return };
    let mut strokes = Strokes::new(pixel);
    let (bounds, origin) = (laid.ground.bounds, laid.ground.hexes_from);
    let all = hexes(bounds, origin);
    let sides: BTreeSet<Side> = all.iter().flat_map(|hex| sides(*hex, origin)).collect();
    for (width, colour) in [(CASING, DARK), (WIDTH, INK)] {
        for [from, to] in &sides {
            strokes.band(world(Point::new(from.0, from.1)), world(Point::new(to.0, to.1)), width, colour);
        }
    }
    all.iter().for_each(|hex| strokes.disc(world(hex.centre(origin)), DOT, INK));
    let brush = brush.get_or_insert_with(|| brush_in(&mut images, &mut materials)).clone();
    let mesh = meshes.add(strokes.mesh());
    commands.spawn((DrawnHexes, Mesh2d(mesh), MeshMaterial2d(brush), Transform::from_xyz(0.0, 0.0, DEPTH)));
}

/// The hexes whose middle lies on the table.
fn hexes(bounds: Bounds, origin: Point) -> Vec<TacticalHex> {
    let Bounds { least, most } = bounds;
    let corners = [least, most, Point::new(least.x, most.y), Point::new(most.x, least.y)]
        .map(|corner| TacticalHex::at(origin, corner));
    let ends = |of: fn(&TacticalHex) -> i32| {
        let all = corners.iter().map(of);
        (all.clone().min().unwrap_or(0) - 1)..=(all.max().unwrap_or(0) + 1)
    };
    let rows = ends(|hex| hex.r);
    let all = ends(|hex| hex.q).flat_map(|q| rows.clone().map(move |r| TacticalHex::new(q, r)));
    all.filter(|hex| bounds.holds(hex.centre(origin))).collect()
}

/// From corner to corner; of two hexes that meet it is the same.
type Side = [(i32, i32); 2];

fn sides(hex: TacticalHex, origin: Point) -> [Side; 6] {
    let corners = hex.corners(origin).map(|corner| (corner.x, corner.y));
    [0, 1, 2, 3, 4, 5].map(|n: usize| {
        let mut side = [corners[n], corners[(n + 1) % 6]];
        side.sort_unstable();
        side
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hexes_cover_the_table_and_no_side_is_drawn_twice() {
        let bounds = Bounds { least: Point::new(0, 0), most: Point::new(18_000, 12_000) };
        let origin = Point::new(500, 500);
        let all = hexes(bounds, origin);
        // A hex of 10 cm across has 86.6 cm²: as many fit a table of 180 by 120 cm, but for its edge.
        assert!((230..=275).contains(&all.len()), "{}", all.len());
        assert!(all.contains(&TacticalHex::at(origin, Point::new(9_000, 6_000))));
        let one: BTreeSet<Side> = all.iter().flat_map(|hex| sides(*hex, origin)).collect();
        assert!(one.len() < all.len() * 4, "{} sides of {} hexes", one.len(), all.len());
    }
}

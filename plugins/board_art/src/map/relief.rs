//! Smooth surfaces over the hexes: hill levels with soft contours, and wide water.

use super::shape::{Bounds, Vec2, vec2};
use crate::noise::floor;

/// Between two values of a surface over hexes.
const CELL: f32 = 24.0;

/// Values on a lattice, smoothed into a surface. Over hexes its contours follow the hexsides in a soft curve.
#[derive(Clone, Debug)]
pub(super) struct Surface {
    /// Between two values.
    cell: f32,
    origin: Vec2,
    columns: i32,
    rows: i32,
    values: Vec<f32>,
    /// The value of cells around which nothing changes.
    level: Vec<Option<f32>>,
}

impl Surface {
    /// Of the nearest of these places, each with its value; `softness` is how many cells far the smoothing reaches.
    pub fn around(places: &[(Vec2, f32)], bounds: Bounds, softness: usize) -> Self {
        let (origin, columns, rows) = lattice(bounds, CELL);
        let mut nearest = vec![(f32::MAX, 0.0f32); (columns * rows) as usize];
        for &(centre, value) in places {
            let reach = 13;
            let (cx, cy) =
                (((centre.x - origin.x) / CELL).round() as i32, ((centre.y - origin.y) / CELL).round() as i32);
            for y in (cy - reach).max(0)..(cy + reach + 1).min(rows) {
                for x in (cx - reach).max(0)..(cx + reach + 1).min(columns) {
                    let away = origin + vec2(x as f32 * CELL, y as f32 * CELL) - centre;
                    let slot = &mut nearest[(y * columns + x) as usize];
                    if away.dot(away) < slot.0 {
                        *slot = (away.dot(away), value);
                    }
                }
            }
        }
        let values = nearest.into_iter().map(|slot| slot.1).collect();
        Self::smoothed(CELL, (origin, columns, rows), values, softness)
    }

    /// Of a function, asked at every `cell`.
    pub fn of(bounds: Bounds, cell: f32, softness: usize, value: impl Fn(Vec2) -> f32) -> Self {
        let (origin, columns, rows) = lattice(bounds, cell);
        let at = |n: i32| value(origin + vec2((n % columns) as f32 * cell, (n / columns) as f32 * cell));
        Self::smoothed(cell, (origin, columns, rows), (0..columns * rows).map(at).collect(), softness)
    }

    fn smoothed(cell: f32, (origin, columns, rows): (Vec2, i32, i32), mut values: Vec<f32>, softness: usize) -> Self {
        for _pass in 0..2 {
            values = averaged(&values, columns, rows, softness as i32, (1, 0));
            values = averaged(&values, columns, rows, softness as i32, (0, 1));
        }
        let level = (0..columns * rows)
            .map(|n| {
                let (x, y) = (n % columns, n / columns);
                let here = values[n as usize];
                let same = (-2..=2).all(|dy| {
                    (-2..=2).all(|dx| {
                        let (x, y) = ((x + dx).clamp(0, columns - 1), (y + dy).clamp(0, rows - 1));
                        (values[(y * columns + x) as usize] - here).abs() < 1e-4
                    })
                });
                same.then_some(here)
            })
            .collect();
        Self { cell, origin, columns, rows, values, level }
    }

    /// The value where nothing changes near a place.
    #[inline]
    pub fn flat(&self, at: Vec2) -> Option<f32> {
        let x = floor((at.x - self.origin.x) / self.cell + 0.5).clamp(0, self.columns - 1);
        let y = floor((at.y - self.origin.y) / self.cell + 0.5).clamp(0, self.rows - 1);
        self.level[(y * self.columns + x) as usize]
    }

    /// The surface, a quadratic spline, at a place.
    pub fn at(&self, at: Vec2) -> f32 {
        self.slope(at).0
    }

    /// The surface and its steepest way up, for each unit of the map.
    #[inline]
    pub fn slope(&self, at: Vec2) -> (f32, Vec2) {
        let (x, y) = ((at.x - self.origin.x) / self.cell, (at.y - self.origin.y) / self.cell);
        let (nx, ny) = (floor(x + 0.5), floor(y + 0.5));
        let (tx, ty) = (x - nx as f32, y - ny as f32);
        let (wx, wy) = (weights(tx), weights(ty));
        let (dx, dy) = (weight_slopes(tx), weight_slopes(ty));
        let (mut sum, mut way) = (0.0, vec2(0.0, 0.0));
        for row in 0..3 {
            let start = (ny + row as i32 - 1).clamp(0, self.rows - 1) * self.columns;
            let (mut along, mut rise) = (0.0, 0.0);
            for column in 0..3 {
                let value = self.values[(start + (nx + column as i32 - 1).clamp(0, self.columns - 1)) as usize];
                along += value * wx[column];
                rise += value * dx[column];
            }
            sum += along * wy[row];
            way = way + vec2(rise * wy[row], along * dy[row]);
        }
        (sum, way * (1.0 / self.cell))
    }
}

/// Where a lattice over a box and a little around it begins, and how many columns and rows it has.
fn lattice(bounds: Bounds, cell: f32) -> (Vec2, i32, i32) {
    let bounds = bounds.grown(cell * 6.0);
    let origin = bounds.low;
    let columns = ((bounds.high.x - origin.x) / cell).ceil() as i32 + 1;
    let rows = ((bounds.high.y - origin.y) / cell).ceil() as i32 + 1;
    (origin, columns, rows)
}

fn weights(t: f32) -> [f32; 3] {
    [0.5 * (0.5 - t) * (0.5 - t), 0.75 - t * t, 0.5 * (0.5 + t) * (0.5 + t)]
}

fn weight_slopes(t: f32) -> [f32; 3] {
    [t - 0.5, -2.0 * t, t + 0.5]
}

fn averaged(values: &[f32], columns: i32, rows: i32, reach: i32, way: (i32, i32)) -> Vec<f32> {
    let mut smooth = Vec::with_capacity(values.len());
    for y in 0..rows {
        for x in 0..columns {
            let mut sum = 0.0;
            for n in -reach..=reach {
                let (x, y) = ((x + way.0 * n).clamp(0, columns - 1), (y + way.1 * n).clamp(0, rows - 1));
                sum += values[(y * columns + x) as usize];
            }
            smooth.push(sum / (2 * reach + 1) as f32);
        }
    }
    smooth
}

//! The ground of a table as it is painted: frame and all, in the light of its hour.

use crate::laid::Laid;
use crate::scale::{length, world};
use bevy::prelude::*;
use board_art::Pixmap;
use board_art::map::{Hour, PixelBox, TablePainter};
use measured_table::Point;
use measured_table::numbers::CM;
use std::sync::{Arc, OnceLock};
use table_view::{Alarm, DrawSteps, PaintedGround, PaintsGround};

/// Pixels to a centimetre, level by level. The first shows a whole table; a base is 160 wide at the last.
pub(crate) const LEVELS: [u8; 4] = [8, 16, 32, 64];

/// A painter that is made in a task, for all who need it.
pub(crate) type Shared = Arc<OnceLock<TablePainter>>;

/// The painter of the table that is laid, and its number among the grounds.
#[derive(Resource, Default)]
pub(crate) struct Painter {
    pub(crate) shared: Shared,
    lies: Option<u64>,
}

/// World units to a centimetre.
fn centimetre() -> f32 {
    length(CM)
}

/// Where pixels of a picture at so many pixels to a centimetre lie in the world.
pub(crate) fn rect(pixels: PixelBox, pixels_per_cm: f32) -> Rect {
    let unit = centimetre() / pixels_per_cm;
    let low = Vec2::new(pixels.left as f32, -(pixels.top as f32)) * unit;
    Rect::from_corners(low, low + Vec2::new(pixels.width as f32, -(pixels.height as f32)) * unit)
}

/// Paints a table.
struct OfTable {
    painter: Shared,
    region: Rect,
    levels: [f32; 4],
    hour: Hour,
}

impl OfTable {
    fn new(laid: &Laid, painter: Shared) -> Self {
        let (bounds, frame) = (laid.ground.bounds, TablePainter::FRAME);
        let beyond = |at: Point, by: i32| world(Point::new(at.x + by, at.y + by));
        let region = Rect::from_corners(beyond(bounds.least, -frame), beyond(bounds.most, frame));
        Self { painter, region, levels: LEVELS.map(|level| f32::from(level) / centimetre()), hour: laid.hour }
    }
}

impl PaintsGround for OfTable {
    fn region(&self) -> Rect {
        self.region
    }
    fn levels(&self) -> &[f32] {
        &self.levels
    }
    fn paint(&self, pixels: PixelBox, pixels_per_unit: f32) -> Pixmap {
        // Whole pixels to a centimetre, so that stamps are made once for a level.
        let scale = (pixels_per_unit * centimetre()).round();
        let painted = self.painter.get().map(|painter| painter.paint(pixels, scale));
        let mut picture =
            painted.or_else(|| Pixmap::new(1, 1)).unwrap_or_else(|| unreachable!("one pixel always fits"));
        self.hour.grade(&mut picture);
        picture
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Painter>().add_systems(Update, lay.in_set(DrawSteps::Mark));
}

fn lay(laid: Option<Res<Laid>>, alarm: Res<Alarm>, mut painter: ResMut<Painter>, mut ground: ResMut<PaintedGround>) {
    match laid {
        Some(laid) if laid.is_changed() => {
            let (shared, laid) = (Shared::default(), laid.clone());
            painter.shared = Arc::clone(&shared);
            painter.lies = Some(ground.lay(&alarm, move || {
                shared.get_or_init(|| TablePainter::new(&laid.ground, &laid.kinds));
                Arc::new(OfTable::new(&laid, shared))
            }));
        }
        Some(_) => {}
        None => {
            if let Some(lies) = painter.lies.take() {
                painter.shared = Shared::default();
                ground.take_away(lies);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_twice_the_pixels_of_the_one_before_and_a_base_is_160_wide_at_the_last() {
        for pair in LEVELS.windows(2) {
            assert_eq!(pair[1], 2 * pair[0]);
        }
        assert_eq!(i32::from(LEVELS[3]) * 250 / CM, 160);
    }

    #[test]
    fn pixels_lie_in_the_world_where_their_points_do() {
        let (from, to) = (Point::new(1_000, 2_000), Point::new(3_000, 2_500));
        let pixels = TablePainter::pixels(from, to, 16.0);
        let rect = rect(pixels, 16.0);
        let expected = Rect::from_corners(world(from), world(to));
        assert!(rect.min.distance(expected.min) < 0.5 && rect.max.distance(expected.max) < 0.5, "{rect:?}");
    }
}

//! A map of hexes as the menu's picture.

use super::Ground;
use board_art::Pixmap;
use board_art::map::{HEX_WIDTH, MapPainter};
use hex_board::Map;

impl Ground for Map {
    fn form(&self) -> f32 {
        let (low, high) = self.bounds();
        (high.1 - low.1).max(1) as f32 / (high.0 - low.0).max(1) as f32
    }
    fn paint(&self, width: u32) -> Pixmap {
        let painter = MapPainter::new(self);
        let (low, high) = painter.region();
        let units = (high.0 - low.0).max(1) as f32;
        painter.paint((low, high), width.max(1) as f32 * HEX_WIDTH / units)
    }
}

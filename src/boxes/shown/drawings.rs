//! The drawings of vehicles, which all games share.

use board_art::{DRAWINGS, Drawings, draw_vehicles_as};
use play::library;
use scenario_files::Report;
use std::path::Path;

/// Reads them, once for all games. A file that cannot be used is told of by `hedgerow check`; vehicles are plain hulls then.
pub(super) fn read(data: &Path) {
    let drawings = library::read::<Drawings>(&data.join(DRAWINGS), &mut Report::new());
    draw_vehicles_as(drawings.map(|read| read.value).unwrap_or_default());
}

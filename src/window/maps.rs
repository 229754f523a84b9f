//! Pictures of maps for the menu: painted beside the game, for the pixels that they cover, and kept.

use bevy::prelude::*;
use bevy_egui::egui;
use board_art::map::{HEX_WIDTH, MapPainter, PixelBox};
use board_art::{Pixmap, softened};
use board_view::{Alarm, Studio};
use hex_board::Map;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    /// In a list.
    Row,
    /// On the page of a scenario.
    Page,
}

/// A picture that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Wanted {
    /// A scenario's map, so many pixels wide.
    Map(PathBuf, Use, u32),
    /// Behind everything.
    Backdrop,
}

/// The pictures painted so far and those under way.
#[derive(Resource, Default)]
pub struct MapPictures {
    studio: Studio<Wanted, egui::ColorImage>,
    held: BTreeMap<(PathBuf, Use), (u32, egui::TextureHandle)>,
    backdrop: Option<egui::TextureHandle>,
}

/// Pictures that are painted at the same time.
const AT_ONCE: usize = 2;

impl MapPictures {
    /// True while something is painted.
    pub fn is_busy(&self) -> bool {
        !self.studio.is_empty()
    }

    /// The picture of a scenario's map `width` pixels wide; until it is painted, what there is of it.
    pub fn map(
        &mut self,
        alarm: &Alarm,
        path: &Path,
        place: Use,
        width: u32,
        map: &Arc<Map>,
    ) -> Option<egui::TextureHandle> {
        let held = self.held.get(&(path.to_path_buf(), place));
        let wanted = Wanted::Map(path.to_path_buf(), place, width);
        if held.is_none_or(|(painted, _)| *painted != width) && self.studio.len() < AT_ONCE {
            let map = Arc::clone(map);
            self.studio.begin(wanted, alarm, move || image(&whole(&map, width)));
        }
        held.map(|(_, texture)| texture.clone())
    }

    /// The largest picture of a scenario's map that has been painted.
    pub fn painted(&self, path: &Path) -> Option<&egui::TextureHandle> {
        let of = |place| self.held.get(&(path.to_path_buf(), place)).map(|(_, texture)| texture);
        of(Use::Page).or_else(|| of(Use::Row))
    }

    /// The country behind the menu.
    pub fn backdrop(&self) -> Option<&egui::TextureHandle> {
        self.backdrop.as_ref()
    }

    /// Has the country behind the menu painted, once.
    pub fn paint_backdrop(&mut self, alarm: &Alarm, map: &Arc<Map>) {
        if self.backdrop.is_none() {
            let map = Arc::clone(map);
            self.studio.begin(Wanted::Backdrop, alarm, move || image(&landscape(&map)));
        }
    }

    /// Takes what has been painted.
    pub fn collect(&mut self, ctx: &egui::Context) {
        for (wanted, image) in self.studio.collect() {
            let texture = |name: &str| ctx.load_texture(name, image.clone(), egui::TextureOptions::LINEAR);
            match wanted {
                Wanted::Backdrop => self.backdrop = Some(texture("backdrop")),
                Wanted::Map(path, place, width) => {
                    let name = path.display().to_string();
                    self.held.insert((path, place), (width, texture(&name)));
                }
            }
        }
    }
}

fn image(painted: &Pixmap) -> egui::ColorImage {
    let size = [painted.width() as usize, painted.height() as usize];
    egui::ColorImage::from_rgba_premultiplied(size, painted.data())
}

/// A whole map, so many pixels wide.
fn whole(map: &Map, width: u32) -> Pixmap {
    let painter = MapPainter::new(map);
    let (low, high) = painter.region();
    let units = (high.0 - low.0).max(1) as f32;
    painter.paint((low, high), width.max(1) as f32 * HEX_WIDTH / units)
}

/// Pixels per hex of the picture behind the menu, the most that are painted of a map, and how far it is out of focus.
const LANDSCAPE: (f32, u32, u32, usize) = (62.0, 1280, 720, 4);

/// The middle of a map in soft focus, near enough to guess its hedges and roofs.
fn landscape(map: &Map) -> Pixmap {
    let painter = MapPainter::new(map);
    let (pixels_per_hex, width, height, radius) = LANDSCAPE;
    let whole = PixelBox::new(painter.region(), pixels_per_hex);
    let (width, height) = (width.min(whole.width), height.min(whole.height));
    let left = whole.left + (whole.width - width) as i32 / 2;
    let top = whole.top + (whole.height - height) as i32 / 2;
    softened(&painter.paint_pixels(PixelBox { left, top, width, height }, pixels_per_hex), radius)
}

pub fn plugin(app: &mut App) {
    app.init_resource::<MapPictures>();
}

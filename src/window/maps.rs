//! Pictures of what is played on, for the menu: painted beside the game, for the pixels that they cover, and kept. And the one behind
//! everything.

use bevy::prelude::*;
use bevy_egui::egui;
use board_art::Pixmap;
use hedgerow::boxes::shown::Ground;
use panel_kit::pictures::image_of;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table_view::{Alarm, Studio};

/// What a picture is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Use {
    /// In a list.
    Row,
    /// On the page of a scenario.
    Page,
}

/// A picture that is wanted: of which scenario's map, for what, and how many pixels wide.
type Wanted = (PathBuf, Use, u32);

/// The pictures painted so far and those under way.
#[derive(Resource, Default)]
pub struct MapPictures {
    studio: Studio<Wanted, egui::ColorImage>,
    held: BTreeMap<(PathBuf, Use), (u32, egui::TextureHandle)>,
    backdrop: Option<egui::TextureHandle>,
}

/// Pictures that are painted at the same time.
const AT_ONCE: usize = 2;
/// A village in soft focus. `tests/it/golden.rs` paints it, so that nothing has to be read and painted before the menu is seen.
const BACKDROP: &[u8] = include_bytes!("menu/backdrop.png");

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
        ground: &Arc<dyn Ground>,
    ) -> Option<egui::TextureHandle> {
        let held = self.held.get(&(path.to_path_buf(), place));
        let wanted = (path.to_path_buf(), place, width);
        if held.is_none_or(|(painted, _)| *painted != width) && self.studio.len() < AT_ONCE {
            let ground = Arc::clone(ground);
            self.studio.begin(wanted, alarm, move || image_of(&ground.paint(width)));
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

    /// Takes what has been painted; the country behind the menu is there from the first frame.
    pub fn collect(&mut self, ctx: &egui::Context) {
        let texture = |name: &str, image| ctx.load_texture(name, image, egui::TextureOptions::LINEAR);
        if self.backdrop.is_none() {
            let painted = Pixmap::decode_png(BACKDROP).expect("a picture that the tests paint");
            self.backdrop = Some(texture("backdrop", image_of(&painted)));
        }
        for ((path, place, width), image) in self.studio.collect() {
            let name = path.display().to_string();
            self.held.insert((path, place), (width, texture(&name, image)));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<MapPictures>();
}

//! Paints boards and counters into pictures, without an engine.
mod counter;
mod glyph;
mod icon;
pub mod map;
mod marker;
mod nato;
mod noise;
mod palette;
mod silhouettes;
mod soft;

pub use counter::{
    Boxed, CounterFace, CounterStyle, Outfit, Picture, SHADOW_MARGIN, WeaponShape, counter_shadow, paint_counter,
};
pub use glyph::{
    Align, FIGURES_TTF, Font, Fonts, HEADING_TTF, NotAFont, TEXT_TTF, draw_text, draw_text_with_halo, fonts, text_path,
    text_width,
};
pub use icon::{Icon, paint_icon};
pub use marker::{Token, paint_token};
pub use palette::{Palette, Rgb};
pub use soft::softened;
pub use tiny_skia::Pixmap;

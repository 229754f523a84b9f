//! Paints boards and counters into pictures, without an engine.
mod glyph;
pub mod map;
mod noise;

pub use glyph::{Align, Font, Fonts, NotAFont, draw_text, draw_text_with_halo, fonts, text_path, text_width};

//! Men on a table from above: figures of 28 mm on round bases of 2.5 cm, to be told by their outline.
//!
//! `body.rs` sets a man together from `kit.rs` (uniform, helmet, pack) and `arms.rs` (his weapon), `print.rs` lights him from the
//! north-west wherever he looks, `base.rs` is what he stands on. `marks.rs` lays tokens at fixed hours of the rim, `disc.rs` is what is
//! seen from afar or of who is not located, `smoke.rs` a square of smoke.

mod arms;
mod base;
mod body;
mod disc;
mod kit;
mod marks;
mod print;
mod smoke;

pub use disc::{FarFigure, paint_far_figure, paint_unlocated};
pub use marks::Mark;
pub(crate) use marks::paint_mark_at;
pub use smoke::{paint_smoke_marker, paint_smoke_plume};

use crate::ink::Sheet;
use crate::outfit::Outfit;
use crate::palette::Rgb;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// How wide the pictures of figures are, where their bases are 100: twice, as men who lie and long weapons reach beyond their bases.
pub const FIGURE_SPAN: f32 = 200.0;

/// How a man holds himself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Posture {
    /// Upright.
    #[default]
    Standing,
    /// On a knee.
    Crouched,
    /// On his belly.
    Prone,
}

/// What a man holds, by its outline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Arm {
    /// Nothing.
    None,
    /// A pistol.
    Pistol,
    /// A rifle.
    #[default]
    Rifle,
    /// A submachine gun.
    SubmachineGun,
    /// A light machine gun.
    MachineGun,
    /// A tube, or a long rifle, against tanks.
    Tube,
}

/// What a man is set to do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Grade {
    /// He does as he is told.
    #[default]
    Soldier,
    /// He leads a few.
    Nco,
    /// He leads all.
    Officer,
}

/// What a man has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Experience {
    /// Nothing yet.
    Green,
    /// Enough.
    #[default]
    Normal,
    /// More than enough.
    Veteran,
}

/// The base of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Base {
    /// The rim: the side's colour.
    pub side: Rgb,
    /// The badge.
    pub grade: Grade,
    /// The dots beside it.
    pub experience: Experience,
}

/// A man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// His helmet and his uniform.
    pub outfit: Outfit,
    /// What he holds.
    pub arm: Arm,
    /// How he holds himself.
    pub posture: Posture,
}

/// A man on his base with the tokens at its rim, `pixels` wide for [`FIGURE_SPAN`] units, the middle of his base in the middle;
/// `heading` in degrees, 0 up and clockwise. Light stays in the north-west.
pub fn paint_figure(figure: &Figure, base: &Base, marks: &[Mark], heading: f32, pixels: u32) -> Pixmap {
    let mut picture = paint_base(base, heading, pixels);
    let over = |picture: &mut Pixmap, other: &Pixmap| {
        picture.draw_pixmap(0, 0, other.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    over(&mut picture, &paint_man(figure, heading, pixels));
    let mut sheet = Sheet::new(pixels, FIGURE_SPAN);
    base::badge(&mut sheet, base, FIGURE_SPAN / 2.0);
    over(&mut picture, &sheet.pixmap);
    over(&mut picture, &paint_marks(marks, pixels));
    picture
}

/// A base by itself, without its badge, as wide as [`paint_figure`].
pub fn paint_base(base: &Base, heading: f32, pixels: u32) -> Pixmap {
    base::base(base, heading, pixels, FIGURE_SPAN)
}

/// A man without a base, with his shadow, as wide as [`paint_figure`].
pub fn paint_man(figure: &Figure, heading: f32, pixels: u32) -> Pixmap {
    let (parts, height) = body::body(figure);
    print::print(&parts, heading, pixels, FIGURE_SPAN, height)
}

/// Tokens at their hours, as wide as [`paint_figure`].
pub fn paint_marks(marks: &[Mark], pixels: u32) -> Pixmap {
    let mut sheet = Sheet::new(pixels, FIGURE_SPAN);
    for mark in marks {
        marks::paint_mark(&mut sheet, *mark, FIGURE_SPAN / 2.0);
    }
    sheet.pixmap
}

#[cfg(test)]
#[path = "figure_test.rs"]
mod tests;

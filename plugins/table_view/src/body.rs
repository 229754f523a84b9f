//! What a counter shows: the card of a unit, or a body seen from above.

use board_art::{Base, CounterFace, FIGURE_SPAN, FarFigure, Figure, Mark, Rgb, paint_figure, paint_unlocated};
use std::sync::Arc;
use tiny_skia::Pixmap;

/// How wide the picture of a body is, in parts of its base: men who lie and long weapons reach beyond it.
pub(crate) const BODY_SPAN: f32 = FIGURE_SPAN / 100.0;

/// What a counter shows; counters with equal faces share one picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A card: it lies in the stack of its place.
    Card(Arc<CounterFace>),
    /// A body: it stands where it is and lies in no stack.
    Body(Arc<Body>),
}

/// A body from above.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Body {
    /// What is seen of it.
    pub look: BodyLook,
    /// Which way it looks: degrees clockwise from up.
    pub heading: u16,
    /// What is written below it where it is near; empty: nothing.
    pub name: String,
}

/// What is seen of a body.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BodyLook {
    /// A man on his base.
    Figure {
        /// He himself.
        figure: Figure,
        /// What he stands on.
        base: Base,
        /// What has befallen him, the worst first: from afar it alone is seen.
        marks: Vec<Mark>,
        /// What tells him from others where he is only a few pixels wide.
        letter: String,
    },
    /// Nobody knows who he is: a disc with a number.
    Number {
        /// The side's colour.
        side: Rgb,
        /// His number.
        number: u16,
    },
}

impl Body {
    /// The picture that is painted of it, and by how many degrees that is turned clockwise when it is shown. A man who is near is
    /// painted in twelve headings, so that light comes from the north-west for all of them; what is seen from afar is not turned, as it
    /// is read.
    pub(crate) fn painted(&self, far: bool) -> (Self, i16) {
        let mut body = Self { name: String::new(), ..self.clone() };
        match &mut body.look {
            BodyLook::Figure { .. } if far => (body, 0),
            BodyLook::Figure { marks, letter, .. } => {
                marks.sort_by_key(|mark| mark.hour());
                letter.clear();
                let nearest = (self.heading + APART / 2) / APART * APART;
                body.heading = nearest % 360;
                let rest = self.heading as i16 - nearest as i16;
                (body, rest)
            }
            BodyLook::Number { .. } => {
                body.heading = 0;
                (body, 0)
            }
        }
    }

    /// Its picture; its base is so many pixels wide. From afar a man is a disc with his letter.
    pub(crate) fn paint(&self, base_pixels: u32, far: bool) -> Pixmap {
        let pixels = (base_pixels as f32 * BODY_SPAN) as u32;
        let heading = f32::from(self.heading);
        match &self.look {
            BodyLook::Figure { figure, base, marks, .. } if !far => paint_figure(figure, base, marks, heading, pixels),
            BodyLook::Figure { figure, base, marks, letter } => {
                let (side, posture) = (base.side, figure.posture);
                let far = FarFigure { side, letter: letter.clone(), posture, mark: marks.first().copied() };
                board_art::paint_far_figure(&far, heading, pixels)
            }
            BodyLook::Number { side, number } => paint_unlocated(*side, *number, pixels),
        }
    }
}

/// From heading to heading in which men are painted, in degrees.
const APART: u16 = 30;
/// From here on, in logical pixels of its base, a man is told by his picture; below it by a disc with his letter.
const NEAR: f32 = 26.0;
/// Width of a base in parts of a place's.
const BASE: f32 = 128.0 / 240.0;
/// The most that a disc from afar is enlarged so that it can be read.
const ENLARGED: f32 = 1.6;
/// Steps in which discs are enlarged, in a whole.
const STEPS: f32 = 16.0;

/// Side of a body's base in logical pixels, where a place is so wide.
pub(crate) fn base_pixels(pixels_per_place: f32) -> f32 {
    BASE * pixels_per_place
}
/// Bodies are seen from afar.
pub(crate) fn is_far(pixels_per_place: f32) -> bool {
    base_pixels(pixels_per_place) < NEAR
}
/// How much larger than their bases bodies are drawn.
pub(crate) fn enlarged(pixels_per_place: f32) -> f32 {
    let wanted = (NEAR / base_pixels(pixels_per_place).max(1.0)).clamp(1.0, ENLARGED);
    (wanted * STEPS).floor() / STEPS
}

impl Face {
    /// How much its picture is turned clockwise when it is shown, in radians.
    pub(crate) fn rest(&self, far: bool) -> f32 {
        self.body().map_or(0.0, |body| f32::from(body.painted(far).1).to_radians())
    }
    /// The card, if it is one.
    pub fn card(&self) -> Option<&CounterFace> {
        match self {
            Face::Card(card) => Some(card),
            Face::Body(_) => None,
        }
    }
    /// The body, if it is one.
    pub fn body(&self) -> Option<&Body> {
        match self {
            Face::Body(body) => Some(body),
            Face::Card(_) => None,
        }
    }
    /// It is turned over.
    pub(crate) fn turned(&self) -> bool {
        self.card().is_some_and(|card| card.turned)
    }
    /// It is hurt.
    pub(crate) fn hurt(&self) -> bool {
        self.card().is_some_and(|card| card.hurt)
    }
    /// How wide its picture is, in parts of its side.
    pub(crate) fn span(&self) -> f32 {
        match self {
            Face::Card(_) => 1.0,
            Face::Body(_) => BODY_SPAN,
        }
    }
}

impl From<CounterFace> for Face {
    fn from(face: CounterFace) -> Self {
        Face::Card(Arc::new(face))
    }
}
impl From<Body> for Face {
    fn from(body: Body) -> Self {
        Face::Body(Arc::new(body))
    }
}

#[cfg(test)]
#[path = "body_test.rs"]
mod tests;

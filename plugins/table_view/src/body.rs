//! What a counter shows: the card of a unit, or a body seen from above.

use board_art::{Base, CounterFace, FIGURE_SPAN, FarFigure, Figure, Mark, Rgb};
use board_art::{paint_figure, paint_unlocated};
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
        /// What has befallen him.
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
    /// From here on, in pixels of its base, a man is told by his picture; below it by a disc with his letter.
    const NEAR: u32 = 26;

    /// Its picture; its base is so many pixels wide.
    pub(crate) fn paint(&self, base_pixels: u32) -> Pixmap {
        let pixels = (base_pixels as f32 * BODY_SPAN) as u32;
        let heading = f32::from(self.heading);
        match &self.look {
            BodyLook::Figure { figure, base, marks, .. } if base_pixels >= Self::NEAR => {
                paint_figure(figure, base, marks, heading, pixels)
            }
            BodyLook::Figure { figure, base, marks, letter } => {
                let (side, posture) = (base.side, figure.posture);
                let far = FarFigure { side, letter: letter.clone(), posture, mark: marks.first().copied() };
                board_art::paint_far_figure(&far, heading, pixels)
            }
            BodyLook::Number { side, number } => paint_unlocated(*side, *number, pixels),
        }
    }
}

impl Face {
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

//! What a counter shows: the card of a unit, or a body seen from above.

mod layers;

pub(crate) use layers::{Form, Layer, Part, ahead};

use board_art::{
    Base, CarriageShape, CounterFace, FIGURE_SPAN, FarFigure, FarModel, Figure, Footprint, Mark, Model, Outfit,
    Palette, Rgb, paint_far_model, paint_figure, paint_gun_model, paint_model_hull, paint_model_marks,
    paint_model_turret, paint_unlocated, paint_unlocated_model,
};
use layers::painted_in;
use std::sync::Arc;
use tiny_skia::Pixmap;

/// Side of a counter that lies alone, and a man's base, in world units.
pub(crate) const SIDE: f32 = 128.0;
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
    /// A vehicle: its heading is that of its hull.
    Vehicle {
        /// It itself.
        model: Model,
        /// Where its turret looks: degrees clockwise from up, not counted from the hull.
        turret: u16,
        /// What has befallen it, the worst first: from afar it alone is seen.
        marks: Vec<Mark>,
        /// What tells it from others where it is only some pixels long.
        letter: String,
    },
    /// Nobody knows what it is: a plate with a number, as large as its hull.
    Plate {
        /// The side's colour.
        side: Rgb,
        /// Its number.
        number: u16,
        /// Its hull.
        footprint: Footprint,
    },
    /// A gun on a disc.
    Gun {
        /// Its shape.
        gun: CarriageShape,
        /// Its paint.
        palette: Palette,
        /// Who serves it.
        outfit: Outfit,
        /// The disc.
        base: Base,
        /// How wide that is, in tenths of a millimetre.
        across: u16,
        /// What has befallen it, the worst first.
        marks: Vec<Mark>,
        /// What tells it from others.
        letter: String,
    },
}

impl Body {
    /// The picture that is painted of a part of it. What is near is painted in twelve headings, so that light comes from the north-west
    /// for all of them, and turned by what is left; what is seen from afar is not turned, as it is read.
    pub(crate) fn painted(&self, far: bool, part: Part) -> Self {
        let mut body = Self { name: String::new(), ..self.clone() };
        match &mut body.look {
            BodyLook::Figure { .. } | BodyLook::Gun { .. } | BodyLook::Vehicle { .. } if far => {}
            BodyLook::Figure { marks, letter, .. } | BodyLook::Gun { marks, letter, .. } => {
                marks.sort_by_key(|mark| mark.hour());
                letter.clear();
                body.heading = painted_in(self.heading).0;
            }
            BodyLook::Vehicle { turret, marks, letter, .. } => {
                letter.clear();
                (body.heading, *turret) = match part {
                    Part::Turret => (0, painted_in(*turret).0),
                    Part::Whole | Part::Marks => (painted_in(self.heading).0, 0),
                };
                if part != Part::Marks {
                    marks.clear();
                }
            }
            BodyLook::Number { .. } => body.heading = 0,
            BodyLook::Plate { .. } => {}
        }
        body
    }

    /// A picture of it; a man's base would be so many pixels wide. From afar a man is a disc with his letter.
    pub(crate) fn paint(&self, base_pixels: u32, far: bool, part: Part) -> Pixmap {
        let pixels = (base_pixels as f32 * BODY_SPAN) as u32;
        let wide = |span: f32| ((base_pixels as f32 * span / 100.0) as u32).clamp(1, LARGEST);
        let heading = f32::from(self.heading);
        let far_disc = |base: &Base, posture, marks: &[Mark], letter: &str, pixels| {
            let far = FarFigure { side: base.side, letter: letter.to_owned(), posture, mark: marks.first().copied() };
            board_art::paint_far_figure(&far, heading, pixels)
        };
        match &self.look {
            BodyLook::Figure { figure, base, marks, .. } if !far => paint_figure(figure, base, marks, heading, pixels),
            BodyLook::Figure { figure, base, marks, letter } => far_disc(base, figure.posture, marks, letter, pixels),
            BodyLook::Number { side, number } => paint_unlocated(*side, *number, pixels),
            BodyLook::Gun { gun, palette, outfit, base, across, marks, letter } => {
                let pixels = (pixels as f32 * f32::from(*across) / 250.0) as u32;
                if far {
                    return far_disc(base, board_art::Posture::Standing, marks, letter, pixels);
                }
                paint_gun_model(gun, (*palette, *outfit), base, marks, heading, pixels)
            }
            BodyLook::Plate { side, number, footprint } => {
                paint_unlocated_model(*side, *number, *footprint, heading, wide(footprint.span()))
            }
            BodyLook::Vehicle { model, turret, marks, letter } if far => {
                paint_far_model(&far_model(model, (self.heading, *turret), marks, letter), wide(model.marks_span()))
            }
            BodyLook::Vehicle { model, turret, marks, .. } => match part {
                Part::Whole => paint_model_hull(model, heading, wide(model.hull_span())),
                Part::Marks => paint_model_marks(model, marks, heading, wide(model.marks_span())),
                Part::Turret => {
                    let span = model.turret_span().unwrap_or(1.0);
                    let turret = paint_model_turret(model, f32::from(*turret), wide(span));
                    turret.unwrap_or_else(|| crate::pens::sheet(1, 1))
                }
            },
        }
    }

    /// It is seen from afar, where a place is so many logical pixels wide.
    pub(crate) fn is_far(&self, pixels_per_place: f32) -> bool {
        let pixel = base_pixels(pixels_per_place) / SIDE;
        match self.form() {
            Form::Disc { across } => across * pixel < NEAR,
            Form::Hull { length, .. } => length * pixel < NEAR_HULL,
        }
    }
}

/// A vehicle from afar; its gun is that of its turret, else of its hull.
fn far_model(model: &Model, (hull, turret): (u16, u16), marks: &[Mark], letter: &str) -> FarModel {
    let gun = model.shape.turret.map(|_| turret).or(model.shape.superstructure.map(|_| hull));
    FarModel {
        footprint: model.footprint,
        side: model.side,
        letter: letter.to_owned(),
        hull: f32::from(hull),
        gun: gun.map(f32::from),
        pivot: model.pivot(),
        mark: marks.first().copied(),
        burnt: model.condition == board_art::Condition::Burnt,
    }
}

/// From here on, in logical pixels of its base, a man is told by his picture; below it by a disc with his letter.
const NEAR: f32 = 26.0;
/// From here on, in logical pixels of its length, a hull is told by its picture.
const NEAR_HULL: f32 = 62.0;
/// The largest side of a picture, in pixels: larger bodies are a little less sharp where the camera is nearest.
const LARGEST: u32 = 1_600;
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
/// A number that changes wherever a body may begin to be seen from afar.
pub(crate) fn nearness(pixels_per_place: f32) -> u32 {
    // Hulls differ in length: each size of picture is looked at.
    (base_pixels(pixels_per_place) * 4.0) as u32
}
/// How much larger than their bases bodies are drawn.
pub(crate) fn enlarged(pixels_per_place: f32) -> f32 {
    let wanted = (NEAR / base_pixels(pixels_per_place).max(1.0)).clamp(1.0, ENLARGED);
    (wanted * STEPS).floor() / STEPS
}

impl Face {
    /// It is seen from afar, where a place is so many logical pixels wide: cards never are.
    pub(crate) fn is_far(&self, pixels_per_place: f32) -> bool {
        self.body().is_some_and(|body| body.is_far(pixels_per_place))
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

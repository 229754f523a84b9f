//! The pictures that a face is made of: one for most, more where parts of it turn by themselves.

use super::{BODY_SPAN, Body, BodyLook, Face};
use bevy::math::Vec2;
use board_art::Footprint;

/// Which of its pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    /// All of it, or the hull that carries the others.
    Whole,
    /// A turret.
    Turret,
    /// Tokens along the edge of a hull.
    Marks,
}

/// A picture of a face, from below to above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Layer {
    pub(crate) part: Part,
    /// How wide it is, in parts of the counter's side.
    pub(crate) span: f32,
    /// Where its middle lies, in parts of the counter's side from its middle: right and up.
    pub(crate) at: Vec2,
    /// How far it is turned clockwise when it is shown, in radians.
    pub(crate) turn: f32,
}

/// What a body stands on, in world units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Form {
    /// A disc.
    Disc {
        /// Its diameter.
        across: f32,
    },
    /// A hull.
    Hull {
        /// From front to rear.
        length: f32,
        /// From side to side.
        width: f32,
        /// Degrees clockwise from up.
        heading: f32,
    },
}

impl Form {
    pub(crate) fn of(footprint: Footprint, heading: u16) -> Self {
        let [length, width] = [footprint.length, footprint.width].map(|side| f32::from(side) * TENTH);
        Form::Hull { length, width, heading: f32::from(heading) }
    }
    /// It is a hull.
    pub(crate) fn is_hull(self) -> bool {
        matches!(self, Form::Hull { .. })
    }
    /// It is enlarged where it would be too small to be read.
    pub(crate) fn grows(self) -> bool {
        matches!(self, Form::Disc { across } if across <= super::SIDE)
    }
    /// The same, as if it looked up.
    pub(crate) fn looking_up(self) -> Self {
        match self {
            Form::Hull { length, width, .. } => Form::Hull { length, width, heading: 0.0 },
            disc @ Form::Disc { .. } => disc,
        }
    }
    /// A point lies on it, from its middle.
    pub(crate) fn covers(self, at: Vec2) -> bool {
        match self {
            Form::Disc { across } => at.length() <= across / 2.0,
            Form::Hull { length, width, heading } => {
                let ahead = ahead(heading);
                at.dot(ahead).abs() <= length / 2.0 && at.perp_dot(ahead).abs() <= width / 2.0
            }
        }
    }
    /// How far it reaches down from its middle.
    pub(crate) fn below(self) -> f32 {
        match self {
            Form::Disc { across } => across / 2.0,
            Form::Hull { length, width, heading } => {
                let ahead = ahead(heading);
                (ahead.y.abs() * length + ahead.x.abs() * width) / 2.0
            }
        }
    }
    /// The heading of a hull, in radians clockwise.
    pub(crate) fn turn(self) -> f32 {
        match self {
            Form::Disc { .. } => 0.0,
            Form::Hull { heading, .. } => heading.to_radians(),
        }
    }
}

/// World units to a tenth of a millimetre.
const TENTH: f32 = super::SIDE / 250.0;
/// From heading to heading in which bodies are painted, in degrees.
const APART: u16 = 30;

/// The way a heading points in the world, whose y grows upwards.
pub(crate) fn ahead(degrees: f32) -> Vec2 {
    let (sin, cos) = degrees.to_radians().sin_cos();
    Vec2::new(sin, cos)
}

/// The heading in which a picture is painted for this one, and by how many degrees it is turned then.
pub(super) fn painted_in(heading: u16) -> (u16, i16) {
    let nearest = (heading + APART / 2) / APART * APART;
    (nearest % 360, heading as i16 - nearest as i16)
}

impl Face {
    /// Its pictures; `far`, where bodies are seen from afar.
    pub(crate) fn layers(&self, far: bool) -> Vec<Layer> {
        let whole = |span: f32, turn: i16| Layer {
            part: Part::Whole,
            span,
            at: Vec2::ZERO,
            turn: f32::from(turn).to_radians(),
        };
        let Some(body) = self.body() else { return vec![whole(1.0, 0)] };
        let rest = painted_in(body.heading).1;
        match &body.look {
            BodyLook::Number { .. } => vec![whole(BODY_SPAN, 0)],
            BodyLook::Figure { .. } | BodyLook::Gun { .. } => vec![whole(BODY_SPAN, if far { 0 } else { rest })],
            BodyLook::Plate { footprint, .. } => vec![whole(footprint.span() / 100.0, 0)],
            BodyLook::Vehicle { model, .. } if far => vec![whole(model.footprint.span() / 100.0, 0)],
            BodyLook::Vehicle { model, turret, marks, .. } => {
                let on_hull = ahead(f32::from(body.heading)) * model.pivot() / 100.0;
                let turret = model.turret_span().map(|span| Layer {
                    part: Part::Turret,
                    span: span / 100.0,
                    at: on_hull,
                    turn: f32::from(painted_in(*turret).1).to_radians(),
                });
                let tokens =
                    (!marks.is_empty()).then(|| Layer { part: Part::Marks, ..whole(model.marks_span() / 100.0, rest) });
                [Some(whole(model.hull_span() / 100.0, rest)), turret, tokens].into_iter().flatten().collect()
            }
        }
    }
}

impl Body {
    /// What it stands on.
    pub(crate) fn form(&self) -> Form {
        match &self.look {
            BodyLook::Figure { .. } | BodyLook::Number { .. } => Form::Disc { across: super::SIDE },
            BodyLook::Gun { across, .. } => Form::Disc { across: f32::from(*across) * TENTH },
            BodyLook::Vehicle { model, .. } => Form::of(model.footprint, self.heading),
            BodyLook::Plate { footprint, .. } => Form::of(*footprint, self.heading),
        }
    }
    /// What its pictures are measured by, in world units: the width of a disc, that of a man's base for hulls.
    pub(crate) fn side(&self) -> f32 {
        match self.form() {
            Form::Disc { across } => across,
            Form::Hull { .. } => super::SIDE,
        }
    }
    /// The same as it is drawn, where a place is so many logical pixels wide.
    pub(crate) fn drawn_side(&self, pixels_per_place: f32) -> f32 {
        let side = self.side();
        if self.form().grows() { side * super::enlarged(pixels_per_place) } else { side }
    }
}

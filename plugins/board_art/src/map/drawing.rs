//! What a painter is given, whatever it was made from: areas by look, ways with their width, barriers, houses, relief.
//!
//! `of_hexes.rs` fills it from a map of hexes, `of_ground.rs` from a table without any; `scene.rs` sets plants and puts all in order.

use super::base::Base;
use super::buildings::House;
use super::fields::Patch;
use super::hexsides::Stretch;
use super::relief::Surface;
use super::roads::{Bridge, Way};
use super::rooms::Ruin;
use super::shape::{Bounds, Polygon, Vec2};
use super::stamp::{Dot, Kind};
use super::strips::Strip;
use super::woods::Planting;

/// How an area is planted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Growth {
    /// Things all over it.
    Set(&'static Planting),
    /// One thing, whose outline the area is.
    Single(Kind),
    /// Trees side by side, which cover each other by no more than this allows, in parts of their radii.
    Spaced(&'static Planting, f32),
    /// Fruit trees along rows.
    Rows(Vec2),
    /// Fruit trees along rows that fill the area evenly.
    EvenRows(Vec2),
}

/// An area in which something grows.
#[derive(Clone, Debug)]
pub(super) struct Grown {
    pub growth: Growth,
    pub area: Polygon,
    /// Areas of its kind beside it: trees stand over the seam as if there were none.
    pub near: Vec<Polygon>,
}

/// The rim of a hill, as drawn.
#[derive(Clone, Debug)]
pub(super) struct Rim {
    pub line: Vec<Vec2>,
    pub bounds: Bounds,
    /// A clear crest.
    pub bare: bool,
}

/// Everything that is to be painted, in map coordinates.
#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    pub base: Base,
    /// The height of the ground, as a function.
    pub relief: Option<Surface>,
    /// Wide water: wet where this is near 1.
    pub river: Option<Surface>,
    pub rims: Vec<Rim>,
    /// Areas by look.
    pub patches: Vec<Patch>,
    pub grown: Vec<Grown>,
    pub streams: Vec<Way>,
    /// Still or wide water with an outline of its own.
    pub ponds: Vec<Polygon>,
    pub fords: Vec<Polygon>,
    pub roads: Vec<Way>,
    pub bridges: Vec<Bridge>,
    /// Barriers in a soft curve, along hexsides.
    pub stretches: Vec<Stretch>,
    /// Barriers with a thickness, cut square.
    pub strips: Vec<Strip>,
    pub houses: Vec<House>,
    /// Flat stones before doors.
    pub steps: Vec<Polygon>,
    pub ruins: Vec<Ruin>,
    /// Single things, beside those that grow.
    pub low: Vec<Dot>,
}

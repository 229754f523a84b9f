//! A table without hexes: points, headings and shapes in whole numbers, terrain of any outline, what a line meets, ways round obstacles.
//!
//! Lengths are *tenths*: tenths of a millimetre. The origin is the north-west corner, x grows to the east, y to the south. Every answer is
//! exact, or rounded once in a place that one can name: to the nearest, halves away from zero, so that mirrored tables give mirrored
//! answers. There is no index, no mesh and nothing kept between two questions: sixty boxes are looked through in the time that a tree
//! needs to be entered.
//!
//! | Folder, none of which uses one below it | Holds |
//! |---|---|
//! | `numbers` | points and vectors, headings with their table of directions, roundings, shares of an allowance |
//! | `shapes` | discs, hulls, areas, lines; gaps, overlaps, a line's walk; sectors, faces; sweeps; templates, drift; tactical hexes |
//! | `terrain` | what files say of kinds and tables, what may be wrong with that, and the ground made of it |
//! | `sight` | what a line meets, how long it lies in it, how high it runs, which rims it crosses |
//! | `ways` | shortest ways around obstacles, reach, drives of hulls, parties, posts, and the beats of a way |
//!
//! The crate knows no rules, no prices and no engine. It answers what a line meets, where, how long and how high; whether that blocks is
//! each game's own short function. Terrain has kinds by key, and rule sets keep charts by the same keys.

pub mod numbers;
#[cfg(test)]
mod oracle;
pub mod shapes;
pub mod sight;
pub mod terrain;
pub mod ways;

pub use numbers::{Heading, Point, Share, Vector};
pub use shapes::{Area, Disc, Gap, Hull, Leg, Line, Part, Sector, Shape};
pub use sight::{Met, What};
pub use terrain::{Ground, KindSet, Piece, TableDef};
pub use ways::{Obstacles, Trail, Way};

//! What the file of a table says. Lengths are centimetres with at most two decimals.

use crate::terrain::{Centimetres, Degrees};
use serde::{Deserialize, Serialize};

/// A table with its terrain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableDef {
    /// What players read.
    pub name: String,
    /// From west to east and from north to south.
    pub size: (Centimetres, Centimetres),
    /// The centre of hex (0, 0) of the tactical map.
    #[serde(default)]
    pub hexes_from: (Centimetres, Centimetres),
    /// What stands and lies on it.
    #[serde(default)]
    pub pieces: Vec<PieceDef>,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceDef {
    /// The key of its kind.
    pub kind: String,
    /// Where it is.
    pub shape: ShapeDef,
    /// How high it is; that of its kind if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Centimetres>,
    /// How many storeys of a building can be entered; none of what is no building.
    #[serde(default)]
    pub storeys: u8,
    /// The doors of a building.
    #[serde(default)]
    pub doors: Vec<DoorDef>,
    /// A name by which scenarios speak of it; empty if they do not.
    #[serde(default)]
    pub id: String,
    /// Of a hill: the level inside its outline, 1 or more.
    #[serde(default)]
    pub level: u8,
    /// Of a hill: how wide its slope is around the outline; none is a cliff.
    #[serde(default)]
    pub slope: Centimetres,
    /// Of a hill: where its rim is a clear crest, from one corner of the outline (the first is 0) along it to another.
    #[serde(default)]
    pub bare: Vec<(u8, u8)>,
}

/// The shape of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShapeDef {
    /// An area inside an outline.
    Area(Vec<(Centimetres, Centimetres)>),
    /// An area with something cut out of it.
    Pierced {
        /// Its outline.
        outline: Vec<(Centimetres, Centimetres)>,
        /// What is cut out.
        holes: Vec<Vec<(Centimetres, Centimetres)>>,
    },
    /// A rectangle.
    Hull {
        /// Its middle.
        at: (Centimetres, Centimetres),
        /// Along its heading, and across.
        size: (Centimetres, Centimetres),
        /// Where its front looks.
        heading: Degrees,
    },
    /// A line from point to point.
    Line {
        /// Its points.
        along: Vec<(Centimetres, Centimetres)>,
        /// How thick or wide it is.
        thickness: Centimetres,
    },
}

/// A door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoorDef {
    /// Its middle, at most a centimetre off a wall.
    pub at: (Centimetres, Centimetres),
    /// How wide it is.
    pub width: Centimetres,
}

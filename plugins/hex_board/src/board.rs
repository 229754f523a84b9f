//! What a board file says. Checking and joining happen in [`crate::Map::build`].

use crate::lattice::Point;
use crate::name::HexName;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Whether a board's edges can meet another board's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardForm {
    /// An odd number of columns; odd columns hold `rows` hexes, even ones one more, the first and last of them halved by the edge (LNL-1.4-06).
    #[default]
    Joinable,
    /// Any number of columns; every column holds `rows` hexes.
    Alone,
}

/// What a building is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BuildingMaterial {
    /// `wooden_building` in the terrain file.
    Wood,
    /// `stone_building`; three or more hexes make it two-storey (LNL-10.2-03).
    Stone,
}

/// A building of one or more hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingDef {
    /// Its hexes.
    pub hexes: Vec<HexName>,
    /// Wood or stone.
    pub material: BuildingMaterial,
}

/// A board as its file says it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// The number printed before hex names, 1 to 99; 0 for a board that is never joined.
    #[serde(default)]
    pub number: u8,
    /// The board's title.
    pub title: String,
    /// Columns from west to east, at most 78.
    pub columns: u8,
    /// Hexes in an odd column, at most 60.
    pub rows: u8,
    /// Whether the edges are halved.
    #[serde(default)]
    pub form: BoardForm,
    /// Which character of `terrain` stands for which terrain key.
    #[serde(default)]
    pub legend: BTreeMap<char, String>,
    /// One text per row, northernmost first, one character per column. Row r of every column stands in text r; where a column has no such hex the character is a space.
    /// Absent: clear everywhere.
    #[serde(default)]
    pub terrain: Vec<String>,
    /// Hill levels in the same arrangement, digits 0 to 2; absent: level 0.
    #[serde(default)]
    pub levels: Vec<String>,
    /// Single hexes that differ from `terrain`.
    #[serde(default)]
    pub hexes: BTreeMap<HexName, String>,
    /// Buildings; their hexes take the building's terrain.
    #[serde(default)]
    pub buildings: Vec<BuildingDef>,
    /// Roads as chains of neighbouring hexes; `paved` and `dirt` differ to the eye only.
    #[serde(default)]
    pub roads: Vec<Vec<HexName>>,
    /// Paved roads.
    #[serde(default)]
    pub paved: Vec<Vec<HexName>>,
    /// Streams as chains of neighbouring hexes (the hexes themselves have the terrain `stream`, `river`, `ford` or a bridge).
    #[serde(default)]
    pub streams: Vec<Vec<HexName>>,
    /// Hexside terrain by key, each hexside as `"C3/D3"`.
    #[serde(default)]
    pub hexsides: BTreeMap<String, Vec<String>>,
    /// Silhouettes of single hexes that replace their terrain's; they may spill into neighbours (RUL-51).
    #[serde(default)]
    pub silhouettes: BTreeMap<HexName, Vec<Vec<Point>>>,
    /// Silhouettes of a terrain in hexes of other terrain, by terrain key: a copse in an open hex (LNL-10.3-08, LNL-10.3-09).
    #[serde(default)]
    pub patches: BTreeMap<String, BTreeMap<HexName, Vec<Vec<Point>>>>,
}

impl BoardDef {
    /// How many hexes this column (from 1) holds; 0 for a column that is not on the board.
    pub fn rows_in(&self, column: u8) -> u8 {
        match self.form {
            _ if column == 0 || column > self.columns => 0,
            BoardForm::Joinable if column.is_multiple_of(2) => self.rows.saturating_add(1),
            _ => self.rows,
        }
    }
    /// True if the board has this hex (the board number in the name is not looked at).
    pub fn has(&self, name: HexName) -> bool {
        (1..=self.rows_in(name.column)).contains(&name.row)
    }
    /// How many texts `terrain` and `levels` hold.
    pub fn texts(&self) -> usize {
        (1..=self.columns).map(|column| usize::from(self.rows_in(column))).max().unwrap_or(0)
    }
}

/// Where a board lies in a scenario's map: boards are put side by side in whole boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardPlacement {
    /// The board file's id (its file name without `.ron`).
    pub board: String,
    /// How many boards east and south of the first it lies.
    #[serde(default)]
    pub at: (u8, u8),
    /// Turned by 180 degrees (LNL-1.4-08).
    #[serde(default)]
    pub turned: bool,
}

/// What a joined hex is whose halves disagree (LNL-1.4-09): what the half of this name says, but for what is stated here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinedHex {
    /// The half that counts, with its board's number.
    pub hex: HexName,
    /// The terrain, in place of that half's.
    #[serde(default)]
    pub terrain: Option<String>,
    /// The level, in place of that half's.
    #[serde(default)]
    pub level: Option<u8>,
}

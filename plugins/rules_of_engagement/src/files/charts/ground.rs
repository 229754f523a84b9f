//! What terrain does: to sight and cover by its kind (ROE-H-18 to -20), to movement by its footing (ROE-MOV-02).

use crate::files::values::{Cover, Footing, Mover};
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

const fn no(flag: &bool) -> bool {
    !*flag
}

/// What a kind of terrain does in this game, by the key under which the file of kinds has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that it does")]
pub struct GroundDef {
    /// The key.
    pub kind: String,
    /// What it is to who moves on it; none: it says nothing of that, and what lies beneath counts (ROE-H-20).
    #[serde(default)]
    pub footing: Option<Footing>,
    /// Nobody runs in it or across it on foot (ROE-MOV-02).
    #[serde(default)]
    pub no_run: bool,
    /// It is dense: so much of it cuts lines of sight (ROE-SHT-02).
    #[serde(default)]
    pub dense: bool,
    /// It hides what is behind it, as high as it is (ROE-SHT-01).
    #[serde(default)]
    pub hides: bool,
    /// It is a linear obstacle, to be crossed (ROE-MOV-03, -04, ROE-SHT-03).
    #[serde(default)]
    pub linear: bool,
    /// The cover that it gives to who is in it or behind it (ROE-H-19).
    #[serde(default)]
    pub cover: Cover,
    /// It is a building or a bunker (ROE-MOV-07, -08, ROE-IND-07).
    #[serde(default)]
    pub building: bool,
    /// Of a building, its strength; 0: it has none (ROE-H-18).
    #[serde(default)]
    pub sr: u8,
    /// It leads over what lies beneath it: a ford, a bridge.
    #[serde(default)]
    pub over: bool,
}

/// What ground does to who moves on it: a place in the table (ROE-MOV-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a thing of its own that it does")]
pub struct GoingDef {
    /// The column: who moves.
    pub mover: Mover,
    /// The row: on what.
    pub footing: Footing,
    /// So much less far, once in a move.
    #[serde(default)]
    pub less: Centimetres,
    /// So much further, if the whole move is on it.
    #[serde(default)]
    pub more: Centimetres,
    /// Twice as far.
    #[serde(default, skip_serializing_if = "no")]
    pub doubled: bool,
    /// Nobody runs there.
    #[serde(default, skip_serializing_if = "no")]
    pub no_run: bool,
    /// A vehicle bogs down on a die of this or more (ROE-MOV-05); none: it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bogs: Option<u8>,
    /// Nobody goes there.
    #[serde(default, skip_serializing_if = "no")]
    pub shut: bool,
}

impl GoingDef {
    /// Ground that does nothing.
    pub const fn plain(mover: Mover, footing: Footing) -> Self {
        let none = Centimetres(0);
        Self { mover, footing, less: none, more: none, doubled: false, no_run: false, bogs: None, shut: false }
    }
}

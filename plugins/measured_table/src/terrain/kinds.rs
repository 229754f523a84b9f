//! Kinds of terrain: the file that names them for all games on tables.

use crate::terrain::Centimetres;
use serde::{Deserialize, Serialize};

/// Position of a kind in its [`KindSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub u8);

/// One kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindDef {
    /// Short lower-case key, as tables and charts write it: `low_wall`.
    pub key: String,
    /// What players read: `Low wall`.
    pub name: String,
    /// The key of how it is painted.
    pub painting: String,
    /// How high it is where the table says nothing else.
    #[serde(default)]
    pub height: Centimetres,
    /// True of what grows so thick that the rim of a hill beneath it is no clear crest.
    #[serde(default)]
    pub hides_rims: bool,
}

/// The file of kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindSet {
    /// The kinds, in the file's order.
    pub kinds: Vec<KindDef>,
}

impl KindSet {
    /// The kind with this key.
    pub fn kind(&self, key: &str) -> Option<KindId> {
        self.kinds.iter().position(|def| def.key == key).and_then(|n| u8::try_from(n).ok()).map(KindId)
    }
    /// What the file says of a kind.
    pub fn def(&self, kind: KindId) -> &KindDef {
        &self.kinds[usize::from(kind.0)]
    }
}

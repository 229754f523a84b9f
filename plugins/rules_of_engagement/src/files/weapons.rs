//! The file of weapons: those of infantry (ROE-H-12), guns and machine guns of vehicles (ROE-H-13, ROE-H-14), and the makes by which
//! forces name them.

use crate::files::values::{Band, Shell, Traits};
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

const fn none(number: &u8) -> bool {
    *number == 0
}

/// A number for short range and one for long range (ROE-H-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByBand(pub u8, pub u8);

impl ByBand {
    /// The number of a band.
    pub const fn of(self, band: Band) -> u8 {
        match band {
            Band::Short => self.0,
            Band::Long => self.1,
        }
    }
}

/// A high-explosive shell of a gun (ROE-H-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HighExplosive {
    /// The score that kills: a die of this or more (ROE-SHT-07).
    pub ap: u8,
    /// The size of its template (ROE-H-15).
    pub blast: u8,
}

/// A weapon (ROE-GEN-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDef {
    /// Short lower-case key: `rifle`.
    pub key: String,
    /// What players read: `Rifle`.
    pub name: String,
    /// How far it reaches; 0: it is used in contact.
    #[serde(default)]
    pub range: Centimetres,
    /// Nearer than this it cannot fire (ROE-IND-02).
    #[serde(default)]
    pub least: Centimetres,
    /// How many dice it rolls (ROE-SHT-06); none where it does not fire.
    #[serde(default)]
    pub rof: ByBand,
    /// The score that kills: a die of this or more (ROE-SHT-07).
    pub ap: u8,
    /// What it adds against armour (ROE-VEH-06).
    #[serde(default)]
    pub at: ByBand,
    /// The size of its template; 0: it has none (ROE-H-15).
    #[serde(default, skip_serializing_if = "none")]
    pub blast: u8,
    /// Of a gun, its high-explosive shell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explosive: Option<HighExplosive>,
    /// Of a gun, what it may fire (ROE-VWP-01); nothing is said of other weapons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shells: Vec<Shell>,
    /// How many men serve it.
    #[serde(default = "one")]
    pub crew: u8,
    /// How many of them it needs to fire at all (ROE-H-30).
    #[serde(default = "one")]
    pub needs: u8,
    /// How many shots it has in a game; 0: enough (ROE-WPN-26).
    #[serde(default, skip_serializing_if = "none")]
    pub shots: u8,
    /// What it does or needs beside its numbers.
    #[serde(default)]
    pub traits: Traits,
}

const fn one() -> u8 {
    1
}

/// A make of a weapon: the same under a name of its own, and what its crew and carriage add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MakeDef {
    /// Short lower-case key: `kar98k`.
    pub key: String,
    /// What players read: `Kar98k`.
    pub name: String,
    /// The key of the weapon whose numbers it has.
    pub like: String,
    /// How many men serve it, where it is not as of that weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crew: Option<u8>,
    /// How many of them it needs to fire at all, where it is not as of that weapon (ROE-H-30).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<u8>,
    /// What it may fire, where it is not as of that weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shells: Option<Vec<Shell>>,
    /// What it does or needs besides.
    #[serde(default)]
    pub traits: Traits,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapons {
    /// The weapons, in the file's order.
    pub weapons: Vec<WeaponDef>,
    /// Their makes, in the file's order.
    #[serde(default)]
    pub makes: Vec<MakeDef>,
}

/// Position of a weapon in the list.
pub type WeaponNo = u8;

impl Weapons {
    /// The weapon with this key, in a list with or without its makes made.
    pub fn no(&self, key: &str) -> Option<WeaponNo> {
        self.weapons.iter().position(|weapon| weapon.key == key).and_then(|no| u8::try_from(no).ok())
    }
    /// True of a place in the list.
    pub fn has(&self, no: WeaponNo) -> bool {
        usize::from(no) < self.weapons.len()
    }
    /// What the list says of a weapon.
    pub fn def(&self, no: WeaponNo) -> &WeaponDef {
        &self.weapons[usize::from(no)]
    }
    /// The weapon whose numbers a key has: its own, or those of what it is a make of.
    pub fn base<'a>(&'a self, key: &'a str) -> &'a str {
        self.makes.iter().find(|make| make.key == key).map_or(key, |make| &make.like)
    }
    /// The keys of the weapons that are no makes, in a list with or without its makes made.
    pub fn base_keys(&self) -> impl Iterator<Item = &str> + Clone {
        let keys = self.weapons.iter().map(|weapon| weapon.key.as_str());
        keys.filter(|key| !self.makes.iter().any(|make| make.key == *key))
    }
    /// All keys that forces may name.
    pub fn keys(&self) -> impl Iterator<Item = &str> + Clone {
        self.base_keys().chain(self.makes.iter().map(|make| make.key.as_str()))
    }
    /// The list of a game: each make is a weapon of its own, after all that the file lists.
    #[must_use]
    pub fn with_makes(&self) -> Self {
        let made = self.makes.iter().filter_map(|make| {
            let like = self.weapons.iter().find(|weapon| weapon.key == make.like)?;
            Some(WeaponDef {
                key: make.key.clone(),
                name: make.name.clone(),
                crew: make.crew.unwrap_or(like.crew),
                needs: make.needs.unwrap_or(like.needs),
                shells: make.shells.clone().unwrap_or_else(|| like.shells.clone()),
                traits: make.traits.iter().fold(like.traits, Traits::with),
                ..like.clone()
            })
        });
        Self { weapons: self.weapons.iter().cloned().chain(made).collect(), makes: self.makes.clone() }
    }
}

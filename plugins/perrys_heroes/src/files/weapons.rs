//! The file of firearms (PH-9.1-04) and of what men carry against vehicles (PH-9.2-01).

use crate::files::values::Nation;
use serde::{Deserialize, Serialize};

/// What kind of firearm it is (PH-CL-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WeaponClass {
    /// A sidearm.
    Pistol,
    /// A rifle or carbine.
    Rifle,
    /// A submachine gun.
    SubmachineGun,
    /// An assault rifle.
    AssaultRifle,
    /// A light machine gun.
    Light,
    /// A medium machine gun.
    Medium,
    /// A heavy machine gun.
    Heavy,
}

impl WeaponClass {
    /// True of fire-support weapons, which two men serve (PH-7.7-02).
    pub const fn is_support(self) -> bool {
        match self {
            Self::Light | Self::Medium | Self::Heavy => true,
            Self::Pistol | Self::Rifle | Self::SubmachineGun | Self::AssaultRifle => false,
        }
    }
}

/// One firearm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponDef {
    /// Short lower-case key: `m1_garand`.
    pub key: String,
    /// What players read: `M1 Garand`.
    pub name: String,
    /// What it is.
    pub class: WeaponClass,
    /// Who carries it (PH-4.3-06).
    pub nations: Vec<Nation>,
    /// How many dice it rolls (PH-9.1-01).
    pub dice: u8,
    /// What each die gets at short, medium and long range.
    pub ranges: (i8, i8, i8),
    /// How wide its burst zone is, in whole centimetres; 0: it strikes its target only (PH-9.1-02).
    #[serde(default)]
    pub burst: u8,
    /// Only snipers carry it (PH-9.1-03).
    #[serde(default)]
    pub scoped: bool,
    /// Only paratroopers carry it.
    #[serde(default)]
    pub paratroopers: bool,
}

/// How a weapon against vehicles is used (PH-CL-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AntiTankUse {
    /// Laid or thrown at a vehicle that one stands beside, once.
    Assault,
    /// Fired once.
    Once,
    /// Fired again and again, by a gunner and his assistant.
    Again,
}

/// A weapon that men carry against vehicles (PH-9.2-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AntiTankDef {
    /// Short lower-case key: `bazooka`.
    pub key: String,
    /// What players read: `Bazooka`.
    pub name: String,
    /// How it is used.
    pub used: AntiTankUse,
    /// Who carries it.
    pub nations: Vec<Nation>,
    /// Its power: a four-sided die and this less 4.
    pub power: u8,
    /// What a shot gets at short, medium and long range; none: it does not reach so far (PH-9.2-02).
    #[serde(default)]
    pub ranges: (Option<i8>, Option<i8>, Option<i8>),
    /// It burns what is on top: the armour there counts (PH-H-03).
    #[serde(default)]
    pub on_top: bool,
    /// It bursts under the hull, which it always strikes (PH-H-01).
    #[serde(default)]
    pub under: bool,
    /// What it costs each, or for the pair that serves it.
    pub cost: u8,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapons {
    /// The firearms, in the file's order.
    pub weapons: Vec<WeaponDef>,
    /// The weapons against vehicles, in the file's order.
    #[serde(default)]
    pub anti_tank: Vec<AntiTankDef>,
}

/// Position of a weapon in the file.
pub type WeaponNo = u8;

impl Weapons {
    /// The weapon with this key.
    pub fn no(&self, key: &str) -> Option<WeaponNo> {
        self.weapons.iter().position(|weapon| weapon.key == key).and_then(|no| u8::try_from(no).ok())
    }
    /// The weapon against vehicles with this key.
    pub fn anti_tank_no(&self, key: &str) -> Option<WeaponNo> {
        self.anti_tank.iter().position(|weapon| weapon.key == key).and_then(|no| u8::try_from(no).ok())
    }
    /// What the file says of a weapon.
    pub fn def(&self, no: WeaponNo) -> &WeaponDef {
        &self.weapons[usize::from(no)]
    }
}

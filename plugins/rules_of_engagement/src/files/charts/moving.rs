//! How far units move, how large bodies are, what they see and how they hide.

use crate::files::charts::Portion;
use crate::files::values::Cover;
use measured_table::terrain::Centimetres;
use serde::{Deserialize, Serialize};

/// How a vehicle goes on whose driver cannot steer it: by a die (ROE-H-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutOfControlDef {
    /// Up to this it turns to the left.
    pub left: u8,
    /// Up to this it goes straight on; beyond it turns to the right.
    pub straight: u8,
    /// How far it turns, in degrees.
    pub turns: u16,
}

/// How far units move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveValues {
    /// The Move of everybody on foot (ROE-MOV-01, ROE-H-16).
    pub foot: Centimetres,
    /// That of a crew with its gun (ROE-WPN-11, ROE-H-16).
    pub gun: Centimetres,
    /// By how much less a unit sneaks (ROE-ORD-01).
    pub sneak_less: Centimetres,
    /// By how much more it may run (ROE-ORD-02).
    pub run: Centimetres,
    /// By how much more it may fall back (ROE-DIS-19).
    pub fall_back: Centimetres,
    /// How near each figure must be to another of its unit (ROE-GEN-10).
    pub cohesion: Centimetres,
    /// Reversing, a vehicle moves this part of its Move (ROE-GEO-09, ROE-H-23).
    pub reverse: Portion,
    /// An obstacle up to this height is rough to vehicles, a higher one is worse (ROE-MOV-03).
    pub low: Centimetres,
    /// A slope narrower than this for each level is steep: very rough (ROE-H-20).
    pub steep: Centimetres,
    /// By how much less a vehicle moves that takes up or sets down men (ROE-EMB-02).
    pub transport_less: Centimetres,
    /// How near to cover a vehicle may come by itself (ROE-VCV-01, ROE-H-37).
    pub approach: Centimetres,
    /// How many figures of a unit on foot lead it further (ROE-VCV-02).
    pub escort: u8,
    /// How near they must be (ROE-VCV-02).
    pub escort_within: Centimetres,
    /// How it goes on out of control.
    pub out_of_control: OutOfControlDef,
}

/// How large bodies are (ROE-H-23). Of a rectangle from front to rear, then from side to side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BodyValues {
    /// How wide a figure's base is.
    pub figure: Centimetres,
    /// How wide a gun's base is.
    pub gun: Centimetres,
    /// A vehicle.
    pub vehicle: (Centimetres, Centimetres),
    /// A small vehicle.
    pub small: (Centimetres, Centimetres),
    /// How high the eyes of a man are (ROE-GEO-04).
    pub eye: Centimetres,
    /// How high those of a vehicle are (ROE-GEO-04).
    pub vehicle_eye: Centimetres,
    /// How high the roof of a vehicle is (ROE-GEO-10).
    pub roof: Centimetres,
    /// Cover as high as this masks hull and tracks (ROE-GEO-11).
    pub masks: Centimetres,
    /// How near to the vehicle such cover must be (ROE-GEO-11).
    pub masks_within: Centimetres,
    /// How high a level of a hill is (ROE-GEO-10).
    pub level: Centimetres,
    /// How high a wreck stands in the way (ROE-H-34).
    pub wreck: Centimetres,
    /// The cover that a wreck gives (ROE-H-19, ROE-H-34).
    pub wreck_cover: Cover,
}

/// Angles, each as a whole, in degrees (ROE-GEO-06, ROE-H-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArcValues {
    /// In which a gun in a turret fires, and a machine gun beside it.
    pub turret: u16,
    /// In which a gun without a turret fires.
    pub gun: u16,
    /// In which a machine gun in the hull fires.
    pub hull: u16,
    /// In which a pintle or a mount fires.
    pub pintle: u16,
    /// How far one pivot turns (ROE-ORD-01).
    pub pivot: u16,
    /// How many pivots a vehicle has in a move (ROE-ORD-01).
    pub pivots: u8,
    /// How far a turret turns in a turn (ROE-VWP-09).
    pub turret_turns: u16,
}

/// What one sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SightValues {
    /// So much dense ground cuts a line (ROE-SHT-02).
    pub dense: Centimetres,
    /// A linear obstacle higher than this cuts it (ROE-SHT-03).
    pub low: Centimetres,
    /// Unless one of its ends is so near to the obstacle (ROE-SHT-03, ROE-GEO-05).
    pub looks_over: Centimetres,
    /// Who is so near behind cover has it (ROE-H-19).
    pub behind: Centimetres,
    /// This part of a unit must be in cover that it is (ROE-H-19).
    pub in_cover: Portion,
}

/// How one hides and spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HidingValues {
    /// Men who hide are seen by themselves at this distance (ROE-HID-06).
    pub seen_men: Centimetres,
    /// Vehicles that hide are (ROE-HID-06).
    pub seen_vehicles: Centimetres,
    /// How far one may look for men who hide (ROE-HID-07).
    pub men: Centimetres,
    /// How far for vehicles (ROE-HID-07).
    pub vehicles: Centimetres,
    /// How much further a recon unit may (ROE-HID-08).
    pub recon: Centimetres,
    /// From an elevated position so many times as far (ROE-HID-09).
    pub elevated: u8,
    /// Friends so near to the spotter learn of it at once (ROE-HID-12).
    pub told: Centimetres,
    /// A unit cannot hide again so near to where it was spotted (ROE-HID-13).
    pub again: Centimetres,
    /// Who is looked for must be so near to the place where one looks.
    pub about: Centimetres,
    /// How many attempts a unit has in a phase (ROE-H-22).
    pub attempts: u8,
}

//! A vehicle described in numbers and words, as a file states it.
use serde::{Deserialize, Serialize};

/// What a vehicle looks like from above. All lengths are in percent of its counter's side; what lies beyond the
/// limits that a field names is drawn as the limit.
///
/// ```text
/// (
///     length: 54, width: 25, nose: Rounded, running: Tracked(skirts: false), grilles: Slats, hatches: 2,
///     turret: Some((shape: Cast, length: 22, width: 20, gun: (length: 20, thickness: 3))),
/// )
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct VehicleShape {
    /// The hull from end to end, without guns: 10 to 90.
    pub length: u8,
    /// From the outside of one track or wheel to that of the other: 6 to 60.
    pub width: u8,
    /// How the hull ends in front.
    pub nose: Nose,
    /// How much of the hull's length the nose takes: up to 40.
    pub nose_length: u8,
    /// What it moves on.
    pub running: RunningGear,
    /// How much of the width of tracks and wheels lies under the hull, in percent: up to 90.
    pub cover: u8,
    /// The openings over an engine in the rear.
    pub grilles: Grilles,
    /// Hatches in the hull's roof behind the nose: up to 2.
    pub hatches: u8,
    /// A box on each side through which an engine breathes.
    pub intakes: bool,
    /// A superstructure whose gun looks forward.
    pub superstructure: Option<Superstructure>,
    /// Length of an engine's bonnet ahead of everything else; a vehicle with a bonnet has no armoured roof.
    pub bonnet: u8,
    /// Length of a closed cab behind the bonnet.
    pub cab: u8,
    /// What stands behind the bonnet and the cab.
    pub bed: Bed,
    /// A turret.
    pub turret: Option<TurretShape>,
    /// The paint.
    pub coat: Coat,
    /// Spots of a second colour.
    pub camouflage: bool,
}

impl Default for VehicleShape {
    fn default() -> Self {
        Self {
            length: 52,
            width: 25,
            nose: Nose::Sloped,
            nose_length: 11,
            running: RunningGear::Tracked { skirts: false },
            cover: 40,
            grilles: Grilles::Slats,
            hatches: 2,
            intakes: false,
            superstructure: None,
            bonnet: 0,
            cab: 0,
            bed: Bed::None,
            turret: None,
            coat: Coat::Card,
            camouflage: false,
        }
    }
}

/// The front of a hull.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Nose {
    /// One plate that leans back.
    #[default]
    Sloped,
    /// A low plate and an upright one behind it.
    Stepped,
    /// Cast in a curve.
    Rounded,
    /// Two plates that meet in an edge.
    Pointed,
    /// An upright plate that lies back between the tracks, which run ahead of it.
    Horned,
}

/// What a vehicle moves on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RunningGear {
    /// Tracks from end to end.
    Tracked {
        /// Thin plates that hang over them.
        skirts: bool,
    },
    /// Wheels in front, tracks behind.
    HalfTracked,
    /// Wheels.
    Wheeled {
        /// Pairs of wheels: 2 to 4. A third pair stands close to the second.
        axles: u8,
    },
}

/// Openings over an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grilles {
    /// None.
    None,
    /// Cross bars over the whole deck.
    #[default]
    Slats,
    /// Two round fans between narrow grilles.
    Fans,
    /// Two doors with a mesh beside them.
    Doors,
}

/// A superstructure without a turret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Superstructure {
    /// How far its middle lies before the hull's, behind it if negative.
    pub position: i8,
    /// Its length.
    pub length: u8,
    /// Its width at the foot.
    pub width: u8,
    /// How much its walls lean, in percent of half its width: up to 60.
    pub slope: u8,
    /// No roof.
    pub open_top: bool,
    /// A raised hatch with vision slits, if it has a roof.
    pub cupola: Cupola,
    /// Its gun.
    pub gun: GunBarrel,
    /// How far the gun stands to the right of the middle.
    pub aside: i8,
}

impl Default for Superstructure {
    fn default() -> Self {
        Self {
            position: 3,
            length: 22,
            width: 22,
            slope: 22,
            open_top: false,
            cupola: Cupola::Left,
            gun: GunBarrel::default(),
            aside: 0,
        }
    }
}

/// A gun in a mounting, seen from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GunBarrel {
    /// From the front of the turret or superstructure to the muzzle: up to 60; 0 is no gun.
    pub length: u8,
    /// Its thickness: 1 to 8.
    pub thickness: u8,
    /// A muzzle brake.
    pub brake: bool,
    /// The width of its shield: up to the turret's; 0 is none.
    pub mantlet: u8,
}

impl Default for GunBarrel {
    fn default() -> Self {
        Self { length: 16, thickness: 3, brake: false, mantlet: 10 }
    }
}

/// A turret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TurretShape {
    /// How far its pivot lies before the hull's middle, behind it if negative.
    pub position: i8,
    /// How far its middle lies behind its pivot, before it if negative.
    pub setback: i8,
    /// Its outline.
    pub shape: TurretOutline,
    /// From its front to its rear, without the gun.
    pub length: u8,
    /// Its width.
    pub width: u8,
    /// No roof.
    pub open_top: bool,
    /// A raised hatch with vision slits.
    pub cupola: Cupola,
    /// Its gun.
    pub gun: GunBarrel,
}

impl Default for TurretShape {
    fn default() -> Self {
        Self {
            position: 2,
            setback: 1,
            shape: TurretOutline::Round,
            length: 22,
            width: 20,
            open_top: false,
            cupola: Cupola::Right,
            gun: GunBarrel::default(),
        }
    }
}

/// The outline of a turret from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurretOutline {
    /// An ellipse.
    #[default]
    Round,
    /// Six plates.
    Hexagonal,
    /// A box with a tapered front.
    Boxy,
    /// A short front and a long narrower box behind.
    LongBustle,
    /// Plates that lean far inwards, narrow in front.
    Sloped,
    /// An egg in one casting.
    Cast,
    /// A casting that is round in front and goes on into a narrower box.
    CastBustle,
    /// A flat front, upright sides, a round rear.
    Horseshoe,
}

/// Where the commander's raised hatch stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cupola {
    /// He has a flat hatch.
    None,
    /// To the left.
    Left,
    /// In the middle.
    Middle,
    /// To the right.
    #[default]
    Right,
}

/// What stands behind the bonnet and the cab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bed {
    /// Nothing.
    #[default]
    None,
    /// A load under canvas on hoops.
    Canvas,
    /// An open bed of planks.
    Planks,
    /// Open seats and a spare wheel.
    Seats,
    /// Armoured walls around two benches.
    Benches,
}

/// The paint of a vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Coat {
    /// The dark ink of its card.
    #[default]
    Card,
    /// Brownish green.
    Olive,
    /// Deep green.
    Green,
    /// Dark yellow.
    Sand,
    /// Dark grey.
    Grey,
    /// Whitewash.
    White,
}

/// What a gun on a carriage looks like from above, in percent of its counter's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CarriageShape {
    /// What it stands on.
    pub carriage: Carriage,
    /// The barrel, from the shield to the muzzle, and what is at its end.
    pub gun: GunBarrel,
    /// The width of its shield: up to 50; 0 is none.
    pub shield: u8,
    /// The length of its trails or arms: 8 to 40.
    pub trails: u8,
    /// The men who serve it: up to 4.
    pub men: u8,
    /// The paint.
    pub coat: Coat,
}

impl Default for CarriageShape {
    fn default() -> Self {
        Self {
            carriage: Carriage::SplitTrail,
            gun: GunBarrel { length: 34, thickness: 5, brake: true, mantlet: 0 },
            shield: 36,
            trails: 30,
            men: 3,
            coat: Coat::Card,
        }
    }
}

/// What a gun stands on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Carriage {
    /// Two wheels and two trails that spread backwards.
    #[default]
    SplitTrail,
    /// Four arms crosswise.
    Cruciform,
}

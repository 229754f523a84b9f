//! Printed counters: a card, a picture, and the numbers that matter.
mod card;
mod ground;
mod nato;
mod picture;
mod team;
mod values;
mod vehicle_values;

use tiny_skia::Pixmap;

pub use crate::silhouettes::weapon::WeaponShape;

use crate::ink::Sheet;
use crate::outfit::Outfit;
use crate::palette::{PAPER, Palette};
use crate::vehicle::{GunLook, VehicleLook};

pub(crate) use picture::drop_of_blood;
pub(crate) use values::SYMBOL_OF_VEHICLE;

pub use card::{SHADOW_MARGIN, counter_shadow};
pub use picture::{gun_on_card, vehicle_on_card};
pub use vehicle_values::{Aboard, Armour, Explosive, MachineGun, Movement, Plating, VehicleValues};

/// What a counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// Two men.
    TwoMen,
    /// One man.
    OneMan,
    /// One man with a load.
    Bearer,
    /// A portrait with a name.
    Portrait,
    /// A portrait with a star.
    PortraitStar,
    /// A portrait with a cross.
    PortraitCross,
    /// A portrait with a scope.
    PortraitScope,
    /// A portrait with field glasses.
    PortraitGlasses,
    /// A weapon on a pale card.
    Weapon(WeaponShape),
    /// A weapon in profile and two men who serve it.
    Team(TeamShape),
    /// A gun on its carriage from above, turned to its heading, and the men who serve it.
    Gun(GunLook),
    /// A vehicle from above, turned to its heading.
    Vehicle(VehicleLook),
    /// Nothing: whoever shows the card lays its picture over it.
    Bare,
}

/// Which weapon a team serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamShape {
    /// A mortar with bipod and base plate.
    Mortar,
    /// A heavy machine gun on a tripod.
    HeavyMachineGun,
    /// A recoilless gun on a tripod.
    Recoilless,
}

impl TeamShape {
    /// Every shape, in the order of the list above.
    pub const ALL: [TeamShape; 3] = [TeamShape::Mortar, TeamShape::HeavyMachineGun, TeamShape::Recoilless];
}

/// The box around the third number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Boxed {
    /// No box.
    #[default]
    None,
    /// A red one.
    Red,
    /// A yellow one.
    Yellow,
}

/// How pictures are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CounterStyle {
    /// Soldiers and weapons.
    #[default]
    Pictures,
    /// Map symbols.
    Nato,
}

/// One side of a counter: all that is printed on it. What it means its game knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CounterFace {
    /// What it shows.
    pub picture: Picture,
    /// What the men wear and carry.
    pub outfit: Outfit,
    /// The colours of the card.
    pub palette: Palette,
    /// Turned over: darker, crouching, with a band across a corner.
    pub turned: bool,
    /// A drop of blood beside the picture.
    pub hurt: bool,
    /// The numbers of the foot line; those that lack leave no gap.
    pub foot: [Option<i16>; 3],
    /// The box around the third number.
    pub boxed: Boxed,
    /// Small raised letters before the foot line.
    pub raised: &'static str,
    /// In the disc.
    pub disc: Option<u8>,
    /// On the pill under the disc.
    pub pill: Option<&'static str>,
    /// In the shield.
    pub shield: Option<i8>,
    /// On the name plate, or at the head of a weapon's card.
    pub name: Option<String>,
    /// On the badge at the upper left: by which players call the counter.
    pub letter: Option<String>,
    /// A red arrow at the edge: degrees clockwise from up.
    pub arrow: Option<u16>,
    /// The numbers of a vehicle.
    pub vehicle: Option<VehicleValues>,
}

impl CounterFace {
    /// A face with no number on it yet.
    pub fn new(picture: Picture, outfit: Outfit, palette: Palette) -> Self {
        Self {
            picture,
            outfit,
            palette,
            turned: false,
            hurt: false,
            foot: [None; 3],
            boxed: Boxed::None,
            raised: "",
            disc: None,
            pill: None,
            shield: None,
            name: None,
            letter: None,
            arrow: None,
            vehicle: None,
        }
    }

    fn is_weapon(&self) -> bool {
        matches!(self.picture, Picture::Weapon(_))
    }

    /// The inks this side is printed in.
    pub fn inks(&self) -> Palette {
        let colours = if self.turned { self.palette.turned() } else { self.palette };
        if self.is_weapon() {
            // A weapon lies on a pale card; its foot keeps the palette's colour.
            return Palette { base: PAPER.mix(colours.light, 0.38), light: PAPER, ..colours };
        }
        colours
    }
}

/// Paints a counter as a square picture; outside its round corners it is clear. Its shadow is [`counter_shadow`].
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_counter(face: &CounterFace, pixels: u32, style: CounterStyle) -> Pixmap {
    let mut sheet = Sheet::new(pixels, 100.0);
    let inks = face.inks();
    card::paint_card(&mut sheet, inks);
    if face.is_weapon() {
        card::paint_weapon_foot(&mut sheet, face.palette, face.turned);
    } else {
        card::paint_vignette(&mut sheet, inks);
    }
    match style {
        CounterStyle::Pictures => picture::paint_picture(&mut sheet, face, inks),
        CounterStyle::Nato => nato::paint_symbol(&mut sheet, face, inks),
    }
    if face.turned {
        card::paint_band(&mut sheet, face.shield.is_some() || face.letter.is_some());
    }
    values::paint_values(&mut sheet, face, inks);
    let beside_column = face.arrow.is_none() && face.vehicle.as_ref().is_some_and(|values| values.armour.is_some());
    match face.arrow.or_else(|| unseen_heading(face, style)) {
        Some(heading) if beside_column => values::arrow_at_symbol(&mut sheet, heading),
        Some(heading) => values::arrow_towards(&mut sheet, heading),
        None => {}
    }
    sheet.pixmap
}

/// A map symbol does not turn: an arrow shows where what it stands for points.
fn unseen_heading(face: &CounterFace, style: CounterStyle) -> Option<u16> {
    let heading = match face.picture {
        Picture::Vehicle(look) => Some(look.headings.hull),
        Picture::Gun(look) => Some(look.heading),
        Picture::TwoMen
        | Picture::OneMan
        | Picture::Bearer
        | Picture::Portrait
        | Picture::PortraitStar
        | Picture::PortraitCross
        | Picture::PortraitScope
        | Picture::PortraitGlasses
        | Picture::Weapon(_)
        | Picture::Team(_)
        | Picture::Bare => None,
    };
    heading.filter(|_| style == CounterStyle::Nato)
}

#[cfg(test)]
#[path = "counter_test.rs"]
mod tests;

//! Printed counters: a card, a picture, and the numbers that matter.
mod card;
pub(crate) mod ink;
mod picture;
mod values;

use tiny_skia::Pixmap;

pub use crate::silhouettes::weapon::WeaponShape;

use crate::nato;
use crate::palette::{FormationColours, PAPER};
use ink::Sheet;

pub(crate) use picture::drop_of_blood;

pub use card::{SHADOW_MARGIN, counter_shadow};

/// Whose men they are: decides helmets, equipment and small arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nation {
    /// United States.
    Us,
    /// Germany.
    German,
    /// Britain and the Commonwealth.
    British,
    /// The Soviet Union.
    Soviet,
}

/// What kind of unit a counter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterShape {
    /// Two men.
    Squad,
    /// One man.
    HalfSquad,
    /// One man with a load.
    Crew,
    /// A portrait with a name.
    Leader,
    /// A portrait with a star.
    Hero,
    /// A portrait with a cross.
    Medic,
    /// A portrait with a scope.
    Sniper,
    /// A portrait with field glasses.
    Scout,
    /// A weapon on a pale card.
    SupportWeapon(WeaponShape),
}

/// What the box around a movement allowance says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MovementBox {
    /// No box.
    #[default]
    None,
    /// Red: may assault-move.
    Assault,
    /// Yellow: may move by stealth.
    Stealth,
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

/// One side of a counter: all that is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CounterFace {
    /// The kind of unit.
    pub shape: CounterShape,
    /// Whose men.
    pub nation: Nation,
    /// The formation's colours.
    pub palette: FormationColours,
    /// The shaken side: darker, crouching, with a band across a corner.
    pub shaken: bool,
    /// A drop of blood beside the picture.
    pub wounded: bool,
    /// First number of the foot line.
    pub firepower: Option<i8>,
    /// Second number.
    pub range: Option<u8>,
    /// Third number.
    pub movement: Option<u8>,
    /// The box around the third number.
    pub movement_box: MovementBox,
    /// In the disc.
    pub morale: Option<u8>,
    /// In the shield.
    pub leadership: Option<i8>,
    /// `SR` under the disc.
    pub self_rally: bool,
    /// On the name plate, or at the head of a weapon's card.
    pub name: Option<String>,
    /// A small A at the firepower.
    pub assaulter: bool,
    /// A small M at the firepower.
    pub melee_bonus: bool,
    /// On the badge at the upper left: which of its side's squads it is.
    pub letter: Option<String>,
}

impl CounterFace {
    /// A face with no number on it yet.
    pub fn new(shape: CounterShape, nation: Nation, palette: FormationColours) -> Self {
        Self {
            shape,
            nation,
            palette,
            shaken: false,
            wounded: false,
            firepower: None,
            range: None,
            movement: None,
            movement_box: MovementBox::None,
            morale: None,
            leadership: None,
            self_rally: false,
            name: None,
            assaulter: false,
            melee_bonus: false,
            letter: None,
        }
    }

    fn is_weapon(&self) -> bool {
        matches!(self.shape, CounterShape::SupportWeapon(_))
    }

    /// The inks this side is printed in.
    pub(crate) fn inks(&self) -> FormationColours {
        let colours = if self.shaken { self.palette.shaken() } else { self.palette };
        if self.is_weapon() {
            // A weapon lies on a pale card; its foot keeps the formation's colour.
            return FormationColours { base: PAPER.mix(colours.light, 0.38), light: PAPER, ..colours };
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
        card::paint_weapon_foot(&mut sheet, face.palette, face.shaken);
    } else {
        card::paint_vignette(&mut sheet, inks);
    }
    match style {
        CounterStyle::Pictures => picture::paint_picture(&mut sheet, face, inks),
        CounterStyle::Nato => nato::paint_symbol(&mut sheet, face, inks),
    }
    if face.shaken {
        card::paint_band(&mut sheet, face.leadership.is_some() || face.letter.is_some());
    }
    values::paint_values(&mut sheet, face, inks);
    sheet.pixmap
}

#[cfg(test)]
#[path = "counter_test.rs"]
mod tests;

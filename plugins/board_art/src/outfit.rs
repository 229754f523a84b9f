//! What men wear and carry.

use crate::palette::Rgb;

/// What men wear and carry, named by the helmet: it decides equipment and small arms too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outfit {
    /// A round helmet with a small brim; Garand and Thompson.
    M1,
    /// A helmet that covers the neck; MP 40 and Kar 98k. Its men look to the left.
    Stahlhelm,
    /// A flat helmet; Sten and Enfield.
    Brodie,
    /// A high round helmet; `PPSh` and Mosin.
    Ssh40,
}

impl Outfit {
    /// The cloth.
    pub(crate) fn uniform(self) -> Rgb {
        Rgb::hex(match self {
            Outfit::M1 => 0x6A6A40,
            Outfit::Stahlhelm => 0x5F6C68,
            Outfit::Brodie => 0x85704A,
            Outfit::Ssh40 => 0x8D8350,
        })
    }
}

//! The colours of cards: what tells at a glance whose counter it is.
use tiny_skia::Color;

/// A printing colour (sRGB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// From a hexadecimal number such as `0x8A9A5B`.
    pub const fn hex(value: u32) -> Self {
        Self((value >> 16) as u8, (value >> 8) as u8, value as u8)
    }

    /// This colour moved towards another: 0 is this, 1 the other.
    pub fn mix(self, other: Rgb, part: f32) -> Self {
        let blend = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * part.clamp(0.0, 1.0)).round() as u8;
        Self(blend(self.0, other.0), blend(self.1, other.1), blend(self.2, other.2))
    }

    /// Darker by a part of its strength.
    pub fn darker(self, part: f32) -> Self {
        self.mix(Rgb(0, 0, 0), part)
    }

    /// Lighter by a part of what lacks to white.
    pub fn lighter(self, part: f32) -> Self {
        self.mix(Rgb(255, 255, 255), part)
    }

    /// How bright it looks, from 0 to 1 (Rec. 601 weights).
    pub fn brightness(self) -> f32 {
        (f32::from(self.0) * 0.299 + f32::from(self.1) * 0.587 + f32::from(self.2) * 0.114) / 255.0
    }

    /// As a paint, with opacity from 0 to 1.
    pub fn with_alpha(self, alpha: f32) -> Color {
        let mut colour = Color::from_rgba8(self.0, self.1, self.2, 255);
        colour.set_alpha(alpha.clamp(0.0, 1.0));
        colour
    }
}

/// Card white.
pub const PAPER: Rgb = Rgb::hex(0xF3EEDF);
/// Printer's black.
pub const BLACK_INK: Rgb = Rgb::hex(0x1B1C1A);
/// A red box.
pub const RED: Rgb = Rgb::hex(0xB3261E);
/// A yellow box.
pub const YELLOW: Rgb = Rgb::hex(0xF2C230);

/// The four inks of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Palette {
    /// The card.
    pub base: Rgb,
    /// Shadows of the picture and frames.
    pub dark: Rgb,
    /// The lit side of the picture and the card's middle.
    pub light: Rgb,
    /// Figures and letters.
    pub print: Rgb,
}

impl Palette {
    const fn new(base: u32, dark: u32, light: u32, print: Rgb) -> Self {
        Self { base: Rgb::hex(base), dark: Rgb::hex(dark), light: Rgb::hex(light), print }
    }

    /// The keys of all palettes.
    pub const KEYS: [&'static str; 11] =
        ["olive", "khaki", "grey", "pale_grey", "blue_grey", "black", "tan", "brown", "ochre", "red", "orange"];

    /// A palette by its key; nothing for a key that is not in [`Self::KEYS`].
    pub fn of(key: &str) -> Option<Self> {
        Some(match key {
            "olive" => Self::new(0x8A9A5B, 0x4F5A32, 0xB4C187, BLACK_INK),
            "khaki" => Self::new(0xA3A86B, 0x5C5F35, 0xC9CC97, BLACK_INK),
            "grey" => Self::new(0x8E979C, 0x555D62, 0xBCC4C8, BLACK_INK),
            "pale_grey" => Self::new(0xB3BABD, 0x666E73, 0xD6DBDD, BLACK_INK),
            "blue_grey" => Self::new(0x7F9AA3, 0x47606A, 0xAEC5CC, BLACK_INK),
            "black" => Self::new(0x2F3236, 0x111315, 0x6B6F75, PAPER),
            "tan" => Self::new(0xB28A5E, 0x6E5233, 0xD6B78F, BLACK_INK),
            "brown" => Self::new(0x7D6A4F, 0x463A29, 0xAE9B7E, PAPER),
            "ochre" => Self::new(0xC9A54A, 0x7C6322, 0xE5CC84, BLACK_INK),
            "red" => Self::new(0xA8423A, 0x64211C, 0xCF7F76, PAPER),
            "orange" => Self::new(0xB5682F, 0x6D3A15, 0xD9996A, BLACK_INK),
            _ => return None,
        })
    }

    /// Whether letters are lighter than the card.
    pub fn prints_light(self) -> bool {
        self.print.brightness() > self.base.brightness()
    }

    /// The same inks on a card that has been turned over: darker by a quarter.
    pub fn turned(self) -> Self {
        // Black letters on a card that has become dark would drown, so a card below middle grey prints light.
        let base = self.base.darker(0.25);
        let print = if base.brightness() < 0.47 { PAPER } else { self.print };
        Self { base, dark: self.dark.darker(0.25), light: self.light.darker(0.25), print }
    }
}

#[cfg(test)]
#[path = "palette_test.rs"]
mod tests;

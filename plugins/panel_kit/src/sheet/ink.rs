//! Colours by their meaning.

use crate::Kit;
use crate::theme::Theme;
use bevy_egui::egui::Color32;
use table::Side;

/// A colour, by what it means in the theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// What is read first.
    #[default]
    Text,
    /// What is read second.
    Muted,
    /// Helps whoever acts.
    Good,
    /// Harms whoever acts, or cannot be done.
    Bad,
    /// Needs attention.
    Warning,
    /// Is the one that counts.
    Focus,
    /// Of four results from nothing to the worst this one, from 0.
    Result(u8),
    /// A side's.
    Side(Side),
    /// The second of two things that are told apart, of which the first needs attention.
    Second,
    /// Behind groups.
    Card,
    /// Behind what stands out of its group.
    Raised,
    /// Frames and rules.
    Line,
    /// Letters on a bright ground.
    Dark,
    /// A shadow under a bright line.
    Shadow,
}

/// Letters on a bright ground, whatever the theme.
const DARK: Color32 = Color32::from_rgb(0x16, 0x19, 0x1C);
/// The second of two things, where sides have the colours of their counters.
const SECOND: Color32 = Color32::from_rgb(0x7F, 0xB5, 0xD8);

impl Ink {
    /// A number that is added: good above nothing, bad below.
    pub const fn of_value(value: i32) -> Self {
        match value {
            0 => Self::Muted,
            1.. => Self::Good,
            _ => Self::Bad,
        }
    }

    /// The colour.
    pub fn colour(self, kit: &Kit) -> Color32 {
        match self {
            Self::Side(side) => kit.accent(side),
            other => other.of_theme(kit.theme),
        }
    }

    /// The colour of what is no side's.
    fn of_theme(self, theme: &Theme) -> Color32 {
        match self {
            Self::Text => theme.text,
            Self::Muted | Self::Side(_) => theme.muted,
            Self::Good => theme.good,
            Self::Bad => theme.bad,
            Self::Warning => theme.warning,
            Self::Focus => theme.focus,
            Self::Result(n) => theme.results[usize::from(n).min(3)],
            Self::Second => theme.sides.map_or(SECOND, |sides| sides[0]),
            Self::Card => theme.card,
            Self::Raised => theme.raised,
            Self::Line => theme.line,
            Self::Dark => DARK,
            Self::Shadow => Color32::from_black_alpha(150),
        }
    }
}

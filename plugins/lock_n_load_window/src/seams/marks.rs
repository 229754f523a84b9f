//! Marks on the map: hexes and lines, while they are put there.

use bevy::prelude::Color;
use hex_board::{HexId, Sight, Spot};
use hex_view::{Overlay, OverlayKind, OverlayLine, ZonePattern};
use std::collections::BTreeSet;
use table::Side;

/// A planned way: blue, which nothing else is.
const LINE_PATH: Color = Color::srgb(0.45, 0.68, 0.9);

/// A zone of a side, or of nobody.
pub(crate) const fn zone(side: Option<Side>) -> OverlayKind {
    OverlayKind::Zone(pattern(side))
}

/// The pattern of a side, or of nobody.
pub(crate) const fn pattern(side: Option<Side>) -> ZonePattern {
    match side {
        None => ZonePattern::Nobody,
        Some(Side::First) => ZonePattern::First,
        Some(Side::Second) => ZonePattern::Second,
    }
}

/// The marks while they are made.
pub(crate) struct Marks {
    pub hexes: Vec<Overlay>,
    pub lines: Vec<OverlayLine>,
    /// Of lines of sight: clear, degraded, blocked.
    pub inks: [Color; 3],
}

impl Marks {
    /// Marks a hex, once.
    pub(crate) fn mark(&mut self, hex: HexId, kind: OverlayKind) {
        if !self.hexes.iter().any(|mark| mark.hex == hex && mark.kind == kind) {
            self.hexes.push(Overlay { hex, kind, text: None });
        }
    }

    /// Marks a hex with a few letters in it.
    pub(crate) fn mark_with(&mut self, hex: HexId, kind: OverlayKind, text: Option<String>) {
        self.hexes.push(Overlay { hex, kind, text });
    }

    /// Marks hexes.
    pub(crate) fn mark_all(&mut self, hexes: BTreeSet<HexId>, kind: OverlayKind) {
        self.hexes.extend(hexes.into_iter().map(|hex| Overlay { hex, kind, text: None }));
    }

    /// A planned way.
    pub(crate) fn way(&mut self, hexes: Vec<HexId>) {
        self.lines.push(OverlayLine { hexes, colour: LINE_PATH, dashed: true, blocked_at: None });
    }

    /// A line of sight.
    pub(crate) fn sight_line(&mut self, sight: &Sight, from: Spot, to: Spot) {
        let (colour, dashed, blocked_at) = match sight {
            Sight::Clear => (self.inks[0], false, None),
            Sight::Degraded(_) => (self.inks[1], true, None),
            Sight::Blocked(by) => (self.inks[2], false, Some(by.hex)),
        };
        if let Sight::Degraded(obstacles) = sight {
            for obstacle in obstacles {
                self.mark(obstacle.hex, OverlayKind::Degraded);
            }
        }
        self.lines.push(OverlayLine { hexes: vec![from.hex, to.hex], colour, dashed, blocked_at });
    }
}

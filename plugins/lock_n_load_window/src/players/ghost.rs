//! What somebody thinks of, as a ghost on the map: a way that he might go, or a line to what he might aim at.

use super::outline::Outline;
use crate::battle::{Battle, Computers};
use bevy::prelude::*;
use hex_view::{Overlay, OverlayKind, OverlayLine, Overlays};

/// A plan as the map shows it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Ghost {
    /// The plan.
    pub(crate) outline: Option<Outline>,
}

/// A way that somebody thinks of: pale, which nothing else is.
const PALE: Color = Color::srgba(0.97, 0.95, 0.88, 0.75);

impl Ghost {
    /// Puts it on the map.
    pub(crate) fn onto(&self, overlays: &mut Overlays) {
        let Some(outline) = &self.outline else { return };
        let Some(last) = outline.way.last() else { return };
        if outline.way.len() > 1 {
            let hexes = outline.way.clone();
            overlays.lines.push(OverlayLine { hexes, colour: PALE, dashed: true, blocked_at: None });
        }
        let kind = if outline.goes { OverlayKind::Choice } else { OverlayKind::Target };
        if (outline.way.len() > 1 || !outline.goes)
            && !overlays.hexes.iter().any(|mark| mark.hex == *last && mark.kind == kind)
        {
            overlays.hexes.push(Overlay { hex: *last, kind, text: None });
        }
    }
}

/// The best plan so far of whoever thinks.
pub(super) fn follow(battle: Option<Res<Battle>>, computers: Res<Computers>, mut ghost: ResMut<Ghost>) {
    let advised = |battle: &Battle| {
        let plan = computers.pointed_plan(battle)?;
        Some(plan.next.as_ref().unwrap_or(&plan.outline).clone())
    };
    let outline = battle.and_then(|battle| computers.best_so_far(&battle).or_else(|| advised(&battle)));
    ghost.set_if_neq(Ghost { outline });
}

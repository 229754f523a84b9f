//! The artillery of a start: what both sides have bought, and what has become of it in the middle of a game.

use super::point;
use crate::facts::battle::{Battle, Call, Light, Support};
use crate::facts::field::Field;
use crate::files::force::ForceDef;
use crate::files::scenario::{At, CallDef, PositionDef, SupportDef};
use crate::files::values::Battery;
use crate::sections::artillery;
use measured_table::shapes::TacticalHex;
use smallvec::SmallVec;
use table::Side;

/// What both sides have bought (PH-7.8-01, PH-H-16).
pub(super) fn supports(field: &Field, forces: [&ForceDef; 2]) -> Vec<Support> {
    let of_side = |(side, force): (Side, &ForceDef)| -> Vec<Support> {
        let support = |(no, battery): (u8, &Battery)| Support {
            no,
            side,
            battery: *battery,
            calls: field.charts.artillery.of(*battery).calls,
            registered: SmallVec::new(),
            call: None,
        };
        (0..).zip(&force.artillery).map(support).collect()
    };
    Side::BOTH.into_iter().zip(forces).flat_map(of_side).collect()
}

/// What has become of it in the middle of a game.
pub(super) fn in_the_air(battle: &mut Battle, field: &Field, position: &PositionDef) {
    for support in &mut battle.supports {
        support.registered = artillery::by_itself(field, support.side, support.battery);
        let is_it = |def: &&SupportDef| (def.side, def.support) == (support.side, support.no);
        let Some(def) = position.artillery.iter().find(is_it) else { continue };
        let hex = |at: At| TacticalHex::at(field.ground.hexes_from, point(at));
        if let Some(registered) = &def.registered {
            support.registered = registered.iter().copied().map(hex).collect();
        }
        let call = |call: &CallDef| Call { by: call.by, at: hex(call.at), mission: call.mission, due: call.due };
        support.call = def.call.as_ref().map(call);
        // What is in the air has been taken from those bought.
        let left = support.calls.saturating_sub(u8::from(support.call.is_some()));
        support.calls = def.calls.unwrap_or(left);
    }
    battle.lights = position.lights.iter().map(|def| Light { at: point(def.at), until: def.until }).collect();
}

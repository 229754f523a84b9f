//! Threats: for each hex what part of a stack is expected to be lost there to fire that may still come in this turn, as the map is
//! shaded with it.

use super::words;
use crate::battle::Battle;
use crate::model::{Selection, Tools};
use bevy::prelude::*;
use hex_board::{HexId, Spot};
use hex_view::{Overlay, OverlayKind, Overlays};
use lock_n_load::{Table, Trait};
use lock_n_load_opponent::{Prey, Threat, Threats};
use table::{CounterId, Say, Side};

/// Less than this is not worth a mark.
const LEAST: f32 = 0.005;
/// How many of those who may fire are named.
const NAMED: usize = 3;
/// In so many parts the view's shading is told.
const PARTS: f32 = 36.0;

/// For whom threats are worked out.
#[derive(Clone, Debug, PartialEq)]
struct Of {
    battle: (u64, u64),
    viewer: Side,
    units: Vec<CounterId>,
}

/// The threats to a stack, hex by hex.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shaded {
    of: Of,
    /// Where it stands.
    here: Option<HexId>,
    /// On the ground of each hex; none where such a stack cannot go.
    by_hex: Vec<Option<Threat>>,
    /// In the upper storeys.
    above: Vec<(HexId, Threat)>,
}

/// The threats that are shown; nothing while the shading is off or nobody is chosen.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct Shading(Option<Shaded>);

impl Shading {
    /// To whom.
    pub(crate) fn units(&self) -> Option<&[CounterId]> {
        self.0.as_ref().map(|shaded| shaded.of.units.as_slice())
    }
    /// What threatens there; none: nothing is shaded, or they cannot go there.
    pub(crate) fn at(&self, spot: Spot) -> Option<&Threat> {
        let shaded = self.0.as_ref()?;
        if spot.storey > 0 {
            return shaded.above.iter().find(|(hex, _)| *hex == spot.hex).map(|(_, threat)| threat);
        }
        shaded.by_hex.get(spot.hex.index())?.as_ref()
    }
    /// They stand there already.
    pub(crate) fn is_here(&self, hex: HexId) -> bool {
        self.0.as_ref().is_some_and(|shaded| shaded.here == Some(hex))
    }

    /// Puts the shading on the map. Hexes to which those who are chosen may go keep their points.
    pub(crate) fn onto(&self, overlays: &mut Overlays) {
        let Some(shaded) = &self.0 else { return };
        let is_other = |kind: OverlayKind| matches!(kind, OverlayKind::Band(_) | OverlayKind::Heat(_));
        if overlays.silhouettes || overlays.hexes.iter().any(|mark| is_other(mark.kind)) {
            return;
        }
        let mut shaded_hexes = Vec::new();
        for (n, threat) in shaded.by_hex.iter().enumerate() {
            let hex = HexId(n as u16);
            let Some(threat) = threat.as_ref().filter(|threat| threat.harm >= LEAST) else { continue };
            let kind = OverlayKind::Heat(heat(threat.harm));
            let percent = in_percent(threat.harm);
            match overlays.hexes.iter_mut().find(|mark| mark.hex == hex && mark.kind == OverlayKind::Reachable) {
                Some(mark) => {
                    let points = mark.text.take().unwrap_or_default();
                    (mark.kind, mark.text) = (kind, Some(format!("{points} \u{2022} {percent}")));
                }
                None => overlays.hexes.push(Overlay { hex, kind, text: Some(percent) }),
            }
            shaded_hexes.push(hex);
        }
        // The hatch says less than the shading, and would lie over it.
        overlays.hexes.retain(|mark| mark.kind != OverlayKind::Danger || !shaded_hexes.contains(&mark.hex));
    }
}

/// A part as the view's shading tells it.
pub(crate) fn heat(part: f32) -> u8 {
    // Whatever is marked is seen.
    (part * PARTS).round().clamp(1.0, PARTS) as u8
}

/// A part in per cent: "23 %".
pub(crate) fn in_percent(part: f32) -> String {
    words::in_percent(format!("{:.0}", (part * 100.0).max(1.0))).said()
}

/// What is expected to happen to who goes there, or stays, and who would do it.
pub(crate) fn in_words(table: &Table, threat: &Threat, stays: bool) -> Say {
    if threat.harm < LEAST {
        return words::no_threat();
    }
    let places = threat.from.iter().take(NAMED).map(|(spot, harm)| {
        let place = table.field.map.place(*spot);
        match threat.from.len() {
            0 | 1 => words::threat_place(place),
            _ => words::threat_place_with(place, in_percent(*harm)),
        }
    });
    let mut places: Vec<Say> = places.collect();
    match threat.from.len().saturating_sub(NAMED) {
        0 => {}
        more => places.push(words::threats_more(more as i64)),
    }
    let (part, from) = (in_percent(threat.harm), places);
    if stays { words::threat_to_stay(part, from) } else { words::threat(part, from) }
}

/// Whoever looks at the screen.
pub(super) fn looks(battle: &Battle) -> Side {
    battle.to_act().filter(|side| battle.looks_on(*side)).unwrap_or_else(|| battle.viewer())
}

/// What threatens these units: they go, by what they are.
pub(super) fn prey(table: &Table, units: &[CounterId], stays: bool) -> Prey {
    let drives = |id: &CounterId| table.unit(*id).is_some_and(|unit| unit.may(Trait::Drives));
    match (units.first(), units.iter().all(drives), stays) {
        (Some(vehicle), true, _) => Prey::Vehicle(*vehicle),
        (_, _, true) => Prey::Staying,
        (_, _, false) => Prey::Going,
    }
}

/// Who is meant: who is chosen, else all of one side in the Location that is looked at.
fn meant(table: &Table, selection: &Selection, viewer: Side) -> Vec<CounterId> {
    if !selection.units.is_empty() {
        return selection.units.clone();
    }
    let Some(spot) = selection.spot else { return Vec::new() };
    let of = |side: Side| table.side_at(spot, side).map(|unit| unit.id).collect::<Vec<_>>();
    let own = of(viewer);
    if own.is_empty() { of(viewer.other()) } else { own }
}

/// Brings the threats up to date.
pub(crate) fn follow(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    tools: Res<Tools>,
    mut shading: ResMut<Shading>,
) {
    let Some(battle) = battle.filter(|_| tools.threats) else {
        shading.set_if_neq(Shading::default());
        return;
    };
    if !battle.is_changed() && !selection.is_changed() && !tools.is_changed() {
        return;
    }
    let viewer = looks(&battle);
    let units = meant(&battle.table(), &selection, viewer);
    let of = Of { battle: battle.now(), viewer, units };
    if shading.0.as_ref().is_some_and(|shaded| shaded.of == of) {
        return;
    }
    shading.set_if_neq(Shading(shaded(&battle, of)));
}

fn shaded(battle: &Battle, of: Of) -> Option<Shaded> {
    let side = battle.table().unit(*of.units.first()?)?.side;
    battle.seen(of.viewer, |seen| {
        let table: &Table = seen;
        let here = of.units.iter().find_map(|id| table.unit(*id)?.spot()).map(|spot| spot.hex);
        let threats = Threats::of(seen, side);
        let map = &table.field.map;
        let going = |spot: Spot| {
            let terrain = map.at(spot.hex).terrain;
            let barred = table.field.definitions.terrain(terrain).prohibited && here != Some(spot.hex);
            // Who enters among enemies fights, and is not fired at.
            let enemies = table.side_at(spot, side.other()).next().is_some();
            let stays = here == Some(spot.hex);
            (!barred && !enemies).then(|| threats.at(seen, spot, prey(table, &of.units, stays)))
        };
        let by_hex = map.ids().map(|hex| going(Spot { hex, storey: 0 })).collect();
        let upper = map.ids().filter(|hex| map.at(*hex).storeys == 2);
        let above = upper.filter_map(|hex| Some((hex, going(Spot { hex, storey: 1 })?))).collect();
        Some(Shaded { here, by_hex, above, of: of.clone() })
    })
}

#[cfg(test)]
#[path = "threats_test.rs"]
mod tests;

//! What those who are selected can reach and how they can be turned, brought up to date as what a click is for changes.

use crate::battle::Battle;
use crate::model::{ReachNow, Selection, Tools};
use crate::sections::{driving, movement};
use crate::slices;
use bevy::prelude::*;
use hex_view::Corners;

/// Brings the reach up to date.
pub(crate) fn update_reach(battle: Option<Res<Battle>>, selection: Res<Selection>, mut now: ResMut<ReachNow>) {
    let Some(battle) = battle else { return };
    let changed = battle.is_changed();
    if !changed && !selection.is_changed() {
        return;
    }
    let table = battle.table();
    let kind = movement::kind_of(&table, &selection, slices::aim(&table, &selection));
    if changed || kind != now.kind || selection.bends != now.bends {
        *now = movement::reach_of(&table, kind, &selection.bends);
    }
}

/// Brings the handles up to date.
pub(crate) fn update_handles(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    reach: Res<ReachNow>,
    tools: Res<Tools>,
    mut corners: ResMut<Corners>,
) {
    let Some(battle) = battle else {
        corners.set_if_neq(Corners::default());
        return;
    };
    if battle.is_changed() || selection.is_changed() || reach.is_changed() || tools.is_changed() {
        let aim = slices::aim(&battle.table(), &selection);
        let shown = if tools.sight { Vec::new() } else { driving::handles(&battle, &selection, &reach, aim) };
        corners.set_if_neq(Corners(shown));
    }
}

//! Units that are not on the map: to be set up in a zone, or waiting to enter.

use crate::battle::Battle;
use crate::model::Tray;
use crate::slices;
use bevy::prelude::*;
use table::Side;

/// Brings the tray up to date.
pub(crate) fn fill_tray(battle: Option<Res<Battle>>, mut tray: ResMut<Tray>) {
    let Some(battle) = battle else { return };
    if battle.is_changed() {
        tray.set_if_neq(tray_of(&battle));
    }
}

/// The tray as things stand.
pub fn tray_of(battle: &Battle) -> Tray {
    let table = battle.table();
    let mut groups = Vec::new();
    for side in Side::BOTH {
        slices::waiting(battle, &table, side, &mut groups);
    }
    Tray { groups }
}

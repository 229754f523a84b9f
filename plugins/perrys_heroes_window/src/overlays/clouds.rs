//! Smoke on the table, the traps that the viewer knows of, and the houses in which somebody is.

use crate::battle::Battle;
use crate::bodies;
use bevy::prelude::*;
use board_art::Token;
use desk::DeskSystems;
use measured_table::Shape as _;
use measured_view::{Cloud, Clouds, Opened, Signs, world};
use perrys_heroes::Table;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clouds>().init_resource::<Signs>().init_resource::<Opened>();
    app.add_systems(Update, fill.in_set(DeskSystems::Show).after(DeskSystems::Tell));
}

fn fill(
    battle: Option<Res<Battle>>,
    mut clouds: ResMut<Clouds>,
    mut signs: ResMut<Signs>,
    mut opened: ResMut<Opened>,
    mut there: Local<bool>,
) {
    let Some(battle) = battle else {
        if std::mem::take(&mut *there) {
            (*clouds, *signs, *opened) = (Clouds::default(), Signs::default(), Opened::default());
        }
        return;
    };
    if *there && !battle.is_changed() {
        return;
    }
    *there = true;
    let table = battle.table();
    clouds.set_if_neq(smoke(&table));
    signs.set_if_neq(traps(&table));
    opened.set_if_neq(Opened(bodies::opened(&table)));
}

/// The bases of smoke, plumes and markers (PH-3.3-01).
fn smoke(table: &Table) -> Clouds {
    let cloud = |smoke: &perrys_heroes::Smoke| {
        let bounds = smoke.square().bounds();
        Cloud { rect: Rect::from_corners(world(bounds.least), world(bounds.most)), plume: smoke.plume.is_some() }
    };
    Clouds(table.battle.smoke.iter().map(cloud).collect())
}

/// Traps that have been found, and those of the viewer that have not: of others nobody is told.
fn traps(table: &Table) -> Signs {
    let sign = |trap: &perrys_heroes::Trap| (world(trap.at), if trap.found { Token::Burst } else { Token::ClosedEye });
    Signs(table.battle.traps.iter().map(sign).collect())
}

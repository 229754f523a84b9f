//! Who may be dragged: letting go of a figure means what a click there means.

use crate::battle::Battle;
use bevy::prelude::*;
use desk::DeskSystems;
use perrys_heroes::{Claiming, Phase};
use table::CounterId;
use table_view::{Draggable, ViewSettings};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(DeskSystems::Show).after(DeskSystems::Tell));
}

/// Those who can act, and in the set-up all of whoever places, may be dragged; without a battle nobody.
fn follow(battle: Option<Res<Battle>>, mut settings: ResMut<ViewSettings>, mut was: Local<bool>) {
    let draggable = match battle {
        Some(battle) if battle.is_changed() => draggable(&battle),
        None if *was => Draggable::Nobody,
        Some(_) | None => return,
    };
    *was = draggable != Draggable::Nobody;
    if settings.draggable != draggable {
        settings.draggable = draggable;
    }
}

fn draggable(battle: &Battle) -> Draggable {
    let table = battle.table();
    // While one chooses who is concealed, a press on a figure is for that.
    let moves = battle.person_decides() && table.flow.stack.innermost::<Claiming>().is_none();
    let Some(side) = battle.to_act().filter(|_| moves) else { return Draggable::Nobody };
    let sets_up = table.flow.phase == Phase::SetUp;
    let may = |who: &CounterId| sets_up || battle.ready().contains(who);
    let own = table.figures.iter().filter(|figure| figure.side == side);
    let those: Vec<CounterId> = own.map(|figure| figure.id).filter(may).collect();
    if those.is_empty() { Draggable::Nobody } else { Draggable::Those(those) }
}

//! Who may be dragged: letting go of a figure means what a click there means.

use crate::battle::{Battle, PerrysHeroesWindow};
use bevy::prelude::*;
use desk::{DeskSystems, Hand};
use perrys_heroes::{Claiming, Phase};
use table::CounterId;
use table_view::{Draggable, ViewSettings};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, follow.in_set(DeskSystems::Show).after(DeskSystems::Tell));
}

/// Those who can act, and in the set-up all of whoever places, may be dragged; without a battle nobody.
fn follow(
    battle: Option<Res<Battle>>,
    hand: Res<Hand<PerrysHeroesWindow>>,
    mut settings: ResMut<ViewSettings>,
    mut was: Local<bool>,
) {
    let draggable = match battle {
        Some(battle) if battle.is_changed() || hand.is_changed() => draggable(&battle, hand.who),
        None if *was => Draggable::Nobody,
        Some(_) | None => return,
    };
    *was = draggable != Draggable::Nobody;
    if settings.draggable != draggable {
        settings.draggable = draggable;
    }
}

/// Those who can act; and the hull in which who is in the hand rides, as he is dragged out of it.
fn draggable(battle: &Battle, in_hand: Option<CounterId>) -> Draggable {
    let table = battle.table();
    // While one chooses who is concealed, a press on a figure is for that.
    let moves = battle.person_decides() && table.flow.stack.innermost::<Claiming>().is_none();
    let Some(side) = battle.to_act().filter(|_| moves) else { return Draggable::Nobody };
    let sets_up = table.flow.phase == Phase::SetUp;
    let rider = in_hand.filter(|who| battle.ready().contains(who)).and_then(|who| table.figure(who));
    let hull = rider.and_then(|rider| table.ridden(&rider)).map(|hull| hull.id);
    let may = |who: &CounterId| sets_up || battle.ready().contains(who) || hull == Some(*who);
    let own = table.figures.iter().filter(|figure| figure.side == side);
    let those: Vec<CounterId> = own.map(|figure| figure.id).filter(may).collect();
    if those.is_empty() { Draggable::Nobody } else { Draggable::Those(those) }
}

//! The systems of this crate in their order.

use crate::battle::{LockNLoadWindow, LookingBack};
use crate::counters::faces;
use crate::drafting::{actions, draft, reach};
use crate::hints;
use crate::input::BattleAction;
use crate::intent::{self, KeyCommands, sentence};
use crate::map::{opening, overlays, tray};
use crate::model::ReachNow;
use crate::model::*;
use crate::players::{self, Ghost, Shading};
use crate::seams::drafts::{Drafts, Glance};
use crate::sections::passengers::drag::Berths;
use bevy::prelude::*;
use desk::{DeskPlugin, DeskSystems, HandOver};
use hex_view::{Corners, Pointed};
use leafwing_input_manager::prelude::*;
use panel_kit::DeskKey;
use table_view::{Pieces, ViewSettings};

/// Everything between the rules and what is on the screen. Insert a [`crate::Battle`] to begin, remove it to end.
pub struct LockNLoadGluePlugin;

impl Plugin for LockNLoadGluePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((InputManagerPlugin::<BattleAction>::default(), InputManagerPlugin::<DeskKey>::default()))
            .add_plugins(DeskPlugin::<LockNLoadWindow>::default())
            .init_resource::<MenuAtCursor>()
            .add_message::<Perform>()
            .add_message::<Choose>()
            .add_message::<KeyCommands>()
            // The view adds these too; adding them twice is harmless.
            .add_message::<Pointed>()
            .add_systems(PostStartup, intent::spawn_keys)
            .add_systems(
                Update,
                (
                    draft::note_press,
                    intent::begin_frame,
                    intent::hear_nobody.run_if(not(resource_equals(HandOver(None)))),
                    intent::read_keys.run_if(resource_equals(HandOver(None))),
                    intent::press_keys,
                    intent::read_pointer,
                    intent::read_buttons,
                    intent::hold_carried,
                )
                    .chain()
                    .in_set(DeskSystems::Intent),
            )
            .add_systems(Update, opening::open_map.in_set(DeskSystems::Show).before(DeskSystems::Past))
            .add_systems(
                Update,
                (
                    intent::select::follow,
                    reach::update_reach,
                    players::follow_threats,
                    reach::update_handles,
                    draft::update_preview,
                    actions::update_actions,
                    lay_pieces,
                    allow_fans,
                    overlays::mark_map,
                )
                    .chain()
                    .in_set(DeskSystems::Show)
                    .after(DeskSystems::Past)
                    .before(DeskSystems::Tell),
            )
            .add_systems(
                Update,
                (tray::fill_tray, sentence::write_sentence, hints::find_moments)
                    .chain()
                    .in_set(DeskSystems::Show)
                    .after(DeskSystems::Tell)
                    .before(DeskSystems::Hint),
            );
        of_battle::<Selection>(app);
        of_battle::<Preview>(app);
        of_battle::<Actions>(app);
        of_battle::<CursorMenu>(app);
        of_battle::<Sentence>(app);
        of_battle::<Tray>(app);
        of_battle::<Tools>(app);
        of_battle::<Corners>(app);
        of_battle::<ReachNow>(app);
        of_battle::<Drafts>(app);
        of_battle::<Berths>(app);
        of_battle::<Ghost>(app);
        of_battle::<Shading>(app);
        app.init_resource::<Glance>();
    }
}

/// What belongs to one battle: nothing of it is left for the next.
fn of_battle<R: Resource + Default>(app: &mut App) {
    desk::of_battle::<LockNLoadWindow, R>(app);
}

/// Stacks fan out to be looked at and chosen from; where a target is being chosen they would cover it, and the menu at the cursor would
/// cover them.
fn allow_fans(selection: Res<Selection>, menu: Res<CursorMenu>, mut settings: ResMut<ViewSettings>) {
    let fans = selection.mode.rests() && selection.target.is_none() && menu.at.is_none();
    if settings.fans != fans {
        settings.fans = fans;
    }
}

/// Lays the counters out; the view shows them as soon as nothing is being played.
fn lay_pieces(
    battle: Option<Res<crate::Battle>>,
    selection: Res<Selection>,
    past: Res<LookingBack>,
    hand_over: Res<HandOver>,
    mut pieces: ResMut<Pieces>,
) {
    let Some(battle) = battle else { return };
    if hand_over.0.is_some() {
        // Nothing of the battle lies there while the screen changes hands.
        pieces.set_if_neq(Pieces::default());
    } else if battle.is_changed() || selection.is_changed() || past.is_changed() || hand_over.is_changed() {
        pieces.set_if_neq(match past.battle() {
            Some(past) => faces::pieces(past, &Selection::default()),
            None => faces::pieces(&battle, &selection),
        });
    }
}

#[cfg(test)]
#[path = "glue_test.rs"]
mod tests;

#[cfg(test)]
#[path = "hand_over_test.rs"]
mod hand_over_tests;

#[cfg(test)]
#[path = "attacks_test.rs"]
mod attacks_tests;

#[cfg(test)]
#[path = "assaults_test.rs"]
mod assaults_tests;

#[cfg(test)]
#[path = "shots_test.rs"]
mod shots_tests;

#[cfg(test)]
#[path = "hands_test.rs"]
mod hands_tests;

#[cfg(test)]
#[path = "in_hand_test.rs"]
mod in_hand_tests;

#[cfg(test)]
#[path = "seeing_test.rs"]
mod seeing_tests;

#[cfg(test)]
#[path = "undo_test.rs"]
mod undo_tests;

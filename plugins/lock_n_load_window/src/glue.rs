//! The systems of this crate in their order.

use crate::draft::{self, Drafts, Glance};
use crate::driving;
use crate::hints::{self, HintNow, Hints};
use crate::input::BattleAction;
use crate::intent::{self, KeyCommands};
use crate::model::*;
use crate::movement::{self, ReachNow};
use crate::orders::{self, Plan};
use crate::passengers::drag::Berths;
use crate::players::{self, Decided, Ghost, LookingBack, Shading};
use crate::results::{self, Results};
use crate::shown::Preview;
use crate::{buttons, faces, log, opening, overlays, sentence, tray};
use bevy::prelude::*;
use hex_view::{Corners, Pointed};
use leafwing_input_manager::prelude::*;
use panel_kit::DeskKey;
use table_view::{Pieces, Play, Skip, ViewSettings, ViewSystems};

/// The order of the systems, all in [`ViewSystems::Use`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlueSystems {
    /// Keys, clicks and buttons become selections and orders. Give this set a run condition to keep keys from the board while a text
    /// is typed.
    Intent,
    /// Orders are carried out.
    Resolve,
    /// What is shown is brought up to date.
    Show,
}

/// Everything between the rules and what is on the screen. Insert a [`crate::Battle`] to begin, remove it to end.
pub struct LockNLoadGluePlugin;

impl Plugin for LockNLoadGluePlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((InputManagerPlugin::<BattleAction>::default(), InputManagerPlugin::<DeskKey>::default()))
            .init_resource::<Selection>()
            .init_resource::<Preview>()
            .init_resource::<Prepared>()
            .init_resource::<Results>()
            .init_resource::<Actions>()
            .init_resource::<CursorMenu>()
            .init_resource::<MenuAtCursor>()
            .init_resource::<Pause>()
            .init_resource::<Log>()
            .init_resource::<Sentence>()
            .init_resource::<Tray>()
            .init_resource::<Tools>()
            .init_resource::<Plan>()
            .init_resource::<ReachNow>()
            .init_resource::<Drafts>()
            .init_resource::<Glance>()
            .init_resource::<Berths>()
            .init_resource::<Ghost>()
            .init_resource::<Shading>()
            .init_resource::<LookingBack>()
            .init_resource::<Hints>()
            .init_resource::<HintNow>()
            .add_message::<GiveOrder>()
            .add_message::<Decided>()
            .add_message::<OrderGiven>()
            .add_message::<OrderRefused>()
            .add_message::<Undo>()
            .add_message::<Perform>()
            .add_message::<Choose>()
            .add_message::<KeyCommands>()
            // The view adds these too; adding them twice is harmless.
            .add_message::<Play>()
            .init_resource::<Corners>()
            .add_message::<Pointed>()
            .add_message::<Skip>()
            .configure_sets(
                Update,
                (GlueSystems::Intent, GlueSystems::Resolve, GlueSystems::Show).chain().in_set(ViewSystems::Use),
            )
            .add_systems(PostStartup, intent::spawn_keys)
            .add_systems(
                Update,
                (
                    draft::note_press,
                    intent::begin_frame,
                    intent::read_keys,
                    intent::press_keys,
                    intent::read_pointer,
                    intent::read_buttons,
                    intent::hold_carried,
                )
                    .chain()
                    .in_set(GlueSystems::Intent),
            )
            .add_message::<bevy::window::RequestRedraw>()
            .add_systems(Update, orders::carry_out.in_set(GlueSystems::Resolve))
            .add_systems(Update, clear_desk.run_if(resource_removed::<crate::Battle>).in_set(GlueSystems::Show))
            .add_systems(
                Update,
                (
                    opening::open_map,
                    players::follow_past,
                    intent::select::follow,
                    movement::update_reach,
                    players::follow_threats,
                    driving::update_handles,
                    draft::update_preview,
                    buttons::update_actions,
                    lay_pieces,
                    allow_fans,
                    overlays::mark_map,
                    log::write_log,
                    results::follow_results,
                    tray::fill_tray,
                    sentence::write_sentence,
                    hints::follow,
                )
                    .chain()
                    .in_set(GlueSystems::Show),
            );
    }
}

/// Stacks fan out to be looked at and chosen from; where a target is being chosen they would cover it, and the menu at the cursor would
/// cover them.
fn allow_fans(selection: Res<Selection>, menu: Res<CursorMenu>, mut settings: ResMut<ViewSettings>) {
    let fans = selection.mode.rests() && selection.target.is_none() && menu.at.is_none();
    if settings.fans != fans {
        settings.fans = fans;
    }
}

/// Nothing of a battle is left for the next.
fn clear_desk(mut commands: Commands) {
    commands.insert_resource(Selection::default());
    commands.insert_resource(Preview::default());
    commands.insert_resource(Prepared::default());
    commands.insert_resource(Results::default());
    commands.insert_resource(Actions::default());
    commands.insert_resource(CursorMenu::default());
    commands.insert_resource(Log::default());
    commands.insert_resource(Sentence::default());
    commands.insert_resource(Tray::default());
    commands.insert_resource(Tools::default());
    commands.insert_resource(Corners::default());
    commands.insert_resource(ReachNow::default());
    commands.insert_resource(Drafts::default());
    commands.insert_resource(Plan::default());
    commands.insert_resource(Ghost::default());
    commands.insert_resource(Shading::default());
    commands.insert_resource(LookingBack::default());
    commands.insert_resource(HintNow::default());
}

/// Lays the counters out; the view shows them as soon as nothing is being played.
fn lay_pieces(
    battle: Option<Res<crate::Battle>>,
    selection: Res<Selection>,
    past: Res<LookingBack>,
    mut pieces: ResMut<Pieces>,
) {
    let Some(battle) = battle else { return };
    if battle.is_changed() || selection.is_changed() || past.is_changed() {
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

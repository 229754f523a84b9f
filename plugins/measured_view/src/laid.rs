//! The table that is laid.

use crate::scale::{length, world};
use bevy::prelude::*;
use board_art::map::Hour;
use measured_table::{Ground, KindSet};
use std::sync::Arc;
use table_view::{Ground as Bounds, InputSteps};

/// How far a counter goes in one step, in tenths: a slide takes its time by it.
const STEP: i32 = 1_500;
/// The nearest that the camera comes, in world units to a logical pixel: a base of 25 mm is 160 wide then.
const NEAREST: f32 = 0.8;

/// The table to show; insert it to begin, remove it to clear it.
#[derive(Resource, Clone, Debug)]
pub struct Laid {
    /// What stands on it.
    pub ground: Arc<Ground>,
    /// The kinds of its pieces, by which they are painted.
    pub kinds: Arc<KindSet>,
    /// The light in which it is seen.
    pub hour: Hour,
}

impl Laid {
    /// What of the world it covers.
    fn bounds(&self) -> Rect {
        Rect::from_corners(world(self.ground.bounds.least), world(self.ground.bounds.most))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay.in_set(InputSteps::Lay));
}

fn lay(laid: Option<Res<Laid>>, mut commands: Commands, mut was: Local<bool>) {
    match laid {
        Some(laid) if laid.is_changed() => {
            *was = true;
            commands.insert_resource(Bounds { bounds: laid.bounds(), step: length(STEP), nearest: Some(NEAREST) });
        }
        Some(_) => {}
        None => {
            if std::mem::take(&mut *was) {
                commands.remove_resource::<Bounds>();
            }
        }
    }
}

//! Spares a machine without a graphics card, where painting is most of the work of a test: with `HEDGEROW_PAINT=last` only frames are
//! painted after which nothing more is drawn, and now and then one of the others. What is seen when the window rests is the same.

use super::drawn::Whole;
use super::tell::{Rests, Telling, Told};
use bevy::prelude::*;
use bevy::render::camera::{SortedCameras, sort_cameras};
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use std::time::{Duration, Instant};

/// Of frames that follow one another one of so many is painted.
const ONE_OF: u32 = 16;
/// A frame that is not painted takes as long as on a screen that shows sixty a second.
const FRAME: Duration = Duration::from_millis(16);

/// This frame is not painted.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Spared(bool);

pub fn plugin(app: &mut App) {
    if std::env::var_os("HEDGEROW_PAINT").is_none_or(|frames| frames != "last") {
        return;
    }
    spare_frames(app);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.init_resource::<Spared>().add_systems(ExtractSchedule, extract);
        render.add_systems(Render, leave_out.in_set(RenderSystems::CreateViews).after(sort_cameras));
    }
}

fn spare_frames(app: &mut App) {
    app.init_resource::<Spared>().add_systems(Telling, spare.after(Told));
}

fn spare(
    rests: Res<Rests>,
    whole: Res<Whole>,
    mut spared: ResMut<Spared>,
    mut in_a_row: Local<u32>,
    mut last: Local<Option<Instant>>,
) {
    *in_a_row = if rests.0 { 0 } else { (*in_a_row + 1) % ONE_OF };
    spared.0 = *in_a_row != 0 && whole.is_enough();
    if spared.0
        && let Some(last) = *last
    {
        std::thread::sleep(FRAME.saturating_sub(last.elapsed()));
    }
    *last = Some(Instant::now());
}

fn extract(spared: Extract<Res<Spared>>, mut here: ResMut<Spared>) {
    *here = **spared;
}

/// All is made ready for cameras that paint nothing then: the screen keeps what it shows.
fn leave_out(spared: Res<Spared>, mut cameras: ResMut<SortedCameras>) {
    if spared.0 {
        cameras.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a frame is painted.
    fn painted(app: &mut App, rests: bool) -> bool {
        app.insert_resource(Rests(rests));
        app.world_mut().run_schedule(Telling);
        !app.world().resource::<Spared>().0
    }

    #[test]
    fn frames_that_another_follows_are_spared_and_the_last_is_painted() {
        let mut app = App::new();
        app.init_resource::<Whole>().init_schedule(Telling);
        spare_frames(&mut app);
        assert!(painted(&mut app, false), "no frame has been seen whole yet");
        app.insert_resource(Whole::enough());
        assert!(!painted(&mut app, false), "another follows");
        assert!(painted(&mut app, true), "the last");
        let of_many = (0..2 * ONE_OF).filter(|_| painted(&mut app, false)).count();
        assert_eq!(of_many, 2, "now and then one");
    }
}

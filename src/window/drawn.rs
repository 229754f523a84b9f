//! Draws on until what is to be seen has been seen. A window that rests draws only when something happens; while the system is busy its
//! first frames come before the screen takes any, or before the programs are made that paint them, and it would stay black.

use bevy::prelude::*;
use bevy::render::camera::SortedCameras;
use bevy::render::render_resource::PipelineCache;
use bevy::render::view::ExtractedWindows;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::RequestRedraw;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// So many whole frames in a row are enough.
const ENOUGH: u32 = 3;
/// After so many frames that nobody takes nothing more is tried until something happens: a window may be out of sight for long.
const TRIES: u32 = 3000;

/// How many frames in a row the screen has taken with all that is in them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Whole(Arc<AtomicU32>);

impl Whole {
    /// What is to be seen has been seen.
    pub fn is_enough(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= ENOUGH
    }

    /// For tests: it has.
    #[cfg(test)]
    pub fn enough() -> Self {
        Self(Arc::new(AtomicU32::new(ENOUGH)))
    }
}

pub fn plugin(app: &mut App) {
    let whole = Whole::default();
    app.insert_resource(whole.clone()).add_systems(Last, draw_on);
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        // Windows have their textures then, and programs that are missing have been asked for.
        render.insert_resource(whole).add_systems(Render, count.in_set(RenderSystems::PrepareBindGroups));
    }
}

fn count(
    windows: Option<Res<ExtractedWindows>>,
    pipelines: Option<Res<PipelineCache>>,
    cameras: Option<Res<SortedCameras>>,
    whole: Res<Whole>,
) {
    let (Some(windows), Some(pipelines)) = (windows, pipelines) else { return };
    if cameras.is_some_and(|cameras| cameras.0.is_empty()) {
        // Nothing is painted in this frame.
        return;
    }
    let taken = !windows.is_empty() && windows.values().all(|window| window.swap_chain_texture_view.is_some());
    if taken && pipelines.waiting_pipelines().next().is_none() {
        whole.0.fetch_add(1, Ordering::Relaxed);
    } else {
        whole.0.store(0, Ordering::Relaxed);
    }
}

fn draw_on(whole: Res<Whole>, mut tried: Local<u32>, mut redraw: MessageWriter<RequestRedraw>) {
    if whole.is_enough() {
        *tried = 0;
    } else if *tried < TRIES {
        *tried += 1;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_draws_on_until_its_frames_are_seen_whole_and_not_for_ever() {
        let mut app = App::new();
        app.add_message::<RequestRedraw>();
        plugin(&mut app);
        let mut draws = |seen: u32| {
            app.world().resource::<Whole>().0.store(seen, Ordering::Relaxed);
            app.update();
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
        };
        assert!(draws(0) && draws(ENOUGH - 1), "they are not seen yet");
        assert!(!draws(ENOUGH), "it rests");
        assert!(draws(0), "something new is to be painted");
        let frames = (0..2 * TRIES).filter(|_| draws(0)).count();
        assert!(frames < TRIES as usize + 1, "{frames} frames that nobody takes");
    }
}

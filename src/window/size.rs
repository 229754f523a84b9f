//! The window as it opens: as large as is wanted, in pixels of the screen, and never larger than the screen.

use anyhow::Context as _;
use bevy::prelude::*;
use bevy::window::{Monitor, PrimaryMonitor, PrimaryWindow};

/// The size of a window that nobody has given a size, where a pixel is a pixel.
pub const USUAL: UVec2 = UVec2::new(1280, 720);

/// The size that was asked for, in pixels of the screen; none: the usual one, which grows with everything else on the screen.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Wanted(pub Option<UVec2>);

pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, fit_to_screen);
}

/// What a player writes, such as `1280x720`.
///
/// # Errors
/// It is no size, or none that a game could be played in.
pub fn read(given: &str) -> anyhow::Result<UVec2> {
    let parsed = given.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let (width, height) = parsed.with_context(|| format!("`{given}` is no size (expected for example 1280x720)"))?;
    anyhow::ensure!(
        (640..=8192).contains(&width) && (480..=8192).contains(&height),
        "{given} is too small or too large"
    );
    Ok(UVec2::new(width, height))
}

/// How large a window opens on a screen, in its pixels.
fn opens(wanted: Wanted, factor: f32, screen: Option<UVec2>) -> UVec2 {
    let size = wanted.0.unwrap_or_else(|| (USUAL.as_vec2() * factor.max(0.1)).round().as_uvec2());
    screen.map_or(size, |screen| size.min(screen))
}

/// The screens and the factor by which they enlarge are known when the window is there: it gets its size before its first frame.
fn fit_to_screen(
    wanted: Res<Wanted>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut done: Local<bool>,
) {
    let Some(mut window) = window.filter(|_| !*done) else { return };
    *done = true;
    let screen = monitors.iter().max_by_key(|(_, primary)| *primary).map(|(monitor, _)| monitor.physical_size());
    let size = opens(*wanted, window.scale_factor(), screen.filter(|screen| screen.min_element() > 0));
    if window.physical_size() != size {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_as_large_as_is_said_in_pixels_and_never_larger_than_the_screen() {
        let screen = Some(UVec2::new(1920, 1080));
        let given = |text: &str| Wanted(Some(read(text).expect("a size")));
        for factor in [1.0, 1.5, 2.0] {
            assert_eq!(opens(given("1280x720"), factor, screen), UVec2::new(1280, 720));
            assert_eq!(opens(given("2560x1000"), factor, screen), UVec2::new(1920, 1000));
        }
        assert_eq!(opens(Wanted(None), 1.0, screen), USUAL);
        assert_eq!(opens(Wanted(None), 1.25, screen), UVec2::new(1600, 900));
        assert_eq!(opens(Wanted(None), 2.0, screen), UVec2::new(1920, 1080));
        assert_eq!(opens(Wanted(None), 2.0, None), UVec2::new(2560, 1440), "no screen is known");
        assert_eq!(opens(Wanted(None), 1.0, Some(UVec2::new(1024, 600))), UVec2::new(1024, 600));
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for wrong in ["", "large", "1280", "1280x", "1280x720x2", "100x100", "99999x720", "-1280x720"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}

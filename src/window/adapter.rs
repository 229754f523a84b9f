//! Is there a display and a graphics adapter? Says in plain words what was tried, before anything can fail deeper down.

use bevy::tasks::block_on;
use std::path::PathBuf;

/// Checks for a display and a graphics adapter.
///
/// # Errors
/// A message for people: what was tried, what would help, and that the game also plays without a window.
pub fn check() -> anyhow::Result<()> {
    if cfg!(target_os = "linux")
        && let Some(why) = no_display(|name| std::env::var(name).ok())
    {
        anyhow::bail!("there is no display to open a window on ({why}).\n{WITHOUT}");
    }
    let backends = wgpu::Backends::from_env().unwrap_or(wgpu::Backends::all());
    let mut description = wgpu::InstanceDescriptor::new_without_display_handle();
    description.backends = backends;
    let instance = wgpu::Instance::new(description);
    let adapters = block_on(instance.enumerate_adapters(backends));
    if adapters.is_empty() {
        let tried: Vec<&str> = backends.iter_names().map(|(name, _)| name).collect();
        anyhow::bail!(
            "no graphics adapter was found. Tried: {}.\n\
             A graphics driver may be missing: on Debian and its relatives the package mesa-vulkan-drivers has drivers for most\n\
             cards and one that draws without any card. WGPU_BACKEND=gl or WGPU_BACKEND=vulkan chooses what is tried.\n{WITHOUT}",
            tried.join(", ")
        );
    }
    Ok(())
}

/// Why no display can be opened, by what the environment says; an empty variable says nothing. A program that knows Wayland goes to
/// Wayland where that is named, and to no other display then; one that does not goes to X alone.
fn no_display(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let said = |name: &str| variable(name).filter(|value| !value.is_empty());
    let cannot = |name: &str, value: &str, why: String| format!("{name} is `{value}`, which cannot be opened: {why}");
    match (said("DISPLAY"), said("WAYLAND_DISPLAY")) {
        (_, None) if cfg!(feature = "wayland") && said("WAYLAND_SOCKET").is_some() => None,
        (_, Some(name)) if cfg!(feature = "wayland") => {
            let folder = PathBuf::from(said("XDG_RUNTIME_DIR").unwrap_or_default());
            // A name with a whole path needs no folder.
            let found = knock(&folder.join(&name));
            found.err().map(|error| cannot("WAYLAND_DISPLAY", &name, error.to_string()))
        }
        (None, None) => Some("neither DISPLAY nor WAYLAND_DISPLAY is set".into()),
        (None, Some(_)) => Some("DISPLAY is not set, and this program was built without Wayland".into()),
        (Some(name), _) => open_x(&name).err().map(|why| cannot("DISPLAY", &name, why)),
    }
}

#[cfg(target_os = "linux")]
fn open_x(name: &str) -> Result<(), String> {
    x11rb::connect(Some(name)).map(|_| ()).map_err(|error| error.to_string())
}

#[cfg(not(target_os = "linux"))]
fn open_x(_name: &str) -> Result<(), String> {
    Ok(())
}

#[cfg(unix)]
fn knock(socket: &std::path::Path) -> std::io::Result<()> {
    std::os::unix::net::UnixStream::connect(socket).map(|_| ())
}

#[cfg(not(unix))]
fn knock(_socket: &std::path::Path) -> std::io::Result<()> {
    Ok(())
}

const WITHOUT: &str = "Without a window the game still plays: `hedgerow script`, `hedgerow legal`, `hedgerow simulate` \
                       (see `hedgerow --help`).";

#[cfg(all(test, target_os = "linux"))]
#[path = "adapter_test.rs"]
mod tests;

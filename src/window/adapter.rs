//! Is there a display and a graphics adapter? Says in plain words what was tried, before anything can fail deeper down.

use bevy::tasks::block_on;

/// Checks for a display and a graphics adapter.
///
/// # Errors
/// A message for people: what was tried, what would help, and that the game also plays without a window.
pub fn check() -> anyhow::Result<()> {
    if cfg!(target_os = "linux")
        && std::env::var_os("DISPLAY").is_none()
        && std::env::var_os("WAYLAND_DISPLAY").is_none()
    {
        anyhow::bail!(
            "there is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).\n{WITHOUT}"
        );
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

const WITHOUT: &str = "Without a window the game still plays: `hedgerow script`, `hedgerow legal`, `hedgerow simulate` \
                       (see `hedgerow --help`).";

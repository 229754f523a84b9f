//! Displays that are not there.

use super::no_display;

/// What is said where the environment holds these.
fn said(variables: &[(&str, &str)]) -> String {
    let found = |name: &str| variables.iter().find(|(of, _)| *of == name).map(|(_, value)| value.to_string());
    no_display(found).expect("no such display")
}

#[test]
fn a_display_that_cannot_be_opened_is_told_as_a_missing_one_is() {
    let missing = said(&[]);
    assert_eq!(missing, "neither DISPLAY nor WAYLAND_DISPLAY is set");
    assert_eq!(said(&[("DISPLAY", ""), ("WAYLAND_DISPLAY", "")]), missing, "an empty one is none");
    for wrong in [":7777", "nonsense", ":", "127.0.0.1:7777", "unix:7777"] {
        let told = said(&[("DISPLAY", wrong)]);
        assert!(told.starts_with(&format!("DISPLAY is `{wrong}`, which cannot be opened: ")), "{told}");
    }
    let wayland = said(&[("WAYLAND_DISPLAY", "hedgerow-none"), ("XDG_RUNTIME_DIR", "/nonexistent")]);
    let expected = if cfg!(feature = "wayland") { "WAYLAND_DISPLAY is `hedgerow-none`" } else { "without Wayland" };
    assert!(wayland.contains(expected), "{wayland}");
}

//! Whether there is room for the panel on the right, and what makes room for it.

use crate::panels::reads::Panels;
use crate::panels::tray;
use bevy_egui::egui;
use panel_kit::players::advice_window;

/// The panel stands at the side of the map.
pub(crate) fn is_shown(ctx: &egui::Context, panels: &Panels) -> bool {
    let width = ctx.viewport_rect().width();
    let [side, _] = advice_window::beside_the_map(panels.open, width);
    side && !tray::crowds(panels.open, panels.tray, panels.sentence.phase, width)
}

/// The panel is opened or shut; where there is no room for it beside the tray or the advice, those make room.
pub(crate) fn toggle(ctx: &egui::Context, panels: &mut Panels) {
    if panels.open.side && !is_shown(ctx, panels) {
        (panels.open.tray, panels.open.advice) = (false, false);
    } else {
        panels.open.side = !panels.open.side;
    }
}

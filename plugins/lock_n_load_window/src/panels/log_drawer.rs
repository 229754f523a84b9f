//! The log at the bottom left, with the lines of this game.

use crate::account::last_outcome;
use crate::model::Choose;
use crate::panels::reads::Panels;
use crate::panels::words;
use bevy_egui::egui;
use board_art::Icon;
use panel_kit::DeskKey;
use panel_kit::log_drawer::{self, Contents};
use panel_kit::screen::foot;

/// What the kinds of lines are called, in the order of [`Topic`](crate::model::Topic).
const TOPICS: [log_drawer::Topic; 5] = [
    log_drawer::Topic { name: words::log_turns, icon: Icon::Flag },
    log_drawer::Topic { name: words::log_fire, icon: Icon::Fire },
    log_drawer::Topic { name: words::log_movement, icon: Icon::Move },
    log_drawer::Topic { name: words::log_melee, icon: Icon::Melee },
    log_drawer::Topic { name: words::log_other, icon: Icon::Rally },
];

/// Draws the drawer over the lower left of `free`.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: egui::Rect) {
    let lines = &panels.log.lines;
    let told = &lines[..lines.partition_point(|line| line.entry < panels.results.told)];
    let (turn, key) = (panels.sentence.turn, panels.key(DeskKey::ToggleLog).to_owned());
    let outcome = if panels.open.log { None } else { last_outcome(panels.battle, panels.results, panels.log) };
    let contents =
        Contents { lines: told, outcome: outcome.as_deref(), entry: foot::entry, topics: &TOPICS, turn, key: &key };
    if let Some(place) = log_drawer::show(ctx, panels, &contents, free).and_then(|line| line.place) {
        panels.choose(Choose::Look(place));
    }
}

//! Forces: which is chosen for each side of a scenario, and the page on which they are built.

use super::{Page, page_frame, words};
use crate::window::Folders;
use crate::window::shelf::ScenarioCard;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use hedgerow::boxes::Force;
use hedgerow::boxes::shown::{Brief, ForceChoice, Muster, Workshop};
use opponent::Opponent;
use panel_kit::theme::{self, Theme};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The forces that there are for the scenarios that were looked at, those that are chosen, and the page on which they are built.
#[derive(Resource, Default)]
pub(super) struct Mustered {
    offers: BTreeMap<PathBuf, [Vec<ForceChoice>; 2]>,
    chosen: BTreeMap<PathBuf, [Force; 2]>,
    workshop: Option<Box<dyn Workshop>>,
}

impl Mustered {
    /// What was chosen for a scenario.
    pub fn forces(&self, scenario: &Path) -> [Force; 2] {
        self.chosen.get(scenario).cloned().unwrap_or_default()
    }
    /// Opens the page on which forces are built. What there is to choose from is read anew after it.
    pub fn build(&mut self, muster: &dyn Muster, folders: &Folders) {
        self.workshop = Some(muster.workshop(&folders.data, &folders.user));
        self.offers.clear();
        self.chosen.clear();
    }
}

/// What the choice of both sides below a briefing takes where no button wraps.
const HEIGHT: f32 = 72.0;

/// Where the height of the choice is kept from one frame to the next.
fn kept_at(card: &ScenarioCard) -> egui::Id {
    egui::Id::new(("forces", &card.path))
}

/// The height of the choice below a briefing, as it was in the frame before.
pub(super) fn height(ui: &egui::Ui, card: &ScenarioCard, brief: &Brief) -> f32 {
    let known = || ui.data(|data| data.get_temp(kept_at(card))).unwrap_or(HEIGHT);
    brief.musters.as_ref().map_or(0.0, |_| known())
}

/// The choice of both sides; true if the page on which forces are built is to be opened.
pub(super) fn choose(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    (mustered, folders): (&mut Mustered, &Folders),
    (card, brief): (&ScenarioCard, &Brief),
    players: &[Option<Opponent>; 2],
) -> bool {
    let Some(musters) = &brief.musters else { return false };
    let read = || musters.each_ref().map(|muster| muster.choices(&folders.data, &folders.user));
    let offers = mustered.offers.entry(card.path.clone()).or_insert_with(read);
    let chosen = mustered.chosen.entry(card.path.clone()).or_default();
    let (top, mut builds) = (ui.cursor().top(), None);
    for (n, (side, muster)) in brief.sides.iter().zip(musters).enumerate() {
        // Who builds his own force; a side that changes hands has the scenario's again.
        let built = Some(Force::of_player(players[n], true)).filter(|force| *force == Force::Raised);
        if chosen[n] == Force::Raised && built.is_none() {
            chosen[n] = Force::OfScenario;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(theme::title(words::force_of(&side.name).said(), theme::TEXT, side.accent));
            let mut button = |ui: &mut egui::Ui, name: &str, on: bool, why: Option<&String>| {
                let words = theme::text(name, theme::SMALL, if why.is_some() { theme.muted } else { theme.text });
                let button = egui::Button::selectable(on, words).frame_when_inactive(true);
                let drawn = ui.push_id((n, name), |ui| ui.add_enabled(why.is_none(), button)).inner;
                landmarks.note(&format!("{}: {name}", side.name), drawn.rect);
                match why {
                    Some(why) => drawn.on_disabled_hover_text(why),
                    None => drawn,
                }
            };
            if button(ui, &words::of_the_scenario().said(), chosen[n] == Force::OfScenario, None).clicked() {
                chosen[n] = Force::OfScenario;
            }
            if muster.is_fixed() {
                ui.label(theme::text(words::forces_are_fixed().said(), theme::SMALL, theme.muted));
            } else {
                for ForceChoice { name, text } in &offers[n] {
                    let force = text.clone().map_or_else(|_| Force::OfScenario, Force::Chosen);
                    let on = text.is_ok() && chosen[n] == force;
                    if button(ui, name, on, text.as_ref().err()).clicked() {
                        chosen[n] = force;
                    }
                }
                if let Some(built) = built {
                    let drawn = button(ui, &words::computer_builds().said(), chosen[n] == built, None);
                    if drawn.on_hover_text(words::computer_builds_hint().said()).clicked() {
                        chosen[n] = built;
                    }
                }
            }
            if button(ui, &words::build_forces().said(), false, None).clicked() {
                builds = Some(muster);
            }
        });
    }
    keep_height(ui, card, (ui.cursor().top() - top).ceil());
    if let Some(muster) = builds {
        mustered.build(&**muster, folders);
    }
    builds.is_some()
}

/// Buttons wrap where there is little room: the next frame leaves as much for them as they take.
fn keep_height(ui: &egui::Ui, card: &ScenarioCard, height: f32) {
    let known: Option<f32> = ui.data(|data| data.get_temp(kept_at(card)));
    if known != Some(height) {
        ui.data_mut(|data| data.insert_temp(kept_at(card), height));
        ui.ctx().request_repaint();
    }
}

/// The page on which forces are built.
pub(super) fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    mut landmarks: ResMut<Landmarks>,
    mut page: ResMut<Page>,
    mut mustered: ResMut<Mustered>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let frame = (words::build_forces(), 1680.0, Page::Scenarios);
    let Some(workshop) = &mut mustered.workshop else {
        *page = Page::Scenarios;
        return Ok(());
    };
    page_frame(&ctx, &theme, &mut landmarks, &mut page, frame, |ui, landmarks| {
        workshop.show(ui, &theme, &mut |name, rect| landmarks.note(name, rect));
    });
    Ok(())
}

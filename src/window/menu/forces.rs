//! Forces: which is chosen for each side of a scenario, and the page on which they are built.

use super::{Page, page_frame, words};
use crate::window::Folders;
use crate::window::shelf::ScenarioCard;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use hedgerow::boxes::shown::{Brief, ForceChoice, Muster, Workshop};
use panel_kit::theme::{self, Theme};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The forces that there are for the scenarios that were looked at, those that are chosen, and the page on which they are built.
#[derive(Resource, Default)]
pub(super) struct Mustered {
    offers: BTreeMap<PathBuf, [Vec<ForceChoice>; 2]>,
    chosen: BTreeMap<PathBuf, [Option<ForceChoice>; 2]>,
    workshop: Option<Box<dyn Workshop>>,
}

impl Mustered {
    /// What was chosen for a scenario, as texts.
    pub fn texts(&self, scenario: &Path) -> [Option<String>; 2] {
        let text = |choice: &Option<ForceChoice>| choice.as_ref().and_then(|choice| choice.text.clone().ok());
        self.chosen.get(scenario).map_or([None, None], |chosen| [text(&chosen[0]), text(&chosen[1])])
    }
    /// Opens the page on which forces are built. What there is to choose from is read anew after it.
    pub fn build(&mut self, muster: &dyn Muster, folders: &Folders) {
        self.workshop = Some(muster.workshop(&folders.data, &folders.user));
        self.offers.clear();
        self.chosen.clear();
    }
}

/// Height of the choice of both sides below a briefing.
pub(super) const HEIGHT: f32 = 72.0;

/// The choice of both sides; true if the page on which forces are built is to be opened.
pub(super) fn choose(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    (mustered, folders): (&mut Mustered, &Folders),
    card: &ScenarioCard,
    brief: &Brief,
) -> bool {
    let Some(musters) = &brief.musters else { return false };
    let read = || musters.each_ref().map(|muster| muster.choices(&folders.data, &folders.user));
    let offers = mustered.offers.entry(card.path.clone()).or_insert_with(read);
    let chosen = mustered.chosen.entry(card.path.clone()).or_default();
    let mut builds = None;
    for (n, (side, muster)) in brief.sides.iter().zip(musters).enumerate() {
        ui.horizontal_wrapped(|ui| {
            ui.label(theme::title(words::force_of(&side.name).said(), theme::TEXT, side.accent));
            let mut button = |ui: &mut egui::Ui, name: &str, on: bool, why: Option<&String>| {
                let words = theme::text(name, theme::SMALL, if why.is_some() { theme.muted } else { theme.text });
                let button = egui::Button::selectable(on, words).frame_when_inactive(true);
                let drawn = ui.push_id((n, name), |ui| ui.add_enabled(why.is_none(), button)).inner;
                landmarks.note(&format!("{}: {name}", side.name), drawn.rect);
                let clicked = drawn.clicked();
                if let Some(why) = why {
                    drawn.on_disabled_hover_text(why);
                }
                clicked
            };
            if button(ui, &words::of_the_scenario().said(), chosen[n].is_none(), None) {
                chosen[n] = None;
            }
            if muster.is_fixed() {
                ui.label(theme::text(words::forces_are_fixed().said(), theme::SMALL, theme.muted));
            } else {
                for choice in &offers[n] {
                    let on = chosen[n].as_ref() == Some(choice);
                    if button(ui, &choice.name, on, choice.text.as_ref().err()) {
                        chosen[n] = Some(choice.clone());
                    }
                }
            }
            if button(ui, &words::build_forces().said(), false, None) {
                builds = Some(muster);
            }
        });
    }
    if let Some(muster) = builds {
        mustered.build(&**muster, folders);
    }
    builds.is_some()
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

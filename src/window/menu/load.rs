//! Load a saved game; bad files are listed as bad.

use super::{Chosen, Page, page_frame, words};
use crate::window::games::Games;
use crate::window::shelf::{SaveCard, Shelf, Stood};
use crate::window::start::StartBattle;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::vec2;
use hedgerow::boxes::Key;
use panel_kit::theme::{self, Theme};
use std::time::SystemTime;
use table::Say;

pub fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    games: Res<Games>,
    mut shelf: ResMut<Shelf>,
    mut chosen: ResMut<Chosen>,
    mut landmarks: ResMut<Landmarks>,
    mut page: ResMut<Page>,
    mut starts: MessageWriter<StartBattle>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut removed = None;
    let list = List::of(&shelf, &games, chosen.game);
    let frame = (words::load_game(), 1320.0, chosen.entries());
    page_frame(&ctx, &theme, &mut landmarks, &mut page, frame, |ui, landmarks| {
        if list.cards.is_empty() {
            ui.label(theme::text(words::no_game().said(), theme::TEXT, theme.muted));
        }
        egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for card in &list.cards {
                let frame = egui::Frame::new().fill(theme.card).corner_radius(theme::RADIUS).inner_margin(12.0);
                frame.show(ui, |ui| {
                    row(ui, |ui, part| match part {
                        RowPart::Buttons => {
                            buttons(ui, &theme, landmarks, card, &mut chosen, &mut removed, &mut starts);
                        }
                        RowPart::Words => about(ui, &theme, card, list.of_several),
                    });
                });
            }
        });
    });
    if let Some(path) = removed {
        // A file that cannot be removed stays in the list.
        if std::fs::remove_file(&path).is_ok() {
            shelf.saves.retain(|card| card.path != path);
        }
    }
    Ok(())
}

/// The saved games that are listed.
struct List<'a> {
    cards: Vec<&'a SaveCard>,
    /// Each says of which game it is.
    of_several: bool,
}

impl<'a> List<'a> {
    /// Those of one of several games, or all that there are: where one game is shown those of a hidden one are nowhere else.
    fn of(shelf: &'a Shelf, games: &Games, game: Option<Key>) -> Self {
        let game = game.filter(|_| games.only().is_none());
        let cards: Vec<&SaveCard> = shelf.saves_of(game).collect();
        let differ = cards.iter().any(|card| card.game != cards[0].game);
        Self { cards, of_several: game.is_none() && (differ || games.only().is_none()) }
    }
}

/// What stands in the row of a saved game.
enum RowPart {
    Buttons,
    Words,
}

/// A row: words wrap beside the buttons, or stand above them where there is little room.
fn row(ui: &mut egui::Ui, mut draw: impl FnMut(&mut egui::Ui, RowPart)) {
    ui.set_width(ui.available_width());
    let beside = ui.available_width() > BESIDE;
    let layout = if beside {
        egui::Layout::right_to_left(egui::Align::Center)
    } else {
        egui::Layout::bottom_up(egui::Align::Min)
    };
    let height = if beside { 44.0 } else { 96.0 };
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), layout, |ui| {
        ui.allocate_ui(vec2(BUTTONS, 32.0), |ui| ui.horizontal(|ui| draw(ui, RowPart::Buttons)));
        ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| draw(ui, RowPart::Words));
    });
}

/// From this width on buttons stand beside the words.
const BESIDE: f32 = 560.0;
/// Room for the buttons.
const BUTTONS: f32 = 230.0;

fn about(ui: &mut egui::Ui, theme: &Theme, card: &SaveCard, of_several: bool) {
    let name = card.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    match &card.content {
        Ok(facts) => {
            ui.label(theme::title(&facts.title, theme::TITLE, theme.text));
            let state = if facts.stands.is_over() { words::over() } else { words::going_on() };
            let (stands, who, age) = (facts.stands(), facts.who(), age(card));
            let text = match facts.stands {
                Stood::Battle { orders, .. } => words::saved_game(stands, orders, state, who, age, name),
                Stood::Campaign { .. } => words::saved_campaign(stands, state, who, age, name),
            };
            let text = if of_several { words::saved_game_of(card.game.name(), text) } else { text };
            ui.label(theme::text(text.said(), theme::SMALL, theme.muted));
            if let Some(why) = &facts.not_whole {
                ui.label(theme::text(words::in_new_file(why).said(), theme::SMALL, theme.bad));
            }
        }
        Err(error) => {
            ui.label(theme::title(name, theme::TITLE, theme.bad));
            ui.label(theme::text(words::cannot_be_loaded(error).said(), theme::SMALL, theme.muted));
        }
    }
}

fn age(card: &SaveCard) -> Say {
    let seconds = SystemTime::now().duration_since(card.written).map_or(0, |age| age.as_secs());
    ago(seconds)
}

/// So long ago, in words.
fn ago(seconds: u64) -> Say {
    match seconds {
        0..60 => words::just_now(),
        60..3600 => words::minutes_ago(seconds / 60),
        3600..86400 => words::hours_ago(seconds / 3600),
        _ => words::days_ago(seconds / 86400),
    }
}

fn buttons(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    card: &SaveCard,
    chosen: &mut Chosen,
    removed: &mut Option<std::path::PathBuf>,
    starts: &mut MessageWriter<StartBattle>,
) {
    let asked = chosen.save.as_ref() == Some(&card.path);
    let name = if asked { words::really_delete() } else { words::delete() }.said();
    let delete = ui.button(theme::text(&name, theme::SMALL, theme.bad));
    landmarks.note(&name, delete.rect);
    if delete.clicked() {
        if asked {
            *removed = Some(card.path.clone());
            chosen.save = None;
        } else {
            chosen.save = Some(card.path.clone());
        }
    }
    if let Ok(facts) = &card.content {
        let play = ui.add_sized(vec2(90.0, 32.0), egui::Button::new(words::play().said()));
        landmarks.note(&format!("Play {}", facts.title), play.rect);
        if play.clicked() {
            starts.write(StartBattle::Saved(card.path.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ago;

    #[test]
    fn one_minute_and_several() {
        let told = [59, 60, 119, 120, 3600, 7200, 86400, 200_000].map(|seconds| ago(seconds).said());
        let words = ["just now", "1 minute ago", "1 minute ago", "2 minutes ago", "1 hour ago", "2 hours ago"];
        assert_eq!(told[..6], words);
        assert_eq!(told[6..], ["1 day ago", "2 days ago"]);
    }
}

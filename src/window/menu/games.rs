//! The page of the games, with which the menu begins where there are several: what each is, and the way back into the last battle.

use super::entries::{self, PROGRAM};
use super::{Chosen, Page, words};
use crate::window::games::Games;
use crate::window::quit::Quit;
use crate::window::shelf::Shelf;
use crate::window::start::StartBattle;
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use hedgerow::boxes::Key;
use panel_kit::theme::Theme;

pub(super) fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    (shelf, games): (Res<Shelf>, Res<Games>),
    mut landmarks: ResMut<Landmarks>,
    (mut page, mut chosen): (ResMut<Page>, ResMut<Chosen>),
    mut starts: MessageWriter<StartBattle>,
    mut quit: MessageWriter<Quit>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let going_on = shelf.going_on(None);
    let note = going_on.map_or(String::new(), |(card, facts)| {
        words::continued_in(card.game.name(), &facts.title, facts.stands()).said()
    });
    let head = ("games", PROGRAM.to_owned(), words::wargames());
    entries::show(&ctx, &theme, &mut landmarks, head, |entries| {
        for game in games.shown() {
            let Some(told) = game.in_menu() else { continue };
            if entries.card(game.name(), &told.about, &how_many(&shelf, *game)) {
                (*page, chosen.game) = (Page::Main, Some(*game));
            }
        }
        entries.space();
        if entries.entry(words::go_on(), &note, going_on.is_some())
            && let Some((card, _)) = going_on
        {
            starts.write(StartBattle::Saved(card.path.clone()));
        }
        if entries.entry(words::load(), "", !shelf.saves.is_empty()) {
            *page = Page::Load;
        }
        if entries.entry(words::settings(), "", true) {
            *page = Page::Settings;
        }
        if entries.entry(words::quit(), "", true) {
            quit.write(Quit);
        }
    });
    Ok(())
}

/// How many scenarios there are of a game; nothing until they have been read.
fn how_many(shelf: &Shelf, game: Key) -> String {
    if shelf.is_reading() { String::new() } else { words::scenarios(shelf.scenarios_of(game).count()).said() }
}

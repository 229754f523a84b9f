//! The page of the campaign that is open, which its game draws; and the way to it and from it.

use super::{Chosen, Page, page_frame, words};
use crate::window::campaign::Campaigning;
use crate::window::start::{StartBattle, Trouble};
use crate::window::tell::Landmarks;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use panel_kit::Pictures;
use panel_kit::theme::{self, Theme};

/// A campaign that was opened is shown.
pub(super) fn opened(campaign: Res<Campaigning>, mut chosen: ResMut<Chosen>, mut page: ResMut<Page>) {
    (*page, chosen.game) = (Page::Campaign, Some(campaign.game));
}

pub(super) fn page(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    campaign: Option<ResMut<Campaigning>>,
    chosen: Res<Chosen>,
    mut landmarks: ResMut<Landmarks>,
    mut page: ResMut<Page>,
    mut pictures: ResMut<Pictures>,
    mut trouble: ResMut<Trouble>,
    mut starts: MessageWriter<StartBattle>,
    mut commands: Commands,
) -> Result {
    let Some(mut campaign) = campaign else {
        *page = chosen.entries();
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?.clone();
    let campaign = campaign.bypass_change_detection();
    let frame = (words::campaign(campaign.title()), 1680.0, chosen.entries());
    let mut begins = Ok(false);
    page_frame(&ctx, &theme, &mut landmarks, &mut page, frame, |ui, landmarks| {
        if let Some(why) = campaign.not_whole() {
            ui.label(theme::text(words::in_new_file(why).said(), theme::SMALL, theme.bad));
            ui.add_space(6.0);
        }
        let with = (&*theme, pictures.bypass_change_detection());
        begins = campaign.show(ui, with, &mut |name, rect| landmarks.note(name, rect));
    });
    match begins {
        Ok(true) => {
            starts.write(StartBattle::OfCampaign { game: campaign.game, title: campaign.battle_title() });
        }
        Ok(false) => {}
        Err(error) => trouble.0 = Some(format!("{error:#}")),
    }
    if *page != Page::Campaign {
        // All of it is on disk.
        commands.remove_resource::<Campaigning>();
    }
    Ok(())
}

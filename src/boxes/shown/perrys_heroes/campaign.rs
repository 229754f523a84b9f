//! Campaigns of Perry's Heroes in the window: what the menu shows of one, and one that is played.

use super::{Mat, place_and_story};
use crate::boxes::shown::{Brief, Course, CourseOf, Ground, Line, Part, SideName, words};
use bevy_egui::egui;
use board_art::map::TablePainter;
use egui::{ColorImage, Rect, TextureHandle, TextureOptions, Ui};
use panel_kit::Pictures;
use panel_kit::pictures::image_of;
use panel_kit::theme::{Theme, accent_of};
use perrys_heroes::campaign::{status_word, title};
use perrys_heroes_box::PerrysHeroesBox;
use perrys_heroes_box::campaign::{OfCampaign, Run};
use perrys_heroes_window::builder::Tools;
use perrys_heroes_window::campaign::{CampaignPage, Shown, Wanted};
use perrys_heroes_window::{PerrysHeroesWindow, palettes_of};
use play::campaign::Fight;
use play::held::{Held, Stands};
use std::path::Path;
use std::sync::Arc;
use table::Side;

/// Width of the pictures of battlefields, in pixels.
const PICTURE: u32 = 480;

/// What the menu shows of a campaign.
pub(super) fn brief(data: &Path, file: &Path) -> Result<Brief, String> {
    let of = OfCampaign::of_file(data, file).map_err(|error| format!("{error:#}"))?;
    let (setting, def) = (&of.setting, &of.setting.def);
    let palettes = palettes_of(setting.forces.each_ref().map(|force| force.nation));
    let sides = Side::BOTH
        .map(|side| SideName { name: def.side(side).name.clone(), accent: accent_of(palettes[side.index()]) });
    let [first, second] =
        setting.forces.each_ref().map(|force| force.teams.iter().map(|team| team.men.len()).sum::<usize>());
    let (place, story) = place_and_story(&def.briefing);
    let statuses = setting.start().sides.map(|party| status_word(party.status));
    let stand = Side::BOTH.into_iter().zip(statuses);
    let stand = stand.map(|(side, status)| Line::Of(sides[side.index()].clone(), words::stands(status)));
    let fields: Vec<Line> = match setting.is_fixed() {
        true => setting.chain.iter().map(|scenario| Line::Point(scenario.title.clone())).collect(),
        false => def.battlefields.iter().map(|field| Line::Point(field.title.clone())).collect(),
    };
    let how = if setting.is_fixed() { words::one_after_the_other() } else { words::by_intentions() };
    let size = words::men_against(first, second);
    let ground = of.table(0).map(|start| Mat { ground: start.field.ground.clone(), kinds: start.field.kinds.clone() });
    Ok(Brief {
        title: def.title.clone(),
        place,
        story,
        note: words::battles_and_size(def.most_battles(), size.said()),
        rank: (!setting.is_fixed(), first + second),
        facts: vec![
            (words::length(), words::battles(def.most_battles()).said()),
            (words::size(), size.said()),
            (words::course(), how.said()),
        ],
        sides: sides.clone(),
        strengths: Vec::new(),
        ground: ground.map(|ground| Arc::new(ground) as Arc<dyn Ground>),
        parts: vec![Part::of(words::campaign_stands(), stand.collect()), Part::of(words::battlefields(), fields)],
        musters: None,
    })
}

/// A campaign that is played.
pub(super) struct Played {
    run: Run,
    /// Why it stands at an earlier point than the last one, where its file was not wholly read.
    not_whole: Option<String>,
    page: CampaignPage,
    tools: Tools,
    /// Pictures of the battlefields that are not with the graphics adapter yet, and those that are.
    painted: Vec<Option<ColorImage>>,
    fields: Vec<Option<TextureHandle>>,
}

/// Opens one: a battle in its file that is over is taken in, and computer players order what they are asked.
///
/// # Errors
/// It cannot be read or kept.
pub(super) fn open(of: CourseOf) -> anyhow::Result<Played> {
    let (mut run, not_whole) = match of {
        CourseOf::Fresh { data, file, seed, players, save } => {
            (Run::begin(data, file, (seed, players), Some(save))?, None)
        }
        CourseOf::Kept(path) => Run::open(path).map(|(run, ending)| (run, ending.not_whole()))?,
    };
    run.settle()?;
    let setting = run.journey().setting();
    let many = setting.def.battlefields.len().max(setting.chain.len());
    let painted = (0..many).map(|field| paint(&run.of, u8::try_from(field).ok()?)).collect();
    let tools = Tools {
        charts: Arc::new(setting.charts.clone()),
        weapons: Arc::new(setting.weapons.clone()),
        vehicles: Arc::new(setting.vehicles.clone()),
    };
    let page = CampaignPage::of(run.journey().campaign());
    let mut played = Played { run, not_whole, page, tools, painted, fields: Vec::new() };
    played.computers()?;
    Ok(played)
}

/// A battlefield from above.
fn paint(of: &OfCampaign, field: u8) -> Option<ColorImage> {
    let start = of.table(field)?;
    Some(image_of(&TablePainter::thumbnail(&start.field.ground, &start.field.kinds, PICTURE)))
}

impl Played {
    /// Computer players order what they are asked.
    fn computers(&mut self) -> anyhow::Result<()> {
        let players = self.run.players().map(|seat| seat.opponent());
        loop {
            let campaign = self.run.journey().campaign();
            let asked =
                Side::BOTH.into_iter().zip(players).find(|(side, player)| player.is_some() && campaign.asks(*side));
            let Some((side, Some(player))) = asked else { return Ok(()) };
            self.run.by_computer(side, player)?;
        }
    }

    /// In which turn the battle stands that was begun.
    fn turn(&self) -> Option<u8> {
        let events = self.run.running()?.entries.iter().flat_map(|entry| &entry.events);
        let stands = events.fold(Stands::default(), |stands, event| PerrysHeroesBox::stands_after(event, stands));
        Some(stands.turn)
    }
}

impl Course<PerrysHeroesWindow> for Played {
    fn title(&self) -> &str {
        &self.run.journey().setting().def.title
    }
    fn not_whole(&self) -> Option<&str> {
        self.not_whole.as_deref()
    }
    fn battle_title(&self) -> String {
        let journey = self.run.journey();
        journey.campaign().battle().map_or_else(String::new, |battle| title(journey.setting(), battle).to_owned())
    }
    fn show(
        &mut self,
        ui: &mut Ui,
        theme: &Theme,
        pictures: &mut Pictures,
        note: &mut dyn FnMut(&str, Rect),
    ) -> anyhow::Result<bool> {
        let load = |(no, image): (usize, Option<ColorImage>)| {
            Some(ui.ctx().load_texture(format!("battlefield {no}"), image?, TextureOptions::LINEAR))
        };
        self.fields.extend(std::mem::take(&mut self.painted).into_iter().enumerate().map(load));
        let fields: Vec<_> =
            self.fields.iter().map(|field| field.as_ref().map(|field| (field.id(), field.size_vec2()))).collect();
        let journey = self.run.journey();
        let shown = Shown {
            setting: journey.setting(),
            campaign: journey.campaign(),
            entries: journey.entries(),
            people: self.run.players().map(|seat| seat.is_person()),
            running: self.turn(),
            tools: &self.tools,
            fields: &fields,
        };
        match self.page.show(ui, theme, pictures, note, &shown) {
            None => Ok(false),
            Some(Wanted::Battle) => Ok(true),
            Some(Wanted::Order(side, order)) => {
                self.run.give(side, order)?;
                self.computers()?;
                Ok(false)
            }
        }
    }
    fn battle(&mut self) -> anyhow::Result<Fight<PerrysHeroesBox>> {
        self.run.battle()
    }
}

#[cfg(test)]
#[path = "campaign_test.rs"]
mod tests;

//! The page of a campaign: who looks, what he sees, what is asked of him.

use super::look::Look;
use super::places::Chosen;
use super::{asked, course, head, news, next, places, roster, words};
use crate::builder::{Kind, Note, Pen, Tools, card, column};
use crate::palettes_of;
use bevy_egui::egui;
use egui::{TextureId, Ui, Vec2, vec2};
use panel_kit::Pictures;
use panel_kit::theme::Theme;
use perrys_heroes::campaign::{Campaign, Entry, Order, Setting, Stage};
use table::Side;

/// What is shown.
pub struct Shown<'a> {
    /// What never changes in the campaign.
    pub setting: &'a Setting,
    /// Where it stands.
    pub campaign: &'a Campaign,
    /// What has happened in it.
    pub entries: &'a [Entry],
    /// Which sides people play.
    pub people: [bool; 2],
    /// The turn of the battle that was begun and is not over; 0: its set-up.
    pub running: Option<u8>,
    /// What men and vehicles are told by.
    pub tools: &'a Tools,
    /// Pictures of the battlefields, each with its size.
    pub fields: &'a [Option<(TextureId, Vec2)>],
}

/// What is wanted by whoever looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A side orders something.
    Order(Side, Order),
    /// The battle is to begin, or to go on.
    Battle,
}

/// What the left half shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Course,
    Roster,
    News,
}

/// The page, with what was chosen on it.
#[derive(Clone, Debug, Default)]
pub struct CampaignPage {
    tab: Tab,
    /// Who of two people has said that he sits there.
    here: Option<Side>,
    /// Whose men are looked at where nobody's are secret.
    looks_at: Option<Side>,
    chosen: Chosen,
}

impl CampaignPage {
    /// A page that begins with what has happened, once a battle has been fought.
    pub fn of(campaign: &Campaign) -> Self {
        let tab = if campaign.fought() > 0 { Tab::News } else { Tab::Course };
        Self { tab, ..Self::default() }
    }

    /// Who looks; none: nobody has said who he is.
    fn viewer(&self, people: [bool; 2]) -> Option<Side> {
        match people {
            [true, false] => Some(Side::First),
            [false, true] => Some(Side::Second),
            [true, true] => self.here,
            [false, false] => None,
        }
    }

    /// Draws it; returns what is wanted.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        theme: &Theme,
        pictures: &mut Pictures,
        note: &mut Note,
        shown: &Shown,
    ) -> Option<Wanted> {
        let viewer = self.viewer(shown.people);
        let open = shown.people == [false; 2];
        let seen = match viewer {
            Some(side) => shown.campaign.seen_by(side),
            None if open => shown.campaign.clone(),
            None => shown.campaign.seen_by(Side::First).seen_by(Side::Second),
        };
        let nations = shown.setting.forces.each_ref().map(|force| force.nation);
        let palettes = palettes_of(nations);
        let accents = theme.accents(palettes);
        let (setting, entries, tools, fields) = (shown.setting, shown.entries, shown.tools, shown.fields);
        let pen = Pen { theme, note };
        let mut look = Look { pen, pictures, setting, seen: &seen, entries, viewer, tools, fields, palettes, accents };
        head::show(ui, &mut look);
        ui.add_space(6.0);
        let (size, apart) = (ui.available_size(), 16.0);
        let right = (size.x * 0.36).clamp(280.0, 460.0);
        let mut wanted = None;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = apart;
            column(ui, "left", vec2(size.x - right - apart, size.y), |ui| self.left(ui, &mut look, open));
            column(ui, "right", vec2(right, size.y), |ui| wanted = self.right(ui, &mut look, shown));
        });
        if matches!(wanted, Some(Wanted::Order(..))) {
            // What the next one is asked is not for him who has just decided.
            self.here = None;
            ui.ctx().request_repaint();
        }
        wanted
    }

    fn left(&mut self, ui: &mut Ui, look: &mut Look, open: bool) {
        ui.horizontal(|ui| {
            for (tab, name) in
                [(Tab::Course, words::course()), (Tab::Roster, words::roster()), (Tab::News, words::news())]
            {
                if look.choice(ui, &name.said(), self.tab == tab) {
                    self.tab = tab;
                }
            }
        });
        ui.add_space(4.0);
        match self.tab {
            Tab::Course => course::show(ui, look),
            Tab::Roster => self.men(ui, look, open),
            Tab::News => news::show(ui, look, open),
        }
    }

    /// The men of whoever looks, or of either side where nobody's are secret.
    fn men(&mut self, ui: &mut Ui, look: &mut Look, open: bool) {
        if let Some(side) = look.viewer {
            roster::show(ui, look, side);
            return;
        }
        if !open {
            look.words(ui, &words::roster_is_secret());
        }
        let now = self.looks_at.unwrap_or(Side::First);
        ui.horizontal(|ui| {
            for side in Side::BOTH {
                let name = if open { words::roster_of(look.name(side)) } else { words::i_sit_here(look.name(side)) };
                if look.choice(ui, &name.said(), open && side == now) {
                    (self.looks_at, self.here) = (Some(side), Some(side).filter(|_| !open));
                }
            }
        });
        if open {
            roster::show(ui, look, now);
        }
    }

    fn right(&mut self, ui: &mut Ui, look: &mut Look, shown: &Shown) -> Option<Wanted> {
        let two_people = shown.people == [true; 2];
        if two_people && look.viewer.is_some() && look.wide(ui, &words::hide(), Kind::Plain, None) {
            self.here = None;
        }
        let seen = look.seen;
        match seen.stage {
            Stage::Over(_) => card(look.theme, ui, Some(look.theme.focus), |ui| next::ended(ui, look)),
            Stage::Battle => {
                let battle = seen.battle()?;
                let begins = card(look.theme, ui, None, |ui| next::show(ui, look, battle, shown.running));
                return begins.then_some(Wanted::Battle);
            }
            Stage::Intentions | Stage::MayEnd(_) | Stage::Replacements => {
                let asked = Side::BOTH.into_iter().filter(|side| shown.people[side.index()] && seen.asks(*side));
                let asked: Vec<Side> = asked.collect();
                let mine = look.viewer.filter(|viewer| asked.contains(viewer));
                return match (mine, asked.first()) {
                    (Some(side), _) => {
                        let edge = look.accent(side);
                        let order = card(look.theme, ui, Some(edge), |ui| self.asked(ui, look, side));
                        order.map(|order| Wanted::Order(side, order))
                    }
                    (None, Some(side)) => {
                        self.hand_over(ui, look, *side);
                        None
                    }
                    (None, None) => {
                        look.words(ui, &words::wait());
                        None
                    }
                };
            }
        }
        None
    }

    /// Who is asked says that he sits there.
    fn hand_over(&mut self, ui: &mut Ui, look: &mut Look, side: Side) {
        let edge = look.accent(side);
        card(look.theme, ui, Some(edge), |ui| {
            look.title(ui, &words::look_away(look.name(side)), edge);
            for other in Side::BOTH.into_iter().filter(|side| look.seen.side(*side).has_written) {
                look.aside(ui, &words::enemy_has_written(look.name(other)));
            }
            let here = words::i_sit_here(look.name(side));
            if look.wide(ui, &here, Kind::Main, None) {
                self.here = Some(side);
                ui.ctx().request_repaint();
            }
        });
    }

    /// What a side is asked.
    fn asked(&mut self, ui: &mut Ui, look: &mut Look, side: Side) -> Option<Order> {
        match look.seen.stage {
            Stage::Intentions => asked::intention(ui, look, side),
            Stage::MayEnd(_) => asked::end(ui, look, side),
            Stage::Replacements => places::show(ui, look, side, &mut self.chosen),
            Stage::Battle | Stage::Over(_) => None,
        }
    }
}

//! The page of a campaign: who looks, what he sees, what is asked of him.

use super::pen::{Kind, Note, Pen};
use super::places::Chosen;
use super::{asked, course, head, news, next, places, roster, words};
use crate::builder::Tools;
use crate::palettes_of;
use bevy_egui::egui;
use egui::{Layout, ScrollArea, TextureId, Ui, Vec2, vec2};
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
    pub fn show(&mut self, ui: &mut Ui, theme: &Theme, note: &mut Note, shown: &Shown) -> Option<Wanted> {
        let viewer = self.viewer(shown.people);
        let open = shown.people == [false; 2];
        let seen = match viewer {
            Some(side) => shown.campaign.seen_by(side),
            None if open => shown.campaign.clone(),
            None => shown.campaign.seen_by(Side::First).seen_by(Side::Second),
        };
        let nations = shown.setting.forces.each_ref().map(|force| force.nation);
        let accents = theme.accents(palettes_of(nations));
        let (setting, entries, tools, fields) = (shown.setting, shown.entries, shown.tools, shown.fields);
        let mut pen = Pen { theme, note, setting, seen: &seen, entries, viewer, tools, fields, accents };
        head::show(ui, &mut pen);
        ui.add_space(6.0);
        let (size, apart) = (ui.available_size(), 16.0);
        let right = (size.x * 0.36).clamp(280.0, 460.0);
        let mut wanted = None;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = apart;
            column(ui, "left", vec2(size.x - right - apart, size.y), |ui| self.left(ui, &mut pen, open));
            column(ui, "right", vec2(right, size.y), |ui| wanted = self.right(ui, &mut pen, shown));
        });
        if matches!(wanted, Some(Wanted::Order(..))) {
            // What the next one is asked is not for him who has just decided.
            self.here = None;
            ui.ctx().request_repaint();
        }
        wanted
    }

    fn left(&mut self, ui: &mut Ui, pen: &mut Pen, open: bool) {
        ui.horizontal(|ui| {
            for (tab, name) in
                [(Tab::Course, words::course()), (Tab::Roster, words::roster()), (Tab::News, words::news())]
            {
                if pen.choice(ui, &name.said(), self.tab == tab) {
                    self.tab = tab;
                }
            }
        });
        ui.add_space(4.0);
        match self.tab {
            Tab::Course => course::show(ui, pen),
            Tab::Roster => self.men(ui, pen, open),
            Tab::News => news::show(ui, pen, open),
        }
    }

    /// The men of whoever looks, or of either side where nobody's are secret.
    fn men(&mut self, ui: &mut Ui, pen: &mut Pen, open: bool) {
        if let Some(side) = pen.viewer {
            roster::show(ui, pen, side);
            return;
        }
        if !open {
            pen.words(ui, &words::roster_is_secret());
        }
        let now = self.looks_at.unwrap_or(Side::First);
        ui.horizontal(|ui| {
            for side in Side::BOTH {
                let name = if open { words::roster_of(pen.name(side)) } else { words::i_sit_here(pen.name(side)) };
                if pen.choice(ui, &name.said(), open && side == now) {
                    (self.looks_at, self.here) = (Some(side), Some(side).filter(|_| !open));
                }
            }
        });
        if open {
            roster::show(ui, pen, now);
        }
    }

    fn right(&mut self, ui: &mut Ui, pen: &mut Pen, shown: &Shown) -> Option<Wanted> {
        let two_people = shown.people == [true; 2];
        if two_people && pen.viewer.is_some() && pen.wide(ui, &words::hide(), Kind::Plain, None) {
            self.here = None;
        }
        let seen = pen.seen;
        match seen.stage {
            Stage::Over(_) => pen.card(ui, Some(pen.theme.focus), |pen, ui| next::ended(ui, pen)),
            Stage::Battle => {
                let battle = seen.battle()?;
                let begins = pen.card(ui, None, |pen, ui| next::show(ui, pen, battle, shown.running));
                return begins.then_some(Wanted::Battle);
            }
            Stage::Intentions | Stage::MayEnd(_) | Stage::Replacements => {
                let asked = Side::BOTH.into_iter().filter(|side| shown.people[side.index()] && seen.asks(*side));
                let asked: Vec<Side> = asked.collect();
                let mine = pen.viewer.filter(|viewer| asked.contains(viewer));
                return match (mine, asked.first()) {
                    (Some(side), _) => {
                        let edge = pen.accent(side);
                        let order = pen.card(ui, Some(edge), |pen, ui| self.asked(ui, pen, side));
                        order.map(|order| Wanted::Order(side, order))
                    }
                    (None, Some(side)) => {
                        self.hand_over(ui, pen, *side);
                        None
                    }
                    (None, None) => {
                        pen.words(ui, &words::wait());
                        None
                    }
                };
            }
        }
        None
    }

    /// Who is asked says that he sits there.
    fn hand_over(&mut self, ui: &mut Ui, pen: &mut Pen, side: Side) {
        let edge = pen.accent(side);
        pen.card(ui, Some(edge), |pen, ui| {
            pen.title(ui, &words::look_away(pen.name(side)), edge);
            for other in Side::BOTH.into_iter().filter(|side| pen.seen.side(*side).has_written) {
                pen.aside(ui, &words::enemy_has_written(pen.name(other)));
            }
            if pen.wide(ui, &words::i_sit_here(pen.name(side)), Kind::Main, None) {
                self.here = Some(side);
                ui.ctx().request_repaint();
            }
        });
    }

    /// What a side is asked.
    fn asked(&mut self, ui: &mut Ui, pen: &mut Pen, side: Side) -> Option<Order> {
        match pen.seen.stage {
            Stage::Intentions => asked::intention(ui, pen, side),
            Stage::MayEnd(_) => asked::end(ui, pen, side),
            Stage::Replacements => places::show(ui, pen, side, &mut self.chosen),
            Stage::Battle | Stage::Over(_) => None,
        }
    }
}

/// A column that is scrolled by itself.
fn column(ui: &mut Ui, name: &str, size: Vec2, draw: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(egui::Align::Min), |ui| {
        ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| {
            ui.set_width(size.x - 12.0);
            draw(ui);
        });
    });
}

//! What the pages of a campaign show, and with what they are drawn.

use super::words;
use crate::bodies::portrait_of;
use crate::builder::{Pen, Tools};
use bevy_egui::egui::{Color32, TextureId, Ui, Vec2};
use board_art::Palette;
use panel_kit::Pictures;
use panel_kit::pictures::{FIGURE_SEEN, Picture};
use perrys_heroes::campaign::{Campaign, Die, Entry, Place, Setting};
use perrys_heroes::values::Experience;
use std::ops::{Deref, DerefMut};
use table::{Say, Side};

/// Side of the picture of a man, and how high his figure is in it.
const FIGURE: f32 = 46.0;
pub(super) const FIGURE_HEIGHT: f32 = FIGURE * FIGURE_SEEN;

/// What the page shows, to whom, and the pen that draws it.
pub(super) struct Look<'a, 'n> {
    pub pen: Pen<'a, 'n>,
    pub pictures: &'a mut Pictures,
    /// What never changes in the campaign.
    pub setting: &'a Setting,
    /// The campaign as whoever looks is told of it.
    pub seen: &'a Campaign,
    /// What has happened.
    pub entries: &'a [Entry],
    /// Who looks; none: nobody has said who he is, or everything may be seen.
    pub viewer: Option<Side>,
    /// What men and vehicles are told by.
    pub tools: &'a Tools,
    /// Pictures of the battlefields, each with its size.
    pub fields: &'a [Option<(TextureId, Vec2)>],
    pub palettes: [Palette; 2],
    pub accents: [Color32; 2],
}

impl Look<'_, '_> {
    pub fn accent(&self, side: Side) -> Color32 {
        self.accents[side.index()]
    }
    pub fn name(&self, side: Side) -> &str {
        &self.setting.def.side(side).name
    }
    /// The figure of a man in a place, from above as he stands on the table.
    pub fn figure(&mut self, ui: &mut Ui, side: Side, (place, seen): (&Place, Experience), tint: Color32) {
        let (nation, ink) = (self.setting.forces[side.index()].nation, self.palettes[side.index()].light);
        let (figure, base) = portrait_of(ink, nation, (&place.what, seen), &self.setting.weapons);
        self.pictures.show_figure(ui, FIGURE, &Picture::Figure(figure, base), tint);
    }
}

impl<'a, 'n: 'a> Deref for Look<'a, 'n> {
    type Target = Pen<'a, 'n>;
    fn deref(&self) -> &Pen<'a, 'n> {
        &self.pen
    }
}

impl<'a, 'n: 'a> DerefMut for Look<'a, 'n> {
    fn deref_mut(&mut self) -> &mut Pen<'a, 'n> {
        &mut self.pen
    }
}

/// A die with what it gets: "4 + 1 = 5".
pub(super) fn die(die: &Die) -> Say {
    if die.lines.is_empty() {
        return words::die(die.die);
    }
    let more: Vec<String> = die.lines.iter().map(|line| panel_kit::printed::signed(line.value)).collect();
    words::die_with(die.die, more.join(" "), die.total())
}

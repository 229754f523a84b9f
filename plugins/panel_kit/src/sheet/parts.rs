//! What stands in a block: words, a line, chances, something to press, a counter.

use super::{Ink, Print};
use crate::pictures::Picture;
use crate::theme::TEXT;
use board_art::{Icon, Token};
use table::{RuleId, Side};

/// What is explained under the pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Tip {
    /// In a few words.
    Words(String),
    /// A rule's number and sentence.
    Rule(RuleId),
    /// More than that.
    Sheet(Box<Print>),
}

/// A tip of several blocks.
pub fn tip_of(write: impl FnOnce(&mut Print)) -> Tip {
    let mut sheet = Print::default();
    write(&mut sheet);
    Tip::Sheet(Box::new(sheet))
}

/// Which letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Those of the running text.
    #[default]
    Plain,
    /// Those of titles.
    Title,
    /// Those of figures.
    Figure,
}

/// What becomes of words for which there is no room in one line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fit {
    /// As the group has it.
    #[default]
    AsGroup,
    /// They go on in the next line.
    Wrap,
    /// They are cut off.
    Cut,
}

/// Words.
#[derive(Clone, Debug, PartialEq)]
pub struct Text<A> {
    /// What they say.
    pub words: String,
    /// Their size.
    pub size: f32,
    /// Their letters.
    pub face: Face,
    /// Their colour.
    pub ink: Ink,
    /// Where there is no room for them in one line.
    pub fit: Fit,
    /// What is explained under the pointer.
    pub tip: Option<Tip>,
    /// What a press on them asks for.
    pub act: Option<A>,
}

/// A line of a breakdown: what, how much, by which rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What it stands for.
    pub what: String,
    /// How much.
    pub value: String,
    /// The colour of the value.
    pub ink: Ink,
    /// By which rule.
    pub rule: Option<RuleId>,
}

/// A line of the table of attack and defence.
#[derive(Clone, Debug, PartialEq)]
pub struct Sided {
    /// The line.
    pub line: Line,
    /// On which side it counts: 0 the attack, 1 the defence.
    pub half: usize,
}

/// A result with its chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance {
    /// What it is called.
    pub what: String,
    /// In how many throws it comes.
    pub part: u64,
    /// Its colour.
    pub ink: Ink,
}

/// The chances of results.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    /// Those that shut each other out, in the order of the bar.
    pub each: Vec<Chance>,
    /// Those that come beside them.
    pub beside: Vec<Chance>,
    /// Of so many throws.
    pub out_of: u64,
}

/// One chance of success.
#[derive(Clone, Debug, PartialEq)]
pub struct Success {
    /// Of what.
    pub what: String,
    /// In so many throws.
    pub part: u64,
    /// Of so many.
    pub out_of: u64,
}

/// Dice in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Dice {
    /// What they show.
    pub faces: Vec<u8>,
    /// How many faces each has.
    pub of: u8,
    /// Whose they are.
    pub whose: Option<Side>,
    /// The side of each, in points.
    pub side: f32,
}

/// A tick box, or one of several words of which one is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick<A> {
    /// It is ticked, or chosen.
    pub on: bool,
    /// What it says.
    pub words: String,
    /// By what name a test finds it.
    pub name: String,
    /// The size of its words.
    pub size: f32,
    /// Their letters.
    pub face: Face,
    /// What is explained under the pointer.
    pub tip: Option<Tip>,
    /// What a press asks for; none: it stays as it is.
    pub act: Option<A>,
}

impl<A> Pick<A> {
    /// One in the running text that goes by its words.
    pub fn new(on: bool, words: impl Into<String>, act: A) -> Self {
        let words = words.into();
        Self { on, name: words.clone(), words, size: TEXT, face: Face::Plain, tip: None, act: Some(act) }
    }
    /// In another size.
    pub fn size(self, size: f32) -> Self {
        Self { size, ..self }
    }
    /// In the letters of titles.
    pub fn titled(self) -> Self {
        Self { face: Face::Title, ..self }
    }
    /// Found by another name.
    pub fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }
    /// Explained under the pointer.
    pub fn tip(self, tip: Tip) -> Self {
        Self { tip: Some(tip), ..self }
    }
    /// In some cases a press asks for nothing: it is so already.
    pub fn idle_if(self, idle: bool) -> Self {
        Self { act: self.act.filter(|_| !idle), ..self }
    }
}

/// A button with words.
#[derive(Clone, Debug, PartialEq)]
pub struct Button<A> {
    /// Its icon.
    pub icon: Option<Icon>,
    /// What it says.
    pub name: String,
    /// The key that does the same.
    pub key: String,
    /// The one that is most likely wanted, in this colour.
    pub main: Option<Ink>,
    /// What it does, or why it cannot be pressed.
    pub tip: Option<Tip>,
    /// What a press asks for; none: it cannot be pressed now.
    pub act: Option<A>,
    /// What the pointer over it asks for, as long as it is there.
    pub points: Option<A>,
}

impl<A> Button<A> {
    /// A plain button.
    pub fn new(name: impl Into<String>, act: A) -> Self {
        let (name, act) = (name.into(), Some(act));
        Self { icon: None, name, key: String::new(), main: None, tip: None, act, points: None }
    }
    /// It can be pressed only in some cases.
    pub fn only_if(self, can: bool) -> Self {
        Self { act: self.act.filter(|_| can), ..self }
    }
    /// With an icon.
    pub fn icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }
    /// With the key that does the same.
    pub fn key(self, key: impl Into<String>) -> Self {
        Self { key: key.into(), ..self }
    }
    /// The one that is most likely wanted.
    pub fn main(self, ink: Ink) -> Self {
        Self { main: Some(ink), ..self }
    }
    /// Explained under the pointer.
    pub fn tip(self, tip: Tip) -> Self {
        Self { tip: Some(tip), ..self }
    }
    /// The pointer over it asks for this.
    pub fn points(self, points: Option<A>) -> Self {
        Self { points, ..self }
    }
}

/// A picture of a counter.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter<A> {
    /// What is printed on it; none: its room alone.
    pub picture: Option<Picture>,
    /// Its side, in points.
    pub side: f32,
    /// Its name, for those who do not see it, and that by which a test finds it; none: it is there for the eye alone.
    pub name: Option<[String; 2]>,
    /// It is spent: grey.
    pub spent: bool,
    /// Whose stripe it has along its edge, where sides have colours of their own.
    pub stripe: Option<Side>,
    /// What lies on it.
    pub tokens: Vec<Token>,
    /// It has a frame: chosen, or under the pointer.
    pub frame: Frame,
    /// What is explained under the pointer.
    pub tip: Option<Tip>,
    /// What a press asks for.
    pub act: Option<A>,
    /// What a press asks for that adds to what is chosen; none: the same.
    pub more: Option<A>,
    /// What it asks for when it is taken up to be dragged.
    pub take_up: Option<A>,
}

/// When a counter has a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// Never.
    #[default]
    None,
    /// Under the pointer.
    Pointed,
    /// It is chosen.
    Chosen,
}

impl<A> Counter<A> {
    /// A counter that is only seen.
    pub fn new(picture: Picture, side: f32) -> Self {
        Self { picture: Some(picture), ..Self::blank(side) }
    }
    /// The room of a counter.
    pub fn blank(side: f32) -> Self {
        Self {
            picture: None,
            side,
            name: None,
            spent: false,
            stripe: None,
            tokens: Vec::new(),
            frame: Frame::None,
            tip: None,
            act: None,
            more: None,
            take_up: None,
        }
    }
    /// Explained under the pointer.
    pub fn tip(self, tip: Tip) -> Self {
        Self { tip: Some(tip), ..self }
    }
    /// A press asks for this.
    pub fn act(self, act: A) -> Self {
        Self { act: Some(act), ..self }
    }
}

/// A place in a row of boxes, of which one counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What stands above in it.
    pub above: String,
    /// What stands below.
    pub below: String,
    /// It is the one that counts.
    pub counts: bool,
    /// It would have counted but for what was shifted.
    pub before: bool,
}

/// Columns that are as wide as what stands in them.
#[derive(Clone, Debug, PartialEq)]
pub struct Grid {
    /// Its name, which no other grid beside it has.
    pub name: String,
    /// How many columns.
    pub columns: usize,
    /// The distances of columns and rows.
    pub apart: [f32; 2],
    /// The least width of a column; none: any.
    pub least: Option<f32>,
}

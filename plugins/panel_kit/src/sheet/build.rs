//! How a sheet is written: a word for each block, from the top.

use super::{
    Block, Button, Chance, Chances, Counter, Dice, Face, Figure, Fit, Flow, Grid, Ink, Line, Pick, Sheet, Sided,
    Spacing, Step, Success, Text, Tip,
};
use board_art::Icon;
use table::{RuleId, Side};

/// Words in the running letters.
pub fn text<A>(words: impl Into<String>, size: f32, ink: Ink) -> Text<A> {
    Text { words: words.into(), size, face: Face::Plain, ink, fit: Fit::AsGroup, tip: None, act: None }
}
/// Words in the letters of titles.
pub fn title<A>(words: impl Into<String>, size: f32, ink: Ink) -> Text<A> {
    Text { face: Face::Title, ..text(words, size, ink) }
}
/// Words in the letters of figures.
pub fn figure<A>(words: impl Into<String>, size: f32, ink: Ink) -> Text<A> {
    Text { face: Face::Figure, ..text(words, size, ink) }
}

impl<A> Text<A> {
    /// They go on in the next line.
    pub fn wrap(self) -> Self {
        Self { fit: Fit::Wrap, ..self }
    }
    /// They are cut off where there is no room.
    pub fn cut(self) -> Self {
        Self { fit: Fit::Cut, ..self }
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

/// What a sheet is made of.
impl<A> Sheet<A> {
    /// A block.
    pub fn push(&mut self, block: Block<A>) {
        self.blocks.push(block);
    }
    /// A sheet that is written by a function.
    pub fn of(write: impl FnOnce(&mut Self)) -> Self {
        let mut sheet = Self::default();
        write(&mut sheet);
        sheet
    }
    /// The title, with its sign.
    pub fn title(&mut self, icon: Icon, words: impl Into<String>) {
        self.push(Block::Title(icon, words.into()));
    }
    /// A small heading over a group.
    pub fn heading(&mut self, words: impl Into<String>) {
        self.push(Block::Heading(words.into()));
    }
    /// Words.
    pub fn text(&mut self, text: Text<A>) {
        self.push(Block::Text(text));
    }
    /// A word in a box.
    pub fn pill(&mut self, words: impl Into<String>, ink: Ink) {
        self.push(Block::Pill(words.into(), ink, None));
    }
    /// A word in a box, explained under the pointer.
    pub fn pill_with(&mut self, words: impl Into<String>, ink: Ink, tip: Tip) {
        self.push(Block::Pill(words.into(), ink, Some(tip)));
    }
    /// A dot of so many points across.
    pub fn dot(&mut self, across: f32, ink: Ink) {
        self.push(Block::Dot(across, ink));
    }
    /// A rule's number.
    pub fn rule(&mut self, rule: RuleId) {
        self.push(Block::Rule(rule));
    }
    /// A rule's number and sentence.
    pub fn rule_in_full(&mut self, rule: RuleId) {
        self.push(Block::RuleInFull(rule));
    }
    /// Why something is forbidden.
    pub fn refusal(&mut self, sentence: impl Into<String>, rule: RuleId) {
        self.push(Block::Refusal(sentence.into(), rule));
    }
    /// A line of a breakdown.
    pub fn line(&mut self, what: impl Into<String>, value: impl Into<String>, ink: Ink, rule: Option<RuleId>) {
        self.push(Block::Line(Line { what: what.into(), value: value.into(), ink, rule }));
    }
    /// The sum of lines.
    pub fn total(&mut self, what: impl Into<String>, value: impl Into<String>) {
        self.push(Block::Total(what.into(), value.into()));
    }
    /// The head of the table of attack and defence.
    pub fn sides_head(&mut self) {
        self.push(Block::SidesHead);
    }
    /// A line of that table.
    pub fn sided(&mut self, half: usize, line: Line) {
        self.push(Block::Sided(Sided { line, half }));
    }
    /// Both sums of that table.
    pub fn sided_total(&mut self, what: impl Into<String>, values: [String; 2]) {
        self.push(Block::SidedTotal(what.into(), values));
    }
    /// A row of boxes, of which one counts.
    pub fn steps(&mut self, steps: Vec<Step>, tip: Tip) {
        self.push(Block::Steps(steps, Some(tip)));
    }
    /// The chances of results.
    pub fn chances(&mut self, each: Vec<Chance>, beside: Vec<Chance>, out_of: u64) {
        self.push(Block::Chances(Chances { each, beside, out_of }));
    }
    /// One chance of success.
    pub fn success(&mut self, what: impl Into<String>, part: u64, out_of: u64) {
        self.push(Block::Success(Success { what: what.into(), part, out_of }));
    }
    /// Dice in a row.
    pub fn dice(&mut self, faces: &[u8], whose: Option<Side>, side: f32) {
        self.dice_of(6, faces, whose, side);
    }
    /// Dice with so many faces in a row.
    pub fn dice_of(&mut self, of: u8, faces: &[u8], whose: Option<Side>, side: f32) {
        self.push(Block::Dice(Dice { faces: faces.to_vec(), of, whose, side }));
    }
    /// A tick box.
    pub fn tick(&mut self, pick: Pick<A>) {
        self.push(Block::Tick(pick));
    }
    /// One of several words of which one is chosen.
    pub fn choice(&mut self, pick: Pick<A>) {
        self.push(Block::Choice(pick));
    }
    /// A button.
    pub fn button(&mut self, button: Button<A>) {
        self.push(Block::Button(button));
    }
    /// A counter.
    pub fn counter(&mut self, counter: Counter<A>) {
        self.push(Block::Counter(counter));
    }
    /// A drawing.
    pub fn figure(&mut self, figure: Figure) {
        self.push(Block::Figure(figure));
    }
    /// Room, in points.
    pub fn space(&mut self, points: f32) {
        self.push(Block::Space(points));
    }
    /// A line from edge to edge.
    pub fn separator(&mut self) {
        self.push(Block::Separator);
    }
    /// The next row of a grid.
    pub fn end_row(&mut self) {
        self.push(Block::EndRow);
    }
}

/// How its blocks stand.
impl<A> Sheet<A> {
    fn group(&mut self, flow: Flow, write: impl FnOnce(&mut Self)) {
        self.push(Block::Group(flow, Self::of(write)));
    }
    /// Below each other, in a frame.
    pub fn card(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Card, write);
    }
    /// As those around it.
    pub fn same(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Same, write);
    }
    /// Lines without room between them.
    pub fn close(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Same, |sheet| {
            sheet.apart_down(0.0);
            write(sheet);
        });
    }
    /// Below each other.
    pub fn down(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Down, write);
    }
    /// Beside each other.
    pub fn across(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Across, write);
    }
    /// Beside each other, their tops in one line.
    pub fn across_top(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::AcrossTop, write);
    }
    /// Beside each other, and on in the next line.
    pub fn wrapped(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Wrapped, write);
    }
    /// Beside each other from the right edge.
    pub fn from_right(&mut self, write: impl FnOnce(&mut Self)) {
        self.group(Flow::FromRight, write);
    }
    /// Below each other, moved in.
    pub fn indented(&mut self, number: usize, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Indented(number), write);
    }
    /// In columns.
    pub fn grid(&mut self, grid: Grid, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Grid(grid), write);
    }
    /// Folded away below this heading, until a press on it. What was unfolded once stays so for all sheets with this heading.
    pub fn folded(&mut self, heading: impl Into<String>, write: impl FnOnce(&mut Self)) {
        self.group(Flow::Folded(heading.into()), write);
    }
    /// Two columns of the same width.
    pub fn halves(&mut self, write: impl FnMut(usize, &mut Self)) {
        let mut write = write;
        let halves = [0, 1].map(|half| Self::of(|sheet| write(half, sheet)));
        self.push(Block::Halves(Box::new(halves)));
    }
    /// From here on blocks of this group stand so.
    pub fn spacing(&mut self, spacing: Spacing) {
        self.push(Block::Spacing(spacing));
    }
    /// From here on they stand so far beside each other.
    pub fn apart_across(&mut self, points: f32) {
        self.spacing(Spacing { across: Some(points), ..Spacing::default() });
    }
    /// From here on they stand so far below each other.
    pub fn apart_down(&mut self, points: f32) {
        self.spacing(Spacing { down: Some(points), ..Spacing::default() });
    }
    /// From here on they stand so far apart both ways.
    pub fn apart(&mut self, across: f32, down: f32) {
        self.spacing(Spacing { across: Some(across), down: Some(down), ..Spacing::default() });
    }
}

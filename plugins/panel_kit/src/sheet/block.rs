//! The blocks of a sheet.

use super::{Button, Chances, Counter, Dice, Figure, Grid, Ink, Line, Pick, Sheet, Sided, Step, Success, Text, Tip};
use board_art::Icon;
use table::RuleId;

/// A block of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Block<A> {
    /// The title of a sheet, with its sign.
    Title(Icon, String),
    /// A small heading over a group.
    Heading(String),
    /// Words.
    Text(Text<A>),
    /// A word in a box: a state or a result.
    Pill(String, Ink, Option<Tip>),
    /// A dot of so many points across.
    Dot(f32, Ink),
    /// A rule's number, small; its sentence under the pointer, the rule reference by a click.
    Rule(RuleId),
    /// A rule's number and sentence in full.
    RuleInFull(RuleId),
    /// Why something is forbidden.
    Refusal(String, RuleId),
    /// A line of a breakdown.
    Line(Line),
    /// The sum of lines: what it is, how much.
    Total(String, String),
    /// The head of the table of attack and defence.
    SidesHead,
    /// A line of that table.
    Sided(Sided),
    /// Both sums of that table: what they are, how much on each side.
    SidedTotal(String, [String; 2]),
    /// A row of boxes, of which one counts; what is explained under the pointer.
    Steps(Vec<Step>, Option<Tip>),
    /// The chances of results.
    Chances(Chances),
    /// One chance of success.
    Success(Success),
    /// Dice in a row.
    Dice(Dice),
    /// A tick box.
    Tick(Pick<A>),
    /// One of several words of which one is chosen.
    Choice(Pick<A>),
    /// A button with words.
    Button(Button<A>),
    /// A counter.
    Counter(Counter<A>),
    /// A drawing.
    Figure(Figure),
    /// Blocks that stand together.
    Group(Flow, Sheet<A>),
    /// Two columns of the same width.
    Halves(Box<[Sheet<A>; 2]>),
    /// The next row of a grid.
    EndRow,
    /// From here on blocks of this group stand so far apart.
    Spacing(Spacing),
    /// Room, in points.
    Space(f32),
    /// A line from edge to edge.
    Separator,
}

/// How the blocks of a group stand.
#[derive(Clone, Debug, PartialEq)]
pub enum Flow {
    /// As those around it: what it sets for itself ends with it.
    Same,
    /// Below each other, in a frame.
    Card,
    /// Below each other, from the left edge of the group.
    Down,
    /// Beside each other, their middles in one line.
    Across,
    /// Beside each other, their tops in one line.
    AcrossTop,
    /// Beside each other, and on in the next line where there is no room.
    Wrapped,
    /// Beside each other from the right edge.
    FromRight,
    /// Below each other, moved in; the number tells groups beside each other apart.
    Indented(usize),
    /// In columns.
    Grid(Grid),
    /// Folded away below this heading, until a press on it.
    Folded(String),
}

/// How far blocks stand apart, in points; none: as before.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spacing {
    /// Beside each other.
    pub across: Option<f32>,
    /// Below each other.
    pub down: Option<f32>,
    /// A tick from its words.
    pub tick: Option<f32>,
    /// The least height of a row in which something can be pressed.
    pub height: Option<f32>,
    /// The most width.
    pub width: Option<f32>,
}

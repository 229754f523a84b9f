//! What a game shows, as data: a sheet of blocks, one below the other. A rule set makes sheets of what is prepared, of what is asked and
//! of what was rolled; here they are drawn, with the parts that all panels have. No block knows what it stands for.
//!
//! | File | Holds |
//! |---|---|
//! | `block.rs` | the blocks |
//! | `parts.rs` | what stands in a block: words, a line, chances, something to press, a counter |
//! | `figure.rs` | a drawing of lines, discs, words and pictures |
//! | `ink.rs` | colours by their meaning |
//! | `build.rs`, `compose.rs` | how a sheet is written; groups of blocks that belong together |
//! | `draw.rs` | how it is drawn |

mod block;
mod build;
mod compose;
mod draw;
mod figure;
mod ink;
mod parts;

pub use block::{Block, Flow, Spacing};
pub use build::{figure, text, title};
pub use compose::Followed;
pub use draw::{counter, explained, show};
pub use figure::{Figure, Shape};
pub use ink::Ink;
pub use parts::{
    Button, Chance, Chances, Counter, Dice, Face, Fit, Frame, Grid, Line, Pick, Sided, Step, Success, Text, Tip, tip_of,
};

use std::convert::Infallible;

/// Blocks, one below the other; `A` is what a press on one of them asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet<A> {
    /// The blocks, from the top.
    pub blocks: Vec<Block<A>>,
}

/// A sheet that is only read: nothing on it can be pressed.
pub type Print = Sheet<Infallible>;

impl<A> Default for Sheet<A> {
    fn default() -> Self {
        Self { blocks: Vec::new() }
    }
}

#[cfg(test)]
#[path = "sheet_test.rs"]
mod tests;

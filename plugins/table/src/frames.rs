//! What is going on: a stack of frames.
//!
//! A frame is one thing that is going on: a side's turn, a move in it, the moment in which the other side may fire at who moves, an attack
//! whose checks are open. Each is owned by one rule section. Only the frame on top acts; the one below goes on when that is gone. At the
//! bottom is what is always there, mostly the sequence of play. All frames are plain data, so a save may stop anywhere, and an
//! interruption needs no word in what it interrupts.

use crate::{DiceCup, Refusal, RuleSet, Seen, Side};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A rule set in which what is going on is a stack of frames.
pub trait Framed: RuleSet {
    /// A frame of any kind that may lie above the bottom: made by [`frames!`](crate::frames!).
    type AnyFrame: FrameKinds<Self>;
    /// What an order belongs to: the part of the sequence of play in which it may be given.
    type Time;
    /// The list that frames fill with what may be ordered.
    type Offers<'a>;

    /// Why an order is refused while the frame on top goes on by itself.
    fn busy() -> Refusal;
}

/// What the section that owns a frame says of it. A frame that is not on top changes in one way only: by hearing an event.
pub trait Frame<R: Framed> {
    /// What happens next by itself; nothing: somebody must decide.
    fn proceed(&self, table: &R::Table<'_>, dice: &mut DiceCup) -> Vec<R::Event>;
    /// True if it stands between two steps while it is on top, so that what may cut in comes first.
    fn open(&self) -> bool;
    /// Who decides while nothing is asked; nobody where it goes on by itself.
    fn decides(&self) -> Option<Side> {
        None
    }
    /// Whether an order of whoever decides belongs to it.
    ///
    /// # Errors
    /// Why it does not.
    fn takes(&self, _seen: &Seen<R::Table<'_>>, _command: &R::Command, _time: R::Time) -> Result<(), Refusal> {
        Err(R::busy())
    }
    /// The orders that whoever decides may give.
    fn offers(&self, _seen: &Seen<R::Table<'_>>, _side: Side, _out: &mut R::Offers<'_>) {}
    /// What happens while it lies in the stack and changes it.
    fn hears(&mut self, _event: &R::Event) {}
    /// Puts aside what a side does not see of it; false: the side sees nothing of it, not even that it goes on. Asked where something
    /// may be hidden ([`RuleSet::seen_by`]). There is no answer for all frames: whoever makes a new one says what the other side sees.
    ///
    /// Who decides must be the same with it and without it: a frame of which the other side sees nothing asks that side nothing.
    fn blank(&mut self, table: &R::Table<'_>, side: Side) -> bool;
}

/// A frame of any kind of a rule set.
pub trait FrameKinds<R: Framed> {
    /// What it is called.
    fn name(&self) -> &'static str;
    /// What its section says of it.
    fn get(&self) -> &dyn Frame<R>;
    /// The same, to hear an event.
    fn get_mut(&mut self) -> &mut dyn Frame<R>;
}

/// Lists the frames that may lie above the bottom: a new one is a line here.
///
/// ```text
/// table::frames! {
///     /// A frame of any kind.
///     pub enum AnyFrame of LockNLoad {
///         /// A side's impulse.
///         Impulse(Impulse),
///     }
/// }
/// ```
#[macro_export]
macro_rules! frames {
    ($(#[$meta:meta])* pub enum $Any:ident of $Rules:ty { $($(#[$doc:meta])* $Name:ident($Kind:ty),)* }) => {
        $(#[$meta])*
        pub enum $Any { $($(#[$doc])* $Name($Kind),)* }

        impl $crate::FrameKinds<$Rules> for $Any {
            fn name(&self) -> &'static str {
                match self { $($Any::$Name(_) => stringify!($Name),)* }
            }
            fn get(&self) -> &dyn $crate::Frame<$Rules> {
                match self { $($Any::$Name(frame) => frame,)* }
            }
            fn get_mut(&mut self) -> &mut dyn $crate::Frame<$Rules> {
                match self { $($Any::$Name(frame) => frame,)* }
            }
        }
        $(impl From<$Kind> for $Any {
            fn from(frame: $Kind) -> Self {
                $Any::$Name(frame)
            }
        }
        impl<'a> TryFrom<&'a $Any> for &'a $Kind {
            type Error = $crate::AnotherFrame;
            fn try_from(frame: &'a $Any) -> Result<Self, $crate::AnotherFrame> {
                #[allow(irrefutable_let_patterns, reason = "a rule set may have one kind of frame")]
                if let $Any::$Name(frame) = frame { Ok(frame) } else { Err($crate::AnotherFrame) }
            }
        })*
    };
}

/// The frame is of another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnotherFrame;

/// What is going on above the bottom, the innermost last. It prints and saves like the list that it is.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stack<F>(Vec<F>);

impl<F: std::fmt::Debug> std::fmt::Debug for Stack<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
impl<F> Default for Stack<F> {
    fn default() -> Self {
        Self(Vec::new())
    }
}
impl<F> FromIterator<F> for Stack<F> {
    fn from_iter<I: IntoIterator<Item = F>>(frames: I) -> Self {
        Self(frames.into_iter().collect())
    }
}
impl<F> Deref for Stack<F> {
    type Target = Vec<F>;
    fn deref(&self) -> &Vec<F> {
        &self.0
    }
}
impl<F> DerefMut for Stack<F> {
    fn deref_mut(&mut self) -> &mut Vec<F> {
        &mut self.0
    }
}

impl<F> Stack<F> {
    /// What acts: the frame on top, or the bottom.
    pub fn top<'a, R: Framed<AnyFrame = F>>(&'a self, bottom: &'a dyn Frame<R>) -> &'a dyn Frame<R>
    where
        F: FrameKinds<R>,
    {
        self.0.last().map_or(bottom, F::get)
    }
    /// Everything above the bottom hears of an event.
    pub fn hear<R: Framed<AnyFrame = F>>(&mut self, event: &R::Event)
    where
        F: FrameKinds<R>,
    {
        self.0.iter_mut().for_each(|frame| frame.get_mut().hears(event));
    }
    /// Puts aside what a side does not see of what is going on.
    pub fn blank<R: Framed<AnyFrame = F>>(&mut self, table: &R::Table<'_>, side: Side)
    where
        F: FrameKinds<R>,
    {
        self.0.retain_mut(|frame| frame.get_mut().blank(table, side));
    }
    /// The frames of a kind, the innermost first.
    pub fn all<'a, T: 'a>(&'a self) -> impl Iterator<Item = &'a T>
    where
        &'a T: TryFrom<&'a F>,
    {
        self.0.iter().rev().filter_map(|frame| <&T>::try_from(frame).ok())
    }
    /// The innermost frame of a kind.
    pub fn innermost<'a, T: 'a>(&'a self) -> Option<&'a T>
    where
        &'a T: TryFrom<&'a F>,
    {
        self.all().next()
    }
    /// The frame right below the one on top.
    pub fn below(&self) -> Option<&F> {
        self.0.iter().nth_back(1)
    }
    /// The names of what is going on, the innermost last: `Turn > Impulse > Move > Window > Attack > Check`.
    pub fn going_on<R: Framed<AnyFrame = F>>(&self, bottom: &str) -> String
    where
        F: FrameKinds<R>,
    {
        let names: Vec<&str> = std::iter::once(bottom).chain(self.0.iter().map(|frame| frame.name())).collect();
        names.join(" > ")
    }
}

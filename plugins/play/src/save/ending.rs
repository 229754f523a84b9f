//! How the reading of a save ended, in words.

/// How the reading of a save ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All of it was read and understood.
    Whole,
    /// The last line lacks its end: the order in hand when the program was stopped is lost, all before it is good.
    Cut,
    /// A whole line with the right checksum is not understood.
    OtherVersion {
        /// Which line of the file, from 1.
        line: usize,
        /// What is not understood.
        why: String,
    },
    /// A line does not have the checksum that it begins with.
    Damaged {
        /// Which line of the file, from 1.
        line: usize,
    },
    /// A line is damaged or not understood, and the game stands at an order after it: a later snapshot is good.
    FromSnapshot {
        /// The line that is damaged or not understood, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
        /// The line with the snapshot, from 1.
        snapshot: usize,
    },
}

impl Ending {
    /// What was not read, in words; none: all of it was read and understood.
    pub fn not_whole(&self) -> Option<String> {
        (*self != Self::Whole).then(|| self.to_string())
    }
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Whole => f.write_str("the game is whole"),
            Self::Cut => {
                f.write_str("the file ends in the middle of an entry; the game stands at the last finished order")
            }
            Self::OtherVersion { line, why } => write!(
                f,
                "line {line} was written by another version of the program and is not understood ({why}); the game stands \
                 at the order before it"
            ),
            Self::FromSnapshot { line, why, snapshot } => {
                write!(f, "line {line} cannot be read ({why}); the game goes on from the snapshot in line {snapshot}")
            }
            Self::Damaged { line } => write!(f, "line {line} is damaged; the game stands at the order before it"),
        }
    }
}

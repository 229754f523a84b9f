//! The chances of locating, from the same lines by which it is rolled.

use super::{camouflage, locates};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;

/// Faces of the die.
const FACES: u8 = 6;

/// How often somebody is located in one attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocateOdds {
    /// So many equally likely throws find him.
    pub of: u64,
    /// Out of so many.
    pub out_of: u64,
}

/// The chances against a level of camouflage, from 0 to 5.
pub fn against(level: u8) -> LocateOdds {
    let faces = (1..=FACES).filter(|die| level == 0 || locates(*die, -i32::from(level))).count();
    LocateOdds { of: faces as u64, out_of: u64::from(FACES) }
}

/// The chances against a figure in sight; none where one does not know who it is and how it holds itself.
pub fn odds(table: &Table, target: &Figure) -> Option<LocateOdds> {
    if target.located {
        return Some(against(0));
    }
    target.who?;
    let mut level = 0;
    camouflage(table, target, &mut level);
    Some(against(u8::try_from(-level).unwrap_or(0)))
}

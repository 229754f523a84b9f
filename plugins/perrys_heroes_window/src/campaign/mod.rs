//! The pages of a campaign between its battles (chapter 11): its course, the men of a side, what has happened, and what is asked of whom.
//!
//! The page draws what a side is told and hands back what was ordered; it changes nothing. Where two people play, what is a side's own
//! business is shown only after somebody has said that he sits there.
//!
//! | File | Holds |
//! |---|---|
//! | `page.rs` | the page: who looks, its two columns |
//! | `look.rs` | what it shows, and with what |
//! | `head.rs`, `course.rs` | how both campaigns stand; the map of its course: levels, battlefields, results |
//! | `roster.rs`, `news.rs` | the men and vehicles of a side with their history; what has happened since the last battle, with its dice |
//! | `asked.rs`, `next.rs`, `places.rs` | what is asked: intentions and the end, the next battle, replacements |

mod asked;
mod course;
mod head;
mod look;
mod news;
mod next;
mod page;
mod places;
mod roster;
mod words;

pub use page::{CampaignPage, Shown, Wanted};

/// All lines of these pages.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    words::ALL.iter().copied()
}

#[cfg(test)]
#[path = "campaign_test.rs"]
mod tests;

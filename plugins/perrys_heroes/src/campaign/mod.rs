//! What goes on from one battle to the next (chapter 11): how the campaign of each side stands, what both intend, the battle that is made
//! of it, and what becomes of the men.
//!
//! A campaign is a little game of its own: a state ([`Campaign`]), orders ([`Order`]) that are judged and decided by pure functions, and
//! events ([`Event`]) that alone change it. Its battles are games like any other: [`Setting::scenario`] makes the next one, and [`fought`]
//! says what follows it. [`Journey`] holds all of it together with its dice and its journal.
//!
//! | File | Holds |
//! |---|---|
//! | `status.rs` | the printed tables of levels and of orders |
//! | `roster.rs` | the men of a side with their history; who is there for the next battle, and with what |
//! | `garage.rs` | the same of its vehicles and guns, with the dice of repair |
//! | `care.rs` | the dice of care and of replacements, with their odds |
//! | `state.rs`, `event.rs` | where a campaign stands; what happens, and who is told of it |
//! | `setting.rs` | what never changes; the scenario of the next battle |
//! | `aftermath.rs` | how everybody has come out of a battle |
//! | `decide.rs`, `after.rs` | orders and what comes of them; what follows a battle |
//! | `journey.rs`, `admit.rs` | a campaign with its dice and journal; what a journal from outside may say |
//! | `telling.rs` | what has happened, and how men and campaigns stand, in words |

mod admit;
mod after;
mod aftermath;
mod care;
mod decide;
mod die;
mod event;
mod garage;
mod journey;
mod muster;
mod roster;
pub mod rules;
mod setting;
mod state;
mod status;
mod telling;
pub(crate) mod words;

pub use after::fought;
pub use aftermath::{Aftermath, aftermath};
pub use care::{chances_of_care, chances_of_experience};
pub use decide::{Order, begin, decide, fields_for, intentions, judge, vehicles_for};
pub use die::Die;
pub use event::Event;
pub use garage::{Carrier, Hurt, Parked, VehicleNote, VehicleOut, chance_of_repair};
pub use journey::{By, Entry, Journey};
pub use muster::{Muster, muster};
pub use roster::{Care, Fate, Note, Noted, Place, Roster, Soldier};
pub use setting::Setting;
pub use state::{Battle, CameOut, Campaign, Ended, Party, Stage};
pub use status::{
    Changed, ORDERS, after as new_status, degree_word, may_order, modifier, order_word, repair_modifier, status_word,
};
pub use telling::{
    ending_told, experience_told, fate_told, grade_told, note_told, orders_told, parked_told, result_told, status_told,
    title, told, vehicle_note_told,
};

use table::Words;

/// All lines that are said of campaigns.
pub fn words() -> impl Iterator<Item = &'static Words> {
    words::ALL.iter().copied()
}

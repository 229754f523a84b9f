//! What may be wrong with data files, and the start position that is made of those without mistakes.

mod arms;
pub mod charts;
pub mod force;
pub mod force_file;
pub mod laid_out;
mod lengths;
mod listed;
pub mod platoons;
mod points;
mod position;
pub mod scenario;
pub mod vehicles;
pub mod weapons;
pub(crate) mod words;

pub use crate::files::stock::Stock;
pub use scenario_files::Fault;

use table::Words;

/// All lines that are said of forces.
pub fn words() -> impl Iterator<Item = &'static Words> {
    words::ALL.iter().copied()
}

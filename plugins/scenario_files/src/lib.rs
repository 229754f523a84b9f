//! Reads RON files for any rule set and reports each mistake with file, line, column, field and a hint.
//!
//! The crate knows no game. A rule set names its own types, calls [`read_file`], checks what the values mean, and
//! turns each thing that is wrong into a [`Mistake`] with [`Read::mistake`]. A [`Report`] gathers the mistakes of many
//! files, so that a modder sees all of them at once.
//!
//! ```
//! # use std::path::Path;
//! #[derive(serde::Deserialize)]
//! struct Unit {
//!     name: String,
//!     morale: u8,
//! }
//!
//! let file = scenario_files::read::<Vec<Unit>>(Path::new("units.ron"), "[(name: \"Able\", morale: 99)]").unwrap();
//! assert_eq!(file.value[0].name, "Able");
//! assert_eq!(file.value[0].morale, 99);
//! let mistake = file.mistake("[0].morale", "morale goes from 2 to 12", None);
//! assert_eq!((mistake.line, mistake.column), (1, 25));
//! ```
//!
//! It keeps where each value stood, so that mistakes of meaning, found later, get their place too. No file, however broken, leads to a
//! panic or to endless work: size and nesting are limited.

mod fault;
mod fields;
mod keys;
mod lookup;
mod mistake;
mod nearest;
mod node;
mod plain_words;
mod positions;
mod quoted;
mod read;
mod regular;
mod report;
mod scan;
mod token;

pub use fault::{Fault, Faults};
pub use fields::has_field;
pub use mistake::{Mistake, Severity, printable};
pub use nearest::{did_you_mean, nearest};
pub use node::Position;
pub use positions::Positions;
pub use read::{LARGEST_FILE, Read, options, read, read_file, read_text_field};
pub use regular::{FileFault, open_regular, read_regular};
pub use report::{MOST_TOLD, Report, collect_files};
pub use token::DEEPEST_NESTING;

#[cfg(test)]
mod random_ron_test;

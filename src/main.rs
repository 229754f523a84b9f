//! Hedgerow: squad-level tactical wargames with the rules enforced, in a window and without one.

mod commands;
mod library;
mod save;
mod script;
#[cfg(feature = "window")]
mod window;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(commands::Arguments::parse())
}

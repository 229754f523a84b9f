//! Hedgerow: squad-level tactical wargames with the rules enforced, in a window and without one.

mod commands;
#[cfg(feature = "window")]
mod window;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    commands::run(commands::Arguments::parse())
}

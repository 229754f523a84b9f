//! Hedgerow: squad-level tactical wargames with the rules enforced, in a window and without one.

// `eprintln` panics where standard error cannot be written; `commands::out::complain` does not.
#![warn(clippy::print_stderr)]

mod commands;
#[cfg(feature = "window")]
mod play_arguments;
#[cfg(feature = "window")]
mod window;

use std::process::ExitCode;

/// Computer players try out orders by the thousand, each with a handful of short lists: a tenth of their time is in here with the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::parse() {
        Ok(arguments) => commands::run(arguments),
        Err(code) => code,
    }
}

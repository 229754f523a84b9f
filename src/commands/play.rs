//! `hedgerow play`: the game in a window.

pub use crate::play_arguments::Arguments;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn run(data: Option<PathBuf>, arguments: Arguments) -> anyhow::Result<ExitCode> {
    crate::window::run(hedgerow::boxes::find_root(data)?, arguments)
}

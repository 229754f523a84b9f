//! `hedgerow play`: the game in a window.

use clap::Args;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args, Default)]
pub struct Arguments {
    /// Begin with this scenario in place of the menu.
    pub scenario: Option<PathBuf>,
    /// The seed of the dice; a new one for every game where not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// The folder for settings and saved games; the system's place for them where not given.
    #[arg(long, value_name = "FOLDER")]
    pub user: Option<PathBuf>,
    /// The window's size in pixels.
    #[arg(long, value_name = "WIDTHxHEIGHT")]
    pub size: Option<String>,
    /// Tell in this file where things are on the screen, for tests with a real mouse.
    #[arg(long, value_name = "FILE")]
    pub tell: Option<PathBuf>,
}

pub fn run(data: Option<PathBuf>, arguments: Arguments) -> anyhow::Result<ExitCode> {
    crate::window::run(hedgerow::library::find_root(data)?, arguments)
}

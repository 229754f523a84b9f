//! What `hedgerow play` is told on the command line.

use clap::Args;
use opponent::Opponent;
use std::path::PathBuf;

#[derive(Args, Default)]
pub struct Arguments {
    /// Begin with this scenario in place of the menu.
    pub scenario: Option<PathBuf>,
    /// The seed of the dice; a new one for every game where not given.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Who plays the first side and the second side of that scenario: `person`, or a level of the computer (`recruit`, `corporal`,
    /// `sergeant`, `lieutenant`, `captain`), also with a character, as in `sergeant:careful`.
    #[arg(long, value_name = "FIRST,SECOND", value_parser = players)]
    pub players: Option<[Option<Opponent>; 2]>,
    /// Computer players take forces of their own where that scenario leaves it free.
    #[arg(long)]
    pub build_forces: bool,
    /// The folder for settings and saved games; the system's place for them where not given.
    #[arg(long, value_name = "FOLDER")]
    pub user: Option<PathBuf>,
    /// The window's size in pixels of the screen, whatever its scale; never larger than the screen.
    #[arg(long, value_name = "WIDTHxHEIGHT")]
    pub size: Option<String>,
    /// Tell in this file where things are on the screen, for tests with a real mouse.
    #[arg(long, value_name = "FILE")]
    pub tell: Option<PathBuf>,
}

fn players(text: &str) -> Result<[Option<Opponent>; 2], String> {
    let two = text.split_once(',').filter(|(_, second)| !second.contains(','));
    let (first, second) = two.ok_or("two players are named, one for each side, as in `person,sergeant`")?;
    let player = |name: &str| if name == "person" { Ok(None) } else { name.parse().map(Some) };
    Ok([player(first.trim())?, player(second.trim())?])
}

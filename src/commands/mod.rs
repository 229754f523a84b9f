//! The sub-commands, one file each; all play by the same rules.

mod balance;
mod campaign;
mod check;
mod legal;
mod los;
mod luck;
mod out;
#[cfg(feature = "window")]
pub mod play;
mod replay;
mod rules;
mod script;
mod simulate;
mod tournament;
mod train;
mod witness;

use clap::{Args, Parser, Subcommand};
use hedgerow::boxes::{Key, Task, find_root, key_of_scenarios};
use std::path::PathBuf;
use std::process::ExitCode;

/// Squad-level tactical wargames with the rules enforced. Without a sub-command the game opens in a window.
#[derive(Parser)]
#[command(name = "hedgerow", version, about)]
pub struct Arguments {
    /// The folder that holds `assets` and `scenarios`; found by itself where not given.
    #[arg(long, global = true, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the game in a window, at the menu or at a scenario.
    #[cfg(feature = "window")]
    Play(play::Arguments),
    /// Check data files: every one shipped, or the files and folders given.
    Check(check::Arguments),
    /// Play a script of orders with forced dice and print every event as a JSON object.
    Script(script::Arguments),
    /// Print the legal orders at the start of a scenario, or after a script.
    Legal(legal::Arguments),
    /// Play whole games and print a summary as JSON.
    Simulate(simulate::Arguments),
    /// Let computer players fight a campaign, battle after battle, and print its course.
    Campaign(campaign::Arguments),
    /// Let computer players meet in pairs of games, one seed and both seats, and print what it comes to as JSON.
    Tournament(tournament::Arguments),
    /// Let equal players play a scenario again and again, and say whom it favours.
    Balance(balance::Arguments),
    /// Learn what positions are worth from games of the computer players, for those who change the program.
    Train(train::Arguments),
    /// Show a saved game, or prove that its orders lead to its events.
    Replay(replay::Arguments),
    /// Tell of a saved game what the dice have done and what the decisions.
    Luck(luck::Arguments),
    /// Say what one sees from a place of a map, and why.
    Los(los::Arguments),
    /// Print the rules: what is in the game, what is not yet, and where the source tree has them.
    Rules(rules::Arguments),
    /// Hold whole games against a record of them, for those who change the program.
    #[command(hide = true)]
    Witness(witness::Arguments),
}

/// Which game is meant.
#[derive(Args)]
pub struct OfGame {
    /// The game, by its key, where no file says which.
    #[arg(long, value_name = "KEY")]
    game: Option<Key>,
}

/// A command and what it was called with: a [`Task`] that is done with a game, whichever it is.
struct Call<'a, A> {
    /// The folder of the data.
    root: PathBuf,
    arguments: &'a A,
}

/// Does what a command says with the game that these scenarios are of.
fn with_scenarios<'a, A, T>(
    data: Option<PathBuf>,
    (scenarios, of): (&[PathBuf], &OfGame),
    arguments: &'a A,
) -> anyhow::Result<T>
where
    Call<'a, A>: Task<Answer = anyhow::Result<T>>,
{
    let root = find_root(data)?;
    key_of_scenarios(&root, scenarios, of.game)?.of(Call { root, arguments })
}

/// Reads the command line, and answers it where it asks for help or cannot be understood.
///
/// # Errors
/// The exit code for what was answered.
pub fn parse() -> Result<Arguments, ExitCode> {
    use std::io::{ErrorKind, Write as _};
    Arguments::try_parse().map_err(|answer| {
        let code = answer.exit_code();
        let written = answer.print().and_then(|()| std::io::stdout().flush());
        match written {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                out::complain(format_args!("the answer cannot be written: {error}"));
                ExitCode::from(code.max(1) as u8)
            }
            _ => ExitCode::from(code as u8),
        }
    })
}

/// Runs what the command line says.
pub fn run(arguments: Arguments) -> ExitCode {
    let data = arguments.data;
    let result = match arguments.command {
        #[cfg(feature = "window")]
        None => play::run(data, play::Arguments::default()),
        #[cfg(not(feature = "window"))]
        None => {
            Err(anyhow::anyhow!("this program was built without its window; `hedgerow --help` lists what it can do"))
        }
        #[cfg(feature = "window")]
        Some(Command::Play(arguments)) => play::run(data, arguments),
        Some(Command::Check(arguments)) => check::run(data, &arguments),
        Some(Command::Script(arguments)) => script::run(data, &arguments),
        Some(Command::Legal(arguments)) => legal::run(data, &arguments),
        Some(Command::Simulate(arguments)) => simulate::run(data, &arguments),
        Some(Command::Campaign(arguments)) => campaign::run(data, &arguments),
        Some(Command::Tournament(arguments)) => tournament::run(data, &arguments),
        Some(Command::Balance(arguments)) => balance::run(data, &arguments),
        Some(Command::Train(arguments)) => train::run(data, &arguments),
        Some(Command::Replay(arguments)) => replay::run(&arguments),
        Some(Command::Luck(arguments)) => luck::run(&arguments),
        Some(Command::Los(arguments)) => los::run(data, &arguments),
        Some(Command::Rules(arguments)) => rules::run(data, &arguments),
        Some(Command::Witness(arguments)) => witness::run(data, &arguments),
    };
    result.unwrap_or_else(|error| {
        out::complain(format_args!("{error:#}"));
        ExitCode::FAILURE
    })
}

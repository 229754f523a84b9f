//! `hedgerow los`: what one sees from a place of a map, and why. Each game answers for its own maps.

use crate::commands::out::say;
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Task, scenario_file};
use play::held::Held;
use play::sight::{Line, Looks};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::slice;

#[derive(Args)]
pub struct Arguments {
    /// A scenario's file: then its whole map, with what lies and stands on it at the start. Or a board's id (`saint_aubert`), or the file of a
    /// board or of a table.
    map: PathBuf,
    /// From this place: a hex (`22H6`, `H6`, or `H6^` for an upper storey); on a table without hexes a point in centimetres (`48,75.5`, also
    /// `48,75.5:prone` or `:crouched`) or, of a scenario, a counter (`us-02`).
    #[arg(required_unless_present = "view")]
    from: Option<String>,
    /// To this place.
    #[arg(required_unless_present = "view")]
    to: Option<String>,
    /// Draw in text what is seen from this place.
    #[arg(long = "from", value_name = "PLACE", conflicts_with_all = ["from", "to"])]
    view: Option<String>,
    #[command(flatten)]
    game: OfGame,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    with_scenarios(data, (slice::from_ref(&arguments.map), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let line = match (&arguments.view, &arguments.from, &arguments.to) {
            (Some(from), ..) => Line::From(from),
            (None, Some(from), Some(to)) => Line::Between(from, to),
            _ => anyhow::bail!("name two places, or --from PLACE"),
        };
        let named = arguments.map.to_string_lossy();
        let file = scenario_file(&root, Path::new(&arguments.map));
        let looks = Looks { root: &root, named: &named, file: &file, line };
        say(G::look(&looks).map_err(anyhow::Error::msg)?)?;
        Ok(ExitCode::SUCCESS)
    }
}

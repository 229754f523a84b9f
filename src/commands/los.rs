//! `hedgerow los`: what a hex of a board or a scenario's map sees, and why.

use crate::commands::out::say;
use clap::Args;
use hedgerow::boxes::{find_root, scenario_file};
use hex_board::{Added, BoardDef, Map, Place, Sight, Spot, sight};
use lock_n_load_box::{Kind, Library};
use play::library::{Source, read, stem};
use scenario_files::{FileFault, LARGEST_FILE, Mistake, Report, read_regular};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// A board's id (`saint_aubert`), its file, or a scenario's file: then its whole map, with the smoke and the wrecks that lie on it at the start.
    board: String,
    /// From this hex (`22H6`, `H6`, or `H6^` for an upper storey).
    #[arg(required_unless_present = "view")]
    from: Option<Place>,
    /// To this hex.
    #[arg(required_unless_present = "view")]
    to: Option<Place>,
    /// Draw in text what this hex sees.
    #[arg(long = "from", value_name = "HEX", conflicts_with_all = ["from", "to"])]
    view: Option<Place>,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let mut report = Report::new();
    let root = find_root(data)?;
    let library = Library::open(Source::Folder(root.clone()), &mut report);
    let bare = |map: Map| (Added::new(map.hexes.len()), map);
    let found = library.as_ref().and_then(|library| {
        let path = &scenario_file(&root, Path::new(&arguments.board));
        if library.board_ids().any(|id| id == arguments.board) {
            return library.single_board(&arguments.board, &mut report).map(bare);
        }
        let bytes = match read_regular(path, LARGEST_FILE as u64) {
            Ok(bytes) => bytes,
            // A word that is no file is meant for a board.
            Err(FileFault::Refused(error)) if error.kind() == ErrorKind::NotFound => return None,
            Err(fault) => {
                report.add(Mistake::of_file(path, fault.to_string(), None));
                return None;
            }
        };
        match Kind::of(path, &String::from_utf8_lossy(&bytes)) {
            Kind::Scenario => {
                let start = library.scenario(path, &mut report)?.1;
                Some((start.added.clone(), start.battlefield.map.clone()))
            }
            _ => {
                read::<BoardDef>(path, &mut report).and_then(|board| library.check_board(&board, &mut report)).map(bare)
            }
        }
    });
    let Some((added, map)) = found else {
        let known: Vec<&str> = library.iter().flat_map(Library::board_ids).collect();
        if report.is_clean() {
            anyhow::bail!("there is no board `{}`; known are {}", arguments.board, known.join(", "));
        }
        anyhow::bail!("the board {} cannot be read\n{report}", stem(Path::new(&arguments.board)));
    };
    let spot = |place: Place| map.spot(place).ok_or_else(|| anyhow::anyhow!("{place} is not on this map"));
    match (arguments.view, arguments.from, arguments.to) {
        (Some(from), ..) => say(view(&map, &added, spot(from)?).trim_end())?,
        (None, Some(from), Some(to)) => say(answer(&map, &added, spot(from)?, spot(to)?))?,
        _ => anyhow::bail!("name two hexes, or --from HEX"),
    }
    Ok(ExitCode::SUCCESS)
}

/// The answer and its reason, in one line.
pub fn answer(map: &Map, added: &Added, from: Spot, to: Spot) -> String {
    let head = format!("{} to {}, range {}: ", map.place(from), map.place(to), map.distance(from.hex, to.hex));
    let obstacle = |obstacle: &hex_board::Obstacle| {
        format!(
            "{} in {} [{}]",
            obstacle.name(map),
            map.name(obstacle.hex),
            lock_n_load::sections::spotting::sight::rule(obstacle.why)
        )
    };
    head + &match sight(map, added, from, to) {
        Sight::Clear => "clear".to_string(),
        Sight::Degraded(by) => {
            format!("degraded by {}: {}", by.len(), by.iter().map(obstacle).collect::<Vec<_>>().join(", "))
        }
        Sight::Blocked(by) => format!("blocked by {}", obstacle(&by)),
    }
}

/// The board in text: `@` the viewer, `.` clear, `1` `2` degraded by so many, `#` blocked.
pub fn view(map: &Map, added: &Added, from: Spot) -> String {
    let (low, high) = map.bounds();
    let columns = (high.0 - low.0) / 180 + 1;
    let rows = (high.1 - low.1) / 104 + 1;
    let mut lines = vec![vec![' '; (columns * 2) as usize]; (rows + 1) as usize];
    for hex in map.ids() {
        let centre = map.at(hex).centre;
        let to = Spot { hex, storey: 0 };
        let sign = match sight(map, added, from, to) {
            _ if hex == from.hex => '@',
            Sight::Clear => '.',
            Sight::Degraded(by) => char::from_digit(by.len() as u32, 10).unwrap_or('+'),
            Sight::Blocked(_) => '#',
        };
        lines[((centre.1 - low.1) / 104) as usize][((centre.0 - low.0) / 180 * 2) as usize] = sign;
    }
    let mut text = format!("From {} (@ here, . clear, 1 2 degraded, # blocked)\n", map.place(from));
    for line in lines {
        let line: String = line.into_iter().collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

//! The sight tool: what a hex of a board or of a scenario's map sees, and why.

use crate::{Kind, Library};
use hex_board::{Added, BoardDef, Map, Obstacle, Place, Sight, Spot, sight};
use lock_n_load::sections::spotting::sight::rule;
use play::library::{Source, read, stem};
use play::sight::{Line, Looks};
use scenario_files::{FileFault, LARGEST_FILE, Mistake, Report, read_regular};
use std::io::ErrorKind;

/// The answer: of a board by its id or its file, or of a scenario's whole map, with the smoke and the wrecks that lie on it at the start.
pub(crate) fn look(looks: &Looks) -> Result<String, String> {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(looks.root.to_path_buf()), &mut report);
    let found = library.as_ref().and_then(|library| map(library, looks, &mut report));
    let Some((added, map)) = found else {
        let known: Vec<&str> = library.iter().flat_map(Library::board_ids).collect();
        return Err(if report.is_clean() {
            format!("there is no board `{}`; known are {}", looks.named, known.join(", "))
        } else {
            format!("the board {} cannot be read\n{report}", stem(looks.named.as_ref()))
        });
    };
    let spot = |word: &str| -> Result<Spot, String> {
        let place: Place = word.parse().map_err(|why| format!("`{word}` is no hex: {why}"))?;
        map.spot(place).ok_or_else(|| format!("{place} is not on this map"))
    };
    Ok(match looks.line {
        Line::From(from) => view(&map, &added, spot(from)?).trim_end().to_string(),
        Line::Between(from, to) => answer(&map, &added, spot(from)?, spot(to)?),
    })
}

/// The map that was named; none where there is no such file, or where it cannot be read, which is told.
fn map(library: &Library, looks: &Looks, report: &mut Report) -> Option<(Added, Map)> {
    let bare = |map: Map| (Added::new(map.hexes.len()), map);
    if library.board_ids().any(|id| id == looks.named) {
        return library.single_board(looks.named, report).map(bare);
    }
    let path = looks.file;
    let bytes = match read_regular(path, LARGEST_FILE as u64) {
        Ok(bytes) => bytes,
        // A word that is no file is meant for a board.
        Err(FileFault::Refused(error)) if error.kind() == ErrorKind::NotFound => return None,
        Err(fault) => {
            report.add(Mistake::of_file(path, fault.to_string(), None));
            return None;
        }
    };
    if Kind::of(path, &String::from_utf8_lossy(&bytes)) == Kind::Scenario {
        let start = library.scenario(path, report)?.1;
        return Some((start.added.clone(), start.battlefield.map.clone()));
    }
    read::<BoardDef>(path, report).and_then(|board| library.check_board(&board, report)).map(bare)
}

/// The answer and its reason, in one line.
fn answer(map: &Map, added: &Added, from: Spot, to: Spot) -> String {
    let head = format!("{} to {}, range {}: ", map.place(from), map.place(to), map.distance(from.hex, to.hex));
    let obstacle =
        |obstacle: &Obstacle| format!("{} in {} [{}]", obstacle.name(map), map.name(obstacle.hex), rule(obstacle.why));
    head + &match sight(map, added, from, to) {
        Sight::Clear => "clear".to_string(),
        Sight::Degraded(by) => {
            format!("degraded by {}: {}", by.len(), by.iter().map(obstacle).collect::<Vec<_>>().join(", "))
        }
        Sight::Blocked(by) => format!("blocked by {}", obstacle(&by)),
    }
}

/// The board in text: `@` the viewer, `.` clear, `1` `2` degraded by so many, `#` blocked.
fn view(map: &Map, added: &Added, from: Spot) -> String {
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

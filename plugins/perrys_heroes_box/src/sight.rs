//! The sight tool: what one sees from a point of a table, or from a figure of a scenario, and why. The answers are those of the rules.

use crate::{Kind, Library, PerrysHeroesBox};
use measured_table::terrain::{CELL, Centimetres, drawn, point_of_text, text_of_point};
use measured_table::{Disc, Leg, Point, TableDef};
use perrys_heroes::charts::Cover;
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes::sections::locating::rules::VISIBILITY;
use perrys_heroes::sections::locating::{body_is_seen_as_far_as, has_optics};
use perrys_heroes::sections::sight::{Viewer, covered, from_to, name_of, smoke_on};
use perrys_heroes::values::Posture;
use perrys_heroes::{Body, Start, Table};
use play::library::Source;
use play::sight::{Line, Looks, as_laid_out};
use scenario_files::{FileFault, LARGEST_FILE, Mistake, Report, read, read_regular};
use std::io::ErrorKind;

/// The answer: of a table's file, on which nobody stands, or of a scenario as it begins.
pub(crate) fn look(looks: &Looks) -> Result<String, String> {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(looks.root.to_path_buf()), &mut report);
    let start = library.and_then(|library| start(&library, looks, &mut report));
    let Some(start) = start else {
        return Err(format!("the table {} cannot be read\n{report}", looks.named));
    };
    as_laid_out::<PerrysHeroesBox, _>(&start, |table| match looks.line {
        Line::Between(from, to) => Ok(answer(table, &End::read(table, from)?, &End::read(table, to)?)),
        Line::From(from) => Ok(view(table, &End::read(table, from)?)),
    })
}

/// The start that a file makes; none if it is wrong, which is told.
fn start(library: &Library, looks: &Looks, report: &mut Report) -> Option<Start> {
    let path = looks.file;
    let bytes = match read_regular(path, LARGEST_FILE as u64) {
        Ok(bytes) => bytes,
        Err(fault) => {
            let hint = match &fault {
                FileFault::Refused(error) if error.kind() == ErrorKind::NotFound => Some(library.known_tables()),
                _ => None,
            };
            report.add(Mistake::of_file(path, fault.to_string(), hint));
            return None;
        }
    };
    let text = String::from_utf8_lossy(&bytes);
    report.add_file(path);
    let made = match Kind::of(path, &text) {
        Kind::Table => read::<TableDef>(path, &text).map(|file| library.bare(&file, report)),
        Kind::Scenario => read::<ScenarioDef>(path, &text).map(|scenario| library.start(&scenario, report)),
        Kind::Kinds | Kind::Charts | Kind::Weapons | Kind::Vehicles | Kind::Force | Kind::Campaign | Kind::Script => {
            report.add(Mistake::of_file(path, "this is neither a scenario nor a table", None));
            return None;
        }
    };
    made.map_err(|mistake| report.add(mistake)).ok().flatten()
}

/// An end of a line: a man who stands there, or a figure of the scenario.
struct End {
    told: String,
    viewer: Viewer,
    body: Body,
    optics: bool,
}

impl End {
    /// A point, with a posture behind it or not, or a figure of the scenario.
    fn read(table: &Table, word: &str) -> Result<Self, String> {
        if !word.contains(',') {
            return Self::figure(table, word);
        }
        let (place, posture) = match word.split_once(':') {
            None => (word, Posture::Standing),
            Some((place, "standing")) => (place, Posture::Standing),
            Some((place, "crouched")) => (place, Posture::Crouched),
            Some((place, "prone")) => (place, Posture::Prone),
            Some((_, other)) => {
                return Err(format!("`{other}` is no posture: it is standing, crouched or prone"));
            }
        };
        let at = point_of_text(place).ok_or_else(|| {
            format!(
                "`{place}` is no point: two numbers of centimetres are wanted, with at most two decimals, as in 48,75.5"
            )
        })?;
        if !table.field.has(at) {
            let size = table.field.ground.bounds.most;
            return Err(format!(
                "{place} is beside the table, or so near its edge that no man can stand there: the table is {}",
                text_of_point(size).replace(',', " x ")
            ));
        }
        let (told, viewer, body) = (word.to_string(), Viewer { at, posture }, man_at(table, at));
        Ok(Self { told, viewer, body, optics: false })
    }

    fn figure(table: &Table, word: &str) -> Result<Self, String> {
        let found = word.parse().ok().and_then(|id| table.figure(id));
        let figure = found.ok_or_else(|| {
            let ids: Vec<String> =
                table.figures.iter().filter(|one| one.at.is_some()).map(|one| one.id.to_string()).collect();
            let there = if ids.is_empty() {
                "nobody stands here at the start".into()
            } else {
                format!("there are {}", ids.join(", "))
            };
            format!("there is no figure `{word}`; {there}. A point is written as in 48,75.5")
        })?;
        let viewer = Viewer::of(&figure).ok_or_else(|| format!("{word} is not on the table at the start"))?;
        let posture = match viewer.posture {
            Posture::Standing => "",
            Posture::Crouched => ", crouched",
            Posture::Prone => ", prone",
        };
        let told = format!("{word} ({}{posture})", text_of_point(viewer.at));
        let body = table.body(&figure).unwrap_or(man_at(table, viewer.at));
        Ok(Self { told, viewer, body, optics: has_optics(table, &figure) })
    }
}

/// A man who stands in a place.
const fn man_at(table: &Table, at: Point) -> Body {
    Body::Base(Disc::new(at, table.field.base()))
}

/// The answer and its reason, in one line.
fn answer(table: &Table, from: &End, to: &End) -> String {
    let apart = from.body.gap(&to.body);
    let head = format!("{} to {}, {apart} cm: ", from.told, to.told);
    let piece = |piece: usize, at: Point| format!("{} at {}", name_of(table, piece), text_of_point(at));
    let line = Leg::new(from.viewer.at, to.viewer.at);
    let sight = from_to(table, from.viewer, to.viewer);
    if let (Some(rule), Some((no, at))) = (sight.rule(), sight.cut_at(line)) {
        return head + &format!("cut by {} [{rule}]", piece(no, at));
    }
    if let Some(rule) = sight.rule() {
        return head + &format!("cut by a vehicle that stands in between [{rule}]");
    }
    let mut told = head + "open";
    if let Some(cover) = covered(table, line.from, line.to) {
        told += &format!(", with cover from {} [{}]", piece(cover.piece, cover.at), cover.rule);
    }
    if let Some((at, rule)) = smoke_on(table, line.from, line.to) {
        told += &format!(", through smoke at {} [{rule}]", text_of_point(at));
    }
    // By hour and weather, and by the lights over who is looked at.
    let [eye, optics] = [false, true].map(|optics| body_is_seen_as_far_as(table, Some(&to.body), optics));
    if !apart.within(eye) {
        told += &format!(", further than the {} cm that one sees with the naked eye", Centimetres(eye));
        if from.optics {
            let reaches = if apart.within(optics) { "within" } else { "and than" };
            told += &format!(", {reaches} the {} cm of optics", Centimetres(optics));
        }
        told += &format!(" [{VISIBILITY}]");
    }
    told
}

/// The table in text, of men who stand: `@` the viewer, `.` open, a letter with cover, `~` through smoke, `-` too far away, `#` cut.
fn view(table: &Table, from: &End) -> String {
    let head = format!(
        "From {} (@ here, . open, # cut, - too far, ~ smoke; cover: s scrub, o orchard, w low wall, t wood, h building; {} x {} cm a sign)\n",
        from.told,
        Centimetres(CELL.0),
        Centimetres(CELL.1)
    );
    let map = drawn(table.field.ground.bounds, from.viewer.at, |at| sign(table, from, at));
    (head + &map).trim_end().to_string()
}

/// How a place is drawn.
fn sign(table: &Table, from: &End, at: Point) -> char {
    if !table.field.has(at) {
        return ' ';
    }
    let (eyes, there) = (from.viewer, man_at(table, at));
    if !from_to(table, eyes, Viewer { at, posture: Posture::Standing }).is_open() {
        return '#';
    }
    // As far as he sees at best, with optics where he has some.
    if !from.body.gap(&there).within(body_is_seen_as_far_as(table, Some(&there), from.optics)) {
        return '-';
    }
    match covered(table, eyes.at, at).map(|covered| covered.cover) {
        Some(Cover::Scrub) => 's',
        Some(Cover::Orchard) => 'o',
        Some(Cover::LowWall) => 'w',
        Some(Cover::Wood) => 't',
        Some(Cover::Building) => 'h',
        None if smoke_on(table, eyes.at, at).is_some() => '~',
        None => '.',
    }
}

#[cfg(test)]
#[path = "sight_test.rs"]
mod tests;

//! The sight tool: what one sees from a point of a table, or from a unit or figure of a scenario, and why. The answers are those of the rules.

use crate::{Kind, Library, RulesOfEngagementBox};
use measured_table::shapes::gap;
use measured_table::terrain::{CELL, Centimetres, drawn, point_of_text, text_of_point};
use measured_table::{Disc, Leg, Point, TableDef};
use play::library::Source;
use play::sight::{Line, Looks, as_laid_out};
use rules_of_engagement::scenario::ScenarioDef;
use rules_of_engagement::sections::sight::rules::COVER;
use rules_of_engagement::sections::sight::{Sight, between, cover_at, look as look_between, name_of, sees};
use rules_of_engagement::values::Cover;
use rules_of_engagement::{Figure, Start, Table};
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
    as_laid_out::<RulesOfEngagementBox, _>(&start, |table| match looks.line {
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
        Kind::Kinds | Kind::Charts | Kind::Weapons | Kind::Vehicles | Kind::Platoons | Kind::Force | Kind::Script => {
            report.add(Mistake::of_file(path, "this is neither a scenario nor a table", None));
            return None;
        }
    };
    made.map_err(|mistake| report.add(mistake)).ok().flatten()
}

/// An end of a line: a man who stands there, a figure, or all figures of a unit.
struct End {
    told: String,
    spots: Vec<Spot>,
}

/// Where somebody stands; nobody: where a man would.
struct Spot {
    base: Disc,
    figure: Option<Figure>,
}

impl Spot {
    fn of(table: &Table, figure: Figure) -> Option<Self> {
        Some(Self { base: table.base(&figure)?, figure: Some(figure) })
    }
    /// The sight to another one.
    fn sight(&self, table: &Table, to: &Self) -> Sight {
        let figures = self.figure.as_ref().zip(to.figure.as_ref());
        let seen = figures.and_then(|(from, to)| between(table, from, to));
        seen.unwrap_or_else(|| look_between(table, self.base, to.base))
    }
    /// Smoke around one of two who would see each other.
    fn is_in_smoke(&self, table: &Table, to: &Self) -> bool {
        let figures = self.figure.as_ref().zip(to.figure.as_ref());
        figures.is_some_and(|(from, to)| !sees(table, from, to))
    }
}

impl End {
    /// A point, or a unit or figure of the scenario.
    fn read(table: &Table, word: &str) -> Result<Self, String> {
        if !word.contains(',') {
            return Self::counter(table, word);
        }
        let at = point_of_text(word).ok_or_else(|| {
            format!(
                "`{word}` is no point: two numbers of centimetres are wanted, with at most two decimals, as in 48,75.5"
            )
        })?;
        if !table.field.has(at) {
            let size = table.field.ground.bounds.most;
            return Err(format!(
                "{word} is beside the table, or so near its edge that no man can stand there: the table is {}",
                text_of_point(size).replace(',', " x ")
            ));
        }
        let base = Disc::new(at, table.field.base());
        Ok(Self { told: word.to_string(), spots: vec![Spot { base, figure: None }] })
    }

    fn counter(table: &Table, word: &str) -> Result<Self, String> {
        let id = word.parse().ok();
        let unit = id.and_then(|id| table.unit(id));
        let of_unit = unit.map(|unit| table.standing(&unit).filter_map(|figure| Spot::of(table, figure)).collect());
        let of_figure = || Some(Spot::of(table, table.figure(id?)?).into_iter().collect());
        let spots: Option<Vec<Spot>> = of_unit.or_else(of_figure);
        let spots = spots.ok_or_else(|| {
            let there = table.units.iter().filter(|unit| table.standing(unit).next().is_some());
            let ids: Vec<String> = there.map(|unit| unit.id.to_string()).collect();
            let there = if ids.is_empty() {
                "nobody stands here at the start".into()
            } else {
                format!("there are the units {}", ids.join(", "))
            };
            format!("there is no unit or figure `{word}`; {there}. A point is written as in 48,75.5")
        })?;
        match &spots[..] {
            [] => Err(format!("{word} is not on the table at the start")),
            [one] => Ok(Self { told: format!("{word} ({})", text_of_point(one.base.at)), spots }),
            [_, ..] => Ok(Self { told: word.to_string(), spots }),
        }
    }

    fn bases(&self) -> Vec<Disc> {
        self.spots.iter().map(|spot| spot.base).collect()
    }
}

/// The answer and its reason, in one line: by the two nearest who see each other, or by the two nearest.
fn answer(table: &Table, from: &End, to: &End) -> String {
    let pairs = from.spots.iter().flat_map(|one| to.spots.iter().map(move |other| (one, other)));
    let all = pairs.map(|(one, other)| (one, other, one.sight(table, other), gap(&one.base, &other.base)));
    let nearest = all.min_by_key(|(_, _, sight, apart)| (!sight.is_open(), apart.rank()));
    let Some((one, other, sight, apart)) = nearest else { return format!("{} to {}: nobody", from.told, to.told) };
    let head = format!("{} to {}, {apart} cm: ", from.told, to.told);
    if let Some(rule) = sight.rule() {
        let cut = sight.cut_at(Leg::new(one.base.at, other.base.at));
        let by = cut.map(|(piece, at)| format!("{} at {}", name_of(table, piece), text_of_point(at)));
        return head + &format!("cut by {} [{rule}]", by.unwrap_or_else(|| "a wreck".to_string()));
    }
    if one.is_in_smoke(table, other) {
        return head + "cut by the smoke around one of them";
    }
    match cover_at(table, &from.bases(), &to.bases()) {
        Cover::None => head + "open",
        Cover::Soft => head + &format!("open, to soft cover [{COVER}]"),
        Cover::Hard => head + &format!("open, to hard cover [{COVER}]"),
    }
}

/// The table in text: `@` the first who looks, `.` open, `s` and `h` with soft and hard cover, `#` cut from all of them.
fn view(table: &Table, from: &End) -> String {
    let head = format!(
        "From {} (@ here, . open, # cut, s soft cover, h hard cover; {} x {} cm a sign)\n",
        from.told,
        Centimetres(CELL.0),
        Centimetres(CELL.1)
    );
    let here = from.spots.first().map_or(Point::default(), |spot| spot.base.at);
    let map = drawn(table.field.ground.bounds, here, |at| sign(table, from, at));
    (head + &map).trim_end().to_string()
}

/// How a place is drawn.
fn sign(table: &Table, from: &End, at: Point) -> char {
    if !table.field.has(at) {
        return ' ';
    }
    let there = Spot { base: Disc::new(at, table.field.base()), figure: None };
    let seeing = from.spots.iter().filter(|spot| spot.sight(table, &there).is_open());
    let seeing: Vec<Disc> = seeing.map(|spot| spot.base).collect();
    if seeing.is_empty() {
        return '#';
    }
    match cover_at(table, &seeing, &[there.base]) {
        Cover::None => '.',
        Cover::Soft => 's',
        Cover::Hard => 'h',
    }
}

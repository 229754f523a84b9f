//! Everything that may be wrong with the files of kinds and of tables.

use crate::numbers::{CM, MOST, Point};
use crate::shapes::Bounds;
use crate::terrain::hills::lies_within;
use crate::terrain::outline_check::{MOST_CORNERS, holes_fault, line_fault, outline_fault};
use crate::terrain::piece::{legs, place_door};
use crate::terrain::units::point;
use crate::terrain::{Centimetres, KindSet, Piece, PieceDef, ShapeDef, TableDef};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Most kinds of terrain.
const MOST_KINDS: usize = 250;
/// Most pieces of a table.
const MOST_PIECES: usize = 400;
/// The shortest side of a table.
const LEAST_SIDE: i32 = 30 * CM;
/// The highest that a piece may be.
const HIGHEST: i32 = 40 * CM;
/// The thickest that a line may be.
const THICKEST: i32 = 40 * CM;
/// The widest slope.
const WIDEST_SLOPE: i32 = 60 * CM;
/// The highest level of a hill.
const MOST_LEVELS: u8 = 8;
/// Most storeys of a building.
const MOST_STOREYS: u8 = 6;

/// What a mistake goes against; a rule set says by which of its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableFault {
    /// Names and keys.
    Name,
    /// How large the table is, and how much it may hold.
    Size,
    /// The shape or the place of a piece.
    Shape,
    /// Heights and storeys.
    Height,
    /// Levels, slopes and crests.
    Hill,
    /// Doors.
    Door,
}

/// One thing that is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableMistake {
    /// The field, as a path in the file: `pieces[3].shape`.
    pub field: String,
    /// What is wrong.
    pub message: String,
    /// What it goes against.
    pub fault: TableFault,
    /// True if the table can be used all the same.
    pub warning: bool,
}

struct Mistakes(Vec<TableMistake>);

impl Mistakes {
    fn add(&mut self, fault: TableFault, field: impl Display, message: impl Display) {
        let (field, message) = (field.to_string(), message.to_string());
        self.0.push(TableMistake { field, message, fault, warning: false });
    }
    fn warn(&mut self, fault: TableFault, field: impl Display, message: impl Display) {
        let (field, message) = (field.to_string(), message.to_string());
        self.0.push(TableMistake { field, message, fault, warning: true });
    }
    /// A length that goes from one to another.
    fn length(&mut self, fault: TableFault, field: impl Display, length: Centimetres, least: i32, most: i32) {
        if !(least..=most).contains(&length.0) {
            let [least, most] = [least, most].map(Centimetres);
            self.add(fault, field, format_args!("this goes from {least} to {most} cm, not {length}"));
        }
    }
}

/// Everything that is wrong with a file of kinds, warnings with it.
pub fn kind_mistakes(set: &KindSet) -> Vec<TableMistake> {
    let mut mistakes = Mistakes(vec![]);
    let mut seen = BTreeSet::new();
    if set.kinds.len() > MOST_KINDS {
        mistakes.add(TableFault::Size, "kinds", format_args!("more than {MOST_KINDS} kinds"));
    }
    for (n, def) in set.kinds.iter().enumerate() {
        if def.key.is_empty() {
            mistakes.add(TableFault::Name, format_args!("kinds[{n}].key"), "this key is empty");
        } else if !seen.insert(&def.key) {
            let message = format_args!("there are two kinds with the key `{}`", def.key);
            mistakes.add(TableFault::Name, format_args!("kinds[{n}].key"), message);
        }
        for (field, text) in [("name", &def.name), ("painting", &def.painting)] {
            if text.trim().is_empty() {
                mistakes.warn(TableFault::Name, format_args!("kinds[{n}].{field}"), "this is empty");
            }
        }
        mistakes.length(TableFault::Height, format_args!("kinds[{n}].height"), def.height, 0, HIGHEST);
    }
    mistakes.0
}

/// Everything that is wrong with the file of a table, warnings with it.
pub fn table_mistakes(def: &TableDef, kinds: &KindSet) -> Vec<TableMistake> {
    let mut mistakes = Mistakes(vec![]);
    if def.name.trim().is_empty() {
        mistakes.warn(TableFault::Name, "name", "this name is empty");
    }
    for (n, side) in [def.size.0, def.size.1].into_iter().enumerate() {
        mistakes.length(TableFault::Size, format_args!("size[{n}]"), side, LEAST_SIDE, MOST);
    }
    for (n, side) in [def.hexes_from.0, def.hexes_from.1].into_iter().enumerate() {
        mistakes.length(TableFault::Size, format_args!("hexes_from[{n}]"), side, -MOST, MOST);
    }
    if def.pieces.len() > MOST_PIECES {
        let message = format_args!("{} pieces, at most {MOST_PIECES} are allowed", def.pieces.len());
        mistakes.add(TableFault::Size, "pieces", message);
        return mistakes.0;
    }
    let mut ids = BTreeSet::new();
    for (n, piece) in def.pieces.iter().enumerate() {
        if !piece.id.is_empty() && !ids.insert(&piece.id) {
            let message = format_args!("there are two pieces with the id `{}`", piece.id);
            mistakes.add(TableFault::Name, format_args!("pieces[{n}].id"), message);
        }
        check_piece(n, piece, def, kinds, &mut mistakes);
    }
    if mistakes.0.iter().all(|mistake| mistake.warning) {
        check_levels(def, kinds, &mut mistakes);
    }
    mistakes.0
}

fn check_piece(n: usize, piece: &PieceDef, table: &TableDef, kinds: &KindSet, mistakes: &mut Mistakes) {
    let field = |name: &str| format!("pieces[{n}].{name}");
    if kinds.kind(&piece.kind).is_none() {
        mistakes.add(TableFault::Name, field("kind"), format_args!("there is no kind of terrain `{}`", piece.kind));
    }
    if let Some(height) = piece.height {
        mistakes.length(TableFault::Height, field("height"), height, 0, HIGHEST);
    }
    if piece.storeys > MOST_STOREYS {
        mistakes.add(
            TableFault::Height,
            field("storeys"),
            format_args!("a building has at most {MOST_STOREYS} storeys"),
        );
    }
    let before = mistakes.0.len();
    check_shape(&field("shape"), &piece.shape, table, mistakes);
    if mistakes.0.len() == before {
        check_doors(n, piece, table, mistakes);
    }
    check_hill(n, piece, mistakes);
}

/// A table that is too large is a mistake of its own, and its pieces are looked at as if it were as large as may be.
fn of_table(table: &TableDef) -> Bounds {
    let size = point(table.size);
    Bounds::NOTHING.with(Point::default()).with(Point::new(size.x.clamp(0, MOST), size.y.clamp(0, MOST)))
}

/// The corners or points of a shape in the order of its file, without those of holes.
fn corners(shape: &ShapeDef) -> Vec<Point> {
    match shape {
        ShapeDef::Area(ring) | ShapeDef::Pierced { outline: ring, .. } | ShapeDef::Line { along: ring, .. } => {
            ring.iter().copied().map(point).collect()
        }
        ShapeDef::Hull { .. } => legs(shape).0.iter().map(|leg| leg.from).collect(),
    }
}

fn check_shape(field: &str, shape: &ShapeDef, table: &TableDef, mistakes: &mut Mistakes) {
    let before = mistakes.0.len();
    if let ShapeDef::Hull { at: (x, y), size: (length, width), .. } = shape {
        for (n, side) in [*length, *width].into_iter().enumerate() {
            mistakes.length(TableFault::Shape, format_args!("{field}.size[{n}]"), side, CM / 2, MOST);
        }
        for (n, side) in [*x, *y].into_iter().enumerate() {
            mistakes.length(TableFault::Shape, format_args!("{field}.at[{n}]"), side, 0, MOST);
        }
        if mistakes.0.len() > before {
            return;
        }
    }
    let ring = corners(shape);
    let holes: Vec<Vec<Point>> = match shape {
        ShapeDef::Pierced { holes, .. } => holes.iter().map(|hole| hole.iter().copied().map(point).collect()).collect(),
        ShapeDef::Area(_) | ShapeDef::Hull { .. } | ShapeDef::Line { .. } => vec![],
    };
    let count = ring.len() + holes.iter().map(Vec::len).sum::<usize>();
    if count > MOST_CORNERS {
        let message = format_args!("{count} corners, at most {MOST_CORNERS} are allowed");
        mistakes.add(TableFault::Size, field, message);
        return;
    }
    let bounds = of_table(table);
    if let Some(beside) = ring.iter().chain(holes.iter().flatten()).find(|corner| !bounds.holds(**corner)) {
        let (x, y) = (Centimetres(beside.x), Centimetres(beside.y));
        mistakes.add(TableFault::Shape, field, format_args!("the point ({x}, {y}) lies beside the table"));
        return;
    }
    let fault = match shape {
        ShapeDef::Line { thickness, .. } => {
            mistakes.length(TableFault::Shape, format_args!("{field}.thickness"), *thickness, 1, THICKEST);
            line_fault(&ring)
        }
        ShapeDef::Area(_) | ShapeDef::Hull { .. } | ShapeDef::Pierced { .. } => outline_fault(&ring),
    };
    if let Some(fault) = fault.or_else(|| holes_fault(&ring, &holes)) {
        mistakes.add(TableFault::Shape, field, fault);
    }
}

fn check_doors(n: usize, piece: &PieceDef, table: &TableDef, mistakes: &mut Mistakes) {
    let (legs, enclosing, _) = legs(&piece.shape);
    if !piece.doors.is_empty() && !enclosing {
        mistakes.add(TableFault::Door, format_args!("pieces[{n}].doors"), "a line has no doors");
        return;
    }
    for (m, door) in piece.doors.iter().enumerate() {
        let field = format!("pieces[{n}].doors[{m}]");
        mistakes.length(TableFault::Door, format_args!("{field}.width"), door.width, CM / 2, 20 * CM);
        if !of_table(table).holds(point(door.at)) || place_door(*door, &legs).is_none() {
            mistakes.add(
                TableFault::Door,
                format_args!("{field}.at"),
                "this door is in no wall: its middle is more than 1 cm off",
            );
        }
    }
}

fn check_hill(n: usize, piece: &PieceDef, mistakes: &mut Mistakes) {
    let field = |name: &str| format!("pieces[{n}].{name}");
    let line = matches!(piece.shape, ShapeDef::Line { .. });
    if piece.level > MOST_LEVELS {
        mistakes.add(TableFault::Hill, field("level"), format_args!("hills have at most {MOST_LEVELS} levels"));
    }
    if piece.level > 0 && line {
        mistakes.add(TableFault::Hill, field("level"), "a line has no level: a hill is an area");
    }
    mistakes.length(TableFault::Hill, field("slope"), piece.slope, 0, WIDEST_SLOPE);
    if piece.level == 0 && piece.slope.0 > 0 {
        mistakes.add(TableFault::Hill, field("slope"), "only a hill has a slope: this has no level");
    }
    if piece.level == 0 && !piece.bare.is_empty() {
        mistakes.add(TableFault::Hill, field("bare"), "only a hill has a crest: this has no level");
    }
    let count = corners(&piece.shape).len();
    for (m, (first, last)) in piece.bare.iter().enumerate() {
        if usize::from(*first.max(last)) >= count {
            let message = format_args!("the outline has {count} corners, counted from 0");
            mistakes.add(TableFault::Hill, format_args!("pieces[{n}].bare[{m}]"), message);
        }
    }
}

/// Each level of a hill lies on the one below.
fn check_levels(def: &TableDef, kinds: &KindSet, mistakes: &mut Mistakes) {
    let hills: Vec<(usize, Piece)> = def
        .pieces
        .iter()
        .enumerate()
        .filter(|(_, piece)| piece.level > 0)
        .map(|(n, piece)| (n, Piece::build(piece, kinds)))
        .collect();
    for (n, hill) in hills.iter().filter(|(_, hill)| hill.level > 1) {
        let below = |other: &Piece| other.level + 1 == hill.level && lies_within(hill, other);
        if !hills.iter().any(|(_, other)| below(other)) {
            let message = format_args!("level {} lies on no level {}", hill.level, hill.level - 1);
            mistakes.add(TableFault::Hill, format_args!("pieces[{n}].level"), message);
        }
    }
}

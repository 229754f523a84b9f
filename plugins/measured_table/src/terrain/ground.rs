//! The ground of a table: its pieces, ready to be asked.

use crate::numbers::Point;
use crate::shapes::{Bounds, Disc, Shape, gap};
use crate::terrain::check::table_mistakes;
use crate::terrain::hills::bare_parts;
use crate::terrain::units::point;
use crate::terrain::{KindSet, Piece, TableDef, TableMistake};

/// The ground of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The table itself.
    pub bounds: Bounds,
    /// The centre of hex (0, 0) of the tactical map.
    pub hexes_from: Point,
    /// Its pieces, in the file's order.
    pub pieces: Vec<Piece>,
}

impl Ground {
    /// The ground that a file describes, or everything that is wrong with the file.
    pub fn build(def: &TableDef, kinds: &KindSet) -> Result<Self, Vec<TableMistake>> {
        let mistakes = table_mistakes(def, kinds);
        if mistakes.iter().any(|mistake| !mistake.warning) {
            return Err(mistakes);
        }
        let mut pieces: Vec<Piece> = def.pieces.iter().map(|def| Piece::build(def, kinds)).collect();
        for (n, def) in def.pieces.iter().enumerate() {
            pieces[n].bare = bare_parts(&pieces, n, &def.bare, kinds);
        }
        Ok(Self {
            bounds: Bounds::NOTHING.with(Point::default()).with(point(def.size)),
            hexes_from: point(def.hexes_from),
            pieces,
        })
    }
    /// The number of the piece with this id.
    pub fn piece(&self, id: &str) -> Option<usize> {
        self.pieces.iter().position(|piece| !id.is_empty() && piece.id == id)
    }
    /// The level of a point: that of the highest hill that holds it.
    pub fn level(&self, at: Point) -> u8 {
        self.pieces
            .iter()
            .filter(|piece| piece.level > 0 && piece.encloses(at))
            .map(|piece| piece.level)
            .max()
            .unwrap_or(0)
    }
    /// The hill on whose slope a point lies: outside its outline, and no further from it than its slope is wide. Of several the highest.
    pub fn slope(&self, at: Point) -> Option<usize> {
        let here = Disc::new(at, 0);
        let on_it = |piece: &Piece| piece.slope > 0 && !piece.encloses(at) && gap(piece, &here).within(piece.slope);
        let hills = self.pieces.iter().enumerate().filter(|(_, piece)| on_it(piece));
        hills.max_by_key(|(n, piece)| (piece.level, std::cmp::Reverse(*n))).map(|(n, _)| n)
    }
    /// The pieces that hold a point, in the file's order; of lines those that are no further than half their thickness.
    pub fn under(&self, at: Point) -> impl Iterator<Item = usize> {
        let here = Disc::new(at, 0);
        let holds = move |piece: &Piece| piece.bounds.grown(piece.half).holds(at) && !gap(piece, &here).is_open();
        self.pieces.iter().enumerate().filter(move |(_, piece)| holds(piece)).map(|(n, _)| n)
    }
}

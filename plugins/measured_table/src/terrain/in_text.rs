//! Points and tables in plain text, as commands take and print them.

use super::Centimetres;
use crate::numbers::Point;
use crate::shapes::Bounds;

/// What a letter of a drawn table stands for, in tenths: letters are about twice as high as wide.
pub const CELL: (i32, i32) = (200, 400);

/// A point as people write it, in centimetres: `48,75.5`; none if it is anything else.
pub fn point_of_text(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(',')?;
    Some(Point::new(Centimetres::of_text(x.trim())?.0, Centimetres::of_text(y.trim())?.0))
}

/// A point as it is read.
pub fn text_of_point(at: Point) -> String {
    format!("{},{}", Centimetres(at.x), Centimetres(at.y))
}

/// A table in text, row by row, by the sign of each cell: it is asked for the cell's middle, but for `here` that of `@`.
pub fn drawn(bounds: Bounds, here: Point, sign: impl Fn(Point) -> char) -> String {
    let cell = |at: Point| ((at.x - bounds.least.x) / CELL.0, (at.y - bounds.least.y) / CELL.1);
    let (columns, rows) = ((bounds.most.x - bounds.least.x) / CELL.0, (bounds.most.y - bounds.least.y) / CELL.1);
    let middle = |column: i32, row: i32| {
        Point::new(bounds.least.x + column * CELL.0 + CELL.0 / 2, bounds.least.y + row * CELL.1 + CELL.1 / 2)
    };
    let of = |column, row| if cell(here) == (column, row) { '@' } else { sign(middle(column, row)) };
    let line = |row| (0..columns).map(|column| of(column, row)).collect::<String>().trim_end().to_string();
    (0..rows).map(line).collect::<Vec<String>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_read_as_it_is_written() {
        for (text, at) in
            [("48,75.5", Some((4_800, 7_550))), (" 1 , 2 ", Some((100, 200))), ("48", None), ("a,b", None)]
        {
            assert_eq!(point_of_text(text), at.map(|(x, y)| Point::new(x, y)), "{text}");
        }
        assert_eq!(text_of_point(Point::new(4_800, 7_550)), "48,75.5");
    }

    #[test]
    fn a_table_is_drawn_row_by_row() {
        let bounds = Bounds { least: Point::default(), most: Point::new(800, 800) };
        let sign = |at: Point| if at.x < 200 && at.y < 400 { 'w' } else { '.' };
        assert_eq!(drawn(bounds, Point::new(500, 500), sign), "w...\n..@.");
    }
}

//! What must hold on every table: both ends agree, and so do mirrored tables.

use super::sees_between;
use crate::testing::{Bench, Play};
use measured_table::{Disc, Point};
use proptest::prelude::*;

/// A piece by chance: its kind, its corner and its size, in half centimetres, and its height in centimetres.
type Piece = (usize, i32, i32, i32, i32, i32);

/// The table as it lies, or mirrored along one or both sides.
#[derive(Clone, Copy)]
struct Mirror(bool, bool);

impl Mirror {
    fn point(self, at: Point) -> Point {
        let side = |flip: bool, of: i32, whole: i32| if flip { whole - of } else { of };
        Point::new(side(self.0, at.x, 18_000), side(self.1, at.y, 12_000))
    }
    fn written(self, x: i32, y: i32) -> String {
        let at = self.point(Point::new(x * 50, y * 50));
        format!("({}.{:02}, {}.{:02})", at.x / 100, at.x % 100, at.y / 100, at.y % 100)
    }
}

fn pieces(list: &[Piece], mirror: Mirror) -> String {
    let at = |x, y| mirror.written(x, y);
    let piece = |(kind, x, y, wide, long, high): &Piece| {
        let corners = [at(*x, *y), at(x + wide, *y), at(x + wide, y + long), at(*x, y + long)];
        match kind {
            0..=2 => {
                let kind = ["wood", "house", "standing_crops"][*kind];
                format!("(kind: \"{kind}\", shape: Area([{}]), height: {high})", corners.join(", "))
            }
            3 => format!("(kind: \"hill\", shape: Area([{}]), level: 1, slope: {high})", corners.join(", ")),
            _ => {
                let shape = format!("Line(along: [{}], thickness: 0.6)", corners[..3].join(", "));
                format!("(kind: \"hedge\", shape: {shape}, height: {high})")
            }
        }
    };
    list.iter().map(piece).collect::<Vec<_>>().join(", ")
}

fn table(list: &[Piece], mirror: Mirror) -> Play {
    let units = "phase: Shooting, units: [(id: \"us-2\", at: [(90, 110)]), (id: \"ge-2\", at: [(90, 10)])]";
    Bench::new().pieces(&pieces(list, mirror)).position(units).game(&[])
}

fn some_pieces() -> impl Strategy<Value = Vec<Piece>> {
    // Hills do not nest, so there is at most one.
    let one = |kinds: std::ops::Range<usize>| (kinds, 100..160_i32, 80..130_i32, 2..40_i32, 2..40_i32, 1..9_i32);
    let rest = prop::collection::vec(one(0..4), 1..6);
    (one(3..4), any::<bool>(), rest).prop_map(|(hill, with, rest)| {
        let rest = rest
            .into_iter()
            .map(|(kind, x, y, wide, long, high)| (kind + usize::from(kind > 2), x, y, wide, long, high));
        rest.chain(with.then_some(hill)).collect()
    })
}

fn ends() -> impl Strategy<Value = Vec<(Point, Point)>> {
    let place = || {
        // On a lattice of several widths, so that edges, corners and limits come often.
        (5000..10_000_i32, 4000..8500_i32, 1..=50_i32)
            .prop_map(|(x, y, step)| Point::new(x / step * step, y / step * step))
    };
    prop::collection::vec((place(), place()), 24)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn roe_sht_01_both_ends_and_all_mirrors_agree(list in some_pieces(), lines in ends()) {
        let open = |play: &Play, a: Point, b: Point| sees_between(&play.0.table(), Disc::new(a, 125), Disc::new(b, 125));
        let plain = table(&list, Mirror(false, false));
        let before: Vec<bool> = lines.iter().map(|(a, b)| open(&plain, *a, *b)).collect();
        for mirror in [Mirror(false, false), Mirror(true, false), Mirror(false, true), Mirror(true, true)] {
            let play = table(&list, mirror);
            for ((a, b), before) in lines.iter().zip(&before) {
                let [a, b] = [a, b].map(|end| mirror.point(*end));
                prop_assert_eq!(open(&play, b, a), *before, "{:?} {:?}", a, b);
            }
        }
    }

    #[test]
    fn roe_sht_01_more_terrain_opens_no_line(list in some_pieces(), lines in ends()) {
        // A hill may lift an end over what was in its way.
        prop_assume!(list.iter().all(|piece| piece.0 != 3));
        let (all, less) = (table(&list, Mirror(false, false)), table(&list[1..], Mirror(false, false)));
        let open = |play: &Play, a: Point, b: Point| sees_between(&play.0.table(), Disc::new(a, 125), Disc::new(b, 125));
        for (a, b) in &lines {
            prop_assert!(!open(&all, *a, *b) || open(&less, *a, *b));
        }
    }
}

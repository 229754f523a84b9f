//! What must hold on every table: both ends agree, and so do mirrored tables.

use super::{Viewer, from_to};
use crate::files::values::Posture;
use crate::testing::{Bench, Play};
use measured_table::Point;
use proptest::prelude::*;

/// A piece by chance: its kind, its corner and its size, in half centimetres, and whether it is three-cornered.
type Piece = (usize, i32, i32, i32, i32, bool);

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
    let piece = |(kind, x, y, wide, high, three): &Piece| match kind {
        0..=2 => {
            let kind = ["wood", "house", "orchard"][*kind];
            let mut corners = vec![at(*x, *y), at(x + wide, *y), at(x + wide, y + high)];
            corners.extend((!three).then(|| at(*x, y + high)));
            format!("(kind: \"{kind}\", shape: Area([{}]))", corners.join(", "))
        }
        3 => {
            let corners = [at(*x, *y), at(x + wide, *y), at(x + wide, y + high), at(*x, y + high)];
            format!(
                "(kind: \"hill\", shape: Area([{}]), level: 1, bare: [(0, {})])",
                corners.join(", "),
                i32::from(*three) * 2
            )
        }
        _ => {
            let kind = if *kind == 4 { "hedge" } else { "low_wall" };
            let along = [at(*x, *y), at(x + wide, *y), at(x + wide, y + high)];
            format!("(kind: \"{kind}\", shape: Line(along: [{}], thickness: 0.6))", along.join(", "))
        }
    };
    list.iter().map(piece).collect::<Vec<_>>().join(", ")
}

fn table(list: &[Piece], mirror: Mirror) -> Play {
    let figures =
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 110)), (id: \"ge-01\", at: (90, 10))]";
    Bench::new().pieces(&pieces(list, mirror)).position(figures).game(&[])
}

fn some_pieces() -> impl Strategy<Value = Vec<Piece>> {
    // Hills do not nest, so there is at most one.
    let one = |kinds: std::ops::Range<usize>| (kinds, 100..160_i32, 80..130_i32, 2..40_i32, 2..40_i32, any::<bool>());
    let rest =
        prop::collection::vec((0..5_usize, 100..160_i32, 80..130_i32, 2..40_i32, 2..40_i32, any::<bool>()), 1..5);
    (one(3..4), any::<bool>(), rest).prop_map(|(hill, with, rest)| {
        let rest = rest
            .into_iter()
            .map(|(kind, x, y, wide, high, three)| (kind + usize::from(kind > 2), x, y, wide, high, three));
        rest.chain(with.then_some(hill)).collect()
    })
}

fn ends() -> impl Strategy<Value = Vec<(Viewer, Viewer)>> {
    let place = || {
        (5000..10_000_i32, 4000..8500_i32, 1..=50_i32, 0..3_usize).prop_map(|(x, y, step, posture)| Viewer {
            // On a lattice of several widths, so that edges, corners and limits come often.
            at: Point::new(x / step * step, y / step * step),
            posture: Posture::ALL[posture],
        })
    };
    prop::collection::vec((place(), place()), 24)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn ph_7_13_04_both_ends_and_all_mirrors_agree(list in some_pieces(), lines in ends()) {
        let plain = table(&list, Mirror(false, false));
        let open: Vec<bool> = lines.iter().map(|(a, b)| from_to(&plain.0.table(), *a, *b).is_open()).collect();
        for mirror in [Mirror(false, false), Mirror(true, false), Mirror(false, true), Mirror(true, true)] {
            let play = table(&list, mirror);
            for ((a, b), open) in lines.iter().zip(&open) {
                let [a, b] = [a, b].map(|end| Viewer { at: mirror.point(end.at), ..*end });
                prop_assert_eq!(from_to(&play.0.table(), b, a).is_open(), *open, "{:?} {:?}", a, b);
            }
        }
    }

    #[test]
    fn ph_7_13_04_more_terrain_opens_no_line(list in some_pieces(), lines in ends()) {
        let (all, less) = (table(&list, Mirror(false, false)), table(&list[1..], Mirror(false, false)));
        // What grows may take a crest, and a hill may raise an end to another's level: so without hills.
        prop_assume!(list.iter().all(|piece| piece.0 != 3));
        for (a, b) in &lines {
            prop_assert!(!from_to(&all.0.table(), *a, *b).is_open() || from_to(&less.0.table(), *a, *b).is_open());
        }
    }
}

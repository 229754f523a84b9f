//! Tests only: a plain generator of numbers, exact fractions, tables by chance, and how they are mirrored and turned.

use crate::numbers::{Heading, Point};
use crate::shapes::{Leg, Part};
use crate::terrain::{Centimetres, Degrees, Ground, KindDef, KindSet, PieceDef, ShapeDef, TableDef, table_mistakes};
use num_bigint::BigInt;
use num_rational::BigRational;

/// A plain generator of numbers (`SplitMix64`).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % u64::try_from(n).expect("some choice")) as i32
    }
    pub(crate) fn between(&mut self, least: i32, most: i32) -> i32 {
        least + self.below(most - least + 1)
    }
    /// A point of a lattice of so many steps of a length.
    pub(crate) fn point(&mut self, steps: i32, step: i32) -> Point {
        Point::new(self.below(steps) * step, self.below(steps) * step)
    }
}

/// A whole number as a fraction.
pub(crate) fn exact(n: impl Into<i64>) -> BigRational {
    BigRational::from_integer(n.into().into())
}

/// One of the eight ways to lay a table: quarter turns about a point, and mirrored or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    pub(crate) quarters: i32,
    pub(crate) mirrored: bool,
    pub(crate) about: Point,
}

impl Laid {
    pub(crate) fn all(about: Point) -> impl Iterator<Item = Self> {
        (0..8).map(move |n| Self { quarters: n % 4, mirrored: n >= 4, about })
    }
    pub(crate) fn point(self, point: Point) -> Point {
        let (mut x, mut y) = (point.x - self.about.x, point.y - self.about.y);
        if self.mirrored {
            x = -x;
        }
        for _ in 0..self.quarters {
            (x, y) = (-y, x);
        }
        Point::new(self.about.x + x, self.about.y + y)
    }
    pub(crate) fn heading(self, heading: Heading) -> Heading {
        let tenths = if self.mirrored { -heading.tenths() } else { heading.tenths() };
        Heading::new(tenths + 900 * self.quarters)
    }
}

/// The stretches of a line in what legs enclose, edges included, by exact fractions: cut at all legs, each stretch asked in its middle.
pub(crate) fn exact_stretches(line: Leg, legs: &[Leg]) -> Vec<(BigRational, BigRational)> {
    let mut cuts = vec![exact(0), exact(1)];
    for leg in legs {
        let across = line.vector().cross(leg.vector());
        if across == 0 {
            let whole = exact(line.vector().squared());
            let on_line = |end: &Point| line.vector().cross(*end - line.from) == 0;
            let ends = [leg.from, leg.to].into_iter().filter(on_line);
            cuts.extend(ends.map(|end| exact(line.vector().dot(end - line.from)) / &whole));
            continue;
        }
        let on_leg = exact((leg.from - line.from).cross(line.vector())) / exact(across);
        if on_leg >= exact(0) && on_leg <= exact(1) {
            cuts.push(exact((leg.from - line.from).cross(leg.vector())) / exact(across));
        }
    }
    cuts.retain(|cut| *cut >= exact(0) && *cut <= exact(1));
    cuts.sort();
    cuts.dedup();
    let mut found: Vec<(BigRational, BigRational)> = vec![];
    let mut add = |from: &BigRational, to: &BigRational| match found.last_mut() {
        Some(last) if last.1 >= *from => last.1 = to.clone(),
        _ => found.push((from.clone(), to.clone())),
    };
    for (n, cut) in cuts.iter().enumerate() {
        if closed(line, cut, legs) {
            add(cut, cut);
        }
        if let Some(next) = cuts.get(n + 1)
            && closed(line, &((cut + next) / exact(2)), legs)
        {
            add(cut, next);
        }
    }
    found
}

/// True if the place at this part of a line lies in or on what legs enclose.
fn closed(line: Leg, part: &BigRational, legs: &[Leg]) -> bool {
    let x = exact(line.from.x) + exact(line.vector().x) * part;
    let y = exact(line.from.y) + exact(line.vector().y) * part;
    let mut inside = false;
    for leg in legs {
        let (from_x, from_y) = (exact(leg.from.x) - &x, exact(leg.from.y) - &y);
        let (to_x, to_y) = (exact(leg.to.x) - &x, exact(leg.to.y) - &y);
        let cross = &from_x * &to_y - &from_y * &to_x;
        if cross == exact(0) && &from_x * &to_x + &from_y * &to_y <= exact(0) {
            return true;
        }
        let (above, below) = (from_y > exact(0), to_y > exact(0));
        if above != below && (cross > exact(0)) == below {
            inside = !inside;
        }
    }
    inside
}

/// A part of a line as its steps are counted: rounded down.
pub(crate) fn steps(part: &BigRational) -> i64 {
    let steps = part * BigRational::from_integer(BigInt::from(Part::END.steps()));
    i64::try_from(steps.floor().to_integer()).expect("a part")
}

/// Kinds for tests: what they are called says what they are.
pub(crate) fn kinds() -> KindSet {
    let kind = |key: &str, height: i32, hides_rims: bool| KindDef {
        key: key.into(),
        name: key.into(),
        painting: key.into(),
        height: Centimetres(height),
        hides_rims,
    };
    KindSet {
        kinds: vec![
            kind("wood", 800, true),
            kind("house", 900, false),
            kind("wall", 150, false),
            kind("hedge", 200, true),
            kind("hill", 0, false),
        ],
    }
}

/// A piece of terrain of which nothing more is said.
pub(crate) fn piece(kind: &str, shape: ShapeDef) -> PieceDef {
    PieceDef {
        kind: kind.into(),
        shape,
        height: None,
        storeys: 0,
        doors: vec![],
        id: String::new(),
        level: 0,
        slope: Centimetres(0),
        bare: vec![],
    }
}

pub(crate) fn cm(point: Point) -> (Centimetres, Centimetres) {
    (Centimetres(point.x), Centimetres(point.y))
}

pub(crate) fn area(corners: &[Point]) -> ShapeDef {
    ShapeDef::Area(corners.iter().copied().map(cm).collect())
}

pub(crate) fn line(points: &[Point], thickness: i32) -> ShapeDef {
    ShapeDef::Line { along: points.iter().copied().map(cm).collect(), thickness: Centimetres(thickness) }
}

pub(crate) fn hull(at: Point, heading: Heading, length: i32, width: i32) -> ShapeDef {
    ShapeDef::Hull { at: cm(at), size: (Centimetres(length), Centimetres(width)), heading: Degrees(heading) }
}

/// The side of the square tables of tests, which may be turned.
pub(crate) const SIDE: i32 = 12_000;

/// A table with these pieces.
pub(crate) fn table(pieces: Vec<PieceDef>) -> TableDef {
    let side = Centimetres(SIDE);
    TableDef { name: "Test".into(), size: (side, side), pieces, ..Default::default() }
}

pub(crate) fn ground(pieces: Vec<PieceDef>) -> Ground {
    Ground::build(&table(pieces), &kinds()).expect("nothing is wrong with it")
}

/// Pieces by chance, corners on a lattice: woods, houses, walls and hedges, all on the table.
pub(crate) fn pieces(dice: &mut Dice, count: usize, step: i32) -> Vec<PieceDef> {
    let mut pieces = vec![];
    while pieces.len() < count {
        let at = Point::new(dice.below(SIDE / step) * step, dice.below(SIDE / step) * step);
        let corner = |x: i32, y: i32| Point::new(at.x + x * step, at.y + y * step);
        let (a, b) = (dice.between(1, 4), dice.between(1, 4));
        let def = match dice.below(7) {
            0 => piece("wood", area(&[at, corner(a, 0), corner(a, b), corner(0, b)])),
            1 => piece("wood", area(&[at, corner(a, 0), corner(0, b)])),
            2 => piece("wood", area(&[at, corner(a, b), corner(2 * a, 0), corner(a, 3 * b)])),
            3 => piece("house", hull(at, Heading::new(dice.below(3600)), 2 * step * a, 2 * step * b)),
            4 => piece("house", hull(at, Heading::new(900 * dice.below(4)), 2 * step * a, 2 * step * b)),
            5 => piece("wall", line(&[at, corner(a, b)], 60)),
            _ => piece("hedge", line(&[at, corner(a, 0), corner(a, b), corner(a + b, b + 1)], 100)),
        };
        if table_mistakes(&table(vec![def.clone()]), &kinds()).is_empty() {
            pieces.push(def);
        }
    }
    pieces
}

/// A piece on a table that is laid otherwise.
pub(crate) fn laid(def: &PieceDef, laid: Laid) -> PieceDef {
    let at = |at: &(Centimetres, Centimetres)| cm(laid.point(Point::new(at.0.0, at.1.0)));
    let ring = |ring: &[(Centimetres, Centimetres)]| ring.iter().map(at).collect::<Vec<_>>();
    let shape = match &def.shape {
        ShapeDef::Area(outline) => ShapeDef::Area(ring(outline)),
        ShapeDef::Pierced { outline, holes } => {
            ShapeDef::Pierced { outline: ring(outline), holes: holes.iter().map(|hole| ring(hole)).collect() }
        }
        ShapeDef::Hull { at: middle, size, heading } => {
            ShapeDef::Hull { at: at(middle), size: *size, heading: Degrees(laid.heading(heading.0)) }
        }
        ShapeDef::Line { along, thickness } => ShapeDef::Line { along: ring(along), thickness: *thickness },
    };
    PieceDef { shape, ..def.clone() }
}

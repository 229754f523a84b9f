//! What may be wrong with the files of kinds and tables.

use crate::numbers::{Heading, Point};
use crate::oracle::{Dice, area, hull, kinds, line, piece, table};
use crate::shapes::Leg;
use crate::sight::{meet, rims};
use crate::terrain::{
    Centimetres, Degrees, DoorDef, Ground, KindSet, PieceDef, ShapeDef, TableDef, TableFault, kind_mistakes,
    table_mistakes,
};
use std::ops::ControlFlow;

const EXAMPLE: &str = r#"(name: "The Mill", size: (180, 120), pieces: [
    (kind: "wood", shape: Area([(12, 8), (31.5, 10), (28, 24), (14, 22)]), height: 8),
    (kind: "house", shape: Hull(at: (64, 40), size: (14, 9), heading: 30), height: 9, storeys: 2,
     doors: [(at: (58.2, 44.1), width: 2.5)], id: "mill"),
    (kind: "hedge", shape: Line(along: [(40, 60), (55, 62), (71, 58)], thickness: 1.5), height: 2),
    (kind: "wood", shape: Pierced(outline: [(100, 10), (140, 10), (140, 50), (100, 50)],
        holes: [[(110, 20), (120, 20), (120, 30)]])),
    (kind: "hill", shape: Area([(100, 60), (150, 60), (150, 110), (100, 110)]), level: 1, slope: 6, bare: [(0, 3)]),
])"#;

fn read(text: &str) -> Result<TableDef, String> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| error.to_string())
}

#[test]
fn a_file_of_a_table_is_read() {
    let def = read(EXAMPLE).expect("it is right");
    assert_eq!(table_mistakes(&def, &kinds()), []);
    let ground = Ground::build(&def, &kinds()).expect("it is right");
    assert_eq!(ground.pieces.iter().map(|piece| piece.height).collect::<Vec<_>>(), [800, 900, 200, 800, 0]);
    assert_eq!(ground.pieces[1].doors[0].leg, 2, "the rear wall");
    assert_eq!([ground.piece("mill"), ground.piece("church"), ground.piece("")], [Some(1), None, None]);
    let written = ron::to_string(&def).expect("it can be written");
    assert_eq!(ron::from_str::<TableDef>(&written), Ok(def));
}

#[test]
fn a_third_decimal_is_a_mistake_with_its_place() {
    for (from, to, said) in [
        ("31.5", "31.555", "centimetres with at most two decimals"),
        ("heading: 30", "heading: 30.05", "degrees from 0 to 359.9 with at most one decimal"),
        ("heading: 30", "heading: 360", "degrees from 0 to 359.9 with at most one decimal"),
        ("31.5", "1e300", "centimetres with at most two decimals"),
        ("31.5", "NaN", "centimetres with at most two decimals"),
    ] {
        let error = read(&EXAMPLE.replacen(from, to, 1)).expect_err("it is wrong");
        assert!(error.contains(said), "{error}");
        assert!(error.starts_with(if from == "31.5" { "2:" } else { "3:" }), "its line: {error}");
    }
    assert_eq!(ron::from_str("-0.07"), Ok(Centimetres(-7)));
    assert_eq!(ron::from_str("8.29"), Ok(Centimetres(829)), "829 hundredths, though 8.29 is no number of two");
    assert_eq!(Centimetres(1205).to_string(), "12.05");
}

fn ring(points: &[(i32, i32)]) -> ShapeDef {
    area(&points.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>())
}

fn wood(points: &[(i32, i32)]) -> PieceDef {
    piece("wood", ring(points))
}

fn house() -> PieceDef {
    piece("house", hull(Point::new(3000, 3000), Heading::NORTH, 1000, 800))
}

const SQUARE: [(i32, i32); 4] = [(1000, 1000), (5000, 1000), (5000, 5000), (1000, 5000)];
const INNER: [(i32, i32); 4] = [(2000, 2000), (4000, 2000), (4000, 4000), (2000, 4000)];

fn pierced(hole: &[(i32, i32)]) -> PieceDef {
    let (ShapeDef::Area(outline), ShapeDef::Area(hole)) = (ring(&SQUARE), ring(hole)) else { unreachable!() };
    piece("wood", ShapeDef::Pierced { outline, holes: vec![hole] })
}

fn level(level: u8, points: &[(i32, i32)]) -> PieceDef {
    PieceDef { level, ..piece("hill", ring(points)) }
}

/// Pieces with one thing wrong: the field, a part of what is said, and what it goes against.
fn wrong_pieces() -> Vec<(Vec<PieceDef>, &'static str, &'static str, TableFault)> {
    let door = |x: i32, width: i32| DoorDef { at: (Centimetres(x), Centimetres(3000)), width: Centimetres(width) };
    let points = |points: &[(i32, i32)]| points.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>();
    let fence = |ends: &[(i32, i32)], thick| piece("wall", line(&points(ends), thick));
    let many: Vec<(i32, i32)> = (0..65).map(|n| (n * 100, n * n)).collect();
    vec![
        (vec![wood(&[(0, 0), (100, 100)])], "[0].shape", "three corners", TableFault::Shape),
        (vec![wood(&[(0, 0), (900, 0), (900, 0), (0, 900)])], "[0].shape", "corner twice", TableFault::Shape),
        (vec![wood(&[(0, 0), (900, 900), (900, 0), (0, 900)])], "[0].shape", "crosses or touches", TableFault::Shape),
        (vec![wood(&[(0, 0), (900, 0), (400, 0)])], "[0].shape", "crosses or touches", TableFault::Shape),
        (vec![wood(&[(0, 0), (900, 0), (900, -1)])], "[0].shape", "(9, -0.01) lies beside", TableFault::Shape),
        (vec![wood(&many)], "[0].shape", "65 corners, at most 64", TableFault::Size),
        (vec![pierced(&[(2000, 2000), (6000, 2000), (2000, 4000)])], "[0].shape", "touches the", TableFault::Shape),
        (vec![pierced(&[(6000, 6000), (7000, 6000), (7000, 7000)])], "[0].shape", "outside the", TableFault::Shape),
        (vec![fence(&[(0, 0)], 50)], "[0].shape", "two points", TableFault::Shape),
        (vec![fence(&[(0, 0), (900, 0), (100, 0)], 50)], "[0].shape", "back over itself", TableFault::Shape),
        (vec![fence(&[(0, 0), (900, 0)], 0)], "[0].shape.thickness", "0.01 to 40 cm, not 0", TableFault::Shape),
        (vec![piece("woud", ring(&SQUARE))], "[0].kind", "no kind of terrain `woud`", TableFault::Name),
        (vec![PieceDef { height: Some(Centimetres(4001)), ..house() }], "[0].height", "not 40.01", TableFault::Height),
        (vec![PieceDef { storeys: 7, ..house() }], "[0].storeys", "at most 6", TableFault::Height),
        (vec![PieceDef { doors: vec![door(3000, 200)], ..house() }], "[0].doors[0].at", "no wall", TableFault::Door),
        (
            vec![PieceDef { doors: vec![door(1_000_000, 200)], ..house() }],
            "[0].doors[0].at",
            "no wall",
            TableFault::Door,
        ),
        (vec![PieceDef { doors: vec![door(3400, 0)], ..house() }], "[0].doors[0].width", "not 0", TableFault::Door),
        (vec![PieceDef { slope: Centimetres(1), ..house() }], "[0].slope", "only a hill", TableFault::Hill),
        (vec![PieceDef { bare: vec![(0, 1)], ..house() }], "[0].bare", "only a hill", TableFault::Hill),
        (vec![PieceDef { bare: vec![(0, 4)], ..level(1, &SQUARE) }], "[0].bare[0]", "4 corners", TableFault::Hill),
        (vec![level(9, &SQUARE)], "[0].level", "at most 8", TableFault::Hill),
        (vec![level(2, &SQUARE)], "[0].level", "level 2 lies on no level 1", TableFault::Hill),
        (vec![level(2, &SQUARE), level(1, &INNER)], "[0].level", "lies on no level 1", TableFault::Hill),
        (vec![PieceDef { level: 1, ..fence(&[(0, 0), (900, 0)], 50) }], "[0].level", "a line", TableFault::Hill),
        (
            vec![PieceDef { id: "a".into(), ..house() }, PieceDef { id: "a".into(), ..house() }],
            "[1].id",
            "two pieces with the id `a`",
            TableFault::Name,
        ),
        (vec![house(); 401], "", "401 pieces, at most 400", TableFault::Size),
    ]
}

#[test]
fn each_mistake_is_named_with_its_field() {
    for (pieces, field, message, fault) in wrong_pieces() {
        let def = table(pieces);
        let mistakes = table_mistakes(&def, &kinds());
        let [mistake] = mistakes.as_slice() else { panic!("{field} {message}: {mistakes:?}") };
        assert_eq!((mistake.field.as_str(), mistake.fault), (format!("pieces{field}").as_str(), fault), "{message}");
        assert!(mistake.message.contains(message) && !mistake.warning, "{}", mistake.message);
        assert_eq!(Ground::build(&def, &kinds()), Err(mistakes));
    }
    for right in
        [vec![level(1, &SQUARE), level(2, &INNER)], vec![level(1, &SQUARE), level(2, &SQUARE)], vec![pierced(&INNER)]]
    {
        assert_eq!(table_mistakes(&table(right), &kinds()), []);
    }
}

#[test]
fn sizes_and_names_are_looked_at() {
    let def = TableDef { name: String::new(), size: (Centimetres(30_001), Centimetres(2999)), ..table(vec![]) };
    let mistakes = table_mistakes(&def, &kinds());
    let fields: Vec<(&str, bool)> = mistakes.iter().map(|mistake| (mistake.field.as_str(), mistake.warning)).collect();
    assert_eq!(fields, [("name", true), ("size[0]", false), ("size[1]", false)]);
    let set: KindSet = ron::from_str(
        r#"(kinds: [(key: "", name: "A", painting: "a"), (key: "b", name: "", painting: "b", height: 41), (key: "b", name: "B", painting: "b")])"#,
    )
    .expect("it can be read");
    let mistakes = kind_mistakes(&set);
    let fields: Vec<&str> = mistakes.iter().map(|mistake| mistake.field.as_str()).collect();
    assert_eq!(fields, ["kinds[0].key", "kinds[1].name", "kinds[1].height", "kinds[2].key"]);
    assert_eq!(kind_mistakes(&kinds()), []);
}

/// A number of a file: mostly sensible, now and then the greatest or least that can be read.
fn number(dice: &mut Dice) -> Centimetres {
    Centimetres(match dice.below(40) {
        0 => 1_000_000,
        1 => -1_000_000,
        2 => 0,
        3 => dice.between(-30_000, 60_000),
        _ => dice.below(120) * 100,
    })
}

fn anything(dice: &mut Dice) -> PieceDef {
    let place = |dice: &mut Dice| (number(dice), number(dice));
    let ring = |dice: &mut Dice| (0..dice.below(7)).map(|_| place(dice)).collect::<Vec<_>>();
    let shape = match dice.below(4) {
        0 => ShapeDef::Area(ring(dice)),
        1 => ShapeDef::Pierced { outline: ring(dice), holes: (0..dice.below(3)).map(|_| ring(dice)).collect() },
        2 => ShapeDef::Hull { at: place(dice), size: place(dice), heading: Degrees(Heading::new(dice.below(3600))) },
        _ => ShapeDef::Line { along: ring(dice), thickness: number(dice) },
    };
    let door = |dice: &mut Dice| DoorDef { at: place(dice), width: number(dice) };
    PieceDef {
        height: (dice.below(2) == 0).then(|| number(dice)),
        storeys: dice.below(8) as u8,
        doors: (0..dice.below(4) / 3).map(|_| door(dice)).collect(),
        level: [0, 0, 1, 2][dice.below(4) as usize],
        slope: Centimetres(dice.below(6) / 5 * 200),
        bare: (0..dice.below(4) / 3).map(|_| (dice.below(9) as u8, dice.below(9) as u8)).collect(),
        ..piece(["wood", "house", "hill", "hedge", "nonsense"][dice.below(5) as usize], shape)
    }
}

/// No file leads to a panic, and what the check lets pass can be built and asked.
#[test]
fn whatever_stands_in_a_file_is_checked() {
    let mut dice = Dice(1234);
    let mut built = 0;
    for round in 0..9000 {
        let mut def = table((0..dice.between(1, 2)).map(|_| anything(&mut dice)).collect());
        if round % 9 == 0 {
            def.size = (number(&mut dice), number(&mut dice));
        }
        let right = table_mistakes(&def, &kinds()).iter().all(|mistake| mistake.warning);
        let ground = Ground::build(&def, &kinds());
        assert_eq!(ground.is_ok(), right);
        let Ok(ground) = ground else { continue };
        built += 1;
        let line = Leg::new(dice.point(120, 100), dice.point(120, 100));
        let _ = meet(&ground, &[], line, |_| true, |_| ControlFlow::Continue(()));
        assert!(rims(&ground, line).len() <= 2 * 64 * 3 && ground.level(line.from) <= 8);
    }
    assert!(built > 60, "{built}");
}

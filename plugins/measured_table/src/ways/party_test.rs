//! Parties and posts.

use crate::numbers::{Heading, Point};
use crate::oracle::{Dice, Laid, SIDE, area, ground, hull, laid, line, piece};
use crate::shapes::{Bounds, Disc, gap};
use crate::terrain::{Centimetres, DoorDef, PieceDef};
use crate::ways::{Obstacles, alone, chains, places, posts};

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn open(radius: i32) -> Obstacles {
    Obstacles::new(Bounds::NOTHING.with(Point::default()).with(at(SIDE, SIDE)), radius)
}

#[test]
fn a_party_keeps_its_order_around_its_guide() {
    let obstacles = open(125);
    let members = [at(3000, 2700), at(3300, 3000)].map(|at| (Disc::new(at, 125), &obstacles));
    let guide = (at(3000, 3000), Disc::new(at(6000, 5000), 125));
    let nothing = |_: usize, _: Point| false;
    assert_eq!(places(guide, 0, &members, nothing), [Some(at(6000, 4700)), Some(at(6300, 5000))]);
    assert_eq!(places(guide, 900, &members, nothing), [Some(at(6300, 5000)), Some(at(6000, 5300))]);
    assert_eq!(places(guide, -450, &members, nothing), [Some(at(5788, 4788)), Some(at(6212, 4788))]);
}

#[test]
fn who_stands_on_another_gets_the_nearest_free_place() {
    let mut obstacles = open(125);
    obstacles.add_disc(Disc::new(at(6000, 4700), 125));
    let members = [at(3000, 2700), at(3000, 2700)].map(|at| (Disc::new(at, 125), &obstacles));
    let guide = (at(3000, 3000), Disc::new(at(6000, 5000), 125));
    let found = places(guide, 0, &members, |_, _| false);
    assert_eq!(found, [Some(at(6000, 4450)), Some(at(5750, 4700))]);
    let liked = places(guide, 0, &members[..1], |_, at| at.x > 6100);
    assert_eq!(liked, [Some(at(6150, 4500))], "one that is preferred goes before a nearer one");
    let mut full = open(125);
    full.add_disc(Disc::new(at(6000, 4700), 500));
    assert_eq!(places(guide, 0, &[(members[0].0, &full)], |_, _| false), [None], "nothing within 3 cm");
    let mut dice = Dice(12);
    for _ in 0..200 {
        let bases: Vec<Disc> = (0..6).map(|_| Disc::new(dice.point(30, 40), 125)).collect();
        let obstacles = open(125);
        let members: Vec<_> = bases.iter().map(|base| (*base, &obstacles)).collect();
        let end = Disc::new(at(5000, 5000), 125);
        let found = places((at(600, 600), end), dice.below(3600), &members, |_, _| false);
        let mut stand: Vec<Disc> = found.into_iter().flatten().map(|at| Disc::new(at, 125)).collect();
        stand.push(end);
        for (n, one) in stand.iter().enumerate() {
            assert!(stand[..n].iter().all(|other| !gap(one, other).is_overlap()));
        }
    }
}

#[test]
fn chains_and_those_alone_are_found() {
    let bases = [0, 750, 1500, 2251, 5000].map(|x| Disc::new(at(x, 0), 125));
    assert_eq!(chains(&bases, 500), [0, 0, 0, 1, 2]);
    assert_eq!(chains(&bases, 501), [0, 0, 0, 0, 1]);
    assert_eq!(alone(&bases, 500), [3, 4]);
    assert_eq!(alone(&bases[..1], 500), [0]);
    assert_eq!(chains(&[], 500), [] as [usize; 0]);
}

#[test]
fn posts_stand_on_both_sides_of_what_covers() {
    let wall = piece("wall", line(&[at(3000, 3000), at(4000, 3000)], 60));
    let mut house = piece("house", hull(at(8000, 8000), Heading::NORTH, 1000, 1000));
    house.doors = vec![DoorDef { at: (Centimetres(8000), Centimetres(7500)), width: Centimetres(200) }];
    let wood = piece("wood", area(&[at(100, 100), at(1000, 100), at(100, 1000)]));
    let ground = ground(vec![wall, house, wood]);
    let all = posts(&ground, 125, |piece| piece.height < 800);
    let wall: Vec<Point> = all.iter().filter(|post| post.behind.is_some()).map(|post| post.at).collect();
    assert_eq!(wall, [at(3250, 2843), at(3250, 3157), at(3750, 2843), at(3750, 3157)]);
    assert_eq!(all.len(), 4 + 144, "a lattice of 10 cm");
    let all = posts(&ground, 125, |_| true);
    assert!(all.iter().any(|post| post.at == at(8000, 7500) && post.behind == Some((1, 0))), "in the door");
    assert!(all.iter().all(|post| ground.bounds.grown(-125).holds(post.at)));
}

#[test]
fn posts_are_the_same_on_tables_laid_otherwise() {
    let defs: Vec<PieceDef> = vec![
        piece("wall", line(&[at(3000, 3000), at(4111, 3777), at(5000, 2222)], 61)),
        piece("wood", area(&[at(7000, 7000), at(9000, 7777), at(8888, 9999)])),
        piece("house", hull(at(3000, 9000), Heading::new(333), 1400, 900)),
    ];
    let places = |defs: Vec<PieceDef>, lay: Laid| {
        let mut places: Vec<Point> =
            posts(&ground(defs), 125, |_| true).iter().map(|post| lay.point(post.at)).collect();
        places.sort();
        places
    };
    let about = at(SIDE / 2, SIDE / 2);
    let plain = Laid { quarters: 0, mirrored: false, about };
    for lay in Laid::all(about) {
        // The legs of a hull are counted from its left, which is its right on a mirrored table; areas and lines keep their order.
        let defs: Vec<PieceDef> = if lay.mirrored { defs[..2].to_vec() } else { defs.clone() };
        let other = places(defs.iter().map(|def| laid(def, lay)).collect(), plain);
        assert_eq!(places(defs, lay), other, "{lay:?}");
    }
}

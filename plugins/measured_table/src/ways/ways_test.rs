//! Ways and reach: against a search over a grid, by the door's own sweep, and on tables laid otherwise.

use crate::numbers::{Heading, Point, Vector};
use crate::oracle::{Dice, Laid, SIDE};
use crate::shapes::{Bounds, Disc, Hull, Leg, Line, Shape, gap_to_outline};
use crate::ways::{MOST_POINTS, Obstacles, Way, reach, way};
use std::collections::BTreeMap;

const RADIUS: i32 = 125;

/// What stands around a mover.
#[derive(Clone, Debug)]
struct Crowd {
    bases: Vec<Disc>,
    houses: Vec<Hull>,
    walls: Vec<Line>,
}

impl Crowd {
    fn by_chance(dice: &mut Dice, bases: i32, near: Point) -> Self {
        let around =
            |dice: &mut Dice| near + Vector::new(dice.between(-1800, 1800).into(), dice.between(-1800, 1800).into());
        let bases = (0..bases).map(|_| Disc::new(around(dice), 125)).collect();
        let houses = (0..2).map(|_| Hull::new(around(dice), Heading::new(dice.below(3600)), 900, 600)).collect();
        let walls = (0..2).map(|_| Line { points: vec![around(dice), around(dice), around(dice)], half: 30 }).collect();
        Self { bases, houses, walls }
    }
    fn obstacles(&self) -> Obstacles {
        let mut obstacles = Obstacles::new(table(), RADIUS);
        self.bases.iter().for_each(|base| obstacles.add_disc(*base));
        self.houses.iter().for_each(|house| obstacles.add_outline(house));
        self.walls.iter().for_each(|wall| obstacles.add_outline(wall));
        obstacles
    }
    fn laid(&self, laid: Laid) -> Self {
        let hull =
            |hull: &Hull| Hull::new(laid.point(hull.at()), laid.heading(hull.heading()), hull.length(), hull.width());
        let line = |line: &Line| Line { points: line.points.iter().map(|at| laid.point(*at)).collect(), ..*line };
        Self {
            bases: self.bases.iter().map(|base| Disc::new(laid.point(base.at), base.radius)).collect(),
            houses: self.houses.iter().map(hull).collect(),
            walls: self.walls.iter().map(line).collect(),
        }
    }
    /// The sweep, said plainly: nothing comes strictly nearer than both radii.
    fn is_touched(&self, sweep: &Line) -> bool {
        fn touches(sweep: &Line, shapes: &[impl Shape]) -> bool {
            shapes.iter().any(|shape| gap_to_outline(sweep, shape).is_overlap())
        }
        let beside = sweep.points.iter().any(|at| !table().grown(-RADIUS).holds(*at));
        beside || touches(sweep, &self.bases) || touches(sweep, &self.houses) || touches(sweep, &self.walls)
    }
}

fn table() -> Bounds {
    Bounds::NOTHING.with(Point::default()).with(Point::new(SIDE, SIDE))
}

fn free_place(dice: &mut Dice, obstacles: &Obstacles, near: Point) -> Option<Point> {
    (0..40)
        .map(|_| near + Vector::new(dice.between(-1500, 1500).into(), dice.between(-1500, 1500).into()))
        .find(|at| obstacles.is_free(*at))
}

/// A table, its obstacles, and two free places.
fn case(dice: &mut Dice, bases: i32) -> Option<(Crowd, Obstacles, Point, Point)> {
    let near = Point::new(dice.between(1000, SIDE - 1000), dice.between(1000, SIDE - 1000));
    let crowd = Crowd::by_chance(dice, bases, near);
    let obstacles = crowd.obstacles();
    let (from, to) = (free_place(dice, &obstacles, near)?, free_place(dice, &obstacles, near)?);
    Some((crowd, obstacles, from, to))
}

#[test]
fn the_sweep_of_ways_is_the_gap_of_lines() {
    let mut dice = Dice(11);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..400 {
        let Some((crowd, obstacles, from, _)) = case(&mut dice, 6) else { continue };
        for _ in 0..10 {
            let to = from + Vector::new(dice.between(-1500, 1500).into(), dice.between(-1500, 1500).into());
            let sweep = Line { points: vec![from, to], half: RADIUS };
            let free = obstacles.lets_pass(Leg::new(from, to));
            assert_eq!(free, !crowd.is_touched(&sweep), "{crowd:?} {from:?} {to:?}");
            if free { yes += 1 } else { no += 1 }
        }
    }
    assert!(yes > 300 && no > 300, "{yes} {no}");
}

/// The shortest way over a grid of 1 cm, by steps to the sixteen places around; none if there is none within `most`.
fn over_a_grid(from: Point, to: Point, most: i32, obstacles: &Obstacles) -> Option<i32> {
    let steps = [(1, 0), (1, 1), (2, 1), (1, 2)];
    let turned = |(x, y): (i32, i32)| [(x, y), (-y, x), (-x, -y), (y, -x)];
    let steps: Vec<(i32, i32)> = steps.into_iter().flat_map(turned).collect();
    let mut known = BTreeMap::from([(from, 0)]);
    let mut open = BTreeMap::from([((0, from), ())]);
    let mut best: Option<i32> = None;
    while let Some(((length, at), ())) = open.pop_first() {
        if best.is_some_and(|best| length >= best) {
            break;
        }
        let last = Leg::new(at, to);
        if length + last.length() <= most
            && best.is_none_or(|best| length + last.length() < best)
            && obstacles.lets_pass(last)
        {
            best = Some(length + last.length());
        }
        for (x, y) in &steps {
            let leg = Leg::new(at, at + Vector::new((x * 100).into(), (y * 100).into()));
            let far = length + leg.length();
            let shorter = known.get(&leg.to).is_none_or(|known| far < *known);
            if shorter && far + Leg::new(leg.to, to).length() <= most && obstacles.lets_pass(leg) {
                known.insert(leg.to, far);
                open.insert((far, leg.to), ());
            }
        }
    }
    best
}

#[test]
fn ways_are_hardly_longer_than_over_a_grid() {
    let mut dice = Dice(22);
    let (mut bent, mut shorter, mut missed) = (0, 0, 0);
    for round in 0..900 {
        let Some((crowd, obstacles, from, to)) = case(&mut dice, 4 + round % 14) else { continue };
        let most = 2000;
        if obstacles.lets_pass(Leg::new(from, to)) {
            continue;
        }
        let Some(grid) = over_a_grid(from, to, most - 100, &obstacles) else { continue };
        // Over a grid one may slip through where the rings have no place.
        let Some(found) = way(from, to, most, &obstacles) else {
            missed += 1;
            continue;
        };
        let length = found.length();
        assert!(length <= grid * 108 / 100 + 30, "{length}, over the grid {grid}: {crowd:?} {from:?} {to:?}");
        bent += 1;
        shorter += usize::from(length < grid);
    }
    assert!(bent > 50 && shorter > 25 && missed <= bent / 20, "{bent} bent, {shorter} shorter, {missed} missed");
}

#[test]
fn a_way_that_is_found_is_taken_by_the_door() {
    let mut dice = Dice(33);
    let mut bends = 0;
    for round in 0..600 {
        let Some((crowd, obstacles, from, to)) = case(&mut dice, round % 25) else { continue };
        let most = dice.between(500, 3000);
        let Some(way) = way(from, to, most, &obstacles) else { continue };
        assert_eq!((way.points.first(), way.points.last()), (Some(&from), Some(&to)));
        assert!(way.length() <= most && way.points.len() <= MOST_POINTS + 1);
        assert!(way.is_free(&obstacles));
        assert!(!crowd.is_touched(&Line { points: way.points.clone(), half: RADIUS }));
        bends += way.points.len() - 2;
    }
    assert!(bends > 100, "{bends}");
}

#[test]
fn ways_are_as_long_on_tables_laid_otherwise() {
    let mut dice = Dice(44);
    let about = Point::new(SIDE / 2, SIDE / 2);
    let length = |way: Option<Way>| way.map(|way| way.length());
    for round in 0..120 {
        let Some((crowd, obstacles, from, to)) = case(&mut dice, round % 12) else { continue };
        let plain = length(way(from, to, 2500, &obstacles));
        for laid in Laid::all(about) {
            let obstacles = crowd.laid(laid).obstacles();
            let found = length(way(laid.point(from), laid.point(to), 2500, &obstacles));
            assert_eq!(found, plain, "{laid:?} {crowd:?} {from:?} {to:?}");
        }
    }
}

#[test]
fn a_cell_in_reach_is_as_far_as_its_way() {
    let mut dice = Dice(55);
    let mut asked = 0;
    for round in 0..40 {
        let Some((crowd, obstacles, from, _)) = case(&mut dice, round % 12) else { continue };
        let most = 1500;
        let all = reach(from, most, 50, &obstacles);
        assert_eq!(all.length(0, 0), Some(0));
        assert_eq!((all.length(31, 0), all.length(-99, 4)), (None, None));
        for _ in 0..60 {
            let (east, south) = (dice.between(-30, 30), dice.between(-30, 30));
            let at = all.place(east, south);
            let way = way(from, at, most, &obstacles);
            assert_eq!(all.length(east, south), way.map(|way| way.length()), "{crowd:?} {from:?} {at:?}");
            asked += usize::from(all.length(east, south).is_some());
        }
        assert!(all.cells().all(|(at, length)| length >= Leg::new(from, at).length() && length <= most));
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn a_gap_is_passed_if_it_is_as_wide_as_a_base() {
    let gate = |wide: i32| {
        let mut obstacles = Obstacles::new(table(), RADIUS);
        for y in [0, 4000 + wide] {
            obstacles.add_outline(&Line { points: vec![Point::new(5000, y), Point::new(5000, y + 4000)], half: 0 });
        }
        way(Point::new(4700, 4000), Point::new(5300, 4000 + wide), 2000, &obstacles)
    };
    assert!(gate(249).is_none());
    let straight = {
        let mut obstacles = Obstacles::new(table(), RADIUS);
        for y in [0, 4250] {
            obstacles.add_outline(&Line { points: vec![Point::new(5000, y), Point::new(5000, y + 4000)], half: 0 });
        }
        obstacles.lets_pass(Leg::new(Point::new(4700, 4125), Point::new(5300, 4125)))
    };
    assert!(straight, "touching is lawful");
    assert!(gate(270).is_some_and(|way| way.length() < 900));
    let wild = Point::new(i32::MIN, i32::MAX);
    assert_eq!(way(Point::new(700, 700), wild, 2000, &Obstacles::new(table(), RADIUS)), None);
    let mut edge = Obstacles::new(table(), RADIUS);
    assert!(edge.is_free(Point::new(125, SIDE - 125)) && !edge.is_free(Point::new(124, 500)));
    edge.add_disc(Disc::new(Point::new(500, 500), 125));
    assert!(edge.is_free(Point::new(750, 500)) && !edge.is_free(Point::new(749, 500)));
}

#[test]
fn an_edge_stops_the_middle_and_not_the_base() {
    let mut obstacles = Obstacles::new(table(), RADIUS);
    obstacles.add_edge(Leg::new(Point::new(1000, 0), Point::new(1000, SIDE)));
    let to = |x: i32| Leg::new(Point::new(500, 600), Point::new(x, 600));
    assert!(obstacles.lets_pass(to(999)), "the base reaches over it");
    assert!(!obstacles.lets_pass(to(1000)));
    assert!(!obstacles.lets_pass(to(1500)));
}

#[test]
fn cells_where_one_may_not_end_are_taken_out_and_reaches_are_joined() {
    let from = Point::new(1500, 1500);
    let mut wall = Obstacles::new(table(), RADIUS);
    wall.add_edge(Leg::new(Point::new(1600, 0), Point::new(1600, SIDE)));
    let (open, shut) = (Obstacles::new(table(), RADIUS), wall);
    let mut joined = reach(from, 300, 50, &shut);
    assert_eq!(joined.length(4, 0), None);
    joined.join(&reach(from, 300, 50, &open));
    assert_eq!(joined.length(4, 0), Some(200));
    joined.keep(|at| at.x <= 1600);
    assert_eq!((joined.length(4, 0), joined.length(2, 0)), (None, Some(100)));
}

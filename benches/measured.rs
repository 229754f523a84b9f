//! How long a table without hexes takes: one sight, all pairs, a shaded table, reach, ways, trails, posts, hulls; and a game on it: copies,
//! odds, games by chance. Method and figures: `benches/README.md`.

use bevy_ecs::world::World;
use divan::{Bencher, black_box, counter::ItemsCount};
use hedgerow::boxes::find_root;
use measured_table::shapes::{Driven, turning};
use measured_table::sight::{Stretches, ends_near, meet};
use measured_table::terrain::{Centimetres, Degrees, KindDef, KindSet, PieceDef, ShapeDef, TableDef};
use measured_table::ways::{posts, reach, way};
use measured_table::{Disc, Ground, Heading, Hull, Leg, Obstacles, Piece, Point, Trail, Vector, Way, What, shapes};
use opponent::{RandomPlayer, Rollout};
use perrys_heroes::figures::Is;
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes::sections::fire;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::values::Arm;
use perrys_heroes::{Command, Event, PerrysHeroes, Report as Judged};
use perrys_heroes_box::Library;
use play::library::Source;
use scenario_files::Report;
use std::ops::ControlFlow;
use table::{DiceCup, Game, Order, Side};

fn main() {
    divan::main();
}

/// Numbers that are the same on every machine (`SplitMix64`).
struct Dice(u64);
impl Dice {
    fn below(&mut self, n: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as i32
    }
    fn place(&mut self) -> Point {
        Point::new(self.below(WIDE), self.below(DEEP))
    }
}

/// 180 x 120 cm.
const WIDE: i32 = 18_000;
const DEEP: i32 = 12_000;
const RADIUS: i32 = 125;

const KINDS: [(&str, i32); 6] =
    [("wood", 800), ("scrub", 150), ("crops", 300), ("house", 900), ("wall", 150), ("hedge", 150)];

fn kinds() -> KindSet {
    let kind = |(key, height): (&str, i32)| KindDef {
        key: key.into(),
        name: key.into(),
        painting: key.into(),
        height: Centimetres(height),
        hides_rims: false,
    };
    KindSet { kinds: KINDS.map(kind).to_vec() }
}

fn cm(point: Point) -> (Centimetres, Centimetres) {
    (Centimetres(point.x), Centimetres(point.y))
}

/// An area of some corners around a place.
fn blob(dice: &mut Dice, radius: i32, corners: i32) -> ShapeDef {
    let (at, turn) = (dice.place(), dice.below(3600));
    let corner = |n: i32| {
        let out = radius * (70 + dice.below(60)) / 100;
        cm(at + Heading::new(turn + n * 3600 / corners).at_distance(out))
    };
    ShapeDef::Area((0..corners).map(corner).collect())
}

/// Up to four legs, each at most 45 degrees off the one before.
fn bent(dice: &mut Dice) -> ShapeDef {
    let (mut at, mut heading) = (dice.place(), Heading::new(dice.below(3600)));
    let mut along = vec![cm(at)];
    for _ in 0..=1 + dice.below(4) {
        at = at + heading.at_distance(500 + dice.below(1500));
        along.push(cm(at));
        heading = heading.turned(dice.below(900) - 450);
    }
    ShapeDef::Line { along, thickness: Centimetres(60) }
}

/// A table by chance: for each 60 pieces 9 woods, 4 of scrub, 5 fields, 10 houses, 32 walls and hedges.
fn ground(pieces: usize) -> Ground {
    let mut dice = Dice(7);
    let kinds = kinds();
    let mut defs: Vec<PieceDef> = vec![];
    while defs.len() < pieces {
        let (kind, shape) = match defs.len() % 60 {
            0..9 => ("wood", blob(&mut dice, 1400, 12)),
            9..13 => ("scrub", blob(&mut dice, 900, 9)),
            13..18 => ("crops", blob(&mut dice, 1800, 6)),
            18..28 => {
                let (size, heading) = ((800 + dice.below(700), 600 + dice.below(400)), Heading::new(dice.below(3600)));
                let size = (Centimetres(size.0), Centimetres(size.1));
                ("house", ShapeDef::Hull { at: cm(dice.place()), size, heading: Degrees(heading) })
            }
            n => (if n % 2 == 0 { "wall" } else { "hedge" }, bent(&mut dice)),
        };
        let (height, slope) = (None, Centimetres(0));
        let (storeys, doors, id, level, bare) = (0, vec![], String::new(), 0, vec![]);
        defs.push(PieceDef { kind: kind.into(), shape, height, storeys, doors, id, level, slope, bare });
        let table = table(defs.clone());
        if Ground::build(&table, &kinds).is_err() {
            defs.pop();
        }
    }
    Ground::build(&table(defs), &kinds).expect("it has been looked at")
}

fn table(pieces: Vec<PieceDef>) -> TableDef {
    let size = (Centimetres(WIDE), Centimetres(DEEP));
    TableDef { name: "Bench".into(), size, hexes_from: Default::default(), pieces }
}

fn kind(piece: &Piece) -> &'static str {
    KINDS[usize::from(piece.kind.0)].0
}

/// Bases by chance, in no house and on no other.
fn bases(ground: &Ground, count: usize) -> Vec<Disc> {
    let mut dice = Dice(11);
    let mut bases: Vec<Disc> = vec![];
    while bases.len() < count {
        let base = Disc::new(dice.place(), RADIUS);
        let inside = |piece: &&Piece| kind(piece) == "house" && shapes::gap(*piece, &base).is_overlap();
        let free = ground.bounds.grown(-RADIUS).holds(base.at)
            && !ground.pieces.iter().any(|piece| inside(&piece))
            && !bases.iter().any(|other| shapes::gap(other, &base).is_overlap());
        if free {
            bases.push(base);
        }
    }
    bases
}

/// The rule of one game: what cuts and is met cuts, but for what an end is near to.
fn cut_by_touch(ground: &Ground, cuts: &[bool], one: Disc, other: Disc) -> bool {
    let line = Leg::new(one.at, other.at);
    let asked = |what: What| matches!(what, What::Piece(n) if cuts[usize::from(n)]);
    meet(ground, &[], line, asked, |met| {
        if [one, other].iter().any(|end| ends_near(ground, &[], end, met, 100)) {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
    .is_break()
}

/// The rule of another: houses cut, legs of walls but for near ends, and 10 cm of wood or crops in all.
fn cut_by_sum(ground: &Ground, one: Disc, other: Disc) -> bool {
    let line = Leg::new(one.at, other.at);
    let mut dense = Stretches::new();
    let piece = |what: What| match what {
        What::Piece(n) => &ground.pieces[usize::from(n)],
        What::Body(_) => unreachable!("there are none"),
    };
    let cut = meet(
        ground,
        &[],
        line,
        |what| kind(piece(what)) != "scrub",
        |met| match kind(piece(met.what)) {
            "house" => ControlFlow::Break(()),
            "wood" | "crops" => {
                dense.add(met.enters, met.leaves);
                ControlFlow::Continue(())
            }
            _ if [one, other].iter().any(|end| ends_near(ground, &[], end, met, 500)) => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        },
    );
    cut.is_break() || dense.reach(line, 1000)
}

fn cutting(ground: &Ground) -> Vec<bool> {
    ground.pieces.iter().map(|piece| !["scrub", "crops"].contains(&kind(piece))).collect()
}

#[divan::bench(args = [60, 240])]
fn a_sight_by_touch(bencher: Bencher, pieces: usize) {
    let ground = ground(pieces);
    let (bases, cuts) = (bases(&ground, 80), cutting(&ground));
    let pairs: Vec<(Disc, Disc)> =
        (0..80).flat_map(|n| (0..n).map(move |m| (n, m))).map(|(n, m)| (bases[n], bases[m])).collect();
    bencher
        .counter(ItemsCount::new(pairs.len()))
        .bench(|| pairs.iter().filter(|(one, other)| cut_by_touch(black_box(&ground), &cuts, *one, *other)).count());
}

#[divan::bench(args = [60, 240])]
fn a_sight_by_sum(bencher: Bencher, pieces: usize) {
    let ground = ground(pieces);
    let bases = bases(&ground, 80);
    let pairs: Vec<(Disc, Disc)> =
        (0..80).flat_map(|n| (0..n).map(move |m| (n, m))).map(|(n, m)| (bases[n], bases[m])).collect();
    bencher
        .counter(ItemsCount::new(pairs.len()))
        .bench(|| pairs.iter().filter(|(one, other)| cut_by_sum(black_box(&ground), *one, *other)).count());
}

/// The whole table from one figure, a place for each centimetre.
#[divan::bench]
fn the_table_shaded(bencher: Bencher) {
    let ground = ground(60);
    let (bases, cuts) = (bases(&ground, 80), cutting(&ground));
    let places: Vec<Point> =
        (0..120).flat_map(|y| (0..180).map(move |x| Point::new(x * 100 + 50, y * 100 + 50))).collect();
    let mut eyes = bases.iter().cycle();
    bencher.bench_local(|| {
        let eye = *eyes.next().expect("eighty of them");
        places.iter().filter(|at| !cut_by_touch(&ground, &cuts, eye, Disc::new(**at, RADIUS))).count()
    });
}

/// What the base of this number may not touch: all others, and the houses.
fn obstacles(ground: &Ground, bases: &[Disc], mover: usize) -> Obstacles {
    let mut obstacles = Obstacles::new(ground.bounds, RADIUS);
    bases.iter().enumerate().filter(|(n, _)| *n != mover).for_each(|(_, base)| obstacles.add_disc(*base));
    ground.pieces.iter().filter(|piece| kind(piece) == "house").for_each(|house| obstacles.add_outline(house));
    obstacles
}

/// Sixty bases on 45 x 40 cm.
fn crowd() -> Vec<Disc> {
    let mut dice = Dice(5);
    let mut bases: Vec<Disc> = vec![];
    while bases.len() < 60 {
        let base = Disc::new(Point::new(5000 + dice.below(4500), 4500 + dice.below(4000)), RADIUS);
        if bases.iter().all(|other| !shapes::gap(other, &base).within(50)) {
            bases.push(base);
        }
    }
    bases
}

#[divan::bench(args = [1500, 3000])]
fn reach_among_80(bencher: Bencher, most: i32) {
    let ground = ground(60);
    let bases = bases(&ground, 80);
    let all: Vec<Obstacles> = (0..80).map(|n| obstacles(&ground, &bases, n)).collect();
    let mut movers = (0..80).cycle();
    bencher.bench_local(|| {
        let n = movers.next().expect("eighty of them");
        reach(bases[n].at, most, 50, &all[n]).cells().count()
    });
}

#[divan::bench]
fn reach_in_a_crowd(bencher: Bencher) {
    let (ground, bases) = (ground(60), crowd());
    let all: Vec<Obstacles> = (0..60).map(|n| obstacles(&ground, &bases, n)).collect();
    let mut movers = (0..60).cycle();
    bencher.bench_local(|| {
        let n = movers.next().expect("sixty of them");
        reach(bases[n].at, 3000, 50, &all[n]).cells().count()
    });
}

/// Ways of 22 cm in 24 directions.
fn ways_of(bencher: Bencher, ground: &Ground, bases: &[Disc]) {
    let all: Vec<Obstacles> = (0..bases.len()).map(|n| obstacles(ground, bases, n)).collect();
    let goals: Vec<Vector> = (0..24).map(|n| Heading::new(150 * n).at_distance(2200)).collect();
    bencher.counter(ItemsCount::new(bases.len() * goals.len())).bench(|| {
        let each = (0..bases.len()).flat_map(|n| goals.iter().map(move |goal| (n, *goal)));
        each.filter(|(n, goal)| way(bases[*n].at, bases[*n].at + *goal, 3000, &all[*n]).is_some()).count()
    });
}

#[divan::bench]
fn a_way_among_80(bencher: Bencher) {
    let ground = ground(60);
    ways_of(bencher, &ground, &bases(&ground, 80));
}

#[divan::bench]
fn a_way_in_a_crowd(bencher: Bencher) {
    ways_of(bencher, &ground(60), &crowd());
}

/// A straight path of 30 cm, each centimetre under ten eyes.
#[divan::bench]
fn a_path_under_ten_eyes(bencher: Bencher) {
    let ground = ground(60);
    let (bases, cuts) = (bases(&ground, 80), cutting(&ground));
    let mut walkers = bases.iter().cycle();
    bencher.bench_local(|| {
        let walker = *walkers.next().expect("eighty of them");
        let middle = Point::new(WIDE / 2, DEEP / 2);
        let trail = Trail::cut(&[Way { points: vec![walker.at, walker.at.on_the_way(middle, 3000)] }]);
        let seen = |eye: &Disc| {
            trail.stretches(|places| !cut_by_touch(&ground, &cuts, *eye, Disc::new(places[0], RADIUS))).len()
        };
        bases[..10].iter().map(seen).sum::<usize>()
    });
}

#[divan::bench]
fn all_posts_under_forty_eyes(bencher: Bencher) {
    let ground = ground(60);
    let (bases, cuts) = (bases(&ground, 80), cutting(&ground));
    let posts = posts(&ground, RADIUS, |piece| kind(piece) != "house");
    bencher.bench(|| {
        let seen = |at: Point| {
            bases[..40].iter().filter(|eye| !cut_by_touch(&ground, &cuts, **eye, Disc::new(at, RADIUS))).count()
        };
        posts.iter().map(|post| seen(post.at)).sum::<usize>()
    });
}

fn hulls(ground: &Ground) -> (Obstacles, Vec<Hull>) {
    let bases = bases(ground, 80);
    let mut all = Obstacles::new(ground.bounds, 0);
    ground.pieces.iter().filter(|piece| kind(piece) == "house").for_each(|house| all.add_outline(house));
    let mut dice = Dice(3);
    let hull = |at: Point| Hull::new(at, Heading::new(dice.below(3600)), 1200, 600);
    (all, bases.iter().map(|base| base.at).map(hull).collect())
}

#[divan::bench]
fn a_hull_driven(bencher: Bencher) {
    let ground = ground(60);
    let (obstacles, hulls) = hulls(&ground);
    bencher
        .counter(ItemsCount::new(hulls.len()))
        .bench(|| hulls.iter().filter(|hull| obstacles.lets_hull(&Driven::new(hull, 3000))).count());
}

#[divan::bench]
fn a_hull_turned(bencher: Bencher) {
    let ground = ground(60);
    let (obstacles, hulls) = hulls(&ground);
    bencher.counter(ItemsCount::new(hulls.len())).bench(|| {
        let turns = |hull: &&Hull| turning(hull, hull.heading().turned(450)).all(|hull| obstacles.lets_hull(&hull));
        hulls.iter().filter(turns).count()
    });
}

/// 40 men of a side on a lattice: four teams of ten, in the first a machine gun with six dice.
fn forty(side: Side) -> (String, String) {
    let team = |n: usize| {
        let gun = r#"(name: "Gunner", support: "browning_50"), (name: "Mate", assists: true),"#;
        let men: String = (0..if n == 0 { 7 } else { 9 }).map(|_| r#"(name: "Man", weapon: "m1_garand"),"#).collect();
        let gun = if n == 0 { gun } else { "" };
        format!(r#"(name: "Team", men: [(name: "Leader", grade: Nco, weapon: "thompson"), {gun} {men}]),"#)
    };
    let (key, south) = match side {
        Side::First => ("us", 60.0),
        Side::Second => ("ge", 0.0),
    };
    let place = |n: usize| (50.0 + 2.5 * (n % 10) as f64, 5.0 + south + 6.0 * (n / 10) as f64);
    let figure = |n: usize| {
        let (x, y) = place(n);
        let knows = if key == "us" { r#"knows: ["ge-35", "ge-36", "ge-37", "ge-38"]"# } else { "" };
        format!(r#"(id: "{key}-{:02}", at: ({x}, {y}), located: true, {knows}),"#, n + 1)
    };
    ((0..4).map(team).collect(), (0..40).map(figure).collect())
}

/// A skirmish of 80 figures, by the rules of one game.
fn eighty() -> Play {
    let [(us, ours), (ge, theirs)] = Side::BOTH.map(forty);
    let position = format!("active: (side: First, team: 0), figures: [{ours} {theirs}]");
    Bench::new().teams(Side::First, &us).teams(Side::Second, &ge).position(&position).game(&[])
}

/// The position of 80 figures copied in place, each of which differs.
#[divan::bench]
fn a_copy_of_80_figures(bencher: Bencher) {
    let (one, mut other) = (eighty(), eighty());
    let moved = one.0.table().figures.iter();
    let moved: Vec<Event> = moved.map(|figure| Event::Is(figure.id, Is::Located(false))).collect();
    other.0.lay(&moved);
    let mut kept = eighty();
    kept.0.become_like(&other.0);
    assert_eq!(other.0.hash(), kept.0.hash());
    bencher.counter(ItemsCount::new(2_usize)).bench_local(|| {
        kept.0.become_like(black_box(&one.0));
        kept.0.become_like(black_box(&other.0));
    });
}

/// The exact odds of a burst of six dice: who is hit, who must test, and how all are then.
#[divan::bench]
fn odds_of_six_dice(bencher: Bencher) {
    let play = eighty();
    let command = Command::Fire {
        unit: "us-02".parse().expect("an id"),
        at: "ge-36".parse().expect("an id"),
        with: Some(Arm::Support),
        burst: true,
    };
    let judged = play.0.judge(&Order { side: Side::First, command }).expect("lawful");
    let Judged::Fire(report) = judged else { panic!("a volley") };
    assert_eq!(report.salvo.dice.len(), 6);
    let table = play.0.table();
    bencher.bench(|| fire::odds::aftermath(black_box(&table), black_box(&report)).len());
}

/// A game of a shipped scenario.
fn shipped(scenario: &str, seed: u64) -> Game<PerrysHeroes> {
    let mut report = Report::new();
    let source = Source::Folder(find_root(None).expect("the data files are there"));
    let read = source.read::<ScenarioDef>(&format!("scenarios/perrys_heroes/{scenario}"), &mut report);
    let library = Library::open(source, &mut report);
    let start = library.zip(read).and_then(|(library, read)| library.start(&read, &mut report));
    let start = start.unwrap_or_else(|| panic!("{report}"));
    Game::new(World::new(), start, DiceCup::from_seed(seed)).expect("a first decision")
}

/// One whole game by chance; how many orders it took.
fn by_chance(mut game: Game<PerrysHeroes>, seed: u64) -> usize {
    let mut players = opponent::seeds(seed).map(RandomPlayer::new);
    let (mut commands, mut orders): (Vec<Command>, usize) = (Vec::new(), 0);
    while let Some(side) = game.legal_commands(&mut commands) {
        let choice = opponent::ask(&mut players[side.index()], &game, side, &commands);
        let command = commands.swap_remove(choice);
        game.obey(side, command).expect("listed orders are lawful");
        orders += 1;
    }
    orders
}

/// The same by groups of offers.
fn rolled_out(mut game: Game<PerrysHeroes>, seed: u64) -> usize {
    let (mut player, mut orders) = (Rollout::new(seed), 0);
    while let Some(order) = player.order(&game) {
        game.give(&order).expect("listed orders are lawful");
        orders += 1;
    }
    orders
}

/// Whole games with the complete list before each order, in orders.
#[divan::bench(args = ["two_patrols.ron", "the_orchard_lane.ron"], sample_count = 7, sample_size = 1)]
fn random_skirmish(bencher: Bencher, scenario: &str) {
    let orders = by_chance(shipped(scenario, 1), 1);
    bencher
        .counter(ItemsCount::new(orders))
        .with_inputs(|| shipped(scenario, 1))
        .bench_values(|game| by_chance(game, 1));
}

/// Whole games by groups of offers, in orders.
#[divan::bench(args = ["two_patrols.ron", "the_orchard_lane.ron"], sample_count = 7, sample_size = 1)]
fn skirmish_by_groups(bencher: Bencher, scenario: &str) {
    let orders = rolled_out(shipped(scenario, 1), 1);
    bencher
        .counter(ItemsCount::new(orders))
        .with_inputs(|| shipped(scenario, 1))
        .bench_values(|game| rolled_out(game, 1));
}

//! How long rules take: reach, odds, copies of a position, whole random games, loading. Method and figures: `benches/README.md`.

use bevy_ecs::world::World;
use divan::{Bencher, black_box, counter::ItemsCount};
use hedgerow::boxes::find_root;
use hex_board::lattice;
use hexx::algorithms::field_of_movement;
use lock_n_load::markers::Marker;
use lock_n_load::sections::fire;
use lock_n_load::sections::movement::reach::{ReachBuffer, reach_into};
use lock_n_load::sections::movement::stack::Stack;
use lock_n_load::sections::ordnance;
use lock_n_load::{Command, Event, FireOrder, Halves, LockNLoad, LossCause, Movement, Part, ShotOrder, Start};
use lock_n_load_box::Library;
use opponent::{RandomPlayer, Rollout};
use play::library::Source;
use scenario_files::Report;
use std::fmt::Write as _;
use std::path::Path;
use table::{CounterId, DiceCup, Game, Order, Side};

fn main() {
    divan::main();
}

fn library() -> Library {
    let mut report = Report::new();
    let root = find_root(None).expect("the data files are there");
    Library::open(Source::Folder(root), &mut report).unwrap_or_else(|| panic!("{report}"))
}

/// The start of a scenario file.
fn shipped(name: &str) -> Start {
    let mut report = Report::new();
    let path = find_root(None).expect("the data files are there").join("scenarios/lock_n_load").join(name);
    library().scenario(&path, &mut report).unwrap_or_else(|| panic!("{report}")).1
}

/// The start of a battle on a board of `rows`, in an impulse of the first side.
fn battle(rows: &[String], first: &str, second: &str) -> Start {
    let lines: String = rows.iter().map(|row| format!("{row:?}, ")).collect();
    let text = format!(
        r#"(title: "Bench", turns: 6, initiative: First,
        own_board: (title: "Bench", columns: {}, rows: {}, form: Alone, terrain: [{lines}],
            legend: {{'.': "clear", 'f': "forest", 'r': "river"}}),
        sides: (
            (name: "US", formation: "us_parachute", counters: [{first}], loses_when_gone: false),
            (name: "German", formation: "wehrmacht", counters: [{second}], loses_when_gone: false),
        ),
        start: (phase: Operations, initiative: First, active: First), victory: [])"#,
        rows[0].len(),
        rows.len(),
    );
    let mut report = Report::new();
    let read = scenario_files::read(Path::new("bench.ron"), &text).unwrap_or_else(|mistake| panic!("{mistake:?}"));
    library().start(&read, &mut report).unwrap_or_else(|| panic!("{report}"))
}

fn game(start: &Start, seed: u64) -> Game<LockNLoad> {
    Game::new(World::new(), start.clone(), DiceCup::from_seed(seed)).expect("a seed has dice enough").without_journal()
}

fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

/// 1,000 hexes of which 30 of 100 are water and some others forest, and a squad of 8 points in their middle.
fn wide_field() -> Start {
    let mut state = 1_u64;
    let mut below = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let mut rows: Vec<String> = (0..25)
        .map(|_| {
            (0..40)
                .map(|_| match below(100) {
                    0..30 => 'r',
                    30..40 => 'f',
                    _ => '.',
                })
                .collect()
        })
        .collect();
    rows[11].replace_range(19..20, ".");
    let squad = r#"(id: "a", unit: "us_parachute_squad", values: (2, 5, 8), at: "T12")"#;
    rows[0].replace_range(0..1, ".");
    battle(&rows, squad, r#"(id: "x", unit: "wehrmacht_squad", at: "A1")"#)
}

/// All Locations that a stack with 8 points reaches, with the points.
#[divan::bench]
fn reach_8(bencher: Bencher) {
    let game = game(&wide_field(), 1);
    let mut buffer = ReachBuffer::default();
    {
        let table = game.table();
        let squad = table.unit(id("a")).expect("the squad");
        let from = squad.spot().expect("on the map");
        let stack = Stack::new(&table, &[squad], Movement::Move, None);
        reach_into(&table, &stack, &[squad.id], from, Halves::default(), &mut buffer);
        assert!(buffer.all().count() > 60, "the squad is not walled in");
        bencher
            .bench_local(|| reach_into(&table, &stack, &[squad.id], from, Halves::default(), black_box(&mut buffer)));
    };
}

/// The same field by hexx.
#[divan::bench]
fn reach_8_hexx(bencher: Bencher) {
    let game = game(&wide_field(), 1);
    {
        let table = game.table();
        let map = &table.field.map;
        let axial = |hex| {
            let centre = map.at(hex).centre;
            let (q, k) = (centre.0 / lattice::COLUMN, centre.1 / (lattice::ROW / 2));
            (q, (k - q).div_euclid(2))
        };
        let mut cost = vec![None; 64 * 128];
        let place = |(q, r): (i32, i32)| (q & 63) as usize * 128 + ((r + 64) & 127) as usize;
        for hex in map.ids() {
            let terrain = &map.terrain_set.terrains[usize::from(map.at(hex).terrain.0)];
            cost[place(axial(hex))] = match terrain.id.as_str() {
                "clear" => Some(0),
                "river" => None,
                _ => Some(1),
            };
        }
        let from = axial(table.unit(id("a")).and_then(|unit| unit.spot()).expect("on the map").hex);
        let from = hexx::hex(from.0, from.1);
        assert!(field_of_movement(from, 8, |hex| cost[place((hex.x, hex.y))]).len() > 60);
        bencher.bench_local(|| field_of_movement(from, 8, |hex| cost[place((hex.x, hex.y))]));
    };
}

/// Three squads and their leader against two leaders, two squads and two half-squads.
fn six_targets() -> (Game<LockNLoad>, FireOrder) {
    let rows = vec![".".repeat(5); 5];
    let squad = |side: &str, id: &str, at: &str| format!(r#"(id: "{id}", unit: "{side}_squad", at: "{at}"),"#);
    let first = squad("us_parachute", "a", "B2")
        + &squad("us_parachute", "b", "B2")
        + &squad("us_parachute", "c", "B2")
        + r#"(id: "l", unit: "us_leader", leadership: 2, at: "B2")"#;
    let second = squad("wehrmacht", "x", "D2")
        + &squad("wehrmacht", "y", "D2")
        + &squad("wehrmacht_half", "z", "D2")
        + &squad("wehrmacht_half", "w", "D2")
        + r#"(id: "k", unit: "german_leader", leadership: 1, at: "D2"),"#
        + r#"(id: "m", unit: "german_leader", leadership: 2, at: "D2")"#;
    let firers =
        ["a", "b", "c"].map(|unit| Part { unit: id(unit), own: true, weapons: Default::default(), with: None });
    let order = FireOrder {
        firers: firers.into_iter().collect(),
        at: "D2".parse().expect("a place"),
        target: None,
        leader: Some(id("l")),
        lead: None,
        turn: None,
    };
    (game(&battle(&rows, &first, &second), 1), order)
}

/// The exact odds of an attack on six units, two of them leaders.
#[divan::bench]
fn odds_of_six(bencher: Bencher) {
    let (game, order) = six_targets();
    {
        let facts = fire::facts(&game.table(), Side::First, &order).expect("a lawful attack");
        assert_eq!(facts.targets.len(), 6);
        bencher.bench(|| fire::odds::odds(black_box(&facts)));
    };
}

/// The same with the check of the order and the gathering of its facts.
#[divan::bench]
fn facts_and_odds_of_six(bencher: Bencher) {
    let (game, order) = six_targets();
    {
        let table = game.table();
        bencher
            .bench_local(|| fire::facts(black_box(&table), Side::First, &order).map(|facts| fire::odds::odds(&facts)));
    };
}

/// A tank against a tank that shows its hull from the side and its turret from the front: three bands of armour, no two results alike.
fn tank_shot() -> (Game<LockNLoad>, ShotOrder) {
    let start = shipped("examples/ordnance.ron");
    let order = ShotOrder {
        unit: id("m4-6"),
        weapon: id("m4-6.gun"),
        at: "K4".parse().expect("a place"),
        target: Some(id("pz-6")),
        leader: None,
        turn: None,
    };
    (game(&start, 1), order)
}

/// The exact odds of a shot of ordnance: to hit, hull or turret, penetration, checks, the crew.
#[divan::bench]
fn oft_odds(bencher: Bencher) {
    let (game, order) = tank_shot();
    {
        let facts = ordnance::facts(&game.table(), Side::First, &order).expect("a lawful shot");
        let odds = ordnance::odds::odds(&facts);
        let vehicle = odds.vehicle.expect("a vehicle is fired at");
        assert!(odds.hull > 0 && odds.turret > 0 && vehicle.shaken > 0 && vehicle.destroyed > 0, "{odds:?}");
        bencher.bench(|| ordnance::odds::odds(black_box(&facts)));
    };
}

/// The same with the check of the order and the gathering of its facts.
#[divan::bench]
fn facts_and_oft_odds(bencher: Bencher) {
    let (game, order) = tank_shot();
    {
        let table = game.table();
        bencher.bench_local(|| {
            ordnance::facts(black_box(&table), Side::First, &order).map(|facts| ordnance::odds::odds(&facts))
        });
    };
}

/// A battle of 120 units, and events that change it.
struct Crowd {
    start: Start,
    units: Vec<CounterId>,
}

fn crowd() -> Crowd {
    let (mut first, mut second) = (String::new(), String::new());
    for n in 0..60 {
        let (column, row) = (char::from(b'A' + n % 20), n / 20 * 2 + 1);
        let _ = write!(first, r#"(id: "a{n}", unit: "us_parachute_squad", at: "{column}{row}"),"#);
        let _ = write!(second, r#"(id: "x{n}", unit: "wehrmacht_squad", at: "{column}{}"),"#, row + 10);
    }
    let start = battle(&vec![".".repeat(20); 20], &first, &second);
    let units = start.battlefield.unit_ids.clone();
    Crowd { start, units }
}

impl Crowd {
    fn game(&self, change: impl Fn(usize, CounterId) -> Vec<Event>) -> Game<LockNLoad> {
        let mut game = game(&self.start, 1);
        for (n, unit) in self.units.iter().enumerate() {
            game.lay(&change(n, *unit));
        }
        game
    }
    /// Every unit elsewhere and reduced: the same components with other values.
    fn moved(&self) -> Game<LockNLoad> {
        self.game(|n, unit| {
            let definition = if n < 60 { "us_parachute_half_squad" } else { "wehrmacht_half_squad" };
            let at = format!("{}{}", char::from(b'A' + (n % 20) as u8), n / 20 + 6).parse().expect("a place");
            vec![Event::UnitPlaced { unit, at }, Event::UnitBecame { unit, definition: definition.into() }]
        })
    }
    /// There and back again, two copies a turn.
    fn bench(&self, bencher: Bencher, other: &mut Game<LockNLoad>) {
        let (plain, mut kept) = (self.game(|_, _| Vec::new()), game(&self.start, 2));
        kept.become_like(other);
        assert_eq!(other.hash(), kept.hash());
        kept.become_like(&plain);
        assert_eq!(plain.hash(), kept.hash());
        bencher.counter(ItemsCount::new(2_u32)).bench_local(|| {
            kept.become_like(other);
            kept.become_like(&plain);
        });
    }
}

/// Two copies; each of 120 units stands elsewhere and shows another counter, with the same components.
#[divan::bench]
fn two_copies_same_components(bencher: Bencher) {
    let crowd = crowd();
    crowd.bench(bencher, &mut crowd.moved());
}

/// Two copies; 40 units have gained or lost a marker, 10 are off the map.
#[divan::bench]
fn two_copies_50_differ(bencher: Bencher) {
    let crowd = crowd();
    let mut other = crowd.game(|n, unit| match n % 12 {
        0 => vec![Event::UnitLost { unit, cause: LossCause::Fire }],
        1..5 => vec![Event::MarkerPlaced { unit, marker: Marker::ALL[n % 6] }],
        _ => vec![],
    });
    crowd.bench(bencher, &mut other);
}

/// Two copies; every one of 120 units has gained or lost a marker.
#[divan::bench]
fn two_copies_120_differ(bencher: Bencher) {
    let crowd = crowd();
    let mut other = crowd.game(|n, unit| vec![Event::MarkerPlaced { unit, marker: Marker::ALL[n % 6] }]);
    crowd.bench(bencher, &mut other);
}

/// One whole random game with the complete list of legal orders before every order; how many orders it took.
fn random_game(start: &Start, seed: u64) -> usize {
    let mut game = game(start, seed);
    let mut players = opponent::seeds(seed).map(RandomPlayer::new);
    let mut commands: Vec<Command> = Vec::new();
    let mut orders = 0;
    while let Some(side) = game.legal_commands(&mut commands) {
        let choice = opponent::ask(&mut players[side.index()], &game, side, &commands);
        let command = commands.swap_remove(choice);
        let side = game.owner(&command).unwrap_or(side);
        game.give(&Order { side, command }).expect("listed orders are lawful");
        orders += 1;
    }
    orders
}

/// Whole random games, in orders.
#[divan::bench(args = ["the_oak_farm.ron", "two_roads_to_the_river.ron", "the_sunken_lane.ron"], sample_count = 7, sample_size = 1)]
fn random_play(bencher: Bencher, scenario: &str) {
    const SEEDS: std::ops::Range<u64> = 1..6;
    let start = shipped(scenario);
    let orders: usize = SEEDS.map(|seed| random_game(&start, seed)).sum();
    bencher.counter(ItemsCount::new(orders)).bench(|| SEEDS.map(|seed| random_game(&start, seed)).sum::<usize>());
}

/// One whole game by chance without the whole list; how many orders it took.
fn rolled_out(start: &Start, seed: u64) -> usize {
    let mut game = game(start, seed);
    let mut player = Rollout::new(seed);
    let mut orders = 0;
    while let Some(order) = player.order(&game) {
        game.give(&order).expect("listed orders are lawful");
        orders += 1;
    }
    orders
}

/// Whole games played out by groups of offers, in orders.
#[divan::bench(args = ["the_oak_farm.ron", "two_roads_to_the_river.ron", "the_sunken_lane.ron"], sample_count = 7, sample_size = 1)]
fn rollout(bencher: Bencher, scenario: &str) {
    const SEEDS: std::ops::Range<u64> = 1..6;
    let start = shipped(scenario);
    let orders: usize = SEEDS.map(|seed| rolled_out(&start, seed)).sum();
    bencher.counter(ItemsCount::new(orders)).bench(|| SEEDS.map(|seed| rolled_out(&start, seed)).sum::<usize>());
}

/// The largest scenario from its files to the first decision.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn load_the_largest(bencher: Bencher) {
    bencher.bench(|| game(&shipped("two_roads_to_the_river.ron"), 1).to_act());
}

//! The charts are those of the book, and mistakes in them.

use super::*;
use crate::files::values::{Band, Location};
use crate::testing::{charts, read};

fn kinds() -> KindSet {
    read(include_str!("../../../../assets/measured_terrain.ron"))
}

const fn cm(centimetres: i32) -> i32 {
    centimetres * 100
}

fn ground(kind: &str) -> GroundDef {
    charts().grounds.into_iter().find(|ground| ground.kind == kind).expect("a line")
}

#[test]
fn the_charts_of_the_game_are_without_mistakes_and_every_kind_has_its_line() {
    let (charts, kinds) = (charts(), kinds());
    assert_eq!(faults(&charts, &kinds), []);
    assert_eq!(charts.grounds.len(), kinds.kinds.len());
}

#[test]
fn roe_h_01_a_one_fails_and_a_six_passes() {
    assert_eq!((charts().dice.fails, charts().dice.passes), (1, 6));
}

#[test]
fn roe_h_02_the_scores_that_hit() {
    let charts = charts();
    let scores = [3, 4, 5].map(|rating| [Band::Short, Band::Long].map(|band| charts.base_to_hit(rating, band)));
    assert_eq!(scores, [[Some(3), Some(4)], [Some(4), Some(5)], [Some(5), Some(6)]]);
    assert_eq!(charts.base_to_hit(2, Band::Short), None);
}

#[test]
fn roe_h_03_and_roe_h_06_halves_are_rounded_up() {
    let shooting = charts().shooting;
    // ROE-W-08: of nine figures five hits suppress, nine shake.
    assert_eq!((shooting.suppression.suppressed.of(9), shooting.suppression.shaken.of(9)), (5, 9));
    assert_eq!(shooting.suppression.suppressed.of(10), 5);
    // ROE-W-07: the short range of a rifle of 60 cm.
    assert_eq!(shooting.short.of(6_000), 3_000);
}

#[test]
fn roe_h_11_the_ratings_of_troops() {
    let charts = charts();
    let of = |key: &str| charts.troops(key).map(|troops| (troops.experience, troops.discipline, troops.cq));
    for (key, ratings) in [
        ("green", (5, 5, 1)),
        ("regular", (4, 4, 2)),
        ("veteran", (3, 3, 3)),
        ("german_grenadier", (4, 4, 2)),
        ("german_panzergrenadier", (4, 3, 2)),
        ("german_volksgrenadier", (5, 4, 1)),
        ("fallschirmjaeger", (3, 3, 3)),
        ("british_infantry", (4, 4, 2)),
        ("british_airborne", (3, 3, 3)),
        ("us_infantry", (4, 4, 2)),
        ("us_parachute", (3, 3, 3)),
        ("maquis", (5, 5, 1)),
        ("soviet_rifles", (5, 4, 2)),
        ("soviet_guards", (4, 3, 2)),
    ] {
        assert_eq!(of(key), Some(ratings), "{key}");
    }
    assert_eq!((charts.leaders.strong, charts.leaders.best), (1, 2));
}

#[test]
fn roe_h_15_templates_are_discs_of_8_12_and_16_cm() {
    let charts = charts();
    assert_eq!([0, 1, 2, 3, 4].map(|blast| charts.template(blast)), [None, Some(400), Some(600), Some(800), None]);
}

#[test]
fn roe_h_16_and_roe_mov_02_how_far_units_move() {
    let charts = charts();
    let moves = charts.moves;
    assert_eq!([moves.foot.0, moves.gun.0, moves.run.0, moves.sneak_less.0], [cm(20), cm(15), cm(10), cm(10)]);
    let of = |mover, footing| charts.going(mover, footing);
    // More, less, whether it may run, on what it bogs down, whether it is shut.
    let place = |mover, footing| {
        let going = of(mover, footing);
        (going.more.0 / 100, going.less.0 / 100, !going.no_run, going.bogs, going.shut)
    };
    for (mover, rows) in [
        (
            Mover::Foot,
            [
                (0, 0, true, None, false),
                (0, 0, true, None, false),
                (0, 0, true, None, false),
                (0, 5, true, None, false),
            ],
        ),
        (
            Mover::Wheeled,
            [
                (5, 0, true, None, false),
                (0, 0, true, None, false),
                (0, 10, false, Some(5), false),
                (0, 0, true, None, true),
            ],
        ),
        (
            Mover::HalfTrack,
            [
                (5, 0, true, None, false),
                (0, 0, true, None, false),
                (0, 10, false, Some(6), false),
                (0, 0, true, None, true),
            ],
        ),
        (
            Mover::Tracked,
            [
                (5, 0, true, None, false),
                (0, 0, true, None, false),
                (0, 0, true, Some(6), false),
                (0, 10, true, Some(6), false),
            ],
        ),
        (
            Mover::Motorcycle,
            [(0, 0, true, None, false), (0, 0, true, None, false), (0, 0, true, None, true), (0, 0, true, None, true)],
        ),
    ] {
        let footings = [Footing::Road, Footing::Open, Footing::Rough, Footing::VeryRough];
        assert_eq!(footings.map(|footing| place(mover, footing)), rows, "{mover:?}");
        assert!(of(mover, Footing::Impassable).shut, "{mover:?}");
        let doubled = footings.map(|footing| of(mover, footing).doubled);
        let bike = mover == Mover::Motorcycle;
        assert_eq!(doubled, [bike, bike, false, false], "{mover:?}");
    }
}

#[test]
fn roe_h_18_the_strength_of_buildings() {
    let strength = ["wooden_house", "house", "stone_house", "bunker", "ruin"].map(|kind| ground(kind).sr);
    assert_eq!(strength, [7, 9, 11, 13, 7]);
    assert!(charts().grounds.iter().all(|ground| ground.building == (ground.sr > 0)));
}

#[test]
fn roe_h_19_what_is_soft_and_what_is_hard_cover() {
    let of = |cover| {
        let all = charts().grounds.into_iter().filter(|ground| ground.cover == cover).map(|ground| ground.kind);
        all.collect::<BTreeSet<String>>()
    };
    let named = |kinds: &[&str]| kinds.iter().map(|kind| (*kind).to_string()).collect::<BTreeSet<String>>();
    assert_eq!(of(Cover::Soft), named(&["hedge", "bocage", "fence", "scrub", "standing_crops", "orchard", "wood"]));
    let hard = ["low_wall", "wall", "house", "wooden_house", "stone_house", "ruin", "rubble", "trench", "bunker"];
    assert_eq!(of(Cover::Hard), named(&hard));
    assert_eq!((charts().sight.behind.0, charts().bodies.wreck_cover), (cm(5), Cover::Hard));
}

#[test]
fn roe_h_20_what_is_rough_and_what_is_very_rough() {
    let of = |kinds: &[&str]| kinds.iter().map(|kind| ground(kind).footing).collect::<BTreeSet<_>>();
    let only = |footing| BTreeSet::from([Some(footing)]);
    assert_eq!(of(&["field", "built_up"]), only(Footing::Open));
    assert_eq!(of(&["scrub", "orchard", "wood", "marsh", "standing_crops", "ploughed", "ford"]), only(Footing::Rough));
    assert_eq!(of(&["rubble", "house", "stream"]), only(Footing::VeryRough));
    assert_eq!(of(&["river"]), only(Footing::Impassable));
    assert_eq!(of(&["road", "bridge"]), only(Footing::Road));
    // ROE-MOV-02: no Run across walls, in woods or marsh.
    let no_run = charts().grounds.into_iter().filter(|ground| ground.no_run).map(|ground| ground.kind);
    assert_eq!(no_run.collect::<Vec<_>>(), ["marsh", "wood", "low_wall", "wall"]);
}

#[test]
fn roe_h_23_how_large_bodies_are() {
    let charts = charts();
    assert_eq!((charts.bodies.figure.0, charts.bodies.gun.0), (250, 600));
    assert_eq!((charts.hull(false), charts.hull(true)), ((cm(12), cm(6)), (cm(9), cm(5))));
    assert_eq!([charts.bodies.eye.0, charts.bodies.vehicle_eye.0, charts.bodies.roof.0], [250, 300, 500]);
    assert_eq!((charts.arcs.turret, charts.arcs.gun, charts.arcs.hull, charts.arcs.pintle), (20, 45, 45, 90));
}

#[test]
fn roe_veh_01_where_a_die_strikes() {
    use Location::{Hull, Passenger, Tracks, Turret};
    let charts = charts();
    let of = |face| [1, 2, 3, 4, 5, 6].map(|die| charts.location(face, die).expect("a place"));
    assert_eq!(of(Face::Front), [Hull, Hull, Hull, Turret, Passenger, Tracks]);
    assert_eq!(of(Face::Side), [Hull, Turret, Passenger, Passenger, Tracks, Tracks]);
    assert_eq!(of(Face::Rear), [Hull, Turret, Passenger, Passenger, Passenger, Tracks]);
    assert_eq!(of(Face::Top), [Hull, Turret, Turret, Passenger, Passenger, Passenger]);
    assert_eq!((charts.location(Face::Front, 0), charts.location(Face::Front, 7)), (None, None));
}

/// The fields at which the charts are wrong when a piece of their text is another.
fn wrong(from: &str, to: &str) -> Vec<String> {
    let text = include_str!("../../../../assets/rules_of_engagement/charts.ron");
    assert!(text.contains(from), "{from}");
    let told = faults(&read(&text.replacen(from, to, 1)), &kinds());
    told.into_iter().map(|fault| fault.field).collect()
}

#[test]
fn each_mistake_of_terrain_and_troops_is_told_at_its_field() {
    for (from, to, fields) in [
        ("(kind: \"marsh\", footing: Rough, no_run: true),", "", &["grounds"][..]),
        ("(kind: \"hill\")", "(kind: \"hil\")", &["grounds[11].kind", "grounds"]),
        ("(kind: \"hill\")", "(kind: \"hill\"), (kind: \"hill\")", &["grounds[12].kind"]),
        ("(kind: \"hedge\", linear", "(kind: \"hedge\", footing: Rough, linear", &["grounds[16].footing"]),
        ("(kind: \"hedge\", linear: true", "(kind: \"hedge\", linear: true, dense: true", &["grounds[16].linear"]),
        ("footing: Road, over: true", "over: true", &["grounds[15].over"]),
        ("building: true, sr: 9", "building: true", &["grounds[21].sr"]),
        ("building: true, sr: 9", "building: true, sr: 21", &["grounds[21].sr"]),
        ("hides: true, cover: Hard, building: true, sr: 9", "building: true, sr: 9", &["grounds[21].cover"]),
        ("mover: HalfTrack, footing: Road", "mover: Wheeled, footing: Road", &["going[1]"]),
        ("mover: HalfTrack, footing: Road", "mover: HalfTrack, footing: Impassable", &["going[1].footing"]),
        ("bogs: 5", "bogs: 7", &["going[5].bogs"]),
        ("footing: VeryRough, less: 5)", "footing: VeryRough, less: 5, bogs: 6)", &["going[9].bogs"]),
        ("more: 5", "more: -5", &["going[0].more"]),
        ("key: \"regular\"", "key: \"green\"", &["classes[1].key"]),
        ("key: \"maquis\"", "key: \"green\"", &["troops[8].key"]),
        ("name: \"Green\"", "name: \"\"", &["classes[0].name"]),
        ("experience: 5, discipline: 5, cq: 1", "experience: 6, discipline: 5, cq: 1", &["classes[0].experience"]),
        (
            "experience: 5, discipline: 5, cq: 1",
            "experience: 5, discipline: 7, cq: 9",
            &["classes[0].discipline", "classes[0].cq"],
        ),
        ("(experience: 4, score: (4, 5))", "(experience: 4, score: (4, 3))", &["hits[1].score.1"]),
        ("(experience: 4, score: (4, 5))", "(experience: 4, score: (1, 5))", &["hits[1].score.0"]),
        (
            "(experience: 4, score: (4, 5)),",
            "(experience: 4, score: (4, 5)), (experience: 4, score: (4, 5)),",
            &["hits[2].experience"],
        ),
    ] {
        assert_eq!(wrong(from, to), fields, "{to}");
    }
}

#[test]
fn each_mistake_of_a_value_is_told_at_its_field() {
    for (from, to, field) in [
        ("fails: 1", "fails: 6", "dice.passes"),
        ("passes: 6", "passes: 7", "dice.passes"),
        ("templates: [8, 12, 16]", "templates: [8, 12, 12]", "templates[2]"),
        ("templates: [8, 12, 16]", "templates: [8.01, 12, 16]", "templates[0]"),
        ("templates: [8, 12, 16]", "templates: []", "templates"),
        ("best: 2", "best: 1", "leaders.best"),
        ("officer: 20", "officer: -1", "leaders.officer"),
        ("foot: 20", "foot: 0.5", "moves.foot"),
        ("gun: 15", "gun: 25", "moves.gun"),
        ("cohesion: 5", "cohesion: 51", "moves.cohesion"),
        ("reverse: (1, 2)", "reverse: (0, 2)", "moves.reverse"),
        ("straight: 4", "straight: 1", "moves.out_of_control.straight"),
        ("figure: 2.5", "figure: 2.51", "bodies.figure"),
        ("vehicle: (12, 6)", "vehicle: (12, 60)", "bodies.vehicle.1"),
        ("level: 5", "level: 0", "bodies.level"),
        ("turret: 20", "turret: 0", "arcs.turret"),
        ("pivots: 4", "pivots: 0", "arcs.pivots"),
        ("in_cover: (1, 2)", "in_cover: (3, 2)", "sight.in_cover"),
        ("looks_over: 5", "looks_over: 301", "sight.looks_over"),
        ("elevated: 2", "elevated: 0", "hiding.elevated"),
        ("seen_men: 5", "seen_men: -5", "hiding.seen_men"),
        ("shaken: (1, 1)", "shaken: (1, 3)", "shooting.suppression.shaken"),
        ("crossfire: 90", "crossfire: 181", "shooting.crossfire"),
        ("near_miss: 5", "near_miss: 7", "shooting.near_miss"),
        ("raised: [(higher: 5", "raised: [(higher: -5", "shooting.raised[0].higher"),
        ("(face: Top", "(face: Rear", "armour.locations"),
        ("[Hull, Hull, Hull, Turret, Passenger, Tracks]", "[Hull, Hull]", "armour.locations[0].struck"),
        ("from: 12, to: 99", "from: 12, to: 11", "armour.damage[0].from"),
        ("(within: 5, ap: 3", "(within: 5, ap: 1", "armour.explosion.ap"),
        ("rounds: 3", "rounds: 0", "close_quarters.rounds"),
        ("moved: 20, score", "moved: 10, score", "close_quarters.vehicles[2].moved"),
        ("men: 12", "men: 0", "buildings.men"),
        ("zone: 40", "zone: 2", "battle.zone"),
        ("turns: 8", "turns: 61", "battle.turns"),
        ("withdraws: (1, 2)", "withdraws: (2, 1)", "battle.withdraws"),
    ] {
        assert!(wrong(from, to).contains(&field.to_string()), "{to}: {:?}", wrong(from, to));
    }
}

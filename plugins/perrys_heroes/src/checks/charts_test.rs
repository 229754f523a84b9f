//! The charts are those of the book, and mistakes in them.

use super::*;
use crate::files::charts::{Cover, Shelter};
use crate::testing::{charts, read};

fn kinds() -> KindSet {
    read(include_str!("../../../../assets/measured_terrain.ron"))
}

const fn cm(centimetres: i32) -> i32 {
    centimetres * 100
}

/// Table 7.13-01: with the eye, with optics.
#[test]
fn the_visibility_is_that_of_the_book() {
    let book = [
        (Hour::Day, Weather::Clear, 80, 160),
        (Hour::Day, Weather::Rain, 50, 80),
        (Hour::Day, Weather::Fog, 40, 40),
        (Hour::Dusk, Weather::Clear, 60, 120),
        (Hour::Dusk, Weather::Rain, 30, 60),
        (Hour::Dusk, Weather::Fog, 20, 20),
        (Hour::Night, Weather::Clear, 20, 40),
        (Hour::Night, Weather::Rain, 15, 30),
        (Hour::Night, Weather::Fog, 10, 10),
    ];
    let charts = charts();
    assert_eq!(charts.visibility.len(), book.len());
    for (hour, weather, eye, optics) in book {
        let def = charts.visibility(hour, weather).expect("a line");
        assert_eq!((def.eye.0, def.optics.0), (cm(eye), cm(optics)), "{hour:?} {weather:?}");
    }
}

/// Table 7.16-01 in millimetres: meadow, field, scrub, marsh, wood, orchard.
#[test]
fn the_gaits_are_those_of_the_book() {
    let book = [
        (Gait::Crawl, [50, 50, 25, 0, 25, 50]),
        (Gait::Crouch, [75, 75, 50, 25, 50, 75]),
        (Gait::Walk, [100, 100, 75, 50, 50, 75]),
        (Gait::Run, [150, 125, 100, 75, 100, 125]),
    ];
    let charts = charts();
    for (gait, most) in book {
        for (row, most) in ROWS.into_iter().zip(most) {
            assert_eq!(charts.most(gait, row).unwrap_or(0), most * 10, "{gait:?} {row:?}");
        }
    }
}

/// Tables 7.16-02 to 7.16-05.
#[test]
fn the_prices_of_moves_are_those_of_the_book() {
    let charts = charts();
    assert_eq!(ROWS.map(|row| charts.moves.base.of(row)), [1, 1, 2, 3, 2, 2]);
    assert_eq!(ROWS.map(|row| charts.moves.slope.of(row)), [2, 2, 4, 4, 4, 4]);
    assert_eq!((charts.moves.road, charts.moves.running), (1, 1));
    let crossing = |kind: &str| charts.grounds.iter().find(|ground| ground.kind == kind).map(|ground| ground.crossing);
    assert_eq!(["ford", "bridge", "low_wall", "hedge"].map(crossing), [Some(2), Some(1), Some(1), Some(2)]);
}

#[test]
fn ph_4_3_02_the_prices_of_forces_are_those_of_the_book() {
    let prices = charts().prices;
    assert_eq!([prices.officer, prices.nco, prices.soldier], [5, 3, 1]);
    assert_eq!([prices.green, prices.normal, prices.veteran], [-1, 0, 1]);
    assert_eq!([prices.sniper, prices.engineer, prices.radio], [2, 2, 2]);
    assert_eq!([prices.marksman, prices.messenger, prices.medic], [1, 1, 1]);
    assert_eq!([prices.rifle, prices.submachine_gun, prices.assault_rifle, prices.light_machine_gun], [2, 4, 6, 10]);
    assert_eq!([prices.launcher_with_two, prices.two_grenades, prices.smoke_grenade], [6, 4, 4]);
    assert_eq!([prices.binoculars, prices.first_aid], [2, 1]);
}

#[test]
fn ph_h_20_machine_guns_traps_and_soldiers_pistols_have_prices_of_the_house() {
    let prices = charts().prices;
    assert_eq!(
        [prices.medium_machine_gun, prices.heavy_machine_gun, prices.trap, prices.soldiers_pistol],
        [14, 16, 4, 1]
    );
}

#[test]
fn ph_h_08_a_base_is_two_and_a_half_centimetres_wide() {
    let house = charts().house;
    assert_eq!((house.base.0, house.zone.0, house.level.0), (250, cm(20), cm(5)));
    assert_eq!(crate::testing::Bench::new().start().field.base(), 125);
}

#[test]
fn terrain_does_what_the_book_says_and_every_kind_has_its_line() {
    let (charts, kinds) = (charts(), kinds());
    assert_eq!(faults(&charts, &kinds), []);
    assert_eq!(charts.grounds.len(), kinds.kinds.len());
    let of = |kind: &str| charts.grounds.iter().find(|ground| ground.kind == kind).expect("a line");
    // PH-7.13-03 and PH-7.13-04
    for (kind, cuts) in [
        ("stream", false),
        ("river", false),
        ("road", false),
        ("scrub", false),
        ("house", true),
        ("low_wall", true),
        ("hedge", true),
        ("orchard", true),
        ("wood", true),
    ] {
        assert_eq!(of(kind).cuts, cuts, "{kind}");
    }
    // PH-7.7-05, PH-7.8-08, PH-3.4-03
    let of_table = ["low_wall", "scrub", "house", "orchard", "wood"].map(|kind| of(kind).cover);
    assert_eq!(of_table, [Cover::LowWall, Cover::Scrub, Cover::Building, Cover::Orchard, Cover::Wood].map(Some));
    assert_eq!(["wood", "orchard", "hedge"].map(|kind| of(kind).shelter), [Some(Shelter::Light); 3]);
    assert_eq!(["house", "low_wall"].map(|kind| of(kind).shelter), [Some(Shelter::Hard); 2]);
    assert!(["wood", "orchard", "hedge", "scrub"].into_iter().all(|kind| of(kind).plants));
}

/// The field at which the charts are wrong when a piece of their text is another.
fn wrong(from: &str, to: &str) -> Vec<String> {
    let text = include_str!("../../../../assets/perrys_heroes/charts.ron");
    assert!(text.contains(from), "{from}");
    let told = faults(&read(&text.replacen(from, to, 1)), &kinds());
    told.into_iter().map(|fault| fault.field).collect()
}

#[test]
fn each_mistake_is_told_at_its_field() {
    assert_eq!(wrong("(kind: \"marsh\", row: Some(Marsh)),", ""), ["grounds"]);
    assert_eq!(wrong("kind: \"hill\"", "kind: \"hil\""), ["grounds[8].kind", "grounds"]);
    assert_eq!(wrong("(kind: \"hill\")", "(kind: \"hill\"), (kind: \"hill\")"), ["grounds[9].kind"]);
    assert_eq!(wrong("row: Some(Meadow), road: true", "road: true"), ["grounds[1].road"]);
    assert_eq!(wrong("crossing: 2", "crossing: 20"), ["grounds[11].crossing"]);
    assert_eq!(wrong("eye: 80, optics: 160", "eye: 80, optics: 79"), ["visibility[0].optics"]);
    assert_eq!(wrong("eye: 80", "eye: 0"), ["visibility[0].eye"]);
    assert_eq!(wrong("hour: Dusk, weather: Fog", "hour: Dusk, weather: Rain"), ["visibility[5]", "visibility"]);
    assert_eq!(wrong("gait: Crawl", "gait: Walk"), ["gaits", "gaits"]);
    assert_eq!(wrong("meadow: Some(5)", "meadow: Some(0)"), ["gaits[0].most"]);
    assert_eq!(wrong("base: (meadow: 1", "base: (meadow: 0"), ["moves.base"]);
    assert_eq!(wrong("slope: (meadow: 2", "slope: (meadow: 0"), ["moves.slope"]);
    assert_eq!(wrong("officer: 5", "officer: -5"), ["prices.officer"]);
    assert_eq!(wrong("green: -1", "green: -2"), ["prices.green"]);
    assert_eq!(
        wrong("grenade: (radius: 5, dice: 4)", "grenade: (radius: 0, dice: 0)"),
        ["grenade.radius", "grenade.dice"]
    );
    assert_eq!(wrong("base: 2.5,", "base: 2.51,"), ["house.base"]);
    assert_eq!(wrong("trap_goes_off: 4", "trap_goes_off: 7"), ["house.trap_goes_off"]);
}

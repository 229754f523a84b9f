//! The map of chances is the whole of the throw; zones name those in them.

use super::*;
use crate::hand::tests::{acts, battle, observers};
use measured_view::world;
use perrys_heroes::testing::{cm, id};
use table_view::Place;

fn throws(at: Point) -> Command {
    Command::Throw { unit: id("us-02"), at, smoke: false }
}

const NEAR: &str = "(id: \"us-02\", at: (90, 90), grenades: 2), (id: \"ge-02\", at: (90, 80), located: true)";

#[test]
fn ph_7_12_04_the_places_of_the_map_sum_to_the_whole_and_each_has_a_cell() {
    let battle = battle(&acts(NEAR));
    let Ok(Report::Throw(report)) = battle.judge(&throws(cm(90.0, 80.0))) else { panic!("a lawful throw") };
    let odds = battle.ask(|table| grenades::odds(table, &report));
    assert_eq!(odds.places.iter().map(|(_, often)| often).sum::<u64>(), odds.out_of);
    let mut drawing = Drawing::default();
    heat(&mut drawing, &odds);
    let shade = &drawing.shades[0];
    let rows = shade.cells.len() as u32 / shade.columns;
    let cell = shade.bounds.size() / Vec2::new(shade.columns as f32, rows as f32);
    let most = odds.places.iter().map(|(_, often)| *often).max().expect("places");
    for (at, often) in &odds.places {
        let off = world(*at) - Vec2::new(shade.bounds.min.x, shade.bounds.max.y);
        let (column, row) = ((off.x / cell.x) as u32, (-off.y / cell.y) as u32);
        let heat = shade.cells[(row * shade.columns + column) as usize];
        assert!(heat > 0, "{at:?} is on the map");
        assert!(*often < most || heat == HEATS, "what is most likely is strongest");
    }
}

#[test]
fn whoever_a_grenade_may_reach_is_named_with_his_chances() {
    let battle = battle(&acts(NEAR));
    let drawing = bursts(&battle, &throws(cm(90.0, 80.0)));
    assert!(
        drawing.plates.iter().any(|plate| plate.at == world(cm(90.0, 80.0)) && plate.text.ends_with('%')),
        "{:?}",
        drawing.plates
    );
    let far = bursts(&battle, &throws(cm(60.0, 60.0)));
    assert_eq!(far, Drawing::default(), "what cannot be thrown strikes nobody");
    let under = Under { at: Some(world(cm(60.0, 60.0))), ..Under::default() };
    assert!(!refused(&battle, &throws(cm(60.0, 60.0)), &under).plates.is_empty());
}

#[test]
fn ph_7_7_01_a_shot_that_is_cut_has_its_cross_and_its_reason_and_one_that_is_open_what_a_die_needs() {
    let house = "(kind: \"house\", shape: Area([(85, 70), (95, 70), (95, 75), (85, 75)])),";
    let figures =
        "(id: \"us-02\", at: (90, 90), knows: [\"ge-02\", \"ge-03\"]), (id: \"ge-02\", at: (90, 60), located: true),
        (id: \"ge-03\", at: (110, 80), located: true)";
    let battle = battle(&acts(figures).pieces(house));
    let fire = |at: &str| Command::Fire { unit: id("us-02"), at: id(at), with: None, burst: false };
    let card = Some((id("ge-02"), Place { key: 0, storey: 0, at: world(cm(90.0, 60.0)) }));
    let under = Under { at: Some(world(cm(90.5, 60.0))), card, ..Under::default() };
    let cut = refused(&battle, &fire("ge-02"), &under);
    assert_eq!(cut.lines[0].cross, Some(world(cm(90.0, 75.0))));
    assert!(cut.plates[0].text.contains("house"), "{:?}", cut.plates);
    let open = bursts(&battle, &fire("ge-03"));
    let Ok(Report::Fire(report)) = battle.judge(&fire("ge-03")) else { panic!("a lawful shot") };
    let needs = report.salvo.dice[0][0].natural().to_string();
    assert!(open.plates[0].text.contains(&needs), "{:?}", open.plates);
}

#[test]
fn ph_h_10_suppressive_fire_has_its_zone_and_a_line_from_all_who_take_part() {
    let figures = "(id: \"us-02\", at: (90, 90)), (id: \"us-03\", at: (94, 90)), (id: \"us-04\", at: (80, 90)),
        (id: \"ge-02\", at: (90, 60), located: true)";
    let battle = battle(&acts(figures));
    let at = cm(90.0, 62.0);
    let drawing = bursts(&battle, &Command::Suppress { units: vec![id("us-04"), id("us-02")], at });
    let lines: Vec<&[Vec2]> = drawing.lines.iter().map(|line| &line.points[..]).collect();
    assert_eq!(lines, [[cm(80.0, 90.0), at].map(world), [cm(90.0, 90.0), at].map(world)]);
    assert_eq!((drawing.rings[0].at, drawing.rings.len()), (world(at), 2), "the zone, and who is in it");
}

#[test]
fn ph_7_8_06_each_hex_that_a_call_may_strike_has_its_chance() {
    let battle = battle(&observers(""));
    let at = cm(86.0, 45.0);
    let mission = perrys_heroes::values::Mission::Shells;
    let drawing =
        bursts(&battle, &Command::CallFire { unit: id("us-01"), radio: id("us-02"), support: 0, at, mission });
    let chances: Vec<&str> =
        drawing.plates.iter().filter(|plate| !plate.aside).map(|plate| plate.text.as_str()).collect();
    assert_eq!((chances.len(), chances.last().copied()), (13, Some("60%")), "{chances:?}");
    assert_eq!(chances.iter().filter(|one| **one == "3%").count(), 12);
    assert_eq!(drawing.lines.len(), 13, "outlines");
    let aside: Vec<&str> = drawing.plates.iter().filter(|plate| plate.aside).map(|plate| plate.text.as_str()).collect();
    assert_eq!(aside.len(), 1, "ge-02 with what may become of him: {aside:?}");
}

#[test]
fn ph_st_21_only_its_owner_sees_what_is_registered_and_in_the_air() {
    let more = "artillery: [(side: First, registered: [(20, 20)], call: (by: \"us-01\", at: (60, 40), due: 5))],";
    let game = || observers(more).game(&[]).0;
    let mut own = Battle::new(game());
    own.seat(opponent::Seat::pair(
        [None, Some(opponent::Opponent::Thinks(opponent::Level::Recruit, opponent::Temper::Even))],
        3,
    ));
    let texts = |battle: &Battle| -> Vec<String> {
        super::super::scene::scene(battle).plates.iter().map(|plate| plate.text.clone()).collect()
    };
    assert_eq!(texts(&own).iter().filter(|text| *text == "registered" || *text == "Mortars: turn 5").count(), 2);
    let mut other = Battle::new(game());
    other.seat(opponent::Seat::pair(
        [Some(opponent::Opponent::Thinks(opponent::Level::Recruit, opponent::Temper::Even)), None],
        3,
    ));
    assert!(!texts(&other).iter().any(|text| text == "registered" || text.contains("turn 5")));
}

#[test]
fn ph_7_3_02_a_gun_that_would_be_loaded_has_its_price_at_the_vehicle() {
    let bench = perrys_heroes::testing::Bench::new()
        .vehicles(table::Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position("active: (side: First, team: 1), figures: [(id: \"us-07\", at: (90, 80), round: AntiTank)]");
    let load = |round| Command::Load { unit: id("us-07"), round };
    let drawing = bursts(&battle(&bench), &load(perrys_heroes::values::Round::HighExplosive));
    let plates: Vec<(Vec2, &str)> = drawing.plates.iter().map(|plate| (plate.at, plate.text.as_str())).collect();
    assert_eq!(plates, [(world(cm(90.0, 80.0)), "loads, costs 2")]);
    let again = bursts(&battle(&bench), &load(perrys_heroes::values::Round::AntiTank));
    assert_eq!(again, Drawing::default(), "that round is in it already");
}

//! What lies on the table, and that nothing of it tells what the viewer does not see.

use super::*;
use crate::hand::Aim;
use crate::hand::tests::{acts, battle, clicks, desk, holds, in_hand, points, sets_up};
use measured_view::world;
use perrys_heroes::testing::{Bench, cm, id, read};
use perrys_heroes::values::Task;
use std::sync::Arc;
use table::{DiceCup, Game};

fn marks(app: &App) -> Marks {
    app.world().resource::<Marks>().clone()
}

const OURS: &str = "(id: \"us-02\", at: (90, 90), knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 60), located: true)";

#[test]
fn a_tape_is_laid_by_two_clicks_in_anybodys_turn_and_stays_until_it_is_put_away() {
    let bench = Bench::new().position(
        "active: (side: Second, team: 0), figures: [(id: \"us-02\", at: (90, 90)), (id: \"ge-02\", at: (90, 60))]",
    );
    let mut app = desk(&bench);
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Ruler;
    clicks(&mut app, Some("us-02"), cm(90.5, 90.0), MouseButton::Left, false);
    points(&mut app, None, cm(90.0, 80.0));
    assert_eq!(marks(&app).plates[0].text, "10.0 cm", "from the middle of a figure to the pointer");
    clicks(&mut app, Some("ge-02"), cm(90.0, 60.0), MouseButton::Left, false);
    points(&mut app, None, cm(10.0, 10.0));
    assert_eq!(marks(&app).plates[0].text, "30.0 cm\n27.5 cm between bases");
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Plain;
    app.update();
    assert_eq!(marks(&app).plates.len(), 1, "it stays");
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Ruler;
    clicks(&mut app, None, cm(10.0, 10.0), MouseButton::Right, false);
    assert!(marks(&app).plates.is_empty(), "put away");
    clicks(&mut app, None, cm(10.0, 10.0), MouseButton::Right, false);
    assert_eq!(in_hand(&app).mode, Aim::Plain);
}

#[test]
fn who_is_chosen_has_his_reach_on_the_ground_and_the_pointer_a_tape() {
    let mut app = desk(&acts(OURS));
    clicks(&mut app, Some("us-02"), cm(90.0, 90.0), MouseButton::Left, false);
    points(&mut app, None, cm(87.0, 90.0));
    let shades = app.world().resource::<Shades>().clone();
    assert_eq!(shades.0.len(), 2, "walking and running");
    let own = &shades.0[1];
    assert_eq!(own.bounds.center(), world(cm(90.0, 90.0)));
    assert!(own.cells.iter().filter(|cell| **cell > 0).count() > 1000);
    assert!(marks(&app).plates.iter().any(|plate| plate.text.starts_with("walk 3.0 cm")));
    clicks(&mut app, None, cm(87.0, 90.0), MouseButton::Right, false);
    assert!(app.world().resource::<Shades>().0.is_empty());
    app.world_mut().remove_resource::<Battle>();
    app.update();
    assert_eq!(marks(&app), Marks { accents: marks(&app).accents, ..Marks::default() });
}

#[test]
fn ph_7_7_10_the_circles_of_a_weapon_are_touched_by_a_base_that_is_just_so_far() {
    let battle = battle(&acts(OURS));
    let drawing = ranges::ranges(&battle, &holds("us-02", Aim::Fire { with: None, burst: false }));
    let radii: Vec<f32> = drawing.rings.iter().map(|ring| ring.radius / measured_view::length(100)).collect();
    assert_eq!(radii.iter().map(|radius| (radius * 100.0).round() as i32).collect::<Vec<_>>(), [3125, 6125, 8125]);
    assert_eq!(ranges::ranges(&battle, &holds("us-02", Aim::Plain)), Drawing::default());
}

#[test]
fn lines_of_knowledge_are_those_of_the_own_side_alone() {
    let figures = "(id: \"us-02\", at: (90, 90), knows: [\"ge-02\"], located: true), (id: \"us-03\", at: (80, 90)),
        (id: \"ge-02\", at: (90, 60), located: true, knows: [\"us-02\"]), (id: \"ge-03\", at: (100, 60))";
    let battle = battle(&acts(figures));
    let all = knowledge::knowledge(&battle, &Hand { mode: Aim::Knowledge, ..Hand::default() });
    assert_eq!(all.lines.len(), 1);
    assert_eq!(all.lines[0].points, [cm(90.0, 90.0), cm(90.0, 60.0)].map(world));
    let other = knowledge::knowledge(&battle, &holds("us-03", Aim::Knowledge));
    assert!(other.lines.is_empty() && other.plates.len() == 1, "he knows of nobody, and is told so");
}

#[test]
fn who_is_asked_from_alert_has_no_reach_and_a_line_to_whom_he_may_fire_at() {
    let mut app = desk(&Bench::new().position(
        "active: (side: Second, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), alert: true, answer: Ask, located: true, knows: [\"ge-02\"]),
            (id: \"ge-02\", at: (90, 60), located: true, knows: [\"us-02\"])]",
    ));
    let goes = read("Move(unit: \"ge-02\", gait: Walk, way: [(x: 9500, y: 6000)])");
    app.world_mut().resource_mut::<Battle>().give(&goes).expect("a lawful move");
    app.update();
    clicks(&mut app, Some("us-02"), cm(90.0, 100.0), MouseButton::Left, false);
    let stands = app.world().resource::<Battle>().table().figure(id("ge-02")).and_then(|figure| figure.at);
    points(&mut app, Some("ge-02"), stands.expect("he stands on the table"));
    assert_eq!(app.world().resource::<Shades>().0.len(), 1, "what he watches, and no reach");
    let line = &marks(&app).lines[0].points;
    assert_eq!(line[..], [cm(90.0, 100.0), stands.expect("he stands on the table")].map(world));
}

#[test]
fn ph_5_1_01_the_own_zone_is_shaded_while_figures_are_placed() {
    let drawing = scene::scene(&battle(&sets_up()));
    let [zone] = &drawing.shades[..] else { panic!("one zone: {}", drawing.shades.len()) };
    assert_eq!((zone.bounds.min, zone.bounds.max), (world(cm(0.0, 120.0)), world(cm(180.0, 100.0))));
    assert!(zone.columns == 360 && zone.cells.iter().all(|cell| *cell == 1), "all of it, and nothing else");
    assert!(scene::scene(&battle(&acts(OURS))).shades.is_empty(), "no longer once they are");
}

#[test]
fn ph_5_1_01_a_ring_shows_where_a_man_would_begin_and_a_line_which_way_he_would_look() {
    let battle = battle(&sets_up());
    let order = |facing: &str| read(&format!("Place(unit: \"us-01\", at: (x: 6000, y: 11000){facing})"));
    let plain = bursts::bursts(&battle, &order(""));
    assert_eq!((plain.rings[0].at, plain.lines.len()), (world(cm(60.0, 110.0)), 0), "away from the own edge");
    let turned = bursts::bursts(&battle, &order(", facing: 900"));
    assert_eq!(turned.lines[0].points, [cm(60.0, 110.0), cm(64.0, 110.0)].map(world));
    let outside = read("Place(unit: \"us-01\", at: (x: 6000, y: 6000))");
    assert_eq!(bursts::bursts(&battle, &outside), Drawing::default(), "nobody begins there");
}

#[test]
fn objectives_say_how_they_are_held() {
    let bench = acts("(id: \"us-02\", at: (51, 60)), (id: \"ge-02\", at: (90, 20))");
    let mut start = bench.start();
    let field = Arc::make_mut(&mut start.field);
    (field.sides[0].task, field.sides[0].objectives) = (Task::Hold, vec![cm(51.96, 60.0), cm(51.96, 90.0)]);
    let dice = DiceCup::forced(vec![1; 20]);
    let battle = Battle::new(Game::new(World::new(), start, dice).expect("a first decision"));
    let drawing = scene::scene(&battle);
    let texts: Vec<&str> = drawing.plates.iter().map(|plate| plate.text.as_str()).collect();
    assert_eq!(texts, ["Americans: held", "Americans: not held"]);
    assert_eq!(drawing.plates[0].at.distance(world(cm(51.96, 60.0))).round(), 0.0);
    assert!(drawing.shades.is_empty());
}

/// All that is drawn, whatever the aim, wherever the pointer is.
fn all(bench: &Bench) -> String {
    let mut app = desk(bench);
    let aims = [
        Aim::Plain,
        Aim::Fire { with: None, burst: false },
        Aim::Throw { smoke: false },
        Aim::Suppress(crate::party::Party::NONE),
        Aim::Look,
        Aim::Knowledge,
    ];
    let mut told = String::new();
    for aim in aims {
        *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = holds("us-02", aim);
        for at in [cm(90.0, 85.0), cm(90.0, 60.0), cm(100.0, 60.0), cm(40.0, 30.0)] {
            points(&mut app, None, at);
            (0..13).for_each(|_| app.update());
            let shades = app.world().resource::<Shades>();
            told.push_str(&format!("{aim:?} {at:?} {:?} {:?}\n", marks(&app), shades));
        }
    }
    told
}

#[test]
fn nothing_is_drawn_of_whom_the_viewer_does_not_see() {
    let with = |figures: &str| acts(&format!("{OURS}, {figures}")).scenario("concealment: true");
    // Somebody concealed, wherever he lies; and how one who is not located holds himself.
    let hidden = |at: &str| with(&format!("(id: \"ge-03\", at: {at}, posture: Prone, concealed: true, alert: true)"));
    assert_eq!(all(&hidden("(100, 60)")), all(&hidden("(40, 30)")));
    let counter = |posture: &str| with(&format!("(id: \"ge-03\", at: (100, 60), posture: {posture})"));
    assert_eq!(all(&counter("Prone")), all(&counter("Standing")));
}

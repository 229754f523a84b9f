//! Loading and aiming: a Panzer IV `ge-07` in the north, whose card lies on the table, and men and a Sherman `us-07` in the south.

use super::{AimReport, LoadReport};
use crate::facts::command::Command;
use crate::facts::figures::Mark;
use crate::files::values::Round;
use crate::sections::points::price;
use crate::testing::{Bench, Play, cm, id, read};
use crate::{Event, Report};
use bevy_ecs::prelude::World;
use measured_table::Heading;
use table::{DiceCup, Game, Order, Side};

/// The Panzer in the middle, what else is true of it, and further figures.
pub(super) fn panzer(more: &str, others: &str) -> Bench {
    tank("pzkpfw_iv_h", more, others)
}

/// The same of another vehicle.
pub(super) fn tank(key: &str, more: &str, others: &str) -> Bench {
    Bench::new()
        .vehicles(Side::Second, &format!("(name: \"Panzer\", vehicle: \"{key}\", crew: [\"Kern\"])"))
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .position(&format!(
            "active: (side: Second, team: 1), figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\", \"us-02\", \"us-07\"], {more}), {others}]"
        ))
}

/// A game in which the Panzer has more points than any has.
pub(super) fn rich(bench: &Bench, dice: &[u8]) -> Play {
    let mut start = bench.start();
    let panzer = start.figures.iter_mut().find(|figure| figure.id == id("ge-07")).expect("the Panzer");
    panzer.points = 12;
    Play(Game::new(World::new(), start, DiceCup::forced(dice.to_vec())).expect("a game"))
}

pub(super) fn judged(play: &Play, command: &str) -> Report {
    let command: Command = read(command);
    play.0.judge(&Order { side: Side::Second, command }).expect("a lawful order")
}

fn aim(play: &Play, command: &str) -> AimReport {
    let Report::Aim(report) = judged(play, command) else { panic!("an aim") };
    report
}

fn load(play: &Play, round: &str) -> LoadReport {
    let Report::Load(report) = judged(play, &format!("Load(unit: \"ge-07\", round: {round})")) else {
        panic!("a round")
    };
    report
}

pub(super) const AT_A_MAN: &str = "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"))";
pub(super) const FIRE: &str = "FireGun(unit: \"ge-07\")";
/// A man of the Americans straight ahead of the Panzer.
pub(super) const AHEAD: &str = "(id: \"us-01\", at: (90, 80), located: true)";

#[test]
fn ph_7_3_01_and_ph_7_3_02_a_gun_is_loaded_for_1_point_and_a_round_is_changed_for_2() {
    let mut play = panzer("", AHEAD).game(&[]);
    assert_eq!(play.refused(Side::Second, FIRE), "PH-7.3-01");
    assert_eq!([load(&play, "AntiTank").cost, load(&play, "HighExplosive").cost], [1, 1]);
    assert_eq!(play.refused(Side::Second, "Load(unit: \"ge-07\", round: Empty)"), "PH-7.3-01");
    play.order(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)");
    assert_eq!((play.figure("ge-07").round, play.figure("ge-07").points), (Round::AntiTank, 5));
    assert_eq!(play.refused(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)"), "PH-7.3-01");
    assert_eq!(load(&play, "HighExplosive").cost, 2);
    // A carriage, a transport and a useless gun take no round.
    assert_eq!(
        tank("sdkfz_251", "", AHEAD).game(&[]).refused(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)"),
        "PH-7.3-01"
    );
    assert_eq!(
        panzer("gun_useless: true", AHEAD).game(&[]).refused(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)"),
        "PH-7.3-01"
    );
}

#[test]
fn ph_7_3_03_and_ph_7_1_04_a_reduced_crew_loads_for_a_point_more() {
    let dead = |round: &str| panzer(round, &format!("{AHEAD}, (id: \"ge-10\", health: Dead)")).game(&[]);
    let empty = load(&dead(""), "AntiTank");
    assert_eq!((empty.cost, price(&empty.lines)), (2, 2));
    assert_eq!(load(&dead("round: HighExplosive"), "AntiTank").cost, 3);
    // PH-R-63: a wounded man still serves.
    let wounded = panzer("", &format!("{AHEAD}, (id: \"ge-10\", health: Wounded)")).game(&[]);
    assert_eq!(load(&wounded, "AntiTank").cost, 1);
}

#[test]
fn ph_7_3_04_firing_empties_the_gun() {
    let mut play = panzer("round: HighExplosive, aim: Enemy(\"us-01\")", AHEAD).game(&[1]);
    play.order(Side::Second, FIRE);
    assert_eq!(play.figure("ge-07").round, Round::Empty);
    assert_eq!(play.refused(Side::Second, FIRE), "PH-7.3-01");
}

#[test]
fn ph_7_21_01_the_gun_is_laid_by_its_turret_or_by_the_hull() {
    // Straight to the east, and so 90 degrees off.
    let mut play = rich(&panzer("", "(id: \"us-01\", at: (150, 20), located: true)"), &[]);
    assert_eq!(aim(&play, AT_A_MAN).cost, 6);
    let by_hull = aim(&play, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), hull: true)");
    assert_eq!((by_hull.cost, by_hull.swing.by_turret, by_hull.swing.by_hull), (6, 0, 2));
    play.order(Side::Second, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), hull: true)");
    let tank = play.figure("ge-07");
    assert_eq!((tank.facing, tank.turret, tank.aim.is_some()), (Heading::EAST, Heading::EAST, true));
}

#[test]
fn ph_7_21_02_aiming_costs_by_the_crew_and_by_each_man_that_it_lacks() {
    let of = |experience: &str, dead: &str| {
        let crew = format!("(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\", experience: {experience})");
        let position = format!(
            "active: (side: Second, team: 1), figures: [
                (id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\"]), {AHEAD}, {dead}]"
        );
        let play = Bench::new().vehicles(Side::Second, &crew).position(&position).game(&[]);
        aim(&play, AT_A_MAN).cost
    };
    assert_eq!([of("Veteran", ""), of("Normal", ""), of("Green", "")], [1, 2, 3]);
    assert_eq!(of("Normal", "(id: \"ge-10\", health: Dead), (id: \"ge-11\", health: Dead)"), 4);
    assert_eq!(of("Normal", "(id: \"ge-10\", health: Wounded)"), 2);
}

#[test]
fn ph_7_21_03_a_target_60_degrees_off_costs_6_and_the_hull_besides_4_more() {
    // 60 degrees to the left of south: 51.96 to the east, 30 to the south.
    let play = rich(&panzer("", "(id: \"us-01\", at: (141.96, 50), located: true)"), &[]);
    assert_eq!(aim(&play, AT_A_MAN).cost, 6);
    let both = aim(&play, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), facing: 1200)");
    assert_eq!((both.cost, both.swing.by_turret, both.swing.by_hull), (10, 2, 2));
    // Less than 45 degrees is a whole step.
    let near = panzer("", "(id: \"us-01\", at: (92, 80), located: true)").game(&[]);
    assert_eq!(aim(&near, AT_A_MAN).cost, 4);
}

#[test]
fn ph_7_21_04_and_ph_r_33_a_hull_that_pivots_to_aim_has_not_moved() {
    let mut play = rich(&panzer("round: AntiTank", "(id: \"us-01\", at: (150, 20), located: true)"), &[1]);
    play.order(Side::Second, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), hull: true)");
    assert_eq!(play.figure("ge-07").motion, crate::files::values::Motion::Still);
    play.order(Side::Second, FIRE);
}

#[test]
fn ph_7_21_05_hull_and_turret_face_as_the_player_chose() {
    let mut play = rich(&panzer("", "(id: \"us-01\", at: (150, 20), located: true)"), &[]);
    play.order(Side::Second, "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), facing: 1350)");
    assert_eq!((play.figure("ge-07").facing, play.figure("ge-07").turret), (Heading::new(1350), Heading::EAST));
    let refused = "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"), hull: true, facing: 1350)";
    assert_eq!(panzer("", AHEAD).game(&[]).refused(Side::Second, refused), "PH-7.21-05");
}

#[test]
fn ph_h_07_the_gun_of_an_assault_gun_reaches_10_degrees_and_else_its_hull_pivots() {
    let at = |x: f64, y: f64| {
        let man = format!("(id: \"us-01\", at: ({x}, {y}), located: true)");
        let report = aim(&rich(&tank("stug_iii_g", "", &man), &[]), AT_A_MAN);
        (report.cost, report.swing.facing.tenths())
    };
    // Within 10 degrees nothing turns; 50 degrees off it pivots one step, as far as it needs; at 60 two, until it looks straight there.
    assert_eq!(at(100.0, 80.0), (2, 1800));
    assert_eq!(at(135.96, 58.57), (4, 1350));
    assert_eq!(at(141.96, 50.0), (6, 1200));
    // Who cannot pivot cannot aim beside its arc.
    let beside = "(id: \"us-01\", at: (150, 20), located: true)";
    assert_eq!(tank("stug_iii_g", "immobile: true", beside).game(&[]).refused(Side::Second, AT_A_MAN), "PH-7.21-01");
    // A jammed turret goes with the hull.
    let jammed = rich(&panzer("turret_jammed: true", beside), &[]);
    let report = aim(&jammed, AT_A_MAN);
    assert_eq!((report.cost, report.swing.by_hull), (6, 2));
}

#[test]
fn ph_r_32_an_aim_is_lost_when_its_target_is_out_of_sight_or_another_is_chosen() {
    let two = "(id: \"us-01\", at: (90, 80), located: true), (id: \"us-02\", at: (110, 80), located: true)";
    let mut play = rich(&panzer("", two), &[]);
    play.order(Side::Second, AT_A_MAN);
    assert_eq!(play.refused(Side::Second, AT_A_MAN), "PH-R-32");
    play.order(Side::Second, "Aim(unit: \"ge-07\", at: Enemy(\"us-02\"))");
    let no = play.0.table().no(id("us-02")).and_then(|no| u8::try_from(no).ok()).expect("a figure");
    assert_eq!(play.figure("ge-07").aim, Some(Mark::Enemy(no)));
    // He goes behind a wood.
    let wood = "(kind: \"wood\", shape: Area([(93, 70), (130, 70), (130, 78), (93, 78)]))";
    let position = "active: (side: First, team: 0), figures: [
        (id: \"ge-07\", at: (90, 20), facing: 180, knows: [\"us-01\"], aim: Enemy(\"us-01\")), (id: \"us-01\", at: (90, 85), located: true)]";
    let bench = Bench::new()
        .pieces(wood)
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(position);
    let mut play = bench.game(&[]);
    play.order(Side::First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9200, y: 8500)])");
    assert!(play.figure("ge-07").aim.is_some(), "who moves in sight is followed");
    let events = play.order(Side::First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9800, y: 8900)])");
    assert!(play.figure("ge-07").aim.is_none(), "{events:?}");
}

#[test]
fn ph_r_32_a_gun_may_be_aimed_at_a_place_that_its_crew_sees() {
    let place = "Aim(unit: \"ge-07\", at: Place((x: 9000, y: 7000)))";
    let mut play = rich(&panzer("round: AntiTank", AHEAD), &[]);
    play.order(Side::Second, place);
    assert_eq!(play.figure("ge-07").aim, Some(Mark::Place(cm(90.0, 70.0))));
    assert_eq!(play.refused(Side::Second, FIRE), "PH-7.18-05", "only what bursts is fired at a place");
    let wood = "(kind: \"wood\", shape: Area([(60, 40), (120, 40), (120, 50), (60, 50)]))";
    assert_eq!(panzer("", AHEAD).pieces(wood).game(&[]).refused(Side::Second, place), "PH-7.21-01");
}

#[test]
fn ph_w_15_loading_and_aiming_40_degrees_off_takes_5_points_and_the_aim_holds() {
    // 40 degrees: 38.57 to the east, 45.96 to the south.
    let mut play = panzer("", "(id: \"us-01\", at: (128.57, 65.96), located: true)").game(&[1]);
    assert_eq!(play.figure("ge-07").points, 6);
    play.order(Side::Second, "Load(unit: \"ge-07\", round: AntiTank)");
    assert_eq!(aim(&play, AT_A_MAN).cost, 4);
    play.order(Side::Second, AT_A_MAN);
    assert_eq!(play.figure("ge-07").points, 1);
    assert_eq!(play.refused(Side::Second, FIRE), "PH-6.1-04");
    let events = play.order(Side::Second, "Finish");
    assert!(!events.iter().any(|event| matches!(event, Event::Is(_, crate::figures::Is::Aimed(_)))));
    assert!(play.figure("ge-07").aim.is_some());
}

#[test]
fn ph_7_13_14_a_gun_is_aimed_at_located_enemies_of_whom_the_crew_knows() {
    let counter = AHEAD.replace(", located: true", "");
    assert_eq!(panzer("", &counter).game(&[]).refused(Side::Second, AT_A_MAN), "PH-7.13-14");
    let at_another = "Aim(unit: \"ge-07\", at: Enemy(\"us-03\"))";
    let other = format!("{AHEAD}, (id: \"us-03\", at: (80, 80), located: true)");
    assert_eq!(panzer("", &other).game(&[]).refused(Side::Second, at_another), "PH-7.5-11");
    for morale in ["Demoralised", "Panicked"] {
        let play = panzer(&format!("morale: {morale}"), AHEAD).game(&[]);
        assert!(["PH-4.5-09", "PH-R-37"].contains(&play.refused(Side::Second, AT_A_MAN).as_str()));
    }
    aim(&panzer("morale: Pinned", AHEAD).game(&[]), AT_A_MAN);
}

#[test]
fn ph_7_21_04_a_hull_does_not_pivot_into_a_house_nor_over_a_hidden_man_of_its_own() {
    // To its left, as it looks south.
    let aside = "(id: \"us-01\", at: (130, 20), located: true)";
    let free = tank("stug_iii_g", "", aside).game(&[]);
    aim(&free, AT_A_MAN);
    let house = "(kind: \"house\", shape: Area([(95, 14), (99, 14), (99, 26), (95, 26)])),";
    let refused = tank("stug_iii_g", "", aside).pieces(house).game(&[]).refused(Side::Second, AT_A_MAN);
    assert_eq!(refused, "PH-7.21-01");
    let own = format!("{aside}, (id: \"ge-02\", at: (94.5, 20), concealed: true, posture: Prone)");
    assert_eq!(tank("stug_iii_g", "", &own).game(&[]).refused(Side::Second, AT_A_MAN), "PH-7.21-01");
}

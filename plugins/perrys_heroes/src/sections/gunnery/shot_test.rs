//! The main gun: a Panzer IV `ge-07` in the north that has loaded and aimed, at men and at a Sherman `us-07` in the south.

use super::GunReport;
use super::aim_test::{AHEAD, FIRE, judged, panzer, tank};
use super::odds::odds;
use super::rows::{GunBand, adjustment};
use super::shot::Effect;
use crate::facts::event::Event;
use crate::facts::rolls::{BlastRolled, GunRolled};
use crate::files::values::{Health, Morale, Round};
use crate::sections::damage::Power;
use crate::testing::{Bench, Play, id};
use crate::{Chance, Report};
use bevy_ecs::prelude::World;
use measured_table::shapes::gap;
use measured_table::{Disc, Gap, Heading, Point};
use std::sync::Arc;
use table::{DiceCup, Game, Side};

fn apart(tenths: i32) -> Gap {
    let at = |x: i32| Disc::new(Point::new(x, 0), 0);
    gap(&at(0), &at(tenths))
}

fn shot(play: &Play) -> GunReport {
    let Report::Gun(report) = judged(play, FIRE) else { panic!("a shot") };
    report
}

fn lines(play: &Play) -> Vec<(&'static str, i32)> {
    shot(play).lines.iter().map(|line| (line.rule.0, line.value)).collect()
}

fn fired(events: &[Event]) -> GunRolled {
    let of = |event: &Event| if let Event::GunFired(shot) = event { Some(shot.clone()) } else { None };
    events.iter().find_map(of).expect("a shot")
}

fn blasts(events: &[Event]) -> Vec<BlastRolled> {
    let of = |event: &Event| if let Event::Blasted(one) = event { Some(one.clone()) } else { None };
    events.iter().filter_map(of).collect()
}

/// The gun is loaded and aimed at a man straight ahead.
const AT_HIM: &str = "round: HighExplosive, aim: Enemy(\"us-01\")";
/// It is so at the Sherman, which stands 65 cm before its middle.
const AT_TANK: &str = "round: AntiTank, aim: Enemy(\"us-07\")";
const SHERMAN: &str = "(id: \"us-07\", at: (90, 85), located: true";

#[test]
fn ph_7_18_01_and_ph_r_32_a_gun_fires_loaded_aimed_still_and_at_what_it_sees() {
    let refused = |more: &str| panzer(more, AHEAD).game(&[]).refused(Side::Second, FIRE);
    assert_eq!(refused("round: HighExplosive"), "PH-R-32");
    assert_eq!(refused("aim: Enemy(\"us-01\")"), "PH-7.3-01");
    assert_eq!(refused(&format!("{AT_HIM}, motion: Moved")), "PH-7.18-01");
    assert_eq!(refused(&format!("{AT_HIM}, gun_useless: true")), "PH-7.3-01");
    let wood = "(kind: \"wood\", shape: Area([(60, 40), (120, 40), (120, 50), (60, 50)]))";
    assert_eq!(panzer(AT_HIM, AHEAD).pieces(wood).game(&[]).refused(Side::Second, FIRE), "PH-R-32");
    assert_eq!(shot(&panzer(AT_HIM, AHEAD).game(&[])).cost, 2);
    // A gun that goes with its hull has its arc.
    let beside = AHEAD.replace("(90, 80)", "(110, 80)");
    assert_eq!(tank("stug_iii_g", AT_HIM, &beside).game(&[]).refused(Side::Second, FIRE), "PH-R-32");
}

#[test]
fn ph_7_18_02_the_die_gets_by_crew_target_smoke_and_what_is_hidden() {
    let at_tank = |more: &str| lines(&panzer(AT_TANK, &format!("{SHERMAN}{more})")).game(&[]));
    assert_eq!(at_tank(""), []);
    assert_eq!(at_tank(", motion: Moved, paces: 1"), [("PH-7.18-02", -2)]);
    let position = |smoke: &str, round: &str| {
        let position = format!(
            "active: (side: Second, team: 1), {smoke} figures: [(id: \"ge-07\", at: (90, 20), facing: 180,
            knows: [\"us-07\"], round: {round}, aim: Enemy(\"us-07\")), {SHERMAN})]"
        );
        let (us, ge) =
            ("(name: \"S\", vehicle: \"m4a1_m4a3\")", "(name: \"P\", vehicle: \"pzkpfw_iv_h\", experience: Veteran)");
        Bench::new().vehicles(Side::First, us).vehicles(Side::Second, ge).position(&position)
    };
    let smoke = "smoke: [(at: (90, 50), plume: 1)],";
    assert_eq!(lines(&position(smoke, "AntiTank").game(&[])), [("PH-7.18-02", 2), ("PH-7.18-02", -1)]);
    // PH-R-26: smoke hinders no explosion.
    assert_eq!(lines(&position(smoke, "HighExplosive").game(&[])), [("PH-7.18-02", 2)]);
    // A man who stands and moves; one who crouches does not count as moving.
    let at_man = |more: &str| lines(&panzer(AT_HIM, &AHEAD.replace("located", &format!("{more}, located"))).game(&[]));
    assert_eq!(at_man("motion: Ran"), [("PH-7.18-02", -2)]);
    assert_eq!(at_man("motion: Moved, posture: Crouched"), []);
}

#[test]
fn ph_7_18_03_and_ph_r_08_what_has_moved_two_turns_in_a_row_is_fast() {
    let at = |paces: u8, motion: &str| {
        lines(&panzer(AT_TANK, &format!("{SHERMAN}, motion: {motion}, paces: {paces})")).game(&[]))
    };
    assert_eq!(at(2, "Moved"), [("PH-7.18-03", -4)]);
    assert_eq!(at(1, "Moved"), [("PH-7.18-02", -2)]);
    assert_eq!(at(2, "Still"), []);
}

#[test]
fn ph_7_18_04_the_shot_needs_3_5_or_7_by_its_distance() {
    let bands = [3999, 4000, 12_000, 12_001].map(|far| GunBand::of(apart(far)));
    assert_eq!(bands, [GunBand::Short, GunBand::Medium, GunBand::Medium, GunBand::Long]);
    assert_eq!(bands.map(GunBand::needed), [3, 5, 5, 7]);
}

#[test]
fn ph_7_18_06_distance_takes_from_the_penetration() {
    let takes = [3999, 4000, 8000, 8001, 12_000, 12_001].map(|far| adjustment(apart(far)));
    assert_eq!(takes, [0, -2, -2, -3, -3, -4]);
    // From hull to hull: 65 less two half lengths of 5.25.
    let Effect::Armour(hit) = shot(&panzer(AT_TANK, &format!("{SHERMAN})")).game(&[])).effect else { panic!("armour") };
    assert_eq!(hit.power, Power::Dice { power: 14, adjustment: -2 });
}

#[test]
fn ph_7_18_05_and_ph_geo_08_a_wall_or_a_hidden_corner_shelters_a_vehicle_by_2() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(80, 78.5), (100, 78.5)], thickness: 0.6))";
    let house = "(kind: \"house\", shape: Area([(91, 60), (110, 60), (110, 70), (91, 70)]))";
    let of = |pieces: &str| {
        let play = panzer(AT_TANK, &format!("{SHERMAN})")).pieces(pieces).game(&[]);
        let report = shot(&play);
        let Effect::Armour(hit) = report.effect else { panic!("armour") };
        (hit.protection_more, report.lines.iter().map(|line| line.value).sum::<i32>())
    };
    assert_eq!([of(""), of(wall), of(house)], [(0, 0), (2, -1), (2, -1)]);
}

#[test]
fn ph_w_14_a_panzer_iv_does_nothing_to_a_t34_that_moves_100_cm_away() {
    // 8 less 2 reaches 5; the turret is struck in front, 9; 1 and 10 less 3 is 8. The tank stands 100 cm from hull to hull.
    let position = "active: (side: Second, team: 1), figures: [
        (id: \"ge-07\", at: (30, 60), facing: 90, round: AntiTank, aim: Enemy(\"us-07\"), knows: [\"us-07\"]),
        (id: \"us-07\", at: (140.5, 60), facing: 270, located: true, motion: Moved, paces: 1)]";
    let (us, ge) = ("(name: \"S\", vehicle: \"m4a1_m4a3\")", "(name: \"P\", vehicle: \"pzkpfw_iv_h\")");
    let bench = Bench::new().vehicles(Side::First, us).vehicles(Side::Second, ge).position(position);
    let mut start = bench.start();
    let field = Arc::make_mut(&mut start.field);
    let t34 = field.garage.find("t34_76").expect("a tank").clone();
    field.vehicles[0].def = t34;
    let dice = DiceCup::forced(vec![8, 5, 1]);
    let mut play = Play(Game::new(World::new(), start, dice).expect("a game"));
    let chances = odds(&play.0.table(), &shot(&play));
    // The turret has 9 in front, and so has the hull: of the four-sided die 3 and 4 go through.
    assert_eq!(
        (chances.hits, chances.damage.map(|damage| damage.pierces)),
        (Chance::new(4, 10), Some(Chance::new(1, 2)))
    );
    let events = play.order(Side::Second, FIRE);
    assert!(fired(&events).hit);
    let pierced =
        events.iter().find_map(|event| if let Event::Penetrated(one) = event { Some(one.clone()) } else { None });
    let pierced = pierced.expect("a hit");
    let protection: i32 = pierced.protection.iter().map(|line| line.value).sum();
    let power: i32 = pierced.lines.iter().map(|line| line.value).sum();
    assert_eq!((protection, power, pierced.die, pierced.pierces), (9, 7, Some(1), false));
    assert_eq!(play.0.dice().drawn(), 3);
}

#[test]
fn ph_7_18_11_and_ph_10_04_a_round_bursts_among_all_within_10_cm() {
    // 92.5: 1.25 beyond 10 cm from edge to point is within, as any part of the base counts.
    let others = format!(
        "{AHEAD}, (id: \"us-02\", at: (101.25, 80)), (id: \"us-03\", at: (101.26, 80)), (id: \"ge-01\", at: (85, 76), posture: Prone)"
    );
    let dice = [9, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 3, 3, 3, 1, 1, 1, 9, 9, 9];
    let mut play = panzer(AT_HIM, &others).game(&dice);
    let events = play.order(Side::Second, FIRE);
    let wounds: Vec<(String, u8)> = blasts(&events).iter().map(|one| (one.unit.to_string(), one.wounds)).collect();
    // Six dice each: his friends are no better off, and prone each die gets 1 less.
    assert_eq!(wounds, [("us-01".into(), 0), ("us-02".into(), 1), ("ge-01".into(), 0)]);
    assert_eq!(blasts(&events)[0].dice.len(), 6);
    assert_eq!([play.figure("us-02").health, play.figure("ge-01").health], [Health::Wounded, Health::Fit]);
}

#[test]
fn ph_7_18_12_in_a_building_that_is_struck_both_count() {
    let house = "(kind: \"house\", shape: Area([(85, 75), (95, 75), (95, 85), (85, 85)]))";
    let others = format!("{AHEAD}, (id: \"us-02\", at: (97, 80), posture: Prone)");
    let mut play = panzer(AT_HIM, &others).pieces(house).game(&[9, 4, 3, 3, 3, 3, 3, 6, 5, 5, 5, 5, 5, 9, 9]);
    let events = play.order(Side::Second, FIRE);
    let lines: Vec<Vec<i32>> =
        blasts(&events).iter().map(|one| one.lines.iter().map(|line| line.value).collect()).collect();
    assert_eq!(lines, [vec![-2, 1], vec![-1, -2]]);
    let wounds: Vec<u8> = blasts(&events).iter().map(|one| one.wounds).collect();
    assert_eq!(wounds, [1, 1], "4 less 1; and 6 less 3, which 5 does not reach");
}

#[test]
fn ph_r_21_the_dice_of_a_gun_have_six_sides() {
    let mut play = panzer(AT_HIM, AHEAD).game(&[9, 7]);
    let order = table::Order { side: Side::Second, command: crate::testing::read(FIRE) };
    assert!(play.0.give(&order).is_err(), "no six-sided die shows 7");
}

#[test]
fn ph_7_18_13_and_ph_r_59_a_miss_does_nothing() {
    let mut play = panzer(AT_HIM, AHEAD).game(&[4]);
    let events = play.order(Side::Second, FIRE);
    assert!(!fired(&events).hit && blasts(&events).is_empty());
    assert_eq!(play.0.dice().drawn(), 1);
}

#[test]
fn ph_h_18_an_anti_tank_round_strikes_one_man_and_high_explosive_a_tank_by_its_power() {
    let others = format!("{AHEAD}, (id: \"us-02\", at: (93, 80))");
    let mut play = panzer("round: AntiTank, aim: Enemy(\"us-01\")", &others).game(&[9, 6, 9]);
    let report = shot(&play);
    let Effect::Man(struck) = &report.effect else { panic!("a man") };
    assert_eq!((struck.kills(), struck.violent()), (3, 1));
    let men = odds(&play.0.table(), &report).men;
    assert_eq!(men.iter().map(|one| one.fate.dead).collect::<Vec<_>>(), [Chance::new(6 * 3, 60), Chance::NEVER]);
    play.order(Side::Second, FIRE);
    assert_eq!([play.figure("us-01").health, play.figure("us-02").health], [Health::Dead, Health::Fit]);
    let at_tank = "round: HighExplosive, aim: Enemy(\"us-07\")";
    let Effect::Armour(hit) = shot(&panzer(at_tank, &format!("{SHERMAN})")).game(&[])).effect else { panic!("armour") };
    assert_eq!(hit.power, Power::Fixed(1));
}

#[test]
fn ph_r_32_the_aim_outlasts_a_shot_at_what_does_not_move() {
    let at = |motion: &str| {
        let mut play = panzer(AT_TANK, &format!("{SHERMAN}, motion: {motion})")).game(&[1]);
        play.order(Side::Second, FIRE);
        let tank = play.figure("ge-07");
        (tank.aim.is_some(), tank.shot_at)
    };
    assert_eq!(at("Still"), (true, true));
    assert!(!at("Moved").0);
    // Who is dead is aimed at no more.
    let mut play = panzer("round: AntiTank, aim: Enemy(\"us-01\")", AHEAD).game(&[9, 6]);
    play.order(Side::Second, FIRE);
    assert!(play.figure("ge-07").aim.is_none());
}

#[test]
fn ph_7_18_01_the_turret_follows_what_has_moved_since() {
    let moved = AHEAD.replace("(90, 80)", "(150, 20)");
    let mut play = panzer(AT_HIM, &moved).game(&[1]);
    play.order(Side::Second, FIRE);
    assert_eq!((play.figure("ge-07").turret, play.figure("ge-07").facing), (Heading::EAST, Heading::SOUTH));
}

#[test]
fn ph_h_44_a_pinned_crew_fires_and_a_worse_one_does_not() {
    let of = |morale: Morale| {
        let play = panzer(&format!("{AT_HIM}, morale: {morale:?}"), AHEAD).game(&[]);
        play.offers(Side::Second).contains(&crate::Command::FireGun { unit: id("ge-07") })
    };
    let all = [Morale::Operational, Morale::Pinned, Morale::Demoralised, Morale::Panicked];
    assert_eq!(all.map(of), [true, true, false, false]);
}

#[test]
fn what_a_vehicle_may_do_is_offered() {
    let play = panzer("", &format!("{AHEAD}, {SHERMAN})")).game(&[]);
    let offers = play.offers(Side::Second);
    let has = |wanted: &str| offers.contains(&crate::testing::read(wanted));
    for wanted in [
        "Load(unit: \"ge-07\", round: AntiTank)",
        "Load(unit: \"ge-07\", round: HighExplosive)",
        "Aim(unit: \"ge-07\", at: Enemy(\"us-01\"))",
        "Aim(unit: \"ge-07\", at: Enemy(\"us-07\"))",
        "FireMachineGun(unit: \"ge-07\", gun: 0, at: \"us-01\")",
        "Hatch(unit: \"ge-07\", open: true)",
        "Alert(unit: \"ge-07\")",
    ] {
        assert!(has(wanted), "{wanted} in {offers:?}");
    }
    assert!(!offers.iter().any(|one| matches!(one, crate::Command::FireGun { .. })));
    assert_eq!(play.figure("ge-07").round, Round::Empty);
}

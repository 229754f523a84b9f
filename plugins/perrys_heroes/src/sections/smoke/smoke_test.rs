//! The life of screens.

use super::*;
use crate::facts::figures::Figure;
use crate::files::scenario::SmokeDef;
use crate::sections::sight;
use crate::testing::{Bench, Play, cm, read};
use measured_table::shapes::Shape as _;
use table::Side;

fn bench(wind: u8, smoke: &str) -> Bench {
    Bench::new().position(&format!(
        "turn: 2, wind: {wind}, active: (side: First, team: 0), smoke: [{smoke}], figures: [
            (id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20)),
        ]"
    ))
}

/// All smoke at the start of each of these turns, after what it does by itself.
fn life(play: &Play, turns: std::ops::RangeInclusive<u8>) -> Vec<Vec<Smoke>> {
    let mut battle = play.0.table().battle.clone();
    turns
        .map(|turn| {
            let table = Table { battle: &battle, ..play.0.table() };
            for event in changes(&table, turn) {
                if let Event::BattleIs(is) = event {
                    let mut next = battle.clone();
                    next.write(&is);
                    battle = next;
                }
            }
            battle.smoke.clone()
        })
        .collect()
}

fn middles(smoke: &[Smoke]) -> Vec<Point> {
    smoke.iter().map(|base| base.at).collect()
}

/// How many bases lie there in the turns after the one in which a marker was laid.
fn sizes(wind: u8, kind: &str) -> Vec<usize> {
    let play = bench(wind, &format!("(at: (90, 60), kind: {kind})")).game(&[]);
    life(&play, 3..=7).iter().map(Vec::len).collect()
}

#[test]
fn ph_3_3_05_to_09_the_life_of_a_screen_in_each_wind() {
    for breeze in 1..=6 {
        assert_eq!(sizes(breeze, "Grenade"), [1, 2, 0, 0, 0], "wind {breeze}");
        assert_eq!(sizes(breeze, "Shell"), [1, 2, 3, 0, 0], "wind {breeze}");
    }
    for (winds, life) in [([7, 8], [1, 1, 0, 0, 0]), ([9, 10], [1, 0, 0, 0, 0])] {
        for wind in winds {
            assert_eq!(sizes(wind, "Grenade"), life, "wind {wind}");
            assert_eq!(sizes(wind, "Shell"), life, "wind {wind}");
        }
    }
}

#[test]
fn ph_3_3_01_smoke_lies_in_bases_of_ten_centimetres() {
    let play = bench(7, "(at: (90, 60))").game(&[]);
    let square = play.0.table().battle.smoke[0].square();
    let bounds = square.bounds();
    assert_eq!((bounds.least, bounds.most), (cm(85.0, 55.0), cm(95.0, 65.0)));
    assert_eq!(play.0.table().battle.smoke[0].plume, None, "a marker still");
}

#[test]
fn ph_3_3_02_a_marker_becomes_a_plume_in_the_next_activation_phase() {
    let mut play = bench(7, "(at: (90, 60))").game(&[9, 9, 1]);
    play.order(Side::First, "Finish");
    assert_eq!(play.0.table().battle.smoke[0].plume, None);
    play.order(Side::Second, "Finish");
    assert_eq!(play.0.table().flow.turn, 3);
    let smoke = &play.0.table().battle.smoke;
    assert_eq!((smoke.len(), smoke[0].plume, smoke[0].at), (1, Some(3), cm(90.0, 60.0)));
}

#[test]
fn ph_3_3_03_the_die_of_the_wind() {
    let headings = [0, 600, 1200, 1800, 2400, 3000];
    for (die, heading) in (1..).zip(headings) {
        assert_eq!(Wind::of_die(die), Wind::Breeze(Heading::new(heading)));
    }
    assert_eq!([7, 8, 9, 10].map(Wind::of_die), [Wind::None, Wind::None, Wind::Strong, Wind::Strong]);
}

#[test]
fn ph_3_3_05_a_breeze_adds_a_plume_downwind_each_turn() {
    let play = bench(1, "(at: (90, 60), kind: Shell)").game(&[]);
    let life = life(&play, 3..=5);
    assert_eq!(middles(&life[0]), [cm(90.0, 60.0)]);
    assert_eq!(middles(&life[1]), [cm(90.0, 60.0), cm(90.0, 50.0)]);
    assert_eq!(middles(&life[2]), [cm(90.0, 60.0), cm(90.0, 50.0), cm(90.0, 40.0)]);
}

#[test]
fn ph_r_41_the_wind_blows_towards_its_direction() {
    let play = bench(4, "(at: (90, 60))").game(&[]);
    assert_eq!(middles(&life(&play, 3..=4)[1])[1], cm(90.0, 70.0), "a wind to the south drives it southward");
}

#[test]
fn ph_geo_11_the_next_base_lies_ten_centimetres_further_along_the_heading() {
    // sin 60 degrees is 0.866.
    for (wind, x, y) in [(2, 98.66, 55.0), (3, 98.66, 65.0), (5, 81.34, 65.0), (6, 81.34, 55.0)] {
        let play = bench(wind, "(at: (90, 60))").game(&[]);
        assert_eq!(middles(&life(&play, 3..=4)[1])[1], cm(x, y), "wind {wind}");
    }
}

#[test]
fn ph_3_3_06_each_screen_grows_by_itself_to_the_size_of_its_kind() {
    let smoke = "(at: (30, 60), kind: Grenade, plume: Some(1), screen: 0), (at: (90, 60), kind: Shell, plume: Some(1), screen: 1),
        (at: (150, 60), kind: Grenade, screen: 2)";
    let play = bench(4, smoke).game(&[]);
    let life = life(&play, 2..=5);
    let of = |turn: usize, screen: u16| life[turn].iter().filter(|base| base.screen == screen).count();
    assert_eq!([0, 1, 2, 3].map(|turn| of(turn, 0)), [2, 0, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|turn| of(turn, 1)), [2, 3, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|turn| of(turn, 2)), [1, 2, 0, 0]);
}

#[test]
fn ph_3_3_07_a_full_screen_goes_in_the_next_turn() {
    let full = "(at: (90, 60), plume: Some(1)), (at: (90, 70), plume: Some(1))";
    let play = bench(4, full).game(&[]);
    assert!(life(&play, 3..=3)[0].is_empty());
    let of_a_shell = full.replace("plume", "kind: Shell, plume");
    let play = bench(4, &of_a_shell).game(&[]);
    assert_eq!(life(&play, 3..=4).iter().map(Vec::len).collect::<Vec<_>>(), [3, 0]);
}

#[test]
fn ph_3_3_08_a_strong_wind_takes_a_plume_after_a_turn() {
    let play = bench(9, "(at: (90, 60), plume: Some(2))").game(&[]);
    assert!(life(&play, 3..=3)[0].is_empty());
}

#[test]
fn ph_3_3_09_without_wind_a_plume_lasts_two_turns() {
    let play = bench(8, "(at: (90, 60), plume: Some(2))").game(&[]);
    let life = life(&play, 3..=4);
    assert_eq!((middles(&life[0]), life[1].len()), (vec![cm(90.0, 60.0)], 0));
}

#[test]
fn each_marker_that_is_laid_is_a_screen_of_its_own() {
    let play = bench(7, "(at: (90, 60), screen: 4)").game(&[]);
    let table = play.0.table();
    assert_eq!(table.battle.screens, 5);
    let mut battle = table.battle.clone();
    for event in laid(&table, cm(10.0, 10.0), SmokeKind::Grenade) {
        if let Event::BattleIs(is) = event {
            battle.write(&is);
        }
    }
    let new = battle.smoke[1];
    assert_eq!((new.screen, new.plume, battle.screens), (5, None, 6));
}

#[test]
fn how_long_smoke_lasts_is_how_long_it_lies_there() {
    for (wind, kind) in [(1, "Grenade"), (3, "Shell"), (7, "Grenade"), (10, "Shell")] {
        let play = bench(wind, &format!("(at: (90, 60), kind: {kind})")).game(&[]);
        let lives = life(&play, 3..=8);
        let lies = |at: Point| lives.iter().filter(|smoke| smoke.iter().any(|base| base.at == at)).count();
        let marker = play.0.table().battle.smoke[0];
        assert_eq!(usize::from(lasts(&play.0.table(), &marker)), lies(marker.at), "wind {wind}");
    }
    let still: SmokeDef = read("(at: (90, 60), plume: Some(1))");
    assert_eq!(still.plume, Some(1));
    let last = bench(7, "(at: (90, 60), plume: Some(1))").game(&[]);
    assert_eq!(lasts(&last.0.table(), &last.0.table().battle.smoke[0]), 0, "gone when the next turn begins");
}

#[test]
fn ph_3_3_10_smoke_cuts_no_line_of_sight() {
    let play = bench(7, "(at: (90, 60), plume: Some(2))").game(&[]);
    let [us, ge]: [Figure; 2] = ["us-01", "ge-01"].map(|name| play.figure(name));
    assert!(sight::is_open(&play.0.table(), &us, &ge));
}

#[test]
fn ph_w_18_a_smoke_grenade_in_a_breeze_to_the_south() {
    let position = "turn: 2, wind: 4, active: (side: First, team: 0),
        figures: [(id: \"us-01\", at: (90, 70), smoke_grenades: 1), (id: \"ge-01\", at: (90, 20))]";
    let mut play = Bench::new().position(position).game(&[10]);
    play.order(Side::First, "Throw(unit: \"us-01\", at: (x: 9000, y: 6000), smoke: true)");
    let life = life(&play, 3..=5);
    assert_eq!(middles(&life[0]), [cm(90.0, 60.0)]);
    assert_eq!(middles(&life[1]), [cm(90.0, 60.0), cm(90.0, 70.0)]);
    assert!(life[2].is_empty());
}

//! The chances are those of the dice: every throw is tried.

use super::*;
use crate::testing::{Bench, Play, cm, id};
use table::Side::First;

fn play() -> Play {
    let team = "(name: \"Team\", men: [(name: \"A\", weapon: \"m1_garand\", grenades: 2, smoke_grenades: 1, rifle_grenades: 2)])";
    let position = "active: (side: First, team: 0), figures: [
        (id: \"us-01\", at: (90, 62.25), launcher: true), (id: \"ge-01\", at: (90, 44)),
        (id: \"ge-02\", at: (95, 48), health: Treated, posture: Prone), (id: \"ge-03\", at: (20, 20)),
    ]";
    Bench::new().teams(First, team).position(position).game(&[])
}

fn chances(what: Grenade) -> (Play, ThrowReport, ThrowOdds) {
    let play = play();
    let report = report(&play.0.table(), First, id("us-01"), cm(90.0, 50.0), what).expect("lawful");
    let odds = odds(&play.0.table(), &report);
    (play, report, odds)
}

#[test]
fn places_are_those_of_all_dice() {
    // At 11 cm the die gets 1 less: 7 to 9 succeed, 10 lands exactly.
    let (_, _, hand) = chances(Grenade::Fragmentation);
    assert_eq!((hand.out_of, hand.passes), (640, 256));
    let aimed = hand.places.iter().find(|(at, _)| *at == cm(90.0, 50.0)).expect("the point");
    // A tenth exactly, and of three tenths the half that does not drift.
    assert_eq!(aimed.1, 64 + 96);
    assert_eq!(hand.places.len(), 1 + 8 + 4 * 8);
    let (_, _, rifle) = chances(Grenade::Rifle);
    assert_eq!((rifle.out_of, rifle.places.len()), (2880, 1 + 8 * 8));
    for odds in [hand, rifle] {
        assert_eq!(odds.places.iter().map(|(_, often)| often).sum::<u64>(), odds.out_of);
        assert!(odds.places.is_sorted());
    }
}

#[test]
fn smoke_has_places_and_strikes_nobody() {
    let (_, _, smoke) = chances(Grenade::Smoke);
    assert_eq!((smoke.out_of, smoke.figures.len()), (640, 0));
}

#[test]
fn what_becomes_of_a_figure_is_what_all_dice_make_of_him() {
    let play = play();
    let (table, at) = (play.0.table(), cm(90.0, 49.0));
    let def = table.field.charts.grenade;
    for name in ["ge-01", "ge-02", "ge-03"] {
        let figure = play.figure(name);
        let odds = blast_odds(&table, &figure, at, &def);
        let mut more = 0;
        blast_lines(&table, &figure, at, &def, &mut more);
        let mut counted = [0; 3];
        for n in 0..6_i32.pow(4) {
            let wounds = (0..4).filter(|die| n / 6_i32.pow(*die) % 6 + 1 + more >= WOUNDS).count();
            counted[if is_reached(&table, &figure, at, &def) { wounds.min(2) } else { 0 }] += 1;
        }
        let [none, one, two] = counted;
        let expected = if figure.is_marked() { [none, 0, one + two] } else { [none, one, two] };
        assert_eq!([odds.unhurt, odds.wounded, odds.dead], expected, "{name}");
        assert_eq!((odds.violent, odds.out_of), (two, 1296));
    }
}

#[test]
fn the_whole_throw_is_the_sum_over_its_places() {
    let (play, _, odds) = chances(Grenade::Fragmentation);
    let table = play.0.table();
    let units: Vec<_> = odds.figures.iter().map(|one| one.unit).collect();
    assert_eq!(units, [id("ge-01"), id("ge-02")], "whom it cannot reach is not listed");
    for one in &odds.figures {
        let figure = table.figure(one.unit).expect("a figure");
        let sum = |of: fn(&BlastOdds) -> u64| -> u64 {
            let def = table.field.charts.grenade;
            odds.places.iter().map(|(at, often)| often * of(&blast_odds(&table, &figure, *at, &def))).sum()
        };
        assert_eq!(
            [one.unhurt, one.wounded, one.dead],
            [sum(|one| one.unhurt), sum(|one| one.wounded), sum(|one| one.dead)]
        );
        assert_eq!(one.unhurt + one.wounded + one.dead, one.out_of);
        assert_eq!(one.out_of, 640 * 1296);
    }
}

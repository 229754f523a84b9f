//! The chances of a volley, against counted throws.

use super::fire_test::{FIRE, facing, gun, report};
use super::odds;
use crate::facts::chance::Chance;
use crate::testing::Bench;

#[test]
fn chances_are_exact() {
    let fates = |bench: &Bench, command: &str| {
        let play = bench.game(&[]);
        odds::fates(&play.0.table(), std::slice::from_ref(&report(&play, command).salvo))
    };
    // A rifle at medium range hits on 3 or more, and half of those who are hit die.
    let fate = fates(&facing(45.0, "", ""), FIRE)[0];
    let fifths = |many| Chance::new(many, 5);
    assert_eq!([fate.unhurt, fate.wounded, fate.dead], [1, 2, 2].map(fifths));
    assert_eq!(fate.violent, Chance::new(8, 60), "a natural 6 after a hit (PH-7.7-17)");
    let marked = fates(&facing(45.0, "", "health: Treated,"), FIRE)[0];
    assert_eq!([marked.unhurt, marked.wounded, marked.dead], [1, 0, 4].map(fifths));
    // Two dice at the first of three, one at each other, on 2 or more.
    let burst =
        fates(&gun("mg34", 2.5, "posture: Prone,"), "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)");
    assert_eq!(burst.len(), 3);
    let all = |fate: &odds::Fate| fate.unhurt.or(fate.wounded).and_then(|lives| lives.or(fate.dead));
    assert!(burst.iter().all(|fate| all(fate) == Some(Chance::SURE)));
    assert_eq!([burst[0].unhurt, burst[1].unhurt], [Chance::new(1, 100), Chance::new(1, 10)]);
    assert_eq!(odds::jam(1), Some((0, 10)));
    assert_eq!(odds::jam(2), Some((10, 100)));
    assert_eq!(odds::jam(3), Some((10, 1000)));
    for dice in [3_u32, 4, 5] {
        let counted = (0..10_u64.pow(dice)).filter(|throw| {
            let faces: Vec<u8> = (0..dice).map(|no| (throw / 10_u64.pow(no) % 10) as u8 + 1).collect();
            super::volley::jams(&faces)
        });
        assert_eq!(odds::jam(dice as u8), Some((counted.count() as u64, 10_u64.pow(dice))));
    }
}

//! The chances of a volley, against counted throws.

use super::fire_test::{FIRE, facing, gun, report};
use super::odds;
use crate::testing::Bench;

#[test]
fn chances_are_exact() {
    let fates = |bench: &Bench, command: &str| {
        let report = report(&bench.game(&[]), command);
        odds::fates(std::slice::from_ref(&report.salvo), &report.struck)
    };
    // A rifle at medium range hits on 3 or more, and half of those who are hit die.
    let fate = fates(&facing(45.0, "", ""), FIRE)[0];
    assert_eq!((fate.unhurt, fate.wounded, fate.dead, fate.out_of), (1, 2, 2, 5));
    let marked = fates(&facing(45.0, "", "health: Treated,"), FIRE)[0];
    assert_eq!((marked.unhurt, marked.wounded, marked.dead, marked.out_of), (1, 0, 4, 5));
    // Two dice at the first of three, one at each other, on 2 or more.
    let burst =
        fates(&gun("mg34", 2.5, "posture: Prone,"), "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)");
    assert_eq!(burst.len(), 3);
    assert!(burst.iter().all(|fate| fate.unhurt + fate.wounded + fate.dead == fate.out_of));
    assert_eq!((burst[0].unhurt * 100, burst[1].unhurt * 10), (burst[0].out_of, burst[1].out_of));
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

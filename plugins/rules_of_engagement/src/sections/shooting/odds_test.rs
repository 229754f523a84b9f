//! The chances of fire against all courses of the dice, one by one.

use super::report::odds::Salvo;
use super::shooting_test::{ADVANCES, FIRE, SEVEN, duel, report};
use std::collections::BTreeMap;

/// In how many courses so many hits and so many dead come.
type Courses = BTreeMap<(usize, usize), u128>;

/// A hit that is to be rolled for: at whom, and with how many faces it kills.
type Hits = Vec<(usize, u8)>;

/// All courses in which grenades and shots hit, weighted.
fn courses(salvo: &Salvo) -> Courses {
    let mut ways: Vec<(Hits, usize, u128)> = vec![(Vec::new(), 0, 1)];
    for (hits, kills) in &salvo.shots {
        ways = ways
            .into_iter()
            .flat_map(|(so_far, dealt, weight)| {
                let mut hit = so_far.clone();
                hit.push((dealt % salvo.dealt, *kills));
                [(hit, dealt + 1, weight * u128::from(*hits)), (so_far, dealt, weight * u128::from(6 - hits))]
            })
            .collect();
    }
    for (hits, near, kills) in &salvo.blasts {
        let each = 6_u128.pow(salvo.under.len() as u32);
        ways = ways
            .into_iter()
            .flat_map(|(so_far, dealt, weight)| {
                let mut all = so_far.clone();
                all.extend(salvo.under.iter().map(|figure| (*figure, *kills)));
                let full = (all, dealt, weight * u128::from(*hits) * each);
                let none = (so_far.clone(), dealt, weight * u128::from(6 - hits - near) * each);
                let mut beside = vec![(so_far, dealt, weight * u128::from(*near))];
                for figure in &salvo.under {
                    beside = beside
                        .into_iter()
                        .flat_map(|(so_far, dealt, weight)| {
                            let mut hit = so_far.clone();
                            hit.push((*figure, *kills));
                            let faces = u128::from(salvo.near);
                            [(hit, dealt, weight * faces), (so_far, dealt, weight * (6 - faces))]
                        })
                        .collect();
                }
                beside.into_iter().chain([full, none])
            })
            .collect();
    }
    let most = ways.iter().map(|(hits, ..)| hits.len()).max().unwrap_or(0);
    let mut courses = Courses::new();
    for (hits, _, weight) in ways {
        let idle = 36_u128.pow((most - hits.len()) as u32);
        rolled(salvo, &hits, 0, weight * idle, hits.len(), &mut courses);
    }
    courses
}

/// The courses of the hits from this one on; the dead are a set of bits.
fn rolled(salvo: &Salvo, hits: &[(usize, u8)], dead: u32, weight: u128, many: usize, courses: &mut Courses) {
    let Some(((figure, kills), rest)) = hits.split_first() else {
        *courses.entry((many, dead.count_ones() as usize)).or_insert(0) += weight;
        return;
    };
    let parts = u128::from(salvo.fails[*figure]) * u128::from(*kills);
    rolled(salvo, rest, dead | 1 << figure, weight * parts, many, courses);
    rolled(salvo, rest, dead, weight * (36 - parts), many, courses);
}

fn agrees(salvo: &Salvo) {
    let (odds, courses) = (salvo.odds().expect("exact chances"), courses(salvo));
    let out_of: u128 = courses.values().sum();
    let told = |of: u128, chance: super::Chance| {
        let by = common(of, out_of);
        let part = |number: u128| u64::try_from(number / by).expect("a small number");
        assert!(chance.is(part(of), part(out_of)), "{salvo:?}: {of} of {out_of}, not {chance:?}");
    };
    let sum = |fits: &dyn Fn(usize, usize) -> bool| {
        courses.iter().filter(|((hits, dead), _)| fits(*hits, *dead)).map(|(_, weight)| *weight).sum::<u128>()
    };
    for number in 0..=8 {
        told(sum(&|hits, _| hits == number), odds.hits.exactly(number));
        told(sum(&|_, dead| dead == number), odds.casualties.exactly(number));
    }
    told(sum(&|hits, _| hits >= salvo.needs.0), odds.suppressed);
    told(sum(&|hits, _| hits >= salvo.needs.1), odds.shaken);
}

fn common(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { common(b, a % b) }
}

#[test]
fn roe_sht_05_the_chances_are_those_of_all_courses_of_the_dice() {
    let plain = Salvo { fails: vec![3, 3, 3], dealt: 3, needs: (2, 3), ones: 2, near: 2, ..Salvo::default() };
    agrees(&Salvo { shots: vec![(3, 3); 4], ..plain.clone() });
    // Two kinds of weapons, men of several kinds, more hits than men.
    agrees(&Salvo { shots: vec![(3, 4), (2, 4), (5, 2), (1, 2)], fails: vec![2, 4], dealt: 2, ..plain.clone() });
    agrees(&Salvo { shots: vec![(4, 3); 4], fails: vec![3], dealt: 1, ..plain.clone() });
    // A grenade on two men, one of whom no shot can hit, and rifles.
    let thrown = Salvo { blasts: vec![(3, 2, 3)], under: vec![1, 2], dealt: 2, ..plain.clone() };
    agrees(&Salvo { shots: vec![(3, 3); 2], ..thrown.clone() });
    agrees(&Salvo { blasts: vec![(3, 2, 3), (2, 0, 4)], under: vec![0], ..plain });
}

#[test]
fn roe_h_06_the_chances_of_seven_rifles_behind_a_hedge() {
    let play = duel(28.0, ADVANCES, "", SEVEN).game(&[]);
    let odds = report(&play, FIRE).odds(&play.0.table()).expect("exact chances");
    // A half each: none of seven hits in 1 of 128, five or more in 29, and nine never.
    assert!(odds.hits.exactly(0).is(1, 128) && odds.suppressed.is(29, 128) && odds.shaken.is(0, 1));
    assert_eq!((odds.hits.hundredths(), odds.casualties.hundredths()), (350, 87));
    assert!(odds.own.is(0, 1));
}

#[test]
fn many_dice_still_have_exact_chances_and_too_many_have_none() {
    let salvo = |dice: usize| Salvo {
        shots: vec![(3, 3); dice],
        fails: vec![3; 10],
        dealt: 10,
        needs: (5, 10),
        ..Salvo::default()
    };
    assert_eq!(salvo(40).odds().expect("exact chances").hits.hundredths(), 2000);
    assert!(salvo(200).odds().is_none());
}

//! Ways cut into beats.

use crate::numbers::Point;
use crate::oracle::Dice;
use crate::shapes::Leg;
use crate::ways::{Trail, Way};

fn way_by_chance(dice: &mut Dice) -> Way {
    let count = dice.between(1, 6);
    Way { points: (0..count).map(|_| dice.point(60, 37)).collect() }
}

#[test]
fn beats_lie_on_their_legs_a_centimetre_apart() {
    let mut dice = Dice(1);
    for _ in 0..400 {
        let way = way_by_chance(&mut dice);
        let trail = Trail::cut(std::slice::from_ref(&way));
        let length = way.length();
        assert_eq!(trail.last() as i32, ((length + 99) / 100).max(1));
        assert_eq!(trail.places(0)[0], way.points[0]);
        assert_eq!(trail.places(trail.last())[0], *way.points.last().expect("a point"));
        for beat in 0..=trail.last() {
            let at = trail.places(beat)[0];
            let near = |leg: Leg| leg.distance_to(at).compared_with(1).is_le();
            assert!(way.legs().any(near) || way.points.len() == 1, "{way:?} {beat}");
        }
        for beat in 1..=trail.last() {
            let step = Leg::new(trail.places(beat - 1)[0], trail.places(beat)[0]);
            assert!(step.length() <= 102, "two roundings more than a centimetre: {way:?} {beat}");
        }
    }
}

#[test]
fn a_party_walks_by_one_clock() {
    let straight = |length: i32, y: i32| Way { points: vec![Point::new(0, y), Point::new(length, y)] };
    let trail = Trail::cut(&[straight(1050, 0), straight(525, 300), straight(0, 600)]);
    assert_eq!(trail.last(), 11);
    let x = |beat: usize| trail.places(beat).iter().map(|at| at.x).collect::<Vec<_>>();
    assert_eq!(x(0), [0, 0, 0]);
    assert_eq!(x(1), [100, 50, 0]);
    assert_eq!(x(10), [1000, 500, 0]);
    assert_eq!(x(11), [1050, 525, 0]);
    let mut dice = Dice(2);
    for _ in 0..200 {
        let ways: Vec<Way> = (0..4).map(|_| way_by_chance(&mut dice)).collect();
        let trail = Trail::cut(&ways);
        for (n, way) in ways.iter().enumerate() {
            assert_eq!(Some(&trail.places(trail.last())[n]), way.points.last());
        }
    }
}

#[test]
fn a_turn_on_the_spot_is_one_beat() {
    let still = Way { points: vec![Point::new(70, 70)] };
    let trail = Trail::cut(&[still]);
    assert_eq!((trail.last(), trail.places(1)), (1, [Point::new(70, 70)].as_slice()));
    assert_eq!(Trail::cut(&[]).last(), 1);
}

#[test]
fn stretches_of_equal_signature_add_up_to_the_way() {
    let mut dice = Dice(3);
    for _ in 0..200 {
        let trail = Trail::cut(&[way_by_chance(&mut dice)]);
        let bands = trail.stretches(|places| places[0].x / 500);
        assert_eq!((bands[0].first, bands[bands.len() - 1].last), (1, trail.last()));
        for pair in bands.windows(2) {
            assert_eq!(pair[0].last + 1, pair[1].first);
            assert_ne!(pair[0].signature, pair[1].signature);
        }
        for band in &bands {
            assert!((band.first..=band.last).all(|beat| trail.places(beat)[0].x / 500 == band.signature));
        }
    }
}

#[test]
fn who_is_stopped_on_a_friend_stands_at_the_last_free_beat_before() {
    let way = Way { points: vec![Point::new(0, 0), Point::new(1000, 0)] };
    let trail = Trail::cut(&[way]);
    let free = |places: &[Point]| !(300..700).contains(&places[0].x);
    assert_eq!([2, 3, 6, 7, 10, 99].map(|beat| trail.last_free(beat, free)), [2, 2, 2, 7, 10, 10]);
    assert_eq!(trail.last_free(5, |_| false), 0);
}

#[test]
fn what_lies_between_two_beats_keeps_its_bends() {
    let way = Way { points: vec![Point::new(0, 0), Point::new(300, 0), Point::new(300, 250)] };
    let trail = Trail::cut(std::slice::from_ref(&way));
    assert_eq!(way.between(200, 400), [trail.places(2)[0], Point::new(300, 0), trail.places(4)[0]]);
    assert_eq!(way.between(300, 400), [Point::new(300, 0), Point::new(300, 100)], "a bend at its end is no bend");
    assert_eq!(way.between(500, 900), [Point::new(300, 200), Point::new(300, 250)]);
    assert_eq!(way.between(100, 100), [Point::new(100, 0)]);
    let cut = trail.clone().until(3);
    assert_eq!((cut.last(), cut.places(3)), (3, trail.places(3)));
    assert_eq!(trail.clone().until(9), trail);
}

#[test]
fn each_of_a_party_walks_from_beat_to_beat_of_its_trail() {
    let mut dice = Dice(4);
    for _ in 0..200 {
        let ways: Vec<Way> = (0..4).map(|_| way_by_chance(&mut dice)).collect();
        let trail = Trail::cut(&ways);
        let (from, to) = (trail.last() / 3, trail.last());
        for (n, way) in ways.iter().enumerate() {
            let walked = Trail::walked(&ways, way, from, to);
            assert_eq!(walked.first(), Some(&trail.places(from)[n]));
            assert_eq!(walked.last(), way.points.last());
            let back: Vec<Point> = Trail::walked(&ways, way, to, from).into_iter().rev().collect();
            assert_eq!(walked, back);
        }
    }
    let bent = Way { points: vec![Point::new(0, 0), Point::new(100, 0), Point::new(100, 100)] };
    let long = Way { points: vec![Point::new(0, 300), Point::new(400, 300)] };
    let ways = [bent, long];
    assert_eq!(Trail::walked(&ways, &ways[0], 1, 3), [Point::new(50, 0), Point::new(100, 0), Point::new(100, 50)]);
}

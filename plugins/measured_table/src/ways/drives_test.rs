//! How hulls get to a place.

use crate::numbers::{Heading, Point};
use crate::oracle::{Dice, SIDE};
use crate::shapes::{Bounds, Disc, Hull, overlaps, sweeps_over};
use crate::ways::{Drive, Obstacles, Step, drive};

fn table() -> Bounds {
    Bounds::NOTHING.with(Point::default()).with(Point::new(SIDE, SIDE))
}

fn tank(x: i32, y: i32, heading: i32) -> Hull {
    Hull::new(Point::new(x, y), Heading::new(heading), 1200, 600)
}

/// Drives cost their length, and 5 cm for each eighth of a turn; half as much again backwards.
fn price(hull: &Hull) -> impl Fn(&Drive) -> Option<u32> {
    let hull = *hull;
    move |drive| {
        let back = drive.steps.iter().any(|step| matches!(step, Step::Drive(..0)));
        let length = if back { drive.length() * 3 / 2 } else { drive.length() };
        Some(length as u32 + 500 * drive.eighths(&hull))
    }
}

#[test]
fn a_hull_turns_and_drives_or_backs() {
    let open = Obstacles::new(table(), 0);
    let hull = tank(5000, 5000, 0);
    let steps = |x, y| drive(&hull, Point::new(x, y), &open, price(&hull)).map(|drive| drive.steps);
    assert_eq!(steps(5000, 3000), Some(vec![Step::Drive(2000)]));
    assert_eq!(steps(7000, 5000), Some(vec![Step::Turn(Heading::EAST), Step::Drive(2000)]));
    assert_eq!(steps(5000, 6000), Some(vec![Step::Drive(-1000)]), "back, rather than turn round");
    assert_eq!(steps(5000, 5000), Some(vec![]));
    for wild in [i32::MIN, i32::MAX] {
        let drive = Drive::new(&hull, vec![Step::Drive(wild), Step::Drive(wild)]);
        assert!(!drive.is_free(&hull, &open) && drive.length() == i32::MAX, "orders that nobody has looked at");
    }
    let dear = drive(&hull, Point::new(9000, 5000), &open, |_| None);
    assert_eq!(dear, None, "what has no price is no way");
}

#[test]
fn a_hull_drives_round_a_house() {
    let mut obstacles = Obstacles::new(table(), 0);
    let house = Hull::new(Point::new(5000, 4000), Heading::NORTH, 800, 800);
    obstacles.add_outline(&house);
    let hull = tank(5000, 7500, 0);
    let to = Point::new(5000, 1000);
    let found = drive(&hull, to, &obstacles, price(&hull)).expect("there is room on both sides");
    assert_eq!(found.steps.len(), 4, "turn, drive, turn, drive: {found:?}");
    assert!(found.is_free(&hull, &obstacles) && found.end.at().within(to, 6));
    let mut shut = Obstacles::new(table(), 0);
    shut.add_outline(&Hull::new(Point::new(6000, 4000), Heading::NORTH, 400, 12_000));
    assert_eq!(drive(&hull, to, &shut, price(&hull)), None);
}

#[test]
fn a_drive_that_is_found_overlaps_nothing() {
    let mut dice = Dice(9);
    let mut found = [0; 5];
    for _ in 0..300 {
        let hull = tank(dice.between(2000, 10_000), dice.between(2000, 10_000), dice.below(3600));
        let mut bases: Vec<Disc> = (0..12).map(|_| Disc::new(dice.point(SIDE / 10, 10), 125)).collect();
        bases.retain(|base| !overlaps(&hull, base));
        let mut obstacles = Obstacles::new(table(), 0);
        bases.iter().for_each(|base| obstacles.add_disc(*base));
        let to = Point::new(dice.between(1000, 11_000), dice.between(1000, 11_000));
        let Some(drive) = drive(&hull, to, &obstacles, price(&hull)) else { continue };
        found[drive.steps.len()] += 1;
        let mut at = hull;
        for step in &drive.steps {
            if let Step::Drive(distance) = step {
                // Places between are rounded; whoever is a tenth off is not driven over.
                let on_it = |far: i32| bases.iter().find(|base| overlaps(&at.driven(far), &Disc::new(base.at, 123)));
                let far = (0..=distance.abs()).step_by(50).map(|far| far * distance.signum());
                assert_eq!(far.filter_map(on_it).next(), None, "{drive:?}");
            }
            at = step.after(&at);
        }
        assert_eq!(at, drive.end);
        assert!(at.at().within(to, 12), "{drive:?}");
    }
    assert!(found[2] > 50 && found[4] > 10, "{found:?}");
}

#[test]
fn a_drive_in_beats_sweeps_over_what_the_whole_does() {
    let hull = tank(5000, 5000, 0);
    let drive = Drive::new(&hull, vec![Step::Drive(250), Step::Turn(Heading::EAST), Step::Drive(-100)]);
    let beats = drive.beats(&hull);
    let places: Vec<(Point, Heading)> = beats.iter().map(|hull| (hull.at(), hull.heading())).collect();
    let north = |y| (Point::new(5000, y), Heading::NORTH);
    let east = |x| (Point::new(x, 4750), Heading::EAST);
    assert_eq!(places, [north(5000), north(4900), north(4800), north(4750), east(5000), east(4900)]);
    assert_eq!(beats.last(), Some(&drive.end));
    let over = |disc: &Disc| beats.windows(2).position(|ends| sweeps_over(&ends[0], &ends[1], disc));
    assert_eq!(over(&Disc::new(Point::new(5000, 4050), 125)), Some(2), "in the third centimetre");
    assert_eq!(over(&Disc::new(Point::new(5000, 3950), 125)), None, "no corner comes so far");
    assert_eq!(over(&Disc::new(Point::new(5450, 4350), 125)), Some(3), "by a corner of what turns");
}

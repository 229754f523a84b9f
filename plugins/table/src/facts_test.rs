use crate::digest::Digest;
use crate::{CounterId, Everybody, SeenBy, Side};
use bevy_ecs::prelude::*;

mod tanks {
    use super::*;

    crate::facts! {
        /// A toy tank.
        row Tank on Field;
        fixed {
            /// Its id.
            id: CounterId,
            /// Its side.
            side: Side,
        }
        told {
            /// Where it stands.
            place: Stands(Option<u16>) = None, seen by UnlessCovered;
            /// Whether its crew has left it.
            left: Abandoned(bool) = false, seen by Everybody;
        }
        facts {
            /// What is left in its tank.
            fuel: Fuel(u8) = 9, seen by Owner, if |fuel, field| fuel <= field.fullest;
        }
        tests {
            /// Covered with branches.
            covered: Covered(bool) = false, seen by Everybody;
        }
    }
}
use tanks::{Abandoned, Counters, Fact, Is, Others, Stands, Tank};

/// What never changes in these tests.
struct Field {
    fullest: u8,
}

/// Its own side, and everybody where it is not covered.
struct UnlessCovered;
impl SeenBy<Tank> for UnlessCovered {
    fn sees(tank: &Tank, side: Side) -> bool {
        tank.side == side || !tank.covered
    }
}
/// Its own side alone.
struct Owner;
impl SeenBy<Tank> for Owner {
    fn sees(tank: &Tank, side: Side) -> bool {
        tank.side == side
    }
}

fn tank(id: &str) -> Tank {
    Tank::new(id.parse().unwrap(), Side::First)
}

fn world(tanks: &[Tank]) -> World {
    let mut world = World::new();
    Counters::set_up(&mut world, tanks);
    world
}

fn rows(world: &World) -> tanks::Rows<'_> {
    world.resource::<Counters>().rows(world)
}

fn digest(world: &World) -> String {
    let mut digest = Digest::default();
    rows(world).digest(&mut digest);
    digest.text()
}

#[test]
fn a_counter_has_all_its_facts_and_they_are_read_where_they_lie() {
    let mut world = world(&[tank("a"), Tank { place: Some(3), ..tank("b") }]);
    Counters::write(&mut world, 0, Fact::Abandoned(true));
    let all: Vec<Tank> = rows(&world).iter().collect();
    assert_eq!(all, [Tank { left: true, ..tank("a") }, Tank { place: Some(3), ..tank("b") }]);
    assert_eq!(rows(&world).at(1), all[1]);
    assert_eq!(rows(&world).place, [Stands(None), Stands(Some(3))]);
}

#[test]
fn systems_query_a_fact_like_any_component() {
    let mut world = world(&[tank("a"), Tank { left: true, ..tank("b") }]);
    let mut schedule = Schedule::default();
    schedule.add_systems(|mut tanks: Query<&mut Abandoned>| tanks.iter_mut().for_each(|mut tank| tank.0 = false));
    schedule.run(&mut world);
    assert!(rows(&world).iter().all(|tank| !tank.left));
}

#[test]
fn a_copy_takes_over_every_fact_in_place() {
    let from = world(&[Tank { place: Some(3), left: true, fuel: 1, ..tank("a") }, tank("b")]);
    let mut to = world(&[tank("a"), Tank { place: Some(9), ..tank("b") }]);
    assert_ne!(digest(&from), digest(&to));
    Counters::copy(&rows(&from), &mut to);
    assert_eq!(rows(&from), rows(&to));
    assert_eq!(digest(&from), digest(&to));
}

#[test]
fn every_fact_counts_in_the_digest() {
    let plain = digest(&world(&[tank("a")]));
    let others = [
        Tank { place: Some(0), ..tank("a") },
        Tank { left: true, ..tank("a") },
        Tank { fuel: 8, ..tank("a") },
        Tank { covered: true, ..tank("a") },
    ];
    assert!(others.into_iter().all(|other| digest(&world(&[other])) != plain));
}

#[test]
fn a_memory_is_written_like_the_table() {
    let mut world = world(&[tank("a"), tank("b")]);
    let mut kept = rows(&world).keep();
    for (no, fact) in [(1, Fact::Stands(Some(7))), (0, Fact::Abandoned(true)), (1, Fact::Stands(None))] {
        kept.write(no, fact);
        Counters::write(&mut world, no, fact);
        assert_eq!(kept.rows(), rows(&world));
    }
}

#[test]
fn another_set_up_takes_the_place_of_the_game_before() {
    let mut world = world(&[tank("a"), tank("b")]);
    Counters::set_up(&mut world, &[tank("c")]);
    assert_eq!(rows(&world).iter().collect::<Vec<_>>(), [tank("c")]);
    Counters::set_up(&mut world, &[]);
    assert!(rows(&world).is_empty());
}

#[test]
#[should_panic(expected = "lost or gained a component")]
fn a_counter_that_gains_a_component_is_noticed() {
    #[derive(Component)]
    struct Mud;
    let mut world = world(&[tank("a"), tank("b")]);
    let entity = world.query_filtered::<Entity, With<Stands>>().iter(&world).next().unwrap();
    world.entity_mut(entity).insert(Mud);
    rows(&world);
}

#[test]
fn a_fact_without_an_event_of_its_own_is_written_by_its_name() {
    let is = Is::Fuel(4);
    assert_eq!(serde_json::to_string(&is).unwrap(), r#"{"fuel":4}"#);
    assert_eq!(serde_json::from_str::<Is>(r#"{"covered":true}"#).unwrap(), Is::Covered(true));
    assert!(serde_json::from_str::<Is>(r#"{"left":true}"#).is_err(), "this one has an event of its own");
    assert!(serde_json::from_str::<Is>(r#"{"fuel":"much"}"#).is_err());
    let mut world = world(&[tank("a")]);
    Counters::write(&mut world, 0, is.fact());
    assert_eq!(rows(&world).at(0), Tank { fuel: 4, ..tank("a") });
}

#[test]
fn a_value_that_its_declaration_rules_out_is_not_admitted() {
    let field = Field { fullest: 20 };
    assert_eq!(Is::Fuel(20).admit(&field), Ok(()));
    assert_eq!(Is::Fuel(21).admit(&field), Err("`fuel` is never 21".into()));
    assert_eq!(Is::Covered(true).admit(&field), Ok(()));
}

#[test]
fn facts_print_themselves() {
    let printed = serde_json::to_string(&Others(Tank { fuel: 4, ..tank("a") })).unwrap();
    assert_eq!(printed, r#"{"fuel":4}"#, "what is not as at the start");
    let all = Is::all(&Tank { fuel: 4, ..tank("a") });
    assert_eq!(all[..2], [Is::Fuel(4), Is::Covered(false)], "what a snapshot holds");
}

#[test]
fn a_side_sees_the_default_of_what_it_may_not_see() {
    let open = Tank { place: Some(3), left: true, fuel: 4, ..tank("a") };
    let covered = Tank { covered: true, ..open };
    let world = world(&[open, covered]);
    assert!(rows(&world).seen_by(Side::First).is_none(), "its own side sees the table itself");
    let kept = rows(&world).seen_by(Side::Second).expect("something is hidden");
    let seen: Vec<Tank> = kept.rows().iter().collect();
    assert_eq!(seen, [Tank { fuel: 9, ..open }, Tank { place: None, fuel: 9, ..covered }]);
    let known = |fact: Fact| Side::BOTH.map(|side| fact.seen_by(&covered, side));
    assert_eq!(known(Fact::Stands(Some(3))), [true, false]);
    assert_eq!(known(Fact::Covered(true)), [true, true]);
    assert_eq!((tanks::ALL_SEEN, <Everybody as SeenBy<Tank>>::ALWAYS), (false, true));
}

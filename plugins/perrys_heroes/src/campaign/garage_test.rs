use super::{Hurt, Parked, chance_of_repair, in_place_of, is_repaired, parked, repair_lines, replaced};
use crate::campaign::die::Die;
use crate::files::force::ForceDef;
use crate::files::values::{Nation, Status};
use crate::testing::{read, stock};

fn tanks() -> ForceDef {
    read(
        "(name: \"Tanks\", nation: Germany, vehicle_budget: 90, vehicles: [
            (name: \"Panther 101\", vehicle: \"panther\", commander: Officer, experience: Veteran, crew: [\"Lt. A\"]),
            (name: \"StuG 3\", vehicle: \"stug_iii_g\"),
        ])",
    )
}

#[test]
fn ph_h_36_each_face_of_the_die_of_repair() {
    let faces = |status, hurt| {
        (1..=10).map(|die| is_repaired(&Die { die, lines: repair_lines(status) }, hurt)).collect::<Vec<_>>()
    };
    let from = |first: u8| (1..=10_u8).map(|die| die >= first).collect::<Vec<_>>();
    assert_eq!(faces(Status::Uncertain, Hurt::Immobile), from(4));
    assert_eq!(faces(Status::Uncertain, Hurt::Damaged), from(6));
    assert_eq!(faces(Status::UnderControl, Hurt::Damaged), from(5));
    assert_eq!(faces(Status::Delicate, Hurt::Immobile), from(5));
    assert_eq!([Hurt::Immobile, Hurt::Damaged].map(|hurt| chance_of_repair(Status::Triumphal, hurt)), [8, 6]);
}

#[test]
fn ph_h_37_a_lost_vehicle_is_replaced_by_one_of_at_most_the_same_cost() {
    let all = parked(&tanks(), stock());
    assert_eq!(all.len(), 2);
    assert!(all.iter().all(|one| one.parked == Parked::Ready && one.team.is_none()));
    let keys =
        |no: usize| in_place_of(&all[no], Nation::Germany, stock()).map(|one| one.key.as_str()).collect::<Vec<_>>();
    assert!(keys(0).contains(&"panther") && keys(0).contains(&"stug_iii_g"), "{:?}", keys(0));
    assert!(keys(1).contains(&"stug_iii_g") && !keys(1).contains(&"panther"), "{:?}", keys(1));
    let stug = stock().vehicles.find("stug_iii_g").expect("a vehicle");
    let new = replaced(&all[0], stug);
    assert_eq!((new.what.commander, new.what.experience), (all[0].what.commander, all[0].what.experience));
    assert!(new.what.crew.is_empty() && new.what.vehicle == "stug_iii_g");
}

//! Forces that computer players choose: lawful, within their points, fit for what they meet.

use super::{Terms, chosen, worth_of_vehicle};
use opponent::Chance;
use perrys_heroes::checks::force::faults;
use perrys_heroes::checks::prices::{men_cost, vehicles_cost};
use perrys_heroes::force::ForceDef;
use perrys_heroes::testing::{read, stock};
use perrys_heroes::values::{Battery, Speciality};

const FOOT: Terms = Terms { enemy_points: 80, enemy_drives: false };

fn squads() -> Vec<ForceDef> {
    [
        include_str!("../../../assets/perrys_heroes/forces/usa_rifle_squad.ron"),
        include_str!("../../../assets/perrys_heroes/forces/german_rifle_squad.ron"),
        include_str!("../../../assets/perrys_heroes/forces/soviet_rifle_squad.ron"),
        include_str!("../../../assets/perrys_heroes/forces/british_rifle_section.ron"),
        include_str!("../../../assets/perrys_heroes/forces/german_command_squad.ron"),
    ]
    .map(read)
    .into()
}

fn men(force: &ForceDef) -> impl Iterator<Item = &perrys_heroes::force::ManDef> {
    force.teams.iter().flat_map(|team| &team.men)
}

#[test]
fn ph_4_3_01_every_chosen_force_is_lawful_within_its_points_and_spends_most_of_them() {
    for own in squads() {
        for budget in [40, 60, 80, 100, 130] {
            for seed in 0..6 {
                let own = ForceDef { budget, ..own.clone() };
                let terms = Terms { enemy_points: budget, enemy_drives: seed % 2 == 0 };
                let force = chosen(&own, terms, stock(), &mut Chance::new(seed));
                let cost = men_cost(&force, stock());
                if budget >= 60 {
                    assert!(faults(&force, stock()).is_empty(), "{:?}", faults(&force, stock()));
                    assert!(cost <= i32::from(budget), "{cost} of {budget}");
                    assert!(force != own, "something is chosen");
                }
                if budget == 80 && men(&own).count() > 8 {
                    assert!(cost >= 72, "{cost}: {force:?}");
                }
            }
        }
    }
}

#[test]
fn where_the_enemy_has_vehicles_somebody_can_fight_them_and_nobody_carries_that_where_he_has_none() {
    let armed = |force: &ForceDef| {
        men(force).any(|man| man.anti_tank.is_some() || man.panzerfausts + man.molotovs + man.mines > 0)
    };
    for own in squads() {
        let with = chosen(&own, Terms { enemy_drives: true, ..FOOT }, stock(), &mut Chance::new(3));
        let without = chosen(&own, FOOT, stock(), &mut Chance::new(3));
        assert!(armed(&with) && !armed(&without), "{}", own.name);
    }
}

#[test]
fn artillery_is_bought_where_both_sides_have_points_for_it_and_with_somebody_to_call() {
    let own = ForceDef { budget: 110, ..squads().remove(0) };
    let force = |enemy_points| chosen(&own, Terms { enemy_points, enemy_drives: false }, stock(), &mut Chance::new(1));
    let rich = force(110);
    assert_eq!(rich.artillery, vec![Battery::Mortar]);
    assert!(men(&rich).any(|man| man.speciality == Speciality::Radio));
    assert!(force(80).artillery.is_empty());
}

#[test]
fn vehicles_are_chosen_within_theirs_and_transports_stay() {
    let mut own = squads().remove(1);
    own.vehicles = read(
        "[(name: \"Panzer 1\", vehicle: \"stug_iii_g\"), (name: \"Panzer 2\", vehicle: \"stug_iii_g\"), (name: \"Truck\", vehicle: \"truck\")]",
    );
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let force = chosen(&own, Terms { enemy_drives: true, ..FOOT }, stock(), &mut Chance::new(seed));
        assert!(vehicles_cost(&force, stock()) <= i32::from(own.vehicle_budget));
        assert_eq!(force.vehicles.iter().filter(|one| one.vehicle == "truck").count(), 1);
        assert!(force.vehicles.len() >= 2, "{:?}", force.vehicles);
        kinds.extend(force.vehicles.iter().map(|one| one.vehicle.clone()));
    }
    assert!(kinds.len() > 2, "nobody can be sure: {kinds:?}");
}

#[test]
fn a_panther_is_worth_more_than_an_assault_gun_and_that_more_than_a_truck() {
    let worth = |key: &str| worth_of_vehicle(stock().vehicles.find(key).expect("a vehicle"));
    assert!(worth("panther") > worth("stug_iii_g") && worth("stug_iii_g") > worth("truck"));
    assert!(worth("t34_85") > worth("t34_76"));
}

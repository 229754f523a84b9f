use super::faults;
use crate::files::values::{Build, Class};
use crate::files::vehicles::Vehicles;
use crate::testing::{vehicles, weapons};

fn told(change: impl Fn(&mut Vehicles)) -> Vec<String> {
    let mut all = vehicles();
    change(&mut all);
    faults(&all, &weapons()).into_iter().map(|fault| format!("{}: {}", fault.field, fault.message)).collect()
}

#[test]
fn the_vehicles_of_the_game_are_without_mistakes() {
    assert_eq!(told(|_| {}), Vec::<String>::new());
}

/// PH-10-03, PH-H-21: the rows of the table, as they are printed.
#[test]
fn ph_10_01_and_ph_10_03_and_ph_h_21_the_table_of_vehicles() {
    let all = vehicles();
    let of = |key: &str| all.find(key).expect("a vehicle").clone();
    let numbers = |key: &str| {
        let vehicle = of(key);
        let turret = vehicle.turret.unwrap_or_default();
        let gun = vehicle.gun.map_or((0, 0, 0), |gun| (gun.power, gun.explosive, gun.dice));
        let hull = vehicle.hull;
        let armour = [hull.front, hull.side, hull.rear, turret.front, turret.side, turret.rear, vehicle.top];
        (vehicle.cost, armour, gun, vehicle.crew)
    };
    assert_eq!(numbers("pzkpfw_iv_h"), (20, [8, 4, 2, 5, 4, 4, 2], (14, 1, 6), 5));
    assert_eq!(numbers("panther"), (25, [14, 5, 5, 12, 6, 6, 3], (19, 1, 7), 5));
    assert_eq!(numbers("tiger"), (25, [10, 8, 8, 12, 8, 8, 3], (17, 2, 8), 5));
    assert_eq!(numbers("t34_76"), (15, [9, 7, 6, 9, 7, 6, 2], (11, 1, 6), 4));
    assert_eq!(numbers("t34_85"), (18, [10, 7, 6, 12, 8, 7, 2], (13, 2, 7), 5));
    assert_eq!(numbers("cromwell_vii"), (15, [8, 4, 4, 9, 6, 4, 1], (10, 1, 6), 5));
    assert_eq!(numbers("churchill_vii"), (20, [13, 12, 5, 15, 12, 9, 2], (10, 1, 6), 5));
    assert_eq!(numbers("m4a1_m4a3"), (15, [10, 4, 4, 8, 5, 5, 2], (10, 1, 6), 5));
    assert_eq!(numbers("m4a3e8"), (15, [12, 5, 4, 9, 6, 5, 2], (13, 1, 6), 5));
    assert_eq!(numbers("m10"), (15, [6, 4, 4, 8, 4, 4, 0], (13, 1, 6), 5));
    assert_eq!(numbers("stug_iii_g"), (15, [8, 4, 3, 8, 3, 3, 2], (14, 1, 6), 4));
    assert_eq!(numbers("jagdpanzer_iv"), (23, [11, 3, 2, 12, 5, 2, 2], (19, 1, 7), 4));
    assert_eq!(numbers("su85"), (12, [9, 6, 6, 8, 6, 4, 2], (13, 2, 7), 4));
    let carries = |key: &str| {
        let vehicle = of(key);
        (vehicle.cost, [vehicle.hull.front, vehicle.hull.side, vehicle.hull.rear], vehicle.crew, vehicle.passengers)
    };
    assert_eq!(carries("jeep"), (4, [0, 0, 0], 1, 3));
    assert_eq!(carries("truck"), (5, [0, 0, 0], 2, 12));
    assert_eq!(carries("sdkfz_251"), (8, [2, 1, 1], 2, 10));
    assert_eq!(carries("m3_half_track"), (8, [2, 1, 1], 3, 10));
    assert_eq!(carries("universal_carrier"), (6, [2, 1, 1], 2, 3));
}

#[test]
fn ph_h_05_three_tanks_are_heavy_and_all_transports_light() {
    for vehicle in vehicles().vehicles.iter().filter(|vehicle| vehicle.build != Build::Carriage) {
        let class = if ["panther", "tiger", "churchill_vii"].contains(&vehicle.key.as_str()) {
            Class::Heavy
        } else if vehicle.build == Build::Transport {
            Class::Light
        } else {
            Class::Medium
        };
        assert_eq!(vehicle.class, class, "{}", vehicle.key);
    }
}

#[test]
fn mistakes_are_told_by_their_fields() {
    let wrong = told(|all| {
        all.vehicles[0].turret = None;
        all.vehicles[1].crew = 6;
        all.vehicles[2].machine_guns[0].weapon = "mg35".into();
        all.vehicles[3].key = "Bad Key".into();
        all.stations[0].seats.pop();
    });
    for field in [
        "vehicles[0].turret",
        "vehicles[1].crew",
        "vehicles[2].machine_guns[0].weapon",
        "vehicles[3].key",
        "stations[0].seats",
    ] {
        assert!(wrong.iter().any(|line| line.starts_with(&format!("{field}:"))), "{field} in {wrong:?}");
    }
}

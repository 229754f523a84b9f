//! The vehicles of the book, and mistakes in their file.

use super::*;
use crate::testing::{read, stock};

fn vehicles() -> Vehicles {
    read(include_str!("../../../../assets/rules_of_engagement/vehicles.ron"))
}

fn told(change: impl Fn(&mut Vehicles)) -> Vec<String> {
    let mut all = vehicles();
    change(&mut all);
    faults(&all, stock().weapons).into_iter().map(|fault| fault.field).collect()
}

#[test]
fn the_vehicles_of_the_game_are_without_mistakes() {
    assert_eq!(told(|_| {}), Vec::<String>::new());
}

/// Key, mover, Move, armour of hull and turret, of tracks, gun, crew, passengers, CE.
type Row = (&'static str, Mover, i32, [u8; 4], Option<[u8; 4]>, u8, &'static str, u8, u8, u8);

/// The table of ROE-H-14.
#[rustfmt::skip]
const BOOK: [Row; 22] = [
    ("pzkpfw_iv_h", Mover::Tracked, 30, [12, 9, 8, 7], Some([12, 9, 8, 7]), 8, "75l48", 5, 0, 7),
    ("panther", Mover::Tracked, 35, [15, 10, 9, 7], Some([14, 10, 9, 7]), 9, "75l70", 5, 0, 10),
    ("tiger_i", Mover::Tracked, 25, [14, 12, 12, 8], Some([14, 12, 12, 8]), 10, "88l56", 5, 0, 11),
    ("stug_iii_g", Mover::Tracked, 30, [13, 9, 8, 7], None, 8, "75l48", 4, 0, 6),
    ("jagdpanzer_iv", Mover::Tracked, 30, [14, 9, 8, 7], None, 8, "75l70", 4, 0, 8),
    ("m4", Mover::Tracked, 30, [13, 10, 9, 7], Some([13, 10, 9, 7]), 8, "75l38", 5, 0, 6),
    ("m4a3e8", Mover::Tracked, 30, [13, 10, 9, 7], Some([14, 10, 10, 7]), 8, "76l54", 5, 0, 7),
    ("firefly", Mover::Tracked, 30, [13, 10, 9, 7], Some([13, 10, 9, 7]), 8, "seventeen_pounder", 4, 0, 8),
    ("m10", Mover::Tracked, 30, [11, 8, 8, 4], Some([11, 9, 8, 3]), 8, "76l54", 5, 0, 5),
    ("cromwell_vii", Mover::Tracked, 35, [12, 10, 9, 7], Some([13, 10, 9, 7]), 8, "75l38", 5, 0, 6),
    ("churchill_vii", Mover::Tracked, 20, [16, 13, 11, 8], Some([16, 13, 11, 8]), 9, "75l38", 5, 0, 7),
    ("t_34_76", Mover::Tracked, 35, [13, 11, 10, 7], Some([13, 11, 10, 7]), 8, "76l41", 4, 0, 6),
    ("t_34_85", Mover::Tracked, 35, [13, 11, 10, 7], Some([14, 11, 10, 7]), 8, "85l53", 5, 0, 7),
    ("su_85", Mover::Tracked, 35, [13, 11, 10, 7], None, 8, "85l53", 4, 0, 6),
    ("stuart", Mover::Tracked, 40, [10, 8, 8, 6], Some([10, 8, 8, 6]), 7, "37mm", 4, 0, 4),
    ("sdkfz_251", Mover::HalfTrack, 30, [7, 6, 6, 4], None, 6, "", 2, 10, 2),
    ("m3_half_track", Mover::HalfTrack, 30, [7, 6, 6, 4], None, 6, "", 3, 10, 2),
    ("universal_carrier", Mover::Tracked, 30, [7, 6, 6, 4], None, 6, "", 2, 3, 2),
    ("sdkfz_222", Mover::Wheeled, 40, [7, 6, 6, 4], Some([7, 6, 6, 3]), 5, "20mm", 3, 0, 3),
    ("m8_greyhound", Mover::Wheeled, 40, [8, 7, 6, 4], Some([8, 7, 6, 3]), 5, "37mm", 4, 0, 3),
    ("truck", Mover::Wheeled, 40, [3, 3, 3, 3], None, 3, "", 1, 12, 1),
    ("jeep", Mover::Wheeled, 40, [3, 3, 3, 3], None, 3, "", 1, 3, 1),
];

#[test]
fn roe_h_14_the_table_of_vehicles() {
    let all = vehicles();
    assert_eq!(all.vehicles.len(), BOOK.len());
    let four = |armour: Armour| [armour.front, armour.side, armour.rear, armour.top];
    for (vehicle, (key, mover, moves, hull, turret, tracks, gun, crew, passengers, ce)) in all.vehicles.iter().zip(BOOK)
    {
        assert_eq!((vehicle.key.as_str(), vehicle.mover, vehicle.moves.0), (key, mover, moves * 100));
        assert_eq!((four(vehicle.hull), vehicle.turret.map(four), vehicle.tracks), (hull, turret, tracks), "{key}");
        assert_eq!(vehicle.gun.as_deref().unwrap_or_default(), gun, "{key}");
        assert_eq!((vehicle.crew, vehicle.passengers, vehicle.ce), (crew, passengers, ce), "{key}");
    }
    let open = all.vehicles.iter().filter(|vehicle| vehicle.open).map(|vehicle| vehicle.key.as_str());
    let open: Vec<&str> = open.collect();
    assert_eq!(
        open,
        ["m10", "sdkfz_251", "m3_half_track", "universal_carrier", "sdkfz_222", "m8_greyhound", "truck", "jeep"]
    );
    let mounts = |key: &str| {
        let guns = &all.find(key).expect("a vehicle").machine_guns;
        guns.iter().map(|gun| (gun.mount, gun.weapon.as_deref() == Some("vehicle_mg_50"))).collect::<Vec<_>>()
    };
    assert_eq!(mounts("m4"), [(Mount::Coaxial, false), (Mount::Hull, false), (Mount::Pintle, true)]);
    assert_eq!(
        (mounts("stug_iii_g"), mounts("firefly")),
        (vec![(Mount::Pintle, false)], vec![(Mount::Coaxial, false)])
    );
    assert_eq!(
        (mounts("sdkfz_251"), mounts("m3_half_track")),
        (vec![(Mount::Passengers, false)], vec![(Mount::Passengers, true)])
    );
    assert_eq!((mounts("su_85"), mounts("m10")), (vec![], vec![(Mount::Pintle, true)]));
}

#[test]
fn roe_h_33_recon_vehicles() {
    let all = vehicles();
    let recon = all.vehicles.iter().filter(|vehicle| vehicle.recon).map(|vehicle| vehicle.key.as_str());
    assert_eq!(recon.collect::<Vec<_>>(), ["sdkfz_222", "m8_greyhound", "jeep"]);
}

#[test]
fn roe_h_39_who_sits_in_a_vehicle() {
    use Role::{BowGunner, Commander, Driver, Gunner, Loader};
    let all = vehicles();
    let seats = |key: &str| {
        let vehicle = all.find(key).expect("a vehicle");
        all.seats(vehicle).iter().map(|seat| seat.role).collect::<Vec<_>>()
    };
    assert_eq!(seats("panther"), [Driver, BowGunner, Gunner, Loader, Commander]);
    assert_eq!(seats("firefly"), [Driver, Gunner, Loader, Commander]);
    assert_eq!(seats("stuart"), [Driver, BowGunner, Gunner, Commander]);
    assert_eq!(seats("t_34_76"), [Driver, BowGunner, Loader, Commander]);
    assert_eq!(all.seats(all.find("t_34_76").expect("a vehicle"))[3].also, Some(Gunner));
    assert_eq!(seats("sdkfz_222"), [Driver, Gunner, Commander]);
    assert_eq!((seats("sdkfz_251"), seats("jeep")), (vec![Driver, Commander], vec![Driver]));
}

#[test]
fn each_mistake_is_told_at_its_field() {
    let field = |name: &str| format!("vehicles[0].{name}");
    let cases: [(fn(&mut VehicleDef), &str); 16] = [
        (|vehicle| vehicle.key = "Bad Key".into(), "key"),
        (|vehicle| vehicle.name.clear(), "name"),
        (|vehicle| vehicle.mover = Mover::Foot, "mover"),
        (|vehicle| vehicle.moves.0 = 0, "moves"),
        (|vehicle| vehicle.hull.side = 31, "hull.side"),
        (|vehicle| vehicle.tracks = 0, "tracks"),
        (|vehicle| vehicle.gun = Some("76l48".into()), "gun"),
        (|vehicle| vehicle.gun = Some("rifle".into()), "gun"),
        (|vehicle| vehicle.machine_guns[0].weapon = Some("mg35".into()), "machine_guns[0].weapon"),
        (|vehicle| vehicle.machine_guns[0].weapon = None, "machine_guns[0].weapon"),
        (|vehicle| vehicle.machine_guns[0].mount = Mount::Passengers, "machine_guns[0].mount"),
        (|vehicle| vehicle.turret = None, "machine_guns[0].mount"),
        (|vehicle| vehicle.crew = 6, "crew"),
        (|vehicle| vehicle.passengers = 21, "passengers"),
        (|vehicle| vehicle.ce = 51, "ce"),
        (|vehicle| vehicle.shape.clear(), "shape"),
    ];
    for (change, name) in cases {
        assert_eq!(told(|all| change(&mut all.vehicles[0])), [field(name)]);
    }
    assert_eq!(told(|all| all.vehicles[1].key = "pzkpfw_iv_h".into()), ["vehicles[1].key"]);
}

#[test]
fn each_mistake_of_a_crew_is_told_at_its_field() {
    let seat = |role| SeatDef { role, also: None };
    let cases: [(Vec<SeatDef>, &str); 4] = [
        (vec![seat(Role::Driver)], "crews[3].seats"),
        (vec![seat(Role::Commander), seat(Role::Driver)], "crews[3].seats[0].role"),
        (vec![seat(Role::Driver), seat(Role::Nco)], "crews[3].seats[1].role"),
        (vec![seat(Role::Driver), seat(Role::Driver)], "crews[3].seats[1].role"),
    ];
    for (seats, field) in cases {
        assert_eq!(told(|all| all.crews[3].seats.clone_from(&seats)), [field]);
    }
    assert_eq!(
        told(|all| all.crews[3].crew = 1),
        ["vehicles[15].crew", "vehicles[17].crew", "crews[3].seats", "crews[4].crew"]
    );
    assert_eq!(told(|all| all.vehicles[11].seats[3].also = Some(Role::Loader)), ["vehicles[11].seats[3].also"]);
}

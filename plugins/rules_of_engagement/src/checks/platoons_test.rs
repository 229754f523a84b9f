//! The platoons of the book, and mistakes in their file.

use super::*;
use crate::testing::{charts, read, stock};

const TEXT: &str = include_str!("../../../../assets/rules_of_engagement/platoons.ron");

fn told(text: &str) -> Vec<String> {
    let stock = stock();
    let faults = faults(&read(text), &charts(), stock.weapons, stock.vehicles);
    faults.into_iter().map(|fault| fault.field).collect()
}

/// The fields at which the file is wrong when a piece of it is another.
#[track_caller]
fn wrong(from: &str, to: &str) -> Vec<String> {
    assert!(TEXT.contains(from), "{from}");
    told(&TEXT.replacen(from, to, 1))
}

#[test]
fn the_platoons_of_the_game_are_without_mistakes() {
    assert_eq!(told(TEXT), Vec::<String>::new());
}

#[test]
fn roe_h_24_the_platoons_of_four_nations() {
    let all: Platoons = read(TEXT);
    let stock = stock();
    // Men and CE of the command and of each squad, and what kinds of weapons the squad has.
    for (key, command, squad, weapons) in [
        ("german_grenadiers", (5, 3), (9, 4), vec![("submachine_gun", 1), ("fast_machine_gun", 1), ("rifle", 7)]),
        ("british_infantry", (5, 3), (10, 4), vec![("submachine_gun", 1), ("light_machine_gun", 1), ("rifle", 8)]),
        ("us_infantry", (5, 3), (12, 5), vec![("semi_automatic_rifle", 11), ("automatic_rifle", 1)]),
        ("soviet_rifles", (5, 3), (9, 3), vec![("submachine_gun", 1), ("light_machine_gun", 1), ("rifle", 7)]),
    ] {
        let platoon = all.platoon(key).expect("a platoon");
        let of = |key: &str| all.formation(key).expect("a formation");
        let (head, men) = (of(&platoon.command), of(&platoon.squad));
        assert_eq!(((head.strength(), head.ce), (men.strength(), men.ce)), (command, squad), "{key}");
        assert_eq!(platoon.squads, 2, "{key}");
        let carried: Vec<&str> = men.each().flat_map(|men| &men.weapons).map(|key| stock.weapons.base(key)).collect();
        for (weapon, many) in weapons {
            assert_eq!(carried.iter().filter(|key| **key == weapon).count(), many, "{key}: {weapon}");
        }
        assert_eq!(carried.len(), men.strength(), "{key}");
        // One has an NCO, and who has a light machine gun an assistant.
        let role = |role: Role| men.each().filter(|men| men.role == role).count();
        let assisted = usize::from(key != "us_infantry");
        assert_eq!((role(Role::Nco), role(Role::Assistant)), (1, assisted), "{key}");
    }
    assert_eq!(all.vehicles, 1);
}

#[test]
fn roe_h_24_what_supports_a_platoon() {
    let all: Platoons = read(TEXT);
    for (key, men, ce) in [
        ("german_hmg", 3, 3),
        ("us_hmg", 3, 3),
        ("british_light_mortar", 2, 1),
        ("german_medium_mortar", 4, 3),
        ("german_sniper", 1, 2),
        ("bazooka_team", 2, 2),
        ("piat_team", 2, 2),
        ("panzerschreck_team", 2, 2),
        ("soviet_flamethrower", 2, 2),
        ("six_pounder_crew", 4, 4),
        ("57mm_crew", 4, 4),
        ("pak40_crew", 4, 5),
        ("seventeen_pounder_crew", 5, 6),
    ] {
        let formation = all.formation(key).expect("a formation");
        assert_eq!((formation.strength(), formation.ce), (men, ce), "{key}");
    }
}

#[test]
fn roe_h_25_what_requisition_points_buy() {
    let all: Platoons = read(TEXT);
    assert_eq!(all.requisition.points, 4);
    let costs = all.requisition.swaps.iter().map(|swap| (swap.gives.as_str(), swap.cost, swap.instead, swap.whole));
    assert_eq!(
        costs.collect::<Vec<_>>(),
        [
            ("submachine_gun", 1, true, false),
            ("automatic_rifle", 1, true, false),
            ("panzerfaust", 1, false, false),
            ("rifle_grenade", 1, false, false),
            ("scoped_rifle", 1, true, false),
            ("anti_tank_grenade", 1, false, true),
            ("assault_rifle", 3, true, true),
        ]
    );
    assert_eq!(all.requisition.free, "hand_grenade");
}

#[test]
fn each_mistake_is_told_at_its_field() {
    for (from, to, fields) in [
        ("key: \"german_command\"", "key: \"German\"", &["formations[0].key", "platoons[0].command"][..]),
        (
            "name: \"Platoon command\", kind: Command, ce: 3",
            "name: \"\", kind: Command, ce: 51",
            &["formations[0].name", "formations[0].ce"],
        ),
        ("kind: Command, ce: 3", "kind: Command, ce: 3, mover: Tracked", &["formations[0].mover"]),
        (
            "(weapons: [\"kar98k\"], many: 2)",
            "(weapons: [\"kar98k\"], many: 21)",
            &["formations[0].men", "formations[0].men[3].many"],
        ),
        ("(weapons: [\"mg42\"])", "(weapons: [\"mg43\"])", &["formations[0].men[1].weapons[0]"]),
        ("role: Officer", "role: Driver", &["formations[0].men[0].role", "formations[0].men"]),
        ("role: Nco, weapons: [\"mp40\"]", "role: Officer, weapons: [\"mp40\"]", &["formations[1].men"]),
        (
            "role: Crewman, weapons: [\"mg42_on_tripod\"]",
            "role: Nco, many: 2, weapons: [\"mg42_on_tripod\"]",
            &["formations[2].men"],
        ),
        ("[(weapons: [\"kar98k_scoped\"])]", "[(weapons: [\"kar98k_scoped\"], many: 2)]", &["formations[3].men"]),
        ("kind: GunCrew, ce: 5, gun: \"pak40\"", "kind: GunCrew, ce: 5", &["formations[7].gun"]),
        ("kind: GunCrew, ce: 5, gun: \"pak40\"", "kind: GunCrew, ce: 5, gun: \"75l48\"", &["formations[7].gun"]),
        (
            "kind: GunCrew, ce: 5",
            "kind: Vehicle, ce: 5",
            &["formations[7].kind", "formations[7].gun", "platoons[0].division[0]"],
        ),
        ("weapons: [\"kar98k\"], many: 4", "weapons: [\"kar98k\"], many: 3", &["formations[7].men"]),
        ("troops: \"german_grenadier\"", "troops: \"german\"", &["platoons[0].troops"]),
        ("sidearm: \"luger\"", "sidearm: \"p38\"", &["platoons[0].sidearm"]),
        ("key: \"british_infantry\"", "key: \"german_grenadiers\"", &["platoons[1].key"]),
        ("squad: \"german_squad\"", "squad: \"german_hmg\"", &["platoons[0].squad"]),
        ("company: [\"german_hmg\"", "company: [\"german_command\"", &["platoons[0].company[0]"]),
        ("vehicles: [\"pzkpfw_iv_h\"", "vehicles: [\"pzkpfw_iv_j\"", &["platoons[0].vehicles[0]"]),
        ("vehicles: 1,", "vehicles: 13,", &["vehicles"]),
        ("points: 4", "points: 51", &["requisition.points"]),
        ("key: \"automatic_rifle\"", "key: \"submachine_gun\"", &["requisition.swaps[1].key"]),
        ("gives: \"submachine_gun\"", "gives: \"mp40\"", &["requisition.swaps[0].gives"]),
        ("gives: \"panzerfaust\"", "instead: true, gives: \"panzerfaust\"", &["requisition.swaps[2].of"]),
        ("riflemen: [\"rifle\"", "riflemen: [\"kar98k\"", &["requisition.riflemen[0]"]),
        ("free: \"hand_grenade\"", "free: \"stone\"", &["requisition.free"]),
    ] {
        assert_eq!(wrong(from, to), fields, "{to}");
    }
}

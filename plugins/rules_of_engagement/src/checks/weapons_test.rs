//! The weapons of the book, and mistakes in their file.

use super::*;
use crate::files::values::Traits;
use crate::testing::{charts, read};
use WeaponTrait::*;

fn weapons() -> Weapons {
    read(include_str!("../../../../assets/rules_of_engagement/weapons.ron"))
}

/// Key, range, least range, dice, AP, AT, template, crew, how many it needs, traits.
type Line = (&'static str, i32, i32, (u8, u8), u8, (u8, u8), u8, (u8, u8), &'static [WeaponTrait]);

/// The table of ROE-H-12; the crews that are needed are those of ROE-H-30.
#[rustfmt::skip]
const INFANTRY: [Line; 23] = [
    ("pistol", 20, 0, (1, 1), 5, (0, 0), 0, (1, 1), &[CloseQuarters]),
    ("rifle", 60, 0, (1, 1), 4, (0, 0), 0, (1, 1), &[CloseQuarters]),
    ("semi_automatic_rifle", 60, 0, (2, 1), 4, (0, 0), 0, (1, 1), &[CloseQuarters]),
    ("carbine", 40, 0, (2, 1), 5, (0, 0), 0, (1, 1), &[CloseQuarters]),
    ("submachine_gun", 30, 0, (3, 2), 5, (0, 0), 0, (1, 1), &[Automatic]),
    ("assault_rifle", 45, 0, (3, 2), 4, (0, 0), 0, (1, 1), &[Automatic]),
    ("automatic_rifle", 60, 0, (3, 3), 4, (0, 0), 0, (1, 1), &[Isw, Encumbers]),
    ("light_machine_gun", 75, 0, (4, 4), 4, (0, 0), 0, (1, 1), &[Lmg, HoldOnly, NeedsAssistant, Encumbers]),
    ("fast_machine_gun", 75, 0, (6, 6), 4, (0, 0), 0, (1, 1), &[Lmg, HoldOnly, NeedsAssistant, Encumbers]),
    ("heavy_machine_gun", 100, 0, (8, 8), 4, (0, 0), 0, (3, 2), &[Support, HoldOnly, Encumbers]),
    ("browning_50", 100, 0, (6, 6), 3, (2, 1), 0, (3, 2), &[Support, HoldOnly, Encumbers]),
    ("scoped_rifle", 80, 0, (1, 1), 3, (0, 0), 0, (1, 1), &[Scoped]),
    ("hand_grenade", 15, 0, (1, 1), 4, (1, 1), 1, (1, 1), &[Grenade]),
    ("rifle_grenade", 40, 0, (1, 1), 4, (3, 3), 1, (1, 1), &[RifleGrenade]),
    ("anti_tank_grenade", 0, 0, (0, 0), 3, (7, 7), 0, (1, 1), &[AntiTankGrenade]),
    ("anti_tank_rifle", 60, 0, (1, 1), 3, (5, 4), 0, (1, 1), &[InfantryAntiTank, HoldOnly, Encumbers]),
    ("piat", 30, 0, (1, 1), 3, (9, 9), 0, (1, 1), &[InfantryAntiTank, HoldOnly, Heat, Encumbers]),
    ("bazooka", 40, 0, (1, 1), 3, (9, 9), 0, (1, 1), &[InfantryAntiTank, HoldOnly, Heat, Encumbers]),
    ("panzerschreck", 40, 0, (1, 1), 3, (11, 11), 0, (1, 1), &[InfantryAntiTank, HoldOnly, Heat, Encumbers]),
    ("panzerfaust", 20, 0, (1, 1), 3, (11, 11), 0, (1, 1), &[InfantryAntiTank, Heat, SingleUse, Encumbers]),
    ("light_mortar", 100, 30, (1, 1), 4, (1, 1), 1, (2, 2), &[Support, Indirect, HoldOnly, NoOpportunityFire, Smokes, Encumbers]),
    ("medium_mortar", 180, 30, (1, 1), 3, (2, 2), 2, (3, 2), &[Support, Indirect, HoldOnly, NoOpportunityFire, Smokes, Encumbers]),
    ("flamethrower", 20, 0, (1, 1), 2, (6, 6), 1, (2, 1), &[Flame, NoOpportunityFire, Encumbers]),
];

#[test]
fn roe_h_12_and_roe_h_30_the_weapons_of_infantry() {
    let file = weapons();
    for (weapon, line) in file.weapons.iter().zip(INFANTRY) {
        let (key, range, least, rof, ap, at, blast, crew, traits) = line;
        assert_eq!((weapon.key.as_str(), weapon.range.0, weapon.least.0), (key, range * 100, least * 100));
        assert_eq!(((weapon.rof.0, weapon.rof.1), weapon.ap, (weapon.at.0, weapon.at.1)), (rof, ap, at), "{key}");
        assert_eq!((weapon.blast, (weapon.crew, weapon.needs)), (blast, crew), "{key}");
        assert_eq!(weapon.traits, Traits::of(traits), "{key}");
    }
    let shots = ["flamethrower", "panzerfaust", "rifle"].map(|key| file.def(file.no(key).expect("a weapon")).shots);
    assert_eq!(shots, [3, 1, 0]);
}

/// The table of ROE-H-13: key, dice, AT, AP and template of the HE shell.
#[test]
fn roe_h_13_and_roe_vwp_01_guns_and_their_shells() {
    let file = weapons();
    let book = [
        ("20mm", 3, (4, 3), None),
        ("37mm", 1, (5, 4), Some((4, 1))),
        ("two_pounder", 1, (6, 5), None),
        ("50l60", 1, (8, 7), Some((4, 1))),
        ("six_pounder", 1, (9, 8), Some((4, 1))),
        ("75l38", 1, (9, 8), Some((3, 2))),
        ("75l48", 1, (10, 9), Some((3, 2))),
        ("76l54", 1, (10, 9), Some((3, 2))),
        ("85l53", 1, (11, 10), Some((3, 2))),
        ("75l70", 1, (12, 11), Some((3, 2))),
        ("88l56", 1, (12, 11), Some((3, 2))),
        ("seventeen_pounder", 1, (13, 12), Some((4, 1))),
    ];
    let guns: Vec<&WeaponDef> = file.weapons.iter().filter(|weapon| !weapon.shells.is_empty()).collect();
    assert_eq!(guns.len(), book.len());
    for (gun, (key, dice, at, explosive)) in guns.into_iter().zip(book) {
        assert_eq!((gun.key.as_str(), gun.rof.0, gun.rof.1, gun.ap, gun.range.0), (key, dice, dice, 2, 20_000));
        assert_eq!((gun.at.0, gun.at.1), at, "{key}");
        assert_eq!(gun.explosive.map(|shell| (shell.ap, shell.blast)), explosive, "{key}");
        let all = if explosive.is_some() { 4 } else { 1 };
        assert_eq!((gun.shells.len(), gun.shells.contains(&Shell::He)), (all, explosive.is_some()), "{key}");
    }
}

#[test]
fn roe_h_14_machine_guns_of_vehicles() {
    let file = weapons();
    let of = |key: &str| file.def(file.no(key).expect("a weapon"));
    let numbers = |key: &str| (of(key).range.0, of(key).rof.0, of(key).rof.1, of(key).ap, of(key).at.0, of(key).at.1);
    assert_eq!(numbers("vehicle_mg"), (7_500, 5, 5, 4, 0, 0));
    assert_eq!(numbers("vehicle_mg_50"), (10_000, 4, 4, 3, 2, 1));
    assert!(of("vehicle_mg").traits.has(VehicleMg));
}

#[test]
fn a_make_has_the_numbers_of_its_weapon_and_what_its_carriage_adds() {
    let (file, made) = (weapons(), weapons().with_makes());
    let of = |key: &str| made.def(made.no(key).expect("a weapon")).clone();
    assert_eq!(WeaponDef { key: "kar98k".into(), name: "Kar98k".into(), ..of("rifle") }, of("kar98k"));
    let (gun, pak) = (of("75l48"), of("pak40"));
    assert_eq!((pak.at, pak.crew, pak.needs), (gun.at, 4, 2));
    assert!([Support, HoldOnly, Carriage, Shield].into_iter().all(|one| pak.traits.has(one) && !gun.traits.has(one)));
    assert_eq!((file.base("pak40"), file.base("rifle"), file.base("nonsense")), ("75l48", "rifle", "nonsense"));
    assert_eq!(made.weapons.len(), file.weapons.len() + file.makes.len());
}

#[test]
fn the_weapons_of_the_game_are_without_mistakes() {
    assert_eq!(faults(&weapons(), &charts()), []);
}

/// The fields in which a file of one weapon and one make of it is wrong.
fn wrong(weapon: &str, make: &str) -> Vec<String> {
    let file: Weapons = read(&format!("(weapons: [({weapon})], makes: [({make})])"));
    faults(&file, &charts()).into_iter().map(|fault| fault.field).collect()
}

const GOOD: &str = "key: \"r\", name: \"R\", range: 60, rof: (2, 1), ap: 4, at: (2, 1), traits: [CloseQuarters]";
const MAKE: &str = "key: \"m\", name: \"M\", like: \"r\"";

#[test]
fn each_mistake_of_a_weapon_is_told_at_its_field() {
    assert!(wrong(GOOD, MAKE).is_empty());
    for (from, to, fields) in [
        ("key: \"r\"", "key: \"R 1\"", &["weapons[0].key", "makes[0].like"][..]),
        ("name: \"R\"", "name: \" \"", &["weapons[0].name"]),
        ("range: 60", "range: 301", &["weapons[0].range"]),
        ("range: 60", "range: 0", &["weapons[0].range"]),
        ("range: 60", "range: 60, least: 61", &["weapons[0].least"]),
        ("rof: (2, 1)", "rof: (2, 0)", &["weapons[0].rof.1"]),
        ("rof: (2, 1)", "rof: (13, 1)", &["weapons[0].rof.0"]),
        ("ap: 4", "ap: 7", &["weapons[0].ap"]),
        ("at: (2, 1)", "at: (2, 31)", &["weapons[0].at.1"]),
        ("ap: 4", "ap: 4, blast: 4", &["weapons[0].blast"]),
        ("ap: 4", "ap: 4, crew: 2, needs: 3", &["weapons[0].needs", "makes[0].needs"]),
        ("ap: 4", "ap: 4, shells: [At, At]", &["weapons[0].shells[1]"]),
        ("ap: 4", "ap: 4, shells: [At, He]", &["weapons[0].shells"]),
        ("ap: 4", "ap: 4, explosive: (ap: 4, blast: 1), shells: [At]", &["weapons[0].explosive"]),
        (
            "ap: 4",
            "ap: 4, explosive: (ap: 1, blast: 0), shells: [He]",
            &["weapons[0].explosive.ap", "weapons[0].explosive.blast"],
        ),
        ("[CloseQuarters]", "[CloseQuarters, Automatic]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[NeedsAssistant]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[Indirect, Support]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[Flame, NoOpportunityFire]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[Grenade]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[SingleUse]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[Smokes]", &["weapons[0].traits"]),
        ("at: (2, 1), traits: [CloseQuarters]", "traits: [InfantryAntiTank]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[Carriage]", &["weapons[0].traits"]),
        ("[CloseQuarters]", "[AntiTankGrenade]", &["weapons[0].rof.0", "weapons[0].rof.1", "weapons[0].range"]),
    ] {
        assert_eq!(wrong(&GOOD.replacen(from, to, 1), MAKE), fields, "{to}");
    }
}

#[test]
fn each_mistake_of_a_make_is_told_at_its_field() {
    for (make, field) in [
        ("key: \"r\", name: \"M\", like: \"r\"", "makes[0].key"),
        ("key: \"m\", name: \"\", like: \"r\"", "makes[0].name"),
        ("key: \"m\", name: \"M\", like: \"q\"", "makes[0].like"),
        ("key: \"m\", name: \"M\", like: \"r\", crew: 0", "makes[0].crew"),
        ("key: \"m\", name: \"M\", like: \"r\", needs: 2", "makes[0].needs"),
        ("key: \"m\", name: \"M\", like: \"r\", shells: [He]", "makes[0].shells"),
        ("key: \"m\", name: \"M\", like: \"r\", traits: [Carriage]", "makes[0].traits"),
    ] {
        assert_eq!(wrong(GOOD, make), [field], "{make}");
    }
}

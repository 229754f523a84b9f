//! The firearms of the book, and mistakes in their file.

use super::*;
use crate::files::values::Nation::{self, Gb, Germany, Usa, Ussr};
use crate::files::weapons::AntiTankUse;
use crate::files::weapons::WeaponClass::{AssaultRifle, Heavy, Light, Medium, Pistol, Rifle, SubmachineGun};
use crate::testing::{read, weapons};

/// Name, class, nations, dice, short, medium, long, burst, who carries it.
type Line = (&'static str, WeaponClass, &'static [Nation], u8, i8, i8, i8, u8, &'static str);

/// Table 9.1 of the book.
#[rustfmt::skip]
const BOOK: [Line; 42] = [
    ("Colt M1911A1", Pistol, &[Usa], 1, 1, 0, -2, 0, ""),
    ("Webley-Fosbery", Pistol, &[Gb], 1, 0, -1, -2, 0, ""),
    ("Webley-SA", Pistol, &[Gb], 1, 1, 0, -2, 0, ""),
    ("Tokarev TT33", Pistol, &[Ussr], 1, 1, 0, -2, 0, ""),
    ("Luger P08", Pistol, &[Germany], 1, 1, 0, -4, 0, ""),
    ("Walther PPK", Pistol, &[Germany], 1, 0, -2, -6, 0, ""),
    ("Walther P38", Pistol, &[Germany], 1, 1, -1, -4, 0, ""),
    ("M1 Garand", Rifle, &[Usa], 1, 0, 2, 1, 0, ""),
    ("M1 Carbine", Rifle, &[Usa], 1, 0, 1, 0, 0, ""),
    ("Springfield", Rifle, &[Usa], 1, 0, 2, 2, 0, "Sniper only"),
    ("Lee-Enfield No 4", Rifle, &[Gb], 1, 0, 1, 0, 0, ""),
    ("Lee-Enfield (scoped)", Rifle, &[Gb], 1, 0, 2, 1, 0, "Sniper only"),
    ("Mauser 98K", Rifle, &[Germany], 1, 0, 1, 0, 0, ""),
    ("Mauser 98K (scoped)", Rifle, &[Germany], 1, 0, 2, 1, 0, "Sniper only"),
    ("Gewehr 41/43", Rifle, &[Germany], 1, 0, 1, 0, 0, ""),
    ("Gewehr 41/43 (scoped)", Rifle, &[Germany], 1, 0, 1, 1, 0, "Sniper only"),
    ("Mosin-Nagant", Rifle, &[Ussr], 1, 0, 1, 1, 0, ""),
    ("Mosin-Nagant (scoped)", Rifle, &[Ussr], 1, 0, 2, 1, 0, "Sniper only"),
    ("Tokarev (SVT)", Rifle, &[Ussr], 1, 0, 1, 1, 0, ""),
    ("M3 Grease Gun", SubmachineGun, &[Usa], 2, 2, 1, 0, 5, ""),
    ("Thompson", SubmachineGun, &[Usa, Gb], 3, 1, 0, -2, 5, ""),
    ("Sten Mk II", SubmachineGun, &[Gb], 2, 1, -1, -2, 5, ""),
    ("Sten Mk V", SubmachineGun, &[Gb], 3, 2, 0, -2, 5, ""),
    ("PPSh 41-42", SubmachineGun, &[Ussr], 3, 2, 1, -1, 5, ""),
    ("MP40", SubmachineGun, &[Germany], 3, 2, 0, -1, 5, ""),
    ("MP40 II", SubmachineGun, &[Germany], 3, 2, 1, -1, 5, ""),
    ("MP43", AssaultRifle, &[Germany], 3, 2, 2, 0, 5, ""),
    ("StG44", AssaultRifle, &[Germany], 3, 2, 2, 0, 5, ""),
    ("FG42", AssaultRifle, &[Germany], 2, 2, 1, -1, 5, "paratroopers only"),
    ("B.A.R.", Light, &[Usa], 3, 0, 0, -1, 10, ""),
    ("Bren", Light, &[Gb], 3, 0, 1, -1, 10, ""),
    ("DP", Light, &[Ussr], 3, 0, 1, -1, 10, ""),
    ("MG34", Light, &[Germany], 4, 1, 2, 0, 10, ""),
    ("MG42", Light, &[Germany], 4, 2, 2, 0, 15, ""),
    ("Browning .30", Medium, &[Usa], 5, 1, 1, 0, 10, ""),
    ("Browning .50", Heavy, &[Usa], 6, 2, 2, 1, 15, ""),
    ("Vickers", Heavy, &[Gb], 5, 1, 1, 0, 15, ""),
    ("Maxim 1910", Heavy, &[Ussr], 5, 1, 0, 0, 15, ""),
    ("Goryunov 1943", Heavy, &[Ussr], 5, 1, 1, 0, 15, ""),
    ("DShK", Heavy, &[Ussr], 6, 1, 1, 1, 15, ""),
    ("MG34 on mount", Heavy, &[Germany], 5, 2, 2, 1, 15, ""),
    ("MG42 on mount", Heavy, &[Germany], 6, 3, 3, 1, 15, ""),
];

#[test]
fn ph_9_1_04_the_firearms_are_those_of_the_book() {
    let file = weapons();
    assert_eq!(file.weapons.len(), BOOK.len());
    for (weapon, (name, class, nations, dice, short, medium, long, burst, who)) in file.weapons.iter().zip(BOOK) {
        assert_eq!((weapon.name.as_str(), weapon.class, &weapon.nations[..]), (name, class, nations));
        assert_eq!((weapon.dice, weapon.ranges, weapon.burst), (dice, (short, medium, long), burst), "{name}");
        assert_eq!((weapon.scoped, weapon.paratroopers), (who == "Sniper only", who == "paratroopers only"), "{name}");
    }
    assert!(faults(&file).is_empty(), "{:?}", faults(&file));
}

#[test]
fn ph_9_1_02_a_burst_zone_is_a_size_in_whole_centimetres_and_no_weapon_of_one_die_has_one() {
    assert!(weapons().weapons.iter().all(|weapon| (weapon.burst > 0) == (weapon.dice > 1)));
}

#[test]
fn ph_cl_06_how_each_weapon_against_vehicles_is_used() {
    let all = weapons();
    let used = |how: AntiTankUse| {
        let such = all.anti_tank.iter().filter(|weapon| weapon.used == how);
        such.map(|weapon| weapon.key.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(used(AntiTankUse::Assault), ["molotov", "mine"]);
    assert_eq!(used(AntiTankUse::Once), ["panzerfaust"]);
    assert_eq!(used(AntiTankUse::Again), ["bazooka", "piat", "panzerschreck"]);
}

/// The fields in which a file of one firearm, and a pistol for everybody, is wrong.
fn wrong(weapon: &str) -> Vec<String> {
    let pistol =
        "(key: \"p\", name: \"P\", class: Pistol, nations: [Usa, Gb, Ussr, Germany], dice: 1, ranges: (0, 0, 0))";
    let file: Weapons = read(&format!("(weapons: [{pistol}, ({weapon})])"));
    faults(&file).into_iter().map(|fault| fault.field).collect()
}

#[test]
fn each_mistake_is_told_at_its_field() {
    let good = "key: \"r\", name: \"R\", class: Rifle, nations: [Usa], dice: 2, ranges: (0, 1, 0), burst: 5";
    assert!(wrong(good).is_empty());
    for (from, to, field) in [
        ("key: \"r\"", "key: \"R 1\"", "weapons[1].key"),
        ("key: \"r\"", "key: \"p\"", "weapons[1].key"),
        ("name: \"R\"", "name: \" \"", "weapons[1].name"),
        ("[Usa]", "[]", "weapons[1].nations"),
        ("dice: 2", "dice: 11", "weapons[1].dice"),
        ("(0, 1, 0)", "(0, 1, 10)", "weapons[1].ranges.2"),
        ("dice: 2", "dice: 1", "weapons[1].burst"),
        ("burst: 5", "burst: 99", "weapons[1].burst"),
        ("class: Rifle", "scoped: true, class: Light", "weapons[1].scoped"),
    ] {
        assert_eq!(wrong(&good.replacen(from, to, 1)), [field], "{to}");
    }
    let none: Weapons = read("(weapons: [])");
    assert_eq!(faults(&none).len(), 4, "a pistol for each nation");
}

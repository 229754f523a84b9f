//! Who of a vehicle or gun crew may fire what, and the fire itself.

use super::{at_of, burst_of};
use crate::Report;
use crate::facts::event::Event;
use crate::facts::rolls::Pierced;
use crate::files::values::{Band, Discipline, Location, Shell};
use crate::sections::shooting::FireReport;
use crate::testing::{Bench, Play, id, read, row, stock};
use table::{Order, Side};

/// A German vehicle looks north at (60, 100), with these facts of it and of figures; a squad stands this far before its front, and an M4
/// so far beside it that nothing bears on it.
struct Case {
    key: &'static str,
    gap: f64,
    us: &'static str,
    ge: &'static str,
    figures: &'static str,
    pieces: &'static str,
}

const HOLDS: &str = ", order: Hold, purpose: Fire";
const TANK: Case = Case { key: "pzkpfw_iv_h", gap: 30.0, us: HOLDS, ge: "", figures: "", pieces: "" };

impl Case {
    fn play(&self, dice: &[u8]) -> Play {
        let squad = row(46.0, 100.0 - 6.0 - self.gap - 1.25, 9);
        Bench::new()
            .pieces(self.pieces)
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"german_squad\")")
            .units(Side::Second, "(formation: \"german_squad\")")
            .vehicles(Side::First, &format!("(vehicle: \"{}\")", self.key))
            .vehicles(Side::Second, "(vehicle: \"m4\")")
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [{}]),
                    (id: \"us-2\", at: [(60, 100)], facing: 0, target: \"ge-1\" {}),
                    (id: \"ge-1\", at: [{squad}] {}), (id: \"ge-2\", at: [(170, 100)]),
                ], figures: [{}]",
                row(100.0, 115.0, 9),
                self.us,
                self.ge,
                self.figures
            ))
            .game(dice)
    }
    fn report(&self, more: &str) -> FireReport {
        report(&self.play(&[]), &format!("Fire(unit: \"us-2\", at: \"ge-1\" {more})"))
    }
    /// The weapons that fire, with their dice, in the order of their volleys: those with a template last.
    fn weapons(&self, more: &str) -> Vec<(String, u8)> {
        let report = self.report(more);
        let shots = report.volleys.iter().chain(&report.blasts).flat_map(|volley| &volley.shots);
        shots.map(|shot| (stock().weapons.def(shot.with).key.clone(), shot.dice)).collect()
    }
    fn refused(&self) -> String {
        self.play(&[]).refused(Side::First, "Fire(unit: \"us-2\", at: \"ge-1\")")
    }
}

fn report(play: &Play, command: &str) -> FireReport {
    match play.0.judge(&Order { side: Side::First, command: read(command) }).expect("a lawful order") {
        Report::Fire(report) => report,
        other => panic!("{other:?}"),
    }
}

fn named(list: &[(&str, u8)]) -> Vec<(String, u8)> {
    list.iter().map(|(key, dice)| ((*key).to_owned(), *dice)).collect()
}

/// Two vehicles head to head, so many centimetres apart.
fn duel(gap: f64, figures: &str, dice: &[u8]) -> Play {
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .vehicles(Side::First, "(vehicle: \"pzkpfw_iv_h\")")
        .vehicles(Side::Second, "(vehicle: \"m4\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{}]), (id: \"us-2\", at: [(20, 60)], facing: 90, target: \"ge-2\" {HOLDS}),
                (id: \"ge-1\", at: [{}]), (id: \"ge-2\", at: [({}, 60)], facing: 270),
            ], figures: [{figures}]",
            row(100.0, 115.0, 9),
            row(100.0, 5.0, 9),
            20.0 + 12.0 + gap
        ))
        .game(dice)
}

const AT_TANK: &str = "Fire(unit: \"us-2\", at: \"ge-2\")";

#[test]
fn roe_w_12_a_tank_fires_at_a_tank() {
    let mut play = duel(120.0, "", &[4, 2, 4, 2]);
    let before = report(&play, AT_TANK);
    let volley = &before.volleys[0];
    assert_eq!((volley.needed, volley.natural(), before.hull), (5, 4, Some(id("ge-2-01"))));
    let events = play.order(Side::First, AT_TANK);
    let hit =
        events.iter().find_map(|event| if let Event::VehicleStruck(hit) = event { Some(hit.clone()) } else { None });
    let hit = hit.expect("a hit");
    assert_eq!((hit.location, hit.armour, hit.adds, hit.pierced), (Location::Hull, 13, 9, Pierced::Equal));
    let (unit, man) = (play.unit("ge-2"), play.figure("ge-2-02"));
    assert_eq!((unit.discipline, man.aboard, man.at.is_some()), (Discipline::Suppressed, None, true));
}

#[test]
fn roe_veh_01_a_natural_6_strikes_where_the_firer_has_chosen() {
    let mut play = duel(120.0, "", &[6, 1]);
    let events = play.order(Side::First, "Fire(unit: \"us-2\", at: \"ge-2\", location: Tracks)");
    let hit =
        events.iter().find_map(|event| if let Event::VehicleStruck(hit) = event { Some(hit.clone()) } else { None });
    let hit = hit.expect("a hit");
    assert_eq!((hit.located, hit.location, hit.pierced), (None, Location::Tracks, Pierced::Equal));
}

#[test]
fn roe_wpn_21_high_explosive_has_half_the_at_rounded_down() {
    let gun = stock().weapons.def(stock().weapons.no("75l38").expect("a gun"));
    // ROE-W-22: 8 becomes 4, of which half counts against a building.
    assert_eq!(at_of(gun, Some(Shell::He), Band::Long), 4);
    assert_eq!((at_of(gun, Some(Shell::He), Band::Short), at_of(gun, Some(Shell::At), Band::Long)), (4, 8));
    assert_eq!(at_of(gun, Some(Shell::Heat), Band::Long), 9);
}

#[test]
fn roe_h_13_shells_kill_men_as_the_table_of_guns_says() {
    let gun = stock().weapons.def(stock().weapons.no("75l48").expect("a gun"));
    assert_eq!((burst_of(gun, Some(Shell::He)), burst_of(gun, Some(Shell::At))), ((3, 2), (2, 0)));
    let burst = &TANK.report("").blasts[0];
    assert_eq!((burst.ap, burst.blast, burst.shots[0].shell), (3, 2, Some(Shell::He)));
    let at = TANK.report(", shell: At");
    assert!(at.blasts.is_empty() && at.volleys[0].ap == 2 && at.volleys[0].shots[0].shell == Some(Shell::At));
    let play = TANK.play(&[]);
    assert_eq!(play.refused(Side::First, "Fire(unit: \"us-2\", at: \"ge-1\", shell: Smoke)"), "ROE-H-13");
}

#[test]
fn roe_vwp_02_no_gun_at_men_nearer_than_15_cm() {
    let gun = |gap: f64| Case { gap, ..TANK }.weapons("").iter().any(|(key, _)| key == "75l48");
    assert!(gun(15.0) && !gun(14.9));
}

#[test]
fn roe_vwp_03_nothing_but_a_pintle_fires_at_what_stands_5_cm_above_the_roof_within_20_cm() {
    const HILL: &str = "(kind: \"hill\", shape: Area([(35, 45), (95, 45), (95, 83), (35, 83)]), level: 1), \
        (kind: \"hill\", shape: Area([(40, 50), (90, 50), (90, 78), (40, 78)]), level: 2)";
    // At 16.5 cm the men at both ends of the squad are within 20 too.
    assert_eq!(Case { gap: 16.5, pieces: HILL, ..TANK }.refused(), "ROE-VWP-03");
    assert_eq!(Case { gap: 20.1, pieces: HILL, ..TANK }.weapons("").len(), 3);
    let pintle =
        Case { key: "stug_iii_g", gap: 16.5, pieces: HILL, figures: "(id: \"us-2-01\", buttoned: false)", ..TANK };
    assert_eq!(pintle.weapons(""), named(&[("vehicle_mg", 5)]));
}

#[test]
fn roe_vwp_04_a_machine_gun_has_1_less_without_hold() {
    let lines = |us: &'static str| {
        let report = Case { us, ..TANK }.report("");
        report.volleys[0].lines.iter().map(|line| (line.rule.0.to_string(), line.value)).collect::<Vec<_>>()
    };
    assert!(lines(HOLDS).is_empty());
    assert_eq!(lines(", order: Advance"), [("ROE-VWP-04".to_string(), -1)]);
}

#[test]
fn roe_vwp_05_beside_the_main_gun_it_has_two_dice_and_fires_where_the_turret_points() {
    let all = named(&[("vehicle_mg", 2), ("vehicle_mg", 5), ("75l48", 1)]);
    assert_eq!(TANK.weapons(""), all);
    assert_eq!(TANK.weapons(", silent: true"), named(&[("vehicle_mg", 5), ("vehicle_mg", 5)]));
    let aside = Case { figures: "(id: \"us-2-01\", turret: 90)", ..TANK };
    assert_eq!(aside.weapons(""), named(&[("vehicle_mg", 5)]));
}

#[test]
fn roe_vwp_06_the_hull_machine_gun_fires_in_45_degrees() {
    // The hull looks aside and the turret at the squad.
    let aside = Case { figures: "(id: \"us-2-01\", facing: 90, turret: 0)", ..TANK };
    assert_eq!(aside.weapons(""), named(&[("vehicle_mg", 2), ("75l48", 1)]));
}

#[test]
fn roe_vwp_07_a_pintle_needs_open_hatches_and_a_silent_gun() {
    let open = Case { key: "stug_iii_g", figures: "(id: \"us-2-01\", buttoned: false)", ..TANK };
    assert_eq!(open.weapons(", silent: true"), named(&[("vehicle_mg", 5)]));
    assert_eq!(open.weapons(""), named(&[("75l48", 1)]));
    let shut = Case { key: "stug_iii_g", ..TANK };
    assert_eq!(shut.weapons(""), named(&[("75l48", 1)]));
    let play = shut.play(&[]);
    assert_eq!(play.refused(Side::First, "Fire(unit: \"us-2\", at: \"ge-1\", silent: true)"), "ROE-VWP-07");
}

#[test]
fn roe_vwp_08_weapons_of_a_vehicle_fire_though_it_moved() {
    assert_eq!(Case { us: ", order: Advance, moved: true", ..TANK }.weapons("").len(), 3);
}

#[test]
fn roe_vwp_10_a_turned_turret_is_worse_at_men_who_moved() {
    let lines = |ge: &'static str, figures: &'static str| {
        let report = Case { ge, figures, ..TANK }.report("");
        report.blasts[0].lines.iter().map(|line| (line.rule.0.to_string(), line.value)).collect::<Vec<_>>()
    };
    const TURNED: &str = "(id: \"us-2-01\", turret_turned: true)";
    assert_eq!(lines(", moved: true", TURNED), [("ROE-VWP-10".to_string(), -1)]);
    assert!(lines("", TURNED).is_empty() && lines(", moved: true", "").is_empty());
}

#[test]
fn roe_geo_06_what_bears_on_nobody_does_not_fire() {
    let away = Case { figures: "(id: \"us-2-01\", facing: 180, turret: 180)", ..TANK };
    assert_eq!(away.refused(), "ROE-VWP-06");
}

#[test]
fn roe_veh_10_what_nobody_serves_does_not_fire() {
    let stunned = Case { figures: "(id: \"us-2-01\", gunner: Stunned)", ..TANK };
    assert_eq!(stunned.weapons(""), named(&[("vehicle_mg", 5)]));
    let damaged = Case { figures: "(id: \"us-2-01\", weapon: Damaged)", ..TANK };
    assert_eq!(damaged.weapons(""), named(&[("vehicle_mg", 5), ("vehicle_mg", 5)]));
    let no_bow = Case { figures: "(id: \"us-2-01\", bow: Stunned)", ..TANK };
    assert_eq!(no_bow.weapons(""), named(&[("vehicle_mg", 2), ("75l48", 1)]));
}

#[test]
fn roe_veh_15_a_vehicle_to_which_its_crew_has_just_come_back_does_not_fire() {
    assert_eq!(Case { figures: "(id: \"us-2-01\", bailed: true)", ..TANK }.refused(), "ROE-VEH-15");
}

/// Germans on foot in the south, and an M4 that shows them its side so many centimetres away.
fn against_m4(formation: &str, men: u8, gap: f64, us: &str, pieces: &str, dice: &[u8]) -> Play {
    Bench::new()
        .pieces(pieces)
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, &format!("(formation: \"{formation}\")"))
        .units(Side::Second, "(formation: \"german_squad\")")
        .vehicles(Side::Second, "(vehicle: \"m4\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{}], target: \"ge-2\" {us}), (id: \"ge-2\", at: [(60, 40)], facing: 90),
            ]",
            row(60.0, 40.0 + 3.0 + gap + 1.25, men)
        ))
        .game(dice)
}

const ON_FOOT: &str = "Fire(unit: \"us-1\", at: \"ge-2\")";

#[test]
fn roe_wpn_05_an_infantry_anti_tank_weapon_fires_at_a_tank_on_hold() {
    // Panzerschreck, AT 11: needs 4, with +1 for a vehicle 3. Location 1 is the hull, 10: 2 and 11 go through; damage 3.
    let mut play = against_m4("panzerschreck_team", 2, 20.0, HOLDS, "", &[3, 1, 2, 3]);
    assert_eq!(report(&play, ON_FOOT).volleys[0].dice(), 1);
    let events = play.order(Side::First, ON_FOOT);
    let hit =
        events.iter().find_map(|event| if let Event::VehicleStruck(hit) = event { Some(hit.clone()) } else { None });
    assert_eq!(hit.expect("a hit").damage.expect("damage").row, 3);
    let moving = against_m4("panzerschreck_team", 2, 20.0, ", order: Advance", "", &[]);
    assert_eq!(moving.refused(Side::First, ON_FOOT), "ROE-H-04");
}

#[test]
fn roe_h_40_rifles_are_not_fired_at_what_they_cannot_hurt() {
    assert_eq!(against_m4("german_squad", 9, 20.0, HOLDS, "", &[]).refused(Side::First, ON_FOOT), "ROE-H-04");
}

#[test]
fn roe_veh_05_hard_cover_near_the_vehicle_masks_all_but_the_turret() {
    // A wall of 3 cm, 3 cm from its side. A die more is needed for hard cover: 4 with +1 and -2 is 5.
    let wall = "(kind: \"wall\", shape: Line(along: [(40, 46), (80, 46)], thickness: 0.5), height: 3)";
    let struck = |dice: &[u8]| {
        let mut play = against_m4("panzerschreck_team", 2, 20.0, HOLDS, wall, dice);
        let events = play.order(Side::First, ON_FOOT);
        events.iter().find_map(|event| if let Event::VehicleStruck(hit) = event { Some(hit.pierced) } else { None })
    };
    assert_eq!(struck(&[5, 1]), Some(Pierced::Masked));
    assert_eq!(struck(&[5, 2, 1, 6]), Some(Pierced::Equal));
}

#[test]
fn roe_wpn_11_a_gun_is_fired_by_its_crew_on_hold() {
    let gun = |us: &str, dice: &[u8]| {
        Bench::new()
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"pak40_crew\")")
            .units(Side::Second, "(formation: \"german_squad\")")
            .vehicles(Side::Second, "(vehicle: \"m4\")")
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [(60, 100), {}], facing: 0, target: \"ge-2\" {us}), (id: \"ge-2\", at: [(60, 40)], facing: 90),
                ]",
                row(56.0, 105.0, 4)
            ))
            .game(dice)
    };
    let fired = report(&gun(HOLDS, &[]), ON_FOOT);
    let shots: Vec<_> = fired.volleys.iter().flat_map(|volley| &volley.shots).collect();
    assert_eq!((shots.len(), shots[0].by, shots[0].shell), (1, id("us-1-01"), Some(Shell::At)));
    assert_eq!(gun(", order: Advance", &[]).refused(Side::First, ON_FOOT), "ROE-WPN-11");
}

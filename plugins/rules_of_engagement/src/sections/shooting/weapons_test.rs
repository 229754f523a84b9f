//! The classes of weapons: when each fires, and with how many dice.

use super::arms::support_weapons;
use super::shooting_test::{FIRE, lines, report};
use crate::Start;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::files::values::WeaponTrait;
use crate::files::weapons::WeaponDef;
use crate::testing::{Bench, Play, id, row};
use bevy_ecs::prelude::World;
use std::sync::Arc;
use table::{DiceCup, Game, Side};

/// A unit of so many men with these facts, and a German squad so many centimetres north of it.
struct Post {
    platoon: &'static str,
    formation: &'static str,
    men: u8,
}

const BRITISH: Post = Post { platoon: "british_infantry", formation: "british_squad", men: 10 };
const AMERICAN: Post = Post { platoon: "us_infantry", formation: "us_squad", men: 12 };
const HMG: Post = Post { platoon: "german_grenadiers", formation: "german_hmg", men: 3 };
const SNIPER: Post = Post { platoon: "german_grenadiers", formation: "german_sniper", men: 1 };
const TANK_HUNTERS: Post = Post { platoon: "german_grenadiers", formation: "panzerschreck_team", men: 2 };

const HOLDS: &str = ", order: Hold, purpose: Fire";
const ADVANCES: &str = ", order: Advance";

impl Post {
    fn at(&self, gap: f64, facts: &str, figures: &str) -> Bench {
        let (from, to) = (row(20.0, 110.0, self.men), row(20.0, 110.0 - gap - 2.5, 9));
        Bench::new()
            .platoon(Side::First, self.platoon)
            .units(Side::First, &format!("(formation: \"{}\")", self.formation))
            .units(Side::Second, "(formation: \"german_squad\")")
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [{from}], target: \"ge-1\" {facts}), (id: \"ge-1\", at: [{to}]),
                ], figures: [{figures}]"
            ))
    }
}

/// A game in which weapons with this trait are otherwise.
fn otherwise(bench: &Bench, what: WeaponTrait, dice: &[u8], change: impl Fn(&mut WeaponDef)) -> Play {
    let mut start: Start = bench.start();
    let field = Arc::make_mut(&mut start.field);
    field.weapons.weapons.iter_mut().filter(|weapon| weapon.traits.has(what)).for_each(change);
    Play(Game::new(World::new(), start, DiceCup::forced(dice.to_vec())).expect("a first decision"))
}

/// With how many dice a figure fires; none: it does not.
fn dice(play: &Play, who: &str) -> Option<u8> {
    let report = report(play, FIRE);
    let shots = report.volleys.iter().flat_map(|volley| &volley.shots);
    shots.filter(|shot| shot.by == id(who)).map(|shot| shot.dice).next()
}

#[test]
fn roe_w_09_a_bren_with_its_assistant_without_him_and_on_advance() {
    let alone = "(id: \"us-1-03\", fate: Dead)";
    let game = |facts: &str, figures: &str| BRITISH.at(28.0, facts, figures).game(&[]);
    assert_eq!(dice(&game(HOLDS, ""), "us-1-02"), Some(4));
    assert_eq!(dice(&game(HOLDS, alone), "us-1-02"), Some(2));
    let of_three = otherwise(&BRITISH.at(28.0, HOLDS, alone), WeaponTrait::Lmg, &[], |bren| {
        bren.rof = crate::weapons::ByBand(3, 3);
    });
    assert_eq!(dice(&of_three, "us-1-02"), Some(2));
    assert_eq!(dice(&game(ADVANCES, ""), "us-1-02"), None);
}

#[test]
fn roe_wpn_03_a_light_machine_gun_fires_only_on_hold() {
    let others = (1..=10).filter(|no| *no != 2).map(|no| format!("(id: \"us-1-{no:02}\", fate: Dead)"));
    let others = others.collect::<Vec<String>>().join(", ");
    let game = |facts: &str| BRITISH.at(28.0, facts, &others).game(&[]);
    assert_eq!(game(ADVANCES).refused(Side::First, FIRE), "ROE-WPN-03");
    assert_eq!(game(", order: Sneak, purpose: Fire").refused(Side::First, FIRE), "ROE-WPN-03");
    assert_eq!(dice(&game(HOLDS), "us-1-02"), Some(2));
}

#[test]
fn roe_wpn_04_each_gun_needs_an_assistant_of_its_own() {
    let game = |figures: &str| BRITISH.at(28.0, HOLDS, figures).game(&[]);
    assert_eq!(dice(&game(""), "us-1-03"), Some(1), "he fires his rifle too");
    assert_eq!(dice(&game("(id: \"us-1-03\", fate: Dead)"), "us-1-02"), Some(2));
}

#[test]
fn roe_wpn_02_an_infantry_support_weapon_has_1_less_unless_on_hold() {
    let bar = |facts: &str| {
        let play = AMERICAN.at(28.0, facts, "").game(&[]);
        let report = report(&play, FIRE);
        let volley = report.volleys.iter().find(|volley| volley.shots.iter().any(|shot| shot.by == id("us-1-02")));
        volley.expect("the BAR fires").lines.iter().map(|line| (line.rule.0, line.value)).collect::<Vec<_>>()
    };
    assert_eq!(bar(ADVANCES), [("ROE-WPN-02", -1)]);
    assert!(bar(HOLDS).is_empty());
}

#[test]
fn roe_wpn_05_an_infantry_anti_tank_weapon_fires_only_on_hold() {
    let alone = "(id: \"us-1-02\", fate: Dead)";
    assert_eq!(TANK_HUNTERS.at(15.0, ADVANCES, alone).game(&[]).refused(Side::First, FIRE), "ROE-WPN-05");
    assert_eq!(dice(&TANK_HUNTERS.at(15.0, HOLDS, alone).game(&[]), "us-1-01"), Some(1));
}

#[test]
fn roe_sht_09_a_hollow_charge_has_1_less_at_long_range() {
    let alone = "(id: \"us-1-02\", fate: Dead)";
    let rows = |gap: f64| lines(&report(&TANK_HUNTERS.at(gap, HOLDS, alone).game(&[]), FIRE)).0;
    assert!(rows(20.0).is_empty());
    assert_eq!(rows(20.01), [("ROE-SHT-09", -1)]);
}

#[test]
fn roe_wpn_10_a_scoped_rifle_on_hold_reaches_further_and_hits_better() {
    let rows = |gap: f64, facts: &str| lines(&report(&SNIPER.at(gap, facts, "").game(&[]), FIRE));
    assert_eq!(rows(50.0, HOLDS), (vec![("ROE-WPN-10", 1)], 4));
    assert_eq!(rows(50.01, HOLDS), (vec![("ROE-WPN-10", 1)], 5));
    assert_eq!(rows(40.0, ADVANCES), (vec![], 4));
    assert_eq!(rows(50.0, ADVANCES), (vec![], 5));
    report(&SNIPER.at(100.0, HOLDS, "").game(&[]), FIRE);
    assert_eq!(SNIPER.at(100.01, HOLDS, "").game(&[]).refused(Side::First, FIRE), "ROE-H-04");
    assert_eq!(SNIPER.at(80.01, ADVANCES, "").game(&[]).refused(Side::First, FIRE), "ROE-H-04");
}

const SET_UP: &str = "(id: \"us-1-01\", set_up: true)";

#[test]
fn roe_wpn_18_a_support_weapon_fires_on_hold_alone() {
    assert_eq!(dice(&HMG.at(28.0, HOLDS, SET_UP).game(&[]), "us-1-01"), Some(8));
    assert_eq!(dice(&HMG.at(28.0, HOLDS, SET_UP).game(&[]), "us-1-02"), None, "who serves it has his hands full");
    assert_eq!(dice(&HMG.at(28.0, ADVANCES, SET_UP).game(&[]), "us-1-01"), None);
    assert_eq!(dice(&HMG.at(28.0, ADVANCES, SET_UP).game(&[]), "us-1-02"), Some(1));
}

#[test]
fn roe_wpn_17_a_support_weapon_is_set_up_by_a_turn_of_hold() {
    let game = |facts: &str, figures: &str| HMG.at(28.0, facts, figures).game(&[]);
    assert_eq!(dice(&game(HOLDS, "(id: \"us-1-01\", set_up: false)"), "us-1-01"), None);
    let becomes = |facts: &str, figures: &str| {
        let play = game(facts, figures);
        support_weapons(&play.0.table(), &play.unit("us-1"))
    };
    let is = |set_up: bool| vec![Event::Is(id("us-1-01"), Is::IsSetUp(set_up))];
    assert_eq!(becomes(HOLDS, "(id: \"us-1-01\", set_up: false)"), is(true));
    assert!(becomes(ADVANCES, "(id: \"us-1-01\", set_up: false)").is_empty());
    assert!(becomes(HOLDS, SET_UP).is_empty());
    assert_eq!(becomes(&format!("{ADVANCES}, moved: true"), SET_UP), is(false));
}

#[test]
fn roe_h_30_a_machine_gun_on_its_tripod_needs_two_men() {
    let left = |figures: &str| HMG.at(28.0, HOLDS, &format!("{SET_UP}, {figures}")).game(&[]);
    assert_eq!(dice(&left("(id: \"us-1-03\", fate: Dead)"), "us-1-01"), Some(8));
    let alone = left("(id: \"us-1-02\", fate: Dead), (id: \"us-1-03\", fate: Dead)");
    assert_eq!(alone.refused(Side::First, FIRE), "ROE-H-30");
}

#[test]
fn roe_wpn_19_with_half_its_crew_it_has_half_its_dice_or_fires_every_other_turn() {
    let two = format!("{SET_UP}, (id: \"us-1-03\", fate: Dead)");
    let bench = HMG.at(28.0, HOLDS, &two);
    let of_four = |gun: &mut WeaponDef| gun.crew = 4;
    assert_eq!(dice(&otherwise(&bench, WeaponTrait::Support, &[], of_four), "us-1-01"), Some(4));
    assert_eq!(dice(&bench.game(&[]), "us-1-01"), Some(8));
    let slow = |gun: &mut WeaponDef| (gun.crew, gun.rof) = (4, crate::weapons::ByBand(1, 1));
    let mut play = otherwise(&bench, WeaponTrait::Support, &[1], slow);
    play.order(Side::First, FIRE);
    assert!(play.figure("us-1-01").rests);
    assert!(support_weapons(&play.0.table(), &play.unit("us-1")).is_empty());
    let resting = HMG.at(28.0, HOLDS, &two.replace("set_up: true", "set_up: true, rests: true"));
    let play = otherwise(&resting, WeaponTrait::Support, &[], slow);
    assert_eq!(play.refused(Side::First, FIRE), "ROE-WPN-19");
    assert_eq!(support_weapons(&play.0.table(), &play.unit("us-1")), [Event::Is(id("us-1-01"), Is::Rests(false))]);
}

#[test]
fn roe_h_12_the_table_of_weapons_says_how_far_they_reach() {
    // A rifle 60 cm, a Bren 75: beyond 60 it fires alone. One of eight with a rifle has nobody opposite.
    let who = |gap: f64| {
        let report = report(&BRITISH.at(gap, HOLDS, "").game(&[]), FIRE);
        report.volleys.iter().map(super::Volley::dice).sum::<usize>()
    };
    assert_eq!((who(60.0), who(60.01), who(75.0)), (11, 4, 4));
}

//! What attacks may bring, counted: every throw of every die is carried out, and what comes of it is what the odds say.

use super::casualties::odds::Prospect;
use super::{anti_tank, fire, grenades, gunnery, melee, traps};
use crate::facts::figures::Figure;
use crate::facts::rolls::Roll;
use crate::testing::{Bench, Play, read};
use crate::{Chance, Command, Event, Report};
use bevy_ecs::prelude::World;
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{CounterId, DiceCup, DiceFault, Game, Order, Side};

/// What became of a figure, counted over all throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Counted {
    /// Unhurt, wounded, dead, dead violently.
    fate: [Chance; 4],
    tests: Chance,
    morale: [Chance; 4],
}

fn add(sum: &mut Chance, chance: Chance) {
    *sum = sum.or(chance).expect("small numbers");
}

fn report(play: &Play, command: &str) -> Report {
    let command: Command = read(command);
    play.0.judge(&Order { side: Side::First, command }).expect("a lawful order")
}

/// Carries a report out with these dice, and answers with what happened and the sides of the first die that was not given.
fn thrown(play: &Play, report: &Report, given: &[u8], then: u8) -> (Vec<Event>, Option<u8>, usize) {
    let mut dice = DiceCup::forced(given.iter().copied().chain([then; 40]).collect());
    let events = report.clone().carry_out(&play.0.table(), &mut dice);
    let sides = match dice.fault() {
        Some(DiceFault::OutOfRange { sides, .. }) => Some(*sides),
        Some(DiceFault::RanOut) | None => None,
    };
    (events, sides, dice.drawn() as usize)
}

fn is_test(event: &&Event) -> bool {
    matches!(event, Event::Rolled(rolled) if rolled.what == Roll::Morale)
}

fn testers(events: &[Event]) -> Vec<CounterId> {
    let of = |event: &Event| if let Event::Rolled(rolled) = event { Some(rolled.unit) } else { None };
    events.iter().filter(is_test).filter_map(of).collect()
}

/// How a figure is after these events, and whether he died violently by them.
fn after(figure: &Figure, events: &[Event]) -> (Figure, bool) {
    let (mut now, mut violent) = (*figure, false);
    for event in events {
        match event {
            Event::Is(id, is) if *id == figure.id => now.write(is.fact()),
            Event::Struck(struck) if struck.unit == figure.id => violent |= struck.violent,
            Event::Blasted(blasted) if blasted.unit == figure.id => violent |= blasted.wounds >= 2,
            _ => {}
        }
    }
    (now, violent)
}

/// Carries it out with every throw. The dice of morale come last, and what one of them shows has nothing to do with the others: so all show
/// the same face at a time.
fn counted(play: &Play, report: &Report) -> BTreeMap<CounterId, Counted> {
    let figures: Vec<Figure> = play.0.table().figures.iter().filter(Figure::is_there).collect();
    let none = Counted { fate: [Chance::NEVER; 4], tests: Chance::NEVER, morale: [Chance::NEVER; 4] };
    let mut all: BTreeMap<CounterId, Counted> = figures.iter().map(|figure| (figure.id, none)).collect();
    let mut open: Vec<(Vec<u8>, u128)> = vec![(Vec::new(), 1)];
    while let Some((given, out_of)) = open.pop() {
        // 0 is on no die, so that the first one tells its sides.
        let (events, sides, drawn) = thrown(play, report, &given, 0);
        if given.len() < drawn - testers(&events).len() {
            let sides = sides.expect("a die more");
            for face in 1..=sides {
                open.push(([given.as_slice(), &[face]].concat(), out_of * u128::from(sides)));
            }
            continue;
        }
        for face in 1..=10 {
            let (events, _, _) = thrown(play, report, &given, face);
            let (testers, chance) = (testers(&events), Chance::new(1, out_of * 10));
            for figure in &figures {
                let counted = all.get_mut(&figure.id).expect("a figure");
                let (now, violent) = after(figure, &events);
                let fate = match (now.is_there(), now.health == figure.health) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, _) => 2,
                };
                add(&mut counted.fate[fate], chance);
                if fate == 2 && violent {
                    add(&mut counted.fate[3], chance);
                }
                if testers.contains(&figure.id) {
                    add(&mut counted.tests, chance);
                }
                if now.is_there() {
                    add(&mut counted.morale[now.morale as usize], chance);
                }
            }
        }
    }
    all.retain(|_, counted| counted.fate[0] != Chance::SURE || counted.tests != Chance::NEVER);
    all
}

fn told(prospects: &[Prospect]) -> BTreeMap<CounterId, Counted> {
    let of = |one: &Prospect| {
        let fate = [one.fate.unhurt, one.fate.wounded, one.fate.dead, one.fate.violent];
        (one.fate.unit, Counted { fate, tests: one.tests, morale: one.morale })
    };
    prospects.iter().map(of).collect()
}

fn prospects(play: &Play, report: &Report) -> Vec<Prospect> {
    let table = &play.0.table();
    match report {
        Report::Fire(report) => fire::odds::aftermath(table, report),
        Report::Suppress(report) => fire::odds::aftermath_of_suppression(table, report),
        Report::MachineGun(report) => fire::odds::aftermath(table, &report.fire),
        Report::Gun(report) => gunnery::odds::odds(table, report).men,
        Report::Throw(report) => grenades::aftermath(table, report),
        Report::Melee(report) => melee::aftermath(table, report),
        Report::Attack(report) => anti_tank::aftermath(table, report),
        Report::Trap(report) => traps::aftermath(table, report),
        // What is called for strikes some turns later: its odds are counted in its section.
        Report::Call(_)
        | Report::Move(_)
        | Report::Locate(_)
        | Report::Tell(_)
        | Report::Heal(_)
        | Report::Drive(_)
        | Report::Ride(_)
        | Report::Load(_)
        | Report::Aim(_)
        | Report::Done(_) => Vec::new(),
    }
}

/// The odds are those that are counted, of so many figures; they are handed back.
fn agrees(play: &Play, command: &str, many: usize) -> Vec<Prospect> {
    let report = report(play, command);
    let prospects = prospects(play, &report);
    assert_eq!(told(&prospects), counted(play, &report), "{command}");
    assert_eq!(prospects.len(), many, "{prospects:?}");
    prospects
}

const AMERICANS: &str = r#"(name: "Team", men: [(name: "Sergeant", grade: Nco, weapon: "m3_grease_gun", grenades: 2, traps: 1),
    (name: "Man", weapon: "m1_garand"), (name: "Other", weapon: "m1_garand")])"#;
const GERMANS: &str = r#"(name: "Team", men: [(name: "Leutnant", grade: Officer, weapon: "mp40"),
    (name: "Old", experience: Veteran, weapon: "mp40"), (name: "New", experience: Green, weapon: "mp40"),
    (name: "Man", weapon: "mp40"), (name: "Other", weapon: "mp40")])"#;

fn bench(us: &str, germans: &str) -> Bench {
    Bench::new().teams(Side::First, AMERICANS).teams(Side::Second, GERMANS).position(&format!(
        r#"active: (side: First, team: 0), figures: [
            (id: "us-01", at: (90, 80), knows: ["ge-01", "ge-02", "ge-03"], {us}), {germans}]"#
    ))
}

const BURST: &str = "Fire(unit: \"us-01\", at: \"ge-03\", burst: true)";
const THREE: &str = r#"(id: "ge-03", at: (90, 40), located: true),
    (id: "ge-02", at: (92.75, 40), located: true, health: Treated, morale: Pinned, posture: Prone),
    (id: "ge-01", at: (90, 30), located: true), (id: "ge-04", at: (90, 5))"#;

#[test]
fn ph_7_7_18_what_a_burst_may_bring_is_what_its_dice_bring() {
    let odds = agrees(&bench("", THREE).game(&[]), BURST, 3);
    // Who is near both: he tests if either falls.
    assert_eq!((odds[0].fate.unhurt, odds[0].sure), (Chance::SURE, true));
    assert!(odds[0].tests.thousandths() > odds[1].tests.thousandths());
}

#[test]
fn ph_r_13_where_all_dice_count_for_all_they_do_in_the_odds() {
    let far =
        THREE.replace("(90, 40)", "(90, 12)").replace("(92.75, 40)", "(92.75, 12)").replace("(90, 30)", "(90, 19)");
    let bench = bench("", &far).scenario("switches: (burst_allocation: All)");
    agrees(&bench.game(&[]), BURST, 4);
}

#[test]
fn ph_7_7_20_suppressive_fire_makes_all_of_its_zone_test() {
    let us = r#"), (id: "us-02", at: (94, 80), posture: Prone), (id: "us-03", at: (87, 80), posture: Prone"#;
    let germans = r#"(id: "ge-03", at: (90, 20)), (id: "ge-02", at: (93, 20), located: true, morale: Demoralised)"#;
    let germans = format!(r#"{germans}, (id: "ge-05", at: (99, 20), located: true)"#);
    let play = bench(us, &germans).game(&[]);
    let odds = agrees(&play, "Suppress(units: [\"us-02\", \"us-03\"], at: (x: 9150, y: 2000))", 3);
    assert_eq!([odds[0].sure, odds[1].sure], [true, false], "of a counter one knows nothing");
}

#[test]
fn ph_7_8_10_and_ph_7_12_08_a_grenade_shakes_whom_it_does_not_hurt() {
    // Fewer dice, so that all of them can be counted.
    let germans = r#"(id: "ge-03", at: (90, 66), located: true), (id: "ge-02", at: (96, 64), located: true, health: Wounded),
        (id: "ge-01", at: (90, 54), located: true, morale: Panicked)"#;
    let mut start = bench("", germans).start();
    Arc::make_mut(&mut start.field).charts.grenade.dice = 1;
    let play = Play(Game::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a game"));
    agrees(&play, "Throw(unit: \"us-01\", at: (x: 9100, y: 6800))", 3);
}

#[test]
fn ph_7_6_08_friends_of_whoever_loses_a_bout_test() {
    let us = r#"), (id: "us-02", at: (92, 83)"#;
    let germans =
        r#"(id: "ge-03", at: (90, 76), located: true), (id: "ge-02", at: (95, 70), morale: Pinned, posture: Prone)"#;
    let odds = agrees(&bench(us, germans).game(&[]), "Melee(unit: \"us-01\", at: \"ge-03\", with: Blade)", 4);
    let both = [odds[0].fate.dead, odds[3].fate.dead];
    assert!(both.iter().all(|dead| *dead != Chance::NEVER), "us-01 and ge-03: either may lose");
    assert_eq!([odds[1].tests, odds[2].tests], both, "their friends test if they do");
}

#[test]
fn ph_7_15_04_a_charge_that_goes_off_strikes_those_around() {
    let us = r#"), (id: "us-02", at: (94, 82)"#;
    let mut start = bench(us, r#"(id: "ge-03", at: (90, 10))"#).start();
    Arc::make_mut(&mut start.field).charts.grenade.dice = 2;
    let play = Play(Game::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a game"));
    let report = report(&play, "SetTrap(unit: \"us-01\")");
    let odds = prospects(&play, &report);
    assert_eq!(odds.len(), 2);
    for one in odds {
        assert_eq!(one.fate.unhurt.or(one.fate.wounded).and_then(|lives| lives.or(one.fate.dead)), Some(Chance::SURE));
        assert!(one.fate.unhurt.thousandths() >= 900, "nine times in ten nothing goes off");
        assert!(one.tests.thousandths() <= 100 && one.tests != Chance::NEVER);
    }
}

#[test]
fn what_a_burst_at_four_men_with_six_dice_may_bring_is_sure_together() {
    let men = "(name: \"Leader\", grade: Nco, weapon: \"m1_garand\"), (name: \"Gunner\", support: \"browning_50\"), (name: \"Mate\", assists: true)";
    let germans: String = (1..=4)
        .map(|no| format!("(id: \"ge-0{no}\", at: ({}, 40), located: true), ", 85.0 + 3.0 * f64::from(no)))
        .collect();
    let bench = Bench::new().teams(Side::First, &format!("(name: \"Team\", men: [{men}])")).position(&format!(
        r#"active: (side: First, team: 0), figures: [
            (id: "us-02", at: (90, 80), knows: ["ge-01", "ge-02", "ge-03", "ge-04"]), (id: "us-03", at: (92.5, 80)), {germans}
            (id: "ge-05", at: (92, 45))]"#
    ));
    let play = bench.game(&[]);
    let report = report(&play, "Fire(unit: \"us-02\", at: \"ge-02\", with: Support, burst: true)");
    let odds = prospects(&play, &report);
    assert_eq!(odds.len(), 5);
    for one in &odds {
        let all = one.morale.iter().try_fold(one.fate.dead, |sum, state| sum.or(*state));
        assert_eq!(all, Some(Chance::SURE), "dead, or alive in some state of morale");
    }
    assert!(!odds[4].sure && odds[4].fate.unhurt == Chance::SURE);
}

/// A Sherman `us-04` whose card lies there, with what is true of it, before Germans.
fn sherman(more: &str, germans: &str) -> Bench {
    let tank = "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")";
    Bench::new().teams(Side::First, AMERICANS).teams(Side::Second, GERMANS).vehicles(Side::First, tank).position(
        &format!(
            r#"active: (side: First, team: 1), figures: [
                (id: "us-04", at: (90, 80), knows: ["ge-01", "ge-02", "ge-03"], {more}), {germans}]"#
        ),
    )
}

#[test]
fn ph_7_19_07_and_ph_7_19_08_what_a_machine_gun_may_bring_is_what_its_dice_bring() {
    // The one in the hull, with fewer dice, so that all of them can be counted.
    let mut start = sherman("facing: 0", THREE).start();
    let field = Arc::make_mut(&mut start.field);
    let no = field.vehicles[0].machine_guns[1];
    field.weapons.weapons[usize::from(no)].dice = 3;
    let play = Play(Game::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a game"));
    let odds = agrees(&play, "FireMachineGun(unit: \"us-04\", gun: 1, at: \"ge-03\", burst: true)", 3);
    assert!(odds.iter().all(|one| one.fate.violent == Chance::NEVER));
}

#[test]
fn ph_7_18_11_and_ph_7_18_12_what_a_shell_may_bring_is_what_its_dice_bring() {
    let mut start = sherman("facing: 0, round: HighExplosive, aim: Enemy(\"ge-03\")", THREE).start();
    let gun = Arc::make_mut(&mut start.field).vehicles[0].def.gun.as_mut().expect("a gun");
    gun.dice = 1;
    let play = Play(Game::new(World::new(), start, DiceCup::forced(Vec::new())).expect("a game"));
    agrees(&play, "FireGun(unit: \"us-04\")", 3);
}

#[test]
fn ph_h_18_what_an_anti_tank_round_may_bring_a_man_is_what_its_dice_bring() {
    let play = sherman("facing: 0, round: AntiTank, aim: Enemy(\"ge-03\")", THREE).game(&[]);
    agrees(&play, "FireGun(unit: \"us-04\")", 3);
}

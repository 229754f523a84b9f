//! What vehicles do: the dangerous target first, armour towards the enemy, and nothing for ever.

use super::{first_thought, ideas};
use crate::eye::Eye;
use crate::idea::Idea;
use crate::sights::Sights;
use perrys_heroes::testing::{Bench, Play, id};
use perrys_heroes::{AimAt, Command, PerrysHeroes};
use table::{RuleSet as _, Side};

/// Two tanks of the first side against one of the second; the counters of vehicles come after those of the men.
fn bench() -> Bench {
    Bench::new()
        .scenario("dealt: false")
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a3e8\")")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
}

/// With the card of the first side's tank, which is the second team.
fn game(own: &str, others: &str) -> Play {
    let figures = format!("(id: \"us-01\", at: (20, 110)), (id: \"us-07\", {own}), {others}");
    bench().position(&format!("active: (side: First, team: 1), figures: [{figures}]")).game(&[])
}

fn of_tank<T>(game: &Play, ask: impl Fn(&mut Eye, Vec<Idea>) -> T) -> T {
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            let mut eye = Eye::of(seen, Side::First, shelf);
            let mut found = Vec::new();
            ideas(&mut eye, &game.figure("us-07"), &mut found);
            ask(&mut eye, found)
        })
    })
}

const PANZER: &str = "(id: \"ge-07\", at: (90, 30), facing: 180, located: true)";
const RIFLEMAN: &str = "(id: \"ge-02\", at: (150, 20), located: true)";

#[test]
fn a_tank_aims_at_the_dangerous_tank_rather_than_at_a_far_rifleman() {
    let own = "at: (90, 90), round: AntiTank, knows: [\"ge-07\", \"ge-02\"]";
    let game = game(own, &format!("{PANZER}, {RIFLEMAN}"));
    of_tank(&game, |_, found| {
        let aims = |at: &str| {
            let is_at = |idea: &&Idea| matches!(idea.orders.first(), Some(Command::Aim { at: AimAt::Enemy(enemy), .. }) if *enemy == id(at));
            found.iter().filter(is_at).map(|idea| idea.worth).fold(f64::MIN, f64::max)
        };
        assert!(aims("ge-07") > aims("ge-02"), "{found:?}");
        assert!(aims("ge-07") > 0.02, "{found:?}");
    });
    let first = PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default()
            .with(seen, |shelf| first_thought(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-07")))
    });
    let aimed = first.as_ref().and_then(|plan| plan.orders.first());
    assert!(matches!(aimed, Some(Command::Aim { at: AimAt::Enemy(at), .. }) if *at == id("ge-07")), "{first:?}");
}

#[test]
fn a_tank_fears_more_for_its_flank_than_for_its_front_and_turns_it_away() {
    let fears = |facing: u16| {
        let game = game(&format!("at: (90, 90), facing: {facing}, knows: [\"ge-07\"]"), PANZER);
        of_tank(&game, |eye, found| {
            let turn = found.iter().filter(|idea| {
                matches!(idea.orders.as_slice(), [Command::Drive { steps, .. }] if steps.len() == 1 && format!("{steps:?}").contains("Turn"))
            });
            let turn = turn.map(|idea| idea.worth).fold(f64::MIN, f64::max);
            (eye.fears(&eye.seen.figure(id("us-07")).expect("a tank")), turn)
        })
    };
    let ([front, _], [flank, turn]) = (<[f64; 2]>::from(fears(0)), <[f64; 2]>::from(fears(90)));
    assert!(flank > front, "{flank} {front}");
    assert!(turn > 0.0, "the front is turned to the gun: {turn}");
}

#[test]
fn what_costs_nothing_is_never_ordered() {
    let game = game("at: (90, 90), alert: true, knows: [\"ge-07\"]", PANZER);
    let offered = game.offers(Side::First);
    of_tank(&game, |_, found| {
        let free = |order: &Command| matches!(order, Command::Standing { .. } | Command::Face { .. });
        assert!(!found.iter().any(|idea| idea.orders.iter().any(free)), "{found:?}");
        assert!(!found.is_empty() && !offered.is_empty());
    });
}

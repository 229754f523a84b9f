//! Men against vehicles.

use super::ideas;
use crate::eye::Eye;
use crate::idea::Idea;
use crate::machines;
use crate::sights::Sights;
use perrys_heroes::testing::{Bench, Play};
use perrys_heroes::{Command, PerrysHeroes};
use table::{RuleSet as _, Side};

fn bench() -> Bench {
    let hunters = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"),
        (name: \"Gunner\", anti_tank: \"bazooka\"), (name: \"Helper\", weapon: \"m1_garand\", assists: true),
        (name: \"Sapper\", speciality: Engineer, weapon: \"m1_garand\", mines: 2)])";
    Bench::new()
        .scenario("dealt: false")
        .teams(Side::First, hunters)
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
}

fn found(game: &Play, who: &str) -> Vec<Idea> {
    let mut found = Vec::new();
    PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
        Sights::default().with(seen, |shelf| {
            ideas(&mut Eye::of(seen, Side::First, shelf), &game.figure(who), &mut found);
        });
    });
    found
}

const PAIR: &str = "(id: \"us-02\", at: (90, 75)), (id: \"us-03\", at: (92.5, 75))";

#[test]
fn a_bazooka_is_fired_at_a_vehicle_that_was_looked_for_first() {
    let position =
        format!("active: (side: First, team: 0), figures: [{PAIR}, (id: \"ge-07\", at: (90, 40), facing: 180)]");
    let found = found(&bench().position(&position).game(&[]), "us-02");
    let fire = found.iter().max_by(|one, other| one.worth.total_cmp(&other.worth)).expect("an idea");
    assert!(matches!(fire.orders.as_slice(), [Command::Locate { .. }, Command::FireAntiTank { .. }, ..]), "{fire:?}");
    assert!(fire.worth > 0.0);
}

#[test]
fn a_sapper_runs_up_to_a_vehicle_with_his_mine() {
    let position = "active: (side: First, team: 0), figures: [(id: \"us-04\", at: (90, 60), knows: [\"ge-07\"]), (id: \"ge-07\", at: (90, 45), facing: 0, located: true)]";
    let mut game = bench().position(position).game(&[1; 20]);
    let runs = |idea: &Idea| matches!(idea.orders.as_slice(), [Command::Move { .. }, Command::Assault { .. }]);
    let found = found(&game, "us-04");
    let idea = found.iter().find(|idea| runs(idea)).unwrap_or_else(|| panic!("{found:?}"));
    for order in idea.orders.clone() {
        game.0.obey(Side::First, order).expect("he comes there, and lays it");
    }
}

#[test]
fn a_half_track_does_not_come_within_reach_of_a_panzerfaust_for_nothing() {
    let bench = |fausts: u8| {
        let team = format!(
            "(name: \"Team\", men: [(name: \"Uffz.\", grade: Nco, weapon: \"mp40\"), (name: \"Faust\", weapon: \"mauser_98k\", panzerfausts: {fausts})])"
        );
        Bench::new()
            .scenario("dealt: false")
            .teams(Side::Second, &team)
            .vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")")
    };
    let at = |fausts: u8| {
        let faust = "(id: \"ge-02\", at: (90, 15), located: true)";
        // It is in the enemy's half already: nothing is gained by going on.
        let position = format!(
            "active: (side: First, team: 1), figures: [(id: \"us-01\", at: (20, 110)), (id: \"us-07\", at: (90, 58), knows: [\"ge-02\"]), {faust}]"
        );
        let game = bench(fausts).position(&position).game(&[]);
        PerrysHeroes::seen_by(&game.0.table(), Side::First, |seen| {
            Sights::default().with(seen, |shelf| {
                let mut found = Vec::new();
                machines::ideas(&mut Eye::of(seen, Side::First, shelf), &game.figure("us-07"), &mut found);
                let near = perrys_heroes::testing::cm(90.0, 15.0);
                let best = found.into_iter().filter(|idea| matches!(idea.orders.first(), Some(Command::Drive { .. })));
                let ends = best.filter_map(|idea| {
                    let Ok(perrys_heroes::Report::Drive(drive)) =
                        PerrysHeroes::judge(seen, Side::First, &idea.orders[0])
                    else {
                        return None;
                    };
                    Some((idea.worth, drive.hulls.last()?.at()))
                });
                let inside = ends.filter(|(_, at)| at.within(near, 3_000)).map(|(worth, _)| worth);
                inside.fold(f64::MIN, f64::max)
            })
        })
    };
    let (with, without) = (at(2), at(0));
    assert!(with < without && with < 0.0, "{with} {without}");
}

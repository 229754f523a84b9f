use super::{Aftermath, aftermath};
use crate::campaign::{CameOut, Hurt, VehicleOut};
use crate::files::values::{Health, Left};
use crate::testing::{Bench, Play};
use table::Side;

/// How a battle ends in its last turn from this position.
fn ended(figures: &str) -> Aftermath {
    let position = format!("turn: 10, active: (side: First, team: 0), deck: [], figures: [{figures}]");
    let bench = Bench::new().vehicles(
        Side::First,
        "(name: \"Annie\", vehicle: \"m4a1_m4a3\"), (name: \"Betty\", vehicle: \"m4a1_m4a3\"), (name: \"Clara\", vehicle: \"jeep\")",
    );
    let mut play: Play = bench.position(&position).game(&[10; 40]);
    assert_eq!(aftermath(&play.0.table()), None, "it goes on");
    play.order(Side::First, "Finish");
    aftermath(&play.0.table()).expect("it is over")
}

#[test]
fn ph_7_17_03_the_end_of_a_battle_is_read_man_by_man() {
    let after = ended(
        r#"(id: "us-01", at: (90, 100)), (id: "us-02", at: (80, 100), health: Wounded),
        (id: "us-03", at: (70, 100), health: Treated), (id: "us-04", left: Fled), (id: "us-05", health: Dead)"#,
    );
    let came = |health, left| CameOut { health, left };
    let first = [
        came(Health::Fit, Left::No),
        came(Health::Dead, Left::No),
        came(Health::Treated, Left::No),
        came(Health::Fit, Left::Fled),
        came(Health::Dead, Left::No),
        came(Health::Fit, Left::No),
    ];
    assert_eq!((after.men[0].as_slice(), after.men[1].len()), (&first[..], 6), "crews are not among them");
}

#[test]
fn ph_h_36_what_of_vehicles_is_hurt_is_read_from_the_table() {
    // Each tank has five men, who come after it.
    let after = ended(
        r#"(id: "us-01", at: (90, 100)), (id: "us-07", at: (60, 100), damaged: true, immobile: true),
        (id: "us-08", aboard: "us-07", health: Dead), (id: "us-13", at: (30, 100), turret_jammed: true),
        (id: "us-19", at: (120, 100), health: Dead)"#,
    );
    let hurt = |hurt, fell| VehicleOut { destroyed: false, hurt: Some(hurt), fell };
    let jeep = VehicleOut { destroyed: true, ..VehicleOut::default() };
    assert_eq!(after.vehicles, [vec![hurt(Hurt::Damaged, 1), hurt(Hurt::Immobile, 0), jeep], vec![]]);
}

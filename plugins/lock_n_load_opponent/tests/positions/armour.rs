//! Vehicles, guns, and who fights them.

use crate::battle::{BOTH, FIRST, on};
use crate::positions;
use lock_n_load::Command;

/// A field of seven columns and eight rows with nothing in it.
const OPEN: &str = ".......\n.......\n.......\n.......\n.......\n.......\n.......\n.......";

positions! {
    /// As far and as easy to hit: a Panther's front turns 33 of 36 hits away, its side 15.
    it_fires_at_the_side_of_a_tank_and_not_at_the_front => on(BOTH, OPEN)
        .us(&["t m4a1 D8 facing:NNE"])
        .them(&["f panther B2 facing:SSE buttoned", "s panther F2 facing:E buttoned"])
        .turn(3)
        .we_must("LossPoints(4)")
        .right("s is shot at", |choice| choice.shoots().as_deref() == Some("s"));

    /// Nothing but a dud's opposite (1 of 36) breaks that front: the shell goes to the men beside the objective.
    it_does_not_shoot_at_what_it_cannot_break => on(BOTH, OPEN)
        .us(&["g us_atg_57 D8 facing:NNE"])
        .them(&["f ferdinand B2 facing:SSE", "x wehrmacht_squad F2 Moved", "y wehrmacht_squad F2 Moved"])
        .turn(6)
        .we_must("LossPoints(1)")
        .right("F2 is fired at", |choice| choice.fires_at().as_deref() == Some("F2"));

    /// What cannot be broken drives first. Both must leave, and the tank behind the wood can be stopped, three times of five: the gun
    /// waits for it.
    it_holds_the_guns_fire_for_what_it_can_break => on(BOTH, ".......
        .......
        fff....
        fff....
        .......
        .......
        .......
        ...f...")
        .us(&["g us_atg_57 D8 facing:NNE"])
        .them(&["f ferdinand E2 facing:SSE buttoned", "t pz_iv_h B2 facing:E buttoned"])
        .their(r#"exits: ["G3"]"#)
        .they_must("ExitedUnits(2)")
        .after(r#"Move(units: ["f"], by: Move, to: "E3")"#)
        .right("fire is held", |choice| choice.idles());

    /// It drives by with its side to the gun, and nothing comes after it.
    it_shoots_at_the_side_that_passes => on(BOTH, OPEN)
        .us(&["g us_atg_57 D7 facing:NNE"])
        .them(&["t pz_iv_h B3 facing:E"])
        .we_must("LossPoints(4)")
        .after(r#"Move(units: ["t"], by: Move, to: "C2")"#)
        .right("t is shot at", |choice| choice.shoots().as_deref() == Some("t"));

    /// Charges break it with any throw once they are beside it, and there is nothing for it there.
    it_does_not_drive_beside_men_with_satchel_charges => on(BOTH, "........
        ........
        ......f.
        ......w.
        ........
        ........")
        .us(&["t m4a1 A3 facing:E", "a us_parachute_squad A5"])
        .them(&["x wehrmacht_squad G4 +german_satchel_charge", "y wehrmacht_squad G4 +german_satchel_charge"])
        .turn(2)
        .held(&["A5"], "Us")
        .they_must("LossPoints(4)")
        .right("nobody drives within two hexes of G4", |choice| {
            choice.ends_from("G4").is_none_or(|hexes| hexes > 2)
        });

    /// 8 or less with the woods' help (26 of 36), and then no throw saves the tank: 8 and a die against 1 and a die.
    it_goes_for_the_lone_tank_with_the_satchel_charge => on(BOTH, ".....
        .....
        .f...
        ffff.
        ....f")
        .us(&["a us_parachute_squad B3 +us_satchel_charge"])
        .them(&["t pz_iv_h B2 facing:NNE buttoned"])
        .we_must("LossPoints(4)")
        .right("a assaults the tank", |choice| matches!(choice.order(), Some(Command::CloseAssault { .. })));

    /// Rifles do nothing to a buttoned tank; the bazooka breaks it in two of three times, fired or carried into the hex.
    it_goes_for_the_tank_with_the_bazooka => on(BOTH, ".....
        .....
        .f...
        ffff.
        ....f")
        .us(&["a us_parachute_squad B3 +bazooka"])
        .them(&["t pz_iv_h B2 facing:E buttoned"])
        .we_must("LossPoints(4)")
        .right("the tank is shot at or assaulted", |choice| {
            choice.shoots().is_some() || matches!(choice.order(), Some(Command::CloseAssault { .. }))
        });

    /// Twelve points, half a point for a hex of road: the squad aboard cannot walk there in time.
    it_rides_to_the_objective => on(BOTH, "..........
        ..........
        ..........
        ..........
        ..........")
        .board(r#"roads: [["A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3"]]"#)
        .us(&["t us_truck A3 facing:E", "a us_parachute_squad - aboard:(vehicle:\"t\")"])
        .them(&["x wehrmacht_squad A1 Fired"])
        .held(&["H3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["H3"])"#)
        .right("the truck drives to H3 or beside it", |choice| choice.ends_from("H3").is_some_and(|hexes| hexes <= 1));

    /// The truck has come, and only men on foot take a hex.
    it_leaves_the_truck_at_the_objective => on(BOTH, "..........
        ..........
        ..........
        ..........
        ..........")
        .board(r#"roads: [["A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3"]]"#)
        .us(&["t us_truck G3 facing:E", "a us_parachute_squad - aboard:(vehicle:\"t\")"])
        .them(&["x wehrmacht_squad A1 Fired"])
        .held(&["H3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["H3"])"#)
        .begun(r#"Move(units: ["t"], by: Move, to: "H3")"#)
        .right("a gets out", |choice| matches!(choice.order(), Some(Command::Dismount { .. })));

    /// Men in the open, with nothing that hurts armour from afar: the tank fires and does not drive.
    it_fires_from_where_nobody_hurts_it => on(FIRST, OPEN)
        .us(&["t m4a1 D8 facing:NNE"])
        .them(&["x wehrmacht_squad D3", "y wehrmacht_squad D3", "z wehrmacht_squad D3"])
        .turn(2)
        .we_must("LossPoints(4)")
        .right("D3 is fired at", |choice| choice.fires_at().as_deref() == Some("D3"));

    /// A gun that has not fired breaks it from any side, hits with 9 or less, and what it must hold lies behind the forest.
    it_keeps_the_tank_out_of_the_guns_sight => on(BOTH, "........
        ........
        ...f....
        ...f....
        ...f....
        ........")
        .us(&["t m4a1 A4 facing:E", "a us_parachute_squad A5"])
        .them(&["g german_atg_75 H4 facing:W", "x wehrmacht_squad H4"])
        .turn(3)
        .held(&["A5"], "Us")
        .they_must("LossPoints(4)")
        .right("nobody drives into the gun's sight", |choice| {
            !choice.who().contains(&"t".into()) || !choice.ends_seen_from("H4")
        });
}

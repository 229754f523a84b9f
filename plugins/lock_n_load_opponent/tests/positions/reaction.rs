//! Opportunity Fire and other answers.

use crate::battle::{BOTH, on};
use crate::positions;
use lock_n_load::Command;

positions! {
    /// Nobody else comes: what fires now has nothing better to wait for.
    it_fires_at_who_is_about_to_take_the_objective => on(BOTH, ".....
        .....
        .....
        .....
        .....")
        .us(&["x wehrmacht_squad E2", "y wehrmacht_squad E2"])
        .them(&["a us_parachute_squad B4"])
        .they_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .after(r#"Move(units: ["a"], by: Move, to: "B3")"#)
        .right("they are fired at", |choice| choice.fires_at().is_some());

    /// In the open now, behind stone with the next step: three less for the same attack.
    it_fires_before_they_are_in_cover => on(BOTH, ".....
        .....
        .....
        .....
        .....")
        .board(r#"buildings: [(hexes: ["B2"], material: Stone)]"#)
        .us(&["x wehrmacht_squad E3 +mg42"])
        .them(&["a us_parachute_squad B4"])
        .they_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .after(r#"Move(units: ["a"], by: Move, to: "B3")"#)
        .right("they are fired at", |choice| choice.fires_at().is_some());

    /// The assault stack in the open, on the goal, which it takes after the fire (RUL-110): everything that can be thrown at it, with the
    /// leader's help.
    it_fires_with_everybody_at_the_assault => on(BOTH, "f....
        .....
        f....
        .....
        .....")
        .us(&["x wehrmacht_squad E2 +mg42", "y wehrmacht_squad E2", "l german_leader E2"])
        .them(&["a us_parachute_squad A3", "b us_parachute_squad A3", "c us_parachute_squad A3"])
        .held(&["C2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["C2"])"#)
        .after(r#"Move(units: ["a", "b", "c"], by: Move, to: "B3")"#)
        .begun("HoldFire")
        .after(r#"Step(to: "C2")"#)
        .right("all fire with the leader's help", |choice| choice.aided() && choice.who() == ["x", "y"]);

    /// The decoy: half a squad runs first, and has gone where it cannot come to E2 any more in this turn. The stack in C2 can, over D2 or D3:
    /// the only guns that keep it off must not have fired.
    it_holds_its_fire_for_the_assault => on(BOTH, ".........
        ..f......
        .........
        .........
        .........
        .........
        .........
        .........")
        .us(&["x wehrmacht_squad H2 +mg42", "y wehrmacht_squad H2"])
        .them(&[
            "h us_parachute_half_squad D6", "a us_parachute_squad C2", "b us_parachute_squad C2", "l us_leader C2",
        ])
        .held(&["E2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["E2"])"#)
        .after(r#"Move(units: ["h"], by: Move, to: "E6")"#)
        .right("fire is held", |choice| choice.idles());

    /// The same with a decoy that is worth a shot by itself, and a stronger assault.
    it_holds_its_fire_for_the_assault_though_the_decoy_is_worth_a_shot => on(BOTH, ".........
        ..f......
        .........
        .........
        .........
        .........
        .........
        .........")
        .us(&["x wehrmacht_squad H2 +mg42", "y wehrmacht_squad H2 +mg42", "v german_leader H2"])
        .them(&[
            "h us_parachute_squad E7 +m1919a6", "a us_parachute_squad C2", "b us_parachute_squad C2",
            "c us_parachute_squad C2", "l us_leader C2",
        ])
        .held(&["E2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["E2"])"#)
        .after(r#"Move(units: ["h"], by: Move, to: "F7")"#)
        .right("fire is held", |choice| choice.idles());

    /// The rest of them has acted. In the open now, in the forest with the next step, and off the map with the one after it.
    it_fires_at_the_last_runner => on(BOTH, ".....
        f....
        .....
        ....f
        .....")
        .us(&["x wehrmacht_squad E3 +mg42"])
        .them(&["h us_parachute_half_squad C3", "a us_parachute_squad E5 Fired"])
        .their(r#"exits: ["A2"]"#)
        .they_must("ExitedUnits(1)")
        .after(r#"Move(units: ["h"], by: Move, to: "B3")"#)
        .right("it is fired at", |choice| choice.fires_at().is_some());

    /// Reduced to half a squad it keeps one weapon: firepower 2 and not 1.
    it_keeps_the_better_of_two_weapons => on(BOTH, ".....
        .....
        .....
        .....
        .....")
        .us(&["x us_parachute_squad E2 +m1919a6 +bar"])
        .them(&["a us_parachute_squad B4", "b us_parachute_squad B4", "c us_parachute_squad B4"])
        .turn(3)
        .they_must(r#"Control(at_least: 1, of: ["E2"])"#)
        .after_throws(r#"Fire((firers: [(unit: "a"), (unit: "b"), (unit: "c")], at: "E2"))"#, &[6, 1, 6])
        .right("the BAR is dropped", |choice| {
            matches!(choice.order(), Some(Command::DropWeapon { weapon }) if weapon.to_string() == "x-1")
        });

    /// They are beside us and in the open, on their way to fight two against one: two more for the nearness, one for the movement.
    it_fires_at_those_who_come_to_fight_hand_to_hand => on(BOTH, ".....
        .....
        .....
        .....
        .....")
        .us(&["x wehrmacht_squad E2 +mg42"])
        .them(&["a us_parachute_squad C3", "b us_parachute_squad C3"])
        .turn(3)
        .held(&["E2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["E2"])"#)
        .after(r#"Move(units: ["a", "b"], by: Move, to: "D3")"#)
        .right("they are fired at", |choice| choice.fires_at().is_some());
}

//! Set-ups: where the men stand when it begins.

use crate::battle::{BOTH, on};
use crate::positions;

positions! {
    /// Houses for all beside open ground, and machine guns that look at both.
    it_sets_up_in_cover_and_not_in_the_open_before_guns => on(BOTH, "........
        ........
        ........
        ........
        ........")
        .board(r#"buildings: [(hexes: ["A3", "A4"], material: Stone)]"#)
        .us(&["a us_parachute_squad - zone:\"z\"", "b us_parachute_squad - zone:\"z\"", "l us_leader - zone:\"z\""])
        .our(r#"zones: [(id: "z", from_to: ("A2", "B4"))]"#)
        .them(&["x wehrmacht_squad G3 +mg42", "y wehrmacht_squad G3 +mg42"])
        .start("")
        .they_must(r#"Control(at_least: 1, of: ["A3"])"#)
        .right("all stand in the houses", |choice| {
            ["a", "b", "l"].iter().all(|id| matches!(choice.stands(id).as_deref(), Some("A3" | "A4")))
        });

    /// What must be held lies in the zone, and nobody can be there sooner than they.
    it_sets_up_where_it_must_hold => on(BOTH, "........
        ..w.....
        ........
        ........
        .....f..")
        .us(&["a us_parachute_squad - zone:\"z\"", "b us_parachute_squad - zone:\"z\""])
        .our(r#"zones: [(id: "z", from_to: ("A1", "C5"))]"#)
        .them(&["x wehrmacht_squad F5", "y wehrmacht_squad F5", "w wehrmacht_squad F5"])
        .start("")
        .held(&["C2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["C2"])"#)
        .right("somebody stands in C2", |choice| ["a", "b"].iter().any(|id| choice.stands(id).as_deref() == Some("C2")));

    /// They come from the south: a gun that looks north sees nobody.
    it_sets_the_gun_up_facing_the_enemy => on(BOTH, "ffffffff
        ........
        ........
        ........
        ........
        ........
        ........")
        .us(&["g us_atg_57 - zone:\"z\"", "a us_parachute_squad - zone:\"z\""])
        .our(r#"zones: [(id: "z", from_to: ("C2", "E2"))]"#)
        .them(&["t pz_iv_h D7 facing:NNE", "x wehrmacht_squad D7"])
        .start("")
        .held(&["D2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["D2"])"#)
        .right("g faces south", |choice| choice.faces_south("g"));
}

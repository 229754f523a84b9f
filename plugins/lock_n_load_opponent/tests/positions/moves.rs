//! Ways, cover, smoke, and who goes.

use crate::battle::{BOTH, FIRST, on};
use crate::positions;
use lock_n_load::Command;

positions! {
    /// There is nothing to be had in the open, and a loss loses.
    it_does_not_walk_into_a_machine_gun_for_nothing => on(BOTH, "f...
        u..u
        f...
        f...")
        .us(&["a us_parachute_squad A2"])
        .them(&["x wehrmacht_squad D2 +mg42", "y wehrmacht_squad D2"])
        .they_must("LossPoints(1)")
        .right("nobody goes into the open", |choice| {
            !choice.moves() || ["A1", "A3", "A4"].iter().any(|hex| choice.goes_to(hex))
        });

    /// The gun has fired and nobody else is there: now is the time to cross into the forest.
    it_crosses_the_road_when_the_gun_has_fired => on(BOTH, "ff..fff
        ff..fff
        ff..fff
        ff..fff")
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B3"])
        .them(&["x wehrmacht_squad D1 +mg42 Fired", "y wehrmacht_squad D1 Fired"])
        .turn(3)
        .held(&["G3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["G3"])"#)
        .right("somebody crosses", |choice| choice.ends_from("G3").is_some_and(|hexes| hexes <= 2));

    /// Three hexes before guns in the open that have not fired; our own machine gun has no other work, and cannot come to F4 itself.
    it_does_not_cross_the_road_under_a_gun_that_has_not_fired => on(BOTH, "ff...ff
        ff...ff
        ff...ff
        ff....f
        fffffff")
        .us(&["a us_parachute_squad B4", "b us_parachute_squad B4", "g us_mg_team B2", "l us_leader B2"])
        .them(&["x wehrmacht_squad D1 +mg42", "y wehrmacht_squad D1 +mg42"])
        .held(&["F4"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["F4"])"#)
        .right("g fires at D1", |choice| {
            choice.fires_at().as_deref() == Some("D1") && choice.who().contains(&"g".into())
        });

    /// Both ways to D3 cost four points; the squad in A6 sees the western one. It sees D3 too, which is taken after its fire (RUL-110).
    it_goes_round_by_the_east_where_the_west_is_seen => on(BOTH, ".......
        .......
        .......
        ...f...
        ...f...
        ...f...
        .......")
        .us(&["a us_parachute_squad D6"])
        .them(&["x wehrmacht_squad A6"])
        .held(&["D3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["D3"])"#)
        .right("a goes to D3 by the east", |choice| {
            choice.goes_to("D3") && !["C5", "C4", "C3", "D5"].iter().any(|hex| choice.enters(hex))
        });

    /// The same, turned round: whoever takes the first way that he finds fails one of both.
    it_goes_round_by_the_west_where_the_east_is_seen => on(BOTH, ".......
        .......
        .......
        ...f...
        ...f...
        ...f...
        .......")
        .us(&["a us_parachute_squad D6"])
        .them(&["x wehrmacht_squad G6"])
        .held(&["D3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["D3"])"#)
        .right("a goes to D3 by the west", |choice| {
            choice.goes_to("D3") && !["E5", "E4", "E3", "D5"].iter().any(|hex| choice.enters(hex))
        });

    /// Five turns are left: nobody stops in the open where guns look that have not fired.
    it_does_not_stop_in_the_open_before_a_gun => on(BOTH, "f.......
        f.......
        f.......
        w.......
        f.......")
        .us(&["a us_parachute_squad A2", "b us_parachute_squad A2"])
        .them(&["x wehrmacht_squad H3 +mg42_tripod", "y wehrmacht_squad H3 +mg42_tripod"])
        .turn(1)
        .held(&["A4"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["A4"])"#)
        .right("nobody stops in the open", |choice| {
            !choice.moves() || ["A1", "A3", "A4", "A5"].iter().any(|hex| choice.goes_to(hex))
        });

    /// Two squads stand in the open already, where machine guns look; a third one there gives every attack one target more for nothing.
    it_does_not_crowd_the_open_before_guns => on(BOTH, ".....w..
        .....w..
        ..fw.w..
        ..f..w..
        ........")
        .us(&["c us_parachute_squad C3", "a us_parachute_squad D4 Moved", "b us_parachute_squad D4 Moved"])
        .them(&["x wehrmacht_squad H3 +mg42", "y wehrmacht_squad H3 +mg42"])
        .turn(2)
        .they_must("LossPoints(4)")
        .right("c does not go to D4", |choice| !choice.enters("D4"));

    /// The gun and its leader hold the road; the free squad is enough for what nobody defends.
    it_leaves_the_leader_with_the_gun => on(BOTH, "........
        ........
        .......f
        ....f..f
        .f.....f
        ........")
        .us(&["g us_parachute_squad E4 +m1919a6", "l us_leader E4", "c us_parachute_squad B5"])
        .them(&["x wehrmacht_squad H4", "y wehrmacht_squad H4"])
        .held(&["B2", "E4"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["E4"])"#)
        .right("neither l nor g goes", |choice| {
            !choice.moves() || choice.who().iter().all(|who| who == "c")
        });

    /// D5 lies in the sight of a nest under which nobody crosses unharmed; one throw in three closes the lane, and s is too far away to do
    /// anything else. Nobody sees us, so there is time for it.
    it_lays_smoke_first => on(BOTH, "fff.fff
        fff.fff
        fff.fff
        fff.fff
        fff..ff
        fffff..
        fffffff")
        .board(r#"buildings: [(hexes: ["D1"], material: Stone)]"#)
        .us(&["s us_parachute_squad C3", "a us_parachute_squad C4"])
        .them(&[
            "x wehrmacht_squad D1 +mg42", "y wehrmacht_squad D1 +mg42", "z wehrmacht_squad D1", "v german_leader D1",
        ])
        .held(&["G6"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["G6"])"#)
        .right("s lays smoke in the lane", |choice| {
            matches!(choice.order(), Some(Command::Smoke { at, .. }) if ["D3", "D4"].contains(&at.to_string().as_str()))
        });

    /// A leader alone is neither seen nor stopped by anybody, and wins nothing in front: he goes to those whom only he can rally.
    it_brings_the_leader_to_the_shaken => on(FIRST, "fffff
        fw.wf
        f...f
        fffff
        ....f")
        .us(&["a us_parachute_squad B2 shaken", "b us_parachute_squad B2 shaken", "l us_leader D3"])
        .them(&["x wehrmacht_squad E5"])
        .turn(2)
        .held(&["B2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("l goes to B2", |choice| choice.goes_to("B2") && choice.who() == ["l"]);
}

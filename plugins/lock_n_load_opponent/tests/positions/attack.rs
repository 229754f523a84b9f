//! Fire and melee in one's own impulse.

use crate::battle::{BOTH, SECOND, on};
use crate::positions;
use lock_n_load::Command;

/// A field with nothing in it.
const OPEN: &str = ".....\n.....\n.....\n.....\n.....";

/// The same with a river across it.
const ACROSS: &str = ".....\n.....\nrrrrr\n.....\n.....";

positions! {
    /// As far, as many, both Spotted, and no way over the river: stone takes three from the attack.
    it_fires_at_those_in_the_open_rather_than_in_cover => on(BOTH, ACROSS)
        .board(r#"buildings: [(hexes: ["E1"], material: Stone)]"#)
        .us(&["a us_parachute_squad C5 +bar", "b us_parachute_squad C5"])
        .them(&["x wehrmacht_squad A1", "y wehrmacht_squad E1"])
        .with(r#"hex_markers: [("E1", Spotted)]"#)
        .we_must("LossPoints(1)")
        .right("A1 is fired at", |choice| choice.fires_at().as_deref() == Some("A1"));

    /// Three squads together, or half a squad alone: as far, both in the open, a point for each that is reduced.
    it_fires_at_the_stack_rather_than_at_the_half_squad => on(BOTH, ACROSS)
        .us(&["a us_parachute_squad C5 +bar", "b us_parachute_squad C5"])
        .them(&[
            "x wehrmacht_squad A1", "y wehrmacht_squad A1", "z wehrmacht_squad A1", "h wehrmacht_half_squad E1",
        ])
        .we_must("LossPoints(1)")
        .right("A1 is fired at", |choice| choice.fires_at().as_deref() == Some("A1"));

    /// The leader has nothing else to do in the last turn, and one more is one more.
    it_fires_with_the_leaders_help => on(BOTH, ACROSS)
        .us(&["a us_parachute_squad C5 +m1919a6", "l us_leader C5"])
        .them(&["x wehrmacht_squad C2"])
        .we_must("LossPoints(1)")
        .right("a fires with l's help", |choice| choice.aided());

    /// Shaken ones cannot fight hand to hand: entering takes both squads without a throw (LNL-8.1-16); no fire does as much.
    it_walks_in_among_the_shaken => on(BOTH, ".....
        .w...
        .....
        fffff
        .....")
        .us(&["a us_parachute_squad B3"])
        .them(&["x wehrmacht_squad B2 shaken", "y wehrmacht_squad B2 shaken", "z wehrmacht_squad E5"])
        .we_must("LossPoints(3)")
        .right("a goes to B2", |choice| choice.goes_to("B2"));

    /// Six to one, and 3 or more with the leader's help: 35 of 36. Fire at stone does not clear a hex.
    it_fights_hand_to_hand_at_good_odds => on(BOTH, ".....
        .....
        .f...
        fffff
        .....")
        .board(r#"buildings: [(hexes: ["B2"], material: Stone)]"#)
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B3", "c us_parachute_squad B3", "l us_leader B3"])
        .them(&["x wehrmacht_squad B2"])
        .held(&["B2"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("two squads or more go to B2", |choice| choice.goes_to("B2") && choice.who().len() >= 3);

    /// Two to six: 10 or more, while they need 5 or more. Friends are two hexes behind, and there are four turns.
    it_does_not_fight_hand_to_hand_at_bad_odds => on(BOTH, ".....
        .w...
        .f...
        .....
        .f...
        .....")
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B5", "c us_parachute_squad B5", "l us_leader B5"])
        .them(&["x us_parachute_squad B2", "y us_parachute_squad B2", "z us_parachute_squad B2"])
        .turn(3)
        .held(&["B2"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("nobody enters B2", |choice| !choice.enters("B2"));

    /// They kill with 5 or more, 30 of 36; we with 10 or more, and not all of them. To get away into the forest takes 6 or less, and nothing
    /// holds us here.
    it_withdraws_from_a_hopeless_melee => on(BOTH, "fffff
        f.fff
        fffff
        fffff
        .....")
        .us(&["a us_parachute_squad B2"])
        .them(&["x us_parachute_squad B2", "y us_parachute_squad B2", "z us_parachute_squad B2"])
        .with(r#"hex_markers: [("B2", Melee)]"#)
        .they_must("LossPoints(2)")
        .right("a withdraws", |choice| matches!(choice.order(), Some(Command::Withdraw { .. })));

    /// Six to one with a leader, what is fought for is here, and a third pass ends the last turn.
    it_fights_on_at_good_odds => on(BOTH, ".....
        .....
        .....
        fffff
        .....")
        .us(&["a us_parachute_squad B2", "b us_parachute_squad B2", "c us_parachute_squad B2", "l us_leader B2"])
        .them(&["x wehrmacht_squad B2", "m german_medic E5"])
        .with(r#"hex_markers: [("B2", Melee)]"#)
        .passes(2)
        .held(&["B2"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("another round is fought", |choice| matches!(choice.order(), Some(Command::FightMelee { .. })));

    /// Four to two kills both with 5 or more, 30 of 36; four to one only one with 3 or more, 35 of 36. Less than all is worse.
    it_strikes_at_all_with_all_in_a_melee => on(BOTH, OPEN)
        .us(&["a us_parachute_squad B2", "b us_parachute_squad B2", "l us_leader B2"])
        .them(&["x wehrmacht_squad B2", "y wehrmacht_squad B2", "m german_medic E5"])
        .with(r#"hex_markers: [("B2", Melee)]"#)
        .we_must("LossPoints(3)")
        .begun(r#"FightMelee(at: "B2")"#)
        .right("a and b attack x and y with l", |choice| {
            matches!(choice.order(), Some(Command::MeleeAttack { attackers, defenders, leader: Some(_) })
                if attackers.len() == 2 && defenders.len() == 2)
        });

    /// There is nobody else to fire at, and a third pass ends the last turn: 4 or less for the leader, then all fire with his help.
    it_spots_what_can_be_fired_at_then => on(BOTH, "f.w.f
        .....
        rrrrr
        .....
        ..f..")
        .us(&["a us_parachute_squad C5 +m1919a6", "b us_parachute_squad C5 +m1919a6", "l us_leader C5"])
        .them(&["x wehrmacht_squad C1", "y wehrmacht_squad C1"])
        .passes(2)
        .we_must("LossPoints(1)")
        .right("C1 is spotted", |choice| {
            matches!(choice.order(), Some(Command::Spot { at, .. }) if at.to_string() == "C1")
        });

    /// They have not fired and stand in the open: our base of fire comes first, and those who are to fight them wait for what comes of it.
    it_softens_the_goal_before_the_assault => on(BOTH, "f.....f
        .ff....
        f......
        .......
        ..ff...
        .f.f...")
        .us(&[
            "a us_parachute_squad C2 +m1919a6", "b us_parachute_squad C2", "l us_leader C2",
            "c us_parachute_squad D5", "d us_parachute_squad D5",
        ])
        .them(&["x wehrmacht_squad F3 +mg42", "y wehrmacht_squad F3"])
        .held(&["F3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["F3"])"#)
        .right("a fires at F3", |choice| {
            choice.fires_at().as_deref() == Some("F3") && choice.who().contains(&"a".into())
        });

    /// Without its leader a Shaken unit may not even try; with him and in the woods it takes 9 or less.
    it_rallies_before_the_assault => on(BOTH, ".....
        .w...
        .....
        fffff
        .....")
        .us(&["a us_parachute_squad B2 shaken", "l us_leader B2", "b us_parachute_squad B3"])
        .them(&["x wehrmacht_squad E5"])
        .start("turn: 3, phase: Rally, initiative: Us, rolled: true, active: Us")
        .we_must(r#"Control(at_least: 1, of: ["E5"])"#)
        .right("a rallies", |choice| matches!(choice.order(), Some(Command::Rally { .. })) && choice.who() == ["a"]);

    /// It lies at the squad's feet and costs nothing.
    it_takes_the_machine_gun_that_lies_there => on(SECOND, OPEN)
        .us(&["a wehrmacht_squad B2", "b wehrmacht_squad C3"])
        .them(&["x us_parachute_squad E5"])
        .with(r#"abandoned: [(id: "mg", weapon: "mg42", at: "B2")]"#)
        .start("turn: 3, phase: Rally, initiative: Us, rolled: true, active: Us")
        .they_must("LossPoints(2)")
        .right("a takes it", |choice| {
            matches!(choice.order(), Some(Command::TakeWeapon { .. })) && choice.who() == ["a"]
        });

    /// All of them have fired: who stays in the stone is in no danger this turn, and outside three are against one.
    it_does_not_leave_stone_to_fight_three_to_one => on(BOTH, OPEN)
        .board(r#"buildings: [(hexes: ["B3"], material: Stone)]"#)
        .us(&["a us_parachute_squad B3"])
        .them(&["x wehrmacht_squad D2 Fired", "y wehrmacht_squad D2 Fired", "z wehrmacht_squad D2 Fired"])
        .held(&["B3"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["B3"])"#)
        .right("a stays", |choice| !choice.moves());

    /// Alone it stands at 1-1, 8 or more; one more squad makes it 2-1, 6 or more, and the other may still walk in when both sides have fallen.
    it_comes_to_the_help_of_those_in_melee => on(BOTH, ".....
        .....
        .f...
        fffff
        .....")
        .us(&["a us_parachute_squad B2", "b us_parachute_squad B3", "c us_parachute_squad B3"])
        .them(&["x us_parachute_squad B2", "m us_medic E5"])
        .with(r#"hex_markers: [("B2", Melee)]"#)
        .held(&["B2"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("somebody goes to B2", |choice| choice.goes_to("B2"));

    /// He shifts the odds by a column: with one squad to 3-2, 7 or more, with two to 2-1, 6 or more. Two squads without him stand at 1-1, 8 or
    /// more, and stone makes fire nearly vain.
    it_takes_the_hero_along_into_the_melee => on(BOTH, ".....
        .....
        .f...
        fffff
        .....")
        .board(r#"buildings: [(hexes: ["B2"], material: Stone)]"#)
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B3", "h us_hero B3"])
        .them(&["x us_parachute_squad B2", "y us_parachute_squad B2"])
        .held(&["B2"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["B2"])"#)
        .right("h and others go to B2", |choice| {
            choice.goes_to("B2") && choice.who().len() >= 2 && choice.who().contains(&"h".into())
        });

    /// A bad shot at stone, far away; and the gun is the only one before the open ground that they must cross to C2. It waits for them.
    it_does_not_waste_the_gun_before_they_come => on(BOTH, "f........
        .........
        f........
        ffff.....
        .........
        .........
        .........")
        .board(r#"buildings: [(hexes: ["E7"], material: Stone)]"#)
        .us(&["x wehrmacht_squad H2 +mg42", "y wehrmacht_squad H2"])
        .them(&["a us_parachute_squad A3", "h us_parachute_half_squad E7"])
        .with(r#"hex_markers: [("E7", Spotted)]"#)
        .held(&["C2"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["C2"])"#)
        .right("nothing is done", |choice| choice.idles());

    /// Three squads in the open, or half a squad: the mortar strikes all in the hex.
    it_bombards_the_crowd => on(BOTH, ACROSS)
        .us(&["m us_mortar_team C5"])
        .them(&[
            "x wehrmacht_squad A1", "y wehrmacht_squad A1", "z wehrmacht_squad A1", "h wehrmacht_half_squad E1",
        ])
        .we_must("LossPoints(1)")
        .right("A1 is bombarded", |choice| choice.fires_at().as_deref() == Some("A1"));

    /// Three squads wait in the open, nothing else reaches them, and a third pass ends the last turn.
    it_calls_the_artillery_on_those_who_assemble => on(BOTH, "........
        ........
        rrrrrrrr
        ........
        ........
        ........
        ........
        ........
        ........")
        .us(&["l us_leader C9"])
        .our(r#"artillery: [(id: "guns", name: "Guns", firepower: 6, missions: 1)]"#)
        .them(&["x wehrmacht_squad D1", "y wehrmacht_squad D1", "z wehrmacht_squad D1"])
        .passes(2)
        .we_must("LossPoints(1)")
        .right("artillery is called", |choice| matches!(choice.order(), Some(Command::CallArtillery { .. })));

    /// Leaders are rallied first, and then help the others at once (LNL-3.0-05, -06).
    it_rallies_the_leader_first => on(BOTH, ".....
        .w...
        .....
        fffff
        .....")
        .us(&["a us_parachute_squad B2 shaken", "l us_leader B2 shaken"])
        .them(&["x wehrmacht_squad E5"])
        .start("turn: 3, phase: Rally, initiative: Us, rolled: true, active: Us")
        .we_must(r#"Control(at_least: 1, of: ["E5"])"#)
        .right("l rallies", |choice| matches!(choice.order(), Some(Command::Rally { .. })) && choice.who() == ["l"]);
}

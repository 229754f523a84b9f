//! What is fought for: taking it, holding it, leaving in time, passing.

use crate::battle::{BOTH, FIRST, SECOND, on};
use crate::positions;

/// Whoever is to have B2.
pub(crate) const B2: &str = r#"Control(at_least: 1, of: ["B2"])"#;

positions! {
    /// Nobody is near: whoever stands in B2 at the end has won.
    it_takes_the_free_objective_in_the_last_turn => on(BOTH, "fffffff
        .......
        .......
        .......
        .......
        .......
        .......
        fffffff")
        .us(&["a us_parachute_squad B4"])
        .them(&["x wehrmacht_squad G8"])
        .we_must(B2)
        .right("a goes to B2", |choice| choice.goes_to("B2"));

    /// The way lies in the open under a machine gun, but there is no other, and no other turn: staying loses for certain.
    it_runs_through_fire_for_the_objective_in_the_last_turn => on(BOTH, "....
        ....
        f..w
        ....
        ....
        ...f")
        .us(&["a us_parachute_squad A3"])
        .them(&["x wehrmacht_squad D6 +mg42"])
        .we_must(r#"Control(at_least: 1, of: ["D3"])"#)
        .right("a goes to D3", |choice| choice.goes_to("D3"));

    /// A third pass in a row ends the last turn, and we hold what counts; they stand beside it three to one.
    it_passes_when_passing_wins => on(BOTH, "fffff
        f...f
        f.w.f
        f...f
        fffff")
        .us(&["a us_parachute_squad C3"])
        .them(&["x us_parachute_squad D3", "y us_parachute_squad D3", "z us_parachute_squad D3"])
        .held(&["C3"], "Us")
        .passes(2)
        .they_must(r#"Control(at_least: 1, of: ["C3"])"#)
        .right("it passes", |choice| choice.idles());

    /// The same third pass would lose: what is fought for is theirs, empty and near.
    it_does_not_pass_when_behind => on(BOTH, "fffffff
        .......
        .......
        .......
        .......
        ffffff.
        fffffff")
        .us(&["a us_parachute_squad A4", "l us_leader A4"])
        .them(&["x wehrmacht_squad G6"])
        .held(&["C3"], "Them")
        .passes(2)
        .we_must(r#"Control(at_least: 1, of: ["C3"])"#)
        .right("a goes through C3", |choice| choice.way().contains(&"C3".into()) && choice.who().contains(&"a".into()));

    /// Who holds it stays: the attacker is the one who must come.
    it_does_not_leave_what_it_must_hold => on(BOTH, ".......
        .w.....
        .......
        .......
        .......")
        .us(&["x wehrmacht_squad B2"])
        .them(&["a us_parachute_squad B4"])
        .held(&["B2"], "Us")
        .they_must(B2)
        .right("nobody goes", |choice| !choice.moves());

    /// The Shaken cannot fight hand to hand: whoever enters has the hex without a throw (LNL-8.1-16).
    it_goes_in_among_a_broken_half_squad_that_holds_the_objective => on(BOTH, "...
        .w.
        ...
        ...
        ...")
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B3"])
        .them(&["x wehrmacht_half_squad B2 shaken"])
        .held(&["B2"], "Them")
        .we_must(B2)
        .right("somebody goes to B2", |choice| choice.goes_to("B2"));

    /// Two hexes and the exit cost three of four points, and there is no other turn.
    it_leaves_by_the_exit_in_time => on(BOTH, ".......
        .......
        .......
        .......
        fffffff
        .......
        .......
        .......")
        .us(&["a us_parachute_squad C3"])
        .them(&["x wehrmacht_squad G8"])
        .our(r#"exits: ["C1"]"#)
        .we_must("ExitedUnits(1)")
        .right("a leaves", |choice| choice.leaves());

    /// They need one of both; they can reach G4 in this turn, A4 not. Whoever stands in G4 must be thrown out of the rubble at 1-2.
    it_guards_the_threatened_objective_and_not_the_safe_one => on(BOTH, ".......
        .......
        .......
        u..f..u
        .......
        .......
        .......")
        .us(&["a us_parachute_squad D4"])
        .them(&["x wehrmacht_squad G7"])
        .held(&["A4", "G4"], "Us")
        .they_must(r#"Control(at_least: 1, of: ["A4", "G4"])"#)
        .right("a goes to G4", |choice| choice.goes_to("G4"));

    /// One of both is enough, and equally far: the empty one.
    it_takes_the_empty_objective_and_not_the_one_that_is_held => on(BOTH, ".....
        ..f..
        ..f..
        .fff.
        ..f..
        .....")
        .board(r#"buildings: [(hexes: ["A3"], material: Stone)]"#)
        .us(&["a us_parachute_squad C5"])
        .them(&["x wehrmacht_squad A3", "y wehrmacht_squad A3"])
        .held(&["A3", "E3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["A3", "E3"])"#)
        .right("a goes to E3", |choice| choice.goes_to("E3"));

    /// Eleven hexes and six turns, nobody in sight: who stays gains nothing.
    it_goes_forward_in_the_first_turn => on(BOTH, "..........f.
        ...........f
        ..........f.
        ...........f")
        .us(&["a us_parachute_squad A2", "b us_parachute_squad A2", "l us_leader A2"])
        .them(&["x wehrmacht_squad L3"])
        .turn(1)
        .held(&["L3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["L3"])"#)
        .right("somebody goes nearer to L3", |choice| choice.ends_from("L3").is_some_and(|hexes| hexes < 11));

    /// Both entry hexes are free; I5 can be reached in time by one of them alone.
    it_enters_where_it_is_near_to_the_goal => on(BOTH, ".........
        .........
        .........
        .........
        .........
        fffffffff
        .........")
        .us(&["a us_parachute_squad - entry:\"late\"", "b us_parachute_squad - entry:\"late\""])
        .our(r#"entries: [(id: "late", turn: 1, hexes: ["A1", "I1"])]"#)
        .them(&["x wehrmacht_squad A7"])
        .turn(5)
        .held(&["I5"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["I5"])"#)
        .right("somebody enters by I1", |choice| choice.goes_to("I1"));

    /// Five hexes are too far for a squad alone; with the leader it has six points (LNL-6.2-01).
    it_goes_at_double_time_where_time_is_short => on(BOTH, "ffffffff
        ........
        ........
        ........
        ffffffff
        ........")
        .us(&["a us_parachute_squad A3", "l us_leader A3"])
        .them(&["x wehrmacht_squad H6"])
        .held(&["F3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["F3"])"#)
        .right("both go to F3", |choice| choice.goes_to("F3") && choice.who().len() == 2);

    /// He is all that counts, is wounded already, and stands in the open before two machine guns; one step, and nobody sees him.
    it_brings_the_one_who_must_live_out_of_sight => on(BOTH, ".......
        .......
        ..f....
        .......
        .......")
        .us(&["l us_leader B3 Wounded"])
        .them(&["x wehrmacht_squad G1 +mg42", "y wehrmacht_squad G1 +mg42"])
        .we_must(r#"Alive("l")"#)
        .right("l goes out of sight", |choice| choice.moves() && !choice.ends_seen_from("G1"));

    /// Both are as near, but the squad alone takes hexes; what the leader does is nothing (LNL-SC-07).
    it_sends_who_can_take_the_objective => on(SECOND, "fffff
        .....
        .....
        .....
        fffff")
        .us(&["l german_leader A2", "s german_medic A2", "a wehrmacht_squad A4"])
        .them(&["x us_parachute_squad E5"])
        .held(&["C3"], "Them")
        .we_must(r#"Control(at_least: 1, of: ["C3"])"#)
        .right("a goes to C3", |choice| choice.goes_to("C3") && choice.who().contains(&"a".into()));

    /// The second objective is needed as well: who has taken the first one goes on, as nobody threatens it.
    it_takes_the_second_objective_too => on(FIRST, "fffffff
        .......
        .......
        .......
        ffffff.
        fffffff")
        .us(&["a us_parachute_squad B3", "b us_parachute_squad B3"])
        .them(&["x wehrmacht_squad G6"])
        .with(r#"objectives: [(hex: "B3", holder: Us), (hex: "E3", holder: Them)]"#)
        .we_must(r#"Control(at_least: 2, of: ["B3", "E3"])"#)
        .right("somebody goes to E3", |choice| choice.goes_to("E3"));
}

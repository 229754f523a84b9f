//! Mistakes of positions, each at its field.

use crate::checks::scenario::tests::{told, wrong};

#[test]
fn each_mistake_of_a_position_is_told_at_its_field() {
    for (from, to, field) in [
        ("turn: 2,", "turn: 9,", "turn"),
        ("turn: 2,", "turn: 0,", "turn"),
        ("phase: Shooting", "phase: SetUp", "phase"),
        ("id: \"us-2\"", "id: \"us-9\"", "units[1].id"),
        ("id: \"us-2\"", "id: \"us-1\"", "units[1].id"),
        ("at: [(20, 100), (24, 100)]", "at: [(20, 100), (22, 100)]", "units[1].at[1]"),
        ("at: [(20, 100), (24, 100)]", "at: [(20, 100), (24, 119)]", "units[1].at[1]"),
        ("at: [(120, 20)]", "at: [(97, 20)]", "units[3].at[0]"),
        ("at: [(120, 20)]", "at: [(120, 2)]", "units[3].at[0]"),
        ("(id: \"ge-1-02\", at: (96, 20))", "(id: \"ge-1-02\", at: (91, 20))", "units[2].at[1]"),
        ("id: \"ge-1-02\"", "id: \"ge-1-06\"", "figures[0].id"),
        ("id: \"ge-1-02\", at: (96, 20)", "id: \"ge-4-01\"", "figures[1].id"),
        ("id: \"mill\"", "id: \"wood\"", "buildings[0].id"),
        (
            "(id: \"mill\", fired_from: [First])",
            "(id: \"mill\", fired_from: []), (id: \"mill\", fired_from: [])",
            "buildings[1].id",
        ),
    ] {
        assert_eq!(wrong(from, to), [format!("position.{field}")], "{to}");
    }
}

#[test]
fn states_of_units_that_exclude_each_other_are_told() {
    for (from, to, field) in [
        ("order: Hold, purpose: Fire", "order: Advance, purpose: Fire", "units[0].purpose"),
        ("order: Hold, purpose: Fire", "order: Sneak, purpose: OpportunityFire", "units[0].purpose"),
        ("order: Hold, purpose: Fire", "order: ReserveFire", "units[0].order"),
        ("order: Sneak, veil", "order: Run, veil", "units[1].order"),
        ("target: \"ge-1\"", "target: \"us-2\"", "units[0].target"),
        ("target: \"ge-1\"", "target: \"ge-7\"", "units[0].target"),
        ("target: \"ge-1\"", "charge: \"us-2\"", "units[0].charge"),
        ("target: \"ge-1\"", "locked: \"us-2\"", "units[0].locked"),
        ("target: \"ge-1\"", "rounds_lost: 1", "units[0].rounds_lost"),
        ("target: \"ge-1\"", "hits: 201", "units[0].hits"),
        ("target: \"ge-1\"", "at_start: 6", "units[0].at_start"),
        ("target: \"ge-1\"", "spotted_at: (200, 20)", "units[0].spotted_at"),
        ("target: \"ge-1\"", "aboard: \"ge-5\"", "units[0].aboard"),
        ("target: \"ge-1\"", "aboard: \"nobody\"", "units[0].aboard"),
        ("known: [\"ge-1\"]", "known: [\"us-1\"]", "units[1].known[0]"),
        ("known: [\"ge-1\"]", "known: []", "units[1].veil"),
        ("veil: Spotted, ", "", "units[1].known"),
        ("order: Sneak, veil", "order: Sneak, ready: true, veil", "units[1].ready"),
        ("veil: Spotted, known: [\"ge-1\"]", "recovers: true", "units[1].recovers"),
        ("zeroed: (at: \"us-1\"", "zeroed: (at: \"ge-2\"", "units[2].zeroed.at"),
        ("turns: 1)", "turns: 0)", "units[2].zeroed.turns"),
        ("hit_by: [\"us-2\"]", "hit_by: [\"ge-2\"]", "units[2].hit_by[0]"),
        ("at: [(120, 20)]", "at: [(120, 20)], discipline: Shaken", "units[3].discipline"),
        ("at: [(120, 20)]", "at: [(120, 20)], order: Sneak", "units[3].order"),
        ("at: [(120, 20)]", "at: [(120, 20)], order: Hold, purpose: Hide", "units[3].purpose"),
    ] {
        assert_eq!(wrong(from, to), [format!("position.{field}")], "{to}");
    }
    assert!(wrong("at: [(120, 20)]", "at: [(120, 20)], order: ReserveFire").is_empty());
    assert_eq!(
        wrong("at: [(90, 100)]", "at: [(90, 100), (94, 100), (98, 100), (90, 104), (94, 104), (98, 104)]"),
        ["position.units[0].at"]
    );
}

#[test]
fn states_of_figures_that_exclude_each_other_are_told() {
    for (to, field) in [
        ("fate: Wrecked, at: (96, 20)", "fate"),
        ("fate: Dead, at: (96, 20)", "at"),
        ("set_up: true, at: (96, 20)", "set_up"),
        ("rests: true, at: (96, 20)", "set_up"),
        ("shots: 201, at: (96, 20)", "shots"),
    ] {
        assert_eq!(
            wrong("\"ge-1-02\", at: (96, 20)", &format!("\"ge-1-02\", {to}")),
            [format!("position.figures[0].{field}")],
            "{to}"
        );
    }
    assert!(wrong("\"ge-1-02\", at: (96, 20)", "\"ge-1-02\", fate: Captured").is_empty());
    assert!(told(crate::checks::scenario::tests::GOOD).is_empty());
    assert!(wrong("\"ge-1-02\", at: (96, 20)", "\"ge-5-01\", fate: Wrecked").is_empty());
    assert_eq!(wrong("\"ge-1-02\", at: (96, 20)", "\"ge-5-01\", fate: Dead"), ["position.figures[0].fate"]);
}

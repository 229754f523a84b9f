use super::{Held, standing};
use crate::files::values::Task;
use crate::testing::{Bench, Play, cm};
use crate::{Degree, Event, Outcome, PerrysHeroes};
use bevy_ecs::prelude::World;
use measured_table::Point;
use std::sync::Arc;
use table::{DiceCup, Game, Side};

/// A game in its last turn, with these tasks and objectives; six figures a side.
fn game(tasks: [Task; 2], objectives: &[Point], figures: &str) -> Play {
    let position = format!("turn: 10, active: (side: First, team: 0), deck: [], figures: [{figures}]");
    let mut start = Bench::new().position(&position).start();
    let field = Arc::make_mut(&mut start.field);
    for (side, task) in field.sides.iter_mut().zip(tasks) {
        (side.task, side.objectives) = (task, objectives.to_vec());
    }
    let dice = DiceCup::forced(vec![10; 40]);
    Play(Game::<PerrysHeroes>::new(World::new(), start, dice).expect("a first decision"))
}

fn scores(play: &Play) -> [i8; 2] {
    standing(&play.0.table()).outcome.scores
}

/// The first so many figures of the first side in the same state.
fn first(number: usize, state: &str) -> String {
    (1..=number).map(|no| format!("(id: \"us-0{no}\", {state}),")).collect()
}

/// The first side alone is scored here.
fn score(task: Task, objectives: &[Point], figures: &str) -> i8 {
    scores(&game([task, Task::Dash], objectives, figures))[0]
}

#[test]
fn ph_h_34_withdraw_counts_who_has_left_by_the_own_edge() {
    let left = |number, others: &str| score(Task::Withdraw, &[], &(first(number, "left: Own") + others));
    assert_eq!([left(2, ""), left(3, ""), left(4, "")], [0, 1, 2], "33, 50 and 66 of a hundred");
    assert_eq!(score(Task::Withdraw, &[], &first(6, "left: Enemy")), 0);
    let treated = |number: usize| {
        let of = |no: usize| if no <= number { "left: Own, health: Treated" } else { "left: Own" };
        let men: String = (1..=4).map(|no| format!("(id: \"us-0{no}\", {}),", of(no))).collect();
        score(Task::Withdraw, &[], &men)
    };
    assert_eq!([treated(2), treated(3)], [2, 1], "half of them Fit, and less");
}

#[test]
fn ph_h_34_hold_counts_the_objectives_in_which_no_enemy_is() {
    // Middles of two hexes, 30 cm apart.
    let two = [cm(51.96, 60.0), cm(51.96, 90.0)];
    let both = r#"(id: "us-01", at: (51, 60)), (id: "us-02", at: (51, 90)),"#;
    assert_eq!(score(Task::Hold, &two, both), 2);
    assert_eq!(score(Task::Hold, &two, &format!("{both} (id: \"ge-01\", at: (53, 62))")), 1);
    assert_eq!(score(Task::Hold, &two, r#"(id: "ge-01", at: (53, 62))"#), 0);
    let wounded = r#"(id: "us-01", at: (51, 60), health: Wounded), (id: "us-02", at: (51, 90), health: Treated),"#;
    assert_eq!(score(Task::Hold, &two, wounded), 1, "who is still Wounded at the end is dead");
}

#[test]
fn ph_h_34_a_counter_attack_retakes_its_objective_or_contests_it() {
    let one = [cm(51.96, 60.0)];
    assert_eq!(score(Task::CounterAttack, &one, r#"(id: "us-01", at: (51, 60))"#), 2);
    let both = r#"(id: "us-01", at: (51, 60)), (id: "ge-01", at: (53, 62))"#;
    assert_eq!(score(Task::CounterAttack, &one, both), 1);
    // Bases are 2.5 cm across: 11.25 from the middle is exactly 10.
    let near = |at: &str| {
        score(Task::CounterAttack, &one, &format!(r#"(id: "us-01", at: {at}), (id: "ge-01", at: (53, 62))"#))
    };
    assert_eq!([near("(51.96, 71.25)"), near("(51.96, 71.26)")], [1, 0]);
    assert_eq!(
        score(Task::CounterAttack, &one, r#"(id: "us-01", at: (51.96, 70))"#),
        0,
        "near, but nobody contests it"
    );
}

#[test]
fn ph_h_34_an_advance_counts_who_is_in_the_enemys_half() {
    let forward = |number| score(Task::Advance, &[], &first(number, "at: (90, 59)"));
    assert_eq!([forward(1), forward(2), forward(3)], [0, 1, 2], "16, 33 and 50 of a hundred");
    assert_eq!(score(Task::Advance, &[], &first(6, "at: (90, 60)")), 0, "the middle line is in neither half");
    assert_eq!(score(Task::Advance, &[], &first(6, "at: (90, 20), health: Dead")), 0);
    assert_eq!(score(Task::Advance, &[], &first(6, "at: (90, 20), health: Wounded")), 0);
}

#[test]
fn ph_h_34_a_dash_counts_who_has_left_by_the_enemys_edge() {
    let left = |number| score(Task::Dash, &[], &first(number, "left: Enemy"));
    assert_eq!([left(1), left(2), left(3)], [0, 1, 2], "16, 33 and 50 of a hundred");
    assert_eq!(score(Task::Dash, &[], &first(6, "left: Other")), 0);
}

#[test]
fn ph_h_34_where_both_hold_one_must_hold_more_objectives() {
    let two = [cm(51.96, 60.0), cm(51.96, 90.0)];
    let degree = |figures: &str| {
        let play = game([Task::Hold, Task::Hold], &two, figures);
        standing(&play.0.table()).outcome.degree(Side::First)
    };
    assert_eq!(degree(r#"(id: "us-01", at: (51, 60)), (id: "ge-01", at: (51, 90))"#), Degree::StatusQuo);
    assert_eq!(degree(r#"(id: "us-01", at: (51, 60)), (id: "ge-01", at: (51, 20))"#), Degree::MarginalVictory);
}

#[test]
fn ph_11_1_01_the_results_of_both_sides_mirror_each_other() {
    use Degree::{MarginalDefeat, MarginalVictory, StatusQuo, TotalDefeat, TriumphalVictory};
    let degrees = |scores| Side::BOTH.map(|side| Outcome::of(scores).degree(side));
    assert_eq!(degrees([2, 0]), [TriumphalVictory, TotalDefeat]);
    assert_eq!(degrees([2, 1]), [MarginalVictory, MarginalDefeat]);
    assert_eq!(degrees([1, 1]), [StatusQuo, StatusQuo]);
    assert_eq!(degrees([0, 1]), [MarginalDefeat, MarginalVictory]);
    assert_eq!(degrees([0, 2]), [TotalDefeat, TriumphalVictory]);
    assert_eq!(
        [[2, 0], [1, 1], [0, 1]].map(|of| Outcome::of(of).winner),
        [Some(Side::First), None, Some(Side::Second)]
    );
}

#[test]
fn ph_h_43_who_has_fled_off_the_table_is_lost() {
    let meet = |figures: &str| {
        let play = game([Task::Meet, Task::Meet], &[], figures);
        let standing = standing(&play.0.table());
        (standing.sides[0].lost, standing.sides[1].lost, standing.outcome.scores)
    };
    // A rifleman is worth 3 points, the leader with his submachine gun 7.
    assert_eq!(meet(""), (0, 0, [0, 0]));
    assert_eq!(meet(r#"(id: "us-02", left: Fled)"#), (3, 0, [0, 2]));
    assert_eq!(meet(r#"(id: "us-02", left: Own), (id: "ge-02", health: Wounded, at: (50, 50))"#), (0, 3, [2, 0]));
    let some = r#"(id: "us-02", health: Dead), (id: "us-03", health: Dead), (id: "ge-01", health: Dead),"#;
    assert_eq!(meet(some), (6, 7, [1, 0]), "by less than half");
}

#[test]
fn ph_h_34_the_result_comes_after_the_last_turn() {
    let two = [cm(51.96, 60.0), cm(51.96, 90.0)];
    let both = r#"(id: "us-01", at: (51, 60)), (id: "us-02", at: (51, 90)), (id: "ge-01", at: (51, 20))"#;
    let mut play = game([Task::Hold, Task::Advance], &two, both);
    assert_eq!(standing(&play.0.table()).sides[0].objectives, [Held::Held, Held::Held]);
    let events = play.order(Side::First, "Finish");
    assert!(matches!(events.last(), Some(Event::Over(Outcome { winner: Some(Side::First), scores: [2, 0] }))));
    assert_eq!(play.0.to_act(), None);
}

#[test]
fn ph_h_34_whoever_is_alone_plays_on_and_the_game_ends_at_once_when_nobody_is_left() {
    let dead = |key: &str| (1..=6).map(|no| format!("(id: \"{key}-0{no}\", health: Dead),")).collect::<String>();
    let position = format!("active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), {}]", dead("ge"));
    let mut play = Bench::new().position(&position).game(&[10; 9]);
    let events = play.order(Side::First, "Finish");
    assert!(!events.iter().any(|event| matches!(event, Event::Over(_))), "he may still come forward: {events:?}");
    assert_eq!((play.0.to_act(), play.0.table().flow.turn), (Some(Side::First), 2));

    let position = format!(
        "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 119)), {}{}]",
        dead("ge"),
        dead("us").split_inclusive(',').skip(2).collect::<String>()
    );
    let mut play = Bench::new().position(&position).game(&[10; 9]);
    let events = play.order(Side::First, "Move(unit: \"us-01\", gait: Walk, way: [(x: 9000, y: 12000)])");
    let events = if events.iter().any(|event| matches!(event, Event::Over(_))) {
        events
    } else {
        play.order(Side::First, "Finish")
    };
    assert!(matches!(events.last(), Some(Event::Over(_))), "{events:?}");
}

#[test]
fn ph_geo_12_an_objective_is_a_hex_of_the_tactical_map() {
    let one = [cm(51.96, 60.0)];
    let at = |at: &str| {
        standing(&game([Task::Hold, Task::Dash], &one, &format!("(id: \"us-01\", at: {at})")).0.table()).sides[0]
            .objectives[0]
    };
    assert_eq!([at("(51.96, 64.99)"), at("(51.96, 65.01)")], [Held::Held, Held::No]);
    assert_eq!([at("(57, 60)"), at("(58, 60)")], [Held::Held, Held::No]);
}

#[test]
fn ph_h_34_who_rides_is_where_his_vehicle_is_and_a_crew_counts_man_by_man() {
    let score = |task: Task, at: &str, riders: &str| {
        let bench = Bench::new().vehicles(Side::First, "(name: \"Half-track\", vehicle: \"m3_half_track\")");
        let position = format!(
            "turn: 10, active: (side: First, team: 0), deck: [], figures: [(id: \"us-07\", at: {at}),
                (id: \"us-01\", at: (20, 100)), (id: \"ge-01\", at: (170, 10)), {riders}]"
        );
        let mut start = bench.position(&position).start();
        Arc::make_mut(&mut start.field).sides[0].task = task;
        Arc::make_mut(&mut start.field).sides[0].objectives = vec![cm(90.0, 30.0)];
        let dice = DiceCup::forced(vec![10; 60]);
        let play = Play(Game::<PerrysHeroes>::new(World::new(), start, dice).expect("a first decision"));
        let achieved = standing(&play.0.table()).sides[0].clone();
        (achieved.counted, achieved.figures, achieved.objectives[0])
    };
    // Three men of the crew, and two passengers, of nine men.
    let two = "(id: \"us-02\", aboard: \"us-07\"), (id: \"us-03\", aboard: \"us-07\")";
    assert_eq!(score(Task::Advance, "(90, 30)", two), (5, 9, Held::Held));
    assert_eq!(score(Task::Advance, "(90, 90)", two), (0, 9, Held::No));
}

#[test]
fn ph_h_34_a_vehicle_that_is_lost_is_lost_with_its_points() {
    let lost = |state: &str| {
        let bench = Bench::new().vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")");
        let figures = format!(
            "(id: \"us-07\", at: (90, 90), {state}), (id: \"us-01\", at: (20, 100)), (id: \"ge-01\", at: (170, 10))"
        );
        let position = format!("turn: 10, active: (side: First, team: 0), deck: [], figures: [{figures}]");
        let start = bench.position(&position).start();
        let cost = i32::from(start.field.vehicles[0].cost);
        let dice = DiceCup::forced(vec![10; 60]);
        let play = Play(Game::<PerrysHeroes>::new(World::new(), start, dice).expect("a first decision"));
        (standing(&play.0.table()).sides[0].lost, cost)
    };
    assert_eq!(lost("").0, 0);
    for state in ["health: Dead", "abandoned: true"] {
        let (lost, cost) = lost(state);
        assert_eq!(lost, cost, "{state}");
        assert!(cost > 0);
    }
}

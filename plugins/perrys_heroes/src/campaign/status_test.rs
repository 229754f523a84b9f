use super::{ORDERS, after, may_order, modifier, repair_modifier};
use crate::facts::flow::Degree;
use crate::files::values::{Status, Task};
use crate::{Outcome, campaign::rules};
use table::Side;

/// The levels by the letters of the book.
fn status(letters: &str) -> Status {
    let all = ["CCA", "CDI", "CDE", "CIN", "CSC", "CVI", "CTR"];
    Status::ALL[all.iter().position(|one| *one == letters).expect("a level")]
}

/// The printed table: result, then the new levels by the old ones.
const PRINTED: [(Degree, &str); 5] = [
    (Degree::TotalDefeat, "CCA CCA CDI CDE CIN CSC CSC"),
    (Degree::MarginalDefeat, "CCA CCA CDI CDE CIN CSC CVI"),
    (Degree::StatusQuo, "CCA CDI CDE CIN CSC CVI CTR"),
    (Degree::MarginalVictory, "CDI CDE CIN CSC CVI CVI CTR*"),
    (Degree::TriumphalVictory, "CDI CDE CIN CVI CVI CTR CTR*"),
];

fn printed(check: impl Fn(Degree, Status, Status, bool)) {
    for (result, row) in PRINTED {
        let cells: Vec<&str> = row.split(' ').collect();
        assert_eq!(cells.len(), Status::ALL.len());
        for (old, cell) in Status::ALL.into_iter().zip(cells) {
            check(result, old, status(cell.trim_end_matches('*')), cell.ends_with('*'));
        }
    }
}

#[test]
fn ph_11_1_03_each_cell_of_the_table_of_levels() {
    printed(|result, old, new, _| assert_eq!(after(result, old).status, new, "{result:?} at {old:?}"));
}

#[test]
fn ph_11_1_04_a_victory_on_the_highest_level_may_end_the_campaign() {
    printed(|result, old, _, star| assert_eq!(after(result, old).may_end, star, "{result:?} at {old:?}"));
}

#[test]
fn ph_11_1_02_there_are_seven_levels_from_worst_to_best() {
    assert_eq!(Status::ALL.len(), 7);
    assert!(Status::ALL.is_sorted() && status("CCA") < status("CIN") && status("CIN") < status("CTR"));
}

#[test]
fn ph_11_1_05_where_nothing_is_said_nothing_is_sure() {
    assert_eq!(Status::default(), status("CIN"));
}

#[test]
fn ph_r_47_the_coarse_cells_are_those_of_the_book() {
    // A total defeat is as bad as a marginal one, but on the highest level.
    for old in Status::ALL {
        let [total, marginal] = [Degree::TotalDefeat, Degree::MarginalDefeat].map(|of| after(of, old).status);
        assert_eq!(total == marginal, old != Status::Triumphal, "{old:?}");
    }
    assert_eq!(after(Degree::MarginalVictory, status("CVI")).status, status("CVI"));
    assert_eq!(after(Degree::TriumphalVictory, status("CIN")).status, status("CVI"));
}

#[test]
fn ph_w_20_levels_of_the_worked_example() {
    let triumph = Outcome::of([2, 0]).degree(Side::First);
    assert_eq!(after(triumph, status("CIN")).status, status("CVI"));
    assert_eq!(after(Outcome::of([2, 1]).degree(Side::First), status("CVI")).status, status("CVI"));
}

/// The table of orders, `*` for the star.
const ALLOWED: [(Task, &str); 5] = [
    (Task::Withdraw, "yes yes yes no no no no"),
    (Task::Hold, "yes yes yes yes yes no no"),
    (Task::CounterAttack, "no * yes yes no no no"),
    (Task::Advance, "no no no yes yes yes yes"),
    (Task::Dash, "no no no no yes yes yes"),
];

#[test]
fn ph_11_2_01_each_cell_of_the_table_of_orders() {
    for (order, row) in ALLOWED {
        for (status, cell) in Status::ALL.into_iter().zip(row.split(' ')) {
            let first = may_order(status, None, order);
            assert_eq!(first.is_ok(), cell == "yes", "{order:?} at {status:?}");
            let won = may_order(status, Some(Degree::MarginalVictory), order);
            assert_eq!(won.is_ok(), cell != "no", "{order:?} at {status:?} after a victory");
        }
    }
    assert_eq!(ORDERS.to_vec(), ALLOWED.map(|(order, _)| order).to_vec());
    let meeting = may_order(Status::Uncertain, None, Task::Meet).expect_err("no order");
    assert_eq!(meeting.rule, rules::INTENTIONS);
}

#[test]
fn ph_h_33_the_lost_cells_of_the_table_of_orders() {
    let dash = |letters| may_order(status(letters), None, Task::Dash).map_err(|refusal| refusal.rule);
    assert_eq!(["CDE", "CIN"].map(dash), [Err(rules::LOST_CELLS); 2]);
    assert_eq!(["CSC", "CVI", "CTR"].map(dash), [Ok(()); 3]);
    assert_eq!(dash("CCA"), Err(rules::INTENTIONS), "that one is printed");
    let counter = |last| may_order(status("CDI"), last, Task::CounterAttack).map_err(|refusal| refusal.rule);
    let won = [Degree::MarginalVictory, Degree::TriumphalVictory];
    let not_won = [Degree::TotalDefeat, Degree::MarginalDefeat, Degree::StatusQuo];
    assert_eq!(won.map(|last| counter(Some(last))), [Ok(()); 2]);
    assert_eq!(not_won.map(|last| counter(Some(last))), [Err(rules::LOST_CELLS); 3]);
    assert_eq!(counter(None), Err(rules::LOST_CELLS), "nothing has been fought yet");
}

#[test]
fn ph_h_37_levels_add_from_minus_three_to_plus_three() {
    assert_eq!(Status::ALL.map(modifier), [-3, -2, -1, 0, 1, 2, 3]);
}

#[test]
fn ph_h_36_good_levels_help_repair_and_bad_ones_hinder_it() {
    assert_eq!(Status::ALL.map(repair_modifier), [-1, -1, -1, 0, 1, 1, 1]);
}

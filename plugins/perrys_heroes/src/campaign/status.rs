//! How a campaign stands: the printed tables of levels and of orders (PH-11.1, PH-11.2), and what a level adds to dice.

use super::rules::{INTENTIONS, LOST_CELLS};
use super::words;
use crate::facts::flow::Degree;
use crate::files::values::{Status, Task};
use table::{Refusal, Say};

/// What a battle makes of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The new level.
    pub status: Status,
    /// The campaign may end here: the star of the table (PH-11.1-04).
    pub may_end: bool,
}

/// The new level by the result of a battle and the old level (PH-11.1-03), as printed (PH-R-47).
pub const fn after(result: Degree, old: Status) -> Changed {
    use Status::{
        Catastrophic as CCA, Delicate as CDE, Difficult as CDI, Triumphal as CTR, Uncertain as CIN,
        UnderControl as CSC, Victorious as CVI,
    };
    let row = match result {
        Degree::TotalDefeat => [CCA, CCA, CDI, CDE, CIN, CSC, CSC],
        Degree::MarginalDefeat => [CCA, CCA, CDI, CDE, CIN, CSC, CVI],
        Degree::StatusQuo => [CCA, CDI, CDE, CIN, CSC, CVI, CTR],
        Degree::MarginalVictory => [CDI, CDE, CIN, CSC, CVI, CVI, CTR],
        Degree::TriumphalVictory => [CDI, CDE, CIN, CVI, CVI, CTR, CTR],
    };
    let has_won = matches!(result, Degree::MarginalVictory | Degree::TriumphalVictory);
    Changed { status: row[old as usize], may_end: has_won && matches!(old, CTR) }
}

/// The five orders that a side may give itself, in the order of the table; a meeting is none of them.
pub const ORDERS: [Task; 5] = [Task::Withdraw, Task::Hold, Task::CounterAttack, Task::Advance, Task::Dash];

/// A cell of the table of orders.
#[derive(Clone, Copy)]
enum Cell {
    Yes,
    No,
    /// The star: only after a victory (PH-H-33).
    AfterVictory,
}

/// Whether a side may give itself an order, by its level and by the result of its last battle (PH-11.2-01, PH-H-33).
///
/// # Errors
/// The rule that forbids it.
pub fn may_order(status: Status, last: Option<Degree>, order: Task) -> Result<(), Refusal> {
    use Cell::{AfterVictory, No, Yes};
    let row = match order {
        Task::Withdraw => [Yes, Yes, Yes, No, No, No, No],
        Task::Hold => [Yes, Yes, Yes, Yes, Yes, No, No],
        Task::CounterAttack => [No, AfterVictory, Yes, Yes, No, No, No],
        Task::Advance => [No, No, No, Yes, Yes, Yes, Yes],
        // From the third cell on by the house value.
        Task::Dash => [No, No, No, No, Yes, Yes, Yes],
        Task::Meet => return Err(Refusal::new(INTENTIONS, words::no_order())),
    };
    let has_won = matches!(last, Some(Degree::MarginalVictory | Degree::TriumphalVictory));
    match row[status as usize] {
        Yes => Ok(()),
        AfterVictory if has_won => Ok(()),
        AfterVictory => {
            Err(Refusal::new(LOST_CELLS, words::only_after_victory(order_word(order), status_word(status))))
        }
        No => {
            let of_house = order == Task::Dash && matches!(status, Status::Delicate | Status::Uncertain);
            let rule = if of_house { LOST_CELLS } else { INTENTIONS };
            Err(Refusal::new(rule, words::not_by_status(order_word(order), status_word(status))))
        }
    }
}

/// What a level adds to dice of replacements (PH-H-37).
pub const fn modifier(status: Status) -> i32 {
    status as i32 - Status::Uncertain as i32
}

/// What a level adds to dice of repair (PH-H-36).
pub const fn repair_modifier(status: Status) -> i32 {
    match status {
        Status::Catastrophic | Status::Difficult | Status::Delicate => -1,
        Status::Uncertain => 0,
        Status::UnderControl | Status::Victorious | Status::Triumphal => 1,
    }
}

/// A level in a word.
pub fn status_word(status: Status) -> Say {
    match status {
        Status::Catastrophic => words::catastrophic(),
        Status::Difficult => words::difficult(),
        Status::Delicate => words::delicate(),
        Status::Uncertain => words::uncertain(),
        Status::UnderControl => words::under_control(),
        Status::Victorious => words::victorious(),
        Status::Triumphal => words::triumphal(),
    }
}

/// An order in a word.
pub fn order_word(order: Task) -> Say {
    match order {
        Task::Withdraw => words::withdraw(),
        Task::Hold => words::hold(),
        Task::CounterAttack => words::counter_attack(),
        Task::Advance => words::advance(),
        Task::Dash => words::dash(),
        Task::Meet => words::meet(),
    }
}

/// A result in a word.
pub fn degree_word(degree: Degree) -> Say {
    match degree {
        Degree::TotalDefeat => words::total_defeat(),
        Degree::MarginalDefeat => words::marginal_defeat(),
        Degree::StatusQuo => words::status_quo(),
        Degree::MarginalVictory => words::marginal_victory(),
        Degree::TriumphalVictory => words::triumphal_victory(),
    }
}

#[cfg(test)]
#[path = "status_test.rs"]
mod tests;

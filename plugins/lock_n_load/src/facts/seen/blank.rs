//! What is put aside of where the game stands, and of the question that is open.

use crate::facts::flow::Flow;
use crate::facts::question::Question;
use crate::facts::seen::Hidden;
use crate::facts::situation::Table;
use table::{Frame as _, Side};

impl Flow {
    /// Puts aside what a side does not see of it: of the turn, of what is going on in it, of the question. Who holds what, the points and
    /// the result lie openly: whoever takes an objective or costs points shows himself.
    pub(crate) fn blank(&mut self, table: &Table, side: Side) {
        let Self { turn, stack, question, control: _, loss_points: _, exit_points: _, outcome: _ } = self;
        turn.blank(table, side);
        stack.blank(table, side);
        if let Some(question) = question {
            question.blank(&Hidden::from(table, side));
        }
    }
}

impl Question {
    /// Puts aside what a side does not see of it: those and there where it sees nobody. Who is asked, and what for, both know.
    ///
    /// So it must tell nothing that is hidden. A question about one counter alone is put when both see it; one that only somebody hidden
    /// could answer is put whether he can or not.
    pub(crate) fn blank(&mut self, hidden: &Hidden) {
        match self {
            Question::OpportunityFire { side: _, at: _, targets } => hidden.leave_ids(targets),
            Question::CheckNext { side: _, leaders } => hidden.leave_ids(leaders),
            Question::AssaultNext { side: _, unit: _, vehicles } => hidden.leave_ids(vehicles),
            Question::AssaultBack { side: _, vehicle: _, units }
            | Question::JumpOff { side: _, vehicle: _, units }
            | Question::GiveWay { side: _, at: _, units } => hidden.leave_ids(units),
            Question::GoTo { side: _, unit: who, places, rule: _ }
            | Question::SniperFire { side: _, sniper: who, places }
            | Question::CorrectFire { side: _, caller: who, places } => {
                // What lies around him, or within his sight, tells where he is.
                if hidden.counter(*who) {
                    places.clear();
                }
            }
            Question::StrikeNext { side: _, hexes } => hidden.leave_places(hexes),
            // Whoever fights hand to hand is seen.
            Question::MeleeAttack { side: _, places: _ }
            | Question::MeleeDefence { side: _, at: _, satchels: _ }
            | Question::DropWeapon { side: _, unit: _ } => {}
        }
    }
}

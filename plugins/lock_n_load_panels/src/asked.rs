//! Questions that a side must answer.

use crate::names;
use crate::sentence;
use crate::tale::Tale;
use hex_board::Place;
use lock_n_load::Question;
use table_view::Step;

/// Somebody is asked: the map shows where, and announces it to whoever did not give the order.
pub(crate) fn tell(tale: &mut Tale, question: &Question) {
    tale.plays(|stage| {
        let side = question.side();
        if let Some(at) = place_asked(question).and_then(|at| stage.at(at)) {
            stage.push(Step::Look { at });
        }
        if stage.side != Some(side) {
            let table = stage.table();
            let line = names::sentence(&sentence::asked(&table, question));
            stage.banner(Some(side), format!("{} decides", names::side(&table, side)), line, &[]);
        }
    });
}

/// Where a side must look to decide.
fn place_asked(question: &Question) -> Option<Place> {
    match question {
        Question::OpportunityFire { at, .. } | Question::MeleeDefence { at, .. } => Some(*at),
        Question::GoTo { places, .. } | Question::SniperFire { places, .. } | Question::MeleeAttack { places, .. } => {
            places.first().copied()
        }
        Question::CheckNext { .. } | Question::DropWeapon { .. } => None,
    }
}

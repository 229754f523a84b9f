//! What may be done with a decision: orders that the rules offer, and ways to go in place of first steps.

use crate::deploy;
use crate::guess::{guess, kind};
use crate::lane::Lane;
use crate::lane::Party;
use crate::moment::Moment;
use crate::moves;
use crate::plan::Plan;
use crate::reflex;
use crate::sketch::Sketch;
use lock_n_load::sections::movement::reach::Reach;
use lock_n_load::{Command, LockNLoad, Seen};
use opponent::Offer;
use smallvec::SmallVec;
use table::{RuleSet, Side};

/// Destinations of each stack that are weighed.
const WAYS: usize = 4;

/// Lists the plans of the side that decides.
pub(crate) fn plans(seen: &Seen, side: Side, sketch: &Sketch, out: &mut Vec<Offer<Plan>>) {
    let mut parties: Vec<Party> = Vec::new();
    match Moment::of(seen) {
        Moment::SetUp => return deploy::plans(seen, side, sketch, out),
        Moment::Rally => {
            let order = reflex::rally(seen, side);
            return out.push(Offer { plan: Plan::order(order), kind: kind::READY, worth: 0 });
        }
        Moment::Move(moving) => {
            let units: SmallVec<_> = moving.units.iter().copied().collect();
            parties.push(Party { units, by: moving.by, double_time: moving.double_time });
        }
        Moment::Impulse(_) | Moment::Within => {}
    }
    let mut commands = Vec::new();
    LockNLoad::legal_commands(seen, side, &mut commands);
    for command in commands {
        if matches!(command, Command::Step { .. }) {
            continue;
        }
        match Party::of(seen, &command) {
            Some(party) if seen.flow.moving().is_none() => {
                if !parties.contains(&party) {
                    parties.push(party);
                }
            }
            Some(_) => {}
            None => {
                let (kind, worth) = guess(seen, side, &command, sketch);
                out.push(Offer { plan: Plan::order(command), kind, worth });
            }
        }
    }
    if parties.is_empty() {
        return;
    }
    let (lane, mut reach) = (Lane::of(seen, sketch, side), Reach::default());
    for party in &parties {
        moves::plans(seen, (sketch, &lane), side, party, WAYS, &mut reach, out);
    }
}

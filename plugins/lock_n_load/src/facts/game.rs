//! Lock 'n Load as a type: what a rule set consists of is put together in `dispatch/rule_set.rs`; what is plain data of it, such as frames,
//! names it here.

use crate::facts::frames::AnyFrame;
use crate::facts::offers::Offers;
use crate::facts::time::Time;
use crate::facts::words;
use crate::sections::turn::rules::PHASES;
use table::{Framed, Refusal};

/// The rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct LockNLoad;

impl Framed for LockNLoad {
    type AnyFrame = AnyFrame;
    type Time = Time;
    type Offers<'a> = Offers<'a>;

    fn busy() -> Refusal {
        Refusal::new(PHASES, words::worked_out_first())
    }
}

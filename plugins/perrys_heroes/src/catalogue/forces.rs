//! What forces have that are more than men on foot.

use super::reasons::NO_CALLS;
use rule_book::rules;

rules! {
    "PH-5.1-02": later(NO_CALLS), "Who has bought artillery marks his registered points: one hex for mortars, three for guns.";
}

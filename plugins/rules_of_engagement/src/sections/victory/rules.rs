//! The rules of who wins (ROE-H-26).

use rule_book::rules;

rules! {
    // House values
    "ROE-H-26": now,
        "Unless the scenario says otherwise 8 turns are played, and a side that has lost half its CE withdraws; in the \
         end the attacker wins if he has more Confident or Suppressed units in the defender's zone, else the defender.";
}

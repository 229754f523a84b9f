//! The rules of set-up (LNL-SC).

use rule_book::rules;

rules! {
    // Scenario frame
    SET_UP = "LNL-SC-01": now,
        "The sides set up in the order the scenario gives, each counter in a hex of its zone within stacking and \
         carrying limits, an SW with its owner, tripod MGs on either side.";
    "LNL-SC-02": now,
        "A scenario may start in any turn, phase and impulse, with any marker and state; the default is the Rally \
         Phase of turn 1.";
    // Rulings
    "RUL-97": now, "Set-up, entry, exit and victory follow the scenario frame; a scenario may override each.";
}

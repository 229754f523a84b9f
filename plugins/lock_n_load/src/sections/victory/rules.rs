//! The rules of control, points and victory (LNL-SC).

use rule_book::rules;

rules! {
    // Scenario frame
    CONTROL = "LNL-SC-07": now,
        "An objective hex is controlled by the side that last had a GO MMC or a hero in it with no enemy in the hex; \
         with units of both sides in it control does not change.";
    POINTS = "LNL-SC-08": now,
        "Points for losses and exits: squad 2, half-squad or crew 1, SMC 2; a squad that becomes a half-squad counts \
         1. The scenario may give other values.";
    VICTORY = "LNL-SC-09": now,
        "Victory conditions are hexes controlled, units or points exited, points of losses, named units alive, or a \
         lead in points, joined by all, any and not, and tied to a time.";
    OVER = "LNL-SC-10": now,
        "Conditions \"at once\" are read after every event, others at the end of the Administrative Phase; if none \
         holds after the last turn the scenario names the winner, else it is a draw.";
    NOBODY_LEFT = "LNL-SC-11": now,
        "A side with no unit on the map and none to come has lost at once, unless the scenario says otherwise.";
    "RUL-110": now,
        "An objective changes hands after the step's Opportunity Fire and checks, if the unit is still there in Good Order \
         or has gone on through it.";
}

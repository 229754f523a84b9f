//! The rules of the turn: its phases, initiative, the Administrative Phase (LNL-2.0, LNL-3.0, LNL-9.0).

use crate::catalogue::reasons::FLARES_AND_PARACHUTES;
use rule_book::rules;

rules! {
    // 2.0 Turn summary
    PHASES = "LNL-2.0-01": now,
        "A turn has three phases in this order: Rally Phase, Operations Phase, Administrative Phase.";
    RALLY_PHASE = "LNL-2.0-02": now,
        "The Rally Phase holds initiative, the rally of Shaken units, the joining of half-squads, and the taking and \
         exchanging of SWs.";
    OPERATIONS_PHASE = "LNL-2.0-03": now,
        "In the Operations Phase the players alternate impulses in which units are activated to move, fire or do other \
         actions.";
    ADMINISTRATIVE_PHASE = "LNL-2.0-04": now,
        "In the Administrative Phase markers are removed or turned and the turn counter advances.";
    "LNL-2.0-05": now,
        "An impulse activates units of one Location, that is one hex or one storey of a multi-storey hex; with a \
         leader it can activate more.";
    // 3.0 Rally Phase
    INITIATIVE = "LNL-3.0-01": now, "Each player rolls 1d6; the higher roll has the initiative for this turn.";
    INITIATIVE_KEPT = "LNL-3.0-02": now, "On a tie for initiative the player who had it in the previous turn keeps it.";
    SCENARIO_HOLDER = "LNL-3.0-03": now,
        "On a tie for initiative in the first turn the scenario's holder has it; with none named, both roll again.";
    // 9.0 Administrative Phase
    "LNL-9.0-01": now, "The Administrative Phase begins when the Operations Phase has ended.";
    "LNL-9.0-02": now,
        "In the Administrative Phase remove all Move, Assault Move, Low Crawl, Stealth, Fired, Ops Complete and \
         Spotted markers.";
    "LNL-9.0-03": now, "In the Administrative Phase remove all FFE markers.";
    "LNL-9.0-04": now, "In the Administrative Phase remove Smoke 2, then turn Smoke 1 to Smoke 2.";
    "LNL-9.0-05": now, "In the Administrative Phase remove Melee markers from hexes in which only one side is left.";
    "LNL-9.0-06": later(FLARES_AND_PARACHUTES), "In the Administrative Phase remove Star Shell and Parachute markers.";
    "LNL-9.0-07": now,
        "Wounded markers, the Shaken state and Smoke 1, which is turned, are not removed in the Administrative Phase.";
    "LNL-9.0-08": now,
        "The Administrative Phase advances the turn marker one box; the next Rally Phase begins, unless the scenario \
         ends.";
    "LNL-9.0-B01": repeats["LNL-9.0-03"], "Every FFE marker is removed in the Administrative Phase.";
    "LNL-9.0-B02": later(FLARES_AND_PARACHUTES),
        "Star Shell and Parachute markers are removed in the Administrative Phase.";
    "LNL-9.0-B03": now,
        "Moved, Assault Move, Fired, Ops Complete and Spotted are removed from vehicles, WTs and helicopters as from \
         other units.";
    "LNL-9.0-B04": now,
        "Acquisition, Shaken, Open and Buttoned, turrets, Damaged, Wreck, Abandoned, Emplaced, fortifications and \
         mines stay on the map in the Administrative Phase.";
    // Rulings
    "RUL-28": now, "A tie for initiative on the first turn goes to the scenario's holder, else both roll again.";
    "RUL-108": now,
        "A Shaken unit without a marker keeps the Operations Phase open like every unit that could still act; passes \
         end it.";
    "RUL-109": now,
        "A scenario that plainly names who has the initiative of turn 1 means ties alone; it may also give it outright.";
    // Scenarios
    FIRST_INITIATIVE = "LNL-SC-12": now,
        "A scenario may give the initiative of turn 1 to a side without a roll, also where the sides set up first; \
         otherwise a named side only wins ties.";
}

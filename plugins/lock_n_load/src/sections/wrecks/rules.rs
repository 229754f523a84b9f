//! The rules by which vehicles are lost: wrecks, Abandoned vehicles, their crews and passengers (14.01, 15.4, 16.1.1, 16.3).

use rule_book::rules;

rules! {
    // 14.01 Shaken and Abandoned vehicles
    "LNL-14.01-05": now,
        "A vehicle already Shaken that suffers another Shaken result is Abandoned, so a hit that equals its armour \
         always makes it so.";
    "LNL-14.01-07": now,
        "The crew of an Abandoned vehicle is put under it with a Moved marker and makes a Morale Check, Shaken if it \
         fails; an armour leader is removed.";
    NO_TARGET = "LNL-14.01-08": now,
        "An Abandoned vehicle stays on the map, counts for stacking, can be used by nobody and is no target any more.";
    // 15.4 Crews
    "LNL-15.4-01": now, "A crew has no counter until its vehicle is destroyed or Abandoned.";
    "LNL-15.4-02": now,
        "For the crew of a vehicle destroyed other than by Close Assault roll 1d6: odd eliminates it, even puts a \
         Shaken Crew in the vehicle's hex.";
    "LNL-15.4-03": now, "The crew of a vehicle destroyed by Close Assault is eliminated.";
    CREW_CHECK = "LNL-15.4-04": now,
        "The crew of an Abandoned vehicle is put under it and makes a Morale Check at once: passed, it is GO; failed, \
         Shaken.";
    "LNL-15.4-05": now, "Every crew that leaves its vehicle is under a Moved marker.";
    "LNL-15.4-06": now, "A crew is an MMC of half-squad size for stacking, carrying and fire.";
    // 11.8, 15.0, 15.41 Armour leaders
    "LNL-11.8-01": repeats["LNL-11.8-B01"],
        "An armour leader shows leadership and morale and has no MF; Band of Heroes has two, Lt Rindt and Sgt Darius.";
    "LNL-11.8-02": repeats["LNL-11.8-B06", "LNL-11.8-B07"],
        "An armour leader cannot be wounded: he is Shaken with his vehicle, and removed when it is abandoned or \
         destroyed.";
    "LNL-11.8-04": repeats["LNL-11.8-B02"], "A vehicle with an armour leader uses his morale for everything.";
    "LNL-11.8-B01": now, "An armour leader counter has morale and leadership but no MF.";
    ARMOUR_LEADER = "LNL-11.8-B02": now,
        "A vehicle uses its armour leader's morale in every case: Morale Check, Damage Check and rally.";
    "LNL-11.8-B06": now,
        "An armour leader is never wounded; he is Shaken exactly when his vehicle is.";
    "LNL-11.8-B07": now,
        "An armour leader whose vehicle is Abandoned or destroyed is removed from play.";
    "LNL-15.41-03": repeats["LNL-11.8-B07"], "An armour leader is removed when his vehicle is Abandoned or destroyed.";
    "LNL-15.0-19": now, "A vehicle's morale serves for Morale Checks, Damage Checks and rally.";
    // 16.1.1 Survival checks
    SURVIVAL = "LNL-16.1.1-01": now,
        "When a vehicle is destroyed other than by Close Assault roll 1d6 for each carried counter, SWs included.";
    "LNL-16.1.1-02": now,
        "On an even survival roll an MMC or SMC is put Shaken under a Moved marker in the wreck's hex; on an odd one \
         it is eliminated.";
    "LNL-16.1.1-03": now,
        "A carried SW survives on an even roll; if its carrier died it lies in the hex.";
    "LNL-16.1.1-04": now,
        "A hero who survives the loss of his vehicle is in Good Order under a Moved marker.";
    "LNL-16.1.1-05": now,
        "When a vehicle is destroyed by Close Assault all passengers and their SWs are eliminated.";
    "LNL-16.1.1-06": now,
        "The survival check is the same for passengers inside, riders on top and passengers of helicopters.";
    "LNL-16.2-04": now,
        "Riders of a destroyed vehicle make survival checks, those of an Abandoned one dismount.";
    // 16.3 Abandoned vehicles
    THROWN_OUT = "LNL-16.3-01": now,
        "All passengers of an Abandoned vehicle dismount, are marked Moved, and each makes a Morale Check or is \
         Shaken.";
    // T-B3 Damage of vehicles on the Direct Fire Table
    "LNL-T-B3-01": now, "A vehicle that is already Shaken and gets Shaken again is Abandoned.";
    // Rulings
    "LNL-RB-34": now, "A hero who survives a wreck is in Good Order and not wounded by it.";
    HULK_COVER = "LNL-RB-45": now,
        "An Abandoned vehicle counts for stacking and is no target; for LOS and TM it is a wreck.";
}

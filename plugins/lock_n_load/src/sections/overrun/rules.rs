//! The rules of overruns (LNL-15.3).

use rule_book::rules;

rules! {
    NO_ASSAULT_OVERRUN = "LNL-15.2-04": now, "An Assault Move may not be used for an Overrun.";
    // 15.3 Overrun
    ARMED = "LNL-15.3-01": now, "Only a vehicle with at least one MG or a main weapon may overrun.";
    OVERRUN_TERRAIN = "LNL-15.3-02": now,
        "MMCs, SMCs and WTs in clear, brush, low crops or tall grass may be overrun, in no other terrain.";
    OVERRUN_COST = "LNL-15.3-03": now,
        "An Overrun costs the MP to enter the hex plus 4 MP, and the vehicle must have them all.";
    OVERRUN_TARGETS = "LNL-15.3-04": now, "An Overrun attacks all enemy non-vehicle units in the hex.";
    OVERRUN_TOTAL = "LNL-15.3-05": now,
        "An Overrun attacks with 1d6 + HE equivalent + MG FP + 2 + leadership of an armour leader; MGs with an \
         asterisk count only if the vehicle is Open.";
    OVERRUN_HE = "LNL-15.3-06": now, "In an Overrun the HE equivalent counts once, that of a HEAT gun less 1.";
    "LNL-15.3-07": now, "The defence against an Overrun is 1d6 without TM.";
    "LNL-15.3-08": now,
        "If an Overrun's attack is greater than its defence each defending unit makes a Damage Check with the margin, \
         leaders first.";
    STRIKE_BACK = "LNL-15.3-09": now,
        "Each GO MMC other than a WT, and each hero, that survives an Overrun may at once Close Assault the vehicle \
         after its Morale Check, whatever its markers.";
    "LNL-15.3-10": now,
        "The -2 for assaulting out of terrain with a positive TM does not apply after an Overrun.";
    "LNL-15.3-11": now,
        "A unit that fails the Morale Check after an Overrun, or assaults in vain, stays where it is without a marker.";
    "LNL-15.3-12": now,
        "A vehicle that survives its Overrun may move on if it has MP, and may overrun again at the same price.";
    GIVE_WAY = "LNL-15.3-13": now,
        "If the vehicle stays in the overrun hex every enemy unit there may retreat to an adjacent hex of its owner's \
         choice; Shaken WTs are eliminated.";
    "LNL-15.3-14": now,
        "If the Close Assault after an Overrun destroys the vehicle nothing further happens to the surviving infantry.";
    "LNL-15.3-15": now,
        "A vehicle that overran is marked Moved at the end of its movement and may not fire otherwise in that turn.";
    "LNL-15.3-16": now,
        "A vehicle may overrun more than once in one impulse with its weapons each time, and is not marked Fired by \
         that.";
    // Rulings
    OVERRUN_TM = "LNL-RB-26": switch,
        "Optional: the TM of the hex, smoke and wrecks included, counts against an Overrun; otherwise it does not.";
    "LNL-RB-27": now, "In an Overrun the HE equivalent counts once, with the -1 of HEAT.";
    "LNL-RB-28": now,
        "After an Overrun the -2 for leaving positive terrain does not apply to a Close Assault, and failing gives no \
         marker.";
    "LNL-RB-29": now,
        "Units overrun may retreat, at their owner's choice, free and without Opportunity Fire; those that stay share \
         the hex.";
    "LNL-RB-75": now,
        "Light woods are degrading with TM +1; brush is the terrain where helicopters land and vehicles overrun.";
}

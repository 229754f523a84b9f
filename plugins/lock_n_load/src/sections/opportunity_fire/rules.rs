//! The rules of Opportunity Fire (LNL-5.3).

use rule_book::rules;

rules! {
    // 5.3 Opportunity Fire
    OPPORTUNITY_FIRE = "LNL-5.3-01": now,
        "Opportunity Fire takes place in the opponent's impulse and is not an impulse of the firing player.";
    OPPORTUNITY = "LNL-5.3-02": now,
        "Units without Move, Low Crawl, Stealth or Fired marker may use Opportunity Fire, those under Assault Move \
         with -2, those under Ops Complete at reduced FP.";
    TRIGGER = "LNL-5.3-03": now,
        "Opportunity Fire is triggered when an enemy unit spends at least 1 MP of any movement other than Low Crawl in \
         a hex to which the firer has a LOS.";
    CRAWLER = "LNL-5.3-04": now, "Units that Low Crawl can be fired at only if they are Spotted in the hex they enter.";
    DECLARATION = "LNL-5.3-05": now,
        "Opportunity Fire must be declared before the moving unit leaves the hex; the mover must leave time for the \
         declaration.";
    "LNL-5.3-06": now, "For Opportunity Fire all the usual conditions hold: range, LOS, Spotted, no mixed hex.";
    SAME_TARGET = "LNL-5.3-07": now,
        "All units of one Location that use Opportunity Fire do so at the same moment and at the same target.";
    LIMIT = "LNL-5.3-08": now,
        "A moving unit is attacked at most once per MP it spends in a hex, counting the attacks of all firing hexes.";
    "LNL-5.3-09": now,
        "Ordnance SWs, WTs, helicopters and vehicles stacked with units that already fired may attack beyond the limit \
         of one attack per MP.";
    "LNL-5.3-10": now, "Units that used Opportunity Fire get a Fired marker.";
    JUST_MOVING = "LNL-5.3-11": now,
        "Opportunity Fire is resolved as any other attack, with +1 to the attacker against moving units.";
    "LNL-5.3-12": now, "Opportunity Fire has no +1 against Low Crawl.";
    "LNL-5.3-13": now,
        "Opportunity Fire has no +1 if the moving unit is in terrain that cancels it, such as low crops.";
    "LNL-5.3-14": now,
        "If the target hex holds moving and stationary units, the attack hits both; only the moving ones suffer the \
         +1.";
    "LNL-5.3-15": now,
        "Stationary units in a hex that a mover made visible keep the spotting state they had: after the mover has \
         gone they are not Spotted by it.";
    STOPS = "LNL-5.3-16": now,
        "Moving units that become Shaken, also through Casualties or a Wound, must stop; the GO rest of the stack may \
         go on.";
    "LNL-5.3-17": now, "A hero created by a moving unit may go on moving with the MP that unit had left.";
    "LNL-5.3-18": now,
        "Opportunity Fire needs a LOS that is not blocked; a degraded one is enough and has its modifiers.";
    "LNL-5.3-19": now,
        "The reacting player is asked after the MP have been spent, also in the last hex of a move; a further attack \
         allowed there is asked for after the result of the one before.";
    "LNL-5.3-B01": repeats["LNL-5.3-02", "LNL-5.3-03"],
        "Opportunity Fire is for units not under Moved, Low Crawl, Stealth or Fired, with LOS to a hex in which an \
         enemy unit spends at least one MP.";
    "LNL-5.3-B02": now,
        "Beyond the one attack per MP each ordnance SW, WT, vehicle and helicopter stacked with units that already \
         fired may attack apart.";
    "LNL-5.3-B03": repeats["LNL-5.3-05", "LNL-5.3-10"],
        "Opportunity Fire must be declared before the mover leaves the hex; its firers are marked Fired.";
    "LNL-5.3-B04": now,
        "The +1 against moving units holds against vehicles that move or are under Moved or Assault Move, never \
         against helicopters.";
    "LNL-5.3-B05": repeats["LNL-5.3-16"], "A unit made Shaken by Opportunity Fire stops moving.";
    // Rulings
    "RUL-21": now,
        "The limit of one attack per MP counts all firing hexes together; with the minimum move the MP really spent \
         count.";
    "RUL-118": now,
        "A Location fires once at each step of Opportunity Fire; a second attack comes from another Location. WTs, \
         ordnance and vehicles roll apart as always.";
    "RUL-22": now,
        "Stealth units fire in an own impulse only; Opportunity Fire at a stealth mover has the +1, later fire has \
         not.";
    "RUL-75": now, "SMCs under Ops Complete do not use Opportunity Fire, not even with an SW.";
    "RUL-82": now,
        "When a unit spends MP in a hex, what lies in the hex comes first, then Opportunity Fire, then the next step.";
    "RUL-90": now,
        "Opportunity Fire needs a LOS that is not blocked, and is asked for again after each result while the MP limit \
         leaves room.";
}

//! The rules of snipers (LNL-11.4).

use rule_book::rules;

rules! {
    // 11.4 Snipers
    SNIPER_STAYS = "LNL-11.4-01": now, "Snipers are not set up at start and have no movement.";
    SNIPER_PLACED = "LNL-11.4-02": now,
        "At any time after the start the owner may place his sniper in any hex with positive TM that holds no enemy \
         unit; once placed it never moves.";
    SNIPER_ATTACKS = "LNL-11.4-03": now, "A sniper attacks at once any Spotted enemy in his LOS.";
    SNIPER_DICE = "LNL-11.4-04": now, "A sniper's attack is a DFT attack with 2d6 in place of 1d6, both dice added.";
    SNIPER_VICTIM = "LNL-11.4-05": now,
        "A sniper's attack affects one unit only; if the target Location holds several, the unit is determined at \
         random.";
    "LNL-11.4-06": now, "After his attack a sniper gets a Fired marker and does not fire again in the turn.";
    SNIPER_COVER = "LNL-11.4-07": now,
        "A sniper may be a target like any unit; he doubles the TM of his hex against all attacks except bombardment \
         and enemy snipers.";
    "LNL-11.4-08": now, "A sniper stacked with an MMC loses the doubled TM.";
    SNIPER_APART = "LNL-11.4-09": now,
        "A sniper stacked with MMCs may attack in their impulse, but always by a separate attack.";
    "LNL-11.4-10": now, "Shaken snipers may rally themselves.";
    "LNL-11.4-11": now,
        "A sniper does not enter melee, neither attacks nor defends in melee, and is removed with the last \
         melee-eligible friend.";
    "LNL-11.4-12": now, "A sniper under Ops Complete may not fire.";
    PLACED_ANY_TIME = "LNL-11.4-13": now,
        "A sniper's placement is an order that the owner may give whenever the game waits for a decision; nobody is \
         asked for it and it ends nothing.";
    "LNL-11.4-14": now,
        "A sniper's attack during a move comes before the question of Opportunity Fire at the same step and does not \
         count against the limit per MP.";
    "LNL-11.4-B01": now,
        "A sniper's doubled TM does not count against mortar or artillery bombardment.";
    // Rulings
    SNIPER_UNARMED = "RUL-53": now,
        "A sniper is placed and fires outside impulses: at once when he has a Spotted enemy in LOS, once per turn, at \
         any range, with no SW.";
    "RUL-96": now,
        "A sniper's placement is a free order and never a question; his owner is asked only for the target; he fires \
         before Opportunity Fire.";
    "RUL-103": now,
        "A sniper's victim is drawn first; a GO leader in the Location who is not checked still helps, and the attack \
         does not count in the limit per MP.";
}

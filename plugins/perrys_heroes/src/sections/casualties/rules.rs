//! The rules of wounds and of morale (PH-4.4, PH-4.5).

use rule_book::rules;

rules! {
    // 4.4 Health
    WOUNDED = "PH-4.4-01": now,
        "A Fit man is hindered by nothing; a Wounded one cannot move; a Treated one moves half as far; a Dead one is out of the game.";
    "PH-4.4-02": now, "Wounded and Treated are shown by a marker on the figure.";
    "PH-4.4-03": now, "Who has a wound marker, Wounded or Treated, and takes another wound is Dead.";
    // 4.5 Morale
    MORALE_LEVELS = "PH-4.5-01": now,
        "An Operational man does as ordered; a Pinned one lies prone, cannot move and may fire; a Demoralised one neither moves nor \
         fires; a Panicked one flees.";
    MARKED = "PH-4.5-02": now, "Any state of morale but Operational is shown by a marker.";
    "PH-4.5-03": now,
        "Who becomes Pinned lies prone at once, for no action points; who is Demoralised stays prone.";
    MORALE = "PH-4.5-04": now,
        "Each friend within less than 10 cm of a figure that has just been killed or wounded rolls a ten-sided die with the modifiers \
         of the morale table; 6 or more passes.";
    "PH-4.5-05": now, "A failed test makes morale one level worse: Operational, Pinned, Demoralised, Panicked.";
    "PH-4.5-06": now, "Who is Panicked and fails again stays Panicked.";
    VIOLENT = "PH-4.5-07": now,
        "One attack causes at most one morale test for each figure; it counts as a violent death if one of the casualties that concern \
         him was one.";
    "PH-4.5-08": now, "The tester's 1 less for Wounded is of the Wounded, not of the Treated.";
    DEMORALISED = "PH-4.5-09": now,
        "Who is Demoralised does only what is neither movement nor attack; grenades, rifle grenades and melee are attacks.";
    "PH-4.5-10": repeats["PH-H-12"], "The Panicked flee as the house value of flight says.";
    // House values and rulings
    ELITE = "PH-H-28": now, "Of an elite morale tests and rally rolls get 1 more.";
    "PH-R-36": now, "An attack brings one test for each figure, however many casualties it made.";
    CUMULATIVE = "PH-R-37": now,
        "What a worse state of morale forbids comes on top of what the better ones forbid, and there is nothing below Panicked.";
    "PH-R-51": now, "Treated is not Wounded in the rows of modifiers, but the next wound kills him too.";
    "PH-R-57": now, "Two wounds at once kill.";
    // Worked examples
    "PH-W-09": of_sources,
        "A Green soldier, Pinned already, sees a friend 8 cm away die violently: 8 less 3 is 5, and he is Demoralised.";
}

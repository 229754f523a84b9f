//! The rules of melee (PH-7.6).

use rule_book::rules;

rules! {
    // 7.6
    MELEE = "PH-7.6-01": now, "Melee needs a clear line of sight to a located enemy at most 2 cm away.";
    "PH-7.6-02": now, "The attacker pays 2 action points, the defender nothing.";
    BOUT = "PH-7.6-03": now,
        "Both roll a ten-sided die. The attacker gets 1 more, 1 less if he lies prone, 1 more from behind; the defender 2 less if the \
         attacker was not located, 1 less if he lies prone, 1 less if he is Wounded; either 2 more with a pistol, 1 more with a blade.";
    MEN = "PH-7.6-04": now, "On either side an NCO gets 1 more, a Veteran 1 more, an officer nothing.";
    ARMS = "PH-7.6-05": now,
        "Each fights with one weapon, pistol or blade; everybody has a blade, and other firearms give nothing.";
    "PH-7.6-06": now, "The higher total wins, and the loser dies.";
    "PH-7.6-07": now, "A tie changes nothing; the attacker may pay for another round.";
    "PH-7.6-08": now, "Friends of the victim within less than 10 cm test their morale.";
    // Rulings
    "PH-R-38": now, "Only a higher total wins.";
    "PH-R-39": now, "Rifles and submachine guns are no melee weapons: their owners fight with the blade.";
    "PH-R-53": now, "In tables that name the NCO only, an officer gets nothing.";
    // Decision points
    "PH-D-10": now, "The attacker chooses pistol or blade; if he says nothing, the better of what he has.";
    "PH-D-17": now, "The defender fights with the better of what he has.";
    // Examples
    "PH-W-10": repeats["PH-7.6-03", "PH-7.6-07"],
        "A Veteran with a pistol attacks a prone man with a blade: 4 and 8 on the dice make a tie of 8.";
}

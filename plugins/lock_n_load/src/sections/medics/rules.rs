//! The rules of medics (LNL-11.3).

use rule_book::rules;

rules! {
    // 11.3 Medics
    MEDIC_LIMITS = "LNL-11.3-01": now, "A medic carries and uses no weapons and does not spot.";
    TREATMENT = "LNL-11.3-02": now,
        "In each of his owner's Rally Phases a GO medic may try one thing in his Location: remove the Wounded marker \
         of one SMC, or turn one Shaken MMC to GO.";
    TREATMENT_CHECK = "LNL-11.3-03": now,
        "A medic must first pass a Morale Check, 2d6 against his morale; subtract 2 if he is in terrain with a \
         positive TM.";
    "LNL-11.3-04": now, "If the medic passes, the chosen effect takes place without another roll.";
    TREATMENT_FAILED = "LNL-11.3-05": now,
        "If the medic fails he does nothing more in that Rally Phase; there is no other penalty.";
    SHAKEN_MEDIC = "LNL-11.3-06": now,
        "A Shaken medic may not heal, neither others nor himself; a GO medic may treat his own wound.";
    "LNL-11.3-07": now,
        "Removing Wounded does not also rally the SMC; a wounded hero is turned back to his unwounded side.";
    "LNL-11.3-08": now,
        "Medics neither attack nor defend in melee and are removed with the last melee-eligible friend.";
    // Rulings
    "RUL-54": now, "A GO medic may treat himself; healing removes Wounded only.";
}

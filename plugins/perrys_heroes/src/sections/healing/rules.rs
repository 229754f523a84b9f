//! The rules of healing (PH-7.17).

use rule_book::rules;

rules! {
    HEAL = "PH-7.17-01": now, "Only a medic or a man with a first-aid kit heals, and only a Wounded man less than 2 cm away.";
    HEAL_ROLL = "PH-7.17-02": now,
        "Healing costs 4 action points and takes a ten-sided die, with 2 more for a medic; on 6 or more Wounded becomes Treated.";
    "PH-7.17-03": now, "Who is still Wounded when the mission ends, and not Treated, is Dead.";
}

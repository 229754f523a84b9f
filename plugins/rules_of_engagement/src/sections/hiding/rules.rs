//! The rules of hiding and of spotting (ROE-HID).

use crate::catalogue::modules::{NO_FOOT, NO_VEHICLES};
use rule_book::rules;

rules! {
    // Hiding
    "ROE-HID-01": later(NO_FOOT), "A unit may Hide if it is behind cover or in it.";
    "ROE-HID-02": later(NO_VEHICLES), "A vehicle may begin the game Hidden; later it cannot Hide.";
    "ROE-HID-03": later(NO_FOOT), "A Hidden unit may stay Hidden under Sneak if it is in cover on its whole way.";
    "ROE-HID-04": later(NO_FOOT),
        "A Hidden unit that has not been spotted is no target of shooting or of close quarters.";
    // Spotting
    "ROE-HID-05": later(NO_FOOT), "Units spot in the Shooting phase, before they fire.";
    "ROE-HID-06": later(NO_FOOT),
        "Hidden infantry within 5 cm and Hidden vehicles within 15 cm are spotted without a test.";
    "ROE-HID-07": later(NO_FOOT), "An attempt to spot reaches 20 cm at infantry and 30 cm at vehicles.";
    "ROE-HID-08": later(NO_FOOT), "A recon unit's attempt reaches 10 cm further.";
    "ROE-HID-09": later(NO_FOOT),
        "A spotter in an elevated position reaches twice as far, the 10 cm of recon included.";
    "ROE-HID-10": later(NO_FOOT), "The attempt is an Experience test, with +1 if the spotting unit is elevated.";
    "ROE-HID-11": later(NO_VEHICLES),
        "A buttoned tank spots infantry only on a natural 6: then it counts as unbuttoned; else it stays buttoned in \
         its following turn.";
    "ROE-HID-12": later(NO_FOOT),
        "All friendly units within 20 cm of the spotter know at once where the spotted unit is.";
    "ROE-HID-13": later(NO_FOOT), "A spotted unit cannot Hide again within 10 cm of where it was spotted.";
    // House values and rulings
    "ROE-H-21": later(NO_FOOT),
        "A unit may not Hide while an enemy that sees it is within the distance of spotting without a test; it is no \
         longer Hidden when it fires, leaves cover, is spotted or is contacted.";
    "ROE-H-22": later(NO_FOOT),
        "A unit makes one attempt to spot in each Shooting phase, and may fire at whom it spots, whatever target it \
         has declared.";
    "ROE-H-33": later(NO_FOOT),
        "Recon units are the vehicles marked so in the table of vehicles, and squads that the scenario names.";
    "ROE-R-08": later(NO_FOOT), "The range of an attempt goes by what is hidden, not by who spots.";
    "ROE-R-09": later(NO_FOOT), "Elevated recon infantry spots infantry at 60 cm: 20 and 10, doubled.";
    "ROE-R-10": later(NO_VEHICLES),
        "The natural 6 is asked of a buttoned tank that looks for infantry; an unbuttoned one spots by the normal \
         test.";
    "ROE-R-44": later(NO_FOOT),
        "Who spotted a Hidden unit and his friends within 20 cm of him know it, and they alone may target it.";
    "ROE-R-53": now,
        "The figures of a Hidden unit are seen by their owner alone; who runs into them has contacted them: he stops \
         there, and they are spotted by his unit.";
    // Examples
    "ROE-W-21": of_sources,
        "A recon squad on a hill, infantry in a wood 55 cm away: 20 and 10, doubled, are 60 cm; a 3 and 1 are 4, and \
         it is spotted.";
}

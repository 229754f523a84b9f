//! The rules of hiding and of spotting (ROE-HID).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Hiding
    IN_COVER = "ROE-HID-01": now, "A unit may Hide if it is behind cover or in it.";
    VEHICLES_HIDE = "ROE-HID-02": now, "A vehicle may begin the game Hidden; later it cannot Hide.";
    "ROE-HID-03": now, "A Hidden unit may stay Hidden under Sneak if it is in cover on its whole way.";
    NO_TARGET = "ROE-HID-04": now,
        "A Hidden unit that has not been spotted is no target of shooting or of close quarters.";
    // Spotting
    WHEN_SPOTTED = "ROE-HID-05": now, "Units spot in the Shooting phase, before they fire.";
    "ROE-HID-06": now,
        "Hidden infantry within 5 cm and Hidden vehicles within 15 cm are spotted without a test.";
    SPOTTING_RANGE = "ROE-HID-07": now, "An attempt to spot reaches 20 cm at infantry and 30 cm at vehicles.";
    "ROE-HID-08": now, "A recon unit's attempt reaches 10 cm further.";
    "ROE-HID-09": now,
        "A spotter in an elevated position reaches twice as far, the 10 cm of recon included.";
    SPOTTING_TEST = "ROE-HID-10": now, "The attempt is an Experience test, with +1 if the spotting unit is elevated.";
    "ROE-HID-11": later(NO_VEHICLES),
        "A buttoned tank spots infantry only on a natural 6: then it counts as unbuttoned; else it stays buttoned in \
         its following turn.";
    "ROE-HID-12": now,
        "All friendly units within 20 cm of the spotter know at once where the spotted unit is.";
    NOT_AGAIN = "ROE-HID-13": now, "A spotted unit cannot Hide again within 10 cm of where it was spotted.";
    // House values and rulings
    WHEN_HIDDEN = "ROE-H-21": now,
        "A unit may not Hide while an enemy that sees it is within the distance of spotting without a test; it is no \
         longer Hidden when it fires, leaves cover, is spotted or is contacted.";
    ONE_ATTEMPT = "ROE-H-22": now,
        "A unit makes one attempt to spot in each Shooting phase, and may fire at whom it spots, whatever target it \
         has declared.";
    "ROE-H-33": now,
        "Recon units are the vehicles marked so in the table of vehicles, and squads that the scenario names.";
    "ROE-R-08": repeats["ROE-HID-07"], "The range of an attempt goes by what is hidden, not by who spots.";
    "ROE-R-09": repeats["ROE-HID-09"], "Elevated recon infantry spots infantry at 60 cm: 20 and 10, doubled.";
    "ROE-R-10": later(NO_VEHICLES),
        "The natural 6 is asked of a buttoned tank that looks for infantry; an unbuttoned one spots by the normal \
         test.";
    "ROE-R-44": now,
        "Who spotted a Hidden unit and his friends within 20 cm of him know it, and they alone may target it.";
    "ROE-R-53": now,
        "The figures of a Hidden unit are seen by their owner alone; who runs into them has contacted them: he stops \
         there, and they are spotted by his unit.";
    // Examples
    "ROE-W-21": of_sources,
        "A recon squad on a hill, infantry in a wood 55 cm away: 20 and 10, doubled, are 60 cm; a 3 and 1 are 4, and \
         it is spotted.";
}

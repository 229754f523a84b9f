//! The rules of hits on vehicles, of damage and of bailing out (ROE-VEH).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Location
    "ROE-VEH-01": later(NO_VEHICLES),
        "A natural 6 to hit lets the firer choose the location; else a D6 finds hull, turret, passengers or tracks in \
         the column of the face that is struck.";
    "ROE-VEH-02": later(NO_VEHICLES),
        "A Passenger hit is taken on the hull armour of the face that is struck; a vehicle without passenger space \
         takes it as a Hull hit altogether.";
    "ROE-VEH-03": later(NO_VEHICLES), "A vehicle without a turret takes Turret hits as Hull hits.";
    "ROE-VEH-04": later(NO_VEHICLES),
        "From 5 cm higher at less than 20 cm, or 10 cm higher at less than 30 cm, a hit takes the Top column and the \
         Top armour, its penetration has +2, and the crew may be targeted without the bonus of its cover or terrain.";
    "ROE-VEH-05": later(NO_VEHICLES), "A hit on a location that hard cover masks is cancelled.";
    // Penetration
    "ROE-VEH-06": later(NO_VEHICLES),
        "A D6 and the AT at that range are compared with the armour of the zone that is struck.";
    "ROE-VEH-07": later(NO_VEHICLES), "Lower than the armour: nothing happens.";
    "ROE-VEH-08": later(NO_VEHICLES),
        "Equal to the armour: the crew takes a Bail Out test; on the tracks nothing happens.";
    "ROE-VEH-09": later(NO_VEHICLES),
        "Higher than the armour: the table of damage is rolled on; but on a natural 1 of penetration it counts as \
         equal.";
    // Damage
    DAMAGE = "ROE-VEH-10": later(NO_VEHICLES),
        "A D6 on the table of damage, held between 1 and 6, has +1 of AT 12 or more, -1 of AT 7 or less unless a \
         flamethrower's, -2 instead of AT 1 or less, and +1 of a flamethrower against an open vehicle; row and \
         location say what happens.";
    "ROE-VEH-11": later(NO_VEHICLES),
        "What out of control, Wrecked and Destroyed mean, who the crew is, and when it tests, is told by house values \
         and rulings.";
    // Bail out
    "ROE-VEH-12": later(NO_VEHICLES),
        "A Bail Out test is a Discipline test with no modifier but +1 for the vehicle's commander.";
    "ROE-VEH-13": later(NO_VEHICLES), "Passengers test by themselves, and may choose to fail.";
    "ROE-VEH-14": later(NO_VEHICLES), "Who fails leaves the vehicle: he is Suppressed and may make a Sneak move.";
    "ROE-VEH-15": later(NO_VEHICLES), "Who has bailed out neither fires nor engages in close quarters in that turn.";
    "ROE-VEH-16": later(NO_VEHICLES), "Getting back in needs a Discipline test with all its modifiers and -1 more.";
    "ROE-VEH-17": later(NO_VEHICLES),
        "With the crew back in, the vehicle may move in that turn, half as far and away from what caused the bail-out, \
         but not fire.";
    // Geometry
    "ROE-GEO-06": later(NO_VEHICLES),
        "The faces and arcs of a vehicle are those of its house value; a hull MG fires 22.5 degrees to either side, \
         pintle and mount 45 degrees to either side of the hull's front.";
    "ROE-GEO-10": later(NO_VEHICLES),
        "Heights are centimetres of the terrain: plunging fire compares the firer's base with the vehicle's, a raised \
         target its base with the vehicle's roof, which is 5 cm high.";
    "ROE-GEO-11": later(NO_VEHICLES),
        "Hull and tracks are masked, and the turret is not, if hard cover at least 2.5 cm high crosses the line of \
         sight within 5 cm of the vehicle.";
    // House values and rulings
    "ROE-H-14": later(NO_VEHICLES),
        "The table of vehicles: kind, Move, armour, gun, machine guns, crew, passengers and CE.";
    "ROE-H-23": later(NO_VEHICLES),
        "Figures have bases 2.5 cm across, guns 6 cm; vehicles are 12 by 6 cm, small ones 9 by 5. Front and rear are \
         45 degrees either side; a turret gun fires 10 degrees either side of its heading, a gun without turret in 45 \
         degrees in all.";
    "ROE-H-28": later(NO_VEHICLES), "Without a turret Turret hits are Hull hits.";
    "ROE-H-34": later(NO_VEHICLES),
        "A wreck stays on the table: hard cover that blocks line of sight and cannot be passed.";
    "ROE-H-39": later(NO_VEHICLES),
        "A crew is filled with driver, bow gunner, gunner, loader and commander: 5 men are all of them, 4 have no bow \
         gunner, 3 are driver, gunner and commander, 2 driver and commander, 1 the driver; Stuart and T-34/76 differ.";
    "ROE-H-40": later(NO_VEHICLES),
        "Small arms fire at vehicles with AT 0: they can hurt soft ones alone, of armour 3.";
    "ROE-R-19": later(NO_VEHICLES),
        "A passenger hit meets the hull's armour and the Passenger column, or is a Hull hit where there is no \
         passenger space.";
    "ROE-R-20": later(NO_VEHICLES), "The distances of plunging fire are left out, its heights are included.";
    "ROE-R-22": later(NO_VEHICLES), "The -2 of AT 1 or less takes the place of the -1.";
    "ROE-R-23": of_sources, "Two words of the table of damage are misprints: a vehicle slews, and a bang is a bang.";
    "ROE-R-24": later(NO_VEHICLES),
        "A Wrecked vehicle is out of action and stays as a wreck, and its passengers test; a Destroyed one as well, \
         with all aboard dead.";
    "ROE-R-34": later(NO_VEHICLES), "The AT of the modifiers of damage is that of the shot, by its range and shell.";
    "ROE-R-36": later(NO_VEHICLES), "A natural 1 of penetration that only equals the armour still counts as equal.";
    "ROE-R-40": later(NO_VEHICLES),
        "What a crew tests at the start of its turn is rolled at the very start of its owner's Discipline phase.";
    // Examples
    "ROE-W-12": of_sources,
        "A Regular PzKpfw IV at an M4 head-on at 120 cm: a 4 and 1 hit; location 2 is the hull, armour 13; a 4 and 9 \
         equal it; a 2 and 1 fail Discipline 4, and the crew bails out.";
    "ROE-W-13": of_sources,
        "A 17-pounder at a side of 9: 1 and 13 are more, but a natural 1 counts as equal, and the crew takes a Bail \
         Out test.";
    "ROE-W-14": of_sources,
        "A bazooka at the side of an M3 half-track, armour 6: 3 and 9 beat it; on the Passenger row 2 a D6 of \
         passengers are hit, the others bail out, the vehicle is Wrecked, and the survivors test with +1 and are \
         Shaken.";
    "ROE-W-15": of_sources, "AT 7: a 1 less 1 on the table of damage is held at 1. AT 12: a 5 and 1 are 6.";
}

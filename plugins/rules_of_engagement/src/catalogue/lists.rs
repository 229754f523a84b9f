//! What the book's lists name that is told elsewhere: gaps, states, decisions, classes.

use super::modules::{NO_BUILDINGS, NO_FOOT, NO_FORCES, NO_VEHICLES};
use rule_book::rules;

rules! {
    // Gaps of the book, by what fills them
    "ROE-G-01": later(NO_FOOT), "How a turn is divided.";
    "ROE-G-02": later(NO_FOOT), "What Experience ratings are.";
    "ROE-G-03": later(NO_FOOT), "What Discipline ratings are.";
    "ROE-G-04": later(NO_FOOT), "How a test or falling back changes discipline.";
    "ROE-G-05": later(NO_FOOT), "How far infantry moves.";
    "ROE-G-06": later(NO_FOOT), "How close figures of a unit stay.";
    "ROE-G-07": later(NO_FOOT), "How a shot is resolved.";
    "ROE-G-08": later(NO_FOOT), "What is needed to hit, by quality and range.";
    "ROE-G-09": later(NO_FOOT), "Who fires, and who is hit.";
    "ROE-G-10": later(NO_FOOT), "How many hits make Suppressed or Shaken.";
    "ROE-G-11": later(NO_FOOT), "What a crossfire is.";
    "ROE-G-12": later(NO_FOOT), "When opportunity fire may cut in.";
    "ROE-G-13": repeats["ROE-H-10"], "How a round of close quarters goes.";
    "ROE-G-14": later(NO_FOOT), "What CQ and profiles troops have.";
    "ROE-G-15": later(NO_FOOT), "What range, ROF, AP and AT weapons have.";
    "ROE-G-16": later(NO_VEHICLES), "What armour and movement vehicles have.";
    "ROE-G-17": repeats["ROE-H-15"], "How large BLAST templates are.";
    "ROE-G-18": later(NO_VEHICLES), "How a vehicle moves out of control.";
    "ROE-G-19": repeats["ROE-H-18"], "How strong buildings are.";
    "ROE-G-20": repeats["ROE-H-19"], "What soft and hard cover is, and who uses the terrain.";
    "ROE-G-21": later(NO_FOOT), "Which ground is rough or very rough.";
    "ROE-G-22": later(NO_FORCES), "What forces there are.";
    "ROE-G-23": later(NO_FORCES), "What Combat Effectiveness and requisition are.";
    "ROE-G-24": later(NO_FOOT), "How long a battle lasts, and who wins it.";
    "ROE-G-25": later(NO_FOOT), "How large the table is.";
    "ROE-G-26": later(NO_VEHICLES), "What buttoned means, and who does what in a crew.";
    "ROE-G-27": later(NO_FOOT), "What snipers, observers and recon units are.";
    // States
    "ROE-ST-01": later(NO_FOOT), "A unit is Confident, Suppressed, Shaken, Demoralised, destroyed or taken prisoner.";
    "ROE-ST-02": later(NO_FOOT), "A unit has no order yet, or one of six.";
    "ROE-ST-03": later(NO_FOOT), "A unit on Hold fires, hides or has prepared opportunity fire.";
    "ROE-ST-04": repeats["ROE-HID-04", "ROE-R-44"], "A unit is Hidden or not, and was spotted last at a certain place.";
    "ROE-ST-05": later(NO_FOOT), "A unit has taken hits in this player turn, and had so many figures at its start.";
    "ROE-ST-06": later(NO_FOOT), "A unit was fired on, or in close quarters, in the last turn of the opponent.";
    "ROE-ST-07": later(NO_FOOT), "A unit has an initial and a present strength.";
    "ROE-ST-08": later(NO_FOOT), "A unit is zeroed in on another one for some turns running.";
    "ROE-ST-09": repeats["ROE-SHT-15", "ROE-SHT-16"], "A unit is in smoke, or in soft cover of smoke, until a certain turn.";
    "ROE-ST-10": later(NO_FOOT),
        "A support weapon is packed or set up, fires in this turn or in the next, and a flamethrower has shots left.";
    "ROE-ST-11": repeats["ROE-IND-03", "ROE-IND-04"], "A mortar has fired its first shot or not, and has its aim point.";
    "ROE-ST-12": later(NO_VEHICLES), "A unit is embarked in a vehicle or not.";
    "ROE-ST-13": later(NO_VEHICLES), "A vehicle has the damage that the rows of the table name.";
    "ROE-ST-14": later(NO_VEHICLES), "A vehicle is buttoned or not, Bogged Down, out of control, abandoned.";
    "ROE-ST-15": later(NO_VEHICLES), "A vehicle has moved so far in its last turn, and has turned its turret or not.";
    "ROE-ST-16": later(NO_VEHICLES), "A vehicle has spent its Reserve Fire, and its smoke dischargers.";
    "ROE-ST-17": later(NO_BUILDINGS),
        "A building has so much SR left, levels destroyed, and enemies have fired from it or not.";
    // Decisions
    "ROE-D-02": later(NO_FOOT), "Who is Suppressed, Shaken or Demoralised chooses between a test and Fall Back.";
    "ROE-D-03": later(NO_FOOT),
        "A Suppressed unit that nobody sees and that was not fired on chooses whether it hides.";
    "ROE-D-04": later(NO_VEHICLES), "A crew outside its vehicle chooses whether it tries to get back in.";
    "ROE-D-05": later(NO_FOOT), "Each unit's order is chosen, and on Hold its use.";
    "ROE-D-06": later(NO_FOOT), "With each order its targets for shooting and close quarters are chosen.";
    "ROE-D-07": later(NO_FOOT), "Who wants another target than the nearest chooses a Discipline test.";
    "ROE-D-08": repeats["ROE-SHT-13"], "Whom smoke covers is chosen.";
    "ROE-D-09": later(NO_VEHICLES), "An embarked unit disembarks or stays.";
    "ROE-D-10": later(NO_VEHICLES), "A vehicle is buttoned or not.";
    "ROE-D-11": later(NO_FOOT), "Who moves chooses his way, and a vehicle its pivots and its turret.";
    "ROE-D-13": later(NO_FOOT), "Whom opportunity fire has made Shaken chooses at once between a test and Fall Back.";
    "ROE-D-14": later(NO_VEHICLES), "A vehicle that nears cover tests or relies on infantry.";
    "ROE-D-15": repeats["ROE-H-22"], "Which Hidden unit one tries to spot is chosen.";
    "ROE-D-16": repeats["ROE-SHT-18"], "Which figures throw grenades or fire rifle grenades is chosen.";
    "ROE-D-17": later(NO_VEHICLES), "A gun's shell is chosen.";
    "ROE-D-18": later(NO_BUILDINGS), "Who fires a template chooses the unit, or a building or vehicle near it.";
    "ROE-D-19": later(NO_VEHICLES), "A firer with a natural 6 at a vehicle chooses the location.";
    "ROE-D-20": later(NO_FOOT), "The owner of a special weapon whose man is killed may remove a rifleman instead.";
    "ROE-D-21": later(NO_VEHICLES), "Passengers test to bail out, or leave of their own will.";
    "ROE-D-22": now, "Each declared charge is made or not, and who touches whom is chosen.";
    "ROE-D-23": now, "Who loses a figure of two in a fight chooses which.";
    "ROE-D-24": now, "The winner of a fight may consolidate by 10 cm.";
    "ROE-D-25": later(NO_VEHICLES), "Who hits with an anti-tank grenade chooses the location.";
    // Classes
    "ROE-CL-01": of_sources,
        "Units are commands, squads, weapon teams, snipers, observers, gun crews, vehicles, motorcycle troops and \
         mounted figures.";
    "ROE-CL-02": of_sources, "Leaders are the Officer of a platoon, the NCO of a unit and the commander of a vehicle.";
    "ROE-CL-03": of_sources,
        "Vehicles are tracked, half-tracked or wheeled, open or closed, with a turret or without, recon, or \
         transports.";
    "ROE-CL-04": later(NO_FOOT), "What the classes of weapons change: to hit, when they fire, and in close quarters.";
    "ROE-CL-05": later(NO_VEHICLES), "Shells are AT, HE, Smoke and HEAT.";
}

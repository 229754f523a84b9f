//! What the book's lists name that is told elsewhere: gaps, states, classes, decisions.

use rule_book::rules;

rules! {
    // Gaps of the book, by what fills them
    "PH-G-01": repeats["PH-H-01", "PH-H-02", "PH-H-03"], "Which part of a vehicle is struck.";
    "PH-G-02": repeats["PH-H-04"], "Where a crew sits.";
    "PH-G-04": repeats["PH-H-06", "PH-H-07"], "What the machine guns of vehicles are.";
    "PH-G-05": repeats["PH-H-08"], "How large bases are.";
    "PH-G-06": repeats["PH-R-13", "PH-H-10", "PH-H-11"], "How the dice of a burst are spread, and what a team suppresses.";
    "PH-G-07": repeats["PH-H-12", "PH-H-43"], "How the Panicked flee, and who leaves the table.";
    "PH-G-08": repeats["PH-H-13", "PH-H-14"], "Where a grenade comes down that has been thrown well.";
    "PH-G-09": repeats["PH-H-15"], "What light does.";
    "PH-G-10": repeats["PH-H-16"], "What artillery costs.";
    "PH-G-11": repeats["PH-H-17", "PH-H-18"], "What high explosive does to vehicles.";
    "PH-G-12": repeats["PH-H-19"], "What a trap does, and when.";
    "PH-G-13": repeats["PH-H-20"], "What the book gives no price for.";
    "PH-G-15": repeats["PH-H-22", "PH-H-23"], "Hatches, and the radios of vehicles.";
    "PH-G-16": repeats["PH-H-24"], "Where a figure looks.";
    "PH-G-17": repeats["PH-H-25"], "When a located figure is a counter again.";
    "PH-G-18": repeats["PH-H-26", "PH-H-42"], "Sight in a wood, and levels.";
    "PH-G-19": repeats["PH-H-27"], "What optics are.";
    "PH-G-20": repeats["PH-H-28"], "What an elite gets.";
    "PH-G-21": repeats["PH-H-29"], "What a crew is that has left its vehicle.";
    "PH-G-22": repeats["PH-H-30"], "How a gun on a carriage is served.";
    "PH-G-24": repeats["PH-H-32"], "How large the table is, where one begins, how long it lasts.";
    "PH-G-25": repeats["PH-H-33"], "Two lost cells of the table of orders.";
    "PH-G-26": repeats["PH-H-34"], "What sides are ordered to do, and how a result follows from it.";
    "PH-G-27": repeats["PH-H-35"], "How the wounded are cared for after a battle.";
    "PH-G-28": repeats["PH-H-36"], "How vehicles are repaired after a battle.";
    "PH-G-29": repeats["PH-H-37"], "How losses are replaced.";
    "PH-G-30": repeats["PH-H-38"], "Example squads.";
    "PH-G-31": repeats["PH-H-39"], "How one locates who is camouflaged very well.";
    "PH-G-32": repeats["PH-H-40"], "When a shot from alert may cut in.";
    "PH-G-33": repeats["PH-H-41"], "How buildings are entered, and how one sees out.";
    "PH-G-34": repeats["PH-H-44"], "What the morale of a crew does.";
    // States
    "PH-ST-01": repeats["PH-4.4-01"], "A figure is Fit, Wounded, Treated or Dead.";
    "PH-ST-02": repeats["PH-4.5-01"], "A figure is Operational, Pinned, Demoralised or Panicked.";
    "PH-ST-03": repeats["PH-4.6-01"], "A figure stands, crouches or lies prone.";
    "PH-ST-04": repeats["PH-3.4-06", "PH-H-25"], "A figure is a counter, located, or concealed on its owner's map.";
    "PH-ST-05": repeats["PH-7.5-11"], "Each figure knows some enemies as located.";
    "PH-ST-06": repeats["PH-R-43"], "A figure has stayed still, moved or run since its own card was turned over.";
    "PH-ST-07": repeats["PH-7.14-04"], "A figure is on alert or not.";
    "PH-ST-08": repeats["PH-H-11"], "A figure is under suppressive fire or not.";
    "PH-ST-09": repeats["PH-7.7-13"], "A weapon is ready, jammed or being cleared.";
    "PH-ST-10": repeats["PH-7.20-01"], "A launcher is fitted or not.";
    "PH-ST-11": repeats["PH-3.4-07", "PH-3.4-08"], "Turns of staying still, and turns of firing while concealed, are counted.";
    "PH-ST-12": repeats["PH-6.1-04", "PH-6.1-05"], "Action points that are left, and the allowance of movement used.";
    "PH-ST-13": repeats["PH-7.12-01"], "How many grenades a figure has left.";
    "PH-ST-14": repeats["PH-7.3-04", "PH-R-32"], "What a vehicle's gun holds, and at whom it is aimed.";
    "PH-ST-15": repeats["PH-7.18-08"], "What of a vehicle is damaged.";
    "PH-ST-16": repeats["PH-H-04"], "Where each man of a crew sits, and his health.";
    "PH-ST-17": repeats["PH-H-22"], "Whether a vehicle's hatch is open.";
    "PH-ST-19": repeats["PH-3.3-01"], "A base of smoke is a marker or a plume.";
    "PH-ST-20": repeats["PH-H-19"], "A trap is hidden or found.";
    "PH-ST-21": repeats["PH-7.8-05", "PH-H-16"], "How many calls a player has left, and which is in the air.";
    "PH-ST-22": repeats["PH-11.1-02"], "A side's campaign stands on one of seven levels.";
    // Decisions
    "PH-D-01": repeats["PH-5.1-04"], "At the start it is settled who holds action points: the teams, if nobody says otherwise.";
    "PH-D-02": repeats["PH-4.3-01"], "Each player chooses a force within the budget.";
    "PH-D-04": repeats["PH-3.4-05"], "Each player chooses who begins concealed: nobody, if he says nothing.";
    "PH-D-07": repeats["PH-6.1-05"], "How the points of a pool are shared out is its owner's choice.";
    "PH-D-08": repeats["PH-7.16-01"], "Who moves chooses gait and way.";
    "PH-D-11": repeats["PH-7.3-01"], "Who loads chooses the round.";
    "PH-D-12": repeats["PH-7.21-01"], "Who aims chooses between turret and hull.";
    "PH-D-14": repeats["PH-7.13-08"], "Who locates chooses between eye and optics.";
    "PH-D-15": repeats["PH-7.5-05"], "Who tells others chooses the way.";
    "PH-D-20": repeats["PH-R-35"], "Each marked figure is rallied by the best leader near it.";
    // Classes
    "PH-CL-01": of_sources, "Squads have teams, teams have figures; two men make a pair.";
    "PH-CL-02": of_sources, "A figure has grade, experience, speciality, nation, weapons and equipment.";
    "PH-CL-03": repeats["PH-4.3-02"], "Snipers, engineers, radio operators, marksmen, messengers and medics.";
    "PH-CL-04": repeats["PH-7.7-02"], "Firearms by their class; machine guns are served by two men.";
    "PH-CL-05": of_sources, "Explosives are grenades, shells and traps.";
    "PH-CL-07": repeats["PH-H-05", "PH-10-01", "PH-H-21"], "Vehicles are light, medium or heavy; tanks, assault guns or transports.";
}

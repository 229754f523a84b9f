//! The rules that data files keep: what a force is made of and costs (PH-4.2, PH-4.3), and what a battle begins with (PH-5.1).

use rule_book::rules;

rules! {
    "PH-0-01": scale, "Lengths are centimetres on the table, and nothing is rounded.";
    "PH-0-02": of_sources, "Within less than a distance leaves the distance itself out; up to a distance has it in.";
    "PH-0-04": of_sources, "A roll succeeds if the die and all that it gets reach the number needed.";
    "PH-0-06": of_sources, "All that a roll gets is added up, unless a ruling says that one thing takes another's place.";
    "PH-0-07": now, "Men are Green, Normal or Veteran, and officers, NCOs or soldiers.";
    "PH-0-08": of_sources, "An experienced soldier is a Normal one.";
    "PH-0-09": of_sources, "What an NCO gets an officer does not, unless he has a line of his own.";
    "PH-1-01": scale, "Each figure is one combatant of the Second World War.";
    "PH-2-01": scale, "Players have figures, numbered counters, markers of states and dice.";
    "PH-2-02": repeats["PH-5.2-01"], "There is one card for each team in play.";
    "PH-3.1-01": scale, "The figures are 28 mm high, and each is one man or woman.";
    "PH-3.1-02": scale, "A hex of the tactical map is 10 cm wide, about 15 m of the country.";
    "PH-3.2-01": scale, "A squad is a combat group of about a dozen men.";
    "PH-3.2-02": repeats["PH-5.2-01"], "A team is a part of a squad, and has a card of its own.";
    "PH-3.2-03": scale, "Action points are spent on actions.";
    "PH-3.2-04": scale, "The line of sight joins two figures.";
    "PH-3.2-05": scale, "The tactical map is a picture of the table with hexes.";
    "PH-4.1-01": scale, "What a player leads depends on the scenario, from a handful of men upwards.";
    "PH-4.2-01": scale, "A squad has about twelve men and may be split into teams.";
    SQUAD_LEADER = "PH-4.2-02": now, "A squad is led by an officer or an NCO.";
    TEAM_LEADER = "PH-4.2-03": now, "Every team is led by at least an NCO.";
    SQUAD_LEADERS = "PH-4.2-04": now, "A squad has one officer and one NCO, two NCOs, or a single leader.";
    ONE_LEADER = "PH-4.2-05": now, "A team of a squad that is split has exactly one leader.";
    BUDGET = "PH-4.3-01": now,
        "A squad may cost 80 points and a command squad 50, unless the scenario says otherwise.";
    PRICES = "PH-4.3-02": now,
        "A man costs the sum of his grade, his experience, his speciality, his weapon and his equipment.";
    "PH-4.2-06": now, "A group of vehicles is led by an officer or an NCO.";
    VEHICLE_COMMANDED = "PH-4.2-07": now, "Each vehicle is commanded by at least an NCO.";
    SECTION = "PH-4.3-12": now, "An armoured section may cost 60 points, vehicles and crews together.";
    CREW_ARMS = "PH-4.3-13": now, "Every man of a crew has a pistol, and a vehicle may carry 3 submachine guns.";
    "PH-10-03": now, "The table of vehicles.";
    "PH-10-01": now, "A vehicle has armour on three faces of its hull and on four of its turret.";
    "PH-10-05": of_sources, "Real ranges are longer than any table.";
    "PH-10-06": of_sources, "The book does not use the explosive power of guns.";
    "PH-H-04": now, "Who of a crew sits in the hull and who in the turret.";
    "PH-4.3-03": now, "The price of a pair comes on top of what both men cost.";
    PAIR = "PH-4.3-04": now,
        "Gunner and assistant are of one team; the assistant may carry a light weapon besides, which is paid for.";
    PISTOL = "PH-4.3-05": now, "Everybody has a blade for free, officers and NCOs a pistol too.";
    LIGHT_WEAPON = "PH-4.3-06": now, "A man may buy one light weapon, which men of his nation carry.";
    "PH-4.3-07": now, "A medic has a first-aid kit for free, a sniper his sight, an engineer and a radio operator their sets.";
    SPECIALISTS = "PH-4.3-09": now,
        "A squad has one sniper at most, a team one medic, one engineer and one radio operator at most.";
    "PH-4.3-10": now, "A man has one speciality.";
    "PH-4.3-11": scale, "American squads had 12 men, German ones 10.";
    "PH-5.1-03": repeats["PH-3.3-03"], "After the set-up the wind is rolled.";
    "PH-5.1-04": now, "At the start it is settled whether each figure or each team holds its action points.";
    SCOPED = "PH-9.1-03": now, "Scoped rifles are carried by snipers alone.";
    "PH-H-08": now, "The base of a figure is a disc 2.5 cm across, that of a gun 5 cm; vehicles are rectangles by their class.";
    GUN_CREW = "PH-H-20": now,
        "A medium machine gun costs 14 points, a heavy one 16, a gun on a carriage 20, a Molotov cocktail 2, a mine or a charge for a trap 4, a pistol for a soldier 1.";
    "PH-H-38": now, "The example squads of the United States and of Germany cost 73 and 69 points.";
    UNSPLIT = "PH-R-01": now, "A squad that is not split is one team and may have both of its leaders in it.";
    "PH-R-29": of_sources, "An experienced soldier is one of Normal experience.";
    "PH-R-44": now, "The price of a pair is a surcharge, and no price of two men.";
    "PH-R-54": now, "Nobody has two specialities.";
    "PH-W-03": of_sources, "A German veteran NCO with an StG44 and binoculars costs 12 points.";
    "PH-GEO-01": now, "The table has no hexes; heading 0 is north, and headings go clockwise.";
    "PH-GEO-02": now, "The distance of two figures is that of the nearest points of their bases.";
    "PH-GEO-17": now, "Places and lengths are whole tenths of a millimetre, and a limit is met exactly or not.";
}

//! What is said of forces while they are built, and of files that break a rule of forces.

table::words! { "checks";
    nobody_leads = "nobody leads this force: it needs an officer or an NCO";
    two_officers = "a squad has one officer at most";
    too_many_leaders(number: number) = "a squad has two leaders at most, and this one has {number}";
    team_without_leader(team: text) = "nobody leads {team}: a team needs an officer or an NCO";
    team_with_two(team: text) = "{team} has two leaders: the teams of a squad that is split have one each";
    too_dear(cost: number, budget: number) = "this force costs {cost} points, and it has {budget}";
    no_assistant(man: text) = "{man} serves a weapon for two men: the man behind him must assist him";
    no_gunner(man: text) = "{man} assists nobody: no gunner stands before him in his team";
    two_guns(man: text) = "{man} cannot serve one weapon and assist at another";
    gunner_with_rifle(man: text) = "{man} serves a weapon for two men, and has no hand free for a light one";
    not_light(weapon: text) = "the {weapon} is no light weapon";
    not_support(weapon: text) = "the {weapon} is not served by two men";
    not_a_pistol(weapon: text) = "the {weapon} is no pistol";
    of_another_nation(weapon: text) = "men of this nation do not carry the {weapon}";
    only_snipers(weapon: text) = "only snipers carry the {weapon}";
    only_paratroopers(weapon: text) = "only paratroopers carry the {weapon}";
    no_rifle(man: text) = "{man} fits a launcher to a rifle: he needs one";
    two_snipers = "a squad has one sniper at most";
    two_medics(team: text) = "{team} has two medics: one is allowed";
    two_engineers(team: text) = "{team} has two engineers: one is allowed";
    two_radios(team: text) = "{team} has two radio operators: one is allowed";
    not_served(weapon: text) = "the {weapon} is not served by two men: say how many of them a man carries";
    vehicles_too_dear(cost: number, budget: number) = "these vehicles cost {cost} points with their crews, and there are {budget}";
    nobody_commands(vehicle: text) = "nobody commands {vehicle}: a vehicle needs an officer or an NCO";
    too_many_submachine_guns(vehicle: text) = "{vehicle} carries three submachine guns at most";
    no_submachine_gun(weapon: text) = "the {weapon} is no submachine gun";
    vehicle_of_another_nation(vehicle: text) = "men of this nation do not have the {vehicle}";
    carriage_is_served(vehicle: text) = "the {vehicle} is served by a team on foot: name it there as `gun`";
    no_carriage(vehicle: text) = "the {vehicle} is no gun on a carriage";
    gun_without_crew(gun: text, crew: number) = "the {gun} is served by {crew} men";

    // What a man of a crew is called who has no name.
    seat_commander = "commander";
    seat_gunner = "gunner";
    seat_loader = "loader";
    seat_driver = "driver";
    seat_hull_gunner = "hull gunner";
    seat_none = "crewman";
}

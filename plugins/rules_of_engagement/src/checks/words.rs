//! What is said of forces while they are built, and of files that break a rule of forces.

table::words! { "checks";
    no_command(platoon: text) = "nobody commands this force: a platoon of {platoon} has its command";
    too_few_squads(least: number, squads: number) = "a platoon has {least} squad at least, and here are {squads}" | "a platoon has {least} squads at least, and here are {squads}";
    too_dear(cost: number, budget: number) = "this force counts for {cost} CE, and it has {budget}";
    not_of_platoon(unit: text, platoon: text) = "the {unit} does not fight with {platoon}";
    too_many_vehicles(number: number, most: number) = "{number} vehicle, and this force may have {most}" | "{number} vehicles, and this force may have {most}";
    too_many_points(points: number, budget: number) = "{points} requisition point is spent, and there are {budget}" | "{points} requisition points are spent, and there are {budget}";
    for_a_whole_squad(swap: text) = "{swap}: this is for all men of a squad, so name none";
    for_one_man(swap: text) = "{swap}: this is for one man, so say which";
    no_squad(swap: text, unit: text) = "{swap}: the {unit} is no squad";
    nothing_to_give(swap: text, man: say) = "{swap}: this {man} has no weapon for which he may have it";
    nobody_gives(swap: text, unit: text) = "{swap}: nobody in the {unit} has a weapon for which he may have this";
    another_weapon(swap: text, weapon: text) = "{swap}: the {weapon} is something else";
    nobody_leads(unit: text) = "nobody leads the {unit}, so nobody can be strong in it";

    // What a man is called who has no name.
    role_officer = "officer";
    role_nco = "NCO";
    role_man = "man";
    role_assistant = "assistant";
    role_observer = "observer";
    role_crewman = "crewman";
    role_driver = "driver";
    role_bow_gunner = "bow gunner";
    role_gunner = "gunner";
    role_loader = "loader";
    role_commander = "commander";
}

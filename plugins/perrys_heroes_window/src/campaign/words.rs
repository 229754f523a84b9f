//! What the pages of a campaign say.

table::words! { "perrys_heroes.campaign";
    battle_of(no: number, most: number) = "Battle {no} of {most}";
    is_over = "The campaign is over";
    ready(men: number, all: number) = "{men} of {all} men ready";
    course = "Course";
    roster = "Men";
    news = "What happened";
    roster_of(side: text) = "{side}";

    look_away(side: text) = "{side} decide next. The other side does not look.";
    roster_is_secret = "Whoever sits here says which side is his: the men of a side are its own business.";
    i_sit_here(side: text) = "{side}: I sit here";
    hide = "Hand the screen over";

    intention = "What do you intend?";
    intention_is_secret = "Nobody sees it before both have written it down.";
    about_withdraw = "Off the table by your own edge, with as many men as can be.";
    about_hold = "Keep two places until the end.";
    about_counter_attack = "Take a place back from the enemy.";
    about_advance = "Into the enemy's half of the table.";
    about_dash = "Through the enemy and off by his edge.";
    enemy_has_written(side: text) = "{side} have written down what they intend.";

    next_battle = "The next battle";
    laid_by_die(die: number, many: number) = "Of {many} battlefields that fit, the die took number {die}.";
    ordered(side: text, order: say) = "{side}: {order}";
    turns(turns: number) = "{turns} turn" | "{turns} turns";
    who_fights(men: number) = "{men} man is there" | "{men} men are there";
    leads(man: text) = "{man} leads his team, as its leader is not there.";
    stays_behind(what: text) = "{what} stays behind: nobody is there to serve it.";
    to_battle = "To battle";
    on_with_battle(turn: number) = "The battle is in turn {turn}.";
    in_set_up = "The battle is being set up.";
    go_on_with_battle = "Go on with the battle";

    may_end = "You may end the campaign here";
    may_end_why = "Your side has won on the highest level. Whoever ends it now has won it; whoever goes on may lose it.";
    end_it = "End the campaign";
    go_on = "Go on";

    replacements = "Who has come";
    men_have_come(men: number) = "{men} man has come. Choose the place that he takes." | "{men} men have come. Choose the places that they take.";
    chances_of_men(green: number, normal: number, veteran: number) = "Whoever comes is Green by {green} faces of ten, Normal by {normal}, Veteran by {veteran}.";
    place_of(man: text, what: text) = "The place of {man}: {what}";
    vehicle_in_place_of(vehicle: text) = "In the place of {vehicle}:";
    take_them_in = "Take them in";
    wait = "The other side decides.";

    the_end = "The end";

    chart = "How both campaigns stood before each battle";
    battlefields = "Where it may be fought";
    ahead = "The battles to come";
    not_fought = "not fought yet";
    scores(own: number, enemy: number) = "{own} : {enemy}";
    fallen(first: number, second: number) = "fallen: {first} and {second}";

    happened(name: text, what: say) = "{name} {what}";
    die(die: number) = "{die}";
    die_with(die: number, more: text, total: number) = "{die} {more} = {total}";
    cared(name: text, die: say, what: say) = "{name} is cared for: {die}, {what}";
    odds_of_care(evacuated: number, two: number, one: number, fit: number) = "of ten faces {evacuated} evacuate him, with {two} he misses two battles, with {one} one, with {fit} he is fit";
    repaired(name: text, die: say, what: say) = "{name}: {die}, it {what}";
    odds_of_repair(faces: number) = "{faces} of ten faces repair it";
    came(die: say, what: say) = "{what}: {die}";
    joined(what: say, experience: say, die: say) = "{what}: {experience}, by the die {die}";
    vehicle_die(die: say, what: say) = "{what}: {die}, seven or more brings one";
    no_vehicle(name: text, die: say) = "Nothing has come for {name}: {die}";
    nothing_yet = "Nothing has happened yet.";
    since_battle(no: number, title: text) = "Since battle {no}: {title}";

    vehicles = "Vehicles and guns";
    history(battle: number, what: say) = "{battle}: {what}";
}

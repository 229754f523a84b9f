//! What the window says.

table::words! { "perrys_heroes.window";
    number(number: number) = "No. {number}";
    who_does(who: text, deed: text) = "{who}: {deed}";
    nothing = "nothing";
    choose = "choose a figure, then where it goes or at whom it fires";
    finish = "End the activation";
    set_up_done = "All are placed";
    place_all = "Place all";
    set_up = "Set-up";
    activation = "Activation";
    action = "Action";
    rally = "Rally";
    in_hand(who: counter) = "{who}: point at a place or at an enemy to see what it comes to, and click to order it";
    suppressing(who: counters) = "{who}: click men of the team who are to fire too, or to leave one out again, then the place";
    alert = "fire from alert, or let it go on";
    claiming = "who is to be concealed?";

    // The set-up.
    placing = "place your men in your zone, then end the set-up";
    in_hand_to_place(who: counter) = "{who}: click on a place in your zone, or drag him there";
    to_place(men: number) = "{men} man to place" | "{men} men to place";
    everybody_is_placed = "All are placed";
    how_to_place = "Choose a man, then click where he begins; or drag him there. The next one follows by himself.";
    holds(grade: say, weapon: text) = "{grade}, {weapon}";
    holds_crew(kind: text, men: number) = "{kind}, crew of {men}";

    // Hands and what is drawn on the table.
    tape_crawl = "crawl";
    tape_crouch = "crouched";
    tape_walk = "walk";
    tape_run = "run";
    tape_drive = "drive";
    tape_runs_over(whom: text) = "runs over {whom}";
    tape_leg(cm: text) = "{cm} cm";
    tape(gait: text, cm: text) = "{gait} {cm} cm";
    tape_price(cost: number, points: number, left: text) = "costs {cost}, leaves {points} and {left} cm";
    tape_leaves = "he leaves the table";
    tape_drives_off = "it leaves the table";
    laid_price(cost: number) = "aims, costs {cost}";
    loaded_price(cost: number) = "loads, costs {cost}";
    tape_watched(who: text) = "{who} on alert";
    tape_gap(cm: text) = "{cm} cm between bases";
    ring_short(die: number) = "short: {die} or more";
    ring_medium(die: number) = "medium: {die} or more";
    ring_long(die: number) = "long: {die} or more";
    ring_throw(cm: text) = "throws {cm} cm";
    shot_needs(dice: number, die: number) = "{dice} die, hits on {die} or more" | "{dice} dice, each hits on {die} or more";
    heat_lands_near(percent: number) = "{percent}% lands near";
    heat_percent(percent: number) = "{percent}%";
    mortars = "Mortars";
    guns = "Guns";
    of_shells = "shells";
    of_smoke = "smoke";
    of_light = "light";
    hex_registered = "registered";
    lit_until(turn: number) = "light until turn {turn}";
    due_strike(battery: say, mission: say) = "{battery} strike with {mission}";
    hex_due(battery: say, turn: number) = "{battery}: turn {turn}";
    objective_held(side: text) = "{side}: held";
    objective_contested(side: text) = "{side}: contested";
    objective_open(side: text) = "{side}: not held";
    watches(answer: say, cm: text) = "on alert he {answer}, sees {cm} cm all round";
    knows_nobody = "knows of nobody";
    look_open = "in sight";
    look_far = "in sight, but too far to be made out";
    look_covered(who: text) = "{who} is in cover";
    look_mended(posture: text) = "one who looks {posture} would see";
    look_man(posture: text) = "a man {posture} there is seen";
    look_standing = "standing";
    look_crouched = "crouched";
    look_prone = "prone";
    look_cut(by: text) = "cut: {by}";
}

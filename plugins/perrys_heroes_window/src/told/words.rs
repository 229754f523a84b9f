//! What the window says of what has happened.

table::words! { "perrys_heroes.told";
    // Topics of the log.
    of_turns = "Log: turns and cards";
    of_moves = "Log: moves and postures";
    of_fire = "Log: fire and melee";
    of_casualties = "Log: casualties and morale";
    of_word = "Log: locating and word";
    of_traps = "Log: traps";
    of_healing = "Log: healing";

    // The turn.
    turn_begins(turn: number, phase: text) = "Turn {turn}: {phase}";
    turn_word(turn: number) = "Turn {turn}";
    sets_up(side: text) = "{side} place their men.";
    card(team: text) = "The card of {team} is turned.";
    breeze(to: say) = "The wind blows to the {to}.";
    no_wind = "There is no wind.";
    strong_wind = "A strong wind blows.";
    north = "north";
    north_east = "north-east";
    south_east = "south-east";
    south = "south";
    south_west = "south-west";
    north_west = "north-west";
    smoke_comes = "Smoke spreads over the table.";
    smoke_goes = "Smoke drifts away.";
    won(side: text, degree: say) = "{side} have won: {degree}.";
    drawn = "Nobody has won: all is as it was.";
    triumph = "a triumphal victory";
    marginal = "a marginal victory";

    // Moves.
    crawls(who: counter, far: text) = "{who} crawls {far} cm.";
    creeps(who: counter, far: text) = "{who} goes crouched for {far} cm.";
    walks(who: counter, far: text) = "{who} walks {far} cm.";
    runs(who: counter, far: text) = "{who} runs {far} cm.";
    moves(who: counter, far: text) = "{who} moves {far} cm.";
    drives(who: counter, far: text) = "{who} drives {far} cm.";
    turns_hull(who: counter) = "{who} turns on the spot.";
    runs_over(who: counter, over: counters) = "{who} runs over {over}.";
    climbs_in(who: counter, into: counter) = "{who} climbs into {into}.";
    climbs_out(who: counter) = "{who} is off the vehicle.";
    jumps_off(who: counter, total: number, needed: number) = "{who} jumps off: {total} against {needed}.";
    stands_up(who: counter) = "{who} stands up.";
    crouches(who: counter) = "{who} crouches.";
    lies_down(who: counter) = "{who} lies down.";
    leaves(who: counter, edge: say) = "{who} leaves the table {edge}.";
    by_own_edge = "by his own edge";
    by_enemy_edge = "by the enemy's edge";
    by_other_edge = "by the side";
    flees_off(who: counter) = "{who} flees off the table.";

    // Fire.
    fires(who: counter, weapon: text, at: counters, hits: number, dice: number) = "{who} fires {weapon} at {at}: {hits} of {dice} hit.";
    into_zone(who: counter, weapon: text, at: counters, hits: number, dice: number) = "{who} fires {weapon} into a zone, at {at}: {hits} of {dice} hit.";
    at_unseen(who: counter, weapon: text, dice: number) = "{who} fires {weapon} into a zone: one die falls where nobody is to be seen."
        | "{who} fires {weapon} into a zone: {dice} dice fall where nobody is to be seen.";
    more_unseen(dice: number) = "One more die falls where nobody is to be seen."
        | "{dice} more dice fall where nobody is to be seen.";
    falls_to(at: counters, hits: number, dice: number) = "Of that fire {hits} of {dice} dice hit {at}.";
    // The guns of vehicles.
    loads_anti_tank(who: counter) = "{who} loads an anti-tank round.";
    loads_explosive(who: counter) = "{who} loads a high-explosive round.";
    aims_at(who: counter, at: counter) = "{who} aims at {at}.";
    aims_at_place(who: counter) = "{who} aims at a place.";
    loses_aim(who: counter) = "{who} has lost its aim.";
    opens_hatch(who: counter) = "{who} opens its hatch.";
    shuts_hatch(who: counter) = "{who} shuts its hatch.";
    gun_at(who: counter, at: counter, round: say, total: number, needed: number) = "{who} fires {round} at {at}: {total} against {needed}.";
    gun_at_place(who: counter, round: say, total: number, needed: number) = "{who} fires {round} at a place: {total} against {needed}.";
    anti_tank_round = "an anti-tank round";
    explosive_round = "a high-explosive round";
    it_hits = "It hits.";
    it_misses = "It misses.";
    it_jams(who: counter) = "The weapon of {who} jams.";
    with_weapon(weapon: text) = "his {weapon}";
    a_weapon = "his weapon";
    fights(who: counter, at: counter, own: number, theirs: number) = "{who} attacks {at} hand to hand: {own} against {theirs}.";
    falls(who: counter) = "{who} falls in the melee.";
    tie = "Neither gets the better of it.";
    clears_jam(who: counter) = "{who} clears his jammed weapon.";
    jammed(who: counter) = "The weapon of {who} is jammed.";
    fires_again(who: counter) = "The weapon of {who} fires again.";
    fits_launcher(who: counter) = "{who} fits his launcher.";
    takes_launcher_off(who: counter) = "{who} takes his launcher off.";
    throws(who: counter, total: number, needed: number) = "{who} throws a grenade: {total} against {needed}.";
    fires_grenade(who: counter, total: number, needed: number) = "{who} fires a rifle grenade: {total} against {needed}.";
    lands_on_it = "It lands where it was aimed.";
    lands_beside(far: text) = "It lands {far} cm from where it was aimed.";
    calls(who: counter, battery: say, mission: say, turn: number) = "{who} calls for {mission}: {battery} strike in turn {turn}.";
    call_arrives(who: counter, total: number, needed: number) = "What {who} has called for arrives: {total} against {needed}.";
    call_drifts(hexes: number, to: say) = "It drifts one hex to the {to}." | "It drifts {hexes} hexes to the {to}.";
    shells_strike(side: text, battery: say) = "Shells come down, called for by {side} ({battery}).";
    smoke_strikes(side: text, battery: say) = "Smoke shells come down, called for by {side} ({battery}).";
    light_strikes(side: text, battery: say) = "A light hangs in the sky, called for by {side} ({battery}).";
    strike_word = "Artillery";
    note_call = "Calls for fire";
    note_light = "Light";
    suppressed(who: counter) = "{who} is under suppressive fire.";
    not_suppressed(who: counter) = "{who} is no longer under suppressive fire.";
    on_alert(who: counter) = "{who} goes on alert.";
    not_on_alert(who: counter) = "{who} is no longer on alert.";

    // Casualties and morale.
    hit_dead(who: counter, total: number) = "{who} is hit and killed: {total} on the casualty die.";
    hit_violent(who: counter, total: number) = "{who} is hit and dies a violent death: {total} on the casualty die.";
    hit_wounded(who: counter, total: number) = "{who} is hit and wounded: {total} on the casualty die.";
    in_blast(who: counter, wounds: number) = "{who} takes one wound of the burst."
        | "{who} takes {wounds} wounds of the burst.";
    unhurt_in_blast(who: counter) = "{who} takes no wound of the burst.";
    wounded(who: counter) = "{who} is wounded.";
    treated(who: counter) = "{who} has been cared for.";
    fit(who: counter) = "{who} is fit.";
    dead(who: counter) = "{who} is dead.";
    keeps_morale(who: counter, total: number, needed: number) = "{who} keeps his nerve: {total} against {needed}.";
    loses_morale(who: counter, total: number, needed: number) = "{who} loses his nerve: {total} against {needed}.";
    pinned(who: counter) = "{who} is pinned.";
    demoralised(who: counter) = "{who} is demoralised.";
    panicked(who: counter) = "{who} panics.";
    recovers(who: counter) = "{who} is himself again.";
    back_to_pinned(who: counter) = "{who} takes heart, and is only pinned.";
    back_to_demoralised(who: counter) = "{who} no longer panics, but is demoralised.";
    rallies(leader: counter, who: counter, total: number, needed: number) = "{leader} rallies {who}: {total} against {needed}.";
    rallies_not(leader: counter, who: counter, total: number, needed: number) = "{leader} cannot rally {who}: {total} against {needed}.";

    // Hits on vehicles.
    assaults(who: counter, at: counter, total: number, needed: number) = "{who} assaults {at}: {total} against {needed}.";
    fires_anti_tank(who: counter, at: counter, total: number, needed: number) = "{who} fires at {at}: {total} against {needed}.";
    pierced(who: counter, at: say, through: number, armour: number) = "{who} is hit on {at}, and pierced: {through} against {armour}.";
    withstands(who: counter, at: say, through: number, armour: number) = "{who} is hit on {at}, and the armour holds: {through} against {armour}.";
    hull_front = "the front of the hull";
    hull_side = "the side of the hull";
    hull_rear = "the rear of the hull";
    turret_front = "the front of the turret";
    turret_side = "the side of the turret";
    turret_rear = "the rear of the turret";
    on_top = "the top";
    damage(who: counter, total: number, what: say) = "{who}, {total} on the table of damage: {what}.";
    row_track = "a track is gone";
    row_running_gear = "the running gear is broken";
    row_hull = "splinters fly through the hull";
    row_engine = "the engine burns, and all get out in time";
    row_fire = "the fire spreads from the engine, and all try to get out";
    row_gun = "the main gun is useless";
    row_turret_ring = "the turret ring is damaged";
    row_turret_top = "splinters fly through the turret";
    row_turret = "all in the turret are killed";
    row_explodes = "the turret is blown off, and all aboard are killed";
    inside_unhurt(who: counter, die: number) = "{who}, inside, is unhurt: {die} on his die.";
    inside_wounded(who: counter, die: number) = "{who}, inside, is wounded: {die} on his die.";
    inside_dead(who: counter, die: number) = "{who}, inside, is killed: {die} on his die.";
    inside_burns(who: counter, die: number) = "{who} comes out in flames, and dies: {die} on his die.";
    cannot_move(who: counter) = "{who} cannot move any more.";
    turret_jams(who: counter) = "The turret of {who} cannot turn any more.";
    gun_is_useless(who: counter) = "The main gun of {who} cannot fire any more.";
    crew_leaves(who: counter) = "The crew abandons {who}.";
    pierced_word = "pierced";
    holds_word = "the armour holds";
    found_by(die: number) = "Found by a die of {die}";
    protection_word = "What protects";
    penetration_word = "What goes through";
    damage_title(who: counter) = "Damage of {who}";
    inside_title(who: counter) = "{who}, inside";
    burns_word = "in flames";
    row_word(row: number) = "Row {row}";

    // Locating and word.
    finds(who: counter, whom: counter, total: number) = "{who} looks for {whom} and finds him: {total} on the die.";
    finds_not(who: counter, whom: counter, total: number) = "{who} looks for {whom} in vain: {total} on the die.";
    located(who: counter, number: number) = "{who}, No. {number}, is located.";
    lost_sight(who: counter) = "{who} has been lost from sight.";
    concealed(who: counter) = "{who} is concealed from now on.";
    shows_himself(who: counter) = "{who} comes out of concealment.";
    tells(who: counter, to: counter, by: say, about: counters) = "{who} tells {to} {by} of {about}.";
    tells_again(who: counter, to: counter, by: say) = "{who} tells {to} {by} what he knows.";
    by_voice = "by voice";
    by_radio = "by radio";
    as_messenger = "by messenger";

    // Traps and healing.
    searches(who: counter, total: number, needed: number) = "{who} searches for traps: {total} against {needed}.";
    sets_trap(who: counter, total: number, needed: number) = "{who} sets a trap: {total} against {needed}.";
    disarms(who: counter, total: number, needed: number) = "{who} disarms a trap: {total} against {needed}.";
    trap_goes_off(who: counter, die: number) = "A trap goes off under {who}: {die} on the die.";
    trap_waits(who: counter, die: number) = "A trap does not go off under {who}: {die} on the die.";
    trap_found = "A trap is found.";
    trap_lies = "A trap lies there now.";
    heals(who: counter, whom: counter, total: number, needed: number) = "{who} cares for {whom}: {total} against {needed}.";

    // Results.
    total_of(die: number, sum: text, total: number, needed: number) = "{die} {sum} = {total} against {needed}";
    plain_of(die: number, needed: number) = "{die} against {needed}";
    hit_word = "hit";
    miss_word = "missed";
    in_all = "In all";
    casualty_of(who: counter) = "Casualty die of {who}";
    morale_of(who: counter) = "Morale of {who}";
    burst_on(who: counter) = "Burst on {who}";
    dead_word = "dead";
    violent_word = "violent death";
    wounded_word = "wounded";
    unhurt_word = "unhurt";
    wounds_word(wounds: number) = "one wound" | "{wounds} wounds";
    passed_word = "passed";
    failed_word = "failed";
    melee_title(who: counter, at: counter) = "{who} against {at}";
    fire_title(who: counter, at: counters) = "{who} fires at {at}";
    zone_title(who: counter) = "{who} fires into a zone";
    each_die = "each die";

    // Short words over the table.
    note_pinned = "Pinned";
    note_demoralised = "Demoralised";
    note_panicked = "Panic!";
    note_rallied = "Rallied";
    note_located = "Located";
    note_lost = "Lost from sight";
    note_alert = "Alert";
    note_anti_tank = "Anti-tank round";
    note_explosive = "High explosive";
    note_suppressed = "Suppressed";
    note_treated = "Cared for";
    note_jam = "Jam!";
    note_trap = "Trap!";
    note_concealed = "Concealed";
    note_leaves = "Leaves the table";
    note_immobile = "Immobilised";
    note_turret_jammed = "Turret jammed";
    note_gun_useless = "Gun useless";
    note_abandoned = "Abandoned";
    note_destroyed = "Destroyed";
    is_whole = "whole";
    vehicles_left = "Vehicles left";
    vehicles_lost = "Vehicles lost";
    of_dice(hits: number, dice: number) = "{hits} of {dice} hit";
    wind_word = "The wind";
    end_word = "The battle is over";

    // What became of whom.
    is_fit = "fit";
    is_treated = "cared for";
    is_pinned = "pinned";
    is_demoralised = "demoralised";
    is_panicked = "panicked";
    is_gone = "off the table";
    two_states(health: say, morale: say) = "{health}, {morale}";

    // Questions.
    alert_title(who: counters) = "{who} acted: who fires?";
    somebody_acted = "The enemy has acted: who fires?";
    moves_by(who: counter, at: text) = "{who} is at {at}.";
    shoots(who: counter, at: counter) = "{who} at {at}";
    shoots_zone(who: counter, at: counter) = "{who} at the zone around {at}";
    first_locates = "once located";
    gun_hits(percent: text) = "{percent} to hit";
    goes_through(percent: text) = "{percent} pierced";
    harms(percent: text) = "{percent} wounded or killed";
    answers_best(who: counter) = "{who} fires by himself where it is best.";
    answers_ask(who: counter) = "{who} is to ask you.";
    answers_at_once(who: counter) = "{who} fires by himself as soon as he can.";
    answers_hold(who: counter) = "{who} is to hold his fire.";
    lets_go_on = "Let him go on";
    claim_title = "Who is concealed now?";
    claim_why = "They have stayed still and low for two turns.";
    all_of_them = "All of them";
    nobody_of_them = "Nobody";
    those_of_them(units: number) = "The one who is ticked" | "The {units} who are ticked";

    // The end.
    by_score(own: number, theirs: number, degree: say) = "{own} against {theirs} for what they were ordered to do: {degree}";
    level_scores(own: number) = "both sides scored {own} for what they were ordered to do";
    score = "Score for the order";
    left_by_edge = "Men who left by the right edge";
    in_enemy_half = "Men in the enemy's half";
    objectives_held = "Objectives held";
    objectives_contested = "Objectives contested";
    points_lost = "Points lost";
    men_left = "Men left";
    men_lost = "Men dead or fled";

    // By itself.
    nothing_left = "nothing more can be done";
    by_itself(side: text, what: say) = "{side}: {what}";

    // Hints.
    place_title = "Place your men";
    place_text = "Each man may stand anywhere in your zone. Click a man in the tray, then a place. \"Place all\" puts the rest where the program thinks best.";
    card_title = "A card is yours";
    card_text = "Only this team acts now. Its men share action points: every move, shot and look costs some, and what is left at the end is lost.";
    move_title = "Moving";
    move_text = "Choose a man, then a place. The tape shows how far he goes and what it costs. Running is fast, but a man who has run is easier to see and shoots badly.";
    locate_title = "Locate first";
    locate_text = "A numbered disc is an enemy whom nobody knows yet. Locate him before you fire: each man knows only whom he has found, or was told of.";
    fire_title_hint = "Firing";
    fire_text = "An enemy is known. Click him with one of your men chosen: you see what each die needs, and why, before you fire.";
    alert_hint = "Alert";
    alert_text = "A man who has done nothing yet can go on alert. He then fires into what the enemy does, by the standing order you give him.";
    asked_title = "Your men on alert";
    asked_text = "The enemy has moved in sight of a man on alert. Fire now, or wait: he may come closer yet, or find cover.";
    morale_title = "Shaken men";
    morale_text = "Pinned men stay where they are, demoralised men do not fire, and men in panic flee. Keep a leader near: he rallies them at the end of the turn.";
    finish_title = "Nothing left to do?";
    finish_text = "End the activation when the team has done enough. The next card is turned then.";
    rally_title = "After the rally";
    rally_text = "At the end of a turn lonely men test their morale, and leaders rally those within 10 cm. Then a new turn begins.";
}

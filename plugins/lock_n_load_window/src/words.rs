//! What no section of the window owns: why nothing is ordered at all. And the list of all lines.

use crate::sections::{
    close_assault, driving, fire, heroes, impulse, indirect_fire, medics, melee, movement, opportunity_fire, ordnance,
    overrun, passengers, rally, set_up, smoke, snipers, spotting, turn, victory, weapons,
};
use crate::{account, panels, players};
use table::Words;

/// All lines that the window adds to those of the rules: what a translation may translate.
pub fn lines() -> impl Iterator<Item = &'static Words> {
    let sections = [
        ALL,
        account::words::ALL,
        close_assault::words::ALL,
        driving::words::ALL,
        fire::words::ALL,
        heroes::words::ALL,
        impulse::words::ALL,
        indirect_fire::words::ALL,
        medics::words::ALL,
        melee::words::ALL,
        movement::words::ALL,
        opportunity_fire::words::ALL,
        ordnance::words::ALL,
        overrun::words::ALL,
        panels::words::ALL,
        passengers::words::ALL,
        players::words::ALL,
        rally::words::ALL,
        set_up::words::ALL,
        smoke::words::ALL,
        snipers::words::ALL,
        spotting::words::ALL,
        turn::words::ALL,
        victory::words::ALL,
        weapons::words::ALL,
    ];
    sections.into_iter().flatten().copied()
}

table::words! { "window";
    key_fire = "Fire";
    key_move = "Move";
    key_assault_move = "Assault Move";
    key_double_time = "Double Time";
    key_low_crawl = "Low Crawl";
    key_stealth = "Stealth";
    key_spot = "Spot";
    key_smoke = "Smoke";
    key_melee = "Fight melee";
    key_withdraw = "Withdraw";
    key_rally = "Rally";
    key_heal = "Treat";
    key_exit = "Leave the map";
    key_widen = "Activate adjacent hexes";
    key_pass = "Pass";
    key_end_impulse = "Done";
    key_hold_fire = "Hold fire";
    key_hold_for_move = "Hold fire for this move";
    key_stop = "Stop";
    key_place_all = "Place all";
    key_arcs = "Arcs";
    key_bend = "Bend the way";

    game_over = "the game is over";
    other_side_decides = "the other side decides now";

    decides = "decides";
    decide = "decide";
    does = "does";
    do_ = "do";
    gains = "gains";
    gain = "gain";
    has = "has";
    have = "have";
    holds = "holds";
    hold = "hold";
    loses = "loses";
    lose = "lose";
    passes = "passes";
    pass = "pass";
    rolls = "rolls";
    roll = "roll";
    takes = "takes";
    take = "take";
    wins = "wins";
    win = "win";

    and_a_die(total: text) = "{total} + 1d6";
    total = "total";
    against(attack: text, defence: text) = "{attack} against {defence}";
    opportunity_fire = "Opportunity Fire";
    at_most_on_two(most: text) = "2d6 \u{2264} {most}";

    of_needed(total: number, needed: number) = "{total} of {needed}";
    morale_check = "Morale Check";
    points = "points";

    at_most(most: text) = "\u{2264} {most}";
    at_most_on_one(most: text) = "1d6 \u{2264} {most}";

    crew_refused(unit: text, why: text) = "{unit}: {why}";
    crew_with(unit: counter) = "with {unit}";
    crew_with_hint = "Two single men fire one weapon in full.";
    crew_leader(leader: counter, leadership: text) = "{leader} {leadership}";
    crew_nobody = "nobody";
    attack_at_what = "At what";
    attack_with_what = "With what";
    attack_all_others = "all others";
    attack_weapon(weapon: counter) = "{weapon}";
    attack_small_arms = "small arms";
    attack_arms_of(arms: say, unit: counter) = "{arms}, {unit}";
    squads_against_squads(first: text, second: text) = "{first} against {second} squads";
    force_squads(whole: number, squads: text) = "{squads} squad" | "{squads} squads";
    force_vehicles(vehicles: number) = "{vehicles} vehicle" | "{vehicles} vehicles";
    force_against_force(first: say, second: say) = "{first} against {second}";
    two_recruits = "two recruits";
    two_corporals = "two corporals";
    two_sergeants = "two sergeants";
    two_lieutenants = "two lieutenants";
    two_captains = "two captains";
    equal_players = "equal players";
    wins_of_ten(who: say, force: text, wins: say, won: text, games: text) = "between {who} {force} {wins} {won} of 10 games ({games} were played)";
    wins_and_draws_of_ten(drawn: number, who: say, force: text, wins: say, won: number, games: text) = "between {who} {force} {wins} {won} of 10 games, and {drawn} of 10 is drawn ({games} were played)" | "between {who} {force} {wins} {won} of 10 games, and {drawn} of 10 are drawn ({games} were played)";
    end_of_turn(turn: number) = "at the end of turn {turn}";
    end_of_any_turn(turn: number) = "at the end of any turn from {turn}";
    at_any_moment = "at any moment";
    any_of_these(when: say) = "Any of these {when}:";
    all_of_these(when: say) = "All of these {when}:";
    condition_at(condition: say, when: say) = "{condition} {when}";
    otherwise_won(side: text, has: say, turn: number) = "{side} {has} won if no condition holds after turn {turn}.";
    otherwise_draw(turn: number) = "A draw if no condition holds after turn {turn}.";
    both_hold_ranked = "If conditions of both sides hold together, the one named first counts.";
    both_hold_draw = "If conditions of both sides hold together, the battle is drawn.";
    loses_when_gone(side: text, loses: say) = "{side} {loses} at once with no unit left.";
    either_loses_when_gone = "A side with no unit left loses at once.";
    hint_set_up = "Your men take their places";
    hint_impulse = "Your impulse";
    hint_order = "Point, then click";
    hint_react = "The enemy moves in your sight";
    hint_account = "What the other side did";
    hint_set_up_text = "Drag counters from the list at the left onto the marked hexes, or let \u{201c}Place all\u{201d} do it. Woods and houses protect; an open road under a machine gun does not.";
    hint_impulse_text = "The sides act by turns, one hex at a time. Click a stack of yours: everybody in its hex may act once in this turn, then the other side has its impulse. Who has nothing to do passes.";
    hint_order_text = "Numbers on the map are what a move costs. Point at a hex or an enemy: this panel shows the way or the odds. A click there orders it; with Shift it is only held. A right click takes back what was chosen.";
    hint_react_text = "Opportunity Fire: who has not acted yet may fire now, and has acted then. Fire where the odds below are good, or hold fire and wait for a better target.";
    hint_account_text = "It is told here after each of its impulses, and \u{2039} \u{203a} step through all of them. The flags at the top say who would win now; a click on one lists the objectives.";
    acquired = "Acquired";
    acquired_means = "A gun that fires at the same target again hits it more easily: -1, then -2.";
    activate = "Activate";
    activate_means = "The men of a hex begin to act; when they have, the other side has its impulse.";
    assault_move = "Assault Move";
    assault_move_means = "Up to half the movement points, with fire at a penalty afterwards.";
    damage_check = "Damage Check";
    damage_check_means = "Who is hit throws a die against morale: nothing, Shaken, reduced or eliminated.";
    double_time = "Double Time";
    double_time_means = "With a leader, two more movement points, up to his own.";
    fire_for_effect = "Fire for effect";
    fire_for_effect_means = "FFE: the shells that follow a Spotting Round. They strike everybody there, and who enters later in the turn.";
    good_order = "Good Order";
    good_order_means = "Not Shaken: may do everything.";
    impulse = "Impulse";
    impulse_means = "A side's turn within the turn: it activates a hex, or passes.";
    initiative = "Initiative";
    initiative_means = "Who has it takes the first impulse of the turn.";
    lead = "Lead";
    lead_means = "A leader activates his hex and all adjacent ones together, once in a turn.";
    low_crawl = "Low Crawl";
    low_crawl_means = "One hex in the whole impulse; fire at it gains nothing by the movement.";
    melee = "Melee";
    melee_means = "Both sides are in one hex: they fight there until one side is gone.";
    opportunity_fire_means = "Fire out of turn at who moves in sight. Whoever fires so has acted in this turn.";
    ops_complete = "Ops Complete";
    ops_complete_means = "Has done its share in this turn: Opportunity Fire at half strength is what is left.";
    shaken = "Shaken";
    shaken_means = "Does not attack until it rallies, in a Rally Phase.";
    spotted = "Spotted";
    spotted_means = "May be fired at. In the open that is always so; elsewhere who moves or fires becomes Spotted, or is found by a try to spot.";
    stacking = "Stacking";
    stacking_means = "How many may stand in a hex together.";
    stealth = "Stealth";
    stealth_means = "Half the movement points, hard to spot.";
    target_modifier = "TM";
    target_modifier_means = "Target Modifier: what the terrain adds to the defence of those in it.";
    further_of(does: say, vehicle: counter) = "{does}: {vehicle}";
    activate_place(at: text) = "Activate {at}";
    activate_place_hint = "Says that this Location acts, before anybody does anything.";
    activate_group(group: text) = "Activate \u{201c}{group}\u{201d}";
    activate_group_hint = "Says that this group enters the map, before anybody does anything.";
    enter_facing(to: text, facing: text) = "To {to}, facing {facing} (Assault Move)";
    enter_facing_hint = "Enters there and faces so.";
    button_up = "Button up";
    open_up = "Open up";
    before_anything(unit: counter) = "{unit}, before it does anything.";
    keep_moving = "Keep moving";
    keep_moving_hint(unit: counter) = "{unit} counts as moving until it moves in the next turn, as it must.";
    kind_squad = "squad";
    kind_half_squad = "half-squad";
    kind_crew = "crew";
    kind_leader = "leader";
    kind_hero = "hero";
    kind_medic = "medic";
    kind_sniper = "sniper";
    kind_weapon_team = "Weapon Team";
    kind_vehicle = "vehicle";
    unit_with_letter(kind: text, letter: text) = "{kind} {letter}";
    unit_in_brackets(kind: text, letter: text) = "{kind} ({letter})";
    nobody = "nobody";
    has_won(side: text, has: say, reason: say) = "{side} {has} won. {reason}.";
    is_drawn(reason: say) = "The battle is drawn. {reason}.";
    side_decides(side: text, what: text) = "{side}: {what}";
    so_far(what: say, have: number, need: number) = "{what}: {have} of {need}";
    condition_when(condition: say, when: say) = "{condition} ({when})";
    no_condition_holds(turn: number) = "no condition holds after turn {turn}";

    undo = "Undo";
    undo_hint = "Takes the last order back.";
    look_back_hint = "Shows the map as it was before the last order.";
    look_back_at_computer_hint = "Shows the map as it was before the computer's last order.";
    look_back = "Look back";
    do_it = "Do it";
    answers_as_shown = "Answers as it is shown.";
    orders_what_is_shown = "Orders what is shown.";

    deed_of(who: text, deed: text) = "{who}: {deed}";
    deed_of_at(who: text, at: text, deed: text) = "{who}, {at}: {deed}";
    by_itself(side: text, what: say) = "{side}: {what}";
    nobody_to_rally = "nobody to rally";
}

#[cfg(test)]
#[path = "words_test.rs"]
mod tests;

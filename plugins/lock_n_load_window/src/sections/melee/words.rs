//! What the window says about the rounds of a melee.

table::words! { "window.melee";
    no_attack(side: text, does: say, at: text) = "{side} {does} not attack in {at}.";
    rolled(at: text, who: counters, fight: say, whom: counters, odds: text, total: number, needed: number, outcome: say) = "In {at} {who} {fight} {whom} at {odds}: {total} where {needed} is needed: {outcome}.";
    rolled_shifted(at: text, who: counters, fight: say, whom: counters, odds: text, after: text, total: number, needed: number, outcome: say) = "In {at} {who} {fight} {whom} at {odds}, shifted to {after}: {total} where {needed} is needed: {outcome}.";
    called(who: counters, fight: say, whom: counters, at: text) = "{who} {fight} {whom} in {at}";
    fights = "fights";
    fight = "fight";
    they_fall = "they fall";
    they_stand = "they stand";

    who_fights_whom(at: text) = "who fights whom in the melee in {at}?";
    which_melee_first(places: text) = "which melee is fought first, and who fights whom: {places}?";
    choose_fighters = "Choose attackers and defenders in the panel on the right.";
    attack = "Attack";
    no_attack_button = "No attack";
    attack_hint = "Fights the chosen enemies as shown.";
    no_attack_hint = "Your side does not attack in this round.";
    which_melee_now = "Several melees are to be fought. Which one now?";
    melee_in(at: text) = "Melee in {at}";
    use_satchels(at: text) = "use satchel charges in defence in {at}?";
    which_satchels = "Which satchel charges are used in defence? They are gone after the round.";
    use_none = "Use none";
    use_these = "Use these";
    none_is_used = "No satchel charge is used.";
    charges_are_used = "The charges are used.";
    use_the_chosen = "Use the chosen charges";
    use_no_charge = "Use no charge";
    fight_hint = "Uses the impulse on another round in this hex.";
    fight_button = "Fight melee";
    withdraw_hint = "A Morale Check for each; who passes may move out.";
    withdraw = "Withdraw";
    who_attacks = "Who attacks";
    leader_who_adds = "Leader who adds to the roll";
    who_is_attacked = "Who is attacked";
    kill_number_in_short(needed: text, chance: text) = "kill number {needed}; all attacked fall in {chance}.";
    roll = "Roll";
    kill_number = "kill number";
    at_least_on_two(least: text) = "2d6 \u{2265} {least}";
    all_attacked_fall = "all attacked fall";
    above_and_below = "Above: the odds; below: the kill number of two dice.";
    melee_of(at: text, side: text) = "Melee in {at}: {side}";
    no_attack_pill = "no attack";
    who_against_whom(who: counters, whom: counters) = "{who} against {whom}";
    where_needed(total: text, needed: text) = "{total} where {needed} is needed";
    no_effect = "no effect";

    melee_your_attack_title = "Melee: your attack";
    melee_satchel_charges_title = "Melee: satchel charges";
    attack_confirm = "Rolls the attack that is shown.";
    wants_to_withdraw = "withdraw from the melee?";
}

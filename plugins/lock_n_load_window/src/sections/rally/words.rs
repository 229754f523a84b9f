//! What the window says about rolls against morale.

table::words! { "window.rally";
    passes(unit: counter, tries: say, total: number, needed: number) = "{unit} {tries}: {total} where {needed} or less is needed, and passes.";
    fails(unit: counter, tries: say, total: number, needed: number) = "{unit} {tries}: {total} where {needed} or less is needed, and fails.";
    tries_to_rally = "tries to rally";
    gives_first_aid = "gives first aid";
    tries_to_withdraw = "tries to withdraw";
    dares_to_assault = "nerves itself to assault a vehicle";
    rolls_for_fanaticism = "rolls for Fanaticism";
    rolls_for_dedication = "rolls for Dedication";
    is_hit = "is hit";
    bails_out = "bails out";
    dismounts = "dismounts in danger";
    good_order(unit: counter) = "{unit} is in Good Order again.";

    rally = "Rally";
    rally_by(leader: counter) = "Rally by {leader}";
    dedication = "Dedication";
    join(unit: counter) = "Join {unit}";
    join_into(unit: counter, squad: text) = "Join {unit} into {squad}";
    join_hint = "Two half-squads become a squad.";
    rally_hint = "Two dice against morale.";
    rally_done = "Rally done";
    rally_done_hint = "Ends your part of the Rally Phase.";
    some_can_still_try = "Ends your part; units can still try.";
    or_less(needed: number, chance: number) = "{needed} or less on two dice: {chance} of 36.";
    passes_with = "passes with";
    passes_chance = "passes";
    leader_who_helps = "Leader who helps";
    rally_or_finish = "rally, treat and rearm, or finish this part of the Rally Phase";
    medic = "Medic";
    withdrawal = "Withdrawal";
    close_assault = "Close Assault";
    fanaticism = "Fanaticism";
    equal_hit = "Hit as strong as its armour";
    weak_hit = "Hit too weak";
    bail_out = "Bails out";
    dismount = "Dismounts";
    passed = "passed";
    failed = "failed";

    mouse_click = "Click";
    see_its_roll = "a Shaken unit to see its roll";
    mouse_again = "Again";
    roll_again = "to roll; the next one is shown";
    roll = "Roll";
    roll_confirm = "Rolls two dice against morale.";
}

//! What the toy's window says.

table::words! { "tin.window";
    moves(who: counter, to: text) = "{who} moves to {to}";
    fires(who: counter, at: counter) = "{who} fires at {at}";
    throws(who: counter, at: text) = "{who} throws a grenade to {at}";
    holds = "nobody fires";
    ends = "the phase ends";
    moved(who: counter) = "{who} moves.";
    hit(who: counter, at: counter, die: number, needs: number) = "{who} fires at {at}: {die} against {needs}, hit.";
    missed(who: counter, at: counter, die: number, needs: number) = "{who} fires at {at}: {die} against {needs}, missed.";
    burst(who: counter, number: number) = "{who} throws a grenade: {number} under it.";
    fell(who: counter) = "{who} falls.";
    found(who: counter) = "{who} is seen.";
    phase(side: text, phase: text) = "{side}: {phase}";
    move_phase = "Moves";
    fire_phase = "Shots";
    won(side: text) = "{side} has won.";
    drawn = "Nobody has won.";
    choose = "choose a soldier, then where he goes or at whom he fires";
    react = "fire at who has moved, or hold";
    thinks(player: say) = "the computer decides ({player})";
    place(x: number, y: number) = "{x}, {y} cm";
    dice = "Dice statistics";
    advice = "What would you do?";
    luck = "Luck and decisions";
    rules = "Rule reference";
    menu = "Menu";
    players = "Players";
    whole_log = "Log: all";
    look_back = "Look back";
    undo = "Undo";
    throw = "Throw";
    done = "Done";
    again = "Play it again";
    soldiers = "Soldiers";
    of_turns(turn: number, turns: number) = "{turn} / {turns}";
    looks_back = "the battle waits while you look back";
}

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
    more_are_left = "more of its soldiers are left";
    choose = "choose a soldier, then where he goes or at whom he fires";
    in_hand(who: counter) = "{who}";
    choose_hint = "Your soldiers move";
    choose_text = "Click one of your soldiers, then where he is to go. Then they fire: click one, then an enemy within his reach. Done ends both.";
    react_hint = "An enemy has moved";
    react_text = "Who ends his move in reach may be fired at at once, by one of your soldiers; or nobody fires.";
    stood = "stood";
    fallen = "fallen";
    react = "fire at who has moved, or hold";
    place(x: number, y: number) = "{x}, {y} cm";
    whole_log = "Log: all";
    throw = "Throw";
    done = "Done";
    soldiers = "Soldiers";
}

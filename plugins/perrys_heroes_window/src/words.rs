//! What the window says.

table::words! { "perrys_heroes.window";
    number(number: number) = "No. {number}";
    who_does(who: text, deed: text) = "{who}: {deed}";
    nothing = "nothing";
    choose = "choose a figure, then where it goes or at whom it fires";
    whole_log = "Log: all";
    finish = "End the activation";
    set_up_done = "All are placed";
    place_all = "Place all";
    turn_begins(turn: number, phase: text) = "Turn {turn}: {phase}";
    set_up = "Set-up";
    activation = "Activation";
    action = "Action";
    rally = "Rally";
    card(team: text) = "The card of {team} is turned.";
    goes(who: counter) = "{who} moves.";
    fires(who: counter) = "{who} fires.";
    won(side: text) = "{side} have won.";
    drawn = "Nobody has won.";
    by_orders = "by what they were ordered to do";
    men = "Men";
    alert = "fire from alert, or let it go on";
    claiming = "who is to be concealed?";
}

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
    goes(who: counter) = "{who} moves.";
    alert = "fire from alert, or let it go on";
    claiming = "who is to be concealed?";
    // The names of lines.
}

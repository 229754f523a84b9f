//! What panels say of computer players and of what is looked back at.

table::words! { "panel.players";
    then(deed: text, who: text) = "then: {deed}{who}";
    prepare_a_plan = "Prepare a move or an attack on the map to ask about it: Why not?";
    before_order(side: text, deed: text, who: text) = "{side}, next: {deed}{who}";
    after_order(side: text, deed: text, who: text) = "{side}, done: {deed}{who}";
}

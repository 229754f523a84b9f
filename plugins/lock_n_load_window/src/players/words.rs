//! What the window says about who plays, what they think of, and what they advise.

table::words! { "window.players";
    harms(unit: counter, chance: text) = "harms {unit} with {chance}";
    takes_objective = "takes an objective";
    out_of_sight = "ends out of sight";
    threat(part: text, from: says) = "expected harm of a step there {part}, by fire from {from}";
    threat_to_stay(part: text, from: says) = "expected harm here {part}, by fire from {from}";
    no_threat = "no fire is expected there in this turn";
    choose_for_threats = "Choose a stack: the map shows what it may lose where.";
    point_for_threats = "point at a hex to see who would fire";
    what_threats_are = "The part of the stack's worth that the computer expects to be lost in each hex to fire that may still come in this turn: a quick reckoning of what you see, not the exact odds.";
    reply(place: text, threat: say) = "the reply, in {place}: {threat}";
    reply_in_melee(place: text) = "the reply: a melee in {place}";
    no_reply = "nobody may reply to it at once";

    actors_at(who: text, at: text) = "{who}, {at}";
    threat_place(at: text) = "{at}";
    threat_place_with(at: text, harm: text) = "{at} ({harm})";
    threats_more(more: number) = "{more} more";
    in_percent(percent: text) = "{percent} %";
}

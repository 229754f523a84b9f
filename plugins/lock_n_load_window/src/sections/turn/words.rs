//! What the window says about phases and the initiative.

table::words! { "window.turn";
    set_up = "Set-up";
    rally(turn: number) = "Turn {turn}: Rally Phase";
    operations(turn: number) = "Turn {turn}: Operations Phase";
    administrative(turn: number) = "Turn {turn}: Administrative Phase";
    from_snapshot = "The game goes on from a position that was saved.";
    initiative(first: text, rolls: say, one: number, second: text, two: number, outcome: say) = "{first} {rolls} {one}, {second} {two}: {outcome}.";
    has_the_initiative(side: text, has: say) = "{side} {has} the initiative";
    both_roll_again = "both roll again";

    turn_ends = "the turn ends";
    turn(turn: number) = "Turn {turn}";
    rally_phase = "Rally Phase";
    operations_phase = "Operations Phase";
    rolled(first: text, rolls: say, one: number, second: text, two: number) = "{first} {rolls} {one}, {second} {two}";
    initiative_title = "Initiative";
    initiative_pill = "initiative";
    tie = "A tie: both roll again.";
    decides(side: text, decides: say) = "{side} {decides}";

    mouse_point = "Point";
    see_what_is_in_it = "at a hex to see what is in it";
    mouse_wheel = "Wheel";
    zoom_or_drag = "to zoom, drag to move the map";
}

//! What victory says.

table::words! { "victory";
    both_gone = "Both sides have no unit left";
    gone(side: text, sides: number) = "{side} has no unit left" | "{side} have no unit left";
    both_hold = "The victory conditions of both sides hold";
    has_won(side: text, condition: say) = "{side}: {condition}";
    other_aim_missed = "The last turn is over, and the other side has not reached its aim";
    no_aim_reached = "The last turn is over, and nobody has reached an aim";

    control(hexes: text) = "control of {hexes}";
    control_some(need: number, hexes: text) = "control of at least {need} of {hexes}";
    exits(need: number) = "{need} unit off the map by an exit" | "{need} units off the map by an exit";
    points(need: number) = "{need} point" | "{need} points";
    exit_points(points: say) = "{points} of units off the map by an exit";
    loss_points(points: say) = "{points} of enemy losses";
    more_points(points: say) = "{points} more than the enemy";
    alive(unit: text) = "{unit} alive";
    both(first: say, second: say) = "{first} and {second}";
    either(first: say, second: say) = "{first} or {second}";
    not(condition: say) = "not: {condition}";
}

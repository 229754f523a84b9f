//! What the window says about moves.

table::words! { "window.movement";
    takes(at: text, points: say, limit: number, from: text, parts: text) = "{at} takes {points} of {limit}: from {from} {parts}";
    barred(at: text, terrain: text, why: say) = "{at} ({terrain}): {why}";
    ends_on_the_way(goal: text, at: text, why: say) = "the way to {goal} ends in {at}: {why}";

    not_over_the_bend(at: text, bend: text) = "{at} is not in reach over {bend}, where the way is bent";
    way_ends(at: text) = "the way cannot go on from {at}";

    one_point = "1 point";
    points(points: number) = "{points} points";
    half_points(points: text) = "{points} points";
    half_a_point = "½ point";
    no_points = "no points";
    one_moves(units: counters, from: text, to: text, points: say) = "{units} moves from {from} to {to} ({points}).";
    several_move(units: counters, from: text, to: text, points: say) = "{units} move from {from} to {to} ({points}).";
    one_assault_moves(units: counters, from: text, to: text, points: say) = "{units} makes an Assault Move from {from} to {to} ({points}).";
    several_assault_move(units: counters, from: text, to: text, points: say) = "{units} make an Assault Move from {from} to {to} ({points}).";
    one_crawls(units: counters, from: text, to: text, points: say) = "{units} crawls from {from} to {to} ({points}).";
    several_crawl(units: counters, from: text, to: text, points: say) = "{units} crawl from {from} to {to} ({points}).";
    one_by_stealth(units: counters, from: text, to: text, points: say) = "{units} moves by Stealth from {from} to {to} ({points}).";
    several_by_stealth(units: counters, from: text, to: text, points: say) = "{units} move by Stealth from {from} to {to} ({points}).";
    one_enters(units: counters, at: text, points: say) = "{units} enters the map at {at} ({points}).";
    several_enter(units: counters, at: text, points: say) = "{units} enter the map at {at} ({points}).";
    one_makes_for_the_edge(units: counters, points: say) = "{units} makes for the edge of the map ({points}).";
    several_make_for_the_edge(units: counters, points: say) = "{units} make for the edge of the map ({points}).";
    one_stops(units: counters) = "{units} stops.";
    several_stop(units: counters) = "{units} stop.";
    turns(unit: counter, at: text, to: text, points: say) = "{unit} in {at} turns to {to} ({points}).";
    turns_its_turret(unit: counter) = "{unit} turns its turret.";
    is_buttoned(unit: counter) = "{unit} is Buttoned.";
    keeps_moving(unit: counter) = "{unit} keeps moving.";
    is_opened(unit: counter) = "{unit} is opened.";
    leaves_the_map(unit: counter) = "{unit} leaves the map.";
}

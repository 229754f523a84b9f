//! What the window says about driving.

table::words! { "window.driving";
    arcs_hint = "What its weapons cover: arcs, ranges, sight.";
    arcs = "Arcs";
    arc_of(weapon: counter) = "Arc of the {weapon}";
    ranges = "Ranges";
    hits_with(most: text, penetration: text) = "hits with \u{2264} {most}, penetration {penetration}";
    firepower(firepower: text) = "firepower {firepower}";
    hexes(to: text) = "{to} hexes";
    from_to(from: text, to: text) = "{from} to {to} hexes";
    cannot_be_used = "cannot be used now";
    all_directions = "all directions";
    points = "points";
    in_sight(seen: text, all: text) = "{seen} of {all} hexes are in sight and show their number; dots: degraded; dark: out of sight.";
    turret_to(to: text) = "Turret to {to}";
    turn_to(to: text) = "Turn to {to}";
    arc = "arc";
    front = "front";
    sides = "sides";
    rear = "rear";
    off_the_map = "off the map";

    arcs_confirm = "Shows what the weapon covers.";
    wants_to_see_arcs = "see what the weapon covers, or choose another one in the panel";
    turn = "Turn";
    turn_confirm = "Turns as it is shown.";
}

//! What the window says about spotting.

table::words! { "window.spotting";
    finds(unit: counter, at: text, total: number, needed: number) = "{unit} spots {at}: {total} where {needed} or less is needed.";
    sees_nothing(unit: counter, at: text, total: number, needed: number) = "{unit} tries to spot {at}: {total} where {needed} or less is needed, and sees nothing.";
    spotted(at: text) = "{at} is Spotted.";

    spot = "Spot";
    spot_hint = "Look for hidden enemies in a hex, before anybody acts.";
    spot_place(at: text) = "Spot {at}";
    number_of_the_terrain = "number of the terrain";
    die_and_modifier(modifier: text, most: text) = "1d6 {modifier} \u{2264} {most}";
    spotted_with = "spotted with";
    spotted_chance = "spotted";
    degraded_times(count: text) = "The line of sight is degraded {count} times.";
    is_spotted = "Spotted";
    nothing_seen = "nothing seen";

    try_to_spot = "Try to spot";
    try_to_spot_confirm = "Rolls the spotting attempt that is shown.";
    wants_hex_to_spot = "choose the hex to spot";
}

//! What the window says about mortars and artillery.

table::words! { "window.indirect_fire";
    strikes_nobody(at: text) = "Shells fall in {at}";
    mortar_strikes(mortar: counter, units: counters) = "{mortar} strikes {units}";
    artillery_strikes(units: counters) = "Artillery strikes {units}";
    mortar(mortar: counter, at: text, thrown: number, die: number, outcome: say) = "{mortar} bombards {at}: dice {thrown} and {die}; {outcome}.";
    mortar_called(mortar: counter, caller: counter, at: text, thrown: number, die: number, outcome: say) = "{mortar} bombards {at}, called by {caller}: dice {thrown} and {die}; {outcome}.";
    artillery(at: text, thrown: number, die: number, outcome: say) = "Artillery strikes {at}: dice {thrown} and {die}; {outcome}.";
    entered(units: counters, at: text, thrown: number, die: number, outcome: say) = "Fire strikes {units} entering {at}: dice {thrown} and {die}; {outcome}.";

    called(caller: counter, mission: text, at: text) = "{caller} calls {mission} on {at}.";
    granted(caller: counter, die: number) = "{caller} asks for another mission: {die}, and gets it.";
    refused(caller: counter, die: number) = "{caller} asks for another mission: {die}, and there are no more.";
    falls(at: text, white: number, coloured: number) = "The Spotting Round falls on {at} as aimed: dice {white} and {coloured}.";
    drifts(distance: number, to: text, white: number, coloured: number) = "The Spotting Round drifts by {distance} to {to}: dice {white} and {coloured}.";
    unseen(distance: number, to: text, white: number, coloured: number) = "The Spotting Round drifts by {distance} to {to}, where the caller does not see it, and is lost: dice {white} and {coloured}.";
    off_the_map(distance: number, white: number, coloured: number) = "The Spotting Round drifts by {distance} off the map and is lost: dice {white} and {coloured}.";
    for_effect(mission: text, at: text) = "{mission} fire for effect on {at}.";
    mission_lost(mission: text) = "A mission of the {mission} has come to nothing and is used up.";
}

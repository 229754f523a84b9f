//! What is said of attacks on vehicles.

table::words! { "anti_tank";
    no_vehicle = "no vehicle of the enemy stands there";
    no_enemy = "no enemy stands there";
    too_far_to_assault = "one assaults a vehicle that is less than 2 cm away";
    no_mine = "he has no anti-tank mine left";
    no_molotov = "he has no Molotov cocktail left";
    no_panzerfaust = "he has no Panzerfaust left";
    no_weapon = "he has no anti-tank weapon";
    no_assistant = "this weapon is served by two men, and his assistant is not there";
    assistant_is_away(one: counter) = "{one} must touch him to serve the weapon";
    assistant_is_busy(one: counter) = "{one} does nothing more in this activation";
    does_not_reach = "this weapon does not reach so far";
    no_carriage = "that is no gun on a carriage";
    too_few_hands(many: number) = "{many} men of its team must touch the gun, with action points left";
    too_dear(cost: number) = "this costs {cost} action points, which nobody at the gun has left; a gun may be turned in parts";
    gun_is_useless = "the gun cannot fire any more";
    has_fired = "the gun has fired in this turn";
    outside_the_arc = "that lies outside the arc of the gun: it must be turned first";
    at_vehicles_only = "an anti-tank round is fired at vehicles; at men one fires high explosive";
    looks_there = "it looks there already";

    // What its orders are, in a few words.
    assault_with_mine(at: counter) = "assault {at} with a mine";
    assault_with_molotov(at: counter) = "assault {at} with a Molotov cocktail";
    fire(at: counter) = "fire an anti-tank weapon at {at}";
    fire_panzerfaust(at: counter) = "fire a Panzerfaust at {at}";
    fire_gun(at: counter) = "fire the gun at {at}";
    fire_explosive(at: counter) = "fire high explosive at {at}";
    traverse = "turn the gun";
}

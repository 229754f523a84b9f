//! What is said of grenades.

table::words! { "grenades";
    no_grenades = "he has no fragmentation grenade left";
    no_smoke = "he has no smoke grenade left";
    no_rifle_grenades = "he has no rifle grenade left";
    no_launcher = "that takes a rifle and a launcher";
    not_fitted = "first the launcher is fitted to the rifle";
    is_fitted = "the launcher is fitted already";
    is_off = "no launcher is fitted";
    too_far(away: text, most: number) = "that point is {away} cm away, and this grenade reaches {most} cm";
    beside_the_table = "aim at a point of the table";

    // What its orders are, in a few words.
    throw = "throw a grenade";
    throw_smoke = "throw a smoke grenade";
    fit = "fit the launcher";
    take_off = "take the launcher off";
    rifle_grenade = "fire a rifle grenade";
}

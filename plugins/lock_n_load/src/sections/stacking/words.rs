//! What stacking says.

table::words! { "stacking";
    single_men = "too many single men for one Location";
    squads = "too many squads for one Location";
    vehicles(vehicles: number, most: number) = "{vehicles} vehicles and wrecks are too many for one hex, which holds {most}";
}

//! What the window says about snipers.

table::words! { "window.snipers";
    placed(unit: counter, at: text) = "{unit} is placed in {at}.";
    at_which_hex(sniper: counter) = "at which hex does {sniper} fire?";
    can_fire_at_several = "The sniper can fire at several hexes. Which one?";
    fire_at(at: text) = "Fire at {at}";
    appears(at: text) = "The sniper appears in {at}.";
    place_sniper = "Place sniper";
    place_hint(sniper: counter) = "{sniper}: in a hex with cover, once; upstairs with Shift.";

    sniper_title = "Sniper";
    wants_place_for_sniper = "choose where the sniper appears";
}

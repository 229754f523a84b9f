//! What the window says about weapons that change hands.

table::words! { "window.weapons";
    taken(unit: counter, weapon: counter) = "{unit} takes the {weapon}.";
    left(weapon: counter, at: text) = "The {weapon} is left in {at}.";
    gone(weapon: counter) = "The {weapon} is used up or lost.";
    set_up(weapon: counter) = "The {weapon} is set up.";
    packed(weapon: counter) = "The {weapon} is packed.";

    which_is_left_behind(unit: counter) = "which weapon does {unit} leave behind?";
    can_carry_less(unit: counter) = "{unit} can carry less now. Which weapon is left behind?";
    is_left_behind(weapon: counter) = "The {weapon} is left behind.";
    drop_it(weapon: counter) = "Drop the {weapon}";
    drop_hint = "A half-squad carries one weapon.";
    where_to_retreat(unit: counter) = "where does {unit} retreat from the flames?";
    where_to_go(unit: counter) = "where does {unit} go?";
    click_or_choose(unit: counter) = "Where does {unit} go? Click a marked hex, or choose here.";
    goes_to(unit: counter, to: text) = "{unit} goes to {to}.";
    to(to: text) = "To {to}";
    hand_over(weapon: counter, to: counter) = "{weapon} to {to}";
    exchange(weapon: counter, to: counter, back: counter) = "{weapon} to {to} for {back}";
    hand_over_hint = "Hands the weapon over.";
    take(weapon: counter) = "Take the {weapon}";
    pack(weapon: counter) = "Pack the {weapon}";
    set_it_up(weapon: counter) = "Set up the {weapon}";

    a_weapon_is_dropped_title = "A weapon is dropped";
    where_to_title = "Where to?";
}

//! What the window says about Close Assaults.

table::words! { "window.close_assault";
    called(unit: counter, vehicle: counter, at: text) = "{unit} assaults {vehicle} in {at}";
    destroys(unit: counter, vehicle: counter, at: text, attack: number, defence: number) = "{unit} assaults {vehicle} in {at}: {attack} against {defence}, and destroys it.";
    in_vain(unit: counter, vehicle: counter, at: text, attack: number, defence: number) = "{unit} assaults {vehicle} in {at}: {attack} against {defence}, in vain.";

    which_vehicle_now(unit: counter) = "which vehicle does {unit} assault now?";
    its_vehicle_is_destroyed(unit: counter) = "The vehicle of {unit} is destroyed. Which one now?";
    none = "None";
    is_assaulted(vehicle: counter) = "{vehicle} is assaulted.";
    assault(vehicle: counter) = "Assault {vehicle}";
    assault_none = "Assault none";
    attacks_nobody = "The unit attacks nobody.";
    choose_vehicle = "Choose the vehicle; each check and each attack is shown before the dice.";
    close_assault = "Close Assault";
    assault_in(at: text) = "Close Assault in {at}";
    who_assaults = "Who assaults";
    leader_who_goes = "Leader who goes along";
    destroys_once_in = "destroys it, once in";
    destroyed = "destroyed";
    all_stay(chance: text) = "All stay in the hex in {chance}, else all return.";
    passes_in(chance: text) = "passes in {chance}";
    against_vehicle(vehicle: counter) = "Against {vehicle}";
    no_effect = "no effect";
    assaults(unit: counter, vehicle: counter) = "{unit} assaults {vehicle}";

    another_vehicle_title = "Another vehicle";
    assault_now = "Assault";
    assault_confirm = "Rolls the Morale Checks and the assaults that are shown.";
    wants_vehicle = "choose the vehicle to assault";
}

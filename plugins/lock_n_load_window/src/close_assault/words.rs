//! What the window says about Close Assaults.

table::words! { "window.close_assault";
    called(unit: counter, vehicle: counter, at: text) = "{unit} assaults {vehicle} in {at}";
    destroys(unit: counter, vehicle: counter, at: text, attack: number, defence: number) = "{unit} assaults {vehicle} in {at}: {attack} against {defence}, and destroys it.";
    in_vain(unit: counter, vehicle: counter, at: text, attack: number, defence: number) = "{unit} assaults {vehicle} in {at}: {attack} against {defence}, in vain.";
}

//! What the window says about shots of ordnance.

table::words! { "window.ordnance";
    fires_at(unit: counter, weapon: text, from: text, does: say, target: say, thrown: number, modifiers: number, needed: number, result: say) =
        "{unit} in {from} {does} {weapon} at {target}: dice {thrown}, with modifiers {modifiers} against {needed}; {result}.";
    called(unit: counter, weapon: text, from: text, target: say) = "{unit} in {from} fires {weapon} at {target}";
    fires = "fires";
    opens = "opens Opportunity Fire with";
    vehicle(unit: counter) = "{unit}";
    place(at: text) = "{at}";

    missed = "a miss";
    in_vain = "a hit in the hull, which is dug in";
    dud = "a hit, but a dud";
    weak(total: number, armour: number) = "a hit, {total} against armour {armour}";
    equal(total: number) = "a hit, {total} against as much armour";
    destroyed(total: number, armour: number) = "a hit, {total} against armour {armour}: destroyed";
    catastrophic = "a catastrophic hit: destroyed";
    burst(attack: number, defence: number, margin: number) = "a hit, {attack} against {defence}, {margin} over";
    burst_in_vain(attack: number, defence: number) = "a hit, {attack} against {defence}, no effect";
}

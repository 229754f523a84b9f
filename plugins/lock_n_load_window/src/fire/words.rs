//! What the window says about attacks, Damage Checks and what follows.

table::words! { "window.fire";
    rolled(units: counters, from: text, does: say, at: text, thrown: number, die: number, outcome: say) = "{units} in {from} {does} at {at}: dice {thrown} and {die}; {outcome}.";
    rolled_at(units: counters, from: text, does: say, vehicle: counter, at: text, thrown: number, die: number, outcome: say) = "{units} in {from} {does} at {vehicle} in {at}: dice {thrown} and {die}; {outcome}.";
    at_whom(units: counters, from: text, does: say, targets: counters, at: text) = "{units} in {from} {does} at {targets} in {at}";
    at_place(units: counters, from: text, does: say, at: text) = "{units} in {from} {does} at {at}";
    fires = "fires";
    fire = "fire";
    opens = "opens Opportunity Fire";
    open = "open Opportunity Fire";
    over(attack: number, defence: number, margin: number) = "{attack} against {defence}, {margin} over";
    missed(attack: number, defence: number) = "{attack} against {defence}, no effect";
    nobody_there = "nobody is there";
    drawn(number: number, among: number, counter: text) = "{number} of {among} is drawn: {counter}.";

    checks(unit: counter, total: number, morale: number, result: say) = "{unit} checks: {total} against morale {morale}: {result}.";
    checks_helped(unit: counter, leader: counter, total: number, morale: number, result: say) = "{unit} checks, helped by {leader}: {total} against morale {morale}: {result}.";
    no_effect = "no effect";
    shaken = "Shaken";
    wounded = "wounded";
    casualties = "casualties";
    eliminated = "eliminated";
    abandoned = "Abandoned";
    destroyed = "destroyed";

    half_squad(unit: counter, die: number) = "{unit} is reduced: {die} decides which half-squad is left.";
    survives(counter: text, vehicle: counter, die: number) = "{counter} comes out of {vehicle}: {die}.";
    survives_not(counter: text, vehicle: counter, die: number) = "{counter} does not come out of {vehicle}: {die}.";
    becomes(unit: counter, after: text) = "{unit} becomes {after}.";
    is_wounded(unit: counter) = "{unit} is wounded.";
    is_eliminated(unit: counter) = "{unit} is eliminated.";
    falls(unit: counter) = "{unit} falls in the melee.";
    surrenders(unit: counter) = "{unit} cannot fight and surrenders.";
    nowhere_to_retreat(unit: counter) = "{unit} has nowhere to retreat and is lost.";
    left_helpless(unit: counter) = "{unit} cannot fight and is eliminated.";
    crushed(unit: counter) = "{unit} is crushed by the vehicle.";
    joins(unit: counter) = "{unit} joins the other half-squad.";
    is_destroyed(unit: counter) = "{unit} is destroyed.";
    is_abandoned(unit: counter) = "{unit} is Abandoned.";
    dies_with_vehicle(unit: counter) = "{unit} is lost with the vehicle.";
}

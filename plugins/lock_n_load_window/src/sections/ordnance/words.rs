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

    unarmoured = "unarmoured";
    armour(factor: number) = "armour {factor}";
    leader_who_directs = "Leader who directs";
    hit_attacks = "A hit attacks";
    in_short(from: text, weapon: counter, chance: text) = "From {from}: {weapon} hits in {chance}";
    shot_title(from: text, at: text) = "Ordnance  {from} to {at}";
    turns_to_fire = "Turns to fire";
    turret_to(to: text) = "turret to {to}";
    hull_to(to: text) = "to {to}";
    fired_at_by(weapon: counter) = "fired at by {weapon}";
    to_hit = "To hit";
    up_to(weapon: counter, range: number) = "{weapon}, up to {range}";
    hits_in(chance: text) = "hits in {chance}";
    penetration_against_armour = "Penetration against armour";
    of_hits(share: text) = "{share} of hits";
    in_and_on_it = "In and on it";
    hit = "hit";
    miss = "miss";
    natural_against(natural: number, needed: text) = "= {natural} against {needed}";
    more_against(natural: number, modifier: number, total: text, needed: text) = "= {natural} + {modifier} = {total} against {needed}";
    less_against(natural: number, modifier: number, total: text, needed: text) = "= {natural} \u{2212} {modifier} = {total} against {needed}";
    by_a_natural(natural: number) = "by a natural {natural}";
    dug_in = "dug in: no effect";
    a_dud = "a dud";
    catastrophic_hit = "catastrophic hit";

    open_fire = "Open fire";
    open_fire_confirm = "Rolls the shot that is shown.";
}

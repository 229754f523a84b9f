//! What the window says about overruns.

table::words! { "window.overrun";
    resolved(vehicle: counter, whom: counters, at: text, attack: number, die: number, outcome: say) = "{vehicle} overruns {whom} in {at}: {attack} against {die}; {outcome}.";
    called(vehicle: counter, whom: counters, at: text) = "{vehicle} overruns {whom} in {at}";
    over(margin: number) = "{margin} over";
    no_effect = "no effect";

    assaults(unit: counter) = "{unit} assaults";
    assaults_with(unit: counter, weapon: counter) = "{unit} assaults with {weapon}";
    assaults_helped(unit: counter, leader: counter) = "{unit} assaults, {leader} helps";
    assaults_with_helped(unit: counter, weapon: counter, leader: counter) = "{unit} assaults with {weapon}, {leader} helps";
    with_chance(assaults: say, chance: text) = "{assaults}: {chance}";
    goes_to(unit: counter, to: text) = "{unit} to {to}";
    nobody_assaults = "Nobody assaults";
    others_stay = "The others stay";
    who_assaults(vehicle: counter) = "who assaults {vehicle}, which has overrun them?";
    stands_among_them(vehicle: counter) = "{vehicle} stands among them. Each may assault it, after a Morale Check.";
    who_gives_way(at: text) = "who gives way to the vehicle in {at}, and where to?";
    may_go_or_share = "The vehicle stays in this hex. Each unit may go to an adjacent one, or share it.";
    overrun_hint = "Drives in among enemies and attacks all of them: 4 points more than the hex.";
    overrun = "Overrun";
    overrun_in(at: text) = "Overrun in {at}";
    movement_points = "Movement points";
    overruns(vehicle: counter, whom: counters) = "{vehicle} overruns {whom}";

    close_assault_the_vehicle_title = "Close Assault the vehicle?";
    retreat_from_the_vehicle_title = "Retreat from the vehicle?";
    drive_in = "Drive in";
    drive_in_confirm = "Drives in and rolls the attack that is shown.";
    wants_whom_to_overrun = "choose whom to overrun";
}

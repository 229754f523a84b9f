//! What the window says about overruns.

table::words! { "window.overrun";
    resolved(vehicle: counter, whom: counters, at: text, attack: number, die: number, outcome: say) = "{vehicle} overruns {whom} in {at}: {attack} against {die}; {outcome}.";
    called(vehicle: counter, whom: counters, at: text) = "{vehicle} overruns {whom} in {at}";
    over(margin: number) = "{margin} over";
    no_effect = "no effect";
}

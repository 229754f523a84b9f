//! What the window says about who plays, what they think of, and what they advise.

table::words! { "window.players";
    thinks(player: text) = "the computer decides ({player})";
    harms(unit: counter, chance: text) = "harms {unit} with {chance}";
    takes_objective = "takes an objective";
    out_of_sight = "ends out of sight";
    like_passing = "no better than passing";
    better_than_passing(points: number) = "{points} points better than passing";
    worse_than_passing(points: number) = "{points} points worse than passing";
    fell_back(player: text) = "{player} came to nothing, and did what came to mind.";
    asked_for_advice(side: text) = "{side} asked what the computer would do.";
}

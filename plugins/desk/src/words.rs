//! What the desk says of who plays and what they advise, whatever the game.

table::words! { "desk";
    like_passing = "no better than passing";
    points(points: number) = "{points} points";
    one_point = "1 point";
    better_than_passing(points: say) = "{points} better than passing";
    worse_than_passing(points: say) = "{points} worse than passing";
    nothing_else = "there is nothing else to do";
    as_good_as_the_best = "as good as the best plan, as far as the computer can tell";
    worse_than_the_best(points: say, error: number) = "{points} (± {error}) worse than the best plan";
    better_than_the_next(points: say, error: number) = "{points} (± {error}) better than the next best plan";
    fell_back(side: text) = "The computer of {side} came to nothing, and did what came to mind.";
    became(unit: text, before: text, after: text) = "{unit}: {before} \u{203A} {after}";
    asked_for_advice(side: text) = "{side} asked what the computer would do.";
}

/// All lines that the desk says.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    ALL.iter().copied()
}

/// A sentence begins with a capital.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

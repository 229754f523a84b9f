//! Words of the game that a newcomer does not know, explained where they stand: in tooltips, and at the head of the rule reference.

/// The words, in the order of the alphabet, and what each means.
pub(crate) const WORDS: [(&str, &str); 19] = [
    ("Acquired", "A gun that fires at the same target again hits it more easily: -1, then -2."),
    ("Activate", "The men of a hex begin to act; when they have, the other side has its impulse."),
    ("Assault Move", "Up to half the movement points, with fire at a penalty afterwards."),
    ("Damage Check", "Who is hit throws a die against morale: nothing, Shaken, reduced or eliminated."),
    ("Double Time", "With a leader, two more movement points, up to his own."),
    (
        "Fire for effect",
        "FFE: the shells that follow a Spotting Round. They strike everybody there, and who enters later in the turn.",
    ),
    ("Good Order", "Not Shaken: may do everything."),
    ("Impulse", "A side's turn within the turn: it activates a hex, or passes."),
    ("Initiative", "Who has it takes the first impulse of the turn."),
    ("Lead", "A leader activates his hex and all adjacent ones together, once in a turn."),
    ("Low Crawl", "One hex in the whole impulse; fire at it gains nothing by the movement."),
    ("Melee", "Both sides are in one hex: they fight there until one side is gone."),
    ("Opportunity Fire", "Fire out of turn at who moves in sight. Whoever fires so has acted in this turn."),
    ("Ops Complete", "Has done its share in this turn: Opportunity Fire at half strength is what is left."),
    ("Shaken", "Does not attack until it rallies, in a Rally Phase."),
    (
        "Spotted",
        "May be fired at. In the open that is always so; elsewhere who moves or fires becomes Spotted, or is found by a try to spot.",
    ),
    ("Stacking", "How many may stand in a hex together."),
    ("Stealth", "Half the movement points, hard to spot."),
    ("TM", "Target Modifier: what the terrain adds to the defence of those in it."),
];

/// What a word means, whatever stands around it: "Activate adjacent hexes" is explained by "Activate". None where no word needs it.
pub(crate) fn of(words: &str) -> Option<&'static str> {
    let words = words.to_lowercase();
    let is_in = |word: &str| {
        let word = word.to_lowercase();
        words == word || words.starts_with(&format!("{word} ")) || words.starts_with(&format!("{word}s"))
    };
    let found = WORDS.iter().filter(|(word, _)| is_in(word)).max_by_key(|(word, _)| word.len());
    found.map(|(_, means)| *means)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_explained_wherever_they_stand() {
        assert_eq!(of("TM"), Some(WORDS[18].1));
        assert!(of("Activate C3").is_some_and(|means| means.contains("begin to act")));
        assert!(of("Lead").is_some() && of("leader").is_none());
        assert_eq!(of("Settings"), None);
    }

    #[test]
    fn each_word_stands_once_in_the_order_of_the_alphabet() {
        let words: Vec<String> = WORDS.iter().map(|(word, _)| word.to_lowercase()).collect();
        assert!(words.windows(2).all(|pair| pair[0] < pair[1]), "{words:?}");
        assert!(WORDS.iter().all(|(_, means)| means.ends_with('.')));
    }
}

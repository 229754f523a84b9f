//! The known word that a mistyped one probably meant.

/// Words longer than this get no suggestion: the comparison is quadratic, and nobody mistypes such a word.
const LONGEST_WORD: usize = 64;

/// The candidate nearest to `word`, if one is near enough to be a plausible slip of the fingers.
///
/// Upper and lower case count as the same letter. Of two equally near candidates the first one wins.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = folded(word);
    let letters = word.chars().count();
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let other = folded(candidate);
        let longer = letters.max(other.chars().count());
        if word.is_empty() || longer > LONGEST_WORD {
            continue;
        }
        // A slip is a letter too many, too few or wrong, or two letters that have changed places. One slip in three letters, and at least
        // one letter in common.
        let distance = strsim::osa_distance(&word, &other);
        let near = distance <= (longer / 3).max(1) && distance < longer;
        if near && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The hint that goes with [`nearest`]: ``did you mean `hex`?``.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(word, candidates).map(|candidate| format!("did you mean `{candidate}`?"))
}

fn folded(word: &str) -> String {
    word.chars().take(LONGEST_WORD + 1).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(word: &str, candidates: &str, expected: Option<&str>) {
        assert_eq!(nearest(word, candidates.split_whitespace()), expected, "{word} among {candidates}");
    }

    #[test]
    fn one_slip_is_found() {
        check("hxe", "hex side kind", Some("hex"));
        check("squd", "leader squad", Some("squad"));
        check("squadd", "leader squad", Some("squad"));
        check("sqaud", "leader squad", Some("squad"));
        check("SQUAD", "leader squad", Some("squad"));
    }

    #[test]
    fn the_nearest_wins_and_then_the_first() {
        check("turret", "turrets turret", Some("turret"));
        check("cat", "bat hat", Some("bat"));
    }

    #[test]
    fn unlike_words_are_not_suggested() {
        check("wheat", "hedge road", None);
        check("a", "b", None);
        check("ab", "a", Some("a"));
        check("", "a b", None);
        check("anything", "", None);
    }

    #[test]
    fn endless_words_get_no_suggestion() {
        let word = "a".repeat(5000);
        assert_eq!(nearest(&word, [word.as_str()]), None);
    }

    #[test]
    fn the_hint_asks() {
        assert_eq!(did_you_mean("hxe", ["hex"]).as_deref(), Some("did you mean `hex`?"));
        assert_eq!(did_you_mean("tree", ["hex"]), None);
    }
}

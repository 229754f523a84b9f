//! The known word that a mistyped one probably meant.

/// Words longer than this get no suggestion: the comparison is quadratic, and nobody mistypes such a word.
const LONGEST_WORD: usize = 64;

/// The candidate nearest to `word`, if one is near enough to be a plausible slip of the fingers.
///
/// Upper and lower case count as the same letter. Of two equally near candidates the first one wins.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = folded(word);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let other = folded(candidate);
        let longer = word.len().max(other.len());
        if word.is_empty() || longer > LONGEST_WORD {
            continue;
        }
        // One slip in three letters, and at least one letter in common.
        let distance = distance(&word, &other);
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

fn folded(word: &str) -> Vec<char> {
    word.chars().take(LONGEST_WORD + 1).flat_map(char::to_lowercase).collect()
}

/// How many letters to insert, delete, replace or swap with their neighbour to get from one word to the other.
fn distance(from: &[char], to: &[char]) -> usize {
    let mut two_back: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=to.len()).collect();
    for (row, &letter) in from.iter().enumerate() {
        let mut current = vec![row + 1];
        for (column, &other) in to.iter().enumerate() {
            let replaced = above[column] + usize::from(letter != other);
            let mut least = replaced.min(above[column + 1] + 1).min(current[column] + 1);
            if row > 0 && column > 0 && letter == to[column - 1] && from[row - 1] == other {
                least = least.min(two_back[column - 1] + 1);
            }
            current.push(least);
        }
        two_back = std::mem::replace(&mut above, current);
    }
    above[to.len()]
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
    fn distances_count_swaps_once() {
        let between = |from: &str, to: &str| distance(&folded(from), &folded(to));
        assert_eq!(between("kitten", "sitting"), 3);
        assert_eq!(between("abcd", "abdc"), 1);
        assert_eq!(between("", "abc"), 3);
        assert_eq!(between("abc", ""), 3);
    }

    #[test]
    fn the_hint_asks() {
        assert_eq!(did_you_mean("hxe", ["hex"]).as_deref(), Some("did you mean `hex`?"));
        assert_eq!(did_you_mean("tree", ["hex"]), None);
    }
}

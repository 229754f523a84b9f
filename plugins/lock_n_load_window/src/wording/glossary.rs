//! Words of the game that a newcomer does not know, explained where they stand: in tooltips, and at the head of the rule reference.

use crate::words;
use table::Say;

/// The words, in the order of the English alphabet, and what each means.
fn all() -> [(Say, Say); 19] {
    [
        (words::acquired(), words::acquired_means()),
        (words::activate(), words::activate_means()),
        (words::assault_move(), words::assault_move_means()),
        (words::damage_check(), words::damage_check_means()),
        (words::double_time(), words::double_time_means()),
        (words::fire_for_effect(), words::fire_for_effect_means()),
        (words::good_order(), words::good_order_means()),
        (words::impulse(), words::impulse_means()),
        (words::initiative(), words::initiative_means()),
        (words::lead(), words::lead_means()),
        (words::low_crawl(), words::low_crawl_means()),
        (words::melee(), words::melee_means()),
        (words::opportunity_fire(), words::opportunity_fire_means()),
        (words::ops_complete(), words::ops_complete_means()),
        (words::shaken(), words::shaken_means()),
        (words::spotted(), words::spotted_means()),
        (words::stacking(), words::stacking_means()),
        (words::stealth(), words::stealth_means()),
        (words::target_modifier(), words::target_modifier_means()),
    ]
}

/// What a word means, whatever stands around it: "Activate adjacent hexes" is explained by "Activate". None where no word needs it.
pub(crate) fn of(words: &str) -> Option<Say> {
    let words = words.to_lowercase();
    // A letter more may stand for several of it.
    let ends = |rest: &str| rest.chars().take_while(|letter| *letter != ' ').count() < 2;
    let is_in = |word: &str| words.strip_prefix(word).is_some_and(ends);
    let known = all().map(|(word, means)| (word.said().to_lowercase(), means));
    let found = known.into_iter().filter(|(word, _)| is_in(word)).max_by_key(|(word, _)| word.len());
    found.map(|(_, means)| means)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_explained_wherever_they_stand() {
        assert_eq!(of("TM"), Some(words::target_modifier_means()));
        assert!(of("Activate C3").is_some_and(|means| means.said().contains("begin to act")));
        assert!(of("Lead").is_some() && of("leader").is_none());
        assert_eq!(of("Settings"), None);
    }

    #[test]
    fn each_word_stands_once_in_the_order_of_the_alphabet() {
        let words: Vec<String> = all().map(|(word, _)| word.said().to_lowercase()).into();
        assert!(words.windows(2).all(|pair| pair[0] < pair[1]), "{words:?}");
        assert!(all().iter().all(|(_, means)| means.said().ends_with('.')));
    }
}

//! What is said, in English and in another language.

use crate::{Arg, CounterId, English, Forms, Language, Listing, Named, Refusal, RuleId, Say, Words};
use std::borrow::Cow;
use std::collections::BTreeMap;

mod words {
    crate::words! { "tin";
        too_far = "that is too far";
        /// Who does not reach what.
        not_in_reach(who: counter, at: text, by: number) = "{who} misses {at} by {by} cm";
        all_see(who: counters) = "{who} see it";
        because(what: say, why: say) = "{what}: {why}";
        moves(n: number) = "{n} unit moves" | "{n} units move";
        /// The number is not the first argument, and the first form leaves it out.
        lost_in(at: text, men: number) = "a man is lost in {at}" | "{men} men are lost in {at}";
        take(side: text, sides: number) = "{side} takes it" | "{side} take it";
        needs(all: says) = "needs {all}";
        one_of(any: either) = "needs {any}";
        seen_from(places: texts) = "seen from {places}";
    }
}

fn red() -> CounterId {
    "red-1".parse().expect("an id")
}

/// A language of a few lines, with names for counters.
struct Backwards(BTreeMap<&'static str, &'static str>);
impl Language for Backwards {
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        Cow::Borrowed(self.0.get(words.id).copied().unwrap_or(words.english.of(number)))
    }
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        if id == red() { "Sergeant Red".into() } else { id.as_str().to_string().into() }
    }
}

fn backwards() -> Backwards {
    Backwards(BTreeMap::from([
        ("tin.too_far", "far too is that"),
        ("tin.not_in_reach", "cm {by} by {at} misses {who}"),
        ("tin.because", "{why}, so {what}"),
    ]))
}

#[test]
fn a_line_reads_as_its_section_has_it() {
    assert_eq!(words::too_far().to_string(), "that is too far");
    let say = words::not_in_reach(red(), "the hill", 3u8);
    assert_eq!(say.to_string(), "red-1 misses the hill by 3 cm");
    assert_eq!(say.told_in(&English), say.to_string());
    assert_eq!(format!("{say:?}"), "\"red-1 misses the hill by 3 cm\"");
    assert_eq!(words::all_see(&[red(), red(), red()]).to_string(), "red-1, red-1 and red-1 see it");
    assert_eq!(words::all_see(&[red()]).told_in(&backwards()), "Sergeant Red see it");
    let refusal = Refusal::new(RuleId("TIN-2"), words::because(words::too_far(), say));
    assert_eq!(refusal.to_string(), "that is too far: red-1 misses the hill by 3 cm [TIN-2]");
}

#[test]
fn another_language_has_its_own_order_and_names() {
    let say = words::because(words::too_far(), words::not_in_reach(red(), "the hill", 3u8));
    assert_eq!(say.told_in(&backwards()), "cm 3 by the hill misses Sergeant Red, so far too is that");
    // What is not translated stays English; what asks for too much says so.
    let poor = Backwards(BTreeMap::from([("tin.too_far", "{who} is {")]));
    assert_eq!(words::too_far().told_in(&poor), "{who} is {");
    assert_eq!(words::not_in_reach(red(), "E3", 1).told_in(&poor), "Sergeant Red misses E3 by 1 cm");
}

#[test]
fn a_file_holds_the_text_and_gives_it_back() {
    let say = words::not_in_reach(red(), "{by}", 3);
    let text = serde_json::to_string(&say).expect("it is written");
    assert_eq!(text, "\"red-1 misses {by} by 3 cm\"");
    let read: Say = serde_json::from_str(&text).expect("it is read");
    assert_eq!((read.to_string(), &read), (say.to_string(), &say));
    assert_eq!(read.told_in(&backwards()), say.to_string(), "a text is in no language");
    assert_ne!(read, words::too_far());
}

#[test]
fn a_refusal_is_no_larger_than_its_rule_and_a_pointer_to_the_line_with_its_arguments() {
    assert_eq!(size_of::<Refusal>(), 5 * size_of::<usize>());
    assert!(size_of::<Arg>() <= 4 * size_of::<usize>());
}

#[test]
fn a_section_lists_its_lines() {
    let ids: Vec<_> = words::ALL.iter().map(|words| (words.id, words.args.len())).take(4).collect();
    assert_eq!(ids, [("tin.too_far", 0), ("tin.not_in_reach", 3), ("tin.all_see", 1), ("tin.because", 2)]);
    let forms = Forms::ByNumber { one: "{n} unit moves", other: "{n} units move" };
    assert!(words::ALL.iter().any(|words| words.id == "tin.moves" && words.english == forms));
}

#[test]
fn a_line_that_counts_has_a_form_for_one_and_a_form_for_all_others() {
    let moves = [0, 1, 2, -1, 21].map(|n| words::moves(n).to_string());
    assert_eq!(moves, ["0 units move", "1 unit moves", "2 units move", "-1 units move", "21 units move"]);
    assert_eq!(words::lost_in("E3", 1).to_string(), "a man is lost in E3");
    assert_eq!(words::take("the Guard", 1).to_string(), "the Guard takes it");
    assert_eq!(words::take("the Guards", 2).to_string(), "the Guards take it");
    assert_eq!(words::lost_in("E3", 4).to_string(), "4 men are lost in E3");
}

/// A language with three plurals, which lists things its own way.
struct Slavic;
impl Language for Slavic {
    fn line(&self, words: &'static Words, number: Option<i64>) -> Cow<'_, str> {
        if words.id != "tin.moves" {
            return words.english.of(number).into();
        }
        let number = number.expect("its number");
        match (number % 10, number % 100) {
            (1, rest) if rest != 11 => "{n} jednotka",
            (2..=4, rest) if !(12..=14).contains(&rest) => "{n} jednotki",
            _ => "{n} jednotek",
        }
        .into()
    }
    fn list(&self, listing: Listing, items: &[Cow<'_, str>]) -> String {
        items.join(if listing == Listing::All { " i " } else { " albo " })
    }
}

#[test]
fn a_language_has_plurals_and_lists_of_its_own() {
    let moves = [1, 2, 5, 12, 21, 22].map(|n| words::moves(n).told_in(&Slavic));
    let wanted = ["1 jednotka", "2 jednotki", "5 jednotek", "12 jednotek", "21 jednotka", "22 jednotki"];
    assert_eq!(moves, wanted);
    let both = || [words::moves(1), words::moves(2)];
    assert_eq!(words::needs(both()).told_in(&Slavic), "needs 1 jednotka i 2 jednotki");
    assert_eq!(words::one_of(both()).told_in(&Slavic), "needs 1 jednotka albo 2 jednotki");
    assert_eq!(words::all_see(&[red(), red(), red()]).told_in(&Slavic), "red-1 i red-1 i red-1 see it");
}

#[test]
fn several_lines_texts_or_counters_are_listed_in_the_same_way() {
    let says = |n: i64| (1..=n).map(words::moves);
    assert_eq!(words::needs(says(3)).to_string(), "needs 1 unit moves, 2 units move and 3 units move");
    assert_eq!(words::one_of(says(3)).to_string(), "needs 1 unit moves, 2 units move or 3 units move");
    assert_eq!(words::needs(says(2)).to_string(), "needs 1 unit moves and 2 units move");
    assert_eq!(words::one_of(says(1)).to_string(), "needs 1 unit moves");
    assert_eq!(words::needs([]).to_string(), "needs ");
    assert_eq!(words::seen_from(["E3", "F4", "G5"]).to_string(), "seen from E3, F4 and G5");
    assert_eq!(words::all_see(&[]).to_string(), "nobody see it");
    assert_eq!(Say::all(says(2)).to_string(), "1 unit moves and 2 units move");
    assert_eq!(
        words::because(Say::either(says(2)), words::too_far()).to_string(),
        "1 unit moves or 2 units move: that is too far"
    );
}

#[test]
fn the_screen_speaks_english_as_long_as_no_language_was_chosen() {
    let say = words::not_in_reach(red(), "the hill", 3u8);
    assert_eq!(say.said(), say.to_string());
    let named = Named(|id: CounterId| format!("<{id}>"));
    assert_eq!(say.told_in(&named), "<red-1> misses the hill by 3 cm");
    assert_eq!(words::all_see(&[red(), red()]).told_in(&named), "<red-1> and <red-1> see it");
}

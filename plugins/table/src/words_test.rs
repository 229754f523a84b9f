//! What is said, in English and in another language.

use crate::{Arg, CounterId, English, Language, Refusal, RuleId, Say, Words};
use std::borrow::Cow;
use std::collections::BTreeMap;

mod words {
    crate::words! { "tin";
        too_far = "that is too far";
        /// Who does not reach what.
        not_in_reach(who: counter, at: text, by: number) = "{who} misses {at} by {by} cm";
        all_see(who: counters) = "{who} see it";
        because(what: say, why: say) = "{what}: {why}";
    }
}

fn red() -> CounterId {
    "red-1".parse().expect("an id")
}

/// A language of a few lines, with names for counters.
struct Backwards(BTreeMap<&'static str, &'static str>);
impl Language for Backwards {
    fn line(&self, words: &'static Words) -> &str {
        self.0.get(words.id).copied().unwrap_or(words.english)
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
    let ids: Vec<_> = words::ALL.iter().map(|words| (words.id, words.args.len())).collect();
    assert_eq!(ids, [("tin.too_far", 0), ("tin.not_in_reach", 3), ("tin.all_see", 1), ("tin.because", 2)]);
}

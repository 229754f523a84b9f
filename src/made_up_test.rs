//! The program speaks another language than English.

use super::{MadeUp, made_up};
use table::{CounterId, Named, Say, speak, spoken};

mod words {
    table::words! { "test";
        ready = "ready";
        score(first: number, second: number) = "{first}:{second}";
        fires(who: counter, at: text) = "{who} fires at {at}";
        moves(n: number) = "{n} unit moves" | "{n} units move";
        so(what: says) = "So {what}.";
    }
}

#[test]
fn words_are_changed_and_arguments_are_kept() {
    assert_eq!(made_up("{who} fires at {at}"), "‹{who} fïŕêš àţ {at}›");
    assert_eq!(made_up("{first}:{second}"), "{first}:{second}");
    assert_eq!(made_up(""), "");
}

/// The only test here that chooses the program's language: it is chosen once.
#[test]
fn the_screen_speaks_the_language_that_was_chosen_and_files_speak_english() {
    let fires = || words::fires("ge-5".parse().expect("an id"), "E3");
    assert_eq!(words::ready().said(), "ready");
    assert!(speak(Box::new(MadeUp)) && !speak(Box::new(MadeUp)), "it is chosen once");

    assert_eq!(words::ready().said(), "‹ŕêàďÿ›");
    assert_eq!(words::score(3, 2).said(), "3:2");
    assert_eq!(words::moves(1).said(), "‹1 üñïţ mövêš›");
    assert_eq!(words::moves(4).said(), "‹4 üñïţš mövê›");
    assert_eq!(words::so([words::ready(), words::moves(2)]).said(), "‹Šö ‹‹ŕêàďÿ› àñď ‹2 üñïţš mövê››.›");
    assert_eq!(fires().said(), "‹ge-5 fïŕêš àţ E3›");
    assert_eq!(fires().told_in(&Named(|_: CounterId| "Squad A".to_owned())), "‹Squad A fïŕêš àţ E3›");
    assert_eq!(Say::told("as it is").said(), "as it is");

    assert_eq!(fires().to_string(), "ge-5 fires at E3");
    assert_eq!(serde_json::to_string(&fires()).expect("it is written"), "\"ge-5 fires at E3\"");
    assert_eq!(spoken().counters(&[]), "‹ñöböďÿ›");
}

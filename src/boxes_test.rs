//! Keys of games.

use super::*;

#[test]
fn every_game_has_a_key_of_its_own_and_its_own_book() {
    for (n, key) in Key::ALL.iter().enumerate() {
        assert!(Key::ALL[..n].iter().all(|other| other.word() != key.word() && other.name() != key.name()));
        assert_eq!((key.word().parse(), key.book().key, key.to_string().as_str()), (Ok(*key), key.word(), key.word()));
    }
    assert!(Key::FIRST.is_for_players(), "what is meant where nothing names a game is shown to players");
}

#[test]
fn an_unknown_key_is_told_with_what_may_be_meant() {
    let told = |word: &str| word.parse::<Key>().expect_err("no game");
    assert_eq!(told("lock_n_lode"), "there is no game `lock_n_lode`; did you mean `lock_n_load`?");
    assert_eq!(told("chess"), "there is no game `chess`; known are lock_n_load, perrys_heroes");
    assert_eq!(
        told("tin_soldier"),
        "there is no game `tin_soldier`; known are lock_n_load, perrys_heroes",
        "the toy is not shown"
    );
}

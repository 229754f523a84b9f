//! Chances of two dice.

/// How many of the 36 throws of two dice are at most `needed`.
pub fn throws_up_to(needed: i32) -> u8 {
    let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
    throws.filter(|sum| *sum <= needed).count() as u8
}

//! A panic in the rules or in a player is a failure of the game in which it happens, not the end of the program.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game went wrong in the playing: nothing is wrong with its files, and the next one may go well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed(pub String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// What comes of playing. A panic in it is told as a failure.
///
/// # Errors
/// Its own, or [`Failed`] where it panicked.
pub fn caught<T>(play: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        Err(Failed(format!("panic: {}", text.unwrap_or_default())).into())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context as _;

    #[test]
    fn a_panic_is_told_as_a_failure_and_an_error_stays_what_it_is() {
        let none: [u8; 0] = [];
        let broke = caught(|| Ok(none.iter().position(|n| *n == 1).expect("a one"))).expect_err("a panic");
        assert_eq!(broke.to_string(), "panic: a one");
        let broke = Err::<(), _>(broke).context("in the second battle").expect_err("the same");
        assert!(broke.is::<Failed>(), "also behind what is said before it");
        let other = caught(|| anyhow::bail!("no such file") as anyhow::Result<()>).expect_err("an error");
        assert!(!other.is::<Failed>() && other.to_string() == "no such file");
        assert_eq!(caught(|| Ok(3)).expect("three"), 3);
    }
}

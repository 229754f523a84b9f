//! Mistakes of scenario.

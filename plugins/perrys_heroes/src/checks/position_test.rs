//! Mistakes of position.

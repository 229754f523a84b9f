//! Mistakes of weapons.

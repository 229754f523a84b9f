//! Mistakes of force.

//! Tests of `melee.rs`.

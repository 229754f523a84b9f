//! Tests of `melee_round.rs`.

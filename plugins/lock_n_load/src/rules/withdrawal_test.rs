//! Tests of `withdrawal.rs`.

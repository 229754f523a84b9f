//! hedgerow
fn main() {}

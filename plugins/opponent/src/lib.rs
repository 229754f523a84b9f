//! opponent

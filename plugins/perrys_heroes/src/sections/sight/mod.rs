//! Lines of sight (7.13.2).
